import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'

/** Whoever a session belongs to, as the database knows them now; a token knows only how it was when it was signed. */
export interface Account {
  sessionId: string
  userId: string
  email: string
  passwordHash: string
  isAdmin: boolean
  /** They signed in with a printed password and have not chosen their own. */
  mustChangePassword: boolean
  /** How sure the server is of who this is: aal2 after a second factor. */
  aal: 'aal1' | 'aal2'
  /** They have turned on a second factor, so a session without it may do nothing. */
  hasFactor: boolean
  /** How they proved who they are, and when, in seconds since 1970. */
  proofs: { method: string; timestamp: number }[]
}

/** A session ends this long after its sign-in, and this long after it was last renewed, which a page does every hour while it is open. */
export const LONGEST_SESSION_DAYS = 30
export const LONGEST_PAUSE_DAYS = 7

/** What the gateway needs from the auth tables and the auth service does not offer. */
export interface AccountStore {
  /** The account of a session that has not ended and is not too old. */
  findBySession(sessionId: string): Promise<Account | undefined>
  endSession(sessionId: string): Promise<void>
  /** Ends the session of a refresh token that was not used for too long, so that the auth service does not renew it. */
  endIfForgotten(refreshToken: string): Promise<void>
  /** Marks the printed password of a user as used. False when it was used before: of several sign-ins at one moment only one gets true. */
  useOneTimePassword(userId: string): Promise<boolean>
}

/** On PostgreSQL the auth service stores what a user changes as JSON text inside JSON. */
export function readJson(value: unknown): unknown {
  return typeof value === 'string' ? readJson(JSON.parse(value)) : (value ?? {})
}
const Json = z.pipe(z.unknown(), z.transform(readJson))

const ProofsText = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((text: string | null) => readJson(text ?? '[]')),
    z.catch(z.array(z.object({ method: z.string(), timestamp: z.number() })), []),
  ),
)

const Row = z.object({
  session_id: z.string(),
  user_id: z.string(),
  email: z.nullable(z.string()),
  encrypted_password: z.nullable(z.string()),
  raw_app_meta_data: z.pipe(Json, z.looseObject({ role: z.optional(z.unknown()) })),
  raw_user_meta_data: z.pipe(Json, z.looseObject({ must_change_password: z.optional(z.unknown()) })),
  aal: z.nullable(z.string()),
  proofs: ProofsText,
  factors: z.coerce.number(),
})

/** A row of the sessions joined with their users, on both databases. */
export function readAccountRow(found: unknown): Account {
  const row = Row.parse(found)
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    email: row.email ?? '',
    passwordHash: row.encrypted_password ?? '',
    isAdmin: row.raw_app_meta_data.role === 'admin',
    mustChangePassword: row.raw_user_meta_data.must_change_password === true,
    aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
    hasFactor: row.factors > 0,
    proofs: row.proofs,
  }
}

/** Stored with a token, so that it ends with the password. Without our secret nothing can be learnt from it. */
export function passwordFingerprint(
  { passwordHash }: Pick<Account, 'passwordHash'>,
  jwtSecret: string,
): string {
  return createHmac('sha256', jwtSecret)
    .update(`password of a session\n${passwordHash}`)
    .digest('base64url')
    .slice(0, 22)
}
