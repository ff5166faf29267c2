import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is usual in ionic but not in covalent compounds?' */
export const bondPairs = defineBank({
  id: 'bond-pairs',
  sets: [
    {
      rows: `
1 ionic-and-covalent-compared | An ionic bond forms by transfer of electrons. A covalent bond forms by: | sharing of electrons | loss of protons | gain of neutrons | sharing of nuclei | Ions attract each other in the first; a shared pair holds the atoms in the second.
1 ionic-and-covalent-compared | Which pair has an ionic compound first and a covalent compound second? | NaCl and CH₄ | CH₄ and NaCl | H₂O and NH₃ | KCl and MgO | Sodium chloride consists of ions, methane of molecules.
1 ionic-and-covalent-compared | Compared with covalent compounds of molecules, ionic compounds usually have: | higher melting points | lower melting points | no melting points | gaseous form at room temperature | Strong attraction between ions in the whole crystal has to be overcome.
2 ionic-and-covalent-compared | Which of these is usual for ionic compounds but not for covalent ones? | They conduct when molten | They dissolve in benzene | They are gases or liquids | They show isomerism | Free ions carry the current in the melt; most covalent compounds give no ions.
1 ionic-and-covalent-compared | Between which elements do ionic and covalent bonds mostly form, respectively? | Metal with non-metal; non-metal with non-metal | Non-metal with non-metal; metal with non-metal | Metal with metal; metal with non-metal | Noble gas with metal; metal with metal | A large difference of electronegativity favours ions, a small one sharing.
2 ionic-and-covalent-compared | Which bond has a direction in space, and what follows from it? | Covalent; molecules have definite shapes | Ionic; molecules have definite shapes | Covalent; crystals are always hard | Ionic; compounds show isomerism | Overlap of orbitals is directional; the force between ions acts equally all around.
2 ionic-and-covalent-compared | Solid sodium chloride does not conduct but its solution does. Sugar solution does not conduct since sugar: | gives no ions | has ions that are too heavy | has metal atoms and not ions | does not dissolve in water | A covalent compound such as sugar dissolves as neutral molecules.
2 ionic-and-covalent-compared | Reactions in water are generally faster between: | ionic compounds than covalent ones | covalent compounds than ionic ones | gases than dissolved salts | sugars than dissolved salts | Ions only have to meet, while covalent bonds must first be broken.
2 ionic-and-covalent-compared | Given below are two statements: // Statement I: Ionic compounds are generally soluble in polar solvents. // Statement II: Most covalent compounds are soluble in non-polar solvents. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | Like dissolves like: water surrounds ions, organic solvents take up molecules.
2 ionic-and-covalent-compared | Match the substance with its kind of bond: // P. Calcium fluoride // Q. Chlorine gas // R. Hydrogen chloride gas // 1. Polar covalent // 2. Ionic // 3. Non-polar covalent | P-2, Q-3, R-1 | P-3, Q-2, R-1 | P-2, Q-1, R-3 | P-1, Q-3, R-2 | Electronegativity differs most in the first and not at all in the second.
2 ionic-and-covalent-compared | By Fajans' rules, an ionic bond gets more covalent character when the: | cation is small and highly charged | cation is large with a low charge | anion is small with a low charge | ions are equal in size and charge | A small, highly charged cation polarises a large anion.
2 ionic-and-covalent-compared | Given below are an Assertion (A) and a Reason (R): // A: Diamond is covalent, yet it melts at a very high temperature, unlike most covalent compounds. // R: Its atoms form a giant network of covalent bonds. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Molecules of most covalent compounds are held by weak forces, but there are no separate molecules in diamond.
3 ionic-and-covalent-compared | The numbers of ordinary covalent, coordinate and ionic bonds in one formula unit of NH₄Cl are, respectively: | 3, 1 and 1 | 4, 0 and 1 | 3, 0 and 2 | 4, 1 and 0 | Ammonia has three covalent bonds, its lone pair holds a proton, and the ion NH₄⁺ is held to Cl⁻ by ionic attraction.
3 ionic-and-covalent-compared | Solid P melts at 770 °C and conducts only when molten; Q melts at 114 °C and never conducts; R melts near 1,700 °C and hardly conducts even when molten. P, Q and R may be: | KCl, I₂ and SiO₂ | SiO₂, I₂ and KCl | KCl, SiO₂ and I₂ | I₂, KCl and SiO₂ | P is ionic, Q has separate molecules, and R is a giant covalent network.
`,
    },
  ],
})
