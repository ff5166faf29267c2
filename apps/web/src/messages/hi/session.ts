import type { session as english } from '../en/session.ts'
import { countOf, formatNumber } from '../format.ts'
import { topic as topics } from './topic.ts'

export const session: typeof english = {
  pageTitle: {
    practice: (topic) => `${topics.name(topic)} अभ्यास`,
    test: (topic) => `${topics.name(topic)} टेस्ट`,
  },
  loading: 'आपके प्रश्न लोड हो रहे हैं...',
  loadFailed: 'प्रश्न लोड नहीं हो सके। फिर कोशिश करें।',
  noQuestions: 'कोई प्रश्न नहीं मिला। पहले कोई टॉपिक खोजें।',
  resumed: 'आपका सेशन वापस आ गया है। जहाँ रुके थे वहीं से आगे बढ़ें।',
  saveFailed: 'आपकी प्रगति सहेजी नहीं जा सकी',
  dataCleared: 'इस साइट का डेटा मिटाया गया था। आपका सेशन फिर सहेज दिया गया है।',

  back: { practice: 'अभ्यास छोड़ें', test: 'टेस्ट छोड़ें' },
  asked: (typed) => `आपने लिखा: ${typed}`,
  position: (at, total) => `प्रश्न ${at}, कुल ${total}`,
  answered: (count) => `उत्तर दिए: ${formatNumber(count)}`,
  endTest: 'टेस्ट समाप्त करें',
  finish: 'पूरा करें',
  seeResults: 'नतीजे देखें',
  autoNext: 'ऑटो-नेक्स्ट',
  theme: 'हल्की और गहरी थीम बदलें',

  elapsed: (text) => `बीता समय ${text}`,
  remaining: (text) => `बचा समय ${text}`,
  submitsItself: 'फिर यह अपने-आप जमा हो जाएगा',
  minutesLeft: (minutes) => `${countOf('hi', minutes, 'मिनट', 'मिनट')} बाकी`,
  questions: 'प्रश्न',
  more: (count) => `+${count} और`,
  questionState: {
    right: (n) => `प्रश्न ${n}, सही`,
    wrong: (n) => `प्रश्न ${n}, गलत`,
    chosen: (n) => `प्रश्न ${n}, उत्तर चुना`,
    open: (n) => `प्रश्न ${n}, उत्तर नहीं दिया`,
    coming: (n) => `प्रश्न ${n}, अभी आ रहा है`,
    'not-visited': (n) => `प्रश्न ${n}, अभी देखा नहीं`,
    'not-answered': (n) => `प्रश्न ${n}, उत्तर नहीं दिया`,
    answered: (n) => `प्रश्न ${n}, उत्तर दिया`,
    marked: (n) => `प्रश्न ${n}, रिव्यू के लिए मार्क`,
    'answered-and-marked': (n) => `प्रश्न ${n}, उत्तर दिया और रिव्यू के लिए मार्क`,
  },
  prev: 'पिछला',
  check: 'जाँचें',
  next: 'अगला',
  skip: 'छोड़ें',
  submit: 'जमा करें',
  mark: 'रिव्यू के लिए मार्क करें',
  clear: 'उत्तर हटाएँ',
  selectAnswer: 'कृपया एक उत्तर चुनें',
  nextComing: 'अगला प्रश्न आ रहा है।',

  correct: 'सही',
  incorrect: 'गलत',
  notAnswered: 'उत्तर नहीं दिया',
  correctAnswerIs: (letter) => `सही उत्तर: ${letter}, `,
  showExplanation: 'व्याख्या देखें',
  hideExplanation: 'व्याख्या छिपाएँ',

  practiceEnded: 'अभ्यास सेशन समाप्त हुआ',
}
