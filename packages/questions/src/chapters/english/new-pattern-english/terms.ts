import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
word-swap | Word swap question | A word swap question is a sentence in which words in bold have changed places and must be put back where they belong.
column-matching | Column matching question | A column matching question is one in which the openings of sentences in one column are to be joined with the endings in another.
`)
