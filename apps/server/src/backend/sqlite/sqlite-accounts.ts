import type { DatabaseSync } from 'node:sqlite'
import {
  type AccountStore,
  LONGEST_PAUSE_DAYS,
  LONGEST_SESSION_DAYS,
  readAccountRow,
} from '../auth/accounts.ts'

/** The auth tables of a SQLite database, as the gateway reads them. */
export function openSqliteAccounts(database: DatabaseSync): AccountStore {
  const endSession = (id: string) => {
    database.prepare('DELETE FROM "auth.refresh_tokens" WHERE session_id = ?').run(id)
    database.prepare('DELETE FROM "auth.sessions" WHERE id = ?').run(id)
  }
  return {
    async findBySession(sessionId) {
      const found = database
        .prepare(
          `SELECT s.id AS session_id, u.id AS user_id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
             s.aal AS aal, s.tag AS proofs, (
               SELECT count(*) FROM "ekagra_private.factors" f WHERE f.user_id = u.id AND f.status = 'verified'
             ) AS factors
           FROM "auth.sessions" s JOIN "auth.users" u ON u.id = s.user_id
           WHERE s.id = ? AND julianday('now') - julianday(s.created_at) < ?
             AND julianday('now') - julianday(coalesce(s.refreshed_at, s.created_at)) < ?`,
        )
        .get(sessionId, LONGEST_SESSION_DAYS, LONGEST_PAUSE_DAYS)
      return found && readAccountRow(found)
    },
    async endSession(sessionId) {
      endSession(sessionId)
    },
    async endIfForgotten(refreshToken) {
      const found = database
        .prepare(
          `SELECT s.id AS id FROM "auth.refresh_tokens" t JOIN "auth.sessions" s ON s.id = t.session_id
           WHERE t.token = ? AND julianday('now') - julianday(coalesce(s.refreshed_at, s.created_at)) >= ?`,
        )
        .get(refreshToken, LONGEST_PAUSE_DAYS)
      if (found) endSession(String(found.id))
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
