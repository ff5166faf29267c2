import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'

export const help = {
  title: 'Help',
  text: 'Answers to what people ask most. The guide explains everything from the start.',
  openGuide: 'Open the user guide',
  questions: 'Common questions',
  search: 'Search the questions',
  found: (count: number) => countOf('en', count, 'answer', 'answers'),
  nothing: (text: string) => `Nothing here matches “${text}”.`,
  nothingText: 'Try other words, or write to the people who run this site.',
  clear: 'Show all questions',
  list: [
    {
      question: 'Do I need an account?',
      answer: 'No. Everything for learners works without one, and what you do stays in this browser.',
    },
    {
      question: 'I practiced on my phone. Why is it not on my computer?',
      answer:
        'Your history, notes and bookmarks live in the browser you used and are never sent to a server, so another device does not have them. Menu, Export my data saves them as a file; Import a file on the other device brings them there.',
    },
    {
      question: 'My history is gone. What happened?',
      answer:
        'Clearing site data, a private window that was closed, or another browser or device are the usual reasons. Ekagra itself deletes an entry only when you ask it to.',
    },
    {
      question: 'Questions could not be generated. What now?',
      answer:
        'Check your connection and press Try Again; your topic and settings are kept. Without a network, questions on every chapter are made on your device.',
    },
    {
      question: 'I got fewer questions than I asked for.',
      answer:
        'Ekagra leaves out questions that repeat each other or that you have seen. On a narrow topic fewer may remain. A broader topic gives more.',
    },
    {
      question: 'An answer looks wrong.',
      answer:
        'Look at the badge of the question: an unverified one was written by an AI and nothing has confirmed it. Press the small flag beside the question to report it to the people who run this site.',
    },
    {
      question: 'Why does a question call itself a sample?',
      answer:
        'When neither the server nor your device could make questions on the topic, a few built-in samples keep you going. They do not count in your averages.',
    },
    {
      question: 'Can I stop in the middle of a test?',
      answer:
        'Yes. Every answer is saved at once, also when the battery dies. Open Ekagra again and the home page offers to continue. A time limit runs on.',
    },
    {
      question: 'Which doubts can be solved without a network?',
      answer:
        'Most of school and aptitude mathematics: arithmetic, percentages, profit and loss, interest, ratios, averages, equations, derivatives and integrals, units, counting and probability, HCF and LCM, speed and distance, areas and volumes. Every result is worked out a second way before you see it. What the solver is not sure of it leaves alone.',
    },
    {
      question: 'Where does the photo of my question go?',
      answer:
        'Nowhere. The text is read on your device, and only the text that you have checked is sent when you press Get answer. Printed text taken straight from above works best; handwriting and formulas need correcting.',
    },
    {
      question: 'Can I use Ekagra without a network?',
      answer:
        'Yes, after the first visit. Every page opens; practice, tests and whole exam papers on every chapter, notes, doubts and files work, and what you do is saved. News and whatever an AI writes need the network. Menu, Without a network shows how much is on this device and fetches the rest; Install the app puts Ekagra on your home screen.',
    },
    {
      question: 'What happens to a report I sent?',
      answer:
        'The people who run this site read it, usually within 48 hours. It does not say who you are. Without a network it waits on your device and goes out by itself later.',
    },
    {
      question: 'Can I use Ekagra with a screen reader, with the keyboard alone or with large text?',
      answer:
        'It is made to the Web Content Accessibility Guidelines 2.2, level AA, and every screen is tested for it with each change. Everything can be done with the keyboard: press ? in a session or in the exam hall for its keys. Colours never say something alone, figures have a text or a table, text can be twice as large, and Reduce motion and high contrast of your device are respected. Extra time can be set for exam papers. Figures in files of your own cannot be read out. If something does not work for you, write to the people who run this site: it counts as a fault.',
    },
    {
      question: 'How do I delete everything?',
      answer:
        'Menu, Clear all data. It cannot be taken back, so export your data first if you may want it again.',
    },
    {
      question: 'How do I change the theme or the language?',
      answer:
        'The button at the right of the header changes the theme. Both are in the menu, under Settings.',
    },
  ],
  contact: 'Still stuck?',
  contactText: 'Write to the people who run this site and say what you did and what you saw.',
  write: 'Write an email',
  noContact:
    'The people who run this site have not published an address. A problem with a question can be reported with the flag beside it.',
}

export const helpMessages = defineMessages(help, {
  hi: async () => (await import('../hi/help.ts')).help,
})
