/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  states-and-capitals | States & Union Territories | states and uts
  formation-of-states | Formation of States | states reorganisation
  high-courts-of-states | Seats of High Courts | high courts location
  states-facts | Facts about States | facts of states, state gk, borders of states, <madhya pradesh, <uttar pradesh, <andhra pradesh, <himachal pradesh, <arunachal pradesh, <west bengal, <jammu and kashmir
  state-symbols | State Symbols | rajya chinh
  state-animals | State Animals | rajya pashu
  state-birds | State Birds | rajya pakshi
  national-symbols | National Symbols | <national flag, <national anthem, <national emblem, rashtriya prateek, rashtriya dhwaj, rashtra gaan, <national animal, national bird, tiranga
  census | Census & Population of India | census, population of india, janganana, jansankhya, <sex ratio, <literacy rate, census of india, <population density
  census-2011 | Census 2011 | census 2011 of india, janganana 2011
  capitals-of-states | States & Capitals | rajdhani, capital of indian states, rajya aur rajdhani, rajyon ki rajdhani
  seats-of-states | Seats of States in Parliament | lok sabha seats state wise, rajya sabha seats state wise, lok sabha seats, rajya sabha seats, lok sabha seats and states, rajya sabha seats and states, number of lok sabha seats, number of rajya sabha seats, lok sabha and rajya sabha seats
  border-states | States on the Borders of India | indian states sharing border, states sharing border with neighbouring countries, countries sharing border with india, countries sharing border with india and states, neighbouring countries and bordering states, states bordering china, states bordering bangladesh, states bordering nepal, states bordering pakistan, states bordering myanmar, states bordering bhutan, indian states bordering other countries, border sharing states
  literacy-and-sex-ratio | Literacy & Sex Ratio in the Census | literacy and sex ratio, census 2011 literacy and sex ratio, literacy rate and sex ratio, census 2011 sex ratio, census 2011 literacy, sex ratio in india, literacy rate in india, linganupat aur saksharta, saksharta dar, linganupat
  migration | Migration | migration in india, internal migration, rural to urban migration, push and pull factors, push and pull factors of migration, migrant workers, pravas, palayan, <remittances
  geothermal-energy | Geothermal Energy | geothermal, geothermal power, geothermal energy in india, hot springs of india, <puga valley, bhutapiya urja, bhu tapiya urja
  cloudburst | Cloudburst | cloud burst, cloudbursts, cloud bursts in india, badal fatna, badal phatna
  heat-wave | Heat Wave | heatwave, heat waves in india, heatwaves, heat wave in india, garm lahar, heat action plan, <urban heat island
  coastal-regulation-zone | Coastal Regulation Zone | crz, crz rules, crz notification, coastal regulation zones, crz 2019, tatiya viniyaman kshetra
  inner-line-permit | Inner Line Permit | ilp, inner line, inner line permit system, inner line permit states
  great-indian-bustard | Great Indian Bustard | godawan, bustard, gib, <ardeotis nigriceps
  stubble-burning | Stubble Burning | parali, parali jalana, crop burning, crop residue burning, <pusa decomposer, <happy seeder
  natural-farming | Natural Farming | zero budget natural farming, zbnf, prakritik kheti, <jeevamrit, <subhash palekar, national mission on natural farming
  interlinking-of-rivers | Interlinking of Rivers | river interlinking, river linking, river linking project, interlinking of rivers in india, ken betwa, ken betwa link, ken betwa project, nadi jodo, nadi jodo pariyojana
  circular-economy | Circular Economy | circular economy in india, <linear economy, <urban mining, <extended producer responsibility, chakriya arthvyavastha
  informal-sector | Informal Sector | unorganised sector, unorganized sector, informal economy, informal workers, unorganised workers, asangathit kshetra, <arjun sengupta committee
  khadi | Khadi | khadi and village industries, kvic, khadi and village industries commission, khadi gramodyog, khaddar
  north-east-states | North-East States | north east states, north eastern states, seven sisters, seven sister states, seven sisters of india, north east india, northeast india, north east gk, purvottar bharat, purvottar rajya, saat behne
  farming-practices | Farming Practices | crop rotation, <mixed cropping, organic farming, <contour ploughing, <floriculture, <dry farming, fasal chakra, jaivik kheti, crop rotation and mixed cropping, <horticulture, bagwani
  great-nicobar | Great Nicobar | <galathea bay
  statue-of-unity | Statue of Unity | sardar patel statue, tallest statue
  new-parliament-building | New Parliament Building | new parliament, parliament building, <central vista, sansad bhavan, <sengol
`
