import { defineTable } from '../../../kit/facts/define-table.ts'

/** Each row is one thing that a paper asks of the body, so that its name already is a question. */
export const humanBody = defineTable({
  id: 'human-body',
  about: 'the human body',
  header: 'Fact',
  columns: {
    answer: {
      header: 'Answer',
      kind: 'text',
      ask: ['In the human body, what is the {name}?'],
      say: 'In the human body the {name} is {value}',
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
  parts: [
    {
      sources: ['NCERT Science and Biology textbooks', "Gray's Anatomy"],
      rows: `
        1 | largest organ | the skin | record | thing | It covers about two square metres.
        1 | largest internal organ | the liver | record | thing | It weighs about one and a half kilograms.
        1 | largest gland | the liver | record | thing | It makes bile.
        1 | longest bone | the femur | record | thing | It is the thigh bone.
        1 | smallest bone | the stapes | record | thing | It lies in the middle ear.
        1 | hardest substance | tooth enamel | record | thing | It is mostly calcium phosphate.
        2 | strongest bone | the femur | record | thing | It carries the weight of the body.
        2 | longest muscle | the sartorius | record | thing | It runs down the thigh.
        2 | largest muscle | the gluteus maximus | record | thing | It is in the buttock.
        2 | smallest muscle | the stapedius | record | thing | It steadies the stapes.
        1 | largest artery | the aorta | record | thing | It leaves the left ventricle.
        1 | largest vein | the inferior vena cava | record | thing | It brings blood from the lower body.
        1 | longest nerve | the sciatic nerve | record | thing | It runs from the lower back to the leg.
        2 | longest cell | the nerve cell / the neuron | record | thing | Its axon can be a metre long.
        2 | largest cell of the female body | the ovum | record | thing | It can just be seen with the eye.
        1 | largest part of the brain | the cerebrum | record | thing | It is the seat of thought and memory.
        1 | only movable bone of the skull | the mandible | record | thing | It is the lower jaw.
        2 | largest lymphatic organ | the spleen | record | thing | It is called the graveyard of red blood cells.
        2 | largest salivary gland | the parotid gland | record | thing | Mumps makes it swell.
        1 | master gland | the pituitary gland | record | thing | The hypothalamus rules it in its turn.
        1 | universal donor blood group | O negative | blood | thing | Its red cells carry none of the A, B and Rh antigens.
        1 | universal recipient blood group | AB positive | blood | thing | Its plasma has no antibodies against A, B and Rh.
        1 | normal pH of blood | 7.4 | blood | number | It is slightly alkaline.
        2 | iron-bearing pigment of blood | haemoglobin | blood | thing | It carries oxygen.
        2 | protein that forms clots | fibrin | blood | thing | Thrombin makes it from fibrinogen.
        2 | anticoagulant made by the body | heparin | blood | thing | It keeps blood from clotting in the vessels.
        1 | natural pacemaker of the heart | the sino-atrial node | heart | thing | It lies in the right atrium.
        2 | valve between the left atrium and ventricle | the mitral valve | heart | thing | It is also called bicuspid.
        2 | valve between the right atrium and ventricle | the tricuspid valve | heart | thing | It has three flaps.
        1 | number of bones in an adult | 206 | number | number | A newborn has about 300.
        1 | number of bones in the skull with the face | 22 | number | number | Eight are of the cranium and fourteen of the face.
        1 | number of pairs of ribs | 12 | number | number | The last two pairs are floating.
        2 | number of vertebrae at birth | 33 | number | number | Some grow together to leave 26.
        1 | number of chromosomes in a body cell | 46 | number | number | They are 23 pairs.
        1 | number of milk teeth | 20 | number | number | They fall out from the age of six.
        1 | number of permanent teeth | 32 | number | number | Eight are incisors.
        2 | number of pairs of cranial nerves | 12 | number | number | They leave the brain itself.
        2 | number of pairs of spinal nerves | 31 | number | number | They leave the spinal cord.
        2 | number of chambers of the heart | 4 | number | number | Birds and mammals have as many.
        2 | part of the brain that keeps balance | the cerebellum | brain | thing | Drink disturbs it first.
        2 | part of the brain that rules breathing and heartbeat | the medulla oblongata | brain | thing | An injury to it is fatal.
        2 | part of the brain that rules hunger and body heat | the hypothalamus | brain | thing | It also rules the pituitary.
        2 | part of the eye that forms the image | the retina | eye | thing | Rods and cones lie in it.
        2 | part of the eye that is given in donation | the cornea | eye | thing | It has no blood vessels.
        2 | part of the eye that gives it its colour | the iris | eye | thing | It makes the pupil wide or narrow.
        2 | functional unit of the kidney | the nephron | cell | thing | Each kidney has about a million.
        2 | functional unit of the nervous system | the neuron / the nerve cell | cell | thing | It cannot divide as a rule.
        2 | functional unit of the lungs | the alveolus | cell | thing | Gases pass through its thin wall.
        2 | powerhouse of the cell | the mitochondrion | cell | thing | It makes ATP.
        2 | suicide bag of the cell | the lysosome | cell | thing | It holds digestive enzymes.
        2 | site of protein making in the cell | the ribosome | cell | thing | It has no membrane.
      `,
    },
  ],
})
