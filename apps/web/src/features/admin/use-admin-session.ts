import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { backendClient } from '../../lib/backend/backend-client.ts'
import { checkedSession } from '../../lib/backend/check-token.ts'
import { needsSecondFactor } from '../../lib/backend/needs-second-factor.ts'

/** Who is using the admin area. This only decides what is shown: the server checks every call itself. */
type AdminSession =
  | { status: 'loading' }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'signed-out'; client: SupabaseClient }
  | { status: 'not-admin'; client: SupabaseClient }
  | { status: 'second-factor'; client: SupabaseClient }
  | { status: 'admin'; client: SupabaseClient; mustChangePassword: boolean }

function describeSession(client: SupabaseClient, session: Session | null): AdminSession {
  if (!session) return { status: 'signed-out', client }
  if (session.user.app_metadata.role !== 'admin') return { status: 'not-admin', client }
  if (needsSecondFactor(session)) return { status: 'second-factor', client }
  return {
    status: 'admin',
    client,
    mustChangePassword: session.user.user_metadata.must_change_password === true,
  }
}

export function useAdminSession(): AdminSession {
  const [session, setSession] = useState<AdminSession>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt connects again
  useEffect(() => {
    let left = false
    let unsubscribe = () => {}
    setSession({ status: 'loading' })
    const connect = async () => {
      const client = await backendClient().catch(() => null)
      if (left) return
      if (!client) {
        setSession({ status: 'unreachable', retry })
        return
      }
      await checkedSession(client).catch(() => null)
      if (left) return
      const { data } = client.auth.onAuthStateChange((event, next) => {
        // After a new password the old token is refused; the area opens with the token that follows.
        if (event !== 'USER_UPDATED') setSession(describeSession(client, next))
      })
      unsubscribe = () => data.subscription.unsubscribe()
    }
    void connect()
    return () => {
      left = true
      unsubscribe()
    }
  }, [attempt, retry])

  return session
}

const AdminClientContext = createContext<SupabaseClient | null>(null)

export const AdminClientProvider = AdminClientContext.Provider

/** The client of the signed-in admin, for the pages inside the admin layout. */
export function useAdminClient(): SupabaseClient {
  const client = useContext(AdminClientContext)
  if (!client) throw new Error('an admin page stands outside the admin layout')
  return client
}
