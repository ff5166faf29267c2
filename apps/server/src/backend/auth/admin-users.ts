import * as z from 'zod/mini'
import type { Caller } from '../identify-caller.ts'
import { type AccountCalls, badEmail, drawUnknownPassword, readEmail } from './account-calls.ts'
import { authError, mailIsOff } from './auth-gate.ts'
import type { AuthStore, User } from './auth-store.ts'
import { describeFactor, describeUser } from './describe-user.ts'
import { needsSecondFactor, refuseAssurance } from './factors.ts'
import type { LetterKind } from './mail.ts'
import { buildUser } from './new-user.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { hashPassword } from './password-hash.ts'
import { refuseWeakPassword } from './password-strength.ts'

const Metadata = z.optional(z.record(z.string(), z.unknown()))
const Wanted = z.object({
  id: z.optional(z.uuid()),
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  user_metadata: Metadata,
  app_metadata: Metadata,
  data: Metadata,
  ban_duration: z.optional(z.unknown()),
})
type Wanted = z.infer<typeof Wanted>
const Link = z.object({
  type: z.string(),
  email: z.string(),
  data: Metadata,
  password: z.optional(z.string()),
})

/** The kinds of link that an admin may ask for, and the code that each is. */
const LINKS: Record<string, LetterKind> = {
  magiclink: 'sign-in',
  recovery: 'recovery',
  invite: 'invite',
  signup: 'invite',
}
const MOST_PER_PAGE = 1000
const fromOneOn = z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(1_000_000)))
const Paging = z.object({ page: fromOneOn, perPage: fromOneOn })

interface AdminUserOptions {
  store: AuthStore
  codes: OneTimeCodes
  calls: AccountCalls
  hasMail: boolean
  publicUrl: string | undefined
}

const notFound = () => authError(404, 'user_not_found', 'User not found')

/** The refusal of a caller who is neither the server itself nor an admin. */
function refuseStranger(caller: Caller): Response | undefined {
  if (caller.kind === 'server') return undefined
  if (!('account' in caller))
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  if (caller.kind !== 'admin' || caller.account.mustChangePassword)
    return authError(403, 'not_admin', 'User not allowed')
  return needsSecondFactor(caller.account) ? refuseAssurance() : undefined
}

