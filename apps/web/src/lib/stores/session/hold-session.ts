const PREFIX = 'ekagra:session:'

/**
 * Marks a session as open in this tab until `release` is called or the tab dies. Null when another tab already has it:
 * a duplicated tab would otherwise write over the answers of the first. Without Web Locks every tab may hold it.
 */
export async function holdSession(id: string): Promise<{ release: () => void } | null> {
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
      // Where locks are refused there is nothing to share a session through either.
      .catch(() => resolve({ release: () => undefined }))
  })
}

/** Ids of the sessions that some living tab has open. */
export async function heldSessionIds(): Promise<Set<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
    return new Set(names)
  } catch {
    return new Set()
  }
}
