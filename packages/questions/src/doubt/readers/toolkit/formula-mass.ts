/** Atomic masses as school books round them. */
const MASSES: Readonly<Record<string, number>> = {
  H: 1,
  He: 4,
  Li: 7,
  Be: 9,
  B: 11,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Ne: 20,
  Na: 23,
  Mg: 24,
  Al: 27,
  Si: 28,
  P: 31,
  S: 32,
  Cl: 35.5,
  Ar: 40,
  K: 39,
  Ca: 40,
  Cr: 52,
  Mn: 55,
  Fe: 56,
  Ni: 58.7,
  Cu: 63.5,
  Zn: 65,
  Br: 80,
  Ag: 108,
  I: 127,
  Ba: 137,
  Pb: 207,
  Hg: 200.6,
  Co: 59,
  Sn: 118.7,
  Au: 197,
}

export const formulaMass = (symbol: string): number | undefined => MASSES[symbol]

/** 'Ca(OH)2' -> Ca 1, O 2, H 2; null if the text is not a formula. Brackets can be nested once. */
export function readFormulaUnits(formula: string): Map<string, number> | null {
  const counts = new Map<string, number>()
  const pattern = /([A-Z][a-z]?)(\d*)|\(([A-Za-z0-9]+)\)(\d*)/y
  let at = 0
  while (at < formula.length) {
    pattern.lastIndex = at
    const match = pattern.exec(formula)
    if (!match) return null
    at = pattern.lastIndex
    if (match[1]) {
      if (
        !(match[1] in MASSES) &&
        !['V', 'Ti', 'Sr', 'Rb', 'Cs', 'Os', 'Xe', 'As', 'Se', 'Mo', 'W'].includes(match[1])
      )
        return null
      counts.set(match[1], (counts.get(match[1]) ?? 0) + Number(match[2] || 1))
    } else {
      const inner = readFormulaUnits(match[3] ?? '')
      if (!inner) return null
      for (const [symbol, count] of inner)
        counts.set(symbol, (counts.get(symbol) ?? 0) + count * Number(match[4] || 1))
    }
  }
  return counts
}
