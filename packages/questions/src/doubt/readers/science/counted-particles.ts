import Fraction from 'fraction.js'
import { formulaMass } from '../toolkit/formula-mass.ts'
import { found, near, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

/** Molar mass, and how many H⁺, OH⁻ or charges one unit has. H₃PO₄ is not here: how many it gives depends on the reaction. */
const EQUIVALENTS: Readonly<Record<string, readonly [mass: number, parts: number]>> = {
  hcl: [36.5, 1],
  hno3: [63, 1],
  h2so4: [98, 2],
  hbr: [81, 1],
  naoh: [40, 1],
  koh: [56, 1],
  'ca oh 2': [74, 2],
  'ba oh 2': [171, 2],
  na2co3: [106, 2],
}
const AVOGADRO = 6.022e23
const FARADAY = 96_500
const ELEMENTS: Readonly<Record<string, string>> = {
  carbon: 'C',
  sodium: 'Na',
  magnesium: 'Mg',
  aluminium: 'Al',
  calcium: 'Ca',
  iron: 'Fe',
  copper: 'Cu',
  zinc: 'Zn',
  silver: 'Ag',
  gold: 'Au',
  helium: 'He',
  neon: 'Ne',
  argon: 'Ar',
  sulphur: 'S',
  sulfur: 'S',
  potassium: 'K',
  nitrogen: 'N',
  oxygen: 'O',
  hydrogen: 'H',
}
/** The metals that are asked for, with the electrons that one atom of them takes up, and the salts they come from. */
const DEPOSITED: Readonly<Record<string, { symbol: string; electrons: number; salt: RegExp }>> = {
  copper: { symbol: 'Cu', electrons: 2, salt: /^(?:cuso4|copper sulphate|copper sulfate)$/ },
  cu: { symbol: 'Cu', electrons: 2, salt: /^(?:cuso4|copper sulphate|copper sulfate)$/ },
  silver: { symbol: 'Ag', electrons: 1, salt: /^(?:agno3|silver nitrate)$/ },
  ag: { symbol: 'Ag', electrons: 1, salt: /^(?:agno3|silver nitrate)$/ },
  zinc: { symbol: 'Zn', electrons: 2, salt: /^(?:znso4|zinc sulphate|zinc sulfate)$/ },
}

/** Atoms, electrons and ions counted with the constants of Avogadro and Faraday. */
export const countedParticles: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemistry'],
  readers: [
    // "How many atoms are there in 12 g of carbon?"
    readWhole({
      id: 'atoms-in-grams',
      cue: /atoms.*\d ?g/,
      concepts: ['Mole Concept'],
      patterns: [
        '(?:number|many|no|total number)~atoms~(?:present|are|there)*~# g~([a-z]+)~(?:atoms|element|metal)?',
      ],
      solve([name = ''], [mass]) {
        const symbol = ELEMENTS[name]
        const each = symbol === undefined ? undefined : formulaMass(symbol)
        if (!mass || !each) return null
        const moles = mass.valueOf() / each
        return found({
          value: moles * AVOGADRO,
          unit: 'atoms',
          steps: [
            ['Moles of atoms', `${sayMeasured(mass.valueOf())} ÷ ${each} = ${sayMeasured(moles)}`],
            ['Atoms', `× 6.022 × 10²³ = ${sayMeasured(moles * AVOGADRO)}`],
          ],
          check: near(((moles * AVOGADRO) / AVOGADRO) * each, mass.valueOf()),
        })
      },
    }),
    // "How much copper is deposited by 9650 C of charge from CuSO4?"
    readWhole({
      id: 'deposited-by-charge',
      cue: /deposited|liberated/,
      concepts: ['Electrochemistry'],
      patterns: [
        '(?:mass|weight|amount|grams?)?~(copper|silver|zinc|cu|ag)~(?:is )?(?:deposited|liberated)~(?:cathode)?~(?:when )?(?:passing |passage )?# (?:c|coulombs?)~(?:charge|electricity)?~(?:passed)?~(?:through )?~(?:solution )?~(cuso4|agno3|znso4|copper (?:sulphate|sulfate)|silver nitrate|zinc (?:sulphate|sulfate))?~(?:solution)?',
        '(?:when )?# (?:c|coulombs?)~(?:charge|electricity)?~(?:passed)?~(?:through )?~(cuso4|agno3|znso4|copper (?:sulphate|sulfate)|silver nitrate|zinc (?:sulphate|sulfate))~(?:solution)?~(?:mass|weight|amount|grams?)~(copper|silver|zinc|cu|ag)~(?:deposited|liberated)',
      ],
      solve(words, [charge]) {
        const metal = DEPOSITED[words.find((word) => word in DEPOSITED) ?? '']
        const salt = words.find((word) => !(word in DEPOSITED))
        const mass = metal && formulaMass(metal.symbol)
        if (!charge || !metal || !mass || (salt !== undefined && !metal.salt.test(salt))) return null
        const grams = (charge.valueOf() * mass) / (metal.electrons * FARADAY)
        return found({
          value: grams,
          unit: 'g',
          steps: [
            ['Electrons for one atom', String(metal.electrons)],
            [
              'm = QM ÷ nF, with F = 96,500 C',
              `${sayMeasured(charge.valueOf())} × ${mass} ÷ (${metal.electrons} × 96,500) = ${sayMeasured(grams)} g`,
            ],
          ],
          check: near((grams / mass) * metal.electrons * FARADAY, charge.valueOf()),
        })
      },
    }),
    // "Equivalent weight of H2SO4"
    readWhole({
      id: 'equivalent-weight',
      concepts: ['Mole Concept'],
      cue: /equivalent (?:weight|mass)/,
      except: /when|reaction|acidic|medium|partial|\d .*\d g/,
      patterns: ['(?:gram )?equivalent (?:weight|mass)~(hcl|hno3|h2so4|naoh|koh|ca oh 2|ba oh 2|hbr|na2co3)'],
      solve([formula = '']) {
        const [mass, parts] = EQUIVALENTS[formula] ?? []
        if (mass === undefined || parts === undefined) return null
        const value = new Fraction(mass).div(parts)
        return found({
          value,
          steps: [
            ['Molar mass', `${mass} g/mol`],
            ['Divide by its H⁺, OH⁻ or charges', `${mass} ÷ ${parts} = ${sayMeasured(value.valueOf())}`],
          ],
          check: value.mul(parts).equals(new Fraction(mass)),
        })
      },
    }),
    // "Normality of 0.5 M H2SO4"
    readWhole({
      id: 'normality',
      concepts: ['Mole Concept'],
      cue: /normality/,
      patterns: [
        'normality~# (?:m|molar)~(?:solution )?(hcl|hno3|h2so4|h3po4|naoh|koh|ca oh 2|ba oh 2|hbr)~(?:solution)?',
      ],
      solve([formula = ''], [molarity]) {
        const parts: Readonly<Record<string, number>> = { h2so4: 2, h3po4: 3, 'ca oh 2': 2, 'ba oh 2': 2 }
        const basicity = parts[formula] ?? 1
        if (!molarity) return null
        const value = molarity.mul(basicity)
        return found({
          value,
          unit: 'N',
          steps: [
            ['H⁺ or OH⁻ from one unit', String(basicity)],
            ['Normality = molarity × that', `${sayMeasured(value.valueOf())} N`],
          ],
          check: value.div(basicity).equals(molarity),
        })
      },
    }),
    // "Rate constant of a first order reaction is 0.01 per second. Half-life?"
    readWhole({
      id: 'half-life-by-rate-constant',
      concepts: ['Chemical Kinetics'],
      cue: /rate constant.*half[- ]life/,
      except: /initial|zero order|second order|%|after/,
      patterns: [
        'rate constant~(?:first|1th) order~(?:reaction)?~# ?(?:(s|sec|second|min|minute|h|hour)|(s|min)\\^\\(?-1\\)?)~half[- ]life~(?:reaction|period)?',
      ],
      solve([unit = ''], [rate]) {
        if (!rate || rate.lte(0)) return null
        const time = Math.LN2 / rate.valueOf()
        return found({
          value: time,
          unit: unit.startsWith('s') ? 's' : unit.startsWith('m') ? 'min' : 'h',
          steps: [['Half-life of a first order reaction', `0.693 ÷ k = ${sayMeasured(time)}`]],
          check: Math.abs(Math.exp(-rate.valueOf() * time) - 0.5) < 0.001,
        })
      },
    }),
    {
      // "pH of 10^-8 M HCl": the acid of water itself counts; "pH of 10^-3 M NaOH"
      id: 'ph-by-power-of-ten',
      cue: /ph of .*10 ?\^/,
      concepts: ['Ionic Equilibrium'],
      read(r) {
        const match =
          /^(?:(?:find|what is|calculate|the) )*ph of (?:an? |the )?(?:(?:solution of |aqueous )*)10 ?\^ ?\(? ?- ?(\d+) ?\)? ?(?:m|molar|mol\/l|n) (?:solution of )?(hcl|hno3|hbr|naoh|koh)(?: solution)?$/.exec(
            r.text,
          )
        const strength = 10 ** -Number(match?.[1])
        if (!match || !(strength > 0) || strength > 1) return null
        const isBase = /oh$/.test(match[2] ?? '')
        // h² − ch − Kw = 0, for the ion that the solute gives.
        const ions = (strength + Math.sqrt(strength ** 2 + 4e-14)) / 2
        const exact = -Math.log10(ions)
        const plain = -Math.log10(strength)
        const isThin = strength < 9e-7
        const ph = isBase ? 14 - (isThin ? exact : plain) : isThin ? exact : plain
        const value = Math.round(ph * 100) / 100
        return found({
          value: new Fraction(String(value)),
          steps: [
            [
              isBase ? 'A strong base gives all its OH⁻' : 'A strong acid gives all its H⁺',
              `${sayMeasured(strength)} M`,
            ],
            ...(isThin
              ? ([
                  ['It is so thin that water counts too: x² − cx − 10⁻¹⁴ = 0', `x = ${sayMeasured(ions)} M`],
                ] as const)
              : []),
            [isBase ? 'pH = 14 − pOH' : 'pH = −log[H⁺]', String(value)],
          ],
          check: near(ions * (ions - strength), 1e-14) && (isBase ? value > 7 : value < 7),
        })
      },
    },
  ],
}
