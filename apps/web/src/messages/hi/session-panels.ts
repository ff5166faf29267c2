import type { sessionPanels as english } from '../en/session-panels.ts'
import { countOf, formatNumber, plural } from '../format.ts'

const questions = (count: number) => countOf('hi', count, 'प्रश्न', 'प्रश्न')
const are = (count: number) => plural('hi', count, 'है', 'हैं')
const given = (answered: number, total: number) =>
  `दिए गए उत्तर: ${formatNumber(total)} में से ${formatNumber(answered)}।`

export const sessionPanels: typeof english = {
  elsewhere: {
    title: 'यह सेशन दूसरे टैब में खुला है',
    text: 'वहीं आगे बढ़ें, या वह टैब बंद करके इसे यहाँ ले आएँ।',
    takeOver: 'फिर कोशिश करें',
    home: 'शुरुआती पेज पर जाएँ',
  },

  invalid: {
    title: 'प्रश्न लोड नहीं हुआ',
    text: 'यह प्रश्न लोड करने में दिक्कत हुई। पेज को रीफ़्रेश करके देखें।',
    refresh: 'रीफ़्रेश करें',
  },

  panel: 'आपका सेशन',
  time: 'समय',
  timeLeft: 'बचा समय',
  answers: 'उत्तर',
  tally: {
    right: 'सही',
    wrong: 'गलत',
    open: 'बाकी',
    answered: 'उत्तर दिए',
    marked: 'मार्क',
  },
  legend: {
    'not-visited': 'नहीं देखा',
    'not-answered': 'उत्तर नहीं दिया',
    answered: 'उत्तर दिया',
    marked: 'रिव्यू के लिए मार्क',
    'answered-and-marked': 'उत्तर दिया और मार्क किया; उत्तर गिना जाएगा',
  },

  exit: {
    test: {
      title: 'टेस्ट समाप्त करें?',
      keep: 'टेस्ट जारी रखें',
      leave: 'टेस्ट समाप्त करें',
      text: (answered, total) => `${given(answered, total)} आपका टेस्ट इन्हीं उत्तरों के साथ जमा हो जाएगा।`,
    },
    practice: {
      title: 'अभ्यास छोड़ें?',
      keep: 'अभ्यास जारी रखें',
      leave: 'अभ्यास छोड़ें',
      text: (answered, total) => `${given(answered, total)} अब तक के उत्तर सुरक्षित रहेंगे।`,
    },
  },

  testCompleted: 'टेस्ट पूरा हुआ!',
  saveFailed: 'आपकी प्रगति सहेजी नहीं जा सकी',
  timeUp: 'समय समाप्त। आपका टेस्ट जमा हो गया।',
  practiceCompleted: 'अभ्यास पूरा हुआ!',
  practiceScore: (score, total) =>
    `${formatNumber(total)} में से ${formatNumber(score)} सही। व्याख्याएँ पढ़ें, या अपने नतीजे देखें।`,

  confirmSubmit: {
    title: 'यह टेस्ट जमा करें?',
    text: (open) => `${questions(open)} अभी बाकी ${are(open)}। जमा करने के बाद उत्तर नहीं बदले जा सकते।`,
    marked: (marked) =>
      `${questions(marked)} रिव्यू के लिए मार्क ${are(marked)}। जमा करने के बाद उत्तर नहीं बदले जा सकते।`,
    keep: 'टेस्ट जारी रखें',
    submit: 'टेस्ट जमा करें',
  },

  review: {
    title: (score, total) => `${formatNumber(total)} में से ${formatNumber(score)} सही`,
    text: 'अब हर व्याख्या खुली है।',
    results: 'नतीजे देखें',
  },

  allQuestions: 'सभी प्रश्न',
  keys: {
    title: 'कीबोर्ड',
    to: 'से',
    choose: 'चुनें',
    check: 'जाँचें, फिर अगला',
    goOn: 'अगला',
    mark: 'रिव्यू के लिए मार्क करें',
    list: 'सभी कुंजियाँ',
    dialogTitle: 'सेशन की कुंजियाँ',
    move: 'पिछला, अगला',
    or: 'या',
  },
}
