import type { Locale } from '@ekagra/schema/generate-questions'
import { Draft, type DropReason, parseJson } from '../draft.ts'
import { checkForm, isBalanced, isInLanguage } from './check-form.ts'
import { contradictsEngine } from './contradicts-engine.ts'
import { recompute } from './recompute.ts'

/** Checks one element of a model's list: the draft, or why it is dropped. Nothing is ever repaired. */
export function checkDraft(element: string, locale: Locale): { draft: Draft } | { reason: DropReason } {
  const json = parseJson(element)
  if (json === undefined) return { reason: 'unreadable' }
  const parsed = Draft.safeParse(json)
  if (!parsed.success) return { reason: 'schema' }
  const draft = parsed.data
  const flaw = checkForm(draft)
  if (flaw) return { reason: flaw }
  const { text, options, explanation, correctIndex } = draft
  if (!isInLanguage(`${text} ${explanation}`, locale)) return { reason: 'language' }
  if (!isBalanced(options, correctIndex)) return { reason: 'balance' }
  const worked = recompute(text, options[correctIndex] ?? '')
  const isWrong =
    worked === 'disagrees' || (worked === 'unknown' && contradictsEngine(text, options, correctIndex))
  return isWrong ? { reason: 'arithmetic' } : { draft }
}
