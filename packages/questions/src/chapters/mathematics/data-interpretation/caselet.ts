import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, percent, ratio } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Of 1,200 people in a hall 55% are men; 40% of the men and 30% of the women take tea. How many women do not?" */
export const caselet = defineGenerator({
  id: 'interpretation/caselet',
  version: 10,
  levels: {
    easy: { forms: [oneSplit] },
    medium: { forms: [twoSplits, clubs, threeGroups] },
    hard: { forms: [splitGroup, threeClubs, hiddenClubs, twoYears] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'one-split': {
        // Person by person in a hundred, then for the whole hall.
        const [p, q] = given.parts
        const first = (given.total / (p + q)) * p
        const chosen = (first * given.share) / 100
        return given.wanted === 'chosen'
          ? chosen
          : given.wanted === 'rest'
            ? first - chosen
            : given.total - first
      }
      case 'two-splits': {
        const [p, q] = given.parts
        const unit = given.total / (p + q)
        const [one, other] = [unit * p, unit * q]
        const [a, b] = [(one * given.shares[0]) / 100, (other * given.shares[1]) / 100]
        return { all: a + b, 'second-rest': other - b, difference: Math.abs(a - b) }[given.wanted]
      }
      case 'clubs': {
        // Everyone is in exactly one of the four regions.
        const both =
          range(0, given.total).find((size) => given.one + given.other - size + given.none === given.total) ??
          Number.NaN
        return { both, 'only-first': given.one - both, 'exactly-one': given.one + given.other - 2 * both }[
          given.wanted
        ]
      }
      case 'three-clubs': {
        // The seven regions one by one, from the inside.
        const { all, pairs, ones } = given
        const [ab = 0, bc = 0, ca = 0] = pairs.map((pair) => pair - all)
        const [a = 0, b = 0, c = 0] = ones
        const only = [a - ab - ca - all, b - ab - bc - all, c - bc - ca - all]
        const one = only.reduce((sum, part) => sum + part, 0)
        return {
          none: given.total - one - ab - bc - ca - all,
          'exactly-one': one,
          'exactly-two': ab + bc + ca,
          'only-first': only[0] ?? 0,
        }[given.wanted]
      }
      case 'hidden-clubs': {
        // The size of the middle with which all regions together are everyone.
        const [a, b, c] = given.ones
        const [p, q, r] = given.pairs
        const all =
          range(0, Math.min(p, q, r)).find(
            (size) => a + b + c - p - q - r + size === given.total - given.none,
          ) ?? Number.NaN
        return {
          all,
          'exactly-two': p - all + (q - all) + (r - all),
          'only-first': a - (p - all) - (r - all) - all,
        }[given.wanted]
      }
      case 'split-group': {
        const first = (given.total * given.share) / 100
        const third = given.total - (first + (first * (100 + given.more)) / 100)
        const [p, q] = given.parts
        const part = third / (p + q)
        return { part: part * p, rest: part * q, gap: Math.abs(part * q - first) }[given.wanted]
      }
      case 'two-years': {
        // What is left out of a hundred.
        const later = given.made + (given.made * given.rise) / 100
        const [good, better] = [
          given.made - (given.made * given.faults[0]) / 100,
          later - (later * given.faults[1]) / 100,
        ]
        return { more: better - good, both: given.made + later - good - better }[given.wanted]
      }
      case 'three-groups': {
        const first = (given.total * given.share) / 100
        const second = (first * (100 + given.more)) / 100
        const third = given.total - first - second
        return { third, gap: Math.abs(second - third) }[given.wanted]
      }
    }
  },
})

