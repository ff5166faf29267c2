import Fraction from 'fraction.js'
import { evaluate } from '../../maths/evaluate.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { rationalOf } from '../../maths/surd-sum.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const placeOf = (letter: string): number => letters.indexOf(letter)
const mod = (value: number, by: number): number => ((value % by) + by) % by
const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter)

/** Ways to put the letters of a word in another order. */
const ORDERS: readonly (readonly [name: string, order: (word: string) => string])[] = [
  ['in the same order', (word) => word],
  ['backwards', (word) => [...word].reverse().join('')],
  ['with neighbours exchanged', (word) => word.replace(/(.)(.)/g, '$2$1')],
  [
    'with each half backwards',
    (word) => {
      const middle = word.length / 2
      if (!Number.isInteger(middle)) return ''
      return [word.slice(0, middle), word.slice(middle)].map((half) => [...half].reverse().join('')).join('')
    },
  ],
]

/** Ways in which each letter can move on, as far as the example shows them; null when the example moves otherwise. */
const MOVES: readonly ((from: string, to: string) => ((word: string) => string) | null)[] = [
  // The same step for every letter, steps that alternate or that grow evenly.
  (from, to) => {
    const steps = [...from].map((letter, index) => mod(placeOf(to[index] ?? '') - placeOf(letter), 26))
    const [first = 0, second = 0] = steps
    const growth = mod(second - first, 26)
    if (steps.every((one) => one === first)) return (word) => moved(word, () => first)
    if (steps.length >= 3 && steps.every((one, index) => one === mod(first + index * growth, 26)))
      return (word) => moved(word, (index) => first + index * growth)
    if (steps.length >= 4 && steps.every((one, index) => one === (index % 2 === 0 ? first : second)))
      return (word) => moved(word, (index) => (index % 2 === 0 ? first : second))
    return null
  },
  // The first and the last letter stay.
  (from, to) => {
    const steps = [...from].map((letter, index) => mod(placeOf(to[index] ?? '') - placeOf(letter), 26))
    const inner = steps.slice(1, -1)
    if (from.length < 5 || steps[0] !== 0 || steps.at(-1) !== 0 || inner[0] === 0) return null
    return inner.every((one) => one === inner[0])
      ? (word) => moved(word, (index) => (index === 0 || index === word.length - 1 ? 0 : (inner[0] ?? 0)))
      : null
  },
  // Each letter by its opposite: A for Z.
  (from, to) =>
    [...from].every((letter, index) => placeOf(letter) + placeOf(to[index] ?? '') === 25)
      ? (word) => [...word].map((letter) => letters[25 - placeOf(letter)] ?? '').join('')
      : null,
  // Vowels and consonants by different steps.
  (from, to) => {
    const steps = (wanted: boolean) => [
      ...new Set(
        [...from].flatMap((letter, index) =>
          isVowel(letter) === wanted ? [mod(placeOf(to[index] ?? '') - placeOf(letter), 26)] : [],
        ),
      ),
    ]
    const [vowels, consonants] = [steps(true), steps(false)]
    const [vowel, consonant] = [vowels[0], consonants[0]]
    if (
      vowels.length !== 1 ||
      consonants.length !== 1 ||
      vowel === undefined ||
      consonant === undefined ||
      vowel === consonant
    )
      return null
    if ([...from].filter(isVowel).length < 2) return null
    return (word) =>
      [...word]
        .map((letter) => letters[mod(placeOf(letter) + (isVowel(letter) ? vowel : consonant), 26)] ?? '')
        .join('')
  },
]
const moved = (word: string, step: (index: number) => number): string =>
  [...word].map((letter, index) => letters[mod(placeOf(letter) + step(index), 26)] ?? '').join('')

