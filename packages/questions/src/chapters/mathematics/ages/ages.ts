import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { years } from '../../../kit/values/quantities.ts'
import { ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The ages of Asha and her mother are in the ratio 2 : 7 and add up to 45 years. How old is Asha?" */
export const ages = defineGenerator({
  id: 'arithmetic/ages',
  version: 9,
  concepts: ['ratio-of-ages', 'past-and-future-ages'],
  levels: {
    easy: { forms: [sumAndRatio, difference] },
    medium: { forms: [ratioLater, multipleLater, twoMultiples, pastAndFuture] },
    hard: { forms: [...often(8, eachInTheOthersPlace), ...often(8, ratioAcrossTime), parentAndChildren] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  /** Tries every pair of ages that two people can have; the second may be the sum of the ages of several children. */
  solve(given) {
    const isRatio = (x: number, y: number, [a, b]: readonly number[]) =>
      x > 0 && y > 0 && x * (b ?? 0) === y * (a ?? 0)
    for (const x of AGES) {
      for (const y of AGES) {
        const fits = given.facts.every((fact) => {
          if (fact.kind === 'sum') return x + y === fact.years
          if (fact.kind === 'difference') return Math.abs(x - y) === fact.years
          if (fact.kind === 'turns') return 2 * y - x === fact.was && 2 * x - y === fact.willBe
          return isRatio(x + fact.years[0], y + fact.years[1], fact.ratio)
        })
        if (fits)
          return given.asked === 'first'
            ? x + given.shift
            : given.asked === 'second'
              ? y + given.shift
              : x + y
      }
    }
    throw new RangeError('no two ages fit')
  },
})

/** Two people of these ages: nobody of 9 is a classmate of one of 30, or a doctor. */
function pairOf(rng: Random, x: number, y: number): string {
  const [young, old] = [Math.min(x, y), Math.max(x, y)]
  const isNear = old <= 1.6 * young
  return rng.pick([
    'neighbours',
    'cousins',
    'relatives',
    'members of a club',
    ...(isNear ? ['friends', 'brothers', 'sisters'] : []),
    ...(isNear && old <= 24 ? ['students', 'classmates', 'hostel mates'] : []),
    ...(young >= 16 && old <= 40 ? ['players', 'athletes'] : []),
    ...(young >= 24 && old <= 64 ? ['teachers', 'colleagues', 'drivers', 'doctors'] : []),
  ])
}

/** Possible ages in whole years. */
const AGES = range(1, 80)

const sumIs = (count: number) => ({ kind: 'sum' as const, years: count })

function sumAndRatio(rng: Random) {
  // Room for other ages on the same side of half the sum.
  const { a, b, unit, x, y } = rng.until(
    () => drawAges(rng),
    (drawn) => drawn.x + drawn.y >= 24,
  )
  const [one, other] = rng.sample(people, 2)
  const answer = years(x)
  return {
    concept: 'ratio-of-ages',
    given: { asked: 'first' as const, shift: 0, facts: [sumIs(x + y), after(0, a, b)] },
    prompt: rng.pick([
      say`The ratio of the present ages of ${one.name} and ${other.name} is ${ratio(a, b)}, respectively, and the sum of their present ages is ${years(x + y)}. What is the present age of ${one.name}?`,
      say`The present ages of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)}. If the sum of their ages at present is ${years(x + y)}, then find how old ${one.name} is now.`,
      say`Two ${pairOf(rng, x, y)} have ages in the ratio ${ratio(a, b)}, respectively. If the sum of their present ages is ${years(x + y)}, then what is the present age of the first of them?`,
      say`The sum of the present ages of two ${pairOf(rng, x, y)} is ${years(x + y)}. If the ratio of the age of the first to that of the second is ${ratio(a, b)}, what is the present age of the first?`,
    ]),
    answer,
    mistakes: [
      { value: y, because: say`that is the age of ${other.name}` },
      { value: x + unit, because: say`one part too many was counted` },
      { value: x - unit, because: say`one part too few was counted` },
      { value: a * (unit + 1), because: say`one part was taken to be ${years(unit + 1)}` },
      { value: a * (unit - 1), because: say`one part was taken to be ${years(unit - 1)}` },
      {
        value: b * (unit + 1),
        because: say`the parts of ${other.name} were taken, and one part to be ${years(unit + 1)}`,
      },
      {
        value: b * (unit - 1),
        because: say`the parts of ${other.name} were taken, and one part to be ${years(unit - 1)}`,
      },
    ],
    // An age that either of the two could have.
    within: [Math.min(x, y) / 2, x + y - 2] as const,
    others: [],
    steps: [
      say`There are ${a} + ${b} = ${a + b} parts; one part is ${x + y} ÷ ${a + b} = ${years(unit)}.`,
      say`Age of ${one.name} = ${a} × ${unit} = ${answer}`,
    ],
  }
}

function difference(rng: Random) {
  const { a, b, unit, x, y } = drawAges(rng)
  const [one, other] = rng.sample(people, 2)
  const gap = Math.abs(x - y)
  const [older, younger] = x > y ? [one, other] : [other, one]
  const answer = years(x)
  return {
    concept: 'ratio-of-ages',
    given: { asked: 'first' as const, shift: 0, facts: [differ(gap), after(0, a, b)] },
    prompt: rng.pick([
      say`The ratio of the present ages of ${one.name} and ${other.name} is ${ratio(a, b)}, respectively. If ${older.name} is ${years(gap)} older than ${younger.name}, then what is the present age of ${one.name}?`,
      say`The ages of two ${pairOf(rng, x, y)} at present are in the ratio ${ratio(a, b)}, and the difference between their ages is ${years(gap)}. What is the present age of the first of them?`,
      say`The difference between the present ages of ${one.name} and ${other.name} is ${years(gap)}. If their ages at present are in the ratio ${ratio(a, b)}, respectively, then find how old ${one.name} is now.`,
    ]),
    answer,
    mistakes: [
      { value: y, because: say`that is the age of ${other.name}` },
      { value: unit, because: say`that is the value of one part` },
      { value: (a * gap) / (a + b), because: say`the difference was divided by the sum of the parts` },
      { value: x + y, because: say`that is the sum of the two ages` },
      { value: a * gap, because: say`the difference was taken for one part` },
      { value: gap, because: say`that is the difference of the two ages` },
      { value: x + unit, because: say`one part too many was counted` },
      { value: x - unit, because: say`one part too few was counted` },
      { value: a * (unit + 1), because: say`one part was taken to be ${years(unit + 1)}` },
      { value: a * (unit - 1), because: say`one part was taken to be ${years(unit - 1)}` },
    ].filter((wrong) => Number.isInteger(wrong.value)),
    // The older one is older than the difference.
    within: [x > y ? gap + 1 : 2, 120] as const,
    steps: [
      say`The difference is ${Math.max(a, b)} − ${Math.min(a, b)} = ${Math.abs(a - b)} ${Math.abs(a - b) === 1 ? 'part' : 'parts'}, so one part is ${gap} ÷ ${Math.abs(a - b)} = ${years(unit)}.`,
      say`Age of ${one.name} = ${a} × ${unit} = ${answer}`,
    ],
  }
}

function ratioLater(rng: Random) {
  const { now, shift, c, d } = rng.until(
    () => {
      const now = drawAges(rng)
      const shift = rng.int(2, 15)
      const common = gcd(now.x + shift, now.y + shift)
      return { now, shift, c: (now.x + shift) / common, d: (now.y + shift) / common }
    },
    (drawn) => drawn.c + drawn.d <= 21,
  )
  const { a, b, unit, x, y } = now
  const [one, other] = rng.sample(people, 2)
  const answer = years(x)
  return {
    concept: 'ratio-of-ages',
    given: { asked: 'first' as const, shift: 0, facts: [after(0, a, b), after(shift, c, d)] },
    prompt: rng.pick([
      say`The ratio of the present ages of ${one.name} and ${other.name} is ${ratio(a, b)}, respectively. After ${years(shift)}, the ratio of their ages will become ${ratio(c, d)}. What is the present age of ${one.name}?`,
      say`The present ages of two ${pairOf(rng, x, y)} are in the ratio ${ratio(a, b)}, respectively. ${years(shift)} hence, the respective ratio of their ages will be ${ratio(c, d)}. What is the present age of the first of them?`,
      say`At present, the ratio of the age of ${one.name} to that of ${other.name} is ${ratio(a, b)}. If the ratio of their ages after ${years(shift)} will be ${ratio(c, d)}, then find how old ${one.name} is now.`,
    ]),
    answer,
    mistakes: [
      { value: y, because: say`that is the age of ${other.name}` },
      { value: x + shift, because: say`that is the age of ${one.name} after ${years(shift)}` },
      { value: a * shift, because: say`the ${years(shift)} were taken for one part` },
      { value: unit, because: say`that is the value of one part` },
      { value: y + shift, because: say`that is the age of ${other.name} after ${years(shift)}` },
      { value: x + y, because: say`that is the sum of the two present ages` },
      { value: x - shift, because: say`that is the age of ${one.name} ${years(shift)} ago` },
    ],
    within: [2, 120] as const,
    steps: [
      say`Let the ages be ${a}x and ${b}x. After ${years(shift)} they are ${a}x + ${shift} and ${b}x + ${shift}.`,
      say`(${a}x + ${shift}) × ${d} = (${b}x + ${shift}) × ${c}, which gives x = ${unit}`,
      say`Age of ${one.name} = ${a} × ${unit} = ${answer}`,
    ],
  }
}

function multipleLater(rng: Random) {
  const { child, parent, shift, times } = rng.until(
    () => {
      const [child, shift, times] = [rng.int(4, 22), rng.int(2, 16), rng.int(2, 4)]
      return { child, shift, times, parent: times * (child + shift) - shift }
    },
    (drawn) => drawn.parent - drawn.child >= 20 && drawn.parent - drawn.child <= 38,
  )
  const gap = parent - child
  const person = rng.pick(people)
  const elder = rng.pick(['mother', 'father', 'aunt', 'uncle'])
  const word = times === 2 ? 'twice' : `${times} times`
  const answer = years(child)
  return {
    concept: 'past-and-future-ages',
    given: { asked: 'second' as const, shift: 0, facts: [differ(gap), after(shift, times, 1)] },
    prompt: rng.pick([
      say`The ${elder} of ${person.name} is ${years(gap)} older than ${person.him === 'him' ? 'him' : 'her'} and will be ${word} as old as ${person.name} in ${years(shift)}. How old is ${person.name} now?`,
      say`${years(shift)} from now ${person.name}'s ${elder} will be ${word} as old as ${person.name}. The difference between their ages is ${years(gap)}. What is the present age of ${person.name}?`,
    ]),
    answer,
    mistakes: [
      { value: child + shift, because: say`that is the age after ${years(shift)}` },
      {
        value: gap / times - shift,
        because: say`the difference was divided by ${times} instead of ${times - 1}`,
      },
      {
        value: gap / times,
        because: say`the difference was divided by ${times} and the ${years(shift)} were left out`,
      },
      { value: child + 2 * shift, because: say`the ${years(shift)} were added instead of taken off` },
      { value: parent, because: say`that is the age of the ${elder}` },
      { value: child - shift, because: say`the ${years(shift)} were taken off twice` },
      { value: gap - shift, because: say`the ${years(shift)} were taken off the difference` },
    ],
    within: [2, 120] as const,
    steps: [
      say`In ${years(shift)} the difference is still ${years(gap)}.`,
      times === 2
        ? say`It is then equal to the age of ${person.name}, who will be ${years(gap)} old.`
        : say`It is then ${times} − 1 = ${times - 1} times the age of ${person.name}, who will be ${gap} ÷ ${times - 1} = ${years(gap / (times - 1))} old.`,
      say`Age now = ${gap / (times - 1)} − ${shift} = ${answer}`,
    ],
  }
}

/** One was a multiple as old some years ago, and will be another multiple some years from now. */
function twoMultiples(rng: Random) {
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
    concept: 'past-and-future-ages',
    given: {
      asked: asksChild ? ('second' as const) : ('first' as const),
      shift: 0,
      facts: [after(-ago, more, 1), after(hence, less, 1)],
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

/** The ratio some years ago and the ratio some years from now. */
function pastAndFuture(rng: Random) {
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
    concept: 'ratio-of-ages',
    given: {
      asked: asksSum ? ('sum' as const) : ('first' as const),
      shift: 0,
      facts: [after(-ago, a, b), after(hence, c, d)],
    },
    prompt: rng.pick([
      say`${years(ago)} ago the ages of ${one.name} and ${other.name} were in the ratio ${ratio(a, b)}. ${years(hence)} from now they will be in the ratio ${ratio(c, d)}. ${asksSum ? 'What is the sum of their present ages?' : say`How old is ${one.name} now?`}`,
      say`The ratio of the ages of ${one.name} and ${other.name} will be ${ratio(c, d)} after ${years(hence)}; ${years(ago)} ago it was ${ratio(a, b)}. Find the ${asksSum ? 'sum of their present ages' : say`present age of ${one.name}`}.`,
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

/** When A was as old as B is now, how old was B? When B is as old as A is now, how old will A be? */
function eachInTheOthersPlace(rng: Random) {
  const { x, y } = rng.until(
    () => ({ x: rng.int(14, 56), y: rng.int(8, 44) }),
    (drawn) => drawn.x - drawn.y >= 3 && drawn.x - drawn.y <= 20 && 2 * drawn.y - drawn.x >= 3,
  )
  const gap = x - y
  const [was, willBe] = [y - gap, x + gap]
  const [one, other] = rng.sample(people, 2)
  const asksOlder = rng.chance(0.5)
  const key = asksOlder ? x : y
  const asked = asksOlder ? one : other
  const answer = years(key)
  return {
    concept: 'past-and-future-ages',
    given: {
      asked: asksOlder ? ('first' as const) : ('second' as const),
      shift: 0,
      facts: [{ kind: 'turns' as const, was, willBe }],
    },
    prompt: rng.pick([
      say`When ${one.name} was as old as ${other.name} is now, ${other.name} was ${years(was)} old. When ${other.name} is as old as ${one.name} is now, ${one.name} will be ${years(willBe)} old. How old is ${asked.name} now?`,
      say`${one.name} says to ${other.name}, “When I was as old as you are now, you were ${years(was)} old. When you are as old as I am now, I shall be ${years(willBe)} old.” Find the present age of ${asked.name}.`,
    ]),
    answer,
    mistakes: [
      {
        value: asksOlder ? y : x,
        because: say`that is the present age of ${(asksOlder ? other : one).name}`,
      },
      {
        value: (was + willBe) / 2,
        because: say`the present age was taken to be midway between the two given ages`,
      },
      {
        value: asksOlder ? was + (willBe - was) / 4 : willBe - (willBe - was) / 4,
        because: say`the time between the two given ages was divided by 4 instead of 3`,
      },
      { value: gap, because: say`that is the difference of their ages` },
      { value: asksOlder ? x - gap / 2 : y + gap / 2, because: say`half of the difference was taken` },
      { value: asksOlder ? x - 2 : y + 2, because: say`the difference was taken to be ${years(gap + 2)}` },
      { value: asksOlder ? x + 2 : y - 2, because: say`the difference was taken to be ${years(gap - 2)}` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [was + 1, willBe - 1] as const,
    steps: [
      say`Let ${one.name} be older by d years. Then ${other.name} is now ${was} + d and ${one.name} ${willBe} − d.`,
      say`These two ages differ by d: ${willBe} − d − ${was} − d = d, so d = ${willBe - was} ÷ 3 = ${gap}.`,
      asksOlder
        ? say`${one.name} is now ${willBe} − ${gap} = ${answer}`
        : say`${other.name} is now ${was} + ${gap} = ${answer}`,
    ],
  }
}

/** One ratio of the two ages in the past, and one of an age in the future to an age at present. */
function ratioAcrossTime(rng: Random) {
  const { a, b, c, d, x, y, ago, hence } = rng.until(
    () => {
      const [x, y, ago, hence] = [rng.int(10, 56), rng.int(10, 56), rng.int(2, 10), rng.int(3, 15)]
      const [before, later] = [gcd(x - ago, y - ago), gcd(x + hence, y)]
      return {
        x,
        y,
        ago,
        hence,
        a: (x - ago) / before,
        b: (y - ago) / before,
        c: (x + hence) / later,
        d: y / later,
      }
    },
    (drawn) =>
      drawn.x !== drawn.y &&
      Math.min(drawn.a, drawn.b) > 1 &&
      drawn.a + drawn.b <= 15 &&
      drawn.c + drawn.d <= 15 &&
      drawn.c !== drawn.d &&
      drawn.a * drawn.d !== drawn.b * drawn.c,
  )
  const unit = (x - ago) / a
  const [one, other] = rng.sample(people, 2)
  const shift = rng.chance(0.5) ? 0 : rng.int(2, 9)
  const asksSum = shift === 0
  const key = asksSum ? x + y : y + shift
  const answer = years(key)
  const ask = asksSum
    ? 'What is the sum of their present ages?'
    : say`How old will ${other.name} be after ${years(shift)}?`
  return {
    concept: ['ratio-of-ages', 'past-and-future-ages'],
    given: {
      asked: asksSum ? ('sum' as const) : ('second' as const),
      shift,
      facts: [after(-ago, a, b), after(hence, c, d, 0)],
    },
    prompt: rng.pick([
      say`${years(ago)} ago the ratio of the ages of ${one.name} and ${other.name} was ${ratio(a, b)}. The ratio of the age of ${one.name} ${years(hence)} hence to the present age of ${other.name} is ${ratio(c, d)}. ${ask}`,
      say`The age of ${one.name} ${years(hence)} from now and the present age of ${other.name} are in the ratio ${ratio(c, d)}. Their ages ${years(ago)} ago were in the ratio ${ratio(a, b)}, respectively. ${ask}`,
    ]),
    answer,
    mistakes: [
      ...(asksSum
        ? [
            { value: x + y - 2 * ago, because: say`that is the sum of their ages ${years(ago)} ago` },
            { value: x + y + hence, because: say`the ${years(hence)} were counted in the present age` },
            { value: x + y - ago, because: say`the ${years(ago)} were added for one of them only` },
            { value: x + y + 2 * hence, because: say`that is the sum after ${years(hence)}` },
            { value: x + y + hence - ago, because: say`the years were set against each other` },
          ]
        : [
            { value: y, because: say`that is the present age of ${other.name}` },
            { value: x + shift, because: say`that is the age of ${one.name} after ${years(shift)}` },
            { value: y - ago + shift, because: say`the ${years(ago)} were not added` },
            { value: y - shift, because: say`that is the age of ${other.name} ${years(shift)} ago` },
            { value: y - ago, because: say`that is the age of ${other.name} ${years(ago)} ago` },
            { value: y + hence, because: say`that is the age of ${other.name} after ${years(hence)}` },
          ]),
      { value: key + unit, because: say`one part too many was counted` },
    ],
    within: [2, 120] as const,
    steps: [
      say`Let the ages ${years(ago)} ago be ${a}x and ${b}x, so the present ages are ${a}x + ${ago} and ${b}x + ${ago}.`,
      say`(${a}x + ${ago + hence}) × ${d} = (${b}x + ${ago}) × ${c}, which gives x = ${unit}`,
      say`${one.name} is now ${x} and ${other.name} ${y} years old.`,
      asksSum ? say`Sum = ${x} + ${y} = ${answer}` : say`${y} + ${shift} = ${answer}`,
    ],
  }
}

/** A parent's age is a multiple of the sum of the ages of the children, now and in some years. */
function parentAndChildren(rng: Random) {
  const { children, more, less, hence, parent, total } = rng.until(
    () => {
      const [children, more, less, hence] = [rng.int(2, 3), rng.int(2, 6), rng.int(1, 4), rng.int(3, 24)]
      // parent = more × total, parent + hence = less × (total + children × hence)
      const total = (hence * (less * children - 1)) / (more - less)
      return { children, more, less, hence, total, parent: more * total }
    },
    (drawn) =>
      drawn.more > drawn.less &&
      Number.isInteger(drawn.total) &&
      drawn.total >= 3 * drawn.children &&
      drawn.parent >= 27 &&
      drawn.parent <= 60 &&
      drawn.parent - drawn.total >= 20 &&
      drawn.parent - drawn.total / drawn.children <= 38,
  )
  const elder = rng.pick(['father', 'mother'])
  const his = elder === 'father' ? 'his' : 'her'
  const number = children === 2 ? 'two' : 'three'
  const asksParent = rng.chance(0.6)
  const key = asksParent ? parent : total
  const answer = years(key)
  const then = less === 1 ? 'equal to' : word(less)
  const step = asksParent ? more : 1
  return {
    concept: 'past-and-future-ages',
    given: {
      asked: asksParent ? ('first' as const) : ('second' as const),
      shift: 0,
      facts: [after(0, more, 1), after(hence, less, 1, children * hence)],
    },
    prompt: rng.pick([
      say`The age of a ${elder} is ${word(more)} the sum of the ages of ${his} ${number} children. ${years(hence)} hence it will be ${then} the sum of their ages. Find ${asksParent ? `the present age of the ${elder}` : 'the sum of the present ages of the children'}.`,
      say`A ${elder} is now ${word(more)} as old as ${his} ${number} children put together. After ${years(hence)}, ${his} age will be ${then} the sum of the ages of the children. What is ${asksParent ? `the present age of the ${elder}` : 'the sum of the present ages of the children'}?`,
    ]),
    answer,
    mistakes: [
      {
        value: (step * hence * (less - 1)) / (more - less),
        because: say`the ${years(hence)} were added once to the sum and not for each child`,
      },
      {
        value: asksParent ? total : parent,
        because: asksParent
          ? say`that is the sum of the ages of the children`
          : say`that is the age of the ${elder}`,
      },
      {
        value: asksParent ? parent + hence : total + children * hence,
        because: say`that is the value after ${years(hence)}`,
      },
      {
        value: asksParent ? parent - hence : total + hence,
        because: asksParent
          ? say`the ${years(hence)} were taken off the present age`
          : say`the ${years(hence)} were added once to the sum`,
      },
      { value: key + step, because: say`the sum of the ages of the children was taken 1 year too large` },
      { value: key - step, because: say`the sum of the ages of the children was taken 1 year too small` },
      { value: key + 2 * step, because: say`the sum was taken 2 years too large` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: asksParent ? ([21, 90] as const) : ([2, 60] as const),
    steps: [
      say`Let the ages of the children add up to x years, so the ${elder} is ${more}x years old.`,
      say`After ${years(hence)} the sum has grown by ${children} × ${hence} = ${children * hence}: ${more}x + ${hence} = ${less === 1 ? `x + ${children * hence}` : `${less}(x + ${children * hence})`}`,
      say`So x = ${less * children * hence - hence} ÷ ${more - less} = ${total}.`,
      asksParent ? say`Age of the ${elder} = ${more} × ${total} = ${answer}` : say`The sum is ${answer}`,
    ],
  }
}

const differ = (count: number) => ({ kind: 'difference' as const, years: count })

/** The ratio of the ages after so many years, or before when negative; the second person may be taken at another time. */
const after = (shift: number, a: number, b: number, other = shift) => ({
  kind: 'ratio' as const,
  years: [shift, other] as const,
  ratio: [a, b] as const,
})

/** Two ages with a small ratio, neither of them a baby's. */
function drawAges(rng: Random) {
  return rng.until(
    () => {
      const [a, b, unit] = [rng.int(2, 11), rng.int(2, 11), rng.int(2, 14)]
      return { a, b, unit, x: a * unit, y: b * unit }
    },
    ({ a, b, x, y }) => a !== b && gcd(a, b) === 1 && Math.min(x, y) >= 6 && Math.max(x, y) <= 70,
  )
}

const word = (times: number) => (times === 2 ? 'twice' : `${times} times`)
