import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const BODY = 'facts/human-body'
const DISEASES = 'facts/diseases'
const VITAMINS = 'facts/vitamins'
const ELEMENTS = 'facts/elements'
const CHEMICALS = 'facts/chemical-names'
const UNITS = 'facts/si-units'
const INSTRUMENTS = 'facts/instruments'
const PHENOMENA = 'facts/phenomena'
const HORMONES = 'facts/hormones'
const ALLOYS = 'facts/alloys'

export const notes = defineNotes({
  overview:
    'General science in SSC and railway papers is a set of lists from three subjects: physics (units, instruments, everyday effects), chemistry (elements, common names, alloys, acids) and biology (body, diseases, vitamins, hormones). Learn each list by its families rather than from A to Z, and learn the reason where there is one: it answers the question that you have not seen before.',
  terms,
  method: [
    'Name the list that the question comes from.',
    'Look for a family: all viruses, all copper alloys, all fat-soluble vitamins.',
    'Strike out options of another family first.',
    'Between two that are left, use the reason or the root of the word.',
  ],
  tables: [
    {
      title: 'Who causes what',
      columns: ['Cause', 'Diseases', 'Aid'],
      rows: [
        [
          'Bacteria',
          'cholera, typhoid, tuberculosis, tetanus, diphtheria, leprosy, plague',
          'antibiotics act on them',
        ],
        [
          'Viruses',
          'polio, measles, mumps, rabies, dengue, influenza, AIDS, hepatitis',
          'antibiotics do not act on them',
        ],
        [
          'Protozoa',
          'malaria, kala-azar, sleeping sickness, amoebic dysentery',
          'many have an insect carrier',
        ],
        ['Fungi', "ringworm, athlete's foot", 'mostly of the skin'],
        ['Worms', 'filariasis, ascariasis', 'large enough to be seen'],
        ['Want of something', 'scurvy, rickets, goitre, beriberi, pellagra', 'food cures them'],
      ],
      of: [DISEASES],
    },
    {
      title: 'Seven base units',
      columns: ['Quantity', 'Unit'],
      rows: [
        ['Length, mass, time', 'metre, kilogram, second'],
        ['Electric current', 'ampere'],
        ['Temperature', 'kelvin'],
        ['Amount of substance', 'mole'],
        ['Luminous intensity', 'candela'],
      ],
      of: [UNITS],
    },
    {
      title: 'Symbols from Latin names',
      columns: ['Element', 'Symbol', 'Latin name'],
      rows: [
        ['Sodium, potassium', 'Na, K', 'natrium, kalium'],
        ['Iron, copper', 'Fe, Cu', 'ferrum, cuprum'],
        ['Silver, gold', 'Ag, Au', 'argentum, aurum'],
        ['Tin, lead', 'Sn, Pb', 'stannum, plumbum'],
        ['Mercury, antimony', 'Hg, Sb', 'hydrargyrum, stibium'],
      ],
      of: [ELEMENTS],
    },
  ],
  tips: [
    about('bank/vitamin-pairs', 'KEDA (K, E, D, A) dissolve in fat.'),
    about('bank/vitamins-in-depth', 'Vitamin C is ascorbic acid; its lack gives scurvy.'),
    about(
      VITAMINS,
      'Fat dissolves K, E, D and A: remember KEDA. B and C dissolve in water and, but for B12, are not stored for long.',
    ),
    about(DISEASES, 'Mosquitoes: Anopheles malaria, Aedes dengue and chikungunya, Culex filariasis.'),
    about(
      BODY,
      'Extremes: femur the longest bone, stapes the smallest, skin the largest organ, liver the largest gland.',
    ),
    about(
      ALLOYS,
      'Copper with zinc is brass, with tin bronze; bronze came first, and the Bronze Age did not know zinc. Any amalgam contains mercury.',
    ),
    about(
      CHEMICALS,
      'Vitriols are sulphates: blue copper, green iron, white zinc; oil of vitriol is the acid itself.',
    ),
    about(UNITS, 'A light year and a parsec are distances; a kilowatt hour is energy.'),
    about(
      INSTRUMENTS,
      'Hygro is moisture, hydro is a liquid: hygrometer for air, hydrometer for density of liquids.',
    ),
    about(
      PHENOMENA,
      'Blue sky and red sunset: scattering. Twinkling and mirage: air of changing density. Soap bubble: interference.',
    ),
    about(HORMONES, 'Insulin lowers blood sugar; glucagon, adrenaline and others raise it.'),
    about(
      'facts/branches-of-science',
      'Learn the root: entomon insect, ornis bird, ichthys fish, derma skin, nephros kidney, haima blood.',
    ),
    about(
      'facts/natural-acids',
      'Sour fruit is citric, sour milk lactic, sour tamarind tartaric, an ant’s sting formic (formica is Latin for ant).',
    ),
    about(
      'facts/plant-diseases',
      'Rusts, smuts and blights are mostly fungi; mosaics and curls are mostly viruses; khaira of rice is want of zinc.',
    ),
    about(ELEMENTS, 'Liquid at room temperature: mercury among metals, bromine among non-metals.'),
    about(
      'facts/branches-of-science',
      'Growing ends in -culture: seri silk, api bees, pisci fish, viti grapes, horti gardens, sylvi forests.',
    ),
    about(
      'facts/ores',
      'Oxide ores: haematite, magnetite, bauxite, cassiterite. Sulphides: galena, cinnabar, zinc blende. Carbonates: siderite of iron, calamine of zinc.',
    ),
    about(
      CHEMICALS,
      'Count the water: plaster of Paris half, gypsum two, blue vitriol five, green and white vitriol seven, washing soda ten.',
    ),
    about(
      DISEASES,
      'By water: cholera, typhoid, dysentery, hepatitis A. By air: tuberculosis, measles, influenza, diphtheria.',
    ),
    about(
      VITAMINS,
      'Sunlight on the skin makes D, bacteria of the gut make some K; B12 comes only from animals and microbes.',
    ),
    about(
      INSTRUMENTS,
      'A galvanometer finds a current; an ammeter measures it in series, a voltmeter measures in parallel.',
    ),
    about(
      UNITS,
      'Work, energy and heat share the joule; pressure and stress share the pascal. Relative density and strain have no unit.',
    ),
    about(
      ELEMENTS,
      'Most abundant: hydrogen in the universe, oxygen in the crust, nitrogen in the air, aluminium among metals of the crust.',
    ),
    about(
      'facts/plant-diseases',
      'Late blight of potato brought the Irish famine of the 1840s; brown spot of rice is linked with that of Bengal in 1943.',
    ),
    about(
      PHENOMENA,
      'A concave mirror enlarges (shaving, dentist) and gathers light (solar cooker); a convex one widens the view (rear mirror).',
    ),
    about(
      'facts/natural-acids',
      'The acids of plants and milk are organic and weak; that of the stomach, hydrochloric, is a strong mineral acid.',
    ),
    about(
      BODY,
      'Blood: O cells carry neither A nor B, so O negative gives to all; AB plasma has no antibodies against them, so AB positive takes from all.',
    ),
    about(
      HORMONES,
      'Too little: insulin diabetes mellitus, ADH diabetes insipidus, thyroxine cretinism in children, growth hormone dwarfism.',
    ),
    about(
      'bank/health-and-everyday-science',
      'Fat gives nine kilocalories per gram, sugar and protein four each.',
    ),
  ],
  mistakes: [
    about(
      'bank/vitamin-pairs',
      'Counting vitamin B12 among the fat-soluble ones because the liver stores it: it is soluble in water.',
    ),
    about('bank/vitamins-in-depth', 'Taking beriberi (lack of B1) for pellagra (lack of B3).'),
    about(VITAMINS, 'Mixing B1 (beriberi) with B3 (pellagra) and B12 (pernicious anaemia).'),
    about(
      CHEMICALS,
      'Mixing baking soda (hydrogen carbonate), washing soda (carbonate) and caustic soda (hydroxide).',
    ),
    about(CHEMICALS, 'Mixing quicklime (oxide), slaked lime (hydroxide) and limestone (carbonate).'),
    about(BODY, 'Calling the liver the largest organ: the skin is; the liver is the largest internal one.'),
    about(UNITS, 'Giving the watt to energy: it is power; energy has the joule.'),
    about(
      INSTRUMENTS,
      'Mixing barometer (air pressure), manometer (pressure of a gas in a vessel) and sphygmomanometer (blood pressure).',
    ),
    about(DISEASES, 'Calling tuberculosis or typhoid a virus disease.'),
    about(ELEMENTS, 'Giving potassium the symbol P: that is phosphorus.'),
    about(
      'facts/branches-of-science',
      'Mixing entomology (insects) with etymology (words), and ichthyology (fishes) with herpetology (reptiles).',
    ),
    about(
      'facts/ores',
      'Giving galena to zinc or zinc blende to lead: galena is lead sulphide, zinc blende zinc sulphide.',
    ),
    about(ALLOYS, 'Looking for silver in German silver, or for lead in the lead of a pencil.'),
    about('facts/plant-diseases', 'Giving khaira of rice to a germ: the soil wants zinc.'),
    about(PHENOMENA, 'Explaining the blue sky by refraction, or the twinkling of stars by scattering.'),
    about('facts/natural-acids', 'Giving tamarind citric acid: it has some, but is known for tartaric acid.'),
    about(
      HORMONES,
      'Giving oxytocin and ADH to the anterior pituitary: they come from the hypothalamus and leave by the posterior part.',
    ),
    about('bank/health-and-everyday-science', 'Thinking that the gall bladder makes bile; the liver does.'),
  ],
  advanced: [
    about(DISEASES, 'Prions, proteins without any gene, cause mad cow disease and kuru.'),
    about(UNITS, 'Since 2019 the kilogram is fixed by the Planck constant, not by a piece of metal.'),
    about(VITAMINS, 'Only B12 contains a metal, cobalt; strict vegetarians have to look for it.'),
    about(BODY, 'Right lung three lobes, left lung two: the heart needs the room.'),
  ],
  lists: {
    'bank/vitamin-pairs':
      'Two groups are enough: A, D, E, K dissolve in fat and are stored, B and C dissolve in water and are lost every day.',
    'bank/vitamins-in-depth':
      'One line for each vitamin: chemical name, what its lack causes, where it is found. A, D, E and K dissolve in fat, B and C in water.',
    'bank/health-and-everyday-science':
      'Follow food and blood through the body: mouth, stomach, intestine, blood, heart, lungs, cells. At each step keep the organ, the enzyme and the disease.',
    'facts/branches-of-science':
      'The ending says study (-logy), writing (-graphy), law (-nomy) or growing (-culture); the beginning says of what. Once you know some thirty Greek and Latin roots you can read most names that you have never met.',
    [ALLOYS]:
      'Sort alloys by their main metal: copper (brass, bronze, gun metal, German silver), iron (steels), lead and tin (solder), nickel (nichrome). German silver contains no silver. Then learn one use of each: the use follows from the property, as heating coils from high resistance.',
    'facts/ores':
      'Of ores learn the metal and whether it is an oxide, sulphide or carbonate: that decides how the metal is won. Sulphides are roasted, carbonates are calcined, and most ores of iron, tin and manganese are oxides.',
    [CHEMICALS]:
      'Learn the families side by side: three sodas, three limes, the vitriols, gypsum with plaster of Paris. Plaster of Paris is gypsum that has lost most of its water, and takes it back when it sets.',
    [DISEASES]:
      'For every disease ask four things: what causes it, which organ suffers, how it spreads, how it is prevented. The cause is asked most. Diseases of want are cured by food, and those that are inherited are not catching.',
    [VITAMINS]:
      'Walk along the letters: A eyes, B1 nerves, B3 skin, B9 and B12 blood, C gums, D bones, E fertility, K clotting. The disease of want names the organ, and the organ gives the vitamin back.',
    [INSTRUMENTS]:
      'Take the name apart. -meter measures, -graph writes, -scope shows. The first part is the thing: anemos wind, baros weight, seismos shaking, kardia heart, enkephalos brain.',
    [UNITS]:
      'Units with a capital letter in the symbol honour a person: N, J, W, Pa, Hz, C, V, F, T. Their names in full are written small: newton. Derived units follow from a formula: force is mass times acceleration, so a newton is kg m/s².',
    [ELEMENTS]:
      'Learn the first twenty in order, then the noble gases, halogens and alkali metals as columns. Latin symbols are the trap, since the English first letter misleads.',
    'facts/plant-diseases':
      'Hold the crop and the look of the damage together: red rot reddens the cane, tikka spots the groundnut leaf, khaira browns the rice. Then say the cause: fungus, bacterium, virus or want of a nutrient.',
    [PHENOMENA]:
      'Do not learn the sentence, learn the principle. Ask what happens to the light, the pressure, the surface or the moving mass; then the same principle answers for a case that is not in the list.',
    'facts/natural-acids':
      'A food has several acids; a question wants the one it is known for. Citric, malic and tartaric are fruit acids, oxalic is in leaves and tomatoes, lactic comes from bacteria in milk, and hydrochloric is made by the stomach.',
    [BODY]:
      'Three short lists: extremes (largest, longest, hardest), numbers (206 bones, 12 pairs of ribs, 32 teeth, 46 chromosomes) and blood (donors, recipients, pH). An infant has more bones than an adult, since many grow together.',
    [HORMONES]:
      'Go from head to foot: hypothalamus, pituitary, pineal, thyroid, parathyroid, thymus, adrenals, pancreas, ovaries or testes. The pituitary directs others; its posterior part only stores what the hypothalamus makes. Plants have theirs: auxin lengthens, gibberellin shoots up, cytokinin divides, abscisic acid stops, ethylene ripens.',
  },
})
