import type { homeSections as english } from '../en/home-sections.ts'
import { countOf, plural } from '../format.ts'
import { formatDay } from '../format-date.ts'
import { hindiTimeText } from './hindi-time-text.ts'
import { topic as topics } from './topic.ts'

const questions = (count: number) => countOf('hi', count, 'प्रश्न', 'प्रश्न')

export const homeSections: typeof english = {
  failed: 'प्रश्न तैयार नहीं हो सके। फिर कोशिश करें।',
  usingSamples: 'सर्वर से प्रश्न नहीं मिले, इसलिए नमूना प्रश्न दिए जा रहे हैं',

  resume: {
    title: (topic) => `${topics.name(topic)} जारी रखें`,
    text: (at, total) => `आप ${total} में से प्रश्न ${at} पर रुके थे`,
  },

  due: {
    title: (count) => `आज ${questions(count)} दोहराने ${plural('hi', count, 'है', 'हैं')}`,
    text: (topics, first) => {
      const [one = '', two, ...others] = topics
      const named = others.length > 0 ? `${one}, ${two} और दूसरे` : two ? `${one} और ${two}` : one
      return first === undefined ? `${named} दोहराएँ` : `पहले ${first} दोहराएँ: ${named}`
    },
  },

  weak: {
    rings: (parts) => `आपके औसत: ${parts}। लक्ष्य 70% है।`,
    ring: (topic, average) => `${topic} ${average}%`,
    caption: 'हर टॉपिक में आपका औसत। रिंग पर लगा निशान लक्ष्य है, 70%।',
    strong: 'अभी कोई टॉपिक बाकी से कमज़ोर नहीं है। ऐसे ही आगे बढ़ें।',
    practice: 'अभ्यास करें',
    practiceTopic: (topic) => `${topic} का अभ्यास करें`,
    reason: {
      'low-average': (average) => `औसत ${average}%`,
      'recent-dip': (_average, last) => `गिरकर ${last}% पर`,
      stale: (_average, _last, days) => `${countOf('hi', days, 'दिन', 'दिन')} पहले किया था`,
    },
    suggestion: (count, level) => `${questions(count)}, ${level}`,
  },

  suggestions: {
    title: 'सुझाव',
    waiting: 'सुझाव खोजे जा रहे हैं',
    found: 'पाठ्यक्रम में मिला: ',
    unknown: 'यह हमारे पाठ्यक्रम में नहीं है। इससे मिलते-जुलते टॉपिक:',
    near: 'मिलते-जुलते',
    variants: {
      fundamentals: (topic) => `${topic} की बुनियाद`,
      advanced: (topic) => `${topic} एडवांस्ड`,
      'practice-questions': (topic) => `${topic} के अभ्यास प्रश्न`,
      theory: (topic) => `${topic} की थ्योरी`,
      'mock-tests': (topic) => `${topic} के मॉक टेस्ट`,
    },
    detail: (count, level) => `${level}, ${questions(count)}`,
    start: 'शुरू करें',
    startTopic: (topic) => `${topic} शुरू करें`,
    related: 'या इन पर 8 आसान प्रश्न करें',
  },

  path: {
    title: 'सीखने का रास्ता',
    done: (average) => `पूरा, ${average}%`,
    here: 'आप यहाँ हैं',
    start: 'यहाँ से शुरू करें',
    next: 'अगला स्तर',
    later: 'बाद में',
    untried: 'अभी नहीं किया',
  },

  quick: {
    title: 'झटपट अभ्यास',
    full: 'पूरा अभ्यास मोड',
    offer: (count, topic) => `${topic} पर ${questions(count)}, एक-एक करके।`,
    begin: 'शुरू करें',
    loading: 'लोड हो रहा है...',
    check: 'जाँचें',
    selectFirst: 'कृपया एक उत्तर चुनें',
    next: 'अगला',
    finish: 'स्कोर देखें',
    correct: 'सही',
    incorrect: 'गलत',
    explain: 'व्याख्या देखें',
    position: (topic, at, total) => `${topic} · ${total} में से ${at}`,
    score: (score, total) => `${total} में से ${score} सही`,
    scoreText: 'ज़्यादा प्रश्न, दूसरे स्तर और पूरा रिव्यू अभ्यास मोड में मिलेंगे।',
    again: 'पाँच और',
    failedTitle: 'प्रश्न तैयार नहीं हो सके',
    failedText: 'थोड़ी देर बाद फिर कोशिश करें।',
  },

  best: {
    title: 'सबसे अच्छे नतीजे',
    history: 'इतिहास',
    none: 'आपके तीन सबसे अच्छे नतीजे यहाँ दिखेंगे।',
    percent: '%',
    detail: (score, total, time) => `${total} में से ${score}, ${hindiTimeText(time)}`,
    dated: (detail, moment, now) => `${detail}, ${formatDay('hi', moment, now)}`,
  },
}