function oneSplit(rng: Random) {
  const [p, q] = rng.pick([
    [2, 3],
    [3, 2],
    [3, 5],
    [5, 3],
    [4, 5],
    [5, 4],
    [1, 3],
    [3, 7],
    [7, 5],
    [7, 3],
    [9, 11],
  ])
  const share = rng.int(10, 80, 5)
  const unit = rng.int(2, 15) * 20
  const total = (p + q) * unit
  const [first, second] = [p * unit, q * unit]
  const chosen = (first * share) / 100
  const { place, one, other, does, doNot } = rng.pick(PLACES)
  const wanted = rng.pick(['chosen', 'rest', 'others'] as const)
  const key = wanted === 'chosen' ? chosen : wanted === 'rest' ? first - chosen : second
  const asked =
    wanted === 'chosen' ? `${one} ${does}` : wanted === 'rest' ? `${one} ${doNot}` : `${other} are there`
  const answer = count(key)
  return {
    given: { find: 'one-split' as const, total, parts: [p, q] as const, share, wanted },
    prompt: rng.pick([
      say`There are ${total} people in ${place}. The ${one} and the ${other} among them are in the ratio ${ratio(p, q)}, and ${percent(share)} of the ${one} ${does}. How many ${asked}?`,
      say`There are ${total} people in ${place}, and the ratio of ${one} to ${other} is ${ratio(p, q)}. Of the ${one}, ${percent(share)} ${does}. Find how many ${asked}.`,
      say`In ${place} with ${total} people, the numbers of ${one} and ${other} are in the ratio ${ratio(p, q)}. It is found that ${percent(share)} of the ${one} ${does}. How many ${asked}?`,
      say`The total number of people in ${place} is ${total}, and the ratio of ${one} to ${other} is ${ratio(p, q)}. If ${percent(share)} of the ${one} ${does}, how many ${asked}?`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'chosen' ? first - chosen : chosen,
        because:
          wanted === 'chosen'
            ? say`that is the number of ${one} who ${doNot}`
            : say`that is the number of ${one} who ${does}`,
      },
      { value: first, because: say`that is the number of all ${one}` },
      {
        value: wanted === 'others' ? Math.abs(first - second) : second,
        because:
          wanted === 'others'
            ? say`that is the difference of the two groups`
            : say`that is the number of ${other}`,
      },
      { value: (total * share) / 100, because: say`the percentage was taken of all people` },
      { value: (second * share) / 100, because: say`the percentage was taken of the ${other}` },
      { value: total - first + chosen, because: say`the ${other} were counted as well` },
      {
        value: wanted === 'others' ? total - chosen : key / 2,
        because:
          wanted === 'others' ? say`only the ${one} who ${does} were taken off` : say`the number was halved`,
      },
      ...(wanted === 'others'
        ? [
            { value: first - chosen, because: say`that is the number of ${one} who ${doNot}` },
            { value: total / p, because: say`all people were divided by the part of the ${one}` },
          ]
        : [
            {
              value: (total * (wanted === 'chosen' ? share : 100 - share)) / 200,
              because: say`the two groups were taken to be equal`,
            },
            { value: unit, because: say`that is one part of the ratio` },
            {
              value: (second * (100 - share)) / 100,
              because: say`the percentage left was taken of the ${other}`,
            },
          ]),
    ],
    // Fewer than there are in the whole place, or in the group that is asked about.
    within: [1, (wanted === 'others' ? total : first) - 1] as const,
    // Other shares of the same group, for few mistakes lead to less than the whole group.
    ...(wanted !== 'others' && { others: [-15, -10, 10, 15].map((more) => key + (first * more) / 100) }),
    steps:
      wanted === 'others'
        ? [
            say`${p} + ${q} = ${p + q} parts are ${total}, so a part is ${unit}.`,
            say`Number of ${other} = ${q} × ${unit} = ${answer}`,
          ]
        : [
            say`${p} + ${q} = ${p + q} parts are ${total}, so there are ${p} × ${unit} = ${first} ${one}.`,
            wanted === 'chosen'
              ? say`${share} × ${first} ÷ 100 = ${answer}`
              : say`${percent(100 - share)} of them are left: ${100 - share} × ${first} ÷ 100 = ${answer}`,
          ],
  }
}

