import * as z from 'zod/mini'
import type { Account } from './accounts.ts'
import { authError, tooManySignIns } from './auth-gate.ts'
import { isPasswordOf } from './password-hash.ts'
import { refuseWeakPassword } from './password-strength.ts'
import type { SignInPauses } from './sign-in-pauses.ts'

const Change = z.looseObject({
  password: z.optional(z.string()),
  current_password: z.optional(z.string()),
  data: z.optional(z.looseObject({ must_change_password: z.optional(z.unknown()) })),
})
type Change = z.infer<typeof Change>

/** The change that a user asks for; undefined when the body is none, which the auth service refuses itself. */
export async function readChange(request: Request): Promise<Change | undefined> {
  const change = Change.safeParse(
    await request
      .clone()
      .json()
      .catch(() => undefined),
  )
  return change.success ? change.data : undefined
}

/** A new password needs the old one: whoever finds an open session must not keep the account. A wrong one counts as a wrong sign-in. */
export async function refusePassword(
  { password, current_password: current }: Change,
  { email, passwordHash }: Account,
  pauses: SignInPauses,
): Promise<Response | undefined> {
  if (password === undefined) return undefined
  if (current === undefined) {
    return authError(400, 'current_password_required', 'Send the current password as current_password.')
  }
  const pause = await pauses.secondsLeft(email)
  if (pause > 0) return tooManySignIns(pause)
  if (!(await isPasswordOf(current, passwordHash))) {
    await pauses.failed(email)
    return authError(400, 'current_password_mismatch', 'The current password is not right.')
  }
  return refuseWeakPassword(password, email)
}

/** The call as the auth service gets it: only a new password, and every new password, ends the duty to choose one. */
export function forwardChange(request: Request, { data, current_password: _, ...change }: Change): Request {
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
