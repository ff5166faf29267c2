import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# osmosis, water-potential, transport-in-plants | Water potential and transport
$\Psi_w = \Psi_s+\Psi_p$: pure water 0, solutes make it negative, turgor adds. Water flows to the lower (more negative) value. Cell in a hypertonic solution: plasmolysis; in a hypotonic one: turgid. Imbibition: dry seeds swell.

*Worked.* Cell A $\Psi_s = -20$, $\Psi_p = 8$ bar: −12; cell B −14 and 2: −12: no net flow.

Roots: apoplast (walls) up to the Casparian strip of the endodermis, then symplast (through plasmodesmata). Xylem: cohesion–tension by the pull of transpiration; root pressure helps at night (guttation). Phloem: sucrose from source to sink by **pressure flow** (Münch), loading is active. Girdling (ring of bark) shows it: swelling above the ring.

# transpiration | Transpiration
Mostly through stomata; guard cells with K⁺ inside swell and open. More with heat, wind, light, dry air. It cools, lifts water and brings minerals; costs water. C₄ plants lose half as much water per carbon fixed.

# mineral-nutrition | Mineral nutrition
17 essential elements. Macro: C, H, O, N, P, K, S, Ca, Mg; micro: Fe, Mn, Cu, Mo, Zn, B, Cl, Ni. Test: hydroponics (Sachs).

| Element | Work | Lack |
| --- | --- | --- |
| N | proteins, chlorophyll | old leaves yellow |
| Mg | chlorophyll | chlorosis of old leaves |
| Fe | cytochromes, makes chlorophyll | young leaves yellow |
| Ca | middle lamella, spindle | dying tips |
| K | stomata, ions | scorched margins |
| Mo | nitrogenase, nitrate reductase | late flower |
| Zn | auxin | small leaves |
| B | pollen germination | dying buds |

Mobile ones (N, P, K, Mg) show first in old leaves, others (Ca, S, Fe) in young ones. Mn in excess causes lack of Fe, Mg, Ca.

# nutrition-in-plants | Modes of nutrition in plants
| Mode | How | Examples |
| --- | --- | --- |
| Autotrophic | makes sugar from CO₂ and water in light | green plants |
| Parasitic, whole | takes all food from the host by haustoria | *Cuscuta* (stem), *Orobanche*, *Rafflesia* (root) |
| Parasitic, partly | green; takes water and minerals | *Viscum*, *Loranthus* (stem), sandalwood (root) |
| Insectivorous | green; insects give nitrogen in poor soil | pitcher plant, sundew, bladderwort, Venus flytrap |
| Saprophytic | digests dead matter outside and absorbs it | mushroom, bread mould (fungi) |
| Symbiotic | both gain | lichen (alga and fungus), *Rhizobium* in legumes, mycorrhiza |

CO₂ comes through stomata, water and minerals through root hairs; chlorophyll catches light. In cactus the green stem makes the food, leaves are spines. Sugar travels as sucrose and is stored as starch. Test: boil the leaf in alcohol, add iodine; starch turns blue-black. An epiphyte (orchid) only sits on its tree and is no parasite.

# nitrogen-fixation | Nitrogen fixation
N₂ + 8 e⁻ + 8 H⁺ + 16 ATP → 2 NH₃ + H₂ + 16 ADP by **nitrogenase** (Mo–Fe), poisoned by O₂; leghaemoglobin (pink) binds it. *Rhizobium* (legumes), *Frankia* (alder); free: *Azotobacter*, *Rhodospirillum*, *Anabaena*. Nitrification: *Nitrosomonas* to nitrite, *Nitrobacter* to nitrate; denitrification: *Pseudomonas*, *Thiobacillus*. Ammonia becomes glutamate (reductive amination), then by transamination other amino acids; amides asparagine and glutamine carry more N.

# photosynthesis, photosynthesis-experiments | Photosynthesis and its discovery
6 CO₂ + 12 H₂O → C₆H₁₂O₆ + 6 H₂O + 6 O₂; the O₂ comes from water.

| Person | Found |
| --- | --- |
| Priestley | plants restore the air |
| Ingenhousz | light and green parts needed |
| Sachs | starch in green parts |
| Engelmann | action spectrum with *Cladophora* and bacteria |
| van Niel | H₂O (or H₂S) gives the hydrogen |
| Calvin | path of ¹⁴CO₂ in *Chlorella* |

# pigments, light-reaction | Pigments and light reaction
Chlorophyll a (chief, blue and red), b, xanthophylls, carotenoids (protect). PS II P680, PS I P700, in thylakoid membranes.

