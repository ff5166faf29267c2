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
function readJson(value: unknown): unknown {
  return typeof value === 'string' ? readJson(JSON.parse(value)) : (value ?? {})
}
const Json = z.pipe(z.unknown(), z.transform(readJson))

const Row = z.object({
  session_id: z.string(),
  user_id: z.string(),
  email: z.nullable(z.string()),
  encrypted_password: z.nullable(z.string()),
  raw_app_meta_data: z.pipe(Json, z.looseObject({ role: z.optional(z.unknown()) })),
  raw_user_meta_data: z.pipe(Json, z.looseObject({ must_change_password: z.optional(z.unknown()) })),
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
