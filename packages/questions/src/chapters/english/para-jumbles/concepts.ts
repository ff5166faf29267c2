/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  sentence-order | Order of Four Sentences | four sentence jumble, order of sentences
  long-paragraphs | Order of Five Sentences | five sentence jumble, odd sentence order
  place-of-a-sentence | First, Middle and Last Sentence | first sentence of paragraph, last sentence of paragraph, opening sentence, concluding sentence
  parts-of-a-sentence | Ordering Parts of a Sentence | jumbled parts of a sentence, parts of a sentence, rearrange parts of sentence
`
