import type { ShortFacts } from './short-facts.ts'

/** Facts of school books that are asked in one line: formulas, names, functions of parts. Written as those of short-facts.ts. */
export const classFacts: readonly ShortFacts[] = [
  {
    chapter: 'organic-chemistry',
    facts: `
general formula of alkanes ; general formula of alkane | CnH2n+2 / CₙH₂ₙ₊₂ | Methane, CH₄, is the first.
general formula of alkenes ; general formula of alkene | CnH2n / CₙH₂ₙ | Ethene, C₂H₄, is the first.
general formula of alkynes ; general formula of alkyne | CnH2n-2 / CₙH₂ₙ₋₂ | Ethyne, C₂H₂, is the first.
general formula of alcohols ; general formula of alcohol | CnH2n+1OH / R-OH / CₙH₂ₙ₊₁OH | Methanol, CH₃OH, is the first.
IUPAC name of CH3-CH2-OH ; IUPAC name of CH3CH2OH ; IUPAC name of C2H5OH ; IUPAC name of ethyl alcohol | Ethanol | Its common name is ethyl alcohol.
IUPAC name of CH3OH ; IUPAC name of methyl alcohol ; IUPAC name of CH3-OH | Methanol | Its common name is methyl alcohol.
IUPAC name of CH3COOH ; IUPAC name of acetic acid ; IUPAC name of CH3-COOH | Ethanoic acid | A 5 to 8% solution in water is vinegar.
IUPAC name of HCOOH ; IUPAC name of formic acid | Methanoic acid | It is in the sting of ants.
IUPAC name of HCHO ; IUPAC name of formaldehyde | Methanal | Its 40% solution is formalin.
IUPAC name of CH3CHO ; IUPAC name of acetaldehyde | Ethanal | It has the group -CHO.
IUPAC name of CH3COCH3 ; IUPAC name of acetone ; IUPAC name of CH3-CO-CH3 | Propanone / Propan-2-one | It is the simplest ketone.
IUPAC name of CH3CH2CH3 ; IUPAC name of C3H8 ; IUPAC name of CH3-CH2-CH3 | Propane | It is an alkane with three carbon atoms.
IUPAC name of C2H4 ; IUPAC name of ethylene ; IUPAC name of CH2=CH2 | Ethene | It ripens fruit.
IUPAC name of C2H2 ; IUPAC name of acetylene | Ethyne | It is used in welding.
IUPAC name of isobutane | 2-Methylpropane | Its formula is C₄H₁₀.
functional group of alcohol ; functional group of alcohols ; functional group in alcohol | -OH / OH / Hydroxyl / Hydroxyl group | Its suffix is -ol.
functional group of aldehyde ; functional group of aldehydes ; functional group in aldehyde | -CHO / CHO / Aldehyde group | Its suffix is -al.
functional group of ketone ; functional group of ketones ; functional group in ketone | >C=O / -CO- / C=O / Carbonyl group | Its suffix is -one.
functional group of carboxylic acid ; functional group of carboxylic acids ; functional group in carboxylic acid | -COOH / COOH / Carboxyl group | Its suffix is -oic acid.
empirical formula of glucose | CH2O / CH₂O | The molecular formula is C₆H₁₂O₆.
empirical formula of benzene | CH | The molecular formula is C₆H₆.
empirical formula of hydrogen peroxide | HO / OH | The molecular formula is H₂O₂.
empirical formula of acetic acid | CH2O / CH₂O | The molecular formula is C₂H₄O₂.
molecular formula of glucose ; chemical formula of glucose ; formula of glucose | C6H12O6 / C₆H₁₂O₆ | Its molar mass is 180 g/mol.
molecular formula of benzene ; chemical formula of benzene ; formula of benzene | C6H6 / C₆H₆ | It is the simplest aromatic hydrocarbon.
chemical formula of ethanol ; formula of ethanol ; molecular formula of ethanol | C2H5OH / C₂H₅OH / C2H6O | It is the alcohol of drinks.
chemical formula of methane ; formula of methane | CH4 / CH₄ | It is marsh gas.
simplest hydrocarbon ; which is the simplest hydrocarbon | Methane | Its formula is CH₄.
`,
  },
  {
    chapter: 'chemical-bonding',
    facts: `
hybridisation of carbon in methane ; hybridization of carbon in methane ; hybridisation of carbon in CH4 ; hybridization of carbon in CH4 ; hybridisation in methane ; hybridisation of methane | sp3 / sp³ | Four single bonds.
hybridisation of carbon in ethene ; hybridization of carbon in ethene ; hybridisation of carbon in C2H4 ; hybridisation of carbon in ethylene ; hybridization of carbon in ethylene | sp2 / sp² | One double bond.
hybridisation of carbon in ethyne ; hybridization of carbon in ethyne ; hybridisation of carbon in C2H2 ; hybridisation of carbon in acetylene ; hybridization of carbon in acetylene | sp | One triple bond.
hybridisation of carbon in benzene ; hybridization of carbon in benzene ; hybridisation of carbon in graphite ; hybridization of carbon in graphite | sp2 / sp² | Each carbon has three neighbours.
hybridisation of carbon in diamond ; hybridization of carbon in diamond | sp3 / sp³ | Each carbon has four neighbours.
hybridisation of nitrogen in ammonia ; hybridization of nitrogen in ammonia ; hybridisation of nitrogen in NH3 ; hybridization of nitrogen in NH3 | sp3 / sp³ | One of the four orbitals has a lone pair.
hybridisation of oxygen in water ; hybridization of oxygen in water ; hybridisation of oxygen in H2O | sp3 / sp³ | Two of the four orbitals have lone pairs.
hybridisation of boron in BF3 ; hybridization of boron in BF3 ; hybridisation of BF3 | sp2 / sp² | It is a flat triangle.
hybridisation of beryllium in BeCl2 ; hybridization of BeCl2 ; hybridisation of BeCl2 ; hybridisation of Be in BeCl2 | sp | It is linear.
hybridisation of carbon in CO2 ; hybridization of carbon in CO2 ; hybridisation of CO2 | sp | It is linear.
hybridisation of PCl5 ; hybridization of PCl5 ; hybridisation of phosphorus in PCl5 ; hybridization of P in PCl5 | sp3d / sp³d | It is a trigonal bipyramid.
hybridisation of XeF2 ; hybridisation of xenon in XeF2 ; hybridisation of Xe in XeF2 | sp3d / sp³d | It is linear, with three lone pairs.
hybridisation of XeF4 ; hybridisation of xenon in XeF4 ; hybridisation of Xe in XeF4 | sp3d2 / sp³d² | It is square planar, with two lone pairs.
hybridisation of ClF3 ; hybridisation of chlorine in ClF3 | sp3d / sp³d | It is T-shaped, with two lone pairs.
hybridisation of SF6 ; hybridization of SF6 ; hybridisation of sulphur in SF6 ; hybridization of S in SF6 | sp3d2 / sp³d² | It is an octahedron.
shape of methane ; shape of methane molecule ; shape of CH4 ; geometry of methane | Tetrahedral | The angle is 109.5°.
shape of ammonia ; shape of ammonia molecule ; shape of NH3 | Trigonal pyramidal / Pyramidal | The angle is 107°.
shape of water molecule ; shape of H2O ; shape of H2O molecule | Bent / Angular / V-shaped | The angle is 104.5°.
shape of CO2 ; shape of CO2 molecule ; shape of carbon dioxide molecule | Linear | The angle is 180°.
shape of BF3 ; shape of BF3 molecule | Trigonal planar / Planar triangular | The angle is 120°.
shape of SF6 ; shape of SF6 molecule | Octahedral | The angle is 90°.
shape of PCl5 ; shape of PCl5 molecule | Trigonal bipyramidal | The angles are 120° and 90°.
bond angle in methane ; bond angle of methane ; bond angle in CH4 | 109.5° / 109° 28′ / 109.5 degree / 109°28' | It is tetrahedral.
bond angle in water ; bond angle of water ; bond angle in H2O ; bond angle in water molecule | 104.5° / 104.5 degree | Two lone pairs press the bonds together.
bond angle in ammonia ; bond angle of ammonia ; bond angle in NH3 | 107° / 107 degree | One lone pair presses the bonds together.
type of bond in NaCl ; bond in NaCl ; which type of bond is present in NaCl ; which bond is present in NaCl ; which bond is present in sodium chloride | Ionic / Ionic bond / Electrovalent / Electrovalent bond | Sodium gives an electron to chlorine.
type of bond in water ; which bond is present in water molecule ; which bond is present between hydrogen and oxygen in water | Covalent / Covalent bond / Polar covalent | Between molecules there are hydrogen bonds.
which type of bond is present in nitrogen molecule ; type of bond in N2 ; which bond is present in N2 | Triple bond / Triple covalent bond / Triple covalent | One sigma and two pi bonds.
`,
  },
  {
    chapter: 'general-science',
    facts: `
chemical formula of baking soda ; formula of baking soda | NaHCO3 / NaHCO₃ | It is sodium hydrogencarbonate.
chemical formula of washing soda ; formula of washing soda | Na2CO3.10H2O / Na₂CO₃·10H₂O | It is hydrated sodium carbonate.
chemical formula of common salt ; formula of common salt ; chemical formula of salt ; formula of salt ; chemical formula of sodium chloride ; formula of table salt ; chemical formula of table salt | NaCl | It is sodium chloride.
chemical formula of ammonia ; formula of ammonia | NH3 / NH₃ | It is made by the Haber process.
chemical formula of ozone ; formula of ozone | O3 / O₃ | It is in the stratosphere.
chemical formula of sulphuric acid ; formula of sulphuric acid | H2SO4 / H₂SO₄ | It is called the king of chemicals.
chemical formula of nitric acid ; formula of nitric acid | HNO3 / HNO₃ | Its molar mass is 63 g/mol.
chemical formula of hydrochloric acid ; formula of hydrochloric acid | HCl | It is in the stomach.
chemical formula of caustic soda ; formula of caustic soda ; chemical formula of sodium hydroxide | NaOH | It is sodium hydroxide.
chemical formula of limestone ; formula of limestone ; chemical formula of marble ; formula of marble ; chemical formula of chalk ; chemical formula of calcium carbonate | CaCO3 / CaCO₃ | It is calcium carbonate.
chemical formula of quicklime ; formula of quicklime ; chemical formula of quick lime | CaO | It is calcium oxide.
chemical formula of slaked lime ; formula of slaked lime | Ca(OH)2 / Ca(OH)₂ | It is calcium hydroxide.
chemical formula of bleaching powder ; formula of bleaching powder | CaOCl2 / CaOCl₂ | It is calcium oxychloride.
chemical formula of plaster of Paris ; formula of plaster of Paris ; formula of POP | CaSO4.1/2H2O / CaSO₄·½H₂O | It is calcium sulphate hemihydrate.
chemical formula of gypsum ; formula of gypsum | CaSO4.2H2O / CaSO₄·2H₂O | It is calcium sulphate dihydrate.
chemical formula of rust ; formula of rust | Fe2O3.xH2O / Fe₂O₃·xH₂O | It is hydrated iron(III) oxide.
chemical formula of laughing gas ; formula of laughing gas ; laughing gas formula | N2O / N₂O | It is nitrous oxide.
chemical formula of hydrogen peroxide ; formula of hydrogen peroxide | H2O2 / H₂O₂ | It is a bleach.
chemical formula of heavy water ; formula of heavy water | D2O / D₂O | It slows neutrons in reactors.
chemical formula of blue vitriol ; formula of blue vitriol | CuSO4.5H2O / CuSO₄·5H₂O | It is hydrated copper sulphate.
chemical formula of carbon dioxide ; formula of carbon dioxide | CO2 / CO₂ | Its solid is dry ice.
which gas is released when zinc reacts with dilute HCl ; gas released when zinc reacts with dilute hydrochloric acid ; which gas is released when metal reacts with dilute acid ; zinc reacts with dilute HCl to give which gas ; which gas is given out when zinc reacts with dilute HCl ; gas evolved when metals react with acids ; which gas is liberated when zinc reacts with dilute HCl ; which gas is liberated when metals react with acids | Hydrogen / H2 / Hydrogen gas | It burns with a pop.
which gas is released during photosynthesis ; gas released in photosynthesis ; which gas do plants release during photosynthesis ; which gas is given out during photosynthesis | Oxygen / O2 | It comes from water.
which gas is taken in during photosynthesis ; which gas do plants use in photosynthesis ; gas used by plants in photosynthesis ; which gas is used in photosynthesis | Carbon dioxide / CO2 | Its carbon becomes sugar.
which gas turns lime water milky ; lime water is turned milky by ; gas that turns lime water milky | Carbon dioxide / CO2 | Calcium carbonate is formed.
litmus is obtained from ; litmus is extracted from | Lichen / Lichens | It is a natural indicator.
colour of litmus in acid ; blue litmus turns in acid ; acid turns blue litmus ; acids turn blue litmus | Red | A base turns red litmus blue.
base turns red litmus ; bases turn red litmus ; red litmus turns in base | Blue | An acid turns blue litmus red.
colour of phenolphthalein in basic solution ; phenolphthalein in base turns ; colour of phenolphthalein in base | Pink | It is colourless in acid.
xylem transports ; function of xylem ; xylem carries ; what does xylem transport ; xylem conducts | Water / Water and minerals / Water and mineral salts | Phloem carries food.
phloem transports ; function of phloem ; phloem carries ; what does phloem transport ; phloem conducts | Food / Prepared food / Sugar / Food materials | Xylem carries water.
which part of the brain controls balance of body ; which part of the brain controls the balance of the body ; which part of brain maintains balance of body ; part of brain responsible for balance ; which part of the brain maintains posture and balance | Cerebellum | The cerebrum thinks.
which part of the brain controls heart beat ; which part of the brain controls breathing ; which part of the brain controls involuntary actions | Medulla / Medulla oblongata | It is in the hind-brain.
thinking part of the brain ; which part of the brain is for thinking ; main thinking part of the brain | Cerebrum / Forebrain / Fore-brain | It is the largest part.
basic unit of the nervous system ; structural unit of nervous system | Neuron / Nerve cell | It carries signals.
gap between two neurons ; junction between two neurons | Synapse | Chemicals carry the signal across it.
which organ produces insulin ; insulin is produced by ; insulin is secreted by ; which gland secretes insulin ; insulin is produced in ; insulin comes from which gland | Pancreas / Pancreas (islets of Langerhans) | It lowers blood sugar.
which organ produces bile ; bile is produced by ; bile is secreted by ; bile juice is produced by | Liver | It is stored in the gall bladder.
bile is stored in ; where is bile stored | Gall bladder / Gallbladder | It is made by the liver.
which hormone controls blood sugar ; which hormone regulates blood sugar ; hormone that controls blood sugar level ; which hormone lowers blood sugar ; hormone that regulates blood sugar | Insulin | Glucagon raises it.
green colour of leaves is due to ; leaves are green due to ; leaves are green because of ; green pigment of leaves ; green pigment in plants | Chlorophyll | It has magnesium.
which metal is present in chlorophyll ; metal present in chlorophyll ; chlorophyll contains which metal | Magnesium / Mg | Haemoglobin has iron.
which metal is present in haemoglobin ; metal present in haemoglobin ; haemoglobin contains which metal | Iron / Fe | It carries oxygen.
food is digested completely in ; complete digestion of food takes place in ; where is food completely digested | Small intestine | Its villi absorb the food.
which enzyme is present in saliva ; enzyme in saliva ; enzyme present in saliva ; saliva contains which enzyme | Amylase / Salivary amylase / Ptyalin | It turns starch into sugar.
exchange of gases in lungs takes place in ; gaseous exchange takes place in ; exchange of gases takes place in | Alveoli | They have thin walls.
phenotypic ratio of monohybrid cross ; monohybrid phenotypic ratio ; phenotypic ratio in F2 of monohybrid cross ; phenotypic ratio of Tt x Tt ; phenotypic ratio in a cross Tt x Tt ; in a cross Tt x Tt phenotypic ratio | 3:1 / 3 : 1 | The genotypic ratio is 1 : 2 : 1.
genotypic ratio of monohybrid cross ; monohybrid genotypic ratio ; genotypic ratio in F2 of monohybrid cross ; genotypic ratio of Tt x Tt ; in a cross Tt x Tt genotypic ratio | 1:2:1 / 1 : 2 : 1 | The phenotypic ratio is 3 : 1.
phenotypic ratio of dihybrid cross ; dihybrid ratio ; dihybrid phenotypic ratio ; phenotypic ratio in F2 of dihybrid cross | 9:3:3:1 / 9 : 3 : 3 : 1 | Two pairs of genes are followed.
test cross ratio of monohybrid ; monohybrid test cross ratio | 1:1 / 1 : 1 | Tt is crossed with tt.
sex of a child is determined by ; who determines the sex of a child ; sex of child depends on | Father / Chromosome of the father | He gives X or Y.
which blood cells help in clotting ; blood clotting is done by ; which cells help in clotting of blood | Platelets / Blood platelets / Thrombocytes | They are pieces of cells.
outer covering of heart ; covering of the heart | Pericardium | The lungs have the pleura.
covering of lungs ; outer covering of lungs | Pleura | The heart has the pericardium.
dengue is spread by ; dengue is transmitted by ; which mosquito spreads dengue | Aedes mosquito / Aedes / Aedes aegypti / Female Aedes mosquito | It bites by day.
tuberculosis is caused by ; TB is caused by | Bacteria / Bacterium / Mycobacterium tuberculosis | The BCG vaccine protects against it.
AIDS is caused by ; AIDS is caused by which virus | HIV / Virus / HIV virus | It attacks helper T cells.
typhoid is caused by | Bacteria / Salmonella typhi | It spreads by food and water.
polio is caused by ; common cold is caused by ; chickenpox is caused by ; measles is caused by | Virus | There is a vaccine for polio.
ringworm is caused by | Fungus / Fungi | It is a disease of the skin.
kala azar is caused by | Leishmania / Protozoa / Leishmania donovani | The sand fly spreads it.
BCG vaccine is given for ; BCG vaccine is given against ; BCG vaccine protects against | Tuberculosis / TB | It is given to newborn babies.
which disease is caused by the deficiency of vitamin A ; deficiency of vitamin A causes ; lack of vitamin A causes which disease ; deficiency of vitamin A causes which disease ; disease due to deficiency of vitamin A | Night blindness | Vitamin A is needed in the diet.
which disease is caused by the deficiency of vitamin B1 ; deficiency of vitamin B1 causes ; lack of vitamin B1 causes which disease ; deficiency of vitamin B1 causes which disease ; disease due to deficiency of vitamin B1 | Beriberi | Vitamin B1 is needed in the diet.
which disease is caused by the deficiency of vitamin B3 ; deficiency of vitamin B3 causes ; lack of vitamin B3 causes which disease ; deficiency of vitamin B3 causes which disease ; disease due to deficiency of vitamin B3 | Pellagra | Vitamin B3 is needed in the diet.
which disease is caused by the deficiency of vitamin B12 ; deficiency of vitamin B12 causes ; lack of vitamin B12 causes which disease ; deficiency of vitamin B12 causes which disease ; disease due to deficiency of vitamin B12 | Pernicious anaemia / Anaemia | Vitamin B12 is needed in the diet.
which disease is caused by the deficiency of vitamin C ; deficiency of vitamin C causes ; lack of vitamin C causes which disease ; deficiency of vitamin C causes which disease ; disease due to deficiency of vitamin C | Scurvy | Vitamin C is needed in the diet.
which disease is caused by the deficiency of vitamin D ; deficiency of vitamin D causes ; lack of vitamin D causes which disease ; deficiency of vitamin D causes which disease ; disease due to deficiency of vitamin D | Rickets | Vitamin D is needed in the diet.
which disease is caused by the deficiency of vitamin K ; deficiency of vitamin K causes ; lack of vitamin K causes which disease ; deficiency of vitamin K causes which disease ; disease due to deficiency of vitamin K | Bleeding / Delayed blood clotting / Haemorrhage / Non-clotting of blood | It is needed for clotting.
which disease is caused by the deficiency of iodine ; deficiency of iodine causes ; lack of iodine causes which disease ; deficiency of iodine causes which disease | Goitre / Goiter | The thyroid gland swells.
which disease is caused by the deficiency of iron ; deficiency of iron causes ; lack of iron causes which disease ; deficiency of iron causes which disease | Anaemia / Anemia | Haemoglobin has iron.
which disease is caused by the deficiency of insulin ; deficiency of insulin causes ; lack of insulin causes which disease ; lack of insulin causes | Diabetes / Diabetes mellitus | Blood sugar rises.
master gland of body ; master gland of the body ; which is the master gland of body | Pituitary / Pituitary gland | It controls the other glands.
site of photosynthesis ; where does photosynthesis occur ; where does photosynthesis take place | Chloroplast / Chloroplasts | It holds chlorophyll.
site of protein synthesis ; site of protein synthesis in the cell | Ribosome / Ribosomes | They are on the rough ER and free in the cell.
number of bones in human skull ; how many bones are there in the human skull ; number of bones in the skull ; how many bones are there in the skull | 22 | Eight of the cranium and fourteen of the face.
unit of heredity ; basic unit of heredity ; hereditary unit | Gene / Genes | Genes are parts of DNA.
dimensional formula of velocity ; dimensional formula of speed ; dimensions of velocity | [LT^-1] / [LT⁻¹] / [M^0LT^-1] / [M⁰LT⁻¹] / LT^-1 | It is length over time.
dimensional formula of density ; dimensions of density | [ML^-3] / [ML⁻³] / ML^-3 | It is mass over volume.
dimensional formula of area | [L^2] / [L²] / L^2 | It is length times length.
dimensional formula of impulse | [MLT^-1] / [MLT⁻¹] / MLT^-1 | It is that of momentum.
dimensional formula of torque | [ML^2T^-2] / [ML²T⁻²] / ML^2T^-2 | It is that of work.
dimensional formula of frequency | [T^-1] / [T⁻¹] / T^-1 | It is one over time.
dimensional formula of gravitational constant | [M^-1L^3T^-2] / [M⁻¹L³T⁻²] | From F = Gmm/r².
speed of sound in vacuum ; velocity of sound in vacuum | Zero / 0 | Sound needs a medium.
value of gravitational constant ; value of G ; universal gravitational constant | 6.67 × 10⁻¹¹ N m²/kg² / 6.67 x 10^-11 N m^2/kg^2 | Cavendish measured it.
charge of an electron ; charge on an electron ; charge on electron | 1.6 × 10⁻¹⁹ C / 1.6 x 10^-19 C / -1.6 x 10^-19 C / −1.6 × 10⁻¹⁹ C | It is negative.
mass of an electron ; mass of electron | 9.1 × 10⁻³¹ kg / 9.1 x 10^-31 kg | A proton is 1836 times as heavy.
absolute zero temperature ; value of absolute zero ; absolute zero is equal to | −273.15 °C / -273°C / -273.15°C / 0 K | It is 0 K.
boiling point of water ; boiling point of water at 1 atm | 100 °C / 100°C / 373 K | It is lower on mountains.
freezing point of water ; melting point of ice | 0 °C / 0°C / 273 K | It is 32 °F.
at what temperature are celsius and fahrenheit equal ; temperature at which celsius and fahrenheit scales are equal ; at which temperature do celsius and fahrenheit show the same reading ; temperature at which celsius and fahrenheit are same | −40 / -40 / −40° / -40° / -40°C | F = 9C/5 + 32.
working principle of transformer ; transformer works on the principle of ; principle of transformer | Mutual induction / Electromagnetic induction | It works only with alternating current.
electric generator works on the principle of ; principle of electric generator ; dynamo works on the principle of | Electromagnetic induction | Faraday found it.
fuse wire is made of ; electric fuse is made of | Tin and lead / Alloy of tin and lead / Tin-lead alloy | Its melting point is low.
filament of electric bulb is made of ; bulb filament is made of ; which metal is used in the filament of bulb | Tungsten | It melts at 3422 °C.
heating element of electric heater is made of ; heater wire is made of ; heating coil is made of | Nichrome | Its resistance is high.
frequency of AC in India ; frequency of alternating current in India ; frequency of domestic supply in India | 50 Hz | Its voltage is 220 V.
least distance of distinct vision ; near point of human eye ; near point of normal eye | 25 cm | The far point is infinity.
focal length of plane mirror | Infinity / Infinite | Its power is zero.
image formed by plane mirror ; image formed by a plane mirror is ; nature of image formed by plane mirror | Virtual and erect / Virtual / Virtual, erect | It is as large as the object.
gas most abundant in the sun ; most abundant gas in the sun ; sun is mainly made of | Hydrogen | It becomes helium.
source of energy of the sun ; sun gets its energy from ; energy of sun is due to | Nuclear fusion | Hydrogen becomes helium.
nuclear reactor works on ; nuclear reactor is based on | Nuclear fission / Fission | The chain reaction is controlled.
`,
  },
  {
    chapter: 'polity',
    facts: `
which article is related to money bill ; which article defines money bill ; money bill is defined in which article ; money bill is defined under which article ; article for money bill | Article 110 / 110 | The Speaker certifies it.
which article is related to the annual budget ; annual financial statement is presented under which article ; budget is presented under which article ; which article is related to budget | Article 112 / 112 | It is laid before both houses.
which article is related to amendment of the Constitution ; amendment of the Constitution is given in which article ; Constitution is amended under which article | Article 368 / 368 | It is in Part XX.
which article is related to right to constitutional remedies ; right to constitutional remedies is given in which article | Article 32 / 32 | Ambedkar called it the heart and soul of the Constitution.
which article is related to freedom of speech ; freedom of speech and expression is given in which article ; freedom of speech is given in which article | Article 19 / Article 19(1)(a) / 19 | Article 19(2) allows reasonable limits.
which article is related to right to education ; right to education is given in which article | Article 21A / 21A | The 86th Amendment added it in 2002.
which article is related to fundamental duties ; fundamental duties are given in which article | Article 51A / 51A | They are in Part IVA.
which article is related to finance commission ; finance commission is set up under which article | Article 280 / 280 | The President sets it up every five years.
which article is related to election commission ; election commission is set up under which article | Article 324 / 324 | It is an independent body.
which article is related to UPSC ; UPSC is set up under which article ; union public service commission is given in which article | Article 315 / 315 | Articles 315 to 323 are about it.
which article is related to the attorney general of India ; attorney general of India is appointed under which article | Article 76 / 76 | He is the first law officer.
which article is related to CAG ; CAG is appointed under which article ; comptroller and auditor general is given in which article | Article 148 / 148 | He audits the accounts of the Union and the states.
`,
  },
]
