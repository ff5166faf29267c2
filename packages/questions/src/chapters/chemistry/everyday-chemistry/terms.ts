import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
drugs-medicines | Drug, aushadhi, औषधि | A drug is a chemical of low molecular mass that acts on target molecules in the body and produces a biological response; when it is therapeutic and useful it is a medicine.
drugs-medicines | Antibiotic medicine, antibiotics in chemistry | An antibiotic is a substance, produced by microbes or made artificially, that kills or stops the growth of bacteria and other microbes, such as penicillin.
drugs-medicines | Broad spectrum antibiotic | A broad spectrum antibiotic is one that acts against a wide range of both Gram-positive and Gram-negative bacteria, such as chloramphenicol.
drugs-medicines | Tranquilliser, tranquilizer, prashantak, प्रशांतक | A tranquilliser is a medicine that relieves stress, anxiety and mental disturbance and calms the patient.
drugs-medicines | Antihistamine, प्रतिहिस्टैमिन | An antihistamine is a medicine that relieves allergy by blocking the action of histamine at its receptors.
antiseptics | Antiseptic, purtirodhi, पूतिरोधी | An antiseptic is a chemical that kills or stops microbes and is safe on living tissue such as skin and wounds, such as Dettol and tincture of iodine.
antiseptics | Disinfectant, rogannu nashi, विसंक्रामी | A disinfectant is a chemical that kills microbes but is harmful to living tissue, so that it is used on floors, drains and instruments, such as 1% phenol.
antiseptics | Antacid, pratyamla, प्रतिअम्ल | An antacid is a substance that removes the excess acid of the stomach, such as magnesium hydroxide and sodium hydrogencarbonate.
antiseptics | Analgesic, peedahari, पीड़ाहारी | An analgesic is a medicine that relieves pain, such as aspirin and paracetamol (non-narcotic) or morphine (narcotic).
antiseptics | Antipyretic, jwarnashi, ज्वरनाशी | An antipyretic is a medicine that brings down the body temperature in fever, such as paracetamol.
acids-bases-daily | Acid, amla, अम्ल | An acid is a substance that gives hydrogen ions in water, tastes sour and turns blue litmus red, such as hydrochloric and acetic acid.
acids-bases-daily | Base, chemical base, kshark, क्षारक | A base is a substance that neutralises acids, tastes bitter, feels soapy and turns red litmus blue; bases that dissolve in water are alkalis.
acids-bases-daily | Alkali, kshar, क्षार | An alkali is a base that dissolves in water and gives hydroxide ions, such as sodium hydroxide.
acids-bases-daily | Salt in chemistry, lavan, लवण | A salt is a compound formed with water when an acid reacts with a base, such as NaCl from HCl and NaOH.
acids-bases-daily | Neutralisation, neutralization, udasinikaran, उदासीनीकरण | Neutralisation is the reaction of an acid with a base to give a salt and water, with release of heat.
indicators-daily | Indicator, acid base indicator, suchak, सूचक | An indicator is a substance that shows by a change of colour or smell whether a solution is acidic or basic, such as litmus and phenolphthalein.
indicators-daily | Litmus, लिटमस | Litmus is a natural dye obtained from lichens that is red in acids and blue in bases.
indicators-daily | Olfactory indicator, gandhiya suchak, गंधीय सूचक | An olfactory indicator is a substance whose smell changes in acidic or basic medium, such as onion, vanilla and clove oil.
rusting | Rusting, jang lagna, जंग लगना | Rusting is the corrosion of iron in the presence of oxygen and moisture, which covers it with reddish-brown hydrated iron(III) oxide, $\\text{Fe}_2\\text{O}_3\\cdot x\\text{H}_2\\text{O}$.
rusting | Corrosion, sankshaaran, संक्षारण | Corrosion is the slow eating away of a metal by its reaction with air, moisture or chemicals round it, such as rusting of iron and blackening of silver.
polymers | Polymer, bahulak, बहुलक | A polymer is a very large molecule made by the joining of many small repeating units, the monomers, such as polythene and nylon.
polymers | Monomer, ekalak, एकलक | A monomer is a small molecule that can join with many others to form a polymer; ethene is the monomer of polythene.
polymers | Polymerisation, polymerization, bahulikaran, बहुलीकरण | Polymerisation is the process in which many monomers join together to form a polymer.
polymers | Addition polymer, yogatmak bahulak | An addition polymer is one formed by repeated addition of unsaturated monomers without loss of any small molecule, such as polythene and PVC.
polymers | Condensation polymer, sanghanan bahulak, संघनन बहुलक | A condensation polymer is one formed by the joining of monomers with loss of small molecules such as water, as in nylon-6,6 and terylene.
polymers | Thermoplastic, tapsughatya, तापसुघट्य | A thermoplastic is a polymer that softens on heating and hardens on cooling again and again, such as polythene and PVC.
polymers | Thermosetting polymer, thermoset, tapdridh, तापदृढ़ बहुलक | A thermosetting polymer is one that sets permanently on heating and cannot be softened again, such as Bakelite and melamine.
polymers | Biodegradable polymer, जैव निम्नीकरणीय बहुलक | A biodegradable polymer is one that microbes can break down, such as PHBV and nylon-2-nylon-6.
rubber | Natural rubber, prakritik rabar, प्राकृतिक रबड़ | Natural rubber is an elastic polymer of isoprene (cis-1,4-polyisoprene) obtained from the latex of the rubber tree.
rubber | Vulcanisation, vulcanization, valkanikaran, वल्कनीकरण | Vulcanisation is the heating of natural rubber with sulphur to make it harder, stronger and more elastic by cross-links.
plastics-fibres | Nylon, नायलॉन | Nylon is a synthetic polyamide fibre, strong and elastic; nylon-6,6 is made from hexamethylenediamine and adipic acid.
plastics-fibres | Teflon, PTFE, टेफ्लॉन | Teflon is the polymer of tetrafluoroethene, resistant to heat and chemicals, used to coat non-stick cookware.
plastics-fibres | Bakelite, बैकेलाइट | Bakelite is a thermosetting plastic made from phenol and formaldehyde, used for electric switches and handles because it is a poor conductor of heat and electricity.
plastics-fibres | PVC, polyvinyl chloride, पीवीसी | PVC is the polymer of vinyl chloride, used for pipes, raincoats and the insulation of wires.
plastics-fibres | Terylene, dacron, टेरीलीन | Terylene is a polyester fibre made from ethylene glycol and terephthalic acid. It does not crease and is blended with cotton.
plastics-fibres | Rayon, artificial silk, रेयॉन | Rayon is a man-made fibre produced from the cellulose of wood pulp or cotton; it is also called artificial silk.
soaps-detergents | Soap, sabun, साबुन | Soap is the sodium or potassium salt of a long-chain fatty acid, such as sodium stearate, used for cleaning; it forms scum in hard water.
soaps-detergents | Detergent, apmarjak, अपमार्जक | A detergent is a synthetic cleansing agent, usually a sodium salt of a long-chain sulphonic acid or alkyl sulphate, that works even in hard water.
soaps-detergents | Saponification, sabunikaran, साबुनीकरण | Saponification is the making of soap by heating a fat or oil with an alkali such as NaOH; glycerol is formed as well.
food-chemicals | Food preservative, khadya parirakshak, खाद्य परिरक्षक | A food preservative is a substance added to food to prevent its spoilage by microbes, such as common salt, sugar and sodium benzoate.
artificial-sweeteners | Artificial sweetener, kritrim madhurak, कृत्रिम मधुरक | An artificial sweetener is a synthetic substance that tastes sweet but gives few or no calories, such as saccharin and aspartame.
food-chemicals | Antioxidant in food, pratioxikarak, प्रतिऑक्सीकारक | An antioxidant is a substance added to fats and foods to slow their oxidation (rancidity), such as BHA and BHT.
food-chemicals | Rancidity, vikritgandhita, विकृतगंधिता | Rancidity is the bad smell and taste of fats and oily food caused by their oxidation in air.
common-salts | Plaster of Paris, POP, प्लास्टर ऑफ पेरिस | Plaster of Paris is calcium sulphate hemihydrate, CaSO₄·½H₂O, made by heating gypsum to about 373 K; with water it sets to hard gypsum.
common-salts | Bleaching powder, viranjak churn, विरंजक चूर्ण | Bleaching powder is a compound made by passing chlorine over dry slaked lime, written CaOCl₂ and named calcium oxychloride, used to bleach and to disinfect water.
common-salts | Alum, potash alum, fitkari, फिटकरी | Potash alum is the double salt K₂SO₄·Al₂(SO₄)₃·24H₂O, used to clear muddy water and to stop bleeding.
baking-soda | Baking soda, sodium hydrogencarbonate, sodium bicarbonate, khane ka soda, खाने का सोडा | Baking soda is sodium hydrogencarbonate, NaHCO₃, a mild base used in baking, as an antacid and in fire extinguishers.
washing-soda | Washing soda, sodium carbonate, dhone ka soda, धोने का सोडा | Washing soda is hydrated sodium carbonate, Na₂CO₃·10H₂O, used for cleaning, in glass and paper making and to remove permanent hardness of water.
baking-soda | Baking powder, बेकिंग पाउडर | Baking powder is a mixture of baking soda and a mild edible acid such as tartaric acid; its carbon dioxide makes cakes rise.
cement-glass | Cement, portland cement, सीमेंट | Cement is a fine powder of calcium silicates and aluminates made by strongly heating limestone with clay; with water it sets to a hard mass, and gypsum is added to slow the setting.
cement-glass | Glass, kaanch, कांच | Glass is a hard, transparent amorphous solid, a supercooled mixture of silicates; ordinary soda glass is made from sand, soda and lime.
fertilisers | Fertiliser, fertilizer, urvarak, उर्वरक | A fertiliser is a substance added to soil to supply plant nutrients, chiefly nitrogen, phosphorus and potassium (NPK).
fertilisers | Urea, यूरिया | Urea is the compound CO(NH₂)₂, a nitrogen fertiliser with about 46% nitrogen; it was the first organic compound made in the laboratory, by Wöhler.
fertilisers | Pesticide, kitnashak, पीड़कनाशी | A pesticide is a chemical used to kill pests such as insects, weeds, fungi and rodents, such as DDT and malathion.
explosives | Explosive, visphotak, विस्फोटक | An explosive is a substance that on heating or shock decomposes suddenly with a large volume of hot gas, such as TNT, RDX and dynamite.
explosives | Gunpowder, barood, बारूद | Gunpowder is a mixture of potassium nitrate, charcoal and sulphur that burns rapidly and explodes when confined.
explosives | Dynamite, डायनामाइट | Dynamite is an explosive of nitroglycerine absorbed in an inert material, invented by Alfred Nobel.
combustion-flame | Combustion, dahan, दहन | Combustion is a chemical reaction in which a substance reacts with oxygen and gives out heat, usually with light.
combustion-flame | Ignition temperature, jwalan tap, ज्वलन ताप | Ignition temperature is the lowest temperature at which a substance catches fire. It is low for petrol and high for wood.
combustion-flame | Calorific value, ushmiya maan, ऊष्मीय मान | Calorific value of a fuel is the heat given out when one kilogram of it burns completely; it is expressed in kJ/kg.
combustion-flame | Spontaneous combustion, swatah dahan, स्वतः दहन | Spontaneous combustion is the catching fire of a substance without any apparent cause, as white phosphorus does in air.
physical-chemical-change | Physical change, bhautik parivartan, भौतिक परिवर्तन | A physical change is a change in the state, shape or size of a substance in which no new substance is formed, such as melting of ice.
physical-chemical-change | Chemical change, rasayanik parivartan, रासायनिक परिवर्तन | A chemical change is a change in which one or more new substances with different properties are formed, such as burning of paper and rusting.
`)
