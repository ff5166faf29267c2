import type { Question } from '@ekagra/schema/question'
import { describe, expect, it } from 'vitest'
import { aQuestion } from '../testing/builders.ts'
import {
  type CurrentAffairsRequest,
  type FlowNotice,
  generateCurrentAffairs,
  loadCategoryCard,
} from './flow.ts'

const NOW = Date.parse('2026-11-15T08:00:00.000Z')
const WORDS = 'tiger monsoon rocket treaty banyan copper festival harbour cricket census'.split(' ')

/** Stems so different that none counts as a repeat of another. */
const batch = (from: number, to: number): Question[] =>
  Array.from({ length: to - from }, (_, index) => {
    const n = from + index
    const text = [n, n * 7, n * 13]
      .map((value) => WORDS[value % WORDS.length]?.repeat(1 + (value % 3)))
      .join(` ${n} `)
    return aQuestion({ id: `ca-${n}`, text, trust: 'cross-checked' })
  })

/** A provider that gives one prepared batch per request. */
function prepare(batches: readonly (readonly Question[] | null)[], seen: readonly string[] = []) {
  const asked: CurrentAffairsRequest[] = []
  const told: FlowNotice[] = []
  const marked: string[] = []
  const flow = {
    ask: async (request: CurrentAffairsRequest) => {
      asked.push(request)
      return [...(batches[asked.length - 1] ?? [])]
    },
    readSeen: () => seen,
    markSeen: (_: string, ids: readonly string[]) => marked.push(...ids),
    tell: (notice: FlowNotice) => told.push(notice),
    now: () => NOW,
  }
  return { flow, asked, told, marked }
}

describe('the Generate tab', () => {
  it('API-06 CA-16 asks once for a category, at medium, for the chosen timeframe', async () => {
    const { flow, asked, marked } = prepare([batch(0, 15)])
    const result = await generateCurrentAffairs('Defence', 'weekly', flow)
    expect(asked).toEqual([
      { category: 'Defence', count: 15, difficulty: 'medium', timeframe: 'weekly', isFollowUp: false },
    ])
    expect(result).toEqual({
      ok: true,
      category: 'Defence',
      timeframe: 'weekly',
      questions: batch(0, 15),
      notice: 'generated',
    })
    expect(marked).toHaveLength(15)
  })

  it('CA-17 CA-19 CA-20 CA-21 fills India Bulk up to 25 and passes it on with the selected timeframe', async () => {
    const { flow, asked, told } = prepare([batch(0, 18), batch(10, 30)])
    const result = await generateCurrentAffairs('India Bulk', 'today', flow)
    expect(asked.map(({ count, isFollowUp }) => [count, isFollowUp])).toEqual([
      [25, false],
      [12, true],
    ])
    expect(told).toEqual([{ kind: 'generating-more', generated: 18 }])
    expect(result).toMatchObject({ ok: true, timeframe: 'today', questions: batch(0, 25) })
  })

  it('CA-17 asks for no second batch when the first has 25', async () => {
    const { flow, asked, told } = prepare([batch(0, 25)])
    expect(await generateCurrentAffairs('India Bulk', 'yearly', flow)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('CA-39 CA-41 does not start India Bulk below 25', async () => {
    expect(
      await generateCurrentAffairs('India Bulk', 'today', prepare([batch(0, 8), batch(8, 20)]).flow),
    ).toEqual({
      ok: false,
      category: 'India Bulk',
      notice: { kind: 'minimum-not-reached', generated: 20 },
    })
    expect(await generateCurrentAffairs('India Bulk', 'today', prepare([null, null]).flow)).toMatchObject({
      notice: { kind: 'nothing-usable', generated: 0 },
    })
  })

  it('CA-23 fails without questions, and marks none as seen', async () => {
    const { flow, marked } = prepare([null])
    expect(await generateCurrentAffairs('Chess', 'today', flow)).toEqual({
      ok: false,
      category: 'Chess',
      notice: { kind: 'failed' },
    })
    expect(marked).toEqual([])
  })

  it('CA-04 leaves out news older than the timeframe', async () => {
    const old = batch(0, 2).map((question) => ({ ...question, source: { title: 'PIB', date: '2026-09-01' } }))
    const { flow } = prepare([[...old, ...batch(2, 5)]])
    expect(await generateCurrentAffairs('Defence', 'monthly', flow)).toMatchObject({ questions: batch(2, 5) })
  })
})

describe('a category card', () => {
  it('API-07 CA-29 CA-43 fetches, leaves out what was seen, marks the rest as seen and starts', async () => {
    const { flow, asked, marked } = prepare([batch(0, 17)], ['ca-0', 'ca-5'])
    const result = await loadCategoryCard('Defence', 'today', flow)
    expect(asked).toEqual([
      { category: 'Defence', count: 15, difficulty: 'medium', timeframe: 'monthly', isFollowUp: false },
    ])
    expect(result).toMatchObject({ ok: true, timeframe: 'monthly', notice: 'new' })
    expect(marked).toHaveLength(15)
    expect(marked).not.toContain('ca-5')
  })

  it('CA-29 CA-34 CA-42 asks again when fewer than 15 are unseen, and adds no old ones', async () => {
    const { flow, asked, marked } = prepare([batch(0, 15), batch(10, 22)], ['ca-0', 'ca-1', 'ca-2'])
    const result = await loadCategoryCard('Defence', 'today', flow)
    expect(asked.map(({ count, isFollowUp }) => [count, isFollowUp])).toEqual([
      [15, false],
      [15, true],
    ])
    expect(result).toMatchObject({ notice: 'fresh' })
    expect(marked).toHaveLength(15)
    expect(marked).not.toContain('ca-1')
  })

  it('CA-29 shows fewer than 15 rather than old ones, and old ones rather than nothing', async () => {
    const few = await loadCategoryCard('Defence', 'today', prepare([batch(0, 4), []], ['ca-0']).flow)
    expect(few).toMatchObject({ notice: 'fresh', questions: batch(1, 4) })
    const none = await loadCategoryCard('Defence', 'today', prepare([batch(0, 2), []], ['ca-1', 'ca-0']).flow)
    expect(none).toMatchObject({ notice: 'seen', questions: [{ id: 'ca-1' }, { id: 'ca-0' }] })
  })

  it('CA-44 fails without questions', async () => {
    expect(await loadCategoryCard('Defence', 'today', prepare([null, null]).flow)).toEqual({
      ok: false,
      category: 'Defence',
      notice: { kind: 'failed' },
    })
  })

  it('CA-30 CA-31 CA-33 CA-37 asks India Bulk for 30 of the chosen timeframe, then for 35', async () => {
    const { flow, asked, told } = prepare([batch(0, 20), batch(15, 40)])
    const result = await loadCategoryCard('India Bulk', 'weekly', flow)
    expect(asked.map(({ count, timeframe }) => [count, timeframe])).toEqual([
      [30, 'weekly'],
      [35, 'weekly'],
    ])
    expect(told).toEqual([{ kind: 'trying-again', generated: 20 }])
    expect(result).toMatchObject({ ok: true, timeframe: 'weekly', notice: 'fresh', questions: batch(0, 30) })
  })

  it('CA-32 CA-40 does not start India Bulk below 25', async () => {
    const { flow, marked } = prepare([batch(0, 10), batch(10, 24)])
    expect(await loadCategoryCard('India Bulk', 'weekly', flow)).toEqual({
      ok: false,
      category: 'India Bulk',
      notice: { kind: 'needs-more', generated: 24 },
    })
    expect(marked).toEqual([])
  })
})
