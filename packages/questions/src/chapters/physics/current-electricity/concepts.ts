/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  current-and-conductors | Current, Conductors & Insulators | <conventional current, electric current and charge, vidyut dhara kya hai, insulators
  drift-velocity | Drift Velocity | drift speed of electrons, mobility of electrons, relaxation time, drift velocity and mobility, mobility of charge carriers
  ohms-law | Ohm's Law | ohm, om ka niyam, <v-i graph, ohmic conductors
  resistivity | Resistance & Resistivity | resistivity, specific resistance, resistance of a wire, conductivity of a conductor, pratirodh
  series-parallel | Series & Parallel Resistors | series and parallel, equivalent resistance, combination of resistors, resistors in series, resistors in parallel
  emf-internal-resistance | EMF & Internal Resistance | emf of cell, internal resistance, combination of cells, cells in series and parallel, maximum power transfer theorem, maximum power transfer
  emf-and-potential-difference | EMF of a Cell & its Terminal Voltage | emf and potential difference, difference between emf and potential difference, difference between emf and pd, emf and pd, emf and terminal voltage, emf and terminal potential difference, terminal voltage, terminal potential difference, emf aur vibhavantar, vidyut vahak bal aur vibhavantar, lost volts
  kirchhoff-laws | Kirchhoff's Laws | kirchhoff, kirchoff, kirchoff law, <junction rule, kcl, kvl, kirchhoff current law, kirchhoff voltage law, kirchhoff rules
  kirchhoff-loop-rule | Kirchhoff's Loop Rule | loop rule, kirchhoff second law, kirchhoff voltage rule
  wheatstone-bridge | Wheatstone Bridge | wheatstone, balanced bridge
  metre-bridge | Metre Bridge | meter bridge, slide wire bridge
  potentiometer | Potentiometer | <potential gradient, comparison of emf, principle of potentiometer
  ammeter-voltmeter | Ammeter & Voltmeter | ammeter, voltmeter
  heating-effect | Heating Effect of Current | joule heating, joule law of heating, heating element, heating effect of electric current, joules law
  electric-power | Electric Power & Energy | electrical energy, electricity bill, power of bulb, unit of electricity, vidyut shakti, kwh, kilowatt hour, commercial unit of energy, commercial unit of electrical energy
  household-circuits | Household Circuits & Safety | domestic circuit, household electricity, short circuit, electric shock, household circuits
  superconductivity | Superconductivity | superconductor, critical temperature of superconductor, <zero resistance, atichalakta, <meissner effect
  resistor-colour-code | Colour Code of Resistors | colour code, color code of resistors, carbon resistor, colour code of carbon resistors
  temperature-and-resistance | Temperature & Resistance | temperature dependence of resistance, temperature dependence of resistivity, temperature coefficient of resistance, <thermistor, effect of temperature on resistance
  current-density | Current Density | current density vector
  electric-fuse | Electric Fuse & MCB | electric fuse, fuse wire, fuse, mcb, miniature circuit breaker
  earthing | Earthing & Domestic Wiring | earthing, earth wire, live wire and neutral wire, domestic wiring, household wiring, <three pin plug, earthing of appliances
  electric-bulb | Electric Bulb | filament of bulb, incandescent bulb, tungsten filament, electric lamp
  thermoelectricity | Thermocouple & Seebeck Effect | thermocouple, seebeck effect, <peltier effect, thermoelectric effect, neutral temperature
  conductors-and-insulators | Conductors and Insulators Compared | conductor and insulator, chalak aur kuchalak, suchalak aur kuchalak, good and bad conductors of electricity, difference between conductor and insulator
  series-and-parallel-compared | Series and Parallel Circuits Compared | difference between series and parallel, difference between series and parallel circuits, series vs parallel, series vs parallel circuit, series and parallel circuit difference, series and parallel connection difference, shreni kram aur samantar kram me antar, series and parallel combination difference, shreni aur samantar kram
`
