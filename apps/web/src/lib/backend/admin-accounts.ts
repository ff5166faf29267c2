import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { callAuth } from './call-auth.ts'

const Users = z.object({
  users: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      last_sign_in_at: z.nullable(z.string()),
      app_metadata: z.looseObject({ role: z.optional(z.unknown()) }),
      factors: z.optional(z.array(z.object({ status: z.string() }))),
    }),
  ),
})

export interface StoredAccount {
  id: string
  email: string
  lastSignIn: string | null
  isAdmin: boolean
  hasFactor: boolean
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the auth service answered ${response.status}`)
  return response.json()
}

export const ACCOUNTS_PER_PAGE = 100

/** The newest accounts first; pages are counted from 1. */
export async function listAccounts(client: SupabaseClient, page: number): Promise<StoredAccount[]> {
  const path = `/admin/users?page=${page}&per_page=${ACCOUNTS_PER_PAGE}`
  const answer = await readAnswer(await callAuth(client, 'GET', path))
  return Users.parse(answer).users.map(({ id, email, last_sign_in_at, app_metadata, factors }) => ({
    id,
    email,
    lastSignIn: last_sign_in_at,
    isAdmin: app_metadata.role === 'admin',
    hasFactor: factors?.some(({ status }) => status === 'verified') ?? false,
  }))
}

const Code = z.object({ email_otp: z.string() })

/** A one-time code for an account; for a new one the account is made with it. */
export async function makeCode(
  client: SupabaseClient,
  { email, isNew }: { email: string; isNew: boolean },
): Promise<string> {
  const body = { email, type: isNew ? 'invite' : 'magiclink' }
  return Code.parse(await readAnswer(await callAuth(client, 'POST', '/admin/generate_link', body))).email_otp
}

export async function removeAccount(client: SupabaseClient, id: string): Promise<void> {
  await readAnswer(await callAuth(client, 'DELETE', `/admin/users/${id}`))
}
