import type { AppConfig } from '@ekagra/schema/app-config'
import { vi } from 'vitest'

export const SERVER_CONFIG: AppConfig = {
  backendUrl: '/',
  functionsUrl: '/functions/v1',
  publishableKey: 'sb_publishable_test',
  features: { ai: true, news: true, accounts: { signUp: true, mail: true } },
  supportEmail: 'help@example.org',
  version: '1.2.3',
}

export interface SeenRequest {
  address: string
  method: string
  headers: Headers
  body: unknown
}

type Answer = (request: SeenRequest, signal: AbortSignal | null) => Response | Promise<Response>

/**
 * Replaces the network: `fetch` answers by path, and every request is recorded. A path without an answer
 * behaves like an unreachable server.
 */
export function stubServer(answers: Record<string, Answer>): SeenRequest[] {
  const requests: SeenRequest[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const request = {
      address: url.href,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    requests.push(request)
    const answer = answers[url.pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(request, init.signal ?? null)
  })
  return requests
}

export const answerConfig = (config: Partial<AppConfig> = {}) => ({
  '/config.json': () => Response.json({ ...SERVER_CONFIG, ...config }),
})
