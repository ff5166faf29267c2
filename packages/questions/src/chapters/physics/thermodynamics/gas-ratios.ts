import { defineLaws } from '../../../kit/laws/define-laws.ts'

/** "A gas at 100 kPa has a volume of 6 L. At which pressure is it 4 L, at the same temperature?" */
export const gasRatios = defineLaws({
  id: 'physics/gas-ratios',
  version: 2,
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
          values: [80, 90, 100, 120, 150, 160, 200, 240, 300],
        },
        v: { name: 'the first volume', unit: 'L', power: -1, values: [2, 3, 4, 5, 6, 8, 10, 12, 15] },
        V: {
          name: 'the later volume',
          unit: 'L',
          power: 1,
          values: [1.5, 2, 2.5, 3, 4, 5, 6, 8, 9, 10, 12, 20],
        },
      },
      forms: [
        {
          asks: 'P',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A gas at a pressure of {p} has a volume of {v}. At constant temperature its volume is changed to {V}.',
          ],
          asked: ['Its pressure is then:', 'What is its pressure then?'],
          work: 'P₂ = P₁V₁ ÷ V₂ = #p × #v ÷ #V',
        },
        {
          asks: 'v',
          levels: ['medium', 'hard'],
          given: ['At constant temperature, a gas has a volume of {V} under a pressure of {P}.'],
          asked: ['Under a pressure of {p}, its volume is:', 'What is its volume under {p}?'],
          work: 'V₁ = P₂V₂ ÷ P₁ = #P × #V ÷ #p',
        },
        {
          asks: 'p',
          levels: ['medium', 'hard'],
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
          values: [200, 250, 270, 280, 300, 320, 350, 400],
        },
        v: { name: 'the first volume', unit: 'L', power: 1, values: [2, 3, 4, 5, 6, 8, 10, 12] },
        V: {
          name: 'the later volume',
          unit: 'L',
          power: -1,
          values: [2.5, 3, 4, 5, 6, 7.5, 8, 9, 10, 12, 15],
        },
      },
      forms: [
        {
          asks: 'T',
          levels: ['easy', 'medium', 'hard'],
          given: ['A gas has a volume of {v} at {t}. Its pressure is kept constant.'],
          asked: [
            'The temperature at which its volume is {V} is:',
            'At which temperature is its volume {V}?',
          ],
          work: 'T₂ = T₁V₂ ÷ V₁ = #t × #V ÷ #v',
        },
        {
          asks: 'v',
          levels: ['medium', 'hard'],
          given: ['At constant pressure, the volume of a gas is {V} at {T}.'],
          asked: ['Its volume at {t} is:', 'What is its volume at {t}?'],
          work: 'V₁ = V₂T₁ ÷ T₂ = #V × #t ÷ #T',
        },
      ],
    },
  ],
})
