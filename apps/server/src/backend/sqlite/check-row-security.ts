import type { PersistedDeparseInfo } from '@supabase/lite'

/**
 * A table without row policies would be open to everybody who has the publishable key, which is everybody.
 * @throws when a migration forgot to enable row level security
 */
export function checkRowSecurity(runtime: PersistedDeparseInfo): void {
  const secured = new Set(runtime.rls.tables.map((table) => table.replace(/^public\./, '')))
  const open = Object.keys(runtime.schema ?? {})
    .filter((table) => table.startsWith('public.'))
    .map((table) => table.slice('public.'.length))
    .filter((table) => !secured.has(table))
  if (open.length > 0) throw new Error(`row level security is not enabled on ${open.join(', ')}`)
}
