import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# carbon-basics | Carbon and homologous series
Carbon has four valencies and bonds to itself in chains, branches and rings (catenation), because the C–C bond is short and strong. Hybrid state and shape: $sp^3$ tetrahedral 109.5°, $sp^2$ planar 120°, $sp$ linear 180°. More $s$ character makes a carbon more electronegative and its bonds shorter.

A **homologous series** has one general formula and one functional group; neighbours differ by CH₂ (14 u). Boiling points rise along it, chemical behaviour stays alike.

Degree of unsaturation of CₙHₘNₓOᵧ with X halogen atoms: $\frac{2n + 2 + x - m - X}{2}$. Each ring or π bond counts 1.

*Worked.* C₆H₆: $\frac{14-6}{2} = 4$, a ring and three double bonds. Count of bonds in CH₂=CH–C≡CH: σ 7, π 3.

# functional-group-identity | Functional groups
The group decides the chemistry. In a name with several groups only the highest is the ending; the others are prefixes. Order: –COOH > –SO₃H > –COOR > –COCl > –CONH₂ > –CN > –CHO > >C=O > –OH > –NH₂ > C=C > C≡C. Halogen, nitro, alkyl and alkoxy are always prefixes.

| Group | Prefix | Ending | Quick test |
| --- | --- | --- | --- |
| –COOH | carboxy | -oic acid | fizz with NaHCO₃ |
| –CHO | formyl, oxo | -al | silver mirror with Tollens |
| >C=O | oxo | -one | 2,4-DNP orange, no mirror |
| –OH (alcohol) | hydroxy | -ol | H₂ with sodium; Lucas |
| –OH (phenol) | hydroxy | phenol | violet with neutral FeCl₃ |
| –NH₂ | amino | -amine | carbylamine smell |
| C=C, C≡C | – | -ene, -yne | bromine water loses its colour |

# iupac-naming | IUPAC nomenclature
1. Longest chain that holds the chief group (then most multiple bonds, then most substituents).
2. Number it so that the chief group, then multiple bonds, then substituents get the lowest numbers.
3. Prefixes in alphabetical order; di, tri, *sec*, *tert* do not count, *iso* and *neo* do.

~~~
       CH3        OH
       |          |
 CH3 - CH - CH2 - CH - CH3        4-methylpentan-2-ol
  5    4    3     2    1
~~~

*Worked.* CH₃–CO–CH₂–COOH: the acid is chief, so 3-oxobutanoic acid. CH₂=CH–CH₂–C≡CH: a tie from both ends, then the double bond gets the lower number: pent-1-en-4-yne.

# structural-isomerism | Structural isomerism
Same molecular formula, atoms joined in another order.

| Kind | Example |
| --- | --- |
| Chain | n-butane and isobutane (C₄H₁₀: 2, C₅H₁₂: 3, C₆H₁₄: 5) |
| Position | propan-1-ol and propan-2-ol |
| Functional | ethanol and methoxymethane |
| Metamerism | CH₃–O–C₃H₇ and C₂H₅–O–C₂H₅ |
| Tautomerism | keto and enol: CH₃COCH₂COCH₃ |
| Ring-chain | propene and cyclopropane |

*Worked.* C₄H₁₀O: 4 alcohols (butan-1-ol, butan-2-ol, two branched) and 3 ethers: 7 structural isomers.

# geometrical-isomerism | Geometrical isomerism
A double bond (or ring) does not turn. There are two forms when **each** of its carbons carries two different groups.

~~~
   H       H           H       CH3
    \     /             \     /
     C = C               C = C
    /     \             /     \
  CH3      CH3        CH3      H
   cis-but-2-ene      trans-but-2-ene
~~~

*E/Z*: rank the two groups on each carbon by atomic number; higher ones on the same side are Z. Cis is more polar (dipoles add), trans packs better and melts higher: maleic acid (cis) 130 °C, fumaric acid (trans) 287 °C.

*Mistake.* But-1-ene has no such isomers: one carbon carries two H.

