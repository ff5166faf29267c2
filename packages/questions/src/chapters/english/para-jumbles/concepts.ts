/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  sentence-order | Order of Four Sentences | four sentence jumble, order of sentences, statement rearrangement, rearrangement of statements
  long-paragraphs | Order of Five Sentences | five sentence jumble, odd sentence order
  place-of-a-sentence | First, Middle and Last Sentence | first sentence of paragraph, last sentence of paragraph, opening sentence, concluding sentence
  parts-of-a-sentence | Ordering Parts of a Sentence | jumbled parts of a sentence, parts of a sentence, rearrange parts of sentence, ordering of words in sentence, ordering of words in a sentence, ordering of words, rearrangement of words in a sentence, jumbled words
  middle-sentences | Sentences between First and Last | first and last sentence fixed, s1 s6 para jumbles, s1 and s6, pqrs with s1 and s6, fixed para jumbles
  sentence-that-follows | Sentence That Follows | which sentence follows, mandatory pairs
  missing-sentence | Place of a Missing Sentence | sentence insertion, sentence placement, missing sentence
  odd-sentence-out | Odd Sentence Out | odd one out sentence, odd one out in jumbled paragraph, odd sentence in paragraph, odd one out paragraph, out of context sentence, para jumble odd sentence
`
