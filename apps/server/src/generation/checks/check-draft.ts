import type { Locale } from '@ekagra/schema/generate-questions'
import { Draft, type DropReason, parseJson } from '../draft.ts'
import { checkForm, isBalanced, isInLanguage } from './check-form.ts'
import { solveWithEngine } from './solve-with-engine.ts'

interface CheckedDraft {
  draft: Draft
  /** The option that the engine works out; null when it cannot. */
  engine: number | null
}

/**
 * Checks one element of a model's list: the draft, or why it is dropped. Nothing is ever repaired. A model may count options from 0 or from
 * 1; which one is decided later, so a key is refused here only when it is wrong either way.
 */
export function checkDraft(element: string, locale: Locale): CheckedDraft | { reason: DropReason } {
  const json = parseJson(element)
  if (json === undefined) return { reason: 'unreadable' }
  const parsed = Draft.safeParse(json)
  if (!parsed.success) return { reason: 'schema' }
  const draft = parsed.data
  const flaw = checkForm(draft)
  if (flaw) return { reason: flaw }
  const { text, options, explanation, correctIndex } = draft
  if (!isInLanguage(`${text} ${explanation}`, locale)) return { reason: 'language' }
  const meant = [correctIndex, correctIndex - 1].filter((index) => index in options)
  if (!meant.some((index) => isBalanced(options, index))) return { reason: 'balance' }
  const engine = solveWithEngine(draft)
  if (engine === 'none' || (engine !== null && !meant.includes(engine))) return { reason: 'arithmetic' }
  return { draft, engine }
}
