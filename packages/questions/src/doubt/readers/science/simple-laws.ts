import type { ReaderGroup } from '../toolkit/found.ts'
import { readProductLaw } from '../toolkit/product-law.ts'

const KG = [
  ['kg', 1],
  ['g', 0.001],
] as const
const METRE = [
  ['m', 1],
  ['cm', 0.01],
] as const
const SECOND = [
  ['s', 1],
  ['min', 60],
  ['h', 3600],
] as const
const JOULE = [
  ['kj', 1000],
  ['j', 1],
] as const
const MASS = { names: 'mass', units: KG, unit: 'kg', symbol: 'm' }
const FORCE = {
  names: '(?:net |total )?(?:force|thrust)',
  units: [['n', 1]] as const,
  unit: 'N',
  symbol: 'F',
}
const VOLT = {
  names: 'voltage|potential difference|p\\.?d\\.?|emf|volt|volts|battery',
  units: [['v', 1]] as const,
  unit: 'V',
  symbol: 'V',
}
const CURRENT = {
  names: '(?:electric )?current',
  units: [
    ['ma', 0.001],
    ['a', 1],
  ] as const,
  unit: 'A',
  symbol: 'I',
}
const RESISTANCE = {
  names: 'resistance|resistor',
  units: [['ohm', 1]] as const,
  unit: 'Ω',
  symbol: 'R',
}
const POWER = {
  names: '(?:electric(?:al)? )?power(?: consumed| dissipated)?|wattage',
  units: [
    ['kw', 1000],
    ['w', 1],
  ] as const,
  unit: 'W',
  symbol: 'P',
}
const CHARGE = { names: '(?:electric )?charge', units: [['c|coulombs?', 1]] as const, unit: 'C', symbol: 'Q' }
const GRAVITY = {
  names: 'g|gravity|acceleration due to gravity',
  units: [
    ['m/s\\^2', 1],
    ['', 1],
  ] as const,
  unit: 'm/s²',
  symbol: 'g',
  assumed: 9.8,
}
const TIME = { names: 'time(?: taken)?', units: SECOND, unit: 's', symbol: 't' }
const CIRCUIT = 'circuit series ohm connected when potential drop'

