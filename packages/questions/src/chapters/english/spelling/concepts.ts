/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  double-letters | Double Letters | double letter spelling, words with double letters
  ie-and-ei | IE and EI | ie ei spelling, words with ie and ei
  silent-letters | Silent Letters | silent letter words, words with silent letters
  word-endings | Word Endings: -ance, -ence, -able, -ible | ance ence spelling, able ible spelling, suffix spelling
  unstressed-vowels | Vowels That Are Hard to Hear | vowel spelling
`
