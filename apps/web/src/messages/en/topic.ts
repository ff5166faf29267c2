import { defineMessages } from '../define-messages.ts'

/**
 * Topics are stored and requested by their English names; names that the app itself gives are shown
 * translated.
 */
export const topic = {
  name: (topic: string): string => topic,
  /** A section of an exam paper, by its title or its short name. */
  sectionName: (section: string): string => section,
}

export const topicMessages = defineMessages(topic, {
  hi: async () => (await import('../hi/topic.ts')).topic,
})
