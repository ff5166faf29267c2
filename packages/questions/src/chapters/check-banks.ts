import type { Bank } from '../kit/bank/define-bank.ts'
import { type BankQuestion, type ReadQuestion, readBank } from '../kit/bank/read-bank.ts'
import { readValue } from '../kit/values/read-value.ts'
import { withoutMaths } from '../kit/wording/plain-text.ts'
import { wordsIn } from '../kit/wording/words-in.ts'

/** Always choosing the longest option, or always the shortest, may be right in at most this share of a bank. */
const MOST_BY_LENGTH = 0.34
/** With fewer questions a share means little. */
const FEWEST_FOR_SHARES = 20
/** Two questions that share more of their words than this count as one question. */
const TOO_ALIKE = 0.8
const EXPLANATION_WORDS = { least: 8, most: 60 }
const SHORTEST_REASON = 8

/** Options are shuffled, so none may refer to the others or to their letters. */
const ABOUT_OPTIONS =
  /\b(all|none|any|both|neither) of (the|these|those) ?(above|following|options)?\b|\bnone of these\b|\bboth \(?[a-d1-4]\)? and \(?[a-d1-4]\)?|\boptions? \(?[a-d]\)?(\W|$)/i

/** Every problem in the banks, each with its bank and line; empty when all is well. */
export function checkBanks(banks: readonly Bank[]): string[] {
  const read = banks.map((bank) => ({ bank, questions: readBank(bank) }))
  const ids = banks.map(({ id }) => id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two banks have this id`),
    ...read.flatMap(({ bank, questions }) => checkBank(bank, questions)),
    ...findRepeats(
      read.flatMap(({ bank, questions }) => questions.map((read) => ({ id: bank.id, ...read }))),
    ),
  ]
}

function checkBank({ id, sets }: Bank, questions: readonly ReadQuestion[]): string[] {
  return [
    ...questions.flatMap(({ question, line, problems }) =>
      // When a line was split wrongly, its cells are not checked.
      (problems.length > 0 ? problems : checkQuestion(question)).map((problem) => `line ${line}: ${problem}`),
    ),
    ...sets.flatMap(({ passage }) =>
      passage && (passage.title.trim() === '' || passage.text.trim().length < 200)
        ? [`the passage '${passage.title}' has no title or hardly a text`]
        : [],
    ),
    ...checkLengths(questions.map(({ question }) => question)),
  ].map((problem) => `${id}: ${problem}`)
}

function checkQuestion({ text, key, wrong, explanation, reasons }: BankQuestion): string[] {
  const options = [key, ...wrong]
  const words = explanation.split(/\s+/).filter((word) => word !== '').length
  const problems = [
    ...(text === '' ? ['there is no question'] : []),
    ...(options.some((option) => option === '') ? ['an option is empty'] : []),
    ...wrong
      .filter((option) => identityOf(option) === identityOf(key))
      .map((option) => `'${option}' is the key again`),
    ...(new Set(wrong.map(identityOf)).size < wrong.length ? ['two wrong options are the same'] : []),
    ...options
      .filter((option) => ABOUT_OPTIONS.test(option))
      .map((option) => `'${option}' is about the others`),
    ...(explanation === '' ? ['there is no explanation'] : []),
    ...(explanation !== '' && (words < EXPLANATION_WORDS.least || words > EXPLANATION_WORDS.most)
      ? [`the explanation has ${words} words`]
      : []),
    ...(explanation !== '' && !/^["'“‘($]?[\p{L}\p{N}].*[.!?)]["'”’]?$/su.test(explanation)
      ? [`the explanation is not a sentence: '${explanation}'`]
      : []),
  ]
  const told = reasons.filter((reason) => reason !== null)
  const strays = [text, explanation, ...options, ...told].filter((cell) =>
    / {2}| [,.;]|[{}|]/.test(withoutMaths(cell)),
  )
  const odd = [text, explanation, ...options, ...told].filter(
    (cell) => (cell.split('$').length - 1) % 2 === 1,
  )
  return [
    ...problems,
    ...told
      .filter((reason) => reason.length < SHORTEST_REASON || reason.endsWith('.'))
      .map((reason) => `'${reason}' is no clause that says why an option is wrong`),
    ...strays.map((cell) => `stray space or sign in '${cell}'`),
    ...odd.map((cell) => `a lone $ in '${cell}'`),
    ...checkMatch(key, wrong),
  ]
}

/**
 * In 'match the lists' no single pair may decide. With four pairs every pair is in two options at least; three pairs
 * have too few orders for that, so it holds for those of the key.
 */
function checkMatch(key: string, wrong: readonly string[]): string[] {
  const options = [key, ...wrong].map(pairsIn)
  const pairs = pairsIn(key)
  if (pairs.length < 3 || options.some(({ length }) => length !== pairs.length)) return []
  const mustRepeat = pairs.length === 3 ? pairs : [...new Set(options.flat())]
  return mustRepeat
    .filter((pair) => options.filter((option) => option.includes(pair)).length < 2)
    .map((pair) => `the pair ${pair} is in one option only`)
}

/** 'A-2, B-1' -> the two pairs; nothing for an option of another kind. */
const pairsIn = (option: string): string[] =>
  /^[A-Z]-\w+(, [A-Z]-\w+)+$/.test(option) ? option.split(', ') : []

/** Options are compared as when they are asked: case and a final full stop make no difference. */
const identityOf = (text: string): string => readValue(text).identity

/** Always choosing the longest option, or the shortest, must not pay over the whole bank. */
function checkLengths(questions: readonly BankQuestion[]): string[] {
  if (questions.length < FEWEST_FOR_SHARES) return []
  const share = (sign: 1 | -1) =>
    questions.reduce((sum, question) => sum + creditOf(question, sign), 0) / questions.length
  const percent = (value: number) => `${Math.round(100 * value)}%`
  return [
    ...(share(1) > MOST_BY_LENGTH
      ? [`the key is the longest option in ${percent(share(1))} of the questions`]
      : []),
    ...(share(-1) > MOST_BY_LENGTH
      ? [`the key is the shortest option in ${percent(share(-1))} of the questions`]
      : []),
  ]
}

/** The chance to be right; equal lengths share it. */
function creditOf({ key, wrong }: BankQuestion, sign: 1 | -1): number {
  const best = Math.max(...[key, ...wrong].map(({ length }) => sign * length))
  if (sign * key.length < best) return 0
  return 1 / (1 + wrong.filter(({ length }) => sign * length === best).length)
}

interface Placed extends ReadQuestion {
  id: string
}

/** Questions that are asked twice, exactly or nearly, in one bank or in two. */
function findRepeats(placed: readonly Placed[]): string[] {
  const texts = placed.map(({ question }) => wordsOf(question))
  const frequency = new Map<string, number>()
  for (const word of texts.flatMap((words) => [...words])) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const earlierWith = new Map<string, number[]>()
  return placed.flatMap((read, index) => {
    const words = texts[index] ?? new Set()
    const telling = tellingWords(words, frequency)
    const candidates = new Set(telling.flatMap((word) => earlierWith.get(word) ?? []))
    for (const word of telling) earlierWith.set(word, [...(earlierWith.get(word) ?? []), index])
    return [...candidates].flatMap((other) => {
      const earlier = placed[other]
      const isRepeat = shareInCommon(words, texts[other] ?? new Set()) > TOO_ALIKE
      return isRepeat && earlier && isOnSameSubstances(read.question, earlier.question)
        ? [`${place(read)}: asks again what ${place(earlier)} asks: '${read.question.text}'`]
        : []
    })
  })
}

/**
 * The rarest words: texts that share none of them differ too much to be duplicates, so few pairs need a comparison.
 */
function tellingWords(words: ReadonlySet<string>, frequency: ReadonlyMap<string, number>): string[] {
  const rarestFirst = [...words].sort(
    (one, other) => (frequency.get(one) ?? 0) - (frequency.get(other) ?? 0) || (one < other ? -1 : 1),
  )
  return rarestFirst.slice(0, words.size - Math.ceil(TOO_ALIKE * words.size) + 1)
}

/** 'The shape of SF₄' and 'the shape of SF₆' are two questions, though only one word differs. */
const isOnSameSubstances = (one: BankQuestion, other: BankQuestion): boolean => {
  const formulas = ({ text }: BankQuestion) =>
    [...new Set(text.match(/[^\s(),:]*[₀-₉][^\s(),:?.]*/g))].sort().join(' ')
  return formulas(one) === formulas(other)
}

const place = ({ id, line }: Placed): string => `${id}: line ${line}`

const wordsOf = ({ text }: BankQuestion): ReadonlySet<string> => new Set(wordsIn(text))

function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one]
  if (fewer.size === 0) return 0
  let shared = 0
  for (const word of fewer) if (more.has(word)) shared += 1
  return shared / (fewer.size + more.size - shared)
}
