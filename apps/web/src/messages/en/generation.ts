import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'

/** Words about a request for questions, on every screen that makes one. */
export const generation = {
  /** The title of the two descriptions below. */
  failedTitle: 'Generation Failed',
  requestFailed: (status: number) => `API request failed with status ${status}`,
  unreachable: 'Unable to generate questions. Please check your connection and try again.',
  emptyResult: 'Failed to generate questions. Please try again.',
  noneUnique: 'Not enough unique questions generated. Please try again.',
  fewerUnique: (generated: number, requested: number) =>
    `Generated ${generated} unique questions (requested ${requested}). This may happen with specialized topics.`,
  usingSamples: 'Using sample questions as API request failed',
  madeHere: 'The server could not be reached. These questions were made on this device.',
  cut: (here: number, requested: number) =>
    `The connection broke. Your session goes on with the ${here} of ${requested} questions that arrived.`,
  toppedUp: 'The connection broke. The rest of the questions was made on this device.',
  ignored: (words: string, served: string) => `Not understood: ${words}. These questions are on ${served}.`,
  allSeen: (topic: string, repeated: number) =>
    `You have seen all questions on ${topic}: ${countOf('en', repeated, 'comes', 'come')} again.`,
  fewOnTopic: (found: number, topic: string) =>
    `There ${found === 1 ? 'is' : 'are'} ${countOf('en', found, 'question', 'questions')} on ${topic}.`,
  understoodAs: (topic: string) => `Understood as: ${topic}`,
}

export const generationMessages = defineMessages(generation, {
  hi: async () => (await import('../hi/generation.ts')).generation,
})
