import type { challenge as english } from '../en/challenge.ts'
import { countOf, formatNumber } from '../format.ts'

const questions = (count: number) => countOf('hi', count, 'प्रश्न', 'प्रश्न')
const of = (score: number, total: number) => `${formatNumber(total)} में से ${formatNumber(score)}`

export const challenge: typeof english = {
  button: 'दोस्त को चुनौती दें',
  dialog: {
    title: 'दोस्त को चुनौती दें',
    text: (count) =>
      `इस लिंक से यही ${questions(count)} खुलेंगे, विकल्प भी इसी क्रम में। सब कुछ लिंक में ही है: सर्वर पर कुछ नहीं रखा जाता।`,
    linkLabel: 'इन प्रश्नों का लिंक',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    copyFailed: 'लिंक कॉपी नहीं हो सका। उसे चुनकर खुद कॉपी करें।',
    tellScore: (score, total) => `मेरा स्कोर भी बताएँ, ${of(score, total)}`,
    device: 'शेयर करने के और तरीके',
    message: (topic, count) => `क्या आप मुझसे बेहतर कर सकते हैं? ${topic} पर ${questions(count)}:`,
  },
  page: {
    title: 'एक दोस्त ने आपको चुनौती दी है',
    text: 'आपको ठीक वही प्रश्न मिलेंगे, उसी क्रम में और उन्हीं विकल्पों के साथ।',
    friend: (score, total) => `आपके दोस्त के ${of(score, total)} सही थे।`,
    figures: { count: 'प्रश्न', level: 'स्तर', mode: 'मोड', time: 'समय' },
    modes: { practice: 'अभ्यास', test: 'मॉक टेस्ट' },
    start: { practice: 'अभ्यास शुरू करें', test: 'टेस्ट शुरू करें' },
    minutes: (count) => `${formatNumber(count)} मिनट`,
  },
  gone: {
    title: 'ये प्रश्न अब नहीं बन सकते',
    text: (topic) => `लिंक भेजे जाने के बाद प्रश्न बनाने का तरीका बदल गया है। ${topic} पर नए प्रश्न बन सकते हैं।`,
    action: 'नए प्रश्न शुरू करें',
  },
  damaged: {
    title: 'यह लिंक खराब है',
    text: 'इसका कोई हिस्सा रास्ते में कट गया या बदल गया। दोस्त से फिर भेजने को कहें, या अपना टॉपिक चुनें।',
    action: 'टॉपिक चुनें',
  },
  failed: {
    title: 'प्रश्न लोड नहीं हो सके',
    text: 'अपना कनेक्शन देखें और फिर कोशिश करें। लिंक आगे भी चलेगा।',
    action: 'फिर कोशिश करें',
  },
  compared: {
    ahead: (friend, total) => `आप दोस्त से आगे रहे, उसके ${of(friend, total)} सही थे।`,
    level: (friend, total) => `दोस्त के बराबर: दोनों के ${of(friend, total)} सही।`,
    behind: (friend, total) => `आपके दोस्त के ${of(friend, total)} सही थे।`,
  },
}
