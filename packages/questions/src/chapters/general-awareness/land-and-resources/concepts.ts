/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  brahmaputra-tributaries | Tributaries of the Brahmaputra | tributaries of brahmaputra river, brahmaputra ki sahayak nadiyan, brahmaputra and its tributaries
  ganga-tributaries | Tributaries of the Ganga | tributaries of ganga river, ganga ki sahayak nadiyan
  west-flowing-rivers | West-Flowing Rivers | west flowing rivers of india, west flowing rivers of peninsular india, peninsular rivers flowing west, rivers flowing into arabian sea, rivers falling in arabian sea
  black-soil-crops | Crops of Black Soil | crops grown in black soil, black soil suitable for, kali mitti ki fasal
  soils-and-crops | Soils & Their Crops | types of soil and crops, soil and crops, types of soil and crops grown, soil suitable for crops, which soil for which crop, mitti aur fasal
  types-of-rainfall | Types of Rainfall | types of rain, orographic rainfall, convectional rainfall, cyclonic rainfall, relief rainfall, frontal rain, varsha ke prakar
  earthquake-waves | Earthquake Waves | seismic waves, p waves and s waves, primary and secondary waves, earthquake waves p s, bhukampiya tarang
  iron-ore | Iron Ore in India | iron ore, iron ore producing states, iron ore states, iron ore mines, iron ore mines in india, iron ore production, iron ore production in india, largest iron ore producing state, loh ayask, lauh ayask, types of iron ore
  steel-plants-and-countries | Steel Plants & Foreign Help | steel plants in india with collaboration, steel plants with collaboration, steel plants and collaboration, steel plants and countries, steel plants collaboration countries, steel plants with foreign collaboration, steel plants and collaborating countries, steel plants with country
  national-waterways | National Waterways | national waterways of india, national waterway 1, inland waterways of india, rashtriya jalmarg, waterways of india, inland waterways
  godavari-tributaries | Tributaries of the Godavari | tributaries of godavari river, godavari ki sahayak nadiyan, godavari and its tributaries
  krishna-tributaries | Tributaries of the Krishna | krishna river tributaries, krishna ki sahayak nadiyan, krishna river and its tributaries
  indus-tributaries | Tributaries of the Indus | tributaries of indus river, sindhu ki sahayak nadiyan, indus and its tributaries
  kerala-rivers | Rivers of Kerala | kerala ki nadiyan
  wheat-in-india | Wheat in India | wheat producing states, wheat production, wheat production in india, wheat cultivation, wheat crop, wheat growing states, largest wheat producing state, gehu utpadan
  rice-in-india | Rice in India | rice producing states, rice production, rice production in india, rice cultivation, rice growing states, largest rice producing state, paddy cultivation, chawal utpadak rajya, dhan utpadan
  tea-in-india | Tea in India | tea producing states, tea production, tea production in india, tea cultivation, tea gardens in india, tea growing states, tea plantation, chai utpadan, tea and coffee in india
  bauxite-in-india | Bauxite in India | bauxite mines, bauxite producing states, bauxite, bauxite mines in india, bauxite production, bauxite ore in india
  hydroelectric-projects | Hydroelectric Projects of India | hydroelectric projects, hydro power projects, hydel projects in india, hydro power plants in india, hydropower projects in india, hydroelectric power plants, jal vidyut pariyojana
  hot-deserts | Hot Deserts of the World | hot deserts, garm marusthal
  yamuna-tributaries | Tributaries of the Yamuna | tributaries of yamuna river, yamuna ki sahayak nadiyan, yamuna and its tributaries
  longest-rivers-of-india | Longest Rivers of India | bharat ki sabse lambi nadi, sabse lambi nadi
  damodar-valley | Damodar Valley Corporation | damodar valley, dvc, damodar valley project, damodar valley dams, damodar ghati pariyojana, damodar ghati nigam
  narmada-dams | Dams on the Narmada | narmada river dams, narmada valley project, narmada par bandh, <sardar sarovar, <sardar sarovar dam
  gold-mines | Gold Mines of India | gold mines, gold mining in india, gold fields of india, kolar gold fields, sone ki khan
  oil-refineries | Oil Refineries of India | oil refineries, refineries in india, petroleum refineries, oil refineries and states, tel shodhak karkhana
  west-coast-ports | Ports on the West Coast | ports on western coast, west coast ports of india
  monsoon-branches | Branches of the Monsoon | branches of south west monsoon, arabian sea branch, bay of bengal branch, arabian sea branch and bay of bengal branch, mansoon ki shakhayen
  types-of-volcanoes | Types of Volcanoes | types of volcano, kinds of volcanoes, jwalamukhi ke prakar
  rock-cycle | Rock Cycle | chattan chakra, rock formation
  igneous-rocks | Igneous Rocks | agneya chattan, aagney chattan, intrusive and extrusive rocks
  types-of-rocks | Types of Rocks | types of rocks examples, types of rocks with examples, igneous sedimentary metamorphic rocks, igneous sedimentary metamorphic, chattan ke prakar, chattano ke prakar, three types of rocks, classification of rocks, types of rocks class 6
  warm-and-cold-currents | Warm & Cold Ocean Currents | warm and cold currents, <warm currents, <cold currents, warm and cold currents of the world, garm aur thandi dharayen, garam aur thandi jaldharayen, ocean currents garam aur thandi, garam aur thandi dharayen, garm aur thandi jaldharayen, garm aur thandi mahasagariya dharayen, warm cold ocean currents list, <warm ocean currents, <cold ocean currents, ocean currents hot and cold
  monsoon-mechanism | Mechanism of the Monsoon | mechanism of indian monsoon, origin of monsoon, origin of indian monsoon, factors affecting monsoon, factors affecting indian monsoon, <itcz, <mascarene high, <somali jet, mansoon ki utpatti
  himalayan-passes-by-state | Himalayan Passes State-wise | mountain passes of himalaya state wise, passes of himalaya state wise, himalayan passes and states, himalayan passes with states, himalaya ke darre aur rajya
  cotton-textiles | Cotton Textile Industry | cotton industry, cotton mills, textile industry of india, textile industry, suti vastra udyog, cotton textile industry in india, cotton textile mills
  latitude-longitude | Latitude & Longitude | latitude, longitude, akshansh deshantar, parallels and meridians, latitudes and longitudes of earth
  weather-and-climate | Weather against Climate | difference between weather and climate, weather and climate, weather and climate difference, elements of weather, elements of weather and climate, factors affecting climate, mausam aur jalvayu
  soil-profile | Soil Profile | layers of soil, soil horizons, soil profile and layers, soil formation, factors of soil formation, mitti ki parten
  pressure-belts | Pressure Belts & Heat Zones of the Earth | pressure belts, pressure belts of earth, seven pressure belts, heat zones, heat zones of earth, torrid temperate and frigid zones, temperature zones of earth
  eastern-and-western-ghats | Difference between Eastern and Western Ghats | <eastern ghats, eastern and western ghats, purvi aur paschimi ghat
  monsoon | Monsoon | indian monsoon, monsoon in india, mansoon, monsoon climate, monsoon climate of india, indian monsoon climate, monsoon type of climate in india
  left-right-bank-tributaries | Tributaries by Bank | left bank and right bank tributaries, left and right bank tributaries, tributaries left and right bank, right bank and left bank tributaries, left bank tributaries, right bank tributaries, left and right bank tributaries of rivers, left and right bank tributaries of indian rivers, rivers left and right bank tributaries, rivers left and right bank, tributaries of rivers left and right bank
  golden-quadrilateral | Golden Quadrilateral | golden quadrilateral project, golden quadrilateral highway, golden quadrilateral cities, swarnim chaturbhuj, swarnim chaturbhuj yojana, swarn chaturbhuj
  railway-zones | Railway Zones & Headquarters | railway zones, railway zones and headquarters, railway zone headquarters, headquarters of railway zones, railway zones of india, indian railway zones, railway zones hq, railway zone and headquarter, railway zone mukhyalay, zones of indian railways
  himalayan-divisions | Divisions of the Himalaya | himalayan divisions, himadri himachal shivalik, divisions of himalaya himadri himachal shivalik, longitudinal divisions of himalaya, regional divisions of himalaya, parallel ranges of himalaya, himalaya ka vargikaran, himalaya ke bhag
  doabs | Doabs of Punjab | doab, doabs of india, bist doab, bari doab, rachna doab, <raichur doab, <chaj doab
  sugarcane-in-india | Sugarcane in India | sugarcane, sugarcane cultivation, sugarcane cultivation in india, sugarcane producing states, sugarcane production, sugarcane production in india, sugarcane growing states, ganna, ganna utpadan, sugarcane crop
  cotton-in-india | Cotton in India | cotton cultivation, cotton producing states, cotton production, cotton production in india, cotton growing conditions, conditions for cotton, cotton crop, cotton growing states, kapas, kapas ki kheti, bt cotton in india, climate for cotton
  coffee-in-india | Coffee in India | coffee, coffee producing states, coffee production, coffee production in india, coffee cultivation, coffee plantation, coffee growing states, coffee utpadan
  oil-fields | Oil Fields of India | oil fields, petroleum fields, petroleum fields in india, petroleum fields bombay high digboi, bombay high, mumbai high, <digboi, petroleum in india, khanij tel kshetra, crude oil fields
  copper-and-manganese | Copper & Manganese in India | manganese and copper, <copper in india, <copper mines, <copper mines in india, <manganese in india, <manganese mines, <manganese producing states, <copper producing states, tamba aur manganese
  ocean-trenches | Ocean Trenches | ocean trench, ocean trenches of the world, <mariana trench, deepest trench, <challenger deep, ocean trenches mariana, mahasagariya gart, oceanic trenches, deepest point of ocean
  temperature-inversion | Inversion of Temperature | temperature inversion and its types, tapmaan vyutkraman, tapmaan ka pratilom, inversion of temperature in atmosphere, lapse rate, normal lapse rate
  iso-lines | Lines of Equal Value on Maps | isobars isotherms isohyets, isobars and isotherms, isolines, isopleths, <isohyets, isobars, <isotherms, <isohaline, iso lines in geography, samdab rekha, imaginary lines of equal value
  great-lakes | Great Lakes of North America | great lakes, great lakes of usa, five great lakes, <lake superior, great lakes of america, american great lakes, <lake michigan
  landlocked-countries | Landlocked Countries | landlocked countries of the world, land locked countries, landlocked nations, double landlocked country, sthal rudh desh, bhu aabaddh desh, landlocked countries of asia
  mediterranean-climate | Mediterranean Climate | mediterranean type of climate, mediterranean climate region, bhumadhya sagariya jalvayu
  cyclone-names | Names of Cyclones | cyclone names in different countries, cyclones in different countries, local names of cyclones, cyclones and their local names, naming of cyclones, chakrawat ke naam, names of tropical cyclones
  seas-of-the-world | Seas of the World | seas, <black sea, <caspian sea, <red sea, <dead sea, seas and bordering countries, seas of the world black sea caspian sea, seas and countries, <mediterranean sea, sagar aur desh, <aral sea
  continents | Continents | continents facts, continents of the world, seven continents, facts about continents, largest and smallest continent, mahadweep, mahadvip, continents and oceans, saat mahadweep
  temperate-grasslands | Temperate Grasslands | temperate grasslands of the world, temperate grasslands names, temperate grasslands names and countries, temperate grasslands and countries, shitoshna ghas ke maidan, grasslands and countries, grasslands and their countries, grasslands names and countries
  salt-and-fresh-lakes | Saltwater against Freshwater Lakes of India | saltwater and freshwater lakes, saltwater and freshwater lakes of india, freshwater lakes, freshwater lakes of india, salt water lakes of india, saltwater lakes of india, saltwater lakes, fresh water lakes in india, salt lakes of india, khare pani ki jheel, mithe pani ki jheel
  soil-types | Types of Soil in India | types of soil, classification of soils, mitti ke prakar, bharat ki mitti
  ganga-tributaries-by-bank | Tributaries of the Ganga by Bank | left and right bank tributaries of ganga, left bank tributaries of ganga, right bank tributaries of ganga, tributaries of ganga left and right bank, left and right bank tributaries of the ganga, ganga left and right bank tributaries, ganga left bank tributaries, ganga right bank tributaries, right and left bank tributaries of ganga
  drainage-patterns | Drainage Patterns | types of drainage patterns, drainage patterns of india, drainage patterns dendritic trellis, dendritic and trellis drainage, <dendritic drainage, radial drainage, <trellis drainage, apvah pratiroop, <antecedent drainage
  folds-and-faults | Folds and Faults in Rocks | folds and faults, folding and faulting, types of folds, types of faults, anticline and syncline, horst and graben faults, valan aur bhransh, faults in geography
  glaciers-of-india | Glaciers of India | glaciers, himalayan glaciers, glaciers of himalaya, siachen glacier, <gangotri glacier, longest glacier of india, <zemu glacier, himnad, bharat ke himnad
  earthquake-zones | Earthquake Zones of India | earthquake zones, seismic zones of india, seismic zones, earthquake prone areas of india, bhukamp kshetra, bhukampiya kshetra, seismic zone map
  east-coast-ports | Ports on the East Coast | ports of india east coast, ports on eastern coast
  disaster-management | Disaster Management | disaster management in india, floods and droughts, floods and droughts disaster management, ndma, <ndrf, disaster management act, disaster management act 2005, natural disasters, natural hazards, aapda prabandhan, floods in india, droughts in india
  jute-in-india | Jute in India | jute, jute cultivation, jute cultivation in india, jute cultivation in west bengal, jute production, jute producing states, jute growing states, jute crop, jute industry in india, golden fibre, joot utpadan, jute and jute industry
  rubber-and-spices | Rubber and Spices in India | rubber and spices, rubber and spices in kerala, <rubber in india, <rubber cultivation, <rubber producing states, <natural rubber, <spices of india, <spices producing states, <cardamom, masale, rabar
  seven-summits | Highest Peaks of the Continents | seven summits, highest peaks continent wise, highest mountain peaks continent wise, highest peak of each continent, highest mountain of each continent, mahadweep aur sarvochch shikhar
  himalayan-and-peninsular-rivers | Difference between Himalayan and Peninsular Rivers | himalayan and peninsular rivers, himalayan and peninsular drainage, himalayan and peninsular river system, himalayi aur prayadvipiya nadiyan, himalaya aur prayadwipiya nadiya
  bhabar-terai-bhangar-khadar | Bhabar, Terai, Bhangar & Khadar | bhabar and terai, bhabar tarai, bhabar, terai, tarai, khadar, bhangar, bhangar and khadar, bangar and khadar, divisions of northern plains, bhabar tarai bhangar khadar
  rabi-and-kharif | Rabi and Kharif Crops Compared | rabi and kharif crops, rabi and kharif, rabi aur kharif fasal, rabi vs kharif season, difference between rabi and kharif crops
  eastern-and-western-coast | Difference between Eastern and Western Coastal Plains | eastern and western coastal plains, east coast and west coast, east coast and west coast plains, eastern and western coast, eastern coastal plains, western coastal plains, purvi aur paschimi tatiya maidan
  latitude-and-longitude-compared | Latitudes and Longitudes Compared | difference between latitude and longitude, latitude and longitude difference, latitude vs longitude, akshansh aur deshantar me antar, akshansh aur deshantar rekha, difference between parallels and meridians
  himalayan-passes | Passes of the Himalayas | himalayan passes, himalaya ke darre, <zoji la
  mica-in-india | Mica in India | mica, mica mines, mica mines in india, mica producing states, abhrak, mica belt, koderma mica
  demographic-transition | Demographic Transition | demographic transition theory, stages of demographic transition, population growth theory demographic transition, malthus theory of population, malthusian theory, population growth in india phases, jansankhya sankraman siddhant, population theories
  dam-records | Highest & Longest Dams of India | highest dam, longest dam, highest dam in india, highest dam of india, longest dam in india, longest dam of india, tallest dam, tallest dam in india, oldest dam in india, largest dam in india, biggest dam in india, sabse uncha bandh, sabse lamba bandh, bharat ka sabse uncha bandh, bharat ka sabse lamba bandh
  highest-peaks-of-india | Highest Peaks of India | highest peak in india, highest peak of india, highest mountain in india, highest mountain peak of india, mountain peaks of india, peaks of india, highest peak of south india, bharat ki sabse unchi choti, bharat ki chotiyan, <kangchenjunga, <nanda devi
  nathu-la | Nathu La | nathu la pass, nathula, nathula pass, nathu la darra
  khyber-pass | Khyber Pass | khyber, khaibar pass, khaibar darra, khyber darra
  resources-and-development | Resources and Development | resources and development class 10, types of resources, classification of resources, resource planning, sansadhan evam vikas, land use in india, land use pattern of india, land use, land resources
  passes-of-himachal | Passes of Himachal Pradesh | passes in himachal pradesh, himachal passes, himachal pradesh ke darre, himachal ke darre, <rohtang pass, <shipki la
  indian-railways | Indian Railways | <kavach, <vande bharat train, <chenab bridge, <pamban bridge, railways of india, history of indian railways, facts about indian railways, indian railway, bharatiya rail, bhartiya rail, railway gk, indian railway history, indian railways history, first train in india, railway history, history of railways in india, rail ka itihas
  groundwater | Groundwater | ground water, aquifers, aquifer, water table, groundwater depletion, groundwater pollution, <artesian well, <atal bhujal yojana, bhujal
  drought | Drought | droughts, drought in india, types of drought, sukha, sookha, <drought prone areas programme
  landslides | Landslides | landslide, landslides in india, mass movement, <mass wasting, bhuskhalan
  lightning | Lightning | thunder and lightning, lightning and thunder, <lightning conductor, aakashiya bijli, bijli girna, garaj aur bijli
  urbanisation | Urbanisation | urbanization, urbanisation in india, urbanization in india, urban problems, nagarikaran, shahrikaran, <smart cities mission, <census town
  slums | Slums | slum, slums in india, <dharavi, urban slums, jhuggi jhopdi, malin basti
  thunder | Thunder | thunderstorm, thunderstorms, thunder storm, megh garjan, tadit jhanjha, garaj ke sath tufan
  vande-bharat | Vande Bharat Express | vande bharat, train 18, semi high speed train
  bullet-train | Bullet Train of India | bullet train, high speed rail, nhsrcl
  metro-rail | Metro Rail in India | metro, <kolkata metro, <delhi metro, <namo bharat
`
