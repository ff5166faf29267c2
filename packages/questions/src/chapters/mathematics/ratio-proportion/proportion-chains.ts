import type { Random } from '../../../kit/random/random.ts'
import { lcm } from '../../../kit/values/exact.ts'
import { money, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'
import { coprime } from './proportion-terms.ts'

/** The hard forms of proportion: two ratios that share a term, and two people with four unknown sums. */
export function chainRatio(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: coprime(rng, 2, 9), second: coprime(rng, 2, 9) }),
    (drawn) => drawn.first[1] !== drawn.second[0],
  )
  const [a, b] = first
  const [c, d] = second
  const whole = lcm(b, c)
  const [x, y, z] = [(a * whole) / b, whole, (d * whole) / c]
  const asked = rng.pick(['x + z : y', 'x + y : y + z', 'x : z'])
  // Each reading of the three terms leads to a ratio of its own.
  const read = (x: number, y: number, z: number) =>
    ({ 'x + z : y': ratio(x + z, y), 'x + y : y + z': ratio(x + y, y + z), 'x : z': ratio(x, z) })[asked]
  const answer = read(x, y, z)
  const told = { 'x + z : y': '(x + z) : y', 'x + y : y + z': '(x + y) : (y + z)', 'x : z': 'x : z' }[asked]
  const turned = read(z, y, x)
  return {
    given: { find: 'chain' as const, first, second, asked },
    prompt: posed(rng, [
      say`If x : y = ${ratio(a, b)} and y : z = ${ratio(c, d)}, find ${told}.`,
      say`x is to y as ${a} is to ${b}, and y is to z as ${c} is to ${d}. What is ${told}?`,
      say`The ratio x : y is ${ratio(a, b)}, while y : z is ${ratio(c, d)}. Then ${told} equals`,
      say`Given are x/y = ${a}/${b} and y/z = ${c}/${d}. Find ${told} in lowest terms.`,
      say`Three numbers x, y and z satisfy x : y = ${ratio(a, b)} and y : z = ${ratio(c, d)}. What is then ${told}?`,
    ]),
    answer,
    mistakes: [
      { value: read(a, b, d), because: say`y was taken as ${b}, but z as if y were ${c}` },
      { value: read(a, c, d), because: say`y was taken as ${c}, but x as if y were ${b}` },
      { value: read(a, b + c, d), because: say`the two values of y were added` },
      { value: turned, because: say`x and z were exchanged` },
      ...(asked === 'x : z'
        ? [{ value: ratio(a + c, b + d), because: say`the terms of the two ratios were added` }]
        : []),
      { value: read(b * c, a * c, a * d), because: say`the first ratio was turned round` },
      { value: read(a * d, b * d, b * c), because: say`the second ratio was turned round` },
    ],
    steps: [
      say`y is ${b} in the first ratio and ${c} in the second; make both ${whole}.`,
      say`x : y = ${a} × ${whole / b} : ${b} × ${whole / b} = ${x} : ${y}`,
      say`y : z = ${c} × ${whole / c} : ${d} × ${whole / c} = ${y} : ${z}`,
      say`With x = ${x}, y = ${y} and z = ${z}, ${told} = ${answer}`,
    ],
  }
}

export function savings(rng: Random) {
  const { incomes, expenses, x, y, saved } = rng.until(
    () => {
      const [incomes, expenses] = [coprime(rng, 2, 11), coprime(rng, 2, 11)]
      const [x, y] = [rng.int(1000, 8000, 500), rng.int(1000, 8000, 500)]
      const saved = [incomes[0] * x - expenses[0] * y, incomes[1] * x - expenses[1] * y] as const
      return { incomes, expenses, x, y, saved }
    },
    ({ incomes: [a, b], expenses: [c, d], saved: [one, other], x }) =>
      one > 900 &&
      one < 0.5 * a * x &&
      other < 0.5 * b * x &&
      other > 900 &&
      one !== other &&
      a * d !== b * c &&
      a * x <= 60_000 &&
      b * x <= 60_000 &&
      a * x >= 8000 &&
      b * x >= 8000,
  )
  const [a, b] = incomes
  const [c, d] = expenses
  const [one, other] = rng.sample(people, 2)
  const town = rng.pick(towns)
  const answer = money(a * x)
  const cross = Math.abs(a * d - b * c)
  const [big, small] = a * d > b * c ? [saved[0] * d, saved[1] * c] : [saved[1] * c, saved[0] * d]
  return {
    given: { find: 'savings' as const, incomes, expenses, savings: saved },
    prompt: rng.pick([
      say`The monthly incomes of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)}, their expenditures in the ratio ${ratio(c, d)}. ${one.name} saves ${money(saved[0])} and ${other.name} ${money(saved[1])} a month. What is the income of ${one.name}?`,
      say`${one.name} and ${other.name} of ${town} earn as ${ratio(a, b)} and spend as ${ratio(c, d)}. If they save ${money(saved[0])} and ${money(saved[1])}, how much does ${one.name} earn?`,
      say`In a family of ${town}, ${one.name} and ${other.name} put by ${money(saved[0])} and ${money(saved[1])} a month. Their earnings are in the ratio ${ratio(a, b)}; what they spend is in the ratio ${ratio(c, d)}. Find the earnings of ${one.name}.`,
      say`Two clerks, ${one.name} and ${other.name}, have salaries in the ratio ${ratio(a, b)}. After spending sums in the ratio ${ratio(c, d)}, ${one.name} keeps ${money(saved[0])} and ${other.name} keeps ${money(saved[1])}. What is the salary of ${one.name}?`,
      say`${money(saved[0])} is left to ${one.name} and ${money(saved[1])} to ${other.name} at the end of a month in ${town}. They had received money in the ratio ${ratio(a, b)} and spent in the ratio ${ratio(c, d)}. How much had ${one.name} received?`,
    ]),
    answer,
    mistakes: [
      { value: b * x, because: say`that is the income of ${other.name}` },
      { value: c * y, because: say`that is what ${one.name} spends` },
      { value: d * y, because: say`that is what ${other.name} spends` },
      { value: (a + b) * x, because: say`that is the income of both together` },
      {
        value: a * x - saved[0] + saved[1],
        because: say`the saving of ${other.name} was put with the spending of ${one.name}`,
      },
      { value: a * x + saved[0], because: say`the saving was added to the income` },
      {
        value: ((saved[0] + saved[1]) * a) / (a + b),
        because: say`the savings of both were divided in the ratio of the incomes`,
      },
    ],
    steps: [
      say`Let the incomes be ${a}x and ${b}x, the expenditures ${c}y and ${d}y.`,
      say`${a}x − ${c}y = ${saved[0]} and ${b}x − ${d}y = ${saved[1]}`,
      say`Multiply the first by ${d} and the second by ${c} and subtract: ${cross === 1 ? '' : cross}x = ${big} − ${small} = ${big - small}, so x = ${x}.`,
      say`Income of ${one.name} = ${a} × ${x} = ${answer}`,
    ],
  }
}
