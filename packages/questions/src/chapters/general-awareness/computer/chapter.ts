import { defineChapter } from '../../../kit/define-chapter.ts'

export const computer = defineChapter({
  subject: 'general-awareness',
  title: 'Computer Awareness',
  aliases: [
    'computer',
    'computer knowledge',
    'computer basics',
    'basic computer',
    'computer gk',
    'computer science',
    'computer fundamentals',
    'computer aptitude',
  ],
  weight: 60,
  types: {
    'bank/computer-pairs': { title: 'Networks, Programs & Memory Compared', aliases: [] },
    'bank/networks-keys-and-functions': {
      title: 'Devices, Programs & New Technology',
      aliases: [],
      weight: 1.5,
    },
    'bank/computer-hardware': {
      title: 'Hardware, Memory & Binary Numbers',
      aliases: ['computer hardware', 'hardware'],
      weight: 2,
    },
    'bank/computer-software': {
      title: 'Software, Office & Databases',
      aliases: ['computer software'],
      weight: 2,
    },
    'bank/networks-and-security': {
      title: 'Networks, Internet & Security',
      aliases: ['networks and security'],
      weight: 3,
    },
    'bank/office-and-internet': {
      title: 'Office, Internet & Number Systems',
      aliases: ['computer mcq'],
      weight: 2,
    },
    'facts/abbreviations': { title: 'Full Forms in Computing', aliases: [], weight: 0.7 },
    'facts/computer-terms': { title: 'Computer Terms', aliases: ['hardware and software'], weight: 2 },
    'facts/file-extensions': { title: 'File Extensions', aliases: [], weight: 0.6 },
    'facts/shortcuts': { title: 'Keyboard Shortcuts', aliases: [], weight: 1 },
  },
  questions: () => import('./questions.ts'),
})
