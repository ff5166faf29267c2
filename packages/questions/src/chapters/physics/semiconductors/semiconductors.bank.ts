import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The charge carriers in a p-type semiconductor are mainly:' */
export const semiconductors = defineBank({
  id: 'semiconductors',
  sets: [
    {
      rows: `
2 doping | Given below are two statements: // Statement I: A piece of n-type silicon is negatively charged. // Statement II: In n-type silicon the electrons are the majority carriers. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Each donor atom is neutral as a whole, so the crystal is neutral too.
2 energy-bands | Given below are two statements: // Statement I: The resistance of a metal decreases when it is heated. // Statement II: The resistance of a semiconductor decreases when it is heated. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Heat sets carriers free in a semiconductor; in a metal it makes collisions more frequent.
1 energy-bands | Which of the following elements is a semiconductor? | Silicon | Copper | Sulphur | Silver | Silicon and germanium conduct less than metals and more than insulators. Sulphur is an insulator.
1 rectifier | Which device changes alternating into direct current? | Rectifier | Transformer | Amplifier | Oscillator | A junction diode conducts in one direction only and so rectifies.
1 energy-bands | When a semiconductor is heated its resistance: | decreases | increases | stays the same | becomes infinite | Heat frees more electrons and holes. In metals resistance increases on heating.
1 optoelectronic-devices | LED stands for: | light emitting diode | light energy device | low energy diode | liquid emitting display | A forward-biased diode of a suitable material gives out light when electrons and holes combine.
1 doping | The majority charge carriers in an n-type semiconductor are: | electrons | holes | protons | positive ions | Donor atoms such as phosphorus add free electrons. Holes are the majority in p-type.
1 optoelectronic-devices | A solar cell changes: | light into electrical energy | heat into light energy | electrical into light energy | chemical into electrical energy | Light frees electrons and holes at a p–n junction, and its field drives them apart.
1 logic-gates | Which gate gives output 1 only when all inputs are 1? | AND | OR | NAND | NOR | An AND gate needs all inputs high. An OR gate needs only one.
2 doping | Doping silicon with aluminium or boron gives a: | p-type semiconductor | n-type semiconductor | superconductor | perfect insulator | Trivalent atoms leave one bond short of an electron, that is a hole.
2 doping | An n-type semiconductor as a whole is: | electrically neutral | negatively charged | positively charged | charged only when heated | Donor atoms are neutral, so the crystal has equal positive and negative charge in spite of free electrons.
2 pn-junction | In forward bias of a p–n junction, the p-side is joined to: | the positive terminal | the negative terminal | the earth | an alternating source only | This lowers the barrier and the depletion layer narrows, so current flows.
2 pn-junction | In reverse bias the width of the depletion layer: | increases | decreases | stays the same | becomes zero | Majority carriers are drawn away from the junction, so the layer widens and hardly any current flows.
2 zener-diode | A Zener diode is chiefly used as a: | voltage regulator | rectifier of large current | light source | current amplifier | It works in reverse breakdown, where the voltage stays nearly constant while current changes.
2 logic-gates | Which gate gives the opposite of its single input? | NOT | AND | OR | XOR | A NOT gate, or inverter, has one input and turns 1 into 0 and 0 into 1.
2 energy-bands | The forbidden energy gap is the largest in: | insulators | semiconductors | conductors | metals alloyed with copper | In diamond it is about 6 eV, in silicon 1.1 eV, and in metals the bands overlap.
2 energy-bands | At absolute zero a pure semiconductor behaves as: | an insulator | a conductor | a superconductor | a magnet | No electrons have energy to cross the gap, so the conduction band is empty.
2 logic-gates | Which gates are called universal gates? | NAND and NOR | AND and OR | OR and NOT | XOR and NOT | Every other gate can be built from NAND gates alone or from NOR gates alone.
2 optoelectronic-devices | A photodiode is normally used in: | reverse bias | forward bias | no bias with alternating current | breakdown with high current | The change of the small reverse current with light is easily measured.
2 rectifier | The output of a full-wave rectifier fed at 50 Hz has ripple of frequency: | 100 Hz | 50 Hz | 25 Hz | 80 Hz | Both halves of each cycle give a pulse, so there are 100 pulses a second. A half-wave rectifier gives 50.
2 doping | Holes in a semiconductor are: | vacancies left by electrons | free protons in the crystal | gaps between the atoms | positive ions that move about | A missing electron in a bond behaves as a positive carrier. Ions themselves do not move.
2 logic-gates | A NAND gate with its two inputs joined together works as: | a NOT gate | an OR gate | an AND gate | a NOR gate | With both inputs equal to A the output is NOT (A AND A), which is NOT A.
1 transistor | A transistor is mainly used as: | an amplifier and switch | a source of heat | a store of charge | a source of light | A small base current controls a large collector current. Capacitors store charge.
1 logic-gates | Which gate has output 1 if at least one input is 1? | OR | AND | NOT | NAND | An OR gate gives 0 only when all inputs are 0.
1 energy-bands | Computer chips are made mainly of: | silicon | copper | graphite | aluminium | Silicon is abundant and its oxide is a good insulator, so circuits can be made on it.
1 doping | Adding a small amount of impurity to a pure semiconductor is called: | doping | rusting | soldering | annealing | Doping with about one atom in a million raises conductivity many times.
2 doping | A pentavalent atom used for doping is: | arsenic | boron | indium | aluminium | Arsenic has five valence electrons and gives n-type material. The other three are trivalent.
2 pn-junction | The current in a reverse-biased diode below breakdown is: | very small | very large | zero at all temperatures | equal to forward current | A few minority carriers give a small current of microamperes, which grows with temperature.
2 energy-bands | The electric conduction in a pure semiconductor is due to: | electrons and holes equally | electrons only | holes only | ions of the lattice | Each freed electron leaves a hole, so their numbers are equal in an intrinsic semiconductor.
2 optoelectronic-devices | Which colour of light comes from an LED is decided by the: | band gap of its material | voltage of the mains | shape of its case | thickness of its wires | Energy of the photon is about equal to the band gap of the semiconductor.
2 logic-gates | The output of a NOR gate is 1 when: | both inputs are 0 | both inputs are 1 | only one input is 1 | at least one input is 1 | NOR is OR followed by NOT, so it gives 1 only if all inputs are 0.
2 pn-junction | The barrier potential of a silicon p–n junction is about: | 0.7 V | 0.3 V | 1.5 V | 7 V | It is about 0.7 V for silicon and 0.3 V for germanium.
2 transistor | In a common-emitter amplifier the output voltage, compared with the input, is: | opposite in phase | in the same phase | a quarter cycle ahead | of double frequency | An increase in input voltage raises the collector current and lowers the output voltage.
2 rectifier | Full-wave rectification with a centre-tapped transformer needs how many diodes? | 2 | 1 | 4 | 3 | Each diode conducts in one half of the cycle. A bridge rectifier without centre tap needs four.
3 logic-gates | Both inputs of a NAND gate are first inverted by NOT gates. The whole works as: | an OR gate | an AND gate | a NOR gate | a NAND gate | The output is NOT (NOT A AND NOT B), which by De Morgan's law is A OR B.
3 zener-diode | A 6 V Zener diode is joined across a load of 600 Ω. The supply is 10 V, with a series resistance of 200 Ω. The current in the Zener diode is: | 10 mA | 20 mA | 30 mA | 5 mA | The series resistance carries 4/200 = 20 mA and the load 6/600 = 10 mA.
3 transistor | A transistor with a current gain of 50 has a load of 2 kΩ in its collector. A change of 40 μA in the base current changes the voltage across the load by: | 4 V | 2 V | 1.6 V | 0.08 V | The collector current changes by 50 × 40 μA = 2 mA, and 2 mA × 2 kΩ = 4 V.
3 pn-junction | A silicon diode (0.7 V) and a germanium diode (0.3 V) are in parallel, both forward biased, with 3.9 kΩ in series and a 12 V cell. The current from the cell is about: | 3.00 mA | 2.90 mA | 3.08 mA | 2.82 mA | The germanium diode conducts first and holds the voltage at 0.3 V: 11.7 V/3.9 kΩ = 3 mA.
`,
    },
  ],
})
