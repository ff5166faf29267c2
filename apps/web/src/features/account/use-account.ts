import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { backendClient } from '../../lib/backend/backend-client.ts'
import { checkedSession } from '../../lib/backend/check-token.ts'
import { loadConfig } from '../../lib/backend/load-config.ts'
import { needsSecondFactor } from '../../lib/backend/needs-second-factor.ts'

/** What the server offers to people with an account. */
export interface Offer {
  signUp: boolean
  mail: boolean
}

/** Who is signed in here. This only decides what is shown: the server checks every call itself. */
export type AccountState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'not-offered' }
  | { status: 'signed-out'; client: SupabaseClient; offer: Offer }
  | { status: 'second-factor'; client: SupabaseClient }
  | { status: 'signed-in'; client: SupabaseClient; offer: Offer; email: string; userId: string }

async function look(): Promise<AccountState> {
  const client = await backendClient().catch(() => null)
  if (!client) return { status: 'unreachable' }
  const offer = (await loadConfig()).features.accounts
  if (!offer) return { status: 'not-offered' }
  const session = await checkedSession(client)
  if (!session) return { status: 'signed-out', client, offer }
  if (needsSecondFactor(session)) return { status: 'second-factor', client }
  const { user } = session
  return { status: 'signed-in', client, offer, email: user.email ?? '', userId: user.id }
}

export function useAccount(): [AccountState, () => void] {
  const [state, setState] = useState<AccountState>({ status: 'loading' })
  const refresh = useCallback(() => {
    look().then(setState, () => setState({ status: 'unreachable' }))
  }, [])
  const client = 'client' in state ? state.client : undefined
  useEffect(refresh, [refresh])
  useEffect(() => {
    const subscription = client?.auth.onAuthStateChange((event) => {
      // The client must not be asked again from within its own event.
      if (event !== 'INITIAL_SESSION') setTimeout(refresh)
    })
    return () => subscription?.data.subscription.unsubscribe()
  }, [client, refresh])
  return [state, refresh]
}
