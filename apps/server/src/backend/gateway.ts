import { isSameSecret } from '../http/is-same-secret.ts'
import { type AdminChange, describeAccountChange, describeChange } from './admin-changes.ts'
import type { AccountStore } from './auth/accounts.ts'
import type { AuthCalls } from './auth/auth-calls.ts'
import { authError, readRefreshToken, readSignIn, refuseAuthCall, tooManySignIns } from './auth/auth-gate.ts'
import { forwardChange, readChange, refuseUserChange } from './auth/change-user.ts'
import { needsSecondFactor } from './auth/factors.ts'
import { compareInAnyCase } from './auth/password-hash.ts'
import { prepareStrengthCheck } from './auth/password-strength.ts'
import type { SignInPauses } from './auth/sign-in-pauses.ts'
import type { BackendKeys } from './backend-keys.ts'
import { describeRowProblem, ROW_REFUSED, type RowProblem } from './describe-row-problem.ts'
import { type Caller, identifyCaller, isSignedAddress, readSession } from './identify-caller.ts'
import { completeReport } from './reports/complete-report.ts'
import {
  completeSignedAddress,
  findStorageCall,
  isAuthenticatedDownload,
  plainDownload,
  unwrapUpload,
} from './storage/storage-calls.ts'
import { nameProblem, storageError } from './storage/storage-error.ts'
import { findStorageProblem, refuseToStore, type StorageProblem } from './storage/storage-problem.ts'

interface GatewayOptions {
  forward(request: Request): Promise<Response>
  /** An admin has changed something: it is written down before the answer goes out. */
  recordChange(change: AdminChange): Promise<void>
  keys: BackendKeys
  accounts: AccountStore
  /** The auth calls that the embedded auth service does not answer. */
  auth: AuthCalls
  pauses: SignInPauses
  isReady(): Promise<boolean>
  /** Why nothing new can be stored; undefined while it can. */
  storageProblem?: (() => StorageProblem | undefined) | undefined
  /** Gets the reason why a call was not stored. */
  onNotStored?: ((problem: StorageProblem) => void) | undefined
}

/** Matches the path as sent, escapes included: the embedded backend decodes paths, and must not read another path than we checked. */
const ROUTE = /^\/(rest|auth|storage)\/v1(?=\/|$)(.*)$/

const REPORTS = /^\/reports\/?$/
const LEARNER_RECORDS = /^\/learner_records\/?$/
const NEEDS_SESSION = /^\/(user|logout|factors|sessions|reauthenticate|admin)(\/|$)/
/** By then the answer is sent, and nobody has typed a new password yet. */
const PREPARE_MS = 1000
const SIGNS_ONE = /^\/object\/(upload\/)?sign\/[^/]+\/./

function refuseRow({ status, code, message }: RowProblem, isGuest: boolean): Response {
  return Response.json(
    { code, message, details: null, hint: null },
    { status: code === ROW_REFUSED.code && isGuest ? 401 : status },
  )
}

/** Every table but that of decisions, which are only added: the older ones are the history of a question. No name with escapes. */
const REPLACED_BY_ADMINS = /^\/(?!corrections\/?$)\w+\/?$/

const mayReplace = (kind: Caller['kind'], route: string): boolean =>
  kind === 'server' || (kind === 'admin' && REPLACED_BY_ADMINS.test(route))

/** Whether existing rows would be overwritten. On SQLite the library then checks only the policies for inserting. */
const replacesRows = ({ method, headers }: Request): boolean =>
  method === 'PUT' || /merge-duplicates/i.test(headers.get('Prefer') ?? '')

/** A table of which an admin may read every row. */
const READ_BY_ADMINS = /^\/bank_questions\/?$/

