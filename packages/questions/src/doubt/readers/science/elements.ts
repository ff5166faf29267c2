import Fraction from 'fraction.js'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

/** Atomic number, symbol, names as typed, and the valency that school books give. */
const ELEMENTS = `
1 h hydrogen 1
2 he helium 0
3 li lithium 1
4 be beryllium 2
5 b boron 3
6 c carbon 4
7 n nitrogen 3
8 o oxygen 2
9 f fluorine 1
10 ne neon 0
11 na sodium 1
12 mg magnesium 2
13 al aluminium/aluminum 3
14 si silicon 4
15 p phosphorus -
16 s sulphur/sulfur -
17 cl chlorine 1
18 ar argon 0
19 k potassium 1
20 ca calcium 2
21 sc scandium -
22 ti titanium -
23 v vanadium -
24 cr chromium -
25 mn manganese -
26 fe iron -
27 co cobalt -
28 ni nickel -
29 cu copper -
30 zn zinc 2
35 br bromine 1
36 kr krypton 0
47 ag silver 1
50 sn tin -
53 i iodine 1
54 xe xenon 0
56 ba barium 2
74 w tungsten -
78 pt platinum -
79 au gold -
80 hg mercury -
82 pb lead -
86 rn radon 0
88 ra radium -
90 th thorium -
92 u uranium -`

interface Element {
  number: number
  name: string
  valency: number | null
}

const byName = new Map<string, Element>()
const bySymbol = new Map<string, Element>()
for (const line of ELEMENTS.trim().split('\n')) {
  const [number = '', symbol = '', names = '', valency = ''] = line.split(' ')
  const [name = ''] = names.split('/')
  const element = { number: Number(number), name, valency: valency === '-' ? null : Number(valency) }
  for (const one of names.split('/')) byName.set(one, element)
  bySymbol.set(symbol, element)
}
/** Two letters that are also a word or a compound are not read as an element without a mass number. */
const UNCLEAR = /^(?:.|co|no|in|as|he|be)$/
export const elementOf = (word: string, hasMass = false): Element | undefined =>
  byName.get(word) ?? (hasMass || !UNCLEAR.test(word) ? bySymbol.get(word) : undefined)

const PARTICLE = '(neutrons?|protons?|electrons?)'
const HOW_MANY = '(?:number|many|total number|no)'

