import { defineTable } from '../../../kit/facts/define-table.ts'

/** Only records that hold for long. Wrong options are of the same kind: an ocean beside oceans. */
export const superlatives = defineTable({
  id: 'superlatives',
  about: 'records of the world and of India',
  header: 'Record',
  columns: {
    answer: {
      header: 'Answer',
      kind: 'text',
      ask: ['Which of the following is the {name}?', 'Which is the {name}?'],
      say: 'The {name} is {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: { world: 'world-records', India: 'india-records', sky: 'planets' },
    },
    form: {
      header: 'Kind',
      kind: 'text',
    },
  },
  near: ['field'],
  alike: ['form'],
  concepts: ['superlatives'],
  parts: [
    {
      sources: ['Encyclopaedia Britannica', 'Manorama Year Book'],
      asOf: '2024-06',
      rows: `
        1 | largest continent | Asia | world | continent | It has about a third of all land.
        1 | smallest continent | Australia | world | continent | It is a country too.
        2 | second largest continent | Africa | world | continent | It has 54 states.
        2 | coldest continent | Antarctica | world | continent | It has no permanent people.
        2 | continent with the most countries | Africa | world | continent | It has 54 of them.
        1 | largest ocean | the Pacific Ocean | world | ocean | It covers about a third of the earth.
        1 | smallest ocean | the Arctic Ocean | world | ocean | Much of it is ice in winter.
        1 | deepest ocean | the Pacific Ocean | world | ocean | The Mariana Trench lies in it.
        2 | saltiest of the five oceans | the Atlantic Ocean | world | ocean | Few great rivers dilute its tropics.
        2 | second largest ocean | the Atlantic Ocean | world | ocean | It is shaped like an S.
        2 | third largest ocean | the Indian Ocean | world | ocean | It is named after a country.
        1 | largest country by area | Russia | world | country | It spans eleven time zones.
        1 | smallest country by area | Vatican City | world | country | It lies within Rome.
        1 | second largest country by area | Canada | world | country | It has the longest coast too.
        1 | country with the longest coastline | Canada | world | country | It has very many islands.
        2 | country with the most time zones | France | world | country | Its overseas lands are counted.
        2 | largest country without a coast | Kazakhstan | world | country | It touches only the Caspian Sea.
        2 | largest island state | Indonesia | world | country | It has more than 17,000 islands.
        1 | longest river of the world | the Nile | world | river | It is about 6,650 km long.
        1 | largest river by flow | the Amazon | world | river | It carries a fifth of all river water.
        1 | deepest lake of the world | Lake Baikal | world | lake | It is in Siberia.
        1 | largest lake of the world | the Caspian Sea | world | lake | Its water is salty.
        1 | largest freshwater lake by area | Lake Superior | world | lake | It lies between the USA and Canada.
        1 | highest navigable lake | Lake Titicaca | world | lake | It lies in the Andes.
        2 | longest river of Europe | the Volga | world | river | It flows to the Caspian Sea.
        2 | longest river of Asia | the Yangtze | world | river | It is in China.
        2 | largest lake of Africa | Lake Victoria | world | lake | The Nile leaves it.
        1 | highest mountain of the world | Everest | world | mountain | It is 8,849 metres high.
        1 | second highest mountain of the world | K2 | world | mountain | It is in the Karakoram.
        2 | highest mountain of Africa | Kilimanjaro | world | mountain | It is in Tanzania.
        2 | highest mountain of Europe | Elbrus | world | mountain | It is in the Caucasus.
        2 | highest mountain of South America | Aconcagua | world | mountain | It is in Argentina.
        2 | highest mountain of North America | Denali | world | mountain | It is in Alaska.
        1 | largest animal | the blue whale | world | animal | It can weigh 150 tonnes.
        1 | largest land animal | the African elephant | world | animal | It can weigh six tonnes.
        1 | tallest animal | the giraffe | world | animal | It lives in Africa.
        1 | fastest land animal | the cheetah | world | animal | It came back to India in 2022.
        1 | largest bird | the ostrich | world | animal | It lays the largest egg too.
        1 | smallest bird | the bee hummingbird | world | animal | It lives in Cuba.
        2 | fastest bird | the peregrine falcon | world | animal | It dives at more than 300 km an hour.
        2 | largest fish | the whale shark | world | animal | It eats plankton.
        2 | largest reptile | the saltwater crocodile | world | animal | It lives in Bhitarkanika too.
        2 | largest cat | the tiger | world | animal | The Siberian one is the heaviest.
        2 | largest primate | the gorilla | world | animal | It lives in Africa.
        2 | bird with the widest wingspan | the wandering albatross | world | animal | Its wings span more than three metres.
        1 | largest planet | Jupiter | sky | planet | It has the Great Red Spot.
        1 | smallest planet | Mercury | sky | planet | It is the nearest to the Sun too.
        1 | hottest planet | Venus | sky | planet | Its air holds the heat.
        1 | planet nearest to the Sun | Mercury | sky | planet | It has no moon.
        1 | planet farthest from the Sun | Neptune | sky | planet | It was found in 1846.
        2 | densest planet | the Earth | sky | planet | It weighs 5.5 grams a cubic centimetre.
        2 | planet of the least density | Saturn | sky | planet | It would float on water.
        2 | planet with the shortest day | Jupiter | sky | planet | It turns in about ten hours.
        2 | planet that turns most slowly on its axis | Venus | sky | planet | It turns once in 243 days, from east to west.
        1 | largest freshwater lake of India | Wular Lake | India | Indian lake | It is in Jammu and Kashmir.
        1 | largest brackish lagoon of India | Chilika Lake | India | Indian lake | It is in Odisha.
        1 | largest inland salt lake of India | Sambhar Lake | India | Indian lake | It is in Rajasthan.
        1 | longest dam of India | the Hirakud Dam | India | Indian dam | It is on the Mahanadi.
        1 | highest dam of India | the Tehri Dam | India | Indian dam | It is on the Bhagirathi.
        1 | largest state of India by area | Rajasthan | India | state | It has about a tenth of the country.
        1 | smallest state of India by area | Goa | India | state | It was Portuguese until 1961.
        1 | state of India with the most people | Uttar Pradesh | India | state | It has the most seats in the Lok Sabha too.
        1 | state of India with the fewest people | Sikkim | India | state | It joined India in 1975.
        2 | state of India with the largest forest area | Madhya Pradesh | India | state | Arunachal Pradesh comes next.
        2 | state of India with the highest literacy in 2011 | Kerala | India | state | It had 94 per cent.
        2 | state of India with the highest density of people in 2011 | Bihar | India | state | It had 1,106 persons a square kilometre.
        2 | state of India with the largest number of tribal people in 2011 | Madhya Pradesh | India | state | It has more than 1.5 crore.
        1 | highest peak under Indian administration | Kangchenjunga | India | Indian peak | It lies on the border of Sikkim and Nepal.
        2 | highest peak of southern India | Anamudi | India | Indian peak | It is in Kerala.
        2 | highest peak of the Aravallis | Guru Shikhar | India | Indian peak | It is at Mount Abu.
        1 | longest lake of India | Vembanad Lake | India | Indian lake | It is in Kerala.
        2 | lake of India formed by the impact of a meteorite | Lonar Lake | India | Indian lake | It is in Maharashtra.
        2 | dam with the largest reservoir of India | the Indira Sagar Dam | India | Indian dam | It is on the Narmada.
        2 | highest concrete gravity dam of India | the Bhakra Dam | India | Indian dam | It is on the Sutlej.
        1 | highest peak lying wholly within India | Nanda Devi | India | Indian peak | It is in Uttarakhand.
        2 | highest peak of the Nilgiris | Doddabetta | India | Indian peak | It is in Tamil Nadu.
      `,
    },
  ],
})
