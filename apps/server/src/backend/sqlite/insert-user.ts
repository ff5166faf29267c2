import type { DatabaseSync } from 'node:sqlite'
import type { NewUser } from '../new-user.ts'

export function insertUser(database: DatabaseSync, user: NewUser): void {
  database
    .prepare(
      `INSERT INTO "auth.users" (id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       VALUES (?, 'authenticated', 'authenticated', ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      user.id,
      user.email,
      user.passwordHash,
      user.createdAt,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.createdAt,
      user.createdAt,
    )
  database
    .prepare(
      `INSERT INTO "auth.identities" (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
       VALUES (?, 'email', ?, ?, ?, ?, ?)`,
    )
    .run(user.identityId, user.id, user.id, JSON.stringify(user.identityData), user.createdAt, user.createdAt)
}
