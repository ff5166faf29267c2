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
  godavari-tributaries | Tributaries of the Godavari | godavari tributaries, tributaries of godavari river, godavari river tributaries, godavari ki sahayak nadiyan, godavari and its tributaries
  krishna-tributaries | Tributaries of the Krishna | krishna river tributaries, krishna tributaries, tributaries of krishna river, krishna ki sahayak nadiyan, krishna river and its tributaries
  indus-tributaries | Tributaries of the Indus | indus tributaries, tributaries of indus river, indus river tributaries, sindhu ki sahayak nadiyan, indus and its tributaries
  kerala-rivers | Rivers of Kerala | rivers in kerala, kerala rivers, kerala ki nadiyan, river of kerala
  wheat-in-india | Wheat in India | wheat producing states, wheat production, wheat production in india, wheat cultivation, wheat crop, wheat growing states, largest wheat producing state, gehu utpadan
  rice-in-india | Rice in India | rice producing states, rice production, rice production in india, rice cultivation, rice growing states, largest rice producing state, paddy cultivation, chawal utpadak rajya, dhan utpadan
  tea-in-india | Tea in India | tea producing states, tea production, tea production in india, tea cultivation, tea gardens in india, tea growing states, tea plantation, chai utpadan, tea and coffee in india
  bauxite-in-india | Bauxite in India | bauxite mines, bauxite producing states, bauxite, bauxite mines in india, bauxite production, bauxite ore in india
  hydroelectric-projects | Hydroelectric Projects of India | hydroelectric projects in india, hydroelectric projects, hydro power projects, hydel projects in india, hydro power plants in india, hydropower projects in india, hydroelectric power plants, jal vidyut pariyojana
  hot-deserts | Hot Deserts of the World | hot deserts of world, hot deserts, hot desert, hot deserts in the world, garm marusthal
  yamuna-tributaries | Tributaries of the Yamuna | yamuna tributaries, tributaries of yamuna river, yamuna river tributaries, yamuna ki sahayak nadiyan, yamuna and its tributaries
  longest-rivers-of-india | Longest Rivers of India | longest river in india, longest river of india, longest rivers in india, india longest river, bharat ki sabse lambi nadi, sabse lambi nadi
  narmada-dams | Dams on the Narmada | narmada river dams, dams on narmada river, narmada dams, dams on narmada, narmada valley project, narmada valley projects, narmada par bandh
  gold-mines | Gold Mines of India | gold mines in india, gold mines, gold mine, gold mining in india, gold fields of india, kolar gold fields, kolar gold field, sone ki khan
  oil-refineries | Oil Refineries of India | oil refineries in india, oil refineries, oil refinery, refineries in india, petroleum refineries, oil refineries and states, refineries of india, tel shodhak karkhana
  west-coast-ports | Ports on the West Coast | ports on west coast, west coast ports, ports of west coast, ports on western coast, western coast ports, west coast ports of india, ports on west coast of india
  monsoon-branches | Branches of the Monsoon | monsoon branches, branches of monsoon, branches of south west monsoon, arabian sea branch, bay of bengal branch, arabian sea branch and bay of bengal branch, mansoon ki shakhayen
  types-of-volcanoes | Types of Volcanoes | types of volcano, volcano types, kinds of volcanoes, jwalamukhi ke prakar, volcanoes types
  rock-cycle | Rock Cycle | chattan chakra, rock formation
  types-of-rocks | Types of Rocks | types of rock, rocks types, rock types, types of rocks examples, types of rocks with examples, rock types examples, igneous sedimentary metamorphic rocks, igneous sedimentary and metamorphic rocks, igneous sedimentary metamorphic, chattan ke prakar, chattano ke prakar, three types of rocks, classification of rocks, types of rocks class 6
  warm-and-cold-currents | Warm & Cold Ocean Currents | warm and cold currents, warm and cold ocean currents, ocean currents warm and cold, <warm currents, <cold currents, warm and cold currents of the world, cold and warm currents, cold and warm ocean currents, garm aur thandi dharayen, garam aur thandi jaldharayen
  monsoon-mechanism | Mechanism of the Monsoon | monsoon mechanism, mechanism of indian monsoon, indian monsoon mechanism, mechanism of monsoon, origin of monsoon, origin of indian monsoon, factors affecting monsoon, factors affecting indian monsoon, <itcz, <mascarene high, <somali jet, mansoon ki utpatti
  himalayan-passes-by-state | Himalayan Passes State-wise | mountain passes of himalaya state wise, mountain passes of himalayas state wise, himalayan passes state wise, passes of himalaya state wise, passes of himalayas state wise, himalayan passes and states, himalayan passes with states, himalaya passes state wise, himalaya ke darre aur rajya
  cotton-textiles | Cotton Textile Industry | cotton industry, cotton mills, textile industry of india, textile industry, suti vastra udyog, cotton textile industry in india, cotton textile industry of india, cotton textile mills
  latitude-longitude | Latitude & Longitude | latitude, longitude, latitudes and longitudes, akshansh deshantar, akshansh aur deshantar, latitude longitude, parallels and meridians, latitudes and longitudes of earth
`