# optical-isomerism | Optical isomerism
A carbon with four different groups is a chiral centre; mirror images that do not coincide (**enantiomers**) turn polarised light by equal angles in opposite directions. A 50:50 mixture is racemic and does not turn it. $n$ different centres give up to $2^n$ forms; when two centres carry the same groups, a plane of symmetry makes one form **meso** and inactive.

~~~
   COOH         COOH
 H-+-OH      HO-+-H         lactic acid: two mirror images
   CH3          CH3
~~~

Order of groups for R/S: by atomic number; the lowest points away; clockwise R. *Worked.* Tartaric acid: (+), (−) and meso, 3 stereoisomers. Butan-2-ol: 2.

# electronic-effects | Inductive effect, resonance, hyperconjugation
- **Inductive**: σ electrons are pulled along a chain and fade after three bonds. −I: NO₂ > CN > COOH > F > Cl > Br > I > OH > C₆H₅. +I: tertiary > secondary > primary alkyl > methyl.
- **Resonance (mesomeric)**: π electrons or lone pairs spread. +M: –OH, –NH₂, –OR, halogens. −M: –NO₂, –CHO, –COOH, –CN.
- **Hyperconjugation**: σ electrons of C–H next to a double bond, a cation or a radical spread. More α-hydrogens, more stable: 2,3-dimethylbut-2-ene with 12 is the most stable of its alkene isomers.

Acids: Cl₃CCOOH > Cl₂CHCOOH > ClCH₂COOH > CH₃COOH; FCH₂COOH > ClCH₂COOH. Bases in water: (CH₃)₂NH > CH₃NH₂ > (CH₃)₃N > NH₃ > C₆H₅NH₂.

*Worked.* p-Nitrophenol is a stronger acid than phenol (–NO₂ spreads the charge of the ion), p-cresol a weaker one (+I).

# electrophiles-nucleophiles, reaction-intermediates | Electrophiles, nucleophiles and intermediates
Electrophiles take an electron pair (H⁺, NO₂⁺, Br⁺, BF₃, AlCl₃, carbocations, carbenes); nucleophiles give one (OH⁻, CN⁻, NH₃, H₂O, RMgX, alkenes). Equal sharing of a broken bond gives radicals (light, peroxide), unequal sharing gives ions (polar solvent).

| Intermediate | Carbon | Stability |
| --- | --- | --- |
| Carbocation | $sp^2$, 6 electrons | benzyl, allyl > 3° > 2° > 1° > CH₃⁺ |
| Radical | $sp^2$, 7 electrons | benzyl, allyl > 3° > 2° > 1° |
| Carbanion | $sp^3$, 8 electrons | CH₃⁻ > 1° > 2° > 3°; benzyl, allyl most |

Carbocations rearrange by a hydride or methyl shift when that gives a better one.

*Worked.* 3-Methylbut-1-ene + HBr gives mainly 2-bromo-2-methylbutane: the 2° cation becomes 3° by a hydride shift.

# purification-organic | Purification
| Method | For | Example |
| --- | --- | --- |
| Crystallisation | solids, solubility grows with heat | benzoic acid from water |
| Sublimation | solids that pass to vapour | naphthalene, camphor |
| Distillation | liquids over about 25 °C apart | chloroform and aniline |
| Fractional distillation | liquids closer together | crude oil |
| Reduced pressure | liquids that decompose at their boiling point | glycerol |
| Steam distillation | volatile in steam, not miscible with water | aniline, essential oils |
| Chromatography | small amounts, by adsorption or partition | pigments; $R_f = \frac{\text{way of spot}}{\text{way of solvent}}$ |

# elemental-analysis | Analysis of organic compounds
**Lassaigne's test**: fuse with sodium, boil with water. N: with FeSO₄ and acid, Prussian blue; S: violet with sodium nitroprusside; halogen: AgNO₃ precipitate (white, soluble in ammonia: Cl; pale yellow: Br; yellow, insoluble: I). N and S together: blood red.

