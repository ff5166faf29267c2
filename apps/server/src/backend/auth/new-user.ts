import { randomInt, randomUUID } from 'node:crypto'
import { hashPassword } from './password-hash.ts'

/** A user as stored in the auth tables, on both databases. */
export interface NewUser {
  id: string
  email: string
  passwordHash: string
  appMetadata: Record<string, unknown>
  userMetadata: Record<string, unknown>
  identityId: string
  identityData: Record<string, unknown>
  createdAt: string
}

export async function buildUser(user: {
  id?: string
  email: string
  /** One of both. */
  password?: string
  passwordHash?: string
  appMetadata?: Record<string, unknown>
  userMetadata?: Record<string, unknown>
}): Promise<NewUser> {
  const id = user.id ?? randomUUID()
  return {
    id,
    email: user.email,
    passwordHash: user.passwordHash ?? (await hashPassword(user.password ?? randomUUID())),
    appMetadata: { provider: 'email', providers: ['email'], ...user.appMetadata },
    userMetadata: { email: user.email, email_verified: true, ...user.userMetadata },
    identityId: randomUUID(),
    identityData: { sub: id, email: user.email, email_verified: true, phone_verified: false },
    createdAt: new Date().toISOString(),
  }
}

const FIRST_ADMIN_EMAIL = 'admin@ekagra.local'

/** No letters or digits that look alike: people read this password from a screen. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Five groups of five: more than 120 bits. */
function drawPassword(): string {
  const group = () => Array.from({ length: 5 }, () => READABLE[randomInt(READABLE.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}

export interface FirstAdmin {
  email: string
  password: string
  user: NewUser
}

/** The printed password must be changed at the first sign-in; the flag is removed with that change. */
export async function drawFirstAdmin(): Promise<FirstAdmin> {
  const [email, password] = [FIRST_ADMIN_EMAIL, drawPassword()]
  const user = await buildUser({
    email,
    password,
    appMetadata: { role: 'admin' },
    userMetadata: { must_change_password: true },
  })
  return { email, password, user }
}
