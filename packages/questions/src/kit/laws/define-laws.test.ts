import { describe, expect, it } from 'vitest'
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
  expect(draw?.steps.map((step) => render(step)).at(-1)).toBe('s = 40 × 90 ÷ 60 = 60 km')
  expect(draw?.mistakes).toContainEqual({ value: 120, because: 'the result was doubled' })
  // A fortieth of the answer: nobody would choose it.
  expect(draw?.mistakes).not.toContainEqual({ value: 1.5, because: 'the speed was left out' })
})

it.each([
  ['the first volume', 'the later volume', 'that is only the change'],
  ['the area of the small piston', 'the area of the large piston', 'that is only the difference of the two'],
  ['the distance', 'the height', undefined],
])('calls it what it is when only %s is taken from %s', (one, other, because) => {
  const pair = defineLaws({
    id: 'test/pair',
    version: 1,
    laws: [
      {
        id: 'pair',
        concepts: ['pair'],
        quantities: {
          b: { name: other, unit: 'm', power: 1 },
          a: { name: one, unit: 'm', power: -1, values: [10] },
          n: { name: 'the ratio', unit: 's', power: -1, values: [4] },
        },
        forms: [
          {
            asks: 'b',
            levels: ['easy', 'medium', 'hard'],
            given: ['It has {a} and {n}.'],
            asked: ['Find the other.'],
            work: 'b = na = #n × #a',
          },
        ],
      },
    ],
  })
  const { mistakes } = pair.draw('easy', createRandom('pair'))
  expect(mistakes.find(({ value }) => value === 30)?.because).toBe(because)
})

describe('a law with a square and a constant', () => {
  /** E = ½mv², of one mass and one speed, so that every draw is known. */
  const energy = (
    changes: { asks?: string; ask?: string; notes?: string[]; within?: [number, number] } = {},
  ) =>
    defineLaws({
      id: 'test/energy',
      version: 4,
      laws: [
        {
          id: 'kinetic',
          concepts: ['energy', 'motion'],
          constant: 2,
          ...(changes.within && { within: changes.within }),
          quantities: {
            E: { name: 'the energy', unit: 'J', power: 1 },
            m: { name: 'the mass', unit: 'kg', power: -1, values: [2] },
            v: { name: 'the speed', unit: 'm/s', power: -2, values: [3] },
          },
          forms: [
            {
              asks: 'E',
              levels: changes.asks === 'E' || !changes.asks ? ['easy', 'medium', 'hard'] : [],
              given: ['a ball of {m} flies at {v}.'],
              asked: [changes.ask ?? 'What is its energy?'],
              notes: changes.notes ?? [],
              work: 'E = ½mv² = ½ × #m × (#v)²',
            },
            {
              asks: 'v',
              levels: changes.asks === 'v' ? ['easy', 'medium', 'hard'] : [],
              given: ['a ball of {m} has {E}.'],
              asked: ['How fast is it?'],
              work: 'v = √(2E/m) = √(2 × #E ÷ #m)',
            },
          ],
        },
      ],
    })
  const drawMany = (generator: ReturnType<typeof energy>) =>
    Array.from({ length: 40 }, (_, index) => generator.draw('easy', createRandom(`${index}`)))
  const first = () => drawMany(energy())[0] ?? expect.fail('no draw')
  const told = (mistakes: { value: unknown; because: Parameters<typeof render>[0] }[]) =>
    mistakes.map(({ value, because }) => `${String(value)}: ${render(because)}`)

  it('names what it tests, what it gives and what it asks', () => {
    const draw = first()
    expect(energy()).toMatchObject({ id: 'test/energy', version: 4 })
    expect([...energy().concepts().keys()]).toEqual(['energy', 'motion'])
    expect(draw).toMatchObject({
      concepts: ['energy', 'motion'],
      given: { find: 'kinetic E', law: 'kinetic', asks: 'E', values: { m: 2, v: 3 } },
    })
    expect(agrees(draw.answer, 9)).toBe(true)
    expect(agrees(draw.answer, draw.solve())).toBe(true)
  })

  it('is asked with a question or an order, and with a note where there is one', () => {
    expect(new Set(drawMany(energy()).map(({ prompt }) => render(prompt)))).toEqual(
      new Set(
        ['What is its energy?', 'Find its energy.', 'Calculate its energy.'].map(
          (ask) => `A ball of 2 kg flies at 3 m/s. ${ask}`,
        ),
      ),
    )
    const told = energy({ ask: 'What is its energy? Neglect the air.' })
    expect(new Set(drawMany(told).map(({ prompt }) => render(prompt)))).toEqual(
      new Set(['A ball of 2 kg flies at 3 m/s. What is its energy? Neglect the air.']),
    )
    for (const { prompt } of drawMany(energy({ notes: ['No air.'] })))
      expect(render(prompt)).toContain('No air.')
    expect(new Set(drawMany(energy({ asks: 'v' })).map(({ prompt }) => render(prompt)))).toEqual(
      new Set(['A ball of 2 kg has 9 J. How fast is it?']),
    )
  })

  it('tells the formula, and first the law where another quantity is asked', () => {
    expect(first().steps.map((step) => render(step))).toEqual(['E = ½mv²', 'E = ½ × 2 × (3)² = 9 J'])
    const [draw] = drawMany(energy({ asks: 'v' }))
    expect(draw?.steps.map((step) => render(step))).toEqual([
      'The law: E = ½mv²',
      'v = √(2E/m)',
      'v = √(2 × 9 ÷ 2) = 3 m/s',
    ])
  })

  it('names every way to use a quantity wrongly', () => {
    expect(told([...first().mistakes])).toEqual([
      '2.25: it was divided by the mass instead of multiplied',
      '4.5: the mass was left out',
      '1: the speed was left out',
      '3: the speed was not squared',
      '18: the constant of the formula was left out',
      '18: the result was doubled',
      '4.5: the result was halved',
      '36: a factor of the formula was used the wrong way round',
      '2.25: a factor of the formula was used the wrong way round',
    ])
    const [draw] = drawMany(energy({ asks: 'v' }))
    expect(told([...(draw?.mistakes ?? [])])).toEqual([
      '6: it was multiplied by the mass instead of divided',
      '1: the energy was left out',
      '9: the root was not taken of the energy',
      '6: the result was doubled',
      '1.5: the result was halved',
      '12: a factor of the formula was used the wrong way round',
      '0.75: a factor of the formula was used the wrong way round',
    ])
  })

  it('draws nothing outside its limits', () => {
    expect(() => drawMany(energy({ within: [10, 20] }))).toThrow('no draw met the condition')
    expect(() => drawMany(energy({ within: [1, 8] }))).toThrow('no draw met the condition')
    expect(drawMany(energy({ within: [9, 9] }))).toHaveLength(40)
  })
})