Amounts from a sample of $m$ g:

$$\%C = \frac{12}{44}\cdot\frac{m_{CO_2}}{m}\cdot100, \quad \%H = \frac{2}{18}\cdot\frac{m_{H_2O}}{m}\cdot100, \quad \%N_{Kjeldahl} = \frac{1.4\,N V}{m}, \quad \%Cl_{Carius} = \frac{35.5}{143.5}\cdot\frac{m_{AgCl}}{m}\cdot100$$

Kjeldahl does not work for nitro, azo and ring nitrogen (pyridine); Dumas does for all.

*Worked.* 0.25 g gives 0.44 g CO₂ and 0.18 g H₂O: C 48%, H 8%, rest O 44%. Ratio 4 : 8 : 2.75, divided by 2.75: about C₁.₄₅H₂.₉O, so C₃H₆O₂ (48.6%, 8.1%).

# alkanes, conformations | Alkanes and conformations
Preparation: Wurtz (2 RX + 2 Na → R–R, best for even chains), decarboxylation with soda lime (one carbon less), Kolbe electrolysis of a salt, hydrogenation. Reactions: halogenation by radicals in light (initiation, propagation, termination; 3° H > 2° > 1°; F₂ > Cl₂ > Br₂ > I₂), combustion, cracking, aromatisation of hexane to benzene. Branching lowers the boiling point; *neo*pentane is the lowest of C₅H₁₂.

Turning about C–C gives **conformations**. Ethane: staggered (stable) and eclipsed, 12.5 kJ/mol apart. Butane: anti > gauche > eclipsed > fully eclipsed. Cyclohexane: chair most stable, bulky groups equatorial.

In the staggered form the C–H bonds of the two carbons are 60° apart, seen along the axis (a Newman view); in the eclipsed form they lie behind each other.

*Worked.* Monochlorination of 2-methylbutane gives 4 position isomers (6 with mirror images).

# alkenes, alkene-reactions, markovnikov | Alkenes and Markovnikov's rule
Made by dehydration of alcohols (H₂SO₄, 443 K), from haloalkanes with alcoholic KOH, from alkynes (Lindlar: cis; sodium in liquid ammonia: trans). They add electrophiles:

CH₃CH=CH₂ + HBr → CH₃CHBrCH₃

**Markovnikov**: H joins the carbon that has more H, since the better carbocation forms. With peroxide HBr (only HBr) adds the other way round by radicals: 1-bromopropane. H₂O/H⁺ and Hg(OAc)₂ then NaBH₄: Markovnikov alcohol; B₂H₆ then H₂O₂/OH⁻: anti-Markovnikov alcohol. Cold dilute KMnO₄ (Baeyer): a diol, colour lost. Br₂ adds *anti*.

# ozonolysis | Ozonolysis
O₃, then Zn/H₂O: cut each C=C and put O on both ends. Read backwards: bring the two C=O together and leave the oxygens out.

*Worked.* Propanone and ethanal come from (CH₃)₂C=CHCH₃, 2-methylbut-2-ene. Only methanal from ethene; one dialdehyde from a ring: cyclohexene gives hexanedial. Hot KMnO₄ goes further: =CH– becomes –COOH, =CH₂ becomes CO₂.

# alkynes | Alkynes
Ethyne from CaC₂ and water. The $sp$ carbon makes the H at the end acidic: order ethyne > ethene > ethane. With sodamide it gives a salt that lengthens the chain; with ammoniacal AgNO₃ white, with ammoniacal Cu₂Cl₂ red precipitate (but-2-yne gives none). Water with HgSO₄/H₂SO₄: ethyne gives ethanal, all others ketones. Three ethynes over red-hot iron: benzene.

# benzene-aromaticity, benzene-structure, huckel-rule | Benzene and Hückel's rule
All C–C bonds of benzene are 139 pm, between single (154) and double (134); resonance makes it about 150 kJ/mol more stable than expected, so it substitutes rather than adds.

