import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
populations | Ecology, paristhitiki, पारिस्थितिकी | Ecology is the study of the relations of organisms with each other and with their surroundings.
populations | Population in ecology, samashti, समष्टि | A population is a group of individuals of the same species living in a given area at a given time.
populations | Population density, samashti ghanatva | Population density is the number of individuals of a species per unit area or volume.
populations | Natality and mortality, natality, mortality, जन्म दर और मृत्यु दर | Natality is the number of births and mortality the number of deaths in a population during a given period.
populations | Age pyramid, aayu piramid, आयु पिरामिड | An age pyramid is a diagram of the share of age groups in a population; its shape shows whether the population is growing, stable or declining.
population-growth | Exponential growth, J shaped curve, चरघातांकी वृद्धि | Exponential growth is the growth of a population with unlimited resources, giving a J-shaped curve: $dN/dt = rN$.
population-growth | Logistic growth, S shaped curve, verhulst pearl growth, लॉजिस्टिक वृद्धि | Logistic growth is the growth of a population with limited resources, giving an S-shaped curve: $\\frac{dN}{dt} = rN\\left(\\frac{K - N}{K}\\right)$.
population-growth | Carrying capacity, poshan kshamta, पोषण क्षमता | Carrying capacity is the greatest number of individuals of a species that a habitat can support with its resources.
population-interactions | Population interactions, species interactions | Population interactions are the effects of species living together on one another; they may be helpful, harmful or neutral, as in mutualism, predation and competition.
predation | Predation, parbhakshan, परभक्षण | Predation is the interaction in which one organism, the predator, kills and eats another, the prey.
competition | Competition in ecology, spardha, स्पर्धा | Competition is the interaction in which organisms strive for the same limited resource, so that the fitness of one or both falls.
competition | Gause's competitive exclusion principle, gause principle, competitive exclusion, गॉज का सिद्धांत | Gause's principle states that two closely related species competing for the same resources cannot coexist for ever; the inferior one is eliminated.
competition | Resource partitioning | Resource partitioning is the avoidance of competition by species that use different times or ways of feeding, so that they can live together.
parasitism | Parasitism, parjeevita, परजीविता | Parasitism is the interaction in which one organism, the parasite, lives on or in another, the host, and harms it while getting food.
parasitism | Brood parasitism, अंड परजीविता | Brood parasitism is the laying of eggs by a bird, such as the cuckoo (koel), in the nest of another, such as the crow, which hatches them.
symbiosis | Symbiosis, sahjeevan, सहजीवन | Symbiosis is a close association of two different species living together. In common use it means one in which both benefit, as in lichens.
symbiosis | Mutualism, sahopkarita, सहोपकारिता | Mutualism is the interaction in which both species benefit, such as lichens and mycorrhiza.
symbiosis | Commensalism, sahbhojita, सहभोजिता | Commensalism is the interaction in which one species benefits and the other is neither harmed nor benefited, such as an orchid on a mango tree.
symbiosis | Amensalism | Amensalism is the interaction in which one species is harmed and the other is unaffected, such as bacteria killed by Penicillium.
adaptations | Adaptation, anukulan, अनुकूलन | Adaptation is any feature of structure, function or behaviour that helps an organism to survive and reproduce in its habitat.
adaptations | Allen's rule, allen rule | Allen's rule states that mammals of colder climates have shorter ears and limbs, which reduces the loss of heat.
adaptations | Hibernation, sheet nidra, शीत निष्क्रियता | Hibernation is a state of winter sleep with very low activity by which some animals, such as bears, escape the cold.
adaptations | Aestivation, grishm nidra, ग्रीष्म निष्क्रियता | Aestivation is a state of summer sleep by which some animals, such as snails, escape heat and drying.
adaptations | Diapause | Diapause is a stage of suspended development of zooplankton and insects under unfavourable conditions.
ecosystem-structure | Ecosystem, paristhitiki tantra, पारिस्थितिकी तंत्र | An ecosystem is a functional unit of nature in which living organisms interact among themselves and with the surrounding physical environment; Tansley gave the term.
ecosystem-structure | Habitat, आवास | A habitat is the place where an organism lives. A pond is the habitat of a frog, a desert that of a camel.
ecosystem-structure | Niche, ecological niche, निकेत | A niche is the functional role of a species in its ecosystem, including the resources it uses and the conditions it tolerates.
ecosystem-structure | Biotic and abiotic components, biotic factors, abiotic factors, जैविक और अजैविक घटक | Biotic components are the living parts of an ecosystem (producers, consumers, decomposers); abiotic components are non-living, such as light, water, air and soil.
ecosystem-structure | Stratification, स्तरविन्यास | Stratification is the vertical distribution of different species at different levels in an ecosystem, such as trees, shrubs and herbs in a forest.
productivity | Gross primary productivity, GPP, primary productivity, सकल प्राथमिक उत्पादकता | Gross primary productivity is the rate at which plants of an ecosystem produce organic matter by photosynthesis.
productivity | Net primary productivity, NPP, शुद्ध प्राथमिक उत्पादकता | Net primary productivity is gross primary productivity less the losses by respiration of plants: NPP = GPP − R.
decomposition | Decomposition, apghatan, अपघटन | Decomposition is the breakdown of dead organic matter (detritus) by decomposers into carbon dioxide, water and nutrients.
decomposition | Detritus, अपरद | Detritus is dead organic matter, such as fallen leaves, bark, and dead remains and excreta of animals.
decomposition | Humus, ह्यूमस | Humus is the dark, amorphous, colloidal organic matter of soil, which decomposes slowly and is a store of nutrients.
decomposition | Decomposers, apghatak, अपघटक | Decomposers are organisms, chiefly bacteria and fungi, that break down dead bodies and wastes and return nutrients to the soil.
energy-flow | Food chain, khadya shrinkhala, खाद्य श्रृंखला | A food chain is a series of organisms in which each is eaten by the next, such as grass, grasshopper, frog, snake and eagle.
energy-flow | Food web, khadya jaal, खाद्य जाल | A food web is a network of interconnected food chains in an ecosystem. It makes an ecosystem more stable than a single chain would.
energy-flow | Trophic level, poshan star, पोषण स्तर | A trophic level is the position of an organism in a food chain, such as producer or primary consumer.
energy-flow | Ten per cent law, 10 percent law, lindeman law, दस प्रतिशत नियम | The ten per cent law states that only about 10% of the energy of one trophic level passes to the next; Lindeman gave it.
energy-flow | Producers and consumers, producers, autotrophs, उत्पादक और उपभोक्ता | Producers (autotrophs) are organisms, mainly green plants, that make their own food; consumers (heterotrophs) feed on other organisms.
ecological-pyramids | Ecological pyramid, paristhitik piramid, पारिस्थितिक पिरामिड | An ecological pyramid is a diagram of the number, biomass or energy at successive trophic levels; the pyramid of energy is always upright.
biodiversity | Biodiversity, biological diversity, jaiv vividhta, जैव विविधता | Biodiversity is the variety of life at all levels: genes, species and ecosystems. It is greatest in the tropics and falls towards the poles.
biodiversity | Species–area relationship, species area relationship | The species–area relationship states that the number of species rises with the area explored: $\\log S = \\log C + Z\\log A$.
biodiversity-loss | Evil quartet, four causes of biodiversity loss | The evil quartet is the four chief causes of loss of biodiversity: habitat loss and fragmentation, over-exploitation, invasion by alien species and co-extinction.
biodiversity-loss | Alien species invasion, invasive species, विदेशी जातियों का आक्रमण | An invasive alien species is a species brought to a new area where it spreads and harms native species, such as water hyacinth and Parthenium in India.
biodiversity-loss | Extinction, विलुप्ति | Extinction is the complete disappearance of a species, when its last individual has died, such as the dodo.
biodiversity-conservation | In situ conservation, in-situ conservation, स्व स्थाने संरक्षण | In situ conservation is the protection of species in their natural habitat, as in national parks, sanctuaries, biosphere reserves and sacred groves.
biodiversity-conservation | Ex situ conservation, ex-situ conservation, बाह्य स्थाने संरक्षण | Ex situ conservation is the protection of threatened species outside their natural habitat, as in zoos, botanical gardens and seed banks.
biodiversity-conservation | Biodiversity hotspot, hotspots, जैव विविधता हॉटस्पॉट | A biodiversity hotspot is a region with very high species richness, many endemic species and serious loss of habitat, such as the Western Ghats.
biodiversity-conservation | Endemic species, endemism, स्थानिक जाति | An endemic species is one found only in a particular region and nowhere else.
environmental-issues | Biomagnification, biological magnification, jaiv aavardhan, जैव आवर्धन | Biomagnification is the increase in the concentration of a toxic substance, such as DDT or mercury, at successive trophic levels.
environmental-issues | Eutrophication, suposhan, सुपोषण | Eutrophication is the enrichment of a water body with nutrients, which leads to excess growth of algae, loss of oxygen and death of fish.
environmental-issues | Pollution, pradushan, प्रदूषण | Pollution is an undesirable change in the physical, chemical or biological characteristics of air, water, land or soil.
environmental-issues | Catalytic converter, उत्प्रेरक परिवर्तक | A catalytic converter is a device in vehicles with platinum, palladium and rhodium catalysts that turns harmful exhaust gases into less harmful ones.
environmental-issues | Electrostatic precipitator, स्थिरवैद्युत अवक्षेपित्र | An electrostatic precipitator is a device that removes over 99% of the particles in the exhaust of a thermal power plant by charging and collecting them.
`)
