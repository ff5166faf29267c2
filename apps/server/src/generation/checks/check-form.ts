import { areDistinct, BANNED_OPTION, SPEAKS_OF_PLACE } from '@ekagra/exam/question/question-form'
import type { Locale } from '@ekagra/schema/generate-questions'
import type { Draft, DropReason } from '../draft.ts'
import { holdsMarkup } from './holds-markup.ts'

const LIMITS = { text: [10, 2000], option: [1, 500], explanation: [20, 4000] } as const

const isWithin = (text: string, [least, most]: readonly [number, number]) =>
  text.trim().length >= least && text.length <= most

const MISSING_MATERIAL =
  /\b(in|from|see|shown in|refer to|given in|according to) (the )?((figure|diagram|image|picture|graph|chart|table|passage|paragraph) (above|below|given|shown)|(above|given|following|below|adjoining) (figure|diagram|image|picture|graph|chart|table|passage|paragraph))/i
const PLACEHOLDER =
  /\b(lorem ipsum|placeholder|todo|tbd|insert (question|option|text)|as an ai|language model|i cannot|i can't help)\b|^(option|choice|answer) ?[a-d1-4]\W*$/i
const DOMAIN = /\b[\w-]+\.(com|net|org|in|io|ru|xyz)\b\/?/i
/** Words of a text that gives orders to the model. */
const INSTRUCTION =
  /\b(ignore|disregard|forget|override) (all |any |the |your |these |those )*(above|previous|prior|earlier|preceding|instructions?|rules?|prompts?)|\b(mark|choose|select|pick|answer|tick) (only )?(with )?(option |letter )?["'(]?[a-d]\b["')]?(?! [a-z])|\bsystem (prompt|message)\b|\b(you are|act as|pretend to be) (now )?(an? |the )?(ai|assistant|model|solver|examiner)\b|\b(right|correct) (answer|option|key) (is|=|:) ?(always )?(option )?["'(]?[a-d]\b["')]?(?! [a-z])|<<.*>>/i

/** What a solver gets to see of a question. */
export type Asked = Pick<Draft, 'text' | 'options'>

/** Checks text and options alone, while the rest of the question is still being written. */
export function checkAsked({ text, options }: Asked): DropReason | null {
  if (options.length !== 4) return 'options'
  if (!isWithin(text, LIMITS.text)) return 'length'
  if (!options.every((option) => isWithin(option, LIMITS.option))) return 'length'
  if (!areDistinct(options)) return 'options'
  const flaw = checkWords([text, ...options])
  if (flaw) return flaw
  return options.some((option) => BANNED_OPTION.test(option)) || MISSING_MATERIAL.test(text)
    ? 'banned-form'
    : null
}

function checkWords(parts: readonly string[]): DropReason | null {
  if (parts.some((part) => holdsMarkup(part) || DOMAIN.test(part))) return 'link'
  if (parts.some((part) => INSTRUCTION.test(part))) return 'instruction'
  return parts.some((part) => SPEAKS_OF_PLACE.test(part) || PLACEHOLDER.test(part)) ? 'banned-form' : null
}

/** Checks the form of a whole question; whether its key is right is checked later. */
export function checkForm(draft: Draft): DropReason | null {
  const flaw = checkAsked(draft)
  if (flaw) return flaw
  // From 0 to 3, or from 1 to 4.
  if (draft.correctIndex < 0 || draft.correctIndex > draft.options.length) return 'options'
  return isWithin(draft.explanation, LIMITS.explanation) ? checkWords([draft.explanation]) : 'length'
}

/** A right option this many times longer than the others is easy to guess. */
const CONSPICUOUS = 1.8
/** For options this short, length does not matter. */
const SHORT = 25

/** False when the right option stands out by its length. */
export function isBalanced(options: readonly string[], correctIndex: number): boolean {
  const key = options[correctIndex]?.length ?? 0
  const longestWrong = Math.max(
    ...options.filter((_, index) => index !== correctIndex).map(({ length }) => length),
  )
  return key <= SHORT || key <= longestWrong * CONSPICUOUS
}

/** Words in nearly every English sentence that other languages in Latin letters do not use. */
const ENGLISH = new Set(
  `the of which what who whose whom when where why how is are were been has have had and or not to for with by from that this
  these those its their than then if it can does did do at as between following find many much called known first`.split(
    /\s+/,
  ),
)
/** Fewer words are a sum or a name, not a sentence. */
const SENTENCE = 6
const LEAST_SHARE = 0.12

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Formulas belong to no language. */
const withoutMaths = (text: string) => text.replace(/\$[^$]*\$|\\\(.*?\\\)|\\\[.*?\\\]/gs, ' ')

/** Whether a text is in the language that was asked for. Names and quoted words may be in another. */
export function isInLanguage(text: string, locale: Locale): boolean {
  const plain = withoutMaths(text)
  const letters = count(plain, /\p{L}/gu)
  const devanagari = count(plain, /\p{Script=Devanagari}/gu)
  if (locale === 'hi')
    return letters === 0 || devanagari / (devanagari + count(plain, /\p{Script=Latin}/gu)) >= 0.4
  const latin = count(plain, /\p{Script=Latin}/gu)
  if (letters > 0 && latin / letters < 0.5) return false
  const words = plain.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
  if (words.length < SENTENCE) return true
  return words.filter((word) => ENGLISH.has(word)).length / words.length >= LEAST_SHARE
}
