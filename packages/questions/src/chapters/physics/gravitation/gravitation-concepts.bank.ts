import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the escape velocity from the earth?' */
export const gravitationConcepts = defineBank({
  id: 'gravitation-concepts',
  sets: [
    {
      rows: `
1 universal-gravitation | If the distance between two bodies is doubled, the gravitational force between them becomes: | one-fourth | half | double | four times | The force varies as 1/r², so twice the distance gives one-fourth of the force.
1 universal-gravitation | The value of the universal gravitational constant G is: | the same everywhere | less on the moon | zero in space | greater on Jupiter | G = 6.67 × 10⁻¹¹ N m²/kg² everywhere. It is g that changes from place to place.
1 universal-gravitation | The value of G was first measured in the laboratory by: | Henry Cavendish | Isaac Newton | Galileo Galilei | Johannes Kepler | Cavendish used a torsion balance with lead spheres in 1798.
1 universal-gravitation | The gravitational force between two bodies depends on: | their masses and distance | the medium between them | their temperature | their electric charges | It is not affected by the medium between the bodies, unlike the electric force.
2 universal-gravitation | Two bodies of masses M and 4M are at a distance d. The gravitational field is zero at a distance from M of: | d/3 | d/2 | d/4 | 2d/3 | M/x² = 4M/(d − x)² gives d − x = 2x, so x = d/3.
1 mass-and-weight, variation-of-g, acceleration-due-to-gravity | The weight of a body is greatest at the: | poles of the earth | equator | centre of the earth | top of a mountain | The earth is flattened, so the poles are nearer to its centre, and there is no effect of rotation there.
1 variation-of-g, acceleration-due-to-gravity | The value of g at the centre of the earth is: | zero | 9.8 m/s² | infinite | 4.9 m/s² | Matter all round pulls equally in all directions, so the pulls cancel.
2 variation-of-g, acceleration-due-to-gravity | At what depth below the surface of the earth (radius R) does g become half? | R/2 | R/4 | R/√2 | 2R | g' = g(1 − d/R) = g/2 gives d = R/2.
1 keplers-laws | According to Kepler's first law, planets move round the sun in: | elliptical orbits | circular orbits | parabolic orbits | spiral orbits | The sun is at one focus of the ellipse.
2 keplers-laws | Kepler's second law, that equal areas are swept in equal times, follows from the conservation of: | angular momentum | linear momentum | energy | mass | The pull of the sun has no torque about the sun.
1 geostationary-satellite, satellites | A geostationary satellite has a time period of: | 24 hours | 12 hours | 90 minutes | 30 days | It turns with the earth above the equator and so appears fixed.
1 geostationary-satellite, satellites | The height of a geostationary satellite above the earth's surface is about: | 36,000 km | 3,600 km | 360 km | 3,60,000 km | At this height the period of a satellite over the equator is one day.
1 orbital-velocity, satellites | The orbital speed of a satellite close to the earth's surface is about: | 7.9 km/s | 11.2 km/s | 3.1 km/s | 30 km/s | v = √(gR) = √(9.8 × 6.4 × 10⁶) = 7.9 km/s. 11.2 km/s is the escape speed.
2 orbital-velocity, satellites | The orbital speed of a satellite of the earth in a circular orbit depends on: | the radius of its orbit | its own mass | its own size | the material of which it is made | v = √(GM/r), in which the mass of the satellite does not occur.
2 orbital-velocity, satellites | Two satellites move in circular orbits of radii R and 4R. The ratio of their orbital speeds is: | 2 : 1 | 1 : 2 | 4 : 1 | 1 : 4 | v varies as 1/√r, so the nearer one is √4 = 2 times as fast.
2 satellite-energy, satellites | For a satellite in a circular orbit, the ratio of kinetic energy to the size of its potential energy is: | 1 : 2 | 2 : 1 | 1 : 1 | 1 : 4 | Kinetic energy is GMm/2r and potential energy −GMm/r, so the total is −GMm/2r.
1 escape-velocity | The escape velocity from the earth's surface is about: | 11.2 km/s | 7.9 km/s | 9.8 km/s | 3 km/s | A body thrown with this speed never returns. The value 7.9 km/s is for a near orbit.
2 escape-velocity | The escape velocity of a body from a planet does not depend on: | the mass of the body | the mass of the planet | the radius of the planet | the value of g on the planet | v = √(2GM/R) = √(2gR), in which the mass of the body does not occur.
2 orbital-velocity, escape-velocity | The ratio of the escape velocity to the orbital velocity of a body near a planet's surface is: | √2 : 1 | 1 : √2 | 2 : 1 | 1 : 1 | The escape velocity is √(2gR) and the orbital velocity near the surface √(gR).
1 escape-velocity | The moon has no atmosphere mainly because: | its escape velocity is small | it has no water | it is far from the sun | it does not rotate | Gas molecules move faster than about 2.4 km/s often enough to leave it in time.
2 escape-velocity | A planet has the same density as the earth and twice its radius. Its escape velocity is: | 22.4 km/s | 11.2 km/s | 5.6 km/s | 15.8 km/s | v = √(2GM/R) with M proportional to R³ is proportional to R, so it is 2 × 11.2 km/s.
1 gravitational-potential-energy | Two masses at rest are brought from infinity to a small distance. Their gravitational potential energy becomes: | negative | positive | zero | infinite | Gravity attracts, so the masses lose potential energy as they come together, starting from zero at infinity.
2 gravitational-potential-energy | The gravitational potential energy of two masses m₁ and m₂ at a distance r is: | −Gm₁m₂/r | −Gm₁m₂/r² | Gm₁m₂/r | Gm₁m₂/r² | It is zero at infinity and falls as 1/r. The force goes as 1/r².
2 gravitational-potential-energy | A body of mass m is on the surface of the earth (mass M, radius R). Its gravitational potential energy, with zero at infinity, is: | −GMm/R | GMm/R | −GMm/2R | zero | At the distance R from the centre it is −GMm/R, which equals −mgR. The half of it belongs to a satellite close to the surface.
2 gravitational-potential-energy | When the distance between two masses is doubled, the magnitude of their gravitational potential energy becomes: | half | twice | one-fourth | four times | It is −Gm₁m₂/r: its size is halved, and as it is negative, the energy rises.
1 gravitational-potential-energy, gravitational-potential | The gravitational potential energy of a body at infinity is taken as: | zero | maximum and positive | infinite | mgR | Nearer to the earth it is negative: −GMm/r.
2 gravitational-potential | The gravitational potential at a distance r from a mass M is: | −GM/r | −GM/r² | +GM/r | +GM/r² | It is the work done per unit mass in bringing a body from infinity. GM/r² is the size of the field.
2 gravitational-potential | The gravitational field at a distance r from a point mass M has the magnitude: | GM/r² | GM/r | GM/r³ | G/r² | It is the force on unit mass. The potential has the size GM/r.
2 gravitational-potential | Inside a thin uniform spherical shell of mass M and radius R, the gravitational potential is: | −GM/R everywhere | zero everywhere | −GM/R² at the centre only | rising towards the centre | There is no field inside, so the potential is the same as on the shell.
1 gravitational-potential | The unit of gravitational potential is: | J/kg | N/kg | J | N m²/kg² | It is energy per unit mass. N/kg is the unit of field strength.
2 gravitational-potential-energy, gravitational-potential | The work needed to raise a mass m from the earth's surface to a height equal to the earth's radius R is: | mgR/2 | mgR | 2mgR | mgR/4 | ΔU = GMm(1/R − 1/2R) = GMm/2R = mgR/2.
2 satellite-energy, gravitational-potential | The total energy of a satellite in orbit is −E. The energy needed to remove it to infinity is: | E | 2E | E/2 | zero | At infinity at rest the total energy is zero, so E must be supplied. This is its binding energy.
1 weightlessness | An astronaut in an orbiting spacecraft feels weightless because: | both fall freely together | gravity is zero there | there is no air there | his mass becomes zero | The craft and the astronaut have the same acceleration towards the earth, so the floor exerts no push.
2 weightlessness | Inside a satellite in orbit, which of the following will not work? | A beam balance | A spring-wound watch | An electric lamp | A thermometer | A beam balance compares weights, and apparent weight is zero. The others do not depend on weight.
2 weightlessness | The time period of a simple pendulum in an orbiting satellite is: | infinite | zero | 2 s | same as on earth | The effective g is zero, so T = 2π√(l/g) has no finite value and the bob does not swing.
1 weightlessness | A person in a lift whose cable has snapped feels weightless because the lift falls with an acceleration: | equal to g | less than g | greater than g | equal to zero | Then the floor pushes the person with no force. The weight mg still acts.
2 variation-of-g, weightlessness, acceleration-due-to-gravity | The earth would have to rotate about how many times as fast for bodies at the equator to become weightless? | 17 | 2 | 7 | 100 | Then ω = √(g/R) = 1.24 × 10⁻³ rad/s, about 17 times the present 7.3 × 10⁻⁵ rad/s.
3 satellite-energy, satellites | A satellite of mass m is shifted from a circular orbit of radius 2R to one of radius 3R round a planet of mass M. The energy to be supplied is: | GMm/12R | GMm/6R | GMm/3R | 5GMm/12R | The total energy is −GMm/2r, so it rises from −GMm/4R to −GMm/6R.
3 gravitational-potential-energy, gravitational-potential | A body falls from rest at a height R above the surface of the earth (radius R). Without air, it reaches the surface with the speed: | √(gR) | √(2gR) | √(gR/2) | 2√(gR) | It loses GMm(1/R − 1/2R) = mgR/2 of potential energy, so v² = gR. With constant g one would get √(2gR).
3 variation-of-g, acceleration-due-to-gravity | The value of g at a height R above the surface of the earth (radius R) is equal to that at a depth of: | 3R/4 | R/4 | R/2 | R/√2 | At the height R it is g/4. Below the surface g(1 − d/R) = g/4 gives d = 3R/4.
3 orbital-velocity, satellites | A planet has twice the mass and half the radius of the earth. The period of a satellite close to its surface is how many times that of one close to the earth? | 1/4 | 1/2 | 1/8 | 1/√2 | T = 2π√(R³/GM): the cube of 1/2 divided by 2 is 1/16, whose root is 1/4.
`,
    },
  ],
})
