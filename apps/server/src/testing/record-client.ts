import { createClient } from '@supabase/supabase-js'

export interface Sent {
  call: string
  query: Record<string, string>
  body: unknown
}

export const FACTOR = { id: 'factor-1', factor_type: 'totp', status: 'verified', friendly_name: 'Phone' }
export const USER = {
  id: 'user-1',
  aud: 'authenticated',
  email: 'a@example.org',
  identities: [],
  factors: [FACTOR],
}

/** A token without a real signature: the client only reads when it expires. */
export const accessToken = (secondsLeft: number) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + secondsLeft
  return `${part({ alg: 'ES256', kid: 'key-1' })}.${part({ sub: 'user-1', aal: 'aal1', exp })}.${part({ x: 1 })}`
}
const session = (secondsLeft = 3600) => ({
  access_token: accessToken(secondsLeft),
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: secondsLeft,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  user: USER,
})

export type Answer = (call: string) => { status?: number; json: unknown } | undefined

/** A client whose requests are recorded and answered by the test. */
export function recordClient(answer: Answer = () => undefined, autoRefreshToken = false) {
  const sent: Sent[] = []
  const client = createClient('http://backend.test', 'publishable-key', {
    auth: { persistSession: false, autoRefreshToken },
    global: {
      async fetch(input, init) {
        const url = new URL(input instanceof Request ? input.url : input)
        const call = `${init?.method ?? 'GET'} ${url.pathname}`
        const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
        sent.push({ call, query: Object.fromEntries(url.searchParams), body })
        const { status = 200, json } = answer(call) ?? { json: session() }
        return Response.json(json, { status })
      },
    },
  })
  return { client, sent }
}

export async function recordSignedIn(answer?: Answer) {
  const made = recordClient(answer)
  await made.client.auth.signInWithPassword({ email: 'a@example.org', password: 'secret' })
  made.sent.length = 0
  return made
}

export const calls = (sent: readonly Sent[]) => sent.map(({ call }) => call)