~~~
H2O -> PS II -> plastoquinone -> cyt b6f -> plastocyanin -> PS I -> ferredoxin -> NADPH
  O2, H+ (inside the thylakoid)                    non-cyclic: ATP + NADPH + O2
PS I alone, electrons come back: cyclic, only ATP (stroma lamellae)
~~~

H⁺ gathers in the lumen and flows out through CF₀–CF₁: ATP (chemiosmosis, Mitchell).

# calvin-cycle | Calvin cycle
In the stroma: carboxylation (RuBP + CO₂ → 2 PGA by **RuBisCO**), reduction (2 ATP and 2 NADPH per CO₂), regeneration (1 ATP). First product 3-PGA (3 C).

*Worked.* One glucose: 6 turns, 18 ATP, 12 NADPH.

# light-and-dark-reactions | Light and dark reactions compared
| Point | Light reaction | Dark reaction (Calvin cycle) |
| --- | --- | --- |
| Where | thylakoid membranes (grana) | stroma |
| Light | needed | not directly |
| Takes | water, ADP, NADP⁺ | CO₂, ATP, NADPH |
| Gives | O₂, ATP, NADPH | sugar, ADP, NADP⁺ |
| Steps | light caught, water split, electron transport, phosphorylation | carboxylation, reduction, regeneration |
| Works with | pigments, PS II and PS I | enzymes, first RuBisCO |
| Temperature | matters little | matters much |
| Also named after | Hill | Blackman |

The dark reaction also runs by day: it does not need darkness, only the ATP and NADPH of the light reaction, and stops soon after light does. The O₂ is from water, the carbon of sugar from CO₂.

*Worked.* One glucose: 12 H₂O are split, 6 O₂ and 12 NADPH come of it; the Calvin cycle uses the 12 NADPH and 18 ATP for 6 CO₂.

# c4-plants, c3-and-c4, photorespiration | C₄ path and photorespiration
| Point | C₃ | C₄ |
| --- | --- | --- |
| Acceptor | RuBP | PEP, in mesophyll |
| First product | PGA | oxaloacetate |
| Enzyme | RuBisCO | PEP carboxylase, then RuBisCO in the bundle sheath |
| Anatomy | – | Kranz |
| Photorespiration | yes | hardly |
| Best temperature | 20–25 °C | 30–40 °C |
| Examples | wheat, rice | maize, sugar cane, sorghum |

Photorespiration: RuBisCO takes O₂, gives phosphoglycolate; no sugar, no ATP; chloroplast, peroxisome, mitochondrion. CAM plants fix CO₂ at night. C₄ needs 30 ATP per glucose.

# photosynthesis-factors | Limiting factors
**Blackman**: the scarcest factor decides. Light saturates at 10% of full sun; CO₂ (0.04% of air) is the chief limit; C₄ saturate at 360, C₃ beyond 450 μL/L.

# plant-respiration, glycolysis | Glycolysis
In cytoplasm (Embden, Meyerhof, Parnas): glucose → 2 pyruvate. Uses 2 ATP, makes 4 ATP and 2 NADH: net 2 ATP. Phosphorylations by hexokinase and phosphofructokinase; ATP from BPGA and from PEP.

# anaerobic-respiration | Fermentation
Yeast: pyruvate → CO₂ + ethanol (pyruvate decarboxylase, alcohol dehydrogenase); muscle, some bacteria: lactic acid. Only 2 ATP, under 7% of the energy; yeast dies at about 13% alcohol.

# aerobic-and-anaerobic | Aerobic and anaerobic respiration
| Point | Aerobic | Anaerobic |
| --- | --- | --- |
| Oxygen | needed | not used |
| Where | cytoplasm, then mitochondria | cytoplasm |
| Glucose | broken down wholly | in part |
| Products | CO₂ and water | ethanol and CO₂ (yeast) or lactic acid (muscle, *Lactobacillus*) |
| ATP from one glucose | 36–38 by the old count, 30–32 by the new | 2 |
| Last acceptor of electrons | O₂ | pyruvate or acetaldehyde (fermentation) |

Glycolysis is common to both; pyruvate is where the ways part. Aerobic: C₆H₁₂O₆ + 6 O₂ → 6 CO₂ + 6 H₂O + energy. Yeast: C₆H₁₂O₆ → 2 C₂H₅OH + 2 CO₂. Muscle in hard work: C₆H₁₂O₆ → 2 C₃H₆O₃, with cramp or fatigue. Fermentation uses NADH to regain NAD⁺, so that glycolysis can go on.

*Worked.* For the same 38 ATP yeast without air needs 19 glucose molecules, with air one.

