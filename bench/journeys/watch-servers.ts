import type { RunningServer } from '../../apps/server/src/testing/run-server.ts'

export interface Figures {
  /** Seconds of processor since the start, of all servers. */
  cpuSeconds: number
  /** Resident bytes, of all servers. */
  memory: number
  /** The worst of all servers, in seconds. */
  loopLag: number
  engineWaiting: number
}

const readOne = async ({ url }: RunningServer): Promise<Figures> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    memory: figure('process_resident_memory_bytes'),
    loopLag: figure('nodejs_eventloop_lag_p99_seconds'),
    engineWaiting: figure('ekagra_engine_queue_depth'),
  }
}

/** The figures that an operator sees too. */
export async function readFigures(servers: readonly RunningServer[]): Promise<Figures> {
  const all = await Promise.all(servers.map(readOne))
  const sum = (name: keyof Figures) => all.reduce((total, figures) => total + figures[name], 0)
  return {
    cpuSeconds: sum('cpuSeconds'),
    memory: sum('memory'),
    loopLag: Math.max(...all.map(({ loopLag }) => loopLag)),
    engineWaiting: sum('engineWaiting'),
  }
}
