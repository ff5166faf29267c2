import type { Locale } from '@ekagra/schema/generate-questions'

/** Words that hardly an English sentence does without, and that other languages in Latin letters do not use. */
const ENGLISH = new Set(
  `the of which what who whose whom when where why how is are were been has have had and or not to for with by from that this
  these those its their than then if it can does did do at as between following find many much called known first`.split(
    /\s+/,
  ),
)
/** Fewer words than this are a sum or a name, not a sentence in some language. */
const SENTENCE = 6
const LEAST_SHARE = 0.12

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Maths is in no language. */
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
