/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  nicknames | Nicknames of Places | nicknames of cities, sobriquet, sobriquets, city nicknames, upnaam, famous nicknames
  cities-on-rivers | Cities on Rivers | cities and rivers, river bank cities, cities on the banks of rivers, nadi kinare base shahar, indian cities on rivers
  world-cities-on-rivers | World Cities on Rivers | world cities and rivers, foreign cities on rivers
  ports | Ports of India | port, bandargah, sea ports, ports in india
  major-ports | Major Ports of India | major ports, major port
  airports | Airports of India | airport, airports, hawai adda, international airports, airports in india
  temples | Temples & Places of Worship | temples, temple, mandir, temples of india, jyotirlinga, <monasteries of india, religious places
  hill-stations | Hill Stations | hill station, hill stations of india, parvatiya paryatan, hill stations and states, hill stations state wise
  superlatives | Largest, Longest & Highest | largest and smallest, sabse bada, longest and shortest, highest lowest
  world-records | Largest & Longest of the World | largest in the world, longest in the world, world superlatives, highest in the world
  india-records | Largest & Longest of India | largest in india, longest in india, highest in india, superlatives of india
  planets | Facts about Planets | <largest planet, <hottest planet, planet facts, planets, planet, all planets, planets gk
  planet-records | Largest & Smallest Planets | planets largest smallest, largest and smallest planet, largest and smallest planets, planets largest and smallest, biggest and smallest planet, biggest planet and smallest planet, planets in order of size, size of planets, sabse bada aur sabse chota grah
  former-names | Former Names of Places | old names, former name, new name old name, renamed cities, changed names, purane naam
  former-names-of-countries | Former Names of Countries | old names of countries, countries old names
  ports-and-states | Ports & States | ports and states, ports state wise, major ports and states, major ports state wise, ports with states, ports of india state wise
  temples-and-states | Temples & States | temples and states, temples state wise, temples with states, famous temples state wise, temples location
  largest-lakes-of-india | Largest Lakes of India | lakes of india largest, largest lake of india, largest lakes in india, largest lake in india, biggest lake of india, biggest lakes of india, largest freshwater lake of india, bharat ki sabse badi jheel
  yamuna-tributaries | Tributaries of the Yamuna | tributaries of yamuna, yamuna tributaries, tributaries of yamuna river, tributaries of river yamuna, yamuna ki sahayak nadiyan
  brahmaputra-tributaries | Tributaries of the Brahmaputra | tributaries of brahmaputra, brahmaputra tributaries, tributaries of brahmaputra river, tributaries of river brahmaputra, brahmaputra ki sahayak nadiyan
  godavari-tributaries | Tributaries of the Godavari | tributaries of godavari, godavari tributaries, tributaries of godavari river, tributaries of river godavari, godavari ki sahayak nadiyan
  krishna-tributaries | Tributaries of the Krishna | tributaries of krishna, krishna tributaries, tributaries of krishna river, tributaries of river krishna, krishna ki sahayak nadiyan
`