it('says which quantity a law does not have', () => {
  const broken = defineLaws({
    id: 'test/broken',
    version: 1,
    laws: [
      {
        id: 'broken',
        concepts: [],
        quantities: {},
        forms: [{ asks: 'x', levels: ['easy'], given: ['A.'], asked: ['B?'], work: 'x = y' }],
      },
    ],
  })
  expect(() => broken.draw('easy', createRandom('a'))).toThrow('broken has no quantity')
})

describe('a law made of two', () => {
  /** F = mv ÷ t of a ball whose mass is given in grams and whose speed in km/h. */
  const stopped = defineLaws({
    id: 'test/stopped',
    version: 1,
    laws: [
      {
        id: 'stopped',
        concepts: ['momentum', 'force'],
        allows: ({ m = 0, v = 0 }) => m * v < 5,
        quantities: {
          F: { name: 'the force', unit: 'N', power: 1 },
          m: {
            name: 'the mass',
            unit: 'kg',
            power: -1,
            values: [0.2, 0.5],
            shown: { unit: 'g', from: (kg) => kg * 1000 },
          },
          v: {
            name: 'the speed',
            unit: 'm/s',
            power: -1,
            values: [10, 20],
            shown: { unit: 'km/h', from: (speed) => speed * 3.6 },
          },
          t: { name: 'the time', unit: 'second', power: 1, values: [0.5] },
        },
        forms: [
          {
            asks: 'F',
            levels: ['easy', 'medium', 'hard'],
            given: ['A ball of {m} at {v} is stopped in {t}.'],
            asked: ['What force stops it?'],
            first: ['The momentum lost is p = mv, and F = p ÷ t.', '{v} = #v m/s'],
            work: 'F = mv ÷ t = #m × #v ÷ #t',
          },
          {
            asks: 'v',
            levels: ['hard'],
            given: ['A ball of {m} is stopped in {t} by a force of {F}.'],
            asked: ['How fast was it?'],
            slips: [
              { times: 3.6, because: 'that is the speed in km/h' },
              { times: 1 / 3, because: 'a third of it was taken' },
            ],
            work: 'v = Ft ÷ m = #F × #t ÷ #m',
          },
        ],
      },
    ],
  })
  const drawn = Array.from({ length: 60 }, (_, index) => stopped.draw('hard', createRandom(`${index}`)))

  it('gives quantities in the units of the stem and works in its own', () => {
    const draw = drawn.find(({ prompt }) => render(prompt).includes('200 g at 72 km/h'))
    expect(draw?.steps.map((step) => render(step))).toEqual([
      'The momentum lost is p = mv, and F = p ÷ t.',
      '72 km/h = 20 m/s',
      'F = mv ÷ t',
      'F = 0.2 × 20 ÷ 0.5 = 8 N',
    ])
  })

  it('asks for a quantity in its own unit', () => {
    const speeds = drawn.filter(({ prompt }) => render(prompt).endsWith('How fast was it?'))
    expect(speeds.length).toBeGreaterThan(10)
    expect(speeds.filter(({ answer }) => !agrees(answer, 10) && !agrees(answer, 20))).toEqual([])
  })

  it('names the mistakes of a form first, and leaves out those that no paper would print', () => {
    const draw = drawn.find(({ prompt, answer }) => render(prompt).endsWith('was it?') && agrees(answer, 20))
    expect(draw?.mistakes[0]).toEqual({ value: 72, because: 'that is the speed in km/h' })
    expect(draw?.mistakes.map(({ because }) => render(because))).not.toContain('a third of it was taken')
  })

  it('draws no values that are not allowed together', () => {
    expect(drawn.filter(({ prompt }) => render(prompt).includes('500 g'))).toEqual([])
  })
})
