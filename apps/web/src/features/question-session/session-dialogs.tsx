import { paletteCounts } from '@ekagra/exam/session/question-palette'
import { answeredCount, questionCount, type Session } from '@ekagra/exam/session/session'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Sheet } from '../../components/ui/sheet.tsx'
import { sessionLaterMessages } from '../../messages/session-later.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { KeysDialog } from './keys-dialog.tsx'
import type { NavigatorState } from './navigator-state.ts'
import { PaletteLegend } from './palette-legend.tsx'
import { QuestionNavigator } from './question-navigator.tsx'

export type OpenDialog = 'exit' | 'submit' | 'keys' | 'questions' | null

export interface SessionDialogsProps {
  open: OpenDialog
  session: Session
  states: readonly NavigatorState[]
  isEnding: boolean
  onClose: () => void
  onExit: () => void
  onSubmit: () => void
  onGoTo: (index: number) => void
}

export function SessionDialogs(props: SessionDialogsProps) {
  const { open, session, states, isEnding, onClose, onExit, onSubmit, onGoTo } = props
  const words = useMessages(sessionLaterMessages)
  const exit = words.exit[session.mode]
  const total = questionCount(session)
  return (
    <>
      <ConfirmDialog
        open={open === 'exit'}
        title={exit.title}
        description={exit.text(answeredCount(session), total)}
        confirmLabel={exit.leave}
        cancelLabel={exit.keep}
        onConfirm={onExit}
        onCancel={onClose}
        mainAction="cancel"
        busy={isEnding}
      />
      <ConfirmDialog
        open={open === 'submit'}
        title={words.confirmSubmit.title}
        description={<SubmitText session={session} />}
        confirmLabel={words.confirmSubmit.submit}
        cancelLabel={words.confirmSubmit.keep}
        onConfirm={onSubmit}
        onCancel={onClose}
        busy={isEnding}
      />
      <Sheet open={open === 'questions'} onClose={onClose} title={words.allQuestions}>
        <QuestionNavigator
          states={states}
          at={session.index}
          onGoTo={onGoTo}
          className="mt-4 max-h-[50dvh] grid-cols-[repeat(6,var(--spacing-target))] justify-between overflow-y-auto p-1"
        />
        {session.mode === 'test' && (
          <div className="mt-5 border-t border-rule pt-5">
            <PaletteLegend states={states} />
          </div>
        )}
      </Sheet>
      <KeysDialog open={open === 'keys'} isTest={session.mode === 'test'} onClose={onClose} />
    </>
  )
}

function SubmitText({ session }: { session: Session }) {
  const { confirmSubmit } = useMessages(sessionLaterMessages)
  const open = questionCount(session) - answeredCount(session)
  const counts = paletteCounts(session)
  return open > 0 ? confirmSubmit.text(open) : confirmSubmit.marked(counts['answered-and-marked'])
}
