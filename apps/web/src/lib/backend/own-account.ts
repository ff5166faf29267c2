import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { callAuth } from './call-auth.ts'

/* The calls about one's own account that a Supabase does not have; see record 55. */

const Sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      user_agent: z.string(),
      last_seen_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
})
export type OpenSession = z.infer<typeof Sessions>['sessions'][number]

/** Where somebody is signed in; null when the list cannot be had. */
export async function listSessions(client: SupabaseClient): Promise<OpenSession[] | null> {
  try {
    const response = await callAuth(client, 'GET', '/sessions')
    return response.ok ? Sessions.parse(await response.json()).sessions : null
  } catch {
    return null
  }
}

export const endSession = async (client: SupabaseClient, id: string): Promise<boolean> =>
  (await callAuth(client, 'DELETE', `/sessions/${id}`).catch(() => null))?.ok ?? false

const Refusal = z.object({ error_code: z.string() })

export type DeleteOutcome = 'deleted' | 'prove' | 'wrong' | 'failed'

/** Deletes the account. `prove`: the person must first prove once more who they are. */
export async function deleteAccount(
  client: SupabaseClient,
  proof: { current_password?: string; nonce?: string },
): Promise<DeleteOutcome> {
  try {
    const response = await callAuth(client, 'DELETE', '/user', proof)
    if (response.ok) return 'deleted'
    const { error_code: code } = Refusal.parse(await response.json())
    if (code === 'reauthentication_needed') return 'prove'
    return code === 'current_password_mismatch' || code === 'reauthentication_not_valid' ? 'wrong' : 'failed'
  } catch {
    return 'failed'
  }
}
