import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface LoadStateProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** Shows a table once its rows have loaded; until then a spinner, or a way to retry after a failure. */
export function LoadState<Data>({ query, children }: LoadStateProps<Data>) {
  const words = useMessages(adminMessages)
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Loading />
  return (
    <EmptyState
      title={words.loadFailed}
      text={words.signIn.unreachable}
      actions={<Button onClick={() => query.refetch()}>{words.tryAgain}</Button>}
    />
  )
}
