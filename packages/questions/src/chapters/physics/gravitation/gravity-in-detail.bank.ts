import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'How does g change with height?' */
export const gravityInDetail = defineBank({
  id: 'gravity-in-detail',
  sets: [
    {
      rows: `
1 variation-of-g, acceleration-due-to-gravity | As one goes up from the surface of the earth, the acceleration due to gravity: | decreases | increases | stays the same | first increases, then decreases | At height h it is gR²/(R + h)². It also decreases on going down into the earth.
2 variation-of-g, acceleration-due-to-gravity | At a height equal to the radius of the earth, the acceleration due to gravity is: | g/4 | g/2 | g/3 | g/9 | The distance from the centre is 2R, and g varies as the inverse square of this distance.
2 variation-of-g, acceleration-due-to-gravity | For small heights h above the surface of the earth of radius R, the acceleration due to gravity is nearly: | g(1 − 2h/R) | g(1 − h/R) | g(1 + 2h/R) | g(1 − h/2R) | The expression g(1 − d/R) holds for a depth d below the surface.
3 variation-of-g, acceleration-due-to-gravity | The value of g at a small height h is the same as at a depth d below the surface. Then: | d = 2h | d = h | d = h/2 | d = 4h | Equating 1 − 2h/R and 1 − d/R gives d = 2h.
2 variation-of-g, acceleration-due-to-gravity | If the earth stopped rotating about its axis, the value of g at the equator would: | increase slightly | decrease slightly | become zero | remain unchanged | Rotation lessens g at the equator by ω²R; at the poles rotation has no effect.
1 mass-and-weight | A body has a mass of 60 kg on the earth. Its mass on the moon is: | 60 kg | 10 kg | 360 kg | zero | Mass is the quantity of matter and does not change; the weight becomes about one-sixth.
1 mass-and-weight | A man weighs 600 N on the earth. His weight on the moon would be about: | 100 N | 600 N | 60 N | 3600 N | The acceleration due to gravity on the moon is about one-sixth of that on the earth.
1 mass-and-weight | Weight of a body is measured with a: | spring balance | beam balance | common balance | physical balance | A spring balance responds to force. A beam balance compares masses.
2 mass-and-weight | A beam balance reads 5 kg for a body on the earth. Taken to the moon, it would read: | 5 kg | 0.83 kg | 30 kg | 0 kg | A beam balance compares masses, and both pans are pulled six times less.
2 mass-and-weight | The SI unit of weight is: | newton | kilogram | gram | dyne | Weight is a force, equal to mg. The kilogram is the unit of mass and the dyne the CGS unit of force.
2 mass-and-weight | The mass of a body measured by the force needed to give it a certain acceleration is called its: | inertial mass | gravitational mass | relative mass | molar mass | Gravitational mass is measured by the pull of gravity. Experiments show that the two are equal.
1 geostationary-satellite, satellites | A geostationary satellite revolves round the earth: | from west to east in the equatorial plane | from east to west in the equatorial plane | over the two poles | in any plane | It turns with the earth, so it stays above the same place on the equator.
2 geostationary-satellite, satellites | Polar satellites, which pass over the poles at low heights, are used mainly for: | remote sensing | direct television broadcast | fixed telephone relays | keeping over one city | As the earth turns below, they scan it strip by strip. Broadcasts use geostationary satellites.
2 geostationary-satellite, satellites | The least number of geostationary satellites needed for communication over nearly the whole earth is: | 3 | 1 | 2 | 6 | Three satellites spaced at 120° cover all but the polar regions.
2 geostationary-satellite, satellites | A dish antenna for satellite television need not be turned because the satellite: | appears fixed above the earth | has a very strong signal | stays at rest in space | moves along with the sun | Its period equals that of the earth's rotation.
2 orbital-velocity, satellites | The orbital speed of a satellite does not depend on the: | mass of the satellite | mass of the earth | radius of its orbit | value of G | v = √(GM/r) contains only the mass of the earth and the radius of orbit.
2 orbital-velocity, satellites | As a satellite is moved to a higher orbit, its orbital speed and its time period respectively: | decrease and increase | increase and decrease | both increase | both decrease | v = √(GM/r) falls as r grows, while T² is proportional to r³.
2 orbital-velocity, satellites | The time period of a satellite revolving very close to the earth's surface is about: | 84 minutes | 24 hours | 12 hours | 10 minutes | T = 2π√(R/g), which is about 5,060 seconds.
3 orbital-velocity, keplers-laws | A satellite has a period of 8 hours at orbital radius r. At orbital radius 4r its period is: | 64 hours | 32 hours | 16 hours | 128 hours | T varies as r^(3/2), and 4^(3/2) = 8, so the period is 8 × 8 hours.
2 satellite-energy, satellites | The total energy of a satellite in a bound orbit round the earth is: | negative | positive | zero | infinite | A negative total energy means that work is needed to free it from the earth.
2 satellite-energy, satellites | If the kinetic energy of a satellite in a circular orbit is K, its total energy is: | −K | K | 2K | −2K | The potential energy is −2K, so the total is K − 2K = −K.
3 satellite-energy, satellites | By what percentage must the kinetic energy of a satellite in a circular orbit be increased for it to escape? | 100% | 50% | 41% | 200% | Its total energy −K must become zero, so an energy K, equal to what it has, must be added.
3 satellite-energy, satellites | A satellite of mass m is in a circular orbit of radius r round a planet of mass M. Its binding energy is: | GMm/2r | GMm/r | 2GMm/r | GMm/r² | Binding energy is the positive of the total energy −GMm/2r.
1 black-holes | A region of space whose gravity is so strong that even light cannot escape from it is a: | black hole | pulsar | quasar | nebula | Its escape velocity exceeds the speed of light.
2 black-holes | The boundary of a black hole, from inside which nothing can return, is called the: | event horizon | photosphere | corona | chromosphere | The photosphere, chromosphere and corona are layers of the sun.
2 black-holes | A black hole is formed by the final collapse of a: | very massive star | planet like Jupiter | star like the sun | comet | A star like the sun ends as a white dwarf; only a massive core collapses to a black hole.
2 black-holes | The maximum mass of a stable white dwarf star, about 1.4 times that of the sun, is called the: | Chandrasekhar limit | Roche limit | Hubble limit | Schwarzschild radius | It was worked out by S. Chandrasekhar; heavier cores collapse to neutron stars or black holes.
2 black-holes | The radius to which a body must be compressed to become a black hole is named after: | Schwarzschild | Kepler | Hubble | Halley | It is 2GM/c²; for the sun it is about 3 km.
1 keplers-laws | According to Kepler's third law, the square of the period of a planet is proportional to the: | cube of the semi-major axis | square of the semi-major axis | semi-major axis | fourth power of the axis | T² ∝ a³ holds for all planets round the sun.
2 keplers-laws | A planet moves fastest in its orbit when it is: | nearest to the sun | farthest from the sun | at the ends of the minor axis | at rest relative to the earth | By the law of areas its speed is greatest at perihelion and least at aphelion.
`,
    },
  ],
})
