import type { results as english } from '../en/results.ts'
import { countOf, formatNumber, plural } from '../format.ts'
import { formatMoment } from '../format-date.ts'
import { hindiTimeText } from './hindi-time-text.ts'

const seconds = (value: number) => `${formatNumber(Math.round(value))} से॰`
const inSeconds = (value: number) => `${formatNumber(Math.round(value))} सेकंड`
const questions = (count: number) => countOf('hi', count, 'प्रश्न', 'प्रश्न')

export const results: typeof english = {
  title: { practice: 'अभ्यास के नतीजे', test: 'टेस्ट के नतीजे' },
  loading: 'नतीजे लोड हो रहे हैं',
  waysOut: { history: 'इतिहास खोलें', test: 'दूसरा टेस्ट दें' },

  problems: {
    incomplete: 'इस टेस्ट का पूरा ब्योरा शायद उपलब्ध न हो',
    noId: 'परीक्षा के नतीजे नहीं दिखाए जा सके',
    unreadable: 'टेस्ट के प्रश्न और उत्तर लोड नहीं हो सके',
    broken: 'आपके टेस्ट के नतीजे लोड करने में दिक्कत हुई',
    missing: 'टेस्ट के नतीजे लोड नहीं हो सके',
    partly: 'टेस्ट के नतीजे ठीक से लोड नहीं हो सके।',
  },
  loaded: 'टेस्ट के नतीजे लोड हो गए',
  saveFailed: 'आपकी प्रगति सहेजी नहीं जा सकी',

  history: 'इतिहास',
  noOtherTests: 'अब तक यही आपका एक टेस्ट है। अगले टेस्ट यहाँ दिखेंगे।',
  day: (date) => formatMoment('hi', date),
  ringLabel: (percent, score, total) => `${percent} प्रतिशत, ${total} में से ${score} सही`,
  rightOf: (score, total) => `${formatNumber(total)} में से ${formatNumber(score)} सही`,
  unconfirmed: 'पुष्टि नहीं हुई',
  unconfirmedMeans: 'यह स्कोर एक लिंक से आया है, यहाँ दिए टेस्ट से नहीं। इसे आपके आँकड़ों में नहीं गिना जाता।',

  badge: { 'great-job': 'बहुत बढ़िया!', 'good-effort': 'अच्छी कोशिश!', 'keep-practicing': 'अभ्यास जारी रखें!' },
  message: {
    excellent: 'यह टॉपिक आपको अच्छी तरह आता है।',
    good: 'बुनियाद अच्छी है। थोड़ा और अभ्यास इसे पक्का कर देगा।',
    fair: 'आप सही रास्ते पर हैं। छूटे हुए प्रश्न फिर देखें।',
    'needs-work': 'इस टॉपिक को फिर से देखना होगा। व्याख्याओं से शुरू करें।',
  },
  bands: { excellent: 'बेहतरीन', good: 'अच्छा', fair: 'ठीक-ठाक', 'needs-work': 'मेहनत चाहिए' },
  bandsLabel: (percent, band) => `${percent} प्रतिशत “${band}” श्रेणी में आता है`,
  below: (bound) => `${bound} से कम`,

  mock: {
    heading: (grade) => `ग्रेड ${grade}`,
    message: {
      outstanding: 'शानदार। आप असली पेपर के लिए तैयार हैं।',
      excellent: 'बेहतरीन काम। बस छोटी-छोटी बातें बाकी हैं।',
      good: 'अच्छा नतीजा। कमज़ोर टॉपिक पर काम करें।',
      fair: 'शुरुआत ठीक है। रोज़ के अभ्यास से यह बढ़ेगा।',
      'needs-work': 'बुनियादी बातों पर लौटें और आराम से समझें।',
    },
    timeUse: { excellent: 'बेहतरीन', good: 'अच्छा', rushed: 'जल्दबाज़ी' },
    timeUseMeans: {
      excellent: 'आपके पास समय बच गया।',
      good: 'आपने समय का अच्छा उपयोग किया।',
      rushed: 'आख़िर में समय कम पड़ गया।',
    },
  },

  stats: {
    score: 'स्कोर',
    accuracy: 'सटीकता',
    time: 'समय',
    level: 'स्तर',
    timeText: hindiTimeText,
    of: (total) => `(${total} में से)`,
    tried: (count) => `(${formatNumber(count)} हल ${plural('hi', count, 'किया', 'किए')})`,
    skipped: (count) =>
      count === 0 ? 'एक भी नहीं छोड़ा' : `${formatNumber(count)} ${plural('hi', count, 'छोड़ा', 'छोड़े')}`,
    wrong: (count) => (count === 0 ? 'एक भी गलत नहीं' : `${formatNumber(count)} गलत`),
    average: (value) => `हर प्रश्न ${inSeconds(value)}`,
    timeUse: 'समय का उपयोग',
  },

  tabs: 'नतीजे के हिस्से',
  performance: 'प्रदर्शन',
  review: 'उत्तर देखें',
  tryAnother: 'दूसरा टेस्ट दें',
  practiceAgain: 'फिर अभ्यास करें',
  retryWrong: (count) => (count === 1 ? 'छूटा प्रश्न फिर करें' : `छूटे ${count} प्रश्न फिर करें`),
  practice: (topic) => `${topic} का अभ्यास करें`,

  nextSteps: {
    title: 'आगे क्या करें',
    review: (count) => (count === 1 ? 'छूटा हुआ प्रश्न देखें' : `छूटे हुए ${count} प्रश्न देखें`),
    reviewText: 'हर प्रश्न के साथ उसका उत्तर और हल दिया है।',
    reviewAction: 'उत्तर देखें',
    queue: 'जो गलत हुए, वे फिर आएँगे',
    queueAction: 'दोहराव सूची',
    queueText: (count) =>
      `${questions(count)} आपकी दोहराव सूची में ${plural('hi', count, 'है', 'हैं')} और भूलने से पहले फिर ${plural('hi', count, 'पूछा जाएगा', 'पूछे जाएँगे')}।`,
    harder: 'सब सही',
    harderText: 'यही टॉपिक एक स्तर ऊपर करें।',
    again: 'एक और बार',
    againText: (topic) => `${topic} पर नए प्रश्न।`,
  },

  recommendations: {
    title: 'पढ़ाई के सुझाव',
    'learn-again': (topic) => `${topic} फिर से पढ़ें`,
    'practise-more': (topic) => `${topic} का और अभ्यास करें`,
    'raise-level': (topic) => `${topic} के कठिन प्रश्न करें`,
    practice: (count) => `${questions(count)} करें`,
    notes: 'नोट बनाएँ',
  },

  time: {
    title: 'हर प्रश्न का समय',
    average: (value) => `औसत ${seconds(value)}`,
    allRight: (slowest, value) => `सबसे ज़्यादा समय प्रश्न ${slowest} में लगा, ${inSeconds(value)}।`,
    lost: (share, time, count) =>
      `आपका ${share} प्रतिशत समय, ${hindiTimeText(time)}, ${count === 1 ? 'उस प्रश्न' : `उन ${count} प्रश्नों`} में गया जो सही नहीं ${count === 1 ? 'हुआ' : 'हुए'}।`,
    slowest: (number, value) => `अकेले प्रश्न ${number} में ${inSeconds(value)} लगे।`,
    pace: (value) => `${seconds(value)}, समय सीमा की गति`,
    outcome: { right: 'सही', wrong: 'गलत', skipped: 'छोड़ा' },
    columns: { number: 'प्रश्न', topic: 'टॉपिक', answer: 'उत्तर', time: 'समय' },
    seconds,
  },

  topics: {
    title: 'टॉपिक के अनुसार सटीकता',
    mockTitle: 'टॉपिक के अनुसार प्रदर्शन',
    order: 'सबसे कमज़ोर पहले',
    strength: { strong: 'मज़बूत', good: 'अच्छा', 'needs-work': 'मेहनत चाहिए' },
    share: (percent) => `${percent} प्रतिशत`,
  },

  reviewTab: {
    filter: 'दिखाएँ',
    filters: { all: 'सभी', wrong: 'गलत', skipped: 'छोड़े', right: 'सही' },
    youSaid: 'आपका उत्तर',
    itIs: 'सही उत्तर',
    youSkipped: 'आपने छोड़ दिया; सही उत्तर',
    emptyTitle: 'देखने के लिए कोई उत्तर नहीं',
    empty: 'इस टेस्ट का पूरा ब्योरा शायद उपलब्ध न हो',
    none: 'इस तरह का कोई प्रश्न नहीं।',
  },
}
