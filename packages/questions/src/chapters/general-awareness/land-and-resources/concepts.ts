/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  brahmaputra-tributaries | Tributaries of the Brahmaputra | brahmaputra tributaries, tributaries of brahmaputra river, brahmaputra river tributaries, brahmaputra ki sahayak nadiyan, brahmaputra and its tributaries
  ganga-tributaries | Tributaries of the Ganga | tributaries of ganga, ganga tributaries, tributaries of ganga river, ganga ki sahayak nadiyan
  west-flowing-rivers | West-Flowing Rivers | west flowing rivers, west flowing rivers of india, west flowing rivers of peninsular india, peninsular rivers flowing west, rivers flowing west, rivers flowing into arabian sea, rivers falling in arabian sea, west flowing peninsular rivers
  black-soil-crops | Crops of Black Soil | black soil crop, black soil crops, crops grown in black soil, crops on black soil, black soil suitable for, kali mitti ki fasal
  soils-and-crops | Soils & Their Crops | types of soil and crops, soil and crops, soils and crops, soil types and crops, types of soil and crops grown, crops and soils, soil suitable for crops, which soil for which crop, mitti aur fasal, soil and crop
  types-of-rainfall | Types of Rainfall | types of rain, orographic rainfall, convectional rainfall, cyclonic rainfall, relief rainfall, frontal rain, varsha ke prakar
  earthquake-waves | Earthquake Waves | seismic waves, p waves and s waves, p and s waves, primary and secondary waves, earthquake waves p s, bhukampiya tarang
  iron-ore | Iron Ore in India | iron ore, iron ore producing states, iron ore states, iron ore mines, iron ore mines in india, iron ore in states, iron ore production, iron ore production in india, largest iron ore producing state, loh ayask, lauh ayask, types of iron ore
  steel-plants-and-countries | Steel Plants & Foreign Help | steel plants in india with collaboration, steel plants with collaboration, steel plants and collaboration, steel plants and countries, steel plants collaboration countries, steel plants with foreign collaboration, steel plants and collaborating countries, steel plants with country
  national-waterways | National Waterways | national waterway, national waterways of india, national waterways in india, national waterway 1, inland waterways of india, rashtriya jalmarg, waterways of india
`
