import { prepareHistoryEntry } from '@ekagra/exam/history/save-history'
import { tallyHistory, tallyOf } from '@ekagra/exam/history/tally-history'
import { resolveTopic } from '@ekagra/questions/topic/resolve/resolve-topic'
import { describe, expect, it } from 'vitest'
import { makeDraft, makeQuestions } from '../../testing/make-attempt.ts'
import { openSyllabus, type SyllabusChapter } from './syllabus.ts'

const { chapterToday, syllabusChapters, syllabusExams, syllabusGroups, syllabusSubjects } =
  await openSyllabus()

/** The types of question that the engine would ask for a topic. */
const asked = async (topic: string) => (await resolveTopic(topic))?.types.map(({ entry }) => entry.id).sort()
const typesOf = (chapters: readonly SyllabusChapter[]) =>
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
    const chapters = [...syllabusChapters, ...syllabusGroups].map(({ id }) => id)
    expect(new Set(chapters).size).toBe(chapters.length)
  })
})

describe('a chapter that was divided', () => {
  const [history] = syllabusGroups
  const nodeOf = (id: string) =>
    syllabusChapters.find((chapter) => chapter.id === id) ?? expect.fail(`there is no chapter ${id}`)

  it('SHELL-24 keeps its address and its topic, for all that it held', async () => {
    expect(history).toMatchObject({ id: 'history', title: 'History', topic: 'History' })
    const members = [
      'ancient-and-medieval-history',
      'early-india',
      'medieval-rulers',
      'modern-history',
      'makers-of-modern-india',
      'world-history',
    ].map(nodeOf)
    expect(history?.types.map(({ id }) => id).sort()).toEqual(typesOf(members))
    expect(await asked('history')).toEqual(typesOf(members))
  })

  it('has what was answered before counted, once, for the chapter that asks it now', () => {
    const paths = [
      ['Freedom Movement', 'Quit India Movement'],
      ['Dynasties', 'Gupta Empire'],
      ['Society & State in Early India', 'Dynasties'],
    ]
    const questions = makeQuestions(3).map((question, index) => ({
      ...question,
      topicPath: ['General Awareness', 'History', paths[index]?.[0] ?? ''],
      concept: paths[index]?.[1] ?? '',
    }))
    const prepared = prepareHistoryEntry({ ...makeDraft('before', 3), questions }, '2026-11-15T10:00:00.000Z')
    const stored = tallyHistory(prepared.ok ? [prepared.entry] : [], chapterToday)
    const asked = (part: Parameters<typeof tallyOf>[1]) => tallyOf(stored, part).asked
    expect(asked(nodeOf('modern-history'))).toBe(1)
    expect(asked(nodeOf('ancient-and-medieval-history'))).toBe(2)
    expect(asked(nodeOf('world-history'))).toBe(0)
    expect(history && asked(history)).toBe(3)
    const gupta = nodeOf('ancient-and-medieval-history').concepts.find(
      ({ title }) => title === 'Gupta Empire',
    )
    expect(gupta && asked(gupta)).toBe(1)
    expect(chapterToday('History', 'Freedom Movement')).toBe('Modern History')
    expect(chapterToday('Optics', 'Lens')).toBe('Optics')
  })

  it('has a type that moved out of a chapter counted where it is now, and what stayed where it was', () => {
    const markets = 'Demand, Supply & Markets'
    expect(chapterToday('Indian Economy', markets)).toBe('Microeconomics')
    expect(chapterToday('Economy & Banking', markets)).toBe('Microeconomics')
    expect(chapterToday('Microeconomics', markets)).toBe('Microeconomics')
    expect(chapterToday('Indian Economy', 'Economy in Depth')).toBe('Indian Economy')
  })

  it('shows economics, which was a name of one chapter, as its two', async () => {
    const economics = syllabusGroups.find(({ id }) => id === 'economics')
    const members = ['indian-economy', 'microeconomics'].map(nodeOf)
    expect(economics?.types.map(({ id }) => id).sort()).toEqual(typesOf(members))
    for (const topic of ['economics', 'economy']) expect(await asked(topic)).toEqual(typesOf(members))
    for (const { names } of members) expect(names).toContain('economy')
  })
})
