import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which microbe turns milk into curd?' */
export const microbes = defineBank({
  id: 'microbes',
  sets: [
    {
      rows: `
1 household | Which microbe turns milk into curd? | Lactobacillus | Saccharomyces | Rhizobium | Aspergillus | Lactic acid bacteria form acid that curdles milk proteins. They also raise its content of vitamin B₁₂.
1 household | The dough of bread rises because yeast gives off: | carbon dioxide | oxygen | carbon monoxide | nitrogen | Fermentation by Saccharomyces cerevisiae produces carbon dioxide, which puffs up the dough.
1 biogas | The slurry left over in a biogas plant is useful to farmers as: | manure | cattle feed | pesticide | kerosene substitute | The spent slurry is rich in nitrogen and phosphorus and makes good manure. The gas itself serves as fuel.
1 antibiotics | Penicillin, the first antibiotic, came from a: | fungus | bacterium | virus | protozoan | Penicillin came from the mould Penicillium notatum. Streptomycin, found later, comes from a soil bacterium.
1 household | Heating milk to kill most germs and then cooling it quickly is called: | pasteurisation | fermentation | sterilisation | distillation | Pasteurisation destroys germs of disease and keeps the taste. Sterilisation kills all microbes, including spores.
1 biofertilisers | Which of these is used as a biofertiliser in paddy fields? | Anabaena | Penicillium | Plasmodium | Streptococcus | The blue-green alga Anabaena, which lives with the fern Azolla, fixes nitrogen and enriches paddy fields.
2 household | The holes in Swiss cheese are due to carbon dioxide produced by: | Propionibacterium | Lactobacillus | Penicillium | Streptococcus lactis | Propionibacterium shermanii gives off a large amount of carbon dioxide in Swiss cheese. Roquefort is ripened with a fungus.
2 industrial | Citric acid is produced commercially with: | Aspergillus niger | Acetobacter aceti | Clostridium butylicum | Lactobacillus | Aspergillus niger, a fungus, gives citric acid. Acetobacter gives acetic acid and Clostridium butyric acid.
2 household | Roquefort cheese gets its flavour from the growth in it of: | a fungus | a virus | a green alga | a protozoan | Roquefort is ripened by growing a specific fungus on it, whereas Swiss cheese needs a bacterium.
2 sewage | In sewage treatment, masses of bacteria and fungal threads in the aeration tank are called: | flocs | sludge cakes | biofilms | colloids | Flocs use up organic matter and lower the BOD. Settled flocs form the activated sludge.
2 biocontrol | Baculoviruses used in pest control attack: | insects | birds | fishes | higher plants | Nucleopolyhedrovirus attacks insects and other arthropods and spares plants, birds, mammals and fish, so it suits integrated pest control.
2 biofertilisers | Mycorrhiza helps a plant mainly by absorbing which nutrient from soil? | Phosphorus | Potassium | Iron | Molybdenum | Fungi of the genus Glomus absorb phosphorus and pass it to the plant, which gains also drought and disease resistance.
2 biocontrol | Bacillus thuringiensis is used to control: | insect larvae | rats | weeds | rust of wheat crops | Spores sprayed on leaves are eaten by larvae, in whose gut the toxin is released and kills them.
3 bioactive | Cyclosporin A, given to patients with transplants, is obtained from: | Trichoderma polysporum | Monascus purpureus | Streptococcus | Penicillium notatum | Cyclosporin A is an immunosuppressant from a fungus. Monascus purpureus gives statins, and Streptococcus the clot buster streptokinase.
3 bioactive | Statins, which lower blood cholesterol, are produced by: | Monascus purpureus | Aspergillus niger | Trichoderma | Saccharomyces cerevisiae | The yeast Monascus purpureus makes statins, which inhibit the enzyme of cholesterol synthesis competitively.
3 bioactive | The clot buster given to patients after a heart attack is: | streptokinase | cyclosporin A | pectinase | lipase | Streptokinase from Streptococcus dissolves clots in vessels. Pectinases clear fruit juices, and lipases go into detergents.
3 sewage | The primary treatment of sewage consists of: | filtration and sedimentation | digestion by aerobic bacteria | treatment with chlorine | digestion by anaerobic bacteria | Primary treatment removes particles physically. Secondary treatment is biological and lowers BOD by aerobic microbes.
3 industrial | Consider the pairs: // 1. Acetobacter – acetic acid // 2. Clostridium butylicum – lactic acid // 3. Saccharomyces – ethanol // Which are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | Clostridium butylicum gives butyric acid and Lactobacillus lactic acid. The other two pairs are right.
1 bacteria-and-viruses, microbe-groups | Viruses can multiply only: | inside living cells | in boiled water | in dry soil | in sugar or salt solution | Viruses use the machinery of a host cell. Outside it they are inert particles.
1 household | Idli and dosa batter rises because bacteria give off: | carbon dioxide | oxygen | carbon monoxide | methane | Fermentation of rice and black gram by bacteria produces carbon dioxide, which puffs up the dough.
1 household | Toddy, a traditional drink, is made by fermenting the sap of: | palm | mango | banana | neem | Sap of palms is fermented by microbes. It is a traditional drink of southern India.
1 household, microbe-groups | Which microbes cause the souring of milk left in a warm place? | Bacteria | Viruses | Algae | Protozoa | Lactic acid bacteria multiply in warm milk and turn lactose into lactic acid.
2 biogas | Dung of cattle is suitable for biogas because it contains: | methanogenic bacteria | yeast cells | nitrogen-fixing algae | a large amount of oxygen | Methanogens from the rumen are present in dung and produce methane without oxygen.
2 bacteria-and-viruses, antibiotics, microbe-groups | Antibiotics are not useful against the common cold because it is caused by: | viruses | bacteria | fungi | protozoa | Antibiotics act on bacterial walls or ribosomes, which viruses do not have.
2 industrial, household | Which microbe is used to make bread and to brew beer? | Saccharomyces cerevisiae | Lactobacillus acidophilus | Aspergillus niger | Clostridium butylicum | Baker's or brewer's yeast ferments sugar to ethanol and carbon dioxide.
2 antibiotics | Streptomycin, an antibiotic, is obtained from: | a soil actinomycete | a green alga of ponds | a bread mould | a protozoan | Streptomyces griseus, a thread-like bacterium of the soil, gives streptomycin. Penicillin, in contrast, comes from a mould.
2 household | Whey, curd and cheese are all products of: | milk | soyabean | wheat | rice | Microbes and enzymes curdle milk proteins; the liquid left is whey.
3 biofertilisers | Azotobacter and Azospirillum fix nitrogen: | free in the soil | in root nodules | in leaves of Azolla | in the gut of cattle | They are free-living nitrogen fixers. Rhizobium lives in nodules and Anabaena in Azolla.
3 biocontrol | Fungus Trichoderma is used in agriculture as: | a biocontrol agent | a nitrogen fixer | a source of biogas | a chemical fertiliser | Free-living Trichoderma is common around roots, where it controls several pathogens of plants.
3 sewage | After aeration, a part of the activated sludge is pumped back into the tank to serve as: | inoculum | fuel | filter | disinfectant | The sludge holds living microbes and starts the process in fresh sewage. The rest goes to anaerobic digesters.
3 bioactive | Which enzyme obtained from microbes makes bottled fruit juices clear? | Pectinase | Lipase | Streptokinase | Amylase inhibitor | Pectinases and proteases clear juices. Lipases remove oily stains in laundry.
1 bacteria-and-viruses, microbe-groups | Bacteria differ from viruses in having: | a cell | genetic material | the power to cause disease | a protein | Viruses are only genetic material in a coat of protein.
1 bacteria-and-viruses, microbe-groups | Antibiotics act against: | bacteria but not viruses | viruses but not bacteria | both bacteria and viruses | neither bacteria nor viruses | They attack cell walls or ribosomes, which viruses do not have.
2 bacteria-and-viruses, microbe-groups | Compared with bacteria, viruses are: | much smaller | much larger | equal in size | visible to the naked eye | Most are seen only with an electron microscope.
2 bacteria-and-viruses, microbe-groups | Which pair names a disease caused by bacteria and one caused by viruses, in this order? | Typhoid and measles | Measles and typhoid | Dengue and polio | Cholera and tetanus | Dengue and polio are both viral; cholera and tetanus are both bacterial.
2 bacteria-and-viruses, microbe-groups | A virus that infects bacteria is called a: | bacteriophage | prion | viroid | plasmid | It injects its DNA into the bacterium and multiplies there.
2 bacteria-and-viruses, microbe-groups | The genetic material is always DNA in bacteria, while in viruses it is: | either DNA or RNA | always DNA | always RNA | absent | The viruses of AIDS and influenza have RNA.
2 bacteria-and-viruses, microbe-groups | Viruses, unlike bacteria, can be obtained as crystals. It was first shown in 1935 for the tobacco mosaic virus by: | W. M. Stanley | Louis Pasteur | Robert Koch | Alexander Fleming | That it can be crystallised shows how near to lifeless matter a virus is.
2 bacteria-and-viruses, microbe-groups | Among bacteria, viruses, viroids and prions, ribosomes and a cell wall are present only in: | bacteria | viruses | viroids | prions | Viruses have neither and use the ribosomes of the host.
2 bacteria-and-viruses, microbe-groups | Milk is set into curd by bacteria and not by viruses. The bacteria that do it belong to the genus: | Lactobacillus | Clostridium | Salmonella | Vibrio | Lactobacillus turns the sugar of milk into lactic acid.
`,
    },
  ],
})
