import type { mastery as english } from '../en/mastery.ts'
import { countOf, formatNumber } from '../format.ts'

export const mastery: typeof english = {
  level: {
    'not-started': 'शुरू नहीं किया',
    begun: 'शुरू किया',
    'half-way': 'आधा रास्ता',
    'nearly-there': 'लगभग पूरा',
    mastered: 'महारत',
  },
  figure: (percent, asked) => `${countOf('hi', asked, 'प्रश्न', 'प्रश्नों')} में ${percent}%`,
  noFigure: '–',
  finding: (mastered, begun, chapters) =>
    begun === 0
      ? `${formatNumber(chapters)} अध्यायों में से अभी कोई शुरू नहीं किया।`
      : `${countOf('hi', chapters, 'अध्याय', 'अध्यायों')} में से ${formatNumber(mastered)} में महारत, ${formatNumber(begun)} शुरू किए।`,
  rule: (percent, questions) =>
    `बबल अध्याय में आपके औसत जितना भरता है। पूरा भरा बबल: कम से कम ${countOf('hi', questions, 'प्रश्न', 'प्रश्नों')} में ${percent}% या ज़्यादा।`,
  showTable: 'तालिका में देखें',
  hideTable: 'तालिका छिपाएँ',
  tableCaption: 'अध्याय के अनुसार महारत',
  subject: 'विषय',
  chapter: 'अध्याय',
  state: 'स्थिति',
  averageHead: 'औसत',
  key: 'बबल का मतलब',
}
