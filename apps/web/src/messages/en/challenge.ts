import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'

const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** A set of questions that is shared with a friend. */
export const challenge = {
  button: 'Challenge a friend',
  dialog: {
    title: 'Challenge a friend',
    text: (count: number) =>
      `The link opens the same ${questions(count)}, with the options in the same order. It describes them itself: nothing is stored on a server.`,
    linkLabel: 'Link to these questions',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Select it and copy it by hand.',
    tellScore: (score: number, total: number) =>
      `Tell my score, ${formatNumber(score)} of ${formatNumber(total)}`,
    device: 'More ways to share',
    message: (topic: string, count: number) => `Can you beat me? ${questions(count)} on ${topic}:`,
  },
  page: {
    title: 'A friend challenges you',
    text: 'You get the very same questions, in the same order and with the same options.',
    friend: (score: number, total: number) =>
      `Your friend got ${formatNumber(score)} of ${formatNumber(total)} right.`,
    figures: { count: 'Questions', level: 'Level', mode: 'Mode', time: 'Time' },
    modes: { practice: 'Practice', test: 'Mock test' },
    start: { practice: 'Start practice', test: 'Start Test' },
    minutes: (count: number) => `${formatNumber(count)} min`,
  },
  gone: {
    title: 'These questions cannot be made any more',
    text: (topic: string) =>
      `The way they are made has changed since the link was sent. A fresh set on ${topic} works.`,
    action: 'Start a fresh set',
  },
  damaged: {
    title: 'This link is damaged',
    text: 'A part of it was cut off or changed on the way. Ask your friend to send it again, or choose a topic of your own.',
    action: 'Choose a topic',
  },
  failed: {
    title: 'The questions could not be loaded',
    text: 'Check your connection and try again. The link stays good.',
    action: 'Try again',
  },
  compared: {
    ahead: (friend: number, total: number) =>
      `You beat your friend, who got ${formatNumber(friend)} of ${formatNumber(total)}.`,
    level: (friend: number, total: number) =>
      `Level with your friend: ${formatNumber(friend)} of ${formatNumber(total)} each.`,
    behind: (friend: number, total: number) =>
      `Your friend got ${formatNumber(friend)} of ${formatNumber(total)}.`,
  },
}

export const challengeMessages = defineMessages(challenge, {
  hi: async () => (await import('../hi/challenge.ts')).challenge,
})
