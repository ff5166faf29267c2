import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { amperes, ohms, volts, watts } from '../../../kit/values/quantities.ts'
import { money, quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A heater of 44 Ω is connected to 220 V. What power does it take?" */
export const electricPower = defineGenerator({
  id: 'physics/electric-power',
  version: 10,
  concepts: ['electric-power'],
  levels: {
    easy: { forms: [heaterPower, ...often(3, byCurrent), ofRating, energyUsed] },
    medium: { forms: [...often(2, bill), lowVoltage] },
    hard: { forms: [...often(3, lampsInSeries), ...often(2, oneOfTwoLamps), twoCoils] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'power': {
        const current = bisect((amperes) => amperes * given.resistance - given.voltage, 10_000)
        return given.voltage * current
      }
      case 'by current':
        // The voltage that the current needs, times the current.
        return given.current * given.resistance * given.current
      case 'rated current':
        return bisect((amps) => amps * given.voltage - given.rated, 1000)
      case 'rated resistance':
        return bisect((resistance) => given.rated * resistance - given.voltage ** 2, 1e6)
      case 'energy':
        return (given.watts * given.minutes * 60) / 3_600_000
      case 'bill': {
        let units = 0
        for (let day = 1; day <= given.days; day++) units += (given.count * given.watts * given.hours) / 1000
        return units * given.price
      }
      case 'series':
      case 'one of two': {
        // Both resistances from the ratings, then the current through them.
        const [own, other] = [given.voltage ** 2 / given.first, given.voltage ** 2 / given.second]
        const amps = bisect((current) => current * (own + other) - given.voltage, 1000)
        return amps ** 2 * (given.find === 'series' ? own + other : own)
      }
      case 'coils': {
        // The same heat in the time t, with one volt and resistances that are as the times.
        const { first, second } = given
        const rate = given.isSeries ? 1 / (first + second) : 1 / first + 1 / second
        return bisect((minutes) => minutes * rate - 1, 10_000)
      }
      case 'low': {
        const resistance = bisect((ohms) => given.rated * ohms - given.voltage ** 2, 1e6)
        return (given.actual / resistance) ** 2 * resistance
      }
    }
  },
})
const HEATERS = [6, 12, 24, 36, 48, 200, 210, 220, 225, 230, 240, 250].flatMap((voltage) =>
  range(2, 500).flatMap((resistance) => {
    const power = voltage ** 2 / resistance
    return Number.isInteger(power) &&
      power >= 5 &&
      power <= (voltage < 100 ? 120 : 3000) &&
      Number.isInteger((voltage * 20) / resistance)
      ? [{ voltage, resistance, power }]
      : []
  }),
)
/** Devices that run on such a voltage and take about such a power. */
const appliancesOf = (voltage: number, power: number): readonly string[] => {
  if (power >= 500) return ['a heater', 'an iron', 'a kettle', 'a toaster', 'a geyser', 'a hot plate']
  return voltage < 100
    ? ['a soldering iron', 'a small lamp', ...(voltage === 12 ? ['a car lamp'] : []), 'a small heater']
    : ['a soldering iron', 'a lamp', 'a heating pad', 'a small heater']
}

function heaterPower(rng: Random) {
  const { voltage, resistance, power } = rng.pick(HEATERS)
  const answer = watts(power)
  const device = rng.pick(appliancesOf(voltage, power))
  return {
    given: { find: 'power' as const, voltage, resistance },
    prompt: stem(
      rng,
      [
        say`The resistance of the element of ${device} is ${ohms(resistance)}, and it is connected to a supply of ${volts(voltage)}.`,
        say`${device} of resistance ${ohms(resistance)} is operated at ${volts(voltage)}.`,
        say`A potential difference of ${volts(voltage)} is applied across a resistor of ${ohms(resistance)}.`,
        say`The wire inside ${device} has a resistance of ${ohms(resistance)} and is connected across a ${volts(voltage)} source.`,
      ],
      [
        say`The power dissipated is:`,
        say`What is the power consumed?`,
        say`Find the rate at which electrical energy is converted into heat.`,
        say`At what rate does it consume electrical energy?`,
      ],
    ),
    answer,
    mistakes: [
      { value: voltage / resistance, because: 'that number is the current in amperes' },
      { value: voltage * resistance, because: 'voltage and resistance were multiplied' },
      { value: power / 2, because: 'the result was halved' },
      { value: power * 2, because: 'the result was doubled' },
      { value: voltage, because: 'that number is the voltage' },
      { value: voltage ** 2 / (resistance * 10), because: 'the decimal point was moved one place left' },
      { value: power + voltage, because: 'the voltage was added to the power' },
    ],
    steps: [say`P = V² ÷ R`, say`P = ${voltage}² ÷ ${resistance} = ${answer}`],
  }
}

/** "A current of 2 A flows through 15 Ω. What power is dissipated?" */
function byCurrent(rng: Random) {
  const { current, resistance } = rng.until(
    () => ({ current: rng.int(1, 20) / 2, resistance: rng.int(2, 120) }),
    (drawn) => drawn.current ** 2 * drawn.resistance <= 3000 && drawn.current * drawn.resistance <= 250,
  )
  const power = current ** 2 * resistance
  const answer = watts(power)
  const part = rng.pick(['a resistor', 'a coil', 'a heating coil', 'a wire', 'a lamp filament', 'a rheostat'])
  return {
    given: { find: 'by current' as const, current, resistance },
    prompt: stem(
      rng,
      [
        say`A current of ${amperes(current)} flows through ${part} of resistance ${ohms(resistance)}.`,
        say`The resistance of ${part} is ${ohms(resistance)}, and the current in it is ${amperes(current)}.`,
        say`${part} of ${ohms(resistance)} carries a current of ${amperes(current)}.`,
        say`An ammeter in series with ${part} of ${ohms(resistance)} reads ${amperes(current)}.`,
      ],
      [
        say`The power dissipated in it is:`,
        say`What is the power consumed by it?`,
        say`Find the heat produced in it every second, in watts.`,
        say`At what rate is electrical energy converted into heat?`,
      ],
    ),
    answer,
    mistakes: [
      { value: current * resistance, because: 'that number is the voltage; the current was not squared' },
      { value: current * resistance ** 2, because: 'the resistance was squared instead of the current' },
      { value: power * 2, because: 'the result was doubled' },
      { value: power / 2, because: 'the result was halved' },
      { value: 2 * current * resistance, because: 'the current was doubled instead of squared' },
      { value: resistance, because: 'that number is the resistance' },
      { value: power + current * resistance, because: 'the voltage was added to the power' },
    ],
    steps: [say`P = I²R`, say`P = ${current}² × ${resistance} = ${answer}`],
  }
}

/** "A heater is rated 1,100 W, 220 V. What current does it draw, and what is its resistance?" */
function ofRating(rng: Random) {
  const { voltage, resistance, power } = rng.pick(HEATERS)
  const asked = rng.pick(['current', 'resistance'])
  const current = voltage / resistance
  const answer = asked === 'current' ? amperes(current) : ohms(resistance)
  const device = rng.pick(appliancesOf(voltage, power))
  return {
    given:
      asked === 'current'
        ? { find: 'rated current' as const, rated: power, voltage }
        : { find: 'rated resistance' as const, rated: power, voltage },
    prompt: stem(
      rng,
      [
        say`${device} is rated '${power} W, ${voltage} V' and is used at this voltage.`,
        say`${device} consumes ${watts(power)} when it is connected to a supply of ${volts(voltage)}.`,
        say`The label of ${device} reads '${power} W, ${voltage} V', and the supply has the right voltage.`,
        say`At ${volts(voltage)}, ${device} has a power of ${watts(power)}.`,
      ],
      asked === 'current'
        ? [
            say`The current drawn by it is:`,
            say`What current does it draw?`,
            say`Find the current in it.`,
            say`How much current flows through it?`,
          ]
        : [
            say`Its resistance is:`,
            say`What is its resistance in use?`,
            say`Find the resistance of its element.`,
            say`How large is the resistance of its wire?`,
          ],
    ),
    answer,
    mistakes: [
      asked === 'current'
        ? { value: resistance, because: 'that number is the resistance in ohms' }
        : { value: current, because: 'that number is the current in amperes' },
      { value: power / voltage ** 2, because: 'the power was divided by the square of the voltage' },
      { value: (asked === 'current' ? current : resistance) * 2, because: 'the result was doubled' },
      { value: (asked === 'current' ? current : resistance) / 2, because: 'the result was halved' },
      {
        value: (asked === 'current' ? current : resistance) * 10,
        because: 'the decimal point was moved one place right',
      },
      {
        value: (asked === 'current' ? current : resistance) / 10,
        because: 'the decimal point was moved one place left',
      },
      { value: voltage / 10, because: 'the voltage was divided by 10' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e7) / 1e4)),
    steps:
      asked === 'current'
        ? [say`P = VI, so I = P ÷ V`, say`I = ${power} ÷ ${voltage} = ${answer}`]
        : [say`P = V² ÷ R, so R = V² ÷ P`, say`R = ${voltage}² ÷ ${power} = ${answer}`],
  }
}

