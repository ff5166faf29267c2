/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  rdna | Recombinant DNA Technology | rdna technology, rdna, recombinant dna, genetic engineering, tools of recombinant dna technology, rdna tools, dna technology, gene cloning
  restriction-enzymes | Restriction Enzymes | restriction endonuclease, ecori, <palindromic sequence, molecular scissors, <sticky ends
  cloning-vectors | Cloning Vectors | <plasmid, <pbr322, <selectable marker, <insertional inactivation, ti plasmid
  gel-electrophoresis | Gel Electrophoresis | electrophoresis, agarose gel, <elution, separation of dna fragments
  dna-isolation | Isolation of DNA | dna extraction, isolation of genetic material, <spooling of dna
  pcr | PCR | polymerase chain reaction, <taq polymerase, gene amplification, pcr steps
  gene-transfer | Gene Transfer into Host Cells | <competent host, <biolistics, <gene gun, <microinjection, methods of gene transfer
  bioreactor | Bioreactors & Downstream Processing | bioreactor, downstream processing, <stirred tank bioreactor
  bt-crops | GM & Bt Crops | gm crops, genetically modified crops, gmo, <bt cotton, <bt toxin, cry gene, <golden rice, transgenic plants, bt crops
  rna-interference | RNA Interference | rnai, rna silencing, <meloidogyne incognita
  insulin-rdna | Genetically Engineered Insulin | humulin, recombinant insulin, production of insulin by rdna, <proinsulin
  gene-therapy | Gene Therapy & Molecular Diagnosis | gene therapy, <ada deficiency, molecular diagnosis, <elisa
  transgenic-animals | Transgenic Animals & Cloning | transgenic animals, <rosie cow, cloning, <dolly sheep
  biopiracy | Bioethics & Biopiracy | biopiracy, <geac, bioethics, biopatent, ethical issues in biotechnology
  tissue-culture | Plant Tissue Culture | tissue culture, <micropropagation, <totipotency, <somaclones, <somatic hybridisation
  stem-cells | Stem Cells | stem cell therapy, <embryonic stem cells, stem koshika, totipotent and pluripotent cells, cord blood banking
  plant-breeding | Plant Breeding | plant breeding methods, steps of plant breeding, crop breeding, padap prajanan, paudh prajanan, hybridisation of crops, <biofortification, <emasculation and bagging, <mutation breeding, strategies for enhancement in food production
  dna-ligase | DNA Ligase | ligase, ligase enzyme
`
