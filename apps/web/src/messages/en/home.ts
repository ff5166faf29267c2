import { defineMessages } from '../define-messages.ts'

/** Words for the first view of the home screen. The rest is in home-sections.ts. */
export const home = {
  title: 'What will you practice today?',
  topic: 'Topic',
  placeholder: 'Topic, chapter or exam',
  blank: 'Please enter a topic',
  mode: 'Mode',
  modes: { practice: 'Practice', test: 'Test' },
  difficulty: 'Difficulty',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  count: 'Questions',
  start: { practice: 'Start practice', test: 'Start test' },
  minutes: (minutes: number) => (minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`),
  related: 'Or take 8 easy questions on',
  failed: 'Failed to generate questions. Please try again.',

  weak: {
    title: 'Weak areas',
    all: 'All topics',
    none: 'After your first test, the topics that need you most stand here.',
  },

  welcome: {
    title: 'Ekagra transforms learning with AI-powered study tools',
    text: 'Take a mock test on any topic, and see what to practice next.',
    start: 'Get Started',
  },

  tools: 'Study tools',
  shortcuts: {
    mockTest: { title: 'Mock Test', text: 'Generate custom tests' },
    practice: { title: 'Practice', text: 'Study any topic' },
    doubtSolver: { title: 'AI Doubt Solver', text: 'Instant solutions' },
    currentAffairs: { title: 'Current Affairs', text: 'Stay updated with news' },
    notes: { title: 'Notes', text: 'Generate smart notes' },
    files: { title: 'Files', text: 'Convert PDFs to quizzes' },
  },
}

export const homeMessages = defineMessages(home, {
  hi: async () => (await import('../hi/home.ts')).home,
})