# krebs-cycle | Krebs cycle
Pyruvate → acetyl CoA + CO₂ + NADH (mitochondrial matrix). Acetyl CoA + oxaloacetate → citrate (6 C) → isocitrate → α-ketoglutarate (5 C) → succinyl CoA (4 C) → succinate → fumarate → malate → oxaloacetate. Each turn: 3 NADH, 1 FADH₂, 1 GTP, 2 CO₂.

# krebs-steps | Steps of the Krebs cycle
| Step | Product | Enzyme | Gain |
| --- | --- | --- | --- |
| 1 acetyl CoA + oxaloacetate | citrate (6 C) | citrate synthase | CoA set free |
| 2 | isocitrate (6 C) | aconitase | – |
| 3 | α-ketoglutarate (5 C) | isocitrate dehydrogenase | NADH, CO₂ |
| 4 | succinyl CoA (4 C) | α-ketoglutarate dehydrogenase | NADH, CO₂ |
| 5 | succinate | succinyl CoA synthetase | GTP |
| 6 | fumarate | succinate dehydrogenase | FADH₂ |
| 7 | malate | fumarase | water taken up |
| 8 | oxaloacetate | malate dehydrogenase | NADH |

All in the matrix, but succinate dehydrogenase sits in the inner membrane (complex II). GTP is made at substrate level and passed on as ATP. Step 8 gives back the acceptor, so the cycle closes.

*Worked.* One glucose, two turns: 6 NADH, 2 FADH₂, 2 GTP, 4 CO₂; with the link reaction 8 NADH and 6 CO₂. By the old count a turn is worth $3\times3+2+1 = 12$ ATP.

# electron-transport | Electron transport
Inner membrane: complex I (NADH), II (FADH₂, succinate), ubiquinone, III (bc₁), cytochrome c, IV (a, a₃, Cu), O₂ last → H₂O. Complex V (F₀–F₁) makes ATP. By the old count NADH 3, FADH₂ 2.

*Worked.* Glucose: 10 NADH × 3 + 2 FADH₂ × 2 + 4 = 38 ATP (36 where the NADH of the cytoplasm costs 2).

# respiratory-quotient | Respiratory quotient, amphibolic path
RQ = CO₂ given / O₂ taken: carbohydrate 1, fat about 0.7 (tripalmitin 102/145), protein 0.9, organic acids over 1, fermentation infinite. Respiration is **amphibolic**: its intermediates also build fats, amino acids, chlorophyll.

# plant-growth | Growth
Phases: meristematic, elongation, maturation. Arithmetic $L_t = L_0+rt$ (root); geometric $W_1 = W_0e^{rt}$; whole: S-shaped. Differentiation, dedifferentiation (cambium from parenchyma), redifferentiation. Plasticity: heterophylly (cotton, buttercup).

# plant-hormones, plant-hormone-functions, auxin, gibberellin, cytokinin, ethylene, abscisic-acid | Plant hormones
| Hormone | Found by | Work | Use |
| --- | --- | --- | --- |
| Auxin (IAA, IBA; 2,4-D, NAA) | Darwin, Went (oat coleoptile) | cell elongation, apical dominance, roots | rooting, weedkiller (2,4-D, dicots), seedless fruit |
| Gibberellin (GA₃) | Kurosawa, bakanae of rice | stem length, bolting, breaks dormancy | grapes, malt, sugar cane |
| Cytokinin (kinetin, zeatin) | Skoog, Miller | cell division, delays ageing, lateral buds | tissue culture |
| Ethylene (gas) | Cousins, ripe oranges | ripening, abscission, horizontal growth | ethephon: tomatoes, apples |
| Abscisic acid | three groups in the 1960s | dormancy, closes stomata: stress | keeps seeds dormant |

# photoperiodism | Photoperiodism and vernalisation
Short-day plants need a dark period longer than a critical one; long-day a shorter; day-neutral (tomato, cucumber) none. Leaves see it by phytochrome (Pr, Pfr), florigen carries it. A flash in the night undoes the long night. Vernalisation: cold before flowering (winter wheat, biennials).

# plant-movements | Movements
Tropic: towards or from a stimulus (photo-, geo-, hydro-, thigmo-, chemotropism); the shaded side has more auxin and grows. Nastic: not directed (*Mimosa*, sleep movements, Venus flytrap), by turgor.

# photosynthesis-and-respiration | Difference between Photosynthesis and Respiration
| | Photosynthesis | Respiration |
| --- | --- | --- |
| Where | chloroplast, green cells | mitochondria and cytoplasm, all living cells |
| When | in light | day and night |
| Takes in | CO₂, water | sugar, O₂ |
| Gives out | sugar, O₂ | CO₂, water |
| Energy | stored | released |
| Kind | anabolic, weight rises | catabolic, weight falls |
`)
