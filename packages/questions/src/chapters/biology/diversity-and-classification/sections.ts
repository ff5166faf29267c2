import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(`
# taxonomy | Taxonomy and names
Kingdom → phylum (division in plants) → class → order → family → genus → species: going up, fewer shared characters. Binomial names (Linnaeus): *Mangifera indica* Linn.: genus with a capital, species small, in italics. Species (Mayr): breed among themselves with fertile young. Keys are couplets; herbarium: pressed plants; type specimen fixes a name.

| | Man | Housefly | Mango | Wheat |
| --- | --- | --- | --- | --- |
| Family | Hominidae | Muscidae | Anacardiaceae | Poaceae |
| Order | Primata | Diptera | Sapindales | Poales |
| Class | Mammalia | Insecta | Dicotyledonae | Monocotyledonae |

# five-kingdom | Five kingdoms (Whittaker, 1969)
| Point | Monera | Protista | Fungi | Plantae | Animalia |
| --- | --- | --- | --- | --- | --- |
| Cell | prokaryotic | eukaryotic | eukaryotic | eukaryotic | eukaryotic |
| Wall | not cellulose | in some | chitin | cellulose | none |
| Body | one cell | one cell | many, hyphae | tissues | organs |
| Food | both | both | absorbs | makes | eats |

Woese: three domains, Archaea, Bacteria, Eukarya, by 16S rRNA.

# monera | Monera
Cocci, bacilli, vibrios, spirilla. Archaebacteria: halophiles, thermoacidophiles, methanogens (gut of cattle, biogas). Cyanobacteria: chlorophyll a, heterocysts fix nitrogen (*Nostoc*, *Anabaena*), blooms. Chemosynthetic ones oxidise nitrite, ammonia. **Mycoplasma**: no wall, smallest, lives without oxygen.

# protista, protozoans | Protista
Diatoms: silica shells, diatomite. Dinoflagellates: red tides (*Gonyaulax*), glow. *Euglena*: pellicle, green in light. Slime moulds: plasmodium. Protozoa: *Amoeba* (pseudopodia), *Trypanosoma* (flagella), *Paramecium* (cilia), *Plasmodium* (sporozoan).

# fungi | Fungi
Hyphae form a mycelium; coenocytic or septate. Plasmogamy → (dikaryon) → karyogamy → meiosis.

| Class | Hyphae | Spores | Examples |
| --- | --- | --- | --- |
| Phycomycetes | coenocytic | zoospores, zygospores | *Mucor*, *Rhizopus*, *Albugo* |
| Ascomycetes | septate | conidia; ascospores in asci | yeast, *Penicillium*, *Aspergillus*, *Neurospora*, morel |
| Basidiomycetes | septate | basidiospores, no sex organs | *Agaricus*, *Ustilago* (smut), *Puccinia* (rust) |
| Deuteromycetes | septate | conidia only | *Alternaria*, *Trichoderma* |

# viruses-and-lichens | Viruses, viroids, lichens
Virus: DNA *or* RNA in a capsid; not cells. Ivanowsky: smaller than bacteria; Beijerinck: contagious living fluid; Stanley crystallised TMV (RNA). Bacteriophages mostly ds DNA. Viroid (Diener): free RNA, potato spindle tuber. Prion: folded protein, BSE. Lichen: alga (phycobiont) + fungus (mycobiont); marks clean air.

# plant-kingdom-examples | Examples of plant groups
Green algae: Chlamydomonas, Volvox, Spirogyra, Ulothrix, Chara. Brown: Ectocarpus, Dictyota, Laminaria, Sargassum, Fucus. Red: Polysiphonia, Porphyra, Gracilaria, Gelidium. Liverworts: Riccia, Marchantia. Mosses: Funaria, Polytrichum, Sphagnum. Pteridophytes: Psilotum, Selaginella, Lycopodium, Equisetum, Dryopteris, Pteris, Adiantum. Gymnosperms: Cycas, Pinus, Ginkgo, Cedrus, Sequoia.

# algae | Algae
| Class | Pigments | Stored | Wall | Examples |
| --- | --- | --- | --- | --- |
| Green | chl a, b | starch (pyrenoids) | cellulose | *Chlamydomonas*, *Volvox*, *Spirogyra* |
| Brown | chl a, c, fucoxanthin | laminarin, mannitol | algin | *Laminaria*, *Fucus*, *Sargassum* |
| Red | chl a, d, phycoerythrin | floridean starch | agar, carrageen | *Gelidium*, *Porphyra*, *Polysiphonia* |

At least half of all CO₂ fixed is by algae. Red algae have no motile cells.

# bryophytes | Bryophytes
Amphibians of plants: water for fertilisation. Body is the gametophyte; sporophyte (foot, seta, capsule) lives on it. Liverworts: *Marchantia* (gemmae); mosses: protonema, *Funaria*, *Sphagnum* (peat).

# pteridophytes | Pteridophytes
First with xylem and phloem; sporophyte is chief, prothallus free. Mostly homosporous; heterosporous *Selaginella*, *Salvinia*: step to seeds. *Psilotum*, *Lycopodium*, *Equisetum* (horsetail), *Dryopteris*, *Adiantum*, *Azolla*.

# gymnosperms | Gymnosperms
Naked seeds, no ovary, no vessels in most, haploid endosperm before fertilisation. *Cycas*: coralloid roots with cyanobacteria; *Pinus*: mycorrhiza; *Sequoia*: tallest; *Ginkgo*; *Ephedra*.

# angiosperms | Angiosperms
Ovules in an ovary, fruit, double fertilisation, triploid endosperm. *Wolffia* least, *Eucalyptus* over 100 m. Dicots: two cotyledons, net veins, 4 or 5 parts; monocots: one, parallel, 3 parts.

# plant-life-cycles | Life cycles
Haplontic (zygote alone is 2n): *Volvox*, *Spirogyra*. Diplontic (gametes alone n): seed plants, *Fucus*. Haplo-diplontic: bryophytes (n chief), pteridophytes (2n chief), *Ectocarpus*, *Polysiphonia*, kelps.

# animal-basis | Basis of animal classification
Levels: cellular (sponges), tissue (cnidarians), organ (flatworms), organ system. Symmetry: none or any, radial (cnidarians, adult echinoderms), bilateral. Layers: two (diploblastic) or three. Coelom: none (flatworms), pseudo (roundworms), true (annelids on). Segments; notochord.

# porifera, cnidaria, ctenophora | Porifera, Cnidaria, Ctenophora
| Phylum | Marks | Examples |
| --- | --- | --- |
| Porifera | ostia → spongocoel → osculum, choanocytes, spicules, hermaphrodite | *Sycon*, *Spongilla* (fresh water), *Euspongia* |
| Cnidaria | cnidoblasts, polyp and medusa (metagenesis in *Obelia*), one opening | *Hydra*, *Physalia*, *Adamsia*, corals |
| Ctenophora | eight rows of comb plates, glow, marine | *Pleurobrachia* |

# platyhelminthes, aschelminthes, annelida | Worms
| Phylum | Marks | Examples |
| --- | --- | --- |
| Platyhelminthes | flat, acoelomate, flame cells, hooks and suckers | *Taenia*, *Fasciola*, *Planaria* |
| Aschelminthes | round, pseudocoelom, sexes apart | *Ascaris*, *Wuchereria*, *Ancylostoma* |
| Annelida | true segments, closed blood, nephridia, setae | *Nereis* (sexes apart), *Pheretima*, *Hirudinaria* |

# arthropoda | Arthropoda
Largest phylum, two thirds of named species. Chitin, jointed legs, open circulation, gills, book gills, book lungs or tracheae, Malpighian tubules. *Apis*, *Bombyx*, *Laccifer*; vectors *Anopheles*, *Culex*, *Aedes*; *Locusta*; living fossil *Limulus*.

# mollusca, echinodermata, hemichordata | Mollusca, Echinodermata, Hemichordata
Mollusca: second largest; head, foot, hump; mantle; radula; shell (*Pila*, *Pinctada*, *Sepia*, *Octopus*, *Aplysia*, *Dentalium*, *Chaetopleura*). Echinodermata: spines, **water vascular system**, larva bilateral, adult radial, no excretory organs (*Asterias*, *Echinus*, *Cucumaria*, *Ophiura*). Hemichordata: proboscis, collar, trunk; stomochord (*Balanoglossus*).

# chordata | Chordata
Notochord, dorsal hollow nerve cord, gill slits, tail behind the anus. Urochordata: notochord in the larval tail (*Ascidia*, *Salpa*); Cephalochordata: head to tail, lifelong (*Branchiostoma*); Vertebrata: backbone replaces it. Cyclostomes (*Petromyzon*, *Myxine*): no jaws, no scales.

# fishes | Fishes
| Point | Chondrichthyes | Osteichthyes |
| --- | --- | --- |
| Skeleton | cartilage | bone |
| Mouth | below | in front |
| Gills | slits, no cover | four pairs, operculum |
| Scales | placoid | cycloid, ctenoid |
| Air bladder | none: must swim | yes |
| Fertilisation | inner, claspers | mostly outer |
| Examples | *Scoliodon*, *Pristis*, *Torpedo*, *Trygon* | *Labeo*, *Catla*, *Exocoetus*, *Hippocampus* |

Two-chambered heart.

# amphibia, reptilia, aves, mammalia | Four-footed vertebrates
| Class | Heart | Marks | Examples |
| --- | --- | --- | --- |
| Amphibia | 3 | moist skin, no scales, cloaca, larvae | *Rana*, *Bufo*, *Hyla*, *Salamandra*, *Ichthyophis* (limbless) |
| Reptilia | 3 (crocodile 4) | dry skin, scutes, inner fertilisation | *Chelone*, *Testudo*, *Calotes*, *Naja*, *Crocodilus* |
| Aves | 4, warm | feathers, hollow bones, crop and gizzard, air sacs | *Corvus*, *Pavo*, *Struthio*, *Aptenodytes* |
| Mammalia | 4, warm | milk glands, hair, pinna, diaphragm | *Ornithorhynchus* (lays eggs), *Macropus*, *Pteropus*, *Balaenoptera*, *Elephas* |

# gymnosperms-and-angiosperms | Difference between Gymnosperms and Angiosperms
| | Gymnosperms | Angiosperms |
| --- | --- | --- |
| Ovules, seeds | naked | in ovary, fruit |
| Flowers | none, cones | yes |
| Endosperm | haploid, before fertilisation | usually triploid, after it |
| Double fertilisation | no | yes |
| Xylem vessels | usually absent | present |

# bryophytes-and-pteridophytes | Difference between Bryophytes and Pteridophytes
Bryophytes: no vascular tissue, rhizoids, main plant a gametophyte (n); moss, Marchantia. Pteridophytes: xylem and phloem, true roots, main plant a sporophyte (2n); ferns, Selaginella. Both: no seeds, water needed for fertilisation.

# algae-and-fungi | Difference between Algae and Fungi
Algae: chlorophyll, autotrophic, starch, cellulose wall, mostly in water. Fungi: no chlorophyll, heterotrophic, glycogen, chitin wall, mycelium of hyphae. Together: lichen.
`)
