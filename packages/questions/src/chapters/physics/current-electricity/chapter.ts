import { defineChapter } from '../../../kit/define-chapter.ts'

export const currentElectricity = defineChapter({
  subject: 'physics',
  title: 'Current Electricity',
  aliases: ['electricity', 'electric current', 'electric circuit'],
  weight: 85,
  types: {
    'physics/resistor-network': {
      title: 'Resistors in Circuits',
      aliases: ['resistor network', 'resistance', 'resistor'],
    },
    'physics/electric-power': {
      title: 'Electric Power',
      aliases: [],
    },
    'bank/electricity-concepts': {
      title: 'Concepts of Electricity',
      aliases: ['vidyut'],
    },
    'bank/circuits': { title: "Kirchhoff's Laws, Bridges & Cells", aliases: ['circuit laws'], weight: 1.4 },
  },
  concepts: `
    current-and-conductors | Current, Conductors & Insulators | conventional current, conductors and insulators, electric current and charge, vidyut dhara kya hai
    drift-velocity | Drift Velocity | drift speed of electrons, mobility of electrons, relaxation time, drift velocity and mobility
    ohms-law | Ohm's Law | ohm law, ohms law, om ka niyam, v-i graph, ohmic conductors
    resistivity | Resistance & Resistivity | resistivity, specific resistance, temperature coefficient of resistance, resistance of a wire, conductivity of a conductor, pratirodh
    series-parallel | Series & Parallel Resistors | series and parallel, equivalent resistance, combination of resistors, resistors in series, resistors in parallel
    emf-internal-resistance | EMF & Internal Resistance | emf of cell, internal resistance, terminal voltage, combination of cells, cells in series and parallel
    kirchhoff-laws | Kirchhoff's Laws | kirchhoff law, kirchoff law, kirchhoff's law, kirchhoffs law, junction rule, loop rule, kcl, kvl, kirchhoff current law, kirchhoff voltage law, kirchhoff rules
    wheatstone-bridge | Wheatstone Bridge | wheatstone, wheatstone bridge and metre bridge, meter bridge, metre bridge, balanced bridge
    potentiometer | Potentiometer | potential gradient, comparison of emf, principle of potentiometer
    ammeter-voltmeter | Ammeter & Voltmeter | ammeter, voltmeter, ammeter and voltmeter
    heating-effect | Heating Effect of Current | joule heating, joule law of heating, heating element, filament of bulb
    electric-power | Electric Power & Energy | electrical energy, electricity bill, power of bulb, unit of electricity, vidyut shakti
    household-circuits | Household Circuits & Safety | domestic circuit, electric fuse, household electricity, earthing, short circuit, live wire and neutral wire, electric shock, mcb
    charges-at-rest | Charges at Rest | charging by friction, lightning conductor, electrostatic shielding, charged hollow sphere
  `,
  questions: () => import('./questions.ts'),
})
