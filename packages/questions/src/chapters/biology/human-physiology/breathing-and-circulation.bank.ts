import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which chamber of the heart receives oxygenated blood from the lungs?' */
export const breathingAndCirculation = defineBank({
  id: 'breathing-and-circulation',
  sets: [
    {
      rows: `
1 | Which chamber of the human heart receives oxygenated blood from the lungs? | Left atrium | Right atrium | Left ventricle | Right ventricle | Pulmonary veins bring oxygenated blood to the left atrium. The right atrium receives blood low in oxygen from the body.
1 | Which blood vessel carries blood low in oxygen away from the heart? | Pulmonary artery | Pulmonary vein | Aorta | Coronary artery | The pulmonary artery takes blood from the right ventricle to the lungs. All other arteries carry oxygenated blood.
1 | The exchange of gases in human lungs takes place in the: | alveoli | bronchi | trachea | larynx | Alveoli have thin walls with a net of capillaries. Trachea and bronchi only conduct the air.
1 | Haemoglobin contains which metal? | Iron | Magnesium | Copper | Cobalt | Iron of haem binds oxygen. Magnesium belongs to chlorophyll, copper to haemocyanin and cobalt to vitamin B₁₂.
1 | Which blood cells help in the clotting of blood? | Platelets | Neutrophils | Red cells | Lymphocytes | Platelets, or thrombocytes, gather at a cut and release factors for clotting. Neutrophils and lymphocytes defend the body.
1 | A person of which blood group is called a universal donor of red cells? | O negative | AB positive | A positive | B negative | Red cells of O negative have neither A, B nor Rh antigen. AB positive persons are the universal recipients.
1 | The main muscle of breathing, which separates chest and abdomen, is the: | diaphragm | pleura | pericardium | epiglottis | The diaphragm contracts and flattens to draw in air. Pleura and pericardium are membranes around the lungs and the heart.
1 | The blood vessels that supply the muscle of the heart itself are the: | coronary arteries | carotid arteries | pulmonary arteries | renal arteries | Coronary arteries feed the heart wall, and their blocking causes a heart attack. Carotid arteries supply the head and renal arteries the kidneys.
1 | The normal blood pressure of a healthy adult is taken as: | 120/80 mm Hg | 140/90 mm Hg | 80/120 mm Hg | 100/50 mm Hg | The systolic pressure is about 120 and the diastolic about 80 mm Hg. Readings of 140/90 or above show hypertension.
2 | The valve between the left atrium and the left ventricle is the: | bicuspid valve | tricuspid valve | aortic valve | pulmonary valve | The bicuspid or mitral valve is on the left. The tricuspid valve is between the right atrium and the right ventricle.
2 | The pacemaker of the human heart is the: | sinoatrial node | atrioventricular node | bundle of His | Purkinje fibres | The SA node in the right atrium starts each beat, about 70 to 75 a minute. The impulse passes on through the other three.
2 | Most of the carbon dioxide in blood is carried as: | bicarbonate ions | carbaminohaemoglobin | dissolved gas | carbonic acid in platelets | Nearly 70% travels as bicarbonate, 20 to 25% bound to haemoglobin and about 7% dissolved in plasma.
2 | Which enzyme in red blood cells helps to form bicarbonate from carbon dioxide? | Carbonic anhydrase | Catalase | Thrombin | Lysozyme | Carbonic anhydrase speeds the reaction of carbon dioxide with water. Very little of it is found in plasma.
2 | The volume of air breathed in or out in a normal breath is the: | tidal volume | residual volume | vital capacity | reserve volume | Tidal volume is about 500 mL. Vital capacity is the most one can breathe out after the deepest breath in.
2 | Which plasma protein is changed into fibrin when blood clots? | Fibrinogen | Albumin | Globulin | Prothrombin | Thrombin changes fibrinogen into threads of fibrin. Thrombin itself is formed from prothrombin.
2 | Which white blood cells are the most numerous in human blood? | Neutrophils | Lymphocytes | Monocytes | Basophils | Neutrophils make 60 to 65% of white cells, lymphocytes 20 to 25%, and basophils are the fewest at 0.5 to 1%.
2 | The first heart sound, 'lub', is caused by the closing of the: | atrioventricular valves | semilunar valves | valves of the veins | foramen ovale | Tricuspid and bicuspid valves close at the start of ventricular systole. The semilunar valves close with the second sound, 'dub'.
2 | Why is carbon monoxide poisonous? | It binds firmly to haemoglobin | It dissolves the red blood cells | It stops the heart muscle at once | It blocks the windpipe with mucus | Carbon monoxide has a far stronger hold on haemoglobin than oxygen has, so the blood cannot carry enough oxygen.
2 | Red blood cells of an adult human are formed in the: | red bone marrow | spleen | lymph nodes | thymus | Red bone marrow forms red cells, which live about 120 days. The spleen is called their graveyard, for worn-out cells are destroyed there.
3 | In a standard ECG the QRS complex stands for: | depolarisation of the ventricles | repolarisation of the ventricles | depolarisation of the atria | relaxation of all chambers | QRS begins the contraction of ventricles. The P wave is depolarisation of the atria and T the return of ventricles to rest.
3 | The oxygen dissociation curve of haemoglobin shifts to the right when: | carbon dioxide in blood rises | temperature of blood falls | pH of blood rises | hydrogen ions become fewer | High carbon dioxide, more hydrogen ions and higher temperature favour the release of oxygen in tissues and shift the curve to the right.
3 | Which lung volume cannot be measured with a simple spirometer? | Residual volume | Tidal volume | Inspiratory reserve volume | Expiratory reserve volume | Residual air, 1,100 to 1,200 mL, stays in the lungs even after forced breathing out, so a spirometer cannot measure it.
3 | Erythroblastosis foetalis may occur when: | an Rh⁻ mother carries an Rh⁺ foetus | an Rh⁺ mother carries an Rh⁻ foetus | mother and foetus are both Rh⁻ | mother and foetus are both Rh⁺ | Antibodies that the Rh⁻ mother forms against Rh antigen at a first birth can destroy red cells of a later Rh⁺ foetus.
3 | Cardiac output of a person with stroke volume 70 mL and 72 beats a minute is about: | 5 litres a minute | 7 litres a minute | 2 litres a minute | 10 litres a minute | Cardiac output is stroke volume times heart rate: 70 × 72 = 5,040 mL, about 5 litres a minute, in a healthy person.
3 | The respiratory rhythm centre of the human brain lies in the: | medulla | cerebellum | hypothalamus | corpus callosum | The rhythm centre is in the medulla; the pneumotaxic centre in the pons can shorten inspiration. Chemoreceptors near it sense carbon dioxide.
1 | The normal number of heartbeats of an adult at rest is about: | 72 a minute | 15 a minute | 40 a minute | 120 a minute | The heart beats about 70 to 75 times a minute at rest. The number of breaths is 12 to 16 a minute.
1 | The lid of cartilage that keeps food out of the windpipe is the: | epiglottis | glottis | larynx | soft palate | The epiglottis covers the glottis, the opening of the windpipe, while we swallow.
1 | Human blood is red because of: | haemoglobin | fibrinogen | white blood cells | dissolved oxygen | Haemoglobin in red cells contains iron and is red. Plasma by itself is straw-coloured.
2 | Which vein brings blood from the digestive organs to the liver? | Hepatic portal vein | Renal vein | Hepatic vein | Inferior vena cava | The hepatic portal vein carries absorbed food to the liver before it enters the general circulation.
2 | Fluid that leaves the capillaries and returns to veins through its own vessels is: | lymph | serum | bile | urine | Lymph is colourless, carries lymphocytes and fats, and drains into large veins.
3 | Emphysema, commonly caused by smoking, is a disorder in which: | alveolar walls are damaged | the trachea is blocked by food | bronchi become full of pus | the pleura is inflamed | Damage of alveolar walls reduces the surface for exchange of gases. It is a chronic disorder.
3 | Double circulation in humans means that blood passes through the heart: | twice in one complete round | once in one complete round | in two opposite directions | through two separate hearts | Blood goes through the pulmonary and the systemic circuits, passing the heart twice in each round.
2 | Blood group AB persons can receive red cells of any ABO group because their plasma has: | no anti-A and no anti-B | both anti-A and anti-B | anti-A only | anti-B only | With neither antibody in plasma, given A or B cells are not destroyed. Their red cells have both antigens.
3 | Partial pressure of oxygen in alveolar air is about: | 104 mm Hg | 40 mm Hg | 159 mm Hg | 45 mm Hg | It is 159 in the atmosphere, 104 in alveoli, 95 in oxygenated and 40 in deoxygenated blood.
3 | Duration of one cardiac cycle in a healthy adult is about: | 0.8 second | 0.3 second | 1.5 seconds | 2 seconds | With 72 beats a minute each cycle lasts about 0.8 second.
3 | The second heart sound is caused by the closing of the: | semilunar valves | tricuspid valve | bicuspid valve | foramen ovale | The semilunar valves close at the beginning of ventricular relaxation, giving the sound 'dub'.
`,
    },
  ],
})
