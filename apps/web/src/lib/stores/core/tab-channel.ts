/** What changed in IndexedDB, which, unlike localStorage, tells the other tabs nothing by itself. */
const TOPICS = ['sessions', 'archive', 'reviews'] as const
export type TabTopic = (typeof TOPICS)[number]

const NAME = 'ekagra'
const listenersByTopic = new Map<TabTopic, Set<() => void>>()
let channel: BroadcastChannel | null | undefined

function connect(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel(NAME)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const topic = TOPICS.find((known) => known === data)
      if (topic) notify(topic)
    })
  } catch {
    // Without it other tabs learn of the change when they next look.
    channel = null
  }
  return channel
}

function notify(topic: TabTopic): void {
  for (const listener of listenersByTopic.get(topic) ?? []) listener()
}

export function tellTabs(topic: TabTopic): void {
  notify(topic)
  connect()?.postMessage(topic)
}

export function hearTabs(topic: TabTopic, listener: () => void): () => void {
  connect()
  const listeners = listenersByTopic.get(topic) ?? new Set()
  listenersByTopic.set(topic, listeners.add(listener))
  return () => {
    listeners.delete(listener)
  }
}
