import { relation } from './relation.ts'

/** Animals, and what is said of them. */
export const natureRelations = [
  relation(
    'young',
    'is the young one of the first',
    'cow>calf, dog>puppy, cat>kitten, horse>foal, sheep>lamb, goat>kid, lion>cub, deer>fawn, duck>duckling, hen>chick, pig>piglet, goose>gosling, swan>cygnet, eagle>eaglet, frog>tadpole, butterfly>caterpillar, kangaroo>joey, hare>leveret, owl>owlet, human being>baby',
  ),
  relation(
    'sound',
    'is the sound that the first makes',
    'dog>bark/growl/howl, cat>mew/hiss/growl, cow>moo, lion>roar/growl, horse>neigh, sheep>bleat, duck>quack, frog>croak, snake>hiss, bee>buzz, owl>hoot, crow>caw/croak, elephant>trumpet, donkey>bray, wolf>howl/growl/bark, pig>grunt, monkey>chatter/howl, sparrow>chirp/chatter, pigeon>coo, hen>cluck, mouse>squeak, bear>growl/roar',
  ),
  relation(
    'home',
    'is the home of the first',
    'dog>kennel/den, horse>stable, lion>den, bee>hive/nest, sparrow>nest, pig>sty, spider>web, rabbit>burrow, eagle>eyrie/nest, hen>coop/nest, ant>anthill/nest, squirrel>drey/nest, beaver>lodge/den, otter>holt/den, cow>byre/stable',
  ),
  relation(
    'female',
    'is the female of the first',
    'lion>lioness, bull>cow, horse>mare, cock>hen, fox>vixen, drake>duck, gander>goose, stag>hind, ram>ewe, tiger>tigress, peacock>peahen, boar>sow, king>queen, duke>duchess, wizard>witch, nephew>niece, hero>heroine, actor>actress, bridegroom>bride, host>hostess, uncle>aunt, landlord>landlady, lad>lass, widower>widow, earl>countess',
  ),
  relation(
    'herd',
    'is the word for a group of the first',
    'bees>swarm/colony, cattle>herd, sheep>flock/herd, wolves>pack, ships>fleet, players>team, flowers>bouquet/bunch, keys>bunch, fish>shoal, lions>pride/pack, ants>colony/army/swarm, sailors>crew/team, singers>choir/troupe/team, dancers>troupe/team, mountains>range, islands>archipelago, puppies>litter/pack, soldiers>army/troop/team, stars>galaxy, trees>grove, steps>flight, pearls>string',
  ),
  relation(
    'quality',
    'is the quality that the first stands for in proverbs',
    'fox>cunning, lion>courage/strength/pride, dog>loyalty, ant>diligence/strength, owl>wisdom, lamb>innocence/peace, peacock>pride, snail>slowness, cheetah>speed, mule>stubbornness/strength, dove>peace/innocence, parrot>imitation, ox>strength/diligence/stubbornness, eagle>keen sight/speed/pride/courage',
  ),
  relation(
    'adjective',
    'is the adjective for what is like the first',
    'lion>leonine, dog>canine, cat>feline, cow>bovine, horse>equine, bear>ursine, wolf>lupine/canine, fox>vulpine/canine, sheep>ovine, pig>porcine, elephant>elephantine, bird>avian, eagle>aquiline/avian, goat>caprine, ape>simian, fish>piscine',
  ),
  relation(
    'class',
    'is the class to which the first belongs',
    'cobra>reptile, bat>mammal, peacock>bird, mosquito>insect, salmon>fish, frog>amphibian, spider>arachnid, rose>flower, mango>fruit/tree, spinach>vegetable, wheat>cereal, turmeric>spice, iron>metal/element, helium>gas/element, carbon>element, ruby>gem, chair>furniture, hammer>tool/weapon, sitar>musical instrument, chess>game, blue>colour, shirt>garment, truck>vehicle, Tamil>language, June>month, Venus>planet, bangle>ornament, oak>tree, sword>weapon, lentil>pulse',
  ),
  relation(
    'kept',
    'is the thing in which the first is kept',
    'sword>scabbard, arrow>quiver, letter>envelope/file, pistol>holster, money>purse/casket, garment>wardrobe, car>garage, aeroplane>hangar, cut flower>vase, grain>granary, fish>aquarium/zoo, rubbish>dustbin, book>bookcase, jewel>casket/purse, document>file/envelope/casket, water>bottle/tank, wild animal>zoo/aquarium, painting>gallery',
  ),
  relation(
    'cover',
    'is the outer cover of the first',
    'fish>scales, bird>feathers, sheep>fleece, tree>bark, egg>shell, banana>peel, hedgehog>spines, pea>pod, coconut>husk/shell, Earth>crust, bread>crust, book>jacket, pillow>pillowcase, tortoise>shell/scales, bear>fur, tooth>enamel',
  ),
]
