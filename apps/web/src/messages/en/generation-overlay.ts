import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'

const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** Words of the overlay over a running generation. */
export const generationOverlay = {
  pace: {
    plain: (count: number) => `Generating ${questions(count)}`,
    quickly: (count: number) => `Quickly generating ${questions(count)}`,
    rapidly: (count: number) => `Rapidly generating ${questions(count)}`,
  },
  about: (topic: string, level: string) => `${topic}, ${level.toLowerCase()}`,
  progress: 'Generating questions',
  percent: '%',
  stages: {
    initializing: 'Initializing',
    analyzing: 'Analyzing',
    processing: 'Processing',
    formatting: 'Formatting',
    finalizing: 'Finalizing',
  },
  cancel: 'Cancel',

  failedTitle: 'Generation Failed',
  failedText: 'Unable to generate questions. Please try again.',
  kept: 'Your topic and settings are kept.',
  tryAgain: 'Try Again',
  back: 'Back',
  unknownTitle: (topic: string) => `No questions on “${topic}” yet`,
  unknownTry: 'Try one of these, or name a chapter, a subject or an exam.',
  unknownName: 'Name a chapter, a subject or an exam instead. There are questions on these, for example:',
  changeTopic: 'Change topic',
}

export const generationOverlayMessages = defineMessages(generationOverlay, {
  hi: async () => (await import('../hi/generation-overlay.ts')).generationOverlay,
})
