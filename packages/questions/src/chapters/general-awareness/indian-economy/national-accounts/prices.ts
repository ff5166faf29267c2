import type { Random } from '../../../../kit/random/random.ts'
import { money, percent } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { asked, CRORE } from './draw-accounts.ts'

const DEFLATOR = ['gdp-deflator', 'national-income-numericals', 'national-income'] as const

const drawPrices = (rng: Random) => {
  const level = rng.pick([105, 110, 115, 120, 125, 130, 140, 150, 160, 175, 180])
  const real = rng.int(10, 60) * 20
  return { level, real, nominal: (real * level) / 100 }
}

export function deflator(rng: Random) {
  const { level: answer, real, nominal } = drawPrices(rng)
  return {
    concept: DEFLATOR,
    given: { find: 'deflator' as const, real, nominal },
    prompt: stem(
      rng,
      [
        say`The nominal GDP of a country is ${nominal} and its real GDP is ${real}.`,
        say`GDP at current prices is ${nominal}, and at prices of the base year it is ${real}.`,
      ],
      asked('GDP deflator'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: answer - 100, because: say`that is the rise of prices in per cent` },
      { value: answer + 10, because: say`the division was carried out wrongly` },
      { value: 200 - answer, because: say`the rise was subtracted from 100` },
      { value: answer + 100, because: say`100 was added to the result` },
      { value: answer - 10, because: say`the division was carried out wrongly by ten` },
      { value: answer + 20, because: say`the quotient was rounded up too far` },
    ],
    steps: [say`GDP deflator = nominal GDP ÷ real GDP × 100`, say`= ${nominal} ÷ ${real} × 100 = ${answer}`],
  }
}

export function realGdp(rng: Random) {
  const { level, real: answer, nominal } = drawPrices(rng)
  return {
    concept: DEFLATOR,
    given: { find: 'real' as const, nominal, deflator: level },
    prompt: stem(
      rng,
      [
        say`The GDP of a country at current prices is ${nominal} and its GDP deflator is ${level}.`,
        say`With a GDP deflator of ${level}, the nominal GDP of a country is ${nominal}.`,
      ],
      asked('real GDP'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: (nominal * level) / 100, because: say`the nominal GDP was multiplied by the deflator` },
      { value: nominal - level, because: say`the deflator was subtracted` },
      { value: nominal * (2 - level / 100), because: say`the rise of prices was taken off the nominal GDP` },
      { value: nominal, because: say`that is the nominal GDP` },
      { value: nominal - (level - 100), because: say`the rise of the deflator was subtracted` },
      { value: answer - 20, because: say`the division was carried out wrongly` },
    ],
    steps: [say`Real GDP = nominal GDP ÷ deflator × 100`, say`= ${nominal} ÷ ${level} × 100 = ${answer}`],
  }
}

export function nominalGdp(rng: Random) {
  const { level, real, nominal: answer } = drawPrices(rng)
  return {
    concept: DEFLATOR,
    given: { find: 'nominal' as const, real, deflator: level },
    prompt: stem(
      rng,
      [
        say`The GDP of a country at constant prices is ${real} and its GDP deflator is ${level}.`,
        say`The GDP deflator of an economy stands at ${level}, and its real GDP is ${real}.`,
      ],
      asked('nominal GDP'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: real + level, because: say`the deflator was added` },
      { value: real + level - 100, because: say`the rise of the deflator was added` },
      { value: real * (2 - level / 100), because: say`the rise of prices was taken off the real GDP` },
      { value: real, because: say`that is the real GDP` },
      { value: answer + 20, because: say`the multiplication was carried out wrongly` },
      { value: 2 * answer - real, because: say`the rise of prices was counted twice` },
    ],
    steps: [say`Nominal GDP = real GDP × deflator ÷ 100`, say`= ${real} × ${level} ÷ 100 = ${answer}`],
  }
}

/** National income in crores of rupees by crores of people gives rupees. */
export function perCapita(rng: Random) {
  const people = rng.pick([2, 3, 4, 5, 6, 8, 10, 12])
  const each = rng.int(20, 90) * 1000
  const income = people * each
  const answer = money(each)
  return {
    concept: ['national-income-numericals', 'national-income'],
    given: { find: 'per-capita' as const, income, people },
    prompt: stem(
      rng,
      [
        say`The national income of a country is ₹${income} crore and its population is ${people} crore.`,
        say`A country of ${people} crore people has a national income of ₹${income} crore.`,
        say`In a year a State with a population of ${people} crore earns a net income of ₹${income} crore.`,
      ],
      [say`What is the per capita income?`, say`Find the per capita income.`, say`The per capita income is:`],
    ),
    answer,
    mistakes: [
      { value: each * 10, because: say`the place value was lost in the division` },
      { value: each / 10, because: say`the place value was lost by a factor of ten` },
      { value: each + 1000, because: say`the division was carried out wrongly` },
      { value: each - 1000, because: say`the quotient was rounded down too far` },
      { value: each * 2, because: say`the result was doubled` },
      { value: each / 2, because: say`the income was shared among twice as many` },
    ],
    steps: [
      say`Per capita income = national income ÷ population`,
      say`= ₹${income} crore ÷ ${people} crore = ${answer}`,
    ],
  }
}

