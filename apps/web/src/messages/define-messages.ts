import { type Locale, onLocaleChosen, savedLocale, type TranslatedLocale } from './locale.ts'

/** The words of one area: English at hand, translations on demand. */
export interface MessageArea<Messages extends object> {
  readonly english: Messages
  /** The words if they are here already. */
  arrived: (locale: Locale) => Messages | undefined
  /** Starts (once) to fetch the translation; falls back to English when there is none or it cannot be fetched. */
  load: (locale: TranslatedLocale) => Promise<Messages>
}

/**
 * Ties the English words of an area to their translations. A translation has the type of the English object, so a
 * missing entry does not compile.
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
    // React's own marks on a promise: `use` reads what has arrived at once, without suspending first.
    words.then((value) => Object.assign(words, { status: 'fulfilled', value }))
    loading.set(locale, words)
    return words
  }
  const load = (locale: TranslatedLocale) => loading.get(locale) ?? start(locale)
  // The chosen language sets out as soon as the area is known, not when its words are first drawn: a dialog does not
  // wait for it then, and code outside components (a toast) finds it there.
  const setOut = (locale: Locale) => {
    if (locale !== 'en') load(locale)
  }
  setOut(savedLocale())
  onLocaleChosen(setOut)

  return { english, arrived: (locale) => arrived.get(locale), load }
}
