import { defineChapter } from '../../../kit/define-chapter.ts'

export const electrostatics = defineChapter({
  subject: 'physics',
  title: 'Electrostatics',
  aliases: ['static electricity', 'electric charges and fields'],
  weight: 75,
  types: {
    'physics/coulomb': {
      title: "Coulomb's Law",
      aliases: [],
    },
    'physics/capacitor': {
      title: 'Capacitors',
      aliases: [],
    },
    'bank/electrostatics-concepts': {
      title: "Field, Potential & Gauss's Law",
      aliases: ['concepts of electrostatics'],
      weight: 1.3,
    },
  },
  concepts: `
    electric-charge | Electric Charge | quantisation of charge, conservation of charge, properties of charge, charging by induction, avesh
    coulombs-law | Coulomb's Law | coulomb, coulomb law, force between charges, point charges, kulam ka niyam
    electric-field | Electric Field & Field Lines | electric field, electric field intensity, electric field lines, electric lines of force, vidyut kshetra
    electric-dipole | Electric Dipole | dipole, dipole in electric field, torque on a dipole, field of a dipole, electric dipole moment
    gauss-law | Gauss's Law | gauss law, gauss theorem, gauss's theorem, gauss law in electrostatics, electric flux, gaussian surface
    electric-potential | Electric Potential | potential difference, potential due to point charge, electrostatic potential, electrostatic potential energy, vidyut vibhav
    equipotential-surfaces | Equipotential Surfaces | equipotential surface, equipotential
    conductors-in-field | Conductors in Electrostatic Field | electrostatics of conductors, electrostatic screening, van de graaff generator, surface charge density
    capacitors | Capacitors | capacitor, capacitance, combination of capacitors, parallel plate capacitor, capacitors in series and parallel, sandharitra
    dielectrics | Dielectrics | dielectric, dielectric constant, effect of dielectric, polarisation of dielectric, relative permittivity
    energy-in-capacitor | Energy Stored in a Capacitor | energy stored in capacitor, energy of capacitor, energy density of electric field
  `,
  questions: () => import('./questions.ts'),
})
