import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Atoms of the same element with different mass numbers are:' */
export const atomicStructure = defineBank({
  id: 'atomic-structure',
  sets: [
    {
      rows: `
3 filling-rules | Given below are two statements: // Statement I: The 4s orbital is filled before the 3d orbital in potassium and calcium. // Statement II: The energy of an orbital in a hydrogen atom depends on n alone. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | In hydrogen 3s, 3p and 3d are equal in energy; in other atoms n + l decides, and 4s comes first.
1 isotopes-isobars | Atoms of the same element with different mass numbers are called: | isotopes | isobars | isotones | isomers | Isotopes have the same atomic number but different numbers of neutrons. Isobars have the same mass number but belong to different elements.
1 subatomic-particles | Nearly all the mass of an atom is in its: | nucleus | electron cloud | outermost shell | empty space | Protons and neutrons lie in the nucleus and are about 1,840 times as heavy as electrons.
1 subatomic-particles | Which particle has no electric charge? | Neutron | Proton | Electron | Positron | Neutrons are neutral. Protons and positrons are positive and electrons negative.
1 rutherford-model, atomic-models | In Rutherford's experiment most alpha particles went straight through the gold foil because: | most of the atom is empty | the foil was made of gold | alpha particles have no charge | electrons push them along | The nucleus is very small, so most particles pass far from it. Alpha particles are positive and are turned back only by the nucleus.
1 atomic-number, subatomic-particles | The number of protons in the nucleus of an atom is its: | atomic number | mass number | valency | quantum number | Atomic number counts protons. Mass number counts protons and neutrons together.
1 quantum-numbers | The greatest number of electrons that the M shell (n = 3) can hold is: | 18 | 8 | 32 | 9 | A shell can hold 2n² electrons, which is 2 × 9 = 18 for n = 3. The L shell holds 8 and the N shell 32.
1 isotopes-isobars | ⁴⁰Ar and ⁴⁰Ca are an example of: | isobars | isotopes | isotones | allotropes | They have the same mass number 40 but different atomic numbers 18 and 20.
1 atomic-models | Which model of the atom is compared with a plum pudding or a watermelon? | Thomson's model | Rutherford's model | Bohr's model | Dalton's model | Thomson pictured electrons embedded in a sphere of positive charge. Rutherford found the small nucleus later.
2 bohr-atom | Bohr's model could not explain: | the spectrum of helium | the spectrum of hydrogen | the stability of an atom | the energy levels of Li²⁺ | It holds for one-electron species such as H, He⁺ and Li²⁺. It fails for atoms with more electrons.
2 dual-nature-uncertainty | Who stated that position and momentum of an electron cannot both be known exactly at once? | Werner Heisenberg | Louis de Broglie | Niels Bohr | Erwin Schrödinger | This is Heisenberg's uncertainty principle. De Broglie proposed that moving matter has a wavelength.
2 quantum-numbers, orbitals-nodes | The shape of an orbital is described by which quantum number? | Azimuthal | Principal | Magnetic | Spin | The azimuthal number l gives the shape: 0 is s, 1 is p, 2 is d. The principal number gives size and energy.
2 filling-rules | The rule that no two electrons in an atom have all four quantum numbers alike is: | Pauli's exclusion principle | Hund's rule | the aufbau principle | Heisenberg's principle | So an orbital holds at most two electrons with opposite spins. Hund's rule tells how orbitals of equal energy are filled.
2 orbitals-nodes | How many orbitals does a d subshell have? | 5 | 3 | 7 | 10 | For l = 2 the magnetic quantum number has five values, so there are five d orbitals, which hold ten electrons.
2 electronic-configuration | The electronic configuration of chromium (Z = 24) ends in: | 3d⁵ 4s¹ | 3d⁴ 4s² | 3d⁶ 4s⁰ | 3d³ 4s² | A half-filled d subshell has extra stability, so one 4s electron goes into 3d.
2 bohr-atom | Which series of the hydrogen spectrum lies in the visible region? | Balmer | Lyman | Paschen | Brackett | Balmer lines end at n = 2. Lyman lines are ultraviolet, and Paschen and Brackett lines infrared.
2 filling-rules | Which subshell is filled just after 4s according to the aufbau order? | 3d | 4p | 4d | 5s | The (n + l) value of 3d is 5, equal to that of 4p, but 3d has lower n and is filled first.
2 hunds-rule, filling-rules | Electrons in orbitals of equal energy first occupy them singly. This is: | Hund's rule | Pauli's principle | Bohr's postulate | Dalton's law | Hund's rule of maximum multiplicity says that pairing starts only after each orbital of the subshell has one electron.
3 quantum-numbers | Which set of quantum numbers is not possible? | n = 2, l = 2, m = 0 | n = 3, l = 2, m = −2 | n = 2, l = 1, m = 0 | n = 4, l = 0, m = 0 | l can go only up to n − 1, so l = 2 is not possible for n = 2. The other sets are allowed.
3 orbitals-nodes | How many nodal planes does a 2p orbital have? | One | Two | Zero | Three | The number of angular nodes equals l, which is 1 for a p orbital. Radial nodes are n − l − 1, which is 0 here.
3 orbitals-nodes | How many radial nodes does a 3s orbital have? | Two | One | Three | Zero | Radial nodes are n − l − 1 = 3 − 0 − 1 = 2. An s orbital has no angular nodes.
3 electronic-configuration | Which of these species is isoelectronic with neon? | Mg²⁺ | Mg⁺ | K⁺ | Cl⁻ | Mg²⁺ has 12 − 2 = 10 electrons, like neon. K⁺ and Cl⁻ have 18, like argon.
3 dual-nature-uncertainty | When light falls on a metal, the greatest kinetic energy of the electrons set free depends on its: | frequency | intensity | speed | distance from source | Energy of a photon is hν; above the threshold the excess becomes kinetic energy. Intensity decides only the number of electrons.
3 unpaired-magnetic | The number of unpaired electrons in Fe³⁺ (Z = 26) is: | 5 | 4 | 3 | 6 | Fe³⁺ is 3d⁵ after loss of two 4s and one 3d electron. By Hund's rule all five d electrons are unpaired.
1 isotopes-isobars | The nucleus of tritium, an isotope of hydrogen, contains: | one proton and two neutrons | one proton and one neutron | two protons and one neutron | one proton and no neutron | Tritium has mass number 3 and one proton, so two neutrons. Deuterium has one neutron and protium none.
1 subatomic-particles | Cathode rays in a discharge tube are streams of: | electrons | protons | neutrons | alpha particles | Cathode rays bend towards the positive plate, and their charge-to-mass ratio does not depend on the gas, so they are electrons.
2 atomic-number, subatomic-particles | An atom has 17 protons, 18 neutrons and 17 electrons. Its mass number is: | 35 | 17 | 34 | 52 | Mass number is the sum of protons and neutrons: 17 + 18 = 35. Electrons add hardly any mass.
2 subatomic-particles | The charge on an electron was measured in the oil drop experiment by: | R. A. Millikan | J. J. Thomson | James Chadwick | Ernest Rutherford | Millikan found that charges on oil drops are multiples of 1.6 × 10⁻¹⁹ C. Thomson had found the ratio of charge to mass.
2 orbitals-nodes | How many electrons can occupy all the orbitals of a 4f subshell? | 14 | 10 | 6 | 18 | An f subshell has seven orbitals, each with two electrons. A d subshell holds 10 and a p subshell 6.
3 bohr-atom | Which transition in the hydrogen atom gives light of the shortest wavelength? | n = 4 to n = 1 | n = 3 to n = 1 | n = 4 to n = 2 | n = 5 to n = 3 | The largest fall of energy gives the shortest wavelength. Falls to n = 1 from higher levels release the most energy.
3 quantum-numbers | The energy of an electron in a hydrogen atom depends only on: | the principal quantum number | the azimuthal quantum number | the magnetic quantum number | the spin quantum number | In hydrogen 2s and 2p have equal energy. In atoms with more electrons the energy depends on n and l together.
3 dual-nature-uncertainty | An electron and a proton have the same speed. The de Broglie wavelength is: | longer for the electron | longer for the proton | equal for both | zero for the proton | λ = h/mv, so at equal speed the lighter electron has the longer wavelength.
1 atomic-number, subatomic-particles | In a neutral atom the number of electrons equals the number of: | protons | neutrons | nucleons | shells | Equal numbers of negative and positive charges make an atom neutral. Nucleons are protons and neutrons together.
2 dual-nature-uncertainty | Heisenberg's uncertainty principle rules out the existence of: | definite paths of electrons | orbitals | energy levels | nuclei | Position and momentum cannot both be exact, so a path has no meaning.
3 dual-nature-uncertainty | The position of an electron is known to within 10⁻¹⁰ m. The least uncertainty of its momentum is about: (h = 6.6 × 10⁻³⁴ J s) | 5.3 × 10⁻²⁵ kg m/s | 6.6 × 10⁻²⁴ kg m/s | 5.3 × 10⁻³⁵ kg m/s | 6.6 × 10⁻⁴⁴ kg m/s | It is h/(4πΔx) = 6.6 × 10⁻³⁴/(12.57 × 10⁻¹⁰).
2 dual-nature-uncertainty | Which pair of quantities is connected by the uncertainty principle? | Position and momentum | Mass and charge | Charge and spin | Mass and speed of light | The more exactly one of them is known, the less exactly is the other.
2 dual-nature-uncertainty | Which observation shows the particle nature of light? | Photoelectric effect | Interference | Diffraction | Polarisation | The other three observations show the wave nature of light.
`,
    },
  ],
})
