/**
 * Units in questions. Two units of one dimension can be compared: `factor` (numerator, denominator) converts to the
 * base unit. A number without a unit has the dimension 'number'.
 */
export interface Unit {
  one: string
  many: string
  dimension: string
  factor: readonly [numerator: number, denominator: number]
  /** The position of the unit: '5 km', '5%', '₹5'. */
  place: 'after' | 'tight' | 'before'
  /** The most decimals that make sense: none for people, two for rupees; such units have no fractions. */
  places?: number
}

const symbol = (text: string, dimension: string, numerator = 1, denominator = 1): Unit => ({
  one: text,
  many: text,
  dimension,
  factor: [numerator, denominator],
  place: 'after',
})

/** Laboratory units are decimals: 0.45 mol, never 51/112 mol. */
const scale = (text: string, dimension: string, numerator = 1, denominator = 1): Unit => ({
  ...symbol(text, dimension, numerator, denominator),
  places: 3,
})

const tight = (text: string, dimension: string, numerator = 1, denominator = 1): Unit => ({
  ...symbol(text, dimension, numerator, denominator),
  place: 'tight',
})

const spelled = (one: string, many: string, dimension: string, numerator = 1, denominator = 1): Unit => ({
  ...symbol(one, dimension, numerator, denominator),
  many,
})

/** Things that are counted: `counted('student')`, `counted('man', 'men')`. */
export const counted = (one: string, many = `${one}s`): Unit => ({
  ...spelled(one, many, 'number'),
  places: 0,
})

export const units = {
  '₹': { ...symbol('₹', 'money'), place: 'before', places: 2 },
  paise: spelled('paisa', 'paise', 'money', 1, 100),

  '%': tight('%', 'number', 1, 100),
  '°': tight('°', 'angle'),
  radian: symbol('rad', 'angle-radian'),

  mm: symbol('mm', 'length', 1, 1000),
  cm: symbol('cm', 'length', 1, 100),
  m: symbol('m', 'length'),
  km: symbol('km', 'length', 1000),
  nm: symbol('nm', 'wavelength'),

  'cm²': symbol('cm²', 'area', 1, 10_000),
  'm²': symbol('m²', 'area'),
  'km²': symbol('km²', 'area', 1_000_000),
  hectare: spelled('hectare', 'hectares', 'area', 10_000),

  'cm³': symbol('cm³', 'volume', 1, 1_000_000),
  'm³': symbol('m³', 'volume'),
  mL: scale('mL', 'volume', 1, 1_000_000),
  L: scale('L', 'volume', 1, 1000),
  litre: spelled('litre', 'litres', 'volume', 1, 1000),

  second: spelled('second', 'seconds', 'time'),
  s: symbol('s', 'time'),
  ms: symbol('ms', 'time', 1, 1000),
  minute: spelled('minute', 'minutes', 'time', 60),
  min: symbol('min', 'time', 60),
  hour: spelled('hour', 'hours', 'time', 3600),
  h: symbol('h', 'time', 3600),
  day: spelled('day', 'days', 'time', 86_400),
  week: spelled('week', 'weeks', 'time', 604_800),
  month: spelled('month', 'months', 'calendar'),
  year: spelled('year', 'years', 'calendar', 12),

  'm/s': symbol('m/s', 'speed'),
  'cm/s': symbol('cm/s', 'speed', 1, 100),
  'km/h': symbol('km/h', 'speed', 5, 18),
  'km/s': symbol('km/s', 'speed', 1000),
  'm/s²': scale('m/s²', 'acceleration'),
  'rad/s': scale('rad/s', 'angular-speed'),
  rpm: symbol('rpm', 'revolutions'),

  g: scale('g', 'mass', 1, 1000),
  kg: scale('kg', 'mass'),
  quintal: spelled('quintal', 'quintals', 'mass', 100),
  tonne: spelled('tonne', 'tonnes', 'mass', 1000),
  'kg m/s': scale('kg m/s', 'momentum'),
  'kg/m³': scale('kg/m³', 'density'),
  'g/cm³': scale('g/cm³', 'density', 1000),

  N: scale('N', 'force'),
  kN: scale('kN', 'force', 1000),
  'N/m': scale('N/m', 'stiffness'),
  'N m': scale('N m', 'torque'),
  'kg m²': scale('kg m²', 'moment-of-inertia'),
  'kg m²/s': scale('kg m²/s', 'angular-momentum'),
  J: scale('J', 'energy'),
  kJ: scale('kJ', 'energy', 1000),
  kWh: spelled('kWh', 'kWh', 'energy', 3_600_000),
  cal: scale('cal', 'heat'),
  kcal: scale('kcal', 'heat', 1000),
  eV: scale('eV', 'electron-energy'),
  'J/mol': scale('J/mol', 'molar-energy', 1, 1000),
  'kJ/mol': scale('kJ/mol', 'molar-energy'),
  W: scale('W', 'power'),
  kW: scale('kW', 'power', 1000),
  hp: scale('hp', 'power', 746),
  Pa: scale('Pa', 'pressure'),
  kPa: scale('kPa', 'pressure', 1000),
  bar: scale('bar', 'pressure', 100_000),
  atm: scale('atm', 'pressure', 101_325),
  Hz: scale('Hz', 'frequency'),
  kHz: scale('kHz', 'frequency', 1000),
  MHz: scale('MHz', 'frequency', 1_000_000),
  D: scale('D', 'lens-power'),

  K: scale('K', 'kelvin'),
  '°C': scale('°C', 'celsius'),
  '°F': scale('°F', 'fahrenheit'),

  A: scale('A', 'current'),
  mA: scale('mA', 'current', 1, 1000),
  V: scale('V', 'voltage'),
  Ω: scale('Ω', 'resistance'),
  kΩ: scale('kΩ', 'resistance', 1000),
  C: scale('C', 'charge'),
  μC: scale('μC', 'charge', 1, 1_000_000),
  μF: scale('μF', 'capacitance', 1, 1_000_000),
  F: scale('F', 'capacitance'),
  T: scale('T', 'magnetic-field'),
  Wb: scale('Wb', 'magnetic-flux'),
  mWb: scale('mWb', 'magnetic-flux', 1, 1000),
  H: scale('H', 'inductance'),
  mH: scale('mH', 'inductance', 1, 1000),
  BM: scale('BM', 'magnetic-moment'),
  'N/C': scale('N/C', 'electric-field'),

  mol: scale('mol', 'amount'),
  'g/mol': scale('g/mol', 'molar-mass'),
  M: scale('M', 'molarity'),
  'mol/kg': scale('mol/kg', 'molality'),
  'mol L⁻¹ min⁻¹': symbol('mol L⁻¹ min⁻¹', 'rate', 1, 60),
  'mol/L': scale('mol/L', 'molarity'),
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof units
