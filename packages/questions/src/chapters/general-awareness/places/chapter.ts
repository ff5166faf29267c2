import { defineChapter } from '../../../kit/define-chapter.ts'

export const places = defineChapter({
  subject: 'general-awareness',
  title: 'Places & Landmarks',
  aliases: ['places in news', 'places', 'famous places', 'sthan'],
  weight: 30,
  concepts: `
    nicknames | Nicknames of Places | nicknames of cities, sobriquet, sobriquets, city nicknames, upnaam, famous nicknames
    cities-on-rivers | Cities on Rivers | cities and rivers, river bank cities, cities on the banks of rivers, nadi kinare base shahar, indian cities on rivers
    world-cities-on-rivers | World Cities on Rivers | world cities and rivers, foreign cities on rivers
    ports | Ports of India | port, major ports, bandargah, sea ports, ports in india, major ports of india
    airports | Airports of India | airport, airports, hawai adda, international airports, airports in india
    temples | Temples & Places of Worship | temples, temple, mandir, temples of india, jyotirlinga, monasteries of india, religious places
    hill-stations | Hill Stations | hill station, hill stations of india, parvatiya paryatan
    superlatives | Largest, Longest & Highest | largest and smallest, sabse bada, longest and shortest, highest lowest
    world-records | Largest & Longest of the World | largest in the world, longest in the world, world superlatives, highest in the world
    india-records | Largest & Longest of India | largest in india, longest in india, highest in india, superlatives of india
    planets | Facts about Planets | largest planet, hottest planet, planet facts
    former-names | Former Names of Places | old names, former name, new name old name, renamed cities, changed names, purane naam
    former-names-of-countries | Former Names of Countries | old names of countries, countries old names
  `,
  types: {
    'facts/city-nicknames': { title: 'Nicknames of Places', aliases: [] },
    'facts/cities-on-rivers': { title: 'Cities on Rivers', aliases: [] },
    'facts/ports': { title: 'Ports of India', aliases: [] },
    'facts/airports': { title: 'Airports of India', aliases: [], weight: 0.5 },
    'facts/temples': { title: 'Temples & Places of Worship', aliases: [], weight: 0.8 },
    'facts/hill-stations': { title: 'Hill Stations', aliases: [], weight: 0.6 },
    'bank/records': { title: 'Records of the World & India', aliases: [], weight: 0.8 },
    'facts/superlatives': {
      title: 'Largest, Longest & Highest',
      aliases: ['longest river', 'records'],
      weight: 1.2,
    },
    'facts/former-names': { title: 'Former Names of Places', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
