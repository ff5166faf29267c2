import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Exam } from '../exams/exam.ts'
import { exams } from '../exams/exams.ts'
import { coverConcepts, readSyllabusConcepts } from './syllabus-coverage.ts'

const bySection = readSyllabusConcepts(
  readFileSync(new URL('./syllabus-concepts.txt', import.meta.url), 'utf8'),
)

/** The least share of its concepts, weighed as papers weigh them, with at least five different questions. */
const LEAST = {
  'ssc-cgl': 0.9,
  'ssc-cgl-tier-2': 0.9,
  'ssc-chsl': 0.9,
  'rrb-ntpc': 0.9,
  'ibps-po': 0.9,
  ctet: 0.9,
  neet: 0.9,
  upsc: 0.75,
  'jee-main': 0.75,
} as const

describe('what the syllabus of an exam names', () => {
  it.each(Object.entries(LEAST))('of %s is covered to at least %d', async (exam, least) => {
    const concepts = [...bySection].flatMap(([section, own]) => (section.startsWith(`${exam} `) ? own : []))
    const { share, missing } = await coverConcepts(concepts)
    expect(share, `missing: ${missing.join(', ')}`).toBeGreaterThanOrEqual(least)
  })

  it('is listed by the sections of the exams', () => {
    const titles = Object.entries<Exam>(exams).flatMap(([id, { sections }]) =>
      sections.map(({ title }) => `${id} ${title}`),
    )
    expect([...bySection.keys()].filter((section) => !titles.includes(section))).toEqual([])
  })
})
