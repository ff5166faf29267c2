import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { SkipLink } from '../components/skip-link.tsx'
import type { IconName } from '../components/ui/icon.tsx'
import { Icon } from '../components/ui/icon.tsx'
import * as paths from '../lib/paths.ts'
import { isLanding } from '../lib/start/landing.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Header } from './header.tsx'
import { PageFrame } from './page-frame.tsx'
import { ShellNotices } from './shell-notices.tsx'
import { useCurrentEntry } from './use-current-entry.ts'

/** The frame of the learner's pages. */
export function MainLayout() {
  const [wasLanding] = useState(isLanding)
  return (
    <div
      className={clsx(
        'max-md:pb-[calc(var(--spacing-tabbar)+env(safe-area-inset-bottom))]',
        !wasLanding && 'animate-layout',
      )}
    >
      <SkipLink />
      <Header />
      <PageFrame />
      <TabBar />
      <ShellNotices />
    </div>
  )
}

/** The five tabs of a phone. Home is active only on /, the others on everything below their path. */
function TabBar() {
  const words = useMessages(shellMessages)
  const currentEntry = useCurrentEntry()
  const tabs: { to: string; icon: IconName; label: string }[] = [
    { to: paths.home, icon: 'home', label: words.nav.home },
    { to: paths.test, icon: 'test', label: words.nav.test },
    { to: paths.practice, icon: 'practice', label: words.nav.practice },
    { to: paths.notes, icon: 'notes', label: words.nav.notes },
    { to: paths.menu, icon: 'menu', label: words.nav.menu },
  ]
  return (
    <nav
      data-frame
      aria-label={words.tabs}
      className="fixed inset-x-0 bottom-0 z-20 grid print:hidden h-[calc(var(--spacing-tabbar)+env(safe-area-inset-bottom))] grid-cols-5 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={currentEntry(tab.to)}
          className="relative flex flex-col items-center justify-center gap-0.75 text-xs leading-none font-label text-ink-3 -outline-offset-3 aria-[current]:font-title aria-[current]:text-action-text aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-0.75 aria-[current]:before:w-9 aria-[current]:before:rounded-b-[3px] aria-[current]:before:bg-action-text"
        >
          <Icon name={tab.icon} className="size-6" />
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
