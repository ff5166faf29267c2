import { type Solution, step } from '../solution.ts'
import { activeOf, passiveOf } from './change-voice.ts'
import { commonWords, genders, plurals } from './common-words.ts'
import { fillTheGap, formOfVerb, splitChoices } from './fill-the-gap.ts'
import { preposition } from './fixed-prepositions.ts'
import { reportedForms } from './report-speech.ts'

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
const cells = (cell = ''): string[] => (cell === '-' ? [] : cell.split(', '))

type Words = ReadonlyMap<string, ReadonlySet<string>>
let known: { synonyms: Words; antonyms: Words } | undefined

/** Each word with its synonyms and antonyms; what is said of a pair holds for both of its words. */
function openWords(): { synonyms: Words; antonyms: Words } {
  if (known) return known
  const [synonyms, antonyms] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const add = (map: Map<string, Set<string>>, one: string, other: string) => {
    for (const [word, of] of [
      [one, other],
      [other, one],
    ] as const)
      map.set(word, (map.get(word) ?? new Set()).add(of))
  }
  for (const [word = '', same, opposite] of rows(commonWords)) {
    for (const one of cells(same)) add(synonyms, word, one)
    for (const one of cells(opposite)) add(antonyms, word, one)
  }
  known = { synonyms, antonyms }
  return known
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”"‘’']/g, '')
    .replace(/[\s.!?]+/g, ' ')
    .trim()

const WORD = `['"‘“]?([a-z-]+)['"’”]?`
const ASKS_WORD: readonly (readonly [kind: 'synonyms' | 'antonyms', pattern: RegExp])[] = [
  [
    'synonyms',
    new RegExp(
      `^(?:(?:choose|select|find|pick|give|write|tell|what is|which is|identify) )?(?:the |a |an )?(?:correct |right |best |suitable )?(?:synonym|similar word|similar meaning|word similar in meaning|same meaning|word (?:closest|nearest) in meaning|paryayvachi)(?: word)?(?: of| for| to)?(?: the)?(?: given)?(?: word)? ?[:-]? ?${WORD}(?: is)?$`,
    ),
  ],
  [
    'synonyms',
    new RegExp(
      `^${WORD} (?:ka|का) (?:synonym|paryayvachi|samanarthi|पर्यायवाची)(?: (?:kya (?:hai|hoga)|batao|shabd|क्या है|word))*$`,
    ),
  ],
  [
    'synonyms',
    new RegExp(
      `^${WORD} (?:synonym|(?:means the same as)|(?:is )?(?:closest|nearest) in meaning to)(?: is)?$`,
    ),
  ],
  [
    'antonyms',
    new RegExp(
      `^(?:(?:choose|select|find|pick|give|write|tell|what is|which is|identify) )?(?:the |a |an )?(?:correct |right |best |suitable )?(?:antonym|opposite|opposite word|opposite meaning|word opposite in meaning|vilom)(?: word)?(?: of| for| to)?(?: the)?(?: given)?(?: word)? ?[:-]? ?${WORD}(?: is)?$`,
    ),
  ],
  [
    'antonyms',
    new RegExp(
      `^${WORD} (?:ka|का) (?:antonym|opposite|vilom|ulta|विलोम)(?: (?:kya (?:hai|hoga)|batao|shabd|क्या है|word))*$`,
    ),
  ],
  ['antonyms', new RegExp(`^${WORD} (?:antonym|opposite(?: word)?|opposite meaning)(?: is)?$`)],
]

const SHOWN = { synonyms: 'Synonym', antonyms: 'Antonym' } as const

function tell(answer: string, concept: string, why: string, isOption: boolean): Solution {
  return {
    subject: 'English',
    difficulty: 'Beginner',
    concepts: [concept],
    steps: [step('Why', why)],
    finalAnswer: answer,
    ...(isOption && { exactly: { value: answer, unit: '' } }),
  }
}

/** The one option that is among the right answers; undefined when none or several are. */
function chosen(options: readonly string[], right: (option: string) => boolean): string | undefined {
  const fitting = options.filter((option) => right(plain(option)))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** "synonym of abundant", "abundant ka vilom" */
function solveWord(asked: string, options: readonly string[]): Solution | null {
  for (const [kind, pattern] of ASKS_WORD) {
    const word = pattern.exec(asked)?.[1]
    if (!word) continue
    const right = openWords()[kind].get(word)
    if (!right) return null
    const answer = options.length > 0 ? chosen(options, (option) => right.has(option)) : [...right][0]
    if (answer === undefined) return null
    return tell(
      answer,
      `${SHOWN[kind]}s`,
      `${SHOWN[kind]}s of '${word}': ${[...right].join(', ')}.`,
      options.length > 0,
    )
  }
  return null
}

const PAIRS: readonly (readonly [pattern: RegExp, list: string, from: 0 | 1, concept: string])[] = [
  [
    /^(?:what is |write |give )?(?:the )?plural(?: form| number)?(?: of| for)?(?: the word)? ?:? ?['"]?([a-z-]+)['"]?(?: is)?$/,
    plurals,
    0,
    'Plurals',
  ],
  [
    /^['"]?([a-z-]+)['"]? (?:ka |का )?(?:plural|bahuvachan|बहुवचन)(?: kya (?:hai|hoga)| is)?$/,
    plurals,
    0,
    'Plurals',
  ],
  [
    /^(?:what is |write |give )?(?:the )?singular(?: form)?(?: of| for)? ?:? ?['"]?([a-z-]+)['"]?(?: is)?$/,
    plurals,
    1,
    'Singulars',
  ],
  [
    /^(?:what is |write |give )?(?:the )?(?:feminine|female)(?: gender| form)?(?: of| for)? ?:? ?['"]?([a-z-]+)['"]?(?: is)?$/,
    genders,
    0,
    'Gender',
  ],
  [
    /^(?:what is |write |give )?(?:the )?(?:masculine|male)(?: gender| form)?(?: of| for)? ?:? ?['"]?([a-z-]+)['"]?(?: is)?$/,
    genders,
    1,
    'Gender',
  ],
]

/** "plural of ox", "feminine of fox" */
function solvePair(asked: string, options: readonly string[]): Solution | null {
  for (const [pattern, list, from, concept] of PAIRS) {
    const word = pattern.exec(asked)?.[1]
    if (!word) continue
    const found = rows(list).filter((row) => row[from]?.split(' / ').includes(word))
    const right = new Set(found.flatMap((row) => row[1 - from]?.split(' / ') ?? []))
    const answer =
      options.length > 0 ? chosen(options, (option) => right.has(option)) : [...right].join(' or ')
    if (!answer || (options.length === 0 && found.length > 1)) return null
    return tell(answer, concept, `${word}: ${[...right].join(' or ')}`, options.length > 0)
  }
  return null
}

const VOICE =
  /^(?:q\d*[.)] ?)?(?:please )?(?:change|convert|transform|turn|rewrite|choose|select|find|write|give|what is|identify)?(?: the)?(?: following)?(?: sentence)?(?: its)?(?: (?:in)?to)?(?: the)?(?: correct)? ?(?:change (?:the )?)?(active|passive)?(?: form| voice)*(?: voice)?(?: of| form)?(?: the)?(?: following)?(?: sentence)? ?[:-]+ ?(.+)$/i
const VOICE_OF =
  /^(?:(?:what is |find |give |write )?(?:the )?(active|passive)(?: voice| form)*(?: of)? ?:? ?)["“‘']?([A-Z].+|(?<= of )[a-z].+)$/
const VOICE_AFTER =
  /^["“‘']?([A-Z][^.?]+[.?]?)["”’']? ?[-(,]* ?(?:change|convert|turn|make|write)(?: it)?(?: the)?(?: voice)?(?: (?:in)?to)?(?: the)? ?(active|passive)?(?: voice)?\)?[.?]?$/i

/** "Change the voice: She writes a letter." */
function solveVoice(question: string, options: readonly string[]): Solution | null {
  if (!/voice|passive|active/i.test(question)) return null
  const after = VOICE_AFTER.exec(question)
  const match = VOICE_OF.exec(question) ?? VOICE.exec(question)
  const told = (after?.[2] ?? match?.[1])?.toLowerCase()
  const text = (after?.[1] ?? match?.[2] ?? '').replace(/^["“‘']|["”’']$/g, '').trim()
  if (text === '') return null
  const isPassive = / by /.test(text) && /\b(?:am|is|are|was|were|be|been|being)\b/.test(text)
  // 'Change into passive' names what is wanted, 'active voice: ...' what is given.
  if (told === 'passive' && isPassive) return null
  const forms = (isPassive ? activeOf(text) : passiveOf(text)).map(withNames)
  return choose(
    forms,
    options,
    'Active and Passive Voice',
    isPassive ? 'The doer becomes the subject' : 'The object becomes the subject',
  )
}

/** Names that are typed without a capital. */
const withNames = (text: string): string =>
  text.replace(
    /\b(?:ram|sita|mohan|sohan|ravi|rahul|rohan|raju|gita|geeta|rita|ramesh|suresh|amit|hari|shyam|gopal|radha|mary|john|tom|priya|neha|seema|meena)\b/g,
    (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  )

/** 'he said i am ill': what is said begins with the speaker himself; 'he said he was ill' is reported already. */
const UNQUOTED =
  /^((?:he|she|they|we|i|the [a-z]+|[a-z]+) (?:said|says)(?: to (?:me|him|her|us|them|you|(?:his|her|my|the) [a-z]+|[a-z]+))?),? ((?:i|we|my|our) [^"“”'‘’]+)$/i

const quoted = (text: string): string =>
  text.replace(UNQUOTED, (_, before: string, said: string) => {
    const speech = said.replace(/\bi\b/g, 'I').replace(/[.\s]+$/, '')
    return `${before.charAt(0).toUpperCase()}${before.slice(1)}, '${speech.charAt(0).toUpperCase()}${speech.slice(1)}.'`
  })

/** "He said, 'I am tired.' Change into indirect speech." */
function solveSpeech(question: string, options: readonly string[]): Solution | null {
  if (!/\b(?:said|says|asked|told|ordered|requested)\b/.test(question)) return null
  if (!/indirect|reported|narration|speech/i.test(question)) return null
  // What is only supposed keeps its tense: 'If I were rich, I would help you.'
  if (/["“‘'](?:if|i wish|would that)\b/i.test(question)) return null
  const text = question
    .replace(/^[^"“'‘]*?(?:narration|speech|indirect|reported)[^:"“'‘]*?:\s*/i, '')
    .replace(/[\s.,-]*\(?(?:change|convert|turn)[^"”'’]*(?:narration|speech)\)?[.?]*$/i, '')
    .replace(/[\s.,-]*\((?:indirect|narration)[^)]*\)$/i, '')
    .replace(/^(?:change|convert)[^A-Z]*(?:speech|narration|indirect|reported)[:. -]+/i, '')
    .trim()
  return choose(
    reportedForms(quoted(text)).map(withNames),
    options,
    'Direct and Indirect Speech',
    'The tense goes one step back and the pronouns follow the speaker',
  )
}

/** Two ways of one sentence, both of which papers accept: the first is told where there are no options. */
const inOneWay = (form: string): string =>
  plain(form)
    .replace('the day before', 'the previous day')
    .replace('the following day', 'the next day')
    .replace('the night before', 'the previous night')
    .replace('the next week', 'the following week')
    .replace(/\bwhether\b/, 'if')
    .replace(/\benquired(?: of)?\b/, 'asked')
    .replace(/^who (was|were) (.*) by$/, 'by whom $1 $2')
    .replace(/ by (?:someone|somebody|people|them|us|one)$/, '')

function choose(
  forms: readonly string[],
  options: readonly string[],
  concept: string,
  why: string,
): Solution | null {
  const right = new Set(forms.map(plain))
  const answer =
    options.length > 0
      ? chosen(options, (option) => right.has(option))
      : new Set(forms.map(inOneWay)).size === 1
        ? forms[0]
        : undefined
  return answer === undefined ? null : tell(answer, concept, `${why}: ${answer}`, options.length > 0)
}

/** Words that a preposition must follow. 'He married ___ a doctor' takes none, which only options would say. */
const ALWAYS_FOLLOWED =
  /^(?:good|afraid|fond|proud|aware|capable|jealous|ashamed|deprived|suspicious|ignorant|envious|devoid|worthy|interested|engrossed|addicted|accustomed|senior|junior|inferior|superior|similar|listens?|listening|belongs?|belonged|loyal|indifferent|allergic|insisted|insists|keen|relies|rely|abstain|refrain|eligible|satisfied|acquainted|has been|prefers)$/

/** "He is good ___ mathematics.": the preposition that goes with the word before the gap. */
function solveGap(question: string, options: readonly string[]): Solution | null {
  const found = preposition(question)
  const [only] = found?.right ?? []
  if (
    options.length === 0 &&
    found?.right.size === 1 &&
    ALWAYS_FOLLOWED.test(found.word) &&
    only !== undefined
  )
    return tell(only, 'Prepositions', `'${found.word}' takes '${only}'.`, false)
  if (options.length < 3) return null
  // 'He married ___ a doctor' takes none, and says so by its options.
  if (!found || options.some((option) => /^(?:no |none|nothing|x$)/i.test(option.trim()))) return null
  const answer = chosen(options, (option) => found.right.has(option))
  if (answer === undefined) return null
  return tell(answer, 'Prepositions', `'${found.word}' takes '${answer}'.`, true)
}

/** "He is ___ honest man.", "Neither Ram nor his friends ___ present." */
function solveRule(question: string, options: readonly string[]): Solution | null {
  if (options.length === 0) {
    const choices = splitChoices(question)
    const filled = choices && fillTheGap(choices.sentence, choices.options)
    const [only, ...others] =
      choices?.options.filter((option) => filled?.right.has(option.toLowerCase())) ?? []
    return filled && only !== undefined && others.length === 0
      ? tell(only, 'Grammar', `${filled.why}.`, false)
      : null
  }
  if (options.length < 3) return null
  const filled = fillTheGap(question, options)
  const answer = filled ? chosen(options, (option) => filled.right.has(option)) : undefined
  return filled && answer !== undefined ? tell(answer, 'Grammar', `${filled.why}.`, true) : null
}

/** "past tense of go" */
function solveForm(asked: string, options: readonly string[]): Solution | null {
  const found = formOfVerb(asked)
  if (!found) return null
  const answer = options.length > 0 ? chosen(options, (option) => option === found.answer) : found.answer
  return answer === undefined
    ? null
    : tell(answer, 'Verbs', `The form of '${found.verb}' is '${found.answer}'.`, options.length > 0)
}

/** What rules of English answer: voice, reported speech, fixed prepositions, common words. */
export function solveEnglish(question: string, options: readonly string[]): Solution | null {
  const asked = question
    .toLowerCase()
    .replace(/[?.:!\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    solveWord(asked, options) ??
    solvePair(asked, options) ??
    solveVoice(question.trim(), options) ??
    solveSpeech(question.trim(), options) ??
    solveForm(asked, options) ??
    solveRule(question, options) ??
    solveGap(question, options)
  )
}
