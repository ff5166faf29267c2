import { formatFormula } from '../../../kit/chemistry/formulas.ts'

/** A compound or an ion, one of its elements and the oxidation number that this has. */
export interface Species {
  formula: string
  charge: number
  element: string
  name: string
  state: number
}

const NAMES: Readonly<Record<string, string>> = {
  Mn: 'manganese',
  Cr: 'chromium',
  S: 'sulphur',
  N: 'nitrogen',
  P: 'phosphorus',
  Cl: 'chlorine',
  C: 'carbon',
  Fe: 'iron',
  Pb: 'lead',
  V: 'vanadium',
  Si: 'silicon',
  Br: 'bromine',
  I: 'iodine',
  As: 'arsenic',
  Ti: 'titanium',
  Sn: 'tin',
  Cu: 'copper',
  Al: 'aluminium',
}

/** 'KMnO4 Mn 7; MnO2 Mn 4', and with a charge 'MnO4 Mn 7 -1'. */
const read = (list: string): Species[] =>
  list.split(';').map((entry) => {
    const [formula = '', element = '', state = '', charge = '0'] = entry.trim().split(' ')
    return { formula, element, name: NAMES[element] ?? element, state: Number(state), charge: Number(charge) }
  })

export const COMPOUNDS_OF: readonly Species[] = read(
  `KMnO4 Mn 7; K2MnO4 Mn 6; MnO2 Mn 4; Mn2O7 Mn 7; MnCl2 Mn 2; K2Cr2O7 Cr 6; K2CrO4 Cr 6; CrO3 Cr 6; Cr2O3 Cr 3;
  CrCl3 Cr 3; H2SO4 S 6; H2SO3 S 4; SO2 S 4; SO3 S 6; Na2SO3 S 4; H2S S -2; SF6 S 6; HNO3 N 5; HNO2 N 3; NH3 N -3;
  N2O N 1; NO N 2; NO2 N 4; N2O5 N 5; N2H4 N -2; H3PO4 P 5; H3PO3 P 3; P4O10 P 5; PH3 P -3; PCl5 P 5; PCl3 P 3;
  HClO4 Cl 7; HClO3 Cl 5; HClO2 Cl 3; HClO Cl 1; KClO3 Cl 5; Cl2O7 Cl 7; NaClO Cl 1; CO2 C 4; CO C 2; CH4 C -4;
  H2C2O4 C 3; Na2CO3 C 4; Fe2O3 Fe 3; FeO Fe 2; FeCl3 Fe 3; K2FeO4 Fe 6; PbO2 Pb 4; PbO Pb 2; V2O5 V 5; SiO2 Si 4;
  TiO2 Ti 4; TiCl4 Ti 4; SnCl4 Sn 4; SnCl2 Sn 2; CuO Cu 2; Cu2O Cu 1; Al2O3 Al 3; NaAlO2 Al 3; CaCO3 C 4`,
)

export const IONS: readonly Species[] = read(
  `MnO4 Mn 7 -1; MnO4 Mn 6 -2; Cr2O7 Cr 6 -2; CrO4 Cr 6 -2; SO4 S 6 -2; SO3 S 4 -2; HSO4 S 6 -1; HSO3 S 4 -1;
  NO3 N 5 -1; NO2 N 3 -1; NH4 N -3 1; PO4 P 5 -3; HPO4 P 5 -2; H2PO4 P 5 -1; ClO4 Cl 7 -1; ClO3 Cl 5 -1; ClO2 Cl 3 -1;
  ClO Cl 1 -1; CO3 C 4 -2; C2O4 C 3 -2; HCO3 C 4 -1; VO2 V 5 1; VO V 4 2; SiO3 Si 4 -2; SiO4 Si 4 -4; IO3 I 5 -1;
  IO4 I 7 -1; BrO3 Br 5 -1; AsO4 As 5 -3; AsO3 As 3 -3; P2O7 P 5 -4; S2O5 S 4 -2; S2O7 S 6 -2;
  FeO4 Fe 6 -2; SiF6 Si 4 -2; AlF6 Al 3 -3; AlO2 Al 3 -1; SnCl6 Sn 4 -2; CuCl2 Cu 1 -1; PH4 P -3 1`,
)

/** Those of which the element also occurs with another oxidation number. */
export const WITH_PARTNERS: readonly Species[] = [...COMPOUNDS_OF, ...IONS].filter((one) =>
  [...COMPOUNDS_OF, ...IONS].some((other) => other.element === one.element && other.state !== one.state),
)

/** '+7', '−3', '0' */
export const signed = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`

const CHARGES: Readonly<Record<number, string>> = {
  1: '⁺',
  2: '²⁺',
  [-1]: '⁻',
  [-2]: '²⁻',
  [-3]: '³⁻',
  [-4]: '⁴⁻',
}

export const write = ({ formula, charge }: Species): string =>
  `${formatFormula(formula)}${CHARGES[charge] ?? ''}`
