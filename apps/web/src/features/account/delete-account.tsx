import type { SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Checkbox } from '../../components/ui/form/checkbox.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { deleteAccount } from '../../lib/backend/own-account.ts'
import { toast } from '../../lib/toast.ts'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface DeleteProps {
  client: SupabaseClient
  email: string
  hasMail: boolean
}

export function DeleteAccount(props: DeleteProps) {
  const words = useMessages(accountMessages).delete
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        <Icon name="trash" />
        {words.open}
      </Button>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks for the address, and for one more proof when the sign-in was a while ago. */
function DeleteDialog({ client, email, hasMail, onClose }: DeleteProps & { onClose: () => void }) {
  const words = useMessages(accountMessages).delete
  const [typed, setTyped] = useState('')
  const [keep, setKeep] = useState(true)
  const [proof, setProof] = useState<'none' | 'password' | 'code'>('none')
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function finish(): Promise<void> {
    const { leaveAccount } = await import('../../lib/sync/sync-device.ts')
    await leaveAccount().catch(() => undefined)
    if (!keep) await (await import('../../lib/stores/core/clear-learner-data.ts')).clearLearnerData()
    await client.auth.signOut({ scope: 'local' })
    toast.success(words.deleted)
    onClose()
  }

  async function remove(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setProblem(words.wrongEmail)
    setBusy(true)
    const given =
      proof === 'password' ? { current_password: secret } : proof === 'code' ? { nonce: secret.trim() } : {}
    const outcome = await deleteAccount(client, given)
    setBusy(false)
    if (outcome === 'deleted') return finish()
    if (outcome === 'prove') {
      setProof('password')
      return setProblem(words.proveText)
    }
    return setProblem(outcome === 'wrong' ? words.wrongProof : words.failed)
  }

  async function sendCode(): Promise<void> {
    const { error } = await client.auth.reauthenticate()
    if (error) return setProblem(words.failed)
    setSecret('')
    setProblem(undefined)
    setProof('code')
  }

  return (
    <Dialog open onClose={onClose} title={words.dialogTitle}>
      <form onSubmit={remove} noValidate className="mt-2 grid gap-4">
        <p>{words.dialogText}</p>
        <Checkbox checked={keep} onCheckedChange={setKeep}>
          {words.keep}
        </Checkbox>
        <TextField
          label={words.typeEmail}
          type="email"
          autoComplete="off"
          value={typed}
          error={proof === 'none' ? problem : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {proof !== 'none' && (
          <TextField
            label={proof === 'password' ? words.password : words.code}
            type={proof === 'password' ? 'password' : 'text'}
            autoComplete={proof === 'password' ? 'current-password' : 'one-time-code'}
            value={secret}
            error={problem}
            onChange={(event) => setSecret(event.target.value)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {proof === 'password' && hasMail && (
            <Button variant="quiet" onClick={() => void sendCode()}>
              {words.sendCode}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
