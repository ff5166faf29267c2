/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  taxonomy | Taxonomy & Nomenclature | taxonomic categories, binomial nomenclature, taxonomic hierarchy, systematics, species genus family, scientific names
  five-kingdom | Five-kingdom Classification | five kingdom, whittaker classification, kingdom classification, kingdoms of life
  monera | Monera | bacteria and archaebacteria, <archaebacteria, eubacteria, cyanobacteria, <mycoplasma, kingdom monera
  protista | Protista | kingdom protista, <diatoms, <dinoflagellates, <euglenoids, <slime moulds, <euglena
  protozoans | Protozoans | protozoa, protozoan, protozoan protists, groups of protozoans, protozoa groups, <amoeba, <trypanosoma
  fungi | Kingdom Fungi | fungi, <ascomycetes, <basidiomycetes, <phycomycetes, <deuteromycetes, mushroom and yeast, kavak
  viruses-and-lichens | Viruses, Viroids & Lichens | viroids, <prions, lichens, structure of virus, bacteriophage
  plant-kingdom-examples | Examples of Plant Groups | plant kingdom examples, plant kingdom group examples, examples of algae bryophytes pteridophytes, examples of plants of each group
  algae | Algae | <green algae, <brown algae, <red algae, <chlorophyceae, <phaeophyceae, <rhodophyceae, shaival
  bryophytes | Bryophytes | bryophyta, mosses, <liverworts
  pteridophytes | Pteridophytes | pteridophyta, ferns, <selaginella, <heterospory
  gymnosperms | Gymnosperms | <pinus, <cycas, <conifers
  angiosperms | Angiosperms | flowering plants
  plant-life-cycles | Plant Life Cycles | alternation of generations, haplontic diplontic, <sporophyte and gametophyte
  animal-basis | Basis of Animal Classification | body symmetry, coelom, diploblastic and triploblastic, <coelomates, notochord and segmentation, levels of organisation
  porifera | Porifera | sponges, phylum porifera, <water canal system
  cnidaria | Cnidaria | coelenterata, coelenterates, <hydra and jellyfish, phylum cnidaria, <metagenesis, <hydra
  ctenophora | Ctenophora | comb jellies, sea walnuts, phylum ctenophora
  platyhelminthes | Platyhelminthes | flatworms, <tapeworm, <liver fluke, phylum platyhelminthes
  aschelminthes | Aschelminthes | roundworms, nematoda, nematodes, phylum aschelminthes
  annelida | Annelida | <earthworm, <leech, phylum annelida, segmented worms
  arthropoda | Arthropoda | <insects, arthropods, phylum arthropoda, crustacea, animal phylum arthropoda
  mollusca | Mollusca | molluscs, snails and octopus, phylum mollusca
  echinodermata | Echinodermata | <starfish, echinoderms, phylum echinodermata, <water vascular system
  hemichordata | Hemichordata | <balanoglossus, phylum hemichordata, acorn worm
  chordata | Chordata | chordates, phylum chordata, <urochordata and cephalochordata, <vertebrata, <vertebrates, <cyclostomata, protochordates
  fishes | Fishes | <chondrichthyes, <osteichthyes, pisces, cartilaginous and bony fishes, machhli, <cartilaginous fish, <cartilaginous fishes, <bony fishes
  amphibia | Amphibia | amphibians, class amphibia, ubhaychar
  reptilia | Reptilia | reptiles, class reptilia, sarisrip
  aves | Aves | birds, class aves, pakshi
  mammalia | Mammalia | mammals, class mammalia, stanpayi
  gymnosperms-and-angiosperms | Difference between Gymnosperms and Angiosperms | gymnosperms and angiosperms, anavritbiji aur avritbiji
  bryophytes-and-pteridophytes | Difference between Bryophytes and Pteridophytes | bryophytes and pteridophytes, bryophyta and pteridophyta, moss and fern
  algae-and-fungi | Difference between Algae and Fungi | algae and fungi, algae and fungus, shaival aur kavak, alga and fungus
`