**Hückel**: flat, ring-shaped, fully conjugated, with $(4n+2)$ π electrons is aromatic; with $4n$ antiaromatic.

| Aromatic | π electrons | Not aromatic |
| --- | --- | --- |
| benzene, pyridine, tropylium ion C₇H₇⁺, cyclopentadienyl anion, pyrrole, furan, thiophene | 6 | cyclooctatetraene (tub-shaped) |
| cyclopropenyl cation | 2 | cyclobutadiene (4: antiaromatic) |
| naphthalene | 10 | cyclopentadienyl cation (4) |

# electrophilic-substitution, friedel-crafts, nitration-of-benzene | Electrophilic substitution
Electrophile made, attack (slow, gives the arenium ion), loss of H⁺ (fast).

| Reaction | Reagent | Electrophile |
| --- | --- | --- |
| Nitration | HNO₃ + H₂SO₄ | NO₂⁺ |
| Halogenation | X₂ + FeX₃ | X⁺ |
| Sulphonation | oleum | SO₃ |
| Friedel–Crafts alkylation | RCl + AlCl₃ | R⁺ (may rearrange) |
| Friedel–Crafts acylation | RCOCl + AlCl₃ | RCO⁺ |

*Ortho–para*, activating: –OH, –NH₂, –OR, –R; *ortho–para* but deactivating: halogens; *meta*, deactivating: –NO₂, –CN, –CHO, –COOH, –SO₃H. Nitrobenzene and aniline do no Friedel–Crafts reaction.

*Worked.* p-Bromonitrobenzene: brominate first (ortho–para), then nitrate. m-Bromonitrobenzene: nitrate first.

# fuels-petroleum | Petroleum and fuels
Crude oil is parted by boiling range: petroleum gas, petrol, naphtha, kerosene, diesel, lubricating oil, bitumen. Cracking makes petrol from heavy fractions, reforming makes branched and ring compounds. **Octane number**: isooctane 100, n-heptane 0. **Cetane number** for diesel: hexadecane 100. LPG is mostly butane and propane (with ethyl mercaptan for the smell), CNG methane. Coal heated without air gives coke, coal tar, coal gas.

# haloalkanes, sn1-sn2 | Haloalkanes, SN1 and SN2
From alcohols with SOCl₂ (best: the by-products are gases), PCl₅, HX/ZnCl₂; Finkelstein (NaI in acetone) and Swarts (AgF) exchange the halogen. Aryl and vinyl halides hardly substitute: resonance strengthens C–X.

| Point | SN1 | SN2 |
| --- | --- | --- |
| Rate | $k[RX]$ | $k[RX][Nu]$ |
| Steps | two, carbocation | one, back-side attack |
| Order | 3° > 2° > 1° | CH₃ > 1° > 2° > 3° |
| Configuration | racemised | inverted (Walden) |
| Solvent | polar protic | polar aprotic |

Leaving groups: I⁻ > Br⁻ > Cl⁻ > F⁻. KCN gives mainly R–CN, AgCN R–NC; KNO₂ R–O–N=O, AgNO₂ R–NO₂.

*Worked.* (R)-2-bromobutane with NaOH by SN2 gives (S)-butan-2-ol. tert-Butyl bromide in water: twice the OH⁻, same rate.

# elimination-reactions, zaitsev-rule | Elimination
Alcoholic KOH and heat take HX away. **Zaitsev**: the more substituted alkene is the chief product; a bulky base (tert-butoxide) gives the less substituted one (Hofmann). E2 needs H and X *anti*; E1 goes through the cation, like SN1. Ease: 3° > 2° > 1°.

*Worked.* 2-Bromobutane: but-2-ene about 80%, but-1-ene 20%.

# grignard-reagent | Grignard reagent
RX + Mg in dry ether gives RMgX, a carbanion in effect. Anything with an acidic H destroys it: water, alcohol, amine, terminal alkyne give RH.

