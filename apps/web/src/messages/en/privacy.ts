import { defineMessages } from '../define-messages.ts'

export const privacy = {
  title: 'Privacy',
  text: 'What Ekagra keeps, where it keeps it, and what leaves your device. In plain words.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'No account, no name, no email is asked of learners. Whoever wants an account can have one.',
        'Without an account your history, notes, bookmarks and settings stay in this browser.',
        'There are no advertisements and no trackers, and no cookies are set for learners.',
        'A topic you ask about is sent to the server, because that is where questions are written.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      paragraphs: ['All of this is in the storage of this browser, and only this browser can read it:'],
      points: [
        'finished practices and tests with your answers (history), and the one you are in the middle of',
        'notes, bookmarks, past doubts with their answers, and what you have to review next',
        'the text of files that you turned into quizzes',
        'which questions you have seen, so that they do not come again',
        'the theme and the language you chose',
        'reports that could not be sent yet',
        'your place and name in the last five live quizzes, so that you can come back',
        'a random device id, made on your first visit. It does not say who you are, and clearing your data replaces it',
        'copies of the pages and programs of this site, so that it opens without a network',
      ],
    },
    {
      id: 'server',
      title: 'What leaves your device, and when',
      paragraphs: [
        'Nothing is sent on a schedule or in the background, except a report that had to wait and, with an account, what you have done; an open live quiz stays connected. A request is sent when:',
      ],
      points: [
        'a page opens: the files of this site and its settings are fetched. No question, answer or score goes along',
        'you start a practice or a test: the topic, the level, how many, and the text of a note or file if you make a quiz from it',
        'you ask for notes: the topic and your choices',
        'you ask a doubt: the text of your question; a follow-up takes the question before it along. Without a server, the doubt is solved on your device or not at all',
        'you open the news or current affairs: the category and the time you chose',
        'you send a report: the first 100 characters of what you report, your reason and what you wrote, whether you may be contacted, the address of the page, the time, and the name of your browser',
        'you open or join a live quiz: the name you type, your answers and, if you play your own set, its questions. Everybody in the room sees the name and the points. Two hours after the last move the server deletes the room, and after eight hours in any case',
        'you press a share button: the other app or site gets the text you see, when you send it there',
      ],
    },
    {
      id: 'never',
      title: 'What never leaves your device',
      points: [
        'your answers, scores, history, notes, bookmarks and reviews, unless you sync them with an account; answers of a live quiz are judged on the server',
        'photos of questions: they are read on your device, and only the text you have checked is sent',
        'Files and pictures: their text is read on your device, and is sent only when you make a quiz from it with a server',
        'the device id',
      ],
    },
    {
      id: 'account',
      title: 'If you choose to have an account',
      paragraphs: [
        'An account is for having your work on several devices. The server of this site then stores:',
      ],
      points: [
        'your email address, and your password as a hash if you choose one',
        'your history with questions and answers, exam papers you have handed in or are still sitting, notes, bookmarks, past doubts, reviews, exam patterns of your own, which questions you have seen, and your settings; only after you have said so on each device',
        'for each place where you are signed in: the name of the browser, when you signed in and when you were last there. Not your network address, not your place',
        'the secret of your second factor, encrypted, and hashes of your recovery codes, if you turn it on',
        'Only you can read these things with your account. The people who run the server can technically read its database, and an admin can open an account with a code; that is written down.',
        'Deleting the account removes all of it at once. Backups that the people who run this site have made before are theirs to delete.',
        'Texts of files and practice sessions you have not finished stay on the device.',
      ],
    },
    {
      id: 'log',
      title: 'What the server notes down',
      paragraphs: [
        'For each request: the time, what kind it was, how long it took and whether it succeeded. Not the topic, not the text, not the question. Your network address is held for a minute to stop abuse; it is not written down. A report is stored until the people who run this site delete it.',
      ],
    },
    {
      id: 'ai',
      title: 'AI services',
      paragraphs: [
        'If the people who run this site have connected an AI service, the topic, the text or the question above is passed on to it to write the answer. Your device id, your history and your results are not.',
        'Do not put names, phone numbers or other personal things into topics, files or doubts: they are not needed.',
        'Questions that were written and checked are kept with their topic and may be shown to other learners. They hold nothing about you.',
      ],
    },
    {
      id: 'delete',
      title: 'How to take it with you or delete it',
      paragraphs: [
        'Menu, Export my data saves everything as one file that you can read and import elsewhere. Menu, Clear all data deletes everything from this browser. History, notes, bookmarks and past doubts can also be deleted one by one. Without an account nothing of it is kept elsewhere; an account is deleted under Account.',
      ],
    },
    {
      id: 'admin',
      title: 'People who run this site',
      paragraphs: [
        'The admin area has accounts with an email, a password and, if they turn it on, a second factor. Whoever has signed in has a session in this browser until they sign out.',
      ],
    },
  ],
}

export const privacyMessages = defineMessages(privacy, {
  hi: async () => (await import('../hi/privacy.ts')).privacy,
})