/** What the rules that explain every example make of a word. */
function encode(examples: readonly (readonly [string, string])[], word: string): Map<string, string> {
  const results = new Map<string, string>()
  for (const [name, order] of ORDERS) {
    const [first, ...others] = examples.map(([from, to]) => [order(from), to] as const)
    if (!first || first[0].length !== first[1].length) continue
    for (const move of MOVES) {
      const rule = move(first[0], first[1])
      if (!rule || others.some(([from, to]) => rule(from) !== to)) continue
      const result = order(word) === '' ? '' : rule(order(word))
      if (result !== '' && !results.has(result)) results.set(result, name)
    }
  }
  return results
}

/** Ways to make one number of a word. */
const SUMS: readonly (readonly [name: string, value: (word: string) => number])[] = [
  ['add the places of the letters', (word) => total(word, placeFrom1)],
  ['add the places counted from Z', (word) => total(word, (letter) => 26 - placeOf(letter))],
  ['add the places and multiply by the number of letters', (word) => total(word, placeFrom1) * word.length],
  ['add the places and the number of letters', (word) => total(word, placeFrom1) + word.length],
  ['add the places and take away the number of letters', (word) => total(word, placeFrom1) - word.length],
  ['multiply the places', (word) => [...word].reduce((all, letter) => all * placeFrom1(letter), 1)],
  ['add the squares of the places', (word) => total(word, (letter) => placeFrom1(letter) ** 2)],
]
const placeFrom1 = (letter: string): number => placeOf(letter) + 1
const total = (word: string, value: (letter: string) => number): number =>
  [...word].reduce((all, letter) => all + value(letter), 0)

const ASKED = String.raw`(?:(?:then|so|,|\.|and) ?)*(?:how|what|which|find|the code|code)[a-z ,']*?`
const SIGN = `(?:'|"|‘|’)?`
const WORDS: Readonly<Record<string, string>> = {
  addition: '+',
  plus: '+',
  subtraction: '-',
  minus: '-',
  multiplication: '*',
  'multiplied by': '*',
  division: '/',
  'divided by': '/',
}

/** What two numbers of an analogy have to do with each other. Powers come first: 12 : 144 is read as a square, not as 12 times 12. */
const POWERS: readonly (readonly [name: string, rule: (n: number) => number])[] = [
  ['the square', (n) => n * n],
  ['the square and 1 more', (n) => n * n + 1],
  ['the square and 1 less', (n) => n * n - 1],
  ['the number times the next one', (n) => n * (n + 1)],
  ['the cube', (n) => n ** 3],
  ['the cube and 1 more', (n) => n ** 3 + 1],
  ['the cube and 1 less', (n) => n ** 3 - 1],
  ['the cube and the number', (n) => n ** 3 + n],
  ['the cube less the number', (n) => n ** 3 - n],
  ['the square of the next number', (n) => (n + 1) ** 2],
]
const isPrime = (n: number): boolean => {
  if (n < 2) return false
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}
/** Properties by which one number of a list can differ from all the others. */
const PROPERTIES: readonly (readonly [name: string, test: (n: number) => boolean])[] = [
  ['a prime number', isPrime],
  ['a perfect square', (n) => Number.isInteger(Math.sqrt(n))],
  ['a perfect cube', (n) => Math.round(Math.cbrt(n)) ** 3 === n],
  ['even', (n) => n % 2 === 0],
  ...[3, 5, 7, 11, 13].map((by) => [`divisible by ${by}`, (n: number) => n % by === 0] as const),
]

