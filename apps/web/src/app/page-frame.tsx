import { type ReactNode, Suspense, useState, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Loading } from '../components/ui/loading.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'

/**
 * Where a page stands. The one that leaves fades out while the next fades in; the spinner shows on the first page only,
 * later the old page stays until the next has arrived. A page that breaks leaves the frame around it whole.
 */
export function PageFrame() {
  const { pathname } = useLocation()
  const [first, setFirst] = useState<string | null>(pathname)
  if (first !== null && first !== pathname) setFirst(null)
  const page = (
    <div>
      <PageErrorBoundary>
        <Outlet />
      </PageErrorBoundary>
    </div>
  )
  return (
    <main id="content" tabIndex={-1}>
      <Waiting>
        <ViewTransition key={pathname} enter="page" exit="page" default="none">
          {/* The browser hears no press while it takes the pictures of a fade. The header stands there before the first
              page and may be pressed as that arrives, so it arrives within the transition and starts none. */}
          {first === null ? page : <Waiting>{page}</Waiting>}
        </ViewTransition>
      </Waiting>
    </main>
  )
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Loading className="min-h-[60dvh]" />}>{children}</Suspense>
)
