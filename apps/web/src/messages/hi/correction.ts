import type { correction as english } from '../en/correction.ts'
import { formatSourceDate } from '../format-date.ts'

export const correction: typeof english = {
  rescored: (results) => (results === 1 ? 'आपका एक परिणाम सुधारा गया' : `आपके ${results} परिणाम सुधारे गए`),
  rescoredText: 'इसके एक प्रश्न की कुंजी ग़लत थी। इतिहास में नए अंक के साथ पुराना अंक भी दिखता है।',
  decided: {
    fix: 'आपने जिस प्रश्न की रिपोर्ट की थी, वह सुधार दिया गया',
    retract: 'आपने जिस प्रश्न की रिपोर्ट की थी, वह हटा दिया गया',
    dismiss: 'आपने जिस प्रश्न की रिपोर्ट की थी, हमने उसे देखा: उसकी कुंजी सही है',
  },
  thanks: 'बताने के लिए धन्यवाद।',
  badge: 'सुधारा गया',
  former: (percentage) => `पहले ${percentage}%`,
  result: (questions, date) =>
    questions === 1
      ? `एक प्रश्न ${formatSourceDate('hi', date)} को सुधारा गया`
      : `${questions} प्रश्न सुधारे गए, आख़िरी ${formatSourceDate('hi', date)} को`,
  paper: (before, after) => `यह पेपर ${before} अंक का था। अब ${after} अंक का है।`,
  resultText: (before, after) => `आपका अंक ${before} था। अब ${after} है।`,
  sameText: (score) => `आपका अंक ${score} वही रहता है।`,
  fixed: (date, old) => `${formatSourceDate('hi', date)} को सुधारा गया। तब तक कुंजी थी: ${old}`,
  kept: 'आपने हमारी कुंजी मानी थी, इसलिए अंक आपका ही रहता है।',
  retracted: (date) =>
    `${formatSourceDate('hi', date)} को हटाया गया: कोई विकल्प निर्विवाद रूप से सही नहीं है, इसलिए यह सबके लिए सही गिना जाता है।`,
}
