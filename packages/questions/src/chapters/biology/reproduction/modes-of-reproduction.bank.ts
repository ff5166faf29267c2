import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which organism reproduces by budding?' */
export const modesOfReproduction = defineBank({
  id: 'modes-of-reproduction',
  sets: [
    {
      rows: `
1 budding-fission, asexual-reproduction | Hydra commonly reproduces asexually by: | budding | binary fission | spore formation | fragmentation | A bud grows on its body and separates as a small hydra.
1 budding-fission, asexual-reproduction | Amoeba divides into two equal daughter cells by: | binary fission | budding | multiple fission | regeneration | Plasmodium divides by multiple fission and yeast by budding.
2 budding-fission, asexual-reproduction | Planaria can grow into complete animals from cut pieces. This is called: | regeneration | budding | spore formation | binary fission | Specialised cells multiply and form the missing parts.
3 budding-fission, asexual-reproduction | Plasmodium, the malarial parasite, divides into many daughter cells by: | multiple fission | binary fission | budding | fragmentation | Leishmania divides by binary fission along a definite axis.
2 budding-fission, asexual-reproduction | Spirogyra reproduces asexually by: | fragmentation | budding | binary fission | grafting | The filament breaks into pieces, each of which grows into a new filament.
2 vegetative-propagation, asexual-reproduction | In grafting, the part of the plant that provides the root system is called the: | stock | scion | cutting | layer | The scion is the shoot that is joined to the stock.
1 vegetative-propagation, asexual-reproduction | Potato is propagated vegetatively by its: | stem tuber | root tuber | bulb | runner | The eyes of the tuber are buds. Sweet potato has root tubers.
3 vegetative-propagation, asexual-reproduction | The main advantage of vegetative propagation is that the new plants are: | exact copies of the parent | always taller than both the parents | free of all diseases | able to form new varieties | Only one parent is involved and no gametes fuse.
3 vegetative-propagation, asexual-reproduction | Jasmine is commonly propagated by bending a branch into the soil until it roots. This is called: | layering | grafting | budding | tissue culture | The branch is cut from the parent after roots have formed.
1 parthenogenesis | The development of an egg into an individual without fertilisation is called: | parthenogenesis | parthenocarpy | apospory | polyembryony | Parthenocarpy is the formation of fruit without fertilisation.
1 parthenogenesis | In honeybees, drones develop by: | parthenogenesis | double fertilisation | budding | binary fission | They come from unfertilised eggs and are haploid.
3 parthenogenesis | Which of these animals can reproduce by parthenogenesis? | Whiptail lizard | House lizard | Indian bullfrog | Pigeon | Whiptail lizards of some species are all females and lay unfertilised eggs; rotifers and honeybees show it too.
2 parthenogenesis | The male honeybee formed by parthenogenesis has how many chromosomes, if the queen has 32? | 16 | 32 | 64 | 8 | It develops from an unfertilised egg, which is haploid.
2 parthenogenesis | In parthenogenesis, the new individual develops from: | a female gamete alone | a male gamete alone | a fertilised egg | a body cell only | Fusion with a male gamete does not take place.
1 sex-hormones | Deepening of the voice and growth of beard in boys at puberty are due to: | testosterone | oestrogen | thyroxine | adrenaline | These are secondary sexual characters of the male.
2 sex-hormones | The hormone that maintains the lining of the uterus during pregnancy is: | progesterone | testosterone | prolactin | oxytocin | It is secreted by the corpus luteum and later by the placenta.
1 twins | Identical twins develop from: | one zygote that divides into two | two eggs fertilised by two sperms | one egg and two sperms | two eggs and one sperm | They have the same genes and are always of the same sex.
2 twins | Fraternal twins are formed when: | two eggs are fertilised separately | one zygote splits | one egg has two nuclei | two sperms join one egg | They are no more alike than other brothers and sisters.
2 twins | Which statement about identical twins is correct? | They have the same blood group | They may differ in sex | They come from two zygotes | They always differ in eye colour | They are monozygotic, so their genes are the same.
2 twins | Fraternal twins are also called: | dizygotic twins | monozygotic twins | Siamese twins | haploid twins | Identical twins are monozygotic; Siamese twins are joined.
2 twins | Siamese or conjoined twins result from: | incomplete separation of one embryo | fusion of two sperms | two separate zygotes | late fertilisation | They are a kind of identical twins whose bodies remain joined.
1 seed-germination | Which of these is not needed for the germination of most seeds? | Light | Water | Oxygen | Suitable temperature | Most seeds germinate in the dark as well; light is needed for later growth.
1 seed-germination | The first part to come out of a germinating seed is usually the: | radicle | plumule | cotyledon | endosperm | The radicle forms the root and the plumule the shoot.
2 seed-germination | Germination in which the cotyledons are pushed above the soil is called: | epigeal | hypogeal | viviparous | dormant | It occurs in bean and castor; in pea and gram it is hypogeal.
2 seed-germination | Germination of seeds while still attached to the parent plant, as in mangroves, is called: | vivipary | dormancy | hypogeal | apomixis | Rhizophora shows it, which helps the seedling to fix in mud.
2 seed-germination | In germinating cereal grains, the hormone that induces the formation of amylase is: | gibberellin | abscisic acid | cytokinin | auxin | Amylase breaks down stored starch. Abscisic acid keeps the seeds dormant.
`,
    },
  ],
})
