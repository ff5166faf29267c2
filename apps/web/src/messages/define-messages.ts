import { type Locale, onLocaleChosen, savedLocale, type TranslatedLocale } from './locale.ts'

/** The words of one area: English at once, translations on demand. */
export interface MessageArea<Messages extends object> {
  readonly english: Messages
  /** The words, if they are loaded. */
  arrived: (locale: Locale) => Messages | undefined
  /** Fetches the translation once; falls back to English if there is none or it cannot be fetched. */
  load: (locale: TranslatedLocale) => Promise<Messages>
}

/**
 * Connects the English words of an area with their translations. A translation has the type of the English
 * object, so a missing entry does not compile.
 */
export function defineMessages<Messages extends object>(
  english: Messages,
  translations: Partial<Record<TranslatedLocale, () => Promise<Messages>>> = {},
): MessageArea<Messages> {
  const arrived = new Map<Locale, Messages>([['en', english]])
  const loading = new Map<Locale, Promise<Messages>>()

  const fetchTranslation = async (locale: TranslatedLocale) => {
    const words = await (translations[locale]?.() ?? english)
    arrived.set(locale, words)
    return words
  }

  const start = (locale: TranslatedLocale) => {
    const words = fetchTranslation(locale).catch(() => english)
    // The fields that React itself sets on a promise: with them, `use` reads a loaded value without
    // suspending.
    words.then((value) => Object.assign(words, { status: 'fulfilled', value }))
    loading.set(locale, words)
    return words
  }
  const load = (locale: TranslatedLocale) => loading.get(locale) ?? start(locale)
  // Fetches the chosen language as soon as the area is defined, not when its words are first rendered: a
  // dialog then
  // need not wait, and code outside components (a toast) has the words.
  const setOut = (locale: Locale) => {
    if (locale !== 'en') load(locale)
  }
  setOut(savedLocale())
  onLocaleChosen(setOut)

  return { english, arrived: (locale) => arrived.get(locale), load }
}
