import { about, defineNotes } from '../../../kit/define-notes.ts'

const RIVERS = 'bank/rivers-and-resources'

export const notes = defineNotes({
  overview:
    'What the land of India carries and yields, one list at a time: the tributaries of the great rivers by bank, the rivers that flow west, the crop of each soil, the ores and steel plants by State, and the waterways by number; with them the seas, climates and pressure belts of the world.',
  method: [
    'For a tributary fix three things: the bank on which it joins, the place where it rises and the place where it ends.',
    'For a soil learn one crop and one reason: black soil and cotton, because its clay keeps water.',
    'For an ore learn the mine, the State and the port from which it is shipped.',
    'For a steel plant learn the State, the river and the country that helped.',
  ],
  tables: [
    {
      title: 'Tributaries of the Brahmaputra',
      columns: ['Bank', 'Tributaries'],
      rows: [
        ['Left', 'Dibang, Lohit, Burhi Dihing, Dikhow, Dhansiri (South), Kopili'],
        ['Right', 'Subansiri, Kameng, Manas, Sankosh, Teesta'],
      ],
      of: [RIVERS],
    },
    {
      title: 'Steel plants and the countries that helped',
      columns: ['Plant', 'State', 'Country'],
      rows: [
        ['Bhilai', 'Chhattisgarh', 'Soviet Union'],
        ['Rourkela', 'Odisha', 'West Germany'],
        ['Durgapur', 'West Bengal', 'Britain'],
        ['Bokaro', 'Jharkhand', 'Soviet Union'],
      ],
      of: [RIVERS],
    },
    {
      title: 'The first five National Waterways',
      columns: ['Number', 'On', 'Between'],
      rows: [
        ['1', 'Ganga, Bhagirathi, Hooghly', 'Prayagraj and Haldia'],
        ['2', 'Brahmaputra', 'Sadiya and Dhubri'],
        ['3', 'West Coast Canal', 'Kottapuram and Kollam, later Kozhikode'],
        ['4', 'Godavari, Krishna and coastal canals', 'Kakinada and Puducherry'],
        ['5', 'Brahmani, Mahanadi delta, East Coast Canal', 'mostly in Odisha'],
      ],
      of: [RIVERS],
    },
  ],
  tips: [
    about('bank/water-hazards-and-cities', 'Thunder: three seconds for each kilometre from the flash.'),
    about(
      'bank/dams-peaks-and-passes',
      'Heights of dams: Tehri 260 m, Bhakra 226 m; of peaks: Kangchenjunga 8,586 m, Nanda Devi 7,816 m, Anamudi 2,695 m.',
    ),
    about('bank/globe-pairs', 'Lat is flat: parallels lie flat; meridians stand up.'),
    about(
      'bank/seas-crops-and-climates',
      'A current is warm when it flows away from the tropics and cold when it flows towards them.',
    ),
    about(
      'bank/land-pairs',
      'Bhangar is old and higher, khadar new and lower; bhabar is dry with pebbles, terai wet with swamps.',
    ),
    about(RIVERS, 'Iron in the ore falls in this order: magnetite, haematite, limonite, siderite.'),
    about(
      RIVERS,
      'P waves push and pull like sound and pass through everything; S waves shake and stop at a liquid.',
    ),
  ],
  mistakes: [
    about(
      'bank/water-hazards-and-cities',
      'Giving drought to the Home Ministry: it is with the Ministry of Agriculture.',
    ),
    about(
      'bank/dams-peaks-and-passes',
      'Calling Bhakra the highest dam of India: Tehri is higher by more than thirty metres.',
    ),
    about(
      'bank/seas-crops-and-climates',
      'Taking the left bank for the one on the left of the map: look along the flow of the water.',
    ),
    about(
      'bank/globe-pairs',
      'Counting meridians as 180: there are 360 of them, and parallels run to 90 on each side.',
    ),
    about('bank/land-pairs', 'Calling the bhangar more fertile: floods renew the khadar.'),
    about(RIVERS, 'Giving the Barak to the Brahmaputra: it goes to the Meghna.'),
    about(RIVERS, 'Giving deltas to the Narmada and the Tapi: rivers that flow west end in estuaries.'),
  ],
  advanced: [
    about(RIVERS, 'The Dihang is called Brahmaputra only after the Dibang and the Lohit have joined it.'),
  ],
  lists: {
    'bank/water-hazards-and-cities':
      'For each hazard: the cause, where in India, who warns and one step of safety. Groundwater: arsenic in the delta, fluoride in dry rock. Drought: rain, then soil, then rivers. Cities: 31.2% urban in 2011, Goa first.',
    'bank/dams-peaks-and-passes':
      'Tehri is the highest dam and Hirakud the longest; Bhakra is the highest of concrete, Kallanai the oldest. Kangchenjunga is the highest peak, Nanda Devi the highest that is wholly Indian, Anamudi that of the south.',
    'bank/seas-crops-and-climates':
      'Learn each list with its odd one: Michigan lies in one country, the Hiran joins the Narmada on the right, and Uzbekistan is landlocked twice.',
    'bank/globe-pairs':
      'Parallels run east to west and shrink to the poles; meridians run from pole to pole and are all of one length. Latitude tells heat, longitude tells time.',
    'bank/land-pairs':
      'For every pair ask four things: where, how old, how it looks, what it is good for. Old and new, dry and wet, wide and narrow are the usual lines of difference.',
    [RIVERS]:
      'Learn each list from one end of the map to the other. The trap is the neighbour: Bailadila is in Chhattisgarh and Kudremukh in Karnataka, and both are hills of iron ore.',
  },
})
