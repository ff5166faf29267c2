/**
 * Units that questions use. Two units of one dimension can be compared: `factor` (numerator, denominator) leads to
 * the base unit. A number without a unit has the dimension 'number'.
 */
export interface Unit {
  one: string
  many: string
  dimension: string
  factor: readonly [numerator: number, denominator: number]
  /** Where the unit stands: '5 km', '5%', '₹5'. */
  place: 'after' | 'tight' | 'before'
  /** The finest decimals that make sense: none for people, two for rupees. */
  places?: number
}

const symbol = (text: string, dimension: string, numerator = 1, denominator = 1): Unit => ({
  one: text,
  many: text,
  dimension,
  factor: [numerator, denominator],
  place: 'after',
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
  mL: symbol('mL', 'volume', 1, 1_000_000),
  L: symbol('L', 'volume', 1, 1000),
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
  'm/s²': symbol('m/s²', 'acceleration'),
  'rad/s': symbol('rad/s', 'angular-speed'),
  rpm: symbol('rpm', 'revolutions'),

  g: symbol('g', 'mass', 1, 1000),
  kg: symbol('kg', 'mass'),
  quintal: spelled('quintal', 'quintals', 'mass', 100),
  tonne: spelled('tonne', 'tonnes', 'mass', 1000),
  'kg m/s': symbol('kg m/s', 'momentum'),
  'kg/m³': symbol('kg/m³', 'density'),
  'g/cm³': symbol('g/cm³', 'density', 1000),

  N: symbol('N', 'force'),
  kN: symbol('kN', 'force', 1000),
  'N/m': symbol('N/m', 'stiffness'),
  'N m': symbol('N m', 'torque'),
  J: symbol('J', 'energy'),
  kJ: symbol('kJ', 'energy', 1000),
  kWh: spelled('kWh', 'kWh', 'energy', 3_600_000),
  cal: symbol('cal', 'heat'),
  kcal: symbol('kcal', 'heat', 1000),
  eV: symbol('eV', 'electron-energy'),
  'kJ/mol': symbol('kJ/mol', 'molar-energy'),
  W: symbol('W', 'power'),
  kW: symbol('kW', 'power', 1000),
  hp: symbol('hp', 'power', 746),
  Pa: symbol('Pa', 'pressure'),
  kPa: symbol('kPa', 'pressure', 1000),
  atm: symbol('atm', 'pressure', 101_325),
  Hz: symbol('Hz', 'frequency'),
  kHz: symbol('kHz', 'frequency', 1000),
  MHz: symbol('MHz', 'frequency', 1_000_000),
  D: symbol('D', 'lens-power'),

  K: symbol('K', 'kelvin'),
  '°C': symbol('°C', 'celsius'),
  '°F': symbol('°F', 'fahrenheit'),

  A: symbol('A', 'current'),
  mA: symbol('mA', 'current', 1, 1000),
  V: symbol('V', 'voltage'),
  Ω: symbol('Ω', 'resistance'),
  kΩ: symbol('kΩ', 'resistance', 1000),
  C: symbol('C', 'charge'),
  μC: symbol('μC', 'charge', 1, 1_000_000),
  μF: symbol('μF', 'capacitance', 1, 1_000_000),
  F: symbol('F', 'capacitance'),
  T: symbol('T', 'magnetic-field'),
  'N/C': symbol('N/C', 'electric-field'),

  mol: symbol('mol', 'amount'),
  'g/mol': symbol('g/mol', 'molar-mass'),
  M: symbol('M', 'molarity'),
  'mol/kg': symbol('mol/kg', 'molality'),
  'mol/L': symbol('mol/L', 'molarity'),
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof units
