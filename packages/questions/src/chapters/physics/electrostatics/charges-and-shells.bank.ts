import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the field inside a charged spherical shell?' */
export const chargesAndShells = defineBank({
  id: 'charges-and-shells',
  sets: [
    {
      rows: `
1 electroscope, electric-charge | A gold-leaf electroscope is used to: | detect electric charge | measure electric current | store electric charge | measure resistance | The leaves carry like charges and repel, so they open out when charge is present.
2 electroscope, electric-charge | A negatively charged rod is brought near the disc of an uncharged gold-leaf electroscope without touching it. The leaves will: | diverge with negative charge | diverge with positive charge | remain closed | diverge and then melt | Electrons are driven from the disc into the leaves, which repel each other while the disc becomes positive.
1 electroscope, electric-charge | In charging a conductor by induction, the charge on the inducing body: | does not change | is reduced to half | becomes zero | is doubled | The two bodies never touch, so no charge passes from one to the other.
3 electroscope, electric-charge | A positively charged electroscope has its leaves apart. When a body is brought near, the divergence increases. The body is: | positively charged | negatively charged | neutral | earthed | Only a like charge drives more of the same charge to the leaves. Increase of divergence is the sure test.
2 charged-shell, electric-potential | A hollow metal sphere of radius 10 cm is charged to 50 V. The potential at its centre is: | 50 V | 0 V | 5 V | 500 V | The field inside is zero, so the potential is the same everywhere inside as on the surface.
1 shielding, conductors-in-field | During a thunderstorm it is safer to sit inside a closed car than under a tree because the car acts as: | an electrostatic shield | a good insulator | a lightning conductor | a source of charge | The field inside a closed metal body is zero, so a Faraday cage protects those inside it.
2 shielding, conductors-in-field | A sensitive instrument is protected from outside electric fields by enclosing it in a: | hollow conductor | glass box | wooden box | plastic cover | The field in the cavity of a conductor is zero whatever the charges outside.
1 shielding, conductors-in-field | A lightning conductor fixed on a tall building works on the principle of: | action of sharp points | refraction | magnetic induction | photoelectric emission | The field is strongest at the pointed end, which passes the charge safely to the earth.
2 shielding, conductors-in-field | The device that protects tall buildings by taking charge to the ground through a thick strip was invented by: | Benjamin Franklin | Michael Faraday | James Watt | Alessandro Volta | Franklin showed that lightning is electrical and proposed the pointed metal rod.
1 charge-energy | The electrostatic potential energy of two like charges, compared with when they are far apart, is: | positive | negative | zero | infinite | Work has to be done against their repulsion to bring them together.
2 charge-energy | Two charges of +2 μC and +3 μC are 9 cm apart in air. Their electrostatic potential energy is: | 0.6 J | 6 J | 0.06 J | 0.9 J | U = 9 × 10⁹ × 2 × 10⁻⁶ × 3 × 10⁻⁶/0.09 = 0.6 J.
2 charge-energy | When the distance between two opposite charges is increased, their potential energy: | increases | decreases | stays the same | becomes zero at once | It is negative and rises towards zero, as work is done against the attraction.
3 charge-energy | Three equal charges q are placed at the corners of an equilateral triangle of side a. With k = 1/4πε₀, the potential energy of the system is: | 3kq²/a | kq²/a | 2kq²/a | 6kq²/a | There are three pairs, and each has the energy kq²/a.
1 combination-of-capacitors, capacitors | Two capacitors of 3 μF and 6 μF are joined in series. Their equivalent capacitance is: | 2 μF | 9 μF | 4.5 μF | 18 μF | 1/C = 1/3 + 1/6 = 1/2, so C = 2 μF. In parallel it would be 9 μF.
1 combination-of-capacitors, capacitors | For capacitors joined in series, which quantity is the same for each of them? | Charge | Potential difference | Energy stored | Capacitance | In parallel the potential difference is the same and the charges differ.
2 combination-of-capacitors, capacitors | Three capacitors of 2 μF each can be combined to give 3 μF by: | two in series, then one in parallel | all three in series | all three in parallel | two in parallel, one in series | Two in series give 1 μF, and 1 + 2 = 3 μF. The other ways give 2/3, 6 and 4/3 μF.
2 combination-of-capacitors, capacitors | Capacitors of 2 μF and 4 μF in series are joined to a 12 V battery. The potential difference across the 2 μF capacitor is: | 8 V | 4 V | 6 V | 12 V | The charge is the same, so the voltages are as 4 : 2, that is 8 V and 4 V.
3 combination-of-capacitors, energy-in-capacitor | A 4 μF capacitor charged to 50 V is joined to an identical uncharged one. The energy lost is: | 2.5 mJ | 5 mJ | 1.25 mJ | zero | The energy was ½ × 4 × 10⁻⁶ × 2500 = 5 mJ; at 25 V the two hold 2.5 mJ, so half is lost.
2 dielectrics | The largest electric field that a dielectric can bear without breaking down is called its dielectric: | strength | constant | polarisation | susceptibility | For dry air it is about 3 × 10⁶ V/m. The constant compares permittivities.
2 capacitors | The capacitance of an isolated conducting sphere of radius R in vacuum is: | 4πε₀R | 4πε₀R² | 4πε₀/R | ε₀R | V = Q/4πε₀R, so C = Q/V = 4πε₀R, proportional to the radius.
2 shielding, conductors-in-field | A charge is placed outside a closed hollow conductor. The electric field in its cavity due to this charge is: | zero | constant but not zero | greatest at the centre | opposite to the field outside | Charges induced on the outer surface cancel the field everywhere inside the conductor and its cavity.
2 charge-energy | An electron is moved from a point at 10 V to a point at 30 V. The change in its potential energy is: | −20 eV | +20 eV | −40 eV | +10 eV | The charge is −e, so ΔU = −e × 20 V. An electron loses potential energy when it moves to a higher potential.
`,
    },
  ],
})
