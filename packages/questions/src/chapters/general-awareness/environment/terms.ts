import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
ecosystem | Ecosystem, paristhitik tantra, पारिस्थितिक तंत्र | An ecosystem is a community of living things together with the non-living surroundings with which they interact, such as a pond or a forest. A. G. Tansley coined the word in 1935.
ecosystem | Ecology, paristhitiki, पारिस्थितिकी | Ecology is the study of how living things relate to each other and to their surroundings.
ecosystem | Biotic components, biotic factors | Biotic components are the living parts of an ecosystem: producers, consumers and decomposers.
ecosystem | Abiotic components, abiotic factors | Abiotic components are the non-living parts of an ecosystem, such as light, temperature, water, air and soil.
ecosystem | Ecotone | An ecotone is the zone where two ecosystems meet and mix, such as a mangrove between sea and land; it is often rich in species.
ecosystem | Biome | A biome is a large region with its own climate, plants and animals, such as tundra, desert or rain forest.
ecosystem | Producer, producers, autotroph | Producers are organisms, mainly green plants, that make their own food from simple substances, usually by photosynthesis.
ecosystem | Decomposer, decomposers, apghatak | Decomposers are organisms such as bacteria and fungi that break down dead matter and return its nutrients to the soil.
food-chain | Food chain, khadya shrinkhala, खाद्य श्रृंखला | A food chain is a sequence of organisms in which each one is eaten by the next, such as grass, grasshopper, frog and snake.
food-chain | Food web, khadya jaal, खाद्य जाल | A food web is the network of all the connected food chains of an ecosystem.
food-chain | Trophic level, poshan star | A trophic level is the position of an organism in a food chain: producers are the first, herbivores the second, and carnivores the next levels.
food-chain | Ten percent law, 10 percent law, lindeman law | The ten per cent law of Lindeman states that only about 10% of the energy of one trophic level passes on to the next.
food-chain | Biomagnification, biological magnification, jaiv avardhan | Biomagnification is the rise in concentration of a poison that does not break down, such as DDT or mercury, at each higher level of a food chain.
ecological-pyramids | Ecological pyramid, ecological pyramids | An ecological pyramid is a diagram of the numbers, the biomass or the energy at each trophic level. The pyramid of energy is always upright.
ecological-succession | Ecological succession, anukraman | Ecological succession is the gradual and orderly change of the species of an area until a stable climax community is reached.
ecological-succession | Pioneer species | Pioneer species are the first to settle in a bare area, such as lichens on rock.
ecological-niche | Ecological niche, niche | The niche of a species is its role in its ecosystem: where it lives, what it eats, what eats it and how it uses its surroundings.
ecological-niche | Habitat, aavas | A habitat is the place in which an organism lives.
ecological-niche | Carrying capacity | Carrying capacity is the largest population of a species that its surroundings can support for long.
species-interactions | Mutualism, sahopkarita | Mutualism is a relation of two species from which both gain, such as that of fungus and alga in a lichen.
species-interactions | Commensalism | Commensalism is a relation of two species in which one gains and the other is neither helped nor harmed, such as an orchid on a mango branch.
species-interactions | Parasitism, parasite, parjivita | Parasitism is a relation in which one organism, the parasite, lives on or in another and harms it.
nutrient-cycles | Nitrogen cycle | The nitrogen cycle is the movement of nitrogen between air, soil and living things through fixation, nitrification, assimilation, ammonification and denitrification.
nutrient-cycles | Nitrogen fixation | Nitrogen fixation is the change of nitrogen gas into compounds that plants can use, by bacteria such as Rhizobium, by lightning or in factories.
biodiversity | Biodiversity, jaiv vividhta, जैव विविधता | Biodiversity is the variety of life at all levels: of genes within a species, of species, and of ecosystems.
biodiversity | Endemic species | An endemic species is found naturally in one region only and nowhere else.
biodiversity | Keystone species | A keystone species is one whose effect on its ecosystem is much larger than its numbers suggest, so that its loss changes the whole.
biodiversity-hotspots | Biodiversity hotspot, biodiversity hotspots | A biodiversity hotspot is a region with at least 1,500 endemic kinds of vascular plants that has lost at least 70% of its original vegetation.
conservation | In situ conservation, in-situ conservation | In-situ conservation protects species in their natural home, as in national parks, sanctuaries and biosphere reserves.
conservation | Ex situ conservation, ex-situ conservation | Ex-situ conservation protects species away from their natural home, as in zoos, botanical gardens and seed banks.
biosphere-reserves | Biosphere reserve, biosphere reserves | A biosphere reserve is a large protected area with a core, a buffer and a transition zone, in which nature is conserved and people live from it sustainably.
national-parks | National park, rashtriya udyan | A national park is an area strictly protected for wildlife, in which grazing, private rights and felling are not allowed.
national-parks | Wildlife sanctuary, vanyajiv abhayaranya | A wildlife sanctuary is an area protected for wild animals in which some human activities and private rights may be allowed.
endangered-species | Endangered species | An endangered species is one that faces a very high risk of dying out in the wild.
iucn-red-list | IUCN Red List, red data book | The IUCN Red List is the worldwide inventory of the conservation status of species, from least concern to extinct.
wetlands | Wetland, aardrabhumi | A wetland is land covered by water, fresh or salt, for all or part of the year, such as marshes, lakes and mangroves.
wetlands | Ramsar Convention, ramsar site | The Ramsar Convention is the treaty of 1971, signed at Ramsar in Iran, for the conservation and wise use of wetlands; the wetlands on its list are called Ramsar sites.
mangroves | Mangrove, mangroves | Mangroves are salt-tolerant trees and shrubs of tropical tidal shores, with breathing roots and seeds that sprout on the parent.
coral-reefs | Coral bleaching | Coral bleaching is the whitening of corals when stress such as warm water makes them expel the algae (zooxanthellae) that live in them.
air-pollution | Air pollution, vayu pradushan | Air pollution is the presence of harmful gases, particles or other substances in the air in amounts that hurt life or property.
air-pollution | Smog | Smog is smoke mixed with fog. Photochemical smog forms when sunlight acts on oxides of nitrogen and hydrocarbons.
air-pollution | Particulate matter, PM 2.5 | Particulate matter is tiny solid or liquid particles in the air. PM2.5 has a diameter of at most 2.5 micrometres and reaches deep into the lungs.
water-pollution | Eutrophication, suposhan | Eutrophication is the enrichment of water with nutrients, which leads to a bloom of algae, loss of oxygen and death of fish.
water-pollution | Biochemical oxygen demand, BOD, biological oxygen demand | Biochemical oxygen demand is the oxygen that microbes need to break down the organic matter in water; the higher it is, the more polluted the water.
noise-pollution | Noise pollution, dhwani pradushan | Noise pollution is unwanted sound that harms health or peace; its level is measured in decibels.
acid-rain | Acid rain, amliya varsha, अम्लीय वर्षा | Acid rain is rain with a pH below 5.6, made acid by oxides of sulphur and nitrogen.
ozone-depletion | Ozone layer, ozone parat | The ozone layer is the part of the stratosphere with most of the ozone; it absorbs harmful ultraviolet rays of the Sun.
montreal-protocol | Montreal Protocol | The Montreal Protocol of 1987 is the treaty to phase out substances that deplete the ozone layer, such as CFCs.
climate-change | Greenhouse effect, haritgrih prabhav | The greenhouse effect is the warming of the Earth's surface because gases such as carbon dioxide and methane absorb the heat that it radiates.
climate-change | Global warming, vaishvik tapan | Global warming is the long-term rise in the average temperature of the Earth's surface, caused mainly by greenhouse gases from human activity.
climate-change | Carbon footprint | A carbon footprint is the total amount of greenhouse gases that a person, product or activity causes, expressed as carbon dioxide.
paris-agreement | Paris Agreement | The Paris Agreement of 2015 is the climate treaty that aims to hold warming well below 2 °C above pre-industrial levels and to pursue 1.5 °C.
kyoto-protocol | Kyoto Protocol | The Kyoto Protocol of 1997 was the treaty that bound industrial countries to cut their emissions of greenhouse gases; it took effect in 2005.
carbon-credits | Carbon credit, carbon credits | A carbon credit is a tradable certificate for one tonne of carbon dioxide, or the same amount of another greenhouse gas, that was avoided or removed.
national-green-tribunal | National Green Tribunal, NGT | The National Green Tribunal, set up in 2010 under an Act of that year, decides cases about the protection of the environment and forests.
eia | Environmental impact assessment, EIA | Environmental impact assessment is the study of the likely effects of a project on the environment before it is approved.
sustainable-development | Sustainable development, satat vikas, सतत विकास | Sustainable development meets the needs of the present without making future generations unable to meet their own. The Brundtland report of 1987 gave this definition.
renewable-energy | Renewable energy, navikarniya urja | Renewable energy comes from sources that nature renews, such as the sun, wind, water, biomass and the heat of the Earth.
waste-management | Biodegradable waste | Biodegradable waste can be broken down by microbes, such as peels, paper and leaves.
waste-management | E-waste, electronic waste | E-waste is discarded electrical and electronic equipment; it holds toxic metals such as lead, mercury and cadmium.
deforestation | Deforestation, vanonmulan | Deforestation is the clearing of forest for other uses of the land.
deforestation | Social forestry | Social forestry is the planting and care of trees on common and private land by and for local people, for fuel, fodder and shade.
`)
