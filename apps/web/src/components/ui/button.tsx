import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './loading.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'mark' | 'bindu'
export type ButtonSize = 'md' | 'lg'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  /** `lg` is 52 px: the main button of a screen. */
  size?: ButtonSize | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  /** Square, for a lone icon; give it an aria-label. */
  square?: boolean | undefined
}

const looks: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover px-4.5',
  secondary: 'border-edge bg-surface text-ink hover:bg-quiet px-4.5',
  quiet: 'border-transparent text-action-text hover:bg-action-soft px-3',
  danger: 'border-transparent bg-wrong-fill text-on-wrong px-4.5',
  'danger-quiet': 'border-transparent text-wrong hover:bg-wrong-soft px-3',
  mark: 'border-mark bg-surface text-mark hover:bg-mark-soft px-4.5',
  bindu: 'border-transparent bg-bindu text-on-bindu px-4.5',
}

const unavailable = 'border-rule bg-quiet text-ink-3 cursor-not-allowed px-4.5'

function buttonClasses({ variant = 'secondary', size = 'md', block, square }: ButtonLook, off = false) {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border py-1 text-center leading-tight font-title transition-colors [&_svg]:size-5',
    size === 'lg' ? 'min-h-target-lg text-base' : 'min-h-target text-sm',
    off ? unavailable : looks[variant],
    size === 'lg' && !square && '!px-6',
    square && (size === 'lg' ? 'w-target-lg !px-0' : 'w-target !px-0'),
    block && 'w-full',
  )
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is running: a spinner shows, presses do nothing, the button keeps its focus. */
  busy?: boolean | undefined
  /**
   * Announced and drawn as disabled, but it can be focused and pressed, so that the handler can say what is
   * missing. Use `disabled` when there is nothing to say.
   */
  softDisabled?: boolean | undefined
  children: ReactNode
}

export function Button({
  variant,
  size,
  block,
  square,
  busy = false,
  softDisabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || softDisabled || undefined}
      className={clsx(
        buttonClasses({ variant, size, block, square }, softDisabled || rest.disabled),
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button, for going to another page. */
export function ButtonLink({ variant, size, block, square, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={clsx(buttonClasses({ variant, size, block, square }), className)} />
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  children: ReactNode
}

/** A borderless 44-px square with an icon in it. The label is what a screen reader says. */
export function IconButton({ label, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        'inline-grid size-target flex-none place-items-center rounded-md text-ink-3 transition-colors hover:bg-quiet hover:text-ink disabled:text-edge disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:hover:bg-transparent',
        className,
      )}
    >
      {children}
    </button>
  )
}
