import type { ISql } from 'postgres'
import type { NewUser } from '../new-user.ts'

export async function insertUser(sql: ISql, user: NewUser): Promise<void> {
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${user.id}, 'authenticated', 'authenticated', ${user.email}, ${user.passwordHash}, ${user.createdAt},
      ${JSON.stringify(user.appMetadata)}::text::jsonb, ${JSON.stringify(user.userMetadata)}::text::jsonb,
      ${user.createdAt}, ${user.createdAt})`
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (${user.identityId}, 'email', ${user.id}, ${user.id}, ${JSON.stringify(user.identityData)}::text::jsonb,
      ${user.createdAt}, ${user.createdAt})`
}
