import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import {
  ACCOUNTS_PER_PAGE,
  listAccounts,
  makeCode,
  removeAccount,
  type StoredAccount,
} from '../../lib/backend/admin-accounts.ts'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoadState } from './load-state.tsx'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['admin-accounts']

interface ShownCode {
  email: string
  code: string
}

/** Accounts of learners and admins. Where the server sends no letters, an admin makes the codes and passes them on. */
export function Component() {
  const words = useMessages(adminMessages).accounts
  const client = useAdminClient()
  const queries = useQueryClient()
  const accounts = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => listAccounts(client, pageParam),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === ACCOUNTS_PER_PAGE ? pages.length + 1 : undefined),
  })
  const own = useQuery({
    queryKey: ['own-account'],
    queryFn: async () => (await client.auth.getSession()).data.session?.user.id ?? '',
  })
  const [shown, setShown] = useState<ShownCode>()
  const [leaving, setLeaving] = useState<StoredAccount>()

  const reload = () => queries.invalidateQueries({ queryKey: KEY })
  const make = useMutation({
    mutationFn: (wanted: { email: string; isNew: boolean }) => makeCode(client, wanted),
    onSuccess(code, { email }) {
      setShown({ email, code })
      void reload()
    },
    onError: () => toast.error(words.codeFailed),
  })
  const remove = useMutation({
    mutationFn: ({ id }: StoredAccount) => removeAccount(client, id),
    onSuccess: () => toast.success(words.removed),
    onError: () => toast.error(words.removeFailed),
    onSettled() {
      setLeaving(undefined)
      void reload()
    },
  })

  return (
    <Page>
      <PageMeta title={words.title} />
      <PageHead title={words.title} text={words.text} />
      <NewAccount busy={make.isPending} onAdd={(email) => make.mutateAsync({ email, isNew: true })} />
      <LoadState query={accounts}>
        {({ pages }) => (
          <RuledList className="mt-6">
            {pages.flat().map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isOwn={account.id === own.data}
                onMakeCode={() => make.mutate({ email: account.email, isNew: false })}
                onRemove={() => setLeaving(account)}
              />
            ))}
          </RuledList>
        )}
      </LoadState>
      {accounts.hasNextPage && (
        <Button
          className="mt-5"
          busy={accounts.isFetchingNextPage}
          onClick={() => void accounts.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {shown && (
        <Dialog
          open
          onClose={() => setShown(undefined)}
          title={words.codeTitle}
          foot={
            <Button variant="primary" onClick={() => setShown(undefined)}>
              {words.done}
            </Button>
          }
        >
          <p className="mt-2">{words.codeText(shown.email)}</p>
          <p className="figures mt-4 text-2xl">{shown.code}</p>
        </Dialog>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={words.removeTitle}
        description={words.removeText(leaving?.email ?? '')}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    </Page>
  )
}

interface AccountRowProps {
  account: StoredAccount
  /** Nobody deletes the account they are using: with the last admin the area would be closed to everybody. */
  isOwn: boolean
  onMakeCode: () => void
  onRemove: () => void
}

/** On a phone the address has a line of its own: it cannot be broken at a space. */
function AccountRow({ account, isOwn, onMakeCode, onRemove }: AccountRowProps) {
  const words = useMessages(adminMessages).accounts
  const { email, isAdmin, hasFactor, lastSignIn } = account
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 max-md:basis-full md:flex-1">
        <b className="block leading-[1.3] wrap-anywhere">{email}</b>
        <p className="figures text-sm leading-[1.35] text-ink-3">
          {lastSignIn ? words.lastSignIn(lastSignIn) : words.neverSignedIn}
        </p>
      </div>
      {isOwn && <Badge>{words.you}</Badge>}
      {isAdmin && <Badge tone="note">{words.admin}</Badge>}
      {hasFactor && <Badge tone="correct">{words.factor}</Badge>}
      <span className="ml-auto flex flex-wrap gap-2">
        <Button variant="quiet" aria-label={words.makeCodeFor(email)} onClick={onMakeCode}>
          {words.makeCode}
        </Button>
        {!isOwn && (
          <Button variant="danger-quiet" aria-label={words.removeFor(email)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </span>
    </li>
  )
}

interface NewAccountProps {
  busy: boolean
  onAdd: (email: string) => Promise<unknown>
}

function NewAccount({ busy, onAdd }: NewAccountProps) {
  const words = useMessages(adminMessages).accounts
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isAddress = event.currentTarget.checkValidity()
    setProblem(isAddress ? undefined : words.noAddress)
    if (!isAddress) return
    // What was typed stays when no account could be made from it.
    await onAdd(email.trim().toLowerCase()).then(
      () => setEmail(''),
      () => undefined,
    )
  }
  return (
    <form onSubmit={add} noValidate className="grid max-w-120 items-start gap-3 md:grid-cols-[1fr_auto]">
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="off"
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={busy} className="min-h-12 md:mt-7">
        {words.add}
      </Button>
    </form>
  )
}
