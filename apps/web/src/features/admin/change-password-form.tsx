import type { SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AdminFrame } from './admin-frame.tsx'

const SHORTEST_PASSWORD = 10

/** Shown once, after the first sign-in with the printed password. */
export function ChangePasswordForm({ client }: { client: SupabaseClient }) {
  const words = useMessages(adminMessages).password
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (password.length < SHORTEST_PASSWORD) return setProblem(words.tooShort)
    if (password !== again) return setProblem(words.different)
    setBusy(true)
    const { error } = await client.auth.updateUser({ password, data: { must_change_password: false } })
    setBusy(false)
    if (error) return setProblem(words.failed)
    toast.success(words.saved)
  }

  return (
    <AdminFrame title={words.title} text={words.text}>
      <form onSubmit={save} noValidate className="flex flex-col gap-5">
        <TextField
          label={words.label}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label={words.again}
          type="password"
          autoComplete="new-password"
          value={again}
          error={problem}
          onChange={(event) => setAgain(event.target.value)}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AdminFrame>
  )
}
