/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  photosynthesis | Photosynthesis in Plants | photosynthesis in higher plants, prakash sanshleshan, photosynthesis process
  pigments | Photosynthetic Pigments | chlorophyll, <carotenoids, <action spectrum, absorption spectrum
  light-reaction | Light Reaction | photosynthesis light reaction, <photosystem, photosystem 1 and 2, photolysis of water, <z scheme, <photophosphorylation, <cyclic photophosphorylation, light dependent reaction
  calvin-cycle | Calvin Cycle | photosynthesis calvin cycle, calvin cycle steps, stages of calvin cycle, dark reaction, c3 cycle, c3 plants, carbon fixation, <rubisco, biosynthetic phase, calvin benson cycle
  c4-plants | C4 Plants | c4 pathway, photosynthesis c4, c4 cycle, hatch and slack pathway, <kranz anatomy
  c3-and-c4 | Difference between C3 and C4 Plants | c3 and c4 plants, c3 vs c4, photosynthesis c3 c4 plants, photosynthesis c3 c4, calvin cycle c3 c4, c3 c4 cycle, c3 and c4 pathway, c3 and c4 plants difference, c3 c4 difference, calvin cycle and c4 cycle, c3 c4 and cam plants, c3 c4 cam, difference between c3 and c4
  photorespiration | Photorespiration | photo respiration, c2 cycle, photorespiration in c3 plants
  photosynthesis-factors | Factors Affecting Photosynthesis | law of limiting factors, <blackman law, limiting factors of photosynthesis
  photosynthesis-experiments | Experiments on Photosynthesis | early experiments on photosynthesis, <priestley experiment, <engelmann experiment, <van niel
  plant-respiration | Cellular Respiration | respiration in plants, <aerobic respiration, cell respiration, koshikiya shwasan
  aerobic-and-anaerobic | Aerobic & Anaerobic Respiration | difference between aerobic and anaerobic respiration, vayaviya aur avayaviya shwasan, aerobic vs anaerobic
  glycolysis | Glycolysis | emp pathway, embden meyerhof pathway, glycolysis steps
  anaerobic-respiration | Anaerobic Respiration & Fermentation | anaerobic respiration, <alcoholic fermentation, <lactic acid fermentation
  krebs-steps | Steps of the Krebs Cycle | krebs cycle step by step, steps of citric acid cycle, steps of tca cycle, krebs cycle reactions, krebs cycle enzymes, krebs cycle intermediates, krebs cycle products, tca cycle reactions
  krebs-cycle | Krebs Cycle | citric acid cycle, tca cycle, tricarboxylic acid cycle, <link reaction
  electron-transport | Electron Transport Chain | electron transport system, ets, <oxidative phosphorylation, respiratory chain, <atp synthase
  respiratory-quotient | Respiratory Quotient & Amphibolic Pathway | respiratory quotient, rq, amphibolic pathway, respiratory balance sheet
  plant-hormone-functions | Functions of Plant Hormones | role of plant hormones, plant hormones and their functions, uses of plant hormones, functions of plant growth regulators, effects of plant hormones, padap hormone ke karya
  plant-hormones | Plant Hormones | plant growth regulators, phytohormones, pgr, padap hormone
  auxin | Auxins | plant growth hormones auxin, plant hormone auxin, auxin hormone, iaa, indole acetic acid, apical dominance
  gibberellin | Gibberellins | gibberellic acid, <bolting
  cytokinin | Cytokinins | <kinetin, <zeatin
  ethylene | Ethylene as a Plant Hormone | ripening hormone, <ethephon, ethylene hormone
  abscisic-acid | Abscisic Acid | aba, stress hormone, abscisic
  plant-growth | Growth in Plants | plant growth and development, <phases of growth, <growth curve in plants, <dedifferentiation, <plasticity in plants
  photoperiodism | Photoperiodism & Vernalisation | photoperiodism, vernalisation, vernalization, short day plants, long day plants
  plant-movements | Tropic & Nastic Movements | tropism, <phototropism, <geotropism, plant movements, nastic movement
  transpiration | Transpiration | <guttation, vashpotsarjan, stomatal transpiration, <transpiration pull
  osmosis | Osmosis | osmosis in plants, endosmosis, exosmosis, <osmotic pressure in plants, parasaran
  water-potential | Water Potential & Plasmolysis | water potential, <imbibition, plasmolysis, plasmolysis and turgidity, facilitated diffusion, plant water relations
  transport-in-plants | Transport in Plants | ascent of sap, translocation of food, <pressure flow hypothesis, <mass flow hypothesis, root pressure, apoplast and symplast, <girdling
  mineral-nutrition | Mineral Nutrition | essential elements of plants, micronutrients of plants, <macronutrients of plants, deficiency symptoms in plants, <hydroponics, mineral deficiency in plants, mineral deficiency, deficiency of minerals in plants, nutrient deficiency in plants
  nutrition-in-plants | Nutrition in Plants | modes of nutrition in plants, paudhon me poshan, autotrophic nutrition, <insectivorous plants, <parasitic plants
  nitrogen-fixation | Nitrogen Fixation | biological nitrogen fixation, nitrogen metabolism, <nitrogenase, <leghaemoglobin, <root nodules
  light-and-dark-reactions | Difference between Light and Dark Reactions | light reaction and dark reaction, light and dark reactions of photosynthesis
  photosynthesis-and-respiration | Difference between Photosynthesis and Respiration | photosynthesis and respiration, prakash sanshleshan aur shwasan, photosynthesis and cellular respiration, photosynthesis and respiration in plants
`
