import { createKeyedListeners } from './listeners.ts'

/** Announces changes in IndexedDB, which, unlike localStorage, does not notify other tabs by itself. */
const TOPICS = ['archive', 'reviews'] as const
export type TabTopic = (typeof TOPICS)[number]

const NAME = 'ekagra'
const listeners = createKeyedListeners<TabTopic>()
let channel: BroadcastChannel | null | undefined

function connect(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel(NAME)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const topic = TOPICS.find((known) => known === data)
      if (topic) listeners.of(topic).notify()
    })
  } catch {
    // Without a channel other tabs see the change when they next read.
    channel = null
  }
  return channel
}

export function tellTabs(topic: TabTopic): void {
  listeners.of(topic).notify()
  connect()?.postMessage(topic)
}

export function hearTabs(topic: TabTopic, listener: () => void): () => void {
  connect()
  return listeners.of(topic).subscribe(listener)
}
