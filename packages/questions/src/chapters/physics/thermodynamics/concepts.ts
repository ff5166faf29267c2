/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  boyles-law | Boyle's Law | boyle, pressure volume law, boyal ka niyam
  charles-law | Charles's Law | charles law, charles's law of gases, gay lussac law of pressure, gay lussacs law
  ideal-gas-equation | Ideal Gas Equation | ideal gas, combined gas law, pv = nrt, gas constant, universal gas constant, ideal gas law
  kinetic-theory | Kinetic Theory of Gases | kinetic theory, <rms speed, root mean square speed, <mean free path, pressure of an ideal gas, most probable speed
  degrees-of-freedom | Degrees of Freedom & Equipartition | degree of freedom, law of equipartition, equipartition of energy, equipartition
  specific-heats-of-gases | Specific Heats of Gases | cp and cv, mayer's relation, molar specific heat, ratio of specific heats, adiabatic index, cp minus cv
  zeroth-and-state | Zeroth Law & State Variables | zeroth law of thermodynamics, zeroth law, thermodynamic equilibrium, state variables, intensive and extensive variables
  first-law | First Law of Thermodynamics | first law, internal energy, law of conservation of energy in thermodynamics
  work-by-gas | Work Done by a Gas | pv diagram, p-v diagram, indicator diagram, work in thermodynamics
  thermodynamic-processes | Isothermal & Adiabatic Processes | isothermal process, adiabatic process, isothermal and adiabatic, <isobaric process, <isochoric process, cyclic process, thermodynamic process, isothermal work, isothermal work done, work done in isothermal process, work done in adiabatic process
  second-law | Second Law of Thermodynamics | entropy in physics, <kelvin planck statement, <clausius statement, reversible and irreversible processes, <reversible process
  carnot-engine | Carnot Engine | carnot, carnot cycle, carnot theorem, carnot heat engine
  carnot-efficiency | Efficiency of a Carnot Engine | carnot efficiency, efficiency of carnot cycle
  heat-engine | Heat Engine | efficiency of heat engine, petrol engine, <internal combustion engine
  refrigerator | Refrigerator & Heat Pump | coefficient of performance, refrigerator physics, heat pump
  maxwell-distribution | Maxwell Speed Distribution | maxwell distribution, maxwell boltzmann distribution
`
