import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which enzymes cut DNA at definite sites?' */
export const biotechnology = defineBank({
  id: 'biotechnology',
  sets: [
    {
      rows: `
1 | Enzymes that cut DNA at definite sites and are called molecular scissors are: | restriction enzymes | DNA ligases | reverse transcriptases | proteases | Restriction endonucleases cut DNA at palindromic sequences. Ligases join cut pieces and polymerases copy DNA.
1 | The circular DNA of bacteria, outside the main chromosome, used as a vector is the: | plasmid | prophage | centromere | nucleolus | Plasmids replicate on their own and carry foreign genes into bacteria. They are common cloning vectors.
1 | Bt cotton is protected against: | bollworms | locusts | rust fungus | frost | Bt cotton carries cry genes of Bacillus thuringiensis, whose toxin kills bollworms. It does not guard against fungi or frost.
1 | Golden rice is rich in the precursor of: | vitamin A | vitamin C | vitamin D | vitamin K | Golden rice is genetically modified to make beta-carotene, from which the body forms vitamin A.
1 | Dolly, the first mammal cloned from an adult cell, was a: | sheep | cow | mouse | goat | Dolly was born in Scotland in 1996 from the nucleus of an udder cell. She was a sheep.
1 | Human insulin for diabetics is now made mostly by genetically engineered: | bacteria | algae | pigs | wheat plants | The gene for human insulin was put into E. coli in 1983 by Eli Lilly. Earlier insulin came from cattle and pigs.
2 | The technique used to make many copies of a piece of DNA in a test tube is: | PCR | ELISA | gel electrophoresis | Southern blotting | The polymerase chain reaction amplifies DNA with primers and Taq polymerase. Electrophoresis only separates fragments.
2 | In agarose gel electrophoresis DNA fragments move towards the: | anode, as they are negative | anode, as they are positive | cathode, as they are negative | cathode, as they are positive | Phosphate groups make DNA negative, so it moves to the positive electrode, the anode. Smaller fragments move farther.
2 | DNA bands in a gel are made visible under ultraviolet light by: | ethidium bromide | potassium permanganate | safranin | iodine solution | DNA stained with ethidium bromide glows bright orange in UV light. Acetocarmine stains chromosomes for the light microscope.
2 | The DNA polymerase used in PCR withstands heat because it comes from: | Thermus aquaticus | Escherichia coli | Bacillus thuringiensis | Agrobacterium | Thermus aquaticus lives in hot springs, and its Taq polymerase stays active at the high temperature that separates strands.
2 | Which bacterium is a natural genetic engineer of plants? | Agrobacterium tumefaciens | Escherichia coli | Rhizobium leguminosarum | Streptomyces griseus | It transfers T-DNA of its Ti plasmid into plants and forms tumours. A disarmed plasmid is used as a vector.
2 | The first clinical gene therapy, in 1990, was given for the lack of: | adenosine deaminase | insulin | growth hormone | haemoglobin | A four-year-old girl with ADA deficiency was treated. The enzyme is crucial for the immune system.
2 | Growing whole plants from single cells or tissues in a sterile medium is possible because of: | totipotency | plasmolysis | heterosis | dormancy | The capacity of a plant cell to give a whole plant is totipotency. Heterosis is hybrid vigour.
2 | Which gene on a vector helps to pick out the cells that received the DNA? | Selectable marker | Origin of replication | Operator gene | Oncogene | Marker genes such as those for resistance to antibiotics let transformed cells grow where others die.
3 | In the name EcoRI the letter R stands for the: | strain of bacterium | order of isolation | species of the bacterium | restriction site | Eco comes from Escherichia coli and R from the strain RY13. The Roman numeral I gives the order of isolation.
3 | Bt toxin does not kill the Bacillus itself because: | it exists as an inactive protoxin | it is made only in the insect | the cell wall is very thick | the bacterium has no ribosomes | The protoxin becomes active in the alkaline gut of the insect, where crystals dissolve. It makes pores in the midgut cells.
3 | RNA interference was used to protect tobacco from: | a nematode | a virus | a fungus | a bollworm | Meloidogyne incognita, a nematode, infects tobacco roots. Double-stranded RNA from introduced genes silenced its mRNA.
3 | In insertional inactivation with the lacZ gene, recombinant colonies appear: | colourless | blue | dark violet | black | Foreign DNA inside the gene stops beta-galactosidase, so no blue colour develops from the substrate. Non-recombinants are blue.
3 | In proinsulin, which part is removed to form mature insulin? | C peptide | A chain | B chain | Signal codon | Proinsulin has an extra stretch, the C peptide, that is absent in insulin. Chains A and B remain, held by disulphide bonds.
3 | In India, which committee decides on the safety of genetically modified organisms for release? | GEAC | ICAR | CSIR | FSSAI | The Genetic Engineering Appraisal Committee takes such decisions on GM research and release. ICAR and CSIR are research councils.
1 | Which of these is a genetically modified food crop? | Flavr Savr tomato | Nagpur orange | Darjeeling leaf tea | Alphonso mango | Flavr Savr tomato was modified to ripen slowly. The others are products of ordinary selection.
1 | A vessel in which microbes are grown in large volumes under control is a: | bioreactor | centrifuge | thermal cycler | spectrophotometer | Bioreactors of 100 to 1,000 litres give the best conditions of temperature, pH and oxygen.
2 | Plants of the same genotype produced by tissue culture from one plant are called: | somaclones | hybrids | mutants | cybrid seedlings | Micropropagation gives thousands of plants genetically like the parent. They are called somaclones.
2 | Virus-free plants of banana or sugarcane can be raised by culture of the: | meristem | xylem | cork tissue | epidermis | The apical meristem is free of virus even in an infected plant.
2 | The test for HIV based on the reaction of antigen and antibody is: | ELISA | PCR | Gel electrophoresis | Chromatography | ELISA finds antigens or the antibodies made against them. PCR finds the nucleic acid itself.
2 | DNA is drawn out of a solution as fine threads by adding chilled: | ethanol | acetone and water | hydrochloric acid | sodium hydroxide | DNA does not dissolve in cold ethanol, so it separates as threads that can be spooled.
2 | A probe in molecular diagnosis is a single strand of DNA or RNA that is: | radioactively labelled | bound to an antibody | cut into pieces | joined to a protein coat | The labelled probe hybridises with its complement and is found by autoradiography.
3 | Restriction enzymes act on DNA sequences that are: | palindromic | repetitive | single-stranded | rich in uracil | A palindrome in DNA reads the same on both strands in the 5′ to 3′ direction.
3 | The 'ori' sequence of a vector is needed for: | starting replication | selecting host cells | cutting the vector | joining two strands | Replication begins at the origin, and the sequence also controls the number of copies.
3 | Transgenic mice are used to test the safety of a vaccine against: | polio | malaria | leprosy | diabetes | Transgenic mice have been developed to test batches of polio vaccine before they are used on humans.
3 | Which gene of Bacillus thuringiensis controls the corn borer? | cryIAb | cryIAc | cryIIAb | nif | The proteins of cryIAc and cryIIAb control cotton bollworms and that of cryIAb the corn borer. nif genes fix nitrogen.
1 | Unauthorised use of biological resources of a country by companies is called: | biopiracy | bioethics | bioprospecting | biofortification | The patents once taken on basmati and turmeric are well-known cases of biopiracy.
2 | Which enzyme is used to break the wall of a fungal cell when DNA is isolated? | Chitinase | Cellulase | Lysozyme | Amylase | Fungal walls are of chitin. Cellulase is used for plant cells and lysozyme for bacteria.
2 | Bacteria are made competent to take up DNA by treating them with cold: | calcium chloride solution | sodium chloride solution | ethyl alcohol | glycerol and water | Calcium ions help DNA to enter through pores in the wall, followed by a heat shock at 42 °C.
2 | Introducing DNA into plant cells with gold or tungsten particles at high speed is called: | biolistics | microinjection | electroporation | heat shock | Biolistics, or the gene gun, is suitable for plants. Microinjection puts DNA directly into the nucleus of an animal cell.
2 | Each cycle of PCR has the steps denaturation, annealing and: | extension | ligation | translation | restriction | Taq polymerase extends the primers. Ligation is done by another enzyme in cloning.
3 | After 5 cycles of PCR, one molecule of DNA gives how many copies in theory? | 32 | 10 | 25 | 64 | The number of molecules doubles in each cycle, so five cycles give 2⁵ = 32 copies of the original.
3 | The cut made by EcoRI lies between which bases of its recognition sequence? | G and A | A and A | T and C | C and G | The sequence is GAATTC, cut between G and A on both strands, which leaves sticky ends.
3 | The separation and purification of a product before it is marketed is called: | downstream processing | upstream mixing | insertional inactivation | gene amplification | It also includes formulation with preservatives and clinical trials, with quality control for each product.
3 | A stirred-tank bioreactor has a curved base in order to: | help the mixing of its contents | keep the culture warm | hold more antifoam | let light reach the cells | The curved base facilitates mixing; the stirrer also makes oxygen available throughout.
`,
    },
  ],
})
