import type { DatabaseSync } from 'node:sqlite'
import { type AccountStore, readAccountRow } from '../accounts.ts'

/** The auth tables of a SQLite database, as the gateway reads them. */
export function openSqliteAccounts(database: DatabaseSync): AccountStore {
  return {
    async findBySession(sessionId) {
      const found = database
        .prepare(
          `SELECT s.id AS session_id, u.id AS user_id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data
           FROM "auth.sessions" s JOIN "auth.users" u ON u.id = s.user_id WHERE s.id = ?`,
        )
        .get(sessionId)
      return found && readAccountRow(found)
    },
    async endSession(sessionId) {
      database.prepare('DELETE FROM "auth.refresh_tokens" WHERE session_id = ?').run(sessionId)
      database.prepare('DELETE FROM "auth.sessions" WHERE id = ?').run(sessionId)
    },
    async useOneTimePassword(userId) {
      const { changes } = database
        .prepare(
          `UPDATE "auth.users" SET raw_app_meta_data = json_set(raw_app_meta_data, '$.one_time_password_used', json('true'))
           WHERE id = ? AND raw_app_meta_data ->> 'one_time_password_used' IS NULL`,
        )
        .run(userId)
      return changes === 1
    },
  }
}
