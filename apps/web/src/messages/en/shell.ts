import { defineMessages } from '../define-messages.ts'

/** Words of the frame around every page: header, tabs, palette, notices, error screens. */
export const shell = {
  product: 'Ekagra',
  documentTitle: (page: string) => `${page} | Ekagra – Smart Exam Preparation`,
  defaultTitle: 'Ekagra – Smart Exam Preparation Tools',
  description:
    'Practice questions and mock tests for Indian competitive exams, with answer keys you can trust. No account needed.',
  homeLink: 'Ekagra, home',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  tabs: 'Tabs',
  nav: {
    home: 'Home',
    test: 'Test',
    mockTest: 'Mock test',
    practice: 'Practice',
    notes: 'Notes',
    history: 'History',
    bookmarks: 'Bookmarks',
    menu: 'Menu',
  },
  search: 'Search',
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',
  palette: {
    title: 'Command palette',
    placeholder: 'Type a command or search...',
    actions: 'Actions',
    pages: 'Pages',
    searchFor: (text: string) => `Search for "${text}"`,
    goToSearch: 'Go to Search',
    empty: 'No results found.',
  },
  storage: {
    forbiddenTitle: 'Nothing can be saved in this browser',
    forbidden:
      'Storage is switched off, so your history, notes and bookmarks last only until you close this page. Leave private mode or allow site data to keep them.',
    fullTitle: 'Storage is full',
    full: 'Something could not be saved on this device. Delete old notes or history, or free some space, and it will be saved again.',
  },
  pageError: {
    title: 'Unexpected Application Error!',
    again: 'Reload the page',
    home: 'Go to the home page',
    unknown: 'Something went wrong and no reason was given.',
  },
  newVersion: {
    title: 'A new version is ready',
    text: 'It comes with the next page that you open or reload. Nothing of yours is lost.',
    reload: 'Reload',
  },
  /** For a browser that asks for Hindi; in Hindi whatever the language of the page. */
  hindiOffer: { title: 'एकाग्र हिन्दी में भी है', text: 'भाषा मेनू में भी बदल सकते हैं।', choose: 'हिन्दी में देखें' },
  rowError: 'Error displaying this item.',
}

export const shellMessages = defineMessages(shell, {
  hi: async () => (await import('../hi/shell.ts')).shell,
})
