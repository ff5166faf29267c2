import { readFileSync } from 'node:fs'

/** How often it is checked whether the npm that started us still runs. */
const LOOK_MS = 500

const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'zsh'])

/** @param {number} id @returns {{ name: string, parent: number } | undefined} undefined where the system does not tell */
function processOf(id) {
  try {
    const [, name = '', parent = ''] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** The processes between us and npm, npm included: it runs a command in a shell, which some shells leave at once. */
function readLine() {
  const shell = processOf(process.ppid)
  return [process.ppid, ...(shell && SHELLS.has(shell.name) ? [shell.parent] : [])].join()
}

/**
 * npm passes a signal on to its shell, which dies of it and leaves us behind; when it is killed outright it passes on nothing. Whoever stops npm wants
 * the server to end too. Without npm nothing is watched: a server may outlive the shell that started it.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const line = readLine()
  const looking = setInterval(() => {
    if (readLine() === line) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  looking.unref()
}
