import { describe, expect, it } from 'vitest'
import { categories } from '../../messages/en/categories.ts'
import { categories as hindi } from '../../messages/hi/categories.ts'
import { findInSyllabus, placeOf } from './find-in-syllabus.ts'
import type { SyllabusChapter } from './syllabus.ts'

const node = (title: string, aliases: string[] = []) => ({
  id: title,
  title,
  topic: title,
  aliases,
  paths: [],
  names: [],
})

const chapter = (title: string, types: string[], aliases: string[] = []): SyllabusChapter => ({
  ...node(title, aliases),
  subjectId: 'mathematics',
  subject: 'Mathematics',
  types: types.map((type) => node(type)),
  concepts: [node(`Basics of ${title}`, [`${title} ke mool`])],
})

const lists = {
  syllabusExams: [{ ...node('SSC CGL', ['staff selection commission']), subjects: [] }],
  syllabusSubjects: [{ ...node('Mathematics', ['quant']), chapters: [] }],
  syllabusGroups: [],
  syllabusChapters: [
    chapter('Time & Work', ['Pipes & Cisterns', 'Working Together']),
    chapter('Speed, Time & Distance', ['Trains'], ['motion in a line']),
    chapter('Work', []),
  ],
}

const search = (text: string, limit = 30, { partName } = categories) =>
  findInSyllabus(lists, text, { limit, partName })
const find = (text: string, words = categories) => search(text, 30, words).map(({ node: { title } }) => title)

describe('search in the syllabus', () => {
  it('finds nothing for a blank text', () => {
    expect(find('  ')).toEqual([])
  })

  it('finds exams, subjects, chapters, concepts and types, by any of their names', () => {
    expect(find('ssc cgl')).toEqual(['SSC CGL'])
    expect(find('staff selection')).toEqual(['SSC CGL'])
    expect(find('quant')).toEqual(['Mathematics'])
    expect(find('time and wo')[0]).toBe('Time & Work')
    expect(find('cisterns')[0]).toBe('Pipes & Cisterns')
    expect(find('speed time and distance ke mool')[0]).toBe('Basics of Speed, Time & Distance')
  })

  it('finds a subject by its Hindi name when it is shown in Hindi', () => {
    expect(find('गणित', hindi)).toEqual(['Mathematics'])
    expect(find('quant', hindi)).toEqual(['Mathematics'])
  })

  it('names the chapter of a type', () => {
    expect(search('trains', 1)).toMatchObject([
      { kind: 'type', node: { title: 'Trains' }, chapter: { title: 'Speed, Time & Distance' } },
    ])
  })

  it('gives no more results than requested', () => {
    expect(search('work', 2)).toHaveLength(2)
  })

  it('says which subject a chapter belongs to, and which chapter a type belongs to', () => {
    expect(search('motion in a line', 1).map(placeOf)).toEqual([['Mathematics']])
    expect(search('cisterns', 1).map(placeOf)).toEqual([['Mathematics', 'Time & Work']])
    expect(search('ssc cgl', 1).map(placeOf)).toEqual([[]])
  })

  it('finds nothing for a text that is not in the syllabus', () => {
    expect(find('zebra')).toEqual([])
  })
})
