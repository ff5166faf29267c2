import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The copying of RNA from a DNA template is called:' */
export const molecularGenetics = defineBank({
  id: 'molecular-genetics',
  sets: [
    {
      rows: `
1 transcription | The copying of RNA from a DNA template is called: | transcription | translation | replication | transformation | RNA polymerase transcribes DNA into RNA. Translation is the making of protein from the message of RNA.
1 genetic-code | The three-base sequence on mRNA that stands for an amino acid is a: | codon | anticodon | cistron | intron | Codons are on mRNA; the matching anticodons are on tRNA. An intron is a non-coding stretch that is removed.
1 rna, translation | Which RNA carries amino acids to the ribosome? | tRNA | mRNA | rRNA | hnRNA | Transfer RNA brings amino acids, messenger RNA carries the code and ribosomal RNA forms part of the ribosome.
1 dna-structure | The two strands of a DNA molecule run: | antiparallel | parallel | at right angles | in one direction | One strand runs 5′ to 3′ and the other 3′ to 5′, so they are antiparallel and wound around a common axis.
1 genetic-code | How many codons make up the genetic code? | 64 | 61 | 20 | 16 | Four bases taken three at a time give 64 codons. Of these 61 stand for amino acids and three are stop codons.
1 dna-structure | The sugar in the nucleotides of DNA is: | deoxyribose | ribose | glucose | galactosamine | DNA has deoxyribose, which lacks the oxygen at the second carbon. RNA has ribose.
1 genetic-code | The usual start codon, which also stands for methionine, is: | AUG | UAA | UGA | GUA | AUG begins translation and codes for methionine. UAA, UAG and UGA are stop codons.
2 genetic-code | Which of the following is a stop codon? | UAG | AUG | UGG | UUU | UAG, UAA and UGA end translation. UGG codes for tryptophan, UUU for phenylalanine and AUG for methionine.
2 dna-replication | The semiconservative replication of DNA was proved experimentally by: | Meselson and Stahl | Hershey and Chase | Watson and Crick | Avery, MacLeod and McCarty | Meselson and Stahl grew E. coli in heavy nitrogen in 1958. Hershey and Chase showed that DNA is the genetic material.
2 genetic-material | Hershey and Chase labelled the DNA of bacteriophages with radioactive: | phosphorus | sulphur | carbon | nitrogen | DNA contains phosphorus and no sulphur; proteins contain sulphur. Labelled phosphorus was found inside the bacteria.
2 replication-enzymes, dna-replication | The enzyme that joins the short pieces of the lagging strand is: | DNA ligase | DNA helicase | RNA polymerase | Primase | Ligase joins Okazaki fragments. Helicase unwinds the double helix and primase lays down RNA primers.
1 transcription | The coding sequences that remain in mature mRNA are called: | exons | introns | operons | promoters | Splicing removes introns and joins exons. Operons are groups of genes regulated together in bacteria.
2 lac-operon | The inducer switches the lac operon on by: | making the repressor inactive | binding to the ribosomes | cutting out the operator | copying the z gene | The repressor with the inducer can no longer bind the operator.
2 genetic-code | The genetic code is called degenerate because: | some amino acids have many codons | a codon stands for many amino acids | it differs in every living organism | it changes from one age to another | Several codons may code for the same amino acid. Each codon, however, stands for one amino acid only, so the code is unambiguous.
2 dna-packaging | DNA wound around an octamer of histones forms a: | nucleosome | nucleotide | ribosome | chromatid | A nucleosome has about 200 base pairs of DNA wound around eight histones and looks like a bead on a string.
2 rna | Formation of DNA from an RNA template, as in retroviruses, is called: | reverse transcription | translation | replication | transduction | Reverse transcriptase makes DNA on an RNA template. Transduction is the transfer of genes between bacteria by a virus.
2 genetic-material | In Griffith's experiment, mice died when injected with: | heat-killed S and live R bacteria | heat-killed S bacteria alone | live R bacteria alone | heat-killed R bacteria alone | Some substance of the dead S strain transformed live R bacteria into the virulent S form. Each alone was harmless.
2 dna-replication | During replication new DNA is synthesised in which direction? | 5′ to 3′ | 3′ to 5′ | Both directions on each strand | From centre to both ends | DNA polymerase adds nucleotides only at the 3′ end. So one strand is made continuously and the other in fragments.
2 transcription | Which RNA polymerase transcribes the precursor of mRNA in eukaryotes? | RNA polymerase II | RNA polymerase I | RNA polymerase III | Reverse transcriptase | RNA polymerase II makes hnRNA. RNA polymerase I makes most rRNA, and III makes tRNA and 5S rRNA.
2 lac-operon | β-galactosidase, made by the lac operon, splits lactose into galactose and: | glucose | fructose | sucrose | ribose | Lactose is a disaccharide of galactose and glucose.
2 transcription | The capping of eukaryotic mRNA adds which unusual nucleotide at the 5′ end? | Methyl guanosine triphosphate | Poly-A tail | Thymidine triphosphate | Deoxyadenosine | Methyl guanosine triphosphate is added at the 5′ end. Adenylate residues are added at the 3′ end as a tail.
2 dna-fingerprinting | DNA fingerprinting relies on differences in: | repetitive DNA (VNTRs) | sequences of exons | number of chromosomes | types of histones | Variable number of tandem repeats differ from person to person. Alec Jeffreys developed the method with such satellite DNA.
2 dna-structure | If 20% of the bases of a double-stranded DNA are adenine, the share of guanine is: | 30% | 20% | 40% | 60% | Thymine equals adenine at 20%, so guanine and cytosine share the remaining 60% equally and guanine is 30%.
2 mutation | Insertion of one base in the middle of a gene usually leads to a: | frameshift mutation | silent mutation | point substitution | chromosomal inversion | All codons after the insertion are read in another frame. Insertion of three bases would keep the frame.
2 human-genome | The Human Genome Project found that the human genome has about how many base pairs? | 3 billion | 3 million | 30 million | 300 billion | The human genome has about 3 × 10⁹ base pairs. Less than 2% of it codes for proteins.
1 dna-structure | Genes are segments of: | DNA | protein | starch | lipids | A gene is a stretch of DNA that codes for an RNA or a polypeptide.
1 dna-structure | Which base pairs with adenine in a DNA molecule? | Thymine | Guanine | Cytosine | Uracil | Adenine pairs with thymine by two hydrogen bonds. In RNA uracil takes its place.
1 translation | Proteins are synthesised from the message of mRNA in the process of: | translation | transcription | replication | transpiration | Ribosomes translate the codons of mRNA into a chain of amino acids.
1 dna-structure | The monomers of nucleic acids are: | nucleotides | amino acids | monosaccharides | fatty acids | A nucleotide has a base, a sugar and a phosphate. Amino acids are the units of proteins.
1 mutation | A permanent, inheritable change in DNA is called: | a mutation | a modification | an adaptation | a translation | A change of base or of the number of bases in DNA is a mutation and may alter a protein.
2 genetic-code, translation | The anticodon for the codon AUG is: | UAC | TAC | AUG | GUA | Bases pair A with U and G with C, so AUG of mRNA pairs with UAC of tRNA. RNA has no thymine.
1 rna | The central dogma of molecular biology, given by Crick, is: | DNA to RNA to protein | RNA to DNA to protein | protein to RNA to DNA | DNA to protein to RNA | Information flows from DNA to RNA and then to protein. Retroviruses make DNA from RNA in addition.
1 replication-enzymes, dna-replication | The enzyme that unwinds the two strands of DNA during replication is: | helicase | ligase | primase | nuclease | Helicase breaks the hydrogen bonds at the fork. Ligase joins fragments and primase makes RNA primers.
2 transcription | A DNA segment that codes for one polypeptide is called a: | cistron | recon | muton | codon | A cistron is the unit of function. A codon is a triplet of bases for one amino acid.
2 dna-packaging | Histones are proteins rich in which amino acids? | Lysine and arginine | Glycine and alanine | Aspartic and glutamic acid | Valine and leucine | These basic amino acids carry positive charges, which hold the negative DNA.
2 dna-packaging | Loosely packed, lightly stained and active chromatin is called: | euchromatin | heterochromatin | nucleosome core | satellite DNA | Euchromatin is transcriptionally active. Heterochromatin is densely packed and inactive.
2 genetic-code | Which scientist deciphered the codon UUU with synthetic RNA? | Marshall Nirenberg | Francis Crick | Erwin Chargaff | Maurice Wilkins | Nirenberg's cell-free system helped to read the code. Khorana made RNA with defined sequences.
2 translation | The charging of tRNA means the attachment to it of: | an amino acid | an anticodon | a ribosome | a phosphate tail | Amino acids are activated with ATP and linked to their own tRNA, also called aminoacylation.
2 translation, rna | The adapter molecule that reads the code and carries an amino acid was postulated by: | Francis Crick | Severo Ochoa | George Gamow | Jacques Monod | Crick postulated the adapter, later known as tRNA. Gamow argued that codons are triplets.
2 transcription | In E. coli the initiation factor of transcription is: | sigma | rho | ori | lac i | The sigma factor starts transcription with RNA polymerase and the rho factor ends it.
2 transcription | The strand of DNA that is read by RNA polymerase has which polarity? | 3′ to 5′ | 5′ to 3′ | Both at once | Neither | The template strand runs 3′ to 5′, since RNA is made in the direction 5′ to 3′. The other is the coding strand.
2 genetic-material | Avery, MacLeod and McCarty showed that transformation of bacteria is stopped by: | DNase | RNase | protease | lipase | Only digestion of DNA with DNase stopped transformation, so the transforming principle is DNA.
2 human-genome | A single base difference between individuals found in the human genome is called: | SNP | VNTR | STR array | EST | About 1.4 million places with single nucleotide polymorphisms were found in the project.
3 dna-structure, dna-packaging | The length of DNA in a typical human cell, with 6.6 × 10⁹ base pairs, is about: | 2.2 m | 2.2 mm | 22 m | 0.22 m | 6.6 × 10⁹ × 0.34 × 10⁻⁹ m gives about 2.2 m, which is packed in a nucleus of some micrometres.
3 genetic-code | A polypeptide has 150 amino acids, with methionine first. The coding part of its mRNA, from the start codon to the stop codon (both included), has how many nucleotides? | 453 | 450 | 456 | 151 | There are 150 codons for amino acids, the start codon among them, and one stop codon: 151 × 3 = 453.
3 translation, transcription | The template strand of a short gene is 3′-TAC GGA ATC TTA-5′. The number of amino acids in its peptide is: | 2 | 3 | 4 | 1 | The mRNA is 5′-AUG CCU UAG AAU-3′, and UAG stops the chain after two amino acids.
3 dna-structure | One strand of a DNA has 20% A, 30% T, 22% G and 28% C. In the whole double strand the share of adenine is: | 25% | 20% | 30% | 50% | The other strand has as much A as this one has T, so the mean of 20% and 30% is taken.
3 mutation, translation | In an mRNA whose coding part has 100 codons before its stop codon, the 40th codon, UAU, is changed to UAA. The peptide then has how many amino acids? | 39 | 40 | 60 | 99 | UAA is a stop codon, so the chain ends after the 39th amino acid.
`,
    },
  ],
})
