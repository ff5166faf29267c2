import { randomInt, randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'

/** A user as the auth tables hold it, whatever the database. */
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

/** The cost that the auth service itself uses. */
const BCRYPT_COST = 10

export async function buildUser(user: {
  email: string
  password: string
  appMetadata?: Record<string, unknown>
  userMetadata?: Record<string, unknown>
}): Promise<NewUser> {
  const id = randomUUID()
  return {
    id,
    email: user.email,
    passwordHash: await hash(user.password, BCRYPT_COST),
    appMetadata: { provider: 'email', providers: ['email'], ...user.appMetadata },
    userMetadata: { email: user.email, email_verified: true, ...user.userMetadata },
    identityId: randomUUID(),
    identityData: { sub: id, email: user.email, email_verified: true, phone_verified: false },
    createdAt: new Date().toISOString(),
  }
}

const FIRST_ADMIN_EMAIL = 'admin@ekagra.local'

/** No letter or digit that looks like another one: this password is read from a screen. */
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

/** Whoever signs in with the printed password must choose another one; the flag goes with that change. */
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
