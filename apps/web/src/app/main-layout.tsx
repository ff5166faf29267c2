import { Header } from './header.tsx'
import { PageFrame } from './page-frame.tsx'
import { SkipLink } from './skip-link.tsx'
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
