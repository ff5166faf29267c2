import { describe, expect, it } from 'vitest'
import { defineGenerator } from './define-generator.ts'
import { createRandom } from './random/random.ts'
import { say } from './wording/say.ts'

const multiples = defineGenerator({
  id: 'test/multiples',
  version: 1,
  concepts: ['divisibility', 'divisibility-by-11'],
  levels: { easy: null, medium: null, hard: null },
  generate(rng) {
    const divisor = rng.pick([9, 11])
    return {
      concept: divisor === 11 ? ['divisibility-by-11', 'divisibility'] : 'divisibility',
      given: { divisor },
      prompt: say`What is 2 × ${divisor}?`,
      answer: 2 * divisor,
      mistakes: [],
      steps: [],
    }
  },
  solve: ({ divisor }) => divisor + divisor,
})

describe('a form that names a narrow concept and a wider one', () => {
  const drawTen = (concept: string) =>
    Array.from({ length: 10 }, (_, index) => multiples.draw('easy', createRandom(`seed ${index}`), concept))

  it('is drawn for the narrow concept alone, which comes first', () => {
    for (const { concepts, answer } of drawTen('divisibility-by-11')) {
      expect(concepts).toEqual(['divisibility-by-11', 'divisibility'])
      expect(answer).toBe(22)
    }
  })

  it('is drawn for the wider concept beside the other forms', () => {
    expect(new Set(drawTen('divisibility').map(({ answer }) => answer))).toEqual(new Set([18, 22]))
  })
})

describe('defineGenerator', () => {
  const draw = (concept?: string) => multiples.draw('easy', createRandom('seed'), concept)

  it('is a computed type that never ends, on each of its concepts', () => {
    expect(multiples).toMatchObject({ id: 'test/multiples', version: 1, trust: 'computed' })
    expect(multiples.size()).toBe(Number.POSITIVE_INFINITY)
    expect([...multiples.concepts()]).toEqual([
      ['divisibility', Number.POSITIVE_INFINITY],
      ['divisibility-by-11', Number.POSITIVE_INFINITY],
    ])
    expect([...plain.concepts()]).toEqual([])
  })

  it('calls two questions with the same numbers the same, whatever the story', () => {
    const { given, about } = draw()
    expect(about).toBe(`test/multiples ${JSON.stringify(given)}`)
  })

  it('solves for other facts of the same shape, and for no others', () => {
    const { solveFor } = lists.draw('easy', createRandom('seed'))
    expect(solveFor?.({ numbers: [1, 2, 3, 4], name: 'B', side: { of: 'cube', edge: null } })).toBe(4)
    expect(solveFor?.({ numbers: [], name: 'B', side: { of: 'cube', edge: null } })).toBe(0)
    expect(solveFor?.({ numbers: ['1'], name: 'B', side: { of: 'cube', edge: null } })).toBeNull()
    expect(solveFor?.({ numbers: 1, name: 'B', side: { of: 'cube', edge: null } })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 2, side: { of: 'cube', edge: null } })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 'B', side: null })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 'B', side: 'cube' })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 'B', side: ['cube', null] })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 'B', side: { of: 'cube' } })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 'B', side: { of: 'cube', face: null } })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 'B', side: { of: 'cube', edge: null }, more: 1 })).toBeNull()
    expect(solveFor?.({ numbers: [1], name: 'B' })).toBeNull()
    expect(solveFor?.(null)).toBeNull()
    expect(solveFor?.([])).toBeNull()
  })

  it('takes any list for an empty one', () => {
    const { solveFor } = defineGenerator({
      ...listsDefinition,
      generate: () => ({ ...listsDefinition.generate(), given: { numbers: [] as readonly number[] } }),
      solve: ({ numbers }) => numbers.length,
    }).draw('easy', createRandom('seed'))
    expect(solveFor?.({ numbers: [1, 2] })).toBe(2)
  })

  it('knows whether another value would be right as well, where a type says so', () => {
    expect(draw().accepts).toBeUndefined()
    const any = defineGenerator({ ...listsDefinition, accepts: ({ name }, value) => name === value.kind })
    const { accepts } = any.draw('easy', createRandom('seed'))
    expect(accepts?.({ kind: 'words', text: '' })).toBe(false)
  })

  it('names its one concept in every question, and none of several when the form names none', () => {
    expect(plain.draw('easy', createRandom('seed')).concepts).toEqual([])
    const one = defineGenerator({ ...listsDefinition, concepts: ['counting'] })
    expect(one.draw('easy', createRandom('seed')).concepts).toEqual(['counting'])
    const two = defineGenerator({ ...listsDefinition, concepts: ['counting', 'lists'] })
    expect(two.draw('easy', createRandom('seed')).concepts).toEqual([])
  })

  it('fails a draw on a concept that no form of the level tests, after trying sixty forms', () => {
    let tries = 0
    const counting = defineGenerator({
      ...listsDefinition,
      generate: () => {
        tries++
        return listsDefinition.generate()
      },
    })
    expect(() => counting.draw('easy', createRandom('seed'), 'torque')).toThrow(
      new RangeError('test/lists has no form on torque at this level'),
    )
    expect(tries).toBe(60)
  })
})

