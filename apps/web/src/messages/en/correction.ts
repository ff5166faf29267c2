import { defineMessages } from '../define-messages.ts'
import { formatSourceDate } from '../format-date.ts'

/** What learners read when an admin has corrected a question that they were asked. */
export const correction = {
  rescored: (results: number) =>
    results === 1 ? 'One of your results was corrected' : `${results} of your results were corrected`,
  rescoredText: 'A question in it had a wrong key. The history shows the old score beside the new one.',
  decided: {
    fix: 'A question that you reported was corrected',
    retract: 'A question that you reported was taken out',
    dismiss: 'We looked at a question that you reported: its key is right',
  },
  thanks: 'Thank you for telling us.',
  badge: 'Corrected',
  former: (percentage: number) => `was ${percentage}%`,
  result: (questions: number, date: string) =>
    questions === 1
      ? `A question was corrected on ${formatSourceDate('en', date)}`
      : `${questions} questions were corrected, the last one on ${formatSourceDate('en', date)}`,
  paper: (before: string, after: string) => `This paper was worth ${before} marks. It is now worth ${after}.`,
  resultText: (before: string, after: string) => `Your score was ${before}. It is now ${after}.`,
  sameText: (score: string) => `Your score of ${score} stays as it is.`,
  fixed: (date: string, old: string) =>
    `Corrected on ${formatSourceDate('en', date)}. Until then the key was: ${old}`,
  kept: 'You followed our key, so you keep the mark.',
  retracted: (date: string) =>
    `Taken out on ${formatSourceDate('en', date)}: no option is right beyond doubt, so it counts as right for everybody.`,
}

export const correctionMessages = defineMessages(correction, {
  hi: async () => (await import('../hi/correction.ts')).correction,
})
