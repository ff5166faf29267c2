import type { ShortFacts } from './short-facts.ts'

/** "formula of kinetic energy", "area of trapezium ka formula": each line names the thing only. Written as those of short-facts.ts. */
const FORMULAS: readonly ShortFacts[] = [
  {
    chapter: 'work-energy-power',
    facts: `
kinetic energy | K = ½mv² | m is the mass and v the speed; it is also p² ÷ 2m.
potential energy ; gravitational potential energy ; potential energy of a body at height | U = mgh | m is the mass, g the acceleration due to gravity and h the height.
work done ; work | W = Fs cos θ | θ is the angle between the force and the displacement; along the force it is W = Fs.
potential energy of spring ; energy stored in spring | U = ½kx² | k is the spring constant and x the extension.
work energy theorem | W = ½mv² − ½mu² | The work of the net force is the change in kinetic energy.
`,
  },
  {
    chapter: 'laws-of-motion',
    facts: `
force | F = ma | Mass times acceleration; more generally the rate of change of momentum.
momentum ; linear momentum | p = mv | Mass times velocity.
impulse | J = FΔt = m(v − u) | It is the change in momentum.
centripetal force | F = mv² ÷ r | It may also be written mω²r.
centripetal acceleration | a = v² ÷ r | It may also be written ω²r.
limiting friction ; friction ; frictional force | f = μN | μ is the coefficient of friction and N the normal reaction.
banking of road ; angle of banking ; banking angle | tan θ = v² ÷ rg | For a road without friction.
`,
  },
  {
    chapter: 'rotational-motion',
    facts: `
moment of inertia of disc ; moment of inertia of disc about its axis | I = ½MR² | About the axis through the centre, at right angles to its plane; about a diameter it is ¼MR².
moment of inertia of ring ; moment of inertia of ring about its axis | I = MR² | About the axis through the centre, at right angles to its plane; about a diameter it is ½MR².
moment of inertia of solid sphere ; moment of inertia of solid sphere about its diameter | I = ⅖MR² | About a diameter.
moment of inertia of hollow sphere ; moment of inertia of spherical shell ; moment of inertia of hollow sphere about its diameter | I = ⅔MR² | About a diameter, for a thin shell.
moment of inertia of rod about its centre ; moment of inertia of rod about centre | I = ML² ÷ 12 | About the axis through its middle, at right angles to it; about its end it is ML² ÷ 3.
moment of inertia of rod about its end ; moment of inertia of rod about one end | I = ML² ÷ 3 | About the axis through its end, at right angles to it.
moment of inertia of solid cylinder ; moment of inertia of solid cylinder about its axis | I = ½MR² | About its own axis.
torque | τ = rF sin θ | It is also Iα.
angular momentum | L = Iω | For a particle it is mvr sin θ.
rotational kinetic energy ; kinetic energy of rotation | K = ½Iω² | I is the moment of inertia and ω the angular speed.
`,
  },
  {
    chapter: 'oscillations-and-waves',
    facts: `
time period of simple pendulum ; simple pendulum ; simple pendulum time period | T = 2π√(l ÷ g) | l is the length of the pendulum.
time period of spring mass system ; time period of spring | T = 2π√(m ÷ k) | k is the spring constant.
speed of wave ; wave speed ; wave velocity | v = fλ | Frequency times wavelength.
speed of wave on string ; velocity of wave on string ; speed of transverse wave on string | v = √(T ÷ μ) | T is the tension and μ the mass of unit length.
beat frequency ; beats | f = |f₁ − f₂| | The difference of the two frequencies.
`,
  },
  {
    chapter: 'current-electricity',
    facts: `
ohm law ; ohms law | V = IR | At constant temperature the current is proportional to the potential difference.
resistance in series ; resistors in series ; series combination of resistance | R = R₁ + R₂ + R₃ | The current through all of them is the same.
resistance in parallel ; resistors in parallel ; parallel combination of resistance | 1/R = 1/R₁ + 1/R₂ + 1/R₃ | The voltage across all of them is the same.
resistivity ; specific resistance | ρ = RA ÷ l | R is the resistance, A the area and l the length of the wire.
electric power | P = VI = I²R = V² ÷ R | Its unit is the watt.
heat produced by current ; joule law of heating ; joules law of heating | H = I²Rt | It is in joules.
drift velocity | v = I ÷ neA | n is the number of free electrons in unit volume.
`,
  },
  {
    chapter: 'modern-physics',
    facts: `
energy of photon ; photon energy | E = hν = hc ÷ λ | h = 6.626 × 10⁻³⁴ J s.
de broglie wavelength ; de broglie | λ = h ÷ mv = h ÷ p | For an electron through V volts it is 12.27 ÷ √V Å.
einstein photoelectric equation ; photoelectric equation | hν = φ + ½mv² | φ is the work function.
half life ; half life of radioactive substance | T = 0.693 ÷ λ | λ is the decay constant.
mass energy relation ; mass energy equivalence | E = mc² | c = 3 × 10⁸ m/s.
`,
  },
  {
    chapter: 'states-of-matter',
    facts: `
ideal gas equation ; ideal gas law ; ideal gas | PV = nRT | R = 8.314 J/(mol K) = 0.0821 L atm/(mol K).
rms speed of gas ; root mean square speed ; rms velocity of gas ; rms speed | v = √(3RT ÷ M) | M is the molar mass in kg/mol.
`,
  },
  {
    chapter: 'mole-concept',
    facts: `
molarity | M = moles of solute ÷ volume of solution in litres | Its unit is mol/L.
molality | m = moles of solute ÷ mass of solvent in kg | Its unit is mol/kg.
mole fraction | x = moles of one part ÷ moles of all parts | The mole fractions of all parts add up to 1.
number of moles ; moles | n = given mass ÷ molar mass | It is also the number of particles ÷ 6.022 × 10²³.
`,
  },
  {
    chapter: 'quadratic-equations',
    facts: `
quadratic ; quadratic equation ; roots of quadratic equation | x = (−b ± √(b² − 4ac)) ÷ 2a | For ax² + bx + c = 0.
discriminant ; discriminant of quadratic equation | D = b² − 4ac | The roots are real when D is not below zero.
sum of roots of quadratic equation ; sum of roots | −b ÷ a | For ax² + bx + c = 0.
product of roots of quadratic equation ; product of roots | c ÷ a | For ax² + bx + c = 0.
`,
  },
  {
    chapter: 'coordinate-geometry',
    facts: `
distance between two points ; distance | √((x₂ − x₁)² + (y₂ − y₁)²) | For the points (x₁, y₁) and (x₂, y₂).
section | ((mx₂ + nx₁) ÷ (m + n), (my₂ + ny₁) ÷ (m + n)) | The point that divides the line internally in the ratio m : n.
midpoint ; mid point | ((x₁ + x₂) ÷ 2, (y₁ + y₂) ÷ 2) | For the points (x₁, y₁) and (x₂, y₂).
slope of line ; slope | m = (y₂ − y₁) ÷ (x₂ − x₁) | It is the tangent of the angle with the x-axis.
`,
  },
  {
    chapter: 'simple-interest',
    facts: `
simple interest | SI = P × R × T ÷ 100 | P is the principal, R the rate per cent a year and T the time in years.
`,
  },
  {
    chapter: 'compound-interest',
    facts: `
compound interest | CI = P(1 + R ÷ 100)ⁿ − P | The amount is P(1 + R ÷ 100)ⁿ.
difference between ci and si for 2 years ; difference between compound interest and simple interest for 2 years | P(R ÷ 100)² | P is the principal and R the rate per cent a year.
`,
  },
  {
    chapter: 'permutation-and-combination',
    facts: `
permutation ; npr | ⁿPᵣ = n! ÷ (n − r)! | The order counts.
combination ; ncr | ⁿCᵣ = n! ÷ (r! (n − r)!) | The order does not count.
`,
  },
  {
    chapter: 'mensuration',
    facts: `
area of circle | πr² | r is the radius.
circumference of circle | 2πr | r is the radius.
area of triangle | ½ × base × height | With the three sides: Heron's formula.
heron ; herons | √(s(s − a)(s − b)(s − c)) | s is half the perimeter.
area of equilateral triangle | (√3 ÷ 4)a² | a is the side; the height is (√3 ÷ 2)a.
area of trapezium | ½ × (sum of parallel sides) × height | The height is the distance between the parallel sides.
area of rhombus | ½ × d₁ × d₂ | d₁ and d₂ are the diagonals.
area of parallelogram | base × height | The height is at right angles to the base.
area of rectangle | length × breadth | The perimeter is 2(length + breadth).
area of square | a² | a is the side; with the diagonal it is ½d².
volume of cube | a³ | a is the edge; the surface is 6a².
surface area of cube | 6a² | a is the edge; the four sides alone are 4a².
volume of cuboid | l × b × h | Length, breadth and height.
surface area of cuboid | 2(lb + bh + hl) | The four walls are 2h(l + b).
volume of cylinder | πr²h | r is the radius and h the height.
curved surface area of cylinder ; csa of cylinder ; lateral surface area of cylinder | 2πrh | r is the radius and h the height.
total surface area of cylinder ; tsa of cylinder | 2πr(r + h) | The curved surface and the two ends.
volume of cone | ⅓πr²h | r is the radius and h the height.
curved surface area of cone ; csa of cone | πrl | l is the slant height, √(r² + h²).
total surface area of cone ; tsa of cone | πr(l + r) | l is the slant height, √(r² + h²).
volume of sphere | 4πr³ ÷ 3 | r is the radius.
surface area of sphere | 4πr² | r is the radius.
volume of hemisphere | 2πr³ ÷ 3 | r is the radius.
total surface area of hemisphere ; tsa of hemisphere | 3πr² | The curved part is 2πr².
curved surface area of hemisphere ; csa of hemisphere | 2πr² | With the flat face it is 3πr².
volume of frustum ; volume of frustum of cone | ⅓πh(R² + r² + Rr) | R and r are the two radii and h the height.
length of arc ; arc length | (θ ÷ 360°) × 2πr | θ is the angle of the sector in degrees.
area of sector | (θ ÷ 360°) × πr² | θ is the angle of the sector in degrees.
`,
  },
  {
    chapter: 'progressions',
    facts: `
nth term of ap ; nth term of an ap ; nth term of arithmetic progression | aₙ = a + (n − 1)d | a is the first term and d the common difference.
sum of n terms of ap ; sum of ap ; sum of n terms of arithmetic progression | Sₙ = (n ÷ 2)(2a + (n − 1)d) | It is also (n ÷ 2)(first + last).
nth term of gp ; nth term of geometric progression | aₙ = arⁿ⁻¹ | a is the first term and r the common ratio.
sum of infinite gp ; sum of gp to infinity | S = a ÷ (1 − r) | For |r| below 1.
sum of first n natural numbers ; sum of n natural numbers | n(n + 1) ÷ 2 | For n = 100 it is 5050.
sum of squares of first n natural numbers | n(n + 1)(2n + 1) ÷ 6 | For n = 10 it is 385.
sum of cubes of first n natural numbers | (n(n + 1) ÷ 2)² | It is the square of the sum.
`,
  },
  {
    chapter: 'gravitation',
    facts: `
escape velocity ; escape speed | v = √(2gR) = √(2GM ÷ R) | For the earth it is about 11.2 km/s.
orbital velocity ; orbital speed ; orbital velocity of satellite | v = √(GM ÷ r) | Near the earth it is √(gR), about 7.9 km/s.
gravitational force ; newton law of gravitation ; universal law of gravitation | F = Gm₁m₂ ÷ r² | G = 6.67 × 10⁻¹¹ N m²/kg².
acceleration due to gravity | g = GM ÷ R² | On the earth it is about 9.8 m/s².
`,
  },
  {
    chapter: 'motion',
    facts: `
range of projectile ; horizontal range of projectile ; horizontal range | R = u² sin 2θ ÷ g | It is greatest at 45°.
maximum height of projectile | H = u² sin² θ ÷ 2g | u is the speed of projection and θ the angle with the horizontal.
time of flight of projectile ; time of flight | T = 2u sin θ ÷ g | u is the speed of projection and θ the angle with the horizontal.
equations of motion ; three equations of motion | v = u + at; s = ut + ½at²; v² = u² + 2as | For uniform acceleration.
`,
  },
  {
    chapter: 'electrostatics',
    facts: `
coulomb law ; coulombs law ; electrostatic force | F = kq₁q₂ ÷ r² | k = 1 ÷ 4πε₀ = 9 × 10⁹ N m²/C².
capacitance of parallel plate capacitor ; parallel plate capacitor | C = ε₀A ÷ d | A is the area of a plate and d the gap.
energy stored in capacitor ; energy of capacitor | U = ½CV² | It is also Q² ÷ 2C and ½QV.
`,
  },
  {
    chapter: 'thermodynamics',
    facts: `
efficiency of carnot engine ; carnot engine efficiency ; carnot efficiency | η = 1 − T₂ ÷ T₁ | T₁ is the temperature of the source and T₂ that of the sink, in kelvin.
`,
  },
  {
    chapter: 'heat',
    facts: `
celsius to fahrenheit | F = 9C ÷ 5 + 32 | 100 °C is 212 °F.
`,
  },
]

/** A doubt must say 'formula': 'kinetic energy' alone asks for its meaning. */
export const formulaFacts: readonly ShortFacts[] = FORMULAS.map(({ chapter, facts }) => ({
  chapter,
  facts: facts
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', ...told] = line.split(' | ')
      const asked = names.split(' ; ').map((name) => `formula of ${name}`)
      return [asked.join(' ; '), ...told].join(' | ')
    })
    .join('\n'),
}))
