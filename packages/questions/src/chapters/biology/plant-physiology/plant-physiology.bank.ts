import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which plant hormone makes fruits ripen?' */
export const plantPhysiology = defineBank({
  id: 'plant-physiology',
  sets: [
    {
      rows: `
1 | Which plant hormone is a gas that makes fruits ripen? | Ethylene | Auxin | Gibberellin | Cytokinin | Ethylene is a gas that speeds ripening of fruits such as banana and mango. The other three are not gases.
1 | Loss of water as vapour from the aerial parts of a plant is called: | transpiration | guttation | respiration | translocation | Transpiration takes place mostly through stomata. Guttation is the loss of liquid water through pores at the edges of leaves.
1 | Bending of a shoot towards light is an example of: | phototropism | geotropism | hydrotropism | thigmotropism | Growth towards light is positive phototropism. Geotropism is a response to gravity and thigmotropism to touch, as in tendrils.
1 | Movement of water through a selectively permeable membrane towards the stronger solution is: | osmosis | imbibition | active transport | translocation | Osmosis moves water from the dilute to the concentrated side without spending energy. Active transport spends ATP and moves solutes.
1 | Which of these is a macronutrient for plants? | Nitrogen | Boron | Zinc | Molybdenum | Plants need nitrogen in large amounts for proteins. Boron, zinc and copper are micronutrients needed only in traces.
1 | Legume roots form nodules with which nitrogen-fixing bacterium? | Rhizobium | Azotobacter | Nitrosomonas | Nostoc | Rhizobium lives in root nodules of legumes. Azotobacter fixes nitrogen free in soil, and Nitrosomonas turns ammonia to nitrite.
1 | Which plant hormone keeps the tip of a shoot dominant over its side buds? | Auxin | Cytokinin | Ethylene | Abscisic acid | Auxin made at the tip holds back lateral buds. Cutting the tip, as in hedges and tea gardens, lets the side buds grow.
1 | Glycolysis takes place in which part of the cell? | Cytoplasm | Mitochondrial matrix | Inner mitochondrial membrane | Nucleus | Glucose is broken to pyruvic acid in the cytoplasm, with or without oxygen. The Krebs cycle follows in the mitochondrial matrix.
2 | The hormone often called the stress hormone, which closes stomata in drought, is: | abscisic acid | gibberellic acid | indole acetic acid | zeatin | Abscisic acid closes stomata and keeps seeds dormant, so it helps plants to stand dry times. Gibberellic acid breaks dormancy.
2 | Unusual lengthening of rice seedlings by a fungus led to the discovery of: | gibberellin | auxin | cytokinin | abscisic acid | The foolish seedling disease of rice, caused by Gibberella fujikuroi, led Japanese workers to gibberellins. Auxin came from work on coleoptiles.
2 | Which force is chiefly responsible for the rise of water in tall trees? | Transpiration pull | Root pressure | Imbibition | Pumping of root cells | Evaporation from leaves pulls up a column of water held by cohesion. Root pressure pushes water only to small heights.
2 | According to the pressure flow hypothesis, sugar moves in phloem from: | source to sink | sink to source | root to leaf only | xylem to root | Sugar is loaded at the source, such as a leaf, and unloaded at the sink, such as a root or fruit, down a gradient of pressure.
2 | Yellowing of leaves by loss of chlorophyll when a mineral is lacking is called: | chlorosis | necrosis | dormancy | abscission | Chlorosis comes from lack of elements such as nitrogen, magnesium and iron. Necrosis is the death of tissue.
2 | Anaerobic respiration in yeast gives: | ethanol and carbon dioxide | lactic acid and carbon dioxide | lactic acid and oxygen | ethanol and oxygen | Yeast turns pyruvic acid into ethanol and carbon dioxide. Lactic acid forms in working muscles and in some bacteria.
2 | How many ATP molecules are gained, net, when one glucose passes through glycolysis? | Two | Four | Six | Eight | Four ATP are made and two are spent, so the net direct gain is two. Two NADH are formed in addition.
2 | The response of plants to the length of day and night in flowering is called: | photoperiodism | vernalisation | phototropism | photolysis | Short-day and long-day plants flower according to the period of light. Vernalisation is the promotion of flowering by cold.
2 | The respiratory quotient of carbohydrates is: | 1 | 0.7 | 0.9 | more than 1 | Carbohydrates give out as much carbon dioxide as they take oxygen, so the ratio is 1. Fats have about 0.7 and proteins about 0.9.
2 | Water potential of pure water at standard temperature and pressure is taken as: | zero | positive | negative | infinite | Pure water is given the value zero. Solutes lower it, so every solution at atmospheric pressure has a negative water potential.
3 | Nitrogenase, the enzyme of nitrogen fixation, is protected in root nodules by: | leghaemoglobin | phycoerythrin | myoglobin | phycocyanin | Nitrogenase is spoiled by oxygen. Leghaemoglobin, a pink pigment, binds oxygen and keeps its level low in the nodule.
3 | Which element is needed for the splitting of water in photosynthesis? | Manganese | Molybdenum | Boron | Zinc | Manganese is part of the oxygen-evolving complex. Molybdenum belongs to nitrogenase and nitrate reductase, and zinc is needed for auxin synthesis.
3 | The final acceptor of electrons in aerobic respiration is: | oxygen | NAD⁺ | pyruvic acid | cytochrome c | Oxygen takes up electrons and protons at the end of the chain and forms water. NAD⁺ and cytochromes only carry electrons on the way.
3 | Acetyl coenzyme A first combines with which acid on entering the Krebs cycle? | Oxaloacetic acid | Citric acid | Succinic acid | Malic acid | The two-carbon acetyl group joins the four-carbon oxaloacetic acid to give citric acid with six carbon atoms.
3 | A cell is placed in pure water until it takes in no more. Its pressure potential then: | equals its solute potential in size | is equal to zero | is half its solute potential | is less than its solute potential in size | In a fully turgid cell water potential is zero, so pressure and solute potential cancel: they are equal in size with opposite signs.
3 | Denitrification, which returns nitrogen to the air, is carried out by: | Pseudomonas | Nitrobacter | Rhizobium | Anabaena | Pseudomonas and Thiobacillus reduce nitrate to nitrogen gas. Nitrobacter turns nitrite to nitrate; the other two fix nitrogen.
3 | Which plant hormone delays the ageing of leaves and promotes division of cells? | Cytokinin | Ethylene | Abscisic acid | Auxin | Cytokinins such as kinetin and zeatin promote cell division and delay senescence. Ethylene and abscisic acid hasten it.
1 | Roots take up water from soil mainly through: | root hairs | root cap cells | lenticels | bark | Root hairs enlarge the surface of the young root. Lenticels let gases pass through bark.
1 | Folding of the leaves of Mimosa on being touched is brought about by: | loss of water from cells | faster growth on one side | contraction of leaf muscles | closing of all the stomata | Touch makes cells at the leaf base lose water and turgor, so the leaves fold. It is not a growth movement, and plants have no muscles.
2 | The shedding of leaves and fruits is promoted by: | abscisic acid and ethylene | cytokinin and auxin | gibberellin and auxin | cytokinin and gibberellin | Auxin delays the fall of young leaves and fruits, whereas abscisic acid and ethylene promote it.
2 | A synthetic auxin used to kill broad-leaved weeds is: | 2,4-D | GA₃ | zeatin | ABA | 2,4-D kills dicot weeds and does not affect mature monocots such as wheat.
2 | Guttation takes place through pores called: | hydathodes | stomata | lenticels | plasmodesmata | Drops of water come out at leaf margins through hydathodes when root pressure is high and transpiration low.
3 | Plants need which element as a part of nitrogenase and nitrate reductase? | Molybdenum | Manganese | Boron | Calcium | Molybdenum is part of several enzymes of nitrogen metabolism. Boron helps in pollen germination.
`,
    },
  ],
})
