import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the uncertainty in velocity of an electron?' */
export const atomAndQuanta = defineBank({
  id: 'atom-and-quanta',
  sets: [
    {
      rows: `
1 isotopes-isobars | ¹⁴C and ¹⁴N are an example of: | isobars | isotopes | isotones | isomers | They have the same mass number 14 and different atomic numbers, 6 and 7.
2 isotopes-isobars | ¹⁴C and ¹⁶O are related as: | isotones | isotopes | isobars | isoelectronic ions | Both have eight neutrons: 14 − 6 = 8 and 16 − 8 = 8.
1 atomic-models | The nucleus of the atom was discovered by: | Ernest Rutherford | J. J. Thomson | James Chadwick | Niels Bohr | He found it from the scattering of alpha particles in 1911. Chadwick discovered the neutron.
2 atomic-models | Which of the following could Rutherford's model not explain? | The stability of the atom | The presence of a nucleus | The scattering of alpha particles | The empty space in the atom | By classical physics a revolving electron would lose energy and fall into the nucleus.
2 atomic-models | In Rutherford's experiment a few alpha particles were turned back because of: | the small, dense, positive nucleus | the electrons of gold | the neutrons of gold | the thickness of the foil | Positive alpha particles are strongly repelled only in a close approach to the nucleus.
2 bohr-atom | The energy of the electron in the first orbit of hydrogen is −13.6 eV. In the second orbit it is: | −3.4 eV | −6.8 eV | −27.2 eV | −1.51 eV | E = −13.6/n² = −13.6 ÷ 4 = −3.4 eV. The value −1.51 eV belongs to n = 3.
3 bohr-atom | How many spectral lines are possible when electrons in hydrogen atoms fall from n = 4 to the ground state? | 6 | 3 | 4 | 10 | The number is n(n − 1)/2 = 4 × 3 ÷ 2 = 6.
3 bohr-atom | The radius of the first orbit of He⁺, compared with that of hydrogen (0.529 Å), is: | half | double | one-fourth | equal | r = 0.529 n²/Z Å, and Z = 2 for helium.
2 dual-nature-uncertainty | The energy of a photon of frequency ν is given by: | hν | h/ν | ν/h | hν² | Planck's relation is E = hν, where h is 6.63 × 10⁻³⁴ J s.
2 dual-nature-uncertainty | The uncertainty principle is stated as Δx × Δp ≥: | h/4π | h/2π | h | 4πh | The product of the uncertainties in position and momentum cannot be smaller than h/4π.
3 dual-nature-uncertainty | The uncertainty principle has no noticeable effect on the motion of a cricket ball because its: | mass is large | speed is small | size is small | charge is zero | Δv ≥ h/(4πm Δx) is negligible for a large mass.
2 filling-rules | Which of the following subshells is filled first? | 4s | 3d | 4p | 4d | The (n + l) values are 4, 5, 5 and 6, and the lowest is filled first.
3 filling-rules | Which arrangement of three electrons in 2p orbitals obeys Hund's rule? | One in each orbital, spins parallel | Two in one orbital, one in another | One in each orbital, spins mixed | All three in one orbital | Electrons stay single with parallel spins as long as orbitals of equal energy are empty. An orbital can hold only two.
1 filling-rules | What is the greatest number of electrons in one orbital? | 2 | 1 | 6 | 8 | By Pauli's principle the two must have opposite spins.
1 subatomic-particles | Who discovered the neutron by striking beryllium with alpha particles? | James Chadwick | Ernest Rutherford | J. J. Thomson | Eugen Goldstein | Chadwick identified the neutral particles in 1932. Goldstein had observed canal rays, and Thomson measured the electron.
1 bohr-atom | In Bohr's model, an electron that stays in one orbit: | neither gains nor loses energy | loses energy slowly | gains energy slowly | gives out light all the time | Orbits are stationary states. Energy changes only in a jump between two of them.
`,
    },
  ],
})
