/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  solar-system | Solar System | saur mandal, saurmandal, universe, planets of solar system, grah, brahmand, <galaxy, <milky way
  earth-motions | Motions of the Earth | rotation and revolution of earth, prithvi ki gatiyan
  eclipses | Eclipses | solar eclipse, lunar eclipse, solar and lunar eclipse, eclipse of sun and moon, surya grahan, chandra grahan, grahan
  comets-and-asteroids | Comets, Asteroids & Meteors | comets and asteroids, asteroids and comets, <comets, <asteroids, <meteors, <meteorites, dhumketu, ulka pind, kshudra grah
  latitude-longitude | Latitude & Longitude | latitude, longitude, akshansh deshantar, parallels and meridians, latitudes and longitudes of earth
  earth-interior | Interior of the Earth | structure of the earth, layers of the earth, crust mantle core, prithvi ki aantarik sanrachna, <earth crust
  rocks | Rocks | chattan, chattane
  plate-tectonics | Plate Tectonics | <sea floor spreading, plate boundaries, theory of plate tectonics, plate vivartaniki
  continental-drift | Continental Drift | continental drift theory, wegener theory, <pangaea, mahadvipiya visthapan
  earthquakes-volcanoes | Earthquakes & Volcanoes | earthquake and volcano, bhukamp aur jwalamukhi
  earthquakes | Earthquakes | bhukamp, bhookamp, bhukamp ke karan, causes of earthquake, seismology, <richter scale, <epicentre, <seismograph
  earthquake-waves | Earthquake Waves | seismic waves, p waves and s waves, primary and secondary waves, earthquake waves p s, bhukampiya tarang
  landforms | Landforms | geomorphology, aeolian landforms, sthalakriti, bhu aakriti
  atmosphere | Atmosphere | vayumandal, <troposphere, <stratosphere, composition of atmosphere, insolation
  pressure-and-winds | Pressure Belts & Winds | pressure belts, atmospheric circulation, vayudab petiyan, vayudab, pawan, vayudab aur pawan
  jet-streams | Jet Streams | <subtropical jet stream, <easterly jet stream, jet dhara
  local-winds | Local Winds | sthaniya pawan, sthaniya pavan, <chinook, foehn, <mistral
  humidity-and-rain | Humidity, Clouds & Rainfall | humidity, precipitation, rainfall, <rain shadow, condensation in atmosphere
  cyclones | Cyclones | <tropical cyclone, <tropical cyclones, chakrawat, chakravat, <hurricane, <typhoon, temperate cyclones
  world-climates | Climates of the World | climatology, climatic regions, natural regions of the world
  el-nino | El Niño & La Niña | el nino, la nina, enso, el nino and la nina, <southern oscillation, al nino, <indian ocean dipole
  grasslands | Grasslands | <prairies, <steppes, <savanna, <pampas, ghas ke maidan, grasslands of the world
  deserts | Deserts | marusthal, registan, deserts of the world, <cold deserts
  thar-desert | Thar Desert | great indian desert, thar, thar ka marusthal, indian desert, thar marusthal
  oceans | Oceans | oceanography, ocean floor, ocean relief, mahasagar, <continental shelf
  ocean-currents | Ocean Currents | mahasagariya dharayen, <gulf stream, sagariya dhara, samudri dhara, mahasagariya dhara
  tides-and-currents | Tides & Currents
  straits | Straits & Canals | strait, jaldamrumadhya, straits of the world, <strait of malacca
  suez-and-panama | Suez & Panama Canals | suez canal and panama canal, suez canal, panama canal, suez nahar, panama nahar, swez nahar
  location-of-india | Location & Borders of India | location of india, boundaries of india, borders of india, neighbouring countries of india, extent of india, india size and location, international borders of india
  tropic-of-cancer | Tropic of Cancer in India | tropic of cancer, tropic of cancer states, tropic of cancer passes through states, states through which tropic of cancer passes, kark rekha
  himalayas | Himalayas | himalayan ranges, himalayan mountains, <shiwalik, shivalik, himadri, northern mountains of india, <karewa
  plains-plateaus-coasts | Plains, Plateaus, Coasts & Islands | physiography of india, physiographic divisions, physiographic divisions of india, physical features of india, <eastern ghats, bharat ka bhautik vibhajan
  hills | Hills of India | hills, hill ranges of india, pahadiyan, hill ranges
  passes | Mountain Passes | passes of india, darre, darra
  himalayan-passes | Passes of the Himalayas | himalayan passes, himalaya ke darre
  peaks | Mountain Peaks | highest peaks, chotiyan, mountains of the world, parvat, mountain ranges
  rivers | Rivers of India | river system, river systems of india, drainage system, drainage system of india, indian rivers, nadiyan, apvah tantra, bharat ki nadiya, nadiya, bharat ki nadiyan, bhartiya nadiya
  indus-system | Indus River System | indus river, sindhu nadi, <sutlej, <jhelum, <chenab, indus
  ganga-system | Ganga River System | ganga, ganga river, ganges, <yamuna, ganga nadi tantra, panch prayag
  brahmaputra-system | Brahmaputra River System | brahmaputra, brahmaputra river, <tista, <teesta, <majuli
  peninsular-rivers | Peninsular Rivers | peninsular river system, <narmada, <godavari, <krishna river, <kaveri, cauvery, <mahanadi, <tapi, east flowing rivers, dakshin bharat ki nadiyan, rivers of south india, south indian rivers, tributaries of peninsular rivers
  waterfalls | Waterfalls | <jog waterfall, jalprapat, waterfalls of india, highest waterfalls, highest waterfall in india
  lakes | Lakes of India | lake, jheel, jhilen, lagoons of india, <wular, <sambhar, <pulicat, <vembanad, <dal lake, <kolleru
  dams | Dams & River Valley Projects | dam, bandh, multipurpose projects, river valley projects, dams of india, nadi ghati pariyojana, <hirakud, <hirakud dam, <sardar sarovar, <sardar sarovar dam, <tehri dam, <nagarjuna sagar, <west bengal, <himachal pradesh, <andhra pradesh, <arunachal pradesh, <jammu and kashmir
  monsoon | Monsoon | indian monsoon, monsoon in india, mansoon, monsoon climate, monsoon climate of india, indian monsoon climate, monsoon type of climate in india
  pre-monsoon-weather | Pre-Monsoon Weather of India | loo wind, mango shower, mango showers, <blossom showers, <kalbaisakhi, nor westers, pre monsoon showers, local storms of hot weather season, hot weather season of india, aam varsha
  climate-of-india | Climate of India | indian climate, bharat ki jalvayu, seasons of india
  soils | Soils of India | soil, indian soils, mitti, mrida
  soil-types | Types of Soil in India | types of soil, classification of soils, mitti ke prakar, bharat ki mitti
  black-soil | Black Soil | regur, regur soil, kali mitti, black cotton soil
  alluvial-soil | Alluvial Soil | jalodh mitti, jalodh mrida
  laterite-soil | Laterite Soil | laterite, laterite mitti
  red-soil | Red Soil | red soil of india, lal mitti, red and yellow soil
  natural-vegetation | Natural Vegetation of India | natural vegetation, natural vegetation and forests, types of forests in india, vanaspati, prakritik vanaspati, forests of india, <tropical deciduous, <tropical deciduous forests
  crops | Crops of India | crops, fasal, major crops of india, fasalen
  rabi-kharif | Rabi, Kharif & Zaid Crops | rabi crops, kharif crops, zaid crops, rabi kharif zaid, cropping seasons, rabi ki fasal, kharif ki fasal
  agriculture-types | Types of Agriculture | types of farming, agriculture, indian agriculture, krishi
  farm-revolutions | White, Blue & Other Farm Revolutions | agricultural revolutions, <yellow revolution, blue revolution, <golden revolution, <silver revolution, colour revolutions in agriculture
  irrigation | Irrigation | irrigation in india, sinchai, <canals of india, <indira gandhi canal, <rajasthan canal, <sirhind canal, <drip irrigation, sources of irrigation
  minerals | Minerals of India | mineral resources, minerals, khanij, khanij sansadhan, <iron ore, <bauxite, mineral distribution in india
  mines | Mines & Mining Places | mining, mines of india, mineral belts
  energy-resources | Coal, Oil & Energy Resources | energy resources, power resources, coal in india, <petroleum in india, conventional and non conventional energy, thermal power, urja sansadhan
  nuclear-power-plants | Nuclear Power Plants of India | nuclear power plants, nuclear power stations, atomic power stations, parmanu urja kendra, <kudankulam
  industries | Industries of India | industries, udyog, industrial regions, <jute industry, <sugar industry
  cotton-textiles | Cotton Textile Industry | cotton industry, cotton mills, textile industry of india, textile industry, suti vastra udyog, cotton textile industry in india, cotton textile mills
  steel-plants | Iron & Steel Plants | steel plants of india, steel plants, iron and steel industry, loha ispat udyog, <bhilai steel plant
  transport | Transport in India | transport, transportation, <national waterways, <railway zones, inland waterways, parivahan, lifelines of national economy
  igneous-rocks | Igneous Rocks | agneya chattan, aagney chattan, intrusive and extrusive rocks
  sedimentary-rocks | Sedimentary Rocks | avsadi chattan, avasadi chattan
  metamorphic-rocks | Metamorphic Rocks | kayantarit chattan, rupantarit chattan
  types-of-mountains | Types of Mountains | <fold mountains, <fold mountain, <block mountains, <block mountain, <volcanic mountains, <residual mountains, horst and graben, <rift valley, kinds of mountains
  river-landforms | Landforms made by Rivers | river landforms, delta and estuary, deltas and estuaries, fluvial landforms, <ox bow lake, oxbow lake, <v shaped valley, delta formation, landforms by rivers
  glacial-landforms | Landforms made by Glaciers | glacial landforms, glacier landforms, <moraine, <fjords, u shaped valley
  palk-strait | Palk Strait | palk jaldamrumadhya, <palk bay, <adams bridge, ram setu, palk strait between india and sri lanka, <katchatheevu
  boundary-lines | Boundary Lines | boundary lines of the world, international boundary lines, <38th parallel, border lines, <line of control
  western-ghats | Western Ghats | paschimi ghat, pashchimi ghat, sahyadri, <anamudi
  northern-plains | Northern Plains | northern plains of india, <bhabar, <terai, uttari maidan
  plateaus-of-india | Plateaus of India | plateau, <malwa plateau, peninsular plateau, pathar
  coastal-plains | Coastal Plains | coastal plains of india, <konkan coast, <malabar coast, <coromandel coast, tatiya maidan, coast of india, indian coastline
  islands-of-india | Islands of India | <andaman and nicobar islands, bharat ke dweep, dweep, dvip, dweep samuh
  bhakra-nangal | Bhakra Nangal Project | bhakra nangal, bhakra nangal dam, bhakra dam, bhakhra nangal, <gobind sagar
  shifting-cultivation | Shifting Cultivation | jhum cultivation, jhoom kheti, slash and burn, slash and burn agriculture, jhum, sthanantarit krishi, sthanantari krishi
  himalayan-rivers | Himalayan Rivers | himalayan river system, himalaya ki nadiyan
  western-ghats-passes | Passes of the Western Ghats | <thal ghat, <bhor ghat, palghat gap
  deccan-plateau | Deccan Plateau | deccan trap, dakkan ka pathar, deccan region
  chota-nagpur-plateau | Chota Nagpur Plateau | chhota nagpur plateau, chotanagpur plateau, chhotanagpur ka pathar, ruhr of india
  time-zones | International Date Line & Standard Time | international date line, date line, <prime meridian, time zones, antarrashtriya tithi rekha, local time and standard time, samay kshetra, samay kshetr
  tsunami | Tsunami | harbour wave, 2004 tsunami, sunami, indian ocean tsunami
  coriolis-force | Coriolis Force & Ferrel's Law | coriolis force, coriolis effect, ferrel law, coriolis bal
  planetary-winds | Trade Winds & Westerlies | trade winds, westerlies, planetary winds, permanent winds, polar easterlies, vyaparik pawan, <roaring forties, prevailing winds
  soil-erosion | Soil Erosion & Conservation | soil erosion, soil conservation, <gully erosion, <sheet erosion, <contour ploughing, mrida apardan, types of soil erosion
  weathering | Weathering | types of weathering, <physical weathering, <chemical weathering, mechanical weathering, apakshay, <mass wasting, weathering of rocks
  equinox-and-solstice | Equinox, Solstice & Seasons | equinox, solstice, equinox and solstice, summer solstice, winter solstice, vernal equinox, vishuv, seasons of the earth, rotation and revolution
  spring-and-neap-tides | Spring & Neap Tides | spring tide, neap tide, tides, high and low tides, jwar bhata, laghu jwar, dirgh jwar
  rock-cycle | Rock Cycle | chattan chakra, rock formation
  types-of-rocks | Types of Rocks | types of rocks examples, types of rocks with examples, igneous sedimentary metamorphic rocks, igneous sedimentary metamorphic, chattan ke prakar, chattano ke prakar, three types of rocks, classification of rocks, types of rocks class 6
  andaman-and-nicobar | Andaman & Nicobar Islands | andaman and nicobar, andaman, andaman islands, <duncan passage, <barren island, <indira point, <ten degree channel, <10 degree channel
  lakshadweep | Lakshadweep | lakshadweep islands, lakshdweep, <minicoy, <kavaratti, laccadive
  white-revolution | White Revolution & Operation Flood | white revolution, operation flood, white revolution amul, <amul, verghese kurien, shwet kranti, dudh kranti, white revolution in india, kurien white revolution
  national-highways | National Highways & Golden Quadrilateral | national highways, rashtriya rajmarg, longest national highway, <nhai, roads of india
  boundary-lines-india | McMahon, Radcliffe & Durand Lines | mcmahon line, radcliffe line, durand line, mac mahon line, redcliff line, mcmahon and radcliffe line, international boundaries, international boundaries of india
  aravalli-range | Aravalli Range | aravalli, aravali, aravalli hills, aravalli mountains, <guru shikhar, aravali parvat
  ocean-salinity | Salinity of Oceans | salinity of sea water, lavanta, salinity, saltiest sea
  types-of-rainfall | Types of Rainfall | types of rain, orographic rainfall, convectional rainfall, cyclonic rainfall, relief rainfall, frontal rain, varsha ke prakar
  indian-standard-time | Indian Standard Time | ist, standard meridian of india, indian standard meridian, indian standard time meridian, bharatiya manak samay
  karst-landforms | Karst Topography | karst, karst landforms, limestone topography, <stalactites and stalagmites, karst sthalakriti, karst region, <stalactite, <stalagmite
  coalfields | Coalfields of India | coal fields in india, coalfields, coal mines, coal fields, koyla khan
  western-disturbances | Western Disturbances | pashchimi vikshobh
  chilika-lake | Chilika Lake | chilika, chilka lake, chilka
  loktak-lake | Loktak Lake | loktak
  atmosphere-layers-in-order | Layers of the Atmosphere in Order | order of layers of atmosphere, sequence of layers of atmosphere, atmospheric layers in order, layers of atmosphere from bottom to top, vayumandal ki parton ka kram
  layers-of-atmosphere | Layers of the Atmosphere | vayumandal ki parten
  ganga-tributaries | Tributaries of the Ganga | tributaries of ganga river, ganga ki sahayak nadiyan
  tropical-evergreen-forests | Tropical Evergreen Forests | evergreen forests, tropical rain forests of india
  types-of-volcanoes | Types of Volcanoes | types of volcano, kinds of volcanoes, jwalamukhi ke prakar
  climate-classification | Climate Classification | koppen classification, koppen climate, koppen climate classification, koeppen climate, <thornthwaite classification
  world-rivers | Rivers of the World | longest river in world, major rivers of the world, largest river in the world, vishva ki nadiyan, vishwa ki nadiyan, vishwa ki sabse lambi nadi, duniya ki sabse lambi nadi, <nile, <nile river, <amazon river, <danube, <volga, <congo river, rivers of africa, african rivers, rivers of europe
  clouds | Clouds | types of clouds, classification of clouds, badal, badal ke prakar, megh, <cumulonimbus, <cirrus, <stratus
  volcanoes | Volcanoes | volcano, volcanoes of the world, famous volcanoes, active volcanoes, active volcanoes of the world, volcanism, jwalamukhi, vishwa ke jwalamukhi, volcanoes in india, <mount vesuvius, <ring of fire
  south-west-monsoon | South-West Monsoon | southwest monsoon, dakshin paschim mansoon, summer monsoon, onset of monsoon, burst of monsoon
  dams-and-rivers | Dams & Rivers | dams with rivers, which dam on which river, bandh aur nadi, dams and their rivers, river projects and rivers, hydro projects and rivers
  dams-and-states | Dams & States | dams state wise, dams with states, dams location
  mines-and-minerals | Mines & Minerals | mines and minerals of india, mining places and minerals
  mines-and-states | Mines & States | mines state wise, minerals state wise, minerals and states, mineral producing states, khanij aur rajya, mines location
  passes-and-states | Passes & States | mountain passes and states, passes state wise, mountain passes state wise, passes with states, darre aur rajya, mountain passes location
  river-sources | Sources of Rivers | origin of rivers, rivers and their origin, river origin places, nadiyon ka udgam, nadi udgam sthal, origin of indian rivers, nadi ka udgam, udgam sthal
  waterfalls-and-rivers | Waterfalls & Rivers | waterfalls with rivers
  waterfalls-and-states | Waterfalls & States | waterfalls state wise, waterfalls with states
  lakes-and-states | Lakes & States | lakes state wise, lakes with states, lakes of india state wise, jheel aur rajya, lakes location
  peaks-and-places | Peaks & Their Places | mountain peaks and states, highest peaks state wise, peaks state wise, mountain peaks and countries, peaks and states, highest peaks of states, mountain peaks location
  straits-joining | Straits & the Waters They Join | straits joining, straits and seas they join, straits connecting seas, which strait joins, straits join
  straits-separating | Straits & the Lands They Separate | straits separating, straits between countries, which strait separates, straits separating countries, straits separate
  warm-and-cold-currents | Warm against Cold Ocean Currents | warm and cold currents, warm and cold ocean currents, <warm currents, <cold currents, warm and cold currents of the world, garm aur thandi dharayen, garam aur thandi jaldharayen, ocean currents garam aur thandi, garam aur thandi dharayen, garm aur thandi jaldharayen, garm aur thandi mahasagariya dharayen, warm cold ocean currents list, <warm ocean currents, <cold ocean currents, ocean currents hot and cold
  retreating-monsoon | Retreating & North-East Monsoon | retreating monsoon, north east monsoon, northeast monsoon, withdrawal of monsoon, retreat of monsoon, monsoon ki wapsi, lautta mansoon, october heat, retreating monsoon season
  cyclone-and-anticyclone | Difference between Cyclone and Anticyclone | cyclone and anticyclone, cyclone and anti cyclone, anticyclone, anti cyclone, chakravat aur prati chakravat, chakrawat aur pratichakrawat
  rocks-against-minerals | Difference between Rocks and Minerals | rocks and minerals difference, rocks vs minerals, chattan aur khanij, shail aur khanij, rocks and minerals compared
  tropical-and-temperate-cyclone | Tropical and Temperate Cyclones Compared | tropical and temperate cyclone, tropical and extratropical cyclone, tropical and extra tropical cyclones, ushna katibandhiya aur shitoshna chakravat
`
