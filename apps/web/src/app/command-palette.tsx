import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { IconName } from '../components/ui/icon.tsx'
import { Icon } from '../components/ui/icon.tsx'
import { Kbd } from '../components/ui/kbd.tsx'
import { Modal } from '../components/ui/modal.tsx'
import { searchPath } from '../lib/filled-paths.ts'
import * as paths from '../lib/paths.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
}

const groupClasses =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-label [&_[cmdk-group-heading]]:text-ink-3'
const itemClasses =
  'group flex min-h-target cursor-pointer items-center gap-3 rounded-md px-3 text-sm data-[selected=true]:bg-action-soft data-[selected=true]:font-title data-[selected=true]:shadow-[inset_3px_0_0_var(--color-action-text)]'

function Palette({ onClose }: { onClose: () => void }) {
  const words = useMessages(shellMessages)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const topic = text.trim()

  const go = (path: string) => {
    onClose()
    navigate(path)
  }

  const pages: { to: string; icon: IconName; label: string }[] = [
    { to: paths.practice, icon: 'practice', label: words.nav.practice },
    { to: paths.history, icon: 'clock', label: words.nav.history },
    { to: paths.favorites, icon: 'bookmark', label: words.nav.bookmarks },
    { to: paths.notes, icon: 'notes', label: words.nav.notes },
  ]

  return (
    <Command label={words.palette.title} loop>
      <div className="flex min-h-14 items-center gap-3 border-b border-rule px-4">
        <Icon name="search" className="size-5 text-ink-3" />
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder={words.palette.placeholder}
          data-autofocus
          className="min-h-target min-w-0 flex-1 bg-transparent outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      <Command.List className="max-h-[300px] overflow-y-auto p-2">
        <Command.Group heading={words.palette.actions} className={groupClasses} forceMount>
          {/* Always shown: any text can be searched for. */}
          <Command.Item
            forceMount
            value="search"
            onSelect={() => go(searchPath(topic))}
            className={itemClasses}
          >
            <Icon name="search" className="size-5 text-ink-3" />
            <span className="min-w-0 truncate">
              {topic ? words.palette.searchFor(text) : words.palette.goToSearch}
            </span>
            <span aria-hidden="true" className="ml-auto hidden group-data-[selected=true]:block">
              <Kbd>Enter</Kbd>
            </span>
          </Command.Item>
        </Command.Group>
        {/* Under a heading of its own: what was typed can be searched for, only no page is called so. Not in the group below: a group that
            is always shown would show all of its pages too. */}
        <Command.Empty className={`${groupClasses} pb-3 text-sm text-ink-2`}>
          <div cmdk-group-heading="">{words.palette.pages}</div>
          <p className="px-3 pt-1">{words.palette.empty}</p>
        </Command.Empty>
        <Command.Group heading={words.palette.pages} className={groupClasses}>
          {pages.map((page) => (
            <Command.Item
              key={page.to}
              value={page.label}
              onSelect={() => go(page.to)}
              className={itemClasses}
            >
              <Icon name={page.icon} className="size-5 text-ink-3" />
              {page.label}
            </Command.Item>
          ))}
        </Command.Group>
      </Command.List>
    </Command>
  )
}

export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const words = useMessages(shellMessages)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.palette.title}
      hideTitle
      className="modal top-[min(12dvh,8rem)] mt-0 h-fit w-[calc(100%-2rem)] max-w-136 overflow-hidden rounded-lg bg-surface shadow-sheet"
    >
      <Palette onClose={onClose} />
    </Modal>
  )
}
