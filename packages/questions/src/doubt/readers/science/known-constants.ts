import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import type { Solution } from '../../solution.ts'
import { found, near, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const PLANCK = 6.626e-34
const LIGHT = 3e8
const CHARGE = 1.602e-19
/** J per kg and °C. */
const WATER = 4200
const CALORIE = 4.2
const METRES: Readonly<Record<string, number>> = {
  nm: 1e-9,
  å: 1e-10,
  angstrom: 1e-10,
  angstroms: 1e-10,
  m: 1,
}
const LENGTH = '(nm|å|angstroms?|m)'
const LATENT = {
  ice: { calories: 80, said: 'Latent heat of fusion of ice: 80 cal/g' },
  steam: { calories: 540, said: 'Latent heat of vaporisation of water: 540 cal/g' },
} as const

/** The heat that raises the temperature of water by so many degrees. */
function warmed(unit: string | undefined, mass: Exact, rise: Exact): Solution | null {
  const kilograms = unit === 'g' ? mass.div(1000) : mass
  const joules = kilograms.mul(WATER).mul(rise)
  const calories = kilograms.mul(1000).mul(rise)
  return found({
    value: joules,
    unit: 'J',
    shown: `${sayMeasured(joules.valueOf())} J (${sayMeasured(calories.valueOf())} cal)`,
    steps: [
      ['Rise of temperature', `${rise} °C`],
      ['Q = mcΔT, with c = 4,200 J/(kg °C) for water', `${sayMeasured(joules.valueOf())} J`],
      ['In calories, with 1 cal for 1 g and 1 °C', `${sayMeasured(calories.valueOf())} cal`],
    ],
    check: near(calories.valueOf() * CALORIE, joules.valueOf()),
  })
}

/** Sums whose constants a learner is expected to know. */
export const knownConstants: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Physics'],
  readers: [
    // "Energy of a photon of wavelength 6600 Å"
    readWhole({
      id: 'photon-by-wavelength',
      cue: /photon.*wavelength|wavelength.*photon/,
      concepts: ['Dual Nature of Matter and Radiation'],
      patterns: [
        `energy~(?:1 )?photons?~(?:light|radiation)?~(?:having |whose )?wavelength~#~${LENGTH}~(j|joules?|ev)?`,
        `energy~(j|joules?|ev)?~(?:1 )?photons?~(?:light|radiation)?~(?:having |whose )?wavelength~#~${LENGTH}`,
        `(?:photon|light)~(?:has )?wavelength~#~${LENGTH}~energy~(?:1 )?(?:photons?)?~(j|joules?|ev)?`,
      ],
      solve(words, [length]) {
        const unit = words.find((word) => word in METRES)
        const wanted = words.find((word) => /^(?:j|joules?|ev)$/.test(word))
        const wavelength = (length?.valueOf() ?? 0) * (METRES[unit ?? ''] ?? 0)
        // Light and X-rays; metres are radio waves, which papers do not count in photons.
        if (wavelength <= 1e-13 || wavelength > 1e-4) return null
        const joules = (PLANCK * LIGHT) / wavelength
        const volts = joules / CHARGE
        return found({
          value: wanted === 'ev' ? volts : joules,
          unit: wanted === 'ev' ? 'eV' : 'J',
          ...(wanted === undefined && { shown: `${sayMeasured(joules)} J (${sayMeasured(volts)} eV)` }),
          steps: [
            ['Formula', 'E = hc ÷ λ, with h = 6.626 × 10⁻³⁴ J s and c = 3 × 10⁸ m/s'],
            ['Energy', `${sayMeasured(joules)} J`],
            ['In electronvolts', `÷ 1.602 × 10⁻¹⁹ = ${sayMeasured(volts)} eV`],
          ],
          // The rule of thumb: 12,400 eV Å.
          check: Math.abs((volts * wavelength * 1e10) / 12_400 - 1) < 0.01,
        })
      },
    }),
    // "How much heat is needed to raise the temperature of 2 kg of water from 20°C to 70°C?"
    readWhole({
      id: 'heating-water',
      cue: /heat.*water/,
      concepts: ['Heat'],
      except: /ice|steam|specific|calorimeter|vessel|minute| w\b| kw\b|boil|°f|latent/,
      patterns: [
        '(?:amount |quantity )?heat~(?:energy )?~(?:required|needed)?~(?:raise|increase)~temperature~# (kg|g)~water~#~(?:° ?c|°|c)?~# (?:° ?c|°|c)',
        '(?:amount |quantity )?heat~(?:energy )?~(?:required|needed)?~heat~# (kg|g)~water~#~(?:° ?c|°|c)?~# (?:° ?c|°|c)',
      ],
      solve([unit], [mass, from, to]) {
        if (!mass || !from || !to || to.lte(from) || to.gt(100)) return null
        return warmed(unit, mass, to.sub(from))
      },
    }),
    // "Heat required to raise the temperature of 2 kg of water by 10 °C"
    readWhole({
      id: 'heating-water-by-degrees',
      cue: /(?:heat|energy).*water (?:by|through) \d/,
      concepts: ['Heat'],
      except: /ice|steam|specific|calorimeter|vessel|minute| w\b| kw\b|boil|°f|latent|from|to \d|time/,
      patterns: [
        '(?:amount |quantity )?(?:heat|energy)~(?:energy )?~(?:required|needed)?~(?:raise|increase)~temperature~# (kg|g)~water~(?:through )?# (?:° ?c|°|c|k)',
        '(?:amount |quantity )?(?:heat|energy)~(?:energy )?~(?:required|needed)?~(?:heat|warm|raise)~# (kg|g)~water~(?:through )?# (?:° ?c|°|c|k)',
      ],
      solve: ([unit], [mass, rise]) => (mass && rise?.lte(100) ? warmed(unit, mass, rise) : null),
    }),
    // "Heat required to convert 10 g of ice at 0°C into water at 0°C" / "to convert 5 g of water at 100°C into steam"
    readWhole({
      id: 'melting-and-boiling',
      cue: /heat.*(?:ice|steam)/,
      concepts: ['Heat'],
      except: /latent|specific heat|kw|calorimeter|mixed|vessel/,
      patterns: [
        '(?:amount |quantity )?heat~(?:energy )?(?:required|needed)?~(?:convert|change|melt)~# (kg|g)~(ice)~(?:0 ?(?:° ?c|°|c))?~(?:into|completely)?~(?:water)?~(?:0 ?(?:° ?c|°|c))?',
        '(?:amount |quantity )?heat~(?:energy )?(?:required|needed)?~(?:convert|change)~# (kg|g)~water~100 ?(?:° ?c|°|c)~(?:into)?~(steam)~(?:100 ?(?:° ?c|°|c))?',
      ],
      solve([unit, kind = ''], [mass]) {
        const known = kind === 'ice' ? LATENT.ice : LATENT.steam
        if (!mass) return null
        const grams = unit === 'kg' ? mass.mul(1000) : mass
        const calories = grams.mul(known.calories)
        const joules = calories.mul(new Fraction('4.2'))
        return found({
          value: calories,
          unit: 'cal',
          shown: `${sayMeasured(calories.valueOf())} cal (≈ ${sayMeasured(joules.valueOf())} J)`,
          steps: [
            [known.said, `Q = mL = ${sayMeasured(grams.valueOf())} × ${known.calories}`],
            [
              'Heat',
              `${sayMeasured(calories.valueOf())} cal, which is about ${sayMeasured(joules.valueOf())} J`,
            ],
          ],
          check: calories.div(grams).equals(known.calories),
        })
      },
    }),
  ],
}
