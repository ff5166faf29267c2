import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { readJson } from './accounts.ts'
import type { AuthQuery } from './auth-query.ts'
import type { NewUser } from './new-user.ts'

const Moment = z.pipe(
  z.nullish(z.union([z.string(), z.date()])),
  z.transform((value: string | Date | null | undefined) =>
    value instanceof Date ? value.toISOString() : (value ?? null),
  ),
)
const Metadata = z.pipe(z.pipe(z.unknown(), z.transform(readJson)), z.record(z.string(), z.unknown()))

const User = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  encrypted_password: z.nullable(z.string()),
  email_confirmed_at: Moment,
  last_sign_in_at: Moment,
  raw_app_meta_data: Metadata,
  raw_user_meta_data: Metadata,
  created_at: Moment,
  updated_at: Moment,
})
export type User = z.infer<typeof User>

const Identity = z.object({
  id: z.string(),
  provider: z.string(),
  provider_id: z.string(),
  identity_data: Metadata,
  last_sign_in_at: Moment,
  created_at: Moment,
  updated_at: Moment,
})
export type Identity = z.infer<typeof Identity>

/** How somebody proved who they are, and when, in seconds since 1970: as in the tokens of a Supabase. */
export const Proofs = z.array(z.object({ method: z.string(), timestamp: z.number() }))
export type Proofs = z.infer<typeof Proofs>

const Session = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  created_at: Moment,
  refreshed_at: Moment,
  aal: z.nullable(z.string()),
})
export type Session = z.infer<typeof Session>

const Code = z.object({
  id: z.string(),
  kind: z.string(),
  email: z.string(),
  user_id: z.string(),
  code_hash: z.string(),
  link_hash: z.string(),
  password_hash: z.string(),
  metadata: z.string(),
  challenge: z.string(),
  tries: z.number(),
  created_at: z.string(),
})
export type Code = z.infer<typeof Code>

const Factor = z.object({
  id: z.string(),
  user_id: z.string(),
  friendly_name: z.string(),
  status: z.enum(['unverified', 'verified']),
  secret: z.string(),
  last_step: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Factor = z.infer<typeof Factor>

const Flow = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  code_challenge_method: z.nullable(z.string()),
  code_challenge: z.nullable(z.string()),
  created_at: Moment,
})

const USER_COLUMNS = `id, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at`

interface StoreOptions {
  query: AuthQuery
  insertUser(user: NewUser): Promise<void>
  now(): number
}

