import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which gland is called the master gland?' */
export const nervousAndEndocrine = defineBank({
  id: 'nervous-and-endocrine',
  sets: [
    {
      rows: `
1 pituitary, hormones | Which gland is often called the master gland because its hormones control several others? | Pituitary | Thyroid | Adrenal | Pancreas | The pituitary controls the thyroid, adrenal cortex and gonads. It is itself under the control of the hypothalamus.
1 brain, nervous-system | Which is the largest part of the human brain? | Cerebrum | Cerebellum | Medulla oblongata | Thalamus | The cerebrum makes the major part of the brain and is the seat of thought, memory and will.
1 brain, nervous-system | Which part of the brain keeps the balance and posture of the body? | Cerebellum | Cerebrum | Hypothalamus | Medulla | The cerebellum coordinates muscles and balance. The medulla controls breathing, heartbeat and other involuntary acts.
1 neuron, nervous-system | The structural and functional unit of the nervous system is the: | neuron | nephron | synapse | axon | A neuron has a cell body, dendrites and an axon. A synapse is only the junction between two neurons.
1 pancreas-hormones, hormones | Which hormone lowers the level of glucose in blood? | Insulin | Glucagon | Cortisol | Adrenaline | Insulin of the beta cells lets cells take up glucose. Glucagon, cortisol and adrenaline all raise the level.
1 adrenal, hormones | Which hormone is called the emergency hormone, for fight or flight? | Adrenaline | Thyroxine | Oxytocin | Melatonin | Adrenaline of the adrenal medulla raises heartbeat, breathing and blood sugar in times of stress.
1 thyroid, hormones | Iodine is needed for the formation of which hormone? | Thyroxine | Insulin | Aldosterone | Oestrogen | The thyroid makes thyroxine from iodine and tyrosine. Without iodine the gland swells, which is called goitre.
1 eye, sense-organs | In which layer of the eye are the light-sensitive rods and cones found? | Retina | Cornea | Choroid | Sclera | Rods and cones are the receptor cells of the retina. The cornea and sclera form the outer coat of the eye.
1 reflex-and-nerves, nervous-system | The quick withdrawal of a hand from a hot pan is an example of: | reflex action | voluntary action | conditioned thinking | peristalsis | A reflex arc through the spinal cord acts before the brain is aware. No act of will is involved.
2 synapse, nervous-system | The gap between two neurons, crossed by a chemical messenger, is the: | synaptic cleft | node of Ranvier | axon hillock | myelin sheath | A neurotransmitter such as acetylcholine crosses the synaptic cleft. Nodes of Ranvier are gaps in the myelin sheath.
2 pituitary, hormones | Which hormone makes the uterus contract at childbirth? | Oxytocin | Progesterone | Prolactin | Relaxin | Oxytocin, released by the posterior pituitary, makes the uterus contract and milk flow. Progesterone supports pregnancy.
2 pituitary, hormones | Too little growth hormone in childhood causes: | dwarfism | gigantism | acromegaly | cretinism | Low secretion of growth hormone stunts growth. Too much of it causes gigantism in children and acromegaly in adults.
2 thyroid, hormones | Cretinism in a child results from lack of the hormone of the: | thyroid | pituitary | parathyroid | thymus | Lack of thyroid hormone during pregnancy or infancy causes stunted growth and low intelligence, known as cretinism.
2 eye, sense-organs | Which part of the eye controls the amount of light that enters it? | Iris | Lens | Cornea | Vitreous humour | The iris, the coloured part, makes the pupil narrow or wide. The lens focuses the light on the retina.
2 eye, sense-organs | Rods of the human retina are chiefly responsible for vision in: | dim light | bright light | colour | distant objects only | Rods contain rhodopsin and serve twilight vision. Cones serve vision in bright light and of colours.
2 brain, nervous-system | Which part of the brain contains the centres for body temperature, hunger and thirst? | Hypothalamus | Cerebellum | Medulla | Corpus callosum | The hypothalamus keeps these and secretes releasing hormones. The corpus callosum connects the two cerebral hemispheres.
2 other-hormones, hormones | Which gland secretes melatonin and helps to keep the daily rhythm of sleep? | Pineal | Pituitary | Thymus | Parathyroid | The pineal gland on the upper side of the forebrain secretes melatonin. The thymus makes thymosins, which mature T lymphocytes.
2 ear, sense-organs | The organ of hearing in the human ear is the: | cochlea | utricle | ear drum | Eustachian tube | The organ of Corti in the cochlea holds the hair cells. The utricle, saccule and semicircular canals serve balance.
2 thyroid, hormones | Which hormone of the parathyroid glands raises the level of calcium in blood? | Parathormone | Calcitonin | Thyroxine | Aldosterone | Parathormone dissolves bone and raises calcium. Thyrocalcitonin of the thyroid lowers it.
2 reflex-and-nerves, nervous-system | How many pairs of cranial nerves do humans have? | 12 | 31 | 10 | 24 | Humans have 12 pairs of cranial nerves and 31 pairs of spinal nerves.
3 nerve-impulse, nervous-system | At the resting stage the membrane of a neuron is: | more permeable to K⁺ than to Na⁺ | more permeable to Na⁺ than to K⁺ | equally permeable to both ions | wholly impermeable to both ions | The resting axon membrane is comparatively more permeable to potassium and nearly impermeable to sodium, so its outer side is positive.
3 nerve-impulse, nervous-system | Depolarisation of a nerve fibre is caused by the rapid: | entry of Na⁺ into the axon | exit of K⁺ from the axon | exit of Na⁺ from the axon | entry of Cl⁻ into the axon | A stimulus opens sodium channels and Na⁺ rushes in, reversing polarity. The exit of K⁺ afterwards brings back the resting potential.
3 hormone-action, hormones | Steroid hormones act by: | binding receptors inside the cell | opening ion channels in the wall | staying on the membrane surface | making cyclic AMP outside the cell | Steroid hormones pass through the membrane and bind receptors inside the cell, mostly in the nucleus, and regulate genes.
3 adrenal, hormones | Addison's disease is due to under-secretion of hormones of the: | adrenal cortex | adrenal medulla | thyroid gland | pineal gland | Too little of the hormones of the adrenal cortex disturbs carbohydrate metabolism and causes weakness and fatigue.
1 eye, sense-organs | The transparent front part of the outer layer of the eyeball is the: | cornea | sclera | choroid | conjunctival sac | Most of the bending of light takes place at the cornea. The sclera is the white of the eye.
2 eye, sense-organs | The point of the retina where the optic nerve leaves the eye, and which has no rods or cones, is the: | blind spot | yellow spot | pupil | ciliary body | An image that falls there is not seen. The yellow spot has the most cones.
2 eye, sense-organs | Which muscles change the curvature of the lens of the eye? | Ciliary muscles | Muscles of the iris | Muscles of the eyelids | Rectus muscles | They make the lens thicker for near objects. The muscles of the iris change the pupil.
3 eye, sense-organs | The part of the retina where vision is sharpest is the: | fovea | blind spot | optic nerve | ciliary body | The fovea, in the yellow spot, has only cones packed closely. The blind spot has no receptors, as the optic nerve leaves there.
3 other-hormones, hormones | Which hormone, secreted by the heart wall, lowers blood pressure? | Atrial natriuretic factor | Aldosterone | Angiotensin II | Vasopressin | ANF is released when blood pressure rises and widens vessels. Aldosterone, angiotensin II and vasopressin raise blood pressure.
3 brain, nervous-system | Which meninx lies in direct contact with the tissue of the brain? | Pia mater | Dura mater | Arachnoid | Tympanic membrane | The three meninges from outside to inside are dura mater, arachnoid and pia mater. The tympanic membrane is the ear drum.
1 thyroid, hormones | Which endocrine gland lies in the neck, in front of the windpipe? | Thyroid | Adrenal | Pituitary | Pancreas | The thyroid has two lobes joined by an isthmus. Adrenals lie on the kidneys and the pituitary below the brain.
1 eye, sense-organs | The pupil of the eye in bright light: | becomes smaller | becomes larger | closes completely | does not change | The iris narrows the pupil so that too much light does not enter the eye.
2 brain, nervous-system | A person with a damaged cerebellum would most likely have trouble in: | walking steadily | breathing | digesting food | hearing music | The cerebellum coordinates movement and balance. Breathing is controlled by the medulla.
2 other-hormones, hormones | Which gland is large in children and becomes smaller with age? | Thymus | Thyroid | Adrenal | Pituitary | The thymus matures T lymphocytes and degenerates in old people, whose immunity becomes weaker.
3 hormone-action, hormones | Which hormone works through a second messenger such as cyclic AMP? | Glucagon | Cortisol | Testosterone | Oestradiol | Protein and peptide hormones bind membrane receptors and form second messengers. Steroids enter the cell.
3 nerve-impulse, neuron, nervous-system | Impulse conduction is faster in myelinated fibres because it: | jumps from node to node | flows along the whole membrane | moves through the myelin fat | needs no sodium ions | In saltatory conduction depolarisation takes place only at the nodes of Ranvier.
3 ear, sense-organs | Which part of the ear detects the turning of the head? | Semicircular canals | Cochlea | Ear drum | Malleus | Cristae in the ampullae of the canals respond to rotation. The cochlea serves hearing.
2 pancreas-hormones, hormones | Which hormone raises the level of glucose in blood by acting on the liver? | Glucagon | Insulin | Calcitonin | Melatonin | Glucagon of alpha cells makes the liver break down glycogen. Insulin has the opposite effect.
`,
    },
  ],
})
