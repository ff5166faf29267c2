import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Header } from './header.tsx'
import { PageFrame } from './page-frame.tsx'
import { TabBar } from './tab-bar.tsx'

/** The frame of the learner's pages. */
export function MainLayout() {
  return (
    <div className="animate-layout max-md:pb-[calc(var(--spacing-tabbar)+env(safe-area-inset-bottom))]">
      <SkipLink />
      <Header />
      <PageFrame />
      <TabBar />
    </div>
  )
}

/** The first thing the Tab key reaches, and seen only then. */
function SkipLink() {
  const words = useMessages(shellMessages)
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-40 rounded-md bg-action px-4 py-2.5 text-sm font-title text-on-action not-focus:sr-only"
    >
      {words.skipToContent}
    </a>
  )
}
