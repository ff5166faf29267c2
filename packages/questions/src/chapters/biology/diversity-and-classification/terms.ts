import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
taxonomy | Taxonomy, vargiki, वर्गिकी | Taxonomy is the branch of biology that deals with the identification, naming and classification of organisms.
taxonomy | Binomial nomenclature, dwinam paddhati, द्विनाम पद्धति | Binomial nomenclature is the system, given by Linnaeus, of naming each organism by two words, genus and species, such as Homo sapiens.
taxonomy | Species, prajati | A species is a group of similar individuals that can breed with each other and have fertile offspring; it is the basic unit of classification.
taxonomy | Genus | A genus is a group of related species with more characters in common than with species of other genera, such as Panthera for lion and tiger.
taxonomy | Taxonomic hierarchy, taxonomic categories, वर्गिकी पदानुक्रम | Taxonomic hierarchy is the order of the ranks of classification: kingdom, phylum or division, class, order, family, genus and species.
taxonomy | Herbarium, वनस्पति संग्रहालय | A herbarium is a store of dried, pressed plant specimens mounted on sheets and arranged by a system of classification.
five-kingdom | Five kingdom classification, whittaker classification, पाँच जगत वर्गीकरण | Five kingdom classification is Whittaker's (1969) grouping of organisms into Monera, Protista, Fungi, Plantae and Animalia.
monera | Monera, kingdom monera, मोनेरा | Monera is the kingdom of prokaryotes, that is, all bacteria, including cyanobacteria. They have no true nucleus.
monera | Archaebacteria, आद्य जीवाणु | Archaebacteria are bacteria with a special cell wall and membrane that live in extreme places: halophiles in salt, thermoacidophiles in hot springs and methanogens in marshes.
monera | Cyanobacteria, blue green algae, नील हरित शैवाल | Cyanobacteria are photosynthetic bacteria with chlorophyll a; many, such as Nostoc and Anabaena, fix nitrogen.
monera | Mycoplasma, माइकोप्लाज्मा | Mycoplasma are the smallest known living cells, bacteria without a cell wall that can live without oxygen.
protista | Protista, kingdom protista, प्रोटिस्टा | Protista is the kingdom of single-celled eukaryotes, such as Amoeba, Euglena and diatoms. They live mostly in water.
protozoans | Protozoa, protozoans, प्रोटोजोआ | Protozoa are single-celled heterotrophic protists that live as predators or parasites, such as Amoeba, Paramoecium and Plasmodium.
protista | Diatoms, डायटम | Diatoms are microscopic golden-brown algae with walls of silica in two overlapping shells; their remains form diatomaceous earth.
fungi | Fungi, kavak, कवक | Fungi are eukaryotic heterotrophs with cell walls of chitin that absorb their food, such as yeast, moulds and mushrooms.
fungi | Mycelium and hyphae, mycelium, hyphae, कवकजाल | Hyphae are the thread-like filaments of a fungus, and their network is the mycelium.
fungi | Saprophyte, mritopjivi, मृतोपजीवी | A saprophyte is an organism that feeds on dead and decaying organic matter, as most fungi do.
viruses-and-lichens | Virus, vishanu, विषाणु | A virus is an infectious particle of nucleic acid in a protein coat that multiplies only inside living cells.
viruses-and-lichens | Viroid, वाइरॉइड | A viroid is an infectious agent of free RNA without a protein coat, smaller than a virus, that causes diseases of plants.
viruses-and-lichens | Prion, प्रायन | A prion is an infectious agent made of abnormally folded protein only, which causes diseases such as mad cow disease.
viruses-and-lichens | Lichen, lichens, लाइकेन | A lichen is a symbiotic association of an alga (or cyanobacterium) and a fungus; lichens are indicators of air pollution.
viruses-and-lichens | Bacteriophage, जीवाणुभोजी | A bacteriophage is a virus that infects bacteria; it usually has double-stranded DNA. It was used to prove that DNA is the genetic material.
algae | Algae, shaival, शैवाल | Algae are simple, chlorophyll-bearing, mostly aquatic organisms with a plant body (thallus) not divided into root, stem and leaves.
algae | Thallus, thalas, थैलस | A thallus is a plant body not divided into true root, stem and leaves, as in algae.
algae | Agar, agar agar | Agar is a jelly-like substance from red algae such as Gelidium and Gracilaria, used to grow microbes and in food.
bryophytes | Bryophytes, bryophyta, amphibians of the plant kingdom, ब्रायोफाइटा | Bryophytes are small non-vascular land plants, such as mosses and liverworts, that need water for fertilisation and are called amphibians of the plant kingdom.
pteridophytes | Pteridophytes, pteridophyta, टेरिडोफाइटा | Pteridophytes are vascular plants without seeds, such as ferns and horsetails; they are the first land plants with xylem and phloem.
gymnosperms | Gymnosperms, gymnosperm, anavritbiji, अनावृतबीजी | Gymnosperms are plants whose seeds are naked, not enclosed in a fruit, such as Pinus and Cycas.
angiosperms | Angiosperms, angiosperm, flowering plants, avritbiji, आवृतबीजी | Angiosperms are flowering plants whose seeds are enclosed in a fruit; they are divided into monocots and dicots.
angiosperms | Monocots and dicots, monocotyledon, dicotyledon, एकबीजपत्री और द्विबीजपत्री | Monocots are flowering plants with one cotyledon in the seed, such as wheat; dicots have two, such as gram.
plant-life-cycles | Alternation of generations, peedhi ekantaran, पीढ़ी एकांतरण | Alternation of generations is the succession of a haploid gametophyte and a diploid sporophyte in the life cycle of a plant.
plant-life-cycles | Gametophyte and sporophyte, gametophyte, sporophyte, युग्मकोद्भिद | A gametophyte is the haploid plant body that produces gametes; a sporophyte is the diploid one that produces spores by meiosis.
animal-basis | Coelom, deh guha, देहगुहा | A coelom is a body cavity lined on all sides by mesoderm, as in annelids, molluscs, arthropods and chordates.
animal-basis | Pseudocoelom, pseudocoelomate | A pseudocoelom is a body cavity not completely lined by mesoderm, as in roundworms.
animal-basis | Radial and bilateral symmetry, radial symmetry, bilateral symmetry, अरीय सममिति | An animal with radial symmetry can be cut into equal halves by any plane through its central axis; one with bilateral symmetry only by one plane.
animal-basis | Diploblastic and triploblastic, diploblastic, triploblastic | Diploblastic animals have two germ layers, ectoderm and endoderm, as cnidarians do; triploblastic animals have a third, the mesoderm.
animal-basis | Notochord, prishth rajju, पृष्ठरज्जु | The notochord is a rod-like supporting structure on the back of the embryo of chordates, replaced by the vertebral column in vertebrates.
porifera | Porifera, sponges, पोरिफेरा | Porifera are the sponges, the simplest multicellular animals, with pores and a canal system through which water flows, such as Sycon.
cnidaria | Cnidaria, coelenterata, coelenterates, सीलेन्टरेटा | Cnidaria are aquatic, radially symmetrical, diploblastic animals with stinging cells (cnidoblasts), such as Hydra and jellyfish.
ctenophora | Ctenophora, comb jellies, टीनोफोरा | Ctenophora are marine, radially symmetrical, diploblastic animals with eight rows of ciliated comb plates; they show bioluminescence.
platyhelminthes | Platyhelminthes, flatworms, प्लेटीहेल्मिन्थीज | Platyhelminthes are flatworms, bilaterally symmetrical animals without a body cavity, with flame cells for excretion, such as the tapeworm.
aschelminthes | Aschelminthes, roundworms, nematoda, एस्केल्मिन्थीज | Aschelminthes are roundworms, unsegmented animals with a pseudocoelom and separate sexes, such as Ascaris.
annelida | Annelida, segmented worms, एनेलिडा | Annelida are worms with a segmented body, true coelom and nephridia, such as the earthworm and leech.
arthropoda | Arthropoda, arthropods, आर्थ्रोपोडा | Arthropoda are animals with jointed legs, segmented body and exoskeleton of chitin, such as insects, spiders and crabs; it is the largest phylum.
mollusca | Mollusca, molluscs, मोलस्का | Mollusca are soft-bodied animals, mostly with a shell of calcium carbonate and a rasping organ called the radula, such as snails and octopus; it is the second largest phylum.
echinodermata | Echinodermata, echinoderms, इकाइनोडर्मेटा | Echinodermata are spiny-skinned marine animals with a water vascular system and radially symmetrical adults, such as the starfish.
hemichordata | Hemichordata, हेमीकॉर्डेटा | Hemichordata are worm-like marine animals whose body has proboscis, collar and trunk, such as Balanoglossus.
chordata | Chordata, chordates, कॉर्डेटा | Chordata are animals that have, at some stage of life, a notochord, a dorsal hollow nerve cord and paired gill slits.
chordata | Vertebrates, vertebrata, kasheruki, कशेरुकी | Vertebrates are chordates in which the notochord is replaced by a vertebral column: fishes, amphibians, reptiles, birds and mammals, with jawless forms.
fishes | Chondrichthyes, cartilaginous fishes, उपास्थिल मछली | Chondrichthyes are fishes with a skeleton of cartilage, such as sharks and rays; they have no air bladder.
fishes | Osteichthyes, bony fishes, अस्थिल मछली | Osteichthyes are fishes with a bony skeleton, gills covered by an operculum and usually an air bladder, such as rohu.
amphibia | Amphibia, amphibians, ubhaychar, उभयचर | Amphibians are vertebrates that can live both in water and on land, with moist skin and a three-chambered heart, such as the frog.
reptilia | Reptilia, reptiles, sarisrip, सरीसृप | Reptiles are cold-blooded vertebrates with dry scaly skin that lay eggs on land, such as snakes and lizards; the heart is three-chambered except in crocodiles.
aves | Aves, birds, pakshi, पक्षी वर्ग | Aves are the birds: warm-blooded vertebrates with feathers, wings, a beak and hollow (pneumatic) bones, which lay eggs.
mammalia | Mammalia, mammals, stanpayi, स्तनधारी | Mammals are warm-blooded vertebrates with hair and mammary glands; nearly all bear live young.
mammalia | Warm-blooded animal, homeotherm, samtapi, समतापी | A warm-blooded animal is one that keeps its body temperature constant whatever the surroundings, as birds and mammals do.
`)
