import { createHmac, hkdfSync, randomInt, randomUUID } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import * as z from 'zod/mini'
import type { Account, AccountStore } from './accounts.ts'
import { authError, tooManySignIns } from './auth-gate.ts'
import type { AuthStore, Factor } from './auth-store.ts'
import { type SessionIssuer, userAgentOf } from './issue-session.ts'
import type { SignInPauses } from './sign-in-pauses.ts'

const ISSUER = 'Ekagra'
const PERIOD_SECONDS = 30
/** A phone's clock may be one period off. */
const WINDOW = 1
const CHALLENGE_MS = 5 * 60_000
const RECOVERY_CODES = 10
const MOST_FACTORS = 10

/** No letters or digits that look alike: people write these codes on paper. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const drawRecoveryCode = () => {
  const half = () => Array.from({ length: 5 }, () => READABLE[randomInt(READABLE.length)]).join('')
  return `${half()}-${half()}`
}

const NewFactor = z.object({
  factor_type: z.string(),
  friendly_name: z.optional(z.string().check(z.maxLength(100))),
  issuer: z.optional(z.string().check(z.maxLength(100))),
})
const Proof = z.object({ challenge_id: z.string(), code: z.string().check(z.maxLength(40)) })

interface FactorOptions {
  store: AuthStore
  accounts: Pick<AccountStore, 'findBySession'>
  sessions: SessionIssuer
  pauses: SignInPauses
  jwtSecret: string
  now(): number
}

/** What somebody may not do before the second factor that they have turned on. */
export const needsSecondFactor = (account: Account): boolean => account.hasFactor && account.aal !== 'aal2'

export const refuseAssurance = (): Response =>
  authError(403, 'insufficient_aal', 'A session with the second factor is needed for this.')

const noFactor = () => authError(404, 'mfa_factor_not_found', 'Factor not found')

/** There is one set of recovery codes for each person, so it goes by the person's id. */
const recoveryFactor = ({ userId }: Account) => ({ id: userId, type: 'recovery_code' })

