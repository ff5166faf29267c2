import * as z from 'zod/mini'
import type { Account } from './accounts.ts'
import { authError, tooManySignIns } from './auth-gate.ts'
import type { AuthStore } from './auth-store.ts'
import { describeUser } from './describe-user.ts'
import { needsSecondFactor, refuseAssurance } from './factors.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { isPasswordOf } from './password-hash.ts'
import type { SignInPauses } from './sign-in-pauses.ts'

/** Within this time after a proof of who they are, nobody is asked again. */
const FRESH_SECONDS = 10 * 60

/** A text of the operator's choice that a person sends to prove once more who they are. */
const Proof = z.object({
  current_password: z.optional(z.string()),
  nonce: z.optional(z.string()),
})

interface OwnAccountOptions {
  store: AuthStore
  codes: OneTimeCodes
  pauses: SignInPauses
  now(): number
}

/** What somebody who is signed in may see and end of their own account. */
export function ownAccount({ store, codes, pauses, now }: OwnAccountOptions) {
  /** Whether they proved who they are a moment ago, with one of these methods. */
  const isFresh = ({ proofs }: Account, methods?: readonly string[]): boolean =>
    proofs.some(
      ({ method, timestamp }) =>
        now() / 1000 - timestamp < FRESH_SECONDS && (methods === undefined || methods.includes(method)),
    )

  /** The refusal of a wrong proof; undefined for a right one. */
  async function refuseProof(account: Account, { current_password: password, nonce }: z.infer<typeof Proof>) {
    if (nonce !== undefined) {
      const pause = await codes.secondsLeft(account.email)
      if (pause > 0) return tooManySignIns(pause)
      const code = await codes.use(account.email, ['reauthentication'], nonce)
      return code
        ? undefined
        : authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
    }
    if (password !== undefined) {
      return pauses.inTurn(account.email, async () => {
        const pause = await pauses.secondsLeft(account.email)
        if (pause > 0) return tooManySignIns(pause)
        if (await isPasswordOf(password, account.passwordHash)) return undefined
        await pauses.failed(account.email)
        return authError(400, 'current_password_mismatch', 'The current password is not right.')
      })
    }
    return authError(
      401,
      'reauthentication_needed',
      'This cannot be undone. Send the password as current_password, or a code as nonce, or sign in again first.',
    )
  }

  /** Deletes the account and everything that it holds, at once. */
  async function remove(account: Account, request: Request): Promise<Response> {
    if (needsSecondFactor(account)) return refuseAssurance()
    const proof = Proof.safeParse(await request.json().catch(() => ({})))
    if (!proof.success) return authError(400, 'validation_failed', 'Password and code must be texts.')
    const refusal = isFresh(account) ? undefined : await refuseProof(account, proof.data)
    if (refusal) return refusal
    await store.removeUser(account.userId)
    return Response.json({})
  }

  return {
    isFresh,
    refuseProof,
    /** The answer to a call of somebody who is signed in; undefined for every other call. */
    async answer(route: string, request: Request, account: Account): Promise<Response | undefined> {
      const { method } = request
      if (route === '/user' && method === 'GET') {
        const user = await store.findUser(account.userId)
        return user && Response.json(await describeUser(store, user))
      }
      if (route === '/user' && method === 'DELETE') return remove(account, request)
      if (route === '/sessions' && method === 'GET') {
        if (needsSecondFactor(account)) return refuseAssurance()
        const sessions = await store.listSessions(account.userId)
        return Response.json({
          sessions: sessions.map(({ id, user_agent, created_at, refreshed_at }) => ({
            id,
            user_agent: user_agent ?? '',
            created_at,
            last_seen_at: refreshed_at ?? created_at,
            is_current: id === account.sessionId,
          })),
        })
      }
      const [, ended] = /^\/sessions\/([0-9a-f-]{36})$/.exec(route) ?? []
      if (ended !== undefined && method === 'DELETE') {
        if (needsSecondFactor(account)) return refuseAssurance()
        return (await store.endSession(account.userId, ended))
          ? Response.json({})
          : authError(404, 'session_not_found', 'There is no such session.')
      }
      return undefined
    },
  }
}
