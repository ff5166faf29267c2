import type { SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from './code-field.tsx'

async function checkAppCode(client: SupabaseClient, code: string) {
  const { data } = await client.auth.mfa.listFactors()
  const factor = data?.totp[0]
  return factor ? client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }) : null
}

/** The second step of signing in, for whoever has turned on a second factor. */
export function SecondFactorForm({ client, onDone }: { client: SupabaseClient; onDone: () => void }) {
  const messages = useMessages(accountMessages)
  const words = messages.factor
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function check(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = isRecovery
      ? await client.auth.mfa.recoveryCodes.verify({ code })
      : await checkAppCode(client, code.replace(/\s/g, ''))
    setBusy(false)
    if (answer?.error === null) return onDone()
    const wrong = isRecovery ? words.wrongRecovery : words.wrong
    setProblem(answer?.error?.status === 429 ? messages.signIn.slower : wrong)
  }

  return (
    <form onSubmit={check} noValidate className="flex max-w-100 flex-col gap-5">
      <div>
        <h2>{words.title}</h2>
        <p className="mt-1 text-ink-2">{isRecovery ? words.recoveryText : words.text}</p>
      </div>
      <CodeField
        label={isRecovery ? words.recoveryCode : words.code}
        size="lg"
        code={code}
        problem={problem}
        onCode={setCode}
        hasLetters={isRecovery}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {words.submit}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setRecovery(!isRecovery)
            setCode('')
            setProblem(undefined)
          }}
        >
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
        <Button variant="quiet" onClick={() => client.auth.signOut({ scope: 'local' })}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
