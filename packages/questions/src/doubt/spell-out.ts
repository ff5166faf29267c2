/** Compounds that are typed without capitals. Only those that mean nothing else in small letters. */
const FORMULAS =
  `H2SO4 H2SO3 HCl HNO3 H3PO4 H2CO3 HBr H2S CH3COOH HCOOH H2C2O4 NaOH KOH Ca(OH)2 Mg(OH)2 Al(OH)3 NH4OH Ba(OH)2 NaCl KCl NH4Cl CaCl2 MgCl2 BaCl2 FeCl2 FeCl3 AlCl3
ZnCl2 CuCl2 NaBr NaHCO3 Na2CO3 K2CO3 CaCO3 MgCO3 ZnCO3 Na2SO4 K2SO4 CaSO4 CuSO4 FeSO4 ZnSO4 MgSO4 BaSO4 NaNO3 KNO3 AgNO3 KMnO4 K2MnO4 K2Cr2O7 K2CrO4 MnO2 Fe2O3 Fe3O4 FeO CuO Cu2O CaO MgO ZnO
Al2O3 SiO2 P2O5 P4O10 Na2O K2O SO2 SO3 CO2 N2O NO2 N2O4 N2O5 H2O H2O2 D2O NH3 CH4 C2H6 C2H4 C2H2 C3H8 C4H10 C6H6 C6H12O6 C12H22O11 C2H5OH CH3OH CCl4 CHCl3 PCl5 PCl3 SF6 BF3 XeF2 XeF4 H2 O2
N2 Cl2 O3 KClO3 NaClO Na2S2O3 (NH4)2SO4 Ca3(PO4)2 Al2(SO4)3 FeS2 ZnS PbO2 Pb3O4 CaC2`
    .split(/\s+/)
    .map((formula) => [formula.toLowerCase(), formula] as const)
const byTyped = new Map(FORMULAS)
const FORMULA = /(?<![A-Za-z\d)])[a-z(][a-z\d()]*[a-z\d)](?![A-Za-z\d(])/g

/** Short forms that every kind of doubt may have. Those of one kind are in `tidyDoubt`. */
const SHORT: readonly (readonly [pattern: RegExp, full: string])[] = [
  [/(?<![a-z\d/])b ?\/ ?w(?![a-z]| ?=)|\bbtwn?\b/gi, 'between'],
  [/\bthru\b/gi, 'through'],
  [/\bhow many grams?(?: are| there)* in (?=\d*\.?\d+ ?mol)/gi, 'mass of '],
  [
    /\b(?:how many |number of )electrons(?: are| there| present)* in (?:the )?outermost (?:shell|orbit) of\b/gi,
    'valence electrons of',
  ],
  [/\bno\.? of\b/gi, 'number of'],
  [/(?<=\d) ?ev\b/gi, ' eV'],
  [/\bmax\.? ke\b/gi, 'maximum kinetic energy'],
  [/\boxidation (?:no|num)\b\.?/gi, 'oxidation number'],
  [/\b(electronic|electron) config\b\.?/gi, '$1 configuration'],
]

/** Temperatures in a doubt on gases and engines: '500k' is 500 K there, and 500 thousand elsewhere. */
const IN_KELVIN = /\b(?:carnot|temperature|temp|gas|pressure)\b/i

/** A doubt with short forms written out and the formulas of compounds with their capitals: 'molar mass of h2so4'. */
export function spellOut(question: string): string {
  let text = question.replace(FORMULA, (word) => byTyped.get(word) ?? word)
  for (const [pattern, full] of SHORT) text = text.replace(pattern, full)
  text = text.replace(
    /(?<=\boxidation (?:number|state) of )[a-z]{1,2}(?= in )/gi,
    (symbol) => `${symbol[0]?.toUpperCase() ?? ''}${symbol.slice(1)}`,
  )
  return IN_KELVIN.test(text) ? text.replace(/(?<=\d)k\b/g, ' K') : text
}
