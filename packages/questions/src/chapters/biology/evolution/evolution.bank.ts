import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The forelimbs of a whale and a bat are:' */
export const evolution = defineBank({
  id: 'evolution',
  sets: [
    {
      rows: `
1 | The forelimbs of a whale, a bat and a human are examples of: | homologous organs | analogous organs | vestigial organs | artificial organs | They have the same bone plan but different work, which shows common descent. Analogous organs have like work but other structure.
1 | The wings of a butterfly and of a bird are: | analogous organs | homologous organs | vestigial organs | fossil organs | They serve the same purpose but differ in structure and origin, a result of convergent evolution.
1 | The use and disuse of organs as a cause of evolution was proposed by: | Lamarck | Darwin | Wallace | de Vries | Lamarck held that characters acquired in life are inherited. Darwin and Wallace explained evolution by natural selection.
1 | Which of these is a vestigial organ in humans? | Vermiform appendix | Pancreas | Thyroid gland | Diaphragm | The appendix is reduced in humans and has little role in digestion. The other organs are fully functional.
1 | Which bird-like fossil with teeth and a long tail links reptiles with birds? | Archaeopteryx | Ichthyosaurus | Australopithecus | Tyrannosaurus | Archaeopteryx had feathers like a bird but teeth and a bony tail like a reptile. Ichthyosaurus was a fish-like reptile.
1 | Remains or impressions of living things of the past found in rocks are called: | fossils | minerals | relics | ores | Fossils in different layers of rock tell which forms lived at different times. Deeper layers usually hold older forms.
2 | Miller's experiment of 1953 produced which compounds from methane, ammonia, hydrogen and water vapour? | Amino acids | Nucleic acids | Enzymes | Fats and oils | Electric discharge in the closed flask at 800 °C gave amino acids. It supported chemical evolution.
2 | Darwin's finches of the Galapagos Islands are an example of: | adaptive radiation | convergent evolution | artificial selection | genetic drift only | Many species with different beaks arose from one seed-eating ancestor. Several lines from one point in one area is adaptive radiation.
2 | Dark moths became commoner near industrial towns of England after 1850. This shows: | natural selection | use and disuse | mutation caused by soot | artificial selection | On soot-covered trunks dark moths escaped birds, so more of them survived. Soot did not make moths mutate.
2 | The eye of an octopus and the eye of a mammal are an example of: | convergent evolution | divergent evolution | adaptive radiation | homology | Both eyes do the same work but arose along different lines from different ancestors, so they are analogous.
2 | Who put forward the mutation theory from work on evening primrose? | Hugo de Vries | Thomas Morgan | Alfred Wallace | August Weismann | De Vries held that large, sudden changes, or mutations, cause evolution. Darwin spoke of small, directional variation.
2 | Sweet potato and potato are an example of: | analogy | homology | vestigial organs | atavism | One is a root and the other a stem, but both store food. Like work with different origin is analogy.
2 | Who disproved spontaneous generation with swan-necked flasks? | Louis Pasteur | Stanley Miller | A. I. Oparin | J. B. S. Haldane | Pasteur showed that life came from existing life when germs could reach the boiled broth. Oparin and Haldane proposed chemical evolution.
2 | The survival of the fittest in Darwin's sense means success in: | leaving more offspring | bodily strength | living the longest | learning new skills | Fitness in biology is reproductive fitness: those better adapted leave more progeny. Strength matters only as far as it serves this.
3 | A population is in Hardy–Weinberg equilibrium only when there is: | random mating | natural selection | steady migration | a very small size | The frequencies of alleles stay constant with random mating in a large population without selection, mutation or migration.
3 | A change of allele frequencies by chance in a small population is called: | genetic drift | gene migration | natural selection | speciation | Drift works strongly in small populations. When a few individuals found a new population it is called the founder effect.
3 | In disruptive selection, which individuals are favoured? | Those at both extremes | Those with the average value | Those at one extreme | Those with new mutations only | Selection against the mean gives two peaks. Stabilising selection favours the mean, and directional selection one extreme.
3 | Which human ancestor had a brain of about 900 cc and probably ate meat? | Homo erectus | Homo habilis | Australopithecus | Dryopithecus | Homo erectus lived about 1.5 million years ago with a brain of about 900 cc. That of Homo habilis was 650 to 800 cc.
3 | Consider the statements: // 1. Thorns of Bougainvillea and tendrils of Cucurbita are homologous. // 2. Flippers of penguins and dolphins are homologous as adaptations to swimming. // Which is correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Thorn and tendril both arise in the axil, so they are homologous. NCERT gives flippers of penguin and dolphin as analogous organs.
3 | Marsupials of Australia and placental mammals that look alike, such as wolf and Tasmanian wolf, show: | convergent evolution | divergent evolution | genetic drift | mutation | Both groups radiated separately, and similar habitats made some pairs alike. The likeness is convergence.
1 | On the voyage of which ship did Darwin collect the material for his theory? | HMS Beagle | HMS Challenger | Santa Maria | Mayflower | Darwin sailed on HMS Beagle from 1831 to 1836 and visited the Galapagos Islands.
1 | Which was the first form of life to appear on earth? | Single-celled organisms | Ferns and mosses | Fishes | Insects | The first cells arose in water more than three billion years ago. Plants and animals of many cells came much later.
1 | Dogs of many breeds have been developed from wild ancestors by: | artificial selection | natural selection | genetic drift | spontaneous generation | Breeders chose parents with wanted features for many generations, so man and not nature made the choice.
1 | Resistance of mosquitoes to DDT arose because: | resistant ones survived and bred | DDT made each mosquito stronger | mosquitoes learned to avoid it | DDT lost its strength in air | Resistant individuals were present already; DDT killed the others. This is natural selection by human action.
2 | The earliest stage of development looks alike in fish, bird and man. This kind of evidence is called: | embryological | fossil | biochemical | geographical | Ernst Haeckel used embryos as evidence; Karl von Baer noted that embryos never pass through adult stages of others.
2 | Dinosaurs disappeared from the earth about how many million years ago? | 65 | 6.5 | 200 | 650 | They died out suddenly about 65 million years ago. Some small reptiles of that age still exist.
2 | The formation of a new species from an existing one is called: | speciation | succession | mutation | hybrid vigour | Isolation of populations, with change of genes, leads to new species that do not interbreed.
2 | Which human species lived in caves of Europe and Asia, buried the dead and used hides? | Neanderthal man | Homo habilis | Ramapithecus | Australopithecus | Neanderthals lived 1,00,000 to 40,000 years ago with a brain of about 1,400 cc.
3 | In a population, p² + 2pq + q² = 1. Here 2pq stands for the share of: | heterozygotes | homozygous dominants | homozygous recessives | all dominant alleles | p² and q² are homozygotes of the two kinds. The dominant phenotype is p² + 2pq.
3 | The theory that life came to earth as spores from space is: | panspermia | special creation | abiogenesis | catastrophism | Some astronomers still favour panspermia. Abiogenesis is the origin of life from non-living matter.
3 | Which of these mammals is the placental counterpart of the marsupial mole? | Mole | Flying squirrel | Bobcat | Lemur | Placental mole and marsupial mole resemble each other by convergent evolution. The flying squirrel matches the flying phalanger.
3 | Industrial melanism was studied in which moth? | Biston betularia | Bombyx mori | Antheraea mylitta | Helicoverpa armigera | The peppered moth, Biston betularia, was studied in England. Bombyx mori is the silk moth.
`,
    },
  ],
})
