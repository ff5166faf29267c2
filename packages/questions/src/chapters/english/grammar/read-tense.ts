import { capital } from '../../../kit/wording/capital.ts'
import { ACTIONS, type Action, inside } from './doings.ts'

type Time = 'present' | 'past' | 'future'

interface Reading {
  time: Time
  isPerfect: boolean
  isContinuous: boolean
}

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[a-z']+/g) ?? []
const hasAny = (words: readonly string[], some: readonly string[]): boolean =>
  some.some((word) => words.includes(word))

/** The tense by its helping verbs alone, or by the form of the verb where there is none. */
function read(sentence: string): Reading {
  const words = wordsOf(sentence)
  const isPast =
    hasAny(words, ['had', 'was', 'were', 'did']) ||
    (!hasAny(words, ['will', 'has', 'have', 'is', 'are', 'do', 'does']) &&
      ACTIONS.some(({ past }) => words.includes(past)))
  return {
    time: words.includes('will') ? 'future' : isPast ? 'past' : 'present',
    isPerfect: hasAny(words, ['has', 'have', 'had']),
    isContinuous: hasAny(words, ['is', 'are', 'was', 'were', 'be', 'been']),
  }
}

const nameOf = ({ time, isPerfect, isContinuous }: Reading): string =>
  [time, isPerfect && 'perfect', isContinuous && 'continuous', !isPerfect && !isContinuous && 'simple']
    .filter(Boolean)
    .join(' ')

const readName = (name: string): Reading => ({
  time: name.startsWith('present') ? 'present' : name.startsWith('past') ? 'past' : 'future',
  isPerfect: name.includes('perfect'),
  isContinuous: name.includes('continuous'),
})

/** 'They had been playing' is the past perfect continuous. */
export const readTense = (sentence: string): string => nameOf(read(sentence))

interface Verb {
  base: string
  third: string
  past: string
  participle: string
  ing: string
}

const BE: Verb = { base: 'be', third: 'is', past: 'was', participle: 'been', ing: 'being' }
const HAVE: Verb = { base: 'have', third: 'has', past: 'had', participle: 'had', ing: 'having' }
const DO: Verb = { base: 'do', third: 'does', past: 'did', participle: 'done', ing: 'doing' }

/** From the last word to the first: each helping verb gives the word after it its form. */
function chain(verb: Verb, { time, isPerfect, isContinuous }: Reading, isPlural: boolean, needsHelp = false) {
  const rest: string[] = []
  let head = verb
  if (isContinuous) {
    rest.unshift(head.ing)
    head = BE
  }
  if (isPerfect) {
    rest.unshift(head.participle)
    head = HAVE
  }
  if (time === 'future') return ['will', head.base, ...rest]
  if (needsHelp && head === verb) {
    rest.unshift(head.base)
    head = DO
  }
  if (head === BE && isPlural) return [time === 'past' ? 'were' : 'are', ...rest]
  return [time === 'past' ? head.past : isPlural ? head.base : head.third, ...rest]
}

/** Whether the words before a verb end in a subject of more than one. */
const endsInSeveral = (words: string): boolean =>
  /\b(?:we|you|they|children|parents|cousins|boys|girls|neighbours|friends)$/i.test(words)

const HELPING = 'will|has|have|had|is|are|was|were|be|been|do|does|did'

/** A sentence in its parts: who, and what is done. */
function takeApart(sentence: string): { who: string; action: Action; rest: string } {
  const plain = sentence
    .replace(' not ', ' ')
    .replace(/^(.+)\?$/, (_, asked: string) => asked.slice(asked.indexOf(' ') + 1))
    .replace(/\.$/, '')
  for (const action of ACTIONS) {
    const { base, third, past, participle, ing, rests } = action
    for (const rest of rests) {
      const forms = [base, third, past, participle, ing].join('|')
      const [, who] = new RegExp(`^(.+?) (?:(?:${HELPING}) )*(?:${forms}) ${rest}$`).exec(plain) ?? []
      if (who !== undefined) return { who, action, rest }
    }
  }
  throw new Error(`no known verb in '${sentence}'`)
}

/** What the words of time leave. */
const SIGNALS: readonly (readonly [RegExp, string])[] = [
  [/\bfor (?:ten years|a decade)\.$/, 'future perfect continuous'],
  [/\bfor two years\.$|\bfor ten years before\b/, 'past perfect continuous'],
  [/\bfor the last\b|\bsince\b/i, 'present perfect continuous'],
  [/\bby the time we arrived\b|\blong before we came\b/i, 'past perfect'],
  [/\bby (?:this time|the end)\b/i, 'future perfect'],
  [/\bso far\b|\bthird time\b/, 'present perfect'],
  [/\bthis time tomorrow\b|\bat six tomorrow\b/i, 'future continuous'],
  [/\bI think\b|\bPerhaps\b/, 'future simple'],
  [/\bwhen it began\b|\bWhile\b/, 'past continuous'],
  [/\bLook!|\bAt this very moment\b/, 'present continuous'],
  [/\bLast Sunday\b|\bago\b/, 'past simple'],
  [/\busually\b|\bOn most days\b/, 'present simple'],
]

type Given =
  | { find: 'fill'; sentence: string; verb: string }
  | { find: 'change'; sentence: string; into: string }
  | { find: string; sentence: string }

/** The answer by the way that tenses are built, and by the signals of time. */
export function solveTense(given: Given): string {
  if ('verb' in given) {
    const action = ACTIONS.find(({ base }) => base === given.verb)
    const name = SIGNALS.find(([signal]) => signal.test(given.sentence))?.[1] ?? ''
    const before = given.sentence.split(/(?: usually)? ______/)[0] ?? ''
    return action ? chain(action, readName(name), endsInSeveral(before)).join(' ') : ''
  }
  const { who, action, rest } = takeApart(given.sentence)
  const isQuestion = given.find === 'question' || given.sentence.endsWith('?')
  const isNegative = given.find === 'negative' || given.sentence.includes(' not ')
  const reading = 'into' in given ? readName(given.into) : read(given.sentence)
  const [first = '', ...others] = chain(action, reading, endsInSeveral(who), isQuestion || isNegative)
  if (isQuestion) return `${capital(first)} ${[inside(who), ...others, rest].join(' ')}?`
  return `${[who, first, ...(isNegative ? ['not'] : []), ...others, rest].join(' ')}.`
}
