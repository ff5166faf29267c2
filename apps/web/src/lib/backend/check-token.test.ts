import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

vi.mock('../stores/core/log-storage-problem.ts')

const JWKS = '/auth/v1/.well-known/jwks.json'
const part = (value: object) =>
  btoa(JSON.stringify(value)).replace(/[+]/g, '-').replace(/\//g, '_').replace(/=/g, '')

async function makeKeys(kid: string) {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )
  const published = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid, alg: 'ES256' }
  /** A token that has expired long ago, as on a device whose clock is wrong. */
  const sign = async () => {
    const text = `${part({ alg: 'ES256', kid, typ: 'JWT' })}.${part({ sub: 'user-1', exp: 1000 })}`
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      new TextEncoder().encode(text),
    )
    const raw = String.fromCharCode(...new Uint8Array(signature))
    return `${text}.${btoa(raw).replace(/[+]/g, '-').replace(/\//g, '_').replace(/=/g, '')}`
  }
  return { published, sign }
}

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  localStorage.clear()
  // Each test creates a client, and the library warns about several clients on one page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

const present = () => Response.json({ id: 'user-1' })

async function open(answer: () => Response | Promise<Response>, user: () => Response = present) {
  const requests = stubServer({
    ...answerConfig(),
    [JWKS]: answer,
    '/auth/v1/user': user,
    '/auth/v1/token': () => Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
  })
  const { backendClient } = await import('./backend-client.ts')
  const client = await backendClient()
  if (!client) throw new Error('no client')
  return { client, requests, ...(await import('./check-token.ts')) }
}

describe('a token', () => {
  it('AUTH-27 is checked by the published keys, and its problem is said', async () => {
    const [ours, other] = await Promise.all([makeKeys('key-1'), makeKeys('key-1')])
    const token = await ours.sign()
    let keys: object[] = [ours.published]
    const { client, checkToken } = await open(() => Response.json({ keys }))
    expect(await checkToken(client, token)).toBeUndefined()
    expect(await checkToken(client, 'no token')).toBe('Invalid JWT signature')
    expect(await checkToken(client, await other.sign())).toBe('Invalid JWT signature')
    keys = [{ ...ours.published, kid: 'key-2' }]
    expect(await checkToken(client, token)).toBe('No matching signing key found in JWKS')
    keys = []
    expect(await checkToken(client, token)).toBe('JWKS is empty')
    // A shared secret is published nowhere.
    expect(await checkToken(client, `${part({ alg: 'HS256' })}.${part({})}.x`)).toBeUndefined()
  })

  it('is not called wrong without a network', async () => {
    const { sign } = await makeKeys('key-1')
    const { client, checkToken } = await open(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await checkToken(client, await sign())).toBeUndefined()
  })

  const session = (token: string) => ({
    access_token: token,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'user-1' },
  })

  it('AUTH-24 of a session that was ended elsewhere ends it on this device', async () => {
    const { published, sign } = await makeKeys('key-1')
    localStorage.setItem('ekagra-auth', JSON.stringify(session(await sign())))
    const ended = () => Response.json({ error_code: 'session_not_found', msg: 'Ended' }, { status: 403 })
    const { client, checkedSession } = await open(() => Response.json({ keys: [published] }), ended)
    expect(await checkedSession(client)).toBeNull()
    expect(localStorage.getItem('ekagra-auth')).toBeNull()
  })

  it('AUTH-27 of another server ends its session on this device', async () => {
    const [ours, other] = await Promise.all([makeKeys('key-1'), makeKeys('key-2')])
    localStorage.setItem('ekagra-auth', JSON.stringify(session(await other.sign())))
    const { client, checkedSession } = await open(() => Response.json({ keys: [ours.published] }))
    expect(await checkedSession(client)).toBeNull()
    expect(localStorage.getItem('ekagra-auth')).toBeNull()
    localStorage.setItem('ekagra-auth', JSON.stringify(session(await ours.sign())))
    expect((await checkedSession(client))?.refresh_token).toBe('r')
  })
})
