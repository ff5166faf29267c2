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
import { useMessages } from '../../messages/use-messages.ts'

interface Entry {
  to: string
  icon: IconName
  label: (words: typeof admin.menu) => string
  /** Current only on an exact match, because every other address begins with this one. */
  end?: boolean
}

const entries: readonly Entry[] = [
  { to: paths.admin, icon: 'dashboard', label: (words) => words.dashboard, end: true },
  { to: paths.adminCategories, icon: 'folder', label: (words) => words.categories },
  { to: paths.adminQuestions, icon: 'list', label: (words) => words.questions },
  { to: paths.adminUpload, icon: 'upload', label: (words) => words.fileUpload },
  { to: paths.adminReports, icon: 'flag', label: (words) => words.reports },
]

const rowClasses =
  'flex min-h-target items-center gap-3 rounded-md px-3 text-sm font-label text-ink-2 hover:bg-quiet hover:text-ink'

function MenuLinks({ collapsed = false, onFollow }: { collapsed?: boolean; onFollow?: () => void }) {
  const words = useMessages(adminMessages).menu
  const labelClasses = collapsed ? 'sr-only' : undefined
  return (
    <>
      <nav aria-label={words.label} className="flex flex-col gap-1">
        {entries.map(({ to, icon, label, end = false }) => (
          <NavLink
            key={to}
            to={to}
            end={end}
            {...(onFollow && { onClick: onFollow })}
            className={clsx(
              rowClasses,
              'aria-[current]:bg-quiet aria-[current]:font-title aria-[current]:text-ink',
            )}
          >
            <Icon name={icon} className="size-5 flex-none text-action-text" />
            <span className={labelClasses}>{label(words)}</span>
          </NavLink>
        ))}
      </nav>
      <Link to={paths.home} className={clsx(rowClasses, 'mt-auto')}>
        <Icon name="arrow-left" className="size-5 flex-none" />
        <span className={labelClasses}>{words.backToApp}</span>
      </Link>
    </>
  )
}

/** The menu beside the page at 768 px and wider; it can be collapsed to its icons. */
export function AdminMenu({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const words = useMessages(adminMessages).menu
  return (
    <aside
      className={clsx(
        'sticky top-0 hidden h-dvh flex-none flex-col gap-6 border-r border-rule p-4 md:flex',
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
