import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the bond order of O₂⁺?' */
export const bondingTheories = defineBank({
  id: 'bonding-theories',
  sets: [
    {
      rows: `
3 molecular-orbital | Given below are two statements: // Statement I: The bond order of O₂⁺ is greater than that of O₂. // Statement II: O₂ is diamagnetic. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | O₂ has a bond order of 2 and two unpaired electrons; taking one antibonding electron away makes the order 2.5.
2 ionic-bond | Which condition favours the formation of an ionic bond? | Low ionisation enthalpy of the metal | High ionisation enthalpy of the metal | Low lattice enthalpy of the solid formed | Small difference of electronegativity | The metal must lose electrons easily, and a high lattice enthalpy makes the solid stable.
1 covalent-bond | Covalent compounds like sugar do not conduct electricity in water because they: | give no ions | are insoluble | are heavy | have double bonds | Current in a solution is carried by ions. Sugar dissolves as neutral molecules.
1 covalent-bond | How many covalent bonds are formed by a carbon atom in methane? | Four | Two | Three | One | Carbon has four valence electrons and shares each with a hydrogen atom.
2 covalent-bond | Which of the following compounds has both ionic and covalent bonds? | NH₄Cl | NaCl | CCl₄ | CH₄ | Ammonium and chloride ions attract each other, and within NH₄⁺ the bonds are covalent, one of them coordinate.
2 metallic-coordinate | Which of the following has a coordinate bond? | H₃O⁺ | H₂O | HCl | CH₄ | Oxygen of water gives both electrons of the bond with H⁺. The others have only ordinary covalent bonds.
2 metallic-coordinate | Metals are good conductors of electricity because they have: | free electrons | fixed ions | covalent bonds | high density | Valence electrons move freely through the lattice of positive ions when a voltage is applied.
3 metallic-coordinate | In the adduct H₃N→BF₃, the donor atom is: | nitrogen | boron | fluorine | hydrogen | Nitrogen has a lone pair, and boron has an empty orbital to take it.
2 octet-lewis | Which of the following molecules has an odd number of electrons? | NO | CO | N₂ | CO₂ | Nitrogen has 7 and oxygen 8 electrons, 15 in all, so one must stay unpaired.
3 octet-lewis | The formal charge on the central oxygen atom in ozone, O₃, is: | +1 | 0 | −1 | +2 | The middle atom has one lone pair and three bonds: 6 − 2 − 3 = +1. The singly bonded end atom has −1.
3 octet-lewis | Which of the following has an expanded octet? | PF₅ | PF₃ | NF₃ | BF₃ | Phosphorus in PF₅ has ten electrons around it. In PF₃ and NF₃ there are eight and in BF₃ six.
1 sigma-pi | A double bond between two carbon atoms consists of: | one sigma and one pi bond | two sigma bonds | two pi bonds | one sigma and two pi bonds | The first bond is always sigma. A triple bond has one sigma and two pi bonds.
2 sigma-pi | A pi bond is formed by: | sideways overlap of p orbitals | end-on overlap of s orbitals | overlap along the axis | transfer of electrons | Electron density lies above and below the axis, so a pi bond is weaker than a sigma bond.
2 sigma-pi | The number of sigma and pi bonds in a molecule of nitrogen is: | 1 and 2 | 2 and 1 | 3 and 0 | 0 and 3 | The triple bond has one sigma and two pi bonds.
3 sigma-pi | How many sigma and pi bonds are there in benzene, C₆H₆? | 12 and 3 | 6 and 3 | 9 and 6 | 12 and 6 | There are six C–C and six C–H sigma bonds and three pi bonds.
1 dipole-moment | Which of the following molecules is non-polar? | CO₂ | H₂O | NH₃ | HCl | The two C=O bond dipoles point in opposite directions and cancel. The others have a net dipole moment.
2 dipole-moment | NH₃ has a larger dipole moment than NF₃ because in NH₃: | bond and lone pair dipoles add up | bond and lone pair dipoles oppose | there is no lone pair | nitrogen is more positive | In NF₃ the bonds are polarised towards fluorine, against the dipole of the lone pair.
2 dipole-moment | Which of the following has a zero dipole moment though its bonds are polar? | CCl₄ | CHCl₃ | CH₃Cl | CH₂Cl₂ | The four equal C–Cl dipoles of the tetrahedron cancel. In the others the groups differ.
3 dipole-moment | Which isomer of dichlorobenzene has zero dipole moment? | Para | Ortho | Meta | Ortho and meta | The two C–Cl dipoles in the para isomer are opposite. The ortho isomer has the largest moment.
2 fajans-rules | Which of the following has the most covalent character? | LiI | LiF | LiCl | LiBr | By Fajans' rules a larger anion is polarised more by the same cation.
2 fajans-rules | Which of the following chlorides has the greatest covalent character? | AlCl₃ | NaCl | MgCl₂ | KCl | The small Al³⁺ ion with a high charge has the greatest polarising power.
3 fajans-rules | CuCl is more covalent than NaCl, though the ions are of similar size, because Cu⁺ has: | an 18-electron outer shell | a larger charge | a noble gas configuration | no d electrons | An ion with filled d orbitals shields its nucleus less and polarises the anion more than an ion of noble gas type.
3 fajans-rules | Which order of increasing covalent character is correct? | NaCl < MgCl₂ < AlCl₃ | AlCl₃ < MgCl₂ < NaCl | MgCl₂ < NaCl < AlCl₃ | NaCl < AlCl₃ < MgCl₂ | Charge of the cation rises and its size falls from Na⁺ to Al³⁺, so polarising power increases.
2 resonance-structures | Resonance structures of a molecule differ in the position of: | electrons only | atoms only | both atoms and electrons | isotopes | Nuclei stay where they are in all canonical forms. Structures that differ in position of atoms are isomers.
2 resonance-structures | The two oxygen–oxygen bonds in ozone are equal in length because of: | resonance | hydrogen bonding | hybridisation alone | ionic character | The molecule is a hybrid of two forms, so each bond is between single and double.
3 resonance-structures | The bond order of each C–O bond in the carbonate ion is: | 1.33 | 1 | 1.5 | 2 | Four bonds are shared over three places: 4 ÷ 3 = 1.33.
3 resonance-structures | Consider the following statements about resonance: // 1. The hybrid is more stable than any canonical form. // 2. Canonical forms exist in equilibrium with each other. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Canonical forms are only drawings and have no real existence. Forms that exist in equilibrium are tautomers.
2 bond-parameters | Which order of bond length is correct? | C≡C < C=C < C–C | C–C < C=C < C≡C | C=C < C≡C < C–C | C≡C < C–C < C=C | More shared pairs pull the atoms closer, so the triple bond is the shortest.
2 bond-parameters | As bond order increases, the bond enthalpy and bond length, respectively: | increase and decrease | decrease and increase | increase and increase | decrease and decrease | More bonding electrons hold the nuclei more firmly and nearer.
2 bond-parameters | Which hydrogen halide has the strongest H–X bond? | HF | HCl | HBr | HI | Fluorine is the smallest, so its bond with hydrogen is the shortest and strongest.
3 bond-parameters, molecular-orbital | Which of the following has the shortest oxygen–oxygen bond? | O₂⁺ | O₂ | O₂⁻ | O₂²⁻ | Bond orders are 2.5, 2, 1.5 and 1. A higher order means a shorter bond.
2 molecular-orbital | The bond order of He₂ according to molecular orbital theory is: | 0 | 1 | 2 | 0.5 | Two bonding and two antibonding electrons cancel, so the molecule does not exist.
3 molecular-orbital | The bond order of O₂⁺ is: | 2.5 | 2 | 1.5 | 3 | One antibonding electron of O₂ is removed, so the order rises from 2 to 2.5.
3 molecular-orbital | Which of the following species is diamagnetic? | O₂²⁻ | O₂ | O₂⁺ | O₂⁻ | In the peroxide ion all electrons are paired in the π* orbitals. O₂ has two unpaired electrons and the other two have one.
3 molecular-orbital | Which of the following molecules is paramagnetic according to molecular orbital theory? | B₂ | C₂ | N₂ | F₂ | B₂ has two unpaired electrons in degenerate π orbitals. The others have all electrons paired.
1 resonance-structures | How many equivalent resonance structures can be drawn for the carbonate ion? | 3 | 2 | 4 | 6 | The double bond can be to each of the three oxygen atoms in turn. The resonance hybrid has three equal C–O bonds.
2 resonance-structures | Given below are two statements: // Statement I: Resonance averages the bond characteristics as a whole. // Statement II: Resonance energy is the difference in energy between the resonance hybrid and the most stable canonical structure. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Because of resonance the bonds are intermediate and the energy of the hybrid is lower than that of every canonical structure.
3 resonance-structures | Given below are an Assertion (A) and a Reason (R): // A: All the N–O bonds in the nitrate ion are of the same length. // R: The nitrate ion exists for a third of the time in each of its resonance structures. // Choose the correct answer. | A is true but R is false | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is false but R is true | Canonical structures have no real existence, and the ion does not change from one to another. It has a single structure, the resonance hybrid.
2 resonance-structures | On the basis of resonance, the average C–O bond order in the carbonate ion is: | 1.33 | 1.50 | 1.00 | 2.00 | Four bonds, one double and two single, are shared equally among three C–O links: 4 ÷ 3 = 1.33. In ozone, with two links, it is 1.5.
2 resonance-structures | Which resonance structure of a molecule contributes most to the hybrid? | One with full octets and no charges | One with the most separated charges | One with fewest covalent bonds | One with positive charge on fluorine | A structure is the more stable the more covalent bonds and full octets it has and the less its charges are separated.
`,
    },
  ],
})
