import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'

/** The answer to a blank question: an example of what an answer looks like. */
export const sampleDoubtAnswer: DoubtAnswer = {
  question: 'Why did the Revolt of 1857 fail?',
  subject: 'History',
  difficulty: 'Intermediate',
  steps: [
    {
      title: 'See how far it reached',
      explanation:
        'The revolt began at Meerut on 10 May 1857 and spread to Delhi, Kanpur, Lucknow, Jhansi and Bihar. Most of the south, Bengal, Bombay and Punjab stayed out of it.',
    },
    {
      title: 'Look at its leaders',
      explanation:
        'Bahadur Shah Zafar, Nana Saheb, Rani Lakshmibai, Begum Hazrat Mahal and Kunwar Singh fought bravely, but each in their own place and without one plan or one command.',
    },
    {
      title: 'Compare the means',
      explanation:
        'The British had modern rifles, the telegraph, the railway and troops from overseas. Many princes, such as Scindia and the Nizam, sided with them.',
    },
  ],
  finalAnswer:
    'The Revolt of 1857 failed because it stayed regional, had no common leadership or plan, and met an enemy with better arms, communications and allies.',
  concepts: ['Revolt of 1857', 'Modern Indian History'],
  isSampleAnswer: true,
}