| With | Product after acid |
| --- | --- |
| methanal | 1° alcohol |
| other aldehydes | 2° alcohol |
| ketones, esters (2 mol) | 3° alcohol |
| CO₂ | acid with one more carbon |
| nitrile | ketone |

*Worked.* CH₃MgBr + propanone: 2-methylpropan-2-ol.

# alcohols | Alcohols
Hydrogen bonds raise boiling points; lower ones mix with water. Oxidation: 1° to aldehyde (PCC) and acid (KMnO₄), 2° to ketone, 3° resists. **Lucas test** (conc. HCl + ZnCl₂): 3° cloudy at once, 2° in 5 minutes, 1° not in the cold. Dehydration 3° > 2° > 1°: H₂SO₄ at 443 K gives the alkene, at 413 K the ether. Copper at 573 K: 1° aldehyde, 2° ketone, 3° alkene. Acid strength 1° > 2° > 3°. Methanol (wood spirit) is poisonous; denatured spirit is ethanol with methanol.

# phenols, phenol-reactions | Phenols
More acidic than alcohols, less than carbonic acid: dissolves in NaOH, not in NaHCO₃ (nitrophenols with three groups, picric acid, do). Made from cumene (with acetone), chlorobenzene (623 K, NaOH), diazonium salts. Violet with FeCl₃. Bromine water gives 2,4,6-tribromophenol (white), Br₂ in CS₂ mono products. **Kolbe** (CO₂, NaOH): salicylic acid; **Reimer–Tiemann** (CHCl₃, NaOH): salicylaldehyde; with zinc dust: benzene. o-Nitrophenol has an inner hydrogen bond and is volatile in steam.

# ethers | Ethers
**Williamson**: RO⁻ + R′X → ROR′ by SN2, so the halide must be primary; a tertiary one eliminates. HI splits ethers: with 1° and 2° groups the smaller one becomes RI (SN2), a tertiary one becomes the tertiary iodide (SN1); anisole gives phenol and CH₃I. No hydrogen bond among themselves: boiling points like alkanes. Old ether holds explosive peroxides.

# aldehydes-ketones, fehling-test, aldol-condensation, cannizzaro-reaction | Aldehydes and ketones
They add nucleophiles; aldehydes faster (less crowded, less +I): HCHO > CH₃CHO > CH₃COCH₃, aromatic slower. HCN: cyanohydrin; NaHSO₃: crystals; NH₂–Z: imine, oxime, hydrazone. Tollens and Fehling (aliphatic only) tell aldehydes.

**Aldol** (needs an α-H, dilute base): two molecules join, heat takes out water.

~~~
2 CH3-CHO  --OH-->  CH3-CH(OH)-CH2-CHO  --heat-->  CH3-CH=CH-CHO
                     3-hydroxybutanal               but-2-enal
~~~

**Cannizzaro** (no α-H, strong base): one is oxidised, one reduced: 2 HCHO → CH₃OH + HCOO⁻; 2 C₆H₅CHO → C₆H₅CH₂OH + C₆H₅COO⁻. In a crossed one methanal is the one oxidised.

*Worked.* Ethanal + propanal in base: 4 aldols. (CH₃)₃CCHO: Cannizzaro, as it has no α-H.

# iodoform-test | Iodoform test
I₂ + NaOH gives yellow CHI₃ with CH₃CO– (on C or H) and with CH₃CH(OH)–. Yes: ethanol, propan-2-ol, ethanal, propanone, acetophenone, pentan-2-one. No: methanol, propan-1-ol, pentan-3-one, benzaldehyde, acetic acid.

# carbonyl-reduction | Clemmensen, Wolff–Kishner, Rosenmund
| Name | Reagent | Change |
| --- | --- | --- |
| Clemmensen | Zn–Hg, conc. HCl | >C=O to CH₂ (not for acid-sensitive) |
| Wolff–Kishner | N₂H₄, KOH, glycol | >C=O to CH₂ (not for base-sensitive) |
| Rosenmund | H₂, Pd–BaSO₄ | RCOCl to RCHO |
| Stephen | SnCl₂, HCl | RCN to RCHO |
| Etard | CrO₂Cl₂ | toluene to benzaldehyde |
| Metal hydrides | NaBH₄; LiAlH₄ | >C=O to alcohol; LiAlH₄ also acids and esters |

