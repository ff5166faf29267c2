import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'To which phylum do starfish belong?' */
export const diversityAndClassification = defineBank({
  id: 'diversity-and-classification',
  sets: [
    {
      rows: `
1 five-kingdom | Who proposed the five-kingdom classification of living organisms? | R. H. Whittaker | Carl Linnaeus | Ernst Haeckel | Theophrastus of Greece | Whittaker proposed Monera, Protista, Fungi, Plantae and Animalia in 1969. Linnaeus used two kingdoms, and Haeckel proposed three.
1 monera, five-kingdom | To which kingdom do bacteria belong in the five-kingdom system? | Monera | Protista | Fungi | Plantae | Monera holds all prokaryotes, of which bacteria are the chief members. Protista holds single-celled eukaryotes such as Amoeba.
1 taxonomy | Which is the basic unit of classification? | Species | Genus | Family | Kingdom | A species is a group of individuals with basic similarities that can breed among themselves. Similar species are grouped in a genus.
1 taxonomy | Which is the correct order of rank from higher to lower? | Class, order, family, genus | Order, class, family, genus | Class, family, order, genus | Family, order, class, genus | The ranks are kingdom, phylum, class, order, family, genus and species, so order comes between class and family.
1 echinodermata | Starfish belong to the phylum: | Echinodermata | Mollusca | Arthropoda | Chordata | Starfish have spiny skin and a water vascular system, which are marks of Echinodermata. They are not fish in spite of the name.
1 arthropoda | Which is the largest phylum of the animal kingdom? | Arthropoda | Mollusca | Annelida | Platyhelminthes | Arthropoda includes insects and has more than two-thirds of all named species. Mollusca is the second largest phylum.
1 annelida | Earthworm belongs to the phylum: | Annelida | Nematoda | Platyhelminthes | Arthropoda | Earthworms have ring-like segments and a true body cavity, as annelids do. Nematodes are unsegmented roundworms.
1 aves | Which of these is a flightless bird? | Ostrich | Parrot | Vulture | Peacock | The ostrich, Struthio, has reduced wings and runs fast. Peacocks are heavy, yet they can fly over short distances.
1 mammalia | Bats and whales are both placed in the class: | Mammalia | Aves | Reptilia | Pisces | Both suckle their young with mammary glands and have hair at some stage. Wings and fins are adaptations to their ways of life.
1 gymnosperms | In which group of plants are the seeds not enclosed in a fruit? | Gymnosperms | Angiosperms | Pteridophytes | Bryophytes | Gymnosperms, such as pine, have naked seeds. Angiosperms enclose them in fruits, while ferns and mosses have no seeds at all.
1 bryophytes | Which group is called the amphibians of the plant kingdom? | Bryophytes | Pteridophytes | Gymnosperms | Algae | Mosses and liverworts live on land but need water for sexual reproduction. Pteridophytes need water too but have vascular tissue.
2 viruses-and-lichens | Lichen is a close partnership of: | an alga and a fungus | an alga and a moss | a fungus and a root | a bacterium and a root | In a lichen the alga makes food and the fungus gives shelter and absorbs water. A fungus with a root is a mycorrhiza.
2 protista | Which of these organisms has a cell wall stiffened with silica? | Diatom | Euglena | Amoeba | Paramecium | Walls of diatoms are of two overlapping shells with silica that do not decay. Euglena has a protein-rich pellicle and no wall.
2 protista | Which organism is regarded as a link between plants and animals because it can feed like both? | Euglena | Plasmodium | Spirogyra | Penicillium | Euglena photosynthesises in light and takes in smaller organisms in the dark. It has a flexible pellicle in place of a cell wall.
2 algae | Agar is obtained from: | Gelidium and Gracilaria | Laminaria and Fucus | Chlorella and Spirulina | Volvox and Ulothrix | Agar comes from red algae such as Gelidium and Gracilaria. Brown algae yield algin, and Chlorella is a protein-rich food supplement.
2 fishes | Which of these is a cartilaginous fish? | Scoliodon | Labeo | Catla | Hippocampus | Scoliodon, the dogfish, is a shark with a skeleton of cartilage. Rohu, katla and the sea horse are bony fishes.
2 amphibia | Which of these animals has a three-chambered heart? | Frog | Pigeon | Rohu | Crocodile | Amphibians have two auricles and one ventricle. Fishes have two chambers, while birds and crocodiles have four.
2 platyhelminthes | Flame cells are organs of excretion in: | flatworms | insects | earthworms | prawns | Flame cells of Platyhelminthes serve in excretion and osmoregulation. Insects have Malpighian tubules, earthworms nephridia and prawns green glands.
2 porifera | Which of these features is found only in sponges? | A water canal system | Radial symmetry | Stinging cells on tentacles | Jointed legs | Sponges take in water through ostia and send it out through an osculum. Stinging cells belong to cnidarians and jointed legs to arthropods.
2 mammalia | Which of these animals is an egg-laying mammal? | Platypus | Kangaroo | Whale | Flying fox | The platypus, Ornithorhynchus, lays eggs but suckles its young. The kangaroo gives birth and carries the young in a pouch.
2 pteridophytes, plant-life-cycles | The dominant stage in the life cycle of a fern is the: | sporophyte | gametophyte | protonema | prothallus | The fern plant is a diploid sporophyte. The prothallus is its small gametophyte, and a protonema is a stage of mosses.
2 fungi | Which kingdom contains yeast? | Fungi | Monera | Protista | Plantae | Yeast is a single-celled fungus of the sac fungi (Ascomycetes). It has a true nucleus, so it is not in Monera.
3 viruses-and-lichens | Viroids differ from viruses in having: | RNA without a protein coat | DNA without a protein coat | protein without nucleic acid | RNA with a protein coat | Viroids, found by Diener in 1971, are free RNA of low molecular weight. Prions are abnormally folded proteins without nucleic acid.
3 pteridophytes | Heterosporous pteridophytes, which come close to the seed habit, include: | Selaginella and Salvinia | Funaria and Sphagnum | Cycas and Pinus | Dryopteris and Adiantum | Selaginella and Salvinia form large and small spores, a step towards seeds. The ferns Dryopteris and Adiantum form one kind of spore.
3 echinodermata, animal-basis | Which of these animals has a body that is bilaterally symmetrical in the larva and radial in the adult? | Sea urchin | Sea anemone | Jellyfish | Liver fluke | Echinoderms such as the sea urchin have bilateral larvae and radial adults. Cnidarians are radial, and the liver fluke is bilateral throughout.
3 animal-basis, aschelminthes | Which is correct about a pseudocoelom? | It is not fully lined by mesoderm | It is fully lined by mesoderm | It is present in annelids | It is filled with solid tissue | In roundworms mesoderm is present as scattered pouches, so the cavity is a pseudocoelom. Annelids have a true coelom lined by mesoderm.
3 monera | Consider the pairs: // 1. Methanogens – gut of cattle // 2. Halophiles – hot acid springs // 3. Anabaena – nitrogen fixation // Which are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | Methanogens live in the gut of ruminants and Anabaena fixes nitrogen in heterocysts. Halophiles live in salty places; hot springs have thermoacidophiles.
3 ctenophora | In which phylum do comb plates of cilia serve for locomotion? | Ctenophora | Cnidaria | Porifera | Echinodermata | Ctenophores, or comb jellies, move by eight rows of ciliated comb plates. Cnidarians have stinging cells and no such plates.
3 angiosperms | Double fertilisation is a feature of which group? | Angiosperms | Gymnosperms | Pteridophytes | Algae | In flowering plants one male gamete fuses with the egg and the other with the polar nuclei. This event is unique to angiosperms.
3 chordata | All vertebrates are chordates because in them: | the notochord is present at some stage | the notochord lasts through all life | a vertebral column is always absent | gills are present in the adult stage | Vertebrates have a notochord in the embryo, which a vertebral column replaces in the adult. Adult gills are found only in some of them.
2 taxonomy | In the name Mangifera indica Linn., what does 'Linn.' stand for? | The author of the name | The place of its origin | The family of the plant | The variety of the plant | The abbreviated name of the author, here Linnaeus, follows the specific epithet. Mangifera is the genus and indica the specific epithet.
2 arthropoda | Insects have how many pairs of legs? | Three | Eight | Four | Five | Insects have three pairs of jointed legs on the thorax. Spiders have four pairs, and prawns have five pairs of walking legs.
1 fishes | Which of these is a true fish? | Sea horse | Starfish | Jellyfish | Cuttlefish | The sea horse, Hippocampus, is a bony fish. Cuttlefish is a mollusc and jellyfish a cnidarian.
2 reptilia | Cold-blooded vertebrates with dry, scaly skin that lay eggs with shells are: | reptiles | amphibians | birds | mammals | Snakes, lizards and turtles are reptiles. Amphibians have moist skin without scales.
1 five-kingdom | The five-kingdom classification was proposed in the year: | 1969 | 1758 | 1859 | 1990 | Linnaeus published his system in 1758 and Darwin his book in 1859.
1 five-kingdom | Which of the five kingdoms has only prokaryotes? | Monera | Protista | Fungi | Plantae | Its cells have no membrane round the nucleus.
2 five-kingdom | Which organisms find no place in Whittaker's five kingdoms? | Viruses | Bacteria | Yeasts | Diatoms | They have no cells, so they are not regarded as truly living.
2 five-kingdom | Multicellular organisms that make their food and have cellulose in the cell wall are placed in the kingdom: | Plantae | Fungi | Animalia | Monera | Fungi cannot make their food and have chitin in the wall.
2 five-kingdom | Mushrooms, moulds and yeasts belong to which of the five kingdoms? | Fungi | Plantae | Protista | Monera | They feed on dead or living matter and have walls of chitin.
2 monera | Cyanobacteria, which release oxygen in photosynthesis, are also called: | blue-green algae | red algae | brown algae | slime moulds | They have chlorophyll a and no true nucleus.
2 monera | Spherical bacteria are called: | cocci | bacilli | spirilla | vibrios | Bacilli are rod-shaped, spirilla spiral and vibrios shaped like a comma.
2 monera | Bacteria multiply mostly by: | binary fission | budding | fragmentation | seeds | In good conditions one cell may divide every twenty minutes.
2 protista | The organism that causes malaria, a member of Protista, is: | Plasmodium | Entamoeba | Trypanosoma | Paramecium | Entamoeba causes amoebic dysentery and Trypanosoma causes sleeping sickness.
1 protista | Amoeba moves and captures its food with: | pseudopodia | cilia | flagella | tentacles | Paramecium has cilia, Euglena a flagellum and Hydra tentacles.
2 protista | Paramecium moves by means of: | cilia | pseudopodia | one flagellum | parapodia | Thousands of these short hairs cover its whole body.
`,
    },
  ],
})
