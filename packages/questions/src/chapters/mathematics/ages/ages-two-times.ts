import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { quantity, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

const years = (count: number) => quantity(count, 'year')
const at = (shift: number, a: number, b: number) => ({
  kind: 'ratio' as const,
  years: shift,
  ratio: [a, b] as const,
})
const word = (times: number) => (times === 2 ? 'twice' : `${times} times`)

/** Some years ago one was so many times as old, some years hence it is another multiple. */
export function twoMultiples(rng: Random) {
  const { ago, hence, more, less, child, parent } = rng.until(
    () => {
      const [less, more, ago, hence] = [rng.int(2, 3), rng.int(3, 7), rng.int(2, 10), rng.int(2, 14)]
      // parent − ago = more (child − ago), parent + hence = less (child + hence)
      const child = (more * ago - ago + less * hence - hence) / (more - less)
      return { ago, hence, more, less, child, parent: more * (child - ago) + ago }
    },
    (drawn) =>
      drawn.more > drawn.less &&
      Number.isInteger(drawn.child) &&
      drawn.child - drawn.ago >= 2 &&
      drawn.parent - drawn.child >= 19 &&
      drawn.parent - drawn.child <= 40 &&
      drawn.parent <= 75,
  )
  const person = rng.pick(people)
  const elder = rng.pick(['mother', 'father', 'aunt', 'uncle'])
  const asksChild = rng.chance(0.5)
  const answer = years(asksChild ? child : parent)
  const key = asksChild ? child : parent
  return {
    given: {
      asked: asksChild ? ('second' as const) : ('first' as const),
      shift: 0,
      facts: [at(-ago, more, 1), at(hence, less, 1)],
    },
    prompt: rng.pick([
      say`${years(ago)} ago the ${elder} of ${person.name} was ${word(more)} as old as ${person.name}. In ${years(hence)} the ${elder} will be ${word(less)} as old. How old is ${asksChild ? person.name : `the ${elder}`} now?`,
      say`${person.name}'s ${elder} was ${word(more)} as old as ${person.name} ${years(ago)} ago and will be ${word(less)} as old ${years(hence)} from now. Find the present age of ${asksChild ? person.name : `the ${elder}`}.`,
    ]),
    answer,
    mistakes: [
      { value: asksChild ? parent : child, because: say`that is the age of the other person` },
      { value: key - ago, because: say`that is the age ${years(ago)} ago` },
      { value: key + hence, because: say`that is the age after ${years(hence)}` },
      { value: key + ago, because: say`the ${years(ago)} were added twice` },
      { value: key - hence, because: say`the ${years(hence)} were taken off the present age` },
      { value: parent - child, because: say`that is the difference of the two ages` },
      { value: parent + child, because: say`that is the sum of the two ages` },
    ],
    within: [2, 120] as const,
    steps: [
      say`Let ${person.name} be x years old. ${years(ago)} ago the ${elder} was ${more}(x − ${ago}), so is now ${more}(x − ${ago}) + ${ago}.`,
      say`In ${years(hence)} the ${elder} will be ${less}(x + ${hence}), so is now ${less}(x + ${hence}) − ${hence}.`,
      say`${more}x − ${more * ago - ago} = ${less}x + ${less * hence - hence}, so x = ${more * ago - ago + less * hence - hence} ÷ ${more - less} = ${child}`,
      asksChild
        ? say`${person.name} is now ${answer}`
        : say`The ${elder} is ${more} × (${child} − ${ago}) + ${ago} = ${answer}`,
    ],
  }
}

/** The ratio some years ago and the ratio some years hence. */
export function pastAndFuture(rng: Random) {
  const { a, b, c, d, x, y, ago, hence } = rng.until(
    () => {
      const [x, y, ago, hence] = [rng.int(10, 56), rng.int(10, 56), rng.int(2, 8), rng.int(2, 12)]
      const [before, later] = [gcd(x - ago, y - ago), gcd(x + hence, y + hence)]
      return {
        x,
        y,
        ago,
        hence,
        a: (x - ago) / before,
        b: (y - ago) / before,
        c: (x + hence) / later,
        d: (y + hence) / later,
      }
    },
    (drawn) =>
      drawn.x !== drawn.y &&
      Math.min(drawn.a, drawn.b) > 1 &&
      drawn.a + drawn.b <= 17 &&
      drawn.c + drawn.d <= 17,
  )
  const unit = (x - ago) / a
  const [one, other] = rng.sample(people, 2)
  const asksSum = rng.chance(0.4)
  const key = asksSum ? x + y : x
  const answer = years(key)
  return {
    given: {
      asked: asksSum ? ('sum' as const) : ('first' as const),
      shift: 0,
      facts: [at(-ago, a, b), at(hence, c, d)],
    },
    prompt: rng.pick([
      say`${years(ago)} ago the ages of ${one.name} and ${other.name} were in the ratio ${ratio(a, b)}. ${years(hence)} from now they will be in the ratio ${ratio(c, d)}. ${asksSum ? 'What is the sum of their present ages?' : say`How old is ${one.name} now?`}`,
      say`After ${years(hence)} the ages of ${one.name} and ${other.name} will be as ${ratio(c, d)}; ${years(ago)} ago they were as ${ratio(a, b)}. Find the ${asksSum ? 'sum of their present ages' : say`present age of ${one.name}`}.`,
    ]),
    answer,
    mistakes: [
      { value: asksSum ? x + y - 2 * ago : x - ago, because: say`that is the value ${years(ago)} ago` },
      {
        value: asksSum ? x + y + 2 * hence : x + hence,
        because: say`that is the value after ${years(hence)}`,
      },
      {
        value: asksSum ? x + y - ago : y,
        because: asksSum
          ? say`the ${years(ago)} were added for one of them only`
          : say`that is the age of ${other.name}`,
      },
      { value: key + (asksSum ? 2 : 1) * ago, because: say`the ${years(ago)} were added twice` },
      {
        value: asksSum ? x + y + hence - ago : y + hence,
        because: asksSum
          ? say`the years were set against each other`
          : say`that is the age of ${other.name} after ${years(hence)}`,
      },
      {
        value: asksSum ? Math.abs(x - y) : y - ago,
        because: asksSum
          ? say`that is the difference of their ages`
          : say`that is the age of ${other.name} ${years(ago)} ago`,
      },
      {
        value: asksSum ? x : x + hence - ago,
        because: asksSum
          ? say`that is the age of ${one.name} alone`
          : say`the years before were set against the years to come`,
      },
    ],
    within: [2, 120] as const,
    steps: [
      say`Let the ages ${years(ago)} ago be ${a}x and ${b}x. From then to ${years(hence)} from now it is ${ago} + ${hence} = ${years(ago + hence)}.`,
      say`(${a}x + ${ago + hence}) × ${d} = (${b}x + ${ago + hence}) × ${c}, which gives x = ${unit}`,
      say`${one.name} is now ${a} × ${unit} + ${ago} = ${x} and ${other.name} ${b} × ${unit} + ${ago} = ${y}.`,
      asksSum ? say`Sum = ${x} + ${y} = ${answer}` : say`So the present age of ${one.name} is ${answer}`,
    ],
  }
}
