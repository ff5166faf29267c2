import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on single vitamins: 'Which vitamin helps wounds to heal?' */
export const vitaminsInDepth = defineBank({
  id: 'vitamins-in-depth',
  sets: [
    {
      rows: `
1 vitamin-c, vitamins | Which of these is a rich source of vitamin C? | Amla | Rice | Milk | Egg yolk | Citrus fruits and guava are also rich in it. Milk and eggs have very little.
2 vitamin-c, vitamins | Which vitamin is destroyed most easily by cooking and exposure to air? | Vitamin C | Vitamin A | Vitamin D | Vitamin K | It is soluble in water and breaks down on heating.
3 vitamin-c, vitamins | Which vitamin helps the body to absorb iron from plant foods? | Vitamin C | Vitamin K | Vitamin A | Vitamin D | It keeps iron in a form that the intestine can take up. Vitamin D helps the absorption of calcium.
3 vitamin-c, vitamins | Which vitamin is needed for making collagen, which helps wounds to heal? | Vitamin C | Vitamin B12 | Vitamin K | Vitamin B1 | Without it the walls of small vessels become weak. Vitamin K is needed for clotting.
2 vitamin-c, vitamins | Vitamin C, or ascorbic acid, is soluble in: | water | fat | oil | ether | Vitamins of the B group and C are soluble in water, and A, D, E and K in fat.
1 vitamin-a, vitamins | Carrots are rich in a substance that the body changes into which vitamin? | Vitamin A | Vitamin C | Vitamin D | Vitamin K | The substance is beta-carotene, found in yellow and orange vegetables.
2 vitamin-a, vitamins | In which organ is vitamin A mostly stored in the human body? | Liver | Kidney | Spleen | Pancreas | It is a fat-soluble vitamin. Cod liver oil is a rich source of it.
2 vitamin-a, vitamins | Xerophthalmia, dryness of the eyes, is due to lack of: | vitamin A | vitamin B1 | vitamin C | vitamin K | Severe lack can damage the cornea and cause blindness in children.
1 vitamin-d, vitamins | Which vitamin is made in the skin with the help of sunlight? | Vitamin D | Vitamin A | Vitamin C | Vitamin E | Ultraviolet rays act on a substance in the skin. It is also called the sunshine vitamin.
2 vitamin-d, vitamins | Vitamin D helps the body chiefly in the absorption of: | calcium | iron | iodine | sodium | It takes up calcium and phosphorus from the intestine for bones and teeth.
2 vitamin-d, vitamins | What is softening of bones in adults due to lack of vitamin D called? | Osteomalacia | Osteoporosis | Arthritis | Rickets | Rickets is the form in children. Osteoporosis is loss of bone mass, mostly with age.
2 vitamin-d, vitamins | Which of these foods is the best natural source of vitamin D? | Cod liver oil | Orange juice | Spinach | Wheat | Fish liver oils and egg yolk contain it, while fruits and cereals have hardly any.
1 scurvy-rickets-beriberi, deficiency-diseases | Bleeding and swollen gums are a sign of: | scurvy | rickets | beriberi | pellagra | Lack of vitamin C weakens gums and small blood vessels.
1 scurvy-rickets-beriberi, deficiency-diseases | Bow legs and soft bones in a child point to: | rickets | scurvy | beriberi | goitre | Lack of vitamin D keeps bones from taking up calcium.
2 scurvy-rickets-beriberi, deficiency-diseases | Which disease was common among sailors who had no fresh fruit on long voyages? | Scurvy | Rickets | Beriberi | Goitre | Fresh fruit gives vitamin C. James Lind showed in 1747 that oranges and lemons cure it.
2 scurvy-rickets-beriberi, deficiency-diseases | People who live mainly on polished rice are likely to suffer from: | beriberi | scurvy | rickets | night blindness | Polishing takes away the bran with its vitamin B1.
2 scurvy-rickets-beriberi, deficiency-diseases | Which food is the best remedy for a person with scurvy? | Amla | Polished rice | Butter | Fish liver oil | Amla and citrus fruits are rich in vitamin C. Fish liver oil has vitamins A and D.
2 scurvy-rickets-beriberi, deficiency-diseases | Sunlight on the skin helps to prevent: | rickets | scurvy | beriberi | anaemia | The skin makes vitamin D when ultraviolet rays of the sun fall on it.
3 scurvy-rickets-beriberi, deficiency-diseases | Which of these diseases is due to the lack of a vitamin that dissolves in fat? | Rickets | Scurvy | Beriberi | Pellagra | Vitamin D dissolves in fat, vitamins C and B in water.
3 scurvy-rickets-beriberi | The diseases scurvy, rickets and beriberi are due to the lack of which vitamins in this order? | C, D and B1 | D, C and B1 | C, B1 and D | B1, D and C | Ascorbic acid prevents scurvy, calciferol rickets and thiamine beriberi.
3 scurvy-rickets-beriberi, deficiency-diseases | In wet beriberi, swelling of the legs comes from a weakness of the: | heart | liver | lungs | stomach | Lack of vitamin B1 harms nerves in the dry form and the heart in the wet form.
2 scurvy-rickets-beriberi, deficiency-diseases | Weakness of muscles and tingling in the limbs from lack of thiamine is the disease: | beriberi | rickets | scurvy | goitre | Thiamine is vitamin B1. The nerves suffer first.
2 scurvy-rickets-beriberi, deficiency-diseases | The adult form of rickets is called: | osteomalacia | scurvy | arthritis | beriberi | Lack of vitamin D softens the bones of adults too.
1 vitamins | Which of these groups has only vitamins that dissolve in fat? | A, D, E and K | A, B, C and D | B, C, D and E | B, C, E and K | Vitamins of the B group and vitamin C dissolve in water.
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
2 vitamins | Which of these is the best source of vitamin A? | Carrot | Lemon | Rice | Sugar | Yellow and orange vegetables have beta-carotene; lemon is a source of vitamin C.
2 vitamins | Which vitamin acts also as a hormone that regulates calcium in the body? | Vitamin D | Vitamin C | Vitamin E | Vitamin B1 | It is formed in the skin and acts on the intestine and the bones.
1 deficiency-diseases | Dryness of the cornea that may end in blindness, xerophthalmia, is due to a lack of: | vitamin A | vitamin C | vitamin D | vitamin K | It is a severe form of the trouble that begins as night blindness.
1 deficiency-diseases | Which of these is not due to the lack of a vitamin? | Goitre | Scurvy | Pellagra | Rickets | Goitre comes from a lack of the mineral iodine.
2 deficiency-diseases | A person has sore skin, diarrhoea and loss of memory, the three Ds. Which vitamin is lacking? | Niacin | Thiamine | Retinol | Ascorbic acid | Dermatitis, diarrhoea and dementia are the signs of pellagra.
2 deficiency-diseases | Women who expect a child are given folic acid tablets because a lack of it may cause: | defects of the spine of the baby | night blindness of the baby | bow legs of the baby | bleeding gums of the baby | The neural tube of the embryo needs folic acid, vitamin B9, in the first weeks.
2 deficiency-diseases | Newborn babies are often given an injection of a vitamin to prevent bleeding. It is: | vitamin K | vitamin A | vitamin B12 | vitamin E | Blood does not clot well without it, and babies have little of it.
2 deficiency-diseases | People who eat no food from animals are most at risk of a lack of: | vitamin B12 | vitamin C | vitamin E | vitamin K | It is found in milk, eggs and meat, and its lack leads to pernicious anaemia.
3 deficiency-diseases | Which pair of a vitamin and its deficiency disease is wrong? | Vitamin B2 – scurvy | Vitamin A – night blindness | Vitamin B1 – beriberi | Vitamin B3 – pellagra | Scurvy is due to a lack of vitamin C; too little B2 causes cracks at the corners of the mouth.
3 deficiency-diseases | Consider the following statements: // 1. Osteomalacia in adults is due to a lack of vitamin D. // 2. Pernicious anaemia is due to a lack of vitamin C. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Pernicious anaemia follows from a lack of vitamin B12, or of the factor that helps to absorb it.
`,
    },
  ],
})
