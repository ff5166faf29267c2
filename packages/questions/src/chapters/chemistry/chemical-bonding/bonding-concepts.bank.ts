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
2 bond-angle, vsepr, h2o | The bond angle in a water molecule is about: | 104.5° | 109.5° | 120° | 180° | Two lone pairs repel the bond pairs and narrow the tetrahedral angle of 109.5° to 104.5°.
2 hydrogen-bond | Water boils at a higher temperature than hydrogen sulphide because of: | hydrogen bonds in water | ionic bonds in water | heavier water molecules | weaker bonds in the O–H group | Water molecules are held by hydrogen bonds, which H₂S lacks almost entirely, although its molecules are heavier.
2 hybridisation | The hybridisation of carbon in ethyne is: | sp | sp² | sp³ | dsp² | Each carbon of ethyne forms two sigma bonds, so it is sp hybridised and linear. Ethene is sp² and ethane sp³.
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
3 bond-angle, vsepr | Which of these has the largest bond angle? | BeCl₂ | BF₃ | CH₄ | NH₃ | BeCl₂ is linear with 180°. BF₃ has 120°, methane 109.5° and ammonia about 107°.
1 hydrogen-bond | A hydrogen bond is formed when hydrogen is covalently bonded to an atom that is: | highly electronegative | a metal | an alkali element | large and electropositive | The atom, F, O or N, draws the shared pair and leaves hydrogen partly positive, so it attracts a lone pair of another such atom. A metal cannot do so.
2 hydrogen-bond | Which of these liquids has no hydrogen bonds between its molecules? | CH₃OCH₃ | C₂H₅OH | CH₃COOH | HF | In dimethyl ether no hydrogen is attached to oxygen. In the other three hydrogen is bonded to O or F, so hydrogen bonds form.
2 hydrogen-bond | Given below are two statements: // Statement I: The hydrogen bonding in a substance is maximum in the solid state and minimum in the gaseous state. // Statement II: A hydrogen bond is weaker than a covalent bond. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | The magnitude of hydrogen bonding depends on the physical state, as molecules of a gas are far apart. It is only an attraction and weaker than a covalent bond.
3 hydrogen-bond | Given below are an Assertion (A) and a Reason (R): // A: Ethanol boils at a higher temperature than dimethyl ether, its isomer. // R: Molecules of ethanol are associated through hydrogen bonds. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Both have the formula C₂H₆O, so the molar mass is equal. Only ethanol has an –OH group, and extra energy is needed to break its hydrogen bonds.
2 hydrogen-bond | Ice floats on water because in ice the hydrogen bonds: | hold molecules in an open structure | are broken one after another | bring molecules closer than in water | change into covalent bonds | Each molecule is hydrogen-bonded to four others in a cage-like structure with vacant spaces. On melting some bonds break and molecules come closer.
2 ionic-bond | Which of the following compounds has the most ionic bond? | CsF | LiI | HCl | AlCl₃ | Caesium and fluorine have the greatest difference of electronegativity.
2 ionic-bond | The energy needed to separate one mole of a solid with ionic bonds completely into gaseous ions is the: | lattice enthalpy | bond enthalpy | ionisation enthalpy | hydration enthalpy | A high lattice enthalpy favours the ionic bond.
2 ionic-bond | Ionic compounds are generally soluble in: | water | benzene | petrol | carbon tetrachloride | Polar water surrounds the ions and pulls them out of the crystal.
2 ionic-bond | In the formation of an ionic bond in MgO, each magnesium atom gives away: | two electrons | one electron | three electrons | four electrons | Magnesium forms Mg²⁺ and oxygen takes the two electrons to form O²⁻.
2 ionic-bond | An ionic bond differs from a covalent bond in being: | non-directional | directional | always weaker | formed by sharing | The field of an ion acts equally in all directions.
1 covalent-bond | A bond formed by the sharing of electrons between two atoms is called: | covalent | ionic | metallic | hydrogen | An ionic bond is formed by transfer of electrons.
1 covalent-bond | How many covalent bonds are there in a molecule of ammonia? | Three | One | Two | Four | Nitrogen shares one electron with each of three hydrogen atoms.
2 covalent-bond | Which of the following has a non-polar covalent bond? | Cl₂ | HCl | H₂O | HF | The two atoms are alike and share the electrons equally.
2 covalent-bond | A covalent bond in which both shared electrons come from one atom is called: | coordinate | ionic | metallic | pi | It is shown by an arrow from the donor to the acceptor, as in NH₄⁺.
2 covalent-bond | The number of shared pairs of electrons in a molecule of oxygen is: | 2 | 1 | 3 | 4 | The two atoms are joined by a double covalent bond.
2 dipole-moment | The dipole moment of a molecule is usually expressed in: | debye | coulomb | newton | pascal | One debye is 3.34 × 10⁻³⁰ C m.
2 dipole-moment | The zero dipole moment of carbon dioxide shows that its molecule is: | linear | bent | pyramidal | tetrahedral | The two equal bond dipoles cancel only in a line.
2 dipole-moment | Which of the following molecules has the largest dipole moment? | HF | HCl | HBr | HI | Fluorine is the most electronegative of the four halogens.
3 dipole-moment | The dipole moment of a bond 100 pm long with charges of 1.6 × 10⁻²⁰ C at its ends is: | 1.6 × 10⁻³⁰ C m | 1.6 × 10⁻¹⁸ C m | 1.6 × 10⁻²⁰ C m | 1.6 × 10⁻¹⁰ C m | μ = q × d = 1.6 × 10⁻²⁰ × 10⁻¹⁰ = 1.6 × 10⁻³⁰ C m.
1 sigma-pi | A sigma bond is formed by: | head-on overlap of orbitals | sideways overlap of orbitals | transfer of electrons | attraction between ions | Overlap along the line between the nuclei gives the stronger, sigma bond.
2 sigma-pi | Compared with a pi bond, a sigma bond is: | stronger | weaker | equally strong | always longer | The overlap along the axis is larger, so the bond is stronger.
2 sigma-pi | The number of sigma and pi bonds in ethyne, C₂H₂, is: | 3 and 2 | 2 and 3 | 5 and 0 | 4 and 1 | Two C–H bonds and one C–C bond are sigma; the triple bond has two pi bonds.
2 sigma-pi | Free rotation about the bond is not possible when two carbon atoms are joined by: | a sigma and a pi bond | one sigma bond | an ionic bond | a bent single bond | Turning would break the sideways overlap of the pi bond.
3 sigma-pi | How many pi bonds are there in a molecule of CO₂? | 2 | 1 | 3 | 4 | Each of the two double bonds has one sigma and one pi bond.
`,
    },
  ],
})
