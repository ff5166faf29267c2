import type { importWords as english } from '../en/import.ts'
import { formatNumber } from '../format.ts'

const questions = (count: number) => `${formatNumber(count)} प्रश्न`

export const importWords: typeof english = {
  title: 'इस फ़ाइल के प्रश्न',
  working: (done, total) => `उत्तर जाँचे जा रहे हैं: ${formatNumber(total)} में से ${formatNumber(done)}`,
  workingLabel: 'उत्तर जाँचे जा रहे हैं',
  summary: (count, format) =>
    `${questions(count)} इसी क्रम में आयात हो सकते हैं। पहचान: ${format}। बटन दबाने तक कुछ भी सहेजा नहीं जाता।`,
  formats: {
    numbered: 'क्रमांक वाले प्रश्न',
    aiken: 'Aiken प्रारूप',
    gift: 'GIFT प्रारूप',
    'moodle-xml': 'Moodle XML प्रारूप',
    qti: 'QTI प्रारूप',
    csv: 'तालिका',
  },
  keys: {
    file: (count) => `${formatNumber(count)} में फ़ाइल का उत्तर`,
    both: (count) => `${formatNumber(count)} में फ़ाइल का उत्तर, जो एकाग्र ने भी निकाला`,
    engine: (count) => `${formatNumber(count)} में उत्तर नहीं था, वह निकाला गया`,
    none: (count) => `${formatNumber(count)} बिना उत्तर के`,
  },
  noProblems: 'कोई समस्या नहीं मिली।',
  problemsTitle: (count) => `${formatNumber(count)} बातें देखने लायक`,
  row: (row) => `पंक्ति ${formatNumber(row)}:`,
  line: (row) => `लाइन ${formatNumber(row)}:`,
  problems: {
    'no-questions': 'कोई प्रश्न नहीं मिला। देखें कि हर प्रश्न का क्रमांक और चार विकल्प हों।',
    'too-long-file': 'फ़ाइल बहुत लंबी है। इसे बाँटकर हिस्से आयात करें।',
    'too-many-questions': 'सिर्फ़ पहले 2,000 प्रश्न पढ़े जाते हैं। बाकी दूसरी फ़ाइल में रखें।',
    'broken-file': 'यह हिस्सा खराब या अधूरा है। फ़ाइल को जहाँ बनी थी वहाँ से फिर निर्यात करें।',
    'missing-columns': 'कॉलम कम हैं। पहली पंक्ति में नाम दें: question, option a से option d, answer।',
    'number-gap': 'इस प्रश्न से पहले क्रमांक छूटे हैं। देखें कि कोई प्रश्न रह तो नहीं गया।',
    'not-a-choice': 'छोड़ा गया: यह विकल्प वाला प्रश्न नहीं है। इसे चार विकल्पों के साथ लिखें।',
    'no-text': 'छोड़ा गया: प्रश्न में टेक्स्ट नहीं है। जोड़ें।',
    'few-options': 'छोड़ा गया: चार से कम विकल्प हैं। बाकी जोड़ें।',
    'many-options': 'छोड़ा गया: चार से ज़्यादा विकल्प हैं। एक गलत विकल्प हटाएँ।',
    'empty-option': 'छोड़ा गया: एक विकल्प खाली है। भरें।',
    'same-options': 'छोड़ा गया: दो विकल्प एक जैसे हैं। एक ठीक करें।',
    'key-not-an-option': 'फ़ाइल का उत्तर किसी विकल्प से नहीं मिलता। नीचे चुनें।',
    'many-keys': 'छोड़ा गया: कई सही उत्तर हैं। एक रखें।',
    'too-long': 'छोड़ा गया: प्रश्न के लिए टेक्स्ट बहुत लंबा है। छोटा करें।',
    repeated: 'छोड़ा गया: यही प्रश्न फ़ाइल में पहले से है।',
    'picture-left-out': 'एक तस्वीर छोड़ी गई। देखें कि उसके बिना प्रश्न समझ में आता है।',
    'text-left-out': 'यह टेक्स्ट किसी प्रश्न का नहीं है, इसलिए छोड़ा गया। देखें कि कुछ छूटा तो नहीं।',
    'no-key': 'फ़ाइल में उत्तर नहीं है और निकाला भी नहीं जा सका। नीचे चुनें, या प्रश्न छोड़ दें।',
    'key-doubted': 'एकाग्र का उत्तर फ़ाइल से अलग है। नीचे तय करें।',
  },
  askTitle: (count) => `${formatNumber(count)} उत्तर आपको बताने हैं`,
  askText: 'सही विकल्प चुनें। बिना उत्तर वाले प्रश्न छोड़ दिए जाते हैं।',
  askMore: (count, rest) =>
    count === rest
      ? `बाकी ${formatNumber(rest)} दिखाएँ`
      : `बाकी ${formatNumber(rest)} में से ${formatNumber(count)} दिखाएँ`,
  keyOf: (row) => `लाइन ${formatNumber(row)} के प्रश्न का उत्तर`,
  choose: 'उत्तर चुनें',
  leaveOut: 'यह प्रश्न छोड़ दें',
  save: (count) => `${questions(count)} आयात करें`,
  imported: (count) => `${questions(count)} आयात हुए।`,
  count: (count) => questions(count),
  practise: 'इन प्रश्नों का अभ्यास करें',
  test: 'इन प्रश्नों का टेस्ट दें',
  notStored: 'आपका ब्राउज़र प्रश्न सहेज नहीं सका। ये पेज छोड़ने तक यहीं रहेंगे।',
}
