import { readBank } from '../../kit/bank/read-bank.ts'
import type { Generator } from '../../kit/define-generator.ts'
import { capitalise, readFacts, tell } from '../../kit/facts/facts.ts'
import { canonicalWord, isKind, plainText, type QuestionWords, questionWords } from './question-words.ts'
import { soundsLike } from './sounds-like.ts'

/** A question of ours with its answer: written in a bank, or asked about a row of a table. */
export interface KnownQuestion extends QuestionWords {
  text: string
  /** All right answers; the first is shown. */
  answers: readonly string[]
  /** What is told about it: the explanation of its author, or the fact in a sentence. */
  explanation: string
  /** Where it is from: the sources of a table, with their date; empty for a written question. */
  sources: string
  /** The wrong options of a written question. */
  wrong: readonly string[]
  /** Whether it can only be asked with its options: 'which of these', 'which is not'. */
  needsOptions: boolean
}

/** Stems that say nothing without their options, or that are answered by what the options say. */
const NEEDS_OPTIONS =
  /\bof (?:the following|these)\b(?!.*\b(?:known|called|\w+est\b.*\b(?:world|india|human|earth|planet|solar|universe|state)|first|only|full form|father)\b)|\b(?:not|never|except|cannot|incorrect|false|wrong|least|neither)\b|n['’]t\b/i
/** 'A person who does not believe in God' is turned by nothing: the 'not' belongs to what is described. */
const DESCRIBED =
  /\b(?:person|one|someone|somebody|people|man|woman|those|thing|something|that|speech|writing|animals?|plants?) (?:who|that|which) (?:does|do|did|is|are|was|can|has|have|could|cannot|can't)(?:n['’]t| not|not)?\b/gi
/** 'Why do planets not twinkle' asks for a reason. */
const needsOptionsIn = (text: string): boolean =>
  !/^why\b/i.test(text) && NEEDS_OPTIONS.test(text.replace(DESCRIBED, ' '))
/** Answers about options, statements or pairs. */
const ABOUT_OPTIONS =
  /\b(?:of these|of the above|both|neither|none|all of|only \d|\d only|(?:a|i+|\d) and (?:b|i+|\d))\b|^[a-e]$/i
/** Questions on statements, pairs and lists are about these and not about a fact. */
const ABOUT_STATEMENTS =
  /\b(?:statements?|assertion|reason \(?r|matched|pairs?|match list|correct order|arrange|passage|sentence|_{2,})\b|_{3,}|\n/i

/** A question of ours as it is recalled. */
export const asKnown = (
  text: string,
  known: Omit<KnownQuestion, keyof QuestionWords | 'text' | 'needsOptions'>,
): KnownQuestion => ({
  ...questionWords(text),
  ...known,
  text,
  needsOptions: needsOptionsIn(text),
})

/** Every question of a chapter that can be recalled. */
export function knownQuestions(generators: Iterable<Generator>, subjectId: string): KnownQuestion[] {
  return [...generators].flatMap(({ table, bank }) => [
    ...(table ? ofTable(table) : []),
    // A sentence to correct or to complete is more than its telling words.
    ...(bank && subjectId !== 'english' ? ofBank(bank) : []),
  ])
}

function* ofTable(table: Parameters<typeof readFacts>[0]): KnownQuestions {
  for (const { column, facts } of readFacts(table, 'with facts that their names give away').columns)
    for (const fact of facts) {
      const { row } = fact
      const sources = `${row.sources.join('; ')}${row.asOf ? `, as of ${row.asOf}` : ''}`
      const explanation = `${tell(fact)}.${row.note === '' ? '' : ` ${row.note}`}`
      for (const ask of column.ask ?? [])
        yield asKnown(ask.replaceAll('{name}', row.name), {
          answers: fact.values,
          explanation,
          sources,
          wrong: [],
        })
      for (const ask of column.askBack ?? [])
        for (const value of fact.values)
          yield asKnown(ask.replaceAll('{value}', value), {
            answers: [row.name],
            explanation,
            sources,
            wrong: [],
          })
    }
}
type KnownQuestions = IterableIterator<KnownQuestion>

function* ofBank(bank: Parameters<typeof readBank>[0]): KnownQuestions {
  for (const { question } of readBank(bank)) {
    const { text, key, wrong, explanation, passage } = question
    if (passage || ABOUT_OPTIONS.test(key) || ABOUT_STATEMENTS.test(text)) continue
    yield asKnown(text, { answers: [key], explanation, sources: '', wrong })
  }
}

const MONTH = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/
const NUMBER =
  /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|hundred|thousand|lakh|crore|twice|double|half)\b/

