import { capital } from '../kit/wording/capital.ts'
import { type Blank, fill } from './blank.ts'

/** How a blank is asked: as a question where the sentence easily becomes one, else as a sentence to complete. */
export function wordQuestion(blank: Blank): string {
  const [before, after] = partsOf(blank)
  const asked =
    askOfSubject(blank, before, after) ?? askOfEnd(blank, before, after) ?? askOfAmount(blank, before, after)
  return asked ? capital(asked) : completed(blank)
}

/** The sentence to complete, after the words that it needs to be understood. */
export const completed = (blank: Blank, before = ''): string =>
  `Fill in the blank as per the passage:\n\n${before}${fill(blank, '______')}`

/** Whether it is asked as a question. */
export const isQuestion = (prompt: string): boolean => !prompt.startsWith('Fill')

const partsOf = ({ sentence: { text }, start, end }: Blank): [before: string, after: string] => [
  text.slice(0, start),
  text.slice(end).replace(/[.!]$/, ''),
]

/** Kinds of known places: all options are then of that kind. */
const PLACES = ['state', 'country', 'country of the West', 'city', 'planet', 'continent']

const isPerson = ({ signs }: Blank): boolean => signs.includes('=person')

/** 'Kunwar Singh led the revolt' -> 'Who led the revolt?' */
function askOfSubject(blank: Blank, before: string, after: string): string | null {
  const isSubject = /^(?:(?:the|an?)\s)?$/i.test(before) && /^\s[\p{Ll}]/u.test(after)
  if (!isSubject || after.startsWith(' and ') || after.startsWith(' or ') || after.startsWith(' of '))
    return null
  if (blank.kind === 'article')
    return `Which Article of the Constitution${after}?`.replace(' of the Constitution', '')
  if (blank.kind !== 'phrase') return null
  const isClause = /^\s(?:also |usually |mostly |only |later |still |now )?\p{Ll}/u.test(after)
  if (!isClause || !followsVerb(blank)) return null
  return isPerson(blank) ? `Who${after}?` : `Which of the following${after}?`
}

const followsVerb = ({ sentence: { words }, end }: Blank): boolean => {
  const next = words.filter(({ start }) => start >= end)
  const [first, second] = next
  return /^(?:AUX|VERB)$/.test((first?.pos === 'ADV' ? second : first)?.pos ?? '')
}

/** Sentences in which the answer stands at the end, or a date at the start. */
function askOfEnd(blank: Blank, before: string, after: string): string | null {
  if (/^In $/.test(before) && blank.kind === 'year') {
    return /[,;]/.test(after.slice(1)) ? null : `${after.replace(/^,?\s/, '')} in which year?`
  }
  if (after !== '' || /[;:]/.test(before)) return null
  if (blank.kind === 'year')
    return inverted(blank, before, 'year') ?? tail(before, /\b(?:in|of|since)\s$/, 'which year?')
  if (blank.kind === 'date') return inverted(blank, before, 'date') ?? tail(before, /\bon\s$/, 'which date?')
  if (blank.kind === 'article') return tail(before, /\b(?:under|by|in|of)\s$/, 'which Article?')
  if (blank.kind !== 'phrase') return null
  const called =
    /^(.+?) (is|are|was|were) (?:also |commonly |generally |popularly |sometimes |often )?(?:called|known as|termed(?: as)?|referred to as|named) (?:the |an? )?$/.exec(
      before,
    )
  if (
    called &&
    !/,|\b(?:is|are|was|were|which|that|who|because)\b.*\b(?:and|but|while)\b/.test(called[1] ?? '')
  ) {
    return `What ${called[2]} ${decapitalised(called[1] ?? '', blank)} called?`
  }
  if (isPerson(blank)) return tail(before, /\b(?:by|under)\s$/, 'whom?')
  const known = PLACES.find((kind) => blank.signs.includes(`=known ${kind}`))
  if (known) return tail(before, /\b(?:in|at|near|to|from)\s$/, `which ${known.split(' ')[0]}?`)
  return blank.signs.includes('=place') ? tail(before, /\b(?:in|at|near|to|from)\s$/, 'which place?') : null
}

const tail = (before: string, joint: RegExp, asked: string): string | null =>
  joint.test(before) ? `${before}${asked}` : null

/** 'The Act was passed in' -> 'In which year was the Act passed?' */
function inverted(blank: Blank, before: string, what: 'year' | 'date'): string | null {
  const found = /^([^,]+?) (was|were) ([^,]+) (in|on) $/.exec(before)
  const [, subject = '', verb, rest = '', preposition] = found ?? []
  if (!found || /\b(?:and|but|which|that|who|when|while)\b/.test(`${subject} ${rest}`)) return null
  if ((what === 'year') !== (preposition === 'in')) return null
  return `${preposition === 'in' ? 'In' : 'On'} which ${what} ${verb} ${decapitalised(subject, blank)} ${rest}?`
}

/** A small first letter for words that have a capital only at the start of a sentence. */
function decapitalised(text: string, { sentence: { words, opensSmall } }: Blank): string {
  const [first, second] = words
  const isSmallWord = /^(?:DET|ADP)$/.test(first?.pos ?? '')
  // 'Right to Property' is a name.
  if (!isSmallWord && /\s\p{Lu}/u.test(text)) return text
  const isDescribed = /^(?:that|with|who|which|in|of)$/.test(second?.text ?? '')
  const isPlain = /^(?:NOUN|ADJ)$/.test(first?.pos ?? '')
  return isSmallWord || opensSmall || isDescribed || isPlain
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** 'The heart has four chambers' -> 'The heart has how many chambers?' */
function askOfAmount({ kind, sentence }: Blank, before: string, after: string): string | null {
  if (kind !== 'number' || /,|;|:/.test(before + after) || sentence.words.length > 22) return null
  if (/(?:Rs\.?|₹|to|from|between|and|the)\s$/i.test(before) && before !== 'The ') return null
  if (/^\s?(?:%|per ?cent)/.test(after)) {
    return /^\s?%/.test(after)
      ? `${before}what percentage${after.replace(/^\s?%/, '')}?`
      : `${before}what${after}?`
  }
  const isCounted =
    /^\s\p{Ll}+s\b/u.test(after) || /^\s(?:km|mm|cm|kg|sq|feet|crore|lakh|million|billion|Hz)\b/.test(after)
  if (!isCounted) return null
  return before === 'The ' ? null : `${before}how many${after}?`
}
