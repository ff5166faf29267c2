/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  origin-of-life | Origin of Life | <miller experiment, <miller urey experiment, <miller urey, <oparin haldane, abiogenesis, chemical evolution, <panspermia, <spontaneous generation
  homologous-organs | Homologous & Analogous Organs | homologous organs, analogous organs, homology and analogy, <convergent evolution, <divergent evolution, <vestigial organs
  fossils | Fossils & Evidence of Evolution | evidence of evolution, fossils, connecting links, <archaeopteryx, <embryological evidence
  darwinism | Natural Selection | darwinism, darwin, darwin natural selection, darwin theory, theory of natural selection, theory of evolution, <artificial selection, <survival of the fittest
  industrial-melanism | Industrial Melanism | peppered moth, moths in england
  lamarckism | Lamarckism & Mutation Theory | <lamarck, lamarckism, mutation theory, hugo de vries, <saltation
  adaptive-radiation | Adaptive Radiation | <darwin finches, <darwin's finches, <australian marsupials, marsupial radiation, <marsupials, <marsupial
  genetic-equilibrium | Genetic Drift & Selection Types | genetic drift, <founder effect, gene flow, <genetic equilibrium, <stabilising selection, <disruptive selection, <directional selection, <speciation
  hardy-weinberg | Hardy–Weinberg Principle | hardy weinberg, hardy weinberg law, hardy weinberg equilibrium, allele frequencies in a population
  history-of-life | History of Life on Earth | geological time scale of life, evolution of plants and animals, <dinosaurs
  human-evolution | Human Evolution | evolution of man, origin and evolution of man, <homo erectus, <neanderthal man, australopithecus, manav vikas
`
