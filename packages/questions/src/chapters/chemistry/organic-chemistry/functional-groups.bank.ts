import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which compound gives the iodoform test?' */
export const functionalGroups = defineBank({
  id: 'functional-groups',
  sets: [
    {
      rows: `
1 carboxylic-acids | Ethanol left open to air and certain bacteria turns sour because it changes into: | acetic acid | formic acid | citric acid | lactic acid | Acetic acid bacteria oxidise ethanol to acetic acid, which is how vinegar is made.
1 esters | An alcohol and a carboxylic acid react to give: | an ester | an ether | an aldehyde | an amine | Esterification, helped by a strong acid, gives a sweet-smelling ester and water.
1 alcohols | Pure ethanol of over 99% strength is called: | absolute alcohol | rectified spirit | methylated spirit | wood spirit | Absolute alcohol is nearly free of water. Rectified spirit has about 95% and methylated spirit has poisonous methanol added.
1 alcohols | Which alcohol, if drunk, can cause blindness and death? | Methanol | Ethanol | Glycerol | Propylene glycol | Methanol is oxidised in the liver to methanal and methanoic acid, which harm the optic nerve.
1 aldehydes-ketones | A 40% solution of which compound is used as formalin to preserve specimens? | Formaldehyde | Acetaldehyde | Acetone | Formic acid | Formalin is a solution of formaldehyde (methanal) in water, which hardens tissue and kills germs.
1 esters | Soaps are sodium or potassium salts of: | long-chain fatty acids | mineral acids | amino acids | sulphonic acids | Saponification of fats with alkali gives soap and glycerol. Detergents are often salts of sulphonic acids.
1 haloalkanes | Chloroform was formerly used in hospitals as: | an anaesthetic | an antiseptic | an antacid | an antibiotic | Chloroform, CHCl₃, was once a general anaesthetic but harms the liver. It is kept in dark bottles.
2 haloalkanes | Chloroform is stored in dark bottles because air and light turn it into: | phosgene | methane | formic acid | carbon tetrachloride | Chloroform is slowly oxidised by air in light to carbonyl chloride, the poisonous gas phosgene.
2 aldehydes-ketones | Which test distinguishes aldehydes from ketones? | Tollens' test | Lucas test | Biuret test | Lassaigne's test | Aldehydes reduce ammoniacal silver nitrate to a silver mirror. The Lucas test tells classes of alcohols.
2 iodoform-test | Which of these gives the iodoform test? | Ethanol | Methanol | Formaldehyde | 1-propanol | Compounds with CH₃CO– or CH₃CH(OH)– give yellow iodoform with iodine and alkali. Methanol and 1-propanol have no such group.
2 alcohols | With Lucas reagent which alcohol turns cloudy at once? | Tertiary | Secondary | Primary | Methyl | Tertiary alcohols form chlorides at once with HCl and zinc chloride; secondary ones in minutes and primary ones only on heating.
2 alcohols | Oxidation of a secondary alcohol gives: | a ketone | an aldehyde | an alkane | an ester | Propan-2-ol gives propanone. Primary alcohols give aldehydes and then acids.
2 phenols | Phenol is more acidic than ethanol because: | its anion is stabilised by resonance | it has a lower molecular mass | its O–H bond is not polar | it forms no hydrogen bonds | The negative charge of the phenoxide ion spreads over the ring. Ethoxide has no such resonance.
2 phenols | Which colour does phenol give with neutral ferric chloride? | Violet | Brick red | Yellow | Emerald green | Phenols form coloured complexes with iron(III); phenol itself gives violet.
2 alcohols | Dehydration of ethanol with concentrated sulphuric acid at 443 K gives: | ethene | ethyne | diethyl ether | ethanal | At 443 K water is lost within a molecule, giving ethene. At 413 K two molecules give diethyl ether.
2 amines | Aniline is an example of an: | aromatic amine | aliphatic amine | aromatic amide | aliphatic nitrile | Aniline is C₆H₅NH₂, with an amino group on a benzene ring. It is a weaker base than ammonia.
2 esters | Which compound forms the artificial flavour of fruits? | Esters | Ethers | Amines | Ketones | Many esters smell of fruits, such as isoamyl acetate of banana. Lower amines smell of fish or ammonia.
3 cannizzaro-reaction, named-reactions | Aldehydes with no alpha hydrogen undergo with strong alkali the: | Cannizzaro reaction | aldol condensation | Wurtz reaction | Clemmensen reduction | Formaldehyde and benzaldehyde give an alcohol and a salt of an acid. Aldol condensation needs alpha hydrogen.
3 amines, named-reactions | The reaction of a primary amine with chloroform and alcoholic KOH gives a foul-smelling: | isocyanide | nitrile | nitro compound | amide | The carbylamine test is answered only by primary amines, aliphatic or aromatic.
3 phenols, named-reactions | Phenol with chloroform and sodium hydroxide gives salicylaldehyde in the: | Reimer–Tiemann reaction | Kolbe reaction | Williamson synthesis | Sandmeyer reaction | The Reimer–Tiemann reaction puts –CHO at the ortho position. Kolbe's reaction with carbon dioxide gives salicylic acid.
3 carbonyl-reduction, named-reactions | Reduction of a ketone to an alkane with zinc amalgam and hydrochloric acid is the: | Clemmensen reduction | Rosenmund reduction | Wolff–Kishner reduction | Stephen reduction | The Wolff–Kishner reduction does the same with hydrazine and alkali. Rosenmund's turns acid chlorides into aldehydes.
3 sn1-sn2 | Tertiary butyl bromide reacts with aqueous alkali mainly by: | the SN1 mechanism | the SN2 mechanism | electrophilic addition | free radical addition | The tertiary carbocation is stable and the crowded carbon hinders attack from behind, so SN1 is favoured.
3 amines | Which of these amines is the strongest base in water? | Dimethylamine | Trimethylamine | Ammonia | Aniline | Among methylamines in water the secondary one is the strongest, owing to induction, solvation and crowding together. Aniline is weakest.
3 diazonium-salts | Diazotisation of aniline is carried out at which temperature? | 273 to 278 K | 298 to 303 K | 350 to 373 K | 443 K and above | Benzenediazonium chloride decomposes when warm, so nitrous acid is used at 0 to 5 °C.
3 grignard-reagent | Grignard reagent reacts with formaldehyde to give, after hydrolysis: | a primary alcohol | a secondary alcohol | a tertiary alcohol | a carboxylic acid | RMgX adds to HCHO to give RCH₂OH. Other aldehydes give secondary and ketones tertiary alcohols.
1 alcohols | Which of these is a trihydric alcohol? | Glycerol | Glycol | Ethanol | Phenol | Glycerol has three –OH groups. Glycol has two and ethanol one.
1 alcohols | Alcohol that is made unfit for drinking by adding methanol is called: | denatured alcohol | absolute alcohol | dilute alcohol | power alcohol | Methanol, pyridine or copper sulphate is added so that industrial alcohol cannot be drunk.
2 aldehydes-ketones | Which of these is the common name of ethanal? | Acetaldehyde | Formaldehyde | Acetone | Acetic acid | Ethanal, CH₃CHO, is acetaldehyde. Methanal is formaldehyde, propanone is acetone and ethanoic acid is acetic acid.
2 carboxylic-acids | Carboxylic acids react with sodium bicarbonate to give which gas? | Carbon dioxide | Hydrogen | Oxygen | Carbon monoxide | Brisk effervescence of carbon dioxide is a test of carboxylic acids. Alcohols do not give it.
2 amines | The smell of rotten fish is that of lower: | amines | esters | ketones | alcohols | Trimethylamine, a lower amine, has a fishy smell. Esters smell of fruits, and lower alcohols have a mild smell.
3 diazonium-salts, named-reactions | The conversion of a diazonium salt to chlorobenzene with cuprous chloride is the: | Sandmeyer reaction | Gattermann–Koch reaction | Hofmann reaction | Kolbe reaction | Sandmeyer used Cu₂Cl₂ with HCl. In Gattermann's version copper powder is used.
3 amines, named-reactions | Hofmann's bromamide reaction turns an amide into an amine that has: | one carbon atom less | one carbon atom more | the same number of carbon atoms | two carbon atoms less | The carbonyl carbon is lost as carbonate, so CH₃CONH₂ gives CH₃NH₂.
`,
    },
  ],
})
