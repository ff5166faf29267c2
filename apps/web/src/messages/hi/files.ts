import type { files as english } from '../en/files.ts'
import { formatBytes, formatNumber } from '../format.ts'
import { formatRecentDay } from '../format-date.ts'

type FileShape = Parameters<typeof english.choosePages>[0]

const partsOf = ({ isPaged, parts }: FileShape) => `${formatNumber(parts.length)} ${isPaged ? 'पेज' : 'भाग'}`

const wordsIn = ({ parts }: FileShape) =>
  parts.reduce((sum, part) => sum + part.split(/\s+/).filter((word) => word !== '').length, 0)

export const files: typeof english = {
  title: 'फ़ाइलें',
  text: 'किसी दस्तावेज़ या पिछले पेपर से क्विज़ बनाएँ।',
  description: 'PDF, अध्याय या अपने नोट्स से बहुविकल्पी प्रश्न बनाएँ, जिनके साथ पेज का हवाला हो।',
  dropText: 'दस्तावेज़, फ़ोटो या पिछला पेपर चुनें, या यहाँ छोड़ें। वह आपके ब्राउज़र में ही पढ़ा जाता है।',
  choose: 'फ़ाइल चुनें',
  paste: 'टेक्स्ट पेस्ट करें',
  kinds:
    'PDF 40 MB तक, Word, Excel, CSV, टेक्स्ट, तस्वीर, GIFT, Aiken, Moodle XML या QTI। प्रश्न बनाने के लिए सिर्फ़ आपके चुने पेज भेजे जाते हैं।',
  yours: 'आपकी फ़ाइलें',
  detail: (file, now, bytes) =>
    [
      ...(file.questions ? [`${formatNumber(file.questions.length)} प्रश्न`] : []),
      ...(file.parts.length > 0 ? [partsOf(file), `${formatNumber(wordsIn(file))} शब्द`] : []),
      formatBytes(bytes),
      `जोड़ी गई: ${formatRecentDay('hi', file.savedAt, now)}`,
    ].join(', '),
  space: (bytes) => `ये इस ब्राउज़र में ${formatBytes(bytes)} लेती हैं और कहीं और सहेजी नहीं जातीं।`,
  rename: (name) => `${name} का नाम बदलें`,
  renameTitle: 'फ़ाइल का नाम बदलें',
  newName: 'नया नाम',
  renameSave: 'नाम बदलें',
  again: (name) => `${name} का फिर अभ्यास करें`,
  remove: (name) => `${name} हटाएँ`,
  removed: (name) => `${name} हटा दी गई।`,
  undo: 'वापस लें',
  all: 'सभी फ़ाइलें',
  choosePages: (file) =>
    file.parts.length === 1 ? 'प्रश्न इसी टेक्स्ट से बनते हैं।' : `चुनें कि ${partsOf(file)} में से किनसे प्रश्न बनें।`,
  from: ({ isPaged }) => (isPaged ? 'इस पेज से' : 'इस भाग से'),
  to: ({ isPaged }) => (isPaged ? 'इस पेज तक' : 'इस भाग तक'),
  chosen: (letters, limit) => `ज़्यादा से ज़्यादा ${formatNumber(limit)} में से ${formatNumber(letters)} अक्षर`,
  tooMuchTitle: 'एक क्विज़ के लिए यह ज़्यादा है',
  tooMuch: (limit) => `पहले ${formatNumber(limit)} अक्षर लिए जाएँगे। सब पर प्रश्न चाहिए तो कम पेज चुनें।`,
  practise: ({ isPaged }) => (isPaged ? 'इन पेजों पर अभ्यास करें' : 'इस पाठ पर अभ्यास करें'),
  test: 'मॉक टेस्ट दें',
  next: ({ isPaged }) => (isPaged ? 'अगले पेज' : 'अगला भाग'),
  textTitle: 'फ़ाइल का टेक्स्ट',
  heading: 'अध्याय',
  anyHeading: 'अध्याय चुनें',
  preview: 'चुने हुए पेजों का टेक्स्ट',
  emptyPages: 'इन पेजों पर टेक्स्ट नहीं है। शायद ये तस्वीरें हैं।',
  pasteTitle: 'टेक्स्ट पेस्ट करें',
  pasteName: 'नाम (वैकल्पिक)',
  pasteText: 'टेक्स्ट',
  pasteUse: 'यही टेक्स्ट लें',
  pastedName: 'पेस्ट किया टेक्स्ट',
  reading: (name, done, total) =>
    total > 0
      ? `${name} पढ़ी जा रही है: ${formatNumber(total)} में से पेज ${formatNumber(done)}`
      : `${name} खुल रही है...`,
  readingLabel: 'फ़ाइल पढ़ी जा रही है',
  cancel: 'रद्द करें',
  failed: (name) => `${name} पढ़ी नहीं जा सकी`,
  problems: {
    'not-a-pdf': 'यह PDF नहीं है, या खराब है। इसे किसी दूसरे ऐप में खोलकर फिर से सहेजें।',
    locked: 'PDF पर पासवर्ड लगा है। बिना पासवर्ड की प्रति सहेजें और उसे चुनें।',
    'too-hard': 'यह फ़ाइल ऐसी बनी है कि यहाँ सुरक्षित ढंग से पढ़ी नहीं जा सकती। इसे नई PDF में प्रिंट करें और वह चुनें।',
    'no-text': 'PDF में टेक्स्ट नहीं है: उसके पेज तस्वीरें हैं, और उनमें अक्षर पढ़े नहीं जा सके। ज़रूरी पंक्तियाँ "टेक्स्ट पेस्ट करें" में लिखें।',
    'no-text-in-picture': 'तस्वीर में अक्षर पढ़े नहीं जा सके। अच्छी रोशनी में, सीधे ऊपर से फिर लें।',
    damaged: 'फ़ाइल खराब या अधूरी है। जहाँ बनी थी वहाँ खोलकर फिर से सहेजें।',
    'too-large':
      'फ़ाइल बहुत बड़ी है: PDF 40 MB तक, Word, Excel या तस्वीर 20 MB तक और टेक्स्ट 4 MB तक हो सकता है। ज़रूरी अध्याय को अलग सहेजें।',
    'unknown-kind': 'सिर्फ़ PDF, Word, Excel, तस्वीरें और टेक्स्ट फ़ाइलें पढ़ी जा सकती हैं। पहले दस्तावेज़ को PDF में सहेजें।',
    empty: 'इसमें कोई टेक्स्ट नहीं है। कुछ पेस्ट करें या चुनें।',
    offline: 'PDF पढ़ने वाला हिस्सा अभी लोड नहीं हुआ है। एक बार ऑनलाइन होकर फिर कोशिश करें।',
    cancelled: 'पढ़ना रद्द किया गया।',
  },
  notKept: 'आपका ब्राउज़र टेक्स्ट सहेज नहीं सका। यह पेज छोड़ने तक यहीं रहेगा।',
  leftOut: (read, left) => `पहले ${formatNumber(read)} पेज पढ़े गए; ${formatNumber(left)} छोड़ दिए गए।`,
}
