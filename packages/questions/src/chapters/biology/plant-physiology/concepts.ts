/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  photosynthesis | Photosynthesis in Plants | photosynthesis in higher plants, prakash sanshleshan, photosynthesis process
  pigments | Photosynthetic Pigments | chlorophyll, <carotenoids, <action spectrum, absorption spectrum, photosynthetic pigment
  light-reaction | Light Reaction | light reactions, photosynthesis light reaction, light reaction of photosynthesis, light reaction in photosynthesis, <photosystem, photosystem 1 and 2, photolysis of water, <z scheme, <photophosphorylation, <cyclic photophosphorylation, light dependent reaction
  calvin-cycle | Calvin Cycle | photosynthesis calvin cycle, calvin cycle steps, steps of calvin cycle, stages of calvin cycle, dark reaction, c3 cycle, c3 plants, carbon fixation, <rubisco, biosynthetic phase, calvin benson cycle
  c4-plants | C4 Plants | c4 pathway, c4 cycle, hatch and slack pathway, <kranz anatomy, c3 and c4 plants, c3 vs c4, c3 c4 plants, photosynthesis c3 c4 plants, photosynthesis c3 c4, photosynthesis in c3 and c4 plants, c3 and c4 photosynthesis
  photorespiration | Photorespiration | photo respiration, c2 cycle, photorespiration in c3 plants
  photosynthesis-factors | Factors Affecting Photosynthesis | law of limiting factors, blackman law, limiting factors of photosynthesis
  photosynthesis-experiments | Experiments on Photosynthesis | early experiments on photosynthesis, <priestley experiment, <engelmann experiment, <van niel
  plant-respiration | Cellular Respiration | respiration in plants, <aerobic respiration, cell respiration, plant respiration, koshikiya shwasan
  aerobic-and-anaerobic | Aerobic & Anaerobic Respiration | aerobic vs anaerobic respiration, difference between aerobic and anaerobic respiration, aerobic anaerobic respiration, vayaviya aur avayaviya shwasan, aerobic vs anaerobic, aerobic and anaerobic
  glycolysis | Glycolysis | emp pathway, embden meyerhof pathway, glycolysis steps, steps of glycolysis
  anaerobic-respiration | Anaerobic Respiration & Fermentation | anaerobic respiration, <alcoholic fermentation, <lactic acid fermentation
  krebs-steps | Steps of the Krebs Cycle | krebs cycle steps, krebs cycle step by step, steps of citric acid cycle, steps of tca cycle, krebs cycle reactions, krebs cycle enzymes, krebs cycle intermediates, krebs cycle products, tca cycle reactions
  krebs-cycle | Krebs Cycle | kreb cycle, kreb's cycle, krebs' cycle, citric acid cycle, tca cycle, tricarboxylic acid cycle, <link reaction
  electron-transport | Electron Transport Chain | electron transport system, ets, <oxidative phosphorylation, respiratory chain, <atp synthase
  respiratory-quotient | Respiratory Quotient & Amphibolic Pathway | respiratory quotient, rq, amphibolic pathway, respiratory balance sheet
  plant-hormones | Plant Hormones | plant growth regulators, phytohormones, pgr, plant hormone, padap hormone
  auxin | Auxins | auxin, iaa, indole acetic acid, apical dominance
  gibberellin | Gibberellins | gibberellin, gibberellic acid, <bolting
  cytokinin | Cytokinins | cytokinin, <kinetin, <zeatin
  ethylene | Ethylene as a Plant Hormone | ripening hormone, <ethephon, ethylene hormone
  abscisic-acid | Abscisic Acid | aba, stress hormone, abscisic
  plant-growth | Growth in Plants | plant growth and development, plant growth, <phases of growth, <growth curve in plants, <dedifferentiation, <plasticity in plants
  photoperiodism | Photoperiodism & Vernalisation | photoperiodism, vernalisation, vernalization, short day plants, long day plants
  plant-movements | Tropic & Nastic Movements | tropism, <phototropism, <geotropism, plant movements, nastic movement
  transpiration | Transpiration | <guttation, vashpotsarjan, stomatal transpiration, <transpiration pull
  osmosis | Osmosis | osmosis in plants, endosmosis, exosmosis, <osmotic pressure in plants, parasaran
  water-potential | Water Potential & Plasmolysis | water potential, <imbibition, plasmolysis, plasmolysis and turgidity, facilitated diffusion, plant water relations
  transport-in-plants | Transport in Plants | ascent of sap, translocation of food, <pressure flow hypothesis, mass flow hypothesis, root pressure, apoplast and symplast, <girdling
  mineral-nutrition | Mineral Nutrition | essential elements of plants, micronutrients of plants, <macronutrients of plants, deficiency symptoms in plants, <hydroponics
  nutrition-in-plants | Nutrition in Plants | plant nutrition, modes of nutrition in plants, paudhon me poshan, autotrophic nutrition, insectivorous plants, parasitic plants
  nitrogen-fixation | Nitrogen Fixation | biological nitrogen fixation, nitrogen metabolism, <nitrogenase, <leghaemoglobin, <root nodules
  light-and-dark-reactions | Difference between Light and Dark Reactions | light reaction and dark reaction, light and dark reaction, light reaction vs dark reaction, light and dark reactions of photosynthesis
`
