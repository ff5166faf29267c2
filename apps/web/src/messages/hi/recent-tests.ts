import type { recentTests as english } from '../en/recent-tests.ts'
import { countOf } from '../format.ts'
import { formatDay } from '../format-date.ts'
import { hindiTimeText } from './hindi-time-text.ts'

export const recentTests: typeof english = {
  title: 'हाल के टेस्ट',
  search: 'टेस्ट खोजें',
  empty: 'अभी कोई टेस्ट नहीं। आपके सबसे अच्छे टेस्ट यहाँ दिखेंगे।',
  noMatch: (search) => `“${search}” से कोई टेस्ट नहीं मिला।`,
  questions: (count) => countOf('hi', count, 'प्रश्न', 'प्रश्न'),
  score: (score) => `${score} प्रतिशत`,
  time: hindiTimeText,
  day: (moment, now) => formatDay('hi', moment, now),
  unknownDay: 'तारीख पता नहीं',
  currentAffairs: 'करेंट अफ़ेयर्स',
  device: { mobile: 'फ़ोन पर', desktop: 'कंप्यूटर पर', unknown: 'डिवाइस पता नहीं' },
  remove: (topic) => `${topic} का टेस्ट मिटाएँ`,
  removeTitle: 'यह टेस्ट मिटाएँ?',
  removeText: (topic) => `${topic} अपने प्रश्नों और उत्तरों के साथ इस डिवाइस से मिट जाएगा।`,
  confirmRemove: 'मिटाएँ',
  keep: 'रहने दें',
  removed: 'टेस्ट मिटा दिया गया',
  undo: 'वापस लें',
  removeFailed: 'टेस्ट नहीं मिट सका। फिर कोशिश करें।',
}
