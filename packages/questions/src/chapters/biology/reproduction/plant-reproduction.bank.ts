import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Transfer of pollen from anther to stigma is called:' */
export const plantReproduction = defineBank({
  id: 'plant-reproduction',
  sets: [
    {
      rows: `
1 pollination | The transfer of pollen grains from anther to stigma is called: | pollination | fertilisation | germination | parthenogenesis | Pollination brings pollen to the stigma. Fertilisation comes later, when the male gamete fuses with the egg in the ovule.
1 seed-and-fruit | After fertilisation the ovule becomes the: | seed | fruit | embryo sac | petal | Ovules become seeds, the ovary becomes the fruit, and the zygote in the ovule grows into the embryo.
1 asexual-reproduction | By which method are rose and sugarcane usually multiplied? | Stem cutting | Spore formation | Binary fission | Buds on leaves | Pieces of stem with nodes are planted and strike root. Spores are formed by ferns and fungi.
1 vegetative-propagation, asexual-reproduction | Bryophyllum can produce new plants from buds on the margin of its: | leaves | roots | flowers | seeds | Adventitious buds in the notches of Bryophyllum leaves fall and grow into new plants. This is vegetative propagation.
1 budding-fission, asexual-reproduction | Yeast commonly multiplies by: | budding | binary fission | fragmentation | regeneration | A small outgrowth of the yeast cell grows and separates. Amoeba divides by binary fission and Spirogyra by fragmentation.
1 pollination | Flowers pollinated by insects are usually: | bright and scented | dull and without scent | small with dry pollen | green and under water | Colour, scent and nectar draw insects. Wind-pollinated flowers, such as those of maize, have light, dry pollen and no nectar.
1 pollen | A flower having both stamens and carpels is called: | bisexual | unisexual | incomplete | staminate | Mustard and hibiscus are bisexual. Unisexual flowers, as in papaya, have either stamens or carpels.
2 double-fertilisation | In flowering plants, double fertilisation consists of syngamy and: | triple fusion | vegetative fusion | budding | apomixis | One male gamete fuses with the egg, which is syngamy. The other fuses with two polar nuclei, which is triple fusion.
2 double-fertilisation | The endosperm of most flowering plants is: | triploid | diploid | haploid | tetraploid | The endosperm arises from the fusion of one male gamete with two polar nuclei, so it has three sets of chromosomes.
2 embryo-sac | A typical mature embryo sac of angiosperms has: | 7 cells and 8 nuclei | 8 cells and 7 nuclei | 8 cells and 8 nuclei | 7 cells and 7 nuclei | It has an egg, two synergids, three antipodals and a central cell with two polar nuclei: seven cells but eight nuclei.
2 pollination | Transfer of pollen to the stigma of another flower of the same plant is: | geitonogamy | xenogamy | autogamy | cleistogamy | Geitonogamy needs a pollinator but is genetically self-pollination. Xenogamy brings pollen from a different plant.
2 pollination | Flowers that never open and so are always self-pollinated are called: | cleistogamous | chasmogamous | dioecious | protandrous | Viola, Oxalis and Commelina bear closed, cleistogamous flowers besides open, chasmogamous ones.
2 pollen | The hard outer layer of a pollen grain is made of: | sporopollenin | cellulose | pectin | chitin | Sporopollenin stands high temperature, strong acids and enzymes, so pollen is well preserved as fossils. The inner wall has cellulose and pectin.
2 pollen | The innermost layer of the anther wall, which feeds the pollen grains, is the: | tapetum | endothecium | epidermis | nucellus | Tapetum cells have dense cytoplasm and often several nuclei. Endothecium helps the anther to open; nucellus belongs to the ovule.
2 apomixis | Development of a fruit without fertilisation is called: | parthenocarpy | parthenogenesis | polyembryony | vivipary | Banana is a parthenocarpic fruit without seeds. Parthenogenesis is the development of an egg into an individual without fertilisation.
2 seed-and-fruit | In apple and strawberry the fruit is called a false fruit because: | the thalamus forms part of it | it has no seeds | it forms without pollination | the ovary wall becomes dry | In a false fruit the thalamus also contributes to the fleshy part. In a true fruit only the ovary is changed.
3 apomixis | Formation of seeds without fertilisation, as in some grasses, is called: | apomixis | syngamy | emasculation | geitonogamy | Apomixis imitates sexual reproduction but gives plants like the parent, so hybrid seeds could be kept true by it.
3 embryo-sac | The filiform apparatus, which guides the pollen tube, is present in the: | synergids | antipodals | egg cell | central cell | Special thickenings at the micropylar tip of the synergids make up the filiform apparatus. Antipodals lie at the chalazal end.
3 seed-and-fruit | In a maize grain the single large cotyledon is called the: | scutellum | coleoptile | coleorhiza | aleurone layer | The scutellum lies on one side of the embryo. The coleoptile covers the plumule and the coleorhiza the radicle.
3 pollination | Removal of anthers from a flower bud before they shed pollen is called: | emasculation | bagging | dehiscence | vernalisation | Breeders emasculate bisexual flowers of the female parent and bag them to keep off unwanted pollen.
3 seed-and-fruit | Persistent nucellus in some seeds, such as black pepper, is called: | perisperm | endosperm | pericarp | testa | Remains of nucellus in black pepper and beet are perisperm. The pericarp is the wall of the fruit and testa the seed coat.
3 pollen | In most angiosperms pollen grains are shed at which stage? | Two-celled stage | Four-celled stage | Five-celled stage | Eight-celled stage | In over 60% of angiosperms pollen is shed with a vegetative and a generative cell. In the rest the generative cell has divided, making three.
1 asexual-reproduction | Which of these plants is propagated by its underground stem tuber? | Potato | Wheat | Mustard | Coconut | Buds, or eyes, of a potato tuber grow into new plants. The others are grown from seeds.
1 pollen | Pollen grains are produced in the: | anther | ovary | style | sepal | Each anther has pollen sacs in which pollen forms. The ovary holds ovules, and the style joins stigma and ovary.
1 seed-and-fruit | Coconut fruits are dispersed mainly by: | water | wind | insects | explosion | The fibrous coat holds air, so coconuts float to far shores.
2 vegetative-propagation, asexual-reproduction | Joining a shoot of one plant to the rooted stem of another is: | grafting | layering | pollination | cutting | The scion and stock grow together. Mango varieties are multiplied by grafting.
2 pollination | Pollination in maize is carried out by: | wind | bees | water | bats | Maize has light, dry pollen and long, feathery stigmas that catch it from the wind.
2 seed-and-fruit | The part of the seed that grows into the root is the: | radicle | plumule | cotyledon | hilum | The radicle comes out first and forms the root, and the plumule the shoot.
3 pollination | Pollination of Vallisneria takes place: | on the surface of water | inside a closed bud | by nectar-seeking birds | by wind in dry air | The female flower reaches the surface on a long stalk, and male flowers float to it.
3 pollination | Which of these is a device that prevents self-pollination? | Self-incompatibility | Cleistogamy | Homogamy of flowers | Bud pollination | Self-incompatibility stops the pollen of the same plant from germinating. Cleistogamy ensures selfing.
3 embryo-sac | The functional megaspore of most angiosperms is the one lying nearest to the: | chalaza | micropyle | integument | funicle | Of the four megaspores three degenerate, and the chalazal one develops into the embryo sac.
1 double-fertilisation | The union of a male and a female gamete forms a: | zygote | spore | gamete | seed coat | Fertilisation gives a diploid zygote, which grows into the embryo.
3 apomixis | Which of the following does not take place in apomixis? | Fusion of gametes | Formation of a seed | Growth of an embryo | Ripening of a fruit | The embryo arises from a diploid cell or an unreduced egg without any fusion of gametes.
1 seed-germination | The conditions that all seeds need to germinate are: | water, oxygen and suitable temperature | light, soil and water | soil, manure and oxygen | light, carbon dioxide and water | Most seeds do not need light, and the embryo feeds on stored food.
1 seed-germination | The first step in germination is the taking up of water by the dry seed, called: | imbibition | transpiration | guttation | plasmolysis | The seed swells, and the seed coat bursts.
1 seed-germination | The plumule of a germinating seed grows into the: | shoot | root | flower | seed coat | The radicle grows downwards into the root of the plant.
2 seed-germination | Germination in which the cotyledons stay below the soil, as in gram and maize, is called: | hypogeal | epigeal | viviparous | parthenogenetic | The epicotyl grows and pushes the plumule out of the soil.
2 seed-germination | The period in which a living seed does not germinate even in good conditions is called: | dormancy | maturity | senescence | vernalisation | It may be due to a hard coat, inhibitors or an immature embryo.
2 parthenogenesis | Natural parthenogenesis is seen in: | aphids | cattle | frogs of all kinds | elephants | Generations of females arise from unfertilised eggs in summer.
2 parthenogenesis | Fruits that develop without fertilisation, such as banana, are called: | parthenocarpic | aggregate | false | dehiscent | They are seedless; parthenogenesis is the word for animals.
2 parthenogenesis | In a honeybee colony, which members develop from fertilised eggs? | Queen and workers | Drones only | Drones and workers | Queen and drones | Drones, the males, come from unfertilised eggs and are haploid.
`,
    },
  ],
})
