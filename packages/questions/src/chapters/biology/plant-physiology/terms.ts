import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
photosynthesis | Photosynthesis, prakash sanshleshan, प्रकाश संश्लेषण | Photosynthesis is the process by which green plants make carbohydrates from carbon dioxide and water with the energy of light, giving out oxygen.
pigments | Chlorophyll, parnaharit, पर्णहरित | Chlorophyll is the green pigment of plants, containing magnesium, that absorbs light (mainly blue and red) for photosynthesis.
pigments | Carotenoids, carotenoid, कैरोटिनॉइड | Carotenoids are yellow to orange pigments, carotenes and xanthophylls, that help in absorbing light and protect chlorophyll from photo-oxidation.
pigments | Action spectrum and absorption spectrum, action spectrum | The action spectrum shows the rate of photosynthesis at each wavelength of light; the absorption spectrum shows how much light a pigment absorbs at each wavelength.
light-reaction | Light reaction, photochemical phase, prakash abhikriya, प्रकाशिक अभिक्रिया | The light reaction is the phase of photosynthesis in the thylakoids in which light is absorbed, water is split and ATP, NADPH and oxygen are formed.
light-reaction | Photolysis of water, jal ka prakash apghatan, जल का प्रकाश अपघटन | Photolysis is the splitting of water in photosystem II into protons, electrons and oxygen; it needs manganese, chlorine and calcium.
light-reaction | Photophosphorylation, photo phosphorylation, प्रकाश फॉस्फोरिलीकरण | Photophosphorylation is the making of ATP from ADP and inorganic phosphate in the presence of light; it is cyclic or non-cyclic.
light-reaction | Photosystem, photosystem I and II, प्रकाश तंत्र | A photosystem is a group of pigments and proteins that captures light; photosystem I has the reaction centre P700 and photosystem II P680.
calvin-cycle | Calvin cycle, C3 cycle, dark reaction, केल्विन चक्र | The Calvin cycle is the phase of photosynthesis in the stroma in which carbon dioxide is fixed by RuBP into sugar with ATP and NADPH.
calvin-cycle | RuBisCO, रुबिस्को | RuBisCO is the enzyme that fixes carbon dioxide on RuBP in the Calvin cycle; it is the most abundant protein in the biosphere.
c4-plants | C4 plants, C4 pathway, hatch and slack pathway, C4 पादप | C4 plants are plants such as maize and sugarcane in which the first product of carbon fixation is the 4-carbon oxaloacetic acid; they hardly show photorespiration.
c4-plants | Kranz anatomy, क्रांज शारीर | Kranz anatomy is the leaf structure of C4 plants with large bundle sheath cells, rich in chloroplasts, round the vascular bundles.
photorespiration | Photorespiration, prakash shwasan, प्रकाश श्वसन | Photorespiration is the process in C3 plants in which RuBisCO binds oxygen instead of carbon dioxide, so that carbon dioxide is released without making ATP or sugar.
photosynthesis-factors | Law of limiting factors, blackman's law, ब्लैकमैन का सीमाकारी कारक नियम | Blackman's law states that when a process depends on several factors, its rate is decided by the factor that is nearest its minimum value.
photosynthesis-experiments | Experiments of Priestley and Engelmann, priestley experiment | Priestley showed that plants restore air used up by burning candles or animals; Engelmann showed by bacteria that photosynthesis is greatest in blue and red light.
plant-respiration | Cellular respiration, koshikiya shwasan, कोशिकीय श्वसन | Cellular respiration is the oxidation of food in cells to release energy, which is stored as ATP.
plant-respiration | Aerobic respiration, vayviya shwasan, वायवीय श्वसन | Aerobic respiration is the complete oxidation of glucose with oxygen to carbon dioxide and water, with release of much energy.
plant-respiration | ATP, adenosine triphosphate, energy currency, एटीपी | ATP is adenosine triphosphate, the energy currency of the cell, which stores and supplies energy for its work.
glycolysis | Glycolysis, EMP pathway, ग्लाइकोलिसिस | Glycolysis is the breakdown of one glucose into two pyruvic acid molecules in the cytoplasm, with a net gain of 2 ATP; it needs no oxygen.
anaerobic-respiration | Anaerobic respiration, avayviya shwasan, अवायवीय श्वसन | Anaerobic respiration is the incomplete breakdown of glucose without oxygen, giving ethanol and carbon dioxide or lactic acid and little energy.
krebs-cycle | Krebs cycle, citric acid cycle, TCA cycle, क्रेब्स चक्र | The Krebs cycle is the series of reactions in the mitochondrial matrix that oxidises acetyl CoA completely to carbon dioxide, forming NADH, FADH₂ and ATP.
electron-transport | Electron transport chain, electron transport system, ETS, इलेक्ट्रॉन परिवहन तंत्र | The electron transport chain is the series of carriers in the inner mitochondrial membrane that passes electrons from NADH and FADH₂ to oxygen, the energy being used to make ATP.
electron-transport | Oxidative phosphorylation, ऑक्सीकरणी फॉस्फोरिलीकरण | Oxidative phosphorylation is the making of ATP with the energy of oxidation in the electron transport chain of mitochondria.
respiratory-quotient | Respiratory quotient, RQ, श्वसन गुणांक | Respiratory quotient is the ratio of the volume of carbon dioxide given out to that of oxygen used in respiration; it is 1 for carbohydrates and about 0.7 for fats.
respiratory-quotient | Amphibolic pathway, amphibolic | An amphibolic pathway is one that takes part in both breakdown (catabolism) and synthesis (anabolism), as respiration does.
plant-hormones | Plant hormones, phytohormones, plant growth regulators, PGR, पादप हार्मोन | Plant hormones are small chemical substances that control the growth and development of plants: auxins, gibberellins, cytokinins, ethylene and abscisic acid.
auxin | Auxin, auxins, IAA, ऑक्सिन | Auxins are plant hormones, such as IAA, that promote elongation of cells, rooting of cuttings and apical dominance; they were first isolated from human urine.
auxin | Apical dominance, shirsh prabhavita, शीर्ष प्रभाविता | Apical dominance is the checking of the growth of side buds by the growing tip of the stem, due to auxin.
gibberellin | Gibberellins, gibberellin, GA3, जिबरेलिन | Gibberellins are plant hormones that lengthen stems, cause bolting and break seed dormancy; they were found in a fungus causing foolish seedling disease of rice.
gibberellin | Bolting | Bolting is the sudden lengthening of the stem (internodes) of rosette plants just before flowering, promoted by gibberellins.
cytokinin | Cytokinins, cytokinin, साइटोकाइनिन | Cytokinins are plant hormones, such as zeatin, that promote cell division and delay ageing of leaves.
ethylene | Ethylene hormone, ripening hormone, एथिलीन | Ethylene is the gaseous plant hormone that promotes ripening of fruits, ageing and fall of leaves; ethephon releases it.
abscisic-acid | Abscisic acid, ABA, एब्सिसिक अम्ल | Abscisic acid is the growth-inhibiting plant hormone that closes stomata in stress and promotes dormancy of seeds.
plant-growth | Growth in plants | Growth is an irreversible permanent increase in the size of an organ, its parts or a cell, accompanied by metabolic processes.
plant-growth | Differentiation and dedifferentiation, dedifferentiation, विभेदन | Differentiation is the maturing of cells to perform specific functions; dedifferentiation is the regaining of the power of division by differentiated cells.
photoperiodism | Photoperiodism, deeptikalita, दीप्तिकालिता | Photoperiodism is the response of plants to the length of day and night, as in flowering of short-day and long-day plants.
photoperiodism | Vernalisation, vernalization, vasantikaran, वसंतीकरण | Vernalisation is the promotion of flowering by a period of low temperature, as in winter wheat.
plant-movements | Tropism, tropic movement, anuvartan, अनुवर्तन | Tropism is a growth movement of a plant part in a direction decided by the stimulus, such as phototropism and geotropism.
plant-movements | Phototropism, prakashanuvartan, प्रकाशानुवर्तन | Phototropism is the growth of a plant part towards (stem) or away from (root) light.
plant-movements | Geotropism, gravitropism, gurutvanuvartan, गुरुत्वानुवर्तन | Geotropism is the growth of a plant part in response to gravity; roots grow downwards and shoots upwards.
plant-movements | Nastic movement, अनुकुंचन गति | A nastic movement is a movement of a plant part whose direction does not depend on that of the stimulus, such as the folding of touch-me-not leaves.
transpiration | Transpiration, vashpotsarjan, वाष्पोत्सर्जन | Transpiration is the loss of water as vapour from the aerial parts of plants, mainly through the stomata of leaves.
transpiration | Guttation, bindusrav, बिंदुस्राव | Guttation is the loss of water as liquid drops from the tips and edges of leaves, due to root pressure.
osmosis | Osmosis, parasaran, परासरण | Osmosis is the movement of water through a semipermeable membrane from a region of its higher concentration (dilute solution) to one of its lower concentration (strong solution).
water-potential | Water potential, jal vibhav, जल विभव | Water potential is the potential energy of water that decides its movement: water moves from higher to lower value; for pure water it is zero. $\\Psi_w = \\Psi_s + \\Psi_p$.
water-potential | Plasmolysis, jeevdravya kunchan, जीवद्रव्यकुंचन | Plasmolysis is the shrinking of the protoplast of a plant cell away from its wall when the cell loses water in a hypertonic solution.
water-potential | Imbibition, antahshoshan, अंतःशोषण | Imbibition is the absorption of water by solid colloids such as seeds and dry wood, which swell.
water-potential | Turgor pressure, turgidity, sfiti dab, स्फीति दाब | Turgor pressure is the pressure of the contents of a plant cell against its wall when it is full of water.
transport-in-plants | Ascent of sap, rasarohan, रसारोहण | Ascent of sap is the upward movement of water and minerals through the xylem from roots to leaves, mainly by transpiration pull.
transport-in-plants | Translocation, phloem transport | Translocation is the transport of food (mainly sucrose) through the phloem from source to sink, explained by the pressure flow hypothesis.
transport-in-plants | Root pressure, mool dab, मूल दाब | Root pressure is the positive pressure in the xylem of roots, caused by absorption of ions and water, that pushes water up a small height.
mineral-nutrition | Essential elements of plants, macronutrients, micronutrients | Essential elements are the 17 elements plants cannot do without; macronutrients, such as N, P and K, are needed in large amounts, micronutrients, such as Fe and Zn, in very small amounts.
mineral-nutrition | Hydroponics, jal samvardhan, जल संवर्धन | Hydroponics is the growing of plants in a solution of nutrients without soil. It serves to find out which elements are essential.
mineral-nutrition | Chlorosis, harimaheenta, हरिमाहीनता | Chlorosis is the yellowing of leaves due to loss of chlorophyll, caused by lack of elements such as N, Mg and Fe.
nitrogen-fixation | Nitrogen fixation, nitrogen sthirikaran, नाइट्रोजन स्थिरीकरण | Nitrogen fixation is the conversion of nitrogen of the air into ammonia or other compounds that plants can use, by microbes, lightning or industry.
nitrogen-fixation | Leghaemoglobin, leghemoglobin | Leghaemoglobin is the pink pigment of root nodules that binds oxygen and so protects nitrogenase from it.
nitrogen-fixation | Nitrification, नाइट्रीकरण | Nitrification is the oxidation of ammonia to nitrite (by Nitrosomonas) and nitrate (by Nitrobacter) in the soil.
`)
