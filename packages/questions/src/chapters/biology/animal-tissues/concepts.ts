/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  epithelial-tissue | Epithelial Tissue | epithelium, squamous epithelium, columnar epithelium, ciliated epithelium, <cell junctions, <exocrine and endocrine glands
  connective-tissue | Connective Tissue | <areolar tissue, <adipose tissue, cartilage and bone, <tendon and ligament, sanyoji utak
  muscular-tissue | Muscular Tissue | muscle tissue, cardiac muscle, smooth muscle, skeletal muscle tissue, types of muscles, types of muscles in human body, voluntary and involuntary muscles
  nervous-tissue | Nervous Tissue | neural tissue, neuroglia, neuroglial cells
  frog | Frog | rana tigrina, morphology of frog, anatomy of frog, mendhak
  cockroach | Cockroach | periplaneta americana, morphology of cockroach, anatomy of cockroach, tilchatta
`
