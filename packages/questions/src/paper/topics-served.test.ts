import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTopic } from '../topic/resolve/resolve-topic.ts'
import { describeServed, readServed } from './describe-served.ts'
import { makePaper } from './make-paper.ts'
import { type OpenTopic, openTopic } from './open-topic.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const { topics } = readServed(read('./topics-served.txt'))
const typed = topics.map((topic) => topic.typed)

/** Opened once for all tests: the first topic of a chapter loads it. */
const opened: (OpenTopic | null)[] = []
beforeAll(async () => {
  for (const topic of typed) opened.push(await openTopic(topic))
}, 120_000)

describe('topics as aspirants of all exams type them', () => {
  it('are served as recorded; when that is better now: node tools/records/record-topics.ts', async () => {
    const served = typed.map((topic, index) => describeServed(topic, opened[index] ?? null))
    expect(typed.length).toBeGreaterThanOrEqual(1000)
    expect(served).toEqual(topics.map(({ line }) => line))
  })

  it('are declined in at most 5 of 100 cases, and seldom have fewer than 5 questions', () => {
    const available = opened.map((topic) => topic?.available ?? 0)
    const share = (isMeant: (count: number) => boolean) => available.filter(isMeant).length / available.length
    expect(share((count) => count === 0)).toBeLessThanOrEqual(0.05)
    expect(share((count) => count < 5)).toBeLessThanOrEqual(0.1)
  })

  it('are understood within 5 ms of work each', async () => {
    await readTopic('percentages') // what is read once for all topics
    const some = typed.filter((_, index) => index % 5 === 0)
    const start = process.threadCpuUsage()
    for (const topic of some) await readTopic(topic)
    const milliseconds = process.threadCpuUsage(start).user / 1000
    expect(milliseconds / some.length).toBeLessThan(5)
  })
})

it('declines what no exam has as a topic', async () => {
  const lines = read('../topic/topics-of-nothing.txt')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const served = await Promise.all(lines.map(async (line) => describeServed(line, await openTopic(line))))
  expect(served.filter((line) => !line.endsWith('| nothing'))).toEqual([])
})

/** Concepts of every subject, some with few questions and some computed without end. */
const CONCEPTS = [
  'fundamental rights',
  'krebs cycle',
  'gupta dynasty',
  'dpsp',
  'repo rate',
  'mughal empire',
  'soil types of india',
  'monsoon',
  'buddhist councils',
  'article 370',
  'kirchhoff laws',
  'carnot engine',
  'pythagoras theorem',
  'compound interest',
  'piaget',
  'phrasal verbs',
  'cell organelles',
  'aldol condensation',
  'venn diagram',
  'national parks of india',
]

describe('two sessions of 30 in a row', () => {
  it.each(CONCEPTS)(
    'on %s repeat nothing while there is anything new, and say how much is repeated',
    async (topic) => {
      const ask = (seed: string, seen: readonly string[]) =>
        makePaper({ topic, difficulty: 'medium', count: 30, seed, seen })
      const first = await ask('first', [])
      const seen = first?.questions.map(({ id }) => id) ?? []
      const second = await ask('second', seen)
      const again = second?.questions.filter(({ id }) => seen.includes(id)) ?? []
      expect(second?.topic.repeated).toBe(again.length)
      expect(new Set(seen).size).toBe(seen.length)
      const unseen = (first?.topic.available ?? Number.POSITIVE_INFINITY) - seen.length
      expect(again.length).toBeLessThanOrEqual(Math.max(0, 30 - unseen))
    },
  )
})
