/** How the client library keeps a session alive, on which the admin area relies. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accessToken, calls, recordClient, recordSignedIn, USER } from '../testing/record-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a session', () => {
  it('AUTH-06 tells its listeners what happened to it', async () => {
    const { client } = recordClient((call) => (call.endsWith('/user') ? { json: USER } : undefined))
    const events: string[] = []
    client.auth.onAuthStateChange((event) => {
      events.push(event)
    })
    await vi.waitFor(() => expect(events).toEqual(['INITIAL_SESSION']))
    await client.auth.signInWithPassword({ email: 'a@example.org', password: 'secret' })
    await client.auth.refreshSession()
    await client.auth.updateUser({ data: { name: 'A' } })
    await client.auth.verifyOtp({ email: 'a@example.org', token: '123456', type: 'recovery' })
    await client.auth.signOut()
    expect(events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'PASSWORD_RECOVERY',
      'SIGNED_OUT',
    ])
  })

  it('AUTH-07 is checked every 30 s and renewed when it ends within 90 s', async () => {
    vi.useFakeTimers()
    const { client, sent } = await recordSignedIn()
    await client.auth.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(3600_000 - 121_000)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toMatchObject([{ call: 'POST /auth/v1/token', query: { grant_type: 'refresh_token' } }])
    await client.auth.stopAutoRefresh()
  })

  it('AUTH-09 is not renewed while the page is hidden, and is checked when the page is visible again', async () => {
    const document = { visibilityState: 'visible' }
    vi.stubGlobal('document', document)
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    vi.useFakeTimers()
    const { client, sent } = recordClient(undefined, true)
    await client.auth.signInWithPassword({ email: 'a@example.org', password: 'secret' })
    const look = async (state: string) => {
      document.visibilityState = state
      window.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(0)
    }
    await look('hidden')
    sent.length = 0
    await vi.advanceTimersByTimeAsync(3590_000)
    expect(sent).toEqual([])
    await look('visible')
    expect(sent).toMatchObject([{ query: { grant_type: 'refresh_token' } }])
    await client.auth.stopAutoRefresh()
  })

  it('AUTH-08 AUTH-26 is renewed with retries after 200 ms, then 400 ms, while the server is down', async () => {
    const times: number[] = []
    let isAway = false
    const { client } = await recordSignedIn((call) => {
      if (!isAway || call !== 'POST /auth/v1/token') return undefined
      times.push(Date.now())
      return { status: 503, json: {} }
    })
    vi.useFakeTimers()
    isAway = true
    const refreshing = client.auth.refreshSession()
    await vi.advanceTimersByTimeAsync(650)
    const [first = 0, second = 0, third = 0] = times
    expect([second - first, third - second]).toEqual([200, 400])
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await refreshing).error?.name).toBe('AuthRetryableFetchError')
  })

  it('AUTH-25 gives a clear error when it is missing', async () => {
    const { client } = recordClient()
    expect((await client.auth.refreshSession()).error?.message).toBe('Auth session missing!')
    expect((await client.auth.updateUser({ password: 'secret' })).error?.message).toBe(
      'Auth session missing!',
    )
  })

  it('AUTH-23 looks up the keys that sign, and refuses a token that none of them signed', async () => {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])
    const key = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'key-1', alg: 'ES256' }
    const { client, sent } = recordClient(() => ({ json: { keys: [key] } }))
    const { error } = await client.auth.getClaims(accessToken(3600))
    expect(calls(sent)).toEqual(['GET /auth/v1/.well-known/jwks.json'])
    expect(error?.message).toBe('Invalid JWT signature')
  })
})
