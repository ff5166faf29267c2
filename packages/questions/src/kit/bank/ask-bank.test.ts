import { describe, expect, it } from 'vitest'
import { type CatalogueEntry, catalogue } from '../../chapters/catalogue.ts'
import { makePaper, regenerate } from '../../paper/make-paper.ts'
import { findFaults } from '../audit.ts'
import { composeQuestion } from '../compose-question.ts'
import { askBank } from './ask-bank.ts'
import { defineBank } from './define-bank.ts'

const PASSAGE = 'The lake was dry. // Then it rained for a week, and the boats came back.'
const sample = defineBank({
  id: 'sample',
  sets: [
    {
      rows: `
1 | Choose the word for rain. // It is wet. | Rain | Snow | Hail | Dust | Rain is water that falls from clouds in drops.
3 | Choose the word for ice. | Snow | Rain | Mist | Dust | Snow is ice that falls from clouds in flakes.
`,
    },
    {
      passage: { title: 'The lake', text: PASSAGE },
      rows: '2 | What came back? | The boats | The birds | The rain | The dust | The last sentence says that the boats came back.',
    },
  ],
})

const [first] = catalogue
const entry: CatalogueEntry = first ?? expect.fail('the catalogue is empty')
const compose = (level: 'easy' | 'medium' | 'hard', seed: string, bank = sample) => {
  const composed = composeQuestion(askBank(bank), entry, { level, seed, index: 0 })
  return 'problem' in composed ? expect.fail(composed.problem) : composed
}

describe('askBank', () => {
  it('asks a question of the level as its author wrote it, with no steps and no invented option', () => {
    const { question } = compose('easy', 'a')
    expect(question).toMatchObject({
      text: 'Choose the word for rain.\nIt is wet.',
      explanation: 'Rain is water that falls from clouds in drops.',
      trust: 'curated',
      difficulty: 'easy',
      misconceptions: [null, null, null, null],
    })
    expect([...question.options].sort()).toEqual(['Dust', 'Hail', 'Rain', 'Snow'])
    expect(question.options[question.correctIndex]).toBe('Rain')
    expect(question.steps).toBeUndefined()
    expect(question.figure).toBeUndefined()
  })

  it('keeps the passage out of the text, so that questions on one passage do not count as repeats', () => {
    const composed = compose('medium', 'a')
    expect(composed.question.text).toBe('What came back?')
    expect(composed.question.figure).toEqual({
      kind: 'passage',
      title: 'The lake',
      paragraphs: ['The lake was dry.', 'Then it rained for a week, and the boats came back.'],
    })
    expect(findFaults(composed)).toEqual([])
  })

  it('gives the same bytes for the same seed and puts the key at all positions equally often', () => {
    expect(compose('hard', 'a').question).toEqual(compose('hard', 'a').question)
    const places = Array.from(
      { length: 400 },
      (_, seed) => compose('hard', String(seed)).question.correctIndex,
    )
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((other) => other === place).length / 400
      expect(share).toBeGreaterThan(0.17)
      expect(share).toBeLessThan(0.33)
    }
  })

  it('has another version when a row changes', () => {
    const changed = defineBank({
      id: 'sample',
      sets: [{ rows: sample.sets[0]?.rows.replace('wet', 'cold') ?? '' }],
    })
    expect(askBank(changed).version).not.toBe(askBank(sample).version)
  })

  it('says why a wrong option is wrong where the author does, without another version', () => {
    const row =
      '2 | Choose the word for ice. | Snow | Rain | Mist | Dust | Snow is ice that falls from clouds in flakes.'
    const plain = defineBank({ id: 'why', sets: [{ rows: row }] })
    const told = defineBank({
      id: 'why',
      sets: [{ rows: `${row} | rain is liquid | - | dust is dry earth` }],
    })
    const { question } = compose('medium', 'a', told)
    const reasons = Object.fromEntries(
      question.options.map((option, index) => [option, question.misconceptions?.[index]]),
    )
    expect(reasons).toEqual({ Snow: null, Rain: 'rain is liquid', Mist: null, Dust: 'dust is dry earth' })
    expect(askBank(told).version).toBe(askBank(plain).version)
  })

  it('reports that it has no question of a level', () => {
    const easy = defineBank({ id: 'easy', sets: [{ rows: sample.sets[0]?.rows.split('\n')[1] ?? '' }] })
    expect(composeQuestion(askBank(easy), entry, { level: 'hard', seed: 'a', index: 0 })).toHaveProperty(
      'problem',
    )
  })
})

describe('a paper from a bank', () => {
  it('repeats nothing, starts with the requested level, and can be made again', async () => {
    const { questions = [] } =
      (await makePaper({ topic: 'error spotting', difficulty: 'hard', count: 30, seed: 's' })) ?? {}
    expect(questions).toHaveLength(30)
    expect(new Set(questions.map(({ text }) => text)).size).toBe(30)
    const levels = questions.map(({ difficulty }) => difficulty)
    expect(levels[0]).toBe('hard')
    expect(levels).toEqual([...levels].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)))
    const last = questions.at(-1)
    expect(last?.generator && (await regenerate(last.generator))).toEqual(last)
  })
})

const ORDER = ['hard', 'medium', 'easy']
