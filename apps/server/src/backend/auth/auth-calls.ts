import { randomUUID } from 'node:crypto'
import type { Caller } from '../identify-caller.ts'
import { accountCalls } from './account-calls.ts'
import type { Account, AccountStore } from './accounts.ts'
import { adminUsers } from './admin-users.ts'
import { authError } from './auth-gate.ts'
import type { AuthStore } from './auth-store.ts'
import { describeUser } from './describe-user.ts'
import { needsSecondFactor, refuseAssurance, secondFactors } from './factors.ts'
import { sessionIssuer, userAgentOf } from './issue-session.ts'
import type { Mailer } from './mail.ts'
import { oneTimeCodes } from './one-time-codes.ts'
import { ownAccount } from './own-account.ts'
import { recordRoom } from './record-room.ts'
import type { SignInPauses } from './sign-in-pauses.ts'
import { drawSigningKey, openTokenKeys } from './token-keys.ts'

interface AuthOptions {
  store: AuthStore
  accounts: AccountStore
  pauses: SignInPauses
  jwtSecret: string
  publicUrl: string | undefined
  signUp: boolean
  mailer?: Mailer | undefined
  /** Counts a letter to this address. Returns the seconds to wait when there was one just now, else 0. */
  takeLetter(email: string): Promise<number>
  onTrouble(error: unknown): void
  now(): number
}

/** What a Supabase offers and this server does not: each is answered as a Supabase on which it is not set up. */
function answerUnconfigured(route: string, request: Request): Response | undefined {
  if (route === '/sso') return authError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  if (route.startsWith('/user/identities/'))
    return authError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  const grant = route === '/token' ? new URL(request.url).searchParams.get('grant_type') : null
  if (grant === 'id_token')
    return authError(400, 'provider_disabled', 'Unsupported provider: provider is not enabled')
  if (grant === 'web3') return authError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  return undefined
}

/**
 * The part of the auth service that the embedded backend lacks, or has in a way that tells strangers who has an account. The day the library
 * has it, this folder goes.
 */
export async function openAuthCalls(options: AuthOptions) {
  const { store, accounts, pauses, jwtSecret, publicUrl, now } = options
  const tokens = await openTokenKeys(
    await store.settle('signing_key', () => drawSigningKey(randomUUID)),
    jwtSecret,
  )
  const issuer = `${publicUrl ?? 'http://localhost'}/auth/v1`
  const sessions = sessionIssuer({ store, accounts, tokens, jwtSecret, issuer, now })
  const codes = oneTimeCodes({ store, pauses, jwtSecret, now })
  const calls = accountCalls({ ...options, codes, sessions })
  const own = ownAccount({ store, codes, pauses, now })
  const factors = secondFactors({ store, accounts, sessions, pauses, jwtSecret, now })
  const admin = adminUsers({ store, codes, calls, hasMail: options.mailer !== undefined, publicUrl })

  const settings = {
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: !options.signUp,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }

  async function answerSignedIn(route: string, request: Request, account: Account) {
    const answer =
      (await own.answer(route, request, account)) ?? (await factors.answer(route, request, account))
    if (answer) return answer
    return route === '/reauthenticate' && request.method === 'GET' ? calls.reauthenticate(account) : undefined
  }

  return {
    tokens,
    own,
    moveTo: calls.moveTo,
    describeSession: sessions.describeSession,
    room: recordRoom({ store, now }),
    async describeAccount({ userId }: Account): Promise<Response> {
      const user = await store.findUser(userId)
      return user
        ? Response.json(await describeUser(store, user))
        : authError(404, 'user_not_found', 'User not found')
    },
    /** Notes how a session was opened that the embedded auth service has made. */
    markSignIn: (sessionId: string, request: Request) =>
      store.markSession(sessionId, {
        aal: 'aal1',
        proofs: sessions.proofs('password'),
        userAgent: userAgentOf(request),
      }),
    /** Undefined for a call that the embedded auth service answers. */
    async answer(route: string, request: Request, caller: Caller): Promise<Response | undefined> {
      if (route === '/.well-known/jwks.json' && request.method === 'GET')
        return Response.json(tokens.jwks, { headers: { 'Cache-Control': 'public, max-age=600' } })
      if (route === '/settings' && request.method === 'GET') return Response.json(settings)
      const early = (await admin.answer(route, request, caller)) ?? (await calls.answer(route, request))
      if (early) return early
      if ('account' in caller) {
        const answer = await answerSignedIn(route, request, caller.account)
        if (answer) return answer
      } else if (/^\/(factors|sessions|reauthenticate|user$)/.test(route) && caller.kind !== 'ended') {
        return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
      }
      return answerUnconfigured(route, request)
    },
    /** The refusal of a change of password or address that needs the second factor first. */
    refuseChange: (account: Account): Response | undefined =>
      needsSecondFactor(account) ? refuseAssurance() : undefined,
  }
}
export type AuthCalls = Awaited<ReturnType<typeof openAuthCalls>>
