import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { days } from '../../../kit/values/quantities.ts'
import { money, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { JOBS, units } from '../../../kit/wording/work-stories.ts'

/** "Asha can do a work in 6 days, Ravi in 12. They do it together for ₹1,800. What is Asha's share?" */
export const wages = defineGenerator({
  id: 'arithmetic/wages',
  version: 8,
  levels: {
    easy: { forms: [shareOfTwo] },
    medium: { forms: [shareOfThree, helper] },
    hard: { forms: [dailyWage, leftEarly, twoCrews] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'share': {
        // Every day each does the same part of the work, and is paid for the parts.
        const rates = given.alone.map((days) => 1 / days)
        return (given.pay * (rates[0] ?? 0)) / rates.reduce((sum, rate) => sum + rate, 0)
      }
      case 'helper': {
        const [a, b] = given.alone
        const done = given.together / a + given.together / b
        return given.pay * (1 - done)
      }
      case 'left-early': {
        // The one who stays works in all the days that the whole work takes.
        const [goes, stays] = given.alone
        const total = bisect((time) => Math.min(time, given.together) / goes + time / stays - 1, 1000)
        return (given.pay * total) / stays
      }
      case 'crews': {
        // Every wage of a man that the first crew allows, until the second crew earns what it is said to.
        const [[men, boys, time, earned], [otherMen, otherBoys, otherTime, otherEarned]] = given.crews
        for (const man of range(1, 2000)) {
          const boy = (earned / time - men * man) / boys
          if (Math.abs((otherMen * man + otherBoys * boy) * otherTime - otherEarned) < 1e-6)
            return given.sum / (given.men * man + given.boys * boy)
        }
        throw new RangeError('no wages fit')
      }
      case 'daily': {
        const parts = given.days.reduce((sum, days, index) => sum + days * (given.ratio[index] ?? 0), 0)
        return (given.pay / parts) * (given.ratio[2] ?? 0)
      }
    }
  },
})

function shareOfTwo(rng: Random) {
  const { a, b, whole } = rng.until(
    () => {
      const [a, b] = [rng.int(4, 40), rng.int(4, 40)]
      return { a, b, whole: lcm(a, b) }
    },
    // When one is twice as fast, most mistakes lead to the same two numbers.
    ({ a, b, whole }) => a !== b && a !== 2 * b && b !== 2 * a && whole <= 240,
  )
  const [x, y] = [whole / a, whole / b]
  const unit = rng.int(Math.ceil(900 / (x + y) / 10) * 10, Math.ceil(9000 / (x + y) / 10) * 10, 10)
  const pay = unit * (x + y)
  const [one, other] = drawLetters(rng, 2)
  const job = rng.pick(JOBS)
  const answer = money(unit * x)
  return {
    given: { find: 'share' as const, alone: [a, b], pay },
    prompt: rng.pick([
      say`${one.name} can ${job} in ${days(a)} and ${other.name} in ${days(b)}. They do it together for ${money(pay)}. ${ask(rng, say`the share of ${one.name}`)}`,
      say`${one.name} and ${other.name} undertake to ${job} for ${money(pay)}. ${one.name} alone can do it in ${days(a)} and ${other.name} alone in ${days(b)}. If they work together, how much should ${one.name} get?`,
    ]),
    answer,
    mistakes: [
      {
        value: unit * y,
        because: say`the pay was divided in the ratio of the days; the faster one earns more`,
      },
      { value: pay / 2, because: say`the pay was divided equally` },
      { value: unit, because: say`that is the pay for one part of the work` },
      { value: pay / a, because: say`the pay was divided by the days of ${one.name}` },
      { value: pay / b, because: say`the pay was divided by the days of ${other.name}` },
      { value: unit * Math.abs(x - y), because: say`that is the difference of the two shares` },
      { value: (pay * a) / b, because: say`the share was taken as ${a}/${b} of the pay` },
    ],
    // For the few draws in which these coincide.
    others: [x - 0.5, x + 0.5, x + y - 0.5].map((parts) => money(unit * parts)),
    within: [1, pay - 1] as const,
    steps: [
      say`The work done in a day is as 1/${a} : 1/${b} = ${ratio(x, y)}, and so is the pay.`,
      say`Share of ${one.name} = ${pay} × ${x}/${x + y} = ${answer}`,
    ],
  }
}

function shareOfThree(rng: Random) {
  const { alone, parts, whole } = rng.until(
    () => {
      const alone = rng.sample([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40], 3)
      const whole = alone.reduce(lcm)
      return { alone, whole, parts: alone.map((time) => whole / time) }
    },
    (drawn) => drawn.whole <= 180,
  )
  const [a, b, c] = alone
  const [x = 0, y = 0, z = 0] = parts
  const sum = x + y + z
  const unit = rng.int(Math.ceil(1200 / sum / 10) * 10, Math.ceil(12_000 / sum / 10) * 10, 10)
  const pay = unit * sum
  const [one, two, three] = drawLetters(rng, 3)
  const job = rng.pick(JOBS)
  const answer = money(unit * x)
  return {
    given: { find: 'share' as const, alone, pay },
    prompt: rng.pick([
      say`${one.name}, ${two.name} and ${three.name} can ${job} in ${a}, ${b} and ${days(c)}, respectively. If they do it together and are paid ${money(pay)}, how much should ${one.name} get?`,
      say`For ${money(pay)}, ${one.name}, ${two.name} and ${three.name} ${job} together. Alone they would need ${a}, ${b} and ${days(c)}, respectively. ${ask(rng, say`the share of ${one.name}`)}`,
      say`${money(pay)} is paid to ${one.name}, ${two.name} and ${three.name}, who together ${job}. They can do it alone in ${a}, ${b} and ${days(c)}, respectively. The share of ${one.name} is:`,
      say`${one.name} alone can ${job} in ${days(a)}, ${two.name} alone in ${days(b)} and ${three.name} alone in ${days(c)}. If the three do it together for ${money(pay)}, what is the share of ${one.name}?`,
    ]),
    answer,
    mistakes: [
      { value: unit * y, because: say`that is the share of ${two.name}` },
      { value: unit * z, because: say`that is the share of ${three.name}` },
      { value: (pay * a) / (a + b + c), because: say`the pay was divided in the ratio of the days` },
      { value: pay / 3, because: say`the pay was divided equally` },
      { value: (pay * x) / (x + y), because: say`${three.name} was left out` },
      { value: unit * (y + z), because: say`that is the share of the two others together` },
      { value: (pay * x) / (x + z), because: say`${two.name} was left out` },
    ],
    within: [1, pay - 1] as const,
    steps: [
      say`Let the work be ${units(whole)}. In a day they do ${x}, ${y} and ${units(z)}.`,
      say`The pay is divided as ${ratio(x, y, z)}, in ${sum} parts.`,
      say`Share of ${one.name} = ${pay} × ${x}/${sum} = ${answer}`,
    ],
  }
}

function helper(rng: Random) {
  const { a, b, together, whole, left } = rng.until(
    () => {
      const [a, b, together] = [rng.int(6, 30), rng.int(6, 30), rng.int(2, 10)]
      const whole = lcm(a, b)
      return { a, b, together, whole, left: whole - together * (whole / a + whole / b) }
    },
    (drawn) => drawn.a !== drawn.b && drawn.whole <= 180 && drawn.left > 0 && drawn.left * 2 < drawn.whole,
  )
  const unit = rng.int(Math.ceil(1200 / whole / 5) * 5, Math.ceil(9000 / whole / 5) * 5 + 10, 5)
  const pay = unit * whole
  const [first, second] = [(together * whole) / a, (together * whole) / b]
  const [one, two, three] = drawLetters(rng, 3)
  const job = rng.pick(JOBS)
  const answer = money(unit * left)
  return {
    given: { find: 'helper' as const, alone: [a, b] as const, together, pay },
    prompt: rng.pick([
      say`${one.name} can ${job} in ${days(a)} and ${two.name} in ${days(b)}. With the help of ${three.name} they do it in ${days(together)} for ${money(pay)}. How much should ${three.name} get?`,
      say`${one.name} and ${two.name} undertake to ${job} for ${money(pay)}. Alone they can do it in ${days(a)} and ${days(b)}, respectively. If they finish it in ${days(together)} with the help of ${three.name}, ${askThen(rng, say`the share of ${three.name}`)}`,
    ]),
    answer,
    mistakes: [
      { value: unit * first, because: say`that is the share of ${one.name}` },
      { value: unit * second, because: say`that is the share of ${two.name}` },
      { value: pay / 3, because: say`the pay was divided equally` },
      {
        value: unit * (first + second),
        because: say`that is the share of ${one.name} and ${two.name} together`,
      },
      { value: (unit * left) / together, because: say`that is the pay of ${three.name} for one day` },
      {
        value: (pay * together) / (a + b + together),
        because: say`the pay was divided in the ratio of the days`,
      },
      {
        value: (unit * (first + second)) / 2,
        because: say`that is what ${one.name} and ${two.name} get on the average`,
      },
    ],
    within: [1, pay - 1] as const,
    steps: [
      say`In ${days(together)} ${one.name} does ${together}/${a} of the work, worth ${money(unit * first)}.`,
      say`In ${days(together)} ${two.name} does ${together}/${b} of the work, worth ${money(unit * second)}.`,
      say`Together that is ${unit * first} + ${unit * second} = ${money(unit * (first + second))}.`,
      say`The rest is for ${three.name}: ${pay} − ${unit * (first + second)} = ${answer}`,
    ],
  }
}

function dailyWage(rng: Random) {
  const parts = rng.until(
    () => rng.sample([3, 4, 5, 6, 7, 8, 9], 3),
    (drawn) => drawn.reduce(gcd) === 1,
  )
  const time = [rng.int(4, 20), rng.int(4, 20), rng.int(4, 20)] as const
  const unit = rng.int(50, 120, 5)
  const sum = parts[0] * time[0] + parts[1] * time[1] + parts[2] * time[2]
  const pay = unit * sum
  const [one, two, three] = drawLetters(rng, 3)
  const answer = money(unit * parts[2])
  return {
    given: { find: 'daily' as const, ratio: parts, days: time, pay },
    prompt: rng.pick([
      say`The daily wages of ${one.name}, ${two.name} and ${three.name} are in the ratio ${ratio(...parts)}. They work for ${time[0]}, ${time[1]} and ${days(time[2])} and earn ${money(pay)} in all. ${ask(rng, say`the daily wage of ${three.name}`)}`,
      say`${one.name}, ${two.name} and ${three.name} worked ${time[0]}, ${time[1]} and ${days(time[2])} respectively, and were paid ${money(pay)} in total. If their daily wages are in the ratio ${ratio(...parts)}, find the daily wage of ${three.name}.`,
    ]),
    answer,
    mistakes: [
      { value: unit * parts[0], because: say`that is the daily wage of ${one.name}` },
      { value: unit * parts[1], because: say`that is the daily wage of ${two.name}` },
      { value: unit, because: say`that is the value of one part` },
      { value: unit * parts[2] * time[2], because: say`that is what ${three.name} earns in all` },
      { value: pay / 3 / time[2], because: say`the pay was divided equally among the three` },
      {
        value: (pay * parts[2]) / (parts[0] + parts[1] + parts[2]) / time[2],
        because: say`the pay was divided in the ratio of the wages without the days of each`,
      },
      { value: pay / (time[0] + time[1] + time[2]), because: say`that is the average wage of a day` },
      { value: unit * (parts[2] + 1), because: say`one part too many was counted` },
      { value: unit * (parts[2] - 1), because: say`one part too few was counted` },
    ],
    within: [(unit * parts[2]) / 3, 3 * unit * parts[2]] as const,
    steps: [
      say`Let the wages a day be ${parts[0]}x, ${parts[1]}x and ${parts[2]}x.`,
      say`In all: ${parts[0] * time[0]}x + ${parts[1] * time[1]}x + ${parts[2] * time[2]}x = ${sum}x`,
      say`x = ${pay} ÷ ${sum} = ${unit}`,
      say`Daily wage of ${three.name} = ${parts[2]} × ${unit} = ${answer}`,
    ],
  }
}

/** "A and B could do a work in 12 and 18 days. They work together for 4 days, then A leaves. How much of ₹5,400 is B's?" */
function leftEarly(rng: Random) {
  const { goes, stays, together, rest } = rng.until(
    () => {
      const [goes, stays, together] = [rng.int(6, 40), rng.int(6, 40), rng.int(2, 12)]
      return { goes, stays, together, rest: stays * (1 - together / goes) - together }
    },
    (drawn) =>
      drawn.goes !== drawn.stays &&
      2 * drawn.together !== drawn.goes &&
      drawn.rest >= 2 &&
      Math.abs(drawn.rest - Math.round(drawn.rest)) < 1e-9 &&
      lcm(drawn.goes, drawn.stays) <= 240,
  )
  const later = Math.round(rest)
  const unit = rng.int(Math.ceil(2000 / goes / 10) * 10, Math.ceil(12_000 / goes / 10) * 10, 10)
  const pay = unit * goes
  const first = unit * together
  const [one, two] = drawLetters(rng, 2)
  const job = rng.pick(JOBS)
  const answer = money(pay - first)
  return {
    given: { find: 'left-early' as const, alone: [goes, stays] as const, together, pay },
    prompt: rng.pick([
      say`${one.name} and ${two.name} undertake to ${job} for ${money(pay)}. Alone they could do it in ${days(goes)} and ${days(stays)}, respectively. They begin together, but ${one.name} leaves after ${days(together)} and ${two.name} finishes the work. How much should ${two.name} get?`,
      say`${one.name} can ${job} in ${days(goes)} and ${two.name} in ${days(stays)}. After they have worked together for ${days(together)}, ${one.name} falls ill and ${two.name} completes the rest alone. If ${money(pay)} is paid for the work, ${askThen(rng, say`the share of ${two.name}`)}`,
      say`For ${money(pay)}, ${one.name} and ${two.name} agree to ${job}, which alone would take them ${days(goes)} and ${days(stays)}, respectively. ${one.name} works for the first ${days(together)} only, ${two.name} from the first day to the last. ${ask(rng, say`what ${two.name} should be paid`)}`,
    ]),
    answer,
    mistakes: [
      { value: first, because: say`that is the share of ${one.name}` },
      { value: (pay * goes) / (goes + stays), because: say`both were taken to work all the time` },
      { value: (pay * later) / stays, because: say`only what ${two.name} did alone was paid` },
      { value: pay / 2, because: say`the pay was divided equally` },
      {
        value: (pay * (together + later)) / (2 * together + later),
        because: say`the pay was divided in the ratio of the days worked`,
      },
      { value: (pay * together) / stays, because: say`only what ${two.name} did with ${one.name} was paid` },
      { value: pay - 2 * first, because: say`the share of ${one.name} was taken off twice` },
      { value: pay - first + unit, because: say`one day too few was counted for ${one.name}` },
      { value: pay - first - unit, because: say`one day too many was counted for ${one.name}` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [1, pay - 1] as const,
    steps: [
      say`In ${days(together)} ${one.name} does ${together}/${goes} of the work.`,
      say`The rest of the work, all that ${one.name} does not do, is done by ${two.name}.`,
      say`Share of ${one.name} = ${pay} × ${together}/${goes} = ${money(first)}`,
      say`Share of ${two.name} = ${pay} − ${first} = ${answer}`,
    ],
  }
}

/** "3 men and 4 boys earn ₹756 in 7 days, 11 men and 13 boys ₹3,008 in 8 days. When do 7 men and 9 boys earn ₹2,480?" */
function twoCrews(rng: Random) {
  const { man, boy, crews, men, boys, time } = rng.until(
    () => {
      const [man, boy] = [rng.int(400, 800, 10), rng.int(200, 500, 10)]
      const crew = () => {
        const [men, boys, time] = [rng.int(2, 9), rng.int(2, 9), rng.int(3, 9)]
        return [men, boys, time, (men * man + boys * boy) * time] as const
      }
      return {
        man,
        boy,
        crews: [crew(), crew()] as const,
        men: rng.int(2, 9),
        boys: rng.int(2, 9),
        time: rng.int(4, 12),
      }
    },
    ({ man, boy, crews: [first, second], men, boys }) =>
      man > boy &&
      first[0] * second[1] !== first[1] * second[0] &&
      [first, second].every(([m, b]) => m !== men && b !== boys),
  )
  const [[m1, b1, t1, e1], [m2, b2, t2, e2]] = crews
  const [one, other] = rng.pick([
    ['men', 'boys'],
    ['skilled workers', 'helpers'],
    ['masons', 'labourers'],
    ['fitters', 'trainees'],
  ] as const)
  const daily = men * man + boys * boy
  const sum = daily * time
  const answer = days(time)
  return {
    given: { find: 'crews' as const, crews, men, boys, sum },
    prompt: rng.pick([
      say`${m1} ${one} and ${b1} ${other} earn ${money(e1)} in ${days(t1)}, and ${m2} ${one} and ${b2} ${other} earn ${money(e2)} in ${days(t2)}. In how many days will ${men} ${one} and ${boys} ${other} earn ${money(sum)}?`,
      say`If ${m1} ${one} and ${b1} ${other} are paid ${money(e1)} for ${days(t1)} of work and ${m2} ${one} and ${b2} ${other} ${money(e2)} for ${days(t2)}, for how many days can ${men} ${one} and ${boys} ${other} be employed with ${money(sum)}?`,
    ]),
    answer,
    mistakes: [
      { value: time + 1, because: say`one day too many was counted` },
      { value: time - 1, because: say`one day too few was counted` },
      { value: time + 2, because: say`a slip in the daily pay made it too large` },
      { value: time - 2, because: say`a slip in the daily pay made it too small` },
      { value: t1 + t2, because: say`the days of the two crews were added` },
      { value: 2 * time, because: say`only half of the daily pay was counted` },
    ],
    within: [2, 30] as const,
    steps: [
      say`In a day ${m1} ${one} and ${b1} ${other} earn ${e1} ÷ ${t1} = ${money(e1 / t1)}, and ${m2} ${one} and ${b2} ${other} earn ${e2} ÷ ${t2} = ${money(e2 / t2)}.`,
      say`From these two equations one of the ${one} earns ${money(man)} a day and one of the ${other} ${money(boy)}.`,
      say`${men} ${one} and ${boys} ${other} earn ${men} × ${man} + ${boys} × ${boy} = ${money(daily)} a day.`,
      say`Time = ${sum} ÷ ${daily} = ${answer}`,
    ],
  }
}
