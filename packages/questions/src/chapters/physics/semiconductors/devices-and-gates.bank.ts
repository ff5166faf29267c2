import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the current gain of the transistor?' */
export const devicesAndGates = defineBank({
  id: 'devices-and-gates',
  sets: [
    {
      rows: `
1 pn-junction | A p–n junction diode conducts well when it is: | forward biased | reverse biased | unbiased | kept in the dark | The barrier is lowered in forward bias and majority carriers cross the junction.
2 rectifier | The number of diodes in a bridge rectifier is: | 4 | 2 | 1 | 3 | Two of them conduct in each half of the cycle. No centre tap is needed.
2 rectifier | The ripple frequency of a half-wave rectifier fed with 50 Hz is: | 50 Hz | 100 Hz | 25 Hz | 200 Hz | One pulse comes in each cycle. A full-wave rectifier gives two, that is 100 Hz.
1 zener-diode | A Zener diode used as a voltage regulator is connected in: | reverse bias | forward bias | series with the load, forward | no bias | It works in the breakdown region, where voltage hardly changes with current.
2 zener-diode | Compared with an ordinary diode, the p and n sides of a Zener diode are: | heavily doped | lightly doped | not doped | made of metals | Heavy doping makes the depletion layer thin, so breakdown takes place at a small, definite voltage.
3 zener-diode | A 6 V Zener diode is fed from 10 V through a series resistor of 200 Ω, with no load. The current in it is: | 20 mA | 30 mA | 50 mA | 80 mA | The resistor has 10 − 6 = 4 V, so I = 4 ÷ 200 = 0.02 A.
3 zener-diode | In a regulator, a 5 V Zener diode is in parallel with a load of 1 kΩ, and the series resistor carries 15 mA. The Zener current is: | 10 mA | 5 mA | 15 mA | 20 mA | The load takes 5 V ÷ 1 kΩ = 5 mA, and the rest, 10 mA, flows in the diode.
2 optoelectronic-devices | Which of the following is not needed for a solar cell to give current? | An external battery | A p–n junction | Sunlight | A semiconductor | Light makes its own emf at the junction. This is the photovoltaic effect.
1 transistor | The three parts of a transistor are called: | emitter, base and collector | anode, cathode and grid | source, sink and load | p, n and junction | The base is thin and lightly doped, and the emitter is heavily doped.
2 transistor | For a transistor in normal use, emitter current I_E, base current I_B and collector current I_C are related by: | I_E = I_B + I_C | I_C = I_E + I_B | I_B = I_E + I_C | I_E = I_C − I_B | Most of the carriers from the emitter reach the collector, and a few form the base current.
3 transistor | A change of 20 μA in the base current changes the collector current by 2 mA. The current gain β is: | 100 | 40 | 10 | 0.01 | β = ΔI_C/ΔI_B = 2,000 μA ÷ 20 μA = 100.
3 transistor | If α = 0.98 for a transistor, its β is: | 49 | 98 | 0.02 | 50 | β = α/(1 − α) = 0.98 ÷ 0.02 = 49.
2 logic-gates | The output of a two-input XOR gate is 1 when: | the inputs are different | both inputs are 1 | both inputs are 0 | the inputs are equal | XOR means exclusive or: one or the other but not both.
3 logic-gates | By De Morgan's theorem, NOT(A AND B) is the same as: | (NOT A) OR (NOT B) | (NOT A) AND (NOT B) | A OR B | (NOT A) AND B | The output of a NAND gate is 0 only if both inputs are 1, as in the OR of the two complements.
2 energy-bands | The energy gap of a semiconductor such as silicon is about: | 1.1 eV | 6 eV | 0 eV | 11 eV | Diamond, an insulator, has about 6 eV, and in a metal the bands overlap.
3 doping | In a semiconductor with n_i = 10¹⁶ m⁻³, doping makes the electron density 10²² m⁻³. The hole density is: | 10¹⁰ m⁻³ | 10⁶ m⁻³ | 10¹⁶ m⁻³ | 10³⁸ m⁻³ | n_e n_h = n_i² = 10³², so n_h = 10³² ÷ 10²² = 10¹⁰ m⁻³.
1 logic-gates | Which logic gate has only one input? | NOT | AND | OR | NAND | A NOT gate inverts its single input. The others need at least two.
1 optoelectronic-devices | Which device is used as a small lamp in remote controls and indicator panels? | LED | Photodiode | Zener diode | Transistor | It gives out light or infrared rays in forward bias. A photodiode detects light.
`,
    },
  ],
})
