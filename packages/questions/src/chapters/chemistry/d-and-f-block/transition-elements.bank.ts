import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which lanthanoid shows the +4 state?' */
export const transitionElements = defineBank({
  id: 'transition-elements',
  sets: [
    {
      rows: `
1 d-block-configuration | The general outer configuration of d-block elements is: | (n − 1)d¹⁻¹⁰ ns⁰⁻² | ns² np¹⁻⁶ | (n − 2)f¹⁻¹⁴ ns² | ns¹⁻² only | The d orbitals of the shell below the outermost are being filled. Palladium has no s electron in the outermost shell.
2 d-block-configuration | Which electrons are lost first when iron forms the Fe²⁺ ion? | 4s electrons | 3d electrons | 3p electrons | 3s electrons | The 4s electrons are farther from the nucleus in the atom, so Fe²⁺ is 3d⁶.
3 d-block-configuration | Which of the following ions has a completely filled d subshell? | Cu⁺ | Cu²⁺ | Ni²⁺ | Fe²⁺ | Copper is 3d¹⁰4s¹, so Cu⁺ is 3d¹⁰. The others have nine, eight and six d electrons.
2 d-block-oxidation-states | The highest oxidation state shown by osmium and ruthenium in their oxides is: | +8 | +6 | +7 | +4 | OsO₄ and RuO₄ have the metals in the +8 state, the highest of the common states.
2 d-block-magnetism | The magnetic moment of an ion with one unpaired electron is about: | 1.73 BM | 2.83 BM | 3.87 BM | 0 BM | The formula √(n(n + 2)) with n = 1 gives √3 = 1.73 Bohr magnetons.
3 d-block-magnetism | A divalent ion of a 3d metal has the spin-only moment 2.83 BM. The number of its unpaired electrons is: | 2 | 1 | 3 | 4 | From √(n(n + 2)) = 2.83 we get n(n + 2) = 8 and n = 2, as in Ni²⁺.
2 coloured-ions | Sc³⁺ and Ti⁴⁺ ions are colourless because they have: | no d electrons | full d subshells | unpaired electrons | large size | With the configuration 3d⁰ there is no electron for a d–d transition. Zn²⁺ is colourless since its d subshell is full.
3 coloured-ions, potassium-permanganate | The deep colour of KMnO₄, in which manganese is d⁰, is due to: | charge transfer | d–d transition | f–f transition | unpaired electrons | An electron passes from oxygen to manganese on absorbing light. Without d electrons no d–d transition is possible.
2 d-block-properties | Which element of the 3d series, from scandium to zinc, has the lowest melting point? | Zinc | Iron | Chromium | Manganese | Zinc has a full d subshell and its d electrons take no part in metallic bonding, so it melts at about 420 °C.
1 potassium-permanganate | Potassium permanganate is prepared from which ore? | Pyrolusite | Haematite | Bauxite | Galena | Pyrolusite, MnO₂, is fused with alkali in air to give the green manganate, which is then oxidised.
2 potassium-permanganate | The green compound formed when MnO₂ is fused with KOH in air is: | K₂MnO₄ | KMnO₄ | Mn₂O₃ | MnSO₄ | Potassium manganate has manganese in the +6 state. It changes into purple permanganate by electrolytic oxidation.
3 potassium-permanganate | In neutral or faintly alkaline medium, permanganate oxidises iodide to: | iodate | iodine | periodate | hypoiodite | In this medium IO₃⁻ is formed and MnO₂ is precipitated. In acidic medium iodine is set free.
2 potassium-dichromate | The number of electrons gained by one dichromate ion in acidic medium is: | 6 | 3 | 5 | 2 | Each of two chromium atoms goes from +6 to +3, so six electrons are gained.
2 potassium-dichromate | Acidified potassium dichromate turns green with sulphur dioxide because of the formation of: | Cr³⁺ ions | CrO₄²⁻ ions | Cr²⁺ ions | SO₃ gas | Orange dichromate is reduced to green chromium(III) sulphate while sulphur dioxide becomes sulphate.
3 potassium-dichromate | How many Cr–O–Cr bonds are there in the dichromate ion? | 1 | 2 | 3 | 6 | Two CrO₄ tetrahedra share one oxygen atom at a corner. The other six oxygen atoms are terminal.
2 lanthanoids | Which lanthanoid commonly shows the +4 oxidation state? | Cerium | Europium | Lanthanum | Ytterbium | Ce⁴⁺ has the stable configuration of xenon. Europium and ytterbium show +2 besides +3.
2 lanthanoids | Europium shows the +2 state because Eu²⁺ has: | a half-filled 4f subshell | a full 4f subshell | an empty 4f subshell | one 5d electron | Eu²⁺ is 4f⁷. Yb²⁺ has a full 4f¹⁴ subshell.
2 lanthanoids | Which of the lanthanoids is radioactive and not found in appreciable amounts in nature? | Promethium | Cerium | Gadolinium | Lutetium | Promethium, Z = 61, has no stable isotope. The other three occur in minerals such as monazite.
2 lanthanoid-contraction | As a result of lanthanoid contraction, from La³⁺ to Lu³⁺ the ionic radius: | decreases | increases | stays the same | first falls, then rises | Nuclear charge grows while 4f electrons shield poorly. The fall over the series is about 18 pm.
2 lanthanoid-contraction | Because of lanthanoid contraction, the basic strength of lanthanoid hydroxides from La(OH)₃ to Lu(OH)₃: | decreases | increases | stays the same | becomes zero | Smaller cations give the M–OH bond more covalent character, so OH⁻ is released less readily.
3 lanthanoid-contraction | Which pair of elements has almost equal atomic radii owing to lanthanoid contraction? | Zr and Hf | Ti and Zr | La and Lu | Sc and Y | The expected increase from the 4d to the 5d series is cancelled by the contraction. Ti is clearly smaller than Zr.
3 lanthanoid-contraction | Separation of lanthanoids from one another is difficult mainly because their: | ionic sizes are very close | densities are extremely low | compounds are all gases | atoms have no 4f electrons | All form M³⁺ ions of nearly equal radius, so chemical properties are almost alike. Ion exchange is used.
1 actinoids | The actinoid series begins after which element? | Actinium | Uranium | Lanthanum | Radium | Fourteen elements from thorium to lawrencium follow actinium, as the 5f orbitals are filled.
2 actinoids | Actinoids show a greater range of oxidation states than lanthanoids because: | 5f, 6d and 7s levels are close | they are all radioactive and unstable | they are larger in size | 4f orbitals are empty | Electrons of all three levels can take part in bonding. Lanthanoids mostly show +3.
2 actinoids | Elements beyond uranium in the periodic table are called: | transuranic elements | noble metals | rare earths | coinage metals | They have atomic numbers above 92 and are made by nuclear reactions. Rare earths are the lanthanoids.
3 actinoids | The highest oxidation state shown by neptunium and plutonium is: | +7 | +3 | +4 | +6 | Np and Pu show states up to +7. Uranium goes up to +6.
1 lanthanoids | The lanthanoids belong to which period of the periodic table? | Sixth | Fifth | Seventh | Fourth | The 4f orbitals are filled in the sixth period after lanthanum. Actinoids belong to the seventh.
1 coloured-ions | The colour of a solution of a nickel(II) salt in water is: | green | blue | pink | violet | Hydrated Ni²⁺ is green, Cu²⁺ blue and Co²⁺ pink.
1 d-block-magnetism | Substances with unpaired electrons, weakly attracted by a magnet, are called: | paramagnetic | diamagnetic | ferromagnetic | antiferromagnetic | Each unpaired electron has a magnetic moment. Diamagnetic substances have only paired electrons and are weakly repelled.
`,
    },
  ],
})
