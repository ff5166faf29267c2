import type { SupabaseClient } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'

const AdminClientContext = createContext<SupabaseClient | null>(null)

export const AdminClientProvider = AdminClientContext.Provider

/** The client of the signed-in admin, for the pages inside the admin layout. */
export function useAdminClient(): SupabaseClient {
  const client = useContext(AdminClientContext)
  if (!client) throw new Error('an admin page stands outside the admin layout')
  return client
}
