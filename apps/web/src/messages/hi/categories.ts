import type { categories as english } from '../en/categories.ts'
import { countOf, formatNumber } from '../format.ts'
import { subjectName } from './subject-names.ts'

const subjects = (count: number) => `${formatNumber(count)} विषय`
const chapters = (count: number) => `${formatNumber(count)} अध्याय`
const types = (count: number) => countOf('hi', count, 'तरह का प्रश्न', 'तरह के प्रश्न')

export const categories: typeof english = {
  title: 'श्रेणियाँ',
  text: 'हर परीक्षा, विषय और अध्याय जिस पर एकाग्र प्रश्न पूछ सकता है। एक चुनें और शुरू करें।',
  description: 'परीक्षाएँ, विषय, अध्याय और प्रश्नों के प्रकार देखें, और किसी का भी अभ्यास या टेस्ट करें।',
  search: 'पाठ्यक्रम में खोजें',
  path: 'आप यहाँ हैं',
  own: 'इस सर्वर को चलाने वालों की ओर से',
  exams: 'परीक्षाएँ',
  subjectsTitle: 'विषय',
  chaptersTitle: 'अध्याय',
  conceptsTitle: 'अवधारणाएँ',
  typesTitle: 'प्रश्नों के प्रकार',
  partName: subjectName,
  examCounts: (s, c) => `${subjects(s)}, ${chapters(c)}`,
  subjectCounts: (c, t) => `${chapters(c)}, ${types(t)}`,
  chapterCounts: (t) => types(t),
  average: (percent, asked) => `${countOf('hi', asked, 'प्रश्न', 'प्रश्नों')} पर आपका औसत ${percent}% है`,
  noAverage: 'इस पर आपसे अभी तक कुछ नहीं पूछा गया',
  standing: (counts, average) => `${counts}। ${average}।`,
  rowAverage: (percent) => `औसत\u00a0${percent}%`,
  practice: 'अभ्यास',
  practiceTopic: (topic) => `${topic} का अभ्यास`,
  test: 'टेस्ट',
  testTopic: (topic) => `${topic} पर टेस्ट`,

  kind: {
    exam: 'परीक्षा',
    subject: 'विषय',
    chapter: (subject) => `${subjectName(subject)} का अध्याय`,
    type: (chapter) => `${chapter} के प्रश्नों का प्रकार`,
  },
  results: 'खोज के नतीजे',
  found: (count) => countOf('hi', count, 'नतीजा', 'नतीजे'),
  noneTitle: (search) => `“${search}” नाम का कुछ नहीं मिला`,
  noneText: 'यहाँ किसी अध्याय, विषय या परीक्षा का यह नाम नहीं है। अभ्यास इससे छोटे टॉपिक भी समझता है।',
  clear: 'खोज हटाएँ',

  notFoundTitle: 'यह श्रेणी नहीं है',
  notFoundText: (id) => `“${id}” नाम की कोई परीक्षा, विषय या अध्याय नहीं है। शायद नाम बदल गया हो।`,
  all: 'सभी श्रेणियाँ',
  failedTitle: 'पाठ्यक्रम लोड नहीं हो सका',
  failedText: 'कनेक्शन देखें और यह पेज फिर से खोलें। अभ्यास आपके लिखे किसी भी टॉपिक पर चलता है।',
  startPractice: 'अभ्यास शुरू करें',
}
