import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
periodic-history | Dobereiner's triads, dobereiner triads, डॉबेराइनर के त्रिक | Dobereiner's triads are groups of three similar elements in which the atomic mass of the middle one is about the mean of the other two, such as Li, Na and K.
periodic-history | Newlands' law of octaves, law of octaves, न्यूलैंड का अष्टक नियम | Newlands' law of octaves states that, when elements are arranged by increasing atomic mass, every eighth element resembles the first, like the notes of music.
periodic-history | Mendeleev's periodic law, mendeleev periodic table, मेंडेलीव का आवर्त नियम | Mendeleev's periodic law (1869) states that the properties of elements are a periodic function of their atomic masses; his periodic table arranged the elements then known on this basis.
periodic-law | Modern periodic law, aadhunik aavart niyam, आधुनिक आवर्त नियम | The modern periodic law states that the physical and chemical properties of elements are a periodic function of their atomic numbers; it rests on the work of Moseley.
periodic-law | Periodic table, aavart sarni, आवर्त सारणी | The periodic table is the arrangement of elements in order of atomic number in which elements of similar properties stand in the same column; it has 18 groups and 7 periods.
groups-periods | Group in the periodic table, वर्ग आवर्त सारणी | A group is a vertical column of the periodic table; its elements have similar outer electronic configurations and properties.
groups-periods | Period in the periodic table, aavart, आवर्त | A period is a horizontal row of the periodic table; its number equals the number of electron shells of its elements.
groups-periods | Chalcogens | Chalcogens are the elements of group 16 (oxygen, sulphur, selenium, tellurium and polonium); the name means ore-forming.
element-blocks | s-block elements, s block | s-block elements are the elements of groups 1 and 2 with hydrogen and helium by configuration, in which the last electron enters an s orbital.
element-blocks | p-block elements, p block | p-block elements are the elements of groups 13 to 18 in which the last electron enters a p orbital.
element-blocks | Representative elements, main group elements, प्रतिनिधि तत्व | Representative elements are the elements of the s- and p-blocks taken together. Their properties follow from the number of outer electrons.
element-naming | IUPAC names of heavy elements, temporary names of elements above 100 | Temporary IUPAC names of heavy elements are formed from roots for the digits of the atomic number with the ending -ium, such as ununnilium for 110.
atomic-radius | Atomic radius, parmanu trijya, परमाणु त्रिज्या | Atomic radius is the distance from the nucleus to the outermost shell of an atom; it decreases across a period and increases down a group.
atomic-radius | Ionic radius, aaynik trijya, आयनिक त्रिज्या | Ionic radius is the effective distance from the nucleus of an ion up to which it has influence on its electron cloud; a cation is smaller and an anion larger than its atom.
atomic-radius | Covalent radius, सहसंयोजक त्रिज्या | Covalent radius is half the distance between the nuclei of two like atoms joined by a single covalent bond.
atomic-radius | Isoelectronic species, isoelectronic ions, samelectronic, समइलेक्ट्रॉनी | Isoelectronic species are atoms and ions with the same number of electrons, such as N³⁻, O²⁻, F⁻, Ne, Na⁺ and Mg²⁺; the one with more protons is smaller.
atomic-radius | Effective nuclear charge, prabhavi nabhikiya avesh | Effective nuclear charge is the net positive charge that an outer electron feels, the nuclear charge less the shielding by inner electrons.
atomic-radius | Shielding effect, screening effect, parirakshan prabhav, परिरक्षण प्रभाव | The shielding effect is the reduction of the nuclear attraction on outer electrons by the inner electrons between them and the nucleus.
ionisation-enthalpy | Ionisation enthalpy, ionisation energy, ionization energy, aaynan urja, आयनन एन्थैल्पी | Ionisation enthalpy is the energy needed to remove the most loosely bound electron from an isolated gaseous atom in its ground state; it generally rises across a period and falls down a group.
electron-gain-enthalpy | Electron gain enthalpy, इलेक्ट्रॉन लब्धि एन्थैल्पी | Electron gain enthalpy is the enthalpy change when an electron is added to an isolated gaseous atom; chlorine has the most negative value.
electron-gain-enthalpy | Electron affinity, इलेक्ट्रॉन बंधुता | Electron affinity is the energy released when a neutral gaseous atom takes up an electron to form a negative ion.
electronegativity | Electronegativity, vidyut rinatmakta, विद्युत ऋणात्मकता | Electronegativity is the tendency of an atom in a molecule to attract the shared pair of electrons towards itself; on the Pauling scale fluorine has the highest value, 4.0.
metallic-character | Metallic character, electropositive character, dhatvik lakshan, धात्विक लक्षण | Metallic character is the tendency of an element to lose electrons and form positive ions; it decreases across a period and increases down a group.
metallic-character | Amphoteric oxide, ubhaydharmi oxide, उभयधर्मी ऑक्साइड | An amphoteric oxide is an oxide that reacts with both acids and bases, such as Al₂O₃ and ZnO.
metallic-character | Acidic oxide and basic oxide, acidic oxide, basic oxide | An acidic oxide is usually an oxide of a non-metal that forms an acid with water or reacts with bases; a basic oxide is usually an oxide of a metal that reacts with acids.
diagonal-relationship | Diagonal relationship, vikarn sambandh, विकर्ण संबंध | Diagonal relationship is the similarity between an element of the second period and the element diagonally below it to the right: Li–Mg, Be–Al and B–Si.
periodic-trends | Periodicity, periodic properties, aavartita, आवर्तिता | Periodicity is the repetition of similar properties of elements at regular intervals in the periodic table, caused by the repetition of similar outer electronic configurations.
valency | Valency, valence, sanyojakta, संयोजकता | Valency is the combining capacity of an element, the number of electrons its atom loses, gains or shares to complete its outermost shell.
valency | Valence electrons, sanyojak electron, संयोजी इलेक्ट्रॉन | Valence electrons are the electrons in the outermost shell of an atom, which take part in chemical bonding.
`)
