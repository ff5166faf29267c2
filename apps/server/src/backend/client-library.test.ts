/**
 * The calls that the client library makes to a backend: a newer version with other calls is noticed here, before an admin
 * notices it.
 */
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { calls, FACTOR, recordClient, recordSignedIn, USER } from '../testing/record-client.ts'

describe('signing in', () => {
  it('AUTH-03 AUTH-04 takes an e-mail address or a phone number with a password, and gives the user with identities', async () => {
    const { client, sent } = recordClient()
    const byEmail = await client.auth.signInWithPassword({ email: 'a@example.org', password: 'secret' })
    expect(byEmail.data.user).toMatchObject({ id: 'user-1', identities: [] })
    await client.auth.signInWithPassword({ phone: '+911234567890', password: 'secret' })
    expect(sent).toMatchObject([
      { call: 'POST /auth/v1/token', query: { grant_type: 'password' }, body: { email: 'a@example.org' } },
      { call: 'POST /auth/v1/token', query: { grant_type: 'password' }, body: { phone: '+911234567890' } },
    ])
    // @ts-expect-error neither of the two
    const neither = await client.auth.signInWithPassword({ password: 'secret' })
    expect(neither.error?.message).toBe('You must provide either an email or phone number and a password')
  })

  it('AUTH-05 sends a one-time code to a phone or an e-mail address', async () => {
    const { client, sent } = recordClient(() => ({ json: {} }))
    await client.auth.signInWithOtp({ email: 'a@example.org' })
    await client.auth.signInWithOtp({ phone: '+911234567890' })
    expect(calls(sent)).toEqual(['POST /auth/v1/otp', 'POST /auth/v1/otp'])
    // @ts-expect-error neither of the two
    const neither = await client.auth.signInWithOtp({})
    expect(neither.error?.message).toBe('You must provide either an email or phone number.')
  })

  it('AUTH-10 AUTH-14 calls signup, verify, recover, resend, reauthenticate, sso and identities', async () => {
    const { client, sent } = await recordSignedIn()
    await client.auth.reauthenticate()
    await client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
    await client.auth.signInWithSSO({ domain: 'example.org', options: { skipBrowserRedirect: true } })
    await client.auth.signUp({ email: 'a@example.org', password: 'secret' })
    await client.auth.verifyOtp({ email: 'a@example.org', token: '123456', type: 'email' })
    await client.auth.resetPasswordForEmail('a@example.org')
    await client.auth.resend({ type: 'signup', email: 'a@example.org' })
    expect(calls(sent)).toEqual([
      'GET /auth/v1/reauthenticate',
      'GET /auth/v1/user/identities/authorize',
      'POST /auth/v1/sso',
      'POST /auth/v1/signup',
      'POST /auth/v1/verify',
      'POST /auth/v1/recover',
      'POST /auth/v1/resend',
    ])
  })

  it('AUTH-16 makes the address of a provider with redirect, scopes and a PKCE challenge', async () => {
    const client = createClient('http://backend.test', 'publishable-key', {
      auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
    })
    const { data } = await client.auth.signInWithOAuth({
      provider: 'github',
      options: { redirectTo: 'http://app.test/done', scopes: 'repo', skipBrowserRedirect: true },
    })
    const address = new URL(data.url ?? '')
    expect(address.pathname).toBe('/auth/v1/authorize')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      provider: 'github',
      redirect_to: 'http://app.test/done',
      scopes: 'repo',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 's256',
    })
  })

  it('AUTH-15 manages users with the service key', async () => {
    const { client, sent } = recordClient(() => ({ json: { user: USER, users: [USER] } }))
    await client.auth.admin.listUsers()
    await client.auth.admin.createUser({ email: 'b@example.org' })
    const id = 'a1b2c3d4-0000-4000-8000-000000000000'
    await client.auth.admin.getUserById(id)
    await client.auth.admin.updateUserById(id, { password: 'secret' })
    await client.auth.admin.deleteUser(id)
    expect([...new Set(calls(sent))]).toEqual([
      'GET /auth/v1/admin/users',
      'POST /auth/v1/admin/users',
      `GET /auth/v1/admin/users/${id}`,
      `PUT /auth/v1/admin/users/${id}`,
      `DELETE /auth/v1/admin/users/${id}`,
    ])
  })
})

describe('a second factor', () => {
  it('AUTH-17 AUTH-18 AUTH-19 AUTH-20 AUTH-21 AUTH-22 is enrolled, challenged, verified and removed', async () => {
    const { client, sent } = await recordSignedIn((call) => {
      if (call === 'GET /auth/v1/user') return { json: USER }
      if (call === 'POST /auth/v1/factors') return { json: { id: 'factor-1', type: 'phone' } }
      if (call.endsWith('/challenge')) return { json: { id: 'challenge-1', type: 'phone' } }
      return undefined
    })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1' })
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([FACTOR])
    sent.length = 0
    await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Phone', phone: '+911234567890' })
    await client.auth.mfa.challenge({ factorId: 'factor-1', channel: 'sms' })
    await client.auth.mfa.verify({ factorId: 'factor-1', challengeId: 'challenge-1', code: '123456' })
    await client.auth.mfa.unenroll({ factorId: 'factor-1' })
    expect(sent).toMatchObject([
      {
        call: 'POST /auth/v1/factors',
        body: { friendly_name: 'Phone', factor_type: 'phone', phone: '+911234567890' },
      },
      { call: 'POST /auth/v1/factors/factor-1/challenge', body: { channel: 'sms' } },
      {
        call: 'POST /auth/v1/factors/factor-1/verify',
        body: { code: '123456', challenge_id: 'challenge-1' },
      },
      { call: 'DELETE /auth/v1/factors/factor-1' },
    ])
  })

  it('AUTH-19 names the issuer of a time-based code', async () => {
    const { client, sent } = await recordSignedIn(() => ({
      json: { id: 'factor-1', type: 'totp', totp: {} },
    }))
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App', issuer: 'Ekagra' })
    expect(sent.at(-1)?.body).toEqual({ friendly_name: 'App', factor_type: 'totp', issuer: 'Ekagra' })
  })
})

describe('data', () => {
  it('AUTH-28 AUTH-29 reads, adds, changes and removes rows, and calls functions', async () => {
    const { client, sent } = recordClient(() => ({ json: [] }))
    await client.from('questions').select('*')
    await client.from('questions').insert({ text: 'a' })
    await client.from('questions').update({ text: 'b' }).eq('id', 1)
    await client.from('questions').delete().eq('id', 1)
    await client.rpc('count_questions', { topic: 'a' })
    expect(calls(sent)).toEqual([
      'GET /rest/v1/questions',
      'POST /rest/v1/questions',
      'PATCH /rest/v1/questions',
      'DELETE /rest/v1/questions',
      'POST /rest/v1/rpc/count_questions',
    ])
  })

  it('AUTH-35 reconnects live updates after 1, 2, 5 and then every 10 s', () => {
    const { client } = recordClient()
    const delays = [1, 2, 3, 4, 5].map((tries) => client.realtime.reconnectAfterMs(tries))
    expect(delays).toEqual([1000, 2000, 5000, 10_000, 10_000])
    expect(client.realtime.timeout).toBe(10_000)
  })
})