/** "A heater of 1,500 W is used for 40 minutes. How many units does it consume?" */
function energyUsed(rng: Random) {
  const { device, power, minutes } = rng.until(
    () => {
      const device = rng.pick(DEVICES)
      return { device, power: rng.pick(device.watts), minutes: rng.int(1, 12 * device.hours) * 5 }
    },
    (drawn) => drawn.power * drawn.minutes >= 6000 && Number.isInteger((drawn.power * drawn.minutes) / 600),
  )
  const units = (power * minutes) / 60_000
  const answer = quantity(units, 'kWh')
  const time = quantity(minutes, 'minute', 'span')
  return {
    given: { find: 'energy' as const, watts: power, minutes },
    prompt: stem(
      rng,
      [
        say`The power of ${withArticle(device.one)} is ${watts(power)}. It is used for ${time}.`,
        say`For ${time}, ${withArticle(device.one)} of ${watts(power)} is switched on.`,
        say`${withArticle(device.one)} rated ${watts(power)} runs for ${time}.`,
        say`In a house, ${withArticle(device.one)} of ${watts(power)} works for ${time}.`,
      ],
      [
        say`The electrical energy consumed is:`,
        say`How much electrical energy does it consume?`,
        say`Find the energy used, in commercial units (kWh).`,
        say`How many units (kWh) of energy are used?`,
      ],
    ),
    answer,
    mistakes: [
      { value: units * 10, because: 'watts were changed into kilowatts wrongly' },
      { value: units / 10, because: 'watts were changed into kilowatts wrongly' },
      { value: power / 1000, because: 'that number is the power in kW; the time was left out' },
      { value: units * 2, because: 'the result was doubled' },
      { value: units / 2, because: 'the result was halved' },
      { value: minutes / 60, because: 'that number is the time in hours' },
      { value: (power * minutes) / 1000, because: 'the minutes were taken as hours' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e7) / 1e4)),
    steps: [
      say`${power} W = ${power / 1000} kW, and the time is ${quantity(minutes / 60, 'hour')}.`,
      say`Energy = ${power / 1000} × ${minutes / 60} = ${answer}`,
    ],
  }
}

