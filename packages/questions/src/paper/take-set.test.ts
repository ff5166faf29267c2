import { questionSets } from '@ekagra/exam/exam-paper/question-sets'
import { describe, expect, it } from 'vitest'
import { catalogue, loadChapter } from '../chapters/catalogue.ts'
import { findPattern } from '../exams/patterns.ts'
import { makeExamPaper } from './make-exam-paper.ts'
import { makePaper, regenerate } from './make-paper.ts'

const ofSets = 'reasoning/floor-set'

interface Run {
  type: string
  stem: string
  size: number
}

/** The questions on each stem, in the order of the paper; a stem that comes back later counts again. */
function runsOf(questions: readonly { figure?: unknown; generator?: { type: string } | undefined }[]): Run[] {
  const runs: Run[] = []
  for (const { figure, generator } of questions) {
    if (!generator?.type.endsWith('-set')) continue
    const stem = JSON.stringify(figure)
    const last = runs.at(-1)
    if (last?.stem === stem) last.size += 1
    else runs.push({ type: generator.type, stem, size: 1 })
  }
  expect(new Set(runs.map(({ stem }) => stem)).size).toBe(runs.length)
  return runs
}

/** The sets that have fewer or more questions than their type asks. */
async function cutSets(runs: readonly Run[]): Promise<Run[]> {
  const sizes = await Promise.all(
    runs.map(async ({ type }) => {
      const entry = catalogue.find(({ id }) => id === type)
      return entry && (await loadChapter(entry.chapterId)).get(type)?.set?.size
    }),
  )
  return runs.filter(({ size }, index) => size !== sizes[index])
}

describe('sets in a paper', () => {
  it.each(['seating arrangement', 'data interpretation', 'puzzles', 'blood relations', 'input output'])(
    'on %s come whole and in one place, and single questions add up to ten or twelve',
    async (topic) => {
      let sets = 0
      for (const [seed, count] of [
        ['a', 10],
        ['b', 10],
        ['c', 12],
        ['d', 12],
      ] as const) {
        const paper = await makePaper({ topic, difficulty: 'medium', count, seed })
        expect(paper?.questions).toHaveLength(count)
        const runs = runsOf(paper?.questions ?? [])
        expect(await cutSets(runs)).toEqual([])
        sets += runs.length
      }
      expect(sets).toBeGreaterThan(0)
    },
  )

  it('are cut only when the topic has nothing else', async () => {
    const paper = await makePaper({ topic: 'Sets on Floors', difficulty: 'easy', count: 7, seed: '1' })
    expect(paper?.questions.map(({ generator }) => generator?.type)).toEqual(Array(7).fill(ofSets))
    expect(runsOf(paper?.questions ?? []).map(({ size }) => size)).toEqual([5, 2])
  })

  it('ask five different things about one arrangement, each of which can be made again from its origin', async () => {
    const paper = await makePaper({ topic: 'Sets on Floors', difficulty: 'hard', count: 5, seed: '2' })
    const questions = paper?.questions ?? []
    expect(new Set(questions.map(({ text }) => text)).size).toBe(5)
    expect(new Set(questions.map(({ figure }) => JSON.stringify(figure))).size).toBe(1)
    for (const question of questions)
      expect(question.generator && (await regenerate(question.generator))).toEqual(question)
  })

  it.each([
    // Two charts, two puzzles and two arrangements, give or take one.
    ['ibps-po', 5, 'none of them cut', Number.POSITIVE_INFINITY],
    ['sbi-po', 4, 'none of them cut', Number.POSITIVE_INFINITY],
    // A section of 22 with nothing but sets has two of five and three of four.
    ['cat', 5, 'with at least four on each', 4],
  ] as const)(
    'make up the puzzles, seating and charts of %s, at least %d of them and %s',
    async (id, least, _, smallest) => {
      const pattern = findPattern(id)
      if (!pattern) throw new Error(`no pattern ${id}`)
      const { questions } = await makeExamPaper({ pattern, seed: 'sets' })
      const runs = runsOf(questions.map(({ question }) => question))
      expect(runs.length).toBeGreaterThanOrEqual(least)
      expect((await cutSets(runs)).filter(({ size }) => size < smallest)).toEqual([])
      for (const kind of ['reasoning/', 'interpretation/'])
        expect(runs.some(({ type }) => type.startsWith(kind))).toBe(true)
      const inSets = runs.reduce((sum, { size }) => sum + size, 0)
      expect(questionSets(questions).filter((set) => set !== null).length).toBeGreaterThanOrEqual(inSets)
    },
  )
})
