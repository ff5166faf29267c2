import { confirmed, step } from '../../solution.ts'
import type { Reader } from '../toolkit/found.ts'
import { elementOf } from './elements.ts'

const PARTICLE = /\b(protons?|electrons?|neutrons?)\b/gi
const HYDROGEN: Readonly<Record<string, number>> = { protium: 1, deuterium: 2, tritium: 3 }
const WORDS =
  /^(?:how|many|number|numbers|no|of|find|calculate|what|is|are|the|there|present|in|an?|one|ion|atom|isotope|nucleus|and|respectively|give|write|tell|total|each|have|has|does|it|contain|contains|ordinary|element|species|if|with|having|whose|oxide|chloride|fluoride|bromide|iodide|sulphide|sulfide|nitride|hydride|ferric|ferrous|cupric|cuprous)$/i

/** "How many protons, neutrons and electrons are there in 24Mg2+ (Z = 12)?" / "electrons and protons in Na+" / "neutrons in protium" */
export const speciesParticles: Reader = {
  id: 'particles-of-a-species',
  cue: /protons?|electrons?|neutrons?/,
  concepts: ['Atomic Structure'],
  read(r) {
    let text = ` ${r.original.normalize('NFKC').replace(/[−–]/g, '-').replace(/\s+/g, ' ')} `
    if (
      /\b(?:unpaired|valence|outermost|lost|gained|shells?|mass of|charge of|ratio|not|moles?|grams?|\d ?g|bonds?|isoelectronic|same number|difference|molecule|water|each of)\b/i.test(
        text,
      )
    )
      return null
    const asked = [
      ...new Set([...text.matchAll(PARTICLE)].map(([word]) => word.toLowerCase().replace(/s$/, ''))),
    ]
    if (asked.length === 0) return null
    text = text.replace(PARTICLE, ' ')
    let [atomic, mass]: (number | undefined)[] = []
    text = text
      .replace(
        /\(?(?:with |having )?(?:atomic number|Z)(?: of [A-Z][a-z]?)? ?(?:=|is|:)? ?(\d+)\)?/gi,
        (_, digits: string) => {
          atomic = Number(digits)
          return ' '
        },
      )
      .replace(
        /\(?(?:with |having |and )?(?:mass number|\bA)(?: of [A-Z][a-z]?)? ?(?:=|is|:)? ?(\d+)\)?/g,
        (_, digits: string) => {
          mass = Number(digits)
          return ' '
        },
      )
    let species: { symbol: string; charge: number; mass?: number } | undefined
    const take = (pattern: RegExp, read: (groups: string[]) => typeof species) => {
      if (species) return
      const match = pattern.exec(text)
      const made = match && read(match.slice(1).map((group) => group ?? ''))
      if (!match || !made) return
      species = made
      text = text.replace(match[0], ' ')
    }
    const chargeOf = (size: string, sign: string) =>
      sign === '' ? 0 : Number(size || '1') * (sign.startsWith('+') ? 1 : -1) * Math.max(sign.length, 1)
    const named = /\b(protium|deuterium|tritium)\b/i.exec(text)?.[1]?.toLowerCase()
    if (named !== undefined) {
      species = { symbol: 'h', charge: 0, mass: HYDROGEN[named] ?? 1 }
      text = text.replace(new RegExp(named, 'i'), ' ')
    }
    if (/\bordinary hydrogen\b/i.test(text)) {
      species = { symbol: 'h', charge: 0, mass: 1 }
      text = text.replace(/\bhydrogen\b/i, ' ')
    }
    // 24Mg2+, ^23_11Na+, 35Cl-
    take(
      /(?<![\w.])\^?\{?(\d{1,3})\}?(?:_\{?(\d{1,2})\}?)? ?([A-Z][a-z]?)(?:\^?\(?\{?(\d?)([+-]+)\}?\)?)?(?![\w+-])/,
      ([a = '', z = '', symbol = '', size = '', sign = '']) => {
        if (z !== '') atomic = Number(z)
        return { symbol: symbol.toLowerCase(), charge: chargeOf(size, sign), mass: Number(a) }
      },
    )
    // Na-23, Mg2+, S^2-, Cl-
    take(/(?<![\w.])([A-Z][a-z]?)-(\d{1,3})(?![\w+-])/, ([symbol = '', a = '']) => ({
      symbol: symbol.toLowerCase(),
      charge: 0,
      mass: Number(a),
    }))
    take(
      /(?<![\w.])([A-Z][a-z]?) ?\^?\(?\{?(\d?)([+-]+)\}?\)?(?![\w+-])/,
      ([symbol = '', size = '', sign = '']) => ({
        symbol: symbol.toLowerCase(),
        charge: chargeOf(size, sign),
      }),
    )
    if (!species) return null
    const { symbol, charge, mass: own } = species
    const element = elementOf(symbol, true)
    if (!element) return null
    // The name beside the symbol: 'the sodium ion Na+'.
    const rest = text
      .split(/[\s,.;:?()]+/)
      .filter((word) => word !== '' && word.toLowerCase() !== element.name)
    if (!rest.every((word) => WORDS.test(word))) return null
    if (atomic !== undefined && atomic !== element.number) return null
    if (mass !== undefined && own !== undefined && mass !== own) return null
    const size = own ?? mass
    const protons = element.number
    const electrons = protons - charge
    if (electrons < 0 || Math.abs(charge) > 4) return null
    if (size !== undefined && (size < protons || size > 3 * protons)) return null
    if (asked.includes('neutron') && size === undefined) return null
    const counts: Record<string, number> = {
      proton: protons,
      electron: electrons,
      ...(size !== undefined && { neutron: size - protons }),
    }
    const said = asked.map((name) => `${counts[name]} ${name}s`)
    const only = asked.length === 1 ? (counts[asked[0] ?? ''] ?? Number.NaN) : undefined
    const listed = said.join(', ').replace(/, (?=[^,]*$)/, ' and ')
    return confirmed(
      protons + (size === undefined ? 0 : size - protons) === (size ?? protons) &&
        electrons + charge === protons,
      {
        difficulty: 'Beginner',
        concepts: [],
        steps: [
          step('Atomic number', `${element.name}: ${protons} protons`),
          ...(size === undefined
            ? []
            : [step('Neutrons = mass number − protons', `${size} − ${protons} = ${size - protons}`)]),
          step('Electrons = protons − charge', `${protons} − (${charge}) = ${electrons}`.replace('(-', '(−')),
        ],
        finalAnswer: only === undefined ? listed : String(only),
        ...(only !== undefined && { exactly: { value: only, unit: '' } }),
      },
    )
  },
}
