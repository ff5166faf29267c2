import { createListeners } from '../stores/core/listeners.ts'

/**
 * Chromium offers the installation once, in an early event; the event is kept until the person opens the
 * menu.
 */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

let offered: InstallEvent | null = null
const { subscribe, notify } = createListeners()

export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offered = event
    notify()
  })
  window.addEventListener('appinstalled', () => {
    offered = null
    notify()
  })
}

export const canInstall = (): boolean => offered !== null

export const subscribeToInstallOffer = subscribe

/** Shows the browser's own dialog. An offer can be used once. */
export async function install(): Promise<void> {
  const event = offered
  offered = null
  notify()
  await event?.prompt()
}
