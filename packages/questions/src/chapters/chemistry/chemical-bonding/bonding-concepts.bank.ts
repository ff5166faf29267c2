import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which molecule has a triple bond?' */
export const bondingConcepts = defineBank({
  id: 'bonding-concepts',
  sets: [
    {
      rows: `
3 dipole-moment | Given below are two statements: // Statement I: The dipole moment of NH₃ is greater than that of NF₃. // Statement II: The N–F bond is less polar than the N–H bond. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | In NF₃ the moment of the lone pair acts against those of the bonds, though these are more polar than N–H bonds by the difference in electronegativity.
1 ionic-bond | The bond formed by the transfer of electrons from one atom to another is: | ionic | covalent | coordinate | metallic | Transfer gives oppositely charged ions that attract each other. In covalent bonds electrons are shared.
1 covalent-bond | Which of these molecules has a triple bond? | Nitrogen | Oxygen | Chlorine | Hydrogen | Two nitrogen atoms share three pairs of electrons. Oxygen has a double bond, chlorine and hydrogen a single bond.
1 ionic-bond | Which of these is an ionic compound? | Sodium chloride | Carbon dioxide | Ammonia | Methane | Sodium gives an electron to chlorine. The other three are covalent compounds of non-metals.
1 ionic-bond | Ionic compounds generally have: | high melting points | low melting points | no solubility in water | high conductivity as solids | Strong attraction between ions needs much heat to overcome. They conduct only when molten or dissolved, not as solids.
1 metallic-coordinate | Which bond holds the atoms in a piece of copper together? | Metallic bond | Ionic bond | Hydrogen bond | Covalent bond | In metals positive ions lie in a sea of free electrons, which also carry current.
1 covalent-bond | How many electrons are shared in a double bond? | Four | Two | Three | Six | A double bond is two shared pairs, that is four electrons. A single bond has two and a triple bond six.
1 vsepr | What is the shape of a methane molecule? | Tetrahedral | Square planar | Linear | Pyramidal | Four bond pairs around carbon point to the corners of a tetrahedron with angles of 109.5°.
1 vsepr | What is the shape of a carbon dioxide molecule? | Linear | Bent | Trigonal planar | Tetrahedral | Carbon has two double bonds and no lone pair, so the molecule is linear. Water, with two lone pairs, is bent.
2 vsepr | The bond angle in a water molecule is about: | 104.5° | 109.5° | 120° | 180° | Two lone pairs repel the bond pairs and narrow the tetrahedral angle of 109.5° to 104.5°.
2 hydrogen-bond | Water boils at a higher temperature than hydrogen sulphide because of: | hydrogen bonds in water | ionic bonds in water | heavier water molecules | weaker bonds in the O–H group | Water molecules are held by hydrogen bonds, which H₂S lacks almost entirely, although its molecules are heavier.
2 hybridisation | The hybridisation of carbon in ethyne is: | sp | sp² | sp³ | sp³d | Each carbon of ethyne forms two sigma bonds, so it is sp hybridised and linear. Ethene is sp² and ethane sp³.
2 dipole-moment | Which of these molecules has zero dipole moment? | BF₃ | NH₃ | H₂O | HCl | BF₃ is trigonal planar and its three bond dipoles cancel. Ammonia, water and hydrogen chloride are polar.
2 sigma-pi | How many sigma bonds does a molecule of ethene (C₂H₄) have? | Five | Four | Six | One | There are four C–H sigma bonds and one C–C sigma bond. The second C–C bond is a pi bond.
2 octet-lewis | Which of these has an incomplete octet around the central atom? | BCl₃ | NH₃ | CCl₄ | H₂O | Boron in BCl₃ has only six electrons. The central atoms in the other three have eight.
2 octet-lewis | In which of these molecules is the octet of the central atom expanded? | SF₆ | CH₄ | NH₃ | BF₃ | Sulphur in SF₆ has twelve electrons around it. Elements of the third period and beyond can go past eight.
2 vsepr | The shape of the ammonia molecule is: | trigonal pyramidal | trigonal planar | tetrahedral | T-shaped | Ammonia has three bond pairs and a lone pair around nitrogen. The lone pair makes it pyramidal, not planar.
2 metallic-coordinate | A coordinate bond is formed when: | one atom gives both electrons | each atom gives one electron | an electron is fully transferred | electrons are free to move | In NH₄⁺ nitrogen gives both electrons of the bond with H⁺. Once formed it is like any covalent bond.
3 molecular-orbital | The bond order of the nitrogen molecule is: | 3 | 2 | 2.5 | 1 | N₂ has 10 bonding and 4 antibonding electrons: (10 − 4) ÷ 2 = 3. The value for O₂ is 2.
3 molecular-orbital | Which of these molecules is paramagnetic? | O₂ | N₂ | F₂ | H₂ | Molecular orbital theory gives O₂ two unpaired electrons in antibonding pi orbitals. All electrons in N₂, F₂ and H₂ are paired.
3 vsepr | What is the shape of XeF₄ by VSEPR theory? | Square planar | Tetrahedral | See-saw | Octahedral | Xenon has four bond pairs and two lone pairs. The lone pairs lie opposite each other, leaving a square plane.
3 hybridisation | The hybridisation of phosphorus in PCl₅ is: | sp³d | sp³d² | sp³ | dsp² | Five bond pairs give a trigonal bipyramid from sp³d orbitals. SF₆ uses sp³d² orbitals and is octahedral.
3 fajans-rules | By Fajans' rules, covalent character of an ionic bond is greater for: | small cation and large anion | large cation and small anion | large cation and large anion | small charge on both the ions | A small, highly charged cation polarises a large anion strongly, so electrons are partly shared.
3 hydrogen-bond | Which of these has the strongest hydrogen bonds? | HF | HCl | NH₃ | H₂S | Fluorine is the most electronegative element, so hydrogen bonds between HF molecules are the strongest.
3 resonance-structures | All carbon–oxygen bonds of the carbonate ion are equal in length because of: | resonance | hydrogen bonding | isomerism | ionic attraction | The ion is a hybrid of three equivalent structures, so every bond is between single and double.
3 hydrogen-bond | Ortho-nitrophenol is more volatile than para-nitrophenol because it has: | hydrogen bonds within the molecule | hydrogen bonds between molecules | a much smaller molecular mass | no polar groups in the molecule | Intramolecular hydrogen bonds leave ortho molecules less attracted to each other. The para form is associated through intermolecular ones.
1 hydrogen-bond | Which of these substances is held together by hydrogen bonds between its molecules? | Ice | Sodium chloride | Diamond | Copper | In ice each water molecule is bound to four others by hydrogen bonds. Diamond is a covalent network.
1 ionic-bond | Solid sodium chloride does not conduct electricity because its ions: | are fixed in their places | carry no electric charge | lose their electrons | are too heavy to move | In the solid ions are held in the lattice. In the melt or in water they are free to move.
2 octet-lewis | How many lone pairs does the oxygen atom of a water molecule have? | Two | One | Three | Four | Of six valence electrons of oxygen two are used in bonds and four remain as two lone pairs.
2 vsepr | The shape of the BF₃ molecule is: | trigonal planar | trigonal pyramidal | tetrahedral | T-shaped | Boron has three bond pairs and no lone pair, so the molecule is flat with angles of 120°.
3 bond-parameters | Which of these species has the shortest carbon–carbon bond? | C₂H₂ | C₂H₄ | C₂H₆ | C₆H₆ | The triple bond of ethyne is 120 pm long, the double bond 134 pm, that in benzene 139 pm and the single bond 154 pm.
2 hydrogen-bond | Ice floats on water because: | ice has an open structure | ice is colder than water | ice has no hydrogen bonds | ice contains dissolved air | Hydrogen bonds in ice hold molecules in an open cage, so ice is less dense than water.
3 vsepr | Which of these has the largest bond angle? | BeCl₂ | BF₃ | CH₄ | NH₃ | BeCl₂ is linear with 180°. BF₃ has 120°, methane 109.5° and ammonia about 107°.
`,
    },
  ],
})
