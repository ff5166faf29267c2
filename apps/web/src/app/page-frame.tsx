import { Suspense, useState, ViewTransition } from 'react'
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
  // The browser hears no press while it takes the pictures of a fade, which is long on a busy phone. The header is there
  // before the first page and may be pressed right then, so that page simply appears.
  const enter = first === null ? 'page' : 'none'
  return (
    <main id="content" tabIndex={-1}>
      <Suspense fallback={<Loading className="min-h-[60dvh]" />}>
        <ViewTransition key={pathname} enter={enter} exit="page" default="none">
          <div>
            <PageErrorBoundary>
              <Outlet />
            </PageErrorBoundary>
          </div>
        </ViewTransition>
      </Suspense>
    </main>
  )
}
