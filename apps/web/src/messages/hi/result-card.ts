import type { resultCard as english } from '../en/result-card.ts'
import { formatNumber } from '../format.ts'
import { hindiTimeText } from './hindi-time-text.ts'

export const resultCard: typeof english = {
  button: 'चित्र शेयर करें',
  title: 'आपका नतीजा, एक चित्र में',
  text: 'इसी डिवाइस पर बना है। यह वहीं जाएगा जहाँ आप भेजेंगे।',
  right: (score, total) => `${formatNumber(total)} में से ${formatNumber(score)} सही`,
  facts: (level, time) => `${level}, ${hindiTimeText(time)}`,
  product: 'एकाग्र',
  slogan: 'परीक्षा की स्मार्ट तैयारी',
  twin: (topic, percent, right, facts) => `${topic}: ${percent} प्रतिशत, ${right} (${facts})।`,
  fileName: 'ekagra-result.png',
  share: 'शेयर करें',
  download: 'डाउनलोड करें',
  copyText: 'टेक्स्ट कॉपी करें',
  textCopied: 'टेक्स्ट कॉपी हो गया',
  copyFailed: 'टेक्स्ट कॉपी नहीं हो सका। फिर कोशिश करें।',
  failed: 'चित्र नहीं बन सका। नीचे के टेक्स्ट में वही बात है।',
}