/** Whether a call only reads that table, and no other one beside it. */
const readsWholeTable = ({ method }: Request, url: URL, route: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  READ_BY_ADMINS.test(route) &&
  !(url.searchParams.get('select') ?? '').includes('(')

/**
 * The call as one of the server itself, to which row policies do not apply. Under a policy PostgreSQL may not use an index for a search by
 * letters, and reads every row instead.
 */
function asServer(request: Request, secretKey: string): Request {
  const headers = new Headers(request.headers)
  headers.set('apikey', secretKey)
  headers.set('Authorization', `Bearer ${secretKey}`)
  // The library takes no secret key from a browser.
  headers.delete('User-Agent')
  return new Request(request, { headers })
}

const UPLOADS = /^\/object\/(?!list\/|sign\/|upload\/sign\/|info\/)/

/** Whether a call adds something. Signing in, changing and deleting things must work on a full disk too: some room is reserved for them. */
const addsSomething = (area: string, route: string, method: string): boolean =>
  area === 'rest'
    ? method === 'POST' || method === 'PUT'
    : area === 'storage' && (method === 'POST' || method === 'PUT') && UPLOADS.test(route)

/** Replaces a failure of the library by an answer without internal details; a mistake of the caller is reported as such. */
async function replaceFailure(
  text: string,
  isGuest: boolean,
  { isReady, storageProblem, onNotStored }: GatewayOptions,
): Promise<Response> {
  const isUp = await isReady().catch(() => false)
  const problem = describeRowProblem(text)
  const notStored = isUp && !problem ? (findStorageProblem(text) ?? storageProblem?.()) : undefined
  if (notStored) {
    onNotStored?.(notStored)
    return refuseToStore(notStored)
  }
  if (isUp && problem) return refuseRow(problem, isGuest)
  const message = isUp
    ? 'Something went wrong on our side. Please try again.'
    : 'The database does not answer at the moment. Please try again in a few seconds.'
  return Response.json(
    { code: 'unexpected_failure', message, msg: message, error: message },
    isUp ? { status: 500 } : { status: 503, headers: { 'Retry-After': '5' } },
  )
}

/** CORS is decided in one place for the whole server, not by the library. */
function withoutCrossOrigin(source: Headers): Headers {
  const headers = new Headers(source)
  for (const name of source.keys()) if (name.startsWith('access-control-')) headers.delete(name)
  return headers
}

/** A password may be changed because somebody else knows the old one, so all other sessions end, as on a Supabase. */
function signOutOthers(origin: string, given: Headers): Request {
  const headers = new Headers()
  for (const name of ['apikey', 'Authorization']) headers.set(name, given.get(name) ?? '')
  return new Request(`${origin}/auth/v1/logout?scope=others`, { method: 'POST', headers })
}

/**
 * Refuses a token whose session or password is no longer valid, and everything except a change of password while a new one is required.
 * Other auth calls with an invalid session are refused by the auth service itself.
 */
function refuseCaller(area: string, route: string, caller: Caller): Response | undefined {
  if (caller.kind === 'ended') {
    const sentence = 'This session has ended. Sign in again.'
    if (area === 'rest') {
      return Response.json(
        { code: 'PGRST301', message: sentence, details: null, hint: null },
        { status: 401 },
      )
    }
    if (area === 'storage') return storageError(401, 'InvalidJWT', sentence)
    return NEEDS_SESSION.test(route) ? authError(403, caller.reason, sentence) : undefined
  }
  if (!('account' in caller) || area === 'auth') return undefined
  const { account } = caller
  if (!account.mustChangePassword && !needsSecondFactor(account)) return undefined
  const sentence = account.mustChangePassword
    ? 'Choose a password of your own first.'
    : 'Type the code of your second factor first.'
  return area === 'storage'
    ? storageError(403, 'Unauthorized', sentence)
    : refuseRow({ ...ROW_REFUSED, message: sentence }, false)
}

/**
 * Signs the session of an answer. A printed password opens one session and no second one, so that whoever finds it later in a
 * terminal or a log cannot use it.
 */
async function completeSession(
  answer: Response,
  headers: Headers,
  signedInBy: Request | undefined,
  { accounts, auth }: Pick<GatewayOptions, 'accounts' | 'auth'>,
): Promise<Response> {
  const found = readSession(await answer.json())
  if (found && signedInBy) await auth.markSignIn(found.sessionId, signedInBy)
  const account = found && (await accounts.findBySession(found.sessionId))
  // An answer of another form would be a token without the claims that the policies need; no session is better.
  if (!found) return authError(500, 'unexpected_failure', 'No session was made.')
  if (!account) {
    await accounts.endSession(found.sessionId)
    return authError(400, 'session_expired', 'This session is too old. Sign in again.')
  }
  if (signedInBy && account.mustChangePassword && !(await accounts.useOneTimePassword(account.userId))) {
    await accounts.endSession(account.sessionId)
    return authError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  // Later, because it holds up the requests of that moment, this answer too.
  if (account.mustChangePassword) setTimeout(prepareStrengthCheck, PREPARE_MS).unref()
  headers.delete('Content-Length')
  const session = await auth.describeSession(
    account,
    found.refreshToken,
    signedInBy ? { weak_password: null } : {},
  )
  return session
    ? Response.json(session, { headers })
    : authError(400, 'session_expired', 'This session is too old. Sign in again.')
}

/** Links of letters are opened by browsers, which send no key. */
const isOpenLink = (route: string, { method }: Request) => route === '/verify' && method === 'GET'

/** The auth service asks for a key in every call; the calls that never reach it are asked here. */
function hasKey(request: Request, { publishableKey, secretKey }: BackendKeys): boolean {
  const given = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? ''
  return isSameSecret(given, publishableKey) || isSameSecret(given, secretKey)
}

/** The call as the embedded backend can read it: it knows tokens by a shared secret only. */
async function translateToken(request: Request, caller: Caller, auth: AuthCalls): Promise<Request> {
  if (!('claims' in caller) && caller.kind !== 'ended') return request
  const headers = new Headers(request.headers)
  if ('claims' in caller)
    headers.set('Authorization', `Bearer ${await auth.tokens.signForBackend(caller.claims)}`)
  else headers.delete('Authorization')
  return new Request(request, { headers })
}

/** A call of the data API with what only the server can add: who reports, or the right of an admin to read a whole table. */
async function completeCall(
  request: Request,
  url: URL,
  { area, route, caller, keys }: { area: string; route: string; caller: Caller; keys: BackendKeys },
): Promise<Request> {
  if (area !== 'rest') return request
  if (REPORTS.test(route) && request.method === 'POST') return completeReport(request, caller, Date.now())
  return caller.kind === 'admin' && readsWholeTable(request, url, route)
    ? asServer(request, keys.secretKey)
    : request
}

/** A storage call in the one form that the embedded backend reads; undefined when its form cannot be read. */
async function plainCall(request: Request): Promise<Request | undefined> {
  return isAuthenticatedDownload(request) ? plainDownload(request) : unwrapUpload(request)
}

/** A row policy that was not met, in a sentence that the app can show. */
async function correctRestAnswer(answer: Response, headers: Headers, isGuest: boolean): Promise<Response> {
  const { status } = answer
  if (status !== 401 && status !== 403) return new Response(answer.body, { status, headers })
  const text = await answer.text()
  const problem = describeRowProblem(text)
  return problem ? refuseRow(problem, isGuest) : new Response(text, { status, headers })
}

/** Signed addresses and problems as a Supabase words them. */
async function correctStorageAnswer(
  answer: Response,
  headers: Headers,
  { method }: Request,
  route: string,
): Promise<Response> {
  const { status } = answer
  if (answer.ok && method === 'POST' && SIGNS_ONE.test(route)) {
    headers.delete('Content-Length')
    return Response.json(completeSignedAddress(await answer.json()), { headers })
  }
  if (!answer.ok && method !== 'HEAD') {
    headers.delete('Content-Length')
    return new Response(nameProblem(await answer.text()), { status, headers })
  }
  return new Response(answer.body, { status, headers })
}

/** In front of the embedded backend: refuses what must not reach it, and completes or corrects its answers. */
export function createGateway(options: GatewayOptions) {
  const { forward, recordChange, keys, accounts, auth, pauses, storageProblem, onNotStored } = options
  const countSignIn = async (email: string, { ok, status }: Response) => {
    if (ok) await pauses.succeeded(email)
    else if (status < 500) await pauses.failed(email)
  }
  /** The answer to an auth call that the auth service never gets; admins who change accounts are written down. */
  const answerAuthCall = async (route: string, request: Request, caller: Caller) => {
    if (!isOpenLink(route, request) && !hasKey(request, keys)) return undefined
    const recorded = caller.kind === 'admin' ? await describeAccountChange(route, request) : undefined
    const answer = await auth.answer(route, request.clone(), caller)
    if (answer?.ok && recorded) await recordChange(recorded)
    return answer
  }
  const handle = async (given: Request): Promise<Response> => {
    const url = new URL(given.url)
    const [, area, route = ''] = ROUTE.exec(url.pathname) ?? []
    if (area === undefined) return Response.json({ message: 'There is nothing here.' }, { status: 404 })
    const refusal = area === 'auth' ? await refuseAuthCall(route, given) : undefined
    if (refusal) return refusal
    const full = storageProblem?.()
    if (full && addsSomething(area, route, given.method)) {
      onNotStored?.(full)
      return refuseToStore(full)
    }
    const caller = await identifyCaller(given, { keys, accounts, tokens: auth.tokens }).catch(() => undefined)
    if (!caller) return replaceFailure('', false, options)
    const isGuest = caller.kind === 'guest'
    const unwelcome = refuseCaller(area, route, caller)
    if (unwelcome) return unwelcome
    if (area === 'auth') {
      const own = await answerAuthCall(route, given, caller).catch((error: unknown) =>
        replaceFailure(String(error), isGuest, options),
      )
      if (own) return own
    }
    const request = await translateToken(given, caller, auth)
    if (area === 'rest' && replacesRows(request) && !mayReplace(caller.kind, route)) {
      return refuseRow(ROW_REFUSED, isGuest)
    }
    if (area === 'storage' && url.searchParams.has('token') && !(await isSignedAddress(request.url, keys))) {
      return storageError(400, 'InvalidJWT', 'This address is not signed, or no longer valid.')
    }

    const account = 'account' in caller ? caller.account : undefined
    if (area === 'rest' && account && LEARNER_RECORDS.test(route) && request.method === 'POST') {
      const refused = await auth.room.refuse(account.userId, (await request.clone().text()).length)
      if (refused) return refused
    }
    const isChange = area === 'auth' && route === '/user' && request.method === 'PUT'
    const change = isChange && account ? await readChange(request) : undefined
    if (change && account) {
      const refused = await refuseUserChange(change, account, auth)
      if (refused) return refused
    }
    const ask = (area === 'storage' && findStorageCall(request.method, route)) || forward
    const recorded = caller.kind === 'admin' ? await describeChange(area, route, request) : undefined
    const completed = await completeCall(request, url, { area, route, caller, keys })
    const prepared = change ? forwardChange(completed, change) : await plainCall(completed)
    if (!prepared) return storageError(400, 'InvalidRequest', 'The form cannot be read.')
    const signIn = area === 'auth' ? await readSignIn(route, request) : undefined
    const pause = signIn ? await pauses.secondsLeft(signIn.email) : 0
    if (pause > 0) return tooManySignIns(pause)
    const refreshToken = area === 'auth' ? await readRefreshToken(route, request) : undefined
    if (refreshToken !== undefined) await accounts.endIfForgotten(refreshToken)
    const answer = signIn
      ? await compareInAnyCase(signIn.password, () => ask(prepared, forward))
      : await ask(prepared, forward)
    if (signIn && !answer.ok) await countSignIn(signIn.email, answer)
    if (answer.ok && recorded) await recordChange(recorded)
    if (answer.ok && change?.password !== undefined) await forward(signOutOthers(url.origin, request.headers))
    if (answer.ok && change && account) return auth.describeAccount(account)
    const headers = withoutCrossOrigin(answer.headers)
    if (answer.status >= 500) return replaceFailure(await answer.text(), isGuest, options)
    if (answer.ok && area === 'auth' && route === '/token') {
      const session = await completeSession(answer, headers, signIn && request, { accounts, auth })
      if (signIn) await countSignIn(signIn.email, session)
      return session
    }
    if (area === 'rest') return correctRestAnswer(answer, headers, isGuest)
    if (area === 'storage') return correctStorageAnswer(answer, headers, request, route)
    return new Response(answer.body, { status: answer.status, headers })
  }
  return async (given: Request): Promise<Response> => {
    const [, area, route = ''] = ROUTE.exec(new URL(given.url).pathname) ?? []
    const signIn = area === 'auth' ? await readSignIn(route, given) : undefined
    return signIn ? pauses.inTurn(signIn.email, () => handle(given)) : handle(given)
  }
}
