import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import {
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
  const accounts = useQuery({ queryKey: KEY, queryFn: () => listAccounts(client) })
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
      <NewAccount busy={make.isPending} onAdd={(email) => make.mutate({ email, isNew: true })} />
      <LoadState query={accounts}>
        {(list) => (
          <RuledList className="mt-6">
            {list.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                onMakeCode={() => make.mutate({ email: account.email, isNew: false })}
                onRemove={() => setLeaving(account)}
              />
            ))}
          </RuledList>
        )}
      </LoadState>
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
  onMakeCode: () => void
  onRemove: () => void
}

/** On a phone the address has a line of its own: it cannot be broken at a space. */
function AccountRow({ account, onMakeCode, onRemove }: AccountRowProps) {
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
      {isAdmin && <Badge tone="note">{words.admin}</Badge>}
      {hasFactor && <Badge tone="correct">{words.factor}</Badge>}
      <span className="ml-auto flex flex-wrap gap-2">
        <Button variant="quiet" aria-label={words.makeCodeFor(email)} onClick={onMakeCode}>
          {words.makeCode}
        </Button>
        <Button variant="danger-quiet" aria-label={words.removeFor(email)} onClick={onRemove}>
          {words.remove}
        </Button>
      </span>
    </li>
  )
}

function NewAccount({ busy, onAdd }: { busy: boolean; onAdd: (email: string) => void }) {
  const words = useMessages(adminMessages).accounts
  const [email, setEmail] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return
    onAdd(email.trim().toLowerCase())
    setEmail('')
  }
  return (
    <form onSubmit={add} noValidate className="flex max-w-120 flex-wrap items-end gap-3">
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        className="min-w-0 basis-60 grow"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {words.add}
      </Button>
    </form>
  )
}