const withArticle = (thing: string): string => (/^[aeiou]/.test(thing) ? `an ${thing}` : `a ${thing}`)

const DEVICES = [
  { one: 'bulb', many: 'bulbs', watts: [5, 9, 10, 12, 15, 20, 40, 60, 100], hours: 10, most: 12 },
  { one: 'ceiling fan', many: 'ceiling fans', watts: [30, 50, 60, 70, 75, 80], hours: 16, most: 8 },
  { one: 'heater', many: 'heaters', watts: [800, 1000, 1200, 1500, 2000], hours: 5, most: 2 },
  { one: 'air cooler', many: 'air coolers', watts: [120, 150, 180, 200, 250], hours: 12, most: 4 },
  { one: 'water pump', many: 'water pumps', watts: [400, 500, 750, 1000], hours: 6, most: 3 },
  { one: 'television', many: 'televisions', watts: [80, 100, 120, 150], hours: 8, most: 3 },
] as const

function bill(rng: Random) {
  const drawn = rng.until(
    () => {
      const device = rng.pick(DEVICES)
      const [count, hours] = [rng.int(1, device.most), rng.int(1, device.hours)]
      const [days, price] = [rng.pick([10, 15, 20, 25, 28, 30, 31]), rng.int(4, 9)]
      return { device, count, hours, days, price, watts: rng.pick(device.watts) }
    },
    ({ count, hours, days, watts: each }) =>
      Number.isInteger((count * hours * days * each) / 500) && count * hours * days * each >= 4000,
  )
  const { device, count, hours, days, price } = drawn
  const total = count * drawn.watts
  const units = (total * hours * days) / 1000
  const answer = money(units * price)

  const [daily, length, rate] = [quantity(hours, 'hour'), quantity(days, 'day'), money(price)]
  const things =
    count === 1
      ? say`${withArticle(device.one)} of ${watts(drawn.watts)}`
      : say`${count} ${device.many} of ${watts(drawn.watts)} each`
  return {
    given: { find: 'bill' as const, count, watts: drawn.watts, hours, days, price },
    prompt: stem(
      rng,
      [
        say`${things} ${count === 1 ? 'is' : 'are'} used for ${daily} a day in a house. The cost of electrical energy is ${rate} per unit.`,
        say`A household uses ${things} for ${daily} every day, and 1 kWh of electrical energy costs ${rate}.`,
        say`${things} ${count === 1 ? 'is' : 'are'} used for ${daily} daily in an office. Electricity is charged at ${rate} per kWh.`,
      ],
      [
        say`The cost of using ${count === 1 ? 'it' : 'them'} for ${length} is:`,
        say`What will be the electricity bill on this account for ${length}?`,
        say`Find the cost of the energy consumed in ${length}.`,
        say`How much has to be paid for ${length}?`,
      ],
    ),
    answer,
    mistakes: [
      { value: units, because: 'that number is the energy in kWh; the price was left out' },
      { value: (total * hours * price) / 1000, because: 'only one day was counted' },
      { value: (total * days * price) / 1000, because: say`the ${daily} a day were left out` },
      { value: ((total * hours * days) / 100) * price, because: 'watts were changed into kilowatts wrongly' },
      {
        value: (drawn.watts * hours * days * price) / 1000,
        because: say`only one ${device.one} was counted`,
      },
      { value: units * (price + 1), because: 'the price was taken one rupee too high' },
      { value: units * (price - 1), because: 'the price was taken one rupee too low' },
      { value: (total * (hours + 1) * days * price) / 1000, because: 'one hour a day too many was counted' },
      { value: units * price * 2, because: 'the amount was doubled' },
    ],
    steps: [
      say`Power = ${count} × ${drawn.watts} = ${watts(total)} = ${quantity(total / 1000, 'kW')}`,
      say`Energy = ${total / 1000} × ${hours} × ${days} = ${quantity(units, 'kWh')}`,
      say`Cost = ${units} × ${price} = ${answer}`,
    ],
  }
}

