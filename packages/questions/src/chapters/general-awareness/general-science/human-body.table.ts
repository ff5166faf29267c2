import { defineTable } from '../../../kit/facts/define-table.ts'

/** Each row is one thing that a paper asks of the body, so that its name already is a question. */
export const humanBody = defineTable({
  id: 'human-body',
  about: 'the human body',
  header: 'Feature',
  columns: {
    answer: {
      header: 'Name or number',
      kind: 'text',
      ask: ['What is the {name}?'],
      say: 'The {name} is {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
    },
    form: {
      header: 'Form',
      kind: 'text',
    },
  },
  near: ['field'],
  alike: ['form'],
  concepts: ['human-body'],
  parts: [
    {
      sources: ['NCERT Science and Biology textbooks', "Gray's Anatomy"],
      rows: `
        1 organs-and-glands | largest organ of the human body | the skin | record | organ | It covers about two square metres.
        1 organs-and-glands | largest internal organ of the human body | the liver | record | organ | It weighs about one and a half kilograms.
        1 organs-and-glands | largest gland of the human body | the liver | record | organ | It makes bile.
        1 bones-and-teeth | longest bone of the human body | the femur | record | bone | It is the thigh bone.
        1 bones-and-teeth | smallest bone of the human body | the stapes | record | bone | It lies in the middle ear.
        2 bones-and-teeth | strongest bone of the human body | the femur | record | bone | It carries the weight of the body.
        2 organs-and-glands | longest muscle of the human body | the sartorius | record | muscle | It runs down the thigh.
        2 organs-and-glands | largest muscle of the human body | the gluteus maximus | record | muscle | It is in the buttock.
        2 organs-and-glands | smallest muscle of the human body | the stapedius | record | muscle | It steadies the stapes.
        1 blood-and-heart | largest artery of the human body | the aorta | record | vessel | It leaves the left ventricle.
        1 blood-and-heart | largest vein of the human body | the inferior vena cava | record | vessel | It brings blood from the lower body.
        1 brain-and-nerves | longest nerve of the human body | the sciatic nerve | record | nerve | It runs from the lower back to the leg.
        1 brain-and-nerves, cell-and-units | longest cell of the human body | the nerve cell / the neuron | record | cell | Its axon can be a metre long.
        2 | largest cell of the female body | the ovum | record | cell | It can just be seen with the eye.
        1 brain-and-nerves | largest part of the brain | the cerebrum | record | brain part | It is the seat of thought and memory.
        1 bones-and-teeth | only movable bone of the skull | the mandible | record | bone | It is the lower jaw.
        2 organs-and-glands | largest lymphatic organ of the human body | the spleen | record | organ | It is called the graveyard of red blood cells.
        2 organs-and-glands | largest salivary gland of humans | the parotid gland | record | organ | Mumps makes it swell.
        1 organs-and-glands | master gland of the human body | the pituitary gland | record | organ | The hypothalamus controls it in its turn.
        1 blood-and-heart | iron-containing pigment of blood | haemoglobin | blood | blood | It carries oxygen.
        2 blood-and-heart | protein whose threads form a blood clot | fibrin | blood | blood | Thrombin makes it from fibrinogen.
        2 blood-and-heart | anticoagulant made by the human body | heparin | blood | blood | It keeps blood from clotting in the vessels.
        1 blood-and-heart | natural pacemaker of the heart | the sino-atrial node | heart | heart part | It lies in the right atrium.
        2 blood-and-heart | valve between the left atrium and the left ventricle | the mitral valve | heart | heart part | It is also called bicuspid.
        2 blood-and-heart | valve between the right atrium and the right ventricle | the tricuspid valve | heart | heart part | It has three flaps.
        1 bones-and-teeth | number of bones in the human skull, including the facial bones | 22 | number | number | Eight are of the cranium and fourteen of the face.
        1 bones-and-teeth | number of pairs of ribs in humans | 12 | number | number | The last two pairs are floating.
        2 bones-and-teeth | number of vertebrae in the backbone of a newborn child | 33 | number | number | Some grow together to leave 26.
        1 cell-and-units | number of chromosomes in a human body cell | 46 | number | number | They are 23 pairs.
        1 bones-and-teeth | number of milk teeth of humans | 20 | number | number | They fall out from the age of six.
        1 bones-and-teeth | number of permanent teeth of humans | 32 | number | number | Eight are incisors.
        2 brain-and-nerves | number of pairs of cranial nerves in humans | 12 | number | number | They leave the brain itself.
        2 brain-and-nerves | number of pairs of spinal nerves in humans | 31 | number | number | They leave the spinal cord.
        2 brain-and-nerves | part of the brain that maintains the balance of the body | the cerebellum | brain | brain part | Drink disturbs it first.
        2 blood-and-heart, brain-and-nerves | part of the brain that controls breathing and heartbeat | the medulla oblongata | brain | brain part | An injury to it is fatal.
        2 brain-and-nerves | part of the brain that regulates hunger and body temperature | the hypothalamus | brain | brain part | It also controls the pituitary.
        1 eye | part of the eye on which the image is formed | the retina | eye | eye part | Rods and cones lie in it.
        1 eye | part of the eye that is transplanted in eye donation | the cornea | eye | eye part | It has no blood vessels.
        1 eye | part of the eye that gives it its colour | the iris | eye | eye part | It makes the pupil wide or narrow.
        1 cell-and-units | functional unit of the kidney | the nephron | cell | unit | Each kidney has about a million.
        1 brain-and-nerves, cell-and-units | functional unit of the nervous system | the neuron / the nerve cell | cell | unit | It cannot divide as a rule.
        2 cell-and-units | functional unit of the lungs | the alveolus | cell | unit | Gases pass through its thin wall.
        1 cell-and-units | powerhouse of the cell | the mitochondrion | cell | organelle | It makes ATP.
        1 cell-and-units | suicide bag of the cell | the lysosome | cell | organelle | It holds digestive enzymes.
        1 | site of protein synthesis in the cell | the ribosome | cell | organelle | It has no membrane.
        2 eye | point of the eye at which no image is formed | the blind spot | eye | eye part | The optic nerve leaves the eye there.
        2 eye | type of cell of the retina for vision in dim light | the rod cell | eye | cell | It holds rhodopsin.
        2 eye | type of cell of the retina for colour vision | the cone cell | eye | cell | It works in bright light.
        1 cell-and-units | control centre of the cell | the nucleus | cell | organelle | It holds the chromosomes.
        2 cell-and-units | packaging and dispatch centre of the cell | the Golgi apparatus | cell | organelle | It sends proteins in vesicles.
        1 bones-and-teeth | bone of the upper arm | the humerus | bone | bone | It joins the shoulder and the elbow.
        1 bones-and-teeth | anatomical name of the collar bone | the clavicle | bone | bone | It joins the shoulder to the breastbone.
        1 bones-and-teeth | anatomical name of the kneecap | the patella | bone | bone | It guards the joint of the knee.
        2 bones-and-teeth | anatomical name of the shin bone | the tibia | bone | bone | The thinner bone beside it is the fibula.
        1 organs-and-glands | muscle that separates the chest from the abdomen | the diaphragm | muscle | muscle | It moves down when we breathe in.
        1 organs-and-glands | gland that secretes both insulin and digestive juice | the pancreas | gland | organ | It is both endocrine and exocrine.
        1 organs-and-glands | butterfly-shaped gland of the neck | the thyroid gland | gland | organ | It makes thyroxine.
        1 blood-and-heart | vessel that carries oxygenated blood from the lungs to the heart | the pulmonary vein | blood | vessel | It opens into the left atrium.
        1 blood-and-heart | vessel that carries deoxygenated blood from the heart to the lungs | the pulmonary artery | blood | vessel | Its blood is poor in oxygen.
        1 brain-and-nerves, eye | nerve that carries signals of sight to the brain | the optic nerve | brain | nerve | It leaves the eye at the blind spot.
        2 brain-and-nerves | nerve that carries signals of hearing and balance to the brain | the auditory nerve | brain | nerve | It is the eighth cranial nerve.
        2 brain-and-nerves | tenth cranial nerve, which slows the heart | the vagus nerve | brain | nerve | Its name means wandering.
        1 blood-and-heart | type of cell that carries oxygen in the body | the red blood cell | blood | cell | It has no nucleus when mature.
        1 blood-and-heart | type of cell that fights infection in the body | the white blood cell | blood | cell | There are five kinds of it.
        1 blood-and-heart | liquid part of blood | plasma | blood | blood | It is about nine tenths water.
        2 blood-and-heart | wall between the two sides of the heart | the septum | heart | heart part | It keeps the two kinds of blood apart.
        2 blood-and-heart | valve at the opening of the aorta | the semilunar valve | heart | heart part | It stops blood from flowing back.
        2 cell-and-units | structural unit of absorption in the small intestine | the villus | cell | unit | Its thin wall takes up digested food.
      `,
    },
  ],
})
