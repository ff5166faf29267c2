import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** Temperatures of gases that papers give in degrees Celsius, on the scale of the law. */
const KELVINS = [250, 273, 280, 290, 300, 320, 325, 350, 360, 375, 400, 420, 450, 480, 500, 546, 600]
const CELSIUS = { unit: '°C', from: (kelvins: number) => kelvins - 273 } as const

/** Volumes in litres, many of which are as squares to each other. */
const VOLUMES = [1, 2, 2.5, 3, 4, 5, 6, 8, 9, 10, 12, 16, 18, 20, 24, 25, 27, 32, 36, 40]

/** Molar masses of gases in g/mol. */
const MOLAR_MASSES = [2, 4, 16, 18, 20, 28, 32, 40, 64]

/** "A gas at 100 kPa has a volume of 6 L. At which pressure is it 4 L, at the same temperature?" */
export const gasRatios = defineLaws({
  id: 'physics/gas-ratios',
  version: 8,
  laws: [
    {
      id: 'boyle',
      concepts: ['boyles-law'],
      within: [20, 2000],
      quantities: {
        P: { name: 'the later pressure', unit: 'kPa', power: 1 },
        p: {
          name: 'the first pressure',
          unit: 'kPa',
          power: -1,
          values: numbersBetween(80, 300),
        },
        v: { name: 'the first volume', unit: 'L', power: -1, values: numbersBetween(2, 15) },
        V: {
          name: 'the later volume',
          unit: 'L',
          power: 1,
          values: numbersBetween(1.5, 20),
        },
      },
      forms: [
        {
          asks: 'P',
          levels: ['easy'],
          given: [
            'A gas at a pressure of {p} has a volume of {v}. At constant temperature its volume is changed to {V}.',
            'A cylinder with a piston holds {v} of air at {p}. The piston is moved slowly until the volume is {V}, at the same temperature.',
            'At constant temperature, the volume of a fixed mass of gas under {p} is changed from {v} to {V}.',
            'Air in a syringe with a closed tip fills {v} under {p}. The plunger is moved, without a change of temperature, until the air fills {V}.',
            'A sample of nitrogen under {p} fills a vessel of {v}. All of it is transferred to a vessel of {V} at the same temperature.',
          ],
          asked: [
            'Its pressure is then:',
            'What is its pressure then?',
            'How large is the new pressure?',
            'By Boyle’s law, the pressure becomes:',
          ],
          work: 'P₂ = P₁V₁ ÷ V₂ = #p × #v ÷ #V',
        },
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'At constant temperature, a gas has a volume of {V} under a pressure of {P}.',
            'A sample of dry air has a volume of {V} at {P}, and its temperature does not change.',
            'The temperature of a quantity of helium stays the same, and at {P} it fills {V}.',
            'A cylinder with a piston contains gas of volume {V} under {P}; only its pressure is changed, at constant temperature.',
          ],
          asked: [
            'Under a pressure of {p}, its volume is:',
            'What is its volume under {p}?',
            'Find the volume that it fills when the pressure is {p}.',
            'How large is its volume at {p}?',
          ],
          work: 'V₁ = P₂V₂ ÷ P₁ = #P × #V ÷ #p',
        },
        {
          asks: 'p',
          levels: ['medium'],
          given: [
            'A gas is brought from a volume of {v} to {V} at constant temperature, and its pressure is then {P}.',
          ],
          asked: ['Its pressure at first was:', 'What was its first pressure?'],
          work: 'P₁ = P₂V₂ ÷ V₁ = #P × #V ÷ #v',
        },
      ],
    },
    {
      id: 'charles',
      concepts: ['charles-law'],
      within: [150, 800],
      quantities: {
        T: { name: 'the later temperature', unit: 'K', power: 1 },
        t: {
          name: 'the first temperature',
          unit: 'K',
          power: -1,
          values: numbersBetween(200, 400),
        },
        v: { name: 'the first volume', unit: 'L', power: 1, values: numbersBetween(2, 12) },
        V: {
          name: 'the later volume',
          unit: 'L',
          power: -1,
          values: numbersBetween(2.5, 15),
        },
      },
      forms: [
        {
          asks: 'T',
          levels: ['easy'],
          given: [
            'A gas has a volume of {v} at {t}. Its pressure is kept constant.',
            'A balloon at {t} has a volume of {v}, and the pressure in it does not change.',
            'An ideal gas that fills {v} at {t} is heated or cooled at constant pressure.',
            'A cylinder with a freely moving piston contains {v} of air at {t}, under the constant pressure of the atmosphere.',
          ],
          asked: [
            'The temperature at which its volume is {V} is:',
            'At which temperature is its volume {V}?',
            'To which temperature must it be brought to have a volume of {V}?',
          ],
          work: 'T₂ = T₁V₂ ÷ V₁ = #t × #V ÷ #v',
        },
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'At constant pressure, the volume of a gas is {V} at {T}.',
            'An ideal gas in a cylinder with a freely moving piston has a volume of {V} at {T}.',
            'A balloon of volume {V} is at {T}, and the pressure of the gas in it stays constant.',
            'In an isobaric process, a sample of gas of volume {V} starts from a temperature of {T}.',
          ],
          asked: [
            'Its volume at {t} is:',
            'What is its volume at {t}?',
            'Find the volume that it has at {t}.',
            'By Charles’s law, its volume at {t} is:',
          ],
          work: 'V₁ = V₂T₁ ÷ T₂ = #V × #t ÷ #T',
        },
      ],
    },
    {
      id: 'pressure',
      concepts: ['charles-law'],
      within: [20, 900],
      quantities: {
        P: { name: 'the later pressure', unit: 'kPa', power: 1 },
        p: { name: 'the first pressure', unit: 'kPa', power: -1, values: numbersBetween(80, 400) },
        t: { name: 'the first temperature', unit: 'K', power: 1, values: numbersBetween(200, 400) },
        T: { name: 'the later temperature', unit: 'K', power: -1, values: numbersBetween(220, 600) },
      },
      forms: [
        {
          asks: 'P',
          levels: ['easy'],
          given: [
            'The air in a closed steel vessel is at {p} and {t}. It is brought to {T}.',
            'A gas is sealed in a rigid container at {t} and a pressure of {p}. Its temperature is changed to {T}.',
            'A gas cylinder of fixed volume shows {p} at {t}, and its temperature becomes {T}.',
            'At constant volume, a gas at {p} goes from {t} to {T}.',
          ],
          asked: [
            'Its pressure is then:',
            'What is the pressure of the gas then?',
            'How large is the new pressure of the gas?',
          ],
          work: 'P₂ = P₁T₂ ÷ T₁ = #p × #T ÷ #t',
        },
        {
          asks: 'T',
          levels: ['medium'],
          given: [
            'A gas in a rigid vessel has a pressure of {p} at {t}.',
            'At constant volume, the pressure of a gas is {p} at {t}.',
            'The pressure in a sealed flask is {p} when its temperature is {t}.',
            'The gas in a closed steel cylinder is at a pressure of {p} at {t}.',
          ],
          asked: [
            'The temperature at which its pressure is {P} is:',
            'At which temperature is its pressure {P}?',
            'To which temperature must it be brought for a pressure of {P}?',
          ],
          work: 'T₂ = T₁P₂ ÷ P₁ = #t × #P ÷ #p',
        },
        {
          asks: 'p',
          levels: ['medium'],
          given: [
            'A sealed vessel of fixed volume is brought from {t} to {T}, and the pressure of the gas in it becomes {P}.',
            'The temperature of a gas at constant volume changes from {t} to {T}. Its pressure is then {P}.',
            'The gas in a rigid steel cylinder has a pressure of {P} after its temperature has gone from {t} to {T}.',
          ],
          asked: [
            'Its pressure at first was:',
            'What was the pressure at first?',
            'Find the pressure of the gas before the change.',
          ],
          work: 'P₁ = P₂T₁ ÷ T₂ = #P × #t ÷ #T',
        },
      ],
    },
    // What follows joins two laws.
    {
      id: 'combined',
      concepts: ['boyles-law', 'charles-law'],
      within: [20, 1500],
      quantities: {
        P: { name: 'the later pressure', unit: 'kPa', power: 1 },
        p: { name: 'the first pressure', unit: 'kPa', power: -1, values: numbersBetween(80, 300) },
        v: { name: 'the first volume', unit: 'L', power: -1, values: numbersBetween(2, 15) },
        t: { name: 'the first temperature', unit: 'K', power: 1, values: KELVINS, shown: CELSIUS },
        V: { name: 'the later volume', unit: 'L', power: 1, values: numbersBetween(1.5, 20) },
        T: { name: 'the later temperature', unit: 'K', power: -1, values: KELVINS, shown: CELSIUS },
      },
      forms: [
        {
          asks: 'P',
          levels: ['medium'],
          given: [
            'A gas of volume {v} at {t} and {p} is brought to a volume of {V} at {T}.',
            'At constant temperature, the volume of a gas at {t} and {p} is changed from {v} to {V}. Then, at constant volume, its temperature is changed to {T}.',
            'A cylinder with a piston holds {v} of air at {p} and {t}. Its volume is changed to {V} and its temperature to {T}.',
          ],
          asked: ['Its final pressure is:', 'What is its final pressure?'],
          notes: ['(0 °C = 273 K)', 'Take 0 °C = 273 K.'],
          first: ['{t} = #t K and {T} = #T K', 'P₁V₁ ÷ T₁ = P₂V₂ ÷ T₂'],
          work: 'P₂ = P₁V₁T₂ ÷ (V₂T₁) = #p × #v × #T ÷ (#V × #t)',
        },
        {
          asks: 'V',
          levels: ['medium'],
          given: [
            'A gas of volume {v} at {t} and {p} is brought to {T} and a pressure of {P}.',
            'The temperature of {v} of an ideal gas is changed from {t} to {T} and its pressure from {p} to {P}.',
          ],
          asked: ['Its final volume is:', 'What is its final volume?'],
          notes: ['(0 °C = 273 K)', 'Take 0 °C = 273 K.'],
          first: ['{t} = #t K and {T} = #T K', 'P₁V₁ ÷ T₁ = P₂V₂ ÷ T₂'],
          work: 'V₂ = P₁V₁T₂ ÷ (P₂T₁) = #p × #v × #T ÷ (#P × #t)',
        },
        {
          asks: 'T',
          levels: ['hard'],
          options: [120, 1200],
          given: [
            'A gas of volume {v} at {t} and {p} is brought to a volume of {V} and a pressure of {P}.',
            'The volume of an ideal gas at {t} is changed from {v} to {V} and its pressure from {p} to {P}.',
          ],
          asked: ['Its final temperature is:', 'What is its final temperature on the Kelvin scale?'],
          notes: ['(0 °C = 273 K)', 'Take 0 °C = 273 K.'],
          first: ['{t} = #t K', 'P₁V₁ ÷ T₁ = P₂V₂ ÷ T₂'],
          work: 'T₂ = T₁P₂V₂ ÷ (P₁V₁) = #t × #P × #V ÷ (#p × #v)',
        },
      ],
    },
    {
      id: 'density',
      concepts: ['boyles-law', 'charles-law'],
      within: [0.2, 12],
      quantities: {
        D: { name: 'the later density', unit: 'kg/m³', power: 1 },
        d: { name: 'the first density', unit: 'kg/m³', power: -1, values: numbersBetween(0.6, 4) },
        p: { name: 'the first pressure', unit: 'kPa', power: 1, values: numbersBetween(80, 300) },
        P: { name: 'the later pressure', unit: 'kPa', power: -1, values: numbersBetween(80, 400) },
        t: { name: 'the first temperature', unit: 'K', power: -1, values: KELVINS, shown: CELSIUS },
        T: { name: 'the later temperature', unit: 'K', power: 1, values: KELVINS, shown: CELSIUS },
      },
      forms: [
        {
          asks: 'D',
          levels: ['hard'],
          given: [
            'The density of a gas at {t} and {p} is {d}. Its temperature is changed to {T} and its pressure to {P}.',
            'A gas has a density of {d} at a pressure of {p} and a temperature of {t}. It is brought to {P} and {T}.',
          ],
          asked: ['Its density becomes:', 'What is its density then?'],
          notes: ['(0 °C = 273 K)', 'Take 0 °C = 273 K.'],
          first: [
            '{t} = #t K and {T} = #T K',
            'For a given mass, density goes as 1 ÷ V, and V as T ÷ P: the density goes as P ÷ T.',
          ],
          work: 'ρ₂ = ρ₁P₂T₁ ÷ (P₁T₂) = #d × #P × #t ÷ (#p × #T)',
        },
      ],
    },
    {
      id: 'by-celsius',
      concepts: ['charles-law'],
      within: [0.5, 900],
      quantities: {
        V: { name: 'the later volume', unit: 'L', power: 1 },
        v: { name: 'the first volume', unit: 'L', power: -1, values: numbersBetween(2, 90) },
        t: { name: 'the first temperature', unit: 'K', power: 1, values: KELVINS, shown: CELSIUS },
        T: { name: 'the later temperature', unit: 'K', power: -1, values: KELVINS, shown: CELSIUS },
      },
      forms: [
        {
          asks: 'V',
          levels: ['medium'],
          given: [
            'At constant pressure, the temperature of {v} of a gas is changed from {t} to {T}.',
            'A gas in a cylinder with a freely moving piston has a volume of {v} at {t}. Its temperature is changed to {T}.',
          ],
          asked: ['Its volume becomes:', 'What is its final volume?'],
          notes: ['(0 °C = 273 K)', 'Take 0 °C = 273 K.'],
          first: ['{t} = #t K and {T} = #T K'],
          work: 'V₂ = V₁T₂ ÷ T₁ = #v × #T ÷ #t',
        },
      ],
    },
    {
      id: 'adiabatic-temperature',
      concepts: ['thermodynamic-processes'],
      within: [100, 1500],
      quantities: {
        T: { name: 'the later temperature', unit: 'K', power: 1 },
        t: { name: 'the first temperature', unit: 'K', power: -1, values: KELVINS, shown: CELSIUS },
        v: { name: 'the first volume', unit: 'L', power: -0.5, values: VOLUMES },
        V: { name: 'the later volume', unit: 'L', power: 0.5, values: VOLUMES },
      },
      forms: [
        {
          asks: 'T',
          levels: ['hard'],
          given: [
            'The volume of an ideal gas (γ = 1.5) at {t} is changed adiabatically from {v} to {V}.',
            'An ideal gas with γ = 1.5 has a volume of {v} at {t}. Without any exchange of heat, its volume is changed to {V}.',
            'In an adiabatic process, {v} of an ideal gas (γ = 1.5) at {t} is brought to a volume of {V}.',
          ],
          asked: ['Its final temperature is:', 'What is its final temperature on the Kelvin scale?'],
          notes: ['(0 °C = 273 K)', 'Take 0 °C = 273 K.'],
          first: ['{t} = #t K', 'Adiabatic: T goes as 1 ÷ V to the power γ − 1 = ½.'],
          work: 'T₂ = T₁√(V₁ ÷ V₂) = #t × √(#v ÷ #V)',
        },
      ],
    },
    {
      id: 'adiabatic-pressure',
      concepts: ['thermodynamic-processes'],
      within: [10, 3000],
      quantities: {
        P: { name: 'the later pressure', unit: 'kPa', power: 2 },
        p: { name: 'the first pressure', unit: 'kPa', power: -2, values: numbersBetween(40, 400) },
        v: { name: 'the first volume', unit: 'L', power: -3, values: VOLUMES },
        V: { name: 'the later volume', unit: 'L', power: 3, values: VOLUMES },
      },
      forms: [
        {
          asks: 'P',
          levels: ['hard'],
          given: [
            'The volume of an ideal gas (γ = 1.5) at {p} is changed adiabatically from {v} to {V}.',
            'An ideal gas with γ = 1.5 has a volume of {v} and a pressure of {p}. Without any exchange of heat, its volume is changed to {V}.',
            'In an adiabatic process, {v} of an ideal gas (γ = 1.5) at {p} is brought to a volume of {V}.',
          ],
          asked: ['Its final pressure is:', 'What is its final pressure?'],
          first: [
            'Adiabatic: the pressure goes as 1 ÷ V to the power γ.',
            'γ = 1.5, so (V₁ ÷ V₂) is cubed and its root is taken.',
          ],
          work: 'P₂ = P₁√((V₁ ÷ V₂)³) = #p × √((#v ÷ #V)³)',
        },
      ],
    },
    {
      id: 'two-rms-speeds',
      concepts: ['kinetic-theory'],
      within: [100, 3000],
      quantities: {
        V: { name: 'the second speed', unit: 'm/s', power: 2 },
        v: { name: 'the first speed', unit: 'm/s', power: -2, values: numbersBetween(200, 2000) },
        t: { name: 'the first temperature', unit: 'K', power: 1, values: KELVINS, shown: CELSIUS },
        T: { name: 'the second temperature', unit: 'K', power: -1, values: KELVINS, shown: CELSIUS },
        m: { name: 'the first molar mass', unit: 'g/mol', power: -1, values: MOLAR_MASSES },
        M: { name: 'the second molar mass', unit: 'g/mol', power: 1, values: MOLAR_MASSES },
      },
      forms: [
        {
          asks: 'V',
          levels: ['hard'],
          given: [
            'The rms speed of the molecules of a gas of molar mass {m} at {t} is {v}. Another gas of molar mass {M} is at {T}.',
            'At {t}, the molecules of a gas of molar mass {m} have an rms speed of {v}. A second gas, of molar mass {M}, has a temperature of {T}.',
          ],
          asked: [
            'The rms speed of its molecules is:',
            'What is the rms speed of the molecules of the second gas?',
          ],
          notes: ['(0 °C = 273 K)', 'Take 0 °C = 273 K.'],
          first: ['{t} = #t K and {T} = #T K', 'v = √(3RT ÷ M), so it goes as √(T ÷ M).'],
          work: 'v₂ = v₁√(T₂M₁ ÷ (T₁M₂)) = #v × √(#T × #m ÷ (#t × #M))',
        },
      ],
    },
  ],
})
