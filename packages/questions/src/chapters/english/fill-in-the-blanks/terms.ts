import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
fixed-expression-blanks | Collocation, collocations | A collocation is a pair or group of words that usage joins together, such as 'make a mistake' and 'heavy rain'.
connector-blanks | Connector, linking word, linking words, sentence connector | A connector is a word or phrase that joins ideas and shows their relation, such as however, therefore and although.
double-blanks | Double fillers, double filler | Double fillers are sentences with two blanks in which one option must give the right words for both.
single-blanks | Sentence filler, single filler | A single filler is a sentence with one blank for which the word that fits the grammar and the meaning is to be chosen.
look-alike-blanks | Look-alike words, similar looking words | Look-alike words are words of like spelling but different meaning, such as adapt, adopt and adept, among which the sense of the sentence decides.
`)
