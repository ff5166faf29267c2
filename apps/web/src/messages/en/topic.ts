import { defineMessages } from '../define-messages.ts'

/** Topics are kept and asked for under their English names; the names that the app itself gives are drawn translated. */
export const topic = {
  name: (topic: string): string => topic,
}

export const topicMessages = defineMessages(topic, {
  hi: async () => (await import('../hi/topic.ts')).topic,
})
