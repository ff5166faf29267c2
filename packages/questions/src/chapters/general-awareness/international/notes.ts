import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const COUNTRIES = 'facts/countries'
const PARLIAMENTS = 'facts/parliaments'
const INDIA = 'bank/india-and-neighbours'

export const notes = defineNotes({
  overview:
    'A country in papers is three words: capital, currency, parliament. Learn them by region, since neighbours share the name of their money and wrong options come from next door. Give most time to two things: capitals that are not the largest city, and currencies that only one country has.',
  terms,
  method: [
    'Place the country in its region.',
    'Ask whether the region shares a currency: dinar, peso, franc, krone, dollar, euro.',
    'For a capital distrust the famous city: ask whether the capital was planned or moved.',
    'For a parliament listen to the language: Diet, Duma, Knesset, Majlis.',
  ],
  tables: [
    {
      title: 'The capital is not the city you think of',
      columns: ['Country', 'Capital', 'Larger or better-known city'],
      rows: [
        ['Australia', 'Canberra', 'Sydney'],
        ['Canada', 'Ottawa', 'Toronto'],
        ['Brazil', 'Brasília', 'São Paulo'],
        ['Turkey', 'Ankara', 'Istanbul'],
        ['Switzerland', 'Bern', 'Zurich'],
        ['New Zealand', 'Wellington', 'Auckland'],
        ['Pakistan', 'Islamabad', 'Karachi'],
        ['Nigeria', 'Abuja', 'Lagos'],
        ['Myanmar', 'Naypyidaw', 'Yangon'],
        ['Vietnam', 'Hanoi', 'Ho Chi Minh City'],
        ['Kazakhstan', 'Astana', 'Almaty'],
        ['Morocco', 'Rabat', 'Casablanca'],
      ],
      of: [COUNTRIES],
    },
    {
      title: 'Money that is shared',
      columns: ['Currency', 'Region', 'Countries'],
      rows: [
        ['Rupee', 'South Asia and the ocean', 'India, Pakistan, Nepal, Sri Lanka, Mauritius, Seychelles'],
        [
          'Dinar',
          'Arab lands and the Balkans',
          'Iraq, Jordan, Kuwait, Bahrain, Algeria, Tunisia, Libya, Serbia',
        ],
        ['Rial or riyal', 'around the Gulf', 'Iran, Oman, Qatar, Saudi Arabia, Yemen'],
        ['Dirham', 'Arab lands', 'the United Arab Emirates, Morocco'],
        ['Peso', 'Latin America, and the Philippines', 'Mexico, Argentina, Chile, Colombia, Cuba, Uruguay'],
        ['Krone or krona', 'the north of Europe', 'Norway, Denmark, Sweden, Iceland'],
        ['Shilling', 'East Africa', 'Kenya, Tanzania, Uganda, Somalia'],
        ['Pound', 'Britain and the Nile', 'the United Kingdom, Egypt, Sudan, South Sudan, Syria, Lebanon'],
      ],
      of: [COUNTRIES],
    },
  ],
  tips: [
    about(INDIA, 'Look East of the 1990s became Act East in 2014; Doklam was in 2017, Galwan in 2020.'),
    about(
      COUNTRIES,
      'Money of one country only: yen, baht, ringgit, kyat, taka, dong, zloty, forint, hryvnia, naira.',
    ),
    about(COUNTRIES, 'Nordic countries keep a crown of their own; of the five only Finland has the euro.'),
    about(
      COUNTRIES,
      'South Africa has three capitals: Pretoria for the executive, Cape Town for Parliament, Bloemfontein for the highest court of appeal.',
    ),
    about(
      COUNTRIES,
      'The -stans: Kabul, Tashkent, Astana, Bishkek, Dushanbe, Ashgabat, Islamabad. Learn them as one verse.',
    ),
    about(
      COUNTRIES,
      'Neighbours of India by land: Pakistan, Afghanistan, China, Nepal, Bhutan, Myanmar, Bangladesh; by sea: Sri Lanka and the Maldives.',
    ),
    about(
      PARLIAMENTS,
      'Majlis sounds in many Muslim countries; look for the full name: Majlis-e-Shoora is Pakistan, People’s Majlis the Maldives.',
    ),
    about(
      PARLIAMENTS,
      'In the north: Storting Norway, Folketing Denmark, Riksdag Sweden, Althing Iceland (the oldest).',
    ),
    'Capitals and currencies change seldom, but they change: Croatia took the euro in 2023, Kazakhstan named its capital Astana again in 2022.',
  ],
  mistakes: [
    about(INDIA, 'Mixing Chabahar (Iran) with Gwadar (Pakistan): both lie on the Makran coast.'),
    about(COUNTRIES, 'Mixing Slovakia (Bratislava) with Slovenia (Ljubljana).'),
    about(
      COUNTRIES,
      'Mixing the two Congos: Kinshasa is of the Democratic Republic, Brazzaville of the other.',
    ),
    about(COUNTRIES, 'Mixing Niger (Niamey) with Nigeria (Abuja), and Guinea with Guyana.'),
    about(COUNTRIES, 'Giving the euro to Switzerland, Denmark or Sweden.'),
    about(
      PARLIAMENTS,
      'Giving the Diet to Germany of today: its house is the Bundestag; the Diet is of Japan.',
    ),
  ],
  advanced: [
    about(
      COUNTRIES,
      'Capitals that were built as capitals: Canberra, Brasília, Islamabad, Abuja, Naypyidaw, Astana, and now Nusantara.',
    ),
    about(
      COUNTRIES,
      'Enclosed by one country: Lesotho (by South Africa), San Marino and Vatican City (by Italy). Doubly landlocked: Uzbekistan and Liechtenstein.',
    ),
    about(
      COUNTRIES,
      'The 49th parallel parts Canada and the United States, the 38th gave its name to the line in Korea; Durand parts Afghanistan and Pakistan, McMahon India and China, Radcliffe India and Pakistan.',
    ),
  ],
  lists: {
    [INDIA]:
      'For a policy keep the Prime Minister, the year and the projects (Trilateral Highway, Kaladan); for a port the country, the sea and the terminal; for a stand-off the tri-junction, the valley and the days.',
    [COUNTRIES]:
      'Work through one region a day with a blank map: say the capital, point to it, name the money. Test yourself backwards too, from currency to country, since that is how papers ask.',
    [PARLIAMENTS]:
      'Most names mean assembly or council in the tongue of the land. Sort them: -ting and -dag are Germanic, Sejm is Slavic, Knesset is Hebrew, Majlis is Arabic and Persian, Sangsad is Bengali and kin to Sansad.',
  },
})