export const letterPuzzles: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Coding-Decoding', 'Analogy'],
  readers: [
    {
      // "In a code COMPUTER is written as RFUVQNPC. How is MEDICINE written?" / "If CAT = 24, what is DOG?" / letters for digits
      id: 'word-codes',
      cue: /(?:cod(?:e|ed|ing)|written|=|stands for)/,
      read(r) {
        const text = r.original.replace(/[‘’“”"']/g, '')
        if (!/[A-Z]{2}/.test(text) || /\bnot\b|except|only|respectively/i.test(text)) return null
        const examples: [string, string][] = []
        let rest = text.replace(
          /\b([A-Z]{2,14})\b,? (?:(?:is|can be|was|word|will be)? ?(?:coded|written|encoded|expressed|represented|denoted)? ?(?:as|by|into|=)|=|stands for) ([A-Z]{2,14}|\d+(?:-\d+)*)\b/g,
          (_, from: string, to: string) => {
            examples.push([from, to])
            return ' '
          },
        )
        // 'Which word is coded as CRRNG' gives the code and asks for the word.
        const isBack =
          /\b(?:coded|written|encoded|expressed|represented|denoted) (?:as|by|into) (?:the word )?[A-Z]{2,14}\b/.test(
            rest,
          )
        if (
          !isBack &&
          /\b(?:which|what) word\b|\bwhose code\b|\bdecode|\bcode for (?:which|what)\b/i.test(rest)
        )
          return null
        const asked = rest.match(/\b[A-Z]{2,14}\b/g) ?? []
        const [word] = asked
        if (examples.length === 0 || asked.length !== 1 || !word || /\d/.test(rest)) return null
        rest = rest.replace(word, ' ').toLowerCase()
        if (
          !(new RegExp(ASKED).test(rest) || /=\s*\??\s*$/.test(rest)) ||
          !/^(?:in|a|an|the|certain|code|codes|coded|coding|language|if|is|as|then|how|will|would|can|be|written|for|of|what|word|that|this|same|and|find|by|using|following|given|it|which|encoded|do|you|write|scheme|system|way|similarly|code-language|should|represented|value|to|equal|equals|[\s,.?:;=-])*$/.test(
            rest.replace(/[a-z-]+/g, (one) => `${one} `).trim(),
          )
        )
          return null
        const answers = new Map<string, string>()
        if (examples.every(([, to]) => !/\d/.test(to))) {
          const pairs = isBack ? examples.map(([from, to]) => [to, from] as const) : examples
          for (const [answer, how] of encode(pairs, word)) {
            // The word that is found must have that code, and no other.
            if (isBack && [...encode(examples, answer).keys()].join(' ') !== word) return null
            answers.set(answer, `the letters ${how}, each moved by the rule${isBack ? ' back' : ''}`)
          }
        } else if (isBack) return null
        else if (examples.every(([from, to]) => /^\d+$/.test(to) && to.length === from.length)) {
          const table = new Map<string, string>()
          for (const [from, to] of examples)
            for (const [index, letter] of [...from].entries()) {
              const digit = to[index] ?? ''
              if (table.has(letter) && table.get(letter) !== digit) return null
              table.set(letter, digit)
            }
          const code = [...word].map((letter) => table.get(letter) ?? '?').join('')
          if (!code.includes('?')) answers.set(code, 'each letter has its digit')
        } else if (examples.every(([, to]) => /^\d+$/.test(to)))
          for (const [name, value] of SUMS)
            if (examples.every(([from, to]) => value(from) === Number(to)))
              answers.set(String(value(word)), name)
        const [[answer, how] = ['', '']] = answers
        if (answers.size !== 1 || answer === '') return null
        return found({
          value:
            /^\d+$/.test(answer) && !examples.some(([from, to]) => to.length === from.length)
              ? new Fraction(answer)
              : answer,
          steps: [
            ['Compare each word with its code', examples.map(([from, to]) => `${from} → ${to}`).join(', ')],
            ['The rule', how],
            ['Do the same', `${word} → ${answer}`],
          ],
          check: examples.every(([from]) => from.length >= 3),
        })
      },
    },
    {
      // "If '+' means '×', '−' means '÷', '×' means '−' and '÷' means '+', then 8 + 6 − 3 ÷ 4 × 2 = ?"
      id: 'signs-exchanged',
      cue: /(?:means|stands for|denotes|represents|interchanged)/,
      read(r) {
        const meanings = new Map<string, string>()
        const sign = '([-+*/]|[a-z])'
        // Who cannot type × types x, here as a sign beside the others.
        const typed = /(?:means|denotes|stands for) '?x'?(?![a-z])/.test(r.rest)
          ? r.rest.replace(/(?<![a-z])x(?![a-z])/g, '*')
          : r.rest
        let rest = typed.replace(
          new RegExp(
            `${SIGN} ?${sign} ?${SIGN} (?:means|stands for|denotes|represents|is) (?:to )?${SIGN} ?([-+*/]|addition|plus|subtraction|minus|multiplication|multiplied by|division|divided by)(?![a-z]) ?${SIGN}`,
            'g',
          ),
          (_, from: string, to: string) => {
            meanings.set(from, WORDS[to] ?? to)
            return ' '
          },
        )
        if (meanings.size < 2) return null
        const isLetters = [...meanings.keys()].every((key) => /[a-z]/.test(key))
        const between = isLetters ? `[${[...meanings.keys()].join('')}]` : '[-+*/]'
        const match = new RegExp(`\\(?\\d+(?: ?\\)?\\(? ?${between} ?\\(?\\)? ?\\d+\\)?)+`).exec(rest)
        if (!match) return null
        rest = rest.replace(match[0], ' ')
        r.rest = rest
        if (/\d/.test(rest) || !r.done('then expression equation result simplify')) return null
        const changed = match[0].replace(isLetters ? /[a-z]/g : /[-+*/]/g, (one) => meanings.get(one) ?? one)
        const expression = readExpression(changed)
        const value = expression && rationalOf(evaluate(expression))
        if (!value) return null
        return found({
          value,
          steps: [
            ['Write what the signs mean', changed],
            ['Calculate', `${changed} = ${value.toFraction()}`],
          ],
          check: meanings.size >= 2,
        })
      },
    },
    {
      // "12 : 144 :: 15 : ?"
      id: 'number-analogy',
      cue: /\d+ ?: ?\d+ ?:: ?\d+ ?:/,
      read(r) {
        const match = /(\d+) ?: ?(\d+) ?:: ?(\d+) ?:/.exec(r.rest)
        if (!match) return null
        const [a, b, c] = match.slice(1, 4).map(Number)
        if (a === undefined || b === undefined || c === undefined || a < 3) return null
        r.rest = r.rest.replace(match[0], ' ').replaceAll(/[?_]/g, ' ')
        if (!r.done('related number analogy same way third second first complete')) return null
        const rules = POWERS.filter(([, rule]) => rule(a) === b)
        const [rule] = rules
        if (!rule || rules.length !== 1) return null
        return found({
          value: new Fraction(rule[1](c)),
          steps: [
            ['The second number', `${b} is ${rule[0]} of ${a}`],
            ['The same', `${c} → ${rule[1](c)}`],
          ],
          check: rule[1](a) === b,
        })
      },
    },
    {
      // "Find the odd one out: 3, 5, 11, 14, 17, 23"
      id: 'odd-number-out',
      cue: /odd (?:1|one|number)|different from/,
      read(r) {
        const match = /(?:\d+, ?){3,}(?:and )?\d+/.exec(r.rest)
        if (!match) return null
        r.rest = r.rest.replace(match[0], ' ')
        if (!r.drop('odd (?:1|one|number|man)(?: out)?|different from (?:the )?(?:others|rest)')) return null
        if (!r.done('number series group among out pick identify')) return null
        const list = match[0].match(/\d+/g)?.map(Number) ?? []
        const singled = PROPERTIES.flatMap(([name, test]) => {
          const having = list.filter(test)
          const lacking = list.filter((n) => !test(n))
          const [only] = lacking.length === 1 ? lacking : []
          // One number that alone has a property is a weaker reason than one that alone lacks it.
          return only !== undefined && having.length >= 3 ? [{ name, only }] : []
        })
        const [first] = singled
        if (!first || singled.some(({ only }) => only !== first.only)) return null
        return found({
          value: new Fraction(first.only),
          steps: [['What the others have in common', `each of them is ${first.name}; ${first.only} is not`]],
          check: list.filter((n) => n === first.only).length === 1,
        })
      },
    },
  ],
}