/** 'Cl-', 'Mg2+', 'sodium ion': as typed, the charge after the symbol. */
const ION = /\b([a-z]{1,2}) ?\^?\(?(\d?)([+-])(?![\w])|\bions?\b/
const PARTICLES_OF_ION = new RegExp(`\\b${HOW_MANY}\\b.*\\b(protons?|electrons?)\\b`)

/** Nothing but the particles and the ion: electrons that are unpaired, valence, lost or gained are not all of them. */
const ION_ASK = new RegExp(
  `^(?:(?:find|what|is|the|how|total|${HOW_MANY}|of|${PARTICLE}|are|there|present|in|an?|one|ions?|does|have|has|contain|contains|it|and|neutrons?|respectively|with atomic number \\d+|:|,|\\?|\\.)\\s*)+$`,
)

/** Shells of the first 20 elements. */
function shellsOf(number: number): number[] {
  const shells: number[] = []
  let left = number
  for (const room of [2, 8, 8, 2]) {
    if (left <= 0) break
    shells.push(Math.min(room, left))
    left -= room
  }
  return shells
}

export const elements: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemistry', 'Atomic Structure'],
  readers: [
    // "Atomic number of oxygen" / "Number of electrons in a sodium atom"
    readWhole({
      id: 'atomic-number-of',
      cue: /atomic number|protons?|electrons?/,
      except: ION,
      patterns: [
        'atomic number~(?:element)?~([a-z]+)~(?:atom)?',
        `${HOW_MANY}~(protons?|electrons?)~(?:present|there|are)*~(?:neutral )?(?:atom )?([a-z]+)~(?:atom)?`,
        `([a-z]+)~(?:atom)?~${HOW_MANY}~(protons?|electrons?)`,
      ],
      solve(words) {
        const element = words.map((word) => elementOf(word)).find((one) => one !== undefined)
        const particle = words.find((word) => /^(?:proton|electron)/.test(word))
        if (!element || words.some((word) => word !== particle && !elementOf(word))) return null
        return found({
          value: new Fraction(element.number),
          steps: [
            [
              'Atomic number',
              `${element.name} has atomic number ${element.number}: so many protons, and in a neutral atom as many electrons.`,
            ],
          ],
          check: element.number > 0,
        })
      },
    }),
    // "How many electrons are there in Cl-" / "Number of electrons in the Mg2+ ion"
    {
      id: 'particles-of-ion',
      cue: /protons?|electrons?/,
      read({ text }) {
        const particle = PARTICLES_OF_ION.exec(text)?.[1]
        // 'Electrons and protons in Na+' is answered by the reader of several particles.
        if (new Set(text.match(/(?:proton|electron|neutron)/g)).size > 1) return null
        const ions = [...text.matchAll(new RegExp(ION.source, 'g'))].filter(([, symbol]) => symbol)
        const [, symbol = '', size = '', sign] = ions[0] ?? []
        const element = elementOf(symbol, true)
        if (!particle || !element || ions.length > 1 || !ION_ASK.test(text.replace(ions[0]?.[0] ?? '', ' ')))
          return null
        const charge = Number(size || '1') * (sign === '+' ? 1 : -1)
        const electrons = element.number - charge
        // No element forms such an ion: something was misread.
        if (Math.abs(charge) > 4 || electrons < 0) return null
        return found({
          value: new Fraction(particle.startsWith('proton') ? element.number : electrons),
          steps: [
            ['Atomic number', `${element.name}: ${element.number} protons`],
            [
              charge > 0 ? 'A positive ion has lost electrons' : 'A negative ion has gained electrons',
              `${element.number} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${electrons} electrons`,
            ],
          ],
          check: element.number - electrons === charge,
        })
      },
    },
    // "Number of neutrons in Na-23" / "How many neutrons are in carbon 14 (atomic number 6)"
    readWhole({
      id: 'particles-of-isotope',
      cue: /neutrons?|protons?|electrons?/,
      except: ION,
      patterns: [
        `${HOW_MANY}~${PARTICLE}~(?:present|there|are)*~(?:nucleus |atom |isotope |element )*([a-z]+)[ -]?#~(?:atom|isotope)?~(?:(?:atomic number|z) #)?`,
        `([a-z]+)[ -]?#~(?:atom|isotope)?~(?:(?:atomic number|z) #)?~${HOW_MANY}~${PARTICLE}`,
        `${PARTICLE}~(?:nucleus |atom |isotope )?([a-z]+)-#~(?:atom|isotope)?~(?:(?:atomic number|z) #)?`,
        `${HOW_MANY}~${PARTICLE}~(?:present|there|are)*~(?:nucleus |atom )?([a-z]+)~(?:atom)?~(?:whose)?~mass number #`,
        `mass number~([a-z]+)~#~${HOW_MANY}~${PARTICLE}~(?:[a-z]+)?`,
      ],
      solve(words, [mass, atomic], text) {
        const particle = words.find((word) => /^(?:neutron|proton|electron)/.test(word)) ?? ''
        const element = elementOf(words.find((word) => word !== particle) ?? '', true)
        if (!element || mass?.d !== 1n || (atomic && !atomic.equals(element.number))) return null
        const size = Number(mass.n)
        // No isotope has fewer particles than protons, or three times as many.
        if (size < element.number || size > 3 * element.number) return null
        // 'H2' is a molecule, 'C14' an isotope.
        if (size < 10 && !new RegExp(`[ -]${size}\\b`).test(text)) return null
        const value = particle.startsWith('neutron') ? size - element.number : element.number
        return found({
          value: new Fraction(value),
          steps: [
            ['Atomic number', `${element.name}: ${element.number}`],
            [
              'Mass number = protons + neutrons',
              `neutrons = ${size} − ${element.number} = ${size - element.number}`,
            ],
          ],
          check: size - element.number + element.number === size,
        })
      },
    }),
    // "Valency of magnesium" / "Electronic configuration of potassium" / "Valence electrons of chlorine"
    readWhole({
      id: 'shells-of-element',
      cue: /valency|configuration|valence electrons|outermost/,
      except: ION,
      patterns: [
        '(valency)~(?:element|atom)?~([a-z]+)',
        '(configuration)~(?:element|atom)?~([a-z]+)~(?:atom)?',
        '(?:electronic|electron) (configuration)~(?:element|atom)?~([a-z]+)~(?:atom)?',
        `(?:${HOW_MANY} )?(valence electrons|outermost electrons)~(?:there|are|present)*~(?:element|atom)?~([a-z]+)~(?:atom)?`,
      ],
      solve([asked = '', name = '']) {
        const element = elementOf(name)
        if (!element) return null
        if (asked === 'valency') {
          if (element.valency === null) return null
          return found({
            value: new Fraction(element.valency),
            steps: [[`Valency of ${element.name}`, String(element.valency)]],
            check: true,
          })
        }
        if (element.number > 20) return null
        const shells = shellsOf(element.number)
        return found({
          value: asked === 'configuration' ? shells.join(', ') : new Fraction(shells.at(-1) ?? 0),
          steps: [
            ['Atomic number', `${element.name}: ${element.number}`],
            ['Fill the shells: 2, 8, 8, …', shells.join(', ')],
          ],
          check: shells.reduce((sum, one) => sum + one, 0) === element.number,
        })
      },
    }),
    // "Half life of a first order reaction with k = 0.0693 per min" / the rate constant
    readWhole({
      id: 'half-life-of-first-order',
      concepts: ['Chemical Kinetics'],
      cue: /half[- ]?life/,
      patterns: [
        '(half)[- ]?life(?: period)?~first order reaction~(?:whose|having)?~(?:rate constant)?~(?:k)?~#~(?:/)?(?:s|min|h|day|year)?(?:\\^\\(?-1\\)?)?',
        '(?:rate constant|k)~first order reaction~#~(?:/)?(?:s|min|h|day|year)?(?:\\^\\(?-1\\)?)?~(half)[- ]?life(?: period)?~(?:reaction)?',
      ],
      solve(_, [rate], text) {
        if (!rate || rate.lte(0)) return null
        const unit = /\d ?\/?(s|min|h|day|year)\b/.exec(text)?.[1] ?? ''
        const value = Number((Math.LN2 / rate.valueOf()).toPrecision(4))
        return found({
          value,
          unit,
          steps: [['t½ = 0.693 ÷ k', `0.693 ÷ ${rate.valueOf()} = ${value} ${unit}`.trim()]],
          check: Math.abs(value * rate.valueOf() - Math.LN2) < 1e-3,
        })
      },
    }),
  ],
}
