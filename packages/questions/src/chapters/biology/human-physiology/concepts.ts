/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  alimentary-canal | Alimentary Canal | human alimentary canal, aahar nal, layers of gut
  teeth | Teeth & Dental Formula | dental formula, human teeth, teeth, dant, human teeth types, types of teeth
  digestive-glands | Digestive Glands | liver, <pancreas, <bile, salivary glands, <gall bladder, yakrit
  digestive-enzymes | Digestive Enzymes & Juices | digestive enzymes, <gastric juice, <pancreatic juice, <pepsin, <trypsin, salivary amylase, digestive system enzymes, human digestive system enzymes, enzymes of digestion, <peristalsis
  absorption | Absorption of Food | absorption of digested food, <villi, <chylomicrons, absorption in small intestine
  respiratory-system | Human Respiratory System | respiratory system, breathing, breathing and exchange of gases, respiration in humans, shwasan tantra
  lungs | Lungs & Respiratory Organs | lungs, respiratory organs, mechanism of breathing, <alveoli, <trachea, fefde
  lung-volumes | Lung Volumes & Capacities | respiratory volumes, respiratory volumes and capacities, <tidal volume, <vital capacity, <residual volume, lung capacity
  gas-transport | Exchange & Transport of Gases | exchange of gases, transport of gases, <transport of carbon dioxide, <oxygen dissociation curve, <partial pressure of gases
  oxygen-transport | Transport of Oxygen in Blood | transport of oxygen, transport of oxygen by blood, oxygen transport by haemoglobin
  breathing-control | Regulation & Disorders of Breathing | regulation of respiration, disorders of respiratory system, <asthma, <emphysema
  circulatory-system | Circulatory System | circulation, body fluids and circulation, blood circulation, human circulatory system, raktsancharan, parisancharan tantra, rakt parisanchran, parisanchran, rakt parisancharan
  blood-cells | Blood & Blood Cells | blood, rbc, wbc, <platelets, <blood plasma, <red blood cells, <white blood cells, formed elements of blood, <haemoglobin, rakt, rbc wbc platelets, blood cells rbc wbc platelets
  rh-factor | Rh Factor | rh grouping, rhesus factor, rh blood group, rh antigen
  blood-grouping | Blood Groups | abo and rh grouping, abo blood group, <rh incompatibility, abo grouping, <erythroblastosis foetalis
  blood-clotting | Coagulation of Blood | blood clotting, coagulation, blood clotting factors, clotting factors
  heart-chambers | Chambers & Valves of the Heart | heart chambers, heart valves, human heart chambers, human heart valves, human heart chambers valves
  blood-transfusion | Blood Transfusion | blood group and transfusion, universal donor and recipient, universal donor, universal recipient, blood donation, rakt adhan
  heart | Human Heart | heart, structure of heart, human heart structure, hriday, <heartbeat, <pacemaker of heart, <pacemaker, <sa node, manav hriday
  conducting-system | Conducting System of the Heart | human heart conduction system, heart conduction system, nodal tissue of heart, sa node av node, impulse conduction in heart
  cardiac-cycle | Cardiac Cycle | <cardiac output, <stroke volume, <heart sounds, systole and diastole
  ecg | ECG | electrocardiogram, electrocardiograph, electrocardiography, <qrs complex, p wave qrs t wave, ecg waves
  blood-vessels | Blood Vessels & Lymph | blood vessels, <blood pressure, lymph, lymphatic system, portal circulation
  arteries-and-veins | Arteries & Veins | difference between arteries and veins, arteries veins capillaries, dhamani aur shira, dhamni aur shira, dhamni aur shira me antar
  double-circulation | Double Circulation | double circulation of blood, double circulation of heart, human heart double circulation, double circulation in humans, pulmonary and systemic circulation, dohra parisancharan
  heart-disorders | Disorders of the Circulatory System | <hypertension, <angina, heart attack, heart failure, <atherosclerosis, <coronary artery disease
  excretory-system | Human Excretory System | excretory system, excretion, excretory products and their elimination, utsarjan tantra, excretory products, excretory products and elimination
  nephron | Nephron & Kidney | nephron, human kidney nephron, human kidney, kidney, structure of kidney, structure of nephron, vrikk, gurda
  urine-formation | Urine Formation | <ultrafiltration, <glomerular filtration, gfr, tubular reabsorption, tubular secretion, nephron urine formation, urine formation in nephron
  kidney-regulation | Regulation of Kidney Function | counter current mechanism, <countercurrent mechanism, osmoregulation, juxtaglomerular apparatus, <renin angiotensin, raas, concentration of urine
  nitrogenous-waste | Nitrogenous Wastes | <ammonotelic, ureotelic, <uricotelic, ammonia urea uric acid, <excretory organs of animals
  excretory-disorders | Disorders of Excretion | <haemodialysis, dialysis, <uremia, <kidney stone, <renal calculi, renal failure, disorders of excretory system
  locomotion | Locomotion & Movement | movement in humans, gati aur chalan, locomotion, body movements, sharir me gati
  muscle-contraction | Muscle Contraction | muscles, sliding filament theory, <actin and myosin, <sarcomere, <muscle fibre, mechanism of muscle contraction, peshi sankuchan
  skeleton | Human Skeleton | skeletal system, skeleton, bones, human bones, <axial skeleton, appendicular skeleton, kankal tantra, haddi
  joints | Joints | types of joints, <synovial joints, joints in human body
  muscle-bone-disorders | Disorders of Muscle & Bone | <arthritis, <osteoporosis, <tetany, <myasthenia gravis, <gout, <muscular dystrophy
  nervous-system | Nervous System | neural control and coordination, human nervous system, neural system, tantrika tantra, neural control
  neuron | Neuron | structure of neuron, nerve cell, tantrika koshika
  nerve-impulse | Nerve Impulse | generation and conduction of nerve impulse, conduction of nerve impulse, action potential, resting potential, <depolarisation
  synapse | Synapse | synaptic transmission, <neurotransmitter, chemical synapse, transmission of impulses
  brain | Human Brain | brain, forebrain, <hindbrain, <cerebrum, <cerebellum, medulla oblongata, <hypothalamus, central nervous system, mastishk, parts of brain and their functions, parts of brain functions, parts of human brain, brain parts
  reflex-and-nerves | Reflex Action & Peripheral Nerves | reflex action, <reflex arc, <spinal cord, <cranial nerves, <spinal nerves, autonomic nervous system, peripheral nervous system, peripheral nerves
  sense-organs | Sense Organs | sensory organs, gyanendriya
  eye | Eye as a Sense Organ | structure of eye, human eye parts, parts of eye, structure of human eye, retina
  ear | Ear | human ear, <cochlea, <organ of corti, <semicircular canals, structure of ear
  hormones | Hormones & Endocrine Glands | hormones, endocrine glands, endocrine system, glands, chemical coordination, chemical coordination and integration, antah sravi tantra
  pituitary | Pituitary & Hypothalamic Hormones | pituitary gland, pituitary, <growth hormone, vasopressin, <adh, <oxytocin, <acromegaly, hypothalamic hormones
  pituitary-functions | Functions of Pituitary Hormones | pituitary gland hormones and functions, pituitary hormones and their functions, pituitary hormones, hormones of pituitary gland
  thyroid | Thyroid & Parathyroid | thyroid gland, <parathyroid gland, <thyroxine, <goitre, calcitonin, <parathormone, parathyroid
  adrenal | Adrenal Gland | <adrenal cortex, <adrenal medulla, <adrenaline, <cortisol, <aldosterone, <addison disease, <catecholamines, adrenal gland hormones
  pancreas-hormones | Insulin & Glucagon | insulin, glucagon, <islets of langerhans, <diabetes mellitus, <diabetes, endocrine pancreas
  other-hormones | Pineal, Thymus & Gut Hormones | <pineal gland, <melatonin, thymus, <thymosin, gastrointestinal hormones, <atrial natriuretic factor, anf, pineal
  hormone-action | Mechanism of Hormone Action | hormone action, <second messenger, hormone receptors, types of hormones, steroid hormones
  red-and-white-cells | Difference between RBC and WBC | rbc and wbc, red and white blood cells
  rods-and-cones | Difference between Rods and Cones | rods and cones, rod and cone cells, rods and cones of retina, shalaka aur shanku koshika
  sympathetic-and-parasympathetic | Difference between Sympathetic and Parasympathetic Nervous System | sympathetic and parasympathetic, sympathetic and parasympathetic nervous system, sympathetic nervous system, parasympathetic nervous system, anukampi aur paranukampi tantrika tantra, sympathetic and parasympathetic system
  exocrine-and-endocrine | Difference between Exocrine and Endocrine Glands | exocrine and endocrine, exocrine and endocrine glands, exocrine glands, antahsravi aur bahisravi granthi, duct and ductless glands
`
