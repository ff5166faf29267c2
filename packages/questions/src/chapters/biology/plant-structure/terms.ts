import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
root | Root, jad, जड़ | The root is the underground part of a plant, growing from the radicle, that fixes it and absorbs water and minerals; it has no nodes or leaves.
root | Tap root and fibrous root, tap root, fibrous root, मूसला जड़ | A tap root is a main root grown from the radicle with side branches, as in dicots; fibrous roots arise as a tuft from the base of the stem, as in monocots.
root | Adventitious roots, apsthanik jad, अपस्थानिक जड़ | Adventitious roots are roots that arise from any part of the plant other than the radicle, such as the prop roots of banyan.
root | Pneumatophores, respiratory roots, shwasan mool, श्वसन मूल | Pneumatophores are roots of mangroves, such as Rhizophora, that grow upwards out of the mud and take in air for respiration.
stem | Stem, tana, तना | The stem is the ascending part of a plant axis, growing from the plumule, that bears branches, leaves, flowers and fruits and has nodes and internodes.
stem | Rhizome, prakand, प्रकंद | A rhizome is a thick horizontal underground stem with nodes, buds and scale leaves, such as ginger.
stem | Tuber, stem tuber, कंद | A stem tuber is the swollen tip of an underground branch that stores food and bears eyes (buds), such as the potato.
leaf | Leaf, patti, पत्ती | A leaf is the flat, green lateral organ of a stem, borne at a node, that makes food by photosynthesis.
leaf | Venation, shiravinyas, शिराविन्यास | Venation is the arrangement of veins in a leaf: reticulate (net-like) in most dicots and parallel in most monocots.
leaf | Phyllotaxy, parn vinyas, पर्णविन्यास | Phyllotaxy is the arrangement of leaves on the stem or branch: alternate, opposite or whorled.
inflorescence | Inflorescence, pushpkram, पुष्पक्रम | Inflorescence is the arrangement of flowers on the floral axis; it is racemose (axis keeps growing) or cymose (axis ends in a flower).
flower | Flower, pushp, पुष्प | A flower is the reproductive part of angiosperms, with four whorls: calyx, corolla, androecium and gynoecium.
flower | Androecium, stamen, punkesar, पुंकेसर | The androecium is the male whorl of a flower, made of stamens, each with a filament and an anther that bears pollen.
flower | Gynoecium, pistil, carpel, jayang, जायांग | The gynoecium is the female whorl of a flower, made of one or more carpels, each with ovary, style and stigma.
flower | Aestivation of flower, pushpdal vinyas, पुष्पदल विन्यास | Aestivation is the arrangement of sepals or petals in the bud with respect to the others of the same whorl: valvate, twisted, imbricate or vexillary.
placentation | Placentation, beejandanyas, बीजांडन्यास | Placentation is the arrangement of ovules within the ovary: marginal, axile, parietal, free central or basal.
fruits-and-seeds | Fruit, phal, फल | A fruit is the ripened ovary of a flower, developed after fertilisation, that encloses the seeds.
fruits-and-seeds | Parthenocarpic fruit, parthenocarpy, anishek phal, अनिषेकफलन | A parthenocarpic fruit is one formed without fertilisation and so without seeds, such as banana.
fruits-and-seeds | Drupe, ashthil phal, अष्ठिल फल | A drupe is a fleshy one-seeded fruit with a stony inner layer (endocarp), such as mango and coconut.
fruits-and-seeds | Seed, beej, बीज | A seed is the ripened ovule after fertilisation, with a seed coat and an embryo.
families | Floral formula, pushp sutra, पुष्प सूत्र | A floral formula is the description of a flower by symbols and numbers for its symmetry, whorls and position of ovary.
families | Fabaceae, leguminosae family, फेबेसी | Fabaceae is the pea family, with root nodules, vexillary aestivation, diadelphous stamens and a legume (pod) as fruit.
families | Solanaceae, potato family, सोलेनेसी | Solanaceae is the potato family, with epipetalous stamens, axile placentation and a berry or capsule as fruit; tomato, brinjal and tobacco belong to it.
meristems | Meristem, meristematic tissue, vibhajyotak, विभज्योतक | A meristem is a plant tissue of actively dividing cells that causes growth: apical, intercalary or lateral.
simple-tissues | Parenchyma, mridutak, मृदूतक | Parenchyma is the simple living plant tissue of thin-walled cells that fills organs and serves for storage and photosynthesis.
simple-tissues | Collenchyma, sthulkonotak, स्थूलकोणोतक | Collenchyma is the simple living plant tissue with cell corners thickened by cellulose and pectin, which gives flexible support.
simple-tissues | Sclerenchyma, dridhotak, दृढ़ोतक | Sclerenchyma is the simple plant tissue of dead cells with thick lignified walls (fibres and sclereids) that gives mechanical strength.
xylem-and-phloem | Xylem, जाइलम | Xylem is the complex tissue that carries water and minerals from roots upwards; it has tracheids, vessels, xylem fibres and xylem parenchyma.
xylem-and-phloem | Phloem, poshvah, फ्लोएम | Phloem is the complex tissue that carries food from leaves to other parts; it has sieve tubes, companion cells, phloem parenchyma and fibres.
epidermis | Stomata, stoma, randhra, रंध्र | Stomata are the minute pores in the epidermis of leaves, each with two guard cells, through which gases are exchanged and water vapour is lost.
epidermis | Guard cells, dwar koshika, द्वार कोशिकाएँ | Guard cells are the two cells (kidney-shaped in dicots, dumb-bell shaped in grasses) round a stoma that open and close it.
vascular-bundles | Vascular bundle, samvahan pul, संवहन पूल | A vascular bundle is a strand of xylem and phloem in a plant; it is radial in roots and conjoint in stems and leaves.
vascular-bundles | Open and closed vascular bundles, open vascular bundle | An open vascular bundle has cambium between xylem and phloem, as in dicot stems; a closed one has none, as in monocots.
internal-structure | Endodermis and casparian strip, casparian strip, कैस्पेरी पट्टी | The endodermis is the innermost layer of the cortex; in roots its cells have waterproof Casparian strips of suberin.
internal-structure | Mesophyll, parn madhyotak, पर्णमध्योतक | Mesophyll is the tissue of a leaf between the two epidermal layers, with chloroplasts; in dicot leaves it has palisade and spongy parenchyma.
secondary-growth | Secondary growth, dwitiyak vriddhi, द्वितीयक वृद्धि | Secondary growth is the increase in thickness of stems and roots by the activity of vascular cambium and cork cambium.
secondary-growth | Cambium, vascular cambium, एधा | Cambium is the lateral meristem that forms secondary xylem inwards and secondary phloem outwards.
secondary-growth | Annual rings, varshik valay, वार्षिक वलय | Annual rings are the rings seen in a cut trunk, each of one spring wood and one autumn wood; their number gives the age of the tree.
secondary-growth | Heartwood and sapwood, heartwood, sapwood, अंतःकाष्ठ और रसकाष्ठ | Heartwood is the dark central wood that no longer conducts water; sapwood is the lighter outer wood that does.
`)