function twoSplits(rng: Random) {
  const [p, q] = rng.pick([
    [2, 3],
    [3, 2],
    [11, 9],
    [9, 11],
    [3, 7],
    [7, 3],
    [13, 7],
    [1, 4],
    [4, 1],
  ])
  const unit = rng.int(2, 14) * 20
  const total = (p + q) * unit
  const [first, second] = [p * unit, q * unit]
  const { a, b, shares } = rng.until(
    () => {
      const shares = [rng.int(10, 80, 5), rng.int(10, 80, 5)] as const
      return { shares, a: (first * shares[0]) / 100, b: (second * shares[1]) / 100 }
    },
    (drawn) => drawn.shares[0] !== drawn.shares[1] && drawn.a !== drawn.b,
  )
  const { place, one, other, does, doNot } = rng.pick(PLACES)
  const wanted = rng.pick(['all', 'second-rest', 'difference'] as const)
  const key = { all: a + b, 'second-rest': second - b, difference: Math.abs(a - b) }[wanted]
  const asked = {
    all: say`How many people ${does} in all?`,
    'second-rest': say`How many ${other} ${doNot}?`,
    difference: say`What is the difference between the numbers of ${one} and ${other} who ${does}?`,
  }[wanted]
  const answer = count(key)
  const share = percent((100 * p) / (p + q))
  return {
    given: { find: 'two-splits' as const, total, parts: [p, q] as const, shares, wanted },
    prompt: rng.pick([
      say`Of the ${total} people in ${place}, ${share} are ${one} and the rest are ${other}. ${percent(shares[0])} of the ${one} and ${percent(shares[1])} of the ${other} ${does}. ${asked}`,
      say`A survey was conducted in ${place} among ${total} people, of whom ${share} were ${one} and the rest ${other}. It showed that ${percent(shares[0])} of the ${one} and ${percent(shares[1])} of the ${other} ${does}. ${asked}`,
      say`In ${place} there are ${total} people: ${one} make up ${share}, ${other} the rest. It is found that ${percent(shares[1])} of the ${other} and ${percent(shares[0])} of the ${one} ${does}. ${asked}`,
    ]),
    answer,
    mistakes: [
      { value: a, because: say`that is the number of ${one} who ${does}` },
      { value: b, because: say`that is the number of ${other} who ${does}` },
      {
        value: wanted === 'all' ? total - a - b : first - a,
        because:
          wanted === 'all'
            ? say`that is the number of people who ${doNot}`
            : say`that is the number of ${one} who ${doNot}`,
      },
      {
        value: (total * (shares[0] + shares[1])) / 200,
        because: say`the average of the two percentages was taken of all people`,
      },
      {
        value: (first * shares[1]) / 100 + (second * shares[0]) / 100,
        because: say`the two percentages were exchanged`,
      },
      {
        value: (total * Math.abs(shares[0] - shares[1])) / 100,
        because: say`the difference of the percentages was taken of all people`,
      },
      {
        value: wanted === 'second-rest' ? second : Math.abs(first - second),
        because:
          wanted === 'second-rest'
            ? say`that is the number of all ${other}`
            : say`that is the difference of all ${one} and all ${other}`,
      },
    ],
    steps: [
      say`There are ${first} ${one} and ${second} ${other}.`,
      say`${percent(shares[0])} of ${first} are ${a}, ${percent(shares[1])} of ${second} are ${b}.`,
      wanted === 'all'
        ? say`Together ${a} + ${b} = ${answer}`
        : wanted === 'difference'
          ? say`${Math.max(a, b)} − ${Math.min(a, b)} = ${answer}`
          : say`The other ${other} are ${second} − ${b} = ${answer}`,
    ],
  }
}

function clubs(rng: Random) {
  const [first, second, verb] = rng.pick(CLUBS)
  const { both, onlyOne, onlyOther, none } = rng.until(
    () => ({
      both: rng.int(10, 90, 2),
      onlyOne: rng.int(30, 200, 2),
      onlyOther: rng.int(30, 200, 2),
      none: rng.int(8, 80, 2),
    }),
    (drawn) => drawn.both !== drawn.none && drawn.onlyOne !== drawn.onlyOther,
  )
  const [one, other] = [onlyOne + both, onlyOther + both]
  const total = onlyOne + onlyOther + both + none
  const wanted = rng.pick(['both', 'only-first', 'exactly-one'] as const)
  const key = { both, 'only-first': onlyOne, 'exactly-one': onlyOne + onlyOther }[wanted]
  const asked = {
    both: say`How many ${verb} both?`,
    'only-first': say`How many ${verb} ${first} but not ${second}?`,
    'exactly-one': say`How many ${verb} exactly one of the two?`,
  }[wanted]
  const answer = count(key)
  return {
    given: { find: 'clubs' as const, total, one, other, none, wanted },
    prompt: rng.pick([
      say`In a survey of ${total} people, ${one} of them ${verb} ${first}, ${other} ${verb} ${second} and ${none} ${verb} neither. ${asked}`,
      say`In a survey of ${total} families, ${one} said that they ${verb} ${first}, ${other} that they ${verb} ${second}, and ${none} said that they ${verb} neither. ${asked}`,
      say`Of ${total} students in a school, ${none} ${verb} neither ${first} nor ${second}; ${one} ${verb} ${first} and ${other} ${verb} ${second}. ${asked}`,
      say`A club of ${total} members has ${one} who ${verb} ${first} and ${other} who ${verb} ${second}. Only ${none} of the members ${verb} neither of these. ${asked}`,
    ]),
    answer,
    mistakes: [
      { value: one + other - total, because: say`those who ${verb} neither were forgotten` },
      {
        value: wanted === 'both' ? onlyOne : both,
        because:
          wanted === 'both'
            ? say`that is the number who ${verb} ${first} only`
            : say`that is the number who ${verb} both`,
      },
      { value: total - none, because: say`that is the number who ${verb} at least one of the two` },
      {
        value: wanted === 'exactly-one' ? onlyOne : onlyOther,
        because:
          wanted === 'exactly-one'
            ? say`only those who ${verb} ${first} alone were counted`
            : say`that is the number who ${verb} ${second} only`,
      },
      {
        value: wanted === 'exactly-one' ? onlyOther : one,
        because:
          wanted === 'exactly-one'
            ? say`only those who ${verb} ${second} alone were counted`
            : say`that is the number of all who ${verb} ${first}`,
      },
      { value: Math.abs(one - other), because: say`the two numbers were subtracted` },
      {
        value: wanted === 'only-first' ? one - none : both + none,
        because:
          wanted === 'only-first'
            ? say`those who ${verb} neither were taken off instead of those who ${verb} both`
            : say`those who ${verb} neither were added`,
      },
      {
        value: one + other,
        because: say`the two numbers were added; those who ${verb} both were counted twice`,
      },
    ],
    steps: [
      say`At least one of the two: ${total} − ${none} = ${total - none}`,
      say`${one} + ${other} = ${one + other} counts those who ${verb} both twice.`,
      say`So ${one + other} − ${total - none} = ${both} ${verb} both.`,
      wanted === 'both'
        ? say`The number who ${verb} both is ${answer}`
        : wanted === 'only-first'
          ? say`Only ${first}: ${one} − ${both} = ${answer}`
          : say`Exactly one: ${total - none} − ${both} = ${answer}`,
    ],
  }
}

