import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the crystal field stabilisation energy of a d³ ion?' */
export const complexesInDepth = defineBank({
  id: 'complexes-in-depth',
  sets: [
    {
      rows: `
2 werner-theory | How many moles of AgCl does one mole of the complex CoCl₃·6NH₃ give with excess of silver nitrate? | 3 | 2 | 1 | 0 | All three chloride ions lie outside the coordination sphere, so the complex is [Co(NH₃)₆]Cl₃.
3 werner-theory | One mole of CoCl₃·4NH₃ gives one mole of AgCl with excess AgNO₃. The secondary valence of cobalt in it is: | 6 | 4 | 3 | 1 | Four ammonia and two chloride ligands are inside the sphere: [Co(NH₃)₄Cl₂]Cl. One chloride is outside.
1 coordination-nomenclature | In the IUPAC naming of complexes, NH₃ as a ligand is called: | ammine | amine | amino | ammonium | Ammonia is written ammine with double m. Water is aqua and CO carbonyl.
2 coordination-nomenclature | The IUPAC name of K₄[Fe(CN)₆] is: | potassium hexacyanidoferrate(II) | potassium hexacyanidoferrate(III) | potassium hexacyanidoiron(II) | tetrapotassium cyanidoferrate(II) | The complex ion is an anion, so iron becomes ferrate, and its oxidation state is +2.
2 coordination-nomenclature | The formula of tetraamminecopper(II) sulphate is: | [Cu(NH₃)₄]SO₄ | [Cu(NH₃)₂]SO₄ | Cu[(NH₃)₄SO₄] | [Cu(NH₃)₄]₂SO₄ | The cation [Cu(NH₃)₄]²⁺ needs one sulphate ion to balance its charge.
3 coordination-nomenclature | The IUPAC name of [Co(NH₃)₅Cl]Cl₂ is: | pentaamminechloridocobalt(III) chloride | pentaamminechloridocobalt(II) chloride | chloridopentaamminecobalt(III) dichloride | pentaamminetrichloridocobalt(III) | Ligands are named in alphabetical order, ammine before chlorido, and the number of outer ions is not stated.
3 coordination-nomenclature | The IUPAC name of [Ni(CO)₄] is: | tetracarbonylnickel(0) | tetracarbonylnickel(II) | tetracarbonylnickelate(0) | nickel tetracarbonate | The ligands are neutral and the complex has no charge, so nickel is in the zero state.
2 coordination-isomerism | [Co(NH₃)₅NO₂]²⁺ and [Co(NH₃)₅ONO]²⁺ are an example of: | linkage isomerism | ionisation isomerism | optical isomerism | coordination isomerism | The ambidentate ligand binds through nitrogen in one and through oxygen in the other.
2 coordination-isomerism | The complexes [Cr(H₂O)₆]Cl₃ and [Cr(H₂O)₅Cl]Cl₂·H₂O are related as: | hydrate isomers | linkage isomers | optical isomers | geometrical isomers | They differ in whether water is inside the coordination sphere or only in the crystal. It is also called solvate isomerism.
3 coordination-isomerism | Geometrical isomerism is not possible in tetrahedral complexes because: | all positions are adjacent to each other | all ligands are identical | the metal has no d orbitals | they are always ionic | Any two of the four corners are equally near, so there are no cis and trans places as in a square.
3 coordination-isomerism | Which of the following complexes shows cis–trans isomerism? | [Pt(NH₃)₂Cl₂] | [Pt(NH₃)₃Cl]⁺ | [Zn(NH₃)₂Cl₂] | [Co(NH₃)₅Cl]²⁺ | Square planar MA₂B₂ complexes have two forms. The zinc complex is tetrahedral and the other two have only one arrangement.
2 valence-bond-complexes | The geometry and hybridisation of [NiCl₄]²⁻ are: | tetrahedral, sp³ | square planar, dsp² | octahedral, d²sp³ | square planar, sp³ | Chloride is a weak ligand and does not pair the 3d electrons of Ni²⁺, so sp³ orbitals are used.
2 valence-bond-complexes | Octahedral complexes that use inner d orbitals have the hybridisation: | d²sp³ | sp³d² | dsp² | sp³d | They use (n − 1)d orbitals and are called inner-orbital or low-spin complexes. Outer-orbital ones are sp³d².
3 valence-bond-complexes | Which of the following is an outer-orbital complex? | [CoF₆]³⁻ | [Co(NH₃)₆]³⁺ | [Fe(CN)₆]³⁻ | [Fe(CN)₆]⁴⁻ | Fluoride is a weak ligand, so the 3d electrons stay unpaired and 4d orbitals are used. Cyanide, and ammonia with Co³⁺, pair the electrons.
1 crystal-field | In the crystal field of an octahedral complex, the d orbitals split into two sets called: | t₂g and e_g | s and p | sigma and pi | cis and trans | Three orbitals of lower energy form the t₂g set and two of higher energy the e_g set. In a tetrahedral field the order is reversed.
2 crystal-field | For the same metal, ligands and distances, Δ(tetrahedral) is equal to: | (4/9)Δ(octahedral) | (9/4)Δ(octahedral) | (2/5)Δ(octahedral) | (3/5)Δ(octahedral) | There are fewer ligands and none points at the orbitals, so the splitting is smaller and complexes are high-spin.
2 crystal-field | An octahedral complex of a d⁶ ion is low-spin when: | Δ is greater than pairing energy | Δ is less than pairing energy | Δ is equal to zero | the ligands are weak | Electrons then pair in the lower set rather than go up to the higher one. Weak ligands give high-spin complexes.
3 crystal-field | The crystal field stabilisation energy of a d³ ion in an octahedral field is: | −1.2 Δ | −0.4 Δ | −0.8 Δ | −2.4 Δ | All three electrons are in t₂g orbitals: 3 × (−0.4 Δ) = −1.2 Δ.
3 crystal-field | [Ti(H₂O)₆]³⁺ is violet because it absorbs light of which colour in the d–d transition? | Blue-green | Violet | Red | Ultraviolet | The colour seen is complementary to that absorbed. Its single d electron moves from t₂g to e_g.
2 complex-magnetism | The number of unpaired electrons in [NiCl₄]²⁻ is: | 2 | 0 | 1 | 4 | Ni²⁺ is 3d⁸ and weak chloride ligands do not pair its two single electrons, so the complex is paramagnetic.
2 complex-magnetism | The complex ion [Ni(CN)₄]²⁻ is diamagnetic because: | all its electrons are paired | it has two unpaired electrons | nickel is in the zero state | it is tetrahedral | Cyanide, a strong ligand, pairs the 3d⁸ electrons and leaves one d orbital for dsp² hybridisation.
3 complex-magnetism | The spin-only magnetic moment of [FeF₆]³⁻ is about: | 5.92 BM | 1.73 BM | 3.87 BM | 4.90 BM | Fe³⁺ is d⁵ and fluoride is a weak ligand, so five electrons are unpaired: √(5 × 7) = 5.92 BM.
3 complex-magnetism | Which of the following has the largest number of unpaired electrons? | [MnCl₆]⁴⁻ | [Fe(CN)₆]³⁻ | [Cr(NH₃)₆]³⁺ | [Co(NH₃)₆]³⁺ | High-spin Mn²⁺ has five unpaired electrons, the chromium complex three, ferricyanide one and the cobalt complex none.
2 metal-carbonyls | The bonding between a metal and CO in metal carbonyls is: | synergic | purely ionic | hydrogen bonding | van der Waals attraction | CO gives a pair to the metal, and the metal gives d electrons back to an antibonding orbital of CO. Each strengthens the other.
3 metal-carbonyls | Back donation from metal to CO in a carbonyl makes the C–O bond: | weaker | stronger | ionic | unchanged | Electrons enter the antibonding π* orbital of CO, which lowers its bond order and lengthens the bond.
2 metal-carbonyls | The geometry of Fe(CO)₅ is: | trigonal bipyramidal | square pyramidal | octahedral | tetrahedral | Five ligands surround iron in a trigonal bipyramid. Ni(CO)₄ is tetrahedral and Cr(CO)₆ octahedral.
1 ligands | Which of the following is a bidentate ligand? | Oxalate ion | Chloride ion | Ammonia | Cyanide ion | Oxalate binds through two oxygen atoms and forms a ring with the metal. The other three bind through one atom.
1 coordination-uses | Which metal is at the centre of the chlorophyll molecule? | Magnesium | Iron | Cobalt | Copper | Chlorophyll is a complex of magnesium. Iron is in haemoglobin and cobalt in vitamin B₁₂.
1 coordination-terms | What is the coordination number of platinum in [Pt(NH₃)₂Cl₂]? | 4 | 2 | 6 | 8 | Two ammonia molecules and two chloride ions are bound to platinum, one atom of each.
1 coordination-uses | Haemoglobin, which carries oxygen in blood, is a complex of: | iron | magnesium | zinc | cobalt | The iron of haem holds the oxygen molecule. Magnesium is in chlorophyll, and zinc in some enzymes.
2 crystal-field | The arrangement of ligands in the order of increasing field strength is called the: | spectrochemical series | electrochemical series | homologous series | reactivity series | It begins with weak ligands such as I⁻ and ends with strong ones such as CN⁻ and CO.
3 crystal-field | The number of electrons in the t₂g orbitals of a high-spin d⁵ octahedral ion is: | 3 | 5 | 2 | 4 | Each of the five orbitals has one electron: three in t₂g and two in e_g, so the stabilisation energy is zero.
`,
    },
  ],
})
