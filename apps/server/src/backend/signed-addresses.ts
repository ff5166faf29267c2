import * as z from 'zod/mini'
import { storageError } from './storage-error.ts'

const PREFIX = '/storage/v1'

const Signed = z.looseObject({ signedUrl: z.string().check(z.startsWith(PREFIX)) })

/** supabase-js reads signed addresses from fields that the embedded storage does not fill. */
export function completeSignedAddress(answer: unknown): unknown {
  const signed = Signed.safeParse(answer)
  if (!signed.success) return answer
  const path = signed.data.signedUrl.slice(PREFIX.length)
  return { ...signed.data, signedURL: path, url: path }
}

const Wish = z.looseObject({ expiresIn: z.number(), paths: z.array(z.string()).check(z.maxLength(1000)) })
const Refusal = z.looseObject({ message: z.string() })

/**
 * Signs the addresses of several files. The embedded storage has a call for this that it never reaches itself, since the one
 * for a single file takes it; so each file is asked for by itself.
 * @param forward asks the embedded storage
 */
export async function signSeveral(
  request: Request,
  forward: (request: Request) => Promise<Response>,
): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  const wish = Wish.safeParse(body)
  if (!wish.success) {
    return storageError(400, 'invalid_request', 'Send expiresIn and paths.')
  }
  const { expiresIn, paths } = wish.data
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  const signed = paths.map(async (path) => {
    const address = `${request.url}/${path.split('/').map(encodeURIComponent).join('/')}`
    const answer = await forward(
      new Request(address, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) }),
    )
    const content: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return { ...z.looseObject({}).parse(completeSignedAddress(content)), path, error: null }
    const refusal = Refusal.safeParse(content)
    return { path, signedURL: null, error: refusal.success ? refusal.data.message : 'Not signed' }
  })
  return Response.json(await Promise.all(signed))
}