const GROUPS = [
  ['the first year', 'the second year', 'the third year', 'students of a college'],
  ['ward A', 'ward B', 'ward C', 'voters of a town'],
  ['the morning shift', 'the day shift', 'the night shift', 'workers of a mill'],
  ['hall 1', 'hall 2', 'hall 3', 'visitors to a fair'],
  ['village P', 'village Q', 'village R', 'members of a milk union'],
] as const

function threeGroups(rng: Random) {
  const [one, two, three, who] = rng.pick(GROUPS)
  const { total, share, more, first, second, third } = rng.until(
    () => {
      const [total, share, more] = [
        rng.int(10, 60) * 100,
        rng.pick([20, 24, 25, 30, 35, 36, 40]),
        rng.pick([10, 20, 25, 30, 40, 50]),
      ]
      const first = (total * share) / 100
      const second = (first * (100 + more)) / 100
      return { total, share, more, first, second, third: total - first - second }
    },
    (drawn) =>
      Number.isInteger(drawn.second) &&
      drawn.third >= drawn.total * 0.08 &&
      drawn.third !== drawn.second &&
      drawn.third !== drawn.first,
  )
  const wanted = rng.pick(['third', 'gap'] as const)
  const key = wanted === 'third' ? third : Math.abs(second - third)
  const asked =
    wanted === 'third'
      ? say`How many are in ${three}?`
      : say`By how much do the numbers of ${two} and ${three} differ?`
  const answer = count(key)
  return {
    given: { find: 'three-groups' as const, total, share, more, wanted },
    prompt: rng.pick([
      say`The ${total} ${who} are divided among ${one}, ${two} and ${three}. ${percent(share)} of them are in ${one}, and ${two} has ${percent(more)} more than ${one}. ${asked}`,
      say`Out of ${total} ${who}, ${percent(share)} are in ${one}. The number in ${two} is ${percent(more)} more than that in ${one}, and the remaining are in ${three}. ${asked}`,
      say`There are ${total} ${who} in ${one}, ${two} and ${three} together. ${percent(share)} of them are in ${one}, and the number in ${two} is ${percent(more)} more than that in ${one}. ${asked}`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'third' ? second : third,
        because:
          wanted === 'third' ? say`that is the number of ${two}` : say`that is the number of ${three} itself`,
      },
      { value: first, because: say`that is the number of ${one}` },
      {
        value: (total * (100 - 2 * share - more)) / 100,
        because: say`${percent(more)} was taken of all instead of ${one}`,
      },
      { value: total - first, because: say`that is everyone outside ${one}` },
      {
        value: total - first - (total * more) / 100,
        because: say`${two} was taken to be ${percent(more)} of all`,
      },
      {
        value: wanted === 'third' ? total - second : second,
        because:
          wanted === 'third' ? say`${one} was not taken off` : say`that is the number of ${two} itself`,
      },
      {
        value: wanted === 'gap' ? Math.abs(first - third) : Math.abs(second - third),
        because:
          wanted === 'gap'
            ? say`${one} and ${three} were compared`
            : say`that is the difference of ${two} and ${three}`,
      },
      { value: (first * more) / 100, because: say`that is only what ${two} has more than ${one}` },
    ],
    steps: [
      say`${one.replace(/^./, (letter) => letter.toUpperCase())}: ${share} × ${total} ÷ 100 = ${first}`,
      say`${two.replace(/^./, (letter) => letter.toUpperCase())}: ${first} × ${(100 + more) / 100} = ${second}`,
      say`${three.replace(/^./, (letter) => letter.toUpperCase())}: ${total} − ${first} − ${second} = ${third}`,
      wanted === 'third'
        ? say`The number wanted is ${answer}`
        : say`The difference is ${Math.max(second, third)} − ${Math.min(second, third)} = ${answer}`,
    ],
  }
}

