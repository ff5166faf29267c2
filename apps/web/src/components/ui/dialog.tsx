import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { uiMessages } from '../../messages/en/ui.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { Modal, type ModalProps } from './modal.tsx'

export interface DialogProps
  extends Pick<ModalProps, 'open' | 'onClose' | 'title' | 'description' | 'lightDismiss' | 'children'> {
  /** 44 rem instead of 28, for tables. */
  wide?: boolean | undefined
  /** Buttons, the main one last. */
  foot?: ReactNode
}

export const dialogClasses =
  'modal h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-lg bg-surface p-5 shadow-sheet md:p-6'

export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-md:[&>*]:flex-auto">{children}</div>
}

export function Dialog({ wide, foot, children, ...modal }: DialogProps) {
  const words = useMessages(uiMessages)
  return (
    <Modal {...modal} className={clsx(dialogClasses, wide ? 'max-w-176' : 'max-w-112', '[&>h2]:pr-10')}>
      {children}
      {foot && <DialogFoot>{foot}</DialogFoot>}
      <IconButton
        label={words.close}
        onClick={modal.onClose}
        className="!absolute top-2.5 right-2.5 md:top-3.5 md:right-3.5"
      >
        <Icon name="x" />
      </IconButton>
    </Modal>
  )
}
