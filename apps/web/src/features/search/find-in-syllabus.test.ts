import { expect, it } from 'vitest'
import type { SyllabusChapter } from '../../lib/syllabus.ts'
import { findInSyllabus } from './find-in-syllabus.ts'

const node = { paths: [], names: [], aliases: [] }
const chapters: SyllabusChapter[] = [
  {
    ...node,
    id: 'time-and-work',
    title: 'Time & Work',
    topic: 'Time & Work',
    subjectId: 'quant',
    subject: 'Quantitative Aptitude',
    types: [
      { ...node, id: 'pipes', title: 'Pipes & Cisterns', topic: 'Pipes & Cisterns', aliases: ['tanks'] },
    ],
  },
]

it('finds a chapter and says to which subject it belongs', () => {
  expect(findInSyllabus('work', chapters)).toEqual([
    { id: 'time-and-work', title: 'Time & Work', topic: 'Time & Work', within: 'Quantitative Aptitude' },
  ])
})

it('finds a type of question by another of its names and says where it stands', () => {
  expect(findInSyllabus('tanks', chapters)).toEqual([
    {
      id: 'pipes',
      title: 'Pipes & Cisterns',
      topic: 'Pipes & Cisterns',
      within: 'Quantitative Aptitude, Time & Work',
    },
  ])
})
