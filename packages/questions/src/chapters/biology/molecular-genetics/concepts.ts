/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  dna-structure | Structure of DNA | dna, double helix, watson and crick model, dna double helix
  dna-packaging | Packaging of DNA | <nucleosome, <histones, euchromatin and heterochromatin, <chromatin
  genetic-material | Search for Genetic Material | <griffith experiment, <hershey chase experiment, <hershey and chase, transforming principle, <avery macleod mccarty, dna as genetic material
  dna-vs-rna | Difference between DNA and RNA | dna vs rna, dna and rna difference, dna aur rna me antar
  rna | RNA & Central Dogma | rna, <types of rna, <type of rna, <mrna trna rrna, rna world, central dogma, <reverse transcription
  dna-replication | DNA Replication | replication, meselson and stahl experiment, <okazaki fragments, <okazaki, semiconservative replication, replication fork
  introns-exons | Introns, Exons & Splicing | introns and exons, splicing, rna splicing, introns, exons, split genes
  transcription | Transcription | <transcription unit, <rna polymerase, <promoter and terminator, capping and tailing, <hnrna
  genetic-code | Genetic Code | codon, start codon, stop codon, triplet code
  translation | Translation | protein synthesis, <charging of trna, translation in biology, aminoacylation
  mutation | Mutation | gene mutation, <point mutation, <frameshift mutation, utparivartan
  lac-operon | Lac Operon | operon, regulation of gene expression, gene expression, gene regulation, <jacob and monod, lac operon model
  human-genome | Human Genome Project | hgp, human genome, <snp, <expressed sequence tags
  dna-fingerprinting | DNA Fingerprinting | dna profiling, dna finger printing, <vntr, <alec jeffreys
  replication-enzymes | Enzymes of DNA Replication | enzymes of replication, enzymes involved in dna replication, enzymes used in dna replication, <helicase, <primase, <topoisomerase
  nitrogenous-bases | Nitrogenous Bases | nitrogen bases of dna, purines and pyrimidines, purine and pyrimidine
`
