/** What terms of chemistry are, for wrong options of written questions in several chapters of the subject. */
export const chemistryTerms = `
chain isomers | differ in the branching of the carbon chain
position isomers | differ in the place of the group on one chain
functional isomers | differ in their functional group
optical isomers | are mirror images that do not coincide
conformers | pass into each other by turning about a single bond
anomers | are sugars that differ at the carbon of the ring closure
meso compound | has chiral centres but a plane of symmetry
azeotropic mixture | boils at a constant temperature
Resonance effect | spreads π electrons or lone pairs over several atoms
Hyperconjugation | spreads the electrons of C–H bonds next to a double bond or cation
simple distillation | parts liquids that boil far apart
sublimation | parts solids that pass straight into vapour
fractional crystallisation | parts solids by their different solubility
Crystallisation | purifies solids that dissolve better in hot solvent
filtration | parts an insoluble solid from a liquid
simple filtration | parts an insoluble solid from a liquid
centrifugation | parts fine particles by spinning
distillation | parts a liquid by boiling and cooling
Kolbe reaction | makes salicylic acid from phenol and carbon dioxide
Friedel–Crafts reaction | puts an alkyl or acyl group on benzene
Hofmann reaction | turns an amide into an amine with one carbon less
Stephen reduction | turns a nitrile into an aldehyde
Biuret test | shows proteins
Lassaigne's test | shows nitrogen, sulphur and halogens
Fehling's solution | tells aliphatic aldehydes by a red precipitate
Lucas reagent | tells primary, secondary and tertiary alcohols
bromine water | loses its colour with alkenes, alkynes and phenol
carbanion | is a carbon with a negative charge
free radical | has an unpaired electron
nucleophilic substitution | replaces a group by one that brings an electron pair
Gauche | has the large groups 60° apart
Eclipsed | has the groups behind each other
Skew | is any form between staggered and eclipsed
Boat | is a form of cyclohexane less stable than the chair
Twist boat | is a form of cyclohexane less stable than the chair
Half chair | is the least stable form of cyclohexane
Polar aprotic | solvents favour SN2 reactions
Trimethylamine | is a tertiary amine
Benzaldehyde | is an aromatic aldehyde without an α-hydrogen
benzophenone | is the ketone with two phenyl groups
Toluene | is methylbenzene
Nitrobenzene | is deactivated and directs to the meta position
Anisole | is methoxybenzene
Chlorobenzene | is hard to substitute, because resonance strengthens its C–Cl bond
aniline | is aminobenzene, a weak base
p-cresol | is methylphenol, a weaker acid than phenol
cyclohexanol | is an alcohol, a much weaker acid than phenol
phthalic acid | is benzene-1,2-dicarboxylic acid
picric acid | is 2,4,6-trinitrophenol
salicylic acid | is 2-hydroxybenzoic acid
formic acid | is the acid of ants and reduces Tollens reagent
Methanoic acid | is formic acid and reduces Tollens reagent
Acetic acid | is the acid of vinegar
Benzoic acid | is the simplest aromatic acid
Formaldehyde | is methanal; formalin is its solution
carbon tetrachloride | was used in fire extinguishers
acetylene | is ethyne, made from calcium carbide
iodoform | is CHI₃, a yellow antiseptic
limestone | is calcium carbonate
dolomite | is the carbonate of calcium and magnesium
quartz | is silica
quicklime | is calcium oxide
calcium carbonate | is limestone, chalk and marble
common salt | is sodium chloride
alum | is a double sulphate that clears water
washing soda | is sodium carbonate with ten molecules of water
caustic soda | is sodium hydroxide
Vanadium pentoxide | is the catalyst of the Contact process
finely divided iron | is the catalyst of the Haber process
Neon | glows orange-red in lamps
Krypton | is a noble gas of lamps
Phosphoric acid | is H₃PO₄, with three acid hydrogens
Pyrophosphoric acid | is H₄P₂O₇, with four acid hydrogens
William Ramsay | found most of the noble gases
Lord Rayleigh | found argon with Ramsay
Linus Pauling | gave the scale of electronegativity
Silicon | is a semiconductor of group 14
Germanium | is a semiconductor of group 14
Caesium | is the most electropositive stable metal
Lanthanum | begins the lanthanoid series
Cerium | is the lanthanoid best known in the +4 state
Gadolinium | has a half-filled 4f subshell
Lutetium | ends the lanthanoid series
coinage metals | are copper, silver and gold
noble metals | resist corrosion, such as gold and platinum
alkali metals | are the metals of group 1
alkaline earth metals | are the metals of group 2
Monodentate | ligands bind through one atom
Ambidentate | ligands can bind through either of two atoms
linkage isomers | differ in the atom by which an ambidentate ligand binds
geometrical isomers | differ in the place of ligands, cis or trans
ionisation isomerism | exchanges a ligand with an ion outside
coordination isomerism | exchanges ligands between two complex ions
optical isomerism | gives mirror images that do not coincide
Zeise's salt | is a platinum complex of ethene
transplatin | does not act against tumours
double salt | breaks up into all its ions in water
dsp² | is the hybrid state of square planar complexes
electrochemical series | orders electrodes by their potential
homologous series | is a row of compounds that differ by CH₂
smelting | reduces a roasted ore with carbon and a flux
zone refining | purifies semiconductors by a moving melted zone
Mond process | refines nickel through its carbonyl
Van Arkel method | refines titanium and zirconium through their iodides
amalgam | is an alloy with mercury
slag | is the melted product of flux and gangue
a solder | is an alloy of lead and tin
a bronze | is an alloy of copper and tin
a matte | is a melt of copper and iron sulphides
bauxite | is the ore of aluminium
malachite | is an ore of copper
magnesia | is magnesium oxide
lime | is calcium oxide
Stainless steel | has chromium and nickel
Nylon | is a polyamide
Polythene | is made from ethene
Terylene | is the polyester of ethylene glycol and terephthalic acid
Polystyrene | is made from styrene
ethylene glycol | is a part of Terylene and of antifreeze
vinyl acetate | is the monomer of polyvinyl acetate, an adhesive
vinyl chloride | is the monomer of PVC
caprolactam | is the monomer of nylon 6
Aspirin | is acetylsalicylic acid, against pain and fever
Paracetamol | is against fever and pain
Ibuprofen | is against pain and inflammation
Penicillin | is an antibiotic
Streptokinase | dissolves clots of blood
Antacids | neutralise the acid of the stomach
Antibiotics | act on bacteria
Tranquillisers | act on the nerves against stress
antihistamine | is a medicine against allergy
allergen | is what causes an allergy
Aspartame | is a sweetener for cold food and drinks
Sodium lauryl sulphate | is an anionic detergent
Sodium stearate | is a soap
Sodium dodecylbenzenesulphonate | is an anionic detergent
Non-ionic | detergents have no charge and are used for dishes
Turmeric | turns red-brown with bases
Bromothymol blue | is yellow in acid and blue in base
phenolphthalein | is colourless in acid and pink in base
methyl orange | is red in acid and yellow in base
Methyl red | is red in acid and yellow in base
Sucrose | is cane sugar
Lactose | is the sugar of milk
Galactose | is a part of the sugar of milk
gun metal | is an alloy of copper, tin and zinc
water glass | is sodium silicate
soda glass | is the common glass of windows and bottles
critical temperature | is that above which a gas cannot be liquefied by pressure
brown ring test | shows nitrate
chromyl chloride test | shows chloride
silver mirror test | shows aldehydes
conical flask | holds the solution that is titrated
retort | was used for distilling
starch | is the indicator of iodine titrations
eosin | is an adsorption indicator for bromide and iodide
`
