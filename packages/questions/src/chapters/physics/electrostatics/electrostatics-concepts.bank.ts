import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the electric flux through a cube with a charge at its centre?' */
export const electrostaticsConcepts = defineBank({
  id: 'electrostatics-concepts',
  sets: [
    {
      rows: `
1 electric-charge | A body acquires a charge of −3.2 × 10⁻¹⁹ C. How many excess electrons does it have? | 2 | 1 | 3 | 5 | n = q/e = 3.2 × 10⁻¹⁹ ÷ 1.6 × 10⁻¹⁹ = 2. Charge always comes in whole multiples of e.
1 electric-charge | Which of the following charges is not possible for an isolated body? | 2.4 × 10⁻¹⁹ C | 1.6 × 10⁻¹⁹ C | 3.2 × 10⁻¹⁹ C | 4.8 × 10⁻¹⁹ C | Charge must be a whole multiple of 1.6 × 10⁻¹⁹ C. The first value is one and a half times this.
2 electric-charge | A positively charged rod is held near an uncharged metal sphere, which is then earthed for a moment. With the earth wire and then the rod removed, the sphere is: | negatively charged | positively charged | uncharged | charged only on one half | Electrons drawn from the earth by the rod stay on the sphere. This is charging by induction.
2 electric-charge | Two identical metal spheres with charges +6 μC and −2 μC are touched and separated. The charge on each is: | +2 μC | +4 μC | −2 μC | +3 μC | The total charge of +4 μC is conserved and shared equally, so each has +2 μC.
2 electric-charge | The SI unit of electric charge, the coulomb, is equal to: | one ampere second | one volt per second | one joule per volt second | one ampere per second | Charge is current times time, so 1 C = 1 A s.
1 electric-field | The electric field at a point is the force on a unit: | positive charge | negative charge | mass | current | The direction of the field is that of the force on a positive test charge. Its unit is N/C or V/m.
1 electric-field | Electric field lines never cross because at the point of crossing: | the field would have two directions | the field would be zero | the potential would be infinite | the charges would attract | The tangent to a line gives the direction of the field, which can have only one value at a point.
2 electric-field | The electric field at a distance r from a point charge varies as: | 1/r² | 1/r | r | 1/r³ | E = kq/r². The potential varies as 1/r, and the far field of a dipole as 1/r³.
2 electric-field | A charge of 2 μC experiences a force of 0.04 N in an electric field. The field strength is: | 2 × 10⁴ N/C | 8 × 10⁻⁸ N/C | 5 × 10⁻⁵ N/C | 2 × 10² N/C | E = F/q = 0.04 ÷ (2 × 10⁻⁶) = 2 × 10⁴ N/C.
3 electric-field | An electron and a proton are released from rest in the same uniform electric field. The ratio of their accelerations is that of: | proton mass to electron mass | electron mass to proton mass | one to one | their charges squared | The forces are equal in size, so accelerations are inversely as the masses: the electron has about 1,836 times as much.
2 electric-dipole | The direction of the electric dipole moment is from: | negative to positive charge | positive to negative charge | centre to infinity | one pole to the axis | By convention the moment p = q × 2a points from −q to +q.
2 electric-dipole | An electric dipole in a uniform electric field experiences in general: | a torque but no net force | a net force but no torque | both force and torque | neither force nor torque | Equal and opposite forces act on its charges along different lines, so they form a couple.
2 electric-dipole | The torque on a dipole of moment p in a field E is the greatest when the angle between them is: | 90° | 0° | 45° | 180° | Torque is pE sin θ, which is largest at 90° and zero at 0° and 180°.
3 electric-dipole | At a far point at distance r, the field on the axis of a short dipole is how many times that on its equatorial line at the same r? | 2 | 1/2 | 4 | 1 | The axial field is 2kp/r³ and the equatorial field is kp/r³.
3 electric-dipole | The work done in turning a dipole of moment p from the stable position through 180° in a field E is: | 2pE | pE | zero | pE/2 | W = pE(cos 0° − cos 180°) = 2pE.
3 electric-dipole, electric-potential | The electric potential at any point on the equatorial line of an electric dipole is: | zero | kp/r² | 2kp/r² | kp/r³ | Such a point is equally far from the two charges, so their potentials cancel. The field there is not zero.
1 gauss-law | The electric flux through a closed surface depends on: | the charge enclosed | the shape of the surface | the charge outside | the size of the surface | By Gauss's law flux is q/ε₀, where q is the net charge inside.
2 gauss-law | The net electric flux through a closed surface that encloses an electric dipole is: | zero | q/ε₀ | 2q/ε₀ | infinite | The total charge of a dipole is zero, so as many lines enter the surface as leave it.
2 gauss-law | A charge q is placed at the centre of a cube. The flux through one of its faces is: | q/6ε₀ | q/ε₀ | q/4ε₀ | q/8ε₀ | The total flux q/ε₀ is shared equally by the six faces.
2 gauss-law | The electric field at distance r from a long, uniformly charged straight wire varies as: | 1/r | 1/r² | r | 1/r³ | Gauss's law gives E = λ/2πε₀r. For a point charge it is 1/r².
2 gauss-law | The electric field near a large, uniformly charged thin plane sheet: | does not depend on distance | varies as 1/r | varies as 1/r² | is zero everywhere | Gauss's law gives E = σ/2ε₀ on both sides, at any distance small compared with the sheet.
3 gauss-law | The electric field inside a uniformly charged thin spherical shell is: | zero | σ/ε₀ | kq/r² | σ/2ε₀ | A Gaussian sphere inside encloses no charge. Outside, the shell acts as if its charge were at the centre.
3 gauss-law | A charge q is placed at one corner of a cube. The flux through the cube is: | q/8ε₀ | q/6ε₀ | q/ε₀ | q/24ε₀ | Eight such cubes would enclose the charge, so one of them gets one-eighth of the flux.
3 gauss-law | If the radius of a Gaussian sphere around a point charge is doubled, the flux through it: | stays the same | is doubled | becomes four times | becomes one-fourth | The area grows four times and the field falls to one-fourth, so the flux q/ε₀ does not change.
1 electric-potential | The unit of electric potential, the volt, is the same as: | joule per coulomb | newton per coulomb | coulomb per joule | joule coulomb | Potential is work done per unit charge. Newton per coulomb is the unit of the electric field.
2 electric-potential | The work done in moving a charge of 5 C between two points at a potential difference of 12 V is: | 60 J | 2.4 J | 0.42 J | 17 J | W = qV = 5 × 12 = 60 J.
2 electric-potential | The potential at 0.5 m from a point charge of 2 nC is: (k = 9 × 10⁹ SI units) | 36 V | 72 V | 18 V | 9 V | V = kq/r = 9 × 10⁹ × 2 × 10⁻⁹ ÷ 0.5 = 36 V.
3 electric-potential | An electron accelerated from rest through 100 V gains a kinetic energy of: | 1.6 × 10⁻¹⁷ J | 1.6 × 10⁻¹⁹ J | 100 J | 1.6 × 10⁻²¹ J | Energy is eV = 1.6 × 10⁻¹⁹ × 100 = 1.6 × 10⁻¹⁷ J, that is 100 electronvolts.
3 electric-potential | The electric potential along a line is V = 5x² volts, with x in metres. The field at x = 2 m is: | 20 V/m towards −x | 20 V/m towards +x | 10 V/m towards −x | 40 V/m towards +x | E = −dV/dx = −10x = −20 V/m at x = 2 m, so it points towards decreasing x.
1 equipotential-surfaces | The work done in moving a charge along an equipotential surface is: | zero | positive | negative | infinite | There is no potential difference between two points of such a surface.
2 equipotential-surfaces | Electric field lines meet an equipotential surface at an angle of: | 90° | 0° | 45° | 180° | A component of the field along the surface would mean a change of potential along it.
2 equipotential-surfaces | The equipotential surfaces of a single point charge are: | concentric spheres | parallel planes | coaxial cylinders | straight lines | All points at the same distance have the same potential kq/r. A uniform field has parallel planes.
2 equipotential-surfaces | Equipotential surfaces of a uniform electric field are: | planes at right angles to the field | planes along the field | concentric spheres | coaxial cylinders | The potential changes only along the field, so points of equal potential lie in planes normal to it.
3 equipotential-surfaces | Where equipotential surfaces, drawn at equal steps of potential, are closer together, the electric field is: | stronger | weaker | zero | parallel to them | E is the fall of potential per unit distance, so a small distance for the same step means a strong field.
2 conductors-in-field | The electric field just outside a charged conductor of surface charge density σ is: | σ/ε₀ | σ/2ε₀ | zero | 2σ/ε₀ | It is normal to the surface and twice that of a thin sheet with the same σ, since there is no field inside.
2 conductors-in-field | Excess charge given to a conductor stays: | on its outer surface | at its centre | spread through its volume | on its inner surface | Like charges repel and move as far apart as possible, so that the field inside becomes zero.
2 conductors-in-field | On a charged conductor of irregular shape, surface charge density is greatest where the surface is: | most sharply curved | flattest | inside a hollow | painted black | Charge density is larger where the radius of curvature is smaller, as at a pointed end.
3 conductors-in-field | Two charged metal spheres of radii R and 2R are joined by a thin wire. The ratio of their final charges is: | 1 : 2 | 2 : 1 | 1 : 4 | 1 : 1 | They come to the same potential kq/r, so charges are proportional to radii.
3 conductors-in-field | Two charged metal spheres of radii R and 2R, far apart, are joined by a thin wire. The ratio of the fields at their surfaces is: | 2 : 1 | 1 : 2 | 1 : 1 | 4 : 1 | At equal potential V the surface field is V/r, so it is larger on the smaller sphere.
1 dielectrics, capacitors | When a dielectric slab fills the space between the plates of a capacitor, its capacitance: | increases | decreases | stays the same | becomes zero | It becomes K times, where K is the dielectric constant, always greater than one.
2 dielectrics | The dielectric constant of a metal may be taken as: | infinite | zero | one | −1 | The field inside a conductor is reduced to zero, and K is the ratio of the fields without and with the material.
2 dielectrics | A capacitor is charged and disconnected from the battery. When a dielectric slab is inserted, the potential difference between its plates: | decreases | increases | stays the same | becomes zero | The charge stays constant and capacitance grows K times, so V = Q/C falls to 1/K.
3 dielectrics, energy-in-capacitor | A charged capacitor is disconnected from its battery and filled with a dielectric of constant 2. Its stored energy becomes: | half | double | four times | the same | With Q constant U = Q²/2C, and C is doubled, so the energy is halved. The rest is work done in pulling in the slab.
3 dielectrics | Two point charges in vacuum attract with a force F. In a medium of dielectric constant 4 at the same distance the force is: | F/4 | 4F | F/16 | F/2 | The force in a medium is less by the factor K.
2 energy-in-capacitor | The energy stored in a capacitor of 10 μF charged to 100 V is: | 0.05 J | 0.5 J | 0.1 J | 5 J | U = ½CV² = ½ × 10 × 10⁻⁶ × 10⁴ = 0.05 J.
2 energy-in-capacitor | If the voltage across a capacitor is doubled, the energy stored becomes: | four times | two times | half | eight times | U = ½CV² is proportional to the square of the voltage.
2 energy-in-capacitor | The energy of a charged parallel plate capacitor is stored in: | the electric field between plates | the connecting wires | the metal of the plates | the battery that charged it | The energy density is ½ε₀E² in the space between the plates.
3 energy-in-capacitor | A charged capacitor is joined to an identical uncharged one. The fraction of energy lost is: | 1/2 | 1/4 | 3/4 | zero | The charge is shared and the voltage is halved: 2 × ½C(V/2)² = ¼CV², half of the first ½CV².
2 capacitors | The capacitance of a parallel plate capacitor is halved when: | the distance between plates is doubled | the area of plates is doubled | the voltage is doubled | the charge is halved | C = ε₀A/d. It does not depend on charge or voltage.
`,
    },
  ],
})
