import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# alimentary-canal, teeth | Alimentary canal and teeth
Mouth → pharynx → oesophagus → stomach (cardiac, fundus, body, pylorus) → small intestine (duodenum, jejunum, ileum) → large intestine (caecum with appendix, colon, rectum) → anus. Wall from inside: mucosa, submucosa, muscularis (circular inside, longitudinal outside), serosa.

Human teeth are thecodont (in sockets), diphyodont (two sets), heterodont (of four kinds). Formula of the adult $\frac{2123}{2123}$ (32), of the child $\frac{2102}{2102}$ (20): no premolars. Enamel is the hardest substance of the body.

# digestive-glands, digestive-enzymes | Digestive juices
| Juice | From | Enzymes and work |
| --- | --- | --- |
| Saliva, pH 6.8 | parotid, submaxillary, sublingual | amylase: starch to maltose; lysozyme |
| Gastric, pH 1.8 | peptic (chief): pepsinogen; oxyntic (parietal): HCl, intrinsic factor; mucous neck: mucus | pepsin: proteins to peptones; rennin in infants |
| Bile, no enzyme | liver, kept in the gall bladder | salts emulsify fats; pigments bilirubin, biliverdin |
| Pancreatic | pancreas | trypsin, chymotrypsin, carboxypeptidase, amylase, lipase, nuclease |
| Intestinal (succus entericus) | small intestine | maltase, lactase, sucrase, dipeptidases; enterokinase |

Enterokinase turns trypsinogen into trypsin, and trypsin activates the others. Bile and pancreatic ducts open together through the hepato-pancreatic ampulla, guarded by the sphincter of Oddi.

# absorption | Absorption
Glucose and amino acids by active or facilitated transport into blood; fatty acids and glycerol as micelles into the cells, then as **chylomicrons** into the lacteals (lymph). Stomach: water, alcohol, some drugs; small intestine: nearly all; large: water, some minerals. Disorders: jaundice (bilirubin), kwashiorkor (protein lack), marasmus (protein and calories).

# respiratory-system, lungs, lung-volumes | Breathing and lung volumes
Nostrils → pharynx → larynx (glottis, epiglottis) → trachea (C-shaped rings) → bronchi → bronchioles → alveoli. Two pleurae; right lung three lobes, left two. Breathing in: diaphragm flattens, external intercostals lift the ribs, pressure falls.

~~~
TLC 5800 |--IRV 3000--|  inspiratory reserve 2500-3000
         |--TV   500--|  tidal
         |--ERV 1100--|  expiratory reserve 1000-1100
         |--RV  1200--|  residual 1100-1200 (mL)
VC = IRV + TV + ERV      FRC = ERV + RV     IC = TV + IRV
~~~

*Worked.* 12 breaths a minute: minute volume 6000 mL. A spirometer cannot read RV, nor FRC and TLC.

# gas-transport, oxygen-transport, breathing-control | Gases and control of breathing
| Place | pO₂ | pCO₂ (mm Hg) |
| --- | --- | --- |
| Air | 159 | 0.3 |
| Alveoli | 104 | 40 |
| Blood to the lungs | 40 | 45 |
| Blood from the lungs | 95 | 40 |

O₂: 97% as oxyhaemoglobin (4 O₂ each), 3% in plasma. The curve is S-shaped and shifts right (O₂ given up) with more CO₂, H⁺, heat. CO₂: 70% as bicarbonate (carbonic anhydrase), 20–25% with haemoglobin, 7% dissolved. 100 mL of blood gives about 5 mL O₂ and takes up about 4 mL CO₂. Rhythm centre in the medulla, pneumotaxic centre in the pons; CO₂ and H⁺ drive it, O₂ hardly. Asthma: bronchi swollen; emphysema: alveolar walls lost, from smoking.

# blood-cells, blood-grouping, blood-transfusion, rh-factor, blood-clotting | Blood
Plasma 55% (fibrinogen, globulins, albumins); cells 45%.

| Cell | Per mm³ | Note |
| --- | --- | --- |
| Red | 5–5.5 million | no nucleus, 120 days, die in the spleen |
| White | 6000–8000 | neutrophils 60–65%, lymphocytes 20–25, monocytes 6–8, eosinophils 2–3, basophils 0.5–1 |
| Platelets | 1.5–3.5 lakh | from megakaryocytes |

ABO: antigen on the cell, antibody against the missing one in plasma. O gives red cells to all, AB takes from all; before a transfusion a drop of each blood is mixed to see that the cells do not clump. Rh: an Rh− mother with a second Rh+ child: erythroblastosis foetalis; anti-Rh serum after the first birth prevents it.

Clotting: thrombokinase turns prothrombin into thrombin, thrombin turns fibrinogen into fibrin; Ca²⁺ needed, vitamin K for prothrombin.

