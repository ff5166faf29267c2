import type { history as english } from '../en/history.ts'
import { countOf, formatNumber, plural } from '../format.ts'
import { formatDay, formatMonth } from '../format-date.ts'
import { hindiTimeText } from './hindi-time-text.ts'

const tests = (count: number) => countOf('hi', count, 'टेस्ट', 'टेस्ट')
const inWeeks = (count: number) => `${countOf('hi', count, 'हफ़्ते', 'हफ़्तों')} में`

export const history: typeof english = {
  title: 'टेस्ट का इतिहास',
  search: 'टॉपिक से खोजें',
  sort: 'क्रम',
  sorts: { newest: 'सबसे नए', oldest: 'सबसे पुराने', score: 'स्कोर' },
  difficulty: 'कठिनाई',
  filters: { all: 'सभी स्तर', easy: 'आसान', medium: 'मध्यम', hard: 'कठिन' },
  deleteAll: 'सारा इतिहास मिटाएँ',
  clearAll: 'सब मिटाएँ',
  view: 'दृश्य',
  views: { cards: 'कार्ड', analytics: 'विश्लेषण' },
  recentTests: 'हाल के टेस्ट',
  count: tests,
  loading: 'लोड हो रहा है...',

  errorTitle: 'कुछ गड़बड़ हुई',
  errorText: 'आपका टेस्ट इतिहास लोड नहीं हो सका। थोड़ी देर बाद फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  errorToast: 'टेस्ट इतिहास लोड नहीं हो सका',

  emptyTitle: 'अभी कोई टेस्ट नहीं',
  emptyText: 'एक छोटा टेस्ट दें, फिर आपके स्कोर, समय और कमज़ोर टॉपिक यहाँ दिखेंगे।',
  takeTest: '5 मिनट का टेस्ट दें',
  addSampleData: 'नमूना डेटा जोड़ें',
  sampleDataAdded: 'नमूना डेटा जोड़ा गया',
  sampleDataFailed: 'नमूना डेटा सहेजा नहीं जा सका',

  noMatchTitle: (search) => (search ? `“${search}” से कुछ नहीं मिला` : 'कुछ नहीं मिला'),
  noMatchText: 'इस टॉपिक और स्तर का कोई टेस्ट नहीं।',
  clearFilter: 'फ़िल्टर हटाएँ',

  entry: {
    list: 'टेस्ट',
    score: (percent) => `${percent} प्रतिशत`,
    result: (score, total) => `${formatNumber(total)} में से ${formatNumber(score)}`,
    time: hindiTimeText,
    day: (moment, now) => formatDay('hi', moment, now),
    asked: (typed) => `लिखा: ${typed}`,
    unknownDay: 'तारीख पता नहीं',
    currentAffairs: 'करेंट अफ़ेयर्स',
    device: { mobile: 'फ़ोन पर', desktop: 'कंप्यूटर पर', unknown: 'डिवाइस पता नहीं' },
    unconfirmed: 'लिंक से आया, गिना नहीं गया',
    answers: 'उत्तर',
    answer: {
      correct: (question) => `प्रश्न ${question}: सही`,
      incorrect: (question) => `प्रश्न ${question}: गलत`,
      none: (question) => `प्रश्न ${question}: उत्तर नहीं दिया`,
    },
    summaryOnly: 'इस टेस्ट का केवल सार रखा गया था।',
    viewResults: 'नतीजे देखें',
    takeAgain: 'फिर से दें',
    remove: 'यह टेस्ट हटाएँ',
  },

  removeOne: {
    title: 'यह टेस्ट हटाएँ?',
    text: (topic) => `${topic} अपने प्रश्नों और उत्तरों के साथ इस डिवाइस से हट जाएगा। इसे वापस नहीं लाया जा सकता।`,
    confirm: 'हटाएँ',
    cancel: 'रहने दें',
    done: 'टेस्ट इतिहास से हटा दिया गया',
    failed: 'टेस्ट नहीं हट सका। फिर कोशिश करें।',
  },
  removeAll: {
    title: 'सारा इतिहास मिटाएँ?',
    text: (count) =>
      `${tests(count)} इस डिवाइस से मिट ${plural('hi', count, 'जाएगा', 'जाएँगे')}। इसे वापस नहीं लाया जा सकता।`,
    confirm: (count) => `${tests(count)} मिटाएँ`,
    cancel: 'रहने दें',
    done: 'सारा टेस्ट इतिहास मिटा दिया गया',
    failed: 'इतिहास नहीं मिट सका। फिर कोशिश करें।',
  },

  analytics: {
    totalTests: 'कुल टेस्ट',
    totalQuestions: 'कुल प्रश्न',
    averageScore: 'औसत स्कोर',
    timeSpent: 'लगा समय',
    number: formatNumber,
    percent: (value) => `${value}%`,
    time: (hours, minutes) => (hours > 0 ? `${formatNumber(hours)} घं॰ ${minutes} मि॰` : `${minutes} मि॰`),
    seconds: (seconds) => `${Math.round(seconds)} सेकंड`,
    topTopics: 'सबसे ज़्यादा किए टॉपिक',
    topicDetail: (count, average) => `${tests(count)}, औसत ${average}%`,
    rank: (place, topic) => `${place}. ${topic}`,
    byDifficulty: 'कठिनाई के अनुसार टेस्ट',
    mastery: 'महारत का नक्शा',
    level: { easy: 'आसान', medium: 'मध्यम', hard: 'कठिन', 'current-affairs': 'करेंट अफ़ेयर्स' },
  },

  trend: {
    title: 'औसत स्कोर, हफ़्ते दर हफ़्ते',
    since: (moment, now) => `${formatMonth('hi', moment, now)} से`,
    up: (first, last, weeks) => `${inWeeks(weeks)} ${first}% से बढ़कर ${last}%।`,
    down: (first, last, weeks) => `${inWeeks(weeks)} ${first}% से घटकर ${last}%।`,
    level: (last, weeks) => `${inWeeks(weeks)} ${last}% पर स्थिर।`,
    one: (average) => `अब तक ${average}%। किसी और हफ़्ते में भी टेस्ट दें, तब बदलाव दिखेगा।`,
    percent: (value) => `${value}%`,
    day: (moment, now) => formatDay('hi', moment, now),
    showTable: 'तालिका में देखें',
    weekOf: 'हफ़्ता',
    tests: 'टेस्ट',
    average: 'औसत',
  },
}
