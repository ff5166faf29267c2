import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const PHYSICAL = 'bank/physical-geography'
const INDIAN = 'bank/indian-geography'
const RIVERS = 'facts/rivers'
const DAMS = 'facts/dams'
const MINES = 'facts/mines'
const PASSES = 'facts/passes'
const LAKES = 'facts/lakes'
const PEAKS = 'facts/peaks'
const STRAITS = 'facts/straits'
const WINDS = 'facts/winds-and-grasslands'

export const notes = defineNotes({
  overview:
    'Geography has two halves. Physical geography explains: why winds blow, rocks fold, currents turn, rain falls. The geography of India places: which river, dam, pass, mine lies where. Understand the first and draw the second. A blank map that you fill from memory once a week is worth more than ten lists.',
  terms,
  method: [
    'Decide whether the question wants a reason or a place.',
    'For a reason start from heat: the Sun heats unevenly, air and water move to even it out, the turning Earth bends them.',
    'For a place see the map: which mountains, which river basin, which coast, which state.',
    'For an order from north to south or west to east put each name on its latitude or longitude.',
  ],
  tables: [
    {
      title: 'Layers of the air',
      columns: ['Layer', 'Up to about', 'Hold on to'],
      rows: [
        ['Troposphere', '13 km (more at the equator)', 'weather; colder with height'],
        ['Stratosphere', '50 km', 'ozone; warmer with height; jets fly low in it'],
        ['Mesosphere', '80 km', 'meteors burn; the coldest'],
        ['Thermosphere', '400 km or more', 'ionosphere in it: radio waves, auroras'],
        ['Exosphere', '', 'fades into space'],
      ],
      of: [PHYSICAL],
    },
    {
      title: 'Soils of India',
      columns: ['Soil', 'Where', 'Grows', 'Tell it by'],
      rows: [
        [
          'Alluvial',
          'northern plains, deltas',
          'rice, wheat, sugarcane',
          'the widest; khadar new, bhangar old',
        ],
        ['Black (regur)', 'Deccan lava', 'cotton', 'holds water, cracks when dry'],
        [
          'Red and yellow',
          'old crystalline rock of the south and east',
          'millets, pulses',
          'iron gives the colour',
        ],
        ['Laterite', 'wet hills', 'tea, coffee, cashew', 'washed out by rain'],
        ['Arid', 'Rajasthan', 'with irrigation', 'sandy and salty'],
      ],
      of: [INDIAN],
    },
    {
      title: 'Rivers of the peninsula: east or west',
      columns: ['Point', 'East to the Bay of Bengal', 'West to the Arabian Sea'],
      rows: [
        ['Rivers', 'Mahanadi, Godavari, Krishna, Kaveri', 'Narmada, Tapi, Sabarmati, Mahi, Periyar'],
        ['Mouth', 'deltas', 'mostly estuaries'],
        ['Why', 'the plateau tilts east', 'rift valleys, or short steep courses'],
      ],
      of: [RIVERS, INDIAN, DAMS],
    },
    {
      title: 'Seasons of crops',
      columns: ['Season', 'Sown', 'Reaped', 'Crops'],
      rows: [
        ['Kharif', 'June and July', 'September and October', 'rice, maize, cotton, groundnut, jowar, bajra'],
        ['Rabi', 'October to December', 'March to May', 'wheat, gram, mustard, barley, peas'],
        ['Zaid', 'March', 'June', 'melons, cucumber, fodder'],
      ],
      of: [INDIAN],
    },
  ],
  tips: [
    about('bank/land-and-water-forms', 'A cirque, a moraine and a U-shaped valley tell of a glacier.'),
    about(
      INDIAN,
      'The Tropic of Cancer crosses eight states: Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura, Mizoram.',
    ),
    about(
      INDIAN,
      'The standard meridian is 82°30′ E; each degree is four minutes of time, so India is 5½ hours ahead of Greenwich.',
    ),
    about(
      INDIAN,
      'Monsoon: the south-west one brings most of the rain; the Tamil coast has its rain from the north-east one in October to December.',
    ),
    about(
      PHYSICAL,
      'Earthquake waves: P through everything, S through solids only, surface waves do the damage.',
    ),
    about(
      PHYSICAL,
      'Rocks: igneous from fire (granite, basalt), sedimentary from layers (sandstone, limestone), metamorphic from change (marble from limestone, slate from shale).',
    ),
    about(
      PHYSICAL,
      'Currents on west coasts of continents in the tropics are cold and bring deserts: Humboldt and Atacama, Benguela and Namib.',
    ),
    about(RIVERS, 'From Amarkantak the Narmada goes west and the Son north-east: one hill, two seas.'),
    about(
      RIVERS,
      'Five prayags on the way to the Ganga: Vishnu, Nand, Karna, Rudra, Dev. At Devprayag Alaknanda and Bhagirathi become the Ganga.',
    ),
    about(
      DAMS,
      'By river: Narmada has Bargi, Indira Sagar, Sardar Sarovar; Krishna has Almatti, Srisailam, Nagarjuna Sagar.',
    ),
    about(
      PASSES,
      'Uttarakhand: Mana, Niti, Lipulekh. Sikkim: Nathu La, Jelep La. Himachal: Rohtang, Shipki La, Bara-lacha La.',
    ),
    about(
      MINES,
      'Chota Nagpur has nearly everything: coal, iron, mica, copper, uranium, bauxite. Oil lies at the edges: Assam, Gujarat, Rajasthan, Mumbai High.',
    ),
    about(
      LAKES,
      'Fresh: Wular. Salt inland: Sambhar. Brackish lagoon: Chilika. Floating islands: Loktak. Crater: Lonar.',
    ),
    about(
      PEAKS,
      'Highest of ranges: Aravalli Guru Shikhar, Satpura Dhupgarh, Western Ghats and all the south Anamudi, Nilgiris Doddabetta.',
    ),
    about(STRAITS, 'Six gates of trade: Malacca, Hormuz, Bab-el-Mandeb, Suez, Gibraltar, Panama.'),
    about(
      WINDS,
      'Warm: chinook, föhn, loo, sirocco. Cold: mistral, bora. Dry and dusty: harmattan, called the doctor.',
    ),
    about(
      WINDS,
      'One storm, many names: hurricane in the Atlantic, typhoon off East Asia, cyclone in the Indian Ocean, willy-willy off Australia.',
    ),
    about(
      LAKES,
      'Names help: tal and tso in the Himalaya, kayal (Vembanad, Ashtamudi) in Kerala, sagar mostly made by people.',
    ),
    about(PASSES, 'Opened for trade with Tibet: Lipulekh, Shipki La, Nathu La.'),
    about(
      PEAKS,
      'Kangchenjunga is third in the world. Everest stands on the border of Nepal and Tibet, K2 in the Karakoram.',
    ),
    about(
      STRAITS,
      'Turkey has two, Bosporus and Dardanelles; Indonesia’s gates are Malacca, Sunda and Lombok.',
    ),
    about(
      DAMS,
      'The Damodar valley was the first great project of free India, on the model of the Tennessee valley: Maithon, Panchet, Tilaiya, Konar.',
    ),
    about(
      MINES,
      'Odisha leads in iron ore, chromite and bauxite (as of 2024); Jharia is known for coking coal, Neyveli for lignite.',
    ),
    about(
      'bank/earth-air-and-oceans',
      'Isobars join pressure, isotherms temperature, isohyets rain, isohalines salt.',
    ),
    about(
      'bank/land-and-people-of-india',
      'Shiwaliks are the youngest and lowest, Himadri the oldest and highest of the three ranges.',
    ),
    about('facts/ocean-currents', 'Deserts lie beside cold currents: Atacama, Namib, Sahara, California.'),
    about('facts/rocks', 'Fossils lie in sedimentary rocks.'),
    about('facts/tributaries', 'Yamuna takes Chambal, Sind, Betwa and Ken.'),
    about('facts/hills', 'Mahadeo and Maikal belong to the Satpura line.'),
    about('facts/waterfalls', 'Shivanasamudra and Hogenakkal are both on the Kaveri.'),
    about('facts/shifting-cultivation', 'Podu is of Andhra Pradesh, Bewar of Madhya Pradesh.'),
  ],
  mistakes: [
    about(
      'bank/land-and-water-forms',
      'Taking a V-shaped valley for the work of a glacier; a river cuts it.',
    ),
    about(PHYSICAL, 'Mixing weather (today) with climate (thirty years and more).'),
    about(PHYSICAL, 'Mixing rotation (day and night) with revolution (with the tilt, the seasons).'),
    about(
      PEAKS,
      'Calling K2 or Everest the highest of India in a question that says wholly within India: that is Nanda Devi.',
    ),
    about(RIVERS, 'Letting the Tapi and the Narmada form deltas: they end in estuaries.'),
    about(DAMS, 'Mixing the highest dam (Tehri, Bhagirathi) with the longest (Hirakud, Mahanadi).'),
    about(LAKES, 'Mixing Wular (largest freshwater) with Dal (Srinagar) and Chilika (lagoon).'),
    about(PASSES, 'Putting Lipulekh in Himachal or Shipki La in Uttarakhand.'),
    about(MINES, 'Mixing Jharia (coal), Jaduguda (uranium) and Khetri (copper, in Rajasthan).'),
    about(WINDS, 'Giving the Pampas to Brazil (its grassland is the Campos) or the Prairies to Asia.'),
    about(STRAITS, 'Mixing the Bosporus (Black Sea side) with the Dardanelles (Aegean side).'),
    about(INDIAN, 'Giving the rain of Chennai to the south-west monsoon: it comes with the north-east one.'),
    about('bank/earth-air-and-oceans', 'Saying that the stratosphere cools upwards; ozone warms it.'),
    about(
      'bank/earth-air-and-oceans',
      'Taking anticyclones for storms; they bring sinking air and clear skies.',
    ),
    about('bank/land-and-people-of-india', 'Mixing khadar (new) with bhangar (old alluvium).'),
    about('facts/ocean-currents', 'Calling the Labrador Current warm because it meets the Gulf Stream.'),
    about('facts/rocks', 'Calling marble sedimentary because limestone is.'),
    about('facts/tributaries', 'Giving the Bhima to the Godavari; it joins the Krishna.'),
    about('facts/hills', 'Placing the Palani hills in Kerala.'),
    about('facts/waterfalls', 'Placing Dhuandhar on the Son; it is on the Narmada.'),
    about('facts/shifting-cultivation', 'Mixing Milpa (Mexico) with Ladang (Malaysia).'),
  ],
  advanced: [
    about(
      PHYSICAL,
      'Air is stable where it cools with height more slowly than the moist adiabatic rate, and unstable where it cools faster than the dry one.',
    ),
    about(
      PHYSICAL,
      'Spring tides at new and full moon, neap tides at the quarters; the difference is the pull of the Sun.',
    ),
    about(INDIAN, 'El Niño weakens the monsoon as a rule, a positive Indian Ocean Dipole helps it.'),
    about(
      RIVERS,
      'Antecedent rivers are older than the Himalaya and cut through it: Indus, Sutlej, Brahmaputra.',
    ),
  ],
  lists: {
    'bank/land-and-water-forms':
      'Landforms by what made them: river (meander, delta), glacier (cirque, moraine), wind (dune), sea (stack), limestone (cave).',
    'bank/earth-air-and-oceans':
      'Take the Earth from inside out: core, mantle, crust, plates, landforms, air, seas. At each step ask what drives it: heat from within or heat from the Sun.',
    'bank/land-and-people-of-india':
      'Draw the outline, then the ranges, then the rivers, then soils and crops, then minerals and works. Each layer explains the next.',
    'facts/ocean-currents':
      'Warm currents flow away from the Equator along east coasts, cold ones towards it along west coasts.',
    'facts/rocks':
      'Fire, water, change: igneous, sedimentary, metamorphic. Learn the pairs: limestone to marble, shale to slate, sandstone to quartzite, granite to gneiss.',
    'facts/tributaries':
      'For each great river list the left bank and the right bank. What comes from the Himalaya joins the Ganga from the north, what comes from the plateau from the south.',
    'facts/hills':
      'Go round the map: Garo, Khasi and Jaintia in Meghalaya, Mishmi and Dafla in Arunachal, Javadi and Shevaroy in Tamil Nadu, Nallamala in the Eastern Ghats.',
    'facts/waterfalls':
      'One fall, one river: Jog–Sharavati, Dudhsagar–Mandovi, Hundru–Subarnarekha, Chitrakote–Indravati.',
    'facts/shifting-cultivation':
      'The same way of farming has a name in every land: Jhum here, Milpa in Mexico, Ladang in Indonesia, Roca in Brazil, Chena in Sri Lanka.',
    [PHYSICAL]:
      'Chains of cause answer most questions: more heat, air rises, low pressure, wind comes in, the turning Earth bends it to the right in the north and to the left in the south. Learn the chain for monsoons, cyclones, deserts and currents.',
    [INDIAN]:
      'Relief decides climate, climate decides soil and plants, soil and water decide crops, rocks decide minerals and so industries. Ask at which step the question stands, and take the step before it as the reason.',
    [WINDS]:
      'Four lists in one. Local winds: warm or cold, and from which mountains or desert. Grasslands: temperate (Prairies, Pampas, Steppes, Veld, Downs) or tropical (Llanos, Campos). Cyclones: one storm with a name for each ocean. Deserts: hot or cold.',
    [LAKES]:
      'Learn by state from the north down, and for each lake its kind: freshwater, salt, lagoon, crater, made by a dam. The kind is asked as often as the state.',
    [PASSES]:
      'Walk along the Himalaya from west to east: Ladakh, Himachal, Uttarakhand, Sikkim, Arunachal. La is Tibetan for pass. In the Western Ghats the gaps from north to south are Thal, Bhor and Pal.',
    [PEAKS]:
      'Two lists: highest of each range or state in India, and highest of each continent. In the first the words that follow highest decide: of India, wholly in India, of the south.',
    [STRAITS]:
      'For each strait say what it joins (two waters) and what it parts (two lands): the two are opposite, and papers ask both. Canals join only; they were dug to save a long way round.',
    [DAMS]:
      'River first, state second: if you know the river you can place the dam. Learn dams along one river from the source down. Some stand on a border and have two states.',
    [RIVERS]:
      'Source, main tributaries, cities, mouth: tell each river as a journey. Himalayan rivers live on snow and rain and flow all year; those of the peninsula live on rain. Left and right banks are named looking downstream.',
    [MINES]:
      'By mineral, not by state: coal in the Damodar, Son, Mahanadi and Godavari valleys; iron in Odisha, Chhattisgarh, Jharkhand and Karnataka; gold in Karnataka; zinc in Rajasthan; copper in Rajasthan, Madhya Pradesh and Jharkhand. Place names that sound alike are the trap.',
  },
})
