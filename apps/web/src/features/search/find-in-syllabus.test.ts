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
const find = (query: string) => findInSyllabus(query, chapters, 6).map(({ title, within }) => [title, within])

it('finds a chapter and says to which subject it belongs', () => {
  expect(find('work')).toEqual([['Time & Work', ['Quantitative Aptitude']]])
})

it('finds a type of question by another of its names and says where it stands', () => {
  expect(find('tanks')).toEqual([['Pipes & Cisterns', ['Quantitative Aptitude', 'Time & Work']]])
})

it('finds nothing for what the syllabus does not have', () => {
  expect(find('zebra')).toEqual([])
})
