/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  solar-system | Solar System & the Universe | solar system, saur mandal, saurmandal, universe, planets of solar system, grah, brahmand, asteroids and comets
  earth-motions | Motions of the Earth | rotation and revolution of earth, eclipses, prithvi ki gatiyan
  latitude-longitude | Latitude & Longitude | latitude, longitude, latitudes and longitudes, akshansh deshantar, akshansh aur deshantar, latitude longitude, parallels and meridians, latitudes and longitudes of earth
  earth-interior | Interior of the Earth | earth interior, structure of the earth, layers of the earth, crust mantle core, prithvi ki aantarik sanrachna, <earth crust
  rocks | Rocks | rock, chattan, chattane
  plate-tectonics | Plate Tectonics | tectonic plates, <sea floor spreading, plate boundaries, theory of plate tectonics, plate vivartaniki
  continental-drift | Continental Drift | continental drift theory, wegener theory, <pangaea, mahadvipiya visthapan, theory of continental drift
  earthquakes-volcanoes | Earthquakes & Volcanoes | earthquakes and volcanoes, earthquake and volcano, bhukamp aur jwalamukhi
  earthquakes | Earthquakes | earthquake, bhukamp, bhookamp, bhukamp ke karan, causes of earthquake, seismology, <richter scale, <epicentre
  earthquake-waves | Earthquake Waves | seismic waves, p waves and s waves, p and s waves, primary and secondary waves, earthquake waves p s, bhukampiya tarang
  landforms | Landforms | geomorphology, landform, aeolian landforms, sthalakriti, bhu aakriti
  atmosphere | Atmosphere | vayumandal, <troposphere, <stratosphere, composition of atmosphere, insolation
  pressure-and-winds | Pressure Belts & Winds | pressure belts, atmospheric circulation, vayudab petiyan
  jet-streams | Jet Streams | jet stream, <subtropical jet stream, <easterly jet stream, jet dhara
  local-winds | Local Winds | local wind, sthaniya pawan, sthaniya pavan, <chinook, foehn, <mistral
  humidity-and-rain | Humidity, Clouds & Rainfall | humidity, precipitation, rainfall, <rain shadow, condensation in atmosphere
  cyclones | Cyclones | cyclone, <tropical cyclone, <tropical cyclones, chakrawat, chakravat, <hurricane, <typhoon, temperate cyclones
  world-climates | Climates of the World | climatology, world climate, climatic regions, natural regions of the world
  el-nino | El Niño & La Niña | el nino, la nina, enso, el nino and la nina, <southern oscillation, al nino, <indian ocean dipole
  grasslands | Grasslands | grassland, <prairies, <steppes, <savanna, <pampas, ghas ke maidan, grasslands of the world
  deserts | Deserts | desert, marusthal, registan, deserts of the world, cold deserts
  oceans | Oceans | oceanography, ocean, ocean floor, ocean relief, mahasagar, <continental shelf
  ocean-currents | Ocean Currents | ocean current, mahasagariya dharayen, <gulf stream
  tides-and-currents | Tides & Currents | tide
  straits | Straits & Canals | strait, jaldamrumadhya, straits of the world, <suez canal, <panama canal, <strait of malacca
  location-of-india | Location & Borders of India | location of india, boundaries of india, borders of india, neighbouring countries of india, extent of india, india size and location, international borders of india
  tropic-of-cancer | Tropic of Cancer in India | tropic of cancer, tropic of cancer states, tropic of cancer passes through states, states through which tropic of cancer passes, kark rekha
  himalayas | Himalayas | himalaya, himalayan ranges, himalayan mountains, <shiwalik, shivalik, himadri, northern mountains of india
  plains-plateaus-coasts | Plains, Plateaus, Coasts & Islands | physiography of india, physiographic divisions, physiographic divisions of india, physical features of india, <eastern ghats, bharat ka bhautik vibhajan
  hills | Hills of India | hills, hill ranges of india, pahadiyan, hill ranges
  passes | Mountain Passes | passes of india, darre, darra, mountain pass
  himalayan-passes | Passes of the Himalayas | himalayan passes, pass of himalaya, passes in himalayas, himalaya ke darre
  peaks | Mountain Peaks | mountain peak, highest peaks, chotiyan, mountains of the world, parvat, highest peak, mountain ranges
  rivers | Rivers of India | river system, river systems of india, drainage system, drainage system of india, indian rivers, nadiyan, apvah tantra
  indus-system | Indus River System | indus river, sindhu nadi, <sutlej, <jhelum, <chenab, indus
  ganga-system | Ganga River System | ganga, ganga river, ganges, <yamuna, ganga nadi tantra, panch prayag
  brahmaputra-system | Brahmaputra River System | brahmaputra, brahmaputra river, <tista, <teesta
  peninsular-rivers | Peninsular Rivers | peninsular river system, <narmada, <godavari, <krishna river, <kaveri, cauvery, <mahanadi, <tapi, east flowing rivers, dakshin bharat ki nadiyan, rivers of south india, south indian rivers, south india rivers, tributaries of peninsular rivers
  waterfalls | Waterfalls | waterfall, jog falls, jalprapat, waterfalls of india, highest waterfalls, highest waterfall, highest waterfall in india, highest waterfalls in india
  lakes | Lakes of India | lake, jheel, lakes, jhilen, lagoons of india, <wular, <sambhar, <pulicat, <vembanad, <dal lake, <kolleru
  dams | Dams & River Valley Projects | dam, bandh, multipurpose projects, river valley projects, dams of india, nadi ghati pariyojana
  monsoon | Monsoon | indian monsoon, monsoon in india, mansoon, <northeast monsoon, <north east monsoon, <retreating monsoon
  climate-of-india | Climate of India | indian climate, bharat ki jalvayu, seasons of india, <mango showers
  soils | Soils of India | soil, soils, indian soils, mitti, mrida
  soil-types | Types of Soil in India | types of soil, types of soils, soil types, soil types of india, types of soils in india, classification of soils, mitti ke prakar, bharat ki mitti, bharat ki mittiyan
  black-soil | Black Soil | regur, regur soil, kali mitti, black cotton soil
  alluvial-soil | Alluvial Soil | jalodh mitti, jalodh mrida, khadar and bangar, khadar and bhangar
  laterite-soil | Laterite Soil | laterite, laterite mitti, laterite soils
  red-soil | Red Soil | red soil of india, lal mitti, red and yellow soil, red soils
  natural-vegetation | Natural Vegetation of India | natural vegetation, natural vegetation and forests, types of forests in india, vanaspati, prakritik vanaspati, forests of india
  crops | Crops of India | crops, fasal, major crops of india, fasalen
  rabi-kharif | Rabi, Kharif & Zaid Crops | kharif and rabi crops, rabi and kharif crops, rabi and kharif, rabi crops, kharif crops, zaid crops, rabi kharif zaid, cropping seasons, rabi ki fasal, kharif ki fasal
  agriculture-types | Types of Agriculture | types of farming, horticulture, agriculture, indian agriculture, krishi
  farm-revolutions | White, Blue & Other Farm Revolutions | agricultural revolutions, yellow revolution, blue revolution, <golden revolution, <silver revolution, colour revolutions in agriculture
  irrigation | Irrigation | irrigation in india, sinchai, <canals of india, <drip irrigation, sources of irrigation
  minerals | Minerals of India | mineral resources, minerals, khanij, khanij sansadhan, <iron ore, <bauxite, <mica, mineral distribution in india
  mines | Mines & Mining Places | mining, mines of india, mineral belts
  energy-resources | Coal, Oil & Energy Resources | energy resources, power resources, coal in india, <petroleum in india, conventional and non conventional energy, thermal power, urja sansadhan
  nuclear-power-plants | Nuclear Power Plants of India | nuclear power plants, nuclear power plants in india, nuclear power stations, atomic power stations, parmanu urja kendra, <kudankulam
  industries | Industries of India | industries, udyog, industrial regions, <jute industry, <sugar industry
  cotton-textiles | Cotton Textile Industry | cotton industry, cotton mills, textile industry of india, textile industry, suti vastra udyog, cotton textile industry in india, cotton textile industry of india, cotton textile mills
  steel-plants | Iron & Steel Plants | steel plants of india, steel plants, steel plant, iron and steel industry, loha ispat udyog, <bhilai steel plant
  transport | Transport in India | transport, transportation, <national waterways, <railway zones, inland waterways, parivahan
  igneous-rocks | Igneous Rocks | igneous rock, agneya chattan, aagney chattan, intrusive and extrusive rocks
  sedimentary-rocks | Sedimentary Rocks | sedimentary rock, avsadi chattan, avasadi chattan
  metamorphic-rocks | Metamorphic Rocks | metamorphic rock, kayantarit chattan, rupantarit chattan
  types-of-mountains | Types of Mountains | <fold mountains, <fold mountain, <block mountains, <block mountain, <volcanic mountains, residual mountains, horst and graben, <rift valley, kinds of mountains
  river-landforms | Landforms made by Rivers | river landforms, fluvial landforms, <ox bow lake, oxbow lake, <v shaped valley, delta formation, landforms by rivers
  glacial-landforms | Landforms made by Glaciers | glacial landforms, glacier landforms, <moraine, <fjords, u shaped valley
  palk-strait | Palk Strait | palk jaldamrumadhya, <palk bay, <adams bridge, ram setu, palk strait between india and sri lanka, <katchatheevu
  boundary-lines | Boundary Lines | boundary lines of the world, international boundary lines, <38th parallel, border lines
  western-ghats | Western Ghats | paschimi ghat, pashchimi ghat, sahyadri, <anamudi, western ghat
  northern-plains | Northern Plains | northern plains of india, bhabar terai, bhabar and terai, <bhabar, <terai, uttari maidan, bhabar terai bhangar khadar
  plateaus-of-india | Plateaus of India | plateau, plateaus, <malwa plateau, peninsular plateau, pathar
  coastal-plains | Coastal Plains | coastal plains of india, konkan coast, malabar coast, coromandel coast, tatiya maidan, coast of india, indian coastline
  islands-of-india | Islands of India | <andaman and nicobar islands, bharat ke dweep
  bhakra-nangal | Bhakra Nangal Project | bhakra nangal, bhakra nangal dam, bhakra dam, bhakhra nangal, <gobind sagar
  shifting-cultivation | Shifting Cultivation | jhum cultivation, jhoom kheti, slash and burn, slash and burn agriculture, jhum, sthanantarit krishi, sthanantari krishi
  himalayan-rivers | Himalayan Rivers | himalayan river system, himalaya ki nadiyan, himalayan river
  western-ghats-passes | Passes of the Western Ghats | western ghats passes, passes in western ghats, <thal ghat, <bhor ghat, palghat gap
  deccan-plateau | Deccan Plateau | deccan trap, dakkan ka pathar, deccan region, deccan traps
  chota-nagpur-plateau | Chota Nagpur Plateau | chhota nagpur plateau, chotanagpur plateau, chhotanagpur ka pathar, ruhr of india
  time-zones | International Date Line & Standard Time | international date line, date line, prime meridian, time zones, antarrashtriya tithi rekha, local time and standard time
  tsunami | Tsunami | tsunamis, harbour wave, 2004 tsunami, sunami, indian ocean tsunami
  coriolis-force | Coriolis Force & Ferrel's Law | coriolis force, coriolis effect, ferrel law, ferrels law, coriolis bal
  planetary-winds | Trade Winds & Westerlies | trade winds, westerlies, planetary winds, permanent winds, polar easterlies, vyaparik pawan, roaring forties, prevailing winds
  soil-erosion | Soil Erosion & Conservation | soil erosion, soil conservation, gully erosion, sheet erosion, contour ploughing, mrida apardan, types of soil erosion
  weathering | Weathering | types of weathering, physical weathering, chemical weathering, mechanical weathering, apakshay, mass wasting, weathering of rocks
  equinox-and-solstice | Equinox, Solstice & Seasons | equinox, solstice, equinox and solstice, summer solstice, winter solstice, vernal equinox, vishuv, seasons of the earth, rotation and revolution
  spring-and-neap-tides | Spring & Neap Tides | spring tide, neap tide, spring and neap tides, tides, high and low tides, jwar bhata, laghu jwar, dirgh jwar
  rock-cycle | Rock Cycle | chattan chakra, rock formation
  types-of-rocks | Types of Rocks | types of rock, rocks types, rock types, types of rocks examples, types of rocks with examples, rock types examples, igneous sedimentary metamorphic rocks, igneous sedimentary and metamorphic rocks, igneous sedimentary metamorphic, chattan ke prakar, chattano ke prakar, three types of rocks, classification of rocks, types of rocks class 6
  andaman-and-nicobar | Andaman & Nicobar Islands | andaman and nicobar, andaman, andaman islands, barren island, indira point, andaman aur nicobar, ten degree channel, 10 degree channel
  lakshadweep | Lakshadweep | lakshadweep islands, lakshdweep, minicoy, kavaratti, laccadive
  white-revolution | White Revolution & Operation Flood | white revolution, operation flood, white revolution amul, amul, verghese kurien, shwet kranti, dudh kranti, white revolution in india
  national-highways | National Highways & Golden Quadrilateral | national highways, national highway, golden quadrilateral, rashtriya rajmarg, longest national highway, nhai, roads of india
  boundary-lines-india | McMahon, Radcliffe & Durand Lines | mcmahon line, radcliffe line, durand line, mac mahon line, redcliff line, mcmahon and radcliffe line
  aravalli-range | Aravalli Range | aravalli, aravali, aravalli hills, aravalli mountains, guru shikhar, aravali parvat
  ocean-salinity | Salinity of Oceans | salinity of ocean, ocean salinity, salinity of sea water, lavanta, salinity, saltiest sea
  types-of-rainfall | Types of Rainfall | types of rain, orographic rainfall, convectional rainfall, cyclonic rainfall, relief rainfall, frontal rain, varsha ke prakar
  indian-standard-time | Indian Standard Time | ist, standard meridian of india, indian standard meridian, indian standard time meridian, bharatiya manak samay
  karst-landforms | Karst Topography | karst, karst landforms, limestone topography, stalactites and stalagmites, karst sthalakriti, karst region
  coalfields | Coalfields of India | coal fields in india, coalfields, coal mines, coal fields, koyla khan
  western-disturbances | Western Disturbances | western disturbance, pashchimi vikshobh
  chilika-lake | Chilika Lake | chilika, chilka lake, chilka
  loktak-lake | Loktak Lake | loktak
  layers-of-atmosphere | Layers of the Atmosphere | layers of atmosphere, atmosphere layers, vayumandal ki parten
  ganga-tributaries | Tributaries of the Ganga | tributaries of ganga, ganga tributaries, tributaries of ganga river, ganga ki sahayak nadiyan
  tropical-evergreen-forests | Tropical Evergreen Forests | tropical evergreen forest, evergreen forests, evergreen forest, tropical rain forests of india
  types-of-volcanoes | Types of Volcanoes | types of volcano, volcano types, kinds of volcanoes, jwalamukhi ke prakar, volcanoes types
  climate-classification | Climate Classification | koppen classification, koppen climate, koppen climate classification, koeppen climate, classification of climate, thornthwaite classification
  world-rivers | Rivers of the World | world rivers, rivers of world, longest river in world, longest river of the world, longest river in the world, major rivers of the world, largest river in the world, vishva ki nadiyan, vishwa ki nadiyan, vishwa ki sabse lambi nadi, duniya ki sabse lambi nadi, <nile, <nile river, <amazon river, <danube, <volga, <congo river
  clouds | Clouds | cloud, types of clouds, cloud types, types of cloud, classification of clouds, badal, badal ke prakar, megh, <cumulonimbus, <cirrus, <stratus
  volcanoes | Volcanoes | volcano, volcanoes of the world, volcanoes in the world, world volcanoes, famous volcanoes, active volcanoes, active volcanoes of the world, volcanism, jwalamukhi, vishwa ke jwalamukhi, volcanoes in india, <mount vesuvius
  south-west-monsoon | South-West Monsoon | south west monsoon, southwest monsoon, dakshin paschim mansoon, summer monsoon, onset of monsoon, burst of monsoon
  dams-and-rivers | Dams & Rivers | dams and rivers, dams on rivers, dam and river, dams with rivers, dams rivers, which dam on which river, bandh aur nadi, dams and their rivers, river projects and rivers, hydro projects and rivers
  dams-and-states | Dams & States | dams and states, dams state wise, dams with states, dam and state, state wise dams, dams in states, dams location
  mines-and-minerals | Mines & Minerals | mines and minerals, minerals and mines, mines and minerals of india, mining places and minerals, mines minerals
  mines-and-states | Mines & States | mines state wise, mines and states, minerals state wise, minerals and states, mineral producing states, state wise minerals, khanij aur rajya, mines location
  passes-and-states | Passes & States | mountain passes and states, passes state wise, passes and states, passes in states, mountain passes state wise, passes with states, state wise passes, darre aur rajya, mountain passes location
  river-sources | Sources of Rivers | origin of rivers, rivers origin, source of rivers, rivers and their origin, rivers and origin, river origin places, nadiyon ka udgam, nadi udgam sthal, origin of indian rivers, rivers origin place, nadi ka udgam, udgam sthal
  waterfalls-and-rivers | Waterfalls & Rivers | waterfalls and rivers, waterfalls on rivers, waterfalls rivers, waterfall and river, waterfalls with rivers
  waterfalls-and-states | Waterfalls & States | waterfalls and states, waterfalls state wise, waterfalls with states, state wise waterfalls
  lakes-and-states | Lakes & States | lakes and states, lakes state wise, lakes with states, state wise lakes, lake and state, lakes of india state wise, jheel aur rajya, lakes location
  peaks-and-places | Peaks & Their Places | mountain peaks and states, highest peaks state wise, peaks state wise, mountain peaks and countries, peaks and states, highest peaks of states, mountain peaks location
  straits-joining | Straits & the Waters They Join | straits joining, straits and seas they join, straits connecting seas, which strait joins, straits join
  straits-separating | Straits & the Lands They Separate | straits separating, straits between countries, which strait separates, straits separating countries, straits separate
`
