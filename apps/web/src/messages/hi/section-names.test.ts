import { examPatterns, OWN_SUBJECTS } from '@ekagra/questions/exams/patterns'
import { expect, it } from 'vitest'
import { sectionName } from './section-names.ts'

/** The real names of these sections are Latin letters in Hindi papers too. */
const LATIN = ['VARC', 'DILR', 'QA']

it('has a Hindi name for every section of every exam paper, long and short', () => {
  const sections = [...examPatterns.flatMap((pattern) => pattern.sections), ...OWN_SUBJECTS]
  const names = new Set(sections.flatMap(({ title, short }) => [title, short]))
  const english = [...names].filter((name) => !/[\u0900-\u097f]/.test(sectionName(name)))
  expect(english.filter((name) => !LATIN.includes(name))).toEqual([])
})