# carboxylic-acids | Carboxylic acids
Dimers by two hydrogen bonds, hence high boiling points. Stronger than phenol: fizz with NaHCO₃. −I groups strengthen, near ones most; benzoic > acetic, formic > benzoic. Reactions: esters, acid chlorides (SOCl₂), amides, anhydrides; **HVZ** (Br₂, red P) puts Br on the α-carbon; soda lime removes CO₂; LiAlH₄ gives the 1° alcohol. Formic acid reduces Tollens reagent, as it has an H–C=O.

# esters, saponification | Esters and saponification
Acid + alcohol ⇌ ester + water (conc. H₂SO₄; the acid loses OH). Fruity smells. Base splits esters for good: fat + 3 NaOH → glycerol + soap (**saponification**). Ease of attack: acid chloride > anhydride > ester > amide.

# amines | Amines
Made by **Gabriel** (pure 1° aliphatic), **Hofmann bromamide** (Br₂/NaOH: one carbon less), reduction of nitro, nitrile, amide. Gas-phase basicity 3° > 2° > 1°; in water (CH₃) 2° > 1° > 3°, (C₂H₅) 2° > 3° > 1°. Aniline is weak: its pair is in the ring.

| Test | 1° | 2° | 3° |
| --- | --- | --- | --- |
| Carbylamine (CHCl₃, KOH) | foul smell | – | – |
| Hinsberg (C₆H₅SO₂Cl) | product dissolves in KOH | insoluble product | no reaction |
| HNO₂, cold | alkyl: N₂; aryl: diazonium | oily nitrosamine | salt |

*Worked.* Propanamide + Br₂/NaOH: ethanamine.

# diazonium-salts | Diazonium salts
C₆H₅NH₂ + NaNO₂ + 2 HCl → C₆H₅N₂⁺Cl⁻ at 273–278 K; warm, they lose N₂ to give phenol.

| Reagent | Product |
| --- | --- |
| CuCl, CuBr, CuCN (**Sandmeyer**) | chloro-, bromobenzene, benzonitrile |
| Cu + HX (**Gattermann**) | halobenzene |
| KI | iodobenzene |
| HBF₄, heat (**Balz–Schiemann**) | fluorobenzene |
| H₃PO₂ or ethanol | benzene |
| phenol in weak base; aniline in weak acid | azo dyes, orange; yellow |

# acid-strength-of-carboxylic | Acid strength of carboxylic acids
Groups that draw electrons strengthen the acid, the more the nearer and the more of them: Cl₃C > Cl₂CH > ClCH₂ > H > CH₃; F > Cl > Br > I. Alkyl groups and para OCH₃ weaken it. Carboxylic acid > carbonic acid > phenol > alcohol.

# haloalkane-preparation | Preparation of haloalkanes
From alcohols: HX (tertiary fastest), PCl₅, PCl₃, SOCl₂ (gaseous by-products). From alkenes: HX by Markovnikov, HBr with peroxide against it, X₂ to vicinal dihalides. By exchange: NaI in acetone (Finkelstein), AgF (Swarts). From alkanes by light: mixtures.

# carbonyl-named-reactions | Named reactions of aldehydes and ketones
Making them: Rosenmund (RCOCl, H₂, Pd–BaSO₄), Stephen (RCN, SnCl₂, HCl), Etard (toluene, CrO₂Cl₂), Gattermann–Koch (benzene, CO, HCl, AlCl₃). Reacting them: aldol (α-hydrogen, dilute alkali), Claisen–Schmidt (crossed, with an aromatic aldehyde), Cannizzaro (no α-hydrogen, strong alkali), haloform (CH₃CO–), Perkin (cinnamic acid), Clemmensen and Wolff–Kishner (C=O to CH₂ in acid and in alkali).

