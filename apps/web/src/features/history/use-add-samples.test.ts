import { prepareHistoryEntry } from '@ekagra/exam/history/save-history'
import { topicStandings } from '@ekagra/exam/weakness/weakness'
import { describe, expect, it } from 'vitest'
import { sampleHistory } from './use-add-samples.ts'

const now = Date.parse('2026-11-15T10:00:00Z')

describe('sample data', () => {
  const drafts = sampleHistory({ now, random: () => 0.3 })
  const entries = drafts.map((draft) => prepareHistoryEntry(draft, new Date(now).toISOString()))

  it('HISTORY-06 consists of five tests of three levels that can be saved', () => {
    expect(entries.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(new Set(drafts.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard']))
    expect(drafts.map(({ score }) => score)).toEqual([2, 3, 3, 4, 5])
  })

  it('WEAK-10 never counts in weakness', () => {
    const saved = entries.flatMap((prepared) => (prepared.ok ? [prepared.entry] : []))
    expect(topicStandings(saved)).toEqual([])
  })
})
