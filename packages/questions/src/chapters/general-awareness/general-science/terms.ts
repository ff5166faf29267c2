import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
vitamins | Vitamin, vitamins, विटामिन | A vitamin is an organic compound that the body needs in very small amounts for normal growth and health and mostly cannot make for itself, so it must come from food.
vitamins | Fat-soluble vitamins, fat soluble vitamin, vasa mein ghulansheel vitamin | Fat-soluble vitamins are the vitamins that dissolve in fat and can be stored in the liver and fatty tissue: vitamins A, D, E and K.
vitamins | Water-soluble vitamins, water soluble vitamin, jal mein ghulansheel vitamin | Water-soluble vitamins are the vitamins that dissolve in water and, except for B12, are little stored in the body: the B group and vitamin C.
vitamins | Vitamin B1, thiamine, thiamin | Vitamin B1 (thiamine) is a water-soluble vitamin needed to release energy from carbohydrates; its lack causes beriberi. Whole grains and pulses supply it.
vitamins | Vitamin B2, riboflavin | Vitamin B2 (riboflavin) is a water-soluble vitamin that forms the coenzymes FMN and FAD; its lack causes cracks at the corners of the mouth and soreness of the tongue.
vitamins | Vitamin B3, niacin, nicotinic acid | Vitamin B3 (niacin) is a water-soluble vitamin that forms the coenzymes NAD and NADP; its lack causes pellagra.
vitamins | Vitamin B6, pyridoxine | Vitamin B6 (pyridoxine) is a water-soluble vitamin that helps enzymes work on amino acids; its lack can cause anaemia, skin inflammation and convulsions in infants.
vitamins | Vitamin B7, biotin, vitamin H | Vitamin B7 (biotin) is a water-soluble vitamin of the B group that acts as a coenzyme in building fats and carbohydrates; it is also called vitamin H.
vitamins | Vitamin B9, folic acid, folate | Vitamin B9 (folic acid) is a water-soluble vitamin needed to make DNA and red blood cells; its lack causes megaloblastic anaemia, and in pregnancy defects of the baby's neural tube.
vitamins | Vitamin B12, cyanocobalamin, cobalamin | Vitamin B12 (cobalamin) is a water-soluble vitamin that contains the metal cobalt and is needed to form red blood cells; failure to absorb it causes pernicious anaemia.
vitamins | Vitamin E, tocopherol | Vitamin E (tocopherol) is a fat-soluble vitamin that protects cell membranes from oxidation; it is known as the anti-sterility vitamin. Vegetable oils and nuts supply it.
vitamins | Vitamin K, phylloquinone | Vitamin K (phylloquinone) is a fat-soluble vitamin needed for the clotting of blood; green leaves supply it and bacteria of the gut make some of it.
vitamin-a | Vitamin A, retinol | Vitamin A (retinol) is a fat-soluble vitamin needed for vision in dim light and for healthy skin and linings; its lack causes night blindness and xerophthalmia.
vitamin-a | Beta-carotene, carotene, beta carotene | Beta-carotene is the orange pigment of carrots, mangoes and leafy vegetables that the body changes into vitamin A.
vitamin-c | Vitamin C, ascorbic acid | Vitamin C (ascorbic acid) is a water-soluble vitamin needed to make collagen and heal wounds; its lack causes scurvy. Amla, guava and citrus fruits are rich in it, and heating destroys it.
vitamin-d | Vitamin D, calciferol, sunshine vitamin | Vitamin D (calciferol) is a fat-soluble vitamin, made in the skin under sunlight, that helps the body absorb calcium and phosphorus; its lack causes rickets in children and osteomalacia in adults.
nutrition | Nutrition, poshan, पोषण | Nutrition is the process by which an organism takes in food and uses it for energy, growth, repair and protection from disease.
nutrition | Nutrients, nutrient, poshak tatva | Nutrients are the components of food that the body needs: carbohydrates, proteins, fats, vitamins and minerals, besides water and dietary fibre.
nutrition | Balanced diet, santulit aahar, संतुलित आहार | A balanced diet is a diet that contains all the nutrients, with fibre and water, in the right amounts for the needs of the body.
nutrition | Malnutrition, kuposhan, कुपोषण | Malnutrition is the state in which a person gets too little, too much or the wrong proportion of nutrients or energy for good health.
nutrition | Minerals in food, dietary minerals, khanij lavan | Minerals in food are the inorganic elements that the body needs in small amounts, such as calcium for bones, iron for haemoglobin and iodine for the thyroid.
nutrition | Dietary fibre, roughage, fibre in food, rukshansh | Dietary fibre, or roughage, is the part of plant food, chiefly cellulose, that humans cannot digest; it adds bulk and helps the bowels move.
nutrition | Basal metabolic rate, BMR | Basal metabolic rate is the energy that the body uses in a given time at complete rest to keep vital functions such as breathing and heartbeat going.
nutrition | Body mass index, BMI | Body mass index is a measure of weight in relation to height, used to judge underweight and obesity: $BMI = \\text{mass in kg} / (\\text{height in m})^2$.
nutrition | Pasteurisation, pasteurization, pascharikaran | Pasteurisation is the heating of milk or another food to a temperature below boiling for a set time, followed by quick cooling, to kill harmful microbes; it is named after Louis Pasteur.
deficiency-diseases | Deficiency disease, abhav rog, kami se hone wala rog | A deficiency disease is a disease caused by the lack of a particular nutrient in the diet over a long time; it is not infectious. Scurvy from lack of vitamin C is an example.
deficiency-diseases | Scurvy, scurvy rog, स्कर्वी | Scurvy is the disease caused by lack of vitamin C, marked by bleeding and swollen gums, loose teeth and slow healing of wounds.
deficiency-diseases | Rickets, रिकेट्स | Rickets is the disease of children in which the bones stay soft and bend, as in bowed legs, because of lack of vitamin D, calcium or phosphate.
deficiency-diseases | Osteomalacia | Osteomalacia is the softening of the bones in adults, mostly through lack of vitamin D; the same condition in growing children is rickets.
deficiency-diseases | Beriberi, beri beri, बेरी-बेरी | Beriberi is the disease caused by lack of vitamin B1 (thiamine), marked by weakness, damaged nerves and, in one form, swelling and heart failure.
deficiency-diseases | Pellagra | Pellagra is the disease caused by lack of vitamin B3 (niacin), known by the three Ds: dermatitis, diarrhoea and dementia.
deficiency-diseases | Night blindness, ratondhi, रतौंधी, nyctalopia | Night blindness is poor sight in dim light, caused most often by lack of vitamin A.
deficiency-diseases | Anaemia, anemia, khoon ki kami, rakt alpata, एनीमिया | Anaemia is a condition in which the blood has too few red cells or too little haemoglobin to carry enough oxygen; the commonest cause is lack of iron.
deficiency-diseases | Kwashiorkor | Kwashiorkor is a disease of young children caused by severe lack of protein, marked by a swollen belly and limbs, thin hair and slow growth.
deficiency-diseases | Marasmus | Marasmus is the severe wasting of a child's body caused by lack of both energy and protein in the diet; the child is very thin, with wrinkled skin.
diseases | Zoonotic disease, zoonosis, zoonoses | A zoonotic disease is an infection that passes naturally from animals to humans, such as rabies, anthrax and bird flu.
insect-borne-diseases | Kala-azar, kala azar, kalazar, leishmaniasis, काला-अजार | Kala-azar (visceral leishmaniasis) is a disease caused by the protozoan Leishmania and spread by the bite of the sandfly; it brings long fever and a swollen spleen.
insect-borne-diseases | Sleeping sickness, African trypanosomiasis, trypanosomiasis | Sleeping sickness is an African disease caused by the protozoan Trypanosoma and spread by the bite of the tsetse fly; it attacks the nervous system.
insect-borne-diseases | Japanese encephalitis | Japanese encephalitis is an inflammation of the brain caused by a virus that Culex mosquitoes carry from pigs and water birds to humans.
insect-borne-diseases | Yellow fever, peet jwar | Yellow fever is a viral disease of tropical Africa and South America spread by Aedes mosquitoes; it damages the liver and often brings jaundice.
water-borne-diseases | Water-borne disease, water borne disease, jal janit rog | A water-borne disease is an infection that spreads through drinking water or food soiled with germs, such as cholera, typhoid, dysentery and hepatitis A.
water-borne-diseases | Dysentery, pechish, पेचिश | Dysentery is an infection of the large intestine with loose stools containing blood and mucus; Shigella bacteria cause one form and the protozoan Entamoeba histolytica the other.
water-borne-diseases | ORS, oral rehydration solution, oral rehydration salts, jeevan rakshak ghol | ORS is a solution of salts and glucose in clean water that is drunk to replace the water and salts lost in diarrhoea.
air-borne-diseases | Air-borne disease, airborne disease, vayu janit rog | An air-borne disease is an infection that spreads by droplets or dust carried in the air, such as tuberculosis, measles and influenza.
air-borne-diseases | Measles, khasra, rubeola, खसरा | Measles is a highly infectious viral disease, mostly of children, with fever, cough, red eyes and a rash over the body; a vaccine prevents it.
air-borne-diseases | Chickenpox, chicken pox, chhoti mata, varicella | Chickenpox is an infectious disease caused by the varicella-zoster virus, marked by fever and itchy blisters on the skin.
air-borne-diseases | Mumps, galsua, kanphed | Mumps is a viral infection, mostly of children, that makes the parotid salivary glands below the ears swell; the MMR vaccine prevents it.
air-borne-diseases | Whooping cough, pertussis, kali khansi | Whooping cough (pertussis) is a bacterial infection of the airways, caused by Bordetella pertussis, with fits of coughing that end in a whooping breath; the DPT vaccine protects against it.
air-borne-diseases | Influenza, flu | Influenza is an infection of the airways caused by influenza viruses, with sudden fever, cough and aching of the body.
contact-diseases | Contagious disease, contact disease, chhua chhoot ka rog | A contagious disease is an infectious disease that passes from person to person by direct touch or by things that the sick person has used.
contact-diseases | Trachoma, rohe | Trachoma is an infection of the eye by the bacterium Chlamydia trachomatis that can scar the eyelids and cause blindness.
genetic-diseases | Genetic disease, anuvanshik rog, hereditary disease | A genetic disease is a disease caused by a change in a gene or in the number or structure of chromosomes; many are inherited, such as haemophilia and sickle-cell anaemia.
genetic-diseases | Lifestyle disease, jeevan shaili rog | A lifestyle disease is a long-lasting disease linked to habits such as poor diet, lack of exercise, smoking and drinking; type 2 diabetes and hypertension are examples.
genetic-diseases | Alzheimer's disease, alzheimer, alzheimers | Alzheimer's disease is a brain disease, mostly of old age, in which nerve cells are slowly lost; it destroys memory and thinking and is the commonest cause of dementia.
genetic-diseases | Parkinson's disease, parkinson, parkinsons | Parkinson's disease is a disease of the brain in which cells that make dopamine are lost, causing trembling, stiffness and slow movement.
poisoning-diseases | Minamata disease, minamata | Minamata disease is poisoning of the nervous system by methyl mercury, first found in the 1950s at Minamata Bay in Japan among people who ate contaminated fish.
poisoning-diseases | Itai-itai disease, itai itai | Itai-itai disease is cadmium poisoning that makes the bones soft and painful and damages the kidneys; it was first recognised in Japan.
poisoning-diseases | Fluorosis, dental fluorosis | Fluorosis is damage to the teeth and bones caused by too much fluoride, mostly in drinking water; it stains the teeth and, in severe cases, bends the bones.
poisoning-diseases | Silicosis | Silicosis is a disease of the lungs caused by breathing silica dust for years, common among miners and stone cutters.
poisoning-diseases | Asbestosis | Asbestosis is scarring of the lungs caused by breathing asbestos fibres over a long time.
poisoning-diseases | Black foot disease, blackfoot disease | Black foot disease is a form of gangrene of the feet caused by long drinking of water that contains arsenic.
poisoning-diseases | Blue baby syndrome, methaemoglobinemia, methemoglobinemia | Blue baby syndrome is lack of oxygen in an infant's blood; in pollution studies it is caused by excess nitrate in drinking water, which turns haemoglobin into methaemoglobin.
immunity-and-vaccines | BCG vaccine, BCG, Bacillus Calmette-Guerin | The BCG vaccine is a vaccine against tuberculosis made from a weakened bovine tubercle bacillus (Bacillus Calmette–Guérin) and given soon after birth.
immunity-and-vaccines | DPT vaccine, DPT | The DPT vaccine is a combined vaccine that protects against diphtheria, pertussis (whooping cough) and tetanus.
immunity-and-vaccines | MMR vaccine, MMR | The MMR vaccine is a combined vaccine that protects against measles, mumps and rubella.
immunity-and-vaccines | Herd immunity, samuhik pratiraksha | Herd immunity is the protection of a whole population from an infection, including those not immune, because so many are immune that the germ cannot spread easily.
human-body | Skin, twacha, त्वचा | The skin is the outer covering of the body and its largest organ; it guards against germs, keeps in water, controls temperature and feels touch.
human-body | Stapes, smallest bone | The stapes is the smallest bone of the human body; it lies in the middle ear and passes vibrations on to the inner ear.
bones-and-teeth | Femur, thigh bone, jangh ki haddi | The femur is the thigh bone, the longest and strongest bone of the human body; it runs from the hip to the knee.
bones-and-teeth | Enamel, tooth enamel, dant ka enamel | Enamel is the white outer layer of the crown of a tooth and the hardest substance of the human body, made mainly of calcium phosphate.
bones-and-teeth | Skull, khopdi | The skull is the bony frame of the head, made up of the cranium, which protects the brain, and the bones of the face.
blood-and-heart | Anticoagulant | An anticoagulant is a substance that prevents blood from clotting; heparin is the natural one in the body.
blood-and-heart | Pulse rate, pulse beat, nadi dar | Pulse rate is the number of beats a minute felt in an artery near the skin as the heart pumps blood; in a healthy adult at rest it is about 72.
blood-and-heart | Stroke, brain stroke | A stroke is sudden damage to a part of the brain because its blood supply is blocked or a vessel in it bursts.
brain-and-nerves | Brain, mastishk, मस्तिष्क, human brain | The brain is the main organ of the nervous system; it lies in the skull and controls thought, memory, movement, the senses and the working of other organs.
brain-and-nerves | Meninges | Meninges are the three membranes that cover and protect the brain and spinal cord: dura mater, arachnoid and pia mater. Their inflammation is meningitis.
brain-and-nerves | Cranial nerves, cranial nerve | Cranial nerves are the twelve pairs of nerves that come directly from the brain, such as the optic nerve and the vagus nerve.
digestion | Gall bladder, gallbladder, pittashay | The gall bladder is a small sac under the liver that stores and concentrates the bile which the liver makes.
digestion | Gastric juice, jathar ras | Gastric juice is the digestive juice of the stomach; it contains hydrochloric acid, the enzyme pepsin (secreted as pepsinogen) and mucus.
eye | Iris, iris of the eye | The iris is the coloured ring of muscle behind the cornea that controls the size of the pupil and so the light that enters the eye.
eye | Pupil of the eye, eye pupil, putli | The pupil is the opening in the centre of the iris through which light enters the eye; it narrows in bright light and widens in the dark.
eye | Glaucoma, kala motia, kala motiyabind | Glaucoma is a disease of the eye in which the optic nerve is damaged, usually because the pressure of fluid inside the eye is too high.
organs-and-glands | Gland, granthi, ग्रंथि | A gland is an organ or group of cells that makes and releases a substance such as a hormone, an enzyme, sweat or milk.
organs-and-glands | Thyroid gland, thyroid, avatu granthi | The thyroid is a butterfly-shaped endocrine gland in the neck that makes thyroxine, the iodine-containing hormone that sets the rate of metabolism.
hormones | Oxytocin, love hormone | Oxytocin is a hormone made in the hypothalamus and released by the posterior pituitary; it makes the womb contract in childbirth and lets the milk flow.
plant-diseases | Red rot of sugarcane, red rot, lal sadan | Red rot of sugarcane is a fungal disease that turns the inside of the cane red with white patches and gives it a sour smell.
plant-diseases | Khaira disease, khaira rog | Khaira disease is a disease of rice caused by lack of zinc in the soil; rusty brown spots appear on the leaves.
plant-diseases | Tikka disease, tikka rog | Tikka disease is the leaf spot disease of groundnut, caused by fungi of the genus Cercospora.
plant-diseases | Citrus canker | Citrus canker is a disease of lemon and orange trees caused by the bacterium Xanthomonas, with corky spots on leaves, twigs and fruits.
plant-diseases | Rust of wheat, wheat rust, gehun ka ratua | Rust of wheat is a disease caused by Puccinia fungi, which form rust-coloured spots of spores on the stem and leaves.
alloys | Gun metal, gunmetal | Gun metal is an alloy of copper with tin and a little zinc that resists corrosion; it was used for cannon and now for valves and gears.
alloys | Duralumin | Duralumin is a strong, light alloy of aluminium with copper, magnesium and manganese, used in aircraft.
ores | Galena | Galena is the chief ore of lead, lead sulphide, with the formula PbS.
ores | Magnetite | Magnetite is a black magnetic ore of iron, the oxide $Fe_3O_4$, with a high content of iron.
ores | Zinc blende, sphalerite | Zinc blende (sphalerite) is the chief ore of zinc, zinc sulphide, with the formula ZnS.
chemical-names | Caustic potash | Caustic potash is the common name of potassium hydroxide, KOH, a strong alkali used in making soft soaps.
chemical-names | Epsom salt | Epsom salt is the common name of hydrated magnesium sulphate, $MgSO_4 \\cdot 7H_2O$, used as a purgative and in baths.
chemical-names | Green vitriol, hara kasis | Green vitriol is the common name of hydrated ferrous sulphate, $FeSO_4 \\cdot 7H_2O$.
chemical-names | Marsh gas | Marsh gas is a common name of methane, $CH_4$, given because it forms where plants rot under the water of marshes.
chemical-names | Vinegar, sirka, सिरका | Vinegar is a sour liquid used in food, a dilute solution (about 5 to 8 per cent) of acetic acid in water.
natural-acids | Citric acid, citric amla | Citric acid is the weak organic acid that makes lemons, oranges and other citrus fruits sour.
natural-acids | Lactic acid | Lactic acid is the organic acid formed when bacteria sour milk into curd; it also forms in muscles that work without enough oxygen.
natural-acids | Tartaric acid | Tartaric acid is the organic acid for which tamarind and grapes are known.
natural-acids | Oxalic acid | Oxalic acid is an organic acid found in spinach and tomatoes; its calcium salt forms many kidney stones.
natural-acids | Formic acid, methanoic acid | Formic acid (methanoic acid, HCOOH) is the simplest carboxylic acid; it is present in the sting of ants, whence its name.
instruments | Seismograph, seismometer, bhukamp lekhi | A seismograph is an instrument that records the waves of an earthquake; the record it draws is a seismogram.
instruments | Gyroscope | A gyroscope is a fast spinning wheel, free to turn in its mounting, that keeps the direction of its axis; it is used to steer ships, aircraft and spacecraft.
instruments | Altimeter | An altimeter is an instrument that measures height above a fixed level, used in aircraft.
instruments | Speedometer and odometer, speedometer, odometer | A speedometer is the instrument that shows the speed of a vehicle at the moment; the odometer shows the distance it has covered.
instruments | Fathometer | A fathometer is an instrument that measures the depth of the sea by the time an echo of sound takes to return from the bottom.
weather-instruments | Anemometer, pavan vegmapi | An anemometer is an instrument that measures the speed of wind; the common kind has cups that the wind spins.
weather-instruments | Rain gauge, varshamapi, udometer | A rain gauge is an instrument that collects and measures the amount of rain that falls, usually in millimetres.
weather-instruments | Wind vane, weather vane, weathercock | A wind vane is an instrument that turns with the wind and points to the direction from which it blows.
medical-instruments | Stethoscope | A stethoscope is a medical instrument for listening to sounds inside the body, such as those of the heart and lungs; René Laennec invented it.
medical-instruments | Sphygmomanometer, BP machine, blood pressure machine | A sphygmomanometer is the instrument that measures blood pressure by a cuff wound round the arm.
medical-instruments | EEG, electroencephalogram, electroencephalograph | An EEG (electroencephalogram) is a record of the electrical activity of the brain.
medical-instruments | MRI, magnetic resonance imaging | MRI is a method of making pictures of the inside of the body with a strong magnetic field and radio waves, without X-rays.
medical-instruments | CT scan, computed tomography, CAT scan | A CT scan is a picture of a slice of the body that a computer builds from X-ray views taken from many directions.
medical-instruments | Endoscope, endoscopy | An endoscope is a thin tube with a light and a camera or optical fibres, used to look inside the body without large cuts.
electrical-instruments | Multimeter | A multimeter is an instrument that can measure voltage, current and resistance, and so does the work of a voltmeter, an ammeter and an ohmmeter.
base-units | Kelvin unit, kelvin | The kelvin (K) is the SI base unit of temperature; one kelvin is as large an interval as one degree Celsius, and 0 K is absolute zero.
base-units | Kilogram, kg | The kilogram (kg) is the SI base unit of mass; since 2019 it has been defined by a fixed value of the Planck constant.
base-units | Metre, meter unit | The metre (m) is the SI base unit of length: the distance that light travels in vacuum in 1/299,792,458 of a second.
si-units | Nautical mile | A nautical mile is the unit of distance at sea and in the air, equal to 1852 metres; a speed of one nautical mile an hour is a knot.
si-units | Knot, knot unit | A knot is a unit of speed for ships, aircraft and winds, equal to one nautical mile (1.852 km) an hour.
branches-of-science | Entomology, keet vigyan | Entomology is the branch of biology that studies insects, from the Greek entomon, insect; it is not etymology, the study of the origin of words.
branches-of-science | Ornithology, pakshi vigyan | Ornithology is the branch of biology that studies birds; Salim Ali was the best-known ornithologist of India.
branches-of-science | Ichthyology | Ichthyology is the branch of biology that studies fishes; the name comes from the Greek ichthys, fish.
branches-of-science | Herpetology | Herpetology is the branch of biology that studies reptiles and amphibians, such as snakes, lizards and frogs.
branches-of-science | Botany, vanaspati vigyan, वनस्पति विज्ञान | Botany is the branch of biology that studies plants; Theophrastus is called its father.
branches-of-science | Zoology, jantu vigyan, जंतु विज्ञान | Zoology is the branch of biology that studies animals; Aristotle is called its father.
branches-of-science | Mycology, kavak vigyan | Mycology is the branch of biology that studies fungi, such as moulds, mushrooms and yeasts.
branches-of-science | Seismology, bhukamp vigyan | Seismology is the science of earthquakes and of the waves that they send through the Earth.
branches-of-science | Meteorology, mausam vigyan | Meteorology is the science of the atmosphere and of weather, on which forecasts of the weather are based.
branches-of-science | Cryogenics | Cryogenics is the branch of physics that deals with the making and effects of very low temperatures.
medical-branches | Cardiology | Cardiology is the branch of medicine that deals with the heart and its diseases; its specialist is a cardiologist.
medical-branches | Neurology | Neurology is the branch of medicine that deals with the nervous system and its diseases.
medical-branches | Oncology | Oncology is the branch of medicine that deals with cancer and other tumours, their causes and their treatment.
medical-branches | Haematology, hematology | Haematology is the branch of medicine that deals with the blood and its diseases.
medical-branches | Dermatology | Dermatology is the branch of medicine that deals with the skin and its diseases; its specialist is a dermatologist.
medical-branches | Nephrology | Nephrology is the branch of medicine that deals with the kidneys and their diseases; its specialist is a nephrologist.
medical-branches | Pathology | Pathology is the branch of medicine that studies the causes and effects of disease, largely by examining tissues and body fluids.
medical-branches | Epidemiology | Epidemiology is the study of how diseases arise and spread in populations and how they can be controlled.
medical-branches | Paediatrics, pediatrics | Paediatrics is the branch of medicine that deals with children and their diseases.
farming-branches | Sericulture, resham palan, रेशम कीट पालन | Sericulture is the rearing of silkworms to produce raw silk; the mulberry silkworm, Bombyx mori, is the kind reared most.
farming-branches | Pisciculture, machhli palan, fish farming | Pisciculture is the breeding and rearing of fish in ponds, tanks or enclosures for food or trade.
farming-branches | Viticulture | Viticulture is the growing of grapes, for eating, for raisins or for wine.
farming-branches | Horticulture, bagwani, udyan vigyan | Horticulture is the branch of agriculture that deals with the growing of fruits, vegetables, flowers and ornamental plants.
farming-branches | Vermiculture, kenchua palan | Vermiculture is the rearing of earthworms, mainly to turn organic waste into compost.
farming-branches | Olericulture | Olericulture is the branch of horticulture that deals with the growing of vegetables.
farming-branches | Pomology | Pomology is the branch of horticulture that deals with fruits and their growing.
farming-branches | Floriculture | Floriculture is the branch of horticulture that deals with the growing of flowers and ornamental plants.
farming-branches | Silviculture, sylviculture | Silviculture is the growing and tending of forest trees for timber and other uses of the forest.
animal-husbandry | Animal husbandry, pashupalan, पशुपालन | Animal husbandry is the science and practice of breeding, feeding and caring for livestock to obtain milk, meat, eggs, wool or work.
animal-husbandry | Inbreeding, antah prajanan | Inbreeding is the mating of closely related animals of the same breed, usually for 4 to 6 generations, to obtain pure lines.
animal-husbandry | Inbreeding depression | Inbreeding depression is the fall in fertility and productivity that follows continued close inbreeding.
animal-husbandry | Outbreeding | Outbreeding is the mating of unrelated animals, of the same breed (outcrossing), of different breeds (cross-breeding) or of different species.
animal-husbandry | Cross-breeding, cross breeding | Cross-breeding is the mating of superior males of one breed with superior females of another breed to combine their good qualities; the Hisardale sheep was so bred.
animal-husbandry | Artificial insemination, kritrim garbhadhan | Artificial insemination is the placing of collected semen of a chosen male in the reproductive tract of the female by instrument.
animal-husbandry | MOET, multiple ovulation embryo transfer | MOET (multiple ovulation embryo transfer) is a method in which a cow is given hormones to release many eggs, and the embryos formed are moved to surrogate mothers.
animal-husbandry | Poultry | Poultry are the domesticated birds, such as chickens, ducks and turkeys, that are reared for eggs or meat.
apiculture | Apiculture, bee keeping, beekeeping, madhumakkhi palan, मधुमक्खी पालन | Apiculture is the keeping of honeybees in hives to obtain honey and beeswax; bees also help crops by carrying pollen.
light-in-daily-life | Blue colour of the sky, why sky is blue, aasman neela kyon | The blue colour of the sky is seen because molecules of air scatter light of short wavelength (blue) much more than light of long wavelength (red); this is Rayleigh scattering.
light-in-daily-life | Twinkling of stars, why stars twinkle, taron ka timtimana | Twinkling of stars is the flickering of starlight because air layers of changing density refract it by changing amounts on its way to the eye.
heat-in-daily-life | Cooling by evaporation, evaporative cooling, matke ka pani thanda | Cooling by evaporation is the fall in temperature of a liquid or surface as the molecules that escape take away latent heat; it cools water in an earthen pot and a sweating body.
fluids-in-daily-life | Siphon | A siphon is a bent tube that carries liquid over the edge of a vessel to a lower level, with no pump, because of gravity and the pressure of the liquid.
motion-in-daily-life | Centrifuge, cream separator | A centrifuge is a machine that spins a mixture fast so that its denser parts move outward and separate; the cream separator takes cream from milk in this way.
sound-in-daily-life | Echolocation | Echolocation is the finding of objects by sending out sounds, mostly ultrasonic, and hearing their echoes, as bats and dolphins do.
electricity-in-daily-life | Induction cooker, induction stove | An induction cooker is a stove that heats a metal vessel by eddy currents, which a changing magnetic field sets up in the bottom of the vessel itself.
elements | Chemical symbol, symbol of an element | A chemical symbol is the one or two letters that stand for an element, taken from its English or Latin name, such as O for oxygen and Na for sodium (natrium).
`)
