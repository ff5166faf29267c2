/** What each page of the app is for, in a sentence, with the nearest thing to do from there. */
export const purposes = {
  startPractice: 'Start practice',
  home: {
    title: 'What will you practice today?',
    text: 'Name a topic and answer questions on it, one at a time or as a mock test.',
  },
  practice: {
    title: 'Practice',
    text: 'One question at a time. You see at once whether you were right, and why.',
  },
  test: { title: 'Mock Exam', text: 'A timed test on any topic, evaluated when you finish.' },
  session: {
    title: 'Question session',
    text: 'Your questions appear here once you have started a practice or a test.',
  },
  results: {
    title: 'Results',
    text: 'Your score, your answers and what to do next, after a practice or a test.',
  },
  history: { title: 'History', text: 'Every practice and test you finished on this device.' },
  notes: { title: 'Your Notes', text: 'Study notes on any topic, kept in this browser.' },
  createNote: { title: 'Create a note', text: 'Name a topic and get study notes on it.' },
  note: { title: 'Note', text: 'One of your study notes.' },
  doubtSolver: { title: 'AI Doubt Solver', text: 'Type a question and get its solution step by step.' },
  files: { title: 'Files', text: 'Turn a PDF or a text of your own into a quiz.' },
  bookmarks: { title: 'Bookmarks', text: 'Questions you marked to see again.' },
  categories: { title: 'Categories', text: 'All subjects and chapters, to start from.' },
  news: { title: 'News', text: 'What happened lately, as an exam would ask about it.' },
  weakness: { title: 'Weakness Analysis', text: 'The topics where practice helps you most.' },
  currentAffairs: { title: 'Current Affairs Hub', text: 'Quizzes on recent events, by category and time.' },
  admin: { title: 'Admin', text: 'Where the people who run Ekagra look after its content.' },
}
