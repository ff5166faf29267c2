import type { examHall as english } from '../en/exam-hall.ts'
import { countOf, formatNumber } from '../format.ts'

const questions = (count: number) => countOf('hi', count, 'प्रश्न', 'प्रश्न')

export const examHall: typeof english = {
  pageTitle: (exam) => `${exam}, परीक्षा कक्ष`,
  loading: 'आपका पेपर खुल रहा है...',
  leave: 'पेपर छोड़ें',
  theme: 'हल्की और गहरी थीम बदलें',
  fullScreen: 'पूरी स्क्रीन',
  leaveFullScreen: 'पूरी स्क्रीन से बाहर',
  questionPaper: 'प्रश्न-पत्र',
  endTest: 'टेस्ट समाप्त करें',
  calculator: 'कैलकुलेटर',
  keysButton: 'कुंजियाँ',
  palette: 'प्रश्न सूची',

  sections: 'खंड',
  sectionCountLabel: (section, answered, total) =>
    `${section}, ${formatNumber(total)} में से ${formatNumber(answered)} के उत्तर दिए`,
  closed: 'बंद',
  locked: (time) => `बाद में खुलेगा, ${time}`,
  sectionClosed: (section) => `${section} बंद हो चुका है। सहेजे गए उत्तर सुरक्षित हैं।`,
  sectionLocked: (section) => `${section} अपने समय पर खुद खुलेगा।`,

  remaining: (text) => `बचा समय ${text}`,
  fiveMinutes: (section) => (section === null ? '5 मिनट बाकी' : `${section} में 5 मिनट बाकी`),
  oneMinute: (section) => (section === null ? 'एक मिनट से कम' : `${section} में एक मिनट से कम`),
  stillOpen: (count) => `${questions(count)} अभी बाकी।`,
  savedCounts: 'जो सहेजा है वही गिना जाएगा। फिर पेपर अपने-आप जमा होगा।',
  nextOpens: (section) => `जो सहेजा है वही गिना जाएगा। ${section} अपने-आप खुलेगा।`,
  sectionOpened: (section) => `अब ${section} खुला है।`,

  number: (at) => `प्रश्न ${at}`,
  ofSection: (from, to) => `${from} से ${to} में`,
  right: (marks) => `सही +${marks}`,
  wrong: (marks) => `गलत −${marks}`,
  marksLabel: (right, wrong) => `सही उत्तर पर ${right}, गलत उत्तर पर ${wrong} कटेंगे`,
  noNegative: 'नेगेटिव नहीं',
  shared: (from, to) => `प्रश्न ${from} से ${to}`,
  sharedNote: 'एक साथ हैं',
  hide: 'छिपाएँ',
  show: 'दिखाएँ',
  setQuestions: 'इस सेट के प्रश्न',

  crossOut: (letter) => `${letter} काटें`,
  takeBack: (letter) => `${letter} का काटना वापस लें`,
  crossedOut: 'काटा हुआ',
  yourAnswer: 'आपका उत्तर',
  typeHint: 'टाइप करें या बटन दबाएँ। इकाई न लिखें।',
  typePlaces: (places) => `${countOf('hi', places, 'दशमलव स्थान', 'दशमलव स्थान')} तक लिखें। इकाई न लिखें।`,
  pad: 'अंकों के बटन',
  backspace: 'आखिरी अंक हटाएँ',
  minus: 'ऋण चिह्न',
  point: 'दशमलव',
  clearAll: 'सब हटाएँ',

  saveNext: 'सहेजें और आगे',
  markNext: 'रिव्यू में रखें और आगे',
  clear: 'उत्तर हटाएँ',
  lastOfPaper: 'यह आखिरी प्रश्न है। कोई भी संख्या खोलें, या टेस्ट समाप्त करें।',
  lastOfSection: 'यह इस खंड का आखिरी प्रश्न है। इसी खंड की कोई संख्या खोलें।',
  unsaved: 'चुना है, अभी सहेजा नहीं। सहेजने के लिए "सहेजें और आगे" दबाएँ।',

  notKept: 'आपके उत्तर इस डिवाइस पर सहेजे नहीं जा रहे',
  notKeptText: 'ब्राउज़र और कुछ नहीं सहेज सकता। यह पेज खुला रखें, या जगह खाली करें।',
  dataCleared: 'इस साइट का डेटा मिटाया गया था। आपका पेपर फिर सहेज दिया गया है।',
  resumed: 'आपका पेपर वापस आ गया है, उत्तरों और बचे समय के साथ।',

  states: {
    'not-visited': 'नहीं देखा',
    'not-answered': 'उत्तर नहीं दिया',
    answered: 'उत्तर दिया',
    marked: 'रिव्यू के लिए मार्क',
    'answered-and-marked': 'उत्तर दिया और मार्क किया; उत्तर गिना जाएगा',
  },
  questionState: {
    'not-visited': (n) => `प्रश्न ${n}, अभी देखा नहीं`,
    'not-answered': (n) => `प्रश्न ${n}, उत्तर नहीं दिया`,
    answered: (n) => `प्रश्न ${n}, उत्तर दिया`,
    marked: (n) => `प्रश्न ${n}, रिव्यू के लिए मार्क`,
    'answered-and-marked': (n) => `प्रश्न ${n}, उत्तर दिया और रिव्यू के लिए मार्क`,
  },
  foldPalette: 'प्रश्न सूची समेटें',
  unfoldPalette: 'प्रश्न सूची दिखाएँ',

  paperText: (section, from, to) =>
    `${section}, ${from} से ${to}। केवल पढ़ने के लिए; किसी प्रश्न पर जाने के लिए संख्या दबाएँ।`,
  close: 'बंद करें',
  typed: 'उत्तर एक संख्या है',

  handIn: {
    title: 'यह टेस्ट जमा करें?',
    text: (time, section) =>
      section === null
        ? `आपके पास अभी ${time} हैं। जमा करने के बाद उत्तर नहीं बदलेंगे।`
        : `${section} में आपके पास अभी ${time} हैं। जमा करने के बाद उत्तर नहीं बदलेंगे।`,
    section: 'खंड',
    columns: {
      answered: 'उत्तर दिए',
      'not-answered': 'नहीं दिए',
      marked: 'मार्क',
      'answered-and-marked': 'उत्तर और मार्क',
      'not-visited': 'नहीं देखे',
    },
    all: (count) => `कुल ${formatNumber(count)}`,
    marked: (count) => `${formatNumber(count)} जाँचे जाएँगे।`,
    markedOnly: (count) => `${questions(count)} बिना उत्तर के मार्क हैं: इनके अंक नहीं मिलेंगे।`,
    unsaved: (count) => `${questions(count)} चुने हैं पर सहेजे नहीं: इनके अंक नहीं मिलेंगे।`,
    goThere: 'वहाँ जाएँ',
    keep: 'टेस्ट जारी रखें',
    submit: 'टेस्ट जमा करें',
    summary: 'खंडवार उत्तर',
  },
  leaving: {
    title: 'पेपर छोड़ें?',
    text: 'आपके उत्तर सुरक्षित रहेंगे, और पेपर बंद रहने तक घड़ी रुकी रहेगी। परीक्षाओं की सूची से इसे आगे बढ़ा सकते हैं।',
    leave: 'अभी छोड़ें',
    keep: 'टेस्ट जारी रखें',
  },
  handedIn: 'पेपर जमा हो गया।',
  timeUp: 'समय समाप्त। आपका पेपर जमा हो गया।',
  notSaved: 'परिणाम इस डिवाइस पर सहेजा नहीं जा सका। इस पेज पर रहने तक यह दिखेगा।',

  missing: {
    title: 'यह पेपर इस डिवाइस पर नहीं है',
    text: 'यह जमा हो चुका है, मिटा दिया गया है, या दूसरे ब्राउज़र में शुरू हुआ था।',
    choose: 'परीक्षा चुनें',
  },
  elsewhere: {
    title: 'यह पेपर दूसरे टैब में खुला है',
    text: 'वहीं आगे बढ़ें, या वह टैब बंद करके इसे यहाँ ले आएँ।',
    takeOver: 'फिर कोशिश करें',
    choose: 'परीक्षा चुनें',
  },

  keys: {
    title: 'परीक्षा कक्ष की कुंजियाँ',
    rows: [
      { keys: 'A–D, 1–4 (विकल्प)', does: 'विकल्प चुनें' },
      { keys: 'Enter कुंजी', does: 'सहेजें और आगे' },
      { keys: 'M कुंजी', does: 'रिव्यू में रखें और आगे' },
      { keys: 'X कुंजी', does: 'उत्तर हटाएँ' },
      { keys: '← → कुंजियाँ', does: 'बिना सहेजे पिछला या अगला प्रश्न' },
      { keys: 'Q कुंजी', does: 'प्रश्न-पत्र' },
      { keys: '? कुंजी', does: 'यह सूची' },
    ],
  },
  calculatorWords: {
    title: 'कैलकुलेटर',
    display: 'परिणाम',
    error: 'त्रुटि',
    clear: 'मिटाएँ',
    back: 'आखिरी चिह्न हटाएँ',
    equals: 'बराबर',
    close: 'कैलकुलेटर बंद करें',
  },
}