/** Whether an answer can be of the kind that is asked for. */
function canBe(answer: string, asks: QuestionWords['asks']): boolean {
  const plain = plainText(answer)
  if (asks === 'date') return MONTH.test(plain)
  if (asks === 'time' || asks === 'year') return /\d|century/.test(plain) || MONTH.test(plain)
  if (asks === 'count') return NUMBER.test(plain)
  if (asks === 'person' || asks === 'place') return /\p{Lu}/u.test(answer) && !/\d/.test(answer)
  return true
}

const TIMES: readonly QuestionWords['asks'][] = ['time', 'year', 'date']

/** Whether a question that asks for the one can be answered by what the other asks for. */
function asksAlike(asked: QuestionWords, known: KnownQuestion): boolean {
  if (asked.asks === known.asks) return true
  // 'When' takes a year or a date.
  if (TIMES.includes(asked.asks) && TIMES.includes(known.asks))
    return asked.asks === 'time' || known.asks === 'time'
  if (asked.asks !== null && known.asks !== null) return false
  if (asked.asks === 'reason' || known.asks === 'reason') return false
  return known.answers.every((answer) => canBe(answer, asked.asks ?? known.asks))
}

const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((kind) => others.includes(kind))

function isSame(asked: QuestionWords, known: KnownQuestion): boolean {
  if (asked.key !== known.key || !asksAlike(asked, known)) return false
  const [isLess, isMore] = [isWithin(asked.kinds, known.kinds), isWithin(known.kinds, asked.kinds)]
  // With one telling word the kinds are half of the question ('national animal', 'national bird'), and so is what is asked ('battle of Plassey').
  if (asked.key.includes(' ')) return isLess || isMore
  const isTime = TIMES.includes(asked.asks) && TIMES.includes(known.asks)
  return isLess && isMore && (isTime || asked.asks === known.asks)
}

/** Words that an answer may have more or less of: 'Eighth Schedule' and 'Eighth', 'the Nile' and 'Nile'. */
const LOOSE = new Set(
  'the a an of in it is was be to about approximately nearly sir dr mr mrs shri pandit mahatma lord sardar king emperor river mount lake sea ocean schedule article years year days city state street by at on with its ltd company'.split(
    ' ',
  ),
)
const answerWords = (answer: string): string[] => {
  // The dot of Na₂CO₃·10H₂O is typed as a full stop.
  const plain = plainText(
    answer
      .replace(/\([^)]*\)/g, ' ')
      .replaceAll('−', '-')
      .replace(/ ?[·∙•] ?(?=\d*[A-Z])/g, '.'),
  )
  const words = (plain.match(/[\p{L}\p{M}\p{N}+.%/-]*[\p{L}\p{M}\p{N}%]/gu) ?? []).map(canonicalWord)
  const telling = words.filter((word) => !LOOSE.has(word))
  // 'Tin and copper' are 'copper and tin'.
  if (telling.includes('and')) telling.sort()
  return telling.length === 0 ? words : telling
}

/** Whether two answers are the same: exactly, or 'equal' but for titles and small words, or a name and its surname. */
function sameAnswer(one: string, other: string): boolean {
  const [a, b] = [answerWords(one), answerWords(other)]
  if (a.length === 0 || b.length === 0) return false
  const [joined, joinedOther] = [a.join(''), b.join('')]
  return joined === joinedOther || singular(joined) === singular(joinedOther)
}
const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '')

/** A name of a person: every word has a capital, and none of them makes it another place or thing. */
const PERSON = /^(?:\p{Lu}[\p{L}.-]*\.?(?: (?:and |de |da |bin |von )?|$))+$/u
const NO_PERSON =
  /\b(?:north|south|east|west|central|new|great|vitamin|article|amendment|acid|sea|ocean|day|act|[ivx]+)\b/i

/** 'Watson and Crick' for 'James Watson and Francis Crick', 'Mendel' for 'Gregor Mendel': the surname and nothing else. */
function isNamed(answer: string, option: string): boolean {
  if ([answer, option].some((name) => !PERSON.test(name.trim()) || NO_PERSON.test(name))) return false
  const [a, b] = [answerWords(answer), answerWords(option)]
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length > 0 && short.at(-1) === long.at(-1) && short.every((word) => long.includes(word))
}

