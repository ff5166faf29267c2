import type { Sql } from 'postgres'
import {
  type AccountStore,
  LONGEST_PAUSE_DAYS,
  LONGEST_SESSION_DAYS,
  readAccountRow,
} from '../auth/accounts.ts'

/** The auth tables of a PostgreSQL database, as the gateway reads them. */
export function openPostgresAccounts(sql: Sql): AccountStore {
  return {
    async findBySession(sessionId) {
      const [found] = await sql`
        select s.id::text as session_id, u.id::text as user_id, email, encrypted_password,
          raw_app_meta_data::text, raw_user_meta_data::text, s.aal, s.tag as proofs, (
            select count(*)::int from ekagra_private.factors f where f.user_id = u.id::text and f.status = 'verified'
          ) as factors
        from auth.sessions s join auth.users u on u.id = s.user_id where s.id = ${sessionId}
          and s.created_at > now() - make_interval(days => ${LONGEST_SESSION_DAYS})
          and coalesce(s.refreshed_at at time zone 'utc', s.created_at) > now() - make_interval(days => ${LONGEST_PAUSE_DAYS})`
      return found && readAccountRow(found)
    },
    async endSession(sessionId) {
      // Its refresh tokens go with it.
      await sql`delete from auth.sessions where id = ${sessionId}`
    },
    async endIfForgotten(refreshToken) {
      await sql`
        delete from auth.sessions s using auth.refresh_tokens t where t.session_id = s.id and t.token = ${refreshToken}
          and coalesce(s.refreshed_at at time zone 'utc', s.created_at) <= now() - make_interval(days => ${LONGEST_PAUSE_DAYS})`
    },
    async useOneTimePassword(userId) {
      const marked = await sql`
        update auth.users set raw_app_meta_data = raw_app_meta_data || '{"one_time_password_used": true}'::jsonb
        where id = ${userId} and raw_app_meta_data ->> 'one_time_password_used' is null`
      return marked.count === 1
    },
  }
}
