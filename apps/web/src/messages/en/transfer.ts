import { defineMessages } from '../define-messages.ts'

/** Words about moving learner data from one browser to another. */
export const transfer = {
  families: {
    history: 'Exam history',
    bookmarks: 'Bookmarks',
    notes: 'Notes',
    doubts: 'Past doubts',
    reviews: 'Review queue',
    files: 'Texts of files',
    papers: 'Exam papers',
    patterns: 'Your own exam patterns',
    seen: 'Seen questions',
    settings: 'Settings',
  },
  dropped: {
    unreadable: 'could not be read',
    repeated: 'is in the file twice',
    older: 'is older than what you have here',
    'no-room': 'does not fit: at most 15 notes and 50 doubts are kept',
  },
  refused: {
    'too-large': 'This file is too large to be an Ekagra export.',
    'not-json': 'This file is not an Ekagra export: it cannot be read.',
    'not-ours': 'This file is not an Ekagra export.',
    'newer-version':
      'This file comes from a newer Ekagra. Reload the page to get the newest version, then try again.',
    damaged: 'This file is damaged, so nothing was changed.',
  },
}

export const transferMessages = defineMessages(transfer, {
  hi: async () => (await import('../hi/transfer.ts')).transfer,
})
