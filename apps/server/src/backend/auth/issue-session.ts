import { type Account, type AccountStore, passwordFingerprint } from './accounts.ts'
import type { AuthStore, Proofs, User } from './auth-store.ts'
import { describeUser } from './describe-user.ts'
import type { TokenKeys } from './token-keys.ts'

const LIFETIME_SECONDS = 3600
const LONGEST_NAME = 300

interface IssueOptions {
  store: AuthStore
  accounts: Pick<AccountStore, 'findBySession'>
  tokens: TokenKeys
  jwtSecret: string
  issuer: string
  now(): number
}

/** The name by which a browser introduces itself, for the list of devices. */
export const userAgentOf = (request: Request): string =>
  (request.headers.get('User-Agent') ?? '').slice(0, LONGEST_NAME)

export function sessionIssuer({ store, accounts, tokens, jwtSecret, issuer, now }: IssueOptions) {
  const seconds = () => Math.floor(now() / 1000)

  /** The answer to a sign-in or a renewal, in the form of a Supabase; the token ends with the session, the password and the role. */
  async function describeSession(account: Account, refreshToken: string, more: object = {}) {
    const user = await store.findUser(account.userId)
    if (!user) return undefined
    const described = await describeUser(store, user)
    const expiresAt = seconds() + LIFETIME_SECONDS
    const token = await tokens.sign({
      iss: issuer,
      sub: user.id,
      aud: 'authenticated',
      iat: seconds(),
      exp: expiresAt,
      email: described.email,
      phone: '',
      // The policies on SQLite fail with an error when there is no role at all, so there is always one.
      app_metadata: { role: null, ...described.app_metadata },
      user_metadata: described.user_metadata,
      role: 'authenticated',
      aal: account.aal,
      amr: account.proofs,
      session_id: account.sessionId,
      is_anonymous: false,
      password_fingerprint: passwordFingerprint(account, jwtSecret),
    })
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: LIFETIME_SECONDS,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: described,
      ...more,
    }
  }

  return {
    describeSession,
    /** Opens a session for somebody who has proved who they are. */
    async open(user: User, method: string, userAgent: string) {
      const proofs: Proofs = [{ method, timestamp: seconds() }]
      const { sessionId, refreshToken } = await store.openSession(user.id, proofs, userAgent)
      const account = await accounts.findBySession(sessionId)
      return account && describeSession(account, refreshToken)
    },
    proofs: (method: string): Proofs => [{ method, timestamp: seconds() }],
  }
}
export type SessionIssuer = ReturnType<typeof sessionIssuer>
