/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  pattern-completion | Pattern Completion | complete the pattern, completion of incomplete pattern
  figure-series-next | Next Figure of a Series | next figure, figural series
  odd-figure | Odd Figure Out | odd figure, figure odd one out, figure classification
  figure-analogy | Figure Analogy | figural analogy
`
