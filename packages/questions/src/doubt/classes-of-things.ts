/** Things that papers tell apart by classes: a thing is in one class of its domain only. */
interface Domain {
  /** What all of them are: 'planets', 'units'. */
  about: string
  subject: string
  classes: readonly (readonly [names: string, shown: string, members: string])[]
}

/** Where two classes share a thing (sugarcane is of no one season), it is left out of both. */
const DOMAINS: readonly Domain[] = [
  {
    about: '(?:physical )?(?:quantit(?:y|ies))',
    subject: 'Physics',
    classes: [
      [
        'vector',
        'vector',
        'displacement, velocity, acceleration, force, momentum, weight, torque, impulse, electric field, magnetic field, angular momentum, angular velocity, thrust, linear momentum',
      ],
      [
        'scalar',
        'scalar',
        'distance, speed, mass, time, temperature, work, energy, power, volume, density, pressure, current, electric current, charge, electric charge, potential, electric potential, length, frequency, heat, kinetic energy, potential energy',
      ],
    ],
  },
  {
    about: '(?:physical )?(?:quantit(?:y|ies))',
    subject: 'Physics',
    classes: [
      [
        'fundamental|base|basic',
        'fundamental',
        'length, mass, time, temperature, current, electric current, amount of substance, luminous intensity',
      ],
      [
        'derived',
        'derived',
        'velocity, speed, force, area, volume, density, work, energy, power, pressure, acceleration, momentum, charge, frequency, torque',
      ],
    ],
  },
  {
    about: '(?:si )?units?',
    subject: 'Physics',
    classes: [
      [
        'fundamental|base|basic',
        'base unit',
        'metre, meter, kilogram, second, ampere, kelvin, mole, candela',
      ],
      [
        'derived',
        'derived unit',
        'newton, joule, watt, pascal, hertz, coulomb, volt, ohm, tesla, farad, weber, henry',
      ],
    ],
  },
  {
    about: 'planets?',
    subject: 'Geography',
    classes: [
      ['inner|terrestrial|rocky', 'inner planet', 'mercury, venus, earth, mars'],
      ['outer|gaseous|gas giant|jovian|giant|gas', 'outer planet', 'jupiter, saturn, uranus, neptune'],
    ],
  },
  {
    about: 'rocks?',
    subject: 'Geography',
    classes: [
      ['igneous', 'igneous rock', 'granite, basalt, pumice, obsidian, gabbro, rhyolite, andesite, diorite'],
      [
        'sedimentary',
        'sedimentary rock',
        'limestone, sandstone, shale, conglomerate, chalk, rock salt, gypsum, coal',
      ],
      ['metamorphic', 'metamorphic rock', 'marble, slate, quartzite, gneiss, schist, phyllite'],
    ],
  },
  {
    about: 'crops?',
    subject: 'Geography',
    classes: [
      [
        'kharif',
        'kharif crop',
        'rice, paddy, maize, jowar, bajra, cotton, groundnut, soybean, jute, ragi, urad, tur',
      ],
      ['rabi', 'rabi crop', 'wheat, barley, gram, mustard, peas, pea, linseed, chickpea, oats'],
    ],
  },
  {
    about: 'vitamins?',
    subject: 'Biology',
    classes: [
      ['fat soluble|fat-soluble', 'fat-soluble vitamin', 'vitamin a, vitamin d, vitamin e, vitamin k'],
      [
        'water soluble|water-soluble',
        'water-soluble vitamin',
        'vitamin c, vitamin b, vitamin b1, vitamin b2, vitamin b6, vitamin b12, vitamin b complex',
      ],
    ],
  },
  {
    about: '(?:computer )?(?:devices?|units?)',
    subject: 'Computer',
    classes: [
      [
        'input',
        'input device',
        'keyboard, mouse, scanner, joystick, microphone, light pen, webcam, trackball, barcode reader, bar code reader, ocr, omr, micr, digital camera, touchpad',
      ],
      [
        'output',
        'output device',
        'monitor, printer, speaker, speakers, plotter, projector, headphone, headphones, visual display unit, vdu',
      ],
    ],
  },
  {
    about: '(?:software|program)?',
    subject: 'Computer',
    classes: [
      [
        'operating systems?|os',
        'operating system',
        'windows, linux, unix, ms-dos, ms dos, dos, macos, mac os, android, ubuntu, ios, solaris, windows 10',
      ],
      [
        '(?:computer |high level )?(?:programming )?languages?|programming',
        'programming language',
        'c, c++, java, python, cobol, fortran, pascal, basic, ruby',
      ],
      [
        '(?:web )?browsers?',
        'web browser',
        'google chrome, chrome, firefox, mozilla firefox, safari, opera, internet explorer, microsoft edge, edge, netscape',
      ],
      ['search engines?', 'search engine', 'google, bing, yahoo, duckduckgo, altavista'],
      [
        'application software|office package',
        'application program',
        'ms word, ms excel, ms powerpoint, photoshop, tally',
      ],
    ],
  },
  {
    about: '(?:memory|storage|storage devices?|memories)',
    subject: 'Computer',
    classes: [
      ['primary|main', 'primary memory', 'ram, rom, cache memory, cache, register'],
      [
        'secondary|auxiliary',
        'secondary memory',
        'hard disk, cd, dvd, floppy disk, pen drive, magnetic tape, ssd, hard disk drive, cd-rom',
      ],
    ],
  },
  {
    about: 'tax(?:es)?',
    subject: 'Economy',
    classes: [
      [
        'direct',
        'direct tax',
        'income tax, corporate tax, corporation tax, wealth tax, gift tax, estate duty, capital gains tax, property tax',
      ],
      [
        'indirect',
        'indirect tax',
        'gst, goods and services tax, sales tax, excise duty, customs duty, custom duty, service tax, vat, value added tax, entertainment tax',
      ],
    ],
  },
  {
    about: '(?:diseases?|infections?)?',
    subject: 'Biology',
    classes: [
      [
        'viral|caused by virus|virus',
        'caused by a virus',
        'aids, polio, influenza, measles, mumps, rabies, dengue, chickenpox, chicken pox, smallpox, small pox, common cold, ebola, covid-19, chikungunya, swine flu, bird flu',
      ],
      [
        'bacterial|caused by bacteria|bacteria',
        'caused by bacteria',
        'tuberculosis, cholera, typhoid, leprosy, tetanus, plague, diphtheria, anthrax, whooping cough, syphilis, gonorrhoea, botulism',
      ],
      [
        'protozoan|caused by protozoa|protozoa',
        'caused by protozoa',
        'malaria, sleeping sickness, amoebiasis, kala azar, kala-azar',
      ],
      [
        'fungal|caused by fungi|caused by fungus',
        'caused by fungi',
        "ringworm, athlete's foot, athletes foot",
      ],
      [
        'deficiency',
        'a deficiency disease',
        'scurvy, rickets, beriberi, night blindness, goitre, pellagra, kwashiorkor, marasmus',
      ],
    ],
  },
  {
    about: '',
    subject: 'Biology',
    classes: [
      [
        '(?:animal |human )?hormones?',
        'hormone',
        'insulin, thyroxine, adrenaline, oestrogen, estrogen, testosterone, progesterone, glucagon, oxytocin, prolactin, vasopressin',
      ],
      [
        '(?:digestive )?enzymes?',
        'enzyme',
        'pepsin, trypsin, amylase, lipase, ptyalin, rennin, maltase, lactase, sucrase',
      ],
    ],
  },
  {
    about: '',
    subject: 'Biology',
    classes: [
      [
        'plant (?:growth )?hormones?|phytohormones?',
        'plant hormone',
        'auxin, gibberellin, cytokinin, ethylene, abscisic acid, auxins, gibberellins, cytokinins',
      ],
      [
        'animal hormones?',
        'animal hormone',
        'insulin, thyroxine, adrenaline, oestrogen, estrogen, testosterone, glucagon',
      ],
    ],
  },
  {
    about: '(?:sugars?|carbohydrates?)?',
    subject: 'Biology',
    classes: [
      ['monosaccharides?|simple', 'monosaccharide', 'glucose, fructose, galactose, ribose'],
      ['disaccharides?', 'disaccharide', 'sucrose, maltose, lactose'],
      ['polysaccharides?', 'polysaccharide', 'starch, cellulose, glycogen, chitin'],
    ],
  },
  {
    about: '(?:waves?|radiations?)',
    subject: 'Physics',
    classes: [
      [
        'electromagnetic|em|electro magnetic',
        'electromagnetic wave',
        'x-rays, x rays, gamma rays, radio waves, microwaves, infrared, infrared rays, infrared waves, ultraviolet rays, light waves, visible light, light',
      ],
      [
        'mechanical',
        'mechanical wave',
        'sound waves, sound, water waves, seismic waves, ultrasonic waves, waves on a string, sound wave',
      ],
    ],
  },
  {
    about: '(?:of electricity|electricity|heat and electricity|electric)?',
    subject: 'Physics',
    classes: [
      [
        '(?:good )?conductors?',
        'conductor',
        'copper, silver, aluminium, iron, gold, graphite, mercury, brass',
      ],
      [
        'insulators?|(?:bad|poor) conductors?',
        'insulator',
        'rubber, glass, wood, plastic, mica, porcelain, ebonite',
      ],
      ['semi-?conductors?', 'semiconductor', 'silicon, germanium, gallium arsenide'],
    ],
  },
  {
    about: '(?:substances?|materials?)?',
    subject: 'Physics',
    classes: [
      ['ferromagnetic|ferro magnetic', 'ferromagnetic', 'iron, cobalt, nickel, gadolinium'],
      ['paramagnetic', 'paramagnetic', 'aluminium, platinum, oxygen, manganese'],
      ['diamagnetic', 'diamagnetic', 'copper, bismuth, gold, silver, water, zinc, lead'],
    ],
  },
  {
    about:
      '(?:sources? energy|energy sources?|resources?|energy|sources?|energy resources?|natural resources?)',
    subject: 'Environment',
    classes: [
      [
        'renewable|inexhaustible',
        'renewable',
        'solar energy, solar, sun, wind energy, wind, tidal energy, geothermal energy, hydroelectricity, hydro energy, biogas, biomass, solar power, wind power',
      ],
      [
        'non[- ]?renewable|exhaustible',
        'non-renewable',
        'coal, petroleum, natural gas, uranium, petrol, diesel, fossil fuel, fossil fuels',
      ],
    ],
  },
  {
    about: 'gas(?:es)?',
    subject: 'Environment',
    classes: [
      [
        'green ?house',
        'greenhouse gas',
        'carbon dioxide, co2, methane, ch4, nitrous oxide, n2o, water vapour, cfc, cfcs, chlorofluorocarbons, ozone',
      ],
      ['other', 'no greenhouse gas', 'nitrogen, n2, oxygen, o2, argon, helium, hydrogen, h2, neon'],
    ],
  },
  {
    about: 'rivers?',
    subject: 'Geography',
    classes: [
      ['west[- ]flowing', 'west-flowing river', 'narmada, tapi, tapti, mahi, sabarmati, periyar'],
      ['east[- ]flowing', 'east-flowing river', 'godavari, krishna, kaveri, cauvery, mahanadi, pennar'],
    ],
  },
  {
    about: 'rivers?',
    subject: 'Geography',
    classes: [
      [
        'himalayan',
        'Himalayan river',
        'ganga, yamuna, brahmaputra, indus, sutlej, beas, ghaghara, kosi, gandak, jhelum, chenab, ravi',
      ],
      [
        'peninsular',
        'peninsular river',
        'godavari, krishna, kaveri, cauvery, narmada, tapi, tapti, mahanadi',
      ],
    ],
  },
  {
    about: 'dances?(?: forms?)?',
    subject: 'Art and Culture',
    classes: [
      [
        '(?:indian )?classical',
        'classical dance',
        'bharatanatyam, bharatnatyam, kathak, kathakali, kuchipudi, odissi, manipuri, mohiniyattam, sattriya',
      ],
      ['folk', 'folk dance', 'bhangra, garba, bihu, ghoomar, lavani, giddha, rouf, kalbelia'],
    ],
  },
  {
    about: '',
    subject: 'Biology',
    classes: [
      ['fung(?:us|i)', 'fungus', 'yeast, mushroom, penicillium, rhizopus, mucor, aspergillus, agaricus'],
      ['algae?', 'alga', 'chlorella, spirogyra, ulothrix, volvox, sargassum, chlamydomonas, ulva'],
      [
        'bacteri(?:a|um)',
        'bacterium',
        'rhizobium, lactobacillus, azotobacter, streptococcus, escherichia coli, e. coli',
      ],
      ['protozoa(?:ns?)?', 'protozoan', 'amoeba, paramecium, plasmodium, trypanosoma'],
    ],
  },
  {
    about: '(?:india)?',
    subject: 'Polity',
    classes: [
      [
        'union territor(?:y|ies)|ut',
        'Union Territory',
        'delhi, puducherry, pondicherry, chandigarh, lakshadweep, ladakh, jammu and kashmir, jammu & kashmir, andaman and nicobar islands, andaman and nicobar, dadra and nagar haveli and daman and diu',
      ],
      [
        '(?:indian )?states?',
        'State',
        'andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, punjab, rajasthan, sikkim, tamil nadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal',
      ],
    ],
  },
  {
    about: '(?:states?)?(?: india| north east india| northeast india)?',
    subject: 'Geography',
    classes: [
      [
        '(?:part )?(?:seven|7) sisters?(?: states?)?',
        'one of the Seven Sisters',
        'assam, meghalaya, manipur, mizoram, nagaland, tripura, arunachal pradesh',
      ],
      [
        'other',
        'not one of the Seven Sisters',
        'sikkim, bihar, west bengal, odisha, jharkhand, goa, kerala, gujarat, punjab, rajasthan, uttar pradesh, madhya pradesh, himachal pradesh, uttarakhand',
      ],
    ],
  },
  {
    about: '(?:country|countries|nations?)?',
    subject: 'Polity',
    classes: [
      [
        '(?:members?|part|member (?:country|state)) saarc|saarc(?: members?| member country| countries)?',
        'member of SAARC',
        'afghanistan, bangladesh, bhutan, india, maldives, nepal, pakistan, sri lanka',
      ],
      [
        'other',
        'no member of SAARC',
        'china, myanmar, thailand, iran, malaysia, indonesia, japan, singapore',
      ],
    ],
  },
  {
    about: '(?:country|countries|nations?)?',
    subject: 'Polity',
    classes: [
      [
        'permanent members?(?: un| united nations| unsc)?(?: security council)?',
        'permanent member of the Security Council',
        'china, france, russia, uk, united kingdom, britain, england, usa, united states, america, united states of america',
      ],
      [
        'other',
        'no permanent member of the Security Council',
        'india, germany, japan, brazil, italy, canada, australia, south africa, spain, pakistan',
      ],
    ],
  },
  {
    about: '(?:changes?|reactions?|process)',
    subject: 'Chemistry',
    classes: [
      [
        'chemical',
        'chemical change',
        'rusting, rusting of iron, burning of paper, burning of wood, curdling of milk, digestion of food, ripening of fruit, ripening of fruits, fermentation, cooking of food, souring of milk, burning of coal, setting of curd',
      ],
      [
        'physical',
        'physical change',
        'melting of ice, boiling of water, freezing of water, breaking of glass, evaporation, evaporation of water, sublimation, condensation, melting of wax, tearing of paper, dissolution of sugar in water, melting, freezing',
      ],
    ],
  },
  {
    about: '',
    subject: 'Chemistry',
    classes: [
      [
        'mixtures?',
        'mixture',
        'air, brass, milk, sea water, steel, soil, smoke, blood, bronze, petroleum, gunpowder',
      ],
      [
        'compounds?',
        'compound',
        'water, common salt, sugar, carbon dioxide, ammonia, methane, sodium chloride, glucose, carbon monoxide',
      ],
      [
        'elements?',
        'element',
        'gold, iron, oxygen, silver, copper, hydrogen, nitrogen, mercury, diamond, sulphur, carbon',
      ],
    ],
  },
  {
    about: 'glands?',
    subject: 'Biology',
    classes: [
      [
        'endocrine|ductless',
        'endocrine gland',
        'pituitary, thyroid, adrenal, parathyroid, pineal, pituitary gland, thyroid gland, adrenal gland, parathyroid gland, pineal gland',
      ],
      [
        'exocrine',
        'exocrine gland',
        'salivary gland, salivary, sweat gland, sebaceous gland, mammary gland, lacrimal gland, tear gland',
      ],
    ],
  },
]