/** "... The boys and girls in hall 3 are in the ratio 3 : 2. How many boys are there in hall 3?" */
function splitGroup(rng: Random) {
  const [one, two, three, who] = rng.pick(GROUPS)
  const [p, q] = rng.pick([
    [2, 3],
    [3, 2],
    [3, 5],
    [5, 3],
    [4, 5],
    [5, 4],
    [3, 7],
    [7, 3],
    [7, 5],
  ])
  const { total, share, more, first, second, third } = rng.until(
    () => {
      const [total, share, more] = [
        rng.int(10, 60) * 100,
        rng.pick([20, 24, 25, 30, 35, 36]),
        rng.pick([10, 20, 25, 30, 40, 50]),
      ]
      const first = (total * share) / 100
      const second = (first * (100 + more)) / 100
      return { total, share, more, first, second, third: total - first - second }
    },
    (drawn) =>
      Number.isInteger(drawn.second) &&
      drawn.third >= drawn.total * 0.15 &&
      drawn.third % (p + q) === 0 &&
      (drawn.third * q) / (p + q) !== drawn.first,
  )
  const unit = third / (p + q)
  const wanted = rng.pick(['part', 'rest', 'gap'] as const)
  const key = { part: p * unit, rest: q * unit, gap: Math.abs(q * unit - first) }[wanted]
  const asked = {
    part: say`How many men are there in ${three}?`,
    rest: say`How many women are there in ${three}?`,
    gap: say`By how much does the number of women in ${three} differ from the total number in ${one}?`,
  }[wanted]
  const parts = say`In ${three}, the numbers of men and women are in the ratio ${ratio(p, q)}.`
  const answer = count(key)
  return {
    given: { find: 'split-group' as const, total, share, more, parts: [p, q] as const, wanted },
    prompt: rng.pick([
      say`The ${total} ${who} are divided among ${one}, ${two} and ${three}. ${percent(share)} of them are in ${one}, and ${two} has ${percent(more)} more than ${one}. ${parts} ${asked}`,
      say`Out of ${total} ${who}, ${percent(share)} are in ${one}. The number in ${two} is ${percent(more)} more than that in ${one}, and the remaining are in ${three}. ${parts} ${asked}`,
      say`There are ${total} ${who} in ${one}, ${two} and ${three} together. ${percent(share)} of them are in ${one}, and the number in ${two} is ${percent(more)} more than that in ${one}. The ratio of men to women in ${three} is ${ratio(p, q)}. ${asked}`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'part' ? q * unit : p * unit,
        because: wanted === 'part' ? say`that is the number of women` : say`that is the number of men`,
      },
      { value: third, because: say`that is everyone in ${three}` },
      {
        value: (wanted === 'part' ? p : q) * ((total - second) / (p + q)),
        because: say`${one} was not taken off`,
      },
      {
        value: (wanted === 'part' ? p : q) * ((total - first) / (p + q)),
        because: say`${two} was not taken off`,
      },
      {
        value: (wanted === 'part' ? p : q) * ((total - first - (total * (share + more)) / 100) / (p + q)),
        because: say`${percent(more)} was taken of all instead of ${one}`,
      },
      { value: wanted === 'gap' ? q * unit : unit, because: say`the last step was left out` },
      { value: Math.abs(p - q) * unit, because: say`that is the difference of men and women` },
      { value: key + unit, because: say`one part of the ratio too many was taken` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [1, total] as const,
    steps: [
      say`${one.replace(/^./, (letter) => letter.toUpperCase())}: ${share} × ${total} ÷ 100 = ${first}`,
      say`${two.replace(/^./, (letter) => letter.toUpperCase())}: ${first} × ${(100 + more) / 100} = ${second}`,
      say`${three.replace(/^./, (letter) => letter.toUpperCase())}: ${total} − ${first} − ${second} = ${third}`,
      say`A part of the ratio is ${third} ÷ ${p + q} = ${unit}.`,
      wanted === 'part'
        ? say`Men: ${p} × ${unit} = ${answer}`
        : wanted === 'rest'
          ? say`Women: ${q} × ${unit} = ${answer}`
          : say`Women: ${q} × ${unit} = ${q * unit}, and the difference from ${first} is ${answer}`,
    ],
  }
}

/** Three things of which a person may do any. */
const HOBBIES = [
  ['tea', 'coffee', 'milk', 'drink', 'people'],
  ['cricket', 'hockey', 'football', 'play', 'students of a school'],
  ['Hindi', 'English', 'Tamil', 'speak', 'clerks of a bank'],
  ['physics', 'chemistry', 'biology', 'study', 'students of a college'],
  ['apples', 'mangoes', 'grapes', 'like', 'children'],
  ['chess', 'carrom', 'ludo', 'play', 'members of a club'],
  ['singing', 'dancing', 'painting', 'learn', 'girls of a hostel'],
] as const

/** The eight regions of three clubs, all of different size, with what a survey would count. */
function drawClubs(rng: Random) {
  const { only, two, all, none } = rng.until(
    () => ({
      only: [rng.int(20, 120, 2), rng.int(20, 120, 2), rng.int(20, 120, 2)] as const,
      two: [rng.int(6, 60, 2), rng.int(6, 60, 2), rng.int(6, 60, 2)] as const,
      all: rng.int(6, 50, 2),
      none: rng.int(8, 80, 2),
    }),
    (drawn) => new Set([...drawn.only, ...drawn.two, drawn.all, drawn.none]).size === 8,
  )
  const [ab, bc, ca] = two
  const ones = [only[0] + ab + ca + all, only[1] + ab + bc + all, only[2] + bc + ca + all] as const
  const pairs = [ab + all, bc + all, ca + all] as const
  const [one, exactlyTwo] = [only[0] + only[1] + only[2], ab + bc + ca]
  return { only, all, none, ones, pairs, one, exactlyTwo, total: one + exactlyTwo + all + none }
}

/** "Of 400 people, 180 drink tea, 150 coffee and 120 milk; 60 drink tea and coffee ... How many drink none?" */
function threeClubs(rng: Random) {
  const [first, second, third, verb, who] = rng.pick(HOBBIES)
  const { only, all, none, ones, pairs, one, exactlyTwo, total } = drawClubs(rng)
  const [a, b, c] = ones
  const [p, q, r] = pairs
  const wanted = rng.pick(['none', 'exactly-one', 'exactly-two', 'only-first'] as const)
  const key = { none, 'exactly-one': one, 'exactly-two': exactlyTwo, 'only-first': only[0] }[wanted]
  const asked = {
    none: say`How many ${verb} none of the three?`,
    'exactly-one': say`How many ${verb} exactly one of the three?`,
    'exactly-two': say`How many ${verb} exactly two of the three?`,
    'only-first': say`How many ${verb} only ${first}?`,
  }[wanted]
  const answer = count(key)
  return {
    given: { find: 'three-clubs' as const, total, ones, pairs, all, wanted },
    prompt: rng.pick([
      say`In a survey of ${total} ${who}, ${a} ${verb} ${first}, ${b} ${verb} ${second} and ${c} ${verb} ${third}; ${p} ${verb} both ${first} and ${second}, ${q} both ${second} and ${third}, ${r} both ${third} and ${first}, and ${all} ${verb} all three. ${asked}`,
      say`Of ${total} ${who}, ${a}, ${b} and ${c} ${verb} ${first}, ${second} and ${third} respectively. The numbers who ${verb} ${first} and ${second}, ${second} and ${third}, and ${third} and ${first} are ${p}, ${q} and ${r} respectively, and ${all} ${verb} all the three. ${asked}`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'none' ? total - (a + b + c - p - q - r) : none,
        because:
          wanted === 'none'
            ? say`those who ${verb} all three were not added again`
            : say`that is the number who ${verb} none`,
      },
      {
        value: wanted === 'exactly-two' ? p + q + r : exactlyTwo,
        because:
          wanted === 'exactly-two'
            ? say`those who ${verb} all three were counted with each pair`
            : say`that is the number who ${verb} exactly two`,
      },
      {
        value: wanted === 'exactly-two' ? p + q + r - all : p + q + r - 2 * all,
        because: say`those who ${verb} all three were not taken off from each pair`,
      },
      {
        value: wanted === 'only-first' ? a - p - r : a + b + c - p - q - r,
        because: say`those who ${verb} all three were taken off twice and not given back`,
      },
      {
        value: wanted === 'only-first' ? a - p : one + exactlyTwo,
        because:
          wanted === 'only-first'
            ? say`only those who ${verb} ${second} as well were taken off`
            : say`that is the number who ${verb} one or two of them`,
      },
      { value: total - none, because: say`that is the number who ${verb} at least one` },
      { value: key + all, because: say`those who ${verb} all three were counted once too often` },
    ],
    steps: [
      say`At least one of the three: ${a} + ${b} + ${c} − (${p} + ${q} + ${r}) + ${all} = ${total - none}`,
      say`Exactly two: (${p} − ${all}) + (${q} − ${all}) + (${r} − ${all}) = ${exactlyTwo}`,
      say`All three: ${all}`,
      wanted === 'none'
        ? say`None: ${total} − ${total - none} = ${answer}`
        : wanted === 'exactly-one'
          ? say`Exactly one: ${total - none} − ${exactlyTwo} − ${all} = ${answer}`
          : wanted === 'exactly-two'
            ? say`So the number who ${verb} exactly two is ${answer}`
            : say`Only ${first}: ${a} − ${p} − ${r} + ${all} = ${answer}`,
    ],
  }
}

/** The number of those who do all three is not told, but that of those who do none. */
function hiddenClubs(rng: Random) {
  const [first, second, third, verb, who] = rng.pick(HOBBIES)
  const { only, all, none, ones, pairs, exactlyTwo, total } = drawClubs(rng)
  const [a, b, c] = ones
  const [p, q, r] = pairs
  const wanted = rng.pick(['all', 'exactly-two', 'only-first'] as const)
  const key = { all, 'exactly-two': exactlyTwo, 'only-first': only[0] }[wanted]
  const asked = {
    all: say`How many ${verb} all the three?`,
    'exactly-two': say`How many ${verb} exactly two of the three?`,
    'only-first': say`How many ${verb} only ${first}?`,
  }[wanted]
  const answer = count(key)
  return {
    given: { find: 'hidden-clubs' as const, total, ones, pairs, none, wanted },
    prompt: rng.pick([
      say`Of ${total} ${who}, ${none} ${verb} neither ${first} nor ${second} nor ${third}. The numbers who ${verb} ${first}, ${second} and ${third} are ${a}, ${b} and ${c}, respectively; ${p} ${verb} ${first} and ${second}, ${q} ${verb} ${second} and ${third}, and ${r} ${verb} ${third} and ${first}. ${asked}`,
      say`A survey of ${total} ${who} found that ${a} ${verb} ${first}, ${b} ${verb} ${second}, ${c} ${verb} ${third} and ${none} ${verb} none of these. Further, ${p} ${verb} both ${first} and ${second}, ${q} both ${second} and ${third}, and ${r} both ${third} and ${first}. ${asked}`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'all' ? exactlyTwo : all,
        because:
          wanted === 'all'
            ? say`that is the number who ${verb} exactly two`
            : say`that is the number who ${verb} all three`,
      },
      {
        value: wanted === 'only-first' ? a - p - r : p + q + r,
        because:
          wanted === 'only-first'
            ? say`those who ${verb} all three were taken off twice and not given back`
            : say`the three pairs were added as they stand`,
      },
      {
        value: wanted === 'only-first' ? a - p : p + q + r - 2 * all,
        because:
          wanted === 'only-first'
            ? say`only those who ${verb} ${second} as well were taken off`
            : say`those who ${verb} all three were taken off only twice`,
      },
      {
        value: wanted === 'all' ? all + none : key + all,
        because: say`those in the middle were counted twice`,
      },
      {
        value: wanted === 'all' ? none : key - none,
        because: say`those who ${verb} none were taken wrongly`,
      },
      { value: key + 10, because: say`a mistake of ten was made in adding` },
      { value: key - 4, because: say`a mistake of four was made in adding` },
    ],
    within: [1, total] as const,
    steps: [
      say`At least one of the three: ${total} − ${none} = ${total - none}`,
      say`${a} + ${b} + ${c} − (${p} + ${q} + ${r}) = ${a + b + c - p - q - r}`,
      say`So all three: ${total - none} − ${a + b + c - p - q - r} = ${all}`,
      wanted === 'all'
        ? say`The number who ${verb} all three is ${answer}`
        : wanted === 'exactly-two'
          ? say`Exactly two: ${p} + ${q} + ${r} − 3 × ${all} = ${answer}`
          : say`Only ${first}: ${a} − ${p} − ${r} + ${all} = ${answer}`,
    ],
  }
}

/** What a works makes, in one year and in the next. */
const WORKS = [
  ['A factory', 'bulbs', 'were defective', 'were not defective'],
  ['A pottery', 'pots', 'were broken', 'were not broken'],
  ['A mill', 'shirts', 'had a fault', 'had no fault'],
  ['A press', 'books', 'were misprinted', 'were not misprinted'],
  ['A workshop', 'toys', 'were rejected', 'were not rejected'],
  ['A plant', 'tyres', 'failed the test', 'passed the test'],
  ['A works', 'fans', 'were returned', 'were not returned'],
] as const

/** "A factory made 4,000 bulbs in a year and 20% more in the next ... How many more were not defective in the second?" */
function twoYears(rng: Random) {
  const [maker, things, failed, passed] = rng.pick(WORKS)
  const { made, rise, faults, later, good, better } = rng.until(
    () => {
      const [made, rise] = [rng.int(10, 90) * 100, rng.int(5, 60, 5)]
      const faults = [rng.int(3, 20), rng.int(2, 18)] as const
      const later = (made * (100 + rise)) / 100
      return {
        made,
        rise,
        faults,
        later,
        good: (made * (100 - faults[0])) / 100,
        better: (later * (100 - faults[1])) / 100,
      }
    },
    (drawn) =>
      Number.isInteger(drawn.later) &&
      Number.isInteger(drawn.better) &&
      drawn.faults[0] !== drawn.faults[1] &&
      drawn.better - drawn.good > 60,
  )
  const wanted = rng.pick(['more', 'both'] as const)
  const bad = [made - good, later - better]
  const [less = 0, other = 0] = bad
  const key = { more: better - good, both: less + other }[wanted]
  const asked = {
    more: say`How many more ${things} ${passed} in the second year than in the first?`,
    both: say`How many ${things} ${failed} in the two years together?`,
  }[wanted]
  const answer = count(key)
  return {
    given: { find: 'two-years' as const, made, rise, faults, wanted },
    prompt: rng.pick([
      say`${maker} made ${made} ${things} in a year, of which ${percent(faults[0])} ${failed}. In the next year it made ${percent(rise)} more, of which ${percent(faults[1])} ${failed}. ${asked}`,
      say`The output of ${things} of ${maker.toLowerCase()} was ${made} in the first year and rose by ${percent(rise)} in the second. In the two years ${percent(faults[0])} and ${percent(faults[1])} of the ${things} ${failed}, respectively. ${asked}`,
    ]),
    answer,
    mistakes: [
      ...{
        more: [
          { value: later - made, because: say`those that ${failed} were not taken off` },
          { value: later - good, because: say`those that ${failed} were taken off in the first year only` },
          { value: better - made, because: say`those that ${failed} were taken off in the second year only` },
          {
            value: ((later - made) * (100 - faults[0])) / 100,
            because: say`the percentage of the first year was used for both years`,
          },
          {
            value: ((later - made) * (100 - faults[1])) / 100,
            because: say`the percentage of the second year was used for both years`,
          },
          {
            value: later - made + other - less,
            because: say`those that ${failed} were taken the other way round`,
          },
        ],
        both: [
          { value: other, because: say`that is the second year alone` },
          { value: less, because: say`that is the first year alone` },
          {
            value: ((made + later) * (faults[0] + faults[1])) / 200,
            because: say`the average of the two percentages was taken of both years`,
          },
          {
            value: (made * (faults[0] + faults[1])) / 100,
            because: say`the rise of the output was left out`,
          },
          {
            value: (later * (faults[0] + faults[1])) / 100,
            because: say`the output of the second year was used for both`,
          },
          {
            value: (made * faults[1] + later * faults[0]) / 100,
            because: say`the two percentages were exchanged`,
          },
        ],
      }[wanted],
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    within: { more: [1, later], both: [1, (made + later) / 2] }[wanted] as [number, number],
    steps: [
      say`Output of the second year: ${made} × ${(100 + rise) / 100} = ${later}`,
      say`In the first year ${made} × ${faults[0]} ÷ 100 = ${less} ${failed}, and ${good} ${passed}.`,
      say`In the second year ${later} × ${faults[1]} ÷ 100 = ${other} ${failed}, and ${better} ${passed}.`,
      wanted === 'more'
        ? say`The difference is ${better} − ${good} = ${answer}`
        : say`Together ${less} + ${other} = ${answer}`,
    ],
  }
}

/** Two groups of people and something that some of them do. */
const PLACES = [
  { place: 'a college', one: 'boys', other: 'girls', does: 'play cricket', doNot: 'do not play cricket' },
  { place: 'an office', one: 'men', other: 'women', does: 'come by bus', doNot: 'do not come by bus' },
  { place: 'a village', one: 'adults', other: 'children', does: 'can swim', doNot: 'cannot swim' },
  {
    place: 'a housing society',
    one: 'owners',
    other: 'tenants',
    does: 'own a car',
    doNot: 'do not own a car',
  },
  {
    place: 'a hostel',
    one: 'juniors',
    other: 'seniors',
    does: 'eat rice at night',
    doNot: 'do not eat rice at night',
  },
  {
    place: 'a factory',
    one: 'skilled workers',
    other: 'unskilled workers',
    does: 'work at night',
    doNot: 'do not work at night',
  },
  {
    place: 'a library',
    one: 'students',
    other: 'teachers',
    does: 'borrow novels',
    doNot: 'do not borrow novels',
  },
  {
    place: 'a sports club',
    one: 'men',
    other: 'women',
    does: 'play badminton',
    doNot: 'do not play badminton',
  },
] as const

/** Two things of which a person may do one, both or neither. */
const CLUBS = [
  ['tea', 'coffee', 'drink'],
  ['cricket', 'football', 'play'],
  ['Hindi', 'English', 'speak'],
  ['maths', 'science', 'like'],
  ['chess', 'carrom', 'play'],
  ['singing', 'dancing', 'learn'],
  ['apples', 'mangoes', 'like'],
] as const
