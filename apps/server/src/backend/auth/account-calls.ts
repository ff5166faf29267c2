import { createHash, randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { isSameSecret } from '../../http/is-same-secret.ts'
import type { Account } from './accounts.ts'
import { authError, mailIsOff, tooManySignIns } from './auth-gate.ts'
import type { AuthStore, Code, User } from './auth-store.ts'
import { describeUser } from './describe-user.ts'
import { type SessionIssuer, userAgentOf } from './issue-session.ts'
import { type LetterKind, type Mailer, writeCodeLetter, writeKnownLetter, writeMovedLetter } from './mail.ts'
import { buildUser } from './new-user.ts'
import { CODE_MINUTES, type OneTimeCodes } from './one-time-codes.ts'
import { hashPassword } from './password-hash.ts'
import { refuseWeakPassword } from './password-strength.ts'

export interface AccountCallOptions {
  store: AuthStore
  codes: OneTimeCodes
  sessions: SessionIssuer
  /** Absent when the server sends no mail. */
  mailer?: Mailer | undefined
  /** Whether everybody may open an account. */
  signUp: boolean
  /** The address of the site, for links in letters. */
  publicUrl: string | undefined
  /** Counts a letter to this address. Returns the seconds to wait when there was one just now, else 0. */
  takeLetter(email: string): Promise<number>
  onTrouble(error: unknown): void
  now(): number
}

/** For what a page exchanges for a session. */
const FLOW_MS = 5 * 60_000

const Email = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.trim().toLowerCase()),
    z
      .string()
      .check(z.maxLength(254), z.regex(/^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\]]+$/)),
  ),
)
const Challenge = {
  code_challenge: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  code_challenge_method: z.optional(z.nullable(z.string())),
}
const Metadata = z.optional(z.record(z.string(), z.unknown()))
const Asked = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  create_user: z.optional(z.boolean()),
  data: Metadata,
  type: z.optional(z.string()),
  password: z.optional(z.string()),
  ...Challenge,
})
type Asked = z.infer<typeof Asked>
const Verification = z.object({
  type: z.string(),
  email: z.optional(z.string()),
  token: z.optional(z.string()),
  token_hash: z.optional(z.string()),
})
const Exchange = z.object({ auth_code: z.string(), code_verifier: z.string() })

/** Which codes each type of verification takes; `email` is what newer clients send for all that signs in. */
const KINDS: Record<string, readonly LetterKind[]> = {
  email: ['sign-in', 'signup', 'invite'],
  magiclink: ['sign-in', 'signup'],
  signup: ['signup'],
  invite: ['invite'],
  recovery: ['recovery'],
  email_change: ['email_change'],
}

/** The same sentence for a code that is wrong, old, used or never was. */
const expired = () => authError(403, 'otp_expired', 'Token has expired or is invalid')
export const badEmail = () =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format')

export const readEmail = (text: unknown): string | undefined => Email.safeParse(text).data

/** A secret of the person that nobody knows, themselves included: they sign in with codes until they choose a password. */
export const drawUnknownPassword = () => hashPassword(randomBytes(32).toString('base64url'))

const challengeOf = ({ code_challenge: challenge, code_challenge_method: method }: Asked) =>
  challenge ? `${method?.toLowerCase() === 'plain' ? 'plain' : 's256'}:${challenge}` : ''