# benzene-reactions | Reactions of benzene
Substitutions keep the sextet: nitration (NO₂⁺), sulphonation (SO₃), halogenation with a Lewis acid, Friedel–Crafts. Additions need force: H₂ over hot nickel gives cyclohexane, Cl₂ in sunlight gives C₆H₆Cl₆, ozone gives glyoxal.

# carbocation-stability | Stability of carbocations
Tertiary > secondary > primary > methyl, by induction and hyperconjugation (count the α C–H bonds). Resonance counts more: triphenylmethyl > benzyl, allyl. Vinyl and phenyl cations are poor; groups that draw electrons, such as NO₂, weaken, and OCH₃ in para place strengthens.

# named-reactions | Named reactions at a glance
| Name | Start | Reagent | Product |
| --- | --- | --- | --- |
| Wurtz–Fittig | ArX + RX | Na, dry ether | Ar–R |
| Fittig | 2 ArX | Na | Ar–Ar |
| Gattermann–Koch | benzene | CO, HCl, AlCl₃ | benzaldehyde |
| Kolbe electrolysis | RCOONa | current | R–R |
| Perkin | benzaldehyde | acetic anhydride, sodium acetate | cinnamic acid |
| Hunsdiecker | RCOOAg | Br₂, CCl₄ | RBr |
| Diels–Alder | diene + alkene | heat | cyclohexene ring |

*How to hold them.* Ask what the reaction does to the number of carbons: one less (Hofmann, Hunsdiecker, soda lime), one more (cyanide, Grignard with CO₂, Reimer–Tiemann), double (Wurtz, Kolbe, aldol).

# alkanes-alkenes-alkynes | Alkanes, Alkenes & Alkynes Compared
| | Alkane | Alkene | Alkyne |
| --- | --- | --- | --- |
| Formula | CₙH₂ₙ₊₂ | CₙH₂ₙ | CₙH₂ₙ₋₂ |
| Bond | C–C | C=C | C≡C |
| Carbon | sp³, 109.5° | sp², 120° | sp, 180° |
| Reacts by | substitution | addition | addition |
| Bromine water | no change | colour goes | colour goes |

Only terminal alkynes give a precipitate with ammoniacal silver nitrate.

# wurtz-reaction | Wurtz reaction
2RX + 2Na in dry ether → R–R + 2NaX. Good for symmetrical alkanes with an even number of carbon atoms; two different halides give three alkanes; methane cannot be made. Two aryl halides: Fittig; one aryl and one alkyl halide: Wurtz–Fittig.

# sandmeyer-reaction | Sandmeyer reaction
ArN₂⁺ with CuCl/HCl, CuBr/HBr or CuCN gives ArCl, ArBr or ArCN and N₂. Copper powder in place of the cuprous salt is the Gattermann reaction, with a smaller yield. Iodine comes in with KI alone, fluorine by Balz–Schiemann.

# kolbe-reaction | Kolbe reaction and Kolbe electrolysis
Sodium phenoxide + CO₂, then acid: salicylic acid (Kolbe–Schmitt). Electrolysis of RCOONa: R–R and CO₂ at the anode, H₂ at the cathode; radicals join, so methane cannot be made.

# reimer-tiemann | Reimer–Tiemann reaction
Phenol + CHCl₃ + aqueous NaOH → salicylaldehyde, mainly ortho. The electrophile is dichlorocarbene :CCl₂. With CCl₄ the product is salicylic acid.

# hofmann-bromamide | Hofmann bromamide reaction
RCONH₂ + Br₂ + 4NaOH → RNH₂ + Na₂CO₃ + 2NaBr + 2H₂O. The primary amine has one carbon atom less; R moves from carbon to nitrogen through an isocyanate.

*Worked.* Propanamide gives ethylamine, benzamide gives aniline.
`)