# red-and-white-cells | Red and white blood cells
| Point | Red (erythrocytes) | White (leucocytes) |
| --- | --- | --- |
| Per mm³ | 5–5.5 million | 6000–8000 |
| Shape | biconcave disc | round or changing |
| Nucleus | none in the grown cell of mammals | present, often lobed |
| Pigment | haemoglobin, 12–16 g in 100 mL of blood | none |
| Work | carries O₂ and some CO₂ | defence: neutrophils and monocytes eat germs, lymphocytes make antibodies |
| Made in | red bone marrow | bone marrow; lymphocytes ripen in lymphoid organs too |
| Life | 120 days, then the spleen | mostly days, some lymphocytes years |
| Leave the vessels | no | yes (diapedesis) |
| Too few; too many | anaemia; polycythaemia | leucopenia; leukaemia is their cancer |

Granulocytes: neutrophils (most), eosinophils (allergy, worms), basophils (histamine, heparin; fewest). Agranulocytes: lymphocytes, monocytes (largest).

*Worked.* 5 million red and 7000 white in a mm³: about 700 to 1.

# circulatory-system, heart, heart-chambers, conducting-system, cardiac-cycle, ecg | Heart and ECG
Four chambers: thin-walled atria receive, thick-walled ventricles pump, the left one with the thickest wall because it serves the whole body. Venae cavae → right atrium, pulmonary veins → left atrium; tricuspid valve right, bicuspid (mitral) left, semilunar at the arteries. SA node (pacemaker, 70–75 a minute) → AV node → bundle of His → Purkinje fibres. Cycle 0.8 s: joint diastole 0.4, atrial systole 0.1, ventricular systole 0.3. Stroke volume 70 mL × 72 ≈ 5 L a minute. *Lub*: AV valves close; *dub*: semilunar valves close.

ECG: P atria depolarise, QRS ventricles depolarise, T ventricles repolarise.

# double-circulation | Double circulation
In one round the blood passes the heart twice. **Pulmonary**: right ventricle → pulmonary artery → lungs → pulmonary veins → left atrium. **Systemic**: left ventricle → aorta → body → venae cavae → right atrium. The two kinds of blood never mix in birds and mammals (four chambers); they mix in the one ventricle of amphibians and most reptiles; fishes have two chambers and a single circulation through gills and body. The hepatic portal vein is a side road from gut to liver, the coronary vessels serve the heart itself.

# blood-vessels, heart-disorders | Vessels, lymph, disorders
Arteries: thick, elastic, from the heart (only the pulmonary artery has poor blood). Veins: valves. Capillaries: one layer. Lymph: no red cells, carries fats. Blood pressure 120/80; from 140/90 hypertension. Atherosclerosis narrows coronary arteries; angina is chest pain from lack of O₂; heart failure is no heart attack and no arrest.

# arteries-and-veins | Arteries and veins
| Point | Artery | Vein | Capillary |
| --- | --- | --- | --- |
| Blood flows | from the heart | to the heart | from artery to vein |
| Wall | thick, elastic | thin, less muscle | one layer of cells |
| Bore | narrow | wide | narrowest |
| Valves | none (only where they leave the heart) | yes, many in the legs | none |
| Pressure | high, with pulse | low, no pulse | falls along it |
| Lies | mostly deep | many near the skin | in the tissues |
| Blood | rich in O₂, not in the pulmonary artery | poor in O₂, not in the pulmonary veins | gives O₂, takes CO₂ |

Three coats: tunica intima (endothelium), media (muscle and elastic fibres), externa (collagen). Largest artery: aorta; largest vein: inferior vena cava. Arteries stay open when empty, veins fall flat. Blood for tests is taken from a vein, the pulse is felt at an artery. A portal vein begins and ends in capillaries.

# nitrogenous-waste, excretory-system, nephron | Excretory system
Ammonia (bony fish, aquatic amphibians; most toxic), urea (mammals, many land amphibians, sharks), uric acid (birds, reptiles, land snails, insects; saves water). Each kidney has about a million nephrons: glomerulus in Bowman's capsule → proximal tubule → loop of Henle → distal tubule → collecting duct. Cortical 85%, juxtamedullary 15% with long loops and vasa recta.

# urine-formation, kidney-regulation | Urine
Filtration (GFR 125 mL/min, 180 L a day) → reabsorption (99%; 70–80% of salts and water and nearly all glucose in the proximal tubule) → secretion (H⁺, K⁺, NH₃). Descending limb lets out water, ascending limb salts: **countercurrent**, 300 to 1200 mOsm/L; NaCl and urea make the gradient.

**ADH**: more water back. **RAAS**: low pressure → renin → angiotensin II (narrows vessels) → aldosterone (Na⁺ back). **ANF** from the atria checks it. Urine 1–1.5 L a day, pH 6, urea 25–30 g.

# excretory-disorders | Disorders of excretion
Uraemia: urea in blood, haemodialysis. Stones: oxalates. Glomerulonephritis. Glucose and ketones in urine: diabetes mellitus; much dilute urine without glucose: diabetes insipidus. Lungs (CO₂), liver, skin (sweat, sebum) also excrete.

# locomotion, muscle-contraction | Muscle
Skeletal: striped, voluntary; smooth; cardiac: striped, branched, involuntary. **Sarcomere** from Z to Z: A band (myosin, stays), I band (actin, shrinks), H zone (shrinks).

