/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  electric-charge | Electric Charge | <quantisation of charge, conservation of charge, properties of charge, avesh, <quantization of charge, <charge quantisation, additivity of charge
  charging-by-friction | Charging by Friction | charges at rest, static charge, frictional electricity, gharshan vidyut, electrification by rubbing, charging by rubbing
  coulombs-law | Coulomb's Law | coulomb, force between charges, point charges, kulam ka niyam, superposition principle of charges, permittivity of free space, superposition of electric forces
  electric-field | Electric Field | electric field intensity, electric field strength, vidyut kshetra
  electric-field-lines | Electric Field Lines | electric lines of force, field lines of charges, properties of electric field lines
  electric-dipole | Electric Dipole | dipole, dipole in electric field, <torque on a dipole, field of a dipole
  electric-dipole-moment | Electric Dipole Moment | dipole moment in electrostatics
  gauss-law | Gauss's Law | gauss law, gauss, gauss theorem, gauss's theorem, gauss law in electrostatics, electric flux, gaussian surface
  electric-potential | Electric Potential | potential difference, potential due to point charge, electrostatic potential, vidyut vibhav
  equipotential-surfaces | Equipotential Surfaces | equipotential
  conductors-in-field | Conductors in Electrostatic Field | electrostatics of conductors, <van de graaff generator, <van de graaff, surface charge density, <charged hollow sphere
  parallel-plate-capacitor | Parallel Plate Capacitor | parallel plate condenser, capacitance of parallel plate capacitor
  capacitors | Capacitors | capacitance, sandharitra, spherical capacitor, isolated sphere capacitor
  dielectrics | Dielectrics | <dielectric constant, effect of dielectric, polarisation of dielectric, relative permittivity, <dielectric strength, dielectric breakdown
  energy-in-capacitor | Energy Stored in a Capacitor | energy of capacitor, energy density of electric field
  electroscope | Electroscope & Charging by Induction | gold leaf electroscope, charging by induction, electrostatic induction, electroscope working, electroscope
  charged-shell | Field of Shells, Sheets & Wires | charged spherical shell, infinite sheet of charge, field due to infinite sheet, line charge, linear charge density, field of a charged shell, charged sphere, line charge density
  shielding | Electrostatic Shielding | electrostatic screening, faraday cage, <lightning conductor
  charge-energy | Potential Energy of Charges | potential energy of system of charges, electrostatic potential energy, energy of system of charges
  combination-of-capacitors | Capacitors in Series & Parallel | combination of capacitors, <capacitors in series, <capacitors in parallel
`
