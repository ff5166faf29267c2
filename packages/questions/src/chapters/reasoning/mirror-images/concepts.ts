/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  mirror-image-of-clock | Mirror Image of a Clock | mirror clock, clock in mirror, time in mirror
  mirror-images | Mirror Images | mirror image
  mirror-image-of-words | Mirror Image of Words | mirror image of word, mirror image of letters and numbers
  mirror-image-of-figures | Mirror Image of Figures | mirror image of figure, figure mirror image
  water-image-of-figures | Water Image of Figures | water image of figure
  water-images | Water Images | water image, water image of word
`
