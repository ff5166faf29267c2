/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  mirror-image-of-clock | Mirror Image of a Clock | mirror clock, time in mirror
  mirror-images | Mirror Images
  mirror-image-of-words | Mirror Image of Words | mirror image of letters and numbers
  mirror-image-of-figures | Mirror Image of Figures
  water-image-of-figures | Water Image of Figures
  water-images | Water Images | water image of word
`
