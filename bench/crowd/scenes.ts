import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type RunningServer, runServer } from '../../apps/server/src/testing/run-server.ts'
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder.ts'
import { type ProviderBehaviour, runProviderAtSpeed } from './provider-at-speed.ts'

type AtSpeed = Awaited<ReturnType<typeof runProviderAtSpeed>>

/** A real server with an empty database and one or two providers, for one scene. */
export async function onStage<Value>(
  behaviours: readonly Partial<ProviderBehaviour>[],
  work: (server: RunningServer, providers: AtSpeed[]) => Promise<Value>,
  environment: Record<string, string> = {},
): Promise<Value> {
  const folder = await temporaryFolder()
  const providers = await Promise.all(behaviours.map((behaviour) => runProviderAtSpeed(behaviour)))
  const [first, second] = providers
  const server = await runServer({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    METRICS_FROM_LOOPBACK: 'yes',
    ...(first && { AI_BASE_URL: first.url, AI_MODEL: 'model-one' }),
    ...(second && { OPENAI_API_KEY: 'sk-two', OPENAI_BASE_URL: second.url, OPENAI_MODEL: 'model-two' }),
    ...environment,
  })
  try {
    return await work(server, providers)
  } finally {
    await server.stop()
    await Promise.all(providers.map((provider) => provider.close()))
    await folder.remove()
  }
}

/** Runs the work while another process asks /healthz; its times in milliseconds. */
export async function probeHealth(
  url: string,
  work: () => Promise<unknown>,
): Promise<{ p50: number; p99: number; most: number; probes: number }> {
  const probe = spawn(process.execPath, [fileURLToPath(new URL('./probe-health.ts', import.meta.url)), url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  probe.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  while (!output.startsWith('ready')) await once(probe.stdout, 'data')
  await work()
  probe.stdin.end()
  await once(probe, 'close')
  return JSON.parse(output.replace('ready\n', ''))
}

/** Seconds of processor that the server has used since its start. */
export async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

let missed = 0

/** Prints one line; `isMet` undefined is a figure without a goal. */
export function report(isMet: boolean | undefined, name: string, figures: string): void {
  if (isMet === false) missed += 1
  const verdict = isMet === undefined ? '    ' : isMet ? 'PASS' : 'FAIL'
  console.log(`${verdict}  ${name.padEnd(52)} ${figures}`)
}

export const missedGoals = (): number => missed
export const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never')
