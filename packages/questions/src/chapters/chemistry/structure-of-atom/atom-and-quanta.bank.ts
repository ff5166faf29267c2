import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the uncertainty in velocity of an electron?' */
export const atomAndQuanta = defineBank({
  id: 'atom-and-quanta',
  sets: [
    {
      rows: `
1 isotopes-isobars | ¹⁴C and ¹⁴N are an example of: | isobars | isotopes | isotones | isomers | They have the same mass number 14 and different atomic numbers, 6 and 7.
2 isotopes-isobars | ¹⁴C and ¹⁶O are related as: | isotones | isotopes | isobars | isoelectronic ions | Both have eight neutrons: 14 − 6 = 8 and 16 − 8 = 8.
1 rutherford-model, atomic-models | The nucleus of the atom was discovered by: | Ernest Rutherford | J. J. Thomson | James Chadwick | Niels Bohr | He found it from the scattering of alpha particles in 1911. Chadwick discovered the neutron.
2 rutherford-model, atomic-models | Which of the following could Rutherford's model not explain? | The stability of the atom | The presence of a nucleus | The scattering of alpha particles | The empty space in the atom | By classical physics a revolving electron would lose energy and fall into the nucleus.
2 rutherford-model, atomic-models | In Rutherford's experiment a few alpha particles were turned back because of: | the small, dense, positive nucleus | the electrons of gold | the neutrons of gold | the thickness of the foil | Positive alpha particles are strongly repelled only in a close approach to the nucleus.
2 bohr-atom | The energy of the electron in the first orbit of hydrogen is −13.6 eV. In the second orbit it is: | −3.4 eV | −6.8 eV | −27.2 eV | −1.51 eV | E = −13.6/n² = −13.6 ÷ 4 = −3.4 eV. The value −1.51 eV belongs to n = 3.
2 bohr-atom | How many spectral lines are possible when electrons in hydrogen atoms fall from n = 4 to the ground state? | 6 | 3 | 4 | 10 | The number is n(n − 1)/2 = 4 × 3 ÷ 2 = 6.
2 bohr-atom | The radius of the first orbit of He⁺, compared with that of hydrogen (0.529 Å), is: | half | double | one-fourth | equal | r = 0.529 n²/Z Å, and Z = 2 for helium.
2 dual-nature-uncertainty | The energy of a photon of frequency ν is given by: | hν | h/ν | ν/h | hν² | Planck's relation is E = hν, where h is 6.63 × 10⁻³⁴ J s.
2 dual-nature-uncertainty | The uncertainty principle is stated as Δx × Δp ≥: | h/4π | h/2π | h | 4πh | The product of the uncertainties in position and momentum cannot be smaller than h/4π.
2 dual-nature-uncertainty | The uncertainty principle has no noticeable effect on the motion of a cricket ball because its: | mass is large | speed is small | size is small | charge is zero | Δv ≥ h/(4πm Δx) is negligible for a large mass.
2 filling-rules | Which of the following subshells is filled first? | 4s | 3d | 4p | 4d | The (n + l) values are 4, 5, 5 and 6, and the lowest is filled first.
2 hunds-rule, filling-rules | Which arrangement of three electrons in 2p orbitals obeys Hund's rule? | One in each orbital, spins parallel | Two in one orbital, one in another | One in each orbital, spins mixed | All three in one orbital | Electrons stay single with parallel spins as long as orbitals of equal energy are empty. An orbital can hold only two.
1 filling-rules | What is the greatest number of electrons in one orbital? | 2 | 1 | 6 | 8 | By Pauli's principle the two must have opposite spins.
1 subatomic-particles | Who discovered the neutron by striking beryllium with alpha particles? | James Chadwick | Ernest Rutherford | J. J. Thomson | Eugen Goldstein | Chadwick identified the neutral particles in 1932. Goldstein had observed canal rays, and Thomson measured the electron.
1 bohr-atom | In Bohr's model, an electron that stays in one orbit: | neither gains nor loses energy | loses energy slowly | gains energy slowly | gives out light all the time | Orbits are stationary states. Energy changes only in a jump between two of them.
1 hunds-rule, filling-rules | By Hund's rule, the number of unpaired electrons in a nitrogen atom is: | 3 | 1 | 2 | 5 | The three 2p electrons of nitrogen occupy three orbitals singly, so all 3 are unpaired.
1 hunds-rule, filling-rules | Hund's rule concerns the filling of: | orbitals of equal energy | shells of unequal energy | the nucleus with neutrons | only the first shell | It says that orbitals of equal energy are first filled singly, with parallel spins.
2 hunds-rule, filling-rules | Hund's rule is also known as the rule of: | maximum multiplicity | exclusion | octaves | mutual exclusion | Electrons with parallel spins give the greatest spin multiplicity.
2 hunds-rule, filling-rules | By Hund's rule, pairing of electrons in the 2p subshell begins with which element? | Oxygen | Carbon | Nitrogen | Fluorine | Nitrogen has one electron in each 2p orbital; the eighth electron, of oxygen, is the first to pair.
2 hunds-rule, filling-rules | According to Hund's rule, pairing in a d subshell begins with the entry of which electron? | Sixth | Second | Fifth | Seventh | Five d orbitals take one electron each before the sixth one pairs.
2 hunds-rule, filling-rules | How many unpaired electrons does an iron atom (Z = 26) have, by Hund's rule? | 4 | 6 | 8 | 5 | In 3d⁶ one orbital holds a pair, and the other 4 hold single electrons.
3 hunds-rule, filling-rules | Which filling of a p³ subshell breaks Hund's rule but not Pauli's principle? | [↑↓] [↑] [ ] | [↑] [↑] [↑] | [↑↑] [↑] [ ] | [↓] [↓] [↓] | It pairs two electrons while an orbital of equal energy is empty. [↑↑] breaks Pauli's principle.
2 hunds-rule, filling-rules | An arrangement by Hund's rule, with parallel spins in separate orbitals, is more stable because of a greater: | exchange energy | nuclear charge | ionic radius | number of shells | Electrons of the same spin can exchange their places, and they repel each other less in separate orbitals.
3 hunds-rule, filling-rules | The spin multiplicity of a nitrogen atom in its ground state, as required by Hund's rule, is: | 4 | 3 | 2 | 6 | Three parallel spins give S = 3/2, and 2S + 1 = 4.
2 hunds-rule, filling-rules | The two 2p electrons of carbon are written as 2pₓ¹ 2p_y¹ and not as 2pₓ². This follows from: | Hund's rule | Pauli's principle | the aufbau principle | the uncertainty principle | Electrons do not pair while another orbital of the same subshell is empty, which is Hund's rule.
2 hunds-rule, filling-rules | Given below are two statements: // Statement I: By Hund's rule, unpaired electrons of one subshell have parallel spins. // Statement II: By Hund's rule, the 4s orbital is filled before 3d. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | The order of subshells is given by the aufbau principle, so Statement I is correct but Statement II is incorrect.
1 filling-rules | By Pauli's exclusion principle, two electrons in the same orbital must have: | opposite spins | parallel spins | different shells | different masses | Three quantum numbers are the same in one orbital, so the spins must be opposite.
2 filling-rules | As a result of Pauli's exclusion principle, the greatest number of electrons in a shell of principal quantum number n is: | 2n² | n² | 2n | 4n | The shell has n² orbitals, each with two electrons of opposite spins.
2 filling-rules | Pauli's exclusion principle limits the number of electrons in a d subshell to: | 10 | 5 | 6 | 14 | A d subshell has five orbitals, and each holds two electrons.
1 filling-rules | The German word aufbau, in the aufbau principle, means: | building up | pairing up | splitting up | spinning | The electrons of an atom are built up from the lowest energy.
2 filling-rules | By the aufbau principle, of two subshells with the same n + l, the first to be filled has the: | lower n | higher n | lower l | higher magnetic number | For 3d and 4p, n + l is 5, and 3d with the lower n is filled first.
2 filling-rules | The aufbau order of energy 4s < 3d for a potassium atom follows from the (n + l) values: | 4 and 5 | 5 and 4 | 4 and 4 | 3 and 5 | 4s has 4 + 0 = 4 and 3d has 3 + 2 = 5, so 4s is filled first.
2 filling-rules | Which of the following is an exception to the order expected from the aufbau principle? | Chromium | Calcium | Scandium | Zinc | Chromium is 3d⁵ 4s¹ and not 3d⁴ 4s², because a half-filled subshell is stable.
1 rutherford-model, atomic-models | In Rutherford's model, nearly all the mass of an atom is in the: | nucleus | electrons | orbits | space around the nucleus | The protons and neutrons form the small, heavy nucleus.
2 rutherford-model, atomic-models | Rutherford's model of the atom was based on the scattering of: | alpha particles | electrons | neutrons | X-rays | His students Geiger and Marsden fired alpha particles at a gold foil in 1909.
2 rutherford-model, atomic-models | Rutherford's model is often compared with: | the solar system | a watermelon | a ladder | a string of beads | Electrons move round the nucleus as planets round the sun. Thomson's model is like a watermelon.
2 rutherford-model, atomic-models | In Rutherford's model the radius of the atom compared with that of its nucleus is larger by about: | 10⁵ times | 10 times | 10² times | 10¹⁵ times | An atom has about 10⁻¹⁰ m, a nucleus about 10⁻¹⁵ m.
2 rutherford-model, atomic-models | According to classical theory, an electron revolving as in Rutherford's model should: | spiral into the nucleus | fly away from the atom | stay in its orbit for ever | turn into a proton | An accelerated charge radiates energy, so the orbit would shrink.
2 rutherford-model, atomic-models | Rutherford's model could NOT explain: | the line spectrum of hydrogen | the bending of alpha particles | the empty space in atoms | the positive nucleus | It said nothing about fixed energies of the electrons, which Bohr's model introduced.
2 subatomic-particles | Millikan's oil drop experiment was carried out to find the: | charge of an electron | mass of a proton | size of an atom | speed of light | Charged drops were held in an electric field, and their charges were multiples of e.
2 subatomic-particles | In Millikan's oil drop experiment, a drop stays at rest when its weight is balanced by the: | electric force | magnetic force | viscous force | surface tension | The field between the plates is adjusted until mg = qE.
2 subatomic-particles | In Millikan's oil drop experiment, the charges of the drops were found to be: | multiples of 1.6 × 10⁻¹⁹ C | always equal | always positive | multiples of 9.1 × 10⁻³¹ C | The charge of one electron is the smallest unit.
1 isotopes-isobars | Isotopes of an element have the same number of: | protons | neutrons | nucleons | protons and neutrons | The atomic number is the same, but the number of neutrons and so the mass number differs.
1 isotopes-isobars | Isobars are atoms with the same: | mass number | atomic number | number of neutrons | number of electrons | They belong to different elements. Atoms with equal numbers of neutrons are isotones.
2 isotopes-isobars | Isotones are atoms of different elements with the same number of: | neutrons | protons | electrons | nucleons | ³⁶S and ³⁷Cl, each with 20 neutrons, are an example.
2 isotopes-isobars | Isotopes of an element have nearly the same chemical properties because they have the same: | number of electrons | number of neutrons | mass number | nuclear mass | Chemical behaviour depends on the electrons. Masses of the nuclei differ.
1 isotopes-isobars | Which of the following is not an isotope of hydrogen? | Helium | Protium | Deuterium | Tritium | Helium has two protons. The three isotopes of hydrogen have one proton and 0, 1 or 2 neutrons.
2 isotopes-isobars | ³⁵Cl and ³⁷Cl differ in the number of: | neutrons | protons | electrons | valence electrons | They have 18 and 20 neutrons. Both have 17 protons and 17 electrons.
2 isotopes-isobars | Chlorine has the isotopes ³⁵Cl and ³⁷Cl in the ratio 3 : 1. Its average atomic mass is: | 35.5 u | 36 u | 36.5 u | 35 u | (3 × 35 + 1 × 37) ÷ 4 = 142 ÷ 4 = 35.5.
2 isotopes-isobars | An isotope of which element is used to treat goitre? | Iodine | Cobalt | Uranium | Carbon | The thyroid takes up iodine. Cobalt-60 is used against cancer.
2 isotopes-isobars | An isotope of which element serves as fuel in nuclear reactors? | Uranium | Iodine | Cobalt | Phosphorus | It is uranium-235, whose nuclei are split by slow neutrons.
2 isotopes-isobars | Which pair of atoms is a pair of isotones? | ³⁰Si and ³¹P | ¹²C and ¹⁴C | ¹⁴C and ¹⁴N | ³⁵Cl and ³⁷Cl | Both have 16 neutrons: 30 − 14 and 31 − 15.
2 isotopes-isobars | Which pair of atoms is a pair of isobars? | ⁴⁰K and ⁴⁰Ca | ³⁵Cl and ³⁷Cl | ¹H and ²H | ¹³C and ¹⁴N | The mass number of both is 40. ¹³C and ¹⁴N have 7 neutrons each, so they are isotones.
3 isotopes-isobars | Atoms X and Y have the same mass number. X has two protons more than Y. Compared with Y, the number of neutrons of X is: | less by two | more by two | the same | less by one | The mass number is the sum of protons and neutrons, so what is gained in protons is lost in neutrons.
2 subatomic-particles | The charge to mass ratio is greatest for which of these? | Electron | Proton | Neutron | Alpha particle | Its mass is the least. A neutron has no charge at all.
2 atomic-models | In Thomson's model, the positive charge of the atom is: | spread over a sphere | packed in a nucleus | carried by electrons | moving in orbits | Electrons are set in this sphere, so that the atom is neutral. The nucleus came with Rutherford's model.
`,
    },
  ],
})
