/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  vitamins | Vitamins
  vitamin-names | Chemical Names of Vitamins | vitamins and their chemical names, vitamin names, scientific name of vitamins, vitamin ke rasayanik naam
  scurvy-rickets-beriberi | Scurvy, Rickets & Beriberi | scurvy and rickets, beriberi
  nutrition | Nutrition | nutrients, balanced diet, poshan, santulit aahar, food and nutrition, minerals in food, balanced diet nutrients, components of food, bhojan ke ghatak
  deficiency-diseases | Deficiency Diseases | vitamins and deficiency, kami se hone wale rog, <kwashiorkor, vitamin deficiency diseases, vitamin ki kami se rog, vitamin ki kami se hone wale rog
  viral-diseases | Viral Diseases | <common cold, viral infection, diseases caused by virus, diseases caused by viruses, virus diseases, virus se hone wale rog, vishanu janit rog
  bacterial-diseases | Bacterial Diseases | <typhoid, <cholera, diseases caused by bacteria, bacteria diseases, bacteria se hone wale rog, jivanu janit rog
  other-infections | Protozoan, Worm & Fungal Diseases | protozoan diseases, fungal diseases, worm diseases, diseases caused by protozoa, diseases caused by fungi, diseases caused by fungus, diseases caused by worms, protozoa diseases
  diseases | Diseases | human diseases, rog, bimari, diseases and causes, health and disease
  insect-borne-diseases | Insect-Borne Diseases | vector borne diseases, mosquito borne diseases, <malaria, <dengue, diseases and their vectors, diseases and vectors
  water-borne-diseases | Water-Borne Diseases | cholera typhoid
  air-borne-diseases | Air-Borne Diseases | airborne diseases, droplet infection, <tuberculosis
  contact-diseases | Diseases by Contact | communicable diseases, contagious diseases, sexually transmitted diseases
  genetic-diseases | Genetic & Lifestyle Diseases | genetic disease, <haemophilia, lifestyle diseases, hereditary diseases
  poisoning-diseases | Diseases by Poisons & Dust | occupational diseases, <silicosis
  immunity-and-vaccines | Immunity & Vaccines | vaccines, vaccination, tikakaran, types of vaccine, vaccines and their types
  human-body | Human Body | manav sharir, body parts, human body facts, human anatomy, parts of human body, human body facts largest smallest, largest and smallest in human body, largest organ and smallest bone
  bones-and-teeth | Bones & Teeth | human skeleton, skeletal system, number of bones, haddiyan, teeth, human bones
  blood-and-heart | Blood & Heart | blood, rakt, <human heart, <blood pressure
  brain-and-nerves | Brain & Nerves | human brain, parts of brain, mastishk, nerves of body
  digestion | Digestion | digestive system, human digestive system gk, pachan tantra, enzymes of digestion
  eye | Human Eye & Its Defects | parts of eye, aankh
  organs-and-glands | Organs & Glands | largest organ of body, glands, granthiyan, organs of human body
  cell-and-units | Cell & Functional Units | cell organelles gk, powerhouse of cell, <functional unit of kidney
  hormones | Hormones & Glands | hormone, endocrine, endocrine glands, hormones and functions
  plant-hormones | Plant Hormones | <auxin, <gibberellin, plant growth regulators gk
  plant-diseases | Diseases of Crops | plant disease, agriculture diseases, fasalon ke rog
  elements | Chemical Elements | element, chemical symbols, symbols of elements, atomic number, tatva
  alloys | Alloys | mishra dhatu, brass bronze, <brass
  alloy-composition | Composition of Alloys | alloys and their composition, alloys and their constituents, metals in alloys
  alloy-uses | Uses of Alloys | alloys and their uses
  ores | Ores of Metals | ore, ayask, <ores of iron
  ores-and-metals | Ores & their Metals | ores and metals, metal ores list
  ore-formulas | Formulas of Ores | ores and their formula, ores chemical formula
  chemical-names | Common Names of Chemicals | chemical name, chemical formula, rasayanik naam, chemical names and formulas, common name and formula, common name and formula of compounds, common names of compounds, chemical name and formula of common compounds, formula of common compounds
  natural-acids | Acids in Food & Nature | natural acids, acids in food, <acid in lemon, acids found in fruits
  instruments | Scientific Instruments | measuring instruments, yantra, instruments and uses
  weather-instruments | Instruments of Weather | barometer hygrometer, <hygrometer
  medical-instruments | Medical Instruments | <stethoscope
  electrical-instruments | Electrical Instruments | ammeter voltmeter
  si-units | Units of Measurement | si unit, units of physical quantities, matrak, units gk
  base-units | Base Units | fundamental units, seven base units
  branches-of-science | Branches of Study | branch of science, study of, ology, science branches, vigyan ki shakhayen
  medical-branches | Branches of Medicine | medical branches, <cardiology, branches of medical science
  farming-branches | Branches of Farming | sericulture apiculture, types of culture, <pisciculture, <sericulture
  everyday-science | Everyday Science | daily life science, science in daily life, principle behind, physics in daily life
  light-in-daily-life | Light in Daily Life | <blue colour of sky, <twinkling of stars, why sky is blue, mirage and rainbow, <blue sky, <blue colour of the sky
  motion-in-daily-life | Motion in Daily Life | principle of rocket, inertia examples
  fluids-in-daily-life | Fluids in Daily Life | <capillarity
  heat-in-daily-life | Heat in Daily Life | pressure cooker principle, evaporation causes cooling
  sound-in-daily-life | Sound in Daily Life | echo and sonar, doppler effect examples
  electricity-in-daily-life | Electricity in Daily Life | principle of transformer gk, <working of generator
  vitamin-a | Vitamin A | retinol, vitamin a deficiency, <night blindness, vitamin a night blindness
  vitamin-c | Vitamin C | ascorbic acid, vitamin c deficiency, <scurvy
  vitamin-d | Vitamin D | calciferol, vitamin d deficiency, <rickets, sunshine vitamin, vitamin d sunlight
  animal-husbandry | Animal Husbandry | dairy farming, livestock, poultry farming, pashupalan, <animal breeding, cattle breeds, inbreeding and outbreeding, dairy farm management
  apiculture | Bee-keeping | apiculture, beekeeping, honey bee, madhumakkhi palan, queen drone and worker bees, queen worker and drone, honey bee colony
  fat-and-water-soluble-vitamins | Fat-Soluble & Water-Soluble Vitamins | fat soluble vitamins, water soluble vitamins, vasa me ghulansheel vitamin, jal me ghulansheel vitamin, soluble vitamins, vasa aur jal me ghulansheel vitamin
  blood-groups | Blood Groups | abo blood group, blood groups donor and recipient, universal donor and recipient, universal donor, universal recipient, rh factor, rakt samuh, blood transfusion groups
`
