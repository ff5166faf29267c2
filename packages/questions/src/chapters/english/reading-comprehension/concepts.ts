/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  stated-facts | Facts Stated in the Passage | factual questions in passage, fact based comprehension
  inference | Inference from the Passage | inference questions, inferential comprehension, inference based passage, inference based questions, passage inference
  main-idea | Main Idea, Title and Tone | central idea, theme of the passage, title of the passage, <tone of the passage
  poetry | Theme, Rhyme and Devices of a Poem | poetic devices, <rhyme scheme
  paragraph-completion | Paragraph Completion | para completion, completing a paragraph
  paragraph-summary | Paragraph Summary | para summary, summing up a paragraph
  words-in-passage | Meaning of Words and Phrases in the Passage | vocabulary in passage, phrase meaning in passage
`
