import { Difficulty } from '@ekagra/schema/difficulty'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLevel, countUnlike, drawTexts, keyRank, type LevelAudit, repeatedShare } from '../kit/audit.ts'
import { composeQuestion } from '../kit/compose-question.ts'
import type { Generator } from '../kit/define-generator.ts'
import { type CatalogueEntry, catalogue, loadChapter } from './catalogue.ts'
import { type ChapterId, chapters } from './chapters.ts'

/** A sample of what the benchmark measures in full. */
const DRAWS = 60
const LEVELS = Difficulty.options

const chapterIds = [...new Set(catalogue.map(({ chapterId }) => chapterId))]

async function loadGenerator({ id, chapterId }: CatalogueEntry): Promise<Generator> {
  const generator = (await loadChapter(chapterId)).get(id)
  if (!generator) throw new Error(`${chapterId} does not export ${id}`)
  return generator
}

describe.each(chapterIds)('the chapter %s', (chapterId: ChapterId) => {
  it('exports exactly the generators that the syllabus lists', async () => {
    const loaded = await loadChapter(chapterId)
    expect([...loaded.keys()].sort()).toEqual(Object.keys(chapters[chapterId].types).sort())
    expect([...loaded.values()].map(({ id }) => id).sort()).toEqual([...loaded.keys()].sort())
  })
})

it('lists every type once', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

describe.each(catalogue)('$id', (entry) => {
  let generator: Generator
  let audits: LevelAudit[]

  beforeAll(async () => {
    generator = await loadGenerator(entry)
    audits = LEVELS.map((level) => auditLevel(generator, entry, level, DRAWS))
  })

  it('gives the same question for the same seed and another for the next', () => {
    const compose = (level: Difficulty, seed: string) => {
      const composed = composeQuestion(generator, entry, { level, seed, index: 7 })
      return 'problem' in composed ? composed.problem : JSON.stringify(composed.question)
    }
    for (const level of LEVELS) {
      expect(compose(level, 'a')).toBe(compose(level, 'a'))
      expect(compose(level, 'a')).not.toBe(compose(level, 'b'))
    }
  })

  it('has a key that the second solver confirms, three other wrong options and steps that end in the key', () => {
    expect(audits.flatMap(({ faults }) => faults).slice(0, 5)).toEqual([])
  })

  it('names the misconception behind at least two wrong options in 95% of the questions', () => {
    // The explanation of a written question says it.
    if (generator.bank) return
    expect(Math.min(...audits.map(({ named }) => named))).toBeGreaterThanOrEqual(0.95)
  })

  it('repeats at most 1% of its questions, and has enough that are told apart for a test of 30', () => {
    if (generator.bank) {
      const texts = LEVELS.flatMap((level) => drawTexts(generator, level, 300))
      expect(countUnlike([...new Set(texts)], 30)).toBe(30)
      return
    }
    for (const level of LEVELS) {
      const texts = drawTexts(generator, level, 150)
      // A table has so many rows and no more; that no paper repeats one is shown by makePaper.
      if (generator.trust === 'computed') expect(repeatedShare(texts)).toBeLessThanOrEqual(0.01)
      // Most types need few draws for it.
      const isEnough = countUnlike(texts, 30) === 30
      if (!isEnough) expect(countUnlike(drawTexts(generator, level, 300), 30)).toBe(30)
    }
  })

  it('takes more steps the harder it gets', () => {
    if (generator.bank) return
    const [easy = 0, medium = 0, hard = 0] = audits.map(({ meanSteps }) => meanSteps)
    expect(medium).toBeGreaterThanOrEqual(easy)
    expect(hard).toBeGreaterThanOrEqual(medium)
    expect(hard).toBeGreaterThan(easy)
  })

  it('does not give the key away by its size', () => {
    const ranks = audits.flatMap(({ questions }) => questions.flatMap((composed) => keyRank(composed) ?? []))
    const shares = [0, 1, 2, 3].map((rank) => ranks.filter((other) => other === rank).length / DRAWS / 3)
    // Types whose answers are words have no ranks at all.
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.45)
    if (ranks.length === DRAWS * 3) expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.08)
  })
})
