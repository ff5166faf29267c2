import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Logo } from '../components/logo.tsx'
import { Icon } from '../components/ui/icon.tsx'
import { Kbd } from '../components/ui/kbd.tsx'
import { useTheme } from '../components/use-theme.ts'
import * as paths from '../lib/paths.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useCommandPalette } from './command-palette-host.tsx'
import { useCurrentEntry } from './use-current-entry.ts'

/** Below 768 px a tool shows only its icon; the label stays for screen readers. */
const toolLabel = 'max-md:sr-only'

function MainNavigation() {
  const words = useMessages(shellMessages)
  const currentEntry = useCurrentEntry()
  const links = [
    { to: paths.practice, label: words.nav.practice },
    { to: paths.test, label: words.nav.mockTest },
    { to: paths.notes, label: words.nav.notes },
    { to: paths.history, label: words.nav.history },
  ]
  return (
    <nav
      aria-label={words.mainNavigation}
      className="mr-auto ml-4 hidden self-stretch md:flex xl:ml-8 xl:gap-1"
    >
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={currentEntry(link.to)}
          className={clsx(
            'relative flex items-center px-2.5 text-sm font-label text-ink-2 -outline-offset-3 transition-colors hover:text-ink xl:px-4',
            'aria-[current]:font-title aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-px aria-[current]:after:h-0.75 aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-action-text xl:aria-[current]:after:inset-x-4',
          )}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}

export function Header() {
  const words = useMessages(shellMessages)
  const palette = useCommandPalette()
  return (
    <header data-frame className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <div className="mx-auto flex h-bar max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] items-center gap-1 pr-[calc(var(--spacing-gutter)-0.75rem)] pl-gutter">
        <Link
          to={paths.home}
          aria-label={words.homeLink}
          className="inline-flex min-h-target min-w-0 items-center gap-2.25 overflow-hidden text-ink max-md:mr-auto"
        >
          <Logo />
        </Link>
        <MainNavigation />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={palette.open}
          onPointerEnter={palette.prepare}
          onFocus={palette.prepare}
          className={clsx(
            toolClasses,
            'md:mr-2 md:border md:border-edge md:bg-surface xl:min-w-42 xl:justify-start',
          )}
        >
          <Icon name="search" className="size-5.5" />
          <span className={toolLabel}>{words.search}</span>
          <span aria-hidden="true" className="ml-auto hidden xl:block">
            <Kbd>Ctrl K</Kbd>
          </span>
        </button>
        <Link to={paths.menu} className={toolClasses}>
          <Icon name="menu" className="size-5.5" />
          <span className={toolLabel}>{words.nav.menu}</span>
        </Link>
        <ThemeToggle />
      </div>
    </header>
  )
}

function ThemeToggle() {
  const words = useMessages(shellMessages)
  const { theme, toggleTheme } = useTheme()
  const dark = theme === 'dark'
  return (
    <button
      type="button"
      aria-label={dark ? words.switchToLight : words.switchToDark}
      onClick={toggleTheme}
      className={toolClasses}
    >
      <Icon name={dark ? 'moon' : 'sun'} className="size-5.5" />
    </button>
  )
}

/** A tool of the header: 44 px square, wider if its label is shown. */
const toolClasses =
  'inline-flex h-target min-w-target items-center justify-center gap-2 rounded-md px-3 text-sm font-label text-ink-2 transition-colors hover:bg-quiet hover:text-ink'
