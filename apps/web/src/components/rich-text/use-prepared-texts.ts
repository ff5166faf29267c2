import { optionText } from '@ekagra/exam/question/normalise-question'
import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import { useEffect } from 'react'
import { whenIdle } from '../../lib/start/when-idle.ts'
import { prepareFonts, prepareFormulas } from './prepare-texts.ts'

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/**
 * Fetches the fonts and sets the formulas of the whole paper while the learner reads: when a question opens, that takes too long on a
 * cheap phone.
 * Those that were set on the page of the instructions are not set again in the hall.
 */
export function usePreparedTexts(
  questions: readonly PaperQuestion[] | undefined,
  begin: (task: () => void) => () => void = atOnce,
): void {
  useEffect(() => {
    if (!questions) return
    const leaving = new AbortController()
    const texts = questions.flatMap(({ question }) => [question.text, ...question.options.map(optionText)])
    const cancel = begin(() => {
      // Without its own font a text is shown in another, without the typesetter a formula as it was written.
      prepareFonts(texts).catch(() => undefined)
      prepareFormulas(texts, idle, leaving.signal).catch(() => undefined)
    })
    return () => {
      cancel()
      leaving.abort()
    }
  }, [questions, begin])
}

function atOnce(task: () => void): () => void {
  task()
  return () => undefined
}
