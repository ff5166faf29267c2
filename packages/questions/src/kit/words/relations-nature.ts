import { relation } from './relation.ts'

/** Animals. */
export const natureRelations = [
  relation(
    'young',
    'is the young one of the first',
    'cow>calf, dog>puppy, cat>kitten, horse>foal, sheep>lamb, goat>kid, lion>cub, deer>fawn/calf/kid, duck>duckling/chick, hen>chick, pig>piglet, goose>gosling/chick, swan>cygnet/chick, eagle>eaglet/chick, frog>tadpole, butterfly>caterpillar, kangaroo>joey, hare>leveret, owl>owlet/chick, human being>baby/kid',
  ),
  relation(
    'sound',
    'is the sound that the first makes',
    'dog>bark/growl/howl, cat>mew/hiss/growl, cow>moo, lion>roar/growl/grunt, horse>neigh, sheep>bleat, duck>quack, frog>croak/chirp, snake>hiss, bee>buzz, owl>hoot, crow>caw/croak, elephant>trumpet/roar, donkey>bray, wolf>howl/growl/bark, pig>grunt/squeak, monkey>chatter/howl/squeak/grunt, sparrow>chirp/chatter, pigeon>coo, hen>cluck, mouse>squeak, bear>growl/roar/grunt',
  ),
  relation(
    'home',
    'is the home of the first',
    'dog>kennel/den, horse>stable, lion>den, bee>hive/nest, sparrow>nest, pig>sty, spider>web/burrow/nest, rabbit>burrow/nest/den, eagle>eyrie/nest, hen>coop/nest, ant>anthill/nest, squirrel>drey/nest/den, beaver>lodge/den/burrow, otter>holt/den/burrow, cow>byre/stable',
  ),
  relation(
    'female',
    'is the female of the first',
    'lion>lioness, bull>cow, horse>mare, cock>hen, fox>vixen, drake>duck, gander>goose, stag>hind, ram>ewe, tiger>tigress, peacock>peahen/hen, boar>sow, king>queen, duke>duchess, wizard>witch, nephew>niece, hero>heroine/actress, actor>actress/heroine, bridegroom>bride, host>hostess, uncle>aunt, landlord>landlady, lad>lass, widower>widow, earl>countess',
  ),
  relation(
    'herd',
    'is the word for a group of the first',
    'bees>swarm/colony, cattle>herd/flock/team, sheep>flock/herd, wolves>pack, ships>fleet, players>team, flowers>bouquet/bunch/string, keys>bunch, fish>shoal/swarm, lions>pride/pack, ants>colony/army/swarm, sailors>crew/team, singers>choir/troupe/team, dancers>troupe/team, mountains>range, islands>archipelago/string, puppies>litter/pack, soldiers>army/troop/team, stars>galaxy, trees>grove, steps>flight, pearls>string',
  ),
  relation(
    'quality',
    'is the quality that the first stands for in proverbs',
    'fox>cunning, lion>courage/strength/pride, dog>loyalty, ant>diligence/strength, owl>wisdom, lamb>innocence/peace, peacock>pride, snail>slowness, cheetah>speed, mule>stubbornness/strength, dove>peace/innocence, parrot>imitation, ox>strength/diligence/stubbornness/slowness, eagle>keen sight/speed/pride/courage/strength',
  ),
  relation(
    'adjective',
    'is the adjective for what is like the first',
    'lion>leonine, *dog>canine, *cat>feline, cow>bovine, horse>equine, bear>ursine, wolf>lupine/canine, fox>vulpine/canine, sheep>ovine, pig>porcine, elephant>elephantine, bird>avian, eagle>aquiline/avian, goat>caprine, ape>simian, fish>piscine',
  ),
  relation(
    'class',
    'is the class to which the first belongs',
    'cobra>reptile, bat>mammal, peacock>bird, mosquito>insect, salmon>fish/colour, frog>amphibian, spider>arachnid, rose>flower/colour, mango>fruit/tree, spinach>vegetable, wheat>cereal, turmeric>spice, iron>metal/element/tool, helium>gas/element, carbon>element, ruby>gem/colour, chair>furniture, hammer>tool/weapon, sitar>musical instrument, chess>game, blue>colour, shirt>garment, truck>vehicle, Tamil>language, June>month, Venus>planet, bangle>ornament, oak>tree, sword>weapon/tool, lentil>pulse/vegetable',
  ),
  relation(
    'kept',
    'is the thing in which the first is kept',
    'sword>scabbard, arrow>quiver, letter>envelope/file, pistol>holster, money>purse/casket/envelope, garment>wardrobe, car>garage, aeroplane>hangar/garage, cut flower>vase/bottle, grain>granary, fish>aquarium/zoo, rubbish>dustbin, book>bookcase, jewel>casket/purse, document>file/envelope/casket, water>bottle/tank/vase, wild animal>zoo/aquarium, painting>gallery',
  ),
  relation(
    'cover',
    'is the outer cover of the first',
    'fish>scales, bird>feathers, sheep>fleece/fur, tree>bark, egg>shell, banana>peel, hedgehog>spines/fur, pea>pod/shell, coconut>husk/shell, Earth>crust/shell, bread>crust, book>jacket, pillow>pillowcase, tortoise>shell/scales, bear>fur, tooth>enamel',
  ),
]