/** What the server and admins do with the accounts of others. */
export function adminUsers({ store, codes, calls, hasMail, publicUrl }: AdminUserOptions) {
  const reply = async (user: User | undefined) =>
    user ? Response.json(await describeUser(store, user)) : notFound()

  async function list(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url)
    // The client library sends an empty text for what it was not told.
    const paging = Paging.safeParse({
      page: searchParams.get('page') || 1,
      perPage: searchParams.get('per_page') || 50,
    })
    if (!paging.success)
      return authError(
        400,
        'validation_failed',
        'Bad Pagination Parameters: page and per_page are whole numbers from 1 on.',
      )
    const page = paging.data.page
    const perPage = Math.min(paging.data.perPage, MOST_PER_PAGE)
    const { users, total } = await store.listUsers(perPage, (page - 1) * perPage)
    const last = Math.max(1, Math.ceil(total / perPage))
    const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
    const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
    return Response.json(
      { users: await Promise.all(users.map((user) => describeUser(store, user))), aud: 'authenticated' },
      { headers: { 'X-Total-Count': String(total), Link: links.join(', ') } },
    )
  }

  /** Adds an account with its address taken as proven; without a password it is opened with codes. */
  async function add(wanted: Wanted): Promise<User | Response> {
    const email = readEmail(wanted.email)
    if (email === undefined)
      return wanted.email
        ? badEmail()
        : authError(400, 'validation_failed', 'Cannot create a user without either an email or phone')
    if (await store.findUserByEmail(email))
      return authError(422, 'email_exists', 'A user with this email address has already been registered')
    const weakness =
      wanted.password === undefined ? undefined : await refuseWeakPassword(wanted.password, email)
    if (weakness) return weakness
    const user = await buildUser({
      ...(wanted.id && { id: wanted.id }),
      email,
      passwordHash:
        wanted.password === undefined ? await drawUnknownPassword() : await hashPassword(wanted.password),
      appMetadata: wanted.app_metadata ?? {},
      userMetadata: wanted.user_metadata ?? wanted.data ?? {},
    })
    await store.insertUser(user)
    return (await store.findUser(user.id)) ?? notFound()
  }

  async function change(user: User, wanted: Wanted): Promise<Response> {
    if (wanted.ban_duration !== undefined)
      return authError(
        400,
        'validation_failed',
        'Accounts are not banned here: end their sessions or delete them.',
      )
    const email = wanted.email === undefined ? undefined : readEmail(wanted.email)
    if (wanted.email !== undefined && email === undefined) return badEmail()
    const other = email === undefined ? undefined : await store.findUserByEmail(email)
    if (other && other.id !== user.id)
      return authError(422, 'email_exists', 'A user with this email address has already been registered')
    const weakness =
      wanted.password === undefined ? undefined : await refuseWeakPassword(wanted.password, user.email ?? '')
    if (weakness) return weakness
    await store.changeUser(user.id, {
      email,
      passwordHash: wanted.password === undefined ? undefined : await hashPassword(wanted.password),
      appMetadata: wanted.app_metadata && { ...user.raw_app_meta_data, ...wanted.app_metadata },
      userMetadata: wanted.user_metadata && { ...user.raw_user_meta_data, ...wanted.user_metadata },
    })
    if (wanted.password !== undefined) await store.endSessions(user.id)
    return reply(await store.findUser(user.id))
  }

  /** A code for somebody, shown to whoever asked: how accounts are opened where the server sends no mail. */
  async function showCode(body: unknown): Promise<Response> {
    const wanted = Link.safeParse(body)
    const kind = wanted.success ? LINKS[wanted.data.type] : undefined
    const email = wanted.success ? readEmail(wanted.data.email) : undefined
    if (!wanted.success || kind === undefined)
      return authError(
        400,
        'validation_failed',
        'Name an email and a type: magiclink, recovery, invite or signup.',
      )
    if (email === undefined) return badEmail()
    const known = await store.findUserByEmail(email)
    if (known && kind === 'invite')
      return authError(422, 'email_exists', 'A user with this email address has already been registered')
    const user = known ?? (kind === 'invite' ? await add({ ...wanted.data, email }) : notFound())
    if (user instanceof Response) return user
    const { code, link } = await codes.make({ kind, email, userId: user.id })
    const type = kind === 'invite' ? 'invite' : wanted.data.type
    return Response.json({
      ...(await describeUser(store, user)),
      action_link: calls.linkOf(type, link) ?? '',
      email_otp: code,
      hashed_token: link,
      verification_type: type,
      redirect_to: publicUrl ?? '',
    })
  }

  async function invite(wanted: Wanted): Promise<Response> {
    if (!hasMail) return mailIsOff()
    const email = readEmail(wanted.email)
    const isNew = email !== undefined && !(await store.findUserByEmail(email))
    // Before the account is added: without its letter nobody could open it, nor be invited again.
    const haste = isNew ? await calls.refuseHaste(email) : undefined
    if (haste) return haste
    const user = await add(wanted)
    if (user instanceof Response) return user
    await calls.sendCode('invite', 'invite', { kind: 'invite', email: user.email ?? '', userId: user.id })
    return reply(user)
  }

  async function answerOne(user: User, factorId: string | undefined, isFactors: boolean, request: Request) {
    const { method } = request
    if (isFactors) {
      if (method === 'GET' && factorId === undefined)
        return Response.json((await store.listFactors(user.id)).map(describeFactor))
      if (method !== 'DELETE' || factorId === undefined) return undefined
      await store.removeFactor(user.id, factorId)
      return Response.json({ id: factorId })
    }
    if (method === 'GET') return reply(user)
    if (method === 'DELETE') {
      await store.removeUser(user.id)
      return Response.json({})
    }
    if (method !== 'PUT') return undefined
    const wanted = Wanted.safeParse(await request.json().catch(() => undefined))
    return wanted.success
      ? change(user, wanted.data)
      : authError(400, 'validation_failed', 'The call has fields of a wrong type.')
  }

  return {
    /** The answer to an admin call; undefined for every other call. */
    async answer(route: string, request: Request, caller: Caller): Promise<Response | undefined> {
      if (!route.startsWith('/admin/') && route !== '/invite') return undefined
      const refusal = refuseStranger(caller)
      if (refusal) return refusal
      const { method } = request
      if (route === '/admin/users' && method === 'GET') return list(request)
      const [, id, isFactors, factorId] =
        /^\/admin\/users\/([0-9a-f-]{36})(\/factors)?(?:\/([0-9a-f-]{36}))?$/.exec(route) ?? []
      if (id !== undefined) {
        const user = await store.findUser(id)
        return user ? answerOne(user, factorId, isFactors !== undefined, request) : notFound()
      }
      if (method !== 'POST') return undefined
      const body = await request.json().catch(() => undefined)
      if (route === '/admin/generate_link') return showCode(body)
      const wanted = Wanted.safeParse(body)
      if (!wanted.success) return authError(400, 'validation_failed', 'The call has fields of a wrong type.')
      if (route === '/invite') return invite(wanted.data)
      const added = await add(wanted.data)
      return added instanceof Response ? added : reply(added)
    },
  }
}
