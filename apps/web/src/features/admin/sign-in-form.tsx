import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import * as paths from '../../lib/paths.ts'
import type { admin } from '../../messages/en/admin.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AdminFrame } from './admin-frame.tsx'

function describeRefusal({ status }: AuthError, words: typeof admin.signIn): string {
  if (status === 400 || status === 401) return words.refused
  return status === 429 ? words.tooMany : words.unreachable
}

export function SignInForm({ client, notice }: { client: SupabaseClient; notice?: string | undefined }) {
  const words = useMessages(adminMessages)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState(notice)
  const [busy, setBusy] = useState(false)

  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '' || password === '') {
      setProblem(words.signIn.missing)
      return
    }
    setBusy(true)
    const { error } = await client.auth.signInWithPassword({ email: email.trim(), password })
    setBusy(false)
    setProblem(error ? describeRefusal(error, words.signIn) : undefined)
  }

  return (
    <AdminFrame title={words.signIn.title} text={words.signIn.text}>
      <form onSubmit={signIn} noValidate className="flex flex-col gap-5">
        <TextField
          label={words.signIn.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={words.signIn.password}
          type="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          {words.signIn.submit}
        </Button>
        <ButtonLink to={paths.home} variant="quiet" block>
          {words.menu.backToApp}
        </ButtonLink>
      </form>
    </AdminFrame>
  )
}
