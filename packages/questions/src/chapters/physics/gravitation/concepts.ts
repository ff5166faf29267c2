/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  universal-gravitation | Newton's Law of Gravitation | law of gravitation, universal law of gravitation, gravitational force, gravitational constant, cavendish experiment, <cavendish, gurutvakarshan bal
  acceleration-due-to-gravity | Acceleration due to Gravity | value of g, gurutviya tvaran
  keplers-laws | Kepler's Laws | kepler, kepler laws of planetary motion, law of areas, planetary motion, laws of planetary motion
  kepler-third-law | Kepler's Third Law | kepler's third law of planetary motion, law of periods, kepler law of periods, keplers 3rd law, t2 proportional to r3
  satellites | Satellites & Orbital Velocity | satellite motion, artificial satellites
  escape-velocity | Escape Velocity | escape speed, satellite escape velocity, escape velocity of earth, palayan veg
  gravitational-potential-energy | Gravitational Potential Energy | potential energy in gravitation, gravitational energy
  gravitational-potential | Gravitational Potential & Field | gravitational potential, gravitational field
  weightlessness | Weightlessness | bharheenta, weightlessness in a satellite, weightlessness in space
  variation-of-g | Variation of g | <variation of g with height, <variation of g with depth, variation of g with latitude, change in g, effect of rotation of earth on g, variation of acceleration due to gravity, shape of earth effect on g
  mass-and-weight | Mass & Weight | <weight on moon, weight on other planets, inertial and gravitational mass, gravitational mass, bhar aur dravyaman
  geostationary-satellite | Geostationary & Polar Satellites | geostationary satellite, geosynchronous satellite, polar satellite, communication satellite orbit, sun synchronous orbit
  orbital-velocity | Orbital Velocity | orbital speed, time period of satellite, orbital period of satellite, orbital speed of satellite, kakshiya veg
  satellite-energy | Energy of a Satellite | binding energy of a satellite, energy of orbiting satellite, total energy of satellite
  black-holes | Black Holes | <event horizon, <schwarzschild radius
`
