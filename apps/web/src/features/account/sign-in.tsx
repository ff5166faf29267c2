import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { CodeField } from '../../components/account/code-field.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Segmented } from '../../components/ui/form/segmented.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import * as paths from '../../lib/paths.ts'
import { type account, accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Offer } from './use-account.ts'

type Words = typeof account.signIn

function describeProblem({ code, status }: AuthError, wrong: string, words: Words): string {
  if (code === 'over_email_send_rate_limit') return words.haste
  if (status === 429) return words.slower
  return status !== undefined && status >= 400 && status < 500 ? wrong : words.failed
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text)

/** With a one-time code or a password. Nothing here tells whether an address has an account. */
export function SignIn({ client, offer }: { client: SupabaseClient; offer: Offer }) {
  const words = useMessages(accountMessages).signIn
  const [how, setHow] = useState<'code' | 'password'>('code')
  const [email, setEmail] = useState('')
  const [isCodeStep, setCodeStep] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Runs one step; a new session is noticed by the page itself. */
  async function run(wrong: string, step: () => Promise<{ error: AuthError | null }>): Promise<boolean> {
    if (!isEmail(email.trim())) {
      setProblem(words.badEmail)
      return false
    }
    setBusy(true)
    const { error } = await step()
    setBusy(false)
    setProblem(error ? describeProblem(error, wrong, words) : undefined)
    return error === null
  }

  async function sendCode(): Promise<void> {
    const isSent = await run(words.failed, () =>
      client.auth.signInWithOtp({ email: email.trim(), options: { shouldCreateUser: offer.signUp } }),
    )
    if (isSent) setCodeStep(true)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (how === 'password') {
      void run(words.badPassword, () => client.auth.signInWithPassword({ email: email.trim(), password }))
    } else if (offer.mail) void sendCode()
    else if (isEmail(email.trim())) {
      setProblem(undefined)
      setCodeStep(true)
    } else setProblem(words.badEmail)
  }

  if (isCodeStep) {
    return (
      <CodeStep
        email={email.trim()}
        problem={problem}
        busy={busy}
        onCode={(token) =>
          void run(words.badCode, () => client.auth.verifyOtp({ email: email.trim(), token, type: 'email' }))
        }
        onNewCode={offer.mail ? () => void sendCode() : undefined}
        onBack={() => {
          setCodeStep(false)
          setProblem(undefined)
        }}
      />
    )
  }

  const hint = offer.mail ? (offer.signUp ? words.codeByMail : words.codeByMailClosed) : words.codeByAdmin
  return (
    <form onSubmit={submit} noValidate className="flex max-w-120 flex-col gap-5">
      <h2>{words.title}</h2>
      <TextField
        label={words.email}
        type="email"
        size="lg"
        autoComplete="username"
        value={email}
        error={how === 'code' ? problem : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <Segmented
          legend={words.how}
          choices={[
            { value: 'code', label: words.byCode },
            { value: 'password', label: words.byPassword },
          ]}
          value={how}
          onValueChange={(next) => {
            setHow(next)
            setProblem(undefined)
          }}
        />
        {how === 'code' && <p className="mt-2 text-sm text-ink-3">{hint}</p>}
      </div>
      {how === 'password' && (
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {how === 'password' ? words.submit : offer.mail ? words.send : words.haveCode}
        </Button>
        <ButtonLink to={paths.home} variant="quiet" size="lg">
          {words.without}
        </ButtonLink>
      </div>
    </form>
  )
}

interface CodeStepProps {
  email: string
  problem: string | undefined
  busy: boolean
  onCode: (code: string) => void
  onNewCode: (() => void) | undefined
  onBack: () => void
}

function CodeStep({ email, problem, busy, onCode, onNewCode, onBack }: CodeStepProps) {
  const words = useMessages(accountMessages).signIn
  const [code, setCode] = useState('')
  return (
    <form
      noValidate
      className="flex max-w-100 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code.replace(/\s/g, ''))
      }}
    >
      <div>
        <h2>{words.codeTitle}</h2>
        <p className="mt-1 text-ink-2">{words.codeFor(email)}</p>
      </div>
      <CodeField label={words.code} size="lg" code={code} problem={problem} onCode={setCode} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {words.submit}
        </Button>
        {onNewCode && (
          <Button variant="quiet" onClick={onNewCode}>
            {words.newCode}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {words.otherEmail}
        </Button>
      </div>
    </form>
  )
}
