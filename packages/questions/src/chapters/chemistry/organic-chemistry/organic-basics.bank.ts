import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Compounds of the same formula but different structure are:' */
export const organicBasics = defineBank({
  id: 'organic-basics',
  sets: [
    {
      rows: `
1 structural-isomerism | Compounds with the same molecular formula but different structures are called: | isomers | isotopes | allotropes | homologues | Butane and isobutane are isomers. Homologues differ from each other by CH₂ and allotropes are forms of one element.
1 carbon-basics | Successive members of a homologous series differ by: | CH₂ | CH₃ | CH₄ | C₂H₂ | Neighbouring members, such as methane and ethane, differ by one CH₂ group, or 14 mass units.
1 functional-group-identity | The functional group –COOH is found in: | carboxylic acids | alcohols | aldehydes | ketones | Acetic acid is CH₃COOH. Alcohols have –OH, aldehydes –CHO and ketones a carbonyl group between carbon atoms.
1 carbon-basics | The power of carbon to form long chains with its own atoms is called: | catenation | polymerisation | isomerism | hybridisation | Carbon–carbon bonds are strong, so carbon forms long chains, branches and rings. Silicon shows it much less.
1 carbon-basics | Urea, the first organic compound made in a laboratory from an inorganic salt, was made by: | Friedrich Wöhler | Hermann Kolbe | August Kekulé | Justus von Liebig | Wöhler made urea from ammonium cyanate in 1828, which shook the belief in a vital force.
1 iupac-naming | The IUPAC name of CH₃CH₂OH is: | ethanol | methanol | ethanal | propanol | Two carbon atoms give eth- and the –OH group gives -ol. Ethanal is the aldehyde CH₃CHO.
1 iupac-naming | The IUPAC name of CH₃COOH is: | ethanoic acid | methanoic acid | propanoic acid | butanoic acid | There are two carbon atoms with the carboxyl carbon counted, so it is ethanoic acid, commonly called acetic acid.
1 functional-group-identity, carboxylic-acids | Formic acid, found in ant stings, is: | HCOOH | CH₃COOH | C₂H₅COOH | HCHO | Formic acid is methanoic acid, HCOOH, the simplest carboxylic acid. HCHO is formaldehyde.
2 iupac-naming | The IUPAC name of (CH₃)₂CHCH₃ is: | 2-methylpropane | n-butane | 2-methylbutane | 2,2-dimethylethane | The longest chain has three carbon atoms with a methyl group on the second. Its common name is isobutane.
2 structural-isomerism | How many structural isomers does butane (C₄H₁₀) have in all? | Two | Three | Four | Five | They are n-butane and 2-methylpropane. Pentane has three isomers and hexane five.
2 iupac-naming | The IUPAC name of CH₃COCH₃ is: | propanone | propanal | propanol | ethanone | Acetone is a ketone with three carbon atoms. Propanal is its isomer with an aldehyde group.
2 structural-isomerism | Ethanol and dimethyl ether are: | functional isomers | chain isomers | position isomers | metamers | Both are C₂H₆O but have different functional groups, an alcohol and an ether.
2 structural-isomerism | Which pair shows position isomerism? | 1-propanol and 2-propanol | n-butane and isobutane | Ethanol and methoxymethane | Propanal and propanone | The –OH group lies on different carbon atoms of the same chain. Butane and isobutane are chain isomers.
2 optical-isomerism | A carbon atom joined to four different groups is called: | chiral | planar | tertiary | quaternary | A molecule with one chiral carbon is optically active, with mirror images that cannot be laid on each other. Lactic acid is an example.
2 electronic-effects | Which effect is the permanent shift of sigma electrons along a chain? | Inductive effect | Resonance effect | Electromeric effect | Hyperconjugation | A group such as –Cl draws electrons along sigma bonds. The electromeric effect is temporary and acts on pi bonds.
2 electrophiles-nucleophiles | Which of these is an electrophile? | NO₂⁺ | NH₃ | OH⁻ | CN⁻ | Electrophiles are short of electrons and seek them. Ammonia, hydroxide and cyanide have lone pairs and are nucleophiles.
2 geometrical-isomerism | Geometrical isomerism is shown by: | 2-butene | 1-butene | propene | 2-methylpropene | Each doubly bonded carbon of 2-butene has two different groups, so cis and trans forms exist.
2 purification-organic | Organic liquids that decompose near their boiling point are purified by: | distillation under reduced pressure | simple distillation | fractional crystallisation | sublimation | At low pressure the liquid boils at a lower temperature and does not decompose. Glycerol is purified in this way.
3 reaction-intermediates | The order of stability of carbocations is: | tertiary > secondary > primary | primary > secondary > tertiary | secondary > tertiary > primary | primary > tertiary > secondary | Alkyl groups release electrons by induction and hyperconjugation and spread the positive charge.
3 iupac-naming | The IUPAC name of CH₃CH(OH)CH₂CH₃ is: | butan-2-ol | butan-3-ol | butan-1-ol | 2-methylpropan-1-ol | The chain of four carbon atoms is numbered so that –OH has the lowest number, 2.
3 elemental-analysis | Lassaigne's test for nitrogen gives a colour of: | Prussian blue | blood red only | bright violet | canary yellow | Sodium cyanide in the extract forms ferric ferrocyanide, which is Prussian blue. Violet with nitroprusside shows sulphur.
3 reaction-intermediates | Heterolytic fission of a covalent bond gives: | a cation and an anion | two free radicals | two neutral atoms | two anions | Both electrons go to one fragment, so ions form. Homolytic fission gives free radicals.
3 optical-isomerism | Which of these compounds is optically active? | 2-chlorobutane | 2-chloropropane | 1-chlorobutane | 2-chloro-2-methylpropane | Carbon 2 of 2-chlorobutane carries H, Cl, CH₃ and C₂H₅, four different groups. The others have no such carbon.
3 electronic-effects, carboxylic-acids | Which of these acids is the strongest? | Cl₃CCOOH | Cl₂CHCOOH | ClCH₂COOH | CH₃COOH | Three chlorine atoms draw electrons by induction and stabilise the anion best, so trichloroacetic acid is the strongest.
3 elemental-analysis | In Kjeldahl's method nitrogen of an organic compound is first turned into: | ammonium sulphate | nitrogen gas | sodium cyanide | nitric acid | Heating with concentrated sulphuric acid gives ammonium sulphate, from which alkali frees ammonia. Dumas's method measures nitrogen gas.
1 carbon-basics | Which element is present in all organic compounds? | Carbon | Oxygen | Nitrogen | Sulphur | Organic chemistry is the chemistry of carbon compounds. Nearly all have hydrogen as well.
1 functional-group-identity | The functional group of aldehydes is: | –CHO | –OH | –COOH | –NH₂ | The group –CHO is that of aldehydes, –OH of alcohols, –COOH of acids and –NH₂ of amines.
2 aldehydes-ketones | The first member of the ketone series has how many carbon atoms? | 3 | 1 | 2 | 4 | A ketone has a carbonyl carbon between two carbon atoms, so propanone is the first.
2 purification-organic | A mixture of liquids that boil at 56 °C and 100 °C is best separated by: | distillation | filtration | sublimation | use of a magnet | Boiling points far apart allow simple distillation, as of acetone and water.
2 iupac-naming | The IUPAC name of CH₂=CH–CH₃ is: | propene | propane | propyne | ethene | Three carbon atoms with one double bond give propene. Propane has no double bond and propyne has a triple one.
3 alkynes | The number of sigma bonds in propyne, CH₃–C≡CH, is: | 6 | 8 | 4 | 7 | There are four C–H and two C–C sigma bonds, six in all. The triple bond adds two pi bonds.
3 sn1-sn2, optical-isomerism | Nucleophilic substitution by the SN2 path at a chiral carbon leads to: | inversion of configuration | retention of configuration | complete racemisation | no reaction | The nucleophile attacks from the side opposite to the leaving group, like an umbrella turned inside out.
2 purification-organic | Which technique separates the coloured substances of ink on a strip of paper? | Chromatography | Crystallisation | Sublimation | Steam distillation | Components move up the paper at different speeds with the solvent, according to how strongly they are held.
2 structural-isomerism | How many isomers in all does an alkane of formula C₅H₁₂ have? | Three | Two | Four | Five | They are n-pentane, isopentane and neopentane. Butane has two and hexane five.
3 purification-organic | Steam distillation is suitable for liquids that are: | volatile in steam and insoluble in water | soluble in water and not volatile | decomposed by boiling water | miscible with water in all proportions | Aniline, for example, passes over with steam below 100 °C and then separates from water.
1 alkanes | Alkanes are also called paraffins because they: | are little reactive | burn with difficulty | are found in wax only | have a strong smell | The name means little affinity: alkanes do not react with acids, bases and oxidising agents under ordinary conditions.
`,
    },
  ],
})
