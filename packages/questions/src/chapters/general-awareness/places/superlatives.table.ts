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
      ask: ['What is the {name}?', 'Which is the {name}?'],
      say: 'The {name} is {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
    },
    form: {
      header: 'Kind',
      kind: 'text',
    },
  },
  near: ['field'],
  alike: ['form'],
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
        1 | highest waterfall of the world | Angel Falls | world | water | It is in Venezuela.
        1 | highest navigable lake | Lake Titicaca | world | lake | It lies in the Andes.
        2 | longest river of Europe | the Volga | world | river | It flows to the Caspian Sea.
        2 | longest river of Asia | the Yangtze | world | river | It is in China.
        2 | largest lake of Africa | Lake Victoria | world | lake | The Nile leaves it.
        1 | deepest trench of the oceans | the Mariana Trench | world | water | It is about 11 km deep.
        1 | largest gulf of the world | the Gulf of Mexico | world | water | It lies south of the USA.
        2 | largest bay of the world by area | the Bay of Bengal | world | water | India lies west of it.
        1 | highest mountain of the world | Mount Everest | world | mountain | It is 8,849 metres high.
        1 | second highest mountain of the world | K2 | world | mountain | It is in the Karakoram.
        1 | longest mountain range on land | the Andes | world | land | It runs along South America.
        2 | highest mountain of Africa | Kilimanjaro | world | mountain | It is in Tanzania.
        2 | highest mountain of Europe | Elbrus | world | mountain | It is in the Caucasus.
        2 | highest mountain of South America | Aconcagua | world | mountain | It is in Argentina.
        2 | highest mountain of North America | Denali | world | mountain | It is in Alaska.
        1 | highest plateau of the world | the Tibetan Plateau | world | land | It is called the roof of the world.
        1 | largest hot desert | the Sahara | world | land | It is in northern Africa.
        1 | largest island of the world | Greenland | world | land | It belongs to Denmark.
        1 | largest peninsula of the world | Arabia | world | land | Saudi Arabia fills most of it.
        1 | largest delta of the world | the Sundarbans delta | world | land | The Ganga and the Brahmaputra made it.
        1 | largest coral reef of the world | the Great Barrier Reef | world | land | It lies off Queensland.
        2 | largest archipelago | the Malay Archipelago | world | land | It lies between Asia and Australia.
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
        1 | longest river within India | the Ganga | India | Indian water | It is about 2,525 km long.
        1 | longest river of southern India | the Godavari | India | Indian water | It is called the Dakshin Ganga.
        1 | largest freshwater lake of India | Wular Lake | India | Indian water | It is in Jammu and Kashmir.
        1 | largest brackish lagoon of India | Chilika Lake | India | Indian water | It is in Odisha.
        1 | largest inland salt lake of India | Sambhar Lake | India | Indian water | It is in Rajasthan.
        1 | longest dam of India | the Hirakud Dam | India | Indian water | It is on the Mahanadi.
        1 | highest dam of India | the Tehri Dam | India | Indian water | It is on the Bhagirathi.
        2 | longest canal of India | the Indira Gandhi Canal | India | Indian water | It waters the Thar.
        1 | largest state of India by area | Rajasthan | India | state | It has about a tenth of the country.
        1 | smallest state of India by area | Goa | India | state | It was Portuguese until 1961.
        1 | state of India with the most people | Uttar Pradesh | India | state | It has the most seats in the Lok Sabha too.
        1 | state of India with the fewest people | Sikkim | India | state | It joined India in 1975.
        2 | state of India with the largest forest area | Madhya Pradesh | India | state | Arunachal Pradesh comes next.
        2 | state of India with the highest literacy in 2011 | Kerala | India | state | It had 94 per cent.
        2 | state of India with the highest density of people in 2011 | Bihar | India | state | It had 1,106 persons a square kilometre.
        2 | state of India with the largest number of tribal people in 2011 | Madhya Pradesh | India | state | It has more than 1.5 crore.
        1 | highest peak under Indian administration | Kangchenjunga | India | Indian land | It lies on the border of Sikkim and Nepal.
        2 | highest peak of southern India | Anamudi | India | Indian land | It is in Kerala.
        2 | highest peak of the Aravallis | Guru Shikhar | India | Indian land | It is at Mount Abu.
        1 | largest river island of India | Majuli | India | Indian land | It lies in the Brahmaputra.
        1 | southernmost point of India | Indira Point | India | Indian land | It is on Great Nicobar.
        2 | southernmost point of the Indian mainland | Kanyakumari | India | Indian land | Three seas meet there.
        2 | wettest inhabited place of India | Mawsynram | India | Indian land | It is in Meghalaya.
        2 | largest national park of India | Hemis National Park | India | Indian land | It is in Ladakh.
        2 | largest cave temple of India | Ellora | India | Indian land | The Kailasa Temple is there.
      `,
    },
  ],
})
