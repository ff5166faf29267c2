import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Across a period from left to right, atomic size generally:' */
export const periodicTable = defineBank({
  id: 'periodic-table',
  sets: [
    {
      rows: `
1 periodic-law | The modern periodic law says that properties of elements are periodic functions of their: | atomic numbers | atomic masses | atomic volumes | densities | Moseley's work put atomic number in place of the atomic mass that Mendeleev had used, which cleared anomalies such as argon and potassium.
1 groups-periods | How many groups does the long form of the periodic table have? | 18 | 7 | 8 | 16 | The long form has 18 vertical groups and 7 horizontal periods. Mendeleev's table had 8 groups.
1 groups-periods | How many periods does the modern periodic table have? | 7 | 18 | 8 | 9 | There are seven horizontal rows, or periods. The number of a period is the highest principal quantum number in its atoms.
1 atomic-radius, periodic-trends | From left to right across a period, the atomic radius generally: | decreases | increases | stays the same | doubles | Nuclear charge grows while electrons enter the same shell, so they are drawn closer. Down a group the radius increases.
1 groups-periods | Elements of group 1 other than hydrogen are called: | alkali metals | noble gases | halogens | coinage metals | Lithium to francium form alkaline hydroxides with water. Halogens are in group 17 and noble gases in group 18.
1 groups-periods | Elements of group 17 are known as: | halogens | chalcogens | pnictogens | alkali metals | Halogen means salt producer. Chalcogens, such as oxygen and sulphur, are in group 16.
1 metallic-character | Which of these is a metalloid? | Germanium | Aluminium | Phosphorus | Tin | Germanium has properties of both metals and non-metals. Aluminium and tin are metals, and phosphorus is a non-metal.
1 atomic-radius | Which of these elements has the largest atoms? | Potassium | Sodium | Lithium | Magnesium | Size grows down a group, so potassium is larger than sodium and lithium. Magnesium is smaller than sodium, next to it in the period.
1 periodic-history | Which triad was noted by Döbereiner? | Lithium, sodium, potassium | Helium, neon, argon | Carbon, silicon, tin | Iron, chromium, manganese | In a Döbereiner triad the middle element has about the mean atomic mass of the other two, as sodium has between lithium and potassium.
2 periodic-history | Newlands compared the periodic repetition of properties with: | notes of music | colours of a rainbow | days of the week | phases of the moon | His law of octaves said that every eighth element resembled the first, like notes. It held only up to calcium.
2 electronegativity | Which element has the highest electronegativity? | Fluorine | Oxygen | Chlorine | Nitrogen | Fluorine has the value 4.0 on the Pauling scale. Oxygen comes next with 3.5.
2 electron-gain-enthalpy | Which element has the most negative electron gain enthalpy? | Chlorine | Fluorine | Bromine | Oxygen | Chlorine releases more energy than fluorine, whose small size makes the incoming electron feel strong repulsion in the 2p shell.
2 element-blocks | The elements in which the last electron enters an f orbital are called: | inner transition elements | transition elements | representative elements | noble gases | Lanthanoids and actinoids are the f-block. Transition elements fill d orbitals of the shell below the outermost.
2 groups-periods | Which noble gas does not have eight electrons in its outermost shell? | Helium | Neon | Argon | Krypton | Helium has only two electrons, which fill its first shell. The other noble gases have the configuration ns²np⁶.
2 diagonal-relationship | Lithium shows a diagonal relationship with: | magnesium | sodium | beryllium | aluminium | Lithium and magnesium have like charge-to-radius ratios. Beryllium is similar to aluminium, and boron to silicon.
2 atomic-radius | Which of these ions is the smallest? | Al³⁺ | Mg²⁺ | Na⁺ | F⁻ | All have ten electrons. The nucleus of aluminium has the highest charge and pulls them closest.
2 metallic-character | The oxide of which element is amphoteric? | Aluminium | Sodium | Calcium | Phosphorus | Al₂O₃ reacts with both acids and bases. Sodium and calcium oxides are basic, and the oxide of phosphorus is acidic.
2 metallic-character, periodic-trends | Across the third period from sodium to chlorine, the oxides become: | more acidic | more basic | neutral throughout | amphoteric at both ends | Na₂O is basic, Al₂O₃ amphoteric, and SO₃ and Cl₂O₇ strongly acidic, as metallic character falls.
3 ionisation-enthalpy | The first ionisation enthalpy of nitrogen is higher than that of oxygen because nitrogen has: | a half-filled 2p subshell | a larger atomic radius | a lower nuclear charge | fewer inner electrons | The configuration 2p³ is half-filled and extra stable. In oxygen the fourth 2p electron is paired and easier to remove.
3 ionisation-enthalpy | The first ionisation enthalpy of boron is lower than that of beryllium because: | its 2p electron is easier to free | boron has a smaller nuclear charge | boron has two unpaired electrons | beryllium has one outer shell more | The 2p electron is better shielded and less penetrating than the 2s electron removed from beryllium.
3 element-blocks | What is the group of the element with the outer configuration 3s²3p⁴? | 16 | 14 | 6 | 4 | For p-block elements the group number is 10 plus the number of valence electrons: 10 + 6 = 16. The element is sulphur.
3 atomic-radius | Hafnium and zirconium have nearly equal atomic radii because of: | lanthanoid contraction | diagonal relationship in the table | inert pair effect | hydrogen bonding | Poor shielding by 4f electrons shrinks the atoms that follow the lanthanoids, so hafnium is about as small as zirconium.
3 ionisation-enthalpy | Which order of first ionisation enthalpy is correct? | Na < Al < Mg < Si | Na < Mg < Al < Si | Al < Na < Mg < Si | Na < Al < Si < Mg | Aluminium is lower than magnesium because its 3p electron is removed more easily than a 3s electron. Silicon is the highest of the four.
3 element-naming | The IUPAC temporary name Ununbium was used for the element of atomic number: | 112 | 102 | 120 | 211 | Un stands for 1 and bi for 2, so un-un-bi-um is 112. The element is now named copernicium.
1 groups-periods | Which of these elements is a noble gas? | Argon | Nitrogen | Hydrogen | Chlorine | Argon of group 18 has a full outer shell. The other gases form molecules of two atoms.
1 groups-periods | The elements in one vertical column of the periodic table have the same number of: | valence electrons | neutrons | protons in the nucleus | electron shells | Elements of a group are alike in chemistry because their outer shells are alike. The number of shells is the same in a period.
2 metallic-character, periodic-trends | Metallic character, on going down a group: | increases | decreases | stays the same | first falls, then rises | Atoms become larger down a group and lose their outer electrons more easily, so they are more metallic.
2 ionisation-enthalpy | Which of these has the lowest first ionisation enthalpy? | Cs | Na | Li | K | It falls down a group as the outer electron is farther from the nucleus. Caesium is the lowest of these.
2 groups-periods | How many elements are there in the third period? | 8 | 2 | 18 | 32 | The third period fills 3s and 3p: sodium to argon, eight elements. The fourth and fifth have 18 each.
3 atomic-radius | Which of these is the correct order of atomic radius? | F < O < N < C | C < N < O < F | O < F < N < C | N < C < F < O | Radius decreases from left to right across the second period, so fluorine is the smallest.
3 ionisation-enthalpy | The second ionisation enthalpy of sodium is very high because: | Na⁺ has a noble gas configuration | Na⁺ is larger than sodium | sodium has two outer electrons | Na⁺ has one half-filled p subshell | The second electron would come from the stable 2p⁶ shell, nearer the nucleus.
1 periodic-history | Eka-aluminium, predicted by Mendeleev, is now known as: | gallium | germanium | scandium | indium | Gallium was found in 1875 with the predicted properties. Eka-silicon is germanium.
1 valency | The valency of an element is its: | combining capacity | number of protons | number of shells | atomic mass | It is the number of electrons that an atom gains, loses or shares to fill its outermost shell.
1 valency | What is the valency of oxygen (atomic number 8) in water? | 2 | 1 | 4 | 6 | Oxygen has 6 valence electrons and needs two more, so it combines with two atoms of hydrogen.
1 valency | Which of the following elements has a valency of zero? | Neon | Sodium | Chlorine | Carbon | Neon has a complete octet, so it does not combine. Sodium and chlorine have valency 1 and carbon has 4.
2 valency | An element M has valency 3. The formula of its oxide is: | M₂O₃ | MO₃ | M₃O₂ | M₃O | Oxygen has valency 2, so crossing the valencies gives M₂O₃, as in Al₂O₃.
2 valency | The atomic number of an element is 15. Its valency with respect to hydrogen is: | 3 | 2 | 4 | 5 | The configuration 2, 8, 5 needs three electrons, so phosphorus forms PH₃. With oxygen it can also show valency 5.
2 valency | Iron forms FeCl₂ and FeCl₃. This shows that iron has: | variable valency | two isotopes | no fixed mass | zero valency | Iron shows valency 2 in ferrous and 3 in ferric compounds. Isotopes have the same valency.
3 valency | On going from sodium to argon in the third period, the valency with respect to hydrogen: | rises from 1 to 4 and falls to 0 | rises steadily from 1 to 8 | falls steadily from 4 to 0 | stays at 1 throughout | The hydrides are NaH, MgH₂, AlH₃, SiH₄, PH₃, H₂S and HCl, and argon forms none.
`,
    },
  ],
})
