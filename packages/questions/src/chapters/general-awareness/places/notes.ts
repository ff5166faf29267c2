import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const NICKNAMES = 'facts/city-nicknames'
const CITIES = 'facts/cities-on-rivers'
const PORTS = 'facts/ports'
const AIRPORTS = 'facts/airports'
const MOST = 'facts/superlatives'
const FORMER = 'facts/former-names'

export const notes = defineNotes({
  overview:
    'A place is asked by what it is called, what it was called, what flows past it, what is named after whom, and in what it stands first. Each of these has a reason in trade, colour, history or nature. Learn the reason and the name holds by itself.',
  terms,
  method: [
    'Ask what kind of fact is wanted: nickname, old name, river, port, airport or record.',
    'For a nickname think of the product, the colour of the houses or the hills.',
    'For a record read the exact words: by area, by length, by people, of India, of the world.',
    'For a city on a river see the map of the basin and follow the river down.',
  ],
  tables: [
    {
      title: 'One word decides',
      columns: ['Largest or longest', 'Answer', 'With another word'],
      rows: [
        ['Lake of the world', 'Caspian Sea', 'freshwater by area: Superior; deepest: Baikal'],
        ['Desert', 'Antarctica, if cold ones count', 'hot: Sahara'],
        ['River', 'Nile, by length', 'by flow: Amazon'],
        ['State of India', 'Rajasthan, by area', 'by people: Uttar Pradesh'],
        ['Smallest state', 'Goa, by area', 'by people: Sikkim'],
        ['Dam of India', 'Hirakud, longest', 'highest: Tehri'],
        ['Lake of India', 'Wular, fresh water', 'lagoon: Chilika; salt inland: Sambhar'],
        ['Waterfall', 'Angel, highest', 'Niagara and Victoria are broad, not highest'],
      ],
      of: [MOST],
    },
    {
      title: 'Major ports round the coast',
      columns: ['Coast', 'Ports in order'],
      rows: [
        ['Gujarat to Goa, going south', 'Kandla, Mumbai, Nhava Sheva, Mormugao'],
        ['Karnataka and Kerala, going south', 'New Mangalore, Kochi'],
        ['Tamil Nadu, going north', 'Tuticorin, Chennai, Ennore'],
        ['Andhra to Bengal, going north', 'Visakhapatnam, Paradip, Haldia and Kolkata'],
      ],
      of: [PORTS],
    },
  ],
  tips: [
    about(
      NICKNAMES,
      'Rajasthan in colours: pink Jaipur, blue Jodhpur, golden Jaisalmer; Udaipur has the lakes.',
    ),
    about(NICKNAMES, 'Manchester is cotton: Ahmedabad of India, Coimbatore of the south.'),
    about(
      CITIES,
      'Down the Ganga: Rishikesh, Haridwar, Kanpur, Prayagraj, Varanasi, Patna. Down the Yamuna: Delhi, Mathura, Agra.',
    ),
    about(CITIES, 'On smaller rivers: Lucknow Gomti, Hyderabad Musi, Ahmedabad Sabarmati, Pune Mula-Mutha.'),
    about(
      PORTS,
      'A tidal port is Kandla, a riverine port Kolkata, the deepest landlocked one Visakhapatnam.',
    ),
    about(PORTS, 'Major ports are under the Centre, minor ones under the states, however large they are.'),
    about(
      AIRPORTS,
      'A name from the region gives the city: Birsa Munda Ranchi, Biju Patnaik Bhubaneswar, Kempegowda Bengaluru, Raja Bhoj Bhopal.',
    ),
    about(
      FORMER,
      'Gold Coast is Ghana, and the two Rhodesias are Zambia in the north and Zimbabwe in the south.',
    ),
    about(FORMER, 'Constantinople was Byzantium before and is Istanbul now: three names in order.'),
    about(MOST, 'Venus is hottest though Mercury is nearest: its thick air keeps the heat.'),
    about(
      AIRPORTS,
      'Saints and poets: Swami Vivekananda Raipur, Guru Ram Dass Amritsar, Maharishi Valmiki Ayodhya, Kazi Nazrul Islam Durgapur.',
    ),
    about(
      MOST,
      'By size: Pacific, Atlantic, Indian, Southern, Arctic; Asia, Africa, North America, South America, Antarctica, Europe, Australia.',
    ),
    about('bank/records', 'Nile is long, Amazon is large.'),
    about('facts/temples', 'Four dhams: Badrinath, Dwarka, Puri, Rameswaram.'),
    about('facts/hill-stations', 'Mount Abu is the only one of Rajasthan, Saputara that of Gujarat.'),
  ],
  mistakes: [
    about(MOST, 'Answering with the record of the world where India is asked.'),
    about(NICKNAMES, 'Mixing Queen of the Arabian Sea (Kochi) with Queen of the Deccan (Pune).'),
    about(NICKNAMES, 'Mixing Land of the Rising Sun (Japan) with Land of the Midnight Sun (Norway).'),
    about(CITIES, 'Putting Lucknow or Agra on the Ganga.'),
    about(PORTS, 'Putting Paradip in West Bengal or Ennore in Andhra Pradesh.'),
    about(AIRPORTS, 'Mixing Rajiv Gandhi (Hyderabad) with Indira Gandhi (Delhi).'),
    about(FORMER, 'Mixing Burma (Myanmar) with Siam (Thailand).'),
    about('bank/records', 'Calling Indira Point the end of the mainland; that is Kanyakumari.'),
    about('facts/temples', 'Placing the Lingaraja temple at Puri; it is at Bhubaneswar.'),
    about('facts/hill-stations', 'Placing Dalhousie in Uttarakhand; it is in Himachal Pradesh.'),
  ],
  advanced: [
    about(MOST, 'Records of buildings, bridges and stadiums change; learn them with the year.'),
    about(
      CITIES,
      'Khartoum stands where the White and the Blue Nile meet; Belgrade, Budapest and Vienna all lie on the Danube.',
    ),
    about(PORTS, 'Kandla was built because Karachi went to Pakistan in 1947.'),
  ],
  lists: {
    'bank/records':
      'Learn each record with its rival: longest and largest are not the same thing, highest and widest are not the same fall.',
    'facts/temples':
      'Learn by state, going round the coast, then inland. Note the god and the dynasty when known.',
    'facts/hill-stations':
      'Each state has a few: Uttarakhand, Himachal Pradesh, Maharashtra and Tamil Nadu have most.',
    [NICKNAMES]:
      'Ask why. A colour, a product, a queen, a likeness to a foreign place. Some nicknames are claimed by several towns; a paper then offers only one of them.',
    [CITIES]:
      'Follow each river from the hills to the sea and say its cities in order. Cities stand where rivers meet or can be crossed, so a meeting of two rivers has two right answers, as at Prayagraj.',
    [PORTS]:
      'Go round the coast from Kandla to Kolkata and say one thing of each: tidal, natural, ore, oldest, riverine. West-coast harbours are deep and natural, those of the east mostly made by people.',
    [AIRPORTS]:
      'Airports are named after leaders of the region or the nation. If the person is of a region, the region is the answer; if of the nation, learn the city by heart.',
    [MOST]:
      'Underline the words after largest: by area, by volume, by flow, by people; of the world, of Asia, of India. Learn the holder with its rival, since the rival is the wrong option.',
    [FORMER]:
      'Names changed for three reasons: freedom (Rhodesia, Ceylon), revolution (Leningrad, Saigon), and spelling in the own tongue (Bombay, Peking). The reason often gives the decade.',
  },
})
