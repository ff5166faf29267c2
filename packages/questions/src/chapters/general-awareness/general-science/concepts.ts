/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  vitamins | Vitamins | vitamin
  vitamin-names | Chemical Names of Vitamins | vitamins chemical names, chemical name of vitamins, vitamin chemical name, vitamins and their chemical names, vitamin names, scientific name of vitamins, vitamin ke rasayanik naam
  scurvy-rickets-beriberi | Scurvy, Rickets & Beriberi | scurvy rickets beriberi, scurvy and rickets, rickets and scurvy, beriberi, scurvy beriberi rickets, beriberi scurvy rickets, rickets scurvy
  nutrition | Nutrition | nutrients, balanced diet, poshan, santulit aahar, food and nutrition, minerals in food, balanced diet nutrients, nutrients of balanced diet
  deficiency-diseases | Deficiency Diseases | vitamins and deficiency, vitamin deficiency, deficiency disease, kami se hone wale rog, <kwashiorkor, vitamin deficiency diseases, vitamins deficiency diseases, vitamins and deficiency diseases, vitamin ki kami se rog, vitamin ki kami se hone wale rog
  viral-diseases | Viral Diseases | <common cold, viral infection, diseases caused by virus, disease caused by virus, diseases caused by viruses, virus diseases, virus se hone wale rog, vishanu janit rog
  bacterial-diseases | Bacterial Diseases | <typhoid, <cholera, diseases caused by bacteria, disease caused by bacteria, bacteria diseases, bacteria se hone wale rog, jivanu janit rog
  other-infections | Protozoan, Worm & Fungal Diseases | protozoan diseases, fungal diseases, worm diseases, diseases caused by protozoa, diseases caused by fungi, diseases caused by fungus, diseases caused by worms, protozoa diseases
  diseases | Diseases | disease, human diseases, rog, bimari, diseases and causes, health and disease
  insect-borne-diseases | Insect-Borne Diseases | vector borne diseases, mosquito borne diseases, <malaria, <dengue, diseases and their vectors, diseases and vectors, vectors of diseases, disease vectors, vector of diseases
  water-borne-diseases | Water-Borne Diseases | water borne disease, cholera typhoid
  air-borne-diseases | Air-Borne Diseases | airborne diseases, droplet infection, <tuberculosis
  contact-diseases | Diseases by Contact | communicable diseases, contagious diseases, sexually transmitted diseases
  genetic-diseases | Genetic & Lifestyle Diseases | genetic disease, <haemophilia, lifestyle diseases, hereditary diseases
  poisoning-diseases | Diseases by Poisons & Dust | occupational diseases, <silicosis
  immunity-and-vaccines | Immunity & Vaccines | vaccines, vaccination, tikakaran, types of vaccine, types of vaccines, vaccines types, vaccines and their types
  human-body | Human Body | manav sharir, body parts, human body facts, human anatomy, parts of human body, human body facts largest smallest, largest and smallest in human body, largest smallest human body, largest organ and smallest bone
  bones-and-teeth | Bones & Teeth | human skeleton, skeletal system, number of bones, haddiyan, teeth, human bones
  blood-and-heart | Blood & Heart | blood, <blood groups, <blood group, rakt, <human heart, <blood pressure, universal donor
  brain-and-nerves | Brain & Nerves | human brain, parts of brain, mastishk, nerves of body
  digestion | Digestion | digestive system, human digestive system gk, pachan tantra, enzymes of digestion
  eye | Human Eye & Its Defects | parts of eye, aankh
  organs-and-glands | Organs & Glands | largest organ of body, glands, granthiyan, organs of human body
  cell-and-units | Cell & Functional Units | cell organelles gk, powerhouse of cell, <functional unit of kidney
  hormones | Hormones & Glands | hormone, endocrine, endocrine glands, hormones and functions
  plant-hormones | Plant Hormones | plant hormone, <auxin, <gibberellin, plant growth regulators gk
  plant-diseases | Diseases of Crops | plant disease, crop diseases, agriculture diseases, fasalon ke rog
  elements | Chemical Elements | element, chemical symbols, symbols of elements, atomic number, tatva, elements and symbols
  alloys | Alloys | alloy, mishra dhatu, brass bronze, <brass
  alloy-composition | Composition of Alloys | alloys and their composition, alloys composition, alloy composition, alloys and their constituents, metals in alloys
  alloy-uses | Uses of Alloys | alloys and their uses, alloys uses
  ores | Ores of Metals | ore, ayask, <ores of iron
  ores-and-metals | Ores & their Metals | ores and metals, metals and their ores, ores and their metals, metal ores list
  ore-formulas | Formulas of Ores | formula of ores, ores and their formula, ores chemical formula, chemical formula of ores, ores formula, ores and chemical formula
  chemical-names | Common Names of Chemicals | chemical name, common chemical names, chemical formula, rasayanik naam, chemical names and formulas, common name and formula, common names and formulas, common name and formula of compounds, common names of compounds, chemical name and formula of common compounds, formula of common compounds
  natural-acids | Acids in Food & Nature | natural acids, acids in food, <acid in lemon, acids found in fruits
  instruments | Scientific Instruments | scientific instrument, measuring instruments, yantra, instruments and uses
  weather-instruments | Instruments of Weather | weather instrument, barometer hygrometer, <hygrometer
  medical-instruments | Medical Instruments | medical instrument, <stethoscope
  electrical-instruments | Electrical Instruments | ammeter voltmeter, electrical instrument
  si-units | Units of Measurement | si unit, si units, units of physical quantities, matrak, units gk
  base-units | Base Units | base unit, fundamental units, seven base units
  branches-of-science | Branches of Study | branch of science, study of, ology, science branches, vigyan ki shakhayen
  medical-branches | Branches of Medicine | medical branches, <cardiology, branches of medical science
  farming-branches | Branches of Farming | sericulture apiculture, types of culture, <pisciculture, <sericulture
  everyday-science | Everyday Science | daily life science, science in daily life, principle behind, physics in daily life
  light-in-daily-life | Light in Daily Life | <blue colour of sky, <twinkling of stars, why sky is blue, mirage and rainbow
  motion-in-daily-life | Motion in Daily Life | principle of rocket, inertia examples
  fluids-in-daily-life | Fluids in Daily Life | <capillarity
  heat-in-daily-life | Heat in Daily Life | pressure cooker principle, evaporation causes cooling
  sound-in-daily-life | Sound in Daily Life | echo and sonar, doppler effect examples
  electricity-in-daily-life | Electricity in Daily Life | principle of transformer gk, <working of generator
  vitamin-a | Vitamin A | retinol, vitamin a deficiency, <night blindness, vitamin a night blindness, vitamin a and night blindness
  vitamin-c | Vitamin C | ascorbic acid, vitamin c deficiency, <scurvy
  vitamin-d | Vitamin D | calciferol, vitamin d deficiency, <rickets, sunshine vitamin, vitamin d sunlight, vitamin d and sunlight
  animal-husbandry | Animal Husbandry | dairy farming, livestock, poultry farming, pashupalan, <animal breeding, cattle breeds, inbreeding and outbreeding, dairy farm management
  apiculture | Bee-keeping | apiculture, bee keeping, beekeeping, honey bee, madhumakkhi palan, honey bees, queen drone and worker bees, queen worker and drone, honey bee colony
`
