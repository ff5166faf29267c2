import { defineMessages } from './define-messages.ts'
import { topic } from './en/topic.ts'

export const topicMessages = defineMessages(topic, {
  hi: async () => (await import('./hi/topic.ts')).topic,
})
