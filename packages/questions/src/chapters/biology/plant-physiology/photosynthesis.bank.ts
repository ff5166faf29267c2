import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The oxygen released in photosynthesis comes from:' */
export const photosynthesis = defineBank({
  id: 'photosynthesis',
  sets: [
    {
      rows: `
1 | The oxygen released in photosynthesis comes from: | water | carbon dioxide | glucose | chlorophyll | Water is split by light and its oxygen is set free. The oxygen of carbon dioxide goes into sugar and new water.
1 | In which cell organelle does photosynthesis take place? | Chloroplast | Mitochondrion | Leucoplast | Ribosome | Chloroplasts hold chlorophyll in the thylakoids. Mitochondria carry out respiration and leucoplasts store food without any colour.
1 | Which pigment is the chief one that traps light in photosynthesis? | Chlorophyll a | Chlorophyll b | Carotene | Xanthophyll | Chlorophyll a is the chief pigment. Chlorophyll b, carotenes and xanthophylls are accessory pigments that pass energy to it.
1 | Which metal is present in the chlorophyll molecule? | Magnesium | Iron | Copper | Zinc | A magnesium atom lies at the centre of the porphyrin ring of chlorophyll. Iron stands at the same place in haem.
1 | Which gas do green plants take in for photosynthesis? | Carbon dioxide | Oxygen | Nitrogen | Hydrogen | Green plants fix carbon dioxide into sugar and release oxygen. Nitrogen is taken up as nitrate or ammonium from the soil.
1 | In which part of a leaf of a dicot plant is most photosynthesis carried out? | Palisade tissue | Upper epidermis | Xylem of veins | Cuticle | Palisade cells under the upper epidermis are packed with chloroplasts. Epidermal cells, apart from guard cells, have none.
2 | The light reactions of photosynthesis take place in the: | thylakoids | stroma | outer membrane | cytosol | Pigments and the electron transport chain lie in thylakoid membranes. Sugars are made in the stroma by the Calvin cycle.
2 | Which products of the light reactions are used in the Calvin cycle? | ATP and NADPH | ATP and oxygen | NADH and FADH₂ | ADP and NADP | The Calvin cycle spends ATP and NADPH to reduce carbon dioxide. Oxygen is a by-product that leaves the plant.
2 | The first stable product of the Calvin cycle has how many carbon atoms? | Three | Four | Five | Six | The first product is 3-phosphoglyceric acid with three carbon atoms. In C₄ plants it is oxaloacetic acid with four.
2 | Which enzyme fixes carbon dioxide in the Calvin cycle? | RuBisCO | PEP carboxylase | Carbonic anhydrase | Nitrogenase | RuBisCO joins carbon dioxide to ribulose bisphosphate. PEP carboxylase makes the first fixation in mesophyll cells of C₄ plants.
2 | Which colours of light are used most in photosynthesis? | Blue and red | Green and yellow | Green and red | Yellow and orange | The action spectrum is highest in blue and red regions. Green light is mostly reflected, which is why leaves look green.
2 | Which of these is a C₄ plant? | Maize | Wheat | Rice | Potato | Maize, sugarcane and sorghum are C₄ plants. Wheat, rice and potato fix carbon dioxide by the C₃ path alone.
2 | The splitting of water in the light reactions is linked with: | photosystem II | photosystem I | the Calvin cycle | photorespiration | The oxygen-evolving complex, which needs manganese, calcium and chloride, is linked with photosystem II on the inner side of the thylakoid.
3 | Bundle sheath cells with many chloroplasts around the veins, the Kranz anatomy, are seen in: | C₄ plants | C₃ plants | all ferns | mosses | Kranz means wreath. Large bundle sheath cells, in which the Calvin cycle runs, surround the veins of C₄ leaves such as maize.
3 | Photorespiration takes place because RuBisCO can bind: | oxygen | nitrogen | water | hydrogen | When oxygen is high RuBisCO binds it in place of carbon dioxide. No sugar or ATP is made, so the process is wasteful.
3 | The primary acceptor of carbon dioxide in C₄ plants is: | phosphoenolpyruvate | ribulose bisphosphate | phosphoglyceric acid | oxaloacetic acid | PEP, a compound of three carbon atoms in mesophyll cells, accepts carbon dioxide to form oxaloacetic acid. RuBP is the acceptor in C₃ plants.
3 | How many turns of the Calvin cycle make one molecule of glucose? | Six | Three | Two | Twelve | Each turn fixes one carbon dioxide, so six turns give a hexose. They need 18 ATP and 12 NADPH in all.
3 | Cyclic photophosphorylation produces: | ATP only | NADPH only | ATP and NADPH | ATP and oxygen | In cyclic flow electrons of photosystem I return to it, so only ATP forms. NADPH and oxygen come from the non-cyclic flow.
3 | According to Blackman, the rate of a process governed by several factors is set by: | the factor nearest its lowest value | the factor nearest its highest value | the sum of all its factors | the average of all the factors | This is the law of limiting factors. At low light, for instance, more carbon dioxide does not raise the rate.
3 | The chemiosmotic synthesis of ATP in a chloroplast needs a proton gradient across the: | thylakoid membrane | outer membrane | inner envelope membrane | plasma membrane | Protons gather in the lumen of the thylakoid and flow back to the stroma through ATP synthase, which makes ATP.
1 | A destarched leaf covered partly with black paper is kept in sunlight. The test shows starch only in the: | uncovered part | covered part | stalk of the leaf | veins of the leaf | Light is needed for photosynthesis, so only the part that received light makes starch. The covered part stays brown with iodine.
1 | Which of these is needed for photosynthesis along with light and chlorophyll? | Carbon dioxide and water | Oxygen and water | Nitrogen and water | Carbon dioxide and oxygen | Carbon dioxide and water are the raw materials from which sugar is formed; oxygen is set free.
1 | At night green plants give out: | carbon dioxide | oxygen | nitrogen | hydrogen | There is no photosynthesis without light, but respiration goes on and releases carbon dioxide.
1 | The food made in leaves moves to other parts mostly as: | sucrose | starch | protein | cellulose | Sucrose is soluble and moves in phloem. Starch is insoluble and serves for storage.
2 | Priestley's experiment with a bell jar, a mouse and a mint plant showed that plants: | restore what burning removes from air | take in oxygen by day | need nitrogen of the air | give out carbon dioxide only | A mouse could live and a candle burn in the jar with a plant. The gas was later known as oxygen.
2 | Who used algae and oxygen-seeking bacteria to describe the first action spectrum? | T. W. Engelmann | Jan Ingenhousz | Melvin Calvin | Cornelius van Niel | Engelmann split light on Cladophora and saw bacteria gather in blue and red light.
2 | Leaves of plants in deep shade tend to be darker green because they have: | more chlorophyll | less chlorophyll | more anthocyanin | thicker cuticle | Shade leaves need more pigment to trap the weak light.
2 | Which scientist traced the path of carbon with radioactive ¹⁴C? | Melvin Calvin | Joseph Priestley | Julius von Sachs | Robert Hill | Calvin fed algae with ¹⁴CO₂ and found the first stable product, PGA.
3 | In photosystem I the reaction centre chlorophyll absorbs best at: | 700 nm | 680 nm | 400 nm | 550 nm | It is called P700. That of photosystem II is P680.
3 | At which carbon dioxide level do C₄ plants usually show saturation, compared with C₃? | A lower level | A higher level | The same level | No saturation at all | C₄ plants saturate at about 360 µL/L and C₃ plants only beyond 450 µL/L.
3 | Under strong light, moderate heat and normal air, C₄ plants yield more than C₃ because: | they avoid photorespiration | they need no water | they have no RuBisCO | they lack stomata | C₄ plants concentrate carbon dioxide around RuBisCO in bundle sheath cells.
2 | Yellow and orange colours of leaves in autumn are due to: | carotenoids | chlorophyll b | haemoglobin | phycobilins | Chlorophyll breaks down first, and the carotenoids that were hidden become visible.
`,
    },
  ],
})
