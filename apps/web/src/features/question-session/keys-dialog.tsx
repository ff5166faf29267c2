import { Fragment, type ReactNode } from 'react'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Kbd } from '../../components/ui/kbd.tsx'
import { sessionLaterMessages } from '../../messages/session-later.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface KeysDialogProps {
  open: boolean
  isTest: boolean
  onClose: () => void
}

/** Every key of a session. */
export function KeysDialog({ open, isTest, onClose }: KeysDialogProps) {
  const { keys } = useMessages(sessionLaterMessages)
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
