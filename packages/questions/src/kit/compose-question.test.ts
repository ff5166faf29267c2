import { describe, expect, it } from 'vitest'
import { catalogue } from '../chapters/catalogue.ts'
import { composeQuestion, drawQuestion } from './compose-question.ts'
import { defineGenerator } from './define-generator.ts'
import { createRandom } from './random/random.ts'
import { InexactError } from './values/exact.ts'

const place = { level: 'easy', seed: 'seed', index: 0 } as const
const [entry] = catalogue
if (!entry) throw new Error('the catalogue is empty')

const addition = (changes: { solved?: number; answer?: number; fails?: Error } = {}) =>
  defineGenerator({
    id: 'number/addition',
    version: 3,
    levels: { easy: { max: 9 }, medium: { max: 99 }, hard: { max: 999 } },
    generate(rng, { max }) {
      if (changes.fails) throw changes.fails
      const [a, b] = [rng.int(5, max), rng.int(5, max)]
      const sum = changes.answer ?? a + b
      return {
        given: { a, b },
        prompt: `what is ${a} + ${b}?`,
        answer: sum,
        mistakes: [
          { value: a + b + 10, because: 'ten was carried twice' },
          { value: a + b - 1, because: 'the first number was counted as well' },
          { value: a * b, because: 'the numbers were multiplied' },
        ],
        steps: [`Count on from ${a}`, `by ${b}: ${sum}`],
      }
    },
    solve: ({ a, b }) => changes.solved ?? a + b,
  })

const compose = (changes?: Parameters<typeof addition>[0]) => {
  const composed = composeQuestion(addition(changes), entry, place)
  return 'problem' in composed ? composed.problem : composed.question
}

describe('composeQuestion', () => {
  it('numbers the steps, starts the text with a capital and remembers where the question comes from', () => {
    expect(compose()).toMatchObject({
      text: expect.stringMatching(/^What is \d \+ \d\?$/),
      explanation: expect.stringMatching(/^1\. Count on from \d\n2\. by \d: \d+$/),
      trust: 'computed',
      difficulty: 'easy',
      generator: { type: 'number/addition', version: 1003, level: 'easy', seed: 'seed', index: 0 },
    })
  })

  it('offers no question when the second solver disagrees', () => {
    expect(compose({ solved: 1 })).toContain('the second solver disagrees')
    expect(compose({ solved: Number.NaN })).toContain('the second solver disagrees')
    expect(compose({ answer: 4 })).toContain('the second solver disagrees')
  })

  it('treats numbers that cannot be drawn or written as a failed draw, and any other error as a bug', () => {
    expect(compose({ fails: new RangeError('no draw') })).toContain('no draw')
    expect(compose({ fails: new InexactError('not exact') })).toContain('not exact')
    expect(() => compose({ fails: new TypeError('a fault') })).toThrow('a fault')
  })
})

describe('the question of a place', () => {
  const composed = (changes: Partial<Parameters<typeof composeQuestion>[2]> = {}) => {
    const made = composeQuestion(addition(), entry, { ...place, ...changes })
    return 'problem' in made ? expect.fail(made.problem) : made.question
  }

  it('differs by level, seed, index and concept', () => {
    const ids = [
      composed(),
      composed({ seed: 'other' }),
      composed({ index: 1 }),
      composed({ level: 'medium' }),
      composed({ level: 'hard' }),
    ].map(({ text }) => text)
    expect(new Set(ids).size).toBe(5)
    expect(composed()).toEqual(composed())
  })

  it('has the same id for the same question, and another for another answer or figure', () => {
    const generator = addition()
    const id = (changes: object) => {
      const draw = () => ({ ...generator.draw('easy', createRandom('a')), ...changes })
      const drawn = drawQuestion({ ...generator, draw }, place)
      return 'problem' in drawn ? drawn.problem : drawn.id
    }
    expect(id({})).toMatch(/^q-[0-9a-z]{20}$/)
    expect(id({})).toBe(id({ steps: [] }))
    // Whoever has seen a question knows it by this name.
    expect(id({ prompt: 'What is 2 + 2?', answer: 4 })).toBe('q-142xybp0qoxnr31j90b9')
    const passage = { kind: 'passage', title: 'A', paragraphs: ['B'] }
    expect(new Set([id({}), id({ answer: 1 }), id({ prompt: 'Why?' }), id({ figure: passage })]).size).toBe(4)
  })

  it('is named by the syllabus, with the concept that was asked for or else its first one', () => {
    const concepts = new Map([
      ['sums', 'Sums'],
      ['carrying', 'Carrying'],
    ])
    const generator = addition()
    const withConcepts = {
      ...generator,
      draw: (...[level, random]: Parameters<typeof generator.draw>) => ({
        ...generator.draw(level, random),
        concepts: ['sums', 'carrying'],
      }),
    }
    const names = { subject: 'Mathematics', chapter: 'Numbers', title: 'Addition', concepts }
    const conceptOf = (concept?: string) => {
      const made = composeQuestion(withConcepts, names, { ...place, concept })
      return 'problem' in made ? made.problem : [made.question.concept, made.question.topicPath]
    }
    const path = ['Mathematics', 'Numbers', 'Addition']
    expect(conceptOf()).toEqual(['Sums', path])
    expect(conceptOf('carrying')).toEqual(['Carrying', path])
    expect(conceptOf('torque/carrying ~word')).toEqual(['Carrying', path])
    expect(conceptOf('torque')).toEqual(['Sums', path])
    expect(composed()).not.toHaveProperty('concept')
  })

  it("shows a single step without a number, an author's explanation before the steps, and what the draw carries", () => {
    const generator = addition()
    const make = (changes: object) => {
      const draw = (...[level, random]: Parameters<typeof generator.draw>) => ({
        ...generator.draw(level, random),
        ...changes,
      })
      const made = composeQuestion({ ...generator, draw }, entry, place)
      return 'problem' in made ? expect.fail(made.problem) : made.question
    }
    expect(make({ steps: ['Count.'] })).toMatchObject({ steps: ['Count.'], explanation: 'Count.' })
    expect(make({ steps: [] })).not.toHaveProperty('steps')
    expect(make({ explanation: 'Because.' }).explanation).toBe('Because.')
    const source = { title: 'A book' }
    const figure = { kind: 'passage', title: 'A', paragraphs: ['B'] }
    expect(make({ source, figure })).toMatchObject({ source, figure })
    expect(make({})).not.toHaveProperty('source')
    expect(make({})).not.toHaveProperty('figure')
  })

  it('says in a problem which place and which question it is about', () => {
    const name = '[1003,"number/addition","easy","seed",0]'
    expect(compose({ solved: 1 })).toMatch(
      /: the second solver disagrees: it finds 1, the key is (\d+)\. What is (\d) \+ (\d)\? \{"a":\2,"b":\3\}$/,
    )
    expect(compose({ solved: 1 })).toContain(`${name}: `)
    expect(compose({ fails: new RangeError('no draw') })).toBe(`${name}: no draw`)
    const generator = addition()
    const draw = (...[level, random]: Parameters<typeof generator.draw>) => ({
      ...generator.draw(level, random),
      mistakes: [],
      within: [0, 0] as const,
    })
    const made = composeQuestion({ ...generator, draw }, entry, { ...place, concept: 'sums' })
    expect('problem' in made && made.problem).toMatch(
      /^\[1003,"number\/addition","easy","seed",0,"sums"\]: ./,
    )
  })
})
