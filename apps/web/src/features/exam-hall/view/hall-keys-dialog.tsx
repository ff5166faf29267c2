import { Fragment, memo } from 'react'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Kbd } from '../../../components/ui/kbd.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { staysClosed } from './stays-closed.ts'

/** Every key of the hall. */
export const HallKeysDialog = memo(function HallKeysDialog({
  open,
  onClose,
}: {
  open: boolean
  onClose: () => void
}) {
  const { keys } = useMessages(examHallMessages)
  return (
    <Dialog open={open} onClose={onClose} title={keys.title}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3 text-sm">
        {keys.rows.map((row) => (
          <Fragment key={row.does}>
            <dt>
              <Kbd>{row.keys}</Kbd>
            </dt>
            <dd className="text-ink-2">{row.does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}, staysClosed)
