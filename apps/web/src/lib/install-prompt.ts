/** Chromium offers the installation once, early, by an event; it is kept until the person opens the menu. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offered = event
    announce()
  })
  window.addEventListener('appinstalled', () => {
    offered = null
    announce()
  })
}

export const canInstall = (): boolean => offered !== null

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the browser's own dialog. An offer can be used once. */
export async function install(): Promise<void> {
  const event = offered
  offered = null
  announce()
  await event?.prompt()
}
