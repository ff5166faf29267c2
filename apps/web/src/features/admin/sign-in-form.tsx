import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, type ReactNode, useState } from 'react'
import { LogoMark } from '../../components/logo.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { type admin, adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'

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

const SHORTEST_PASSWORD = 10

function describePasswordProblem({ code, status }: AuthError, words: typeof admin): string {
  if (code === 'current_password_mismatch' || code === 'current_password_required') {
    return words.password.wrongCurrent
  }
  if (code === 'weak_password') return words.password.weak
  return status === 429 ? words.signIn.tooMany : words.password.failed
}

/** Shown once, after the first sign-in with the printed password. */
export function ChangePasswordForm({ client }: { client: SupabaseClient }) {
  const messages = useMessages(adminMessages)
  const words = messages.password
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (current === '') return setProblem(words.wrongCurrent)
    if (password.length < SHORTEST_PASSWORD) return setProblem(words.tooShort)
    if (password !== again) return setProblem(words.different)
    setBusy(true)
    const { error } = await client.auth.updateUser({
      password,
      current_password: current,
      data: { must_change_password: false },
    })
    // The server ends every token that was made with the old password, ours too.
    if (!error) await client.auth.refreshSession()
    setBusy(false)
    if (error) return setProblem(describePasswordProblem(error, messages))
    toast.success(words.saved)
  }

  return (
    <AdminFrame title={words.title} text={words.text}>
      <form onSubmit={save} noValidate className="flex flex-col gap-5">
        <TextField
          label={words.current}
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
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

/** The narrow frame around the sign-in and password forms. */
function AdminFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-100 flex-col justify-center gap-6 px-gutter py-10">
      <LogoMark className="size-10" />
      <div>
        <h1>{title}</h1>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      {children}
    </main>
  )
}
