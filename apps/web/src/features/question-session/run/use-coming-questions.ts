import { useEffect } from 'react'
import { lazyPart } from '../../../components/lazy-part.ts'
import { logProblem } from '../../../lib/log.ts'
import { leaveStream, type QuestionStream, streamOf } from '../../../lib/question-stream/question-stream.ts'
import { loadRecovery } from '../../../lib/start/load-recovery.ts'
import { toast } from '../../../lib/toast.ts'
import type { SessionController } from './session-controller.ts'

/** Needed only after a reload while questions were still arriving. */
const resumePart = lazyPart(() => import('./resume-stream.ts'))

/** Adds the questions that arrive while the first ones are answered, and tells the learner if they do not. */
export function useComingQuestions(controller: SessionController, coming: number): void {
  const isComing = coming > 0
  useEffect(() => {
    if (!isComing) return
    let isWanted = true
    let leave = () => {}

    function follow(stream: QuestionStream): void {
      const take = () => {
        const view = stream.read()
        controller.grow(view.questions, view.ended ? 0 : view.coming)
        if (view.ended?.notice) toast.info(view.ended.notice)
      }
      const unsubscribe = stream.subscribe(take)
      leave = () => {
        unsubscribe()
        leaveStream(stream)
      }
      take()
    }

    async function resume(): Promise<void> {
      try {
        const { resumeStream } = await loadRecovery.withoutReload(resumePart.load)
        if (isWanted) follow(resumeStream(controller.paper))
      } catch (cause) {
        logProblem('The rest of the questions could not be asked for', cause)
        controller.grow([], 0)
      }
    }

    const running = streamOf(controller.paper.id)
    if (running) follow(running)
    else void resume()
    return () => {
      isWanted = false
      leave()
    }
  }, [controller, isComing])
}