/** The place of the option that is one of the answers; null when none or more than one is. */
function placeAmong(options: readonly string[], answers: readonly string[]): number | null {
  for (const isIt of [sameAnswer, isNamed, soundsLike]) {
    const places = options.flatMap((option, index) =>
      answers.some((answer) => isIt(answer, option)) ? [index] : [],
    )
    if (places.length > 0) return places.length === 1 ? (places[0] ?? null) : null
  }
  return null
}

/** 'What are fundamental duties' and 'how many are there' do not ask for their article. */
const WHERE_IT_STANDS = /^(?:articl|part$|state$|country$|district$)/

interface Recalled<Known extends KnownQuestion> {
  known: Known
  answer: string
}

/** The answer to a question that is one of ours in other words. Null when there is none, or when two candidates differ. */
export function recallQuestion<Known extends KnownQuestion>(
  question: string,
  options: readonly string[],
  byKey: (key: string) => readonly Known[],
): Recalled<Known> | null {
  const asked = questionWords(question)
  if (asked.key === '') return null
  const same = byKey(asked.key).filter((known) => isSame(asked, known))
  if (options.length > 0) return chooseAmong(options, same)
  if (needsOptionsIn(question)) return null
  // 'In which state' is not answered by a question that asks for a city.
  const [first, ...others] = same.filter(
    ({ needsOptions, kinds, words, asks, wanted }) =>
      !needsOptions &&
      !(asked.isWhat && asks !== null) &&
      !(
        (asked.isWhat || asked.asks === 'count') &&
        WHERE_IT_STANDS.test(wanted ?? '') &&
        !asked.words.includes(wanted ?? '')
      ) &&
      (asked.wanted === null || kinds.includes(asked.wanted) || words.includes(asked.wanted)),
  )
  const answer = first?.answers[0]
  if (!first || answer === undefined) return null
  const agrees = others.every((other) =>
    other.answers.some((one) => first.answers.some((own) => sameAnswer(one, own) || isNamed(one, own))),
  )
  // sp³, pH and tRNA begin with a small letter, and so do the letters of a formula.
  const isAsWritten =
    /=|^(?:sp(?![a-z])|(?:kg|m|cm|mol|g)(?: [a-z]|\/|[²³]|$)|[a-z][A-Z]|[α-ω]|[a-z](?: [×÷]|[(²³]))/.test(
      answer,
    )
  const told = isAsWritten ? answer : capitalise(answer)
  return agrees ? { known: first, answer: told } : null
}

/** The one option that is an answer to some of these questions. All rows that a question can mean are right answers to it. */
function chooseAmong<Known extends KnownQuestion>(
  options: readonly string[],
  same: readonly Known[],
): Recalled<Known> | null {
  const place = placeAmong(
    options,
    same.flatMap(({ answers }) => answers),
  )
  const answer = place === null ? undefined : options[place]
  if (answer === undefined) return null
  const known = same.find(({ answers }) => placeAmong([answer], answers) === 0)
  return known ? { known, answer } : null
}

/** How much a question of ours must have of the words of a typed one, and the other way round. */
const MOST_OF_TYPED = 0.99
const MOST_OF_OURS = 0.7

/**
 * The answer to a question with options that has nearly the words of one of ours: all of the typed words are in ours, most of ours are typed, what
 * decides (numbers, 'not', 'first', 'largest') is equal, and exactly one option is the answer.
 */
export function recallNearly<Known extends KnownQuestion>(
  question: string,
  options: readonly string[],
  known: Iterable<Known>,
  weightOf: (word: string) => number,
): Recalled<Known> | null {
  if (options.length < 3) return null
  const asked = questionWords(question)
  const telling = new Set(asked.words.filter((word) => !isKind(word)))
  const ownKinds = asked.words.filter(isKind)
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0)
  const all = weigh(telling)
  if (telling.size < 2) return null
  const near: Known[] = []
  for (const one of known) {
    if (one.decisive !== asked.decisive) continue
    if (!asksAlike(asked, one)) continue
    const kinds = one.words.filter(isKind)
    if (!isWithin(kinds, ownKinds) && !isWithin(ownKinds, kinds)) continue
    const own = new Set(one.words.filter((word) => !isKind(word)))
    const common = weigh([...telling].filter((word) => own.has(word)))
    if (common / all < MOST_OF_TYPED || common / weigh(own) < MOST_OF_OURS) continue
    near.push(one)
  }
  return chooseAmong(options, near)
}
