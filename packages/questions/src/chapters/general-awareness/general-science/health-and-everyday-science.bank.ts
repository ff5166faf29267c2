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
`,
    },
  ],
})
