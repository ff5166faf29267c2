import type { AppConfig } from '@ekagra/schema/app-config'
import type { PublicCategory } from '@ekagra/schema/category'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import type { Backend } from './backend/backend.ts'
import type { Corrections } from './backend/reports/correction-list.ts'
import { refuseToStore, TOO_MANY_REPORTS } from './backend/storage/storage-problem.ts'
import { functionCatalogue } from './functions/catalogue.ts'
import type { FunctionDependencies, FunctionHandler } from './functions/dependencies.ts'
import { replyWithError } from './functions/failure.ts'
import type { AppEnvironment, Area } from './http/app-environment.ts'
import { frameAnswers } from './http/frame-answers.ts'
import { type Metrics, type MetricsAccess, serveMetrics } from './http/metrics.ts'
import type { RateLimits } from './http/rate-limits.ts'
import { limitBody, limitRate, refuse, refuseUnknownCallers, requireKey } from './http/refuse.ts'
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Tracer } from './http/traces.ts'
import type { Log } from './log.ts'

interface AppDependencies {
  backend: Backend
  functions: FunctionDependencies
  staticFiles: StaticFiles
  config: Pick<AppConfig, 'features' | 'supportEmail' | 'version'>
  rateLimits: RateLimits
  /** What admins decided about reported questions, for learners' browsers. */
  corrections?: Pick<Corrections, 'list'> | undefined
  /** The categories that admins added, for learners. */
  listCategories?: (() => Promise<PublicCategory[]>) | undefined
  /** A learner has reported content, or an admin has decided about it. */
  onReport?: (() => void) | undefined
  /** Whether the limit of stored reports is reached. */
  hasTooManyReports?: (() => Promise<boolean>) | undefined
  /** The HTTP calls below /realtime/v1; absent when a Supabase elsewhere answers them. */
  realtime?: ((request: Request) => Promise<Response>) | undefined
  /** Those of live quizzes, below /realtime/v1/rooms. */
  rooms?: ((request: Request) => Promise<Response>) | undefined
  metrics: Metrics
  tracer?: Tracer | undefined
  log: Log
  drawRequestId(): string
  /** True once the server is shutting down. */
  isClosing(): boolean
  publicUrl?: string | undefined
  trustedProxies?: number | undefined
  metricsAccess?: MetricsAccess | undefined
}

/** In kilobytes. For storage: the 50 MB limit of a bucket plus the multipart form around the file. */
const LARGEST_BODY = { function: 256, auth: 64, rest: 1024, storage: 51 * 1024, realtime: 256 }
/** In kilobytes: enough for the longest report in any script, too little for many reports in one call. */
const LARGEST_REPORT = 40

/** In kilobytes: the longest paper with all its questions, in any script. */
const LARGEST_RECORDS = 4096

const GUESSABLE = ['token', 'signup', 'otp', 'magiclink', 'recover', 'resend', 'verify', 'factors/:id/verify']

const BACKEND_AREAS = ['rest', 'auth', 'storage'] as const

/** Paths of the API and of assets; the page is never served there. */
const NO_PAGE = /^\/(functions|rest|auth|storage|realtime|assets)(\/|$)/

type App = Hono<AppEnvironment>

const markAs = (area: Area) => (context: Context<AppEnvironment>, next: () => Promise<void>) => {
  context.set('area', area)
  return next()
}

const report = (log: Log, context: Context<AppEnvironment>) => (error: unknown) =>
  log.error({ requestId: context.get('requestId'), err: error }, 'a request failed')

