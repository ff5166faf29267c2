/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  energy-bands | Energy Bands & Intrinsic Semiconductors | energy bands, energy band gap, conductors insulators and semiconductors, band theory of solids, intrinsic semiconductor, valence band and conduction band, <forbidden gap
  doping | Doping & Extrinsic Semiconductors | doping, extrinsic semiconductor, p type and n type, <n type semiconductor, <p type semiconductor, <holes and electrons
  pn-junction | p–n Junction Diode | p n junction, pn junction, diode, junction diode, forward bias, reverse bias, <depletion layer, forward and reverse bias
  half-wave-rectifier | Half-Wave Rectifier | halfwave rectifier, half wave rectification
  rectifier | Rectifiers | <full wave rectifier, <bridge rectifier
  zener-diode | Zener Diode | zener, zener breakdown, voltage regulator, avalanche breakdown
  optoelectronic-devices | LED, Photodiode & Solar Cell | led, light emitting diode, photodiode, solar cell, optoelectronic devices, photovoltaic cell
  transistor | Transistor | npn transistor, pnp transistor, <transistor as amplifier, <transistor as switch, common emitter amplifier, <current gain, common emitter, ce amplifier, <common emitter configuration
  logic-gates | Logic Gates | and or not gates, <nand gate, <nor gate, <universal gates, digital electronics, <de morgan theorem, <xor gate, <boolean algebra, <de morgan law, <de morgan laws
  truth-tables | Truth Tables of Logic Gates | truth tables, truth table of gates, truth table of nand gate
`
