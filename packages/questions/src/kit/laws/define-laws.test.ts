import { expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { agrees } from '../values/agrees.ts'
import { render } from '../wording/say.ts'
import { defineLaws } from './define-laws.ts'

/** s = vt in kilometres, with the time in minutes, and two speeds that must differ. */
const laws = defineLaws({
  id: 'test/laws',
  version: 1,
  laws: [
    {
      id: 'meeting',
      concepts: ['speed'],
      constant: 60,
      quantities: {
        s: { name: 'the distance', unit: 'km', power: 1 },
        v: { name: 'the speed', unit: 'km/h', power: -1, values: [30, 40, 60] },
        t: { name: 'the time', unit: 'minute', power: -1, values: [30, 40, 90] },
      },
      forms: [
        {
          asks: 's',
          levels: ['easy', 'medium'],
          given: ['A car drives at {v} for {t}.'],
          asked: ['How far does it go?'],
          work: 's = vt = #v × #t ÷ 60',
        },
        {
          asks: 't',
          levels: ['hard'],
          given: ['A car drives {s} at {v}.'],
          asked: ['How long does it take?'],
          work: 't = s ÷ v = #s × 60 ÷ #v',
        },
      ],
    },
    {
      id: 'ratio',
      concepts: ['ratio'],
      quantities: {
        V: { name: 'the second volume', unit: 'L', power: 1 },
        v: { name: 'the first volume', unit: 'L', power: -1, values: [2, 4] },
        p: { name: 'the first pressure', unit: 'kPa', power: -1, values: [100, 200] },
        P: { name: 'the second pressure', unit: 'kPa', power: 1, values: [100, 200] },
      },
      forms: [
        {
          asks: 'V',
          levels: ['easy', 'medium', 'hard'],
          given: ['A gas of {v} at {p} is brought to {P}.'],
          asked: ['What is its volume then?'],
          work: 'V = pv ÷ P = #p × #v ÷ #P',
        },
      ],
    },
  ],
})

const LEVELS = ['easy', 'medium', 'hard'] as const
const draws = LEVELS.flatMap((level) =>
  Array.from({ length: 40 }, (_, index) => laws.draw(level, createRandom(`${level} ${index}`))),
)

it('asks a law so that halving the interval finds the same answer', () => {
  expect(draws.filter(({ answer, solve }) => !agrees(answer, solve()))).toEqual([])
})

it('gives every quantity but the asked one, with its unit', () => {
  const prompts = new Set(draws.map(({ prompt }) => render(prompt)))
  expect(prompts).toContain('A car drives at 40 km/h for 90 minutes. How far does it go?')
  expect(prompts).toContain('A car drives 45 km at 30 km/h. How long does it take?')
})

it('never changes a quantity into itself', () => {
  const changes = draws.map(({ prompt }) => render(prompt)).filter((text) => text.startsWith('A gas'))
  expect(changes.length).toBeGreaterThan(20)
  expect(changes.filter((text) => /at (\d+ kPa) is brought to \1/.test(text))).toEqual([])
})

it('works the answer out in the last step, names a mistake for each wrong value, and leaves out what falls at sight', () => {
  const draw = draws.find(({ prompt }) => render(prompt).includes('at 40 km/h for 90 minutes'))
  expect(draw?.steps.map((step) => render(step)).at(-1)).toBe('s = vt = 40 × 90 ÷ 60 = 60 km')
  expect(draw?.mistakes).toContainEqual({ value: 120, because: 'the result was doubled' })
  // A fortieth of the answer: nobody would choose it.
  expect(draw?.mistakes).not.toContainEqual({ value: 1.5, because: 'the speed was left out' })
})
