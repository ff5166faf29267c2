export const privacy = {
  title: 'Privacy',
  text: 'What Ekagra keeps, where it keeps it, and what leaves your device. In plain words.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'No account, no name, no email is asked of learners.',
        'Your history, notes, bookmarks and settings stay in this browser.',
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
        'notes, bookmarks, and what you have to review next',
        'which questions you have seen, so that they do not come again',
        'the theme and the language you chose',
        'a random device id, made on your first visit. It does not say who you are, and clearing site data replaces it',
      ],
    },
    {
      id: 'server',
      title: 'What is sent to the server',
      paragraphs: ['Only what a request needs:'],
      points: [
        'for questions: the topic, the level, how many, and the text of a note or file if you make a quiz from it',
        'for notes: the topic. For the doubt solver: the question you typed',
        'for a report: the question, your reason, what you wrote, the address of the page and the name of your browser',
        'as with every website, your network address, which the server uses to stop abuse',
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
      title: 'How to delete it',
      paragraphs: [
        'History has a button that deletes one test or all of them; each note and each bookmark can be deleted on its page. To remove everything at once, clear the site data of this address in your browser. Nothing of it is kept elsewhere.',
      ],
    },
    {
      id: 'admin',
      title: 'People who run this site',
      paragraphs: [
        'The admin area has accounts with an email and a password. A signed-in admin has a session in this browser until they sign out.',
      ],
    },
  ],
}
