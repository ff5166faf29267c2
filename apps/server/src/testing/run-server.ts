import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppConfig } from '@ekagra/schema/app-config'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { BackendKeys } from '../backend/backend-keys.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

interface RunOptions {
  environment?: Record<string, string>
  /** Another user to run as; only root can. */
  uid?: number
}

export interface Output {
  stdout: string
  stderr: string
}

/** On a port that is free, without a built web app and without a balancer, unless a test gives one. */
export const TEST_SETTINGS = { HOST: '127.0.0.1', PORT: '0', WEB_DIR: '/nonexistent', DRAIN_SECONDS: '0' }

/**
 * The real server as its own process. Of our environment it gets only PATH and the folder of compiled code: with it even the first file
 * is read from there, and nothing is loaded that takes the types out of it.
 */
function spawnServer({ environment = {}, uid }: RunOptions): { child: ChildProcess; output: Output } {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...TEST_SETTINGS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  return { child, output }
}

/** Runs the server until it ends by itself. */
export async function runToExit(options: RunOptions): Promise<Output & { code: number | null }> {
  const { child, output } = spawnServer(options)
  const [code] = await once(child, 'close')
  return { ...output, code }
}

/** A server that has started, in this process or in one of its own. */
export interface TestServer {
  url: string
  output: Output
  config: AppConfig
  /** What was printed for the first admin, if this start made one. */
  firstAdmin: { email: string; password: string } | undefined
  stop(): Promise<unknown>
}

export interface RunningServer extends TestServer {
  signal(name: NodeJS.Signals): void
  /** Resolves when the process has ended. */
  ended: Promise<number | null>
  stop(): Promise<number | null>
}

/** What a server has printed by the time it is ready tells where it is and who its first admin is. */
export async function readStart(output: Output): Promise<Omit<TestServer, 'stop'>> {
  const port = / is ready at .*\D(\d+)\)?$/m.exec(output.stdout)?.[1]
  const url = `http://127.0.0.1:${port}`
  const [, email, password] =
    /^First admin: (\S+) with the one-time password (\S+)$/m.exec(output.stdout) ?? []
  return {
    url,
    output,
    config: AppConfig.parse(await (await fetch(`${url}/config.json`)).json()),
    firstAdmin: email && password ? { email, password } : undefined,
  }
}

/** Starts the server as a process and waits until it says that it is ready. */
export async function runServer(environment: Record<string, string>): Promise<RunningServer> {
  const { child, output } = spawnServer({ environment })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (/^Ekagra \S+ is ready at .+$/m.test(output.stdout)) resolve()
    })
  })
  const code = await Promise.race([ready, ended])
  if (code !== undefined) throw new Error(`the server ended with ${code}: ${output.stderr}`)

  return {
    ...(await readStart(output)),
    signal: (name) => child.kill(name),
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** A client like that of the browser, but its session is not stored. */
export function connect(server: TestServer, key = server.config.publishableKey): SupabaseClient {
  return createClient(new URL(server.config.backendUrl, server.url).href, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

export async function signIn(
  server: TestServer,
  account: { email: string; password: string },
): Promise<SupabaseClient> {
  const client = connect(server)
  const { error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return client
}

/** Signs the first admin in with the printed password and chooses another one, without which an admin may do nothing. */
export async function openFirstAdmin(server: TestServer) {
  const printed = server.firstAdmin
  if (!printed) throw new Error('the first start printed no admin')
  const client = await signIn(server, printed)
  const account = { email: printed.email, password: 'seven-lanterns-above-the-quay' }
  const { error } = await client.auth.updateUser({
    password: account.password,
    current_password: printed.password,
  })
  if (error) throw error
  // The token from before ends with the old password.
  await client.auth.refreshSession()
  return { account, client }
}

/** The keys that a server made on its first start, read from its database or data folder. */
export async function readKeys(environment: Record<string, string>): Promise<BackendKeys> {
  const { DATABASE_URL, DATA_DIR = '' } = environment
  if (!DATABASE_URL) {
    return BackendKeys.parse(JSON.parse(await readFile(join(DATA_DIR, 'keys.json'), 'utf8')))
  }
  const sql = postgres(DATABASE_URL, { max: 1 })
  const [row] = await sql<{ value: string }[]>`select value from ekagra_private.settings where name = 'keys'`
  await sql.end()
  return BackendKeys.parse(JSON.parse(row?.value ?? '{}'))
}

export const readServiceKey = async (environment: Record<string, string>): Promise<string> =>
  (await readKeys(environment)).secretKey