const listsDefinition = {
  id: 'test/lists',
  version: 1,
  levels: { easy: null, medium: null, hard: null },
  generate: () => ({
    given: { numbers: [7, 8] as readonly number[], name: 'A', side: { of: 'box', edge: null } },
    prompt: 'How many numbers has A?',
    answer: 2,
    mistakes: [],
    steps: [],
  }),
  solve: ({ numbers }: { numbers: readonly number[] }) => numbers.length,
}
const lists = defineGenerator(listsDefinition)
const plain = defineGenerator(listsDefinition)

describe('a query of a computed type', () => {
  /** One in three forms asks for the range; the others only mention it. */
  const prompts = [
    'A ball is thrown. The range is 5 m. Find the time of flight.',
    'A ball is thrown at 5 m/s (take g = 10 m/s²; its range is wanted). What is the height?',
    'A ball flies for 2 s. If the height is 5 m, find the horizontal range [in metres].',
  ]
  const projectile = defineGenerator({
    ...listsDefinition,
    id: 'test/projectile',
    concepts: ['projectile', 'circular'],
    generate: (rng: ReturnType<typeof createRandom>) => {
      const prompt = rng.pick(prompts)
      return {
        ...listsDefinition.generate(),
        prompt,
        concept: prompt === prompts[1] ? 'circular' : 'projectile',
      }
    },
  })

  it('is met by a concept, by words of what is asked, or by both', () => {
    expect(projectile.count('projectile')).toBe(Number.POSITIVE_INFINITY)
    expect(projectile.count('orbit/circular')).toBe(Number.POSITIVE_INFINITY)
    expect(projectile.count('orbit')).toBe(0)
    expect(projectile.count('~horizontal_range')).toBe(Number.POSITIVE_INFINITY)
    expect(projectile.count('~horizontal_range')).toBe(Number.POSITIVE_INFINITY)
    expect(projectile.count('projectile ~horizontal_range')).toBe(Number.POSITIVE_INFINITY)
    expect(projectile.count('circular ~horizontal_range')).toBe(0)
    expect(projectile.count('orbit ~horizontal_range')).toBe(0)
  })

  it('is not met by words that are only given, remarked or supposed', () => {
    expect(projectile.count('~range_is')).toBe(0)
    expect(projectile.count('~wanted')).toBe(0)
    expect(projectile.count('~in_metre')).toBe(0)
    expect(projectile.count('~if')).toBe(0)
    expect(projectile.count('~time_of_flight')).toBe(Number.POSITIVE_INFINITY)
    expect(projectile.count('~what_is_the_height')).toBe(Number.POSITIVE_INFINITY)
  })

  it('is searched for in the other draws where some cannot be drawn', () => {
    let draws = 0
    const failing = defineGenerator({
      ...listsDefinition,
      generate: () => {
        draws++
        if (draws % 2 === 1) throw new RangeError('the clues tell too much')
        return listsDefinition.generate()
      },
    })
    expect(failing.count('~how_many_number')).toBe(Number.POSITIVE_INFINITY)
    // The second that has the words decides it.
    expect(draws).toBe(4)
    expect(failing.count('~how_many_letter')).toBe(0)
    const broken = defineGenerator({
      ...listsDefinition,
      generate: () => {
        throw new TypeError('a bug')
      },
    })
    expect(() => broken.count('~how_many_number')).toThrow(new TypeError('a bug'))
  })

  it('is met by the concept alone where a term has both a concept and words', () => {
    expect(projectile.count('projectile/~no_such_word')).toBe(Number.POSITIVE_INFINITY)
    expect(projectile.count('orbit/~horizontal_range')).toBe(0)
  })

  it('draws only what meets it', () => {
    const asked = (query: string) =>
      new Set(
        Array.from({ length: 20 }, (_, index) =>
          String(projectile.draw('easy', createRandom(`${index}`), query).prompt),
        ),
      )
    expect(asked('~horizontal_range')).toEqual(new Set([prompts[2]]))
    expect(asked('projectile')).toEqual(new Set([prompts[0], prompts[2]]))
    expect(asked('projectile !horizontal_range')).toEqual(new Set([prompts[0]]))
    expect(asked('circular/projectile')).toEqual(new Set(prompts))
  })

  it('needs two draws with the words among those that are searched', () => {
    const counting = (hits: readonly number[]) => {
      let drawn = 0
      return defineGenerator({
        ...listsDefinition,
        concepts: ['counting'],
        generate: () => ({
          ...listsDefinition.generate(),
          concept: 'counting',
          prompt: hits.includes(++drawn) ? 'Find the range.' : 'Find it.',
        }),
      })
    }
    expect(counting([1]).count('~range')).toBe(0)
    expect(counting([1, 36]).count('~range')).toBe(Number.POSITIVE_INFINITY)
    expect(counting([1, 37]).count('~range')).toBe(0)
    expect(counting([1, 120]).count('counting ~range')).toBe(Number.POSITIVE_INFINITY)
    expect(counting([1, 121]).count('counting ~range')).toBe(0)
  })
})
