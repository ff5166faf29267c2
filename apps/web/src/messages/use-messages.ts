import { use } from 'react'
import type { MessageArea } from './define-messages.ts'
import { documentLocale, LocaleContext } from './locale.ts'

/** The words of an area in the chosen language. Suspends while a translation loads; English never does. */
export function useMessages<Messages extends object>(area: MessageArea<Messages>): Messages {
  const locale = use(LocaleContext)
  // Always `use`, even when the words have arrived: React renders a suspended component again and expects the
  // same
  // hooks in the same order. Without it, the next hook fails or the next area gets these words.
  return locale === 'en' ? area.english : use(area.load(locale))
}

/** The same for code outside components. */
export function currentMessages<Messages extends object>(area: MessageArea<Messages>): Messages {
  return area.arrived(documentLocale()) ?? area.english
}
