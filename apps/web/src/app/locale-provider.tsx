import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { type Locale, LocaleContext, onLocaleChosen, savedLocale } from '../messages/locale.ts'

/** Indian English and Hindi as the document's language, for screen readers, hyphenation and `Intl`. */
const languageTags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' }

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>(savedLocale)

  // In a transition the old messages stay on screen until the new ones have loaded.
  useEffect(() => onLocaleChosen((chosen) => startTransition(() => setLocale(chosen))), [])

  useEffect(() => {
    document.documentElement.lang = languageTags[locale]
  }, [locale])

  return <LocaleContext value={locale}>{children}</LocaleContext>
}