/** Per capita income at constant prices. */
export function realPerCapita(rng: Random) {
  const { people, each, level, nominal } = rng.until(
    () => {
      const [head, index] = [rng.pick([2, 4, 5, 8, 10]), rng.pick([110, 120, 125, 150, 160, 175])]
      const real = rng.int(20, 90) * 1000
      return { people: head, each: real, level: index, nominal: (head * real * index) / 100 }
    },
    (drawn) => Number.isInteger(drawn.nominal),
  )
  const answer = money(each)
  const atPrices = nominal / people
  return {
    concept: DEFLATOR,
    given: { find: 'real-per-capita' as const, nominal, level, people },
    prompt: stem(
      rng,
      [
        say`At current prices the GDP of a country is ₹${nominal} crore. Its GDP deflator is ${level} and its population ${people} crore.`,
        say`A country with ${people} crore people has a nominal GDP of ₹${nominal} crore and a GDP deflator of ${level}.`,
        say`The GDP deflator of an economy is ${level}, the population ${people} crore and the GDP at current prices ₹${nominal} crore.`,
      ],
      [
        say`What is the real GDP per capita?`,
        say`Find the per capita GDP at constant prices.`,
        say`The per capita GDP at prices of the base year is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: atPrices, because: say`that is the per capita GDP at current prices` },
      { value: (atPrices * level) / 100, because: say`the result was multiplied by the deflator` },
      {
        value: atPrices * (2 - level / 100),
        because: say`the rise of prices was taken off the nominal figure`,
      },
      { value: each + 1000, because: say`the division was carried out wrongly` },
      { value: each - 1000, because: say`the quotient was rounded down too far` },
      { value: each / 2, because: say`the GDP was shared among twice as many` },
    ],
    steps: [
      say`Real GDP = ₹${nominal} crore ÷ ${level} × 100 = ₹${people * each} crore`,
      say`Population = ${people} crore`,
      say`Real GDP per capita = ₹${people * each} crore ÷ ${people} crore = ${answer}`,
    ],
  }
}

/** How much of the growth is left when the rise of prices is taken out. */
export function realGrowth(rng: Random) {
  const { before, after, level, growth } = rng.until(
    () => {
      const [base, index, rate] = [rng.int(8, 40) * 50, rng.pick([105, 110, 120, 125, 150]), rng.int(2, 15)]
      return { before: base, level: index, growth: rate, after: (base * (100 + rate) * index) / 10000 }
    },
    (drawn) => Number.isInteger(drawn.after),
  )
  const real = (before * (100 + growth)) / 100
  const answer = percent(growth)
  return {
    concept: DEFLATOR,
    given: { find: 'real-growth' as const, before, after, level },
    prompt: stem(
      rng,
      [
        say`The GDP of a country was ${before} in the base year. In the next year its nominal GDP is ${after} and the GDP deflator ${level}.`,
        say`Nominal GDP rises from ${before} in the base year, when the deflator is 100, to ${after} in the following year, when the deflator is ${level}.`,
        say`In the base year an economy produces a GDP of ${before}. A year later its GDP at current prices is ${after}, with a GDP deflator of ${level}.`,
      ],
      [
        say`What is the growth rate of real GDP?`,
        say`By what per cent did the real GDP grow?`,
        say`Find the real rate of growth.`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: ((after - before) / before) * 100, because: say`that is the growth of nominal GDP` },
      { value: level - 100, because: say`that is the rise of prices` },
      { value: growth + 1, because: say`the division was carried out wrongly` },
      { value: growth - 1, because: say`the quotient was rounded down too far` },
      { value: growth + 5, because: say`the deflator was taken five points too low` },
      { value: growth / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Real GDP = ${after} ÷ ${level} × 100 = ${real}`,
      say`Rise of real GDP = ${real} − ${before} = ${real - before}`,
      say`Real growth = ${real - before} ÷ ${before} × 100 = ${answer}`,
    ],
  }
}

/** The rise of the deflator from one year to the next. */
export function inflation(rng: Random) {
  const { first, second, rate } = rng.until(
    () => {
      const [old, rise] = [
        rng.pick([120, 125, 140, 150, 160, 175, 180, 200]),
        rng.pick([4, 5, 6, 8, 10, 12, 15, 20]),
      ]
      return { first: old, rate: rise, second: (old * (100 + rise)) / 100 }
    },
    (drawn) => Number.isInteger(drawn.second),
  )
  const base = rng.int(4, 20) * 50
  const now = base + rng.int(1, 6) * 50
  const [nominal, later] = [(base * first) / 100, (now * second) / 100]
  const answer = percent(rate)
  return {
    concept: DEFLATOR,
    given: { find: 'inflation' as const, nominal, real: base, later, now },
    prompt: stem(
      rng,
      [
        say`In one year the nominal GDP of a country is ${nominal} and its real GDP ${base}. In the next year they are ${later} and ${now}, respectively.`,
        say`GDP at current prices rises from ${nominal} to ${later} in a year, while GDP at constant prices rises from ${base} to ${now}.`,
      ],
      [
        say`What is the rate of inflation by the GDP deflator?`,
        say`By what per cent did the GDP deflator rise?`,
        say`Find the rate of inflation measured by the GDP deflator.`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: second - first, because: say`those are points of the deflator, not per cent of it` },
      { value: second - 100, because: say`that is the rise since the base year` },
      { value: first - 100, because: say`that is the rise up to the first of the two years` },
      { value: rate + 2, because: say`the division was carried out wrongly` },
      { value: rate - 2, because: say`the quotient was rounded down too far` },
      { value: rate / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Deflator of the first year = ${nominal} ÷ ${base} × 100 = ${first}`,
      say`Deflator of the second year = ${later} ÷ ${now} × 100 = ${second}`,
      say`Inflation = ${second - first} ÷ ${first} × 100 = ${answer}`,
    ],
  }
}
