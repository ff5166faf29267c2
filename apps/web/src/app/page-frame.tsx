import { Component, type ReactNode, Suspense, useState, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Button } from '../components/ui/button.tsx'
import { Loading } from '../components/ui/loading.tsx'
import { Page } from '../components/ui/page.tsx'
import { isChunkFailure, loadRecovery } from '../lib/load-recovery.ts'
import { logProblem } from '../lib/log.ts'
import * as paths from '../lib/paths.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

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

interface Props {
  children: ReactNode
}

/** Catches what a page throws. For code that could not be fetched it also asks for the one automatic reload. */
export class PageErrorBoundary extends Component<Props, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    logProblem('A page could not be shown', error)
    if (isChunkFailure(error) && loadRecovery.recover()) this.forceUpdate()
  }

  override render() {
    const { caught } = this.state
    return caught ? <PageErrorScreen error={caught.error} /> : this.props.children
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Response) return error.statusText
  // A file that could not be fetched is named by its path; the address of the site says nothing.
  if (error instanceof Error) return error.message.replaceAll(location.origin, '')
  return typeof error === 'string' ? error : ''
}

/** What stands in place of a page that could not be shown. */
function PageErrorScreen({ error }: { error: unknown }) {
  const words = useMessages(shellMessages).pageError
  if (isChunkFailure(error) && loadRecovery.isPending()) return <Loading className="min-h-[60dvh]" />
  return (
    <Page className="grid content-center gap-3 md:min-h-[60dvh]">
      <h1>{words.title}</h1>
      <p className="max-w-measure text-ink-2 italic">{reasonOf(error) || words.unknown}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => location.reload()}>
          {words.again}
        </Button>
        {/* A full page load: whatever broke starts afresh. */}
        <Button onClick={() => location.assign(paths.home)}>{words.home}</Button>
      </div>
    </Page>
  )
}
