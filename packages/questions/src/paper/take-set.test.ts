import { questionSets } from '@ekagra/exam/exam-paper/question-sets'
import { describe, expect, it } from 'vitest'
import { findPattern } from '../exams/patterns.ts'
import { makeExamPaper } from './make-exam-paper.ts'
import { makePaper, regenerate } from './make-paper.ts'

const ofSets = 'reasoning/floor-set'

/** How many questions each stem has, in the order of the paper; a stem that comes back later counts again. */
function runsOf(
  questions: readonly { figure?: unknown; generator?: { type: string } | undefined }[],
): number[] {
  const runs: { stem: string; size: number }[] = []
  for (const { figure, generator } of questions) {
    if (!generator?.type.endsWith('-set')) continue
    const stem = JSON.stringify(figure)
    const last = runs.at(-1)
    if (last?.stem === stem) last.size += 1
    else runs.push({ stem, size: 1 })
  }
  expect(new Set(runs.map(({ stem }) => stem)).size).toBe(runs.length)
  return runs.map(({ size }) => size)
}

describe('sets in a paper', () => {
  it('come whole and in one place, and single questions add up to the requested number', async () => {
    let sets = 0
    for (const seed of ['a', 'b', 'c', 'd']) {
      const paper = await makePaper({ topic: 'seating arrangement', difficulty: 'medium', count: 12, seed })
      expect(paper?.questions).toHaveLength(12)
      const runs = runsOf(paper?.questions ?? [])
      expect(runs.every((size) => size === 5)).toBe(true)
      sets += runs.length
    }
    expect(sets).toBeGreaterThan(0)
  })

  it('are cut only when the topic has nothing else', async () => {
    const paper = await makePaper({ topic: 'Sets on Floors', difficulty: 'easy', count: 7, seed: '1' })
    expect(paper?.questions.map(({ generator }) => generator?.type)).toEqual(Array(7).fill(ofSets))
    expect(runsOf(paper?.questions ?? [])).toEqual([5, 2])
  })

  it('ask five different things about one arrangement, each of which can be made again from its origin', async () => {
    const paper = await makePaper({ topic: 'Sets on Floors', difficulty: 'hard', count: 5, seed: '2' })
    const questions = paper?.questions ?? []
    expect(new Set(questions.map(({ text }) => text)).size).toBe(5)
    expect(new Set(questions.map(({ figure }) => JSON.stringify(figure))).size).toBe(1)
    for (const question of questions)
      expect(question.generator && (await regenerate(question.generator))).toEqual(question)
  })

  it('make up the puzzles and seating of a bank paper', async () => {
    const pattern = findPattern('ibps-po')
    if (!pattern) throw new Error('no pattern ibps-po')
    const { questions } = await makeExamPaper({ pattern, seed: 'sets' })
    const runs = runsOf(questions.map(({ question }) => question))
    expect(runs.length).toBeGreaterThanOrEqual(2)
    expect(runs.every((size) => size === 5)).toBe(true)
    expect(questionSets(questions).filter((set) => set !== null).length).toBeGreaterThanOrEqual(
      5 * runs.length,
    )
  })
})