const RATED = [220, 230, 240, 110, 200, 250].flatMap((voltage) =>
  [15, 25, 40, 50, 60, 75, 80, 100, 120, 150, 160, 200, 240, 250, 500, 800, 1000, 1200, 1600, 2000].flatMap(
    (rated) =>
      [0.5, 0.6, 0.75, 0.8, 0.9].flatMap((part) => {
        const [actual, power] = [voltage * part, rated * part ** 2]
        return Number.isInteger(actual) && Number.isInteger(Math.round(power * 1e6) / 1e4)
          ? [{ voltage, rated, part, actual, power: Math.round(power * 100) / 100 }]
          : []
      }),
  ),
)
const PARTS = new Map([
  [0.5, '1/2'],
  [0.6, '3/5'],
  [0.75, '3/4'],
  [0.8, '4/5'],
  [0.9, '9/10'],
])

const RATINGS = [
  10, 15, 20, 25, 30, 36, 40, 45, 48, 50, 60, 72, 75, 80, 90, 100, 120, 125, 140, 150, 160, 180, 200, 240,
  250, 300, 360, 400, 500,
]
const LAMP_VOLTAGES = [100, 110, 115, 120, 200, 210, 220, 225, 230, 240, 250]
const isPrintable = (power: number) => Number.isInteger(Math.round(power * 1e6) / 1e5)
const LAMP_PAIRS = RATINGS.flatMap((first) =>
  RATINGS.filter((second) => second !== first).map((second) => ({ first, second })),
)

