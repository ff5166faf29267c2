import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type CatalogueEntry, catalogue, chapterIds } from '../chapters/catalogue.ts'
import { conceptLists } from '../chapters/concept-lists.ts'
import { examNames } from '../exams/exam-names.ts'
import { loadExams } from '../exams/load-exams.ts'
import { readConcepts } from '../kit/concepts.ts'
import { keysOf } from '../kit/keys-of.ts'
import { resolveTopic } from './resolve/resolve-topic.ts'
import { syllabusNodes } from './syllabus-names.ts'

const readLines = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

await loadExams(keysOf(examNames))

const concepts = chapterIds.flatMap((chapterId) =>
  readConcepts(conceptLists[chapterId] ?? '').map(({ title }) => ({
    title,
    factor: (entry: CatalogueEntry) => Number(entry.chapterId === chapterId),
  })),
)
const nodesInAll = [...syllabusNodes, ...concepts]

const known = new Map<string, ReadonlySet<CatalogueEntry>>()

/** The types of the node with this title. */
function typesOf(title: string): ReadonlySet<CatalogueEntry> {
  const nodes = nodesInAll.filter((node) => node.title === title)
  if (nodes.length === 0) throw new Error(`nothing in the syllabus is called '${title}'`)
  const types =
    known.get(title) ?? new Set(catalogue.filter((entry) => nodes.some((node) => node.factor(entry) > 0)))
  known.set(title, types)
  return types
}

/** The types that all given titles share. */
const common = (expected: string): CatalogueEntry[] => {
  const [first = new Set<CatalogueEntry>(), ...others] = expected.split(' + ').map(typesOf)
  return [...first].filter((entry) => others.every((types) => types.has(entry)))
}

const titles = new Set(nodesInAll.map(({ title }) => title))

/** Titles may contain commas: 'Awards, Honours & Persons' is one title. */
function splitExpected(expected: string): string[] {
  const parts = expected.split(', ')
  const found: string[] = []
  while (parts.length > 0) {
    const length = parts.findLastIndex((_, end) => titles.has(parts.slice(0, end + 1).join(', '))) + 1
    found.push(parts.splice(0, Math.max(length, 1)).join(', '))
  }
  return found
}

/** The error in how a topic is understood; null when it is right. */
async function misunderstanding(topic: string, expectation: string): Promise<string | null> {
  const expected = splitExpected(expectation.replace(/^all of /, ''))
  const wanted = new Set(expected.flatMap(common))
  const resolved = await resolveTopic(topic)
  if (!resolved) return 'nothing'
  const isPart = resolved.types.every(({ entry }) => wanted.has(entry))
  const isAll = !expectation.startsWith('all of ') || resolved.types.length === wanted.size
  return isPart && isAll ? null : resolved.title
}

it('understands at least 95% of the topics as a person would', async () => {
  const lines = readLines('./topics-as-typed.txt').map((line) => line.split(' | '))
  const misses: string[] = []
  for (const [topic = '', expected = ''] of lines) {
    const instead = await misunderstanding(topic, expected)
    if (instead !== null) misses.push(`${topic}: ${instead} instead of ${expected}`)
  }
  expect(lines.length).toBeGreaterThanOrEqual(240)
  expect(misses.length / lines.length, `misunderstood:\n${misses.join('\n')}`).toBeLessThanOrEqual(0.05)
})

it('asks nothing for topics outside the syllabus', async () => {
  const lines = readLines('./topics-of-nothing.txt')
  const taken: string[] = []
  for (const topic of lines) {
    const resolved = await resolveTopic(topic)
    if (resolved) taken.push(`${topic}: ${resolved.title}`)
  }
  expect(lines.length).toBeGreaterThanOrEqual(40)
  expect(taken).toEqual([])
})
