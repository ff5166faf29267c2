import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { useCallback, useEffect, useRef, useState } from 'react'
import { requestDoubt } from '../../lib/backend/request-doubt.ts'
import { keepDoubt } from '../../lib/stores/learner/doubt-store.ts'
import { toast } from '../../lib/toast.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { currentMessages } from '../../messages/use-messages.ts'

export type DoubtView =
  | { name: 'input'; mustRephrase: boolean }
  | { name: 'loading' }
  | { name: 'solution'; answer: DoubtAnswer }

interface Asked {
  /** What is sent, where more goes along than was typed. */
  content?: string
  /** Address of a photo of the question. */
  picture?: string | undefined
}

const INPUT: DoubtView = { name: 'input', mustRephrase: false }

/** Input, then loading, then solution; a question that nobody can answer leads back to the input. */
export function useDoubt() {
  const [view, setView] = useState<DoubtView>(INPUT)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const show = useCallback((answer: DoubtAnswer) => setView({ name: 'solution', answer }), [])
  const reset = useCallback(() => {
    running.current?.abort()
    setView(INPUT)
  }, [])

  async function ask(question: string, { content = question, picture }: Asked = {}): Promise<void> {
    const words = currentMessages(doubtSolverMessages)
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setView({ name: 'loading' })
    const reply = await requestDoubt(content, controller.signal)
    if (controller.signal.aborted || reply.kind === 'cancelled') return
    if (reply.kind === 'rephrase') {
      toast.error(words.failed)
      setView({ name: 'input', mustRephrase: true })
      return
    }
    if (reply.kind === 'sample') {
      if (reply.because === 'exception') toast.error(words.failed, { description: words.sampleProvided })
      else toast.success(words.sampleDirect)
      show(reply.answer)
      return
    }
    const answer = { ...reply.answer, question, ...(picture && { questionImage: picture }) }
    if (answer.isSampleAnswer) toast.success(words.sampleProvided)
    else {
      toast.success(answer.steps.length > 0 ? words.direct : words.response)
      keepDoubt({ id: crypto.randomUUID(), askedAt: new Date().toISOString(), answer })
    }
    show(answer)
  }

  return { view, ask, show, reset }
}
