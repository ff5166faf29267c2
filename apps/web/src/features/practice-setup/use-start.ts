import { loadingToast, readTopic } from '@ekagra/exam/generation/setup-limits'
import { timeLimitOf } from '@ekagra/exam/results/mock-results'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  OVERLAY_HIDES_AFTER_MS,
  PRACTICE_STARTS_AFTER_MS,
} from '../../components/generation/generation-progress.ts'
import { useGeneration } from '../../components/generation/use-generation.ts'
import { handOverSession, nameSession, sourceContentFor } from '../../lib/stores/session/session-hand-over.ts'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'
import { toast } from '../../lib/toast.ts'
import { generationMessages } from '../../messages/en/generation.ts'
import { setupMessages } from '../../messages/en/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'

const TOAST = 'generating-test'
const BLANK_TOAST = 'blank-topic'
/** The pause between 100% and the session: long enough to see that it is done. */
const PAUSE_MS = { practice: PRACTICE_STARTS_AFTER_MS, test: OVERLAY_HIDES_AFTER_MS }

/** Starts the session that the form describes. */
export function useStart(form: SetupDraft) {
  const words = useMessages(setupMessages)
  const sources = useMessages(generationMessages)
  const navigate = useNavigate()
  const generation = useGeneration()
  const [error, setError] = useState<string>()
  useEffect(() => () => toast.dismiss(TOAST), [])

  const start = async (entered = form.topic) => {
    const { mode, difficulty, count, timed, fill } = form
    const own = words[mode]
    const topic = readTopic(entered)
    setError(topic ? undefined : own.blank)
    if (!topic) {
      const description = own.blankTitle === own.blank ? undefined : own.blank
      toast.error(own.blankTitle, { id: BLANK_TOAST, description })
      return
    }
    if (mode === 'test') toast.loading(words.loading[loadingToast(difficulty)](topic), { id: TOAST })
    const content = sourceContentFor(topic)
    const result = await generation.generate(
      { topic, difficulty, count, content, fill },
      { pauseMs: PAUSE_MS[mode], early: true },
    )
    toast.dismiss(TOAST)
    if (result.kind !== 'ready') return
    const { questions, source, notice, more, topic: served } = result
    if (notice) toast.info(notice)
    else if (source === 'engine') toast.info(sources.madeHere)
    const timeLimitSeconds =
      mode === 'test' && timed ? timeLimitOf(more ? count : questions.length) : undefined
    navigate(
      handOverSession({
        ...nameSession(topic, served),
        mode,
        difficulty,
        questionCount: count,
        questions,
        timeLimitSeconds,
        more,
      }),
    )
  }

  const clearError = () => {
    setError(undefined)
    toast.dismiss(BLANK_TOAST)
  }
  return { generation, error, clearError, start }
}
