import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
family | Family, parivar, परिवार | A family is a group of people related by birth, marriage or adoption who care for one another and usually live together.
family | Joint family, sanyukt parivar, संयुक्त परिवार | A joint family is a family in which several generations and brothers with their families live together and share a kitchen and property.
family | Nuclear family, ekal parivar, एकल परिवार | A nuclear family is a family of parents and their unmarried children only.
food | Food preservation, khadya parirakshan | Food preservation is the keeping of food from spoiling by methods such as drying, salting, pickling, cooling and canning.
food | Herbivore carnivore omnivore, herbivore, carnivore, omnivore, shakahari janwar | A herbivore is an animal that eats plants, a carnivore one that eats other animals, and an omnivore one that eats both.
shelter | Stilt house, machan ghar, houses on stilts | A stilt house is a house raised on poles above the ground, as in Assam, to keep it safe from floods and animals.
shelter | Igloo | An igloo is a dome-shaped house built of blocks of hard snow by the Inuit of the Arctic.
shelter | Sloping roof | A sloping roof is a roof built at an angle so that rain and snow slide off, as in places of heavy rain or snowfall.
water | Rainwater harvesting, varsha jal sangrahan, वर्षा जल संचयन | Rainwater harvesting is the collecting and storing of rain, from roofs or ground, for use or to refill groundwater.
water | Groundwater, bhujal, भूजल | Groundwater is the water that lies under the ground in soil and rocks and is drawn from wells, hand pumps and springs.
water | Water table, jal star | The water table is the upper level of the ground that is saturated with water.
water | Stepwell, baoli, bawdi, बावड़ी | A stepwell (baoli) is a well or pond reached by a long flight of steps, built to store water, common in Rajasthan and Gujarat.
travel | Means of transport, yatayat ke sadhan | Means of transport are the vehicles and ways by which people and goods are moved on land, on water and in the air.
things-we-make | Fibre, fiber, resha | A fibre is a thin thread-like strand from which yarn and cloth are made: natural, such as cotton and wool, or synthetic, such as nylon.
things-we-make | Spinning and weaving, spinning, weaving | Spinning is the making of yarn by drawing out and twisting fibres; weaving is the making of cloth from two sets of yarn on a loom.
things-we-make | Reduce reuse recycle, three R, 3R | Reduce, reuse and recycle are three ways to lessen waste: use less, use things again, and make new things from old material.
plants | Herb shrub and tree, herb, shrub | A herb is a plant with a soft green stem, a shrub a bushy plant with woody stems from near the ground, and a tree a tall plant with one woody trunk.
plants | Creeper and climber, creeper, climber | A creeper is a plant with a weak stem that spreads along the ground, such as pumpkin; a climber climbs by a support, such as pea or money plant.
plants | Insectivorous plant, pitcher plant, keetbhakshi paudha | An insectivorous plant is a green plant that traps and digests insects to get nitrogen, such as the pitcher plant.
animals | Nocturnal animals, nocturnal animal, nishachar | Nocturnal animals are animals that are active at night and rest by day, such as owls and bats.
animals | Camouflage, chhadm avaran | Camouflage is the colour or form by which an animal blends with its surroundings and is hard to see.
animals | Migration of birds, bird migration, pakshiyon ka pravas | Migration of birds is their regular seasonal journey between the places where they breed and where they spend the winter.
`)
