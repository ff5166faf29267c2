import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { generateApiKey } from './lite.ts'

/** The keys of an embedded backend, made on its first start. */
export const BackendKeys = z.strictObject({
  publishableKey: z.string().check(z.startsWith('sb_publishable_')),
  secretKey: z.string().check(z.startsWith('sb_secret_')),
  /** Signs sessions and the addresses of stored files. */
  jwtSecret: z.string().check(z.minLength(32)),
})
export type BackendKeys = z.infer<typeof BackendKeys>

export async function drawKeys(): Promise<BackendKeys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
}
