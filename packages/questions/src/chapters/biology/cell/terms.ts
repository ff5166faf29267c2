import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
cell-theory | Cell, koshika, कोशिका | A cell is the basic structural and functional unit of all living organisms. Robert Hooke first saw and named it, in a slice of cork.
cell-theory | Cell theory, koshika siddhant, कोशिका सिद्धांत | Cell theory states that all living organisms are made of cells and their products, and that all cells arise from existing cells; it was given by Schleiden, Schwann and Virchow.
cell-theory | Unicellular and multicellular organisms, unicellular organism, multicellular organism, एककोशिकीय जीव | A unicellular organism consists of one cell, such as Amoeba; a multicellular organism consists of many cells, such as plants and animals.
prokaryotic-cell | Prokaryotic cell, prokaryote, purv kendriya koshika, प्रोकैरियोटिक कोशिका | A prokaryotic cell is a cell without a true nucleus and without membrane-bound organelles, such as that of bacteria and cyanobacteria.
prokaryotic-cell | Eukaryotic cell, eukaryote, sukendriya koshika, यूकैरियोटिक कोशिका | A eukaryotic cell is a cell with a true nucleus bounded by a membrane and with membrane-bound organelles, as in protists, fungi, plants and animals.
prokaryotic-cell | Nucleoid, केंद्रकाभ | The nucleoid is the region of a prokaryotic cell that holds its naked circular DNA, without a nuclear membrane.
prokaryotic-cell | Mesosome, मीसोसोम | A mesosome is an infolding of the plasma membrane of bacteria that helps in respiration, DNA replication and cell wall formation.
cell-wall | Cell wall, koshika bhitti, कोशिका भित्ति | The cell wall is the rigid non-living outer cover of plant, fungal and bacterial cells; in plants it is made mainly of cellulose.
cell-wall | Middle lamella, madhya patlika | The middle lamella is the layer, mainly of calcium pectate, that holds neighbouring plant cells together.
cell-wall | Plasmodesmata, जीवद्रव्य तंतु | Plasmodesmata are fine channels through the walls of neighbouring plant cells that connect their cytoplasm.
plasma-membrane | Plasma membrane, cell membrane, koshika jhilli, कोशिका झिल्ली | The plasma membrane is the thin, selectively permeable outer boundary of a cell, made mainly of lipids and proteins.
plasma-membrane | Fluid mosaic model, तरल मोजेक मॉडल | The fluid mosaic model describes the cell membrane as a double layer of lipids in which proteins float and can move sideways; Singer and Nicolson gave it in 1972.
plasma-membrane | Selectively permeable membrane, semipermeable membrane, varanatmak paragamya jhilli | A selectively permeable membrane is one that lets some substances pass and stops others.
membrane-transport | Active transport, sakriya parivahan, सक्रिय परिवहन | Active transport is the movement of substances across a membrane against the concentration gradient with the use of energy (ATP), as by the sodium–potassium pump.
membrane-transport | Passive transport, nishkriya parivahan, निष्क्रिय परिवहन | Passive transport is the movement of substances across a membrane along the concentration gradient without use of energy, as in diffusion and osmosis.
membrane-transport | Endocytosis, अंतःकोशिकता | Endocytosis is the taking in of food or other material by a cell by folding its flexible membrane round it, as Amoeba does.
cell-organelles | Cell organelles, organelle, koshikang, कोशिकांग | Cell organelles are the small structures inside a cell, each with a particular function, such as mitochondria, plastids and the Golgi apparatus.
cell-organelles | Cytoplasm, koshika dravya, कोशिका द्रव्य | Cytoplasm is the semi-fluid part of a cell between the plasma membrane and the nucleus, in which the organelles lie.
cell-organelles | Protoplasm, jeevdravya, जीवद्रव्य | Protoplasm is the whole living content of a cell, that is, cytoplasm and nucleus together.
endomembrane | Endomembrane system, antah jhillika tantra, अंतः झिल्लिका तंत्र | The endomembrane system is the set of organelles that work together: endoplasmic reticulum, Golgi complex, lysosomes and vacuoles.
mitochondria | Mitochondria, mitochondrion, powerhouse of the cell, माइटोकॉन्ड्रिया | Mitochondria are double-membraned organelles in which aerobic respiration takes place and most ATP is made; they are called the powerhouse of the cell and have their own DNA.
mitochondria | Cristae | Cristae are the infoldings of the inner membrane of a mitochondrion, which increase its surface for making ATP.
plastids | Plastids, plastid, lavak, लवक | Plastids are double-membraned organelles of plant cells and euglenoids: chloroplasts (green), chromoplasts (other colours) and leucoplasts (colourless, for storage).
plastids | Chloroplast, harit lavak, हरित लवक | A chloroplast is the green plastid with chlorophyll in which photosynthesis takes place; it has thylakoids in stacks (grana) in a fluid stroma.
plastids | Thylakoid and grana, thylakoid, grana, ग्रैना | Thylakoids are the flattened membrane sacs of a chloroplast that hold chlorophyll; a stack of them is a granum.
ribosomes | Ribosome, ribosomes, राइबोसोम | A ribosome is a granule of RNA and protein without membrane on which proteins are made; it is 70S in prokaryotes and 80S in eukaryotic cytoplasm.
cytoskeleton | Cytoskeleton, koshika kankal, कोशिका कंकाल | The cytoskeleton is the network of protein filaments (microtubules, microfilaments and intermediate filaments) that gives a cell shape, support and movement.
cytoskeleton | Cilia and flagella, cilia, flagella, पक्ष्माभ और कशाभिका | Cilia and flagella are hair-like outgrowths of the cell that cause movement; cilia are short and many, flagella long and few, with a 9 + 2 array of microtubules in eukaryotes.
cytoskeleton | Centrosome, centriole, तारककाय | The centrosome is the organelle of animal cells, usually with two centrioles, that forms the spindle poles in cell division.
nucleus | Nucleus of a cell, cell nucleus, kendrak, केंद्रक | The nucleus is the double-membraned organelle that holds the chromosomes and controls the activities of the cell; Robert Brown discovered it.
nucleus | Nucleolus, kendrika, केंद्रिका | The nucleolus is the round body in the nucleus, without membrane, where ribosomal RNA is made.
nucleus | Chromatin, क्रोमेटिन | Chromatin is the network of DNA and proteins in the nucleus that condenses into chromosomes during cell division.
chromosomes | Chromosome, chromosomes, gunsutra, गुणसूत्र | A chromosome is a thread-like body of DNA and protein in the nucleus that carries genes; humans have 46 in each body cell.
chromosomes | Centromere, गुणसूत्र बिंदु | The centromere is the constriction of a chromosome that holds its two chromatids together; on it lie the kinetochores.
chromosomes | Chromatid, अर्धगुणसूत्र | A chromatid is one of the two identical halves of a duplicated chromosome, joined at the centromere.
cell-cycle | Cell cycle, koshika chakra, कोशिका चक्र | The cell cycle is the series of events from one cell division to the next, in which a cell copies its DNA, makes other constituents and divides: G₁, S, G₂ and M phases.
cell-cycle | Interphase, antaravastha, अंतरावस्था | Interphase is the part of the cell cycle between two divisions, with the phases G₁, S and G₂, in which the cell grows and copies its DNA.
mitosis | Mitosis, samsutri vibhajan, समसूत्री विभाजन | Mitosis is cell division that gives two daughter cells with the same number of chromosomes as the parent cell; it serves growth and repair.
mitosis | Metaphase, मध्यावस्था | Metaphase is the stage of mitosis in which the chromosomes line up at the equator of the spindle; their form is seen best in it.
mitosis | Anaphase, पश्चावस्था | Anaphase is the stage of mitosis in which the centromeres split and the chromatids move to opposite poles.
meiosis | Meiosis, reduction division, ardhsutri vibhajan, अर्धसूत्री विभाजन | Meiosis is cell division that gives four daughter cells with half the number of chromosomes; it takes place when gametes or spores are formed.
meiosis | Haploid and diploid, haploid, diploid, अगुणित और द्विगुणित | A haploid cell (n) has one set of chromosomes, as gametes do; a diploid cell (2n) has two sets, as body cells do.
prophase-i | Crossing over, jeen vinimay, जीन विनिमय | Crossing over is the exchange of segments between non-sister chromatids of homologous chromosomes, in pachytene of meiosis; it gives recombination.
prophase-i | Synapsis, सूत्रयुग्मन | Synapsis is the pairing of homologous chromosomes in zygotene of prophase I of meiosis; a pair is called a bivalent.
prophase-i | Chiasmata, chiasma, किएज्मेटा | Chiasmata are the X-shaped points at which homologous chromosomes are held together in diplotene, marking the sites of crossing over.
cytokinesis | Cytokinesis, koshikadravya vibhajan, कोशिकाद्रव्य विभाजन | Cytokinesis is the division of the cytoplasm after that of the nucleus, by a furrow in animal cells and by a cell plate in plant cells.
golgi | Golgi apparatus, golgi body, golgi complex, गॉल्जी उपकरण | The Golgi apparatus is the organelle of flattened sacs that modifies, packs and sends out materials of the cell and forms glycoproteins and glycolipids.
lysosome | Lysosome, lysosomes, suicide bag, लाइसोसोम | A lysosome is a single-membraned sac of digestive (hydrolytic) enzymes that breaks down waste and worn-out parts of the cell; it is called the suicide bag.
endoplasmic-reticulum | Endoplasmic reticulum, ER, antardravyi jalika, अंतर्द्रव्यी जालिका | The endoplasmic reticulum is the network of membranes in the cytoplasm that makes and transports materials.
endoplasmic-reticulum | Rough endoplasmic reticulum, RER | Rough endoplasmic reticulum is the part that bears ribosomes on its surface and takes part in making and sending out proteins.
endoplasmic-reticulum | Smooth endoplasmic reticulum, SER | Smooth endoplasmic reticulum is the part without ribosomes; it is the chief site of making lipids and steroids.
vacuole | Vacuole, vacuoles, rasdhani, रसधानी | A vacuole is a membrane-bound space in the cytoplasm that stores water, sap, food or waste; plant cells have one large vacuole.
vacuole | Tonoplast | The tonoplast is the single membrane that surrounds the vacuole of a plant cell and moves ions into it against the gradient.
plant-animal-cell | Plant cell and animal cell, plant cell, animal cell, पादप कोशिका | A plant cell has a cell wall, plastids and a large central vacuole; an animal cell has none of these but has centrioles.
`)
