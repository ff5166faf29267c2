/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  work-done | Work Done by a Force | work done, <work done by friction, work done by variable force, karya
  kinetic-energy | Kinetic Energy | gatij urja, kinetic energy and momentum
  potential-energy | Potential Energy | gravitational potential energy near earth, sthitij urja
  spring-energy | Energy of a Spring | potential energy of a spring, spring force work, elastic potential energy
  work-energy-theorem | Work–Energy Theorem | karya urja pramey
  conservation-of-energy | Conservation of Energy | law of conservation of energy, mechanical energy, conservation of mechanical energy, urja sanrakshan
  conservative-forces | Conservative Forces | conservative and non conservative forces
  energy-transformation | Forms & Sources of Energy | forms of energy, sources of energy, energy transformation, urja ke roop, energy conversion devices
  power-physics | Power & Efficiency | horse power, horsepower, watt, efficiency of a machine, kilowatt hour, average power
  elastic-collision | Elastic Collision | perfectly elastic collision, pratyasth takkar
  collisions | Collisions | inelastic collision, coefficient of restitution, conservation of momentum, perfectly inelastic collision
  recoil | Recoil | recoil of a gun, recoil velocity
`
