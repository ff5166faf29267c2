const PREFIX = 'ekagra:session:'

/** After a reload, the old page may hold its lock for another moment. */
const ATTEMPTS = 5
const PAUSE_MS = 120

type Held = { release: () => void } | null

/**
 * Marks a session as open in this tab until `release` is called or the tab is closed. Null if another tab
 * already has it: a duplicated tab would otherwise overwrite the answers of the first. Without Web Locks
 * every tab may hold it.
 */
export async function holdSession(id: string): Promise<Held> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const held = await tryToHold(id)
    if (held) return held
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return tryToHold(id)
}

async function tryToHold(id: string): Promise<Held> {
  if (navigator.locks === undefined) return { release: () => undefined }
  return new Promise((resolve) => {
    navigator.locks
      .request(PREFIX + id, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null)
          return undefined
        }
        return new Promise<void>((release) => resolve({ release }))
      })
      // A browser that refuses locks also refuses the storage through which tabs could share a session.
      .catch(() => resolve({ release: () => undefined }))
  })
}

/** Ids of the sessions that are open in some tab. */
export async function heldSessionIds(): Promise<Set<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
    return new Set(names)
  } catch {
    return new Set()
  }
}