~~~
 Z|--I--|====A (H)====|--I--|Z     rest
 Z|-|====A====|-|Z                 contracted
~~~

Impulse → acetylcholine → Ca²⁺ from the sarcoplasmic reticulum → binds troponin → tropomyosin moves → myosin heads (ATPase) pull actin. ATP is needed also to let go: rigor mortis. Red fibres: myoglobin, mitochondria, slow to tire; white: fast.

# skeleton, joints, muscle-bone-disorders | Skeleton, joints, disorders
206 bones: axial 80 (skull 22, with hyoid and ear bones 29; spine 26: C7 T12 L5 S1 Co1; ribs 24; sternum 1), limbs 126. Ribs: 7 true, 3 false, 2 floating pairs. Joints: fibrous (skull), cartilaginous (vertebrae), synovial: ball and socket (shoulder, hip), hinge (knee, elbow), pivot (atlas–axis), gliding (carpals), saddle (thumb).

Myasthenia gravis: autoimmune at the junction; muscular dystrophy: inherited; tetany: low Ca²⁺; gout: uric acid; osteoporosis: low oestrogen; arthritis.

# nervous-system, neuron, nerve-impulse, synapse | Nerve cells and impulses
Dendrites, cell body with Nissl granules, axon with myelin (Schwann cells) and nodes of Ranvier. Rest: −70 mV, 3 Na⁺ out for 2 K⁺ in, membrane leaks K⁺. Impulse: Na⁺ enters (depolarisation), K⁺ leaves (repolarisation). Myelin makes it jump (saltatory). Synapse: Ca²⁺ enters, vesicles give the transmitter, it opens channels on the other side; electrical ones are faster and rare.

# brain, reflex-and-nerves | Brain and reflexes
| Part | Work |
| --- | --- |
| Cerebrum | thought, memory, will; corpus callosum joins the halves |
| Thalamus | relay of senses |
| Hypothalamus | temperature, hunger, thirst, hormones |
| Limbic system | emotion |
| Midbrain | sight and hearing reflexes |
| Cerebellum | balance |
| Pons | links, breathing rhythm |
| Medulla | heart, breathing, vomiting |

12 pairs of cranial, 31 of spinal nerves. Reflex arc: receptor → afferent (dorsal root) → cord → efferent (ventral root) → effector. Sympathetic: fight or flight; parasympathetic: rest. Coverings: dura, arachnoid, pia mater.

# sense-organs, eye, ear | Senses
Eye: sclera and cornea; choroid, ciliary body, iris; retina. Rods (rhodopsin, vitamin A, dim light), cones (colour: red, green, blue). Fovea: sharpest; blind spot: no receptors. Light → retinal parts from opsin → change of potential → ganglion cells → optic nerve.

Ear: drum → malleus, incus, stapes → oval window → cochlea: organ of Corti on the basilar membrane. Balance: crista in semicircular canals, macula in utricle and saccule. Eustachian tube evens pressure.

# hormones, hormone-action | Hormones and how they act
Peptides, amines (adrenaline) act on the surface by second messengers (cAMP, IP₃, Ca²⁺); steroids and thyroid hormones enter the cell and act on genes.

# pituitary, pituitary-functions, thyroid, adrenal | Pituitary, thyroid, adrenal
Anterior: GH (dwarf, giant, acromegaly), PRL, TSH, ACTH, LH, FSH; posterior stores oxytocin and ADH of the hypothalamus. Thyroid: T₃, T₄ (iodine; goitre, cretinism, myxoedema; Graves disease), calcitonin lowers Ca²⁺; parathyroid PTH raises it. Adrenal cortex: aldosterone, cortisol, androgens (Addison: too little; Cushing: too much); medulla: adrenaline, noradrenaline.

# pancreas-hormones, other-hormones | Pancreas and others
β cells insulin (lowers sugar), α cells glucagon (raises). Pineal: melatonin; thymus: thymosins, shrinks with age; gut: gastrin (acid), secretin (bicarbonate), CCK (bile and enzymes), GIP (checks stomach); kidney: erythropoietin; heart: ANF.

# rods-and-cones | Difference between Rods and Cones
Rods: dim light, black and white, rhodopsin from vitamin A, about 120 million, none at the fovea. Cones: bright light, colour (red, green, blue), iodopsin, about 6 million, packed at the fovea.

# sympathetic-and-parasympathetic | Difference between Sympathetic and Parasympathetic Nervous System
Sympathetic (fight or flight): heart faster, pupils wide, bronchi wide, digestion slow, sweat, adrenaline. Parasympathetic (rest and digest): heart slower, pupils small, saliva and digestion up. Fibres: thoracolumbar and craniosacral; at organs mostly noradrenaline and acetylcholine.

# exocrine-and-endocrine | Difference between Exocrine and Endocrine Glands
Exocrine: with ducts; enzymes, sweat, saliva, milk. Endocrine: ductless; hormones into blood. Both (heterocrine): pancreas, testes, ovaries.
`)