/** The second factor: codes of an app that knows a secret and the time, and recovery codes on paper for when the app is lost. */
export function secondFactors({ store, accounts, sessions, pauses, jwtSecret, now }: FactorOptions) {
  const key = new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'secrets of second factors', 32))
  const encrypt = (text: string) =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key)
  const decrypt = async (text: string) =>
    new TextDecoder().decode((await compactDecrypt(text, key)).plaintext)
  /** Letter case, spaces and dashes do not matter. */
  const hashRecoveryCode = (userId: string, code: string) =>
    createHmac('sha256', jwtSecret)
      .update(`recovery code\n${userId}\n${code.toLowerCase().replace(/[\s-]/g, '')}`)
      .digest('base64url')
  const pauseKey = (userId: string) => `second factor of ${userId}`

  const totpOf = (secret: string, label: string, issuer: string) =>
    new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

  async function enroll(account: Account, body: unknown): Promise<Response> {
    const wanted = NewFactor.safeParse(body)
    if (!wanted.success) return authError(400, 'validation_failed', 'Name the kind of factor as factor_type.')
    const { factor_type: type, friendly_name: name = '', issuer = ISSUER } = wanted.data
    if (type === 'phone' || type === 'webauthn')
      return authError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`)
    if (type !== 'totp') return authError(400, 'validation_failed', 'factor_type needs to be totp')
    if (needsSecondFactor(account)) return refuseAssurance()
    await store.removeUnverifiedFactors(account.userId)
    const factors = await store.listFactors(account.userId)
    if (factors.length >= MOST_FACTORS)
      return authError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached')
    if (factors.some(({ friendly_name: known }) => known === name))
      return authError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" exists already`,
      )
    const secret = new Secret({ size: 20 }).base32
    const uri = totpOf(secret, account.email, issuer).toString()
    const id = randomUUID()
    await store.addFactor({ id, user_id: account.userId, friendly_name: name, secret: await encrypt(secret) })
    return Response.json({
      id,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: renderSVG(uri), secret, uri },
    })
  }

  async function challenge(account: Account, factor: Factor): Promise<Response> {
    const id = randomUUID()
    const expiresAt = now() + CHALLENGE_MS
    await store.addChallenge(id, factor.id, account.userId, new Date(expiresAt).toISOString())
    return Response.json({ id, type: 'totp', expires_at: Math.floor(expiresAt / 1000) })
  }

  /** Whether a code of the app is right; each works once. */
  async function isRight(account: Account, factor: Factor, typed: string): Promise<boolean> {
    const totp = totpOf(await decrypt(factor.secret), account.email, ISSUER)
    const delta = totp.validate({ token: typed.replace(/\s/g, ''), timestamp: now(), window: WINDOW })
    const step = Math.floor(now() / 1000 / PERIOD_SECONDS) + (delta ?? 0)
    return delta !== null && store.useStep(factor.id, step)
  }

  /** Checks a code as slowly as it has been guessed before, and raises the session when it is right. */
  async function prove(
    account: Account,
    request: Request,
    { method, isRight, wrong }: { method: string; isRight(): Promise<boolean>; wrong: string },
  ): Promise<Response> {
    const key = pauseKey(account.userId)
    const refusal = await pauses.inTurn(key, async () => {
      const pause = await pauses.secondsLeft(key)
      if (pause > 0) return tooManySignIns(pause)
      const isProven = await isRight()
      await (isProven ? pauses.succeeded(key) : pauses.failed(key))
      return isProven ? undefined : authError(422, 'mfa_verification_failed', wrong)
    })
    if (refusal) return refusal
    await store.markSession(account.sessionId, {
      aal: 'aal2',
      proofs: [...account.proofs.filter((proof) => proof.method !== method), ...sessions.proofs(method)],
      userAgent: userAgentOf(request),
    })
    const raised = await accounts.findBySession(account.sessionId)
    const answer =
      raised &&
      (await sessions.describeSession(raised, await store.renewSession(raised.userId, raised.sessionId)))
    return answer ? Response.json(answer) : authError(403, 'session_not_found', 'This session has ended.')
  }

  async function verify(account: Account, factor: Factor, request: Request): Promise<Response> {
    const proof = Proof.safeParse(await request.json().catch(() => undefined))
    if (!proof.success) return authError(400, 'validation_failed', 'Send challenge_id and code.')
    const { challenge_id: challengeId, code } = proof.data
    if (!(await store.hasChallenge(challengeId, factor.id, account.userId)))
      return authError(
        422,
        'mfa_challenge_expired',
        `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
      )
    const answer = await prove(account, request, {
      method: 'totp',
      isRight: () => isRight(account, factor, code),
      wrong: 'Invalid TOTP code entered',
    })
    if (!answer.ok) return answer
    await store.removeChallenge(challengeId)
    // Sessions from before do not have the factor, and whoever holds one might not have it either.
    if (factor.status === 'unverified') await store.endSessions(account.userId, account.sessionId)
    return answer
  }

  async function remove(account: Account, factor: Factor): Promise<Response> {
    if (factor.status === 'verified' && account.aal !== 'aal2') return refuseAssurance()
    await store.removeFactor(account.userId, factor.id)
    return Response.json({ id: factor.id })
  }

  /** New codes on paper; the old ones end. They are shown this once. */
  async function drawRecoveryCodes(account: Account): Promise<Response> {
    if (!account.hasFactor) return noFactor()
    if (account.aal !== 'aal2') return refuseAssurance()
    const codes = Array.from({ length: RECOVERY_CODES }, drawRecoveryCode)
    await store.replaceRecoveryCodes(
      account.userId,
      codes.map((code) => hashRecoveryCode(account.userId, code)),
    )
    return Response.json({
      ...recoveryFactor(account),
      friendly_name: 'Recovery codes',
      total: codes.length,
      codes,
    })
  }

  async function useRecoveryCode(account: Account, request: Request): Promise<Response> {
    const given = z
      .object({ code: z.string().check(z.maxLength(40)) })
      .safeParse(await request.json().catch(() => undefined))
    if (!given.success) return authError(400, 'validation_failed', 'Send code.')
    if (!account.hasFactor) return noFactor()
    return prove(account, request, {
      method: 'mfa/recovery_code',
      isRight: () => store.useRecoveryCode(account.userId, hashRecoveryCode(account.userId, given.data.code)),
      wrong: 'Invalid recovery code entered',
    })
  }

  /** The calls by which the client library handles recovery codes. */
  async function answerRecovery(action: string, request: Request, account: Account) {
    const { method } = request
    if (action === '/verify') return method === 'POST' ? useRecoveryCode(account, request) : undefined
    if (method === 'POST') return drawRecoveryCodes(account)
    if (action !== '') return undefined
    if (needsSecondFactor(account)) return refuseAssurance()
    const remaining = await store.countRecoveryCodes(account.userId)
    if (method === 'DELETE') {
      await store.replaceRecoveryCodes(account.userId, [])
      return Response.json({ id: account.userId })
    }
    if (method !== 'GET') return undefined
    return remaining === 0
      ? noFactor()
      : Response.json({ ...recoveryFactor(account), total: RECOVERY_CODES, remaining })
  }

  return {
    /** The answer to a call below /factors; undefined for every other call. */
    async answer(route: string, request: Request, account: Account): Promise<Response | undefined> {
      const { method } = request
      if (route === '/factors' && method === 'POST')
        return enroll(account, await request.json().catch(() => undefined))
      const [, recovery] = /^\/factors\/recovery-codes(|\/verify|\/regenerate)$/.exec(route) ?? []
      if (recovery !== undefined) return answerRecovery(recovery, request, account)
      const [, id, action] = /^\/factors\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/.exec(route) ?? []
      if (id === undefined) return undefined
      const factor = (await store.listFactors(account.userId)).find((known) => known.id === id)
      if (!factor) return noFactor()
      if (method === 'DELETE' && action === undefined) return remove(account, factor)
      if (method !== 'POST') return undefined
      if (action === 'challenge') return challenge(account, factor)
      return action === 'verify' ? verify(account, factor, request) : undefined
    },
  }
}
