/** After the first screen, which pays nothing for it. */
const PAUSE_MS = 3000

/** Syncs on a device that was joined to an account; the code for it is loaded on such a device alone. */
export function startSyncIfJoined(): void {
  try {
    if (localStorage.getItem('ekagra-sync') !== 'on') return
  } catch {
    // A browser that forbids storage has nothing to sync.
    return
  }
  setTimeout(() => {
    import('./sync-device.ts').then(
      ({ startSync }) => startSync(),
      () => undefined,
    )
  }, PAUSE_MS)
}
