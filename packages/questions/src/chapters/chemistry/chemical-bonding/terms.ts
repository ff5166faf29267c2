import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
ionic-bond | Chemical bond, rasayanik bandh, रासायनिक आबंध | A chemical bond is the attractive force that holds atoms or ions together in a molecule or compound.
ionic-bond | Ionic bond, electrovalent bond, aaynik bandh, आयनिक आबंध | An ionic bond is the electrostatic attraction between oppositely charged ions formed by the transfer of electrons from one atom to another, as in NaCl.
ionic-bond | Lattice energy in bonding, lattice enthalpy of ionic compounds | Lattice energy is the energy needed to separate one mole of a solid ionic compound completely into its gaseous ions.
covalent-bond | Covalent bond, sahsanyojak bandh, सहसंयोजक आबंध | A covalent bond is a bond formed between two atoms by sharing one or more pairs of electrons, as in H₂, O₂ and CH₄.
covalent-bond | Double bond, dwi bandh | A double bond is a covalent bond in which two atoms share two pairs of electrons, as in O₂ and ethene.
metallic-coordinate | Metallic bond, dhatvik bandh, धात्विक आबंध | A metallic bond is the attraction between the positive ions of a metal and the sea of free electrons that moves among them.
metallic-coordinate | Coordinate bond, dative bond, coordinate covalent bond, उपसहसंयोजक आबंध | A coordinate bond is a covalent bond in which both shared electrons are given by one of the two atoms, as in the ammonium ion NH₄⁺.
octet-lewis | Octet rule, ashtak niyam, अष्टक नियम | The octet rule states that atoms combine by gaining, losing or sharing electrons so as to have eight electrons in their outermost shell.
octet-lewis | Lewis structure, lewis dot structure, लुइस संरचना | A Lewis structure is a diagram of a molecule that shows the bonding pairs and lone pairs of valence electrons as dots or lines.
octet-lewis | Formal charge, aupcharik avesh, औपचारिक आवेश | Formal charge is the charge an atom in a Lewis structure would have if bonding electrons were shared equally: valence electrons − lone-pair electrons − half the bonding electrons.
octet-lewis | Lone pair, lone pair of electrons, ekaki yugm, एकाकी युग्म | A lone pair is a pair of valence electrons of an atom that takes no part in bonding; the nitrogen atom of NH₃ has one.
vsepr | VSEPR theory, valence shell electron pair repulsion theory, वीएसईपीआर सिद्धांत | VSEPR theory states that the electron pairs round a central atom arrange themselves as far apart as possible, which decides the shape of the molecule; lone pairs repel more than bond pairs.
vsepr | Bond angle, bandh kon, आबंध कोण | Bond angle is the angle between two bonds of the same central atom in a molecule; it is 104.5° in water and 109.5° in methane.
hybridisation | Hybridisation, hybridization, sankaran, संकरण | Hybridisation is the mixing of atomic orbitals of nearly equal energy of one atom to form the same number of new, equivalent hybrid orbitals.
hybridisation | sp3 hybridisation, sp3 hybridization | sp³ hybridisation is the mixing of one s and three p orbitals into four equivalent orbitals directed to the corners of a tetrahedron (109.5°), as in methane.
hybridisation | sp2 hybridisation, sp2 hybridization | sp² hybridisation is the mixing of one s and two p orbitals into three equivalent orbitals in one plane at 120°, as in ethene and BF₃.
hybridisation | sp hybridisation, sp hybridization | sp hybridisation is the mixing of one s and one p orbital into two equivalent orbitals in a straight line (180°), as in ethyne and BeCl₂.
sigma-pi | Sigma bond, sigma bandh, सिग्मा आबंध | A sigma bond is a covalent bond formed by end-to-end (head-on) overlap of orbitals along the line joining the nuclei; it is stronger than a pi bond.
sigma-pi | Pi bond, pi bandh, पाई आबंध | A pi bond is a covalent bond formed by sidewise overlap of parallel p orbitals above and below the line joining the nuclei.
dipole-moment | Dipole moment of a molecule, bond dipole moment | Dipole moment is the product of the charge and the distance between the centres of positive and negative charge in a bond or molecule: $\\mu = q \\times d$. Its unit is the debye.
dipole-moment | Polar covalent bond, dhruviya sahsanyojak bandh | A polar covalent bond is one in which the shared electrons lie nearer to the more electronegative atom, so that the ends carry small charges, as in HCl.
dipole-moment | Non-polar molecule, non polar molecule | A non-polar molecule is one with zero net dipole moment, because its bonds are non-polar or cancel each other, such as CO₂ and CCl₄.
hydrogen-bond | Hydrogen bond, hydrogen bonding, hydrogen bandh, हाइड्रोजन आबंध | A hydrogen bond is the attraction between a hydrogen atom bonded to F, O or N and another such electronegative atom; it explains the high boiling point of water.
hydrogen-bond | Intramolecular hydrogen bond | An intramolecular hydrogen bond is a hydrogen bond within one molecule, as in o-nitrophenol.
hydrogen-bond | Intermolecular hydrogen bond | An intermolecular hydrogen bond is a hydrogen bond between two molecules, of the same or different compounds, as in water and alcohol.
fajans-rules | Fajans' rules, fajans rule, fajan rule, फाजान का नियम | Fajans' rules state that an ionic bond gains covalent character when the cation is small and highly charged and the anion large and highly charged.
fajans-rules | Polarising power, polarisability | Polarising power is the ability of a cation to distort the electron cloud of an anion; the ease with which the anion is distorted is its polarisability.
resonance-structures | Resonance in chemistry, resonance structures, resonance hybrid, अनुनाद संरचना | Resonance is the description of a molecule by two or more Lewis structures that differ only in the position of electrons; the actual molecule is their hybrid, as in ozone and benzene.
bond-parameters | Bond length, bandh lambai, आबंध लंबाई | Bond length is the average distance between the nuclei of two bonded atoms in a molecule; it gets shorter as the bond order rises.
bond-parameters | Bond dissociation enthalpy in bonding, bond strength | Bond dissociation enthalpy is the energy needed to break one mole of a given bond in gaseous molecules; stronger bonds need more.
molecular-orbital | Molecular orbital theory, MOT, आण्विक कक्षक सिद्धांत | Molecular orbital theory states that atomic orbitals combine into orbitals that belong to the whole molecule, which are filled with electrons in order of energy.
molecular-orbital | Bond order, bandh koti, आबंध कोटि | Bond order is half the difference between the numbers of electrons in bonding and antibonding orbitals: $\\frac{1}{2}(N_b - N_a)$. It is 2 for O₂ and 3 for N₂.
molecular-orbital | Antibonding orbital, antibonding molecular orbital | An antibonding orbital is a molecular orbital of higher energy than the atomic orbitals that form it; electrons in it weaken the bond.
`)
