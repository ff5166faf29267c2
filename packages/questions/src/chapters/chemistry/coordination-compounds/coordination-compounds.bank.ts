import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the coordination number of cobalt in [Co(NH₃)₆]³⁺?' */
export const coordinationCompounds = defineBank({
  id: 'coordination-compounds',
  sets: [
    {
      rows: `
1 ligands | The molecules or ions bound to the central metal in a complex are called: | ligands | counter ions | chelates | acids | Ligands give pairs of electrons to the metal. Counter ions lie outside the coordination sphere.
1 coordination-terms | The coordination number of cobalt in [Co(NH₃)₆]³⁺ is: | 6 | 3 | 9 | 4 | Six ammonia molecules are bound through nitrogen. The charge 3+ is the oxidation state, not the coordination number.
1 ligands | In the complex ion [Fe(CN)₆]⁴⁻, which species are the ligands? | Cyanide ions | Iron ions | Free electrons | Potassium ions | Six cyanide ions give electron pairs to iron, the central metal. Potassium ions, if present, lie outside the brackets.
1 ligands | Which of these is a neutral ligand? | NH₃ | Cl⁻ | CN⁻ | OH⁻ | Ammonia carries no charge. Chloride, cyanide and hydroxide are negative.
1 werner-theory | Who is regarded as the founder of coordination chemistry? | Alfred Werner | Linus Pauling | Niels Bohr | Fritz Haber | Werner proposed primary and secondary valences and won the Nobel Prize in 1913.
1 coordination-uses, ligands | EDTA is used in the treatment of poisoning by: | lead | DDT | alcohol | carbon monoxide | EDTA forms a stable chelate with lead ions, which then leave the body in urine.
2 coordination-terms | The oxidation state of iron in K₄[Fe(CN)₆] is: | +2 | +3 | +4 | +6 | Four potassium ions give +4 and six cyanides −6, so iron is +2. In K₃[Fe(CN)₆] it is +3.
2 ligands | Ethane-1,2-diamine (en) is which kind of ligand? | Bidentate | Monodentate | Hexadentate | Ambidentate | It binds through two nitrogen atoms. EDTA is hexadentate, and SCN⁻ can bind through S or N.
2 ligands | Which of these is an ambidentate ligand? | NO₂⁻ | NH₃ | C₂O₄²⁻ | H₂O | Nitrite can bind through nitrogen or oxygen. Oxalate is bidentate and ammonia binds only through nitrogen.
2 werner-theory | How many ions are produced in water by one formula unit of [Co(NH₃)₆]Cl₃? | Four | Three | Two | Nine | It gives the complex cation and three chloride ions. Ammonia stays bound in the coordination sphere.
2 coordination-isomerism | The complexes [Co(NH₃)₅Br]SO₄ and [Co(NH₃)₅SO₄]Br are: | ionisation isomers | linkage isomers | optical isomers | hydrate isomers | They give different ions in solution: sulphate in one case and bromide in the other.
2 valence-bond-complexes | The geometry of [Ni(CN)₄]²⁻ is: | square planar | tetrahedral | octahedral | linear | Cyanide is a strong ligand that pairs d electrons, so nickel is dsp² hybridised and square planar.
2 coordination-uses | The platinum compound used against cancer is: | cisplatin | transplatin | platinum black | Zeise's salt | cis-[PtCl₂(NH₃)₂] stops the growth of tumours. The trans isomer does not have the same effect.
2 metal-carbonyls, coordination-uses | Which metal is used as carbonyl in the Mond process for its purification? | Nickel | Zirconium | Aluminium | Gold | Nickel forms volatile Ni(CO)₄, which is later decomposed to pure nickel. Zirconium is refined by the van Arkel method.
2 coordination-uses | Which compound is used as fixer in photography to dissolve silver bromide? | Sodium thiosulphate | Sodium sulphate | Silver nitrate | Sodium chloride | Hypo forms the soluble complex [Ag(S₂O₃)₂]³⁻ with undecomposed silver bromide.
3 crystal-field | In an octahedral crystal field, which d orbitals are raised in energy? | d(x² − y²) and d(z²) | d(xy) and d(yz) | d(xy) and d(z²) | d(xz), d(yz) and d(xy) | The lobes of d(x² − y²) and d(z²) point straight at the ligands and are raised. The other three lie between the axes and are lowered.
3 crystal-field | Which ligand causes the largest crystal field splitting? | CO | H₂O | Cl⁻ | I⁻ | In the spectrochemical series I⁻ is the weakest and CO the strongest. Water lies between.
3 complex-magnetism, crystal-field | Which of these complexes is diamagnetic? | [Co(NH₃)₆]³⁺ | [CoF₆]³⁻ | [FeF₆]³⁻ | [Mn(H₂O)₆]²⁺ | Ammonia with Co³⁺ (d⁶) gives a low-spin complex with all electrons paired. Fluoride and water complexes listed are high-spin.
3 coordination-isomerism | How many geometrical isomers does the octahedral complex [Co(NH₃)₃Cl₃] have? | Two | Three | Four | One | The two forms are facial, with the three chlorides on one face, and meridional, with them around the middle.
3 coordination-nomenclature | The IUPAC name of [Cr(NH₃)₆]Cl₃ is: | hexaamminechromium(III) chloride | hexaaminechromium(II) chloride | chromium hexaammine trichloride | trichlorohexaamminechromium(III) | Ligands are named first, ammonia as ammine, then the metal with its oxidation state and at last the anion.
3 werner-theory | The primary valence in Werner's theory corresponds to the: | oxidation state | coordination number | number of ligands | bond angle | Primary valences are ionisable and satisfied by anions. Secondary valences equal the coordination number and have directions.
3 coordination-isomerism | Which of these can show optical isomerism? | [Co(en)₃]³⁺ | [Co(NH₃)₆]³⁺ | trans-[Co(en)₂Cl₂]⁺ | [Pt(NH₃)₂Cl₂] | Three chelate rings make a propeller whose mirror image cannot be laid upon it. The trans complex has a plane of symmetry.
1 coordination-uses | Which metal is present in the coordination compound vitamin B₁₂? | Cobalt | Iron | Zinc | Manganese | Cyanocobalamin has cobalt. Iron is in haem and magnesium in chlorophyll.
1 coordination-terms | The part of a complex written within square brackets is the: | coordination sphere | ionisation sphere | counter ion | free ligand | Central atom and ligands form the coordination entity. Ions outside the brackets are counter ions.
1 coordination-terms | In [Cu(NH₃)₄]SO₄ the counter ion is: | sulphate | copper | ammonia | ammonium | Sulphate lies outside the brackets and balances the charge of the complex cation.
2 metal-carbonyls, coordination-terms | What is the oxidation state of nickel in Ni(CO)₄? | 0 | +2 | +4 | −2 | Carbon monoxide is a neutral ligand and the complex has no charge, so nickel is in the zero state.
2 ligands | A ligand that binds a metal through two or more atoms, forming a ring, gives a: | chelate | double salt | polymer | micelle | Chelates are more stable than similar complexes with monodentate ligands.
2 werner-theory | A double salt such as Mohr's salt differs from a complex in that in water it: | breaks up into all its ions | does not dissolve at all | keeps its complex ion | gives a colourless gas | Mohr's salt gives Fe²⁺, NH₄⁺ and sulphate ions. K₄[Fe(CN)₆] does not give Fe²⁺ and CN⁻.
3 valence-bond-complexes | The hybridisation of the metal in the octahedral inner-orbital complex [Fe(CN)₆]³⁻ is: | d²sp³ | sp³d² | dsp² | sp³ | Strong cyanide ligands pair the electrons and free two inner 3d orbitals. Outer-orbital complexes use sp³d².
3 complex-magnetism | How many unpaired electrons has [Fe(CN)₆]⁴⁻? | 0 | 4 | 2 | 1 | Fe²⁺ is d⁶, and strong field cyanide pairs all six in the lower set. The complex is diamagnetic.
2 coordination-uses | Which complex is formed when silver chloride dissolves in aqueous ammonia? | [Ag(NH₃)₂]⁺ | [Ag(NH₃)₄]⁺ | [AgCl₂]⁻ | [Ag(OH)₂]⁻ | Silver ion takes up two ammonia molecules in a linear complex, so the chloride dissolves.
3 coordination-terms | The coordination number of chromium in [Cr(C₂O₄)₃]³⁻ is: | 6 | 3 | 9 | 4 | Oxalate is bidentate, so three of them occupy six places around chromium.
`,
    },
  ],
})
