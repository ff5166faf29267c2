import { use } from 'react'
import { type Locale, LocaleContext } from './locale.ts'

const DEVANAGARI = /[\u0900-\u097f]/
const LATIN = /[a-z]{2}/i

/** The language of a text if it is not that of the page, so that screen readers pronounce it correctly. */
export function languageOf(text: string, page: Locale): string | undefined {
  if (DEVANAGARI.test(text)) return page === 'hi' ? undefined : 'hi'
  return page !== 'en' && LATIN.test(text) ? 'en-IN' : undefined
}

/** For questions and other texts that keep their language whatever the language of the page. */
export const useTextLanguage = (text: string): string | undefined => languageOf(text, use(LocaleContext))
