import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
alimentary-canal | Digestion, pachan, पाचन | Digestion is the breaking down of complex, insoluble food into simple, soluble substances that the body can absorb.
alimentary-canal | Alimentary canal, aahar nal, आहार नाल | The alimentary canal is the muscular tube from mouth to anus in which food is digested and absorbed: mouth, pharynx, oesophagus, stomach, small and large intestine.
alimentary-canal | Peristalsis, kramakunchan, क्रमाकुंचन | Peristalsis is the wave-like contraction and relaxation of the muscles of the gut that pushes food forward.
alimentary-canal | Appendix, vermiform appendix, परिशेषिका | The appendix is a narrow finger-like tube arising from the caecum; it is a vestigial organ in man.
teeth | Dental formula, dant sutra, दंत सूत्र | The dental formula shows the kinds and number of teeth in one half of each jaw; for adult man it is 2123/2123, making 32 teeth.
teeth | Diphyodont dentition, milk teeth | Diphyodont dentition is the growth of two sets of teeth in life: temporary milk teeth and permanent teeth, as in man.
digestive-glands | Liver, yakrit, यकृत | The liver is the largest gland of the human body; it makes bile and urea, stores glycogen and removes poisons.
digestive-glands | Bile, pitt, पित्त | Bile is the greenish-yellow alkaline juice of the liver, stored in the gall bladder, which emulsifies fats; it contains no enzymes.
digestive-glands | Pancreas, agnyashay, अग्न्याशय | The pancreas is a gland behind the stomach that secretes digestive juice into the duodenum and the hormones insulin and glucagon into the blood.
digestive-enzymes | Salivary amylase, ptyalin, लार एमाइलेज | Salivary amylase is the enzyme of saliva that breaks starch into maltose in the mouth.
digestive-enzymes | Pepsin, पेप्सिन | Pepsin is the enzyme of gastric juice that breaks proteins into proteoses and peptones in the acid of the stomach; it is formed from pepsinogen.
digestive-enzymes | Trypsin, ट्रिप्सिन | Trypsin is the protein-digesting enzyme of pancreatic juice, formed from trypsinogen by enterokinase. It acts in the alkaline medium of the small intestine.
digestive-enzymes | Lipase, लाइपेज | Lipase is an enzyme that breaks fats into fatty acids and glycerol (or monoglycerides).
absorption | Absorption of food, भोजन का अवशोषण | Absorption is the passage of digested food from the gut through the mucosa into blood or lymph, mostly in the small intestine.
absorption | Villi, रसांकुर | Villi are the finger-like projections of the inner wall of the small intestine that increase its surface for absorption.
respiratory-system | Respiration, shwasan, श्वसन | Respiration is the process by which cells break down food, usually with oxygen, to release energy; in a wider sense it includes breathing and transport of gases.
respiratory-system | Breathing, saans lena, साँस लेना | Breathing is the taking in of air with oxygen (inspiration) and giving out of air with carbon dioxide (expiration).
lungs | Alveoli, alveolus, vayu koshthika, वायु कूपिका | Alveoli are the tiny thin-walled air sacs of the lungs, rich in capillaries, where oxygen and carbon dioxide are exchanged.
lungs | Diaphragm, diaphragm muscle, डायाफ्राम | The diaphragm is the dome-shaped muscle between chest and abdomen that contracts and flattens when we breathe in.
lungs | Trachea, windpipe, shwas nali, श्वास नली | The trachea is the windpipe, a tube held open by C-shaped cartilage rings that carries air from the larynx to the bronchi.
lung-volumes | Tidal volume, jwariya aytan, ज्वारीय आयतन | Tidal volume is the volume of air breathed in or out in a normal breath, about 500 mL.
lung-volumes | Vital capacity, jaiv kshamta, जैव क्षमता | Vital capacity is the greatest volume of air a person can breathe out after the deepest possible breath in.
lung-volumes | Residual volume, avshisht aytan, अवशिष्ट आयतन | Residual volume is the volume of air that stays in the lungs even after the strongest breath out, about 1100–1200 mL.
gas-transport | Haemoglobin, hemoglobin, हीमोग्लोबिन | Haemoglobin is the red, iron-containing protein of red blood cells that carries oxygen and some carbon dioxide.
gas-transport | Oxygen dissociation curve | The oxygen dissociation curve is the S-shaped graph of the saturation of haemoglobin with oxygen against the partial pressure of oxygen.
gas-transport | Bohr effect | The Bohr effect is the fall in the affinity of haemoglobin for oxygen when carbon dioxide or acidity rises, which helps to release oxygen in tissues.
breathing-control | Asthma, dama, दमा | Asthma is difficulty in breathing with wheezing, due to inflammation and narrowing of the bronchi and bronchioles.
breathing-control | Emphysema, वातस्फीति | Emphysema is a chronic disorder in which the walls of alveoli are damaged and the surface for gas exchange falls; smoking is a major cause.
circulatory-system | Circulatory system, parisancharan tantra, परिसंचरण तंत्र | The circulatory system is the heart, blood and blood vessels that carry food, gases, hormones and wastes round the body; William Harvey described it.
double-circulation | Double circulation, dohra parisancharan, दोहरा परिसंचरण | Double circulation is the passage of blood twice through the heart in one round, once through the lungs (pulmonary) and once through the body (systemic).
blood-cells | Blood, rakt, रक्त | Blood is a fluid connective tissue of plasma, red cells, white cells and platelets that carries gases, food, hormones and wastes and defends the body.
blood-cells | Red blood cells, RBC, erythrocytes, lal rakt koshika, लाल रक्त कोशिका | Red blood cells are the biconcave cells, without nucleus in mammals, that contain haemoglobin and carry oxygen; they live about 120 days.
blood-cells | White blood cells, WBC, leucocytes, shwet rakt koshika, श्वेत रक्त कोशिका | White blood cells are the colourless, nucleated cells of blood that defend the body against infection.
blood-cells | Platelets, thrombocytes, bimbanu, बिंबाणु | Platelets are small cell fragments in the blood that help it to clot. A fall in their number leads to bleeding, as in dengue.
blood-cells | Blood plasma, plasma in blood, रक्त प्लाज्मा | Plasma is the pale yellow liquid part of blood, about 55% of it, mostly water with proteins such as fibrinogen, globulin and albumin.
blood-cells | Serum, सीरम | Serum is blood plasma without the clotting factors. It is the clear liquid left when blood has clotted.
blood-grouping | ABO blood groups, blood group, rakt samuh, रक्त समूह | ABO blood groups are the groups A, B, AB and O, named after the antigens on the red blood cells; Landsteiner discovered them.
blood-grouping | Rh factor, rhesus factor, आरएच कारक | Rh factor is an antigen on red blood cells, first found in the rhesus monkey; blood with it is Rh positive and without it Rh negative.
blood-grouping | Universal donor and universal recipient, universal donor, universal recipient, सर्वदाता | The universal donor is blood group O (negative), which can be given to all groups; the universal recipient is AB (positive), which can receive all.
blood-clotting | Coagulation of blood, blood clotting, rakt skandan, रक्त स्कंदन | Coagulation is the forming of a clot at a wound: thromboplastin turns prothrombin into thrombin, which turns fibrinogen into fibrin; calcium ions are needed.
heart | Heart, hriday, हृदय | The heart is the muscular organ with four chambers, two atria and two ventricles, that pumps blood round the body.
heart | Pacemaker of the heart, SA node, sinoatrial node, पेसमेकर | The sinoatrial node is the pacemaker of the heart, a tissue in the wall of the right atrium that starts each heartbeat.
cardiac-cycle | Cardiac cycle, hriday chakra, हृदय चक्र | The cardiac cycle is the series of events of one heartbeat, contraction (systole) and relaxation (diastole), lasting about 0.8 second.
cardiac-cycle | Systole and diastole, systole, diastole, प्रकुंचन और अनुशिथिलन | Systole is the contraction and diastole the relaxation of the chambers of the heart.
cardiac-cycle | Cardiac output, hriday nikas | Cardiac output is the volume of blood pumped by each ventricle in a minute, about 5 litres: stroke volume × heart rate.
ecg | Electrocardiogram, ECG, EKG, ईसीजी | An electrocardiogram is a graph of the electrical activity of the heart; P shows excitation of atria, QRS of ventricles and T the return of ventricles to rest.
blood-vessels | Artery, arteries, dhamni, धमनी | An artery is a thick-walled blood vessel that carries blood away from the heart, oxygenated except in the pulmonary artery.
blood-vessels | Vein, veins, shira, शिरा | A vein is a thin-walled blood vessel with valves that carries blood towards the heart, deoxygenated except in the pulmonary veins.
blood-vessels | Capillary, blood capillaries, केशिका | A capillary is the finest blood vessel, with a wall one cell thick, through which materials are exchanged between blood and tissues.
blood-vessels | Lymph, lasika, लसीका | Lymph is the colourless tissue fluid in lymph vessels, with lymphocytes, which carries absorbed fats and drains fluid back into the blood.
blood-vessels | Blood pressure, BP, rakt chap, रक्तचाप | Blood pressure is the pressure of blood on the walls of arteries; the normal value is about 120/80 mm Hg (systolic/diastolic).
heart-disorders | Hypertension, high blood pressure, uchch raktchap, उच्च रक्तचाप | Hypertension is blood pressure that stays higher than normal, such as 140/90 mm Hg or more; it harms heart, brain and kidneys.
heart-disorders | Atherosclerosis, coronary artery disease | Atherosclerosis is the narrowing of arteries by deposits of cholesterol, fat, calcium and fibrous tissue; in the arteries of the heart it is coronary artery disease.
heart-disorders | Angina pectoris, angina, एनजाइना | Angina is acute chest pain that occurs when not enough oxygen reaches the heart muscle.
excretory-system | Excretion, utsarjan, उत्सर्जन | Excretion is the removal of metabolic wastes, above all nitrogenous wastes, from the body.
excretory-system | Kidney, vrikk, वृक्क, गुर्दा | Kidneys are the pair of bean-shaped organs that filter blood and form urine. Their functional units are the nephrons.
nephron | Nephron, वृक्काणु | A nephron is the structural and functional unit of the kidney, made of glomerulus, Bowman's capsule and a long tubule; each kidney has about a million.
nephron | Glomerulus, ग्लोमेरुलस | The glomerulus is the tuft of capillaries in Bowman's capsule where blood is filtered.
nephron | Loop of Henle, henle's loop, हेनले लूप | The loop of Henle is the hairpin-shaped part of the nephron that helps to make urine concentrated.
urine-formation | Glomerular filtration rate, GFR | Glomerular filtration rate is the amount of filtrate formed by the kidneys per minute, about 125 mL in a healthy person.
urine-formation | Tubular reabsorption, selective reabsorption, punaravshoshan | Tubular reabsorption is the taking back of water, glucose, amino acids and salts from the filtrate into the blood; nearly 99% of the filtrate is reabsorbed.
kidney-regulation | Osmoregulation, parasaran niyaman, परासरण नियमन | Osmoregulation is the control of the amount of water and salts in the body fluids.
kidney-regulation | Renin–angiotensin mechanism, RAAS, renin | The renin–angiotensin mechanism raises blood pressure and filtration: renin of the kidney forms angiotensin, which narrows vessels and releases aldosterone.
nitrogenous-waste | Ureotelic, ammonotelic and uricotelic animals, ureotelism, uricotelism | Ureotelic animals excrete mainly urea (man), ammonotelic animals ammonia (bony fishes) and uricotelic animals uric acid (birds and reptiles).
excretory-disorders | Haemodialysis, dialysis, hemodialysis, डायलिसिस | Haemodialysis is the removal of urea and other wastes from the blood by an artificial kidney when the kidneys have failed.
excretory-disorders | Uremia, uraemia, यूरीमिया | Uremia is the harmful accumulation of urea in the blood due to failure of the kidneys.
excretory-disorders | Kidney stone, renal calculi, pathri, पथरी | Kidney stones are hard masses of crystallised salts, such as calcium oxalate, formed in the kidney.
locomotion | Locomotion, प्रचलन | Locomotion is the voluntary movement of an animal from one place to another. Walking, swimming and flying are examples.
muscle-contraction | Sarcomere, सार्कोमियर | A sarcomere is the functional unit of muscle contraction, the part of a myofibril between two Z lines.
muscle-contraction | Sliding filament theory, सर्पी तंतु सिद्धांत | The sliding filament theory states that a muscle contracts when thin actin filaments slide over thick myosin filaments; the A band keeps its length.
muscle-contraction | Actin and myosin, actin, myosin | Actin and myosin are the contractile proteins of muscle: actin forms the thin and myosin the thick filaments.
skeleton | Human skeleton, kankal, मानव कंकाल | The human skeleton is the framework of 206 bones and some cartilage in the adult that supports and protects the body and helps movement; it has axial and appendicular parts.
skeleton | Vertebral column, backbone, spine, kasheruk dand, कशेरुक दंड | The vertebral column is the backbone of 26 serially arranged vertebrae (33 in the embryo) that protects the spinal cord.
joints | Joint, joints, asthi sandhi, अस्थि संधि | A joint is the place where two or more bones, or bone and cartilage, meet; it is fibrous, cartilaginous or synovial.
joints | Synovial joint, ball and socket joint, hinge joint | A synovial joint is a freely movable joint with a cavity filled with synovial fluid, such as the ball-and-socket joint of the shoulder and the hinge joint of the knee.
muscle-bone-disorders | Arthritis, gathiya, गठिया | Arthritis is the inflammation of joints with pain and stiffness. Rheumatoid arthritis, osteoarthritis and gouty arthritis are its chief kinds.
muscle-bone-disorders | Osteoporosis, अस्थि सुषिरता | Osteoporosis is the loss of bone mass with age that makes bones weak and easily broken; low oestrogen is a common cause.
muscle-bone-disorders | Gout, वातरक्त | Gout is inflammation of joints due to the accumulation of uric acid crystals. The big toe is often affected first.
muscle-bone-disorders | Tetany, टेटनी | Tetany is rapid spasms of muscle due to low calcium ions in the body fluid.
nervous-system | Nervous system, neural system, tantrika tantra, तंत्रिका तंत्र | The nervous system is the network of brain, spinal cord and nerves that receives stimuli and controls and coordinates the body by impulses.
nervous-system | Central nervous system, CNS, केंद्रीय तंत्रिका तंत्र | The central nervous system consists of the brain and the spinal cord. It receives and processes information and gives orders to the body.
nervous-system | Autonomic nervous system, स्वायत्त तंत्रिका तंत्र | The autonomic nervous system carries impulses to involuntary organs and smooth muscles; it has sympathetic and parasympathetic parts.
neuron | Neuron, nerve cell, tantrika koshika, तंत्रिका कोशिका | A neuron is the structural and functional unit of the nervous system, with a cell body, dendrites and an axon.
neuron | Axon and dendrite, axon, dendrite, तंत्रिकाक्ष | Dendrites are the short branched processes that carry impulses towards the cell body of a neuron; the axon is the long one that carries them away.
neuron | Myelin sheath, माइलिन आच्छद | The myelin sheath is the fatty cover formed by Schwann cells round many axons, which insulates them and speeds up impulses.
nerve-impulse | Nerve impulse, action potential, tantrika aaveg, तंत्रिका आवेग | A nerve impulse is an electrical signal along a nerve fibre, a wave of depolarisation caused by the inflow of sodium ions.
nerve-impulse | Resting potential, viram vibhav, विराम विभव | Resting potential is the potential difference across the membrane of a resting nerve fibre, about −70 mV, the inside being negative.
synapse | Synapse, सिनैप्स | A synapse is the junction between two neurons across which the impulse passes, mostly by a chemical called neurotransmitter.
synapse | Neurotransmitter, तंत्रिका संचारी | A neurotransmitter is a chemical released at a synapse that carries the impulse to the next cell, such as acetylcholine.
brain | Cerebrum, pramastishk, प्रमस्तिष्क | The cerebrum is the largest part of the brain, with two hemispheres; it is the seat of thinking, memory, will and voluntary action.
brain | Cerebellum, anumastishk, अनुमस्तिष्क | The cerebellum is the part of the hindbrain that maintains posture and balance of the body and coordinates movement.
brain | Medulla oblongata, मेडुला ऑब्लांगेटा | The medulla oblongata is the part of the hindbrain that controls breathing, heart beat, swallowing and vomiting.
brain | Hypothalamus, हाइपोथैलेमस | The hypothalamus is the part of the forebrain that controls body temperature, hunger, thirst and the pituitary gland.
reflex-and-nerves | Reflex action, prativarti kriya, प्रतिवर्ती क्रिया | A reflex action is a quick, automatic response to a stimulus without will, such as pulling the hand from a hot object; the spinal cord controls many.
reflex-and-nerves | Reflex arc, prativarti chap, प्रतिवर्ती चाप | A reflex arc is the path of a reflex: receptor, sensory neuron, spinal cord (or brain), motor neuron and effector.
reflex-and-nerves | Spinal cord, meru rajju, मेरुरज्जु | The spinal cord is the part of the central nervous system in the vertebral column; it conducts impulses and is the centre of many reflexes.
sense-organs | Sense organs, gyanendriya, ज्ञानेंद्रियाँ | Sense organs are the organs that receive stimuli from the surroundings: eyes, ears, nose, tongue and skin.
eye | Retina, drishti patal, दृष्टिपटल | The retina is the light-sensitive inner layer of the eye with rods and cones, on which the image forms.
eye | Rods and cones, rod cells, cone cells, शलाका और शंकु | Rods are the retinal cells for dim light (with rhodopsin), and cones those for bright light and colour.
eye | Cornea, swachch mandal, कॉर्निया | The cornea is the transparent front part of the eyeball through which light enters; it can be transplanted after eye donation.
eye | Blind spot, andh bindu, अंध बिंदु | The blind spot is the point of the retina where the optic nerve leaves; it has no rods or cones and forms no image.
ear | Cochlea, karnavart, कॉक्लिया | The cochlea is the coiled part of the inner ear that contains the organ of Corti, the organ of hearing.
ear | Semicircular canals, अर्धवृत्ताकार नलिकाएँ | The semicircular canals are three tubes of the inner ear that maintain the balance of the body.
hormones | Hormone, hormones, हार्मोन | A hormone is a chemical messenger secreted in small amounts by an endocrine gland into the blood that acts on target organs.
hormones | Endocrine gland, ductless gland, antahsravi granthi, अंतःस्रावी ग्रंथि | An endocrine gland is a gland without ducts that secretes hormones directly into the blood, such as thyroid and pituitary.
hormones | Exocrine gland, bahihsravi granthi, बहिःस्रावी ग्रंथि | An exocrine gland is a gland that secretes its product through a duct, such as salivary and sweat glands.
pituitary | Pituitary gland, master gland, piyush granthi, पीयूष ग्रंथि | The pituitary is the pea-sized gland below the hypothalamus that secretes growth hormone and hormones controlling other glands; it is called the master gland.
pituitary | Growth hormone, somatotropin, वृद्धि हार्मोन | Growth hormone is the pituitary hormone that promotes growth of the body; too little causes dwarfism, too much gigantism or acromegaly.
pituitary | ADH, antidiuretic hormone, vasopressin, वैसोप्रेसिन | ADH is the hormone of the hypothalamus, released by the posterior pituitary, that makes the kidney reabsorb water; its lack causes diabetes insipidus.
thyroid | Thyroxine, T4, थायरॉक्सिन | Thyroxine is the iodine-containing hormone of the thyroid gland that controls the basal metabolic rate.
thyroid | Goitre, goiter, ghengha, घेंघा | Goitre is the swelling of the thyroid gland in the neck, usually due to lack of iodine.
thyroid | Parathormone, parathyroid hormone, PTH | Parathormone is the hormone of the parathyroid glands that raises the level of calcium in the blood.
adrenal | Adrenaline, epinephrine, emergency hormone, एड्रीनेलिन | Adrenaline is the hormone of the adrenal medulla that prepares the body for emergency (fight or flight), raising heart rate and blood sugar.
adrenal | Cortisol, कॉर्टिसोल | Cortisol is the main glucocorticoid of the adrenal cortex, which acts on carbohydrate metabolism, reduces inflammation and suppresses the immune response.
adrenal | Aldosterone, एल्डोस्टेरोन | Aldosterone is the mineralocorticoid of the adrenal cortex that makes the kidney reabsorb sodium and water and excrete potassium.
pancreas-hormones | Insulin, इंसुलिन | Insulin is the hormone of the beta cells of the pancreas that lowers blood sugar by making cells take up glucose and store it as glycogen.
pancreas-hormones | Glucagon, ग्लूकागॉन | Glucagon is the hormone of the alpha cells of the pancreas that raises blood sugar by breaking down glycogen in the liver.
pancreas-hormones | Diabetes mellitus, diabetes, madhumeh, मधुमेह | Diabetes mellitus is a disorder with high blood sugar and sugar in the urine due to lack of insulin or poor response to it.
other-hormones | Melatonin, मेलाटोनिन | Melatonin is the hormone of the pineal gland that regulates the daily (24-hour) rhythm of the body, such as sleep and waking.
other-hormones | Thymosin | Thymosin is the hormone of the thymus that helps T lymphocytes to develop; the thymus shrinks with age.
hormone-action | Second messenger, cyclic AMP, cAMP | A second messenger is a substance such as cyclic AMP or calcium ion, formed inside a cell when a hormone binds a membrane receptor, that carries out its effect.
`)
