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
      say: "'{name}' is a name for {value}",
    },
    part: { header: 'Part', kind: 'text' },
  },
  near: ['part'],
  alike: ['part'],
  concepts: ['nicknames'],
  parts: [
    {
      sources: ['Lucent General Knowledge, nicknames of places', 'Incredible India, Ministry of Tourism'],
      rows: `
        1 | Pink City | Jaipur | India | Its old houses were painted pink in 1876.
        1 | Blue City | Jodhpur | India | Many old houses below its fort are blue.
        1 | Golden City | Jaisalmer / Amritsar | India | It is built of yellow sandstone.
        1 | City of Lakes | Udaipur / Bhopal | India | Pichola is one of its lakes.
        1 | Silicon Valley of India | Bengaluru | India | It is the centre of information technology.
        1 | City of Nawabs | Lucknow | India | It was the seat of Awadh.
        1 | City of Joy | Kolkata | India | A novel of Dominique Lapierre bears the name.
        1 | City of Pearls | Hyderabad | India | It is known for the pearl trade.
        1 | Manchester of India | Ahmedabad / Mumbai | India | It was known for cotton mills.
        1 | Manchester of South India | Coimbatore | India | It has many textile mills.
        1 | Leather City of the World | Kanpur | India | It has many tanneries.
        1 | Steel City of India | Jamshedpur | India | Tata Steel was founded in it.
        1 | Orange City | Nagpur | India | It is known for oranges.
        1 | Wine Capital of India | Nashik | India | It has many vineyards.
        1 | City of Destiny | Visakhapatnam | India | It is the largest port city of Andhra Pradesh.
        1 | Queen of the Arabian Sea | Kochi | India | It was an old port for spices.
        1 | Scotland of the East | Shillong | India | It has rolling green hills.
        1 | Queen of Hills | Mussoorie / Shimla / Darjeeling | India | It lies above Dehradun.
        1 | Queen of the Deccan | Pune | India | It was the seat of the Peshwas.
        1 | Temple City of India | Bhubaneswar / Madurai / Varanasi | India | It has hundreds of temples.
        1 | Yoga Capital of the World | Rishikesh | India | It lies on the Ganga.
        1 | Diamond City of India | Surat / Panna | India | Most diamonds of the world are polished in it.
        2 | Athens of the East | Madurai | India | It was a seat of Tamil learning.
        2 | Kashmir of the South | Munnar | India | It is known for tea hills.
        2 | Venice of the East | Alappuzha / Bangkok / Udaipur | India | It is known for canals and backwaters.
        2 | Coal Capital of India | Dhanbad | India | It lies in the Jharia coalfield.
        2 | Cashew Capital of the World | Kollam | India | It has many cashew factories.
        2 | Turmeric City | Erode / Sangli | India | It has a large turmeric market.
        2 | Egg City of India | Namakkal | India | It has many poultry farms.
        1 | Detroit of India | Chennai | India | Many motor cars are built in it.
        2 | Millennium City | Gurugram / Cuttack | India | Many companies have offices in it.
        1 | City Beautiful | Chandigarh | India | Le Corbusier planned it.
        1 | Land of Five Rivers | Punjab | India | The name means five waters.
        1 | God's Own Country | Kerala / New Zealand | India | It is the slogan of its tourism.
        2 | Tiger State | Madhya Pradesh | India | It had the most tigers of all states in the count of 2022.
        1 | Land of the Rising Sun | Japan | World | Its own name means origin of the sun.
        1 | Land of the Midnight Sun | Norway | World | In summer the sun does not set in its north.
        1 | Land of a Thousand Lakes | Finland | World | Glaciers carved its lakes.
        1 | Land of Morning Calm | Korea / South Korea | World | It was called Joseon.
        1 | Land of White Elephants | Thailand | World | The white elephant was its royal symbol.
        1 | Gift of the Nile | Egypt | World | Herodotus gave the name.
        1 | Sugar Bowl of the World | Cuba | World | It was a great exporter of sugar.
        1 | Sick Man of Europe (in the 19th century) | Turkey | World | The Ottoman Empire was meant.
        1 | Cockpit of Europe | Belgium | World | Many battles were fought on its soil.
        1 | Emerald Isle | Ireland | World | Rain keeps it green.
        1 | Roof of the World | the Pamir Plateau / Tibet | World | High ranges of Asia meet in it.
        1 | Eternal City | Rome | World | Poets of antiquity gave it this name.
        1 | City of Canals | Venice / Amsterdam | World | Gondolas ply in it.
        1 | The Big Apple | New York | World | Newspapers of the 1920s made the name known.
        1 | Windy City | Chicago | World | It lies on lake Michigan.
        2 | Island of Cloves | Zanzibar | World | It lies off Tanzania.
        2 | City of Golden Gate | San Francisco | World | A suspension bridge bears the name.
        2 | Granite City | Aberdeen | World | It lies in Scotland.
        2 | Land of the Thunder Dragon | Bhutan | World | Druk Yul means land of the thunder dragon.
        1 | China's Sorrow | the Hwang Ho | World | Its floods were terrible.
      `,
    },
  ],
})