const toldLamps = (first: number, second: number, voltage: number) => [
  say`Two bulbs rated '${first} W, ${voltage} V' and '${second} W, ${voltage} V' are connected in series across a supply of ${volts(voltage)}.`,
  say`A bulb marked '${first} W, ${voltage} V' and another marked '${second} W, ${voltage} V' are joined in series to the ${volts(voltage)} mains.`,
  say`Two lamps, which consume ${watts(first)} and ${watts(second)} separately at ${volts(voltage)}, are connected in series to the same supply.`,
  say`The ratings of two bulbs for ${volts(voltage)} are ${watts(first)} and ${watts(second)}. They are used in series on a ${volts(voltage)} line.`,
]
const UNCHANGED = [
  say`(Assume that the resistances do not change.)`,
  say`Assume that their resistances remain constant.`,
]

function lampsInSeries(rng: Random) {
  const voltage = rng.pick(LAMP_VOLTAGES)
  const { first, second } = rng.pick(
    LAMP_PAIRS.filter((pair) => isPrintable((pair.first * pair.second) / (pair.first + pair.second))),
  )
  const power = (first * second) / (first + second)
  const answer = watts(power)
  return {
    given: { find: 'series' as const, first, second, voltage },
    prompt: stem(
      rng,
      toldLamps(first, second, voltage),
      [
        say`The total power consumed is:`,
        say`What is the total power consumed by them?`,
        say`Find the power drawn from the supply.`,
        say`How many watts do the two consume together?`,
      ],
      UNCHANGED,
    ),
    answer,
    within: [1, first + second] as const,
    mistakes: [
      { value: first + second, because: say`the powers were added, as in parallel` },
      { value: (first + second) / 2, because: say`the powers were averaged` },
      { value: Math.abs(first - second), because: say`the powers were subtracted` },
      { value: power / 2, because: say`the result was halved` },
      { value: power * 2, because: say`the result was doubled` },
      { value: (first + second) / 4, because: say`the average of the powers was halved` },
      { value: power ** 2 / first, because: say`that is the power of the first lamp alone` },
      { value: power ** 2 / second, because: say`that is the power of the second lamp alone` },
    ].filter(({ value }) => isPrintable(value)),
    steps: [
      say`The resistance of each is R = V² ÷ P.`,
      say`In series the resistances are added.`,
      say`V² ÷ P = V² ÷ P₁ + V² ÷ P₂, so P = P₁P₂ ÷ (P₁ + P₂)`,
      say`P = ${first} × ${second} ÷ ${first + second} = ${answer}`,
    ],
  }
}

