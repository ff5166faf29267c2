/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  family | Family & Friends | family relationships, parivar, types of family
  food | Food | food evs, bhojan, food and its sources, food preservation
  shelter | Shelter | shelter evs, houses of different regions, aawas, types of houses
  water | Water | water evs, sources of water, jal, <rainwater harvesting
  travel | Travel | travel evs, means of transport evs, yatra
  things-we-make | Things We Make & Do | work and play, occupations evs, fibres and cloth
  plants | Plants Around Us | plants evs, paudhe, plants and trees evs, plants
  animals | Animals Around Us | animals evs, janwar, animals and birds evs, animals
  fibre-to-fabric | Fibre to Fabric | fibres to fabric, fiber to fabric, sericulture, silk and wool, wool and silk, silk, wool, <jute fibre, natural fibres, resham aur oon
  water-cycle | Water Cycle | jal chakra, hydrological cycle, hydrologic cycle, steps of water cycle, water cycle steps, jal chakr
`
