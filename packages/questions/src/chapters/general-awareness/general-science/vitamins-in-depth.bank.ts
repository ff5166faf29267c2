import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on single vitamins: 'Which vitamin helps wounds to heal?' */
export const vitaminsInDepth = defineBank({
  id: 'vitamins-in-depth',
  sets: [
    {
      rows: `
1 vitamin-c, vitamins | Which of the following is a rich source of vitamin C? | Amla | Rice | Milk | Egg yolk | Citrus fruits and guava are also rich in it. Milk and eggs have very little.
2 vitamin-c, vitamins | Which vitamin is destroyed most easily by cooking and exposure to air? | Vitamin C | Vitamin A | Vitamin D | Vitamin K | It is soluble in water and breaks down on heating.
2 vitamin-c, vitamins | Which vitamin helps the body to absorb iron from plant foods? | Vitamin C | Vitamin K | Vitamin A | Vitamin D | It keeps iron in a form that the intestine can take up. Vitamin D helps the absorption of calcium.
2 vitamin-c, vitamins | Which vitamin is needed for making collagen, which helps wounds to heal? | Vitamin C | Vitamin B12 | Vitamin K | Vitamin B1 | Without it the walls of small vessels become weak. Vitamin K is needed for clotting.
2 vitamin-c, vitamins | Vitamin C, or ascorbic acid, is soluble in: | water | fat | oil | ether | Vitamins of the B group and C are soluble in water, and A, D, E and K in fat.
1 vitamin-a, vitamins | Carrots are rich in a substance that the body changes into which vitamin? | Vitamin A | Vitamin C | Vitamin D | Vitamin K | The substance is beta-carotene, found in yellow and orange vegetables.
2 vitamin-a, vitamins | In which organ is vitamin A mostly stored in the human body? | Liver | Kidney | Spleen | Pancreas | It is a fat-soluble vitamin. Cod liver oil is a rich source of it.
2 vitamin-a, vitamins | Xerophthalmia, dryness of the eyes, is due to lack of: | vitamin A | vitamin B1 | vitamin C | vitamin K | Severe lack can damage the cornea and cause blindness in children.
1 vitamin-d, vitamins | Which vitamin is made in the skin with the help of sunlight? | Vitamin D | Vitamin A | Vitamin C | Vitamin E | Ultraviolet rays act on a substance in the skin. It is also called the sunshine vitamin.
2 vitamin-d, vitamins | Vitamin D helps the body chiefly in the absorption of: | calcium | iron | iodine | sodium | It takes up calcium and phosphorus from the intestine for bones and teeth.
2 vitamin-d, vitamins | What is softening of bones in adults due to lack of vitamin D called? | Osteomalacia | Osteoporosis | Arthritis | Rickets | Rickets is the form in children. Osteoporosis is loss of bone mass, mostly with age.
2 vitamin-d, vitamins | Which of the following foods is the best natural source of vitamin D? | Cod liver oil | Orange juice | Spinach | Wheat | Fish liver oils and egg yolk contain it, while fruits and cereals have hardly any.
1 scurvy-rickets-beriberi, deficiency-diseases | Bleeding and swollen gums are a sign of: | scurvy | rickets | beriberi | pellagra | Lack of vitamin C weakens gums and small blood vessels.
1 scurvy-rickets-beriberi, deficiency-diseases | Bow legs and soft bones in a child point to: | rickets | scurvy | beriberi | goitre | Lack of vitamin D keeps bones from taking up calcium.
2 scurvy-rickets-beriberi, deficiency-diseases | Which disease was common among sailors who had no fresh fruit on long voyages? | Scurvy | Rickets | Beriberi | Goitre | Fresh fruit gives vitamin C. James Lind showed in 1747 that oranges and lemons cure it.
2 scurvy-rickets-beriberi, deficiency-diseases | People who live mainly on polished rice are likely to suffer from: | beriberi | scurvy | rickets | night blindness | Polishing takes away the bran with its vitamin B1.
2 scurvy-rickets-beriberi, deficiency-diseases | Which food is the best remedy for a person with scurvy? | Amla | Polished rice | Butter | Fish liver oil | Amla and citrus fruits are rich in vitamin C. Fish liver oil has vitamins A and D.
2 scurvy-rickets-beriberi, deficiency-diseases | Sunlight on the skin helps to prevent: | rickets | scurvy | beriberi | anaemia | The skin makes vitamin D when ultraviolet rays of the sun fall on it.
2 scurvy-rickets-beriberi, deficiency-diseases | Which of the following diseases is due to the lack of a vitamin that dissolves in fat? | Rickets | Scurvy | Beriberi | Pellagra | Vitamin D dissolves in fat, vitamins C and B in water.
1 scurvy-rickets-beriberi | The diseases scurvy, rickets and beriberi are due to the lack of which vitamins in this order? | C, D and B1 | D, C and B1 | C, B1 and D | B1, D and C | Ascorbic acid prevents scurvy, calciferol rickets and thiamine beriberi.
3 scurvy-rickets-beriberi, deficiency-diseases | In wet beriberi, swelling of the legs comes from a weakness of the: | heart | kidneys | liver | lungs | Lack of vitamin B1 harms nerves in the dry form and the heart in the wet form.
2 scurvy-rickets-beriberi, deficiency-diseases | Weakness of muscles and tingling in the limbs from lack of thiamine is the disease: | beriberi | rickets | scurvy | goitre | Thiamine is vitamin B1. The nerves suffer first.
1 vitamins | Vitamins differ from carbohydrates and fats in that they: | give no energy | are needed in large amounts | contain no carbon | are made only by animals | They are needed in small amounts and regulate the work of the body.
2 vitamins | The word 'vitamine', which became vitamin, was coined in 1912 by: | Casimir Funk | Alexander Fleming | Louis Pasteur | Robert Koch | He worked on the substance in rice bran that prevents beriberi.
2 vitamins | Which vitamin contains the metal cobalt? | Vitamin B12 | Vitamin C | Vitamin K | Vitamin E | Its chemical name, cyanocobalamin, tells of the metal.
2 vitamins | Which vitamin is also made by bacteria living in the human intestine? | Vitamin K | Vitamin A | Vitamin C | Vitamin D | It is needed for the clotting of blood.
2 vitamins | Which vitamin should expectant mothers take to protect the child's brain and spinal cord? | Folic acid | Ascorbic acid | Calciferol | Tocopherol | It is vitamin B9, which is needed where cells divide fast.
2 vitamins | Golden Rice was developed to supply people with which vitamin? | Vitamin A | Vitamin C | Vitamin D | Vitamin B12 | Its grains contain beta-carotene, which the body changes into this vitamin.
1 vitamins | Which vitamin is hardly found in plant food, so that strict vegetarians may lack it? | Vitamin B12 | Vitamin C | Vitamin A | Vitamin E | It comes from milk, eggs, meat and fish.
2 vitamins | An overdose is the most likely to do harm with vitamins that: | dissolve in fat | dissolve in water | are destroyed by heat | are present in fruits | The body gets rid of an excess of B and C vitamins in the urine.
2 vitamins | The polishing of rice removes mainly which vitamin? | Vitamin B1 | Vitamin B12 | Vitamin C | Vitamin D | Thiamine is in the outer layers of the grain; its lack causes beriberi.
2 vitamins | Which vitamin of nuts and vegetable oils protects cells as an antioxidant? | Vitamin E | Vitamin D | Vitamin B12 | Vitamin K | It is tocopherol, which protects the fats of cell membranes.
1 vitamins | Which of the following is the best source of vitamin A? | Carrot | Lemon | Rice | Sugar | Yellow and orange vegetables have beta-carotene; lemon is a source of vitamin C.
2 vitamins | Which vitamin acts also as a hormone that regulates calcium in the body? | Vitamin D | Vitamin C | Vitamin E | Vitamin B1 | It is formed in the skin and acts on the intestine and the bones.
1 deficiency-diseases | Which of the following is not due to the lack of a vitamin? | Goitre | Scurvy | Pellagra | Rickets | Goitre comes from a lack of the mineral iodine.
2 deficiency-diseases | A person has sore skin, diarrhoea and loss of memory, the three Ds. Which vitamin is lacking? | Niacin | Thiamine | Retinol | Ascorbic acid | Dermatitis, diarrhoea and dementia are the signs of pellagra.
2 deficiency-diseases | Women who expect a child are given folic acid tablets because a lack of it may cause: | defects of the spine of the baby | night blindness of the baby | bow legs of the baby | bleeding gums of the baby | The neural tube of the embryo needs folic acid, vitamin B9, in the first weeks.
2 deficiency-diseases | Newborn babies are often given an injection of a vitamin to prevent bleeding. It is: | vitamin K | vitamin A | vitamin B12 | vitamin E | Blood does not clot well without it, and babies have little of it.
2 deficiency-diseases | People who eat no food from animals are most at risk of a lack of: | vitamin B12 | vitamin C | vitamin E | vitamin K | It is found in milk, eggs and meat, and its lack leads to pernicious anaemia.
1 deficiency-diseases | Which pair of a vitamin and its deficiency disease is wrong? | Vitamin B2 – scurvy | Vitamin A – night blindness | Vitamin B1 – beriberi | Vitamin B3 – pellagra | Scurvy is due to a lack of vitamin C; too little B2 causes cracks at the corners of the mouth.
2 deficiency-diseases | Consider the following statements: // 1. Osteomalacia in adults is due to a lack of vitamin D. // 2. Pernicious anaemia is due to a lack of vitamin C. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Pernicious anaemia follows from a lack of vitamin B12, or of the factor that helps to absorb it.
1 vitamin-a, vitamins | A child cannot see well at dusk. Which of the following foods would help most? | Papaya and carrot | Polished rice and sugar | Lemon and amla | Iodised salt | Lack of vitamin A causes night blindness; yellow fruits and vegetables give its raw material.
2 vitamin-a, vitamins | Vitamin A is needed to make which pigment of the retina? | Rhodopsin | Melanin | Haemoglobin | Myoglobin | Rhodopsin lets the rods work in dim light.
2 vitamin-a, vitamins | Golden rice was developed to fight the lack of vitamin A. Its grains are rich in: | beta-carotene | retinoic acid | ferritin | lycopene | The yellow pigment is changed into the vitamin by the body.
2 vitamin-a, vitamins | Bitot's spots, a sign of vitamin A deficiency, are seen on the: | white of the eye | gums | finger nails | tongue | They are foamy grey patches on the conjunctiva.
2 vitamin-a, vitamins | Consider the following statements on vitamin A: // 1. Too much of it can harm the liver. // 2. What is in excess is passed out daily in urine. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | It is soluble in fat, so an excess is stored and not washed out.
2 vitamin-a, vitamins | At what age does a child in India get the first dose of vitamin A, along with the measles vaccine? | 9 months | At birth | 6 weeks | 5 years | Further doses follow every six months until the age of five.
2 vitamin-a, vitamins | Which cells of the retina suffer first when vitamin A is lacking? | Rods | Cones | Ganglion cells | Pigment cells | Rods serve vision in dim light, and cones serve colours and bright light.
1 vitamin-c, vitamins | Bleeding gums and wounds that heal slowly point to a lack of: | vitamin C | vitamin D | vitamin B1 | vitamin K | They are signs of scurvy. Lack of vitamin K delays clotting instead.
2 vitamin-c, vitamins | Who showed in 1747 that lemons and oranges, now known for vitamin C, cure sailors of their disease? | James Lind | Edward Jenner | Casimir Funk | Christiaan Eijkman | He gave different foods to sick sailors and compared the results.
2 vitamin-c, vitamins | Who received the Nobel Prize of 1937 for work that included the isolation of vitamin C? | Albert Szent-Györgyi | Frederick Hopkins | Christiaan Eijkman | Paul Karrer | He got large amounts of it from paprika in Hungary.
3 vitamin-c, vitamins | Which of the following animals, like humans, cannot make vitamin C in its body? | Guinea pig | Dog | Cow | Rat | Most mammals make it from glucose in the liver.
2 vitamin-c, vitamins | Which of the following foods has hardly any vitamin C? | Boiled egg | Guava | Green chilli | Orange | Fresh fruits and vegetables are its main sources.
2 vitamin-c, vitamins | Consider the following statements on vitamin C: // 1. It acts as an antioxidant. // 2. The body stores enough of it for several years. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | The body stores little of it, so it must be eaten regularly.
2 vitamin-d, vitamins | The skin makes vitamin D with the help of which part of sunlight? | Ultraviolet rays | Infrared rays | Visible red light | Visible green light | UV-B rays change a substance of the skin that is like cholesterol.
1 vitamin-d, vitamins | Bow legs in small children are a sign of lack of: | vitamin D | vitamin A | vitamin C | vitamin E | In rickets the bones stay soft and bend under the weight.
2 vitamin-d, vitamins | The form of vitamin D that human skin makes is: | cholecalciferol (D3) | ergocalciferol (D2) | tocopherol | phylloquinone | D2 comes from fungi and yeast; tocopherol is vitamin E.
3 vitamin-d, vitamins | In which organ is vitamin D finally converted into its active form, calcitriol? | Kidney | Liver | Skin | Small intestine | The skin makes the vitamin and the liver changes it first; the last step takes place in the kidney.
2 vitamin-d, vitamins | Who of these is most at risk of a lack of vitamin D? | A night watchman indoors all day | A farmer in open fields | A fisherman eating sea fish | A child playing in the sun | Little sunlight on the skin means that little of the vitamin is made.
2 vitamin-d, vitamins | A very large intake of vitamin D tablets can cause: | too much calcium in the blood | too little calcium in the blood | too little sugar in the blood | softening of the bones | The vitamin takes up calcium from the gut; the extra calcium may form stones in the kidneys.
2 vitamin-d, vitamins | Vitamin D is often said to act like which of the following in the body? | A hormone | An enzyme | An antibody | A digestive juice | It is made in one place and acts on bones and gut in others.
1 fat-and-water-soluble-vitamins, vitamins | Which vitamins are soluble in fat? | A, D, E and K | B and C | A, B and C | C, D and E | The vitamins of the B group and vitamin C dissolve in water.
1 fat-and-water-soluble-vitamins, vitamins | Which vitamins are soluble in water? | B and C | A and D | D and E | E and K | The other four, A, D, E and K, dissolve in fat.
1 fat-and-water-soluble-vitamins, vitamins | Where does the body mainly store fat-soluble vitamins? | liver and fat | bones and teeth | kidneys and skin | red blood cells | So they need not be eaten every day.
1 fat-and-water-soluble-vitamins, vitamins | Which of the following vitamins is lost easily in the water of cooking? | vitamin C | vitamin A | vitamin D | vitamin K | It dissolves in water and is destroyed by heat.
2 fat-and-water-soluble-vitamins, vitamins | Why can too much of fat-soluble vitamins be harmful? | they build up in the body | they pass out with the urine | they keep bile from flowing | they break down in sunlight | Water-soluble vitamins in excess pass out with the urine.
2 fat-and-water-soluble-vitamins, vitamins | Which of the following is a water-soluble vitamin? | folic acid | retinol | tocopherol | calciferol | It is vitamin B9; the other three are vitamins A, E and D.
2 fat-and-water-soluble-vitamins, vitamins | Which of the following is a fat-soluble vitamin? | tocopherol | thiamine | riboflavin | ascorbic acid | It is vitamin E; thiamine is B1 and riboflavin B2.
2 fat-and-water-soluble-vitamins, vitamins | Which water-soluble vitamin can be stored in the liver for years? | vitamin B12 | vitamin C | vitamin B1 | vitamin B2 | It is the exception among the water-soluble vitamins.
2 fat-and-water-soluble-vitamins, vitamins | What helps the gut to absorb fat-soluble vitamins? | bile | saliva | pepsin | common salt | Bile salts make fats and what is dissolved in them ready for absorption.
2 fat-and-water-soluble-vitamins, vitamins | Match the vitamin with its kind: // P. Vitamin K // Q. Vitamin B6 // R. Vitamin E // 1. Fat-soluble // 2. Water-soluble // Which one of the following is the correct match? | P-1, Q-2, R-1 | P-2, Q-1, R-1 | P-1, Q-1, R-2 | P-2, Q-2, R-1 | All vitamins of the B group dissolve in water.
2 fat-and-water-soluble-vitamins, vitamins | Consider the statements: // 1. Vitamin D dissolves in fat. // 2. Vitamin C is stored in the body for years. // 3. Excess of vitamin B2 passes out with urine. // Which are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | The second is wrong: vitamin C must be eaten regularly.
`,
    },
  ],
})
