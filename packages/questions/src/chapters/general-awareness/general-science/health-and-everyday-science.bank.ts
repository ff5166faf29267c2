import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which nutrient is the chief source of energy for the body?' */
export const healthAndEverydayScience = defineBank({
  id: 'health-and-everyday-science',
  sets: [
    {
      rows: `
1 nutrition | Which nutrient is the chief and immediate source of energy for the body? | Carbohydrates | Proteins | Vitamins | Minerals | One gram of carbohydrate gives about 4 kcal. Proteins serve mainly for growth and repair.
1 nutrition | Which of the following nutrients gives the most energy per gram? | Fat | Protein | Carbohydrate | Vitamin | Fat gives about 9 kcal per gram, carbohydrate and protein about 4 each. Vitamins give none.
2 nutrition | Roughage in food is made mainly of: | cellulose | fructose | milk sugar | animal fat | Humans cannot digest cellulose, but it helps the movement of food through the intestine.
2 nutrition | Which mineral is needed for the formation of haemoglobin? | Iron | Calcium | Iodine | Sodium | Calcium is needed for bones and iodine for the thyroid.
2 nutrition | Kwashiorkor and marasmus are caused by a lack of: | protein and calories | vitamins A and D | iron and iodine | water and salt | Kwashiorkor comes from lack of protein, and marasmus from lack of both protein and calories.
2 nutrition | Which of the following is called the complete food for an infant? | Milk | Honey | Rice water | Fruit juice | Milk has protein, fat, sugar, calcium and vitamins, but it is poor in iron and vitamin C.
1 blood-and-heart | Which vitamin is needed by the liver to make the factors of blood clotting? | Vitamin K | Vitamin A | Vitamin C | Vitamin E | Without vitamin K prothrombin is not formed properly and wounds bleed for long.
1 blood-and-heart | Who discovered the ABO blood groups in 1900? | Karl Landsteiner | William Harvey | Alexander Fleming | Louis Pasteur | Landsteiner won the Nobel Prize in 1930. Harvey described the circulation of blood.
1 blood-and-heart | What is the normal pH of human blood? | 7.4 | 6.4 | 7.0 | 8.4 | Human blood is slightly alkaline, with a pH between 7.35 and 7.45.
1 bones-and-teeth | How many bones does the body of an adult human have? | 206 | 196 | 216 | 300 | A newborn has about 300 bones, some of which grow together later.
1 blood-and-heart | Into how many chambers is the human heart divided? | Four | Two | Three | Five | It has two atria and two ventricles. Fish have two chambers and most amphibians and reptiles three.
2 blood-and-heart | What is the average life span of human red blood cells? | 120 days | 10 days | 60 days | 1 year | They are made in the bone marrow and destroyed mainly in the spleen.
2 blood-and-heart | Which blood vessel carries oxygenated blood from the lungs to the heart? | Pulmonary vein | Pulmonary artery | Vena cava | Aorta | It is the only vein with oxygenated blood in an adult. The pulmonary artery carries deoxygenated blood.
2 blood-and-heart | What is the normal blood pressure of a healthy adult in mm of mercury? | 120/80 | 80/120 | 140/100 | 100/40 | The first figure is the systolic and the second the diastolic pressure.
1 immunity-and-vaccines | Which vaccine is given at birth against tuberculosis? | BCG | DPT | OPV | MMR | DPT is against diphtheria, pertussis and tetanus. MMR is against measles, mumps and rubella.
2 immunity-and-vaccines | Which disease was the first to be wiped out from the world by vaccination? | Smallpox | Polio | Measles | Diphtheria | The World Health Organization declared the world free of it in 1980.
2 immunity-and-vaccines | In which year was India declared free of polio by the World Health Organization? | 2014 | 1995 | 2005 | 2020 | The last case of wild polio was seen in Howrah in January 2011.
2 immunity-and-vaccines | Which cells of the blood produce antibodies? | B lymphocytes | Platelets | Red blood cells | Neutrophils | Antibodies are proteins that act against antigens. Neutrophils engulf bacteria.
2 immunity-and-vaccines | The Covaxin vaccine against COVID-19 was developed in India by: | Bharat Biotech | Serum Institute of India | Zydus Cadila | Biological E | It is an inactivated virus vaccine made with ICMR. The Serum Institute made Covishield.
1 digestion | Where does the digestion of starch begin in the human body? | Mouth | Stomach | Small intestine | Liver | The enzyme salivary amylase acts in the mouth. Protein digestion begins in the stomach.
2 digestion | Which organ secretes bile? | Liver | Pancreas | Stomach | Gall bladder | Bile is stored in the gall bladder and helps to break fats into droplets.
2 digestion | Which enzyme of gastric juice acts on proteins? | Pepsin | Amylase | Lipase | Maltase | It works in the acid of the stomach. Lipase acts on fats.
2 digestion | In which part of the alimentary canal is most digested food absorbed? | Small intestine | Large intestine | Stomach | Oesophagus | Villi make its surface very large. The large intestine absorbs mainly water.
2 digestion | Which acid is secreted by the glands of the human stomach? | Hydrochloric acid | Sulphuric acid | Nitric acid | Lactic acid | It kills germs and gives the acid medium for pepsin.
1 eye | Which defect of vision is corrected by a concave lens? | Myopia | Hypermetropia | Presbyopia | Cataract | Short-sighted persons cannot see distant things clearly. Hypermetropia needs a convex lens.
2 eye | The least distance of distinct vision for a normal adult eye is about: | 25 cm | 10 cm | 50 cm | 1 m | The far point of a normal eye is at infinity.
2 eye | Astigmatism is corrected by which type of lens? | Cylindrical | Plano-concave | Plano-convex | Bifocal | Its cause is an uneven curvature of the cornea. Bifocal lenses are used in presbyopia.
3 nutrition | Consider the following statements: // I. Vitamins A, D, E and K are soluble in fat. // II. Fat-soluble vitamins are lost easily in urine every day. // Which of the statements given above is/are correct? | I only | II only | Both I and II | Neither I nor II | Fat-soluble vitamins are stored in the liver and in fat. Vitamins B and C, soluble in water, pass out in urine.
3 blood-and-heart | Consider the following statements: // I. A person of blood group AB has no antibodies against A and B. // II. A person of blood group O has both A and B antigens. // Which of the statements given above is/are correct? | I only | II only | Both I and II | Neither I nor II | Group AB is the universal recipient. Group O has neither antigen, so it is the universal donor.
3 digestion | Which one of the following pairs of an enzyme and its substrate is correctly matched? | Lipase – fat | Pepsin – starch | Amylase – protein | Trypsin – fat | Pepsin and trypsin act on proteins, and amylase acts on starch.
3 immunity-and-vaccines | Assertion (A): A vaccine protects a person against a later infection. // Reason (R): Memory cells formed after vaccination respond quickly to the germ. | Both A and R are true and R explains A | Both A and R are true but R does not explain A | A is true but R is false | A is false but R is true | Vaccination makes B and T memory cells, so the second response is faster and stronger.
2 brain-and-nerves | Which part of the brain is mainly affected when a drunken person cannot walk straight? | Cerebellum | Cerebrum | Medulla oblongata | Hypothalamus | The cerebellum keeps balance and posture. The medulla controls breathing and heartbeat.
2 immunity-and-vaccines | Immunity that passes from mother to child through the placenta is called: | natural passive immunity | natural active immunity | artificial active immunity | artificial passive immunity | Antibodies are received ready-made. Vaccination gives artificial active immunity.
2 digestion | Which part of the digestive system mainly absorbs water from undigested food? | Large intestine | Small intestine | Stomach | Food pipe | The small intestine absorbs nutrients, while the large intestine takes up water and some salts.
1 animal-husbandry | The breeding and care of farm animals for milk, meat, eggs and work is called: | animal husbandry | horticulture | sericulture | agronomy | Horticulture deals with fruits, vegetables and flowers, and agronomy with field crops.
1 animal-husbandry | Which of the following is an improved breed of chicken? | Leghorn | Jersey | Murrah | Sahiwal | Leghorn hens lay many white eggs. Jersey and Sahiwal are breeds of cattle and Murrah is a buffalo.
2 animal-husbandry | A mule, bred for hard work, is obtained by crossing: | a male donkey and a female horse | a male horse and a female donkey | a male zebra and a female horse | two horses of different breeds | A mule is an example of interspecific hybridisation. A male horse and a female donkey give a hinny.
2 animal-husbandry | Continued inbreeding within a herd usually leads to: | loss of fertility and productivity | hybrid vigour in the calves | new species in a few generations | higher resistance to disease | This is called inbreeding depression. A single cross with an unrelated animal often restores both.
3 animal-husbandry | In the MOET programme of cattle improvement, hormones with FSH-like activity are given to a cow to: | produce several eggs in one cycle | increase the milk of one lactation | delay birth by some weeks | prevent infection of the womb | MOET is multiple ovulation and embryo transfer: 6 to 8 eggs ripen instead of one, and the embryos go to surrogate mothers.
1 animal-husbandry | Operation Flood, begun in 1970, increased the production of which of the following in India? | Milk | Wheat | Fish | Eggs | Verghese Kurien led it, and it is known as the White Revolution. The Blue Revolution is about fish.
3 animal-husbandry | Mating of unrelated animals of the same breed that have no common ancestor for 4 to 6 generations is called: | out-crossing | cross-breeding | inbreeding | hybridisation of species | In cross-breeding the animals are of different breeds, as in Hisardale sheep.
1 apiculture | Apiculture is the rearing of: | honey bees | silkworms | earthworms | fishes | Rearing silkworms is sericulture, rearing earthworms is vermiculture and rearing fishes is pisciculture.
1 apiculture | Besides honey, bee-keeping gives which product used in cosmetics and polishes? | Beeswax | Lac | Silk | Shellac | Worker bees make wax in glands of the abdomen. Lac and shellac come from the lac insect.
2 apiculture | Which species of honey bee is the most common in bee-keeping in India, according to NCERT? | Apis indica | Apis dorsata | Apis florea | Bombyx mori | Apis dorsata is the wild rock bee. Bombyx mori is not a bee but the mulberry silkworm.
2 apiculture | Beehives are kept in fields of crops such as sunflower and mustard chiefly because bees: | pollinate the flowers | kill the insect pests | fix nitrogen in the soil | keep grazing animals away | Crop yield and honey yield both rise. Nitrogen is fixed by bacteria.
2 apiculture | In a colony of honey bees, drones are: | fertile males | sterile females | fertile females | larvae of the queen | Drones develop from unfertilised eggs. The workers are sterile females and the queen is the fertile female.
3 apiculture | The dance by which a honey bee tells others where food is was explained by: | Karl von Frisch | Konrad Lorenz | Gregor Mendel | Ivan Pavlov | He read the waggle dance and shared a Nobel Prize in 1973 with Lorenz and Tinbergen.
1 nutrition | A balanced diet is one that has: | all nutrients in right amounts | only proteins and fats | only fruits and vegetables | no fats at all | Carbohydrates, fats, proteins, vitamins, minerals, water and roughage are all needed.
1 nutrition | Which nutrient is needed chiefly for growth and repair of the body? | Protein | Starch | Fat | Roughage | Pulses, milk, eggs and fish are rich in it.
2 nutrition | Which mineral is needed for strong bones and teeth? | Calcium | Iodine | Sodium | Zinc | Milk and milk products are good sources of it.
1 nutrition | A lack of iodine in food causes: | goitre | scurvy | rickets | anaemia | The thyroid gland swells; iodised salt prevents it.
2 nutrition | Which test shows the presence of starch in food? | It turns blue-black with iodine | It turns milky with lime water | It turns red with litmus | It burns with a blue flame | Proteins are tested with copper sulphate and caustic soda.
1 alloy-composition, alloys | Which metal is common to brass, bronze and German silver? | Copper | Zinc | Tin | Nickel | Brass adds zinc to it, bronze tin, and German silver zinc and nickel.
2 alloy-composition, alloys | An alloy is called an amalgam if one of its metals is: | mercury | silver | copper | lead | Amalgams of silver and tin were used to fill teeth.
2 alloy-composition, alloys | Which of these alloys contains no iron? | Brass | Invar | Alnico | Stainless steel | It is made of copper and zinc; the other three all have iron.
2 alloy-composition, alloys | Gold of 18 carats contains how much gold by mass? | 75% | 18% | 60% | 90% | Pure gold has 24 carats, and 18/24 is three quarters; the rest is copper or silver.
2 alloy-composition, alloys | Which two alloys are made of the same two metals? | Bronze and bell metal | Brass and solder | Nichrome and invar | Solder and nichrome | Both are of copper and tin, in different proportions.
2 alloy-composition, alloys | Which non-metal is added to iron to make steel? | Carbon | Sulphur | Phosphorus | Oxygen | A small amount of it makes the iron hard and strong.
`,
    },
  ],
})
