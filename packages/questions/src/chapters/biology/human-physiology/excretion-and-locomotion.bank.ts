import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the functional unit of the kidney?' */
export const excretionAndLocomotion = defineBank({
  id: 'excretion-and-locomotion',
  sets: [
    {
      rows: `
1 nephron, excretory-system | What is the structural and functional unit of the kidney? | Nephron | Neuron | Alveolus | Ureter | Each kidney has nearly a million nephrons, which filter blood and form urine. A neuron is the unit of the nervous system.
1 nitrogenous-waste, excretory-system | Which is the main nitrogenous waste in human urine? | Urea | Ammonia | Uric acid | Creatinine | Humans are ureotelic: the liver turns ammonia into urea. Birds excrete mainly uric acid and most bony fishes ammonia.
1 nephron, excretory-system | Which tubes carry urine from the kidneys to the urinary bladder? | Ureters | Urethrae | Bile ducts | Villi | A ureter runs from each kidney to the bladder. The urethra carries urine from the bladder out of the body.
1 skeleton, locomotion | How many bones are there in the skeleton of an adult human? | 206 | 208 | 306 | 212 | An adult has 206 bones: 80 in the axial and 126 in the appendicular skeleton. A newborn has more, since some fuse later.
1 skeleton, locomotion | Which is the longest bone of the human body? | Femur | Tibia | Humerus | Fibula | The femur or thigh bone is the longest. Tibia and fibula are in the lower leg and the humerus in the upper arm.
1 joints, locomotion | The joint at the shoulder is an example of a: | ball and socket joint | hinge joint | pivot joint | gliding joint | The head of the humerus turns in a cup of the shoulder girdle. Knee and elbow have hinge joints.
1 joints, locomotion | Bones are joined to bones by: | ligaments | tendons | muscles | nerves | Ligaments join bone to bone at joints. Tendons join muscles to bones.
1 nitrogenous-waste, excretory-system | Where in the body is urea formed? | Liver | Kidney | Lungs | Bladder | Urea is formed in the liver from ammonia and carbon dioxide. The kidneys only filter it out of the blood.
2 urine-formation, excretory-system | In which part of the nephron does ultrafiltration of blood take place? | Glomerulus | Loop of Henle | Collecting duct | Ureter | Pressure drives water and small molecules out of the glomerulus into Bowman's capsule. Tubules then reabsorb most of the filtrate.
2 urine-formation, excretory-system | Nearly all glucose of the filtrate is reabsorbed in the: | proximal convoluted tubule | distal convoluted tubule | collecting duct | descending limb of Henle's loop | The proximal tubule, with its brush border, reabsorbs nearly all glucose and amino acids and most of the water and ions.
2 kidney-regulation, excretory-system | Which hormone makes the collecting ducts reabsorb more water? | Vasopressin | Insulin | Thyroxine | Adrenaline | Vasopressin or ADH of the posterior pituitary raises reabsorption of water. Its lack causes diabetes insipidus.
2 excretory-disorders, excretory-system | A person whose kidneys have failed can have the blood cleaned by: | haemodialysis | chemotherapy | angioplasty | bronchoscopy | In haemodialysis blood passes through a cellophane tube in a fluid without nitrogenous wastes, so urea diffuses out.
2 muscle-contraction, locomotion | Which ion triggers the contraction of skeletal muscle? | Calcium | Iodide | Chloride | Iron | Calcium released from the sarcoplasmic reticulum binds to troponin and uncovers the sites on actin to which myosin binds.
2 muscle-contraction, locomotion | Which of these proteins forms the thick filament of muscle? | Myosin | Actin | Troponin | Tropomyosin | Thick filaments are polymerised myosin. Actin, troponin and tropomyosin make up the thin filament.
2 muscle-bone-disorders, locomotion | Gout is caused by the deposit of crystals of which substance in joints? | Uric acid | Calcium oxalate | Lactose | Lactic acid | Gouty arthritis is inflammation of joints due to uric acid crystals. Calcium oxalate crystals form many kidney stones.
2 skeleton, locomotion | How many vertebrae are there in the neck of nearly all mammals, including humans? | 7 | 12 | 5 | 10 | Nearly all mammals have seven cervical vertebrae. Humans have 12 thoracic and 5 lumbar vertebrae.
2 skeleton, locomotion | The last two pairs of ribs, whose front ends are quite free, are called: | floating ribs | true ribs | sternal ribs | cervical ribs | The 11th and 12th pairs are floating. The first seven are true ribs, and the 8th to 10th join the breastbone through the cartilage of the seventh.
3 kidney-regulation, excretory-system | The countercurrent mechanism that concentrates urine depends on the loop of Henle and the: | vasa recta | afferent arteriole | renal pelvis | Bowman's capsule | Flow in opposite directions in the two limbs of Henle's loop and of the vasa recta keeps the medulla salty and concentrates urine.
3 kidney-regulation, excretory-system | Juxtaglomerular cells respond to a fall in blood pressure by releasing: | renin | rennin | secretin | erythrosin | Renin turns angiotensinogen into angiotensin I and later II, which raises blood pressure. Rennin is a milk-curdling enzyme of the stomach.
3 muscle-contraction, locomotion | During contraction of a muscle fibre, the length of which band does not change? | A band | I band | H zone | Sarcomere | Filaments slide over each other, so the A band, the length of the thick filament, stays the same. The others become shorter.
3 muscle-bone-disorders, locomotion | Myasthenia gravis is a disorder in which: | the neuromuscular junction is attacked | joints fill with crystals of uric acid | calcium in body fluid runs too low | bone mass is lost with growing age | It is an autoimmune disorder with fatigue and weakness of muscles. Low calcium causes tetany, and loss of bone mass is osteoporosis.
3 urine-formation, excretory-system | The glomerular filtration rate of a healthy person is about: | 125 mL a minute | 12 mL a minute | 500 mL a minute | 1,200 mL a minute | Kidneys filter about 125 mL a minute, 180 litres a day. About 1,200 mL of blood flows through them in a minute.
3 urine-formation, nephron, excretory-system | Consider the statements: // 1. The descending limb of Henle's loop is permeable to water. // 2. The ascending limb lets water pass freely. // Which is correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | The descending limb lets water out but few electrolytes. The ascending limb is impermeable to water and lets electrolytes out.
1 excretory-system | Which organ removes salts and a little urea in the form of sweat? | Skin | Lungs | Liver | Kidney | Sweat contains sodium chloride and small amounts of urea and lactic acid. Its chief work is cooling.
1 joints, locomotion | The knee is an example of a: | hinge joint | pivot joint | saddle joint | ball and socket joint | A hinge joint moves in one plane, like a door. The shoulder and hip have ball and socket joints.
1 muscle-contraction, locomotion | Which muscle of the body never tires in life? | Cardiac muscle | Biceps | Thigh muscle | Tongue | Heart muscle contracts in rhythm all through life and is not under the control of the will.
2 skeleton, ear, locomotion, sense-organs | The smallest bone of the human body, the stapes, is found in the: | ear | nose | finger | toe | Malleus, incus and stapes are the ear ossicles, and the stapes is the smallest bone.
2 nitrogenous-waste, excretory-system | Terrestrial animals that excrete uric acid gain because it: | needs little water for removal | is more poisonous than ammonia | dissolves well in water | gives much energy | Uric acid is least toxic and leaves as paste or pellets, saving water. Ammonia needs much water.
2 skeleton, locomotion | The patella is the bone of the: | knee cap | collar | shoulder blade | breast | The patella covers the knee in front. The collar bone is the clavicle and the shoulder blade the scapula.
3 muscle-contraction, locomotion | Red muscle fibres look red because they have much: | myoglobin | melanin | glycogen | actin | Myoglobin stores oxygen. Red fibres have many mitochondria and work aerobically for long.
3 nephron, excretory-system | Which part of the nephron lies deepest in the medulla? | Loop of Henle | Bowman's capsule | Proximal tubule | Distal tubule | Capsules and convoluted tubules lie in the cortex while loops of Henle dip into the medulla.
2 urine-formation, excretory-system | The normal colour of urine is due to: | urochrome | bilirubin only | carotene | haemoglobin | Urochrome, a product of the breakdown of haemoglobin, gives urine its pale yellow colour.
3 kidney-regulation, excretory-system | Angiotensin II makes the adrenal cortex release: | aldosterone | adrenaline | vasopressin | insulin | Aldosterone makes the distal parts of the tubule reabsorb sodium and water, which raises blood pressure.
3 muscle-contraction, locomotion | Each actin filament has two filaments of which other protein running along its length? | Tropomyosin | Meromyosin | Keratin | Collagen | Two tropomyosin filaments run close to F-actin, and troponin lies at regular intervals on them.
2 joints, locomotion | Fluid-filled joints such as the knee, which allow free movement, are called: | synovial joints | fibrous joints | cartilaginous joints | sutures | A fluid-filled cavity lies between the bones. Sutures of the skull are fibrous joints that do not move.
1 joints, locomotion | The elbow is an example of which type of joint? | hinge joint | ball and socket joint | pivot joint | gliding joint | It allows movement in one plane only, like the hinge of a door.
2 joints, locomotion | Which joint allows the head to turn from side to side? | pivot joint | hinge joint | saddle joint | gliding joint | It lies between the atlas and the axis of the neck.
2 joints, locomotion | The joint between the carpal and the metacarpal of the thumb is a: | saddle joint | hinge joint | pivot joint | ball and socket joint | It lets the thumb move across the palm.
2 joints, locomotion | Which joint allows movement in the greatest number of directions? | ball and socket joint | hinge joint | saddle joint | gliding joint | It is found at the shoulder and at the hip.
3 joints, locomotion | Joints between the carpal bones of the wrist are: | gliding joints | hinge joints | pivot joints | fibrous joints | Flat surfaces slide over each other a little.
2 joints, locomotion | The fluid in the cavity of a movable joint serves chiefly to: | reduce friction | carry oxygen to muscles | form new bone | store calcium | It is the synovial fluid, which lets the surfaces slide smoothly.
`,
    },
  ],
})
