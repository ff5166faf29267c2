import { readAmount } from './choose-option.ts'
import { placesOfClass } from './classes-of-things.ts'
import { isPower, isPrime, placesOfKind } from './odd-one-out.ts'
import { type Solution, step } from './solution.ts'

/** Words such as 'which of the following', which only point to the options. */
const FILLERS =
  /\b(?:which|find|choose|select|identify|pick|among|of|the|these|those|this|following|given|below|options?|numbers?|no|years?|words?|fractions?|values?|is|are|was|a|an|one|out|from|in|it|will|would|be|come|comes|that|as|per|according|to|according to|english|exactly|completely|fully|arranged?|order|mein|me|se|inme|inmein|nimn|nimnalikhit|kaun|kon|kaunsi|kaunsa|konsi|konsa|si|sa|sankhya|ek|example|element|hai|hain|if)\b|निम्न(?:लिखित)?|में|से|कौन|सी|सा|संख्या|है/gi

interface Rule {
  asked: RegExp
  /** Why the option is meant; undefined when it is not. Null when an option is not of the kind that the rule is about. */
  choose(
    options: readonly string[],
    match: RegExpExecArray,
  ): { places: readonly number[]; why: string } | null
}

const wholes = (options: readonly string[]): number[] | null => {
  const values = options.map((option) => Number(option.replaceAll(',', '').trim()))
  return values.every((value) => Number.isSafeInteger(value) && value > 0) ? values : null
}
const amounts = (options: readonly string[]): number[] | null => {
  const values = options.map((option) => readAmount(option))
  return values.every((value) => value !== null && value.unit === '')
    ? values.map((value) => value?.value ?? Number.NaN)
    : null
}
const where = (values: readonly number[], is: (value: number) => boolean): number[] =>
  values.flatMap((value, at) => (is(value) ? [at] : []))

/** A rule about whole numbers, which may be turned by 'not'. */
const byProperty = (asked: RegExp, say: string, is: (value: number) => boolean): Rule => ({
  asked,
  choose(options, match) {
    const values = wholes(options)
    if (!values) return null
    const isTurned = match[1] !== undefined
    return {
      places: where(values, (value) => is(value) !== isTurned),
      why: isTurned ? `All others are ${say}.` : `It alone is ${say}.`,
    }
  },
})

