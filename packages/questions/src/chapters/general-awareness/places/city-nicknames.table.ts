import { defineTable } from '../../../kit/facts/define-table.ts'

/** Nicknames that one place alone bears in school books. */
export const cityNicknames = defineTable({
  id: 'city-nicknames',
  about: 'nicknames of places',
  header: 'Nickname',
  columns: {
    place: {
      header: 'Place',
      kind: 'text',
      ask: ["Which place is known as '{name}'?", "'{name}' is a nickname of:"],
      askBack: ['By which of the following names is {value} known?'],
      say: "{value} is known as '{name}'",
      fakes: 'mistaken',
    },
    part: { header: 'Part', kind: 'text' },
    // 'Land of ...' is not a city.
    kind: { header: 'Kind', kind: 'text' },
    // A name for a trade beside others, and a land beside those of its continent.
    group: { header: 'Group', kind: 'text' },
    mistaken: { header: 'Mistaken for', kind: 'text' },
  },
  near: ['group'],
  alike: ['part', 'kind'],
  concepts: ['nicknames'],
  parts: [
    {
      sources: ['Lucent General Knowledge, nicknames of places', 'Incredible India, Ministry of Tourism'],
      rows: `
        1 | Pink City | Jaipur | India | city | sight | - | Its old houses were painted pink in 1876.
        1 | Blue City | Jodhpur | India | city | sight | - | Many old houses below its fort are blue.
        1 | Golden City | Jaisalmer / Amritsar | India | city | sight | - | It is built of yellow sandstone.
        1 | City of Lakes | Udaipur / Bhopal | India | city | sight | - | Pichola is one of its lakes.
        1 | Silicon Valley of India | Bengaluru | India | city | trade | - | It is the centre of information technology.
        1 | City of Nawabs | Lucknow | India | city | sight | - | It was the seat of Awadh.
        1 | City of Joy | Kolkata | India | city | sight | - | A novel of Dominique Lapierre bears the name.
        1 | City of Pearls | Hyderabad | India | city | trade | - | It is known for the pearl trade.
        1 | Manchester of India | Ahmedabad / Mumbai | India | city | trade | - | It was known for cotton mills.
        1 | Manchester of South India | Coimbatore | India | city | trade | - | It has many textile mills.
        1 | Leather City of the World | Kanpur | India | city | trade | - | It has many tanneries.
        1 | Steel City of India | Jamshedpur | India | city | trade | - | Tata Steel was founded in it.
        1 | Orange City | Nagpur | India | city | trade | - | It is known for oranges.
        1 | Wine Capital of India | Nashik | India | city | trade | - | It has many vineyards.
        1 | City of Destiny | Visakhapatnam | India | city | sight | - | It is the largest port city of Andhra Pradesh.
        1 | Queen of the Arabian Sea | Kochi | India | city | sight | - | It was an old port for spices.
        1 | Scotland of the East | Shillong | India | city | sight | - | It has rolling green hills.
        1 | Queen of Hills | Mussoorie / Shimla / Darjeeling | India | city | sight | - | It lies above Dehradun.
        1 | Queen of the Deccan | Pune | India | city | sight | - | It was the seat of the Peshwas.
        1 | Temple City of India | Bhubaneswar / Madurai / Varanasi | India | city | sight | - | It has hundreds of temples.
        1 | Yoga Capital of the World | Rishikesh | India | city | sight | - | It lies on the Ganga.
        1 | Diamond City of India | Surat / Panna | India | city | trade | - | Most diamonds of the world are polished in it.
        2 | Athens of the East | Madurai | India | city | sight | - | It was a seat of Tamil learning.
        2 | Kashmir of the South | Munnar | India | city | sight | - | It is known for tea hills.
        2 | Venice of the East | Alappuzha / Bangkok / Udaipur | India | city | sight | - | It is known for canals and backwaters.
        1 | Coal Capital of India | Dhanbad | India | city | trade | Jamshedpur / Bokaro / Ranchi / Rourkela | It lies in the Jharia coalfield.
        2 | Cashew Capital of the World | Kollam | India | city | trade | Kozhikode / Kannur / Thrissur / Kottayam | It has many cashew factories.
        2 | Turmeric City | Erode / Sangli | India | city | trade | - | It has a large turmeric market.
        2 | Egg City of India | Namakkal | India | city | trade | Karur / Salem / Tiruppur / Vellore | It has many poultry farms.
        1 | Detroit of India | Chennai | India | city | trade | - | Many motor cars are built in it.
        2 | Millennium City | Gurugram / Cuttack | India | city | trade | - | Many companies have offices in it.
        1 | City Beautiful | Chandigarh | India | city | sight | - | Le Corbusier planned it.
        1 | Land of Five Rivers | Punjab | India | land | states | - | The name means five waters.
        1 | God's Own Country | Kerala / New Zealand | India | land | states | - | It is the slogan of its tourism.
        2 | Tiger State | Madhya Pradesh | India | land | states | - | It had the most tigers of all states in the count of 2022.
        1 | Land of the Rising Sun | Japan | World | land | Asia | - | Its own name means origin of the sun.
        1 | Land of the Midnight Sun | Norway | World | land | Europe | - | In summer the sun does not set in its north.
        1 | Land of a Thousand Lakes | Finland | World | land | Europe | - | Glaciers carved its lakes.
        1 | Land of Morning Calm | Korea / South Korea | World | land | Asia | - | It was called Joseon.
        1 | Land of White Elephants | Thailand | World | land | Asia | - | The white elephant was its royal symbol.
        1 | Gift of the Nile | Egypt | World | land | Africa | - | Herodotus gave the name.
        1 | Sugar Bowl of the World | Cuba | World | land | America / island | - | It was a great exporter of sugar.
        1 | Sick Man of Europe | Turkey | World | land | Europe | - | The Ottoman Empire of the 19th century was meant.
        1 | Cockpit of Europe | Belgium | World | land | Europe | - | Many battles were fought on its soil.
        1 | Emerald Isle | Ireland | World | land | Europe / island | - | Rain keeps it green.
        1 | Roof of the World | the Pamir Plateau / Tibet | World | land | Asia | - | High ranges of Asia meet in it.
        1 | Eternal City | Rome | World | city | Europe | - | Poets of antiquity gave it this name.
        1 | City of Canals | Venice / Amsterdam | World | city | Europe | - | Gondolas ply in it.
        1 | The Big Apple | New York | World | city | America | - | Newspapers of the 1920s made the name known.
        1 | Windy City | Chicago | World | city | America | - | It lies on lake Michigan.
        2 | Island of Cloves | Zanzibar | World | land | Africa / island | - | It lies off Tanzania.
        2 | City of Golden Gate | San Francisco | World | city | America | - | A suspension bridge bears the name.
        2 | Granite City | Aberdeen | World | city | Europe | - | It lies in Scotland.
        2 | Land of the Thunder Dragon | Bhutan | World | land | Asia | - | Druk Yul means land of the thunder dragon.
        2 | Land of the Dawn-lit Mountains | Arunachal Pradesh | India | land | states | - | The sun rises first in India over its eastern end.
        2 | Land of Red River and Blue Hills | Assam | India | land | states | - | The Brahmaputra is the red river.
        2 | Abode of Clouds | Meghalaya | India | land | states | - | It is what its name means.
        2 | Land of Jewels | Manipur | India | land | states | - | Nehru called it a jewel of India.
      `,
    },
  ],
})
