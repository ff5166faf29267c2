import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

/** "7 = P, 4 = K, 2 = B ... If the first digit is odd and the last even, their codes are exchanged. How is 7 4 2 coded?" */
export const codeConditional = defineGenerator({
  id: 'reasoning/code-conditional',
  version: 5,
  levels: {
    easy: { length: 4, rules: 1, hasInner: false },
    medium: { length: 5, rules: 2, hasInner: false },
    hard: { length: 6, rules: 2, hasInner: true },
  },
  generate(rng, { length, rules: count, hasInner }) {
    const digits = rng.sample(range(1, 9), length)
    const letters = rng.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], 9)
    const key = range(1, 9).map((digit, place) => ({ digit, letter: letters[place] ?? '' }))
    const actions = rng.shuffle(ACTIONS)
    const rules = rng
      .sample(CONDITIONS, count)
      .map((condition, place) => ({ condition, action: actions[place] ?? 'swap' }))
    // A rule on two digits inside moves, in either case, a code that the rule on the ends may have changed before.
    const inner: Inner | null = hasInner ? rng.pick(INNERS) : null
    // At most one condition holds, because the four conditions exclude each other.
    const wanted = hasInner || rng.chance(0.85) ? rng.pick(rules) : undefined
    const drawn = wanted ? arrange(rng, digits, wanted.condition) : digits
    const plain = drawn.map((digit) => key[digit - 1]?.letter ?? '')
    const active = rules.find(({ condition }) => holds(drawn, condition))
    const onEnds = (letters: readonly string[]) => (active ? apply(letters, active.action) : letters)
    const ends = onEnds(plain)
    const isGreater = isThirdGreater(drawn)
    const inside = (letters: readonly string[], asGreater: boolean) =>
      inner ? exchange(letters, ...(asGreater ? inner.greater : inner.smaller)) : letters
    const answer = inside(ends, isGreater).join('')
    const shown = drawn.join(' ')
    const keyText = rng
      .shuffle(key)
      .map(({ digit, letter }) => `${digit} = ${letter}`)
      .join(', ')
    const told = [
      ...rules.map(({ condition, action }) => `If ${CONDITION_WORDS[condition]}, ${ACTION_WORDS[action]}.`),
      ...(inner
        ? [
            `After that, if the third digit is greater than the fourth digit, ${exchanged(inner.greater)}; if it is smaller, ${exchanged(inner.smaller)}.`,
          ]
        : []),
    ]
    const ruleText = told
      .map((rule, place) => (told.length > 1 ? `(${['i', 'ii', 'iii'][place]}) ${rule}` : rule))
      .join(' ')
    const otherEnds = rng.pick(
      [...rules.map(({ action }) => apply(plain, action)), plain].filter(
        (code) => code.join() !== ends.join(),
      ),
    )
    const wrongEnds = say`the wrong rule was used for the first and the last digit`
    const wrongInside = say`the two cases of the last rule were exchanged`
    return {
      given: { key, rules, inner, shown },
      prompt: rng.pick([
        say`In a certain code, digits are coded as follows: ${keyText}. The following ${count > 1 ? 'conditions apply' : 'condition applies'}. ${ruleText} What will be the code for ${shown}?`,
        say`Study the following coding scheme: ${keyText}. ${ruleText} How is ${shown} coded?`,
        say`The digits are coded by letters as ${keyText}. ${ruleText} Which of the following is the code for ${shown}?`,
        say`Each digit is coded by the letter given with it: ${keyText}. ${ruleText} Find the code for ${shown}.`,
      ]),
      answer,
      ...(inner
        ? {
            mistakes: [
              {
                value: onEnds(inside(plain, isGreater)).join(''),
                because: say`the last rule was used before the one for the first and the last digit`,
              },
              { value: inside(ends, !isGreater).join(''), because: wrongInside },
              { value: inside(otherEnds, isGreater).join(''), because: wrongEnds },
              {
                value: inside(otherEnds, !isGreater).join(''),
                because: say`${wrongEnds}, and ${wrongInside}`,
              },
              { value: ends.join(''), because: say`the last rule was left out` },
            ],
            others: [],
          }
        : {
            mistakes: [
              ...(active
                ? [{ value: plain.join(''), because: say`the condition that applies was overlooked` }]
                : []),
              ...ACTIONS.filter(
                (action) =>
                  action !== active?.action &&
                  (action !== 'both-star' || rules.some((rule) => rule.action === action)),
              ).map((action) => ({
                value: apply(plain, action).join(''),
                because: rules.some((rule) => rule.action === action)
                  ? say`a rule was used whose condition does not hold`
                  : say`no rule tells to change the code like this`,
              })),
              { value: [...answer].reverse().join(''), because: say`the code was written backwards` },
              {
                value: exchange([...answer], 1, 2).join(''),
                because: say`the second and the third letter were exchanged`,
              },
            ],
          }),
      steps: [
        say`Letter by letter the key gives ${plain.join('')}.`,
        ...rules.map(({ condition }) =>
          holds(drawn, condition)
            ? say`It is true that ${CONDITION_WORDS[condition]}.`
            : say`It is not true that ${CONDITION_WORDS[condition]}, so that rule does not count.`,
        ),
        ...(inner
          ? [
              active
                ? say`By the rule, ${ACTION_WORDS[active.action]}: ${ends.join('')}.`
                : say`So the ends stay as they are.`,
              say`The third digit is ${isGreater ? 'greater' : 'smaller'} than the fourth, so ${exchanged(isGreater ? inner.greater : inner.smaller)}: the code is ${answer}`,
            ]
          : [
              active
                ? say`By the rule, ${ACTION_WORDS[active.action]}: the code is ${answer}`
                : say`No rule applies, so the code stays ${answer}`,
            ]),
      ],
    }
  },
  solve({ key, rules, inner, shown }) {
    const digits = shown.split(' ').map(Number)
    const codes = digits.map((digit) => key.find((one) => one.digit === digit)?.letter ?? '')
    const isOdd = (digit: number | undefined) => (digit ?? 0) % 2 === 1
    const shape = `${isOdd(digits[0]) ? 'odd' : 'even'}-${isOdd(digits.at(-1)) ? 'odd' : 'even'}`
    const last = codes.length - 1
    for (const { condition, action } of rules) {
      if (condition !== shape) continue
      if (action === 'both-first') codes[last] = codes[0] ?? ''
      else if (action === 'both-last') codes[0] = codes[last] ?? ''
      else if (action === 'both-star') codes.splice(0, 1, '★')
      else [codes[0], codes[last]] = [codes[last] ?? '', codes[0] ?? '']
      if (action === 'both-star') codes[last] = '★'
    }
    if (!inner) return codes.join('')
    // Each place takes the code of its partner, if it has one.
    const pair = Math.sign((digits[2] ?? 0) - (digits[3] ?? 0)) === 1 ? inner.greater : inner.smaller
    const partner = new Map<number, number>([pair, [pair[1], pair[0]]])
    return codes.map((_, place) => codes[partner.get(place) ?? place] ?? '').join('')
  },
})

