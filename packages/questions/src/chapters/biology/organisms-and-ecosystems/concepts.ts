/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  populations | Population Attributes | population ecology, <population density, <age pyramid, natality and mortality, birth rate and death rate in ecology
  population-growth | Population Growth Models | population growth in ecology, <exponential growth, logistic growth, <verhulst pearl, <carrying capacity
  population-interactions | Population Interactions | species interactions, biotic interactions
  predation | Predation | predator and prey, plant defences against herbivores
  competition | Competition | competitive exclusion, <gause principle, <gause law, resource partitioning, interspecific competition
  parasitism | Parasitism | <brood parasitism, parasites, ectoparasites and endoparasites
  symbiosis | Mutualism & Commensalism | mutualism, commensalism, symbiosis, <amensalism, sexual deceit orchid
  adaptations | Adaptations of Organisms | adaptations, <allen's rule, hibernation and aestivation, <regulators and conformers, desert adaptations
  ecosystem-structure | Structure of Ecosystem | ecosystem structure and function, components of ecosystem, <stratification
  productivity | Productivity of Ecosystem | gpp and npp, primary productivity, net primary productivity, <secondary productivity
  decomposition | Decomposition | detritus, humus formation, decomposers, <humification
  ten-percent-law | Ten Percent Law | 10 percent law, 10% law, ten per cent law, lindeman law, 10 percent rule
  energy-flow | Energy Flow in Ecosystem | energy flow, <food chain in ecosystem, <lindeman
  ecological-pyramids | Ecological Pyramids | <pyramid of numbers, <pyramid of biomass, <pyramid of energy, ecosystem pyramid, pyramids of ecosystem
  biodiversity | Patterns of Biodiversity | species area relationship, latitudinal gradient in diversity, species diversity and ecosystem stability, <rivet popper hypothesis, genetic diversity
  biodiversity-loss | Loss of Biodiversity | evil quartet, causes of biodiversity loss, extinct species, alien species invasion, <co-extinction
  biodiversity-conservation | Biodiversity Conservation | <sacred groves, hotspot criteria, <cryopreservation
  environmental-issues | Pollution & Environmental Issues | <biomagnification, <eutrophication, <catalytic converter, <electrostatic precipitator, environmental issues
  coral-bleaching | Coral Bleaching | bleaching of corals, bleaching of coral reefs, coral bleaching causes, pravaal viranjan, moonga viranjan
  plastic-pollution | Plastic Pollution | plastic waste pollution, microplastics, microplastic, single use plastic, single use plastics, single use plastic ban, plastic ban, plastic pradushan, marine plastic pollution, <great pacific garbage patch
  desertification | Desertification | desertification and land degradation, land degradation, marusthalikaran, unccd, land degradation neutrality, <great green wall, bhumi nimnikaran
  silent-valley | Silent Valley | silent valley movement, save silent valley, silent valley national park, save silent valley movement, shant ghati andolan, silent valley andolan
`
