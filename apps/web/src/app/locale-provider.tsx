import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { type Locale, LocaleContext, onLocaleChosen, savedLocale } from '../messages/locale.ts'

/** Indian English and Hindi as the document's language, for screen readers, hyphenation and `Intl`. */
const languageTags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' }

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>(savedLocale)

  // In a transition the old messages stay on screen until the new ones have loaded.
  useEffect(() => onLocaleChosen((chosen) => startTransition(() => setLocale(chosen))), [])

  useEffect(() => {
    const tag = languageTags[locale]
    // To set the language anew, even to what it is, makes the browser work out the styles of the whole page again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  }, [locale])

  return <LocaleContext value={locale}>{children}</LocaleContext>
}
