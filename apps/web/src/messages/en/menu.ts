import { defineMessages } from '../define-messages.ts'

export const menu = {
  title: 'Menu',
  description: 'Settings, sharing, and the way to everything else in Ekagra.',
  more: 'More',
  cards: {
    share: { title: 'Share App', text: 'Send Ekagra to a friend' },
    weakness: { title: 'Weakness Analysis', text: 'Topics where practice helps most' },
    guide: { title: 'User Guide', text: 'How everything works' },
    notes: { title: 'Notes', text: 'Your study notes' },
    history: { title: 'History', text: 'Every test you finished' },
    privacy: { title: 'Privacy', text: 'What is kept, and where' },
    help: { title: 'Help', text: 'Answers to common questions' },
  },
  settings: 'Settings',
  theme: 'Theme',
  themeNames: { light: 'Light', dark: 'Dark' },
  language: 'Language',
  languageNames: { en: 'English', hi: 'हिन्दी' },
  languageHint:
    'Hindi covers the whole app. What you study is in English: questions, explanations, notes and names of chapters.',
  install: {
    text: 'Put Ekagra on your home screen. It opens without a network and takes little room.',
    appleText:
      'To put Ekagra on your home screen: open the share menu of Safari and choose Add to Home Screen.',
    action: 'Install the app',
  },
  offline: {
    title: 'Without a network',
    all: (size: string) => `Everything is on this device (${size}): all chapters, all exams, your notes.`,
    some: (percent: number) =>
      `${percent}% of the app is on this device. What you have opened once works without a network.`,
    coming:
      'Ekagra is being stored on this device, so that it opens without a network. It takes some seconds.',
    none: 'This browser keeps no files for later: Ekagra needs a network here.',
    download: (size: string) => `Download everything for offline: ${size}`,
    loading: (kept: number, all: number) => `${kept} of ${all} files`,
    stop: 'Stop',
    failed: 'The network broke off. What arrived is kept; the rest can be fetched later.',
    done: 'Everything is on this device now',
  },
  data: {
    title: 'Your data',
    text: 'All of it lies in this browser. A file carries it to another one, or keeps it safe.',
    account: 'Or use an account',
    export: 'Export my data',
    exported: (fileName: string) => `Saved as ${fileName}`,
    exportFailed: 'Your data could not be exported. Please try again.',
    import: 'Import a file',
    importTitle: 'Import this file?',
    previewText: 'Nothing has changed yet. The file would bring:',
    nothingNew: 'Everything in this file is already here.',
    changes: (added: number, replaced: number, unchanged: number, dropped: number) =>
      [
        added > 0 && `${added} new`,
        replaced > 0 && `${replaced} updated`,
        unchanged > 0 && `${unchanged} already here`,
        dropped > 0 && `${dropped} left out`,
      ]
        .filter(Boolean)
        .join(', '),
    importConfirm: 'Import',
    importFailed: 'The file could not be read. Please try again.',
    imported: 'Your data is here',
    importPartly: 'Storage is full: some of it could not be imported',
    doneTitle: 'Imported',
    doneText: 'This is what changed. You can take it back until you close this dialog.',
    undo: 'Undo',
    undone: 'Everything is as it was before',
    undoFailed: 'The import could not be taken back.',
    done: 'Done',
    cancel: 'Cancel',
    clear: 'Clear all data',
    clearTitle: 'Clear all data?',
    clearText:
      'Your history, exam papers, notes, bookmarks, past doubts, reviews and settings are deleted from this browser. There is no copy anywhere else, so export them first if you may want them back.',
    clearConfirm: 'Delete everything',
    clearCancel: 'Keep my data',
  },
  together: {
    title: 'With others',
    text: 'A quiz for friends or a class, at the same time.',
    action: 'Live quiz',
  },
  quickAccess: 'Quick Access',
  aiSolver: 'AI Solver',
  viewProgress: 'View Progress',
  share: {
    title: 'Share App',
    text: 'Ekagra is free and needs no account.',
    message: 'I prepare for exams with Ekagra: practice questions with answer keys you can trust.',
    linkLabel: 'Link to Ekagra',
    copyLink: 'Copy link',
    device: 'More ways to share',
    whatsapp: 'WhatsApp',
    x: 'X',
    facebook: 'Facebook',
    instagram: 'Instagram (copies the text)',
    linkCopied: 'Link Copied!',
    textCopied: 'Text Copied!',
    copyFailed: 'Copy Failed: Unable to copy link. Please try again.',
  },
}

export const menuMessages = defineMessages(menu, {
  hi: async () => (await import('../hi/menu.ts')).menu,
})
