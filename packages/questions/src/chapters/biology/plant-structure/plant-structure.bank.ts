import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The edible part of a potato is a modified:' */
export const plantStructure = defineBank({
  id: 'plant-structure',
  sets: [
    {
      rows: `
1 stem | The edible part of a potato is a modified: | stem | root | leaf | flower | The potato is an underground stem tuber: its eyes are nodes with buds. Sweet potato, by contrast, is a modified root.
1 root | Which of these is a modified root that stores food? | Carrot | Ginger | Onion | Potato | The tap root of carrot swells with food. Ginger is a rhizome, potato a tuber and onion a bulb, all of them stems.
1 xylem-and-phloem | Through which tissue do water and minerals move upwards in a plant? | Xylem | Phloem | Cambium | Cortex | Xylem conducts water and minerals from the roots upwards. Phloem carries sugars made in the leaves, and cambium makes new cells.
1 leaf, root | Leaves with parallel veins and fibrous roots are marks of: | monocots | dicots | gymnosperms | ferns | Wheat, maize and grasses are monocots with parallel venation and fibrous roots. Dicots usually have reticulate venation and a tap root.
1 stomata, epidermis | Stomata are mainly concerned with: | exchange of gases and transpiration | storage of starch and fats | absorption of water from soil | conduction of food to the roots | Stomata are pores bounded by guard cells in the epidermis of leaves. Roots take up water and phloem conducts food.
1 fruits-and-seeds, flower | Which part of the flower develops into the fruit? | Ovary | Ovule | Sepal | Anther | After fertilisation the ovary becomes the fruit and the ovules inside it become seeds. Sepals usually dry up and fall.
1 flower | The male part of a flower is the: | stamen | pistil | petal | sepal | A stamen has an anther, which makes pollen, and a filament. The pistil, or carpel, is the female part.
2 leaf | Tendrils of the pea plant, which help it to climb, are modified: | leaflets | stipules | axillary buds | roots | In pea the upper leaflets change into tendrils. In cucumber and grapevine tendrils arise from axillary buds and are stem tendrils.
2 leaf | The spines of a cactus are modified: | leaves | stems | roots | flowers | In Opuntia leaves are reduced to spines to cut down loss of water, while the flat green stem makes food.
2 root | The respiratory roots that grow upwards out of the swampy soil in which mangroves live are called: | pneumatophores | prop roots | stilt roots | root hairs | Pneumatophores bring oxygen to roots in waterlogged soil. Prop roots of banyan and stilt roots of maize give support.
2 root | The hanging roots that support the branches of a banyan tree are called: | prop roots | tap roots | stilt roots | climbing roots | Prop roots grow down from the branches of the banyan and become pillars. Stilt roots arise from lower nodes of the stem, as in maize.
2 simple-tissues | Which simple tissue is living and gives flexible support to young stems and petioles? | Collenchyma | Sclerenchyma | Parenchyma | Xylem fibre | Collenchyma cells are living with corners thickened by cellulose and pectin. Sclerenchyma cells are dead with lignified walls.
2 xylem-and-phloem | Companion cells are closely linked to which elements? | Sieve tubes | Vessels | Tracheids | Xylem fibres | Sieve tube cells lack a nucleus when mature; companion cells control their work and help to load sugar. Both belong to phloem.
2 simple-tissues | Grittiness in the flesh of guava and pear is due to: | sclereids | crystals | starch grains | tracheids | Sclereids, or stone cells, are dead sclerenchyma cells with very thick walls and narrow cavities, found in such fruits.
2 placentation | In which kind of placentation are ovules borne on the central axis of a many-chambered ovary? | Axile | Marginal | Parietal | Basal | Axile placentation is seen in China rose, tomato and lemon. Pea is marginal, mustard parietal, and sunflower and marigold basal.
2 fruits-and-seeds | The edible part of a mango fruit is the: | mesocarp | epicarp | endocarp | endosperm | Mango is a drupe whose fleshy mesocarp is eaten. Its endocarp is the stony shell. In coconut the mesocarp is fibrous.
2 fruits-and-seeds | The endosperm of which of these seeds is used up before the seed is ripe? | Gram | Castor | Maize | Wheat | Gram, pea and bean seeds are non-endospermic with food in cotyledons. Castor, maize and wheat keep their endosperm.
2 meristems, secondary-growth | The tissue that makes a dicot stem grow thicker is: | vascular cambium | apical meristem | intercalary meristem | root cap | Vascular cambium and cork cambium are lateral meristems for growth in thickness. Apical and intercalary meristems add to length.
3 internal-structure | Casparian strips, made of suberin, are found in the cells of the: | endodermis | epidermis | pericycle | hypodermis | Tangential and radial walls of the endodermis carry strips of suberin that water cannot pass. Water must then go through the cell itself.
3 stomata, epidermis | Guard cells of grasses have which shape? | Dumb-bell | Kidney | Sphere | Star | In grasses guard cells are dumb-bell shaped; in dicots they are bean or kidney shaped. They alone of the epidermal cells carry chloroplasts.
3 internal-structure, vascular-bundles | Scattered, closed vascular bundles with a sheath of sclerenchyma are seen in the: | stem of maize | stem of sunflower | root of gram | root of maize | Monocot stems have scattered bundles without cambium. Dicot stems have a ring of open bundles, and roots have radial bundles.
3 secondary-growth | Heartwood differs from sapwood in that heartwood: | does not conduct water | lies next to the bark | is lighter in colour | has living cells only | Heartwood is the dark, central wood filled with tannins and resins; it no longer conducts water. The outer, lighter sapwood does.
3 flower | A flower with a superior ovary is described as: | hypogynous | epigynous | perigynous | apocarpous | In hypogynous flowers such as mustard the other parts arise below the ovary. In epigynous flowers, such as guava, the ovary is inferior.
3 flower | Diadelphous stamens, nine united and one free, are found in: | pea | China rose | citrus | mustard | In pea there are two bundles of stamens, (9) + 1. China rose is monadelphous and citrus has more than two bundles, that is polyadelphous.
3 flower | Which aestivation of petals, with a standard, two wings and a keel, is found in pea? | Vexillary | Valvate | Twisted | Imbricate | In vexillary, or papilionaceous, aestivation the large standard overlaps two wings, which overlap two smaller keel petals. China rose is twisted.
3 internal-structure | In which of these is the protoxylem placed towards the centre (endarch)? | Stem of sunflower | Root of sunflower | Root of maize | Root of gram | In stems protoxylem lies towards the centre, which is endarch. In roots it lies outwards, which is exarch.
1 root | Which part of the root protects its growing tip as it moves through soil? | Root cap | Root hair | Pericycle | Cortex | The thimble-like root cap covers the tender apex. Root hairs, which absorb water, arise further back in the region of maturation.
1 stem | Which part of a plant holds leaves at its nodes? | Stem | Root | Flower | Root hair | The stem has nodes with leaves and buds, and internodes between them. Roots have none.
2 inflorescence | The arrangement of flowers on the floral axis is called: | inflorescence | placentation | phyllotaxy | venation | Phyllotaxy is the arrangement of leaves, placentation that of ovules and venation that of veins.
2 leaf | Which of these is a compound leaf? | Neem leaf | Mango leaf | Banyan leaf | Peepal leaf | The blade of a neem leaf is divided into leaflets on a common rachis. The other three are simple.
3 secondary-growth | Lenticels on the bark of woody stems serve for: | exchange of gases | absorption of water | storage of food | secretion of resin | Lenticels are openings in the cork made of loose cells, through which gases pass.
3 internal-structure, epidermis | In a monocot leaf, the large empty epidermal cells that help it to roll in dry weather are: | bulliform cells | guard cells | subsidiary cells | companion cells | Bulliform cells lose turgor in dry weather, and the leaf curls inwards to save water.
2 root, meristems | Which region of the root tip has cells that divide repeatedly? | Meristematic region | Region of elongation | Region of maturation | Root hair region | Cells of the meristematic region are small with dense protoplasm. Above it lie the regions of elongation and maturation.
2 flower | The mode of arrangement of sepals or petals in a bud is called: | aestivation | venation | phyllotaxy | placentation | Valvate, twisted, imbricate and vexillary are types of aestivation. Venation is the pattern of veins.
2 fruits-and-seeds | The fruit of coconut is a: | drupe | berry | pome | capsule | Coconut and mango are drupes, which develop from monocarpellary superior ovaries and are one-seeded.
2 leaf | In whorled phyllotaxy, as in Alstonia, the leaves at a node are: | more than two | single | exactly two | absent | Alstonia has a whorl of leaves at each node. China rose has one and guava two at a node.
2 stem | An underground stem that grows horizontally, as in ginger, is a: | rhizome | corm | bulb | sucker | Ginger is a rhizome, colocasia a corm, onion a bulb and potato a tuber.
2 stem | Thorns of citrus and Bougainvillea are modified: | axillary buds | leaves | stipules | roots | Axillary buds turn into woody, pointed thorns that protect from grazing animals. Spines of cactus are leaves.
3 families | The floral formula symbol with a plus sign inside a circle stands for a flower that is: | actinomorphic | zygomorphic | bisexual | epipetalous | It means radial symmetry. The percentage sign stands for zygomorphic flowers such as pea.
3 flower | Epipetalous stamens, attached to the petals, are found in: | brinjal | lily | pea | mustard | In brinjal stamens are attached to petals. In lily they are attached to the perianth, which is epiphyllous.
3 placentation | Free central placentation, with ovules on a central axis without septa, is found in: | Dianthus | pea | mustard | sunflower | Dianthus and Primrose show it. Pea is marginal, mustard parietal and sunflower basal.
3 secondary-growth | In a dicot root, the vascular cambium at the start of secondary growth arises from: | conjunctive tissue and pericycle | epidermis and cortex | endodermis and pith | protoxylem and metaxylem | The cambium of a dicot root is wholly secondary in origin, from tissue below phloem bundles and part of the pericycle.
3 secondary-growth | Wood formed in spring, with wide vessels and lower density, is called: | early wood | late wood | heartwood | bark | Spring wood has many wide vessels. Autumn or late wood is darker and denser; the two make an annual ring.
3 vascular-bundles | Vascular bundles in which xylem and phloem lie on different radii are called: | radial | conjoint | collateral open | concentric | Radial bundles occur in roots. In stems and leaves the two lie on the same radius, which is conjoint.
1 meristems | A plant tissue whose cells keep on dividing is described as: | meristematic | permanent | complex permanent | epidermal | Permanent tissues are formed when its cells stop dividing and become specialised.
1 meristems | The length of roots and stems increases by the activity of the: | apical meristem | lateral meristem | cork cambium | pith | It lies at the growing tips of roots and shoots.
2 meristems | Cells of meristematic tissue usually have: | dense cytoplasm and thin walls | large vacuoles and thick walls | no nucleus and lignin | air spaces and chloroplasts | They divide actively and store nothing, so vacuoles are hardly seen.
2 meristems | The cork cambium of a woody stem is also called: | phellogen | phelloderm | phellem | procambium | Phellem is the cork that it makes outwards and phelloderm the tissue inwards.
2 meristems | The girth of a stem increases mainly because of a: | lateral meristem | apical meristem | intercalary meristem | root cap | The vascular cambium and the cork cambium are lateral meristems.
1 simple-tissues | Parenchyma that contains chlorophyll and carries out photosynthesis is called: | chlorenchyma | aerenchyma | collenchyma | sclerenchyma | Aerenchyma has large air spaces, and the other two give support.
1 simple-tissues | Aquatic plants are kept afloat by air spaces in the tissue called: | aerenchyma | chlorenchyma | sclerenchyma | prosenchyma | It is a parenchyma with large air cavities between its cells.
2 simple-tissues | The walls of sclerenchyma cells are thick because of: | lignin | pectin | chitin | cutin | The cells are dead at maturity and give strength.
1 simple-tissues | The husk of a coconut is made of which tissue? | Sclerenchyma | Parenchyma | Collenchyma | Aerenchyma | Its long thick-walled dead cells form strong fibres.
2 simple-tissues | Jute and hemp of commerce are fibres of: | sclerenchyma | collenchyma | parenchyma | cambium | The cells are long and narrow, with lignified walls.
1 simple-tissues | The chief function of parenchyma in roots and fruits is: | storage of food | conduction of water | support | protection from insects | Its thin-walled living cells hold starch, sugar and other substances.
1 monocots-and-dicots | A dicot seed differs from a monocot seed in having: | two cotyledons | a single cotyledon | no embryo | no seed coat | Gram and pea are dicots; maize and wheat are monocots.
1 monocots-and-dicots | Parallel venation of leaves is usual in: | monocots | dicots | ferns | mosses | Dicot leaves mostly have a network of fine veins.
1 monocots-and-dicots | Which of these plants is a monocot? | Maize | Gram | Mustard | Mango | Its seed has a single cotyledon, and its leaves have parallel veins.
1 monocots-and-dicots | Which of these plants is a dicot? | Pea | Wheat | Rice | Onion | Its seed splits easily into two cotyledons or halves.
1 monocots-and-dicots | A tap root system is typical of: | dicots | monocots | mosses | algae | Monocots such as wheat and maize have fibrous roots.
2 monocots-and-dicots | Floral parts in multiples of three are a mark of: | monocots | dicots | conifers | ferns | In dicots they are mostly in fours or fives.
2 monocots-and-dicots | Vascular bundles arranged in a ring are found in the stem of a: | dicot | monocot | moss | lichen | In a monocot stem they are scattered in the ground tissue.
2 monocots-and-dicots | Secondary growth by cambium is usual in the stems of: | dicots | monocots | grasses | mosses | Vascular bundles of monocots are closed, that is without cambium.
2 monocots-and-dicots | The single cotyledon of a maize grain is called the: | scutellum | coleoptile | coleorhiza | plumule | The coleoptile covers the plumule and the coleorhiza the radicle.
2 monocots-and-dicots | Kidney-shaped guard cells are found in dicots; those of grasses, which are monocots, are: | dumb-bell shaped | perfectly spherical | star-shaped | square | Two guard cells surround the opening of each stoma.
2 monocots-and-dicots | The pith is large and well developed in the root of a: | monocot | dicot | moss | alga | In dicot roots the pith is small or absent.
`,
    },
  ],
})
