import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
silent-letters | Silent letter, silent letters | A silent letter is a letter that is written in a word but not pronounced, such as k in knife and b in doubt.
ie-and-ei | I before E rule, ie ei rule | The rule is 'i before e except after c' when the sound is ee, as in believe and receive; seize and weird are exceptions.
double-letters | Doubling rule, doubling of consonant | The doubling rule is that a single final consonant after a single stressed vowel is doubled before a suffix that begins with a vowel, as in begin, beginning.
unstressed-vowels | Schwa | Schwa is the weak, unstressed vowel sound of English, as of a in about; since any vowel letter may stand for it, it causes many spelling errors.
word-endings | Final e rule, dropping of silent e | The final e rule is that a silent e at the end of a word is usually dropped before a suffix beginning with a vowel, as in hope, hoping.
`)
