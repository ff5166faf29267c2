import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the IUPAC name of the element with Z = 118 by systematic rules?' */
export const periodicProperties = defineBank({
  id: 'periodic-properties',
  sets: [
    {
      rows: `
2 periodic-history | Mendeleev left gaps in his table for elements that were: | not yet discovered | radioactive | gases at room temperature | very rare metals only | He predicted properties of eka-aluminium, eka-silicon and eka-boron, later found as gallium, germanium and scandium.
2 periodic-history | Which anomaly of Mendeleev's table was removed by the modern periodic law? | Placing cobalt before nickel | Absence of hydrogen | Too many periods | Placing metals together | Cobalt has a larger atomic mass than nickel but a smaller atomic number, so its place is right by atomic number.
1 periodic-law | The scientist whose X-ray work showed that atomic number is the basic property of an element was: | Henry Moseley | Lothar Meyer | John Newlands | Dmitri Mendeleev | Moseley found in 1913 that the square root of X-ray frequency is proportional to atomic number.
2 periodic-law | Properties of elements repeat at regular intervals because of the repetition of similar: | outer electronic configurations | atomic masses | numbers of neutrons | nuclear charges | Elements of a group have like valence shells and so behave alike.
2 periodic-law | Isotopes of an element are placed at the same position in the modern periodic table because they have the same: | atomic number | mass number | number of neutrons | density | The table is ordered by atomic number, which is equal for all isotopes of an element.
3 periodic-law | In Moseley's plot, a straight line is obtained when atomic number is plotted against: | √ν of X-rays | ν of X-rays | ν² of X-rays | 1/ν of X-rays | The relation is √ν = a(Z − b), where ν is the frequency of the characteristic X-ray line.
1 element-blocks | Halogens and noble gases belong to which block of the periodic table? | p-block | s-block | d-block | f-block | Their last electron enters a p orbital, except in helium. Groups 13 to 18 form the p-block.
2 element-blocks | An element has the configuration [Ar] 3d⁵ 4s². It belongs to group: | 7 | 5 | 2 | 15 | For a d-block element the group number is the sum of (n − 1)d and ns electrons: 5 + 2 = 7. It is manganese.
3 element-blocks | The element with atomic number 35 belongs to which period and group? | 4 and 17 | 4 and 15 | 3 and 17 | 5 and 17 | Its configuration is [Ar] 3d¹⁰ 4s² 4p⁵, so n = 4 and it is a halogen, bromine.
2 element-naming | By IUPAC rules, the temporary symbol of an element with Z = 115 was: | Uup | Uun | Uus | Uuh | Un-un-pent gives Uup. The element is now called moscovium.
2 element-naming | The systematic IUPAC name of the element with Z = 118 was: | ununoctium | ununseptium | ununhexium | unnilennium | Un-un-oct-ium stands for 1, 1 and 8. Its official name is oganesson.
2 element-naming | In the systematic naming of elements, the root 'nil' stands for the digit: | 0 | 1 | 9 | 5 | Nil is 0, un is 1, bi is 2, and enn is 9. So element 104 was unnilquadium.
3 element-naming | The systematic name of the element with atomic number 120 would be: | unbinilium | unnilbium | ununnilium | binilunium | The digits 1, 2 and 0 give un-bi-nil, with the ending -ium.
2 electron-gain-enthalpy | Which group of elements has positive electron gain enthalpies? | Noble gases | Halogens | Chalcogens | Carbon family | An extra electron would have to enter a higher shell, which needs energy. Halogens have the most negative values.
2 electron-gain-enthalpy | The electron gain enthalpy of oxygen is less negative than that of sulphur because oxygen: | is very small in size | has more electrons | has vacant d orbitals | is less electronegative | The incoming electron feels strong repulsion in the small 2p subshell. Fluorine differs from chlorine in the same way.
3 electron-gain-enthalpy | The correct order of negative electron gain enthalpy of halogens is: | Cl > F > Br > I | F > Cl > Br > I | I > Br > Cl > F | Cl > Br > F > I | It should fall down the group, but small fluorine is an exception, so chlorine has the most negative value.
3 electron-gain-enthalpy | The second electron gain enthalpy of oxygen is: | positive | negative | zero | equal to the first | The negative O⁻ ion repels the second electron, so energy must be supplied to form O²⁻.
1 electronegativity | Across a period from left to right, electronegativity generally: | increases | decreases | stays the same | becomes zero | Atoms become smaller and nuclear charge grows, so bonding electrons are drawn more strongly.
2 electronegativity | Which of the following elements is the least electronegative? | Caesium | Sodium | Lithium | Beryllium | Electronegativity falls down a group and is the least in large alkali metals.
2 electronegativity | Which of the following bonds is the most polar? | H–F | H–Cl | H–Br | H–I | The difference of electronegativity is the greatest between hydrogen and fluorine.
3 electronegativity | On the Mulliken scale, electronegativity is the average of: | ionisation enthalpy and electron affinity | atomic and ionic radius | ionisation enthalpy and atomic mass | bond enthalpy and bond length | Mulliken took the mean of the two energies. The scale of Pauling rests on bond enthalpies.
2 diagonal-relationship | Beryllium shows a diagonal relationship with: | aluminium | magnesium | boron | silicon | Both form amphoteric oxides and covalent chlorides. Magnesium is below beryllium and silicon is the partner of boron.
2 diagonal-relationship | The diagonal relationship arises because the two elements have similar: | charge to radius ratios | atomic masses | numbers of shells | densities | A move to the right and one downwards change size in opposite ways, so polarising power is nearly equal.
3 diagonal-relationship | Which property is shown by both lithium and magnesium? | Their carbonates decompose on heating | They form superoxides | Their hydroxides are very strong bases | They form solid bicarbonates | Both are unlike sodium, whose carbonate is stable to heat. They also form nitrides with nitrogen.
2 diagonal-relationship | Boron resembles which element diagonally in forming acidic oxides and being a semiconductor? | Silicon | Aluminium | Carbon | Beryllium | Boron and silicon are both metalloids with acidic oxides. Aluminium, below boron, is a metal.
2 periodic-trends | The valency of elements with respect to oxygen across the third period from Na to Cl: | increases from 1 to 7 | decreases from 7 to 1 | stays at 1 | first rises to 4, then falls to 1 | From Na₂O to Cl₂O₇ it grows by one each time. With hydrogen it rises to 4 and then falls.
2 periodic-trends | Which of the following elements is the most reactive metal? | Caesium | Magnesium | Sodium | Aluminium | Reactivity of metals grows down a group and falls across a period, as electrons are lost less easily.
3 periodic-trends | Consider the following statements: // 1. Ionisation enthalpy decreases down a group. // 2. Reactivity of halogens increases down the group. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | The outer electron is farther away down a group. Halogens become less reactive down the group, fluorine being the most reactive.
2 metallic-character | Which of the following oxides is the most acidic? | Cl₂O₇ | SO₃ | P₄O₁₀ | SiO₂ | Acidic character grows across the third period, and Cl₂O₇ gives perchloric acid, a very strong acid.
1 metallic-character | Which non-metal is a liquid at room temperature? | Bromine | Iodine | Sulphur | Phosphorus | Bromine is the only liquid non-metal at room temperature. The others are solids.
1 ionisation-enthalpy | In each period, which elements have the highest ionisation enthalpy? | Noble gases | Halogens | Alkali metals | Alkaline earth metals | Their full shells hold electrons firmly. Alkali metals have the lowest values of a period.
1 periodic-trends | Which of the following halogens is the most reactive? | Fluorine | Chlorine | Bromine | Iodine | Reactivity of halogens falls down the group, as the atoms become larger and attract electrons less.
1 periodic-trends | On moving down a group of the periodic table, the number of electron shells: | increases by one each time | decreases by one each time | stays the same | doubles each time | A new shell is added in each period, so atoms become larger.
2 periodic-trends | Which of the following sets is arranged in order of increasing ionisation enthalpy? | K < Na < Li | Li < Na < K | Na < K < Li | Li < K < Na | It falls down a group as the outer electron is farther away, so lithium has the highest value.
3 periodic-trends | Among Na⁺, Mg²⁺, F⁻ and O²⁻, which has the largest ionic radius? | O²⁻ | F⁻ | Na⁺ | Mg²⁺ | All have ten electrons. Oxygen has the smallest nuclear charge, so its ion is the largest.
2 periodic-trends | From left to right in a period, the non-metallic character of elements: | increases | decreases | stays the same | first falls, then rises | Ionisation enthalpy and electronegativity grow, so atoms tend to gain electrons.
`,
    },
  ],
})
