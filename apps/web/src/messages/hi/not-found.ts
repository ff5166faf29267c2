import type { notFound as english } from '../en/not-found.ts'

export const notFound: typeof english = {
  title: 'पेज नहीं मिला',
  text: 'इस पते पर कुछ नहीं है। शायद पेज कहीं और चला गया, या पते का कोई अक्षर छूट गया।',
  home: 'होम पेज पर जाएँ',
  search: 'टॉपिक खोजें',
}
