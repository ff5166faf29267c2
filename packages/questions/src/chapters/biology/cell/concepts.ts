/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  cell-theory | Cell Theory & Cell Size | cell theory, discovery of cell, cell the unit of life, unit of life, smallest and largest cell, robert hooke, <leeuwenhoek, cell size
  prokaryote-eukaryote | Prokaryotic and Eukaryotic Cells Compared | prokaryotic and eukaryotic cells, difference between prokaryotic and eukaryotic cells, prokaryotic vs eukaryotic, prokaryotes and eukaryotes
  prokaryotic-cell | Prokaryotic Cell | bacterial cell, <mesosome, gram positive and gram negative, <nucleoid
  cell-wall | Cell Wall | plant cell wall, <middle lamella, <plasmodesmata, koshika bhitti
  plasma-membrane | Plasma Membrane | cell membrane, <fluid mosaic model, koshika jhilli
  cell-organelles | Cell Organelles | organelles, koshikang, parts of cell, parts of cell and functions, cell organelles and functions, organelles and their functions, koshika ke ang aur karya, koshika ke ang aur unke karya, koshikang aur karya
  endomembrane | Endomembrane System |
  mitochondria | Mitochondria | mitochondrion, powerhouse of the cell, <cristae
  plastids | Plastids & Chloroplast | chloroplast, plastids, leucoplast, <chromoplast, structure of chloroplast
  ribosomes | Ribosomes | 70s and 80s ribosome
  cytoskeleton | Cilia, Flagella & Centrosome | <cytoskeleton, centrosome, centriole, cilia and flagella, <axoneme, cilia, flagella
  nucleus | Nucleus | cell nucleus, <nucleolus, <nuclear envelope, <nuclear pore, kendrak
  chromosomes | Structure of Chromosomes | types of chromosomes, centromere, <kinetochore, <metacentric chromosome
  chromosome-number | Number of Chromosomes | chromosome number human, chromosome number of organisms, how many chromosomes in human
  cell-cycle | Cell Cycle | <interphase, phases of cell cycle, g1 s g2 phase, koshika chakra
  mitosis | Mitosis | mitotic division, equational division, prophase metaphase anaphase telophase, samsutri vibhajan, sam vibhajan, phases of mitosis, stages of mitosis, mitosis phases
  meiosis | Meiosis | meiotic division, miosis, mieosis, meosis, reduction division, meiosis 1 and 2, ardhsutri vibhajan, phases of meiosis, stages of meiosis
  prophase-i | Prophase I of Meiosis | prophase 1, <leptotene zygotene pachytene, <crossing over, <synapsis, <synaptonemal complex, <diplotene
  mitosis-vs-meiosis | Difference between Mitosis and Meiosis | mitosis and meiosis difference, mitosis vs meiosis, comparison of mitosis and meiosis, mitosis aur meiosis me antar, compare mitosis and meiosis, samsutri aur ardhsutri vibhajan me antar
  cytokinesis | Cytokinesis | <cell plate, division of cytoplasm, <cell furrow
  golgi | Golgi Apparatus | golgi body, golgi complex, dictyosome
  lysosome | Lysosomes | suicide bags, suicidal bag of the cell
  endoplasmic-reticulum | Endoplasmic Reticulum | er, <rough endoplasmic reticulum, <smooth endoplasmic reticulum, rer and ser, er and golgi
  vacuole | Vacuoles | <contractile vacuole, <tonoplast
  plant-animal-cell | Plant Cell & Animal Cell | difference between plant and animal cell, plant cell, animal cell
  membrane-transport | Membrane Transport | <active transport, passive transport, <sodium potassium pump, endocytosis
  diffusion-and-osmosis | Diffusion & Osmosis | difference between osmosis and diffusion, visaran aur parasaran
`
