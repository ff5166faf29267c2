import { decode, sign } from 'hono/jwt'
import * as z from 'zod/mini'

const Session = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({
    app_metadata: z.record(z.string(), z.unknown()),
    user_metadata: z.record(z.string(), z.unknown()),
  }),
})

/**
 * Puts what a Supabase has in its access tokens, and the embedded auth service leaves out, into a session: the metadata of the
 * user, on which the row policies decide who is an admin, and the assurance level.
 * @returns undefined when the answer holds no session
 */
export async function signSession(answer: unknown, jwtSecret: string): Promise<object | undefined> {
  const session = Session.safeParse(answer)
  if (!session.success) return undefined
  const { access_token, user } = session.data
  const claims = {
    ...decode(access_token).payload,
    // Without any role the policies on SQLite would fail to find one instead of finding the wrong one.
    app_metadata: { role: null, ...user.app_metadata },
    user_metadata: user.user_metadata,
    aal: 'aal1',
    is_anonymous: false,
  }
  return { ...session.data, access_token: await sign(claims, jwtSecret, 'HS256') }
}