const listOf = (members: string): ReadonlySet<string> =>
  new Set(members.split(',').map((member) => member.trim()))
const domains = DOMAINS.map(({ about, subject, classes }) => ({
  about,
  subject,
  classes: classes.map(([names, shown, members]) => ({ names, shown, members: listOf(members) })),
}))

/** 'A' and 'Vitamin A' are one option where the question is about vitamins. */
const readOption = (option: string, question: string): string => {
  const word = option
    .trim()
    .toLowerCase()
    .replace(/[.;]$/, '')
    .replace(/^(?:the|an?) (?=\w{2})/, '')
    .replace(/^river | river$/g, '')
    .replace(/\s+/g, ' ')
  return /vitamin/.test(question) && !word.startsWith('vitamin') ? `vitamin ${word}` : word
}

interface Chosen {
  places: readonly number[]
  why: string
  subject: string
}

/** 'Which of these is (not) a vector quantity': the places of the options of that class; null unless every option has a class in its domain. */
export function placesOfClass(asked: string, options: readonly string[]): Chosen | null {
  const words = options.map((option) => readOption(option, asked))
  for (const { about, subject, classes } of domains)
    for (const { names, shown, members } of classes) {
      const noun = about === '' ? '' : `(?:(?:${about}) ?)?`
      const match = new RegExp(
        `^${noun}(not |cannot )?(?:type |kind |form )?(?:${names})(?: ?${noun})?$`,
      ).exec(asked)
      if (!match) continue
      if (!words.every((word) => classes.some((one) => one.members.has(word)))) continue
      const isTurned = match[1] !== undefined
      const places = words.flatMap((word, at) => (members.has(word) !== isTurned ? [at] : []))
      return {
        places,
        subject,
        why: options
          .map(
            (option, at) =>
              `${option.trim()}: ${classes.find((one) => one.members.has(words[at] ?? ''))?.shown ?? shown}`,
          )
          .join('; '),
      }
    }
  return null
}
