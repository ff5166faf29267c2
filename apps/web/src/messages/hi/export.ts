import type { exportWords as english } from '../en/export.ts'
import { formatNumber } from '../format.ts'

export const exportWords: typeof english = {
  button: 'निर्यात करें',
  title: 'प्रश्न निर्यात करें',
  text: (count) => `उत्तरों के साथ ${formatNumber(count)} प्रश्न। कुछ भी कहीं भेजा नहीं जाता।`,
  format: 'प्रारूप',
  formats: {
    print: 'प्रिंट या PDF',
    csv: 'स्प्रेडशीट (CSV)',
    gift: 'GIFT, Moodle और दूसरे ऐप के लिए',
    'moodle-xml': 'Moodle XML फ़ाइल',
    anki: 'Anki कार्ड (.apkg)',
  },
  notes: {
    print: 'प्रश्न, उत्तर-पत्रक और कुंजी प्रिंट के लिए खुलते हैं। फ़ाइल के लिए वहाँ "PDF में सहेजें" चुनें।',
    csv: 'Excel, Sheets और LibreOffice में खुलती है। इसे यहाँ "फ़ाइलें" में फिर से आयात किया जा सकता है।',
    gift: 'गद्यांश, गणित और व्याख्या बने रहते हैं। इसे यहाँ "फ़ाइलें" में फिर से आयात किया जा सकता है।',
    'moodle-xml': 'गद्यांश, गणित और व्याख्या बने रहते हैं। इसे "फ़ाइलें" में फिर से आयात किया जा सकता है।',
    anki: 'हर प्रश्न का एक कार्ड। Anki फ़ाइल बनाने वाला हिस्सा एक बार लोड होता है: लगभग 0.3 MB।',
  },
  save: 'फ़ाइल सहेजें',
  open: 'प्रिंट का पेज खोलें',
  saving: 'फ़ाइल बन रही है...',
  failed: 'फ़ाइल नहीं बन सकी। एक बार ऑनलाइन होकर फिर कोशिश करें, या दूसरा प्रारूप चुनें।',
  saved: (name) => `${name} सहेजी गई।`,
  printTitle: (name) => `${name}, प्रिंट के लिए`,
  printText: 'प्रश्न, उत्तर-पत्रक, और अलग पेज पर कुंजी।',
  printFacts: (count) => `${formatNumber(count)} प्रश्न`,
  questions: 'प्रश्न',
  lostTitle: 'यहाँ प्रिंट करने को कुछ नहीं है',
  lostText: 'कोई परिणाम, अपने बुकमार्क या फ़ाइल खोलें और वहाँ "निर्यात करें" चुनें।',
  lostAction: 'फ़ाइलों पर जाएँ',
}