function oneOfTwoLamps(rng: Random) {
  const voltage = rng.pick(LAMP_VOLTAGES)
  const { first, second } = rng.pick(
    LAMP_PAIRS.filter((pair) => isPrintable(pair.first * (pair.second / (pair.first + pair.second)) ** 2)),
  )
  const power = first * (second / (first + second)) ** 2
  const answer = watts(power)
  return {
    given: { find: 'one of two' as const, first, second, voltage },
    prompt: stem(
      rng,
      toldLamps(first, second, voltage),
      [
        say`The power consumed by the ${first} W one is then:`,
        say`What is the power consumed by the ${first} W one then?`,
        say`Find the power that the ${first} W one actually consumes.`,
        say`At what rate does the ${first} W one take energy from the supply?`,
      ],
      UNCHANGED,
    ),
    answer,
    // It gets less than its own voltage.
    within: [0.5, first - 0.5] as const,
    mistakes: [
      { value: (first * second) / (first + second), because: say`that is the total power of both` },
      {
        value: second * (first / (first + second)) ** 2,
        because: say`that is the power of the other one`,
      },
      { value: first / 2, because: say`the rated power was halved` },
      { value: first / 4, because: say`the voltage was divided equally between the two` },
      { value: power * 2, because: say`the result was doubled` },
      { value: power / 2, because: say`the result was halved` },
      { value: first * (first / (first + second)) ** 2, because: say`the share of the other one was used` },
    ],
    steps: [
      say`Each resistance is R = V² ÷ P, so the resistances are as ${second} to ${first}.`,
      say`In series the voltage is shared in the ratio of the resistances.`,
      say`V₁ = V × ${second} ÷ ${first + second}`,
      say`P₁ = ${first} × (${second} ÷ ${first + second})² = ${answer}`,
    ],
  }
}

const COIL_TIMES = range(4, 90)

