import type { NamedSet } from '../../lib/exchange/write-set.ts'
import { exportMessages } from '../../messages/en/export.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { lazyPart, useDialogState, WhenLoaded } from '../lazy-part.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const dialogPart = lazyPart(() => import('./export-dialog.tsx'))

interface ExportButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  set: NamedSet
}

/** Saves or prints a set. The dialog is loaded when it is opened. */
export function ExportButton({ set, variant = 'quiet', size }: ExportButtonProps) {
  const words = useMessages(exportMessages)
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  if (set.questions.length === 0) return null
  return (
    <>
      <Button variant={variant} {...(size && { size })} onClick={open}>
        <Icon name="download" />
        {words.button}
      </Button>
      {wasOpened && (
        <WhenLoaded part={dialogPart}>
          {({ ExportDialog }) => <ExportDialog set={set} isOpen={isOpen} onClose={onClose} />}
        </WhenLoaded>
      )}
    </>
  )
}
