import type { AuthStore, Factor, Identity, User } from './auth-store.ts'

const describeIdentity = (identity: Identity, user: User) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: user.id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: identity.last_sign_in_at,
  created_at: identity.created_at,
  updated_at: identity.updated_at,
  email: user.email ?? '',
})

/** A factor without its secret. */
export const describeFactor = ({ id, friendly_name, status, created_at, updated_at }: Factor) => ({
  id,
  friendly_name,
  factor_type: 'totp',
  status,
  created_at,
  updated_at,
})

/** What a person may change about themselves, and nothing by which the server keeps its own books. */
const OWN_BOOKS = new Set(['one_time_password_used'])
const withoutOwnBooks = (metadata: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => !OWN_BOOKS.has(name)))

/** A user in the form in which a Supabase describes it. */
export async function describeUser(store: AuthStore, user: User) {
  const [identities, factors] = await Promise.all([store.listIdentities(user.id), store.listFactors(user.id)])
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    phone: '',
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: withoutOwnBooks(user.raw_app_meta_data),
    user_metadata: user.raw_user_meta_data,
    identities: identities.map((identity) => describeIdentity(identity, user)),
    ...(factors.length > 0 && { factors: factors.map(describeFactor) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}
