import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
sentence-order | Para jumble, para jumbles, jumbled sentences | A para jumble is a paragraph whose sentences are given in the wrong order and are to be put into a logical order.
sentence-order | Mandatory pair, mandatory pairs | A mandatory pair is two sentences of a para jumble that must follow each other, because a pronoun, connector or idea in one refers to the other.
place-of-a-sentence | Topic sentence, opening sentence of a paragraph | A topic sentence is the sentence that states the main idea of a paragraph, usually the first; it introduces the subject and does not depend on another sentence.
place-of-a-sentence | Concluding sentence | A concluding sentence is the sentence that ends a paragraph by a result, summary or comment.
parts-of-a-sentence | Sentence rearrangement, jumbled parts of a sentence | Sentence rearrangement is the putting of the jumbled parts of one sentence in the order that gives a correct and meaningful sentence.
`)