/** Laws that only multiply and divide. Each is asked in a few words more often than in a sentence. */
export const simpleLaws: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Physics'],
  readers: [
    readProductLaw({
      id: 'pressure-law',
      cue: /pressure/,
      said: 'P = F ÷ A',
      constant: 1,
      factors: [
        {
          names: '(?:surface )?area',
          units: [
            ['m\\^2', 1],
            ['cm\\^2', 1e-4],
          ],
          unit: 'm²',
          symbol: 'A',
          power: 1,
        },
        { ...FORCE, power: -1 },
        {
          names: 'pressure',
          units: [
            ['kpa|kilopascals?', 1000],
            ['pa|pascals?|n/m\\^2', 1],
          ],
          unit: 'Pa',
          symbol: 'P',
          power: 1,
        },
      ],
      words: 'surface over normally perpendicular',
      refuses: 'liquid|depth|gas|height|atm|volume|temperature',
    }),
    readProductLaw({
      id: 'density-in-grams',
      cue: /density/,
      said: 'density = mass ÷ volume',
      constant: 1,
      factors: [
        {
          names: 'density',
          units: [['g/cm\\^\\(?3\\)?|g/cc|g per cc|g per cm\\^3|g/ml', 1]],
          unit: 'g/cm³',
          symbol: 'ρ',
          power: 1,
        },
        { names: 'volume', units: [['cm\\^3|ml', 1]], unit: 'cm³', symbol: 'V', power: 1 },
        { names: 'mass', units: [['g', 1]], unit: 'g', symbol: 'm', power: -1 },
      ],
      words: 'substance solid liquid metal piece having has cube material given',
      refuses: 'relative|vapour|side|radius|edge|number|moles?|current',
    }),
    readProductLaw({
      id: 'density-in-kilograms',
      cue: /density/,
      said: 'density = mass ÷ volume',
      constant: 1,
      factors: [
        {
          names: 'density',
          units: [['kg/m\\^\\(?3\\)?|kg per m\\^3|kg m\\^\\(?-3\\)?', 1]],
          unit: 'kg/m³',
          symbol: 'ρ',
          power: 1,
        },
        { names: 'volume', units: [['m\\^3', 1]], unit: 'm³', symbol: 'V', power: 1 },
        { names: 'mass', units: [['kg', 1]], unit: 'kg', symbol: 'm', power: -1 },
      ],
      words: 'substance solid liquid metal piece having has cube material given',
      refuses: 'relative|vapour|side|radius|edge|number|moles?|current',
    }),
    readProductLaw({
      id: 'specific-heat',
      cue: /heat/,
      said: 'Q = mcΔT',
      constant: 1,
      factors: [
        {
          names: 'specific heat(?: capacity)?|c|s',
          units: [
            [
              'j ?/ ?\\(?kg ?[-*.]? ?/? ?(?:°c|k|c)\\)?|j kg\\^\\(?-1\\)? ?(?:k|°c|c)\\^\\(?-1\\)?|j per kg per (?:k|°c|c)',
              1,
            ],
            ['j ?/ ?\\(?g ?[-*.]? ?/? ?(?:°c|k|c)\\)?', 1000],
          ],
          unit: 'J/(kg °C)',
          symbol: 'c',
          power: -1,
        },
        { ...MASS, power: -1 },
        {
          names: '(?:rise in |change in |increase in )?temperature(?: rise| change| difference)?',
          units: [['°c|k|°', 1]],
          unit: '°C',
          symbol: 'ΔT',
          power: -1,
        },
        {
          names: 'heat(?: energy)?(?: required| needed| absorbed| supplied)?',
          units: JOULE,
          unit: 'J',
          symbol: 'Q',
          power: 1,
        },
      ],
      words:
        'water raise increase rise heat its substance metal iron copper amount quantity required needed energy specific capacity',
      refuses: 'latent|melt|ice|from # (?:°c|k|°)|engine|vaporis|boil|gas',
    }),
    readProductLaw({
      id: 'latent-heat',
      cue: /latent/,
      said: 'Q = mL',
      constant: 1,
      factors: [
        {
          names:
            '(?:specific )?latent heat(?: of (?:fusion|vaporisation|vaporization))?(?: of (?:ice|water|steam))?|l',
          units: [
            ['kj ?/ ?kg', 1000],
            ['j ?/ ?kg', 1],
            ['cal ?/ ?g', 4184],
          ],
          unit: 'J/kg',
          symbol: 'L',
          power: -1,
        },
        { ...MASS, power: -1 },
        {
          names: 'heat(?: energy)?(?: required| needed| absorbed)?',
          units: JOULE,
          unit: 'J',
          symbol: 'Q',
          power: 1,
        },
      ],
      words: 'melt melts convert ice into water at 0 °c steam amount boiling its point',
      refuses: 'specific heat|raise|cal',
    }),
    readProductLaw({
      id: 'wave-speed',
      cue: /wavelength|frequency/,
      said: 'v = fλ',
      constant: 1,
      factors: [
        {
          names: 'frequency',
          units: [
            ['khz', 1000],
            ['mhz', 1e6],
            ['hz', 1],
          ],
          unit: 'Hz',
          symbol: 'f',
          power: -1,
        },
        {
          names: '(?:speed|velocity)(?: of (?:sound|the wave|wave|light))?',
          units: [['m/s', 1]],
          unit: 'm/s',
          symbol: 'v',
          power: 1,
        },
        { names: 'wavelength', units: METRE, unit: 'm', symbol: 'λ', power: -1 },
      ],
      words:
        'wave waves sound note air travelling travels has having propagating tuning fork radio its water',
      refuses: 'doppler|photon|energy|string|pipe|beat|period|source moving|approach|de broglie|electron',
    }),
    readProductLaw({
      id: 'speed-in-medium',
      cue: /refractive index/,
      said: 'n = c ÷ v',
      constant: 1,
      factors: [
        { names: 'refractive index(?: of [a-z]+)?|n|μ', units: [['', 1]], unit: '', symbol: 'n', power: 1 },
        {
          names:
            '(?:speed|velocity) of light in (?:the )?(?:glass|water|medium|diamond|material|that medium|it)',
          units: [['m/s', 1]],
          unit: 'm/s',
          symbol: 'v',
          power: 1,
          isNamed: true,
        },
        {
          names: '(?:speed|velocity) of light in (?:vacuum|air|free space)|c',
          units: [['m/s', 1]],
          unit: 'm/s',
          symbol: 'c',
          power: -1,
          isNamed: true,
          assumed: 3e8,
        },
      ],
      words: 'glass water medium diamond light vacuum',
      refuses: 'angle|prism|lens|depth|respect|critical',
    }),
    readProductLaw({
      id: 'radius-of-curvature',
      cue: /radius of curvature/,
      said: 'f = R ÷ 2',
      constant: 0.5,
      factors: [
        {
          names: 'radius of curvature|r',
          units: [['cm', 1]],
          unit: 'cm',
          symbol: 'R',
          power: -1,
          isNamed: true,
        },
        { names: 'focal length|f', units: [['cm', 1]], unit: 'cm', symbol: 'f', power: 1, isNamed: true },
      ],
      words: 'mirror concave convex spherical whose having',
      refuses: 'lens|object|image|refractive|plano',
    }),
    readProductLaw({
      id: 'units-of-energy',
      cue: /kwh|units? of (?:electricity|energy)|kilowatt[- ]hours?/,
      said: 'energy in kWh = power in kW × time in hours',
      constant: 1,
      factors: [
        {
          names: 'power',
          units: [
            ['kw', 1],
            ['w', 0.001],
          ],
          unit: 'kW',
          symbol: 'P',
          power: -1,
        },
        { names: 'time', units: [['h', 1]], unit: 'h', symbol: 't', power: -1 },
        {
          names: '(?:electric(?:al)? )?energy(?: consumed| used)?|units?',
          units: [['kwh', 1]],
          unit: 'kWh',
          symbol: 'E',
          power: 1,
        },
      ],
      words:
        'kwh kilowatt hour hours units unit consumed consumes used heater fan iron lamp electric appliance electricity running operated run heater rated tv refrigerator',
      refuses: 'day|daily|month|cost|each|bulbs|fans|₹',
    }),
    readProductLaw({
      id: 'charge-and-current',
      cue: /charge|current/,
      said: 'Q = It',
      constant: 1,
      factors: [
        { ...CHARGE, power: 1 },
        { ...CURRENT, power: -1 },
        { ...TIME, power: -1 },
      ],
      words: `${CIRCUIT} flows passes passed passing drawn cross section`,
      refuses: 'electrons|field|deposited|electroly|capacitor|magnetic|ohm|coil|induc|radius',
    }),
    readProductLaw({
      id: 'voltage-law',
      cue: /ohm/,
      said: 'V = IR',
      constant: 1,
      factors: [
        { ...VOLT, power: 1 },
        { ...CURRENT, power: -1 },
        { ...RESISTANCE, power: -1 },
      ],
      words: CIRCUIT,
      refuses: 'power|heat|internal|parallel|series|each|resistors|meter|length|power|# w',
    }),
    readProductLaw({
      id: 'power-of-current',
      cue: /power|# ?w/,
      said: 'P = VI',
      constant: 1,
      factors: [
        { ...POWER, power: 1 },
        { ...VOLT, power: -1 },
        { ...CURRENT, power: -1 },
      ],
      words: `${CIRCUIT} drawn draws appliance heater iron electric lamp rated marked`,
      refuses: 'ohm|factor|lens|transformer|resistance|heat|parallel|series|each',
    }),
    readProductLaw({
      id: 'power-by-voltage',
      cue: /power|resistance/,
      said: 'P = V² ÷ R',
      constant: 1,
      factors: [
        { ...POWER, power: 1 },
        { ...VOLT, power: -2 },
        { ...RESISTANCE, power: 1 },
      ],
      words: `${CIRCUIT} heater electric lamp rated marked filament`,
      refuses: 'current|lens|transformer|heat produced|parallel|series|each|internal',
    }),
    readProductLaw({
      id: 'power-by-current',
      cue: /power|resistance/,
      said: 'P = I²R',
      constant: 1,
      factors: [
        { ...POWER, power: 1 },
        { ...CURRENT, power: -2 },
        { ...RESISTANCE, power: -1 },
      ],
      words: CIRCUIT,
      refuses: '# v|voltage|lens|transformer|heat produced|parallel|series|each|internal',
    }),
    readProductLaw({
      id: 'potential-and-work',
      cue: /charge/,
      said: 'V = W ÷ Q',
      constant: 1,
      factors: [
        { ...CHARGE, power: 1 },
        { names: 'work(?: done)?', units: [['j', 1]], unit: 'J', symbol: 'W', power: -1 },
        { ...VOLT, power: 1 },
      ],
      words:
        'move moves moving carry carrying bring between two 2 points point points from one to another different potentials done having',
      refuses: 'field|distance|current|capacitor|electron',
    }),
    readProductLaw({
      id: 'simple-pendulum',
      cue: /pendulum/,
      said: 'T = 2π√(l ÷ g)',
      constant: 2 * Math.PI,
      factors: [
        { ...GRAVITY, power: 0.5 },
        { names: 'length', units: METRE, unit: 'm', symbol: 'l', power: -0.5 },
        {
          names: '(?:time )?period(?: of oscillation)?',
          units: [['s', 1]],
          unit: 's',
          symbol: 'T',
          power: 1,
        },
      ],
      words: 'simple pendulum long take oscillation',
      refuses: 'moon|lift|doubled|times|frequency|second pendulum|seconds pendulum|spring',
    }),
    readProductLaw({
      id: 'period-and-frequency',
      cue: /frequency/,
      said: 'f = 1 ÷ T',
      constant: 1,
      factors: [
        { names: 'frequency', units: [['hz', 1]], unit: 'Hz', symbol: 'f', power: 1 },
        { names: '(?:time )?period', units: [['s', 1]], unit: 's', symbol: 'T', power: 1 },
      ],
      words: 'wave oscillation vibration pendulum sound ac supply',
      refuses: 'length|spring|speed|wavelength',
    }),
    readProductLaw({
      id: 'force-and-time',
      cue: /impulse/,
      said: 'J = Ft',
      constant: 1,
      factors: [
        { names: 'impulse', units: [['n ?s|kg m/s', 1]], unit: 'N s', symbol: 'J', power: 1 },
        { ...FORCE, power: -1 },
        { ...TIME, power: -1 },
      ],
      words: 'for',
      refuses: 'mass|velocity|momentum',
    }),
    readProductLaw({
      id: 'circular-motion',
      cue: /centripetal/,
      said: 'F = mv² ÷ r',
      constant: 1,
      factors: [
        { ...FORCE, names: 'centripetal force|force', power: 1 },
        { names: 'speed|velocity', units: [['m/s', 1]], unit: 'm/s', symbol: 'v', power: -2 },
        { names: 'radius', units: METRE, unit: 'm', symbol: 'r', power: 1 },
        { ...MASS, power: -1 },
      ],
      words: 'circular circle path track uniform constant round rotating moving revolving needed',
      refuses: 'acceleration|string|vertical|angular',
    }),
    readProductLaw({
      id: 'moment-of-force',
      cue: /torque|moment of (?:a )?force/,
      said: 'τ = F × d',
      constant: 1,
      factors: [
        { ...FORCE, names: 'force', power: -1 },
        { names: '(?:perpendicular )?distance|arm', units: METRE, unit: 'm', symbol: 'd', power: -1 },
        { names: 'torque|moment of force|moment', units: [['n ?m', 1]], unit: 'N m', symbol: 'τ', power: 1 },
      ],
      words: 'axis rotation pivot perpendicular acts from of the at point away',
      refuses: 'angle|couple|inertia|coil',
    }),
    readProductLaw({
      id: 'spring-force',
      cue: /spring/,
      said: 'F = kx',
      constant: 1,
      factors: [
        {
          names: '(?:spring|force) constant|k',
          units: [['n/m|n m\\^\\(?-1\\)?', 1]],
          unit: 'N/m',
          symbol: 'k',
          power: -1,
        },
        { ...FORCE, power: 1 },
        {
          names: 'extension|stretch|compression|elongation',
          units: METRE,
          unit: 'm',
          symbol: 'x',
          power: -1,
        },
      ],
      words: 'spring stretched stretches compressed extended by extends',
      refuses: 'energy|period|oscillat|mass|work|series|parallel|kg|cut',
    }),
  ],
}
