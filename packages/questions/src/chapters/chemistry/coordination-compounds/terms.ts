import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
werner-theory | Coordination compound, complex compound, upsahsanyojan yaugik, उपसहसंयोजन यौगिक | A coordination compound is one in which a central metal atom or ion is joined to ions or molecules, the ligands, by coordinate bonds, such as [Cu(NH₃)₄]SO₄.
werner-theory | Werner's theory, werner theory, वर्नर का सिद्धांत | Werner's theory states that a metal in a complex has two kinds of valency: the primary, which is ionisable and equals the oxidation state, and the secondary, which equals the coordination number.
werner-theory | Double salt, dwik lavan, द्विक लवण | A double salt is a compound of two salts in simple ratio that breaks completely into its ions in water, such as Mohr's salt and potash alum.
coordination-terms | Coordination number, coordination number of a complex, upsahsanyojan sankhya, उपसहसंयोजन संख्या | Coordination number is the number of ligand donor atoms bonded directly to the central metal; it is 6 in [Co(NH₃)₆]³⁺.
coordination-terms | Coordination sphere, samanvay mandal, उपसहसंयोजन मंडल | The coordination sphere is the central metal together with the ligands attached to it, written in square brackets; ions outside it are counter ions.
coordination-terms | Counter ion | A counter ion is an ion outside the coordination sphere that balances the charge of the complex ion, such as SO₄²⁻ in [Cu(NH₃)₄]SO₄.
ligands | Ligand, लिगेंड | A ligand is an ion or molecule that donates one or more pairs of electrons to the central metal of a complex, such as NH₃, H₂O and CN⁻.
ligands | Denticity, dantukata | Denticity is the number of donor atoms by which one ligand binds to the metal; it is 1 for NH₃, 2 for ethylenediamine and 6 for EDTA.
ligands | Chelate, chelating ligand, chelation, कीलेट | A chelate is a complex in which a ligand with two or more donor atoms binds the metal and forms a ring; chelates are more stable than similar complexes without rings.
ligands | Ambidentate ligand, ubhaydanti ligand, उभदंती लिगेंड | An ambidentate ligand is one that can bind to the metal through either of two different atoms, such as NO₂⁻ (N or O) and SCN⁻ (S or N).
ligands | Bidentate ligand, dwidantuk ligand | A bidentate ligand is one that binds to the metal through two donor atoms, such as ethylenediamine and oxalate.
ligands | EDTA, ethylenediaminetetraacetic acid | EDTA is a hexadentate ligand, with two nitrogen and four oxygen donor atoms, used to estimate the hardness of water and to treat lead poisoning.
coordination-nomenclature | Naming of complexes, IUPAC naming of coordination compounds | The naming of complexes follows the IUPAC rules: cation before anion, ligands in alphabetical order before the metal, and the oxidation state of the metal in Roman numerals.
coordination-isomerism | Linkage isomerism, bandhani samavayavta | Linkage isomerism is the isomerism of complexes with an ambidentate ligand bound through different atoms, such as –NO₂ and –ONO.
coordination-isomerism | Ionisation isomerism, ionization isomerism, आयनन समावयवता | Ionisation isomerism is the isomerism of complexes that give different ions in solution because a ligand and a counter ion have changed places, as in [Co(NH₃)₅Br]SO₄ and [Co(NH₃)₅SO₄]Br.
coordination-isomerism | Facial and meridional isomers, fac mer isomerism | Facial and meridional isomers are the two forms of an octahedral complex [MA₃B₃]: in fac three like ligands lie on one face, in mer they lie round a meridian.
coordination-isomerism | Coordination isomerism | Coordination isomerism is the isomerism of compounds with complex cation and complex anion that differ in how the ligands are shared between the two metals.
valence-bond-complexes | Inner orbital complex, low spin complex | An inner orbital complex is an octahedral complex that uses inner d orbitals for d²sp³ hybridisation; it has paired electrons as far as possible.
valence-bond-complexes | Outer orbital complex, high spin complex | An outer orbital complex is an octahedral complex that uses outer d orbitals for sp³d² hybridisation; it keeps more unpaired electrons.
crystal-field | Crystal field theory, CFT, क्रिस्टल क्षेत्र सिद्धांत | Crystal field theory treats the bond between metal and ligands as electrostatic and explains complexes by the splitting of the d orbitals of the metal in the field of the ligands.
crystal-field | Crystal field splitting | Crystal field splitting is the separation of the d orbitals of a metal ion into sets of different energy by ligands: in an octahedral field into lower t₂g and higher e_g.
crystal-field | Crystal field stabilisation energy, CFSE | Crystal field stabilisation energy is the lowering of energy of a complex because its electrons occupy the split d orbitals, relative to the unsplit level.
crystal-field | Spectrochemical series | The spectrochemical series is the arrangement of ligands in order of increasing field strength: I⁻ < Br⁻ < Cl⁻ < F⁻ < H₂O < NH₃ < en < CN⁻ < CO.
complex-magnetism | Spin-only magnetic moment of a complex | The spin-only magnetic moment of a complex is that due to its $n$ unpaired electrons: $\\mu = \\sqrt{n(n+2)}$ Bohr magnetons; it is zero for a diamagnetic complex.
metal-carbonyls | Metal carbonyl | A metal carbonyl is a complex of a metal, usually in zero oxidation state, with carbon monoxide as ligand, such as Ni(CO)₄ and Fe(CO)₅.
metal-carbonyls | Synergic bonding, back bonding in carbonyls | Synergic bonding is the mutual strengthening of two bonds in carbonyls: the ligand gives electrons to the metal (sigma) and the metal gives back d electrons to the ligand (pi).
coordination-uses | Cisplatin | Cisplatin is the complex cis-[Pt(NH₃)₂Cl₂], used as a medicine against cancer. It hinders the division of tumour cells.
`)
