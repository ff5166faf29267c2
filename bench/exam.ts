/**
 * Measures the two rules whose cost grows with the data: removing duplicates from a batch and showing a long
 * history. Each is compared with a simple version, in turn in one run, because only ratios are reliable on a
 * busy machine.
 *   node bench/exam.ts
 */

import { filterHistory } from '@ekagra/exam/history/filter-history'
import { readHistory } from '@ekagra/exam/history/read-history'
import { mergeHistories } from '@ekagra/exam/history/save-history'
import { deduplicateQuestions } from '@ekagra/exam/similarity/deduplicate-questions'
import { plainDeduplicate } from '@ekagra/exam/testing/plain-deduplicate'
import { compareInTurns } from './exam/compare-in-turns.ts'
import { mixedQuestions, mouldedQuestions, storedHistory } from './exam/samples.ts'

compareInTurns('75 questions of many kinds', 40, {
  plain: () => plainDeduplicate(mixedQuestions).length,
  ours: () => deduplicateQuestions(mixedQuestions).length,
})

compareInTurns('75 questions from one mould', 40, {
  plain: () => plainDeduplicate(mouldedQuestions).length,
  ours: () => deduplicateQuestions(mouldedQuestions).length,
})

const QUERY = { search: 'phys', difficulty: 'medium', sort: 'newest' } as const
const json = JSON.stringify(storedHistory)

compareInTurns('history of 5,000 entries: load, merge, filter, sort', 7, {
  plain: () => {
    const merged = readHistory(JSON.parse(json))
    for (const entry of readHistory(storedHistory)) {
      if (!merged.some(({ id }) => id === entry.id)) merged.push(entry)
    }
    return merged
      .filter(({ topic, difficulty }) => topic.toLowerCase().includes('phys') && difficulty === 'medium')
      .sort((a, b) => Date.parse(b.date) - Date.parse(a.date)).length
  },
  ours: () =>
    filterHistory(mergeHistories(readHistory(JSON.parse(json)), readHistory(storedHistory)), QUERY).length,
})
