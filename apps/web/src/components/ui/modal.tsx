import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { markRoot } from '../../lib/mark-root.ts'

export interface ModalProps extends Pick<ComponentProps<'dialog'>, 'className' | 'role'> {
  open: boolean
  /** Called on Esc, a press outside the dialog, or a button inside it. */
  onClose: () => void
  title: string
  /** The title is read out but not shown. */
  hideTitle?: boolean | undefined
  description?: ReactNode
  /** A press outside closes it. Turn it off for a dialog that must be answered. */
  lightDismiss?: boolean | undefined
  children?: ReactNode
}

/** Gives the focus back to what opened the dialog; when that was deleted meanwhile, to the page, not to nothing. */
function close(dialog: HTMLDialogElement): void {
  dialog.close()
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * The platform's own modal: it traps focus, makes the rest inert, closes on Esc and gives focus back. Dialog,
 * ConfirmDialog, Sheet and the command palette are built on it. Put `data-autofocus` on the element that
 * should have the focus first.
 */
export function Modal({
  open,
  onClose,
  title,
  hideTitle = false,
  description,
  lightDismiss = true,
  role,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      dialog.showModal()
      // Otherwise the first focusable element gets the focus, which may not be the right one.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    } else close(dialog)
  }, [open])

  useEffect(() => (open ? markRoot('dialog') : undefined), [open])

  // A dialog that is taken off the page while it is open gives no focus back by itself.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) close(dialog)
    }
  }, [])

  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (lightDismiss && event.target === ref.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the matching key is Esc, which the dialog itself handles
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={className}
      onClick={pressBeside}
      // In React both events bubble up from a dialog inside this one; ignore those.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close it by itself, for example on a second Esc; the state must follow.
      onClose={(event) => {
        if (open && event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className={hideTitle ? 'sr-only' : undefined}>
            {title}
          </h2>
          {description && (
            <div id={`${id}-text`} className="mt-2 text-ink-2">
              {description}
            </div>
          )}
          {children}
        </>
      )}
    </dialog>
  )
}
