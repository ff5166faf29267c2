import type { SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { CodeField } from '../../components/account/code-field.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { toast } from '../../lib/toast.ts'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SetRow } from './set-row.tsx'

interface Enrolment {
  factorId: string
  qr: string
  secret: string
}

/** Turning the second factor on and off, and its recovery codes. */
export function SecondFactor({ client }: { client: SupabaseClient }) {
  const words = useMessages(accountMessages).second
  const [factorId, setFactorId] = useState<string | null>()
  const [left, setLeft] = useState(0)
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()

  const look = useCallback(async () => {
    const { data } = await client.auth.mfa.listFactors()
    const factor = data?.totp[0]
    setFactorId(factor?.id ?? null)
    if (factor) setLeft((await client.auth.mfa.recoveryCodes.getStatus()).data?.remaining ?? 0)
  }, [client])
  useEffect(() => void look(), [look])

  async function begin(): Promise<void> {
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
    if (data?.type === 'totp')
      setEnrolment({ factorId: data.id, qr: data.totp.qr_code, secret: data.totp.secret })
    else toast.error(words.failed)
  }
  async function drawCodes(): Promise<void> {
    const { data } = await client.auth.mfa.recoveryCodes.generate()
    if (data) setCodes(data.codes)
    else toast.error(words.failed)
    await look()
  }
  async function turnOff(id: string): Promise<void> {
    const { error } = await client.auth.mfa.unenroll({ factorId: id })
    if (error) toast.error(words.failed)
    else toast.success(words.turnedOff)
    await client.auth.refreshSession()
    await look()
  }

  if (factorId === undefined) return null
  return (
    <SetRow title={words.title} text={factorId ? words.on : words.off}>
      {enrolment ? (
        <Enrol
          client={client}
          enrolment={enrolment}
          onCancel={() => setEnrolment(undefined)}
          onDone={() => {
            setEnrolment(undefined)
            void drawCodes()
          }}
        />
      ) : factorId ? (
        <>
          <p className="mb-3 text-sm text-ink-2">{words.left(left)}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void drawCodes()}>{words.newCodes}</Button>
            <Button variant="danger-quiet" onClick={() => void turnOff(factorId)}>
              {words.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => void begin()}>{words.turnOn}</Button>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </SetRow>
  )
}

/** For people who type the key instead of scanning it. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

interface EnrolProps {
  client: SupabaseClient
  enrolment: Enrolment
  onCancel: () => void
  onDone: () => void
}

function Enrol({ client, enrolment, onCancel, onDone }: EnrolProps) {
  const words = useMessages(accountMessages).second
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: enrolment.factorId,
      code: code.replace(/\s/g, ''),
    })
    setBusy(false)
    if (error) setProblem(words.wrong)
    else onDone()
  }

  return (
    <form onSubmit={confirm} noValidate className="flex flex-wrap gap-6">
      <img src={enrolment.qr} alt={words.qr} width={180} height={180} className="rounded-md bg-white" />
      <div className="grid min-w-60 flex-1 content-start gap-4">
        <p>
          {words.scan} <b className="figures break-words">{inGroups(enrolment.secret)}</b>
        </p>
        <CodeField label={words.type} code={code} problem={problem} onCode={setCode} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {words.confirm}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useMessages(accountMessages).second
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.codesTitle}
      foot={
        <Button variant="primary" onClick={onClose}>
          {words.codesDone}
        </Button>
      }
    >
      <p className="mt-2 text-sm text-ink-2">{words.codesText}</p>
      <ul className="figures mt-4 grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
