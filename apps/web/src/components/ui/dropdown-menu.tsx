import { clsx } from 'clsx'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'

export interface MenuAction {
  label: string
  icon?: IconName | undefined
  onSelect: () => void
  /** Red, for actions that delete. */
  danger?: boolean | undefined
  disabled?: boolean | undefined
}

export interface DropdownMenuProps {
  /** The button that opens it: an IconButton or a Button. */
  trigger: ReactNode
  actions: readonly MenuAction[]
  align?: 'start' | 'end' | undefined
}

export function DropdownMenu({ trigger, actions, align = 'end' }: DropdownMenuProps) {
  return (
    // Not modal: a modal menu would inject a style element to lock scrolling.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-48 rounded-md bg-surface p-1 shadow-float"
        >
          {actions.map((action) => (
            <Radix.Item
              key={action.label}
              disabled={action.disabled ?? false}
              onSelect={action.onSelect}
              className={clsx(
                'flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-3 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3',
                action.danger
                  ? 'text-wrong data-highlighted:bg-wrong-soft'
                  : 'data-highlighted:bg-action-soft data-highlighted:font-title',
              )}
            >
              {action.icon && <Icon name={action.icon} className="size-5" />}
              {action.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
