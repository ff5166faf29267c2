/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  nicknames | Nicknames of Places | nicknames of cities, sobriquet, upnaam, famous nicknames
  cities-on-rivers | Cities on Rivers | river bank cities, riverside cities, river side cities, cities on the banks of rivers, nadi kinare base shahar, indian cities on rivers, which city is on which river, cities and rivers, nadi ke kinare base shahar
  world-cities-on-rivers | World Cities on Rivers | foreign cities on rivers, rivers of the world and cities, rivers and cities of the world, world rivers and cities, important cities of the world on rivers, vishwa ke shahar aur nadiyan
  ports | Ports of India | port, bandargah, sea ports
  major-ports | Major Ports of India | major ports
  airports | Airports of India | airport, hawai adda, international airports
  temples | Temples & Places of Worship | temples, mandir, temples of india, jyotirlinga, <monasteries of india, religious places
  hill-stations | Hill Stations | hill stations of india, parvatiya paryatan, hill stations and states, hill stations state wise
  superlatives | Largest, Longest & Highest | largest and smallest, sabse bada, longest and shortest, highest lowest
  world-records | Largest & Longest of the World | largest in the world, longest in the world, world superlatives, highest in the world
  india-records | Largest & Longest of India | largest in india, longest in india, highest in india, superlatives of india, longest highest largest in india, largest smallest in india
  planets | Facts about Planets | <largest planet, <hottest planet, planet facts, planets, all planets, planets gk
  planet-records | Largest & Smallest Planets | biggest and smallest planet, planets in order of size, size of planets, sabse bada aur sabse chota grah
  former-names | Former Names of Places | old names, former name, new name old name, renamed cities, changed names, purane naam
  former-names-of-countries | Former Names of Countries | old names of countries
  ports-and-states | Ports & States | ports state wise, major ports and states, major ports state wise, ports with states, ports of india state wise
  temples-and-states | Temples & States | temples state wise, temples with states, famous temples state wise, temples location
  largest-lakes-of-india | Largest Lakes of India | biggest lake of india, largest freshwater lake of india, bharat ki sabse badi jheel
  yamuna-tributaries | Tributaries of the Yamuna | tributaries of yamuna river, yamuna ki sahayak nadiyan
  brahmaputra-tributaries | Tributaries of the Brahmaputra | tributaries of brahmaputra river, brahmaputra ki sahayak nadiyan
  godavari-tributaries | Tributaries of the Godavari | tributaries of godavari river, godavari ki sahayak nadiyan
  krishna-tributaries | Tributaries of the Krishna | tributaries of krishna river, krishna ki sahayak nadiyan
  seven-wonders | Seven Wonders of the World | seven wonders, 7 wonders, new seven wonders, 7 wonders of the world, wonders of the world, duniya ke saat ajoobe, saat ajube
  forts-of-rajasthan | Hill Forts of Rajasthan | forts of rajasthan, rajasthan ke kile, rajasthan forts, <chittorgarh fort, <amber fort
  mount-everest | Mount Everest | everest, sagarmatha, mt everest, highest mountain of the world
  sahara-desert | Sahara | sahara desert, sahara marusthal
`
