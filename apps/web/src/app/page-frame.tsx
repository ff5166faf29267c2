import { Component, type ReactNode, Suspense, useState, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Button } from '../components/ui/button.tsx'
import { Loading } from '../components/ui/loading.tsx'
import { Page } from '../components/ui/page.tsx'
import { logProblem } from '../lib/log.ts'
import * as paths from '../lib/paths.ts'
import { isChunkFailure, loadRecovery } from '../lib/start/load-recovery.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * The frame of a page. The old page fades out while the next fades in; the spinner shows on the first page
 * only, later the old page stays until the next has loaded. An error in a page does not break the frame
 * around it.
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
          {/* The browser ignores presses while it captures a fade. The header can be pressed before the first page
              has loaded, so that page loads inside the transition and does not start a fade. */}
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

/** Catches the errors of a page. If code could not be fetched, it also requests the one automatic reload. */
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
  // A file that could not be fetched is named by its path; the origin adds no information.
  if (error instanceof Error) return error.message.replaceAll(location.origin, '')
  return typeof error === 'string' ? error : ''
}

/** Shown instead of a page that could not be displayed. */
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
        {/* A full page load, so that everything starts again. */}
        <Button onClick={() => location.assign(paths.home)}>{words.home}</Button>
      </div>
    </Page>
  )
}
