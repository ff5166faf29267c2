import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { address, aiVariables, findAiContradictions, key, wholeNumber } from './ai/ai-variables.ts'

/** A reason not to start that the operator can fix; the message says how. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

const Claims = z.object({ role: z.string() })

/** Whether a Supabase key gives full access: a new `sb_secret_` key, or an old JWT of the service role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  const payload = key.split('.')[1]
  if (payload === undefined) return false
  try {
    const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return claims.success && claims.data.role === 'service_role'
  } catch {
    return false
  }
}

const DEFAULT_PORT = 3000

/** The app is served at the root of its host, so the address of a site has no path. */
function origin(example: string) {
  const advice = `put an address such as ${example}, with no path after the host`
  return z.pipe(
    address(['http:', 'https:'], advice).check(
      z.refine((text) => {
        const url = URL.parse(text)
        return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username
      }, advice),
    ),
    z.transform((text: string) => new URL(text).origin),
  )
}

const FEEDS_ADVICE =
  'put the addresses of RSS or Atom feeds, separated by commas, each with or without its category: Defence=https://feeds.example/rss'
/** An address with the category before it, if any; a category may contain commas ('Business, Economy & Banking'). */
const FEED = /^[\s,]*(?:([^=]*?)\s*=\s*)??(https?:\/\/[^\s,]+)(?=[\s,]|$)/i
const Feeds = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    const feeds: { url: string; category?: string }[] = []
    let rest = text
    while (/[^\s,]/.test(rest)) {
      const [whole = '', category, url = ''] = FEED.exec(rest) ?? []
      if (URL.parse(url) === null || /:\/\//.test(category ?? '')) {
        context.issues.push({ code: 'custom', message: FEEDS_ADVICE, input: text })
        return z.NEVER
      }
      feeds.push(category ? { url, category } : { url })
      rest = rest.slice(whole.length)
    }
    return feeds
  }),
)

const HEADERS_ADVICE = 'put headers as name=value, separated by commas'
const Headers = z.pipe(
  z.string().check(z.regex(/^[\w-]+=[^,\r\n]*(,[\w-]+=[^,\r\n]*)*$/, HEADERS_ADVICE)),
  z.transform((text: string) =>
    Object.fromEntries(
      text
        .split(',')
        .map((part): [string, string] => [
          part.slice(0, part.indexOf('=')),
          part.slice(part.indexOf('=') + 1).trim(),
        ]),
    ),
  ),
)

const yesOrNo = z.pipe(
  z.enum(['yes', 'no'], 'put yes or no'),
  z.transform((word: 'yes' | 'no') => word === 'yes'),
)

const PORT_ADVICE = 'put a whole number from 0 to 65535, for example 3000 (0 takes any free port)'

const Variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535, PORT_ADVICE), DEFAULT_PORT),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, 'put an address of this machine, for example 127.0.0.1')),
    '0.0.0.0',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  PUBLIC_URL: z.optional(origin('https://ekagra.example')),
  DATABASE_URL: z.optional(
    address(
      ['postgres:', 'postgresql:'],
      'put an address such as postgres://user:password@host:5432/database',
    ),
  ),
  SUPABASE_URL: z.optional(origin('https://project.supabase.co')),
  SUPABASE_PUBLISHABLE_KEY: z.optional(
    key.check(
      z.refine(
        (text) => !isSecretKey(text),
        'this is the secret key, which every browser would get to see: put the publishable (or anon) key',
      ),
    ),
  ),
  SUPABASE_SECRET_KEY: z.optional(key),
  ...aiVariables,
  NEWS_FEEDS: z._default(Feeds, []),
  /** Feeds must be on public addresses; this also allows this machine. */
  NEWS_FROM_LOOPBACK: z._default(yesOrNo, false),
  SUPPORT_EMAIL: z.optional(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'put one e-mail address')),
  ),
  /** Whether everybody may open an account; an admin always may, for others. */
  SIGN_UP: z._default(z.enum(['on', 'off'], 'put on or off'), 'off'),
  /** Through which letters with one-time codes are sent; without it an admin passes codes on. */
  SMTP_URL: z.optional(
    address(['smtp:', 'smtps:'], 'put an address such as smtps://user:password@mail.example.org:465'),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\r\n]+ <)?[^\s@<>]+@[^\s@<>]+>?$/,
          'put an address such as Ekagra <codes@example.org>',
        ),
      ),
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'put one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  TRUST_PROXY: z._default(
    wholeNumber(0, 10, 'put how many proxies of yours stand before this server: a whole number from 0 to 10'),
    0,
  ),
  /** After SIGTERM, how long requests are still taken while /readyz says 503: a balancer needs it to look elsewhere. */
  DRAIN_SECONDS: z._default(wholeNumber(0, 60, 'put a whole number of seconds from 0 to 60'), 3),
  /** The folder of the built web app, for those who build it elsewhere. */
  WEB_DIR: z.optional(z.string()),
  /** Lets every caller on this machine read the metrics; a proxy on this machine is such a caller. */
  METRICS_FROM_LOOPBACK: z._default(yesOrNo, false),
  /** A collector of OpenTelemetry; no traces are made without it. The names are those of OpenTelemetry. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    address(['http:', 'https:'], 'put the address of a collector such as http://127.0.0.1:4318'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(Headers),
  OTEL_SERVICE_NAME: z._default(z.string(), 'ekagra'),
  METRICS_TOKEN: z.optional(key.check(z.minLength(16, 'put at least 16 characters'))),
})
type Variables = z.infer<typeof Variables>

/** Each variable may be valid and still contradict another. */
function findContradictions(variables: Variables): string[] {
  const problems: string[] = []
  if (variables.SUPABASE_URL) {
    for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const) {
      if (!variables[name]) problems.push(`${name}: is missing; SUPABASE_URL needs it, so put it too`)
    }
    if (variables.DATABASE_URL) {
      problems.push('DATABASE_URL: contradicts SUPABASE_URL; put only the one you want to use')
    }
  } else {
    for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const) {
      if (variables[name]) problems.push(`${name}: is of no use without SUPABASE_URL; put both or neither`)
    }
  }
  if (variables.SIGN_UP === 'on' && !variables.SMTP_URL && !variables.SUPABASE_URL) {
    problems.push(
      'SIGN_UP: needs SMTP_URL, because whoever opens an account proves their address with a code',
    )
  }
  if (variables.SMTP_URL && !variables.MAIL_FROM && !variables.SUPPORT_EMAIL) {
    problems.push('MAIL_FROM: is missing; SMTP_URL needs it, so put the address that letters come from')
  }
  problems.push(...findAiContradictions(variables))
  return problems
}

/**
 * Parses the environment. Reports all problems in one line, without any value, because a value may be a secret.
 * @throws {StartProblem}
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(source)
      .map(([name, text]) => [name, text?.trim()] as const)
      .filter(([, text]) => text !== undefined && text !== ''),
  )
  const parsed = z.safeParse(Variables, given)
  const problems = parsed.success
    ? findContradictions(parsed.data)
    : [...new Set(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`))]
  if (problems.length > 0 || !parsed.success) {
    throw new StartProblem(`the environment is not right. ${problems.join('. ')}.`)
  }
  const variables = parsed.data
  return {
    ...variables,
    DATA_DIR: resolve(variables.DATA_DIR),
  }
}
export type Environment = ReturnType<typeof readEnvironment>
