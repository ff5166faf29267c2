import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
rdna | Biotechnology, jaiv praudyogiki, जैव प्रौद्योगिकी | Biotechnology is the use of living organisms, cells or their enzymes to make products and processes useful to humans.
rdna | Genetic engineering, anuvanshik abhiyantriki, आनुवंशिक अभियांत्रिकी | Genetic engineering is the alteration of the genetic material of an organism by adding, removing or changing genes to change its characters.
rdna | Recombinant DNA technology, rDNA technology, पुनर्योगज डीएनए तकनीक | Recombinant DNA technology is the joining of DNA from different sources and its introduction into a host, where it is multiplied or expressed.
restriction-enzymes | Restriction enzyme, restriction endonuclease, molecular scissors, प्रतिबंधन एंजाइम | A restriction enzyme is an enzyme, made by bacteria, that cuts DNA at a specific palindromic sequence; EcoRI is an example.
restriction-enzymes | Palindromic sequence in DNA | A palindromic sequence of DNA is one that reads the same on both strands in the same direction (5′ to 3′), such as GAATTC.
restriction-enzymes | Sticky ends, chipchipe sire | Sticky ends are the single-stranded overhanging ends left by many restriction enzymes, which pair with complementary ends of other DNA.
restriction-enzymes | DNA ligase, molecular glue, डीएनए लाइगेज | DNA ligase is the enzyme that joins pieces of DNA by forming phosphodiester bonds between them.
cloning-vectors | Cloning vector, vector in biotechnology, क्लोनिंग वाहक | A cloning vector is a DNA molecule, such as a plasmid or bacteriophage, that carries a foreign gene into a host and multiplies there.
cloning-vectors | Plasmid, प्लाज्मिड | A plasmid is a small circular DNA in bacteria, apart from the chromosome, that replicates by itself; it serves as a vector.
cloning-vectors | Selectable marker, वरण योग्य चिह्नक | A selectable marker is a gene of a vector, usually for antibiotic resistance, that helps to pick out the cells that have taken up the vector.
cloning-vectors | Origin of replication, ori | The origin of replication is the sequence of DNA from which replication starts; it also controls the copy number of the linked DNA.
cloning-vectors | Insertional inactivation | Insertional inactivation is the loss of function of a gene because foreign DNA has been inserted in it, used to tell recombinants from non-recombinants.
gel-electrophoresis | Gel electrophoresis, agarose gel electrophoresis, जेल इलेक्ट्रोफोरेसिस | Gel electrophoresis is the separation of DNA fragments by size in a gel under an electric field: they move to the anode and the smaller ones go farther.
gel-electrophoresis | Elution | Elution is the cutting out of a separated band of DNA from the gel and its extraction from the gel piece.
pcr | Polymerase chain reaction, PCR, पॉलीमरेज श्रृंखला अभिक्रिया | PCR is a method to make many copies of a DNA segment by repeated cycles of denaturation, annealing of primers and extension by a heat-stable DNA polymerase.
pcr | Taq polymerase | Taq polymerase is the heat-stable DNA polymerase of the bacterium Thermus aquaticus, used in PCR.
gene-transfer | Transformation in biotechnology, genetic transformation | Transformation is the taking up of foreign DNA by a host cell, for example by bacteria made competent with calcium ions and heat shock.
gene-transfer | Gene gun, biolistics, जीन गन | A gene gun is a device that shoots cells, usually of plants, with gold or tungsten particles coated with DNA.
gene-transfer | Microinjection, सूक्ष्म अंतःक्षेपण | Microinjection is the direct injection of DNA into the nucleus of an animal cell.
bioreactor | Bioreactor, जैव रिएक्टर | A bioreactor is a large vessel in which raw materials are turned into products by microbes, cells or enzymes under controlled conditions.
bioreactor | Downstream processing, अनुप्रवाह संसाधन | Downstream processing is the separation, purification and formulation of a product after it has been made in a bioreactor.
bt-crops | Genetically modified organism, GMO, GM crops, आनुवंशिक रूप से रूपांतरित जीव | A genetically modified organism is a plant, animal or microbe whose genes have been altered by genetic engineering, such as Bt cotton.
bt-crops | Bt cotton, बीटी कपास | Bt cotton is cotton with a cry gene of Bacillus thuringiensis, whose protein kills bollworms that feed on the plant.
bt-crops | Bt toxin, cry protein | Bt toxin is an insecticidal protein of Bacillus thuringiensis, formed as an inactive protoxin and made active in the alkaline gut of the insect.
bt-crops | Golden rice, sunahra chawal, गोल्डन राइस | Golden rice is genetically modified rice rich in beta-carotene, the precursor of vitamin A.
rna-interference | RNA interference, RNAi, RNA silencing | RNA interference is the silencing of a gene by double-stranded RNA that binds to its mRNA and stops translation; it protects tobacco from a root nematode.
insulin-rdna | Humulin, recombinant insulin, मानव इंसुलिन | Humulin is human insulin produced by genetic engineering in the bacterium E. coli; its A and B chains are made separately and joined by disulphide bonds.
gene-therapy | Gene therapy, jeen chikitsa, जीन चिकित्सा | Gene therapy is the treatment of a hereditary disease by putting a normal gene into the cells of the patient; it was first given in 1990 for ADA deficiency.
gene-therapy | ELISA, enzyme linked immunosorbent assay, एलिसा | ELISA is a test based on antigen–antibody reaction that detects infection by the presence of antigens or antibodies, for example of HIV.
transgenic-animals | Transgenic animal, transgenic organism, पारजीनी जंतु | A transgenic animal is one that has a foreign gene put into its DNA and expresses it, such as the cow Rosie with human alpha-lactalbumin in milk.
transgenic-animals | Cloning, clone, क्लोनिंग | Cloning is the production of genetically identical copies of a gene, cell or organism; the sheep Dolly was the first mammal cloned from an adult cell.
biopiracy | Biopiracy, jaiv chori, जैव चोरी | Biopiracy is the use of biological resources or traditional knowledge of a country by companies or others without proper permission and payment.
biopiracy | Biopatent | A biopatent is a patent granted for biological materials, organisms or processes. Basmati rice and turmeric are well-known cases of dispute over one.
biopiracy | Bioethics, jaiv naitikta, जैव नैतिकता | Bioethics is the set of moral standards that regulate human activities on living organisms.
biopiracy | GEAC, Genetic Engineering Appraisal Committee, Genetic Engineering Approval Committee | GEAC is the Genetic Engineering Appraisal Committee of the Government of India, which decides on the safety and release of genetically modified organisms.
tissue-culture | Plant tissue culture, tissue culture, utak samvardhan, ऊतक संवर्धन | Plant tissue culture is the growing of whole plants from small pieces (explants) in a sterile nutrient medium.
tissue-culture | Micropropagation, सूक्ष्म प्रवर्धन | Micropropagation is the production of thousands of identical plants by tissue culture in a short time; such plants are somaclones.
tissue-culture | Totipotency, purnashaktta, पूर्णशक्तता | Totipotency is the capacity of a cell to grow into a whole organism. Plant cells have it, which makes tissue culture possible.
tissue-culture | Somatic hybridisation, somatic hybridization, कायिक संकरण | Somatic hybridisation is the fusion of protoplasts of two different plants to get a hybrid, such as the pomato.
stem-cells | Stem cells, stem cell, stem koshika, स्टेम कोशिका | Stem cells are unspecialised cells that can divide again and again and develop into specialised cells of the body.
stem-cells | Pluripotent cells, pluripotent and totipotent stem cells | Pluripotent cells are stem cells that can develop into almost all cell types of the body, such as embryonic stem cells; totipotent cells can form a whole organism.
`)