/** Kinds whose lists are whole enough to say that a thing of another list is not of them. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  'noble gas': 'noblegas',
  'inert gas': 'noblegas',
  halogen: 'halogen',
  'alkali metal': 'alkali',
  'alkaline earth metal': 'alkaline',
  metal: 'metal',
  'non metal': 'nonmetal',
  'non-metal': 'nonmetal',
  nonmetal: 'nonmetal',
  mammal: 'mammal',
  reptile: 'reptile',
  amphibian: 'amphibian',
  insect: 'insect',
  bird: 'bird',
  planet: 'planet',
  alloy: 'alloy',
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const listOf = (option: string): number[] => (option.match(/\d+/g) ?? []).map(Number)

const RULES: readonly Rule[] = [
  {
    asked: new RegExp(`^(not )?(${Object.keys(KIND_NAMES).join('|')})s?$`),
    choose(options, match) {
      const words = options.map((option) => option.trim().toLowerCase().replace(/\.$/, ''))
      const places = placesOfKind(KIND_NAMES[match[2] ?? ''] ?? '', words)
      if (!places) return null
      const isTurned = match[1] !== undefined
      return {
        places: isTurned ? words.flatMap((_, at) => (places.includes(at) ? [] : [at])) : places,
        why: isTurned ? `All others are of the kind: ${match[2]}.` : `It alone is of the kind: ${match[2]}.`,
      }
    },
  },
  {
    asked: /^(not )?divisible by (\d+)(?: and (\d+))?$|^(\d+) (?:vibhajya|vibhajit|विभाज्य|विभाजित)$/,
    choose(options, match) {
      const values = wholes(options)
      const by = [match[2] ?? match[4], match[3]].flatMap((one) => (one === undefined ? [] : [Number(one)]))
      if (!values || by.some((one) => one < 2)) return null
      const isTurned = match[1] !== undefined
      return {
        places: where(values, (value) => by.every((one) => value % one === 0) !== isTurned),
        why: values
          .map((value) => `${value}: remainder ${by.map((one) => value % one).join(' and ')}`)
          .join('; '),
      }
    },
  },
  byProperty(/^(not )?(?:prime|abhajya|अभाज्य)$/, 'prime', isPrime),
  byProperty(/^(not )?composite$/, 'composite', (value) => value > 1 && !isPrime(value)),
  byProperty(/^(not )?perfect square$/, 'a perfect square', (value) => isPower(value, 2)),
  byProperty(/^(not )?perfect cube$/, 'a perfect cube', (value) => isPower(value, 3)),
  byProperty(/^(not )?leap$/, 'a leap year', isLeap),
  {
    asked: /^(?:(largest|greatest|biggest)|(?:smallest|least|lowest))$/,
    choose(options, match) {
      const values = amounts(options)
      if (!values) return null
      const wanted = match[1] === undefined ? Math.min(...values) : Math.max(...values)
      return {
        places: where(values, (value) => Math.abs(value - wanted) < 1e-12),
        why: options
          .map((option, at) => `${option} = ${Number((values[at] ?? 0).toPrecision(5))}`)
          .join(', '),
      }
    },
  },
  {
    asked:
      /^(?:dictionary|alphabetical(?:ly)?)? ?:? ?(first|second|third|last)(?: (?:dictionary|alphabetical(?:ly)?))?$/,
    choose(options, match) {
      const words = options.map((option) => option.trim().toLowerCase())
      if (!/dictionary|alphabetical/.test(match[0]) || !words.every((word) => /^[a-z]+$/.test(word)))
        return null
      const ordered = words.toSorted()
      const word = { first: ordered[0], second: ordered[1], third: ordered[2], last: ordered.at(-1) }[
        match[1] ?? ''
      ]
      return { places: words.flatMap((one, at) => (one === word ? [at] : [])), why: ordered.join(', ') }
    },
  },
  {
    asked: /^(ir)?rational$/,
    choose(options, match) {
      // A root is rational only if the number below it is a square; pi never is.
      const kinds = options.map((option) => {
        const text = option.trim().toLowerCase()
        const root = /^(?:√|root ?|sqrt ?)\(?(\d+)\)?$/.exec(text)?.[1]
        if (root !== undefined) return isPower(Number(root), 2)
        if (text === 'π' || text === 'pi') return false
        return /^-?\d+(?:\.\d+|\/\d+)?$/.test(text) ? true : null
      })
      if (kinds.includes(null)) return null
      return {
        places: kinds.flatMap((isRational, at) => (isRational === (match[1] === undefined) ? [at] : [])),
        why: 'The root of a number that is no square is irrational.',
      }
    },
  },
  {
    asked: /^(not )?(?:pythagorean|pythagoras) (?:triplets?|triples?)$/,
    choose(options, match) {
      const sides = options.map((option) => listOf(option).sort((a, b) => a - b))
      if (!sides.every(({ length }) => length === 3)) return null
      return {
        places: sides.flatMap(([a = 0, b = 0, c = 0], at) =>
          (a * a + b * b === c * c) === (match[1] === undefined) ? [at] : [],
        ),
        why: 'The squares of the two smaller numbers add to the square of the largest.',
      }
    },
  },
  {
    asked: /^(not )?(?:pairs? )?co-? ?primes?(?: pairs?)?$/,
    choose(options, match) {
      const pairs = options.map(listOf)
      if (!pairs.every(({ length }) => length === 2)) return null
      return {
        places: pairs.flatMap(([a = 0, b = 0], at) =>
          (gcd(a, b) === 1) === (match[1] === undefined) ? [at] : [],
        ),
        why: 'Two numbers are co-prime when no number but 1 divides both.',
      }
    },
  },
]

/** "Which of the following is divisible by 11? (a) 4631 (b) 4632 …": the only option of which the rule is true. */
export function chooseByRule(question: string, options: readonly string[]): Solution | null {
  if (options.length < 3 || question.length > 120) return null
  const asked = question
    .toLowerCase()
    .replace(/[?.:,;"'“”‘’|।]/g, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ofClass = placesOfClass(asked, options)
  const only = ofClass?.places.length === 1 ? options[ofClass.places[0] ?? 0] : undefined
  if (ofClass && only !== undefined)
    return {
      subject: ofClass.subject,
      difficulty: 'Beginner',
      concepts: [],
      steps: [step('Test each option', ofClass.why), step('The answer', only)],
      finalAnswer: only,
      exactly: { value: only, unit: '' },
    }
  for (const rule of RULES) {
    const match = rule.asked.exec(asked)
    const chosen = match && rule.choose(options, match)
    const [place] = chosen?.places ?? []
    const answer = place === undefined ? undefined : options[place]
    if (!chosen || answer === undefined || chosen.places.length !== 1) continue
    return {
      subject: 'Mathematics',
      difficulty: 'Beginner',
      concepts: ['Number System'],
      steps: [step('Test each option', chosen.why), step('The answer', answer)],
      finalAnswer: answer,
      exactly: { value: answer, unit: '' },
    }
  }
  return null
}
