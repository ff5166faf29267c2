import * as z from 'zod/mini'
import { peekJson } from '../../http/peek-json.ts'
import type { Account } from './accounts.ts'
import type { AuthCalls } from './auth-calls.ts'
import { authError } from './auth-gate.ts'
import { refuseWeakPassword } from './password-strength.ts'

const Change = z.looseObject({
  password: z.optional(z.string()),
  current_password: z.optional(z.string()),
  nonce: z.optional(z.string()),
  email: z.optional(z.string()),
  data: z.optional(z.looseObject({ must_change_password: z.optional(z.unknown()) })),
})
type Change = z.infer<typeof Change>

/** The change that a user asks for; undefined when the body is none, which the auth service refuses itself. */
export async function readChange(request: Request): Promise<Change | undefined> {
  const change = Change.safeParse(await peekJson(request))
  return change.success ? change.data : undefined
}

/** Who opened the session with a code of a letter just now has lost the password or never had one. */
const BY_LETTER = ['otp', 'recovery']

/**
 * A new password needs the old one, a code, or a sign-in with a code just now: whoever finds an open session must not keep the account. Wrong
 * ones count as wrong sign-ins.
 */
async function refusePassword(
  password: string,
  { current_password, nonce }: Change,
  account: Account,
  auth: AuthCalls,
): Promise<Response | undefined> {
  const isUnproven = nonce === undefined && current_password === undefined
  if (isUnproven && !auth.own.isFresh(account, BY_LETTER))
    return authError(400, 'current_password_required', 'Send the current password as current_password.')
  const refusal = isUnproven ? undefined : await auth.own.refuseProof(account, { nonce, current_password })
  return refusal ?? refuseWeakPassword(password, account.email)
}

/** The answer to a change that the auth service must not make, or not yet: a new address is used when its code comes back. */
export async function refuseUserChange(
  change: Change,
  account: Account,
  auth: AuthCalls,
): Promise<Response | undefined> {
  const { password, email, nonce, current_password } = change
  if (password === undefined && email === undefined) return undefined
  const assurance = auth.refuseChange(account)
  if (assurance) return assurance
  if (password !== undefined && email !== undefined)
    return authError(
      400,
      'validation_failed',
      'Change the password and the e-mail address one after the other.',
    )
  if (password !== undefined) return refusePassword(password, change, account, auth)
  const refusal = auth.own.isFresh(account)
    ? undefined
    : await auth.own.refuseProof(account, { nonce, current_password })
  return refusal ?? auth.moveTo(account, email)
}

/** The call as the auth service gets it: only a new password, and every new password, ends the duty to choose one. */
export function forwardChange(
  request: Request,
  { data, current_password: _, nonce: ___, ...change }: Change,
): Request {
  const { must_change_password: __, ...rest } = data ?? {}
  const wanted = change.password === undefined ? rest : { ...rest, must_change_password: false }
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify({ ...change, ...(data || change.password !== undefined ? { data: wanted } : {}) }),
  })
}
