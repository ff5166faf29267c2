import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
carbon-basics | Organic chemistry, carbnik rasayan, कार्बनिक रसायन | Organic chemistry is the branch of chemistry that studies the compounds of carbon, chiefly hydrocarbons and their derivatives.
carbon-basics | Catenation, shrinkhalan, श्रृंखलन | Catenation is the property of an element, above all carbon, by which its atoms link with one another to form long chains, branches and rings.
carbon-basics | Homologous series, sajatiya shreni, सजातीय श्रेणी | A homologous series is a family of organic compounds with the same functional group and general formula, in which successive members differ by –CH₂–.
carbon-basics | Hydrocarbon, हाइड्रोकार्बन | A hydrocarbon is a compound made of carbon and hydrogen only, such as methane, ethene and benzene.
carbon-basics | Vital force theory | The vital force theory held that organic compounds could be made only by living beings; Wöhler disproved it by making urea from ammonium cyanate.
functional-group-identity | Functional group, kriyatmak samuh, क्रियात्मक समूह | A functional group is the atom or group of atoms in an organic molecule that decides its characteristic chemical properties, such as –OH, –CHO and –COOH.
iupac-naming | IUPAC nomenclature, IUPAC naming of organic compounds, आईयूपीएसी नामकरण | IUPAC nomenclature is the systematic naming of compounds by international rules: the longest carbon chain with the chief group gives the root, numbered to give that group the lowest number.
structural-isomerism | Isomerism, isomers, samavayavta, समावयवता | Isomerism is the existence of two or more compounds with the same molecular formula but different structures or arrangements of atoms in space.
structural-isomerism | Chain isomerism, shrinkhala samavayavta | Chain isomerism is the isomerism of compounds that differ in the carbon skeleton, such as n-butane and isobutane.
structural-isomerism | Position isomerism, sthiti samavayavta | Position isomerism is the isomerism of compounds that differ in the place of the functional group or multiple bond on the same chain, such as propan-1-ol and propan-2-ol.
structural-isomerism | Functional isomerism, kriyatmak samavayavta | Functional isomerism is the isomerism of compounds with the same molecular formula but different functional groups, such as ethanol and dimethyl ether.
structural-isomerism | Metamerism, madhyavayavta | Metamerism is the isomerism of compounds that have different alkyl groups on either side of the same functional group, such as diethyl ether and methyl propyl ether.
structural-isomerism | Tautomerism, keto enol tautomerism, chalavayavta, चलावयवता | Tautomerism is the existence of two isomers in rapid equilibrium that differ in the place of a hydrogen atom and a double bond, such as the keto and enol forms.
geometrical-isomerism | Geometrical isomerism, cis trans isomerism, jyamitiya samavayavta, ज्यामितीय समावयवता | Geometrical isomerism is the isomerism due to restricted rotation about a double bond or ring, with like groups on the same side (cis) or opposite sides (trans).
optical-isomerism | Optical isomerism, prakashik samavayavta, प्रकाशिक समावयवता | Optical isomerism is the isomerism of compounds that turn the plane of polarised light in opposite directions because their molecules are non-superposable mirror images.
optical-isomerism | Chirality, chiral carbon, kiral carbon, काइरलता | Chirality is the property of a molecule of not being superposable on its mirror image; a carbon with four different groups is a chiral carbon.
optical-isomerism | Enantiomers, pratibimb rup, प्रतिबिंब रूप | Enantiomers are stereoisomers that are non-superposable mirror images of each other; they turn polarised light equally but in opposite directions.
optical-isomerism | Diastereomers, diastereoisomers | Diastereomers are stereoisomers that are not mirror images of each other; they differ in physical properties.
optical-isomerism | Racemic mixture, racemate, रेसिमिक मिश्रण | A racemic mixture is a mixture of equal amounts of two enantiomers; it is optically inactive.
optical-isomerism | Meso compound | A meso compound is one that has chiral carbons but is optically inactive because its molecule has a plane of symmetry, such as meso-tartaric acid.
electronic-effects | Inductive effect, preranik prabhav, प्रेरणिक प्रभाव | The inductive effect is the permanent displacement of sigma electrons along a chain towards a more electronegative atom or group; it fades after a few carbons.
electronic-effects | Mesomeric effect, resonance effect, अनुनाद प्रभाव | The resonance (mesomeric) effect is the polarity produced in a conjugated molecule by the interaction of pi bonds with each other or with a lone pair.
electronic-effects | Hyperconjugation, atisanyugman, अतिसंयुग्मन | Hyperconjugation is the delocalisation of the sigma electrons of a C–H bond next to an unsaturated or electron-deficient carbon; more such hydrogens mean more stability.
electronic-effects | Electromeric effect | The electromeric effect is the temporary, complete transfer of a pi electron pair to one atom of a multiple bond in the presence of an attacking reagent.
electrophiles-nucleophiles | Electrophile, electron snehi, इलेक्ट्रॉनस्नेही | An electrophile is an electron-deficient reagent that accepts a pair of electrons, such as H⁺, NO₂⁺ and BF₃.
electrophiles-nucleophiles | Nucleophile, nabhik snehi, नाभिकस्नेही | A nucleophile is an electron-rich reagent that donates a pair of electrons to an electron-deficient centre, such as OH⁻, CN⁻ and NH₃.
reaction-intermediates | Carbocation, carbonium ion, कार्बधनायन | A carbocation is an ion with a positively charged carbon atom that has only six valence electrons; the stability order is tertiary > secondary > primary.
reaction-intermediates | Carbanion, कार्बऋणायन | A carbanion is an ion with a negatively charged carbon atom that has a lone pair and eight valence electrons.
reaction-intermediates | Free radical, mukt mulak, मुक्त मूलक | A free radical is a neutral atom or group with an unpaired electron, formed by homolytic breaking of a bond; it is very reactive.
reaction-intermediates | Homolytic fission, samansh vikhandan, समांश विखंडन | Homolytic fission is the breaking of a covalent bond in which each atom keeps one of the shared electrons, giving free radicals.
reaction-intermediates | Heterolytic fission, vishmansh vikhandan, विषमांश विखंडन | Heterolytic fission is the breaking of a covalent bond in which one atom keeps both shared electrons, giving ions.
purification-organic | Distillation, aasavan, आसवन | Distillation is the separation of a liquid from non-volatile impurities, or of liquids with quite different boiling points, by boiling and condensing the vapour.
purification-organic | Fractional distillation, prabhaji aasavan, प्रभाजी आसवन | Fractional distillation is the separation of liquids with close boiling points by distilling through a fractionating column, as in the refining of petroleum.
purification-organic | Steam distillation, bhap aasavan, भाप आसवन | Steam distillation is the separation of a substance that is volatile in steam and does not mix with water, such as aniline or essential oils, by passing steam through it.
purification-organic | Chromatography, varnalekhan, वर्णलेखन | Chromatography is the separation of the components of a mixture by their different movement with a mobile phase over a stationary phase.
purification-organic | Crystallisation, crystallization, kristalan, क्रिस्टलन | Crystallisation is the purification of a solid by dissolving it in a hot solvent and letting pure crystals separate on cooling.
elemental-analysis | Lassaigne's test, lassaigne test, लैसें परीक्षण | Lassaigne's test detects nitrogen, sulphur and halogens in an organic compound by fusing it with sodium, which turns them into ionic compounds.
elemental-analysis | Kjeldahl's method, kjeldahl method | Kjeldahl's method estimates nitrogen in an organic compound by turning it into ammonium sulphate with concentrated sulphuric acid and measuring the ammonia set free.
elemental-analysis | Dumas method | The Dumas method estimates nitrogen by heating an organic compound with copper oxide and measuring the volume of nitrogen gas set free.
elemental-analysis | Carius method | The Carius method estimates halogens or sulphur by heating an organic compound with fuming nitric acid in a sealed tube.
alkanes | Alkane, alkanes, paraffin, एल्केन | An alkane is a saturated hydrocarbon with single bonds only and the general formula CₙH₂ₙ₊₂, such as methane and ethane.
alkanes | Saturated hydrocarbon, santript hydrocarbon, संतृप्त हाइड्रोकार्बन | A saturated hydrocarbon is one in which all the bonds between carbon atoms are single bonds.
alkenes | Unsaturated hydrocarbon, asantript hydrocarbon, असंतृप्त हाइड्रोकार्बन | An unsaturated hydrocarbon is one with at least one double or triple bond between carbon atoms, such as ethene and ethyne.
conformations | Conformations, conformational isomers, staggered and eclipsed, संरूपण | Conformations are the different arrangements of atoms in space that arise by rotation about a carbon–carbon single bond; the staggered form of ethane is more stable than the eclipsed.
alkenes | Alkene, alkenes, olefin, एल्कीन | An alkene is an unsaturated hydrocarbon with a carbon–carbon double bond and the general formula CₙH₂ₙ, such as ethene.
alkenes | Hydrogenation, hydrogenation of oils, हाइड्रोजनीकरण | Hydrogenation is the addition of hydrogen to an unsaturated compound in the presence of a catalyst such as nickel; it turns vegetable oils into solid fats.
alkenes | Baeyer's reagent, baeyer test, बेयर अभिकर्मक | Baeyer's reagent is cold, dilute, alkaline potassium permanganate; it loses its pink-purple colour with alkenes and alkynes and so tests for unsaturation.
markovnikov | Markovnikov's rule, markovnikov rule, markownikoff rule, मार्कोनीकॉफ नियम | Markovnikov's rule states that when HX adds to an unsymmetrical alkene, the negative part goes to the carbon with fewer hydrogen atoms.
markovnikov | Peroxide effect, kharasch effect, anti markovnikov addition, परॉक्साइड प्रभाव | The peroxide effect is the addition of HBr to an unsymmetrical alkene against Markovnikov's rule in the presence of peroxide; HCl and HI do not show it.
ozonolysis | Ozonolysis, ओजोनी अपघटन | Ozonolysis is the breaking of the carbon–carbon double bond of an alkene by ozone, followed by zinc and water, into aldehydes or ketones; it shows where the double bond was.
alkynes | Alkyne, alkynes, एल्काइन | An alkyne is an unsaturated hydrocarbon with a carbon–carbon triple bond and the general formula CₙH₂ₙ₋₂, such as ethyne (acetylene).
benzene-aromaticity | Benzene, बेंजीन | Benzene is the aromatic hydrocarbon C₆H₆, a flat ring of six carbon atoms with delocalised pi electrons and all C–C bonds equal.
benzene-aromaticity | Aromatic compound, aromatic hydrocarbon, एरोमैटिक यौगिक | An aromatic compound is a planar cyclic compound with a ring of delocalised $4n + 2$ pi electrons, which gives it special stability, such as benzene.
huckel-rule | Hückel's rule, huckel rule, 4n+2 rule, हकल नियम | Hückel's rule states that a planar, cyclic, fully conjugated system is aromatic if it has $4n + 2$ pi electrons, where $n$ = 0, 1, 2 and so on.
electrophilic-substitution | Electrophilic substitution, इलेक्ट्रॉनस्नेही प्रतिस्थापन | Electrophilic substitution is the replacement of a hydrogen atom of an aromatic ring by an electrophile, as in nitration and halogenation of benzene.
electrophilic-substitution | Friedel–Crafts reaction, friedel crafts alkylation, friedel crafts acylation, फ्रीडेल क्राफ्ट अभिक्रिया | The Friedel–Crafts reaction introduces an alkyl or acyl group into an aromatic ring by an alkyl or acyl halide with anhydrous AlCl₃.
fuels-petroleum | Petroleum, crude oil, khanij tel, पेट्रोलियम | Petroleum is a natural dark oily mixture of hydrocarbons found under the ground, separated by fractional distillation into petrol, diesel, kerosene and other products.
fuels-petroleum | LPG, liquefied petroleum gas, एलपीजी | LPG is a fuel of mainly butane and propane kept liquid under pressure, used for cooking; ethyl mercaptan is added so that leaks can be smelt.
fuels-petroleum | CNG, compressed natural gas, सीएनजी | CNG is natural gas, mainly methane, kept under high pressure and used as a cleaner fuel for vehicles.
fuels-petroleum | Octane number, ऑक्टेन संख्या | Octane number is the measure of the anti-knock quality of petrol; iso-octane is given 100 and n-heptane 0.
haloalkanes | Haloalkane, alkyl halide, haloalkanes | A haloalkane is a compound in which a halogen atom replaces a hydrogen atom of an alkane, such as chloroethane.
haloalkanes | Chloroform, trichloromethane, क्लोरोफॉर्म | Chloroform is trichloromethane, CHCl₃, a sweet-smelling liquid formerly used as an anaesthetic; in light and air it slowly forms poisonous phosgene.
haloalkanes | Freon, freons, CFC, chlorofluorocarbons | Freons are chlorofluorocarbons of methane and ethane, such as CCl₂F₂, once widely used in refrigerators; they damage the ozone layer.
haloalkanes | Finkelstein reaction | The Finkelstein reaction is the preparation of alkyl iodides from alkyl chlorides or bromides by sodium iodide in dry acetone.
sn1-sn2 | SN1 reaction, SN1 mechanism | An SN1 reaction is a nucleophilic substitution in two steps through a carbocation, with first-order kinetics; it is favoured by tertiary halides and leads to racemisation.
sn1-sn2 | SN2 reaction, SN2 mechanism | An SN2 reaction is a nucleophilic substitution in one step by attack from the back, with second-order kinetics; it is favoured by primary halides and inverts the configuration.
sn1-sn2 | Walden inversion | Walden inversion is the turning of the configuration at a carbon atom in an SN2 reaction, as an umbrella turns inside out.
elimination-reactions | Elimination reaction, vilopan abhikriya, विलोपन अभिक्रिया | An elimination reaction is one in which two atoms or groups leave a molecule and a multiple bond is formed, as in the dehydration of alcohols.
elimination-reactions | Saytzeff rule, zaitsev rule, सैत्ज़ेफ नियम | The Saytzeff rule states that in dehydrohalogenation the chief product is the alkene with more alkyl groups on the doubly bonded carbon atoms.
grignard-reagent | Grignard reagent, ग्रीन्यार अभिकर्मक | A Grignard reagent is an organomagnesium halide, RMgX, made from an alkyl or aryl halide and magnesium in dry ether; it is widely used in synthesis.
alcohols | Alcohol, alcohols, एल्कोहॉल | An alcohol is an organic compound with a hydroxyl group (–OH) on a saturated carbon atom, such as methanol and ethanol.
alcohols | Lucas test, ल्यूकास परीक्षण | The Lucas test tells primary, secondary and tertiary alcohols apart by concentrated HCl and anhydrous ZnCl₂: tertiary turn cloudy at once, secondary in about five minutes.
alcohols | Denatured alcohol, denatured spirit, विकृत एल्कोहॉल | Denatured alcohol is ethanol made unfit for drinking by adding substances such as methanol, pyridine or copper sulphate.
phenols | Phenol, carbolic acid, फीनॉल | Phenol is the compound C₆H₅OH, with a hydroxyl group on a benzene ring; it is a weak acid and is also called carbolic acid.
phenols | Reimer–Tiemann reaction, reimer tiemann reaction, राइमर टीमन अभिक्रिया | The Reimer–Tiemann reaction turns phenol into salicylaldehyde by chloroform and sodium hydroxide. The product has –CHO in the ortho position.
phenols | Kolbe's reaction, kolbe reaction, कोल्बे अभिक्रिया | Kolbe's reaction turns sodium phenoxide into salicylic acid by carbon dioxide followed by acid.
ethers | Ether, ethers, ईथर | An ether is an organic compound in which an oxygen atom joins two alkyl or aryl groups (R–O–R′), such as diethyl ether.
ethers | Williamson synthesis, williamson ether synthesis, विलियमसन संश्लेषण | Williamson synthesis is the preparation of ethers by the reaction of a sodium alkoxide with an alkyl halide.
aldehydes-ketones | Aldehyde, aldehydes, एल्डिहाइड | An aldehyde is an organic compound with the group –CHO, a carbonyl group joined to at least one hydrogen atom, such as formaldehyde.
aldehydes-ketones | Ketone, ketones, कीटोन | A ketone is an organic compound with a carbonyl group joined to two carbon groups (R–CO–R′), such as acetone.
aldehydes-ketones | Tollens' test, tollens test, silver mirror test, टॉलेन परीक्षण | Tollens' test detects aldehydes by ammoniacal silver nitrate, which they reduce to a bright silver mirror; ordinary ketones do not react.
aldehydes-ketones | Fehling's test, fehling test, फेहलिंग परीक्षण | Fehling's test detects aliphatic aldehydes and reducing sugars by an alkaline copper(II) solution, which gives a red-brown precipitate of copper(I) oxide.
aldol-condensation | Aldol condensation, aldol reaction, एल्डोल संघनन | Aldol condensation is the joining of two molecules of an aldehyde or ketone with alpha-hydrogen in dilute alkali to a β-hydroxy carbonyl compound, which loses water on heating.
cannizzaro-reaction | Cannizzaro reaction, कैनिजारो अभिक्रिया | The Cannizzaro reaction is the self oxidation and reduction of an aldehyde without alpha-hydrogen, in concentrated alkali, to an alcohol and a salt of a carboxylic acid.
iodoform-test | Iodoform test, iodoform reaction, आयोडोफॉर्म परीक्षण | The iodoform test gives a yellow precipitate of iodoform, CHI₃, with iodine and alkali for compounds with the CH₃CO– or CH₃CH(OH)– group.
carbonyl-reduction | Clemmensen reduction, क्लीमेन्सन अपचयन | Clemmensen reduction turns the carbonyl group of aldehydes and ketones into –CH₂– by zinc amalgam and concentrated hydrochloric acid.
carbonyl-reduction | Wolff–Kishner reduction, wolff kishner reduction | Wolff–Kishner reduction turns the carbonyl group of aldehydes and ketones into –CH₂– by hydrazine, followed by heating with alkali in ethylene glycol.
carbonyl-reduction | Rosenmund reduction, रोजेनमुंड अपचयन | Rosenmund reduction turns an acyl chloride into an aldehyde by hydrogen with palladium on barium sulphate.
carboxylic-acids | Carboxylic acid, carboxylic acids, कार्बोक्सिलिक अम्ल | A carboxylic acid is an organic acid with the group –COOH, such as formic acid and acetic acid.
carboxylic-acids | Acetic acid, ethanoic acid, sirka amla, एसिटिक अम्ल | Acetic acid is the carboxylic acid CH₃COOH; vinegar is a solution of about 5–8% of it in water.
carboxylic-acids | Hell–Volhard–Zelinsky reaction, HVZ reaction | The Hell–Volhard–Zelinsky reaction replaces an alpha-hydrogen of a carboxylic acid by chlorine or bromine in the presence of red phosphorus.
esters | Ester, esters, एस्टर | An ester is a sweet-smelling compound with the group –COO–, formed from a carboxylic acid and an alcohol, such as ethyl acetate.
esters | Esterification, एस्टरीकरण | Esterification is the reaction of a carboxylic acid with an alcohol, in the presence of acid, to give an ester and water.
amines | Amine, amines, एमीन | An amine is a derivative of ammonia in which one or more hydrogen atoms are replaced by alkyl or aryl groups, such as aniline.
amines | Carbylamine test, isocyanide test, कार्बिलएमीन परीक्षण | The carbylamine test detects primary amines, which on heating with chloroform and alcoholic KOH give foul-smelling isocyanides.
amines | Hofmann bromamide reaction, hoffmann bromamide degradation, हॉफमान ब्रोमामाइड अभिक्रिया | The Hofmann bromamide reaction turns an amide into a primary amine with one carbon atom less by bromine and alkali.
amines | Gabriel phthalimide synthesis, gabriel synthesis | Gabriel phthalimide synthesis is the preparation of pure primary aliphatic amines from potassium phthalimide and an alkyl halide, followed by hydrolysis.
amines | Hinsberg test | The Hinsberg test tells primary, secondary and tertiary amines apart by benzenesulphonyl chloride: the primary product dissolves in alkali, the secondary does not, and tertiary amines do not react.
diazonium-salts | Diazonium salt, diazotisation, डाइऐज़ोनियम लवण | A diazonium salt is a compound with the group –N₂⁺ on an aromatic ring, made by diazotisation: a primary aromatic amine with nitrous acid at 0–5 °C.
diazonium-salts | Sandmeyer reaction, सैंडमेयर अभिक्रिया | The Sandmeyer reaction replaces the diazonium group of an aromatic ring by Cl, Br or CN, using the copper(I) salt.
diazonium-salts | Coupling reaction, azo coupling | A coupling reaction is the joining of a diazonium salt with a phenol or aromatic amine to a coloured azo compound, used for dyes.
named-reactions | Wurtz reaction, वुर्ट्ज अभिक्रिया | The Wurtz reaction is the joining of two molecules of alkyl halide by sodium in dry ether to a higher alkane: 2RX + 2Na → R–R + 2NaX.
`)
