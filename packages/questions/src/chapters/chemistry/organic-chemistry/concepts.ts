/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  carbon-basics | Carbon & Homologous Series | <catenation, homologous series, tetravalency of carbon, vital force theory
  functional-group-identity | Functional Groups | classification of organic compounds
  iupac-naming | IUPAC Nomenclature | iupac, iupac naming, nomenclature, iupac name, iupac nomenclature of organic compounds, namkaran
  structural-isomerism | Structural Isomerism | chain isomerism, <position isomerism, <functional isomerism, metamerism, tautomerism
  geometrical-isomerism | Geometrical Isomerism | cis trans isomerism, e z isomerism, geometric isomerism, cis and trans
  optical-isomerism | Optical Isomerism | stereochemistry, stereoisomerism, chirality, <chiral carbon, <enantiomers, diastereomers, <racemic mixture, r s configuration, optical activity
  electronic-effects | Inductive, Resonance & Hyperconjugation | <inductive effect, <resonance effect, hyperconjugation, mesomeric effect, <electromeric effect, electronic effects, electron displacement effects
  electrophiles-nucleophiles | Electrophiles & Nucleophiles | electrophile, nucleophile
  reaction-intermediates | Carbocations, Carbanions & Radicals | carbocation, carbanion, free radical, reaction intermediates, <carbene, <bond fission, homolytic and heterolytic fission, reaction mechanism, radicals
  carbocation-stability | Stability of Carbocations | carbocation stability order
  purification-organic | Purification of Organic Compounds | distillation, <chromatography, steam distillation, fractional distillation, crystallisation
  elemental-analysis | Analysis of Organic Compounds | <lassaigne test, <kjeldahl method, dumas method, <carius method, qualitative analysis of organic compounds, quantitative analysis of organic compounds, <kjeldahl
  alkanes | Alkanes | halogenation of alkanes, paraffins, free radical substitution
  conformations | Conformations | <conformation of ethane, newman projection, <staggered and eclipsed, conformational isomers
  alkene-reactions | Reactions of Alkenes | addition reactions of alkenes, chemical properties of alkenes
  alkenes | Alkenes | <hydrogenation of oils, baeyer reagent
  markovnikov | Markovnikov's Rule | markovnikov, anti markovnikov, peroxide effect, kharasch effect, markownikoff rule
  ozonolysis | Ozonolysis | ozonolysis of alkenes, reductive ozonolysis
  alkynes | Alkynes | <acetylene, <ethyne, acidity of alkynes, <terminal alkynes
  benzene-aromaticity | Benzene & Aromaticity | benzene, aromatic compounds, aromatic hydrocarbons
  benzene-reactions | Reactions of Benzene | chemical reactions of benzene, chemical properties of benzene, reactions of benzene ring
  benzene-structure | Structure of Benzene | kekule structure of benzene, resonance in benzene, bonds in benzene
  huckel-rule | Hückel Rule & Aromaticity | huckel rule, huckel rule aromaticity, aromaticity, <4n+2 rule, antiaromatic, antiaromatic compounds, huckel
  friedel-crafts | Friedel–Crafts Reaction | friedel crafts, friedel crafts alkylation, friedel crafts acylation
  zaitsev-rule | Zaitsev's Rule | saytzeff rule, saytzeff, zaitsev, saytzev rule
  fehling-test | Fehling's Test | fehling, fehling solution
  nitration-of-benzene | Nitration of Benzene | nitration, nitrobenzene preparation
  electrophilic-substitution | Electrophilic Substitution | <directing groups, <ortho para directing, electrophilic aromatic substitution, sulphonation of benzene
  fuels-petroleum | Petroleum & Fuels | petroleum, lpg and cng, <octane number, combustion of fuels, <cng, <lpg
  haloalkanes | Haloalkanes & Haloarenes | haloalkanes, alkyl halides, haloarenes, <chloroform, finkelstein reaction, swarts reaction
  haloalkane-preparation | Preparation of Haloalkanes | methods of preparation of haloalkanes, preparation of alkyl halides, preparation of haloalkanes and haloarenes
  sn1-sn2 | SN1 & SN2 Reactions | sn1, sn2, sn1 vs sn2, nucleophilic substitution, sn1 sn2 mechanism, haloalkanes sn1 sn2, walden inversion
  elimination-reactions | Elimination Reactions | e1 and e2, dehydrohalogenation, beta elimination, hofmann elimination
  grignard-reagent | Grignard Reagent | grignard, organometallic reagents, grignard reaction
  alcohols | Alcohols | <lucas test, <ethanol, <methanol, <dehydration of alcohols, <oxidation of alcohols
  phenols | Phenols | acidity of phenol
  ethers | Ethers | williamson synthesis, williamson ether synthesis, <anisole, diethyl ether
  aldehydes-ketones | Aldehydes & Ketones | aldehydes ketones and carboxylic acids, <tollens test, <nucleophilic addition, carbonyl compounds, acetone, <tollens reagent, <tollen reagent, <tollen test
  phenol-reactions | Reactions of Phenols | chemical reactions of phenol, chemical properties of phenol
  aldol-condensation | Aldol Condensation | aldol, aldol reaction, cross aldol, aldol addition
  cannizzaro-reaction | Cannizzaro Reaction | cannizzaro, cannizaro reaction, cross cannizzaro
  iodoform-test | Iodoform Test | haloform reaction, iodoform reaction, haloform test
  carbonyl-reduction | Clemmensen, Wolff–Kishner & Rosenmund | clemmensen reduction, wolff kishner reduction, rosenmund reduction, <stephen reaction, reduction of carbonyl compounds, clemmensen, wolff kishner, rosenmund
  carbonyl-named-reactions | Named Reactions of Aldehydes & Ketones | name reactions of aldehydes and ketones, carbonyl compounds named reactions, aldehydes ketones reactions, <etard reaction
  carboxylic-acids | Carboxylic Acids | <acetic acid, <hell volhard zelinsky, hvz reaction, decarboxylation
  acid-strength-of-carboxylic | Acid Strength of Carboxylic Acids | acidity of carboxylic acids, carboxylic acids acidity order, acidic strength of carboxylic acids
  saponification | Saponification | saponification reaction, saponification of fats, soap making reaction, alkaline hydrolysis of ester
  esters | Esters & Saponification | ester, <esterification, fruity smell of esters
  amines | Amines | <aniline, basicity of amines, carbylamine test, <hinsberg test, <gabriel synthesis, <carbylamine, <carbylamine reaction, <gabriel phthalimide, <gabriel phthalimide synthesis, <hinsberg reagent
  diazonium-salts | Diazonium Salts | <diazotisation, coupling reaction, <azo dyes, <gattermann reaction
  named-reactions | Named Reactions | name reactions, named reactions in organic chemistry, organic reactions
  alkanes-alkenes-alkynes | Alkanes, Alkenes & Alkynes Compared | alkanes and alkenes, alkane alkene alkyne, alkenes and alkynes, alkanes and alkynes, saturated and unsaturated hydrocarbons, santript aur asantript hydrocarbon
  wurtz-reaction | Wurtz Reaction | wurtz, wurtz fittig reaction, wurtz synthesis, wurtz reaction in alkanes, <fittig reaction
  sandmeyer-reaction | Sandmeyer Reaction | sandmeyer, sandmeyer's reaction
  kolbe-reaction | Kolbe Reaction & Kolbe Electrolysis | kolbe reaction, kolbe's reaction, kolbe electrolysis, kolbe's electrolysis, kolbe schmitt reaction, kolbe
  reimer-tiemann | Reimer–Tiemann Reaction | reimer tiemann reaction, reimer tiemann, riemer tiemann reaction
  hofmann-bromamide | Hofmann Bromamide Reaction | hofmann bromamide, hoffmann bromamide reaction, hofmann degradation, hofmann bromamide degradation, hoffmann bromamide
`
