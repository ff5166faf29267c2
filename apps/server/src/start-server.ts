import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { makeNotes } from '@ekagra/questions/notes/make-notes'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import serverPackage from '../package.json' with { type: 'json' }
import { configuredProviders } from './ai/configured-providers.ts'
import { createApp } from './app.ts'
import { bankQuestionFinder } from './backend/admin-content.ts'
import { openBackend } from './backend/open-backend.ts'
import { connectGeneration } from './connect-generation.ts'
import type { Environment } from './environment.ts'
import { doubtAnswerer } from './functions/solve-math.ts'
import { createMetrics } from './http/metrics.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { readStaticFiles } from './http/static-files.ts'
import { openHttpServer } from './http-server.ts'
import type { Log } from './log.ts'
import { openNews } from './news/open-news.ts'

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url))

interface StartOptions {
  environment: Environment
  log: Log
  /** Prints a line for the person who started the server. */
  say(line: string): void
}

function publicAddress({ PUBLIC_URL, HOST }: Environment, port: number): string {
  if (PUBLIC_URL) return `${PUBLIC_URL} (on port ${port})`
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Opens the port and the backend, connects them with the app, and prints what runs where. */
export async function startServer({ environment, log, say }: StartOptions) {
  const server = await openHttpServer(environment.HOST, environment.PORT)
  const [backend, staticFiles] = await Promise.all([
    openBackend(environment, MIGRATIONS),
    readStaticFiles(environment.WEB_DIR ?? WEB_APP),
  ])
  const news = openNews({ environment, backend, log })
  const providers = configuredProviders(environment)
  const metrics = createMetrics()
  const generation = await connectGeneration({
    environment,
    backend,
    recentArticles: environment.NEWS_FEEDS.length > 0 ? news.recentArticles : undefined,
    observer: metrics.generation,
    log,
  })
  let isClosing = false

  const app = createApp({
    backend,
    functions: {
      makePaper,
      makeNotes,
      solveDoubt: doubtAnswerer(generation),
      findBankQuestions: bankQuestionFinder(backend, log),
      drawSeed: () => randomBytes(16).toString('hex'),
      generation,
    },
    staticFiles,
    config: {
      features: { ai: providers.length > 0, news: environment.NEWS_FEEDS.length > 0 },
      supportEmail: environment.SUPPORT_EMAIL ?? null,
      version: serverPackage.version,
    },
    rateLimits: createRateLimits(),
    metrics,
    log,
    drawRequestId: randomUUID,
    isClosing: () => isClosing,
    publicUrl: environment.PUBLIC_URL,
    trustedProxies: environment.TRUST_PROXY,
    metricsToken: environment.METRICS_TOKEN,
  })
  server.serve(app.fetch)

  say(`Backend: ${backend.description}`)
  say(providers.length > 0 ? `AI providers: ${providers.join(', ')}` : 'no AI key: using the built-in engine')
  if (backend.firstAdmin) {
    const { email, password } = backend.firstAdmin
    say(`First admin: ${email} with the one-time password ${password}`)
    say('This password is shown only now. Sign in at /admin and choose another one.')
  }
  say(`Ekagra ${serverPackage.version} is ready at ${publicAddress(environment, server.port)}`)

  return {
    /** True when every open request could be finished. */
    async close(graceMs: number): Promise<boolean> {
      isClosing = true
      news.close()
      const isComplete = await server.close(graceMs)
      await backend.close()
      return isComplete
    },
  }
}
