import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
dna-structure | DNA, deoxyribonucleic acid, डीएनए | DNA is the nucleic acid that carries genetic information in most organisms, a double helix of two strands of nucleotides with the bases A, T, G and C.
dna-structure | Double helix, watson and crick model, द्विकुंडलित संरचना | The double helix is the structure of DNA given by Watson and Crick in 1953: two antiparallel strands coiled about each other, with bases paired A–T and G–C by hydrogen bonds.
dna-structure | Chargaff's rule, chargaff rule, शारगाफ का नियम | Chargaff's rule states that in double-stranded DNA the amount of adenine equals that of thymine and the amount of guanine equals that of cytosine.
dna-packaging | Nucleosome, न्यूक्लियोसोम | A nucleosome is the unit of chromatin: about 200 base pairs of DNA wound round a core of eight histone proteins.
dna-packaging | Histones, histone, हिस्टोन | Histones are basic proteins, rich in lysine and arginine, round which DNA is wound in eukaryotes.
dna-packaging | Euchromatin and heterochromatin, euchromatin, heterochromatin | Euchromatin is loosely packed, light-staining and active chromatin; heterochromatin is densely packed, dark-staining and inactive.
genetic-material | Griffith's experiment, transforming principle, griffith experiment | Griffith's experiment showed that heat-killed virulent (S) pneumococcus could transform harmless (R) bacteria into virulent ones, by a transforming principle.
genetic-material | Hershey–Chase experiment, hershey and chase experiment | The Hershey–Chase experiment, with bacteriophages labelled by ³²P and ³⁵S, proved that DNA and not protein is the genetic material.
rna | RNA, ribonucleic acid, आरएनए | RNA is a nucleic acid, mostly single-stranded, with ribose sugar and uracil in place of thymine; it helps to make proteins.
rna | Messenger RNA, mRNA | Messenger RNA is the RNA that carries the code for a protein from DNA to the ribosome.
rna | Transfer RNA, tRNA, adapter molecule | Transfer RNA is the RNA that brings amino acids to the ribosome and reads the code by its anticodon.
rna | Central dogma, केंद्रीय सिद्धांत | The central dogma states that genetic information flows from DNA to RNA to protein; Crick proposed it.
rna | Reverse transcription, उत्क्रम अनुलेखन | Reverse transcription is the making of DNA on an RNA template by reverse transcriptase, as in retroviruses such as HIV.
dna-replication | DNA replication, pratikritiyan, डीएनए प्रतिकृतियन | DNA replication is the process in which DNA makes an exact copy of itself, with the enzyme DNA polymerase.
dna-replication | Semiconservative replication, अर्धसंरक्षी प्रतिकृतियन | Semiconservative replication is the copying of DNA in which each new molecule has one old and one new strand; Meselson and Stahl proved it.
dna-replication | Okazaki fragments, ओकाजाकी खंड | Okazaki fragments are the short pieces in which the lagging strand of DNA is made; DNA ligase joins them.
transcription | Transcription, anulekhan, अनुलेखन | Transcription is the copying of the genetic information of one strand of DNA into RNA by RNA polymerase.
transcription | Promoter, unnayak, promoter gene | A promoter is the DNA sequence at the beginning of a transcription unit to which RNA polymerase binds.
transcription | Introns and exons, intron, exon, इंट्रॉन और एक्सॉन | Exons are the coding sequences of a split gene that appear in mature RNA; introns are the sequences between them that are removed.
transcription | Splicing, RNA splicing, समबंधन | Splicing is the removal of introns from the RNA precursor and the joining of exons in a definite order.
genetic-code | Genetic code, anuvanshik koot, आनुवंशिक कूट | The genetic code is the relation between the sequence of nucleotides in mRNA, read in threes, and the sequence of amino acids in protein; it is nearly universal.
genetic-code | Codon, codons, प्रकूट | A codon is a set of three successive nucleotides of mRNA that codes for one amino acid or a stop; there are 64.
genetic-code | Start codon and stop codon, start codon, stop codon | The start codon is AUG, which also codes for methionine; the stop codons UAA, UAG and UGA end the protein chain.
translation | Translation in biology, protein synthesis, anuvadan, अनुवादन | Translation is the joining of amino acids into a polypeptide at the ribosome in the order fixed by mRNA.
translation | Anticodon, प्रतिप्रकूट | An anticodon is the set of three bases of tRNA that pairs with the codon of mRNA.
mutation | Mutation, utparivartan, उत्परिवर्तन | A mutation is a sudden heritable change in the DNA sequence or in the structure or number of chromosomes.
mutation | Point mutation, बिंदु उत्परिवर्तन | A point mutation is a change of a single base pair of DNA, as in sickle-cell anaemia.
mutation | Frameshift mutation, frame shift mutation | A frameshift mutation is one in which insertion or deletion of bases, not in multiples of three, changes the reading of all following codons.
mutation | Mutagen, उत्परिवर्तजन | A mutagen is a physical or chemical agent that causes mutation, such as ultraviolet rays.
lac-operon | Operon, ऑपेरॉन | An operon is a set of bacterial genes that are transcribed together under one promoter and operator, such as the lac operon.
lac-operon | Lac operon, लैक ऑपेरॉन | The lac operon is the set of genes (z, y, a) of E. coli for the use of lactose; lactose acts as inducer by inactivating the repressor. Jacob and Monod explained it.
human-genome | Human Genome Project, HGP, मानव जीनोम परियोजना | The Human Genome Project was the international project (1990–2003) to find the sequence of all the DNA of man, about 3 × 10⁹ base pairs.
human-genome | Genome, जीनोम | A genome is the complete set of genetic material of an organism. In man it is the DNA of 23 pairs of chromosomes with that of mitochondria.
human-genome | Bioinformatics, जैव सूचना विज्ञान | Bioinformatics is the branch of biology that uses computers to store, analyse and interpret biological data such as DNA sequences.
dna-fingerprinting | DNA fingerprinting, DNA profiling, डीएनए फिंगरप्रिंटिंग | DNA fingerprinting is the identification of individuals by differences in repeated sequences (VNTR) of their DNA; Alec Jeffreys developed it.
dna-fingerprinting | VNTR, variable number of tandem repeats | VNTR are short DNA sequences repeated one after another, whose number differs between persons; they serve as probes in DNA fingerprinting.
`)
