import type { Random } from '../../../../kit/random/random.ts'
import { arrange, countLetters, factorial } from '../../../../kit/values/counting.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { ask, askThen } from '../../../../kit/wording/ask.ts'
import { formatList } from '../../../../kit/wording/format-list.ts'
import { say } from '../../../../kit/wording/say.ts'

const REPEATED =
  'LEADER LETTER BANANA ALLAHABAD APPLE BALLOON COMMITTEE ENGINEER INDIA MISSION CORPORATION MATHEMATICS ASSAM KERALA MANIPUR NAGALAND JAMMU SUCCESS DEGREE COFFEE PEPPER TATTOO SCHOOL COLLEGE BUTTER RABBIT SUMMER DINNER KITTEN MIRROR CARROT FOLLOW HAMMER LADDER BOTTLE ATTACK EFFECT OFFICE ACCESS GIGGLE MIZORAM SIKKIM GUJARAT BIHAR PUNJAB TELANGANA RAJASTHAN CHENNAI KOLKATA PATNA JAIPUR'
    .split(' ')
    .filter((word) => new Set(word).size < word.length && word.length <= 9)

export function repeatedLetters(rng: Random) {
  const word = rng.pick(REPEATED)
  const counts = countLetters(word).filter((times) => times > 1)
  const n = word.length
  const answer = counts.reduce((ways, times) => ways / factorial(times), factorial(n))
  const repeated = [...new Set(word)].filter((letter) => [...word].filter((one) => one === letter).length > 1)
  const first = counts[0] ?? 2
  return {
    concept: ['arranging-letters', 'repeated-letters'],
    given: { find: 'word' as const, word },
    prompt: rng.pick([
      say`In how many different ways can the letters of the word ${word} be arranged?`,
      say`How many different words, with or without a meaning, can be formed from all the letters of ${word}?`,
      say`${ask(rng, say`the number of arrangements of the letters of ${word}`)}`,
      say`The letters of the word ${word} are written in every possible order. How many different results are there?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: factorial(n), because: say`equal letters were counted as different` },
      {
        value: counts.length > 1 ? factorial(n) / factorial(first) : answer / 2,
        because:
          counts.length > 1
            ? say`only the first repeated letter was allowed for`
            : say`one division by 2 too many was made`,
      },
      { value: factorial(new Set(word).size), because: say`every letter was used only once` },
      { value: factorial(n - 1), because: say`one letter was left out` },
      {
        value: factorial(n) / counts.reduce((sum, times) => sum + times, 0),
        because: say`the factorial was divided by the number of repeated letters`,
      },
      { value: answer * 2, because: say`one division by 2 was left out` },
      { value: answer / 3, because: say`one division by 3 too many was made` },
      { value: answer * 3, because: say`one division by 3 was left out` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`The word has ${n} letters; ${formatList(repeated)} ${repeated.length === 1 ? 'occurs' : 'occur'} more than once: ${formatList(counts)} times.`,
      say`All orders of different letters: ${n}! = ${factorial(n)}; exchanging equal letters changes nothing.`,
      say`Divide by ${counts.map((times) => `${times}!`).join(' × ')}: ${answer}`,
    ],
  }
}

export function numbersFromDigits(rng: Random) {
  const length = rng.pick([3, 4])
  const digits = rng.until(
    () => rng.sample(range(0, 9), rng.int(length + 1, 7)).sort((a, b) => a - b),
    (drawn) => drawn.some((digit) => digit % 2 === 0) && drawn.some((digit) => digit % 2 === 1),
  )
  const kind = rng.pick(['any', 'even', 'odd'])
  const n = digits.length
  const hasZero = digits.includes(0)
  const lasts = digits.filter((digit) => kind === 'any' || (digit % 2 === 0) === (kind === 'even'))
  const ways = (last: number) =>
    last === 0 || !hasZero ? arrange(n - 1, length - 1) : (n - 2) * arrange(n - 2, length - 2)
  const answer =
    kind === 'any'
      ? hasZero
        ? (n - 1) * arrange(n - 1, length - 1)
        : arrange(n, length)
      : lasts.reduce((sum, last) => sum + ways(last), 0)
  const what = kind === 'any' ? `${length}-digit numbers` : `${kind} ${length}-digit numbers`
  return {
    concept: 'forming-numbers',
    given: { find: 'digits' as const, digits, length, kind },
    prompt: rng.pick([
      say`How many ${what} can be formed from the digits ${formatList(digits)}, if no digit is repeated?`,
      say`From the digits ${formatList(digits)}, each used at most once, how many ${what} can be written?`,
      say`${ask(rng, say`the number of ${what} with different digits taken from ${formatList(digits)}`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: arrange(n, length),
        because: kind === 'any' ? say`0 was allowed in front` : say`the last digit was not restricted`,
      },
      { value: n ** length, because: say`digits were allowed to repeat` },
      { value: lasts.length * arrange(n - 1, length - 1), because: say`0 was allowed in front` },
      { value: arrange(n, length) / factorial(length), because: say`the order of the digits was left out` },
      { value: arrange(n - 1, length), because: say`one digit was not used at all` },
      {
        value: (n - 1) * arrange(n - 1, length - 1),
        because:
          kind === 'any'
            ? say`one digit was kept out of the first place`
            : say`only the first place was restricted`,
      },
      {
        value:
          digits.filter((digit) => digit % 2 === (kind === 'even' ? 1 : 0)).length *
          arrange(n - 1, length - 1),
        because: say`the wrong digits were put at the end`,
      },
      { value: Math.round(answer / 2), because: say`half of the cases were left out` },
    ].filter(({ because }) => hasZero || !because.template.startsWith('0 was')),
    steps:
      kind === 'any'
        ? [
            say`The first digit can be any of ${hasZero ? n - 1 : n}${hasZero ? ', for 0 cannot lead' : ''}.`,
            say`The other ${length - 1} places are filled from the ${n - 1} digits left: ${arrange(n - 1, length - 1)} ways.`,
            say`${hasZero ? n - 1 : n} × ${arrange(n - 1, length - 1)} = ${answer}`,
          ]
        : [
            say`The last digit must be one of ${formatList(lasts)}.`,
            hasZero && kind === 'even'
              ? say`With 0 at the end: ${ways(0)} numbers; with another even digit: ${ways(2)} each, as 0 cannot lead.`
              : hasZero
                ? say`For each of them the first place has ${n - 2} choices, as 0 cannot lead: ${ways(1)} numbers.`
                : say`For each of them the other places can be filled in ${arrange(n - 1, length - 1)} ways.`,
            say`Together: ${answer}`,
          ],
  }
}

export function roundTable(rng: Random) {
  const n = rng.int(4, 9)
  const who = rng.pick([
    'friends',
    'directors',
    'players',
    'cousins',
    'teachers',
    'guests',
    'engineers',
    'children',
  ])
  const answer = factorial(n - 1)
  return {
    concept: 'circular-permutation',
    given: { find: 'round' as const, people: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} sit round a circular table, if only their relative positions matter?`,
      say`In how many different ways can ${n} ${who} be seated around a circular table?`,
      say`If ${n} ${who} stand in a circle holding hands, then ${askThen(rng, 'the number of different circular arrangements')}`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: factorial(n),
        because: say`that is the number for a row; turning the circle gives nothing new`,
      },
      {
        value: factorial(n - 1) / 2,
        because: say`an arrangement and its mirror image were taken for the same`,
      },
      { value: factorial(n - 2), because: say`two persons were kept in place` },
      { value: n * (n - 1), because: say`only two places were filled` },
      { value: factorial(n) / 2, because: say`the number for a row was halved` },
      { value: 2 * answer, because: say`each arrangement was counted twice` },
    ],
    steps: [
      say`In a circle only the order after one fixed person counts.`,
      say`The other ${n - 1} can be arranged in ${n - 1}! ways.`,
      say`${range(1, n - 1)
        .reverse()
        .join(' × ')} = ${answer}`,
    ],
  }
}
