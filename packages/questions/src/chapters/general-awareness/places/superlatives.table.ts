import { defineTable } from '../../../kit/facts/define-table.ts'

/** Only records that hold for long. Wrong options are of the same kind: an ocean beside oceans. */
export const superlatives = defineTable({
  id: 'superlatives',
  about: 'records of the world and of India',
  header: 'Record',
  columns: {
    answer: {
      header: 'Holder',
      kind: 'text',
      ask: ['Which of the following is the {name}?', 'Which is the {name}?'],
      say: 'The {name} is {value}',
      fakes: 'mistaken',
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
    // A state without a coast beside Gujarat would fall at sight.
    mistaken: { header: 'Mistaken for', kind: 'text' },
  },
  near: ['field'],
  alike: ['form'],
  concepts: ['superlatives'],
  parts: [
    {
      sources: ['Encyclopaedia Britannica', 'Manorama Year Book'],
      asOf: '2024-06',
      rows: `
        1 | largest continent | Asia | world | continent | - | It has about a third of all land.
        1 | smallest continent | Australia | world | continent | - | It is a country too.
        1 | second largest continent | Africa | world | continent | - | It has 54 states.
        1 | coldest continent | Antarctica | world | continent | - | It has no permanent people.
        2 | continent with the most countries | Africa | world | continent | - | It has 54 of them.
        1 | largest ocean | the Pacific Ocean | world | ocean | - | It covers about a third of the earth.
        1 | smallest ocean | the Arctic Ocean | world | ocean | - | Much of it is ice in winter.
        1 | deepest ocean | the Pacific Ocean | world | ocean | - | The Mariana Trench lies in it.
        2 | saltiest of the five oceans | the Atlantic Ocean | world | ocean | - | Few great rivers dilute its tropics.
        1 | second largest ocean | the Atlantic Ocean | world | ocean | - | It is shaped like an S.
        2 | third largest ocean | the Indian Ocean | world | ocean | - | It is named after a country.
        1 | largest country by area | Russia | world | country | - | It spans eleven time zones.
        1 | smallest country by area | Vatican City | world | small country | - | It lies within Rome.
        1 | second smallest country by area | Monaco | world | small country | - | It lies on the Mediterranean coast beside France.
        2 | smallest island country | Nauru | world | small country | - | It lies in the Pacific Ocean.
        3 | fourth smallest country by area | Tuvalu | world | small country | - | It lies in the Pacific Ocean, and only Vatican City, Monaco and Nauru are smaller.
        2 | oldest surviving republic of the world | San Marino | world | small country | - | It lies within Italy.
        1 | second largest country by area | Canada | world | country | - | Ottawa is its capital.
        1 | country with the longest coastline | Canada | world | country | - | It has very many islands.
        2 | country with the most time zones | France | world | country | - | Its overseas lands are counted.
        2 | largest landlocked country | Kazakhstan | world | country | - | It has a shore only on the Caspian Sea, which is a lake.
        2 | second largest landlocked country | Mongolia | world | country | - | It lies between Russia and China.
        2 | fifth largest country by area | Brazil | world | country | - | It is the largest country of South America.
        2 | sixth largest country by area | Australia | world | country | - | It is a continent too.
        1 | seventh largest country by area | India | world | country | - | It has an area of about 32.87 lakh square kilometres.
        2 | largest archipelagic country | Indonesia | world | country | - | It has more than 17,000 islands.
        1 | longest river of the world | the Nile | world | world river | - | It is about 6,650 km long.
        1 | largest river of the world by discharge | the Amazon | world | world river | - | It carries a fifth of all river water.
        2 | second largest river of the world by discharge | the Congo | world | world river | - | It crosses the equator twice.
        2 | river system with the largest delta of the world | the Ganga–Brahmaputra | world | world river | - | The Sundarbans lie in it.
        1 | deepest lake of the world | Lake Baikal | world | lake | - | It is in Siberia.
        1 | largest lake of the world | the Caspian Sea | world | lake | - | Its water is salty.
        1 | largest freshwater lake by area | Lake Superior | world | lake | - | It lies between the USA and Canada.
        1 | highest navigable lake | Lake Titicaca | world | lake | - | It lies in the Andes.
        1 | lowest lake of the world | the Dead Sea | world | lake | - | Its shore lies more than 400 metres below sea level.
        2 | longest river of Europe | the Volga | world | European river | - | It flows to the Caspian Sea.
        2 | second longest river of Europe | the Danube | world | European river | - | It flows to the Black Sea.
        2 | busiest inland waterway of Europe | the Rhine | world | European river | - | Rotterdam lies near its mouth.
        3 | longest river of France | the Loire | world | European river | - | It flows to the Atlantic Ocean.
        2 | longest river of Asia | the Yangtze | world | Asian river | - | It is in China.
        2 | river called the Sorrow of China | the Huang He | world | Asian river | - | It is also called the Yellow River.
        2 | longest river of Southeast Asia | the Mekong | world | Asian river | - | It flows through six countries.
        2 | longest river of western Asia | the Euphrates | world | Asian river | - | It rises in Turkey and flows through Syria and Iraq.
        2 | largest lake of Africa | Lake Victoria | world | African lake | - | The Nile leaves it.
        2 | deepest lake of Africa | Lake Tanganyika | world | African lake | - | It is the second deepest lake of the world.
        3 | southernmost of the African Great Lakes | Lake Malawi | world | African lake | - | It is also called Lake Nyasa.
        3 | largest permanent lake of the world in a desert | Lake Turkana | world | African lake | - | It lies in Kenya.
        1 | highest mountain of the world | Everest | world | mountain | - | It is 8,849 metres high.
        1 | second highest mountain of the world | K2 | world | mountain | - | It is in the Karakoram.
        1 | highest mountain of Africa | Kilimanjaro | world | mountain | - | It is in Tanzania.
        2 | highest mountain of Europe | Elbrus | world | mountain | - | It is in the Caucasus.
        2 | highest mountain of South America | Aconcagua | world | mountain | - | It is in Argentina.
        2 | highest mountain of North America | Denali | world | mountain | - | It is in Alaska.
        1 | largest animal of the world | the blue whale | world | sea animal | - | It can weigh 150 tonnes.
        1 | largest land animal | the African elephant | world | land animal | - | It can weigh six tonnes.
        1 | tallest animal | the giraffe | world | land animal | - | It lives in Africa.
        1 | fastest land animal | the cheetah | world | cat | - | It came back to India in 2022.
        1 | largest bird | the ostrich | world | bird | - | It lays the largest egg too.
        1 | smallest bird | the bee hummingbird | world | bird | - | It lives in Cuba.
        1 | fastest bird | the peregrine falcon | world | bird | - | It dives at more than 300 km an hour.
        2 | largest fish | the whale shark | world | sea animal | - | It eats plankton.
        2 | largest predatory fish | the great white shark | world | sea animal | - | It grows to about six metres.
        3 | largest toothed predator of the world | the sperm whale | world | sea animal | - | It dives for squid.
        2 | largest reptile | the saltwater crocodile | world | reptile | - | It lives in Bhitarkanika too.
        2 | longest snake of the world | the reticulated python | world | reptile | - | It lives in South and Southeast Asia.
        2 | longest venomous snake | the king cobra | world | reptile | - | It builds a nest for its eggs.
        1 | largest member of the cat family | the tiger | world | cat | - | The Siberian one is the heaviest.
        2 | second largest member of the cat family | the lion | world | cat | - | Its only wild home in Asia is Gir.
        2 | largest member of the cat family in the Americas | the jaguar | world | cat | - | It is the third largest of the family.
        2 | largest primate | the gorilla | world | land animal | - | It lives in Africa.
        2 | largest land carnivore | the polar bear | world | land animal | - | It hunts seals.
        2 | largest rodent | the capybara | world | land animal | - | It lives in South America.
        2 | largest marsupial | the red kangaroo | world | land animal | - | It lives in Australia.
        2 | bird with the widest wingspan | the wandering albatross | world | bird | - | Its wings span more than three metres.
        1 | largest planet | Jupiter | sky | planet | - | It has the Great Red Spot.
        1 | smallest planet | Mercury | sky | planet | - | It is the nearest to the Sun too.
        1 | hottest planet | Venus | sky | planet | - | Its air holds the heat.
        1 | planet nearest to the Sun | Mercury | sky | planet | - | It has no moon.
        1 | planet farthest from the Sun | Neptune | sky | planet | - | It was found in 1846.
        2 | densest planet | the Earth | sky | planet | - | It weighs 5.5 grams a cubic centimetre.
        2 | planet with the lowest density | Saturn | sky | planet | - | It would float on water.
        2 | planet with the shortest day | Jupiter | sky | planet | - | It turns in about ten hours.
        2 | planet that turns most slowly on its axis | Venus | sky | planet | - | It turns once in 243 days, from east to west.
        1 | largest freshwater lake of India | Wular Lake | India | Indian lake | - | It is in Jammu and Kashmir.
        1 | largest brackish lagoon of India | Chilika Lake | India | Indian lake | - | It is in Odisha.
        1 | largest inland salt lake of India | Sambhar Lake | India | Indian lake | - | It is in Rajasthan.
        1 | longest dam of India | the Hirakud Dam | India | Indian dam | - | It is on the Mahanadi.
        1 | highest dam of India | the Tehri Dam | India | Indian dam | - | It is on the Bhagirathi.
        1 | largest state of India by area | Rajasthan | India | state | Madhya Pradesh / Maharashtra / Uttar Pradesh / Gujarat | It has about a tenth of the country.
        1 | smallest state of India by area | Goa | India | state | Sikkim / Tripura / Nagaland / Mizoram | It was Portuguese until 1961.
        1 | most populous state of India (Census 2011) | Uttar Pradesh | India | state | Maharashtra / Bihar / West Bengal / Madhya Pradesh | It has the most seats in the Lok Sabha too.
        1 | least populous state of India (Census 2011) | Sikkim | India | state | Mizoram / Goa / Arunachal Pradesh / Nagaland | It joined India in 1975.
        2 | state of India with the largest forest area | Madhya Pradesh | India | state | Arunachal Pradesh / Chhattisgarh / Odisha / Maharashtra | Arunachal Pradesh comes next.
        2 | state of India with the highest literacy rate (Census 2011) | Kerala | India | state | Mizoram / Tripura / Goa / Himachal Pradesh | It had 94 per cent.
        2 | most densely populated state of India (Census 2011) | Bihar | India | state | West Bengal / Kerala / Uttar Pradesh / Haryana | It had 1,106 persons a square kilometre.
        2 | state of India with the largest Scheduled Tribe population (Census 2011) | Madhya Pradesh | India | state | Maharashtra / Odisha / Rajasthan / Gujarat | It has more than 1.5 crore.
        1 | highest peak under Indian administration | Kangchenjunga | India | Indian peak | - | It lies on the border of Sikkim and Nepal.
        2 | highest peak of southern India | Anamudi | India | Indian peak | - | It is in Kerala.
        2 | highest peak of the Aravallis | Guru Shikhar | India | Indian peak | - | It is at Mount Abu.
        1 | longest lake of India | Vembanad Lake | India | Indian lake | - | It is in Kerala.
        2 | lake of India formed by the impact of a meteorite | Lonar Lake | India | Indian lake | - | It is in Maharashtra.
        2 | dam with the largest reservoir of India | the Indira Sagar Dam | India | Indian dam | - | It is on the Narmada.
        2 | highest concrete gravity dam of India | the Bhakra Dam | India | Indian dam | - | It is on the Sutlej.
        1 | highest peak lying wholly within India | Nanda Devi | India | Indian peak | - | It is in Uttarakhand.
        2 | highest peak of the Nilgiris | Doddabetta | India | Indian peak | - | It is in Tamil Nadu.
        2 | heaviest snake of the world | the green anaconda | world | reptile | - | It lives in the rivers of South America.
        1 | state of India with the longest coastline | Gujarat | India | state | Tamil Nadu / Andhra Pradesh / Maharashtra / Kerala | It has the Gulfs of Kutch and Khambhat.
        1 | second most populous state of India (Census 2011) | Maharashtra | India | state | Bihar / West Bengal / Uttar Pradesh / Madhya Pradesh | Uttar Pradesh comes first.
        2 | state of India with the lowest sex ratio (Census 2011) | Haryana | India | state | Punjab / Uttar Pradesh / Bihar / Sikkim | It had 879 women for a thousand men.
        2 | state of India with the lowest literacy rate (Census 2011) | Bihar | India | state | Jharkhand / Rajasthan / Arunachal Pradesh / Uttar Pradesh | It was about 62 per cent.
      `,
    },
  ],
})