/** The calls by which people come in: signing up, codes, links, lost passwords. No answer tells whether an account exists. */
export function accountCalls(options: AccountCallOptions) {
  const { store, codes, sessions, mailer, signUp, publicUrl, takeLetter, onTrouble, now } = options

  /** The refusal of a second letter to one address within a minute, whether it has an account or not. */
  async function refuseHaste(email: string): Promise<Response | undefined> {
    const left = await takeLetter(email)
    if (left === 0) return undefined
    const answer = authError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${left} seconds.`,
    )
    answer.headers.set('Retry-After', String(left))
    return answer
  }

  /** The address that a letter is wanted for, or why none is sent. */
  async function addressFor(asked: Asked): Promise<string | Response> {
    if (!mailer) return mailIsOff()
    const email = readEmail(asked.email)
    return email === undefined ? badEmail() : ((await refuseHaste(email)) ?? email)
  }

  const linkOf = (type: string, link: string) =>
    publicUrl && `${publicUrl}/auth/v1/verify?${new URLSearchParams({ token: link, type }).toString()}`

  /** After the answer, which then takes as long for an address without an account as for one with. */
  function later(work: () => Promise<void>): void {
    setImmediate(() => void work().catch(onTrouble))
  }

  async function sendCode(kind: LetterKind, type: string, wanted: Parameters<OneTimeCodes['make']>[0]) {
    const { code, link } = await codes.make(wanted)
    await mailer?.send(
      writeCodeLetter(kind, {
        to: wanted.email,
        code,
        minutes: CODE_MINUTES,
        link: wanted.challenge ? linkOf(type, link) : undefined,
      }),
    )
  }

  async function otp(asked: Asked): Promise<Response> {
    if (asked.phone !== undefined)
      return authError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    const email = await addressFor(asked)
    if (typeof email !== 'string') return email
    later(async () => {
      const user = await store.findUserByEmail(email)
      const mayOpen = signUp && asked.create_user !== false
      if (!user && !mayOpen) return
      await sendCode('sign-in', 'magiclink', {
        kind: 'sign-in',
        email,
        userId: user?.id ?? randomUUID(),
        metadata: user ? {} : (asked.data ?? {}),
        challenge: challengeOf(asked),
      })
    })
    return Response.json({})
  }

  async function register(asked: Asked): Promise<Response> {
    if (!signUp) return authError(422, 'signup_disabled', 'Signups not allowed for this instance')
    if (asked.phone !== undefined)
      return authError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    if (asked.email === undefined)
      return authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    const email = readEmail(asked.email)
    if (email === undefined) return badEmail()
    if (!mailer) return mailIsOff()
    const weakness = await refuseWeakPassword(asked.password ?? '', email)
    if (weakness) return weakness
    const haste = await refuseHaste(email)
    if (haste) return haste
    const id = randomUUID()
    const at = new Date(now()).toISOString()
    later(async () => {
      if (await store.findUserByEmail(email)) return mailer.send(writeKnownLetter(email))
      await sendCode('signup', 'signup', {
        kind: 'signup',
        email,
        userId: id,
        passwordHash: await hashPassword(asked.password ?? ''),
        metadata: asked.data ?? {},
        challenge: challengeOf(asked),
      })
      return undefined
    })
    // The same for an address that has an account: only the letter tells.
    return Response.json({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      confirmation_sent_at: at,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: asked.data ?? {},
      identities: [],
      created_at: at,
      updated_at: at,
      is_anonymous: false,
    })
  }

  async function recover(asked: Asked): Promise<Response> {
    const email = await addressFor(asked)
    if (typeof email !== 'string') return email
    later(async () => {
      const user = await store.findUserByEmail(email)
      if (!user) return
      const challenge = challengeOf(asked)
      await sendCode('recovery', 'recovery', { kind: 'recovery', email, userId: user.id, challenge })
    })
    return Response.json({})
  }

  /** A new code for a sign-up or a new address that waits for its code. */
  async function resend(asked: Asked): Promise<Response> {
    if (asked.type !== 'signup' && asked.type !== 'email_change')
      return authError(
        400,
        'validation_failed',
        'Missing one of these types: signup, email_change, sms, phone_change',
      )
    const email = await addressFor(asked)
    if (typeof email !== 'string') return email
    const { type } = asked
    later(async () => {
      const waiting = (await store.findCodes(email)).find(({ kind }) => kind === type)
      if (!waiting) return
      await sendCode(type, type, {
        kind: type,
        email,
        userId: waiting.user_id,
        passwordHash: waiting.password_hash,
        metadata: JSON.parse(waiting.metadata),
        challenge: waiting.challenge,
      })
    })
    return Response.json({})
  }

  /** Opens the account that a code was for, when there is none yet. */
  async function openAccount({ email, user_id: id, password_hash: chosen, metadata }: Code) {
    const known = await store.findUserByEmail(email)
    if (known) return known
    if (!signUp) return undefined
    await store.insertUser(
      await buildUser({
        id,
        email,
        passwordHash: chosen || (await drawUnknownPassword()),
        userMetadata: JSON.parse(metadata),
      }),
    )
    return store.findUser(id)
  }

  /** What a right code does. */
  async function follow(code: Code): Promise<User | undefined> {
    if (code.kind === 'sign-in' || code.kind === 'signup') return openAccount(code)
    const user = await store.findUser(code.user_id)
    if (!user || code.kind !== 'email_change') return user
    // Somebody else may have taken the address meanwhile.
    if (await store.findUserByEmail(code.email)) return undefined
    await store.changeUser(user.id, { email: code.email })
    return store.findUser(user.id)
  }

  async function findCode(given: z.infer<typeof Verification>): Promise<Code | Response | undefined> {
    const kinds = KINDS[given.type] ?? []
    if (given.token_hash !== undefined) return codes.useLink(given.token_hash, kinds)
    const email = readEmail(given.email)
    if (email === undefined || given.token === undefined) return undefined
    const pause = await codes.secondsLeft(email)
    return pause > 0 ? tooManySignIns(pause) : codes.use(email, kinds, given.token)
  }

  const methodOf = ({ kind }: Code) => (kind === 'recovery' ? 'recovery' : 'otp')

  async function verify(request: Request): Promise<Response> {
    const given = Verification.safeParse(await request.json().catch(() => undefined))
    if (!given.success) return authError(400, 'validation_failed', 'Verify requires a verification type')
    const code = await findCode(given.data)
    if (code instanceof Response) return code
    const user = code && (await follow(code))
    const session = user && (await sessions.open(user, methodOf(code), userAgentOf(request)))
    return session ? Response.json(session) : expired()
  }

  /** A page of our own, whatever the link says. */
  function redirectTarget(wanted: string | null): string {
    const home = publicUrl ?? '/'
    const target = publicUrl && wanted ? URL.parse(wanted, publicUrl) : null
    return target && target.origin === publicUrl ? target.href.replace(/#.*$/, '') : home
  }

  /** A link of a letter that was opened in a browser. */
  async function openLink(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const target = redirectTarget(searchParams.get('redirect_to'))
    const code = await codes.useLink(
      searchParams.get('token') ?? '',
      KINDS[searchParams.get('type') ?? ''] ?? [],
    )
    const user = code && (await follow(code))
    const redirect = (suffix: string) =>
      new Response(null, { status: 303, headers: { Location: target + suffix, 'Cache-Control': 'no-store' } })
    if (!user) {
      const problem = {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      }
      return redirect(`#${new URLSearchParams(problem).toString()}`)
    }
    const [, method, challenge] = /^(s256|plain):(.+)$/s.exec(code.challenge) ?? []
    if (method === undefined || challenge === undefined) {
      const session = await sessions.open(user, methodOf(code), userAgentOf(request))
      const { user: _, ...tokens } = session ?? { user: undefined }
      const fragment = new URLSearchParams({ type: searchParams.get('type') ?? '' })
      for (const [name, value] of Object.entries(tokens)) fragment.set(name, String(value))
      return redirect(`#${fragment.toString()}`)
    }
    const authCode = randomUUID()
    await store.addFlow({ userId: user.id, code: authCode, method, challenge })
    return redirect(`${target.includes('?') ? '&' : '?'}code=${authCode}`)
  }

  async function exchange(request: Request): Promise<Response> {
    const given = Exchange.safeParse(await request.json().catch(() => undefined))
    const missing = () =>
      authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    if (!given.success || given.data.auth_code === '' || given.data.code_verifier === '')
      return authError(
        400,
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      )
    const flow = await store.findFlow(given.data.auth_code)
    if (!flow?.user_id) return missing()
    if (now() - Date.parse(flow.created_at ?? '') > FLOW_MS)
      return authError(403, 'flow_state_expired', 'invalid flow state, flow state has expired')
    const proof =
      flow.code_challenge_method === 'plain'
        ? given.data.code_verifier
        : createHash('sha256').update(given.data.code_verifier).digest('base64url')
    if (!isSameSecret(proof, flow.code_challenge ?? ''))
      return authError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    const user = (await store.useFlow(flow.id)) ? await store.findUser(flow.user_id) : undefined
    const session = user && (await sessions.open(user, 'otp', userAgentOf(request)))
    return session ? Response.json(session) : missing()
  }

  const POSTS: Record<string, (asked: Asked) => Promise<Response>> = {
    '/otp': otp,
    '/magiclink': otp,
    '/signup': register,
    '/recover': recover,
    '/resend': resend,
  }

  return {
    sendCode,
    refuseHaste,
    linkOf,
    /** The answer to a call that needs no session; undefined for every other call. */
    async answer(route: string, request: Request): Promise<Response | undefined> {
      const { method } = request
      const post = method === 'POST' ? POSTS[route] : undefined
      if (post) {
        const asked = Asked.safeParse(await request.json().catch(() => undefined))
        return asked.success
          ? post(asked.data)
          : authError(400, 'validation_failed', 'The call has fields of a wrong type.')
      }
      if (route === '/verify')
        return method === 'POST' ? verify(request) : method === 'GET' ? openLink(request) : undefined
      const isExchange =
        route === '/token' &&
        method === 'POST' &&
        new URL(request.url).searchParams.get('grant_type') === 'pkce'
      return isExchange ? exchange(request) : undefined
    },
    /** Sends a code to the address of somebody who is signed in, to prove once more that it is them. */
    async reauthenticate({ email, userId }: Account): Promise<Response> {
      if (!mailer) return mailIsOff()
      const haste = await refuseHaste(email)
      if (haste) return haste
      await sendCode('reauthentication', 'reauthentication', { kind: 'reauthentication', email, userId })
      return Response.json({})
    },
    /** Sends a code to a new address; the account moves there when the code comes back. */
    async moveTo(account: Account, wanted: unknown): Promise<Response> {
      if (!mailer) return mailIsOff()
      const email = readEmail(wanted)
      if (email === undefined) return badEmail()
      const haste = await refuseHaste(email)
      if (haste) return haste
      later(async () => {
        await mailer.send(writeMovedLetter(account.email, email))
        if (await store.findUserByEmail(email)) return
        await sendCode('email_change', 'email_change', {
          kind: 'email_change',
          email,
          userId: account.userId,
        })
      })
      const user = await store.findUser(account.userId)
      return user
        ? Response.json({ ...(await describeUser(store, user)), new_email: email })
        : authError(404, 'user_not_found', 'User not found')
    },
  }
}
export type AccountCalls = ReturnType<typeof accountCalls>
