import { Suspense, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Loading } from '../components/ui/loading.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'

/**
 * Where a page stands. The one that leaves fades out while the next fades in; the spinner shows on the first page only,
 * later the old page stays until the next has arrived. A page that breaks leaves the frame around it whole.
 */
export function PageFrame() {
  const words = useMessages(shellMessages)
  const { pathname } = useLocation()
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 rounded-md bg-action px-4 py-2.5 text-sm font-title text-on-action not-focus:sr-only"
      >
        {words.skipToContent}
      </a>
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<Loading className="min-h-[60dvh]" />}>
          <ViewTransition key={pathname} enter="page" exit="page" default="none">
            <div>
              <PageErrorBoundary>
                <Outlet />
              </PageErrorBoundary>
            </div>
          </ViewTransition>
        </Suspense>
      </main>
    </>
  )
}
