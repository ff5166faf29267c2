import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
microbe-groups | Microbe, microorganism, sukshmjeev, सूक्ष्मजीव | Microbes are living things too small to be seen with the naked eye, such as bacteria, protozoa, many fungi and microscopic algae; viruses are counted with them.
microbe-groups | Bacteria, bacterium, jeevanu, जीवाणु | Bacteria are single-celled prokaryotes, found everywhere, of spherical (coccus), rod (bacillus), comma (vibrio) or spiral (spirillum) shape.
household | Lactic acid bacteria, lactobacillus, लैक्टिक अम्ल जीवाणु | Lactic acid bacteria are bacteria such as Lactobacillus that turn milk into curd by forming lactic acid, which coagulates milk proteins, and add vitamin B₁₂.
household | Baker's yeast, yeast, khamir, खमीर | Baker's yeast (Saccharomyces cerevisiae) is a single-celled fungus whose fermentation gives carbon dioxide that makes dough rise, and alcohol.
industrial | Fermentation, kinvan, किण्वन | Fermentation is the breakdown of sugars by microbes without oxygen into products such as alcohol, lactic acid and carbon dioxide.
industrial | Fermentor, fermenter, किण्वक | A fermentor is a large closed vessel in which microbes are grown on an industrial scale to make products.
industrial | Citric acid production, organic acids from microbes | Organic acids made by microbes are citric acid by Aspergillus niger, acetic acid by Acetobacter aceti, butyric acid by Clostridium butylicum and lactic acid by Lactobacillus.
antibiotics | Antibiotic, antibiotics, pratijaivik, प्रतिजैविक | An antibiotic is a chemical substance produced by some microbes that kills or stops the growth of other, disease-causing microbes.
antibiotics | Penicillin, पेनिसिलिन | Penicillin is the first antibiotic, discovered by Alexander Fleming in 1928 from the mould Penicillium notatum.
antibiotics | Antibiotic resistance, प्रतिजैविक प्रतिरोध | Antibiotic resistance is the ability of bacteria to survive an antibiotic that once killed them; overuse of antibiotics favours it.
bioactive | Streptokinase, clot buster | Streptokinase is an enzyme of the bacterium Streptococcus used as a clot buster to remove clots from the blood vessels of heart patients.
bioactive | Cyclosporin A, साइक्लोस्पोरिन | Cyclosporin A is an immunosuppressive substance from the fungus Trichoderma polysporum, used in patients with transplanted organs.
bioactive | Statins, statin, स्टैटिन | Statins are substances from the yeast Monascus purpureus that lower blood cholesterol by inhibiting an enzyme of its synthesis.
sewage | Sewage, mal jal, वाहित मल | Sewage is municipal waste water that contains human excreta, organic matter and microbes. It must be treated before it is let into rivers.
sewage | Primary treatment of sewage, primary and secondary treatment | Primary treatment of sewage is the physical removal of large and small particles by filtration and sedimentation; secondary treatment is biological, by microbes.
sewage | Biochemical oxygen demand, BOD, जैव रासायनिक ऑक्सीजन माँग | BOD is the amount of oxygen that microbes would use to oxidise the organic matter in one litre of water; high BOD means high pollution.
sewage | Activated sludge, flocs, सक्रियित आपंक | Activated sludge is the sediment of flocs, masses of bacteria with fungal filaments, from secondary treatment of sewage; part of it is used again as inoculum.
biogas | Biogas, gobar gas, जैव गैस | Biogas is a mixture of gases, mainly methane with carbon dioxide, made by microbes from dung and other waste without oxygen and used as fuel.
biogas | Methanogens, methanogen, मीथेनोजन | Methanogens are bacteria (archaea) such as Methanobacterium that produce methane from cellulosic material without oxygen; they live in the rumen of cattle and in sludge.
biocontrol | Biocontrol, biological control, jaiv niyantran, जैव नियंत्रण | Biocontrol is the use of living organisms to control pests and plant diseases, such as ladybirds against aphids.
biocontrol | Baculovirus, nucleopolyhedrovirus | Baculoviruses are viruses that attack insects and other arthropods; those of the genus Nucleopolyhedrovirus are used as species-specific insecticides.
biocontrol | Integrated pest management, IPM, समेकित पीड़क प्रबंधन | Integrated pest management is the control of pests by a combination of biological, cultural and chemical methods with the least harm to the environment.
biofertilisers | Biofertiliser, biofertilizer, jaiv urvarak, जैव उर्वरक | Biofertilisers are organisms that enrich the nutrient quality of soil, such as Rhizobium, cyanobacteria and mycorrhiza.
biofertilisers | Mycorrhiza, कवकमूल | A mycorrhiza is a symbiotic association of a fungus with the roots of a plant; the fungus absorbs phosphorus for the plant.
biofertilisers | Rhizobium, राइजोबियम | Rhizobium is the bacterium that lives in the root nodules of leguminous plants and fixes nitrogen of the air.
`)
