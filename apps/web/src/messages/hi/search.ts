import type { search as english } from '../en/search.ts'

export const search: typeof english = {
  title: 'खोज',
  text: 'अभ्यास के लिए कोई टॉपिक खोजें, या अपने टेस्ट और नोट्स में कुछ ढूँढें।',
  label: 'टॉपिक, अध्याय या परीक्षा',
  submit: 'खोजें',
  titleFor: (text) => `खोज: ${text}`,
  startWith: (topic) => `“${topic}” से शुरू करें`,
  notes: 'नोट्स बनाएँ',
  inSyllabus: 'पाठ्यक्रम में',
  yourTests: 'आपके टेस्ट',
  yourNotes: 'आपके नोट्स',
  scored: (score, total) => `${total} में से ${score}`,
  nothing: (text) =>
    `“${text}” न आपके टेस्ट और नोट्स में मिला, न पाठ्यक्रम में। किसी अध्याय, विषय या परीक्षा का नाम हमेशा चलता है।`,
  browse: 'या कोई विषय चुनें',
}
