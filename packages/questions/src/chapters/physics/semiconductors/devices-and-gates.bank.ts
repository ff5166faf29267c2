import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the current gain of the transistor?' */
export const devicesAndGates = defineBank({
  id: 'devices-and-gates',
  sets: [
    {
      rows: `
1 pn-junction | A p–n junction diode conducts well when it is: | forward biased | reverse biased | unbiased | kept in the dark | The barrier is lowered in forward bias and majority carriers cross the junction.
2 rectifier | The number of diodes in a bridge rectifier is: | 4 | 2 | 1 | 3 | Two of them conduct in each half of the cycle. No centre tap is needed.
2 half-wave-rectifier, rectifier | The ripple frequency of a half-wave rectifier fed with 50 Hz is: | 50 Hz | 100 Hz | 25 Hz | 200 Hz | One pulse comes in each cycle. A full-wave rectifier gives two, that is 100 Hz.
1 zener-diode | A Zener diode used as a voltage regulator is connected in: | reverse bias | forward bias | series with the load, forward | no bias | It works in the breakdown region, where voltage hardly changes with current.
2 zener-diode | Compared with an ordinary diode, the p and n sides of a Zener diode are: | heavily doped | lightly doped | not doped | made of metals | Heavy doping makes the depletion layer thin, so breakdown takes place at a small, definite voltage.
3 zener-diode | A 6 V Zener diode is fed from 10 V through a series resistor of 200 Ω, with no load. The current in it is: | 20 mA | 30 mA | 50 mA | 80 mA | The resistor has 10 − 6 = 4 V, so I = 4 ÷ 200 = 0.02 A.
3 zener-diode | In a regulator, a 5 V Zener diode is in parallel with a load of 1 kΩ, and the series resistor carries 15 mA. The Zener current is: | 10 mA | 5 mA | 15 mA | 20 mA | The load takes 5 V ÷ 1 kΩ = 5 mA, and the rest, 10 mA, flows in the diode.
2 optoelectronic-devices | Which of the following is not needed for a solar cell to give current? | An external battery | A p–n junction | Sunlight | A semiconductor | Light makes its own emf at the junction. This is the photovoltaic effect.
1 transistor | The three parts of a transistor are called: | emitter, base and collector | anode, cathode and grid | source, sink and load | p, n and junction | The base is thin and lightly doped, and the emitter is heavily doped.
2 transistor | For a transistor in normal use, emitter current I_E, base current I_B and collector current I_C are related by: | I_E = I_B + I_C | I_C = I_E + I_B | I_B = I_E + I_C | I_E = I_C − I_B | Most of the carriers from the emitter reach the collector, and a few form the base current.
3 transistor | A change of 20 μA in the base current changes the collector current by 2 mA. The current gain β is: | 100 | 40 | 10 | 0.01 | β = ΔI_C/ΔI_B = 2,000 μA ÷ 20 μA = 100.
3 transistor | If α = 0.98 for a transistor, its β is: | 49 | 98 | 0.02 | 50 | β = α/(1 − α) = 0.98 ÷ 0.02 = 49.
2 truth-tables, logic-gates | The output of a two-input XOR gate is 1 when: | the inputs are different | both inputs are 1 | both inputs are 0 | the inputs are equal | XOR means exclusive or: one or the other but not both.
3 logic-gates | By De Morgan's theorem, NOT(A AND B) is the same as: | (NOT A) OR (NOT B) | (NOT A) AND (NOT B) | A OR B | (NOT A) AND B | The output of a NAND gate is 0 only if both inputs are 1, as in the OR of the two complements.
2 energy-bands | The energy gap of a semiconductor such as silicon is about: | 1.1 eV | 6 eV | 0 eV | 11 eV | Diamond, an insulator, has about 6 eV, and in a metal the bands overlap.
3 doping | In a semiconductor with n_i = 10¹⁶ m⁻³, doping makes the electron density 10²² m⁻³. The hole density is: | 10¹⁰ m⁻³ | 10⁶ m⁻³ | 10¹⁶ m⁻³ | 10³⁸ m⁻³ | n_e n_h = n_i² = 10³², so n_h = 10³² ÷ 10²² = 10¹⁰ m⁻³.
1 logic-gates | Which logic gate has only one input? | NOT | AND | OR | NAND | A NOT gate inverts its single input. The others need at least two.
1 optoelectronic-devices | Which device is used as a small lamp in remote controls and indicator panels? | LED | Photodiode | Zener diode | Transistor | It gives out light or infrared rays in forward bias. A photodiode detects light.
1 zener-diode | When forward biased, a Zener diode works like: | an ordinary diode | a photoelectric cell | a transistor amplifier | an open switch | Only its reverse characteristic is special; forward biased it conducts like an ordinary diode.
2 zener-diode | In the breakdown region of a Zener diode, when the reverse current rises, the voltage across it: | stays almost constant | rises in proportion to it | falls to zero | changes its sign | This constant voltage is what makes it a regulator.
2 zener-diode | Zener breakdown takes place because electrons are pulled out of their bonds by: | a strong electric field | a strong magnetic field | collisions with ions | ultraviolet light | The depletion layer is so thin that a small reverse voltage gives a strong electric field. Collisions free electrons in avalanche breakdown.
2 zener-diode | Because of the heavy doping, the depletion layer of a Zener diode is: | very thin | very thick | absent | thick on the p side only | Many ions close to the junction supply the barrier within a very short distance, so the layer is very thin.
2 zener-diode | The resistor in series with a Zener diode in a voltage regulator serves to: | limit the current in the diode | raise the output voltage above the input | reverse the bias | store electric charge | The voltage that the diode does not take drops across the resistor, which limits the current.
3 zener-diode | A Zener diode of 8 V can dissipate at most 400 mW. The greatest current that may flow through it is: | 50 mA | 32 mA | 20 mA | 3.2 A | I = P/V = 0.4 W ÷ 8 V = 0.05 A = 50 mA.
2 zener-diode | The input voltage of a Zener regulator rises a little, and the output stays the same. The extra voltage appears across: | the series resistor | the Zener diode itself | the load of the circuit | the ground wire | More current flows through the series resistor and the diode, and the drop across the resistor takes up the rise.
3 zener-diode | A 5 V Zener diode is fed from 12 V through a series resistor of 350 Ω. The current in the resistor is: | 20 mA | 34 mA | 14 mA | 49 mA | The resistor carries (12 − 5)/350 = 0.02 A = 20 mA.
1 pn-junction | The region near a p–n junction that has no free charge carriers is called the: | depletion layer | conduction band | base | valence band | Electrons and holes recombine there and leave fixed ions behind.
2 pn-junction | The depletion layer of a p–n junction diode is formed by: | diffusion of charge carriers | an external battery | heating of the whole junction | magnetic attraction | Holes diffuse to the n-side and electrons to the p-side, and recombine near the junction.
2 pn-junction | In forward bias the depletion layer of a p–n junction diode: | becomes thinner | becomes thicker | stays as it is | turns into metal | The battery opposes the barrier, so the layer becomes thinner.
2 pn-junction | The electric field in the depletion layer of a p–n junction diode points: | from the n-side to the p-side | from the p-side to the n-side | along the junction | in no direction | Positive ions are left on the n-side and negative ions on the p-side.
3 pn-junction | A silicon p–n junction diode with a drop of 0.7 V is joined in forward bias to 5 V through 430 Ω. The current is: | 10 mA | 11.6 mA | 1.6 mA | 5 mA | I = (5 − 0.7)/430 = 0.01 A = 10 mA.
2 pn-junction | The barrier potential of a germanium p–n junction diode is about: | 0.3 V | 0.7 V | 1.1 V | 3 V | For germanium it is about 0.3 V, for silicon about 0.7 V.
2 pn-junction | An ideal p–n junction diode in reverse bias behaves like: | an open switch | a closed switch | a battery | a lamp | Almost no current flows in reverse bias, as through an open switch.
2 transistor | Which part of a transistor is the thinnest and most lightly doped? | Base | Emitter | Collector | Substrate | A thin, lightly doped base lets nearly all carriers pass on to the collector.
2 transistor | In the normal working of a transistor as an amplifier, the emitter junction and the collector junction are respectively: | forward and reverse biased | reverse and forward biased | both forward biased | both reverse biased | The emitter sends carriers into the base, and the reverse-biased collector collects them.
2 transistor | The part of a transistor that is most heavily doped is the: | emitter | base | collector | junction | It has to supply most of the charge carriers.
2 transistor | In an n–p–n transistor the majority carriers sent out by the emitter are: | electrons | holes | protons | positive ions | The emitter is of n-type, in which electrons are the majority carriers.
3 transistor | For a transistor, β = 99. The value of α is: | 0.99 | 0.9 | 1.01 | 99/98 | α = β/(1 + β) = 99/100 = 0.99.
1 half-wave-rectifier, rectifier | A half-wave rectifier uses how many diodes? | 1 | 2 | 3 | 4 | One diode passes only one half of each cycle.
2 rectifier | A capacitor is joined across the output of a rectifier in order to: | smooth the output | raise the frequency | reverse the current | protect the transformer from heat | It charges at the peaks and discharges between them, so the ripple becomes smaller.
2 rectifier | A diode can be used as a rectifier because it: | conducts in one direction only | amplifies the alternating signal | stores charge | gives out light | It has low resistance in forward bias and very high resistance in reverse bias.
2 rectifier | In a full-wave rectifier, current flows through the load during: | both halves of each cycle | the positive half cycle only | the negative half cycle only | every second full cycle only | Different diodes conduct in the two halves, and the current in the load has the same direction.
3 half-wave-rectifier, rectifier | The greatest efficiency of a half-wave rectifier is about: | 40.6% | 81.2% | 50% | 100% | It is 40.6%; that of a full-wave rectifier is twice as much, 81.2%.
2 truth-tables, logic-gates | In the truth table of a two-input OR gate, the number of rows with output 1 is: | 3 | 1 | 2 | 4 | The output is 0 only when both inputs are 0.
2 truth-tables, logic-gates | The truth table of a logic circuit with three inputs has how many rows? | 8 | 3 | 6 | 9 | There are 2³ = 8 combinations of three inputs.
2 truth-tables, logic-gates | In the truth table of a two-input AND gate, the output is 1 in: | one row | two rows | three rows | no row | Both inputs must be 1, which happens in one row only.
2 logic-gates | In Boolean algebra, A + A is equal to: | A | 2A | 1 | 0 | The sign + stands for OR, and A OR A is A.
2 logic-gates | In Boolean algebra, by De Morgan's theorem, NOT (A + B) is equal to: | (NOT A)·(NOT B) | (NOT A) + (NOT B) | A·B | A + B | The complement of a sum is the product of the complements.
2 half-wave-rectifier, rectifier | In a half-wave rectifier, the output current flows during: | one half of each cycle | the whole cycle | no part of the cycle | every third cycle | The single diode blocks the other half of each cycle.
2 half-wave-rectifier, rectifier | The dc output voltage of a half-wave rectifier with peak voltage V is: | V/π | 2V/π | V/2 | V/√2 | The average over the whole cycle is V/π; a full-wave rectifier gives 2V/π.
2 half-wave-rectifier, rectifier | A disadvantage of a half-wave rectifier is that it: | wastes half of the input | needs four diodes | needs no transformer | gives alternating output | Only one half of each cycle reaches the load.
2 truth-tables, logic-gates | In the truth table of a two-input NAND gate, the output is 0 in: | one row | two rows | three rows | no row | It is 0 only when both inputs are 1.
2 truth-tables, logic-gates | Out of the four combinations of its two inputs, an XOR gate gives 1 for how many? | 2 | 1 | 3 | 4 | The output is 1 for the inputs 0, 1 and 1, 0.
2 truth-tables, logic-gates | For the inputs 00, 01, 10 and 11, the outputs of a gate are 0, 1, 1 and 0. It is: | XOR | OR | NAND | NOR | The output is 1 only when the two inputs differ.
2 truth-tables, logic-gates | A gate gives 1, 0, 0 and 0 for the inputs 00, 01, 10 and 11. Its truth table is that of: | NOR | NAND | AND | XNOR | It is the opposite of OR: 1 only when both inputs are 0.
2 truth-tables, logic-gates | The outputs 1, 1, 1, 0 for inputs 00, 01, 10, 11 in a truth table belong to: | NAND | NOR | OR | XOR | It is AND followed by NOT: 0 only when both inputs are 1.
1 truth-tables, logic-gates | With inputs A = 1 and B = 0, which gate gives the output 0? | AND | OR | NAND | XOR | AND needs both inputs to be 1; the other three give 1.
1 truth-tables, logic-gates | The truth table of a NOT gate has how many rows? | 2 | 1 | 4 | 3 | It has a single input, which can be 0 or 1.
2 truth-tables, logic-gates | The column of outputs of an XNOR gate for the inputs 00, 01, 10 and 11 is: | 1, 0, 0, 1 | 0, 1, 1, 0 | 1, 1, 1, 0 | 0, 0, 0, 1 | The output is 1 when both inputs are equal.
3 truth-tables, logic-gates | The truth table of Y = A + A·B is the same as that of: | Y = A | Y = B | Y = A·B | Y = A + B | By the law of absorption the output follows A in every row.
3 truth-tables, logic-gates | Both inputs of an OR gate are first inverted by NOT gates. The truth table of the whole is that of: | NAND | NOR | AND | XOR | NOT A + NOT B equals NOT (A·B) by De Morgan's theorem.
`,
    },
  ],
})
