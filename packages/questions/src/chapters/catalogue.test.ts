import { Difficulty } from '@ekagra/schema/difficulty'
import { describe, expect, it } from 'vitest'
import { auditLevel } from '../kit/audit.ts'
import { composeQuestion } from '../kit/compose-question.ts'
import type { Generator } from '../kit/define-generator.ts'
import { type CatalogueEntry, catalogue, loadBanks, loadChapter, loadTables } from './catalogue.ts'
import { digestQuestions } from './record-questions.ts'
import recorded from './recorded-questions.json' with { type: 'json' }

/**
 * A sample of each type at every level: with the questions that are recorded below, two dozen, so that a form which asks one question
 * in eight is missed less than once in twenty. `npm run bench:engine` draws a thousand of each.
 */
const DRAWS = 5
const LEVELS = Difficulty.options

async function loadGenerator({ id, chapterId }: CatalogueEntry): Promise<Generator> {
  const generator = (await loadChapter(chapterId)).get(id)
  if (!generator) throw new Error(`${chapterId} does not export ${id}`)
  return generator
}

// Before the tests, each of which has its own time limit: all chapters together take seconds to load.
const generators = await Promise.all(catalogue.map(loadGenerator))

it('lists every type once, under the id of its generator', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(generators.map(({ id }) => id)).toEqual(ids)
})

it('finds every table and every bank', async () => {
  const [tables, banks] = await Promise.all([loadTables(), loadBanks()])
  expect(tables.map(({ id }) => `facts/${id}`)).toEqual(idsWith('facts/'))
  expect(banks.map(({ id }) => `bank/${id}`)).toEqual(idsWith('bank/'))
})

/** A third of the types at each level: what is drawn from anything but the seed is drawn so at every level. */
const levelFor = (entry: CatalogueEntry): Difficulty => LEVELS[catalogue.indexOf(entry) % 3] ?? 'easy'

const idsWith = (prefix: string) => catalogue.map(({ id }) => id).filter((id) => id.startsWith(prefix))

describe.each(catalogue)('$id', (entry) => {
  it('gives the same question for the same seed and another for the next', async () => {
    const generator = await loadGenerator(entry)
    const compose = (seed: string) => {
      const composed = composeQuestion(generator, entry, { level: levelFor(entry), seed, index: 7 })
      return 'problem' in composed ? composed.problem : JSON.stringify(composed.question)
    }
    const question = compose('a')
    expect(compose('a')).toBe(question)
    expect(compose('b')).not.toBe(question)
  })

  it('has a key that the second solver confirms, three other wrong options and steps that end in the key', async () => {
    const generator = await loadGenerator(entry)
    const audits = LEVELS.map((level) => auditLevel(generator, entry, level, DRAWS))
    expect(audits.flatMap(({ faults }) => faults).slice(0, 5)).toEqual([])
  })
})

describe('questions made earlier', () => {
  it('are recorded for every computed type; else npm run renew', () => {
    const isRecorded = new Set(recorded.map(({ type }) => type))
    const isComputed = (id: string) => !id.startsWith('facts/') && !id.startsWith('bank/')
    expect(catalogue.map(({ id }) => id).filter((id) => isComputed(id) && !isRecorded.has(id))).toEqual([])
  })

  it.each(recorded)('$type keeps its id, and gives the same questions for its version', async (record) => {
    const entry = catalogue.find(({ id }) => id === record.type)
    if (!entry)
      throw new Error('stored questions and challenge links use this type, so it must not be removed')
    const generator = await loadGenerator(entry)
    // When a seed is meant to give another question, bump the version and run `npm run renew`.
    expect({ version: generator.version, digest: digestQuestions(generator, entry) }).toEqual({
      version: record.version,
      digest: record.digest,
    })
  })
})
