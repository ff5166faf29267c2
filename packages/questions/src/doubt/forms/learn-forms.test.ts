import { describe, expect, it } from 'vitest'
import { defineGenerator } from '../../kit/define-generator.ts'
import { quantity } from '../../kit/values/value.ts'
import { ask } from '../../kit/wording/ask.ts'
import { say } from '../../kit/wording/say.ts'
import { canonical, fillFacts, matchForm, numbersOf, writtenAs } from './form.ts'
import { learnForms } from './learn-forms.ts'

const LEVELS = { easy: 20, medium: 20, hard: 20 }
const COLOURS = ['red', 'blue', 'green'] as const

/** "A bag holds 3 red and 5 blue balls. What is the chance of red?" The first colour is always the one that is asked. */
const balls = defineGenerator({
  id: 'test/balls',
  version: 1,
  levels: LEVELS,
  generate(rng, most) {
    const [first, second] = rng.shuffle(COLOURS)
    const [a, b] = [rng.int(1, most), rng.int(1, most)]
    return {
      given: { counts: [a, b], find: 'chance' },
      prompt: say`A bag holds ${`${a} ${first} and ${b} ${second} balls`}. How likely is ${first ?? ''}?`,
      answer: a,
      mistakes: [],
      steps: [],
    }
  },
  solve: ({ counts }) => counts[0] ?? 0,
})

/** "A pump works for 1 hour 20 minutes at 3 litres a minute." */
const pump = defineGenerator({
  id: 'test/pump',
  version: 1,
  levels: LEVELS,
  generate(rng, most) {
    const [hours, minutes, rate] = [rng.int(1, 9), rng.int(1, 59), rng.int(2, most)]
    const unit = rng.pick(['litre', 'kg'] as const)
    return {
      given: { minutes: hours * 60 + minutes, rate },
      prompt: say`A pump runs for ${`${hours} hours ${minutes} minutes`} and moves ${quantity(rate, unit)} a minute. ${ask(rng, 'all that it moves')}`,
      answer: quantity(rate * (hours * 60 + minutes), unit),
      mistakes: [],
      steps: [],
    }
  },
  solve: ({ minutes, rate }) => minutes * rate,
})

function read(learned: ReturnType<typeof learnForms>, question: string) {
  const words = new Set(learned.words)
  return learned.forms.flatMap((form) => {
    const slots = matchForm(writtenAs(question), form, words)
    return slots ? [fillFacts(form.fills, slots)] : []
  })
}

describe('forms that are learned from draws', () => {
  it('give the facts of a question with other numbers', () => {
    const learned = learnForms(balls, 60)
    expect(read(learned, 'A bag holds 37 green and 41 red balls. How likely is green?')).toEqual([
      { counts: [37, 41], find: 'chance' },
    ])
  })

  it('are not used for a question about what their draws never ask about', () => {
    const learned = learnForms(balls, 60)
    expect(read(learned, 'A bag holds 37 green and 41 red balls. How likely is red?')).toEqual([])
  })

  it('read hours and minutes together, however the last sentence asks', () => {
    const learned = learnForms(pump, 60)
    for (const asked of [
      'What is all that it moves?',
      'Determine all that it moves.',
      'All that it moves is equal to:',
    ])
      expect(
        read(learned, `A pump runs for 2 hours 5 minutes and moves 7 litres a minute. ${asked}`),
      ).toEqual([{ minutes: 125, rate: 7 }])
  })

  it('keep units apart: each form has answers in one unit', () => {
    const learned = learnForms(pump, 60)
    const litres = read(
      learned,
      'A pump runs for 2 hours 5 minutes and moves 7 litres a minute. Find all that it moves.',
    )
    expect(litres).toHaveLength(1)
    expect(learned.forms.length).toBeGreaterThan(1)
  })
})

it.each([
  ['x^2 - 5x - 84 = 0', 'terms', [1, 2, -5, -84, 0]],
  ['4x^3 + 4', 'polynomial', [4, 0, 0, 4]],
  ['(x^2 + x - 20)/(x + 5)', 'second-polynomial', [1, 5]],
  ['6i - 7k', 'vector', [6, 0, -7]],
  ['8 * 10-5', 'fractions', [0.00008]],
  ['2 1/2 and 3/4', 'fractions', [2.5, 0.75]],
  ['9:30 p.m.', 'minutes', [1290]],
] as const)('%s read as %s gives %j', (slot, as, numbers) => {
  expect(numbersOf(slot, as)).toEqual(numbers)
})

it('a question reads the same with an instruction before it and a note on π at another place', () => {
  expect(canonical('Choose the correct answer. Taking π = 22/7, find its area.')).toBe(
    canonical('What is its area? (Take π = 22/7)'),
  )
})