function twoCoils(rng: Random) {
  const isSeries = rng.chance(0.35)
  const { first, second } = rng.until(
    () => ({ first: rng.pick(COIL_TIMES), second: rng.pick(COIL_TIMES) }),
    (drawn) =>
      drawn.first !== drawn.second &&
      (isSeries || Number.isInteger((2 * drawn.first * drawn.second) / (drawn.first + drawn.second))),
  )
  const [quick, slow] = [Math.min(first, second), Math.max(first, second)]
  const [added, together] = [first + second, (first * second) / (first + second)]
  const time = isSeries ? added : together
  const answer = quantity(time, 'minute')
  const how = isSeries ? 'in series' : 'in parallel'
  const [one, two] = [quantity(first, 'minute'), quantity(second, 'minute')]
  const device = rng.pick(['An electric kettle', 'An immersion heater', 'A geyser', 'An electric boiler'])
  return {
    given: { find: 'coils' as const, first, second, isSeries },
    prompt: stem(
      rng,
      [
        say`${device} has two coils. With one of them the water boils in ${one}, and with the other in ${two}.`,
        say`${device} with two heating coils boils the same water in ${one} when the first is switched on, and in ${two} when the second is.`,
        say`One coil of a heater takes ${one} to boil some water and another takes ${two}, each working alone on the same supply.`,
        say`To heat a fixed quantity of water to its boiling point, one heating coil needs ${one} and a second coil ${two} at the same voltage.`,
      ],
      [
        say`With both coils ${how}, the water boils in:`,
        say`In what time will the same water boil if both coils are connected ${how}?`,
        say`Find the time taken when the two coils are joined ${how} to the same supply.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: isSeries ? together : added,
        because: isSeries
          ? say`that is the time for the coils in parallel`
          : say`that is the time for the coils in series`,
      },
      { value: (first + second) / 2, because: say`the two times were averaged` },
      { value: Math.abs(first - second), because: say`the times were subtracted` },
      { value: time * 2, because: say`the result was doubled` },
      { value: time / 2, because: say`the result was halved` },
      ...(isSeries
        ? [
            { value: added + quick, because: say`the time of the quicker coil was added twice` },
            { value: added + slow, because: say`the time of the slower coil was added twice` },
            { value: (added + slow) / 2, because: say`the result was averaged with the slower time` },
          ]
        : [
            { value: quick / 2, because: say`the coils were taken to be alike` },
            { value: (together + quick) / 2, because: say`the result was averaged with the quicker time` },
            { value: slow / 2, because: say`the time of the slower coil was halved` },
          ]),
    ],
    // In series it takes longer than with either coil, in parallel less time.
    within: isSeries ? ([slow + 1, 4 * added] as const) : ([1, quick - 0.5] as const),
    others: (isSeries ? [1.1, 1.2, 1.25, 0.9, 1.5] : [0.75, 0.8, 0.9, 1.1, 1.2, 1.25]).map(
      (share) => Math.round(2 * time * share) / 2,
    ),
    steps: [
      say`The same heat H = V²t ÷ R is needed each time.`,
      say`So the time is proportional to the resistance of the coil.`,
      isSeries
        ? say`In series the resistances are added, and so are the times.`
        : say`In parallel 1 ÷ R = 1 ÷ R₁ + 1 ÷ R₂, so 1 ÷ t = 1 ÷ t₁ + 1 ÷ t₂`,
      isSeries
        ? say`t = ${first} + ${second} = ${answer}`
        : say`t = ${first} × ${second} ÷ ${first + second} = ${answer}`,
    ],
  }
}

function lowVoltage(rng: Random) {
  const { voltage, rated, part, actual, power } = rng.pick(RATED)
  const answer = watts(power)

  const device = rng.pick(
    rated <= 200 ? ['A lamp', 'A bulb', 'A soldering iron'] : ['A heater', 'A kettle', 'An iron'],
  )
  const label = say`${rated} W, ${voltage} V`
  return {
    given: { find: 'low' as const, rated, voltage, actual },
    prompt: stem(
      rng,
      [
        say`${device} is rated '${label}'. It is connected to a supply of ${volts(actual)}.`,
        say`The supply voltage falls to ${volts(actual)} while ${device.toLowerCase()} marked '${label}' is in use.`,
        say`${device} marked '${label}' is operated at ${volts(actual)}.`,
        say`The rating of ${device.toLowerCase()} is '${label}', but the mains provide only ${volts(actual)}.`,
      ],
      [
        say`The power consumed is:`,
        say`What is the actual power consumed?`,
        say`Find the power dissipated at this voltage.`,
        say`How much power does it consume now?`,
      ],
      [
        say`(Assume that its resistance does not change.)`,
        say`Neglect the change of resistance with temperature.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: rated * part,
        because: 'the power was taken as proportional to the voltage, not to its square',
      },
      { value: rated, because: 'the power falls when the voltage falls' },
      { value: rated / part, because: 'the power was taken to rise when the voltage falls' },
      { value: rated * part ** 3, because: 'the ratio of the voltages was cubed' },
      {
        value: rated * (1 - part),
        because: 'the rated power was multiplied by the lost part of the voltage',
      },
      { value: rated * (1 - part) ** 2, because: 'the square of the lost part of the voltage was used' },
      { value: (rated * part ** 2) / 2, because: 'the result was halved' },
      { value: rated * (1 - part ** 2), because: 'that is the power that is missing' },
    ],
    steps: [
      say`With a constant resistance the power goes with the square of the voltage: P = V² ÷ R.`,
      say`${actual} ÷ ${voltage} = ${PARTS.get(part) ?? part}`,
      say`The power falls to (${PARTS.get(part) ?? part})² of ${watts(rated)}.`,
      say`P = ${rated} × (${PARTS.get(part) ?? part})² = ${answer}`,
    ],
  }
}
