import { clsx } from 'clsx'
import { Link, NavLink } from 'react-router'
import { Logo, LogoMark } from '../../components/logo.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import type { IconName } from '../../components/ui/icon.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Modal } from '../../components/ui/modal.tsx'
import * as paths from '../../lib/paths.ts'
import type { admin } from '../../messages/en/admin.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { formatNumber } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useWaiting } from './waiting.ts'

interface Entry {
  to: string
  icon: IconName
  label: (words: typeof admin) => string
  /** How many wait there. The bell says it in words. */
  waiting?: 'reports' | 'drafts'
  /** Current only on an exact match, because every other address begins with this one. */
  end?: boolean
}

const entries: readonly Entry[] = [
  { to: paths.admin, icon: 'dashboard', label: ({ menu }) => menu.dashboard, end: true },
  { to: paths.adminCategories, icon: 'folder', label: ({ menu }) => menu.categories },
  { to: paths.adminQuestions, icon: 'list', label: ({ menu }) => menu.questions, waiting: 'drafts' },
  { to: paths.adminUpload, icon: 'upload', label: ({ menu }) => menu.fileUpload },
  { to: paths.adminReports, icon: 'flag', label: ({ menu }) => menu.reports, waiting: 'reports' },
]

/** What an admin needs less often. */
const moreEntries: readonly Entry[] = [
  { to: paths.adminPool, icon: 'cards', label: ({ menu }) => menu.pool },
  { to: paths.adminChanges, icon: 'clock', label: ({ changes }) => changes.title },
  { to: paths.adminAccounts, icon: 'lock', label: ({ accounts }) => accounts.title },
]

const rowClasses =
  'flex min-h-target items-center gap-3 rounded-md px-3 text-sm font-label text-ink-2 hover:bg-quiet hover:text-ink'

interface MenuLinksProps {
  collapsed?: boolean
  onFollow?: () => void
}

function MenuLinks({ collapsed = false, onFollow }: MenuLinksProps) {
  const words = useMessages(adminMessages).menu
  const follow = onFollow && { onFollow }
  return (
    <>
      <Group label={words.label} entries={entries} collapsed={collapsed} {...follow} />
      <div className="border-t border-rule pt-3">
        <p className={collapsed ? 'sr-only' : 'mb-1 px-3 text-xs text-ink-3'}>{words.more}</p>
        <Group label={words.more} entries={moreEntries} collapsed={collapsed} {...follow} />
      </div>
      <Link to={paths.home} className={clsx(rowClasses, 'mt-auto flex-none')}>
        <Icon name="arrow-left" className="size-5 flex-none" />
        <span className={collapsed ? 'sr-only' : undefined}>{words.backToApp}</span>
      </Link>
    </>
  )
}

interface GroupProps extends MenuLinksProps {
  label: string
  entries: readonly Entry[]
}

function Group({ label: groupLabel, entries: listed, collapsed = false, onFollow }: GroupProps) {
  const words = useMessages(adminMessages)
  const waitingNow = useWaiting().data
  return (
    <nav aria-label={groupLabel} className="flex flex-col gap-1">
      {listed.map(({ to, icon, label, waiting, end = false }) => {
        const count = (waiting && waitingNow?.[waiting]) ?? 0
        return (
          <NavLink
            key={to}
            to={to}
            end={end}
            // Without its label, a pointer over the icon says what it is.
            title={collapsed ? label(words) : undefined}
            {...(onFollow && { onClick: onFollow })}
            className={clsx(
              rowClasses,
              'aria-[current]:bg-quiet aria-[current]:font-title aria-[current]:text-ink',
            )}
          >
            <Icon name={icon} className="size-5 flex-none text-action-text" />
            <span className={collapsed ? 'sr-only' : undefined}>{label(words)}</span>
            {count > 0 && !collapsed && (
              <span aria-hidden="true" className="figures ml-auto text-xs text-ink-3">
                {formatNumber(count)}
              </span>
            )}
          </NavLink>
        )
      })}
    </nav>
  )
}

/** The menu beside the page at 768 px and wider; it can be collapsed to its icons. */
export function AdminMenu({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const words = useMessages(adminMessages).menu
  return (
    <aside
      className={clsx(
        'sticky top-0 hidden h-dvh flex-none flex-col gap-5 overflow-y-auto border-r border-rule p-4 md:flex',
        collapsed ? 'w-19' : 'w-60',
      )}
    >
      <div className={clsx('flex items-center justify-between gap-2', collapsed && 'flex-col')}>
        <Link to={paths.admin} className="inline-flex min-h-target items-center gap-2.25 px-1 text-ink">
          {collapsed ? <LogoMark className="size-7" /> : <Logo />}
        </Link>
        <IconButton
          label={collapsed ? words.expand : words.collapse}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <Icon name={collapsed ? 'chevron-right' : 'chevron-left'} />
        </IconButton>
      </div>
      <MenuLinks collapsed={collapsed} />
    </aside>
  )
}

/** The menu as an overlay below 768 px. */
export function AdminMenuOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useMessages(adminMessages).menu
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.label}
      hideTitle
      className="modal m-0 h-dvh max-h-dvh w-70 max-w-[85vw] bg-paper p-4 shadow-sheet open:flex open:flex-col open:gap-6"
    >
      <div className="flex items-center justify-between">
        <span className="inline-flex items-center gap-2.25">
          <Logo />
        </span>
        <IconButton label={words.close} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      <MenuLinks onFollow={onClose} />
    </Modal>
  )
}