/** The whole server without the outside. Routes are tried in the order in which they are added here. */
export function createApp(dependencies: AppDependencies): App {
  const { log } = dependencies
  const app: App = new Hono()
  frameEveryAnswer(app, dependencies)
  // Our pages have the same origin and need no CORS; behind a proxy the public origin may be another one.
  const crossOrigin = cors({
    origin: (origin) => (origin === dependencies.publicUrl ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Content-Range', 'Content-Location', 'Preference-Applied', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  })
  serveFunctions(app, dependencies, crossOrigin)
  serveBackend(app, dependencies, crossOrigin)
  serveRealtime(app, dependencies, crossOrigin)
  serveConfig(app, dependencies)
  servePublicLists(app, dependencies)
  serveHealth(app, dependencies)
  servePages(app, dependencies)
  app.notFound((context) => refuse(context, 404, 'There is nothing here.'))
  app.onError((error, context) => {
    report(log, context)(error)
    return refuse(context, 500, 'Something went wrong on our side. Please try again.')
  })
  return app
}

function frameEveryAnswer(app: App, dependencies: AppDependencies): void {
  const { backend, staticFiles, log } = dependencies
  app.use(
    frameAnswers({
      headers: securityHeaders({
        policy: contentSecurityPolicy({
          html: staticFiles.pages.join('\n'),
          backendOrigin: backend.handle ? undefined : backend.url,
        }),
        publicUrl: dependencies.publicUrl,
      }),
      trustedProxies: dependencies.trustedProxies ?? 0,
      drawRequestId: dependencies.drawRequestId,
      log,
      metrics: dependencies.metrics,
      tracer: dependencies.tracer,
    }),
  )

  // Whoever keeps a connection open, such as a balancer, opens the next one elsewhere.
  app.use(async (context, next) => {
    await next()
    if (dependencies.isClosing()) context.res.headers.set('Connection', 'close')
  })
}

function serveFunctions(app: App, dependencies: AppDependencies, crossOrigin: MiddlewareHandler): void {
  const { backend, log } = dependencies
  app.use('/functions/v1/*', markAs('function'), crossOrigin, limitRate(dependencies.rateLimits, 'functions'))
  app.use(
    '/functions/v1/*',
    requireKey([backend.publishableKey, backend.secretKey]),
    limitBody(LARGEST_BODY.function),
  )
  app.use('/functions/v1/*', compress())
  const handlers = new Map<string, FunctionHandler>(
    Object.entries(functionCatalogue).map(([name, make]) => [name, make(dependencies.functions)]),
  )
  app.all('/functions/v1/:name', async (context) => {
    const name = context.req.param('name')
    const handler = handlers.get(name)
    if (!handler) return refuse(context, 404, `There is no function called "${name}".`)
    if (context.req.method !== 'POST')
      return refuse(context, 405, 'Call a function with POST.', { Allow: 'POST' })
    const requestId = context.get('requestId')
    const call = {
      requestId,
      report: report(log, context),
      note(figures: Record<string, unknown>) {
        log.info({ requestId, ...figures }, 'answered')
        dependencies.metrics.answered(figures)
      },
    }
    return handler(context.req.raw, call).catch((error: unknown) => replyWithError(error, call.report))
  })
}

/** The data API, accounts and files. What the embedded backend does not answer, a Supabase elsewhere does. */
function serveBackend(app: App, dependencies: AppDependencies, crossOrigin: MiddlewareHandler): void {
  const { backend, log } = dependencies
  for (const area of BACKEND_AREAS) app.use(`/${area}/v1/*`, markAs(area), crossOrigin)
  // Wherever a password or a code can be guessed, or a letter asked for.
  for (const call of GUESSABLE) app.post(`/auth/v1/${call}`, limitRate(dependencies.rateLimits, 'signIn'))
  // The log says that content was reported, not what the learner wrote.
  app.post(
    '/rest/v1/reports',
    limitRate(dependencies.rateLimits, 'reports'),
    limitBody(LARGEST_REPORT),
    async (context, next) => {
      if (await dependencies.hasTooManyReports?.()) {
        log.error({ cause: TOO_MANY_REPORTS.code }, TOO_MANY_REPORTS.sentence)
        return refuseToStore(TOO_MANY_REPORTS)
      }
      await next()
      if (!context.res.ok) return undefined
      log.info({ requestId: context.get('requestId') }, 'a learner reported content')
      return undefined
    },
  )
  for (const table of ['reports', 'corrections']) {
    app.on(['POST', 'PATCH', 'DELETE'], `/rest/v1/${table}`, async (context, next) => {
      await next()
      if (context.res.ok) dependencies.onReport?.()
    })
  }
  const [limitRecords, limitRows] = [limitBody(LARGEST_RECORDS), limitBody(LARGEST_BODY.rest)]
  const limitRest = (context: Context<AppEnvironment>, next: () => Promise<void>) =>
    (context.req.path === '/rest/v1/learner_records' ? limitRecords : limitRows)(context, next)
  for (const area of BACKEND_AREAS) {
    const path = `/${area}/v1/*`
    app.use(path, limitRate(dependencies.rateLimits, 'data'))
    // Before any body is read, so that unknown callers cannot fill the memory.
    if (area === 'storage' && backend.isKnownCaller)
      app.use(path, refuseUnknownCallers(backend.isKnownCaller))
    app.use(path, area === 'rest' ? limitRest : limitBody(LARGEST_BODY[area]))
    const { handle } = backend
    if (handle) app.all(path, (context) => handle(context.req.raw))
  }
}

function serveRealtime(
  app: App,
  { backend, rateLimits, realtime, rooms }: AppDependencies,
  crossOrigin: MiddlewareHandler,
): void {
  if (!realtime) return
  app.use(
    '/realtime/v1/*',
    markAs('realtime'),
    crossOrigin,
    limitRate(rateLimits, 'data'),
    requireKey([backend.publishableKey, backend.secretKey]),
    limitBody(LARGEST_BODY.realtime),
  )
  app.post('/realtime/v1/rooms', limitRate(rateLimits, 'rooms'))
  if (rooms)
    for (const path of ['', '/*']) app.all(`/realtime/v1/rooms${path}`, (context) => rooms(context.req.raw))
  app.all('/realtime/v1/*', (context) => realtime(context.req.raw))
}

/** What the web app must know of this server before it asks anything. */
function serveConfig(app: App, dependencies: AppDependencies): void {
  const { backend } = dependencies
  const config: AppConfig = {
    backendUrl: backend.url,
    functionsUrl: '/functions/v1',
    publishableKey: backend.publishableKey,
    ...dependencies.config,
  }
  app.get('/config.json', markAs('config'), (context) =>
    context.json(config, 200, { 'Cache-Control': 'no-store' }),
  )
}

/** What admins decided for everybody: corrections of questions, and categories. */
function servePublicLists(app: App, { corrections, listCategories, rateLimits, log }: AppDependencies): void {
  if (corrections) {
    app.get('/corrections.json', markAs('config'), limitRate(rateLimits, 'data'), async (context) => {
      const list = await corrections.list().catch(report(log, context))
      if (!list)
        return refuse(context, 503, 'The list cannot be read at the moment.', { 'Retry-After': '30' })
      const headers = { ETag: `"${list.version}"`, 'Cache-Control': 'no-cache' }
      return context.req.header('If-None-Match') === headers.ETag
        ? context.body(null, 304, headers)
        : context.json(list, 200, headers)
    })
  }

  if (listCategories) {
    app.get('/categories.json', markAs('config'), limitRate(rateLimits, 'data'), async (context) => {
      const list = await listCategories().catch(report(log, context))
      return list
        ? context.json(list, 200, { 'Cache-Control': 'public, max-age=60' })
        : refuse(context, 503, 'The list cannot be read at the moment.', { 'Retry-After': '30' })
    })
  }
}

function serveHealth(app: App, dependencies: AppDependencies): void {
  const { backend } = dependencies
  app.get('/healthz', markAs('health'), (context) =>
    context.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }),
  )
  const whyNotReady = async (): Promise<string | undefined> => {
    if (dependencies.isClosing()) return 'shutting_down'
    if (!(await backend.isReady().catch(() => false))) return 'database_down'
    return backend.storageProblem?.()?.code
  }
  app.get('/readyz', markAs('health'), async (context) => {
    const cause = await whyNotReady()
    return cause === undefined
      ? context.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
      : context.json({ status: 'not ready', cause }, 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' })
  })
  app.get('/metrics', serveMetrics(dependencies.metrics, dependencies.metricsAccess ?? {}))
}

function servePages(app: App, { staticFiles }: AppDependencies): void {
  app.get('*', async (context) => {
    const { path, raw } = context.req
    const file = await staticFiles.serve(path, raw)
    if (file) {
      context.set('area', path === '/' ? 'page' : 'file')
      return file
    }
    // The router in the browser handles all pages, also the page for unknown addresses.
    const isNavigation = context.req.header('Accept')?.includes('text/html') && !NO_PAGE.test(path)
    if (!isNavigation) return context.notFound()
    context.set('area', 'page')
    const page = await staticFiles.servePage(path, raw)
    return page ?? context.text('The web app has not been built yet. Run: npm start\n', 503)
  })
}