const CONDITIONS = ['odd-even', 'even-odd', 'odd-odd', 'even-even'] as const
type Condition = (typeof CONDITIONS)[number]
const ACTIONS = ['swap', 'both-first', 'both-last', 'both-star'] as const
type Action = (typeof ACTIONS)[number]

/** A rule on the third digit and the fourth: which two places then exchange their codes, counted from 0. */
type Inner = { greater: Pair; smaller: Pair }

type Pair = readonly [one: number, other: number]

/** One place of each pair is an end, so that it matters what happened there before. */
const INNERS = [1, 2, 3, 4].flatMap((one) =>
  [1, 2, 3, 4]
    .filter((other) => other !== one)
    .flatMap((other): Inner[] => [
      { greater: [0, one], smaller: [other, 5] },
      { greater: [one, 5], smaller: [0, other] },
    ]),
)

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'last']

const exchanged = ([one, other]: Pair): string =>
  `the codes in the ${PLACES[one]} and the ${PLACES[other]} place are interchanged`

const isThirdGreater = ([, , third = 0, fourth = 0]: readonly number[]): boolean => third > fourth

const CONDITION_WORDS: Record<Condition, string> = {
  'odd-even': 'the first digit is odd and the last digit is even',
  'even-odd': 'the first digit is even and the last digit is odd',
  'odd-odd': 'both the first and the last digit are odd',
  'even-even': 'both the first and the last digit are even',
}

const ACTION_WORDS: Record<Action, string> = {
  swap: 'the codes of the first and the last digit change places',
  'both-first': 'both are coded by the letter of the first digit',
  'both-last': 'both are coded by the letter of the last digit',
  'both-star': 'both are coded by ★',
}

function holds(digits: readonly number[], condition: Condition): boolean {
  const [first, last] = condition.split('-')
  const fits = (digit: number | undefined, word: string | undefined) =>
    ((digit ?? 0) % 2 === 1) === (word === 'odd')
  return fits(digits[0], first) && fits(digits.at(-1), last)
}

const exchange = (letters: readonly string[], one: number, other: number): string[] =>
  letters.map(
    (letter, place) => (place === one ? letters[other] : place === other ? letters[one] : letter) ?? '',
  )

function apply(letters: readonly string[], action: Action): string[] {
  const [first = '', last = ''] = [letters[0], letters.at(-1)]
  const middle = letters.slice(1, -1)
  switch (action) {
    case 'swap':
      return [last, ...middle, first]
    case 'both-first':
      return [first, ...middle, first]
    case 'both-last':
      return [last, ...middle, last]
    case 'both-star':
      return ['★', ...middle, '★']
  }
}

/** The digits in an order that meets the condition, if there are enough odd and even ones. */
function arrange(rng: Random, digits: readonly number[], condition: Condition): number[] {
  const [first, last] = condition.split('-')
  const isKind = (digit: number, word: string | undefined) => (digit % 2 === 1) === (word === 'odd')
  const start = digits.find((digit) => isKind(digit, first))
  const end = digits.find((digit) => digit !== start && isKind(digit, last))
  if (start === undefined || end === undefined) return [...digits]
  return [start, ...rng.shuffle(digits.filter((digit) => digit !== start && digit !== end)), end]
}
