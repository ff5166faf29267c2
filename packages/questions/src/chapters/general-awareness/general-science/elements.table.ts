import { defineTable } from '../../../kit/facts/define-table.ts'

/** All 118 elements. */
export const elements = defineTable({
  id: 'elements',
  about: 'chemical elements',
  header: 'Element',
  columns: {
    symbol: {
      header: 'Symbol',
      kind: 'text',
      ask: ['What is the chemical symbol of {name}?', 'Which symbol stands for {name}?'],
      askBack: ['{value} is the symbol of which element?', 'Which element has the symbol {value}?'],
      say: 'The symbol of {name} is {value}',
      // Li would be struck out as the symbol of Francium.
      alike: ['letters'],
      weight: 2,
    },
    number: {
      header: 'Atomic number',
      kind: 'number',
      ask: ['What is the atomic number of {name}?'],
      askBack: ['Which element has the atomic number {value}?'],
      say: 'The atomic number of {name} is {value}',
      order: 'Arrange the following elements by rising atomic number',
      weight: 2,
    },
    family: {
      header: 'Family',
      kind: 'text',
      askNot: ['Which of the following is not {value}?'],
      say: '{name} is {value}',
    },
    block: { header: 'Block', kind: 'text' },
    letters: { header: 'First letter of the symbol', kind: 'text' },
  },
  near: ['block'],
  reasonFor: 'symbol',
  explain: '{name} ({symbol}) has the atomic number {number}.',
  lookalikes: [
    'Thorium',
    'Thulium',
    'Thallium',
    'Curium',
    'Cerium',
    'Yttrium',
    'Terbium',
    'Erbium',
    'Ytterbium',
    'Indium',
    'Iridium',
    'Holmium',
    'Sodium',
    'Rhodium',
    'Rhenium',
    'Rubidium',
    'Radium',
    'Fermium',
    'Bohrium',
    'Barium',
  ],
  concepts: ['elements'],
  parts: [
    {
      sources: ['IUPAC periodic table of the elements', 'NCERT Class XI Chemistry'],
      rows: `
        1 | Hydrogen | H | 1 | - | main group | H | It is the lightest element.
        1 | Helium | He | 2 | a noble gas | noble gas | H | It fills balloons and does not burn.
        1 | Lithium | Li | 3 | an alkali metal | alkali metal | L | It is the lightest metal and goes into batteries.
        2 | Beryllium | Be | 4 | an alkaline earth metal | alkaline earth metal | B | -
        1 | Boron | B | 5 | - | main group | B | -
        1 | Carbon | C | 6 | - | main group | C | Diamond and graphite are two of its forms.
        1 | Nitrogen | N | 7 | - | main group | N | It makes up 78% of the air.
        1 | Oxygen | O | 8 | - | main group | I to O | It makes up 21% of the air.
        1 | Fluorine | F | 9 | a halogen | halogen | F | It is the most electronegative element.
        1 | Neon | Ne | 10 | a noble gas | noble gas | N | It glows in advertising signs.
        1 | Sodium | Na | 11 | an alkali metal | alkali metal | N | It is kept under kerosene. | The Latin name of sodium is natrium.
        1 | Magnesium | Mg | 12 | an alkaline earth metal | alkaline earth metal | M | It stands in chlorophyll.
        1 | Aluminium | Al | 13 | - | main group | A | It is the most abundant metal of the crust.
        1 | Silicon | Si | 14 | - | main group | S | Computer chips are made of it.
        1 | Phosphorus | P | 15 | - | main group | P | Its white form is kept under water.
        1 | Sulphur | S | 16 | - | main group | S | It hardens rubber.
        1 | Chlorine | Cl | 17 | a halogen | halogen | C | It cleans drinking water.
        1 | Argon | Ar | 18 | a noble gas | noble gas | A | It fills electric bulbs.
        1 | Potassium | K | 19 | an alkali metal | alkali metal | I to O | It is kept under kerosene. | The Latin name of potassium is kalium.
        1 | Calcium | Ca | 20 | an alkaline earth metal | alkaline earth metal | C | Bones and teeth need it.
        2 | Scandium | Sc | 21 | a d-block element | transition metal | S | -
        2 | Titanium | Ti | 22 | a d-block element | transition metal | T | It is strong, light and does not rust.
        2 | Vanadium | V | 23 | a d-block element | transition metal | U to Z | -
        1 | Chromium | Cr | 24 | a d-block element | transition metal | C | It makes steel stainless.
        1 | Manganese | Mn | 25 | a d-block element | transition metal | M | It hardens steel.
        1 | Iron | Fe | 26 | a d-block element | transition metal | F | It stands in haemoglobin. | The Latin name of iron is ferrum.
        2 | Cobalt | Co | 27 | a d-block element | transition metal | C | It stands in vitamin B12.
        1 | Nickel | Ni | 28 | a d-block element | transition metal | N | It makes coins and nichrome.
        1 | Copper | Cu | 29 | a d-block element | transition metal | C | It conducts well and makes brass and bronze. | The Latin name of copper is cuprum.
        1 | Zinc | Zn | 30 | a d-block element | transition metal | U to Z | It coats iron in galvanising.
        2 | Gallium | Ga | 31 | - | main group | D to G | -
        2 | Germanium | Ge | 32 | - | main group | D to G | -
        1 | Arsenic | As | 33 | - | main group | A | It poisons groundwater in Bengal.
        2 | Selenium | Se | 34 | - | main group | S | -
        1 | Bromine | Br | 35 | a halogen | halogen | B | It is the only non-metal that is liquid at room temperature.
        2 | Krypton | Kr | 36 | a noble gas | noble gas | I to O | -
        2 | Rubidium | Rb | 37 | an alkali metal | alkali metal | R | -
        2 | Strontium | Sr | 38 | an alkaline earth metal | alkaline earth metal | S | -
        2 | Yttrium | Y | 39 | a d-block element | transition metal | U to Z | -
        2 | Zirconium | Zr | 40 | a d-block element | transition metal | U to Z | -
        2 | Niobium | Nb | 41 | a d-block element | transition metal | N | -
        2 | Molybdenum | Mo | 42 | a d-block element | transition metal | M | -
        2 | Technetium | Tc | 43 | a d-block element | transition metal | T | It was the first element made by man.
        2 | Ruthenium | Ru | 44 | a d-block element | transition metal | R | -
        2 | Rhodium | Rh | 45 | a d-block element | transition metal | R | -
        2 | Palladium | Pd | 46 | a d-block element | transition metal | P | -
        1 | Silver | Ag | 47 | a d-block element | transition metal | A | It is the best conductor of electricity. | The Latin name of silver is argentum.
        2 | Cadmium | Cd | 48 | a d-block element | transition metal | C | It caused the itai-itai disease.
        2 | Indium | In | 49 | - | main group | I to O | -
        1 | Tin | Sn | 50 | - | main group | S | It coats iron cans. | The Latin name of tin is stannum.
        2 | Antimony | Sb | 51 | - | main group | S | - | The Latin name of antimony is stibium.
        2 | Tellurium | Te | 52 | - | main group | T | -
        1 | Iodine | I | 53 | a halogen | halogen | I to O | The thyroid needs it.
        2 | Xenon | Xe | 54 | a noble gas | noble gas | U to Z | -
        2 | Caesium | Cs | 55 | an alkali metal | alkali metal | C | It runs atomic clocks.
        2 | Barium | Ba | 56 | an alkaline earth metal | alkaline earth metal | B | Its sulphate is swallowed before X-rays of the stomach.
        3 | Lanthanum | La | 57 | - | lanthanide | L | -
        3 | Cerium | Ce | 58 | a lanthanide | lanthanide | C | -
        3 | Praseodymium | Pr | 59 | a lanthanide | lanthanide | P | -
        3 | Neodymium | Nd | 60 | a lanthanide | lanthanide | N | -
        3 | Promethium | Pm | 61 | a lanthanide | lanthanide | P | -
        3 | Samarium | Sm | 62 | a lanthanide | lanthanide | S | -
        3 | Europium | Eu | 63 | a lanthanide | lanthanide | D to G | -
        3 | Gadolinium | Gd | 64 | a lanthanide | lanthanide | D to G | -
        3 | Terbium | Tb | 65 | a lanthanide | lanthanide | T | -
        3 | Dysprosium | Dy | 66 | a lanthanide | lanthanide | D to G | -
        3 | Holmium | Ho | 67 | a lanthanide | lanthanide | H | -
        3 | Erbium | Er | 68 | a lanthanide | lanthanide | D to G | -
        3 | Thulium | Tm | 69 | a lanthanide | lanthanide | T | -
        3 | Ytterbium | Yb | 70 | a lanthanide | lanthanide | U to Z | -
        3 | Lutetium | Lu | 71 | - | lanthanide | L | -
        2 | Hafnium | Hf | 72 | a d-block element | transition metal | H | -
        2 | Tantalum | Ta | 73 | a d-block element | transition metal | T | -
        2 | Tungsten | W | 74 | a d-block element | transition metal | U to Z | It has the highest melting point of all metals. | Tungsten is called wolfram in German.
        2 | Rhenium | Re | 75 | a d-block element | transition metal | R | -
        2 | Osmium | Os | 76 | a d-block element | transition metal | I to O | It is the densest element.
        2 | Iridium | Ir | 77 | a d-block element | transition metal | I to O | -
        1 | Platinum | Pt | 78 | a d-block element | transition metal | P | It serves as a catalyst.
        1 | Gold | Au | 79 | a d-block element | transition metal | A | It can be drawn finer than any other metal. | The Latin name of gold is aurum.
        1 | Mercury | Hg | 80 | a d-block element | transition metal | H | It is the only metal that is liquid at room temperature. | The Latin name of mercury is hydrargyrum.
        2 | Thallium | Tl | 81 | - | main group | T | -
        1 | Lead | Pb | 82 | - | main group | P | It shields from X-rays. | The Latin name of lead is plumbum.
        2 | Bismuth | Bi | 83 | - | main group | B | -
        2 | Polonium | Po | 84 | - | main group | P | -
        2 | Astatine | At | 85 | a halogen | halogen | A | -
        2 | Radon | Rn | 86 | a noble gas | noble gas | R | It is a radioactive gas.
        2 | Francium | Fr | 87 | an alkali metal | alkali metal | F | -
        1 | Radium | Ra | 88 | an alkaline earth metal | alkaline earth metal | R | Marie Curie found it in pitchblende.
        2 | Actinium | Ac | 89 | - | actinide | A | -
        2 | Thorium | Th | 90 | an actinide | actinide | T | It is found in the monazite sand of Kerala.
        2 | Protactinium | Pa | 91 | an actinide | actinide | P | -
        1 | Uranium | U | 92 | an actinide | actinide | U to Z | It fuels nuclear reactors.
        2 | Neptunium | Np | 93 | an actinide | actinide | N | -
        2 | Plutonium | Pu | 94 | an actinide | actinide | P | It was in the bomb dropped on Nagasaki.
        3 | Americium | Am | 95 | an actinide | actinide | A | -
        3 | Curium | Cm | 96 | an actinide | actinide | C | It is named after Marie and Pierre Curie.
        3 | Berkelium | Bk | 97 | an actinide | actinide | B | -
        3 | Californium | Cf | 98 | an actinide | actinide | C | -
        3 | Einsteinium | Es | 99 | an actinide | actinide | D to G | It is named after Albert Einstein.
        3 | Fermium | Fm | 100 | an actinide | actinide | F | -
        3 | Mendelevium | Md | 101 | an actinide | actinide | M | It is named after the maker of the periodic table.
        3 | Nobelium | No | 102 | an actinide | actinide | N | -
        3 | Lawrencium | Lr | 103 | - | actinide | L | -
        3 | Rutherfordium | Rf | 104 | - | superheavy | R | -
        3 | Dubnium | Db | 105 | - | superheavy | D to G | -
        3 | Seaborgium | Sg | 106 | - | superheavy | S | -
        3 | Bohrium | Bh | 107 | - | superheavy | B | -
        3 | Hassium | Hs | 108 | - | superheavy | H | -
        3 | Meitnerium | Mt | 109 | - | superheavy | M | -
        3 | Darmstadtium | Ds | 110 | - | superheavy | D to G | -
        3 | Roentgenium | Rg | 111 | - | superheavy | R | -
        3 | Copernicium | Cn | 112 | - | superheavy | C | -
        3 | Nihonium | Nh | 113 | - | superheavy | N | -
        3 | Flerovium | Fl | 114 | - | superheavy | F | -
        3 | Moscovium | Mc | 115 | - | superheavy | M | -
        3 | Livermorium | Lv | 116 | - | superheavy | L | -
        3 | Tennessine | Ts | 117 | - | superheavy | T | -
        3 | Oganesson | Og | 118 | - | superheavy | I to O | -
      `,
    },
  ],
})
