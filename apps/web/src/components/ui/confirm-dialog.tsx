import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { DialogFoot, dialogClasses } from './dialog.tsx'
import { Modal } from './modal.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  description: ReactNode
  /** The label of the confirm button, as a verb: 'Delete 48 tests'. */
  confirmLabel: string
  /** The label of the cancel button: 'Keep', 'Continue Test'. */
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** The step cannot be undone: the button is red and the cancel button gets the focus first. */
  danger?: boolean | undefined
  /** Which of the two is the main button; `cancel` suits "Leave?" questions. */
  mainAction?: 'confirm' | 'cancel' | undefined
  busy?: boolean | undefined
}

/** Asks before a destructive step. A press outside does nothing: it has to be answered (Esc means no). */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  mainAction = 'confirm',
  busy,
}: ConfirmDialogProps) {
  const cancel = (
    <Button
      key="cancel"
      variant={mainAction === 'cancel' ? 'primary' : 'secondary'}
      onClick={onCancel}
      data-autofocus={danger || mainAction === 'cancel' || undefined}
    >
      {cancelLabel}
    </Button>
  )
  const confirm = (
    <Button
      key="confirm"
      variant={danger ? 'danger' : mainAction === 'confirm' ? 'primary' : 'secondary'}
      onClick={onConfirm}
      busy={busy}
      data-autofocus={(!danger && mainAction === 'confirm') || undefined}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      role="alertdialog"
      lightDismiss={false}
      className={clsx(dialogClasses, 'max-w-112')}
    >
      <DialogFoot>{mainAction === 'cancel' ? [confirm, cancel] : [cancel, confirm]}</DialogFoot>
    </Modal>
  )
}
