import { defineMessages } from '../define-messages.ts'

/**
 * Topics are stored and requested by their English names; names that the app itself gives are shown
 * translated.
 */
export const topic = {
  name: (topic: string): string => topic,
}

export const topicMessages = defineMessages(topic, {
  hi: async () => (await import('../hi/topic.ts')).topic,
})
