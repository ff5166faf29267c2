/** Pages whose feature is not part of this version yet: what they are for, said plainly, and the way on. */
export const purposes = {
  notReady: 'This version of Ekagra cannot do this yet.',
  meanwhile: 'Practice and mock tests work on every topic of the syllabus, with or without a network.',
  startPractice: 'Start practice',
  browse: 'Browse the syllabus',
  news: { title: 'News', text: 'What happened lately, as an exam would ask about it.' },
}
