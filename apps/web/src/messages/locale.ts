import { createContext } from 'react'
import type { Locale } from './define-messages.ts'

const STORAGE_KEY = 'language'

export const localeNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी' }

const isLocale = (value: string | null): value is Locale =>
  value !== null && Object.hasOwn(localeNames, value)

/** The language a person chose, else English: only a part of the app speaks Hindi yet, so the device does not decide. */
export function savedLocale(storage: Pick<Storage, 'getItem'>): Locale {
  try {
    const saved = storage.getItem(STORAGE_KEY)
    return isLocale(saved) ? saved : 'en'
  } catch {
    return 'en'
  }
}

export function saveLocale(storage: Pick<Storage, 'setItem'>, locale: Locale) {
  try {
    storage.setItem(STORAGE_KEY, locale)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Code outside components (a store that shows a toast) reads the language from the document, which follows it. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement
  return lang.startsWith('hi') ? 'hi' : 'en'
}

export const LocaleContext = createContext<Locale>('en')
