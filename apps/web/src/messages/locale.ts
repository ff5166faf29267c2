import { createContext } from 'react'

/** English is always loaded; every other language is a separate chunk. */
export type Locale = 'en' | 'hi'
export type TranslatedLocale = Exclude<Locale, 'en'>

const STORAGE_KEY = 'language'

const isLocale = (value: string | null): value is Locale => value === 'en' || value === 'hi'

/** The chosen language, else English: the content is in English, so the device's language does not decide. */
export function savedLocale(): Locale {
  try {
    const saved = localStorage.getItem(STORAGE_KEY)
    return isLocale(saved) ? saved : 'en'
  } catch {
    return 'en'
  }
}

/** Whether to offer Hindi: the browser asks for it first, and nobody has chosen a language here. */
export function isHindiWanted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null && /^hi\b/i.test(navigator.language)
  } catch {
    return false
  }
}

const listeners = new Set<(locale: Locale) => void>()

export function onLocaleChosen(listener: (locale: Locale) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Changes the language of the page and of later visits. */
export function chooseLocale(locale: Locale) {
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener(locale)
}

/**
 * For code outside components (a store that shows a toast): the `lang` of the document follows the choice.
 */
export const documentLocale = (): Locale => (document.documentElement.lang.startsWith('hi') ? 'hi' : 'en')

export const LocaleContext = createContext<Locale>('en')
