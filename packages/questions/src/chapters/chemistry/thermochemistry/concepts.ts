/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  hess-law | Hess's Law | hess law, hess, law of constant heat summation, hess's law of constant heat summation
  enthalpy-of-formation | Enthalpy of Formation & Reaction | enthalpy of formation, enthalpy of reaction, heat of reaction, standard enthalpy, <enthalpy of neutralisation, <enthalpy of neutralization, <heat of neutralisation
  enthalpy-of-combustion | Enthalpy of Combustion | heat of combustion, calorific value in chemistry
  bond-enthalpy | Bond Enthalpy | bond energy, bond dissociation enthalpy
  thermo-basics | System, State & Path Functions | <system and surroundings, state function, path function, types of systems, extensive and intensive properties
  first-law-chemistry | First Law & Enthalpy in Chemistry | enthalpy, internal energy in chemistry, delta h and delta u, enthalpy change, expansion work in chemistry, first law of thermodynamics in chemistry, isothermal expansion work
  entropy | Entropy | entropy change, <disorder, second law in chemistry, third law of thermodynamics
  gibbs-energy | Gibbs Free Energy | gibbs energy, gibbs, gibbs energy and spontaneity, spontaneity, spontaneous process, free energy, delta g
  lattice-hydration | Lattice & Solution Enthalpy | lattice enthalpy, enthalpy of solution, <hydration enthalpy, <enthalpy of atomisation, <lattice energy, <hydration energy, <lattice energy and hydration energy
  born-haber | Born–Haber Cycle | born haber
`
