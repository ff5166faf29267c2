import {
  answeredCount,
  checkAnswer,
  clearAnswer,
  exitStep,
  goNext,
  goPrevious,
  goTo,
  isAnswered,
  type Session,
  selectOption,
  toggleMark,
} from '@ekagra/exam/session/session'
import { primaryAction } from '@ekagra/exam/session/session-view'
import { originalIndex } from '@ekagra/exam/session/shuffle-options'
import { useState } from 'react'
import type { SessionCommand } from '../../../components/question/use-session-keys.ts'
import { toast } from '../../../lib/toast.ts'
import { sessionMessages } from '../../../messages/en/session.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { SessionEnding } from '../finish/use-session-ending.ts'
import type { OpenDialog } from '../view/session-dialogs.tsx'
import type { SessionController } from './session-controller.ts'
import { useAutoAdvance } from './use-auto-advance.ts'

/** A submit asks first when questions are still unanswered or marked. */
function asksBeforeSubmit(session: Session): boolean {
  return answeredCount(session) < session.answers.length || session.marked.includes(true)
}

const SELECT_TOAST = 'select-answer'

/** Everything a learner can do in a session, by touch, mouse or keyboard. */
export function useSessionSteps(controller: SessionController, ending: SessionEnding, isAutoNext: boolean) {
  const words = useMessages(sessionMessages)
  const [dialog, setDialog] = useState<OpenDialog>(null)

  const next = () => controller.apply(goNext)
  const finish = () => void ending.finish('finished')
  const { index, answers } = controller.read().session
  const advance = useAutoAdvance({ isOn: isAutoNext, index, arrived: answers.length, next, finish })

  function open(which: OpenDialog): void {
    advance.cancel()
    setDialog(which)
  }

  function select(option: number): void {
    toast.dismiss(SELECT_TOAST)
    const before = controller.intended()
    const session = controller.apply((current) => selectOption(current, option))
    if (session !== before && session.mode === 'test') advance.afterAnswer(session)
  }

  function primary(): void {
    const session = controller.intended()
    const action = primaryAction(session)
    if (!action.enabled) {
      const isWaiting = action.kind === 'next' && isAnswered(session, session.index)
      if (isWaiting) toast.info(words.nextComing, { id: 'next-coming' })
      else toast.error(words.selectAnswer, { id: SELECT_TOAST })
      return
    }
    if (action.kind === 'check') advance.afterAnswer(controller.apply(checkAnswer))
    else if (action.kind === 'next') next()
    else if (session.phase === 'review') void ending.seeResults()
    else if (action.kind === 'submit' && asksBeforeSubmit(session)) open('submit')
    else finish()
  }

  function exit(how?: 'back'): void {
    if (exitStep(controller.intended()) === 'confirm') open('exit')
    else ending.leave(how)
  }

  const steps = {
    dialog,
    open,
    close: () => setDialog(null),
    select,
    primary,
    exit,
    next,
    previous: () => controller.apply(goPrevious),
    mark: () => controller.apply((session) => (session.mode === 'test' ? toggleMark(session) : session)),
    clear: () => controller.apply(clearAnswer),
    goTo(index: number) {
      setDialog(null)
      controller.apply((session) => goTo(session, index))
    },
    /** The exit dialog was confirmed: submits a test, leaves a practice. */
    confirmExit() {
      if (controller.paper.mode === 'practice') ending.leave()
      else void ending.finish('exit')
    },
    run(command: SessionCommand) {
      switch (command.kind) {
        case 'choose': {
          const { index } = controller.intended()
          const option = originalIndex(controller.paper.optionOrder[index] ?? [], command.place)
          if (option !== undefined) select(option)
          return
        }
        case 'keys':
          open('keys')
          return
        default:
          steps[command.kind]()
      }
    },
  }
  return steps
}
