import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../components/ui/button.tsx'
import { Loading } from '../components/ui/loading.tsx'
import { isChunkFailure, loadRecovery } from '../lib/load-recovery.ts'
import { logProblem } from '../lib/log.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : ''
}

/** What stands in place of a page that could not be shown. */
export function RouteErrorScreen() {
  const words = useMessages(shellMessages).routeError
  const error = useRouteError()
  const reloading = isChunkFailure(error) && loadRecovery.recover()

  useEffect(() => {
    logProblem('A page could not be shown', error)
  }, [error])

  if (reloading) return <Loading className="min-h-dvh" />
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center gap-3 px-gutter py-12">
      <h1>{words.title}</h1>
      <p className="text-ink-2 italic">{reasonOf(error) || words.unknown}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => location.reload()}>
          {words.again}
        </Button>
        {/* A full page load: the router may be what is broken. */}
        <Button onClick={() => location.assign('/')}>{words.home}</Button>
      </div>
    </main>
  )
}
