import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(`
# drugs-medicines, antiseptics | Medicines
| Class | Work | Examples |
| --- | --- | --- |
| Analgesic | pain | aspirin, paracetamol; narcotic: morphine, codeine |
| Antipyretic | fever | paracetamol, aspirin |
| Antibiotic | bacteria | narrow: penicillin G; broad: chloramphenicol, ampicillin |
| Antiseptic (on skin) | microbes | Dettol (chloroxylenol + terpineol), iodine tincture, 0.2% phenol |
| Disinfectant (on things) | microbes | 1% phenol, chlorine 0.2–0.4 ppm |
| Antacid | acid | Mg(OH)₂, NaHCO₃; ranitidine stops it being made |
| Antihistamine | allergy | brompheniramine, terfenadine |
| Tranquilliser | stress | equanil, barbiturates |
| Antifertility | pill | norethindrone, ethynylestradiol |

Bactericidal kill: penicillin, ofloxacin; bacteriostatic stop: tetracycline, erythromycin. First antibiotic: penicillin (Fleming, 1928); first sulpha drug: Prontosil; salvarsan (Ehrlich) for syphilis.

# acids-bases-daily, indicators-daily, ph-daily | Acids, bases, indicators
Lemon: citric; tamarind: tartaric; vinegar: acetic; curd: lactic; ant sting: formic; tomato, spinach: oxalic; apple: malic; stomach: HCl. Blood pH 7.4, acid rain below 5.6, milk 6.5, sea 8.

| Indicator | Acid | Base |
| --- | --- | --- |
| Litmus (lichen) | red | blue |
| Phenolphthalein | none | pink |
| Methyl orange | red | yellow |
| Turmeric | yellow | red-brown |
| China rose | magenta | green |

*Worked.* Bee sting (acid): baking soda; wasp sting (base): vinegar.

# acids-and-bases-compared | Properties of acids and bases
| Property | Acid | Base |
| --- | --- | --- |
| Taste, touch | sour | bitter, soapy |
| Ion in water | H⁺ (H₃O⁺) | OH⁻ |
| pH | below 7 | above 7 |
| Litmus | blue to red | red to blue |
| With zinc | salt + H₂ | strong alkali: zincate + H₂ |
| With carbonates | salt + water + CO₂ | no gas |
| Oxides | of non-metals: CO₂, SO₂ | of metals: CaO, Na₂O |
| Strong | HCl, HNO₃, H₂SO₄ | NaOH, KOH |
| Weak | acetic, carbonic | NH₄OH |

A base that dissolves in water is an **alkali**: all alkalis are bases, not all bases alkalis (Cu(OH)₂). Brønsted: an acid gives a proton, a base takes it; Lewis: an acid takes a pair of electrons, a base gives it. Al₂O₃ and ZnO react with both (amphoteric). Dilute by pouring acid into water, never water into acid.

*Worked.* HCl + NaOH → NaCl + H₂O: neutralisation, heat is given off; for each strong pair it is H⁺ + OH⁻ → H₂O.

# common-salts, soda-compounds, baking-soda, washing-soda, plaster-of-paris | Common salts
| Name | Formula | Use |
| --- | --- | --- |
| Washing soda | Na₂CO₃·10H₂O | glass, soap, hard water |
| Baking soda | NaHCO₃ | cakes, antacid, extinguisher |
| Bleaching powder | CaOCl₂ | water, cotton |
| Plaster of Paris | CaSO₄·½H₂O | casts; sets to gypsum |
| Gypsum | CaSO₄·2H₂O | cement |
| Caustic soda | NaOH | soap, paper |
| Blue vitriol | CuSO₄·5H₂O | fungicide |
| Potash alum | K₂SO₄·Al₂(SO₄)₃·24H₂O | clears water, stops bleeding |
| Epsom salt | MgSO₄·7H₂O | laxative |
| Hypo | Na₂S₂O₃·5H₂O | photography |

2 NaHCO₃ → Na₂CO₃ + H₂O + CO₂ on heating: cakes rise. Baking powder adds tartaric acid. **Solvay** makes washing soda from brine, NH₃ and CO₂.

# rusting | Rusting and corrosion
Iron + oxygen + water → Fe₂O₃·xH₂O; salt and acid hasten it. Each spot is a cell: iron is the anode. Against it: paint, grease, galvanising (zinc, protects even when scratched), tin plating, alloys (stainless: Cr, Ni), sacrificial magnesium. Copper: green (basic carbonate); silver: black (sulphide); aluminium: its oxide protects.

# polymers, rubber, plastics-fibres | Polymers, rubber, fibres
| Polymer | Monomer | Kind, use |
| --- | --- | --- |
| Polythene | ethene | addition; LDPE bags, HDPE (Ziegler–Natta) buckets |
| PVC | vinyl chloride | pipes |
| Teflon | tetrafluoroethene | pans |
| Polystyrene | styrene | foam |
| Acrylic (Orlon) | acrylonitrile | wool |
| Nylon 6,6 | hexamethylenediamine + adipic acid | condensation; ropes |
| Nylon 6 | caprolactam | tyre cords |
| Terylene, Dacron | ethylene glycol + terephthalic acid | cloth |
| Bakelite | phenol + formaldehyde | thermosetting; switches |
| Melamine | melamine + formaldehyde | crockery |
| Natural rubber | isoprene (cis-1,4) | tyres after vulcanising |
| Neoprene; Buna-S; Buna-N | chloroprene; butadiene + styrene; + acrylonitrile | belts; tyres; oil seals |
| PHBV; nylon-2-nylon-6 | hydroxy acids; glycine + aminocaproic acid | biodegradable |

Thermoplastics soften with heat, thermosets do not. **Vulcanising** (Goodyear): 5% sulphur for tyres, 30% for ebonite, cross-links. Gutta-percha is trans. Rayon is from cellulose.

# polymers-and-monomers | Polymers and their monomers
A **monomer** is the small molecule, a **polymer** the long chain of many of them. Addition: double bonds open and nothing is lost (polythene, PVC, Teflon). Condensation: two kinds of groups join and a small molecule, mostly water, leaves (nylon 6,6, Terylene, Bakelite). One kind of monomer: homopolymer; two: copolymer (Buna-S).

| Natural polymer | Monomer |
| --- | --- |
| Starch, glycogen | α-glucose |
| Cellulose | β-glucose |
| Protein (wool, silk) | amino acids |
| DNA, RNA | nucleotides |
| Natural rubber | isoprene (2-methylbuta-1,3-diene) |

Names help: poly + monomer for addition polymers (polystyrene from styrene). The numbers of nylon count carbon atoms: 6,6 has six in the diamine and six in the acid, nylon 6 six in caprolactam.

*Worked.* Polythene of molar mass 28,000: ethene has 28, so 1000 units in a chain.

# soaps-detergents | Soaps and detergents
Soap: sodium (hard) or potassium (soft) salt of a fatty acid. Tail in grease, head in water: **micelle**. Hard water (Ca²⁺, Mg²⁺) makes scum; detergents (sulphonates) do not. Anionic: sodium lauryl sulphate; cationic: hair conditioner (CTAB); non-ionic: dish liquid. Branched chains do not rot.

# food-chemicals | Chemicals in food
Preservatives: sodium benzoate, salt, sugar, vinegar, sorbates. Antioxidants: BHA, BHT. Vitamin C, E natural antioxidants. Nitrogen in packets keeps fats from turning rancid.

# artificial-sweeteners | Artificial sweeteners
Sweet with hardly any calories, so fit for diabetics. Times as sweet as cane sugar:

| Sweetener | Times | To know |
| --- | --- | --- |
| Aspartame | 100 | methyl ester of a dipeptide (aspartic acid + phenylalanine); breaks up on heating, so cold foods only |
| Saccharin | 550 | the first; leaves the body unchanged in urine |
| Sucralose | 600 | trichloro derivative of sucrose; stable in cooking |
| Alitame | 2000 | stabler than aspartame; sweetness hard to control |

# cement-glass | Cement and glass
Portland cement: lime, clay (silicates and aluminates of Ca) burnt to clinker, 2–3% gypsum slows the setting. Concrete: cement, sand, gravel, water. Glass: SiO₂, Na₂CO₃, CaCO₃, a supercooled liquid. Blue: cobalt; green: Cr, Fe²⁺; red: gold, selenium; purple: Mn. Pyrex: borosilicate; flint: lead, lenses; quartz lets UV through.

# fertilisers | Fertilisers and pesticides
N: urea (46%), CAN, ammonium sulphate (21%); P: superphosphate, DAP (18-46-0); K: muriate (KCl). NPK 10-26-26 by weight of N, P₂O₅, K₂O. Insecticides: DDT, BHC, malathion; weedkillers: 2,4-D, sodium chlorate; fungicide: Bordeaux mixture (CuSO₄ + lime); rats: zinc phosphide.

# explosives | Explosives
Gunpowder: 75% KNO₃, 15% charcoal, 10% sulphur. Dynamite (Nobel): nitroglycerine in kieselguhr. TNT, RDX (cyclonite), PETN, picric acid; ANFO in mines.

# combustion-flame | Combustion and flame
Fuel, oxygen, ignition temperature. Zones: outer (non-luminous, hottest), middle (yellow, carbon glows), inner (dark, coldest). Calorific value (kJ/kg): hydrogen 150,000, LPG 55,000, methane and CNG 50,000, petrol 45,000, coal 25,000–33,000, wood 17,000–22,000. CO₂ extinguishers for electrical fires, no water. Match: red phosphorus on the box, antimony sulphide and potassium chlorate on the head.

# physical-chemical-change | Physical and chemical change
Physical: no new substance (melting, dissolving, magnetising, glowing bulb). Chemical: new substance (rust, curd, burning, ripening). Burning candle: both.

# ph-of-blood | pH of blood
Blood is slightly basic, **7.35 to 7.45**. Below 7.35 is acidosis, above 7.45 alkalosis. The buffer of carbonic acid and bicarbonate holds it; the lungs breathe out CO₂ and the kidneys pass out H⁺. More CO₂ in blood means a lower pH.

# bleaching-powder | Bleaching powder
CaOCl₂, calcium oxychloride, made from dry slaked lime and chlorine: Ca(OH)₂ + Cl₂ → CaOCl₂ + H₂O. Acids set its chlorine free. It bleaches cloth and paper pulp, disinfects water and acts as an oxidising agent.

# cement | Cement
Limestone and clay are heated in a rotary kiln to clinker, which is ground with a little gypsum to slow the setting. Setting is hydration. Cement, sand, gravel and water make concrete; with steel bars it is RCC.

# green-chemistry | Green chemistry
Products and processes that use and make fewer harmful substances: prevent waste, save atoms and energy, prefer water and raw materials that can be renewed. Dry cleaning with liquid $mathrm{CO_2}$ instead of tetrachloroethene; bleaching with $mathrm{H_2O_2}$ instead of chlorine.
`)
