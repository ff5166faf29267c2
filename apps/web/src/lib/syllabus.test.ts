import { resolveTopic } from '@ekagra/questions/topic/resolve-topic'
import { describe, expect, it } from 'vitest'
import { syllabusChapters, syllabusExams, syllabusSubjects } from './syllabus.ts'

/** The types of question that the engine would ask for a topic. */
const asked = async (topic: string) => (await resolveTopic(topic))?.types.map(({ entry }) => entry.id).sort()
const typesOf = (chapters: typeof syllabusChapters) =>
  chapters.flatMap(({ types }) => types.map(({ id }) => id)).sort()

describe('syllabus', () => {
  it.each(syllabusSubjects)(
    'SHELL-24 a request for $topic covers all its chapters',
    async ({ topic, chapters }) => {
      expect(await asked(topic)).toEqual(typesOf(chapters))
    },
  )

  it.each(syllabusChapters)('SHELL-24 a request for $topic covers its types of question', async (chapter) => {
    expect(await asked(chapter.topic)).toEqual(typesOf([chapter]))
  })

  it.each(syllabusChapters.flatMap(({ types }) => types))(
    'SHELL-24 a request for $topic includes that type',
    async (type) => {
      expect(await asked(type.topic)).toContain(type.id)
    },
  )

  it.each(syllabusExams.flatMap(({ subjects }) => subjects))(
    'SHELL-24 a request for $topic covers what the exam asks of it',
    async ({ topic, chapters }) => {
      expect(await asked(topic)).toEqual(typesOf(chapters))
    },
  )

  it.each(syllabusExams)('SHELL-24 a request for $topic covers its subjects', async ({ topic, subjects }) => {
    expect(await asked(topic)).toEqual(typesOf(subjects.flatMap(({ chapters }) => chapters)))
  })

  it('SHELL-24 no two exams or subjects, and no two chapters, share an address', () => {
    const categories = [...syllabusExams, ...syllabusSubjects].map(({ id }) => id)
    expect(new Set(categories).size).toBe(categories.length)
    const chapters = syllabusChapters.map(({ id }) => id)
    expect(new Set(chapters).size).toBe(chapters.length)
  })
})
