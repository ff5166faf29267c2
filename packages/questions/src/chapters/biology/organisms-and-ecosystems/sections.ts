import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# adaptations | Adaptations
Regulators keep their inner state (birds, mammals), conformers follow (most). Others migrate (Siberian cranes to Bharatpur) or suspend (spores, diapause of zooplankton, hibernation, aestivation). **Allen**: short ears and limbs in the cold; **Bergmann**: larger body. Kangaroo rat: water from fat. Desert plants: thick cuticle, sunken stomata, CAM (*Opuntia*: stem photosynthesises). High hills: more red cells, weaker binding of O₂, faster breath.

# populations | Population attributes
Birth and death *rates*, sex ratio, ages (pyramid: expanding, stable, declining), density $N$.

$$N_{t+1} = N_t+[(B+I)-(D+E)]$$

*Worked.* 20 lotus plants, 8 new: birth rate 0.4 per lotus a year. 4 of 40 fruit flies die in a week: 0.1.

# population-growth | Growth models
Exponential: $\frac{dN}{dt} = rN$, $N_t = N_0e^{rt}$, J-shaped, food without limit. Logistic (Verhulst–Pearl): $\frac{dN}{dt} = rN\left(\frac{K-N}K\right)$, S-shaped, $K$ carrying capacity; fastest at $N = \frac K2$.

~~~
 N |        J /   ________ K
   |         /  _/
   |       _/ _/   S
   |___---_--
   +---------------- time
~~~

Breed once: Pacific salmon, bamboo; often: most mammals, birds. Many small (oysters) or few large offspring.

# population-interactions, predation, competition, parasitism, symbiosis | Interactions
| Name | A | B | Example |
| --- | --- | --- | --- |
| Mutualism | + | + | lichen, mycorrhiza, fig and wasp |
| Competition | − | − | flamingos and fish for zooplankton |
| Predation | + | − | tiger and deer |
| Parasitism | + | − | *Cuscuta*, lice, cuckoo (brood) |
| Commensalism | + | 0 | orchid on mango, egret and cattle, barnacle on whale |
| Amensalism | − | 0 | *Penicillium* and bacteria |

Predators keep prey in check and diversity up (*Pisaster*: without it ten invertebrates vanished). Prey: mimicry (monarch tastes bad), thorns, cardiac glycosides of *Calotropis*, nicotine. **Gause**: two species with one niche cannot live together; they may divide it (MacArthur's five warblers). Ectoparasites outside, endoparasites simpler with much reproduction.

# ecosystem-structure | Structure of ecosystem
Producers, consumers, decomposers; stratification (trees, shrubs, herbs). Functions: productivity, decomposition, energy flow, nutrient cycling.

# productivity | Productivity
GPP − respiration = NPP, the food of consumers. Whole biosphere about 170 billion tons dry weight a year, oceans (70% of the surface) only 55 billion. Secondary: by consumers.

# decomposition | Decomposition
Fragmentation (earthworms) → leaching → catabolism → humification (dark, slow) → mineralisation. Faster when warm and moist and when detritus has much nitrogen and sugar; slow with lignin, chitin; slow without oxygen.

# energy-flow, ten-percent-law | Energy flow
2–10% of PAR is fixed. One way only. **10% law** (Lindeman). Grazing chain in water, detritus chain on land carries more. Standing crop: living mass at a time.

*Worked.* 20,000 J in plants: 2000 J in grasshoppers, 200 J in frogs, 20 J in snakes.

# ecological-pyramids | Pyramids
Energy: always upright. Number: inverted for insects on one tree. Mass: inverted in the sea (fish over phytoplankton). Saprophytes have no place in them.

# biodiversity | Patterns of biodiversity
Genetic (1000 mangoes, 50,000 rice strains), species, ecological. Tropics richest: long undisturbed, steady, more sun. **Humboldt**: $S = CA^Z$, $\log S = \log C+Z\log A$; $Z$ 0.1–0.2 in regions, 0.6–1.2 over continents. 70% of recorded species animals, of these 70% insects. India: 2.4% of land, 8.1% of species. Rivet popper: Ehrlich; plots with more species vary less: Tilman.

# biodiversity-loss | Loss
**Evil quartet**: habitat loss (chief), over-exploitation (Steller's sea cow, passenger pigeon), alien species (Nile perch, *Lantana*, water hyacinth, African catfish), co-extinction. Sixth extinction: 100 to 1000 times faster.

# biodiversity-conservation | Conservation
*In situ*: national parks, sanctuaries, biosphere reserves, sacred groves, hotspots (36 in the world; in India Western Ghats–Sri Lanka, Himalaya, Indo-Burma, Sundaland). *Ex situ*: zoos, gardens, seed banks, cryopreservation. Rio 1992, Johannesburg 2002.

# environmental-issues | Pollution and global issues
Electrostatic precipitator takes 99% of dust; scrubber takes SO₂. BOD: more in dirtier water. Eutrophication: nutrients, algae, dead fish; biomagnification: DDT up the chain (water 0.003 ppb, fish-eating birds 25 ppm). Greenhouse share: CO₂ 60%, CH₄ 20%, CFC 14%, N₂O 6%. Ozone: Dobson units; Montreal 1987. Chipko 1974; Bishnoi, Amrita Devi 1731.

# coral-bleaching, plastic-pollution | Corals and plastics
**Bleaching**: warm water, zooxanthellae leave, white CaCO₃ shows; alive at first. Mass events 1998, 2010, 2014–17. **Plastic**: microplastics below 5 mm; Rules of 2016 (producer responsible), single-use items banned from July 2022, bags 120 microns. Codes: 1 PET, 2 HDPE, 3 PVC, 4 LDPE, 5 PP, 6 PS.

# desertification, silent-valley | Land and forest
**Desertification**: decline of drylands by overgrazing, felling, salinisation. UNCCD 1994, Bonn; 17 June; COP14 Greater Noida 2019. **Silent Valley** (Palakkad): dam on the Kunthipuzha given up in 1983, national park 1984; lion-tailed macaque.
`)
