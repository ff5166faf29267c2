import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const INVENTIONS = 'facts/inventions'
const SPACE = 'facts/space-missions'
const INSTITUTES = 'facts/institutes'

export const notes = defineNotes({
  overview:
    'Three lists with a story each. Inventions and discoveries: who found what, and who is wrongly given the credit. Space: what each mission was the first to do. Institutes: what is studied where in India, mostly because the crop, the climate or the old capital was there.',
  terms,
  method: [
    'Ask whether the thing was invented (made) or discovered (found).',
    'For a mission say agency, year, goal, result.',
    'For an institute think of what grows or is done in the region.',
    'Between two scientists, ask who lived first: the later one improved.',
  ],
  tables: [
    {
      title: 'Near each other, and not the same',
      columns: ['This', 'By', 'That', 'By'],
      rows: [
        ['Radioactivity', 'Becquerel', 'radium and polonium', 'the Curies'],
        ['Electron', 'Thomson', 'nucleus', 'Rutherford'],
        ['Penicillin', 'Fleming', 'streptomycin', 'Waksman and Schatz'],
        ['Vaccine for smallpox', 'Jenner', 'vaccine for rabies', 'Pasteur'],
        ['Injected polio vaccine', 'Salk', 'polio drops', 'Sabin'],
        ['Periodic table by mass', 'Mendeleev', 'law by atomic number', 'Moseley'],
        ['Telephone', 'Bell', 'telegraph code', 'Morse'],
        ['Motor car', 'Benz', 'diesel engine', 'Rudolf Diesel'],
        ['Sun in the middle', 'Copernicus', 'ellipses', 'Kepler'],
      ],
      of: [INVENTIONS],
    },
    {
      title: 'Launchers of India',
      columns: ['Launcher', 'Hold on to'],
      rows: [
        ['SLV-3', 'put Rohini in orbit in 1980; Kalam led the project'],
        ['PSLV', 'four stages, solid and liquid in turn; the workhorse; Chandrayaan-1 and Mangalyaan'],
        ['GSLV', 'a cryogenic upper stage'],
        ['LVM3', 'the heaviest; Chandrayaan-2 and -3, chosen for Gaganyaan'],
        ['SSLV', 'for small satellites'],
      ],
      of: [SPACE],
    },
    {
      title: 'Orbits',
      columns: ['Orbit', 'Height', 'Used for'],
      rows: [
        ['Low Earth', 'about 200 to 2000 km', 'space station, pictures of the Earth'],
        ['Sun-synchronous', 'about 600 to 800 km, over the poles', 'the same local time at each pass'],
        ['Geostationary', '35,786 km over the equator', 'television, weather; seems to stand still'],
        ['Lagrange point L1', '1.5 million km towards the Sun', 'Aditya-L1'],
      ],
      of: [SPACE],
    },
  ],
  tips: [
    about('bank/scans-and-the-universe', 'CT uses X-rays, MRI a magnet and radio waves, sonography sound.'),
    about('bank/technology-of-today', 'Generations of biofuels: food crops, farm residues, algae.'),
    about('facts/science-abbreviations', 'In LASER and RADAR the last letters are radiation and ranging.'),
    about(
      SPACE,
      'Chandrayaan: 1 found water, 2 lost its lander but kept its orbiter, 3 landed on 23 August 2023.',
    ),
    about(
      SPACE,
      'India was the fourth country to land softly on the Moon, after the Soviet Union, the United States and China.',
    ),
    about(
      SPACE,
      'ISRO by city: rockets Thiruvananthapuram, satellites and headquarters Bengaluru, launch Sriharikota, remote sensing Hyderabad, applications Ahmedabad.',
    ),
    about(
      SPACE,
      'First in space: Sputnik 1957, Laika 1957, Gagarin 1961, Tereshkova 1963, Armstrong on the Moon 1969.',
    ),
    about(INVENTIONS, 'A unit often honours the finder: volt, ampere, watt, becquerel, hertz.'),
    about(
      INVENTIONS,
      'Indians to know: Raman (scattering), J. C. Bose (radio waves, plants), S. N. Bose (bosons), Saha (ionisation), Chandrasekhar (limit of white dwarfs).',
    ),
    about(
      INSTITUTES,
      'Crops sit where they grow: rice Cuttack, potato Shimla, sugarcane Lucknow, dairy Karnal.',
    ),
    about(
      INSTITUTES,
      'Surveys: Botanical, Zoological, Geological and Anthropological in Kolkata, the old capital; Survey of India in Dehradun.',
    ),
    about('bank/technology', 'Moderators slow neutrons, control rods absorb them.'),
  ],
  mistakes: [
    about(
      'bank/scans-and-the-universe',
      'Mixing dark matter, which holds galaxies, with dark energy, which drives them apart.',
    ),
    about(
      'bank/technology-of-today',
      'Calling a unit that packages chips a fab: a fab makes them on wafers.',
    ),
    about('facts/science-abbreviations', 'Taking the G of GSLV for geostationary: it is geosynchronous.'),
    about(INVENTIONS, 'Giving radio waves to Marconi: Hertz made them, Marconi sent messages with them.'),
    about(
      INVENTIONS,
      'Giving gravity to Galileo or the telescope to Newton: Newton built the reflecting one.',
    ),
    about(INVENTIONS, 'Giving the steam engine to Watt alone: Newcomen came before, Watt made it good.'),
    about(
      SPACE,
      'Calling Chandrayaan-3 the first Indian craft on the Moon: the impact probe of Chandrayaan-1 struck it in 2008.',
    ),
    about(
      SPACE,
      'Placing Aditya-L1 in orbit of the Sun near Mercury: it is four times as far as the Moon, no more.',
    ),
    about(
      INSTITUTES,
      'Mixing the Indian Agricultural Research Institute (New Delhi) with institutes of single crops.',
    ),
    about('bank/technology', 'Mixing L1 of Aditya with L2 of the James Webb telescope.'),
  ],
  advanced: [
    about(
      SPACE,
      'Cryogenic engines burn liquid hydrogen with liquid oxygen: more push for each kilogram, hard to master.',
    ),
    about(
      SPACE,
      'Halo orbits at L1 see the Sun without eclipse; L2, where James Webb is, looks away from Sun and Earth.',
    ),
    about(
      INVENTIONS,
      'Nobel Prizes for work of Indians or people of Indian birth in science: Raman, Khorana, Chandrasekhar, Ramakrishnan.',
    ),
  ],
  lists: {
    'bank/scans-and-the-universe':
      'For each keep the wave, the inventor and one number: radar (microwaves, Watson-Watt, half of speed times time), CT (X-rays, Hounsfield), MRI (hydrogen, tesla), LIGO (2015, arms of 4 km), dark matter (27%, Zwicky and Rubin).',
    'bank/technology-of-today':
      'For each field keep one scheme with its year, one Indian place and one idea: FAME and lithium-ion, E20 and the generations of biofuels, Dholera and SCL Mohali, the Kessler syndrome and NETRA.',
    'facts/science-abbreviations':
      'Sort them: bodies (ISRO, DRDO, CSIR), rockets (PSLV, GSLV), devices (LASER, RADAR, LED), medicine (ECG, MRI, HIV). Most full forms tell how the thing works.',
    'bank/technology':
      'Sort by field: space, nucleus, gene, nano, signal. For each keep what it does, who began it and the Indian example.',
    [INVENTIONS]:
      'Sort by field (electricity, medicine, atom, heavens) and within it by time. In each field the later builds on the earlier, so the order of the names tells the order of the ideas.',
    [SPACE]:
      'Each mission is known for one first or one target. Moon, Mars, Sun, outer planets, telescopes: five drawers. Put the year of launch and not of arrival beside it; Mangalyaan left in 2013 and arrived in 2014.',
    [INSTITUTES]:
      'Group by city. Bengaluru: science and space. Hyderabad: molecules and remote sensing. Pune: chemistry and viruses. Lucknow: drugs and sugarcane. Dehradun: forests, wildlife, maps. Kolkata: the old surveys.',
  },
})
