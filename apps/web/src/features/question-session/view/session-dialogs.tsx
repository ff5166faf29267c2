import { paletteCounts } from '@ekagra/exam/session/question-palette'
import { answeredCount, questionCount, type Session } from '@ekagra/exam/session/session'
import { Fragment, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Kbd } from '../../../components/ui/kbd.tsx'
import { Sheet } from '../../../components/ui/sheet.tsx'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { useMessages } from '../../../messages/use-messages.ts'
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
  const words = useMessages(sessionPanelsMessages)
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
  const { confirmSubmit } = useMessages(sessionPanelsMessages)
  const open = questionCount(session) - answeredCount(session)
  const counts = paletteCounts(session)
  return open > 0 ? confirmSubmit.text(open) : confirmSubmit.marked(counts['answered-and-marked'])
}

export interface KeysDialogProps {
  open: boolean
  isTest: boolean
  onClose: () => void
}

/** Every keyboard shortcut of a session. */
export function KeysDialog({ open, isTest, onClose }: KeysDialogProps) {
  const { keys } = useMessages(sessionPanelsMessages)
  const range = (from: string, to: string) => (
    <>
      <Kbd>{from}</Kbd> {keys.to} <Kbd>{to}</Kbd>
    </>
  )
  const rows: { id: string; press: ReactNode; does: string }[] = [
    {
      id: 'choose',
      press: (
        <>
          {range('1', '4')} {keys.or} {range('A', 'D')}
        </>
      ),
      does: keys.choose,
    },
    { id: 'enter', press: <Kbd>Enter</Kbd>, does: isTest ? keys.goOn : keys.check },
    {
      id: 'move',
      press: (
        <>
          <Kbd>←</Kbd> <Kbd>→</Kbd>
        </>
      ),
      does: keys.move,
    },
    ...(isTest ? [{ id: 'mark', press: <Kbd>M</Kbd>, does: keys.mark }] : []),
    { id: 'list', press: <Kbd>?</Kbd>, does: keys.list },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={keys.dialogTitle}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3 text-sm">
        {rows.map(({ id, press, does }) => (
          <Fragment key={id}>
            <dt>{press}</dt>
            <dd className="text-ink-2">{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
