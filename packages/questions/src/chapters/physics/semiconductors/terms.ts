import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
energy-bands | Semiconductor, ardhchalak, अर्धचालक | A semiconductor is a material whose conductivity lies between that of conductors and insulators and rises with temperature. Silicon and germanium are examples.
energy-bands | Energy band, band theory of solids, urja band, ऊर्जा बैंड | An energy band is a range of very closely spaced energy levels of electrons in a solid, formed by the interaction of its many atoms.
energy-bands | Valence band, sanyoji band, संयोजी बैंड | The valence band is the energy band occupied by the valence electrons of a solid; it is full in semiconductors and insulators at absolute zero.
energy-bands | Conduction band, chalan band, चालन बैंड | The conduction band is the energy band above the valence band in which electrons are free to move and carry current.
energy-bands | Band gap, forbidden energy gap, energy gap, निषिद्ध ऊर्जा अंतराल | Band gap is the energy difference between the top of the valence band and the bottom of the conduction band, in which no electron levels exist; for silicon it is about 1.1 eV.
energy-bands | Intrinsic semiconductor, naij ardhchalak, नैज अर्धचालक | An intrinsic semiconductor is a pure semiconductor, in which electrons and holes are equal in number: $n_e = n_h = n_i$.
energy-bands | Hole, electron hole, hol, होल | A hole is the vacancy left by an electron in the valence band of a semiconductor, which behaves like a positive charge carrier.
doping | Doping, apmishran, अपमिश्रण | Doping is the deliberate addition of a very small amount of a suitable impurity to a pure semiconductor to increase its conductivity.
doping | Extrinsic semiconductor, apdravyi ardhchalak, अपद्रव्यी अर्धचालक | An extrinsic semiconductor is a semiconductor doped with an impurity, so that electrons or holes are in the majority.
doping | n-type semiconductor, n type semiconductor, n प्रकार का अर्धचालक | An n-type semiconductor is one doped with a pentavalent impurity such as phosphorus or arsenic, so that electrons are the majority carriers.
doping | p-type semiconductor, p type semiconductor, p प्रकार का अर्धचालक | A p-type semiconductor is one doped with a trivalent impurity such as boron or aluminium, so that holes are the majority carriers.
doping | Majority carriers and minority carriers, majority carriers, minority carriers | Majority carriers are the charge carriers present in greater number in a doped semiconductor, minority carriers those in smaller number; in n-type they are electrons and holes respectively.
pn-junction | p–n junction diode, pn junction, p-n junction, p n junction diode, p-n संधि डायोड | A p–n junction diode is a semiconductor device made by joining p-type and n-type material, which lets current pass easily in one direction only.
pn-junction | Depletion layer, depletion region, avkshay parat, अवक्षय परत | The depletion layer is the thin region on both sides of a p–n junction that has no free charge carriers, only fixed ions.
pn-junction | Potential barrier, barrier potential, vibhav prachir, विभव प्राचीर | The potential barrier is the potential difference across the depletion layer of a p–n junction that stops further diffusion; it is about 0.7 V for silicon.
pn-junction | Forward bias, agra abhinati, अग्र अभिनति | Forward bias is the connection of the p-side of a junction to the positive and the n-side to the negative terminal; the depletion layer narrows and current flows.
pn-junction | Reverse bias, pashch abhinati, पश्च अभिनति | Reverse bias is the connection of the p-side of a junction to the negative and the n-side to the positive terminal; the depletion layer widens and hardly any current flows.
rectifier | Rectifier, dishtkari, दिष्टकारी | A rectifier is a circuit, usually of diodes, that changes alternating current into direct current.
rectifier | Half-wave rectifier, half wave rectifier, अर्ध तरंग दिष्टकारी | A half-wave rectifier is a rectifier, with one diode, that passes current during only one half of each cycle of alternating current.
rectifier | Full-wave rectifier, full wave rectifier, पूर्ण तरंग दिष्टकारी | A full-wave rectifier is a rectifier, with two or four diodes, that gives current in one direction during both halves of each cycle.
zener-diode | Zener diode, जेनर डायोड | A Zener diode is a heavily doped p–n diode made to work in reverse breakdown, where its voltage stays nearly constant; it is used as a voltage regulator.
zener-diode | Zener breakdown | Zener breakdown is the sudden rise of reverse current in a heavily doped junction when the strong electric field pulls electrons out of their bonds.
zener-diode | Avalanche breakdown | Avalanche breakdown is the sudden rise of reverse current in a junction when fast carriers knock out more and more electrons by collisions.
optoelectronic-devices | Light emitting diode, LED, प्रकाश उत्सर्जक डायोड | A light emitting diode is a forward-biased p–n junction that gives out light when electrons and holes recombine in it.
optoelectronic-devices | Photodiode, फोटोडायोड | A photodiode is a reverse-biased p–n junction whose current grows with the light falling on it; it is used to detect light.
optoelectronic-devices | Solar cell, photovoltaic cell, saur cell, सौर सेल | A solar cell is a p–n junction that turns sunlight directly into electrical energy by the photovoltaic effect; it works without external bias.
transistor | Transistor, ट्रांजिस्टर | A transistor is a three-terminal semiconductor device (emitter, base and collector in the junction type) that amplifies signals or works as a switch.
transistor | Amplifier, pravardhak, प्रवर्धक | An amplifier is a circuit that increases the strength (voltage, current or power) of a weak signal.
transistor | Current gain of a transistor, dhara labh, beta of transistor | Current gain in the common-emitter circuit is the ratio of the change in collector current to the change in base current: $\\beta = \\Delta I_C/\\Delta I_B$.
transistor | Integrated circuit, IC chip, एकीकृत परिपथ | An integrated circuit is a complete electronic circuit of many transistors, diodes and resistors made on one small chip of semiconductor, usually silicon.
logic-gates | Logic gate, tark dwar, तर्क द्वार | A logic gate is an electronic circuit with one or more inputs and one output that follows a logical rule; inputs and output are 0 or 1.
logic-gates | AND gate | An AND gate is a logic gate whose output is 1 only when all its inputs are 1: $Y = A \\cdot B$.
logic-gates | OR gate | An OR gate is a logic gate whose output is 1 when at least one of its inputs is 1: $Y = A + B$.
logic-gates | NOT gate, inverter gate | A NOT gate is a logic gate with one input whose output is the opposite of the input: $Y = \\bar{A}$.
logic-gates | NAND gate | A NAND gate is an AND gate followed by a NOT gate; its output is 0 only when all inputs are 1: $Y = \\overline{A \\cdot B}$. It is a universal gate.
logic-gates | NOR gate | A NOR gate is an OR gate followed by a NOT gate; its output is 1 only when all inputs are 0: $Y = \\overline{A + B}$. It is a universal gate.
logic-gates | XOR gate, exclusive OR gate | An XOR gate is a logic gate with two inputs whose output is 1 only when the inputs differ: $Y = A\\bar{B} + \\bar{A}B$.
logic-gates | Universal gates, universal gate | Universal gates are gates, namely NAND and NOR, from which alone every other logic gate can be built.
logic-gates | Truth table, satyata sarani, सत्यता सारणी | A truth table is a table that lists the output of a logic gate or circuit for every possible combination of inputs.
`)
