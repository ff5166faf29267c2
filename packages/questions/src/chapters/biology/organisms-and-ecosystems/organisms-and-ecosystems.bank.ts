import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The cuckoo that lays its eggs in the nest of a crow is an example of:' */
export const organismsAndEcosystems = defineBank({
  id: 'organisms-and-ecosystems',
  sets: [
    {
      rows: `
1 | The relation between a cattle egret and grazing cattle, where only the bird gains, is: | commensalism | mutualism | parasitism | protocooperation | The egret catches insects that cattle stir up; cattle are neither helped nor harmed. In mutualism both partners gain.
1 | A group of individuals of the same species living in an area is a: | population | community | biome | biosphere reserve | A population belongs to one species. A community has populations of many species in an area.
1 | Which of these is a natural ecosystem? | Forest | Crop field | Aquarium | Kitchen garden | A forest sustains itself without human care. Crop fields, gardens and aquariums are made and kept by humans.
1 | An animal that passes the cold season in a deep winter sleep is said to: | hibernate | aestivate | migrate | moult | Bears hibernate to escape cold. Snails and some fish aestivate in summer to avoid heat and drying.
1 | The cuckoo that lays its eggs in the nest of a crow is an example of: | brood parasitism | commensalism | mutualism | ectoparasitism | The host is made to hatch the eggs and feed the young. The eggs of the parasite resemble those of the host.
1 | Lice on the human body are an example of: | ectoparasites | endoparasites | brood parasites | saprophytes | Ectoparasites live on the outer surface of the host. Tapeworms, which live inside, are endoparasites.
1 | The partnership of a fig tree and the wasp that pollinates it is: | mutualism | parasitism | commensalism | competition | The wasp lays eggs in the fig and pollinates it in return, so both species gain.
1 | Births and immigration make the size of a population: | larger | smaller | constant | zero in time | Natality and immigration add individuals. Mortality and emigration take them away.
1 | Different species occupying different levels in a forest, with trees at the top and herbs below, is called: | stratification | succession | zonation of soil | standing crop | Trees take the top layer, shrubs the second, and herbs and grasses the lowest.
1 | The detritus food chain begins with: | dead organic matter | green plants | herbivores | top carnivores | Decomposers feed on dead matter and start the detritus chain. The grazing chain begins with green plants.
1 | A patch of forest protected by villagers on religious grounds is called a: | sacred grove | buffer zone | seed bank | botanical garden | Sacred groves, as in Khasi and Jaintia Hills or the Western Ghats, keep many rare plants.
2 | Interaction between Cuscuta and the hedge plant on which it grows is: | parasitism | mutualism | commensalism | predation | Cuscuta has lost its chlorophyll and leaves and draws food from the host, which is harmed.
2 | Which of these is a secondary air pollutant formed in sunlight? | Ozone | Carbon monoxide | Soot | Sulphur dioxide | Near the ground ozone forms in photochemical smog from nitrogen oxides and hydrocarbons. The other three are emitted directly.
2 | Mammals of colder climates have shorter ears and limbs. This is known as: | Allen's rule | Gause's rule | Bergmann's theory of size | Lindeman's law | Shorter extremities lessen loss of heat. Gause wrote of competition and Lindeman of energy.
2 | A person who goes quickly to Rohtang Pass may feel altitude sickness because there: | oxygen pressure is low | nitrogen is absent | carbon dioxide is high | temperature is below zero | The body does not get enough oxygen. Later it makes more red blood cells and breathes faster.
2 | The kangaroo rat of North American deserts lives without drinking water by using: | water from oxidation of fat | dew from leaves | water stored in a hump | sap of cactus roots | It meets its need by internal oxidation of fat and passes concentrated urine.
2 | Organisms that can tolerate a wide range of temperature are called: | eurythermal | stenothermal | euryhaline | stenohaline | Eurythermal animals stand a wide range and stenothermal ones a narrow range. The other two terms concern salt.
2 | Suspended development of many zooplankton under bad conditions is known as: | diapause | hibernation | migration | acclimatisation | Diapause is a stage of suspended development. Acclimatisation is gradual adjustment of the body.
2 | A population pyramid with a broad base and a narrow top shows that the population is: | growing | stable | declining | extinct | Many young individuals will enter the reproductive age. A bell shape means a stable and an urn shape a declining population.
2 | The mass of living matter at a trophic level at a given time is its: | standing crop | standing state | net productivity | turnover rate | Standing crop is measured as biomass or number. Standing state is the amount of nutrients in the soil.
2 | Of the solar radiation that reaches plants, photosynthetically active radiation makes: | less than 50% | nearly 100% | about 75% | less than 1% | Less than half of incident radiation is active in photosynthesis, and plants capture only 2 to 10% of that.
2 | The process by which water-soluble nutrients go down into the soil is called: | leaching | humification | catabolism | fragmentation | Leaching carries inorganic nutrients into deeper soil, where they become unavailable salts.
2 | Decomposition of detritus is slow when it is rich in: | lignin and chitin | nitrogen and sugars | water and sugars | proteins and salts | Lignin and chitin resist enzymes. Detritus with nitrogen and soluble sugars decays faster.
2 | Which of these is regarded as the main cause of loss of biodiversity? | Habitat loss | Alien species | Co-extinction | Overfishing | Loss and fragmentation of habitat is the most important of the causes called the evil quartet.
2 | Preserving gametes of threatened species at −196 °C is: | cryopreservation | tissue culture | biofortification | in situ conservation | Liquid nitrogen keeps gametes viable and fertile for long periods. It is an ex situ method.
3 | The species–area relationship on a logarithmic scale is a: | straight line | rectangular hyperbola | parabola | sigmoid curve | Humboldt's relation S = CAᶻ becomes log S = log C + Z log A, a straight line. On an ordinary scale it is a hyperbola.
3 | Which of these is an example of amensalism? | Penicillium harming bacteria | Lichen on a rock | Orchid on a mango tree | Bee visiting a sunflower bed | In amensalism one is harmed and the other unaffected. Penicillium secretes penicillin, which kills bacteria. An orchid on mango is commensalism.
3 | Humus is formed from detritus by: | humification | leaching | mineralisation | fragmentation | Humification gives dark, amorphous humus that resists microbes. Mineralisation later releases inorganic nutrients from it.
3 | The Mediterranean orchid Ophrys gets pollinated by: | looking like a female bee | offering plenty of nectar | scattering pollen by wind | trapping beetles at night | A petal resembles the female bee, and the male pollinates it by pseudocopulation, which is sexual deceit.
3 | When a superior competitor is removed and the other species spreads widely, it is called: | competitive release | resource partitioning | amensal growth | character fixing | Connell's work on barnacles showed such exclusion and its removal on rocky coasts of Scotland.
3 | Removal of the starfish Pisaster from a rocky shore led to: | loss of many invertebrate species | more invertebrate species | no change at all | growth of a coral reef | The predator kept competition in check. Without it more than ten species disappeared in a year.
3 | The exponential growth of a population is given by: | Nₜ = N₀eʳᵗ | Nₜ = N₀ + rt | Nₜ = K − N₀ | Nₜ = N₀/rt | With dN/dt = rN the number grows exponentially. Logistic growth has the factor (K − N)/K in addition.
3 | Population density at time t + 1 equals that at time t plus: | (B + I) − (D + E) | (B + D) − (I + E) | (B + E) − (D + I) | (D + I) − (B + E) | Births and immigration are added, deaths and emigration are taken away.
3 | For a large banyan among many small Parthenium plants, the best measure of its population is: | percentage cover | number of plants | number of seeds | height of stem | Its huge canopy shows its role better than its number, which is only one.
3 | In Ehrlich's rivet popper hypothesis the aeroplane stands for: | an ecosystem | a species | a hotspot | a predator | Rivets stand for species. Loss of rivets on the wings, the key species, is the most dangerous.
3 | When a host fish becomes extinct, its special parasites die out too. This is called: | co-extinction | co-evolution | over-exploitation | alien invasion | Extinction of one species leads to that of others tied to it, such as parasites or partners in mutualism.
3 | Consider the statements: // 1. In terrestrial ecosystems more energy flows through the detritus chain than the grazing chain. // 2. In aquatic ecosystems the grazing chain is the major path of energy. // Which is correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | NCERT states both: the detritus chain dominates on land, and the grazing chain in water.
`,
    },
  ],
})