/** The tables of accounts, in the same words on both databases. */
export function openAuthStore({ query, insertUser, now }: StoreOptions) {
  const moment = () => new Date(now()).toISOString()
  const one = async <Item>(schema: z.ZodMiniType<Item>, rows: Promise<Record<string, unknown>[]>) => {
    const [row] = await rows
    return row && schema.parse(row)
  }
  const insertToken = (token: string, userId: string, sessionId: string, at: string) =>
    query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $5)`,
      randomUUID(),
      token,
      userId,
      sessionId,
      at,
    )
  const removeUser = async (id: string) => {
    // What the account holds goes first: if this stops half-way, the account is there to try again.
    await query('delete from public.learner_records where user_id = $1', id)
    await query('delete from ekagra_private.codes where user_id = $1', id)
    await query('delete from ekagra_private.challenges where user_id = $1', id)
    await query('delete from ekagra_private.factors where user_id = $1', id)
    await query('delete from ekagra_private.recovery_codes where user_id = $1', id)
    await query('delete from auth.refresh_tokens where user_id = $1', id)
    await query('delete from auth.sessions where user_id = $1', id)
    await query('delete from auth.identities where user_id = $1', id)
    await query('delete from auth.flow_state where user_id = $1', id)
    // The log of the auth service names people.
    await query(`delete from auth.audit_log_entries where cast(payload as text) like '%' || $1 || '%'`, id)
    return (await query('delete from auth.users where id = $1 returning id', id)).length === 1
  }

  return {
    insertUser,
    removeUser,
    findUser: (id: string) => one(User, query(`select ${USER_COLUMNS} from auth.users where id = $1`, id)),
    findUserByEmail: (email: string) =>
      one(User, query(`select ${USER_COLUMNS} from auth.users where email = $1`, email)),
    async listUsers(limit: number, offset: number) {
      const rows = await query(
        `select ${USER_COLUMNS} from auth.users order by created_at desc, id limit $1 offset $2`,
        limit,
        offset,
      )
      const [count] = await query('select count(*) as total from auth.users')
      return { users: rows.map((row) => User.parse(row)), total: Number(count?.total ?? 0) }
    },
    async changeUser(
      id: string,
      change: {
        email?: string | undefined
        passwordHash?: string | undefined
        appMetadata?: object | undefined
        userMetadata?: object | undefined
      },
    ) {
      const at = moment()
      if (change.email !== undefined) {
        await query(
          'update auth.users set email = $2, email_confirmed_at = $3 where id = $1',
          id,
          change.email,
          at,
        )
        const data = JSON.stringify({
          sub: id,
          email: change.email,
          email_verified: true,
          phone_verified: false,
        })
        await query(
          `update auth.identities set identity_data = $2::json, updated_at = $3 where user_id = $1 and provider = 'email'`,
          id,
          data,
          at,
        )
      }
      if (change.passwordHash !== undefined)
        await query('update auth.users set encrypted_password = $2 where id = $1', id, change.passwordHash)
      if (change.appMetadata)
        await query(
          'update auth.users set raw_app_meta_data = $2::json where id = $1',
          id,
          JSON.stringify(change.appMetadata),
        )
      if (change.userMetadata)
        await query(
          'update auth.users set raw_user_meta_data = $2::json where id = $1',
          id,
          JSON.stringify(change.userMetadata),
        )
      await query('update auth.users set updated_at = $2 where id = $1', id, at)
    },
    async listIdentities(userId: string) {
      const rows = await query(
        `select id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
         from auth.identities where user_id = $1 order by created_at, id`,
        userId,
      )
      return rows.map((row) => Identity.parse(row))
    },

    /** @returns the id of the session and the token by which it is renewed */
    async openSession(userId: string, proofs: Proofs, userAgent: string) {
      const [id, token, at] = [randomUUID(), randomBytes(24).toString('base64url'), moment()]
      await query(
        `insert into auth.sessions (id, user_id, aal, tag, user_agent, created_at, updated_at)
         values ($1, $2, 'aal1', $3, $4, $5, $5)`,
        id,
        userId,
        JSON.stringify(proofs),
        userAgent,
        at,
      )
      await insertToken(token, userId, id, at)
      await query('update auth.users set last_sign_in_at = $2 where id = $1', userId, at)
      return { sessionId: id, refreshToken: token }
    },
    /** A new token by which a session is renewed; the ones before it end. */
    async renewSession(userId: string, sessionId: string) {
      const [token, at] = [randomBytes(24).toString('base64url'), moment()]
      await query('delete from auth.refresh_tokens where session_id = $1', sessionId)
      await insertToken(token, userId, sessionId, at)
      return token
    },
    /** Notes how a session was opened or raised, and by which browser. */
    async markSession(
      id: string,
      { aal, proofs, userAgent }: { aal: string; proofs: Proofs; userAgent: string },
    ) {
      await query(
        'update auth.sessions set aal = $2, tag = $3, user_agent = $4 where id = $1',
        id,
        aal,
        JSON.stringify(proofs),
        userAgent,
      )
    },
    async listSessions(userId: string) {
      const rows = await query(
        'select id, user_agent, created_at, refreshed_at, aal from auth.sessions where user_id = $1 order by created_at desc, id',
        userId,
      )
      return rows.map((row) => Session.parse(row))
    },
    /** Ends one session of a user, or all but one. */
    async endSession(userId: string, id: string) {
      const ended = await query(
        'delete from auth.sessions where id = $1 and user_id = $2 returning id',
        id,
        userId,
      )
      if (ended.length > 0) await query('delete from auth.refresh_tokens where session_id = $1', id)
      return ended.length > 0
    },
    async endSessions(userId: string, except?: string | undefined) {
      const kept = except ?? '00000000-0000-0000-0000-000000000000'
      await query('delete from auth.refresh_tokens where user_id = $1 and session_id <> $2', userId, kept)
      await query('delete from auth.sessions where user_id = $1 and id <> $2', userId, kept)
    },

    /** What a page exchanges for a session: a code that it got in its address, with the proof that it asked for it. */
    async addFlow(flow: { userId: string; code: string; method: string; challenge: string }) {
      await query(
        `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge,
           provider_type, created_at, updated_at)
         values ($1, $2, $3, 'magiclink', $4, $5, 'email', $6, $6)`,
        randomUUID(),
        flow.userId,
        flow.code,
        flow.method,
        flow.challenge,
        moment(),
      )
    },
    findFlow: (code: string) =>
      one(
        Flow,
        query(
          'select id, user_id, code_challenge_method, code_challenge, created_at from auth.flow_state where auth_code = $1',
          code,
        ),
      ),
    /** True for the one who uses it first. */
    async useFlow(id: string) {
      return (await query('delete from auth.flow_state where id = $1 returning id', id)).length === 1
    },

    /** A new code replaces the earlier ones of its kind; those that have expired go too. */
    async putCode(code: Omit<Code, 'tries' | 'created_at'>, oldest: string) {
      await query('delete from ekagra_private.codes where created_at < $1', oldest)
      await query('delete from ekagra_private.codes where email = $1 and kind = $2', code.email, code.kind)
      await query(
        `insert into ekagra_private.codes
           (id, kind, email, user_id, code_hash, link_hash, password_hash, metadata, challenge, tries, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10)`,
        code.id,
        code.kind,
        code.email,
        code.user_id,
        code.code_hash,
        code.link_hash,
        code.password_hash,
        code.metadata,
        code.challenge,
        moment(),
      )
    },
    async findCodes(email: string) {
      const rows = await query('select * from ekagra_private.codes where email = $1', email)
      return rows.map((row) => Code.parse(row))
    },
    findCodeByLink: (linkHash: string) =>
      one(Code, query('select * from ekagra_private.codes where link_hash = $1', linkHash)),
    /** Takes one of the tries of a code; false when there are none left. Guesses at one moment cannot share a try. */
    async takeTry(id: string, most: number) {
      const taken = await query(
        'update ekagra_private.codes set tries = tries + 1 where id = $1 and tries < $2 returning id',
        id,
        most,
      )
      return taken.length === 1
    },
    /** True for the one who uses it first. */
    async useCode(id: string) {
      return (await query('delete from ekagra_private.codes where id = $1 returning id', id)).length === 1
    },

    async listFactors(userId: string) {
      const rows = await query(
        'select * from ekagra_private.factors where user_id = $1 order by created_at, id',
        userId,
      )
      return rows.map((row) => Factor.parse(row))
    },
    async addFactor(factor: Pick<Factor, 'id' | 'user_id' | 'friendly_name' | 'secret'>) {
      await query(
        `insert into ekagra_private.factors (id, user_id, friendly_name, status, secret, last_step, created_at, updated_at)
         values ($1, $2, $3, 'unverified', $4, 0, $5, $5)`,
        factor.id,
        factor.user_id,
        factor.friendly_name,
        factor.secret,
        moment(),
      )
    },
    /** Marks the code of a step of time as used; false when it, or a later one, was used before. */
    async useStep(id: string, step: number) {
      const used = await query(
        `update ekagra_private.factors set last_step = $2, status = 'verified', updated_at = $3
         where id = $1 and last_step < $2 returning id`,
        id,
        step,
        moment(),
      )
      return used.length === 1
    },
    /** With the last factor, the recovery codes and the higher level of the sessions go too. */
    async removeFactor(userId: string, id: string) {
      await query('delete from ekagra_private.challenges where factor_id = $1', id)
      await query('delete from ekagra_private.factors where id = $1 and user_id = $2', id, userId)
      const left = await query(
        `select id from ekagra_private.factors where user_id = $1 and status = 'verified'`,
        userId,
      )
      if (left.length > 0) return
      await query('delete from ekagra_private.recovery_codes where user_id = $1', userId)
      await query(`update auth.sessions set aal = 'aal1' where user_id = $1`, userId)
    },
    async removeUnverifiedFactors(userId: string) {
      await query(`delete from ekagra_private.factors where user_id = $1 and status = 'unverified'`, userId)
    },
    async addChallenge(id: string, factorId: string, userId: string, expiresAt: string) {
      await query('delete from ekagra_private.challenges where expires_at < $1', moment())
      await query(
        'insert into ekagra_private.challenges (id, factor_id, user_id, expires_at) values ($1, $2, $3, $4)',
        id,
        factorId,
        userId,
        expiresAt,
      )
    },
    async hasChallenge(id: string, factorId: string, userId: string) {
      const rows = await query(
        `select id from ekagra_private.challenges
         where id = $1 and factor_id = $2 and user_id = $3 and expires_at >= $4`,
        id,
        factorId,
        userId,
        moment(),
      )
      return rows.length === 1
    },
    async removeChallenge(id: string) {
      await query('delete from ekagra_private.challenges where id = $1', id)
    },
    async replaceRecoveryCodes(userId: string, hashes: readonly string[]) {
      await query('delete from ekagra_private.recovery_codes where user_id = $1', userId)
      for (const hash of hashes) {
        await query(
          'insert into ekagra_private.recovery_codes (code_hash, user_id) values ($1, $2)',
          hash,
          userId,
        )
      }
    },
    async countRecoveryCodes(userId: string) {
      return (await query('select code_hash from ekagra_private.recovery_codes where user_id = $1', userId))
        .length
    },
    /** True for the one who uses it first. */
    async useRecoveryCode(userId: string, hash: string) {
      const used = await query(
        'delete from ekagra_private.recovery_codes where code_hash = $1 and user_id = $2 returning code_hash',
        hash,
        userId,
      )
      return used.length === 1
    },

    /** How many characters the records of somebody have. */
    async measureRecords(userId: string) {
      const [row] = await query(
        'select coalesce(sum(length(value)), 0) as size from public.learner_records where user_id = $1',
        userId,
      )
      return Number(row?.size ?? 0)
    },

    /** A setting of the server; the first value that is written stays. */
    async settle(name: string, draw: () => Promise<string>) {
      const read = async () => {
        const [row] = await query('select value from ekagra_private.settings where name = $1', name)
        return row === undefined ? undefined : String(row.value)
      }
      const known = await read()
      if (known !== undefined) return known
      await query(
        'insert into ekagra_private.settings (name, value) values ($1, $2) on conflict (name) do nothing',
        name,
        await draw(),
      )
      const written = await read()
      if (written === undefined) throw new Error(`the setting ${name} was not stored`)
      return written
    },
  }
}
export type AuthStore = ReturnType<typeof openAuthStore>
