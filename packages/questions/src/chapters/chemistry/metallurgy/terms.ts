import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
ores-minerals | Metallurgy, dhatukarm, धातुकर्म | Metallurgy is the science and process of extracting metals from their ores and refining them for use.
ores-minerals | Mineral, khanij, खनिज | A mineral is a naturally occurring substance of the earth's crust in which a metal or its compound is found.
ores-minerals | Ore, ayask, अयस्क | An ore is a mineral from which a metal can be extracted profitably and conveniently, such as bauxite for aluminium and haematite for iron.
ores-minerals | Gangue, matrix of ore, adhatri, आधात्री | Gangue is the unwanted earthy and rocky impurity, such as sand and clay, present in an ore.
ores-minerals | Haematite, hematite, हेमेटाइट | Haematite is the chief ore of iron, iron(III) oxide, Fe₂O₃. India has large deposits of it in Odisha, Jharkhand and Chhattisgarh.
ores-minerals | Bauxite, बॉक्साइट | Bauxite is the chief ore of aluminium, hydrated aluminium oxide, $\\text{Al}_2\\text{O}_3\\cdot x\\text{H}_2\\text{O}$. It is purified by Bayer's process.
metal-properties | Malleability, aghatvardhyata, आघातवर्धनीयता | Malleability is the property of metals by which they can be beaten into thin sheets; gold is the most malleable metal.
metal-properties | Ductility, tanyata, तन्यता | Ductility is the property of metals by which they can be drawn into thin wires; gold is the most ductile metal.
metal-properties | Metalloid, upadhatu, उपधातु | A metalloid is an element with properties of both metals and non-metals, such as silicon, germanium and arsenic.
reactivity-series | Reactivity series, activity series, sakriyata shreni, सक्रियता श्रेणी | The reactivity series is the list of metals in order of decreasing reactivity, from potassium at the top to gold and platinum at the bottom.
concentration-of-ores | Concentration of ore, ore dressing, beneficiation, अयस्क का सांद्रण | Concentration of ore is the removal of gangue from the powdered ore before the metal is extracted.
concentration-of-ores | Froth flotation, froth floatation process, jhag plavan vidhi, झाग प्लवन विधि | Froth flotation is a way to concentrate sulphide ores: the powdered ore is churned with water and oil, and the oil-wetted ore rises with the froth.
concentration-of-ores | Leaching, nikshalan, निक्षालन | Leaching is the concentration of an ore by dissolving it in a suitable reagent that leaves the impurities, such as bauxite in NaOH and gold in NaCN.
concentration-of-ores | Magnetic separation, chumbkiya prithakkaran | Magnetic separation is the concentration of an ore by a magnet when either the ore or the gangue is magnetic, as for magnetite.
calcination-roasting | Calcination, nistapan, निस्तापन | Calcination is the heating of an ore, usually a carbonate or hydrated oxide, below its melting point in no or little air, to drive off CO₂ or water.
calcination-roasting | Roasting, bharjan, भर्जन | Roasting is the heating of an ore, usually a sulphide, below its melting point in excess of air to turn it into oxide.
hall-heroult | Hall–Héroult process, hall heroult process, हॉल हेरॉल्ट प्रक्रम | The Hall–Héroult process is the extraction of aluminium by electrolysis of alumina dissolved in molten cryolite with carbon electrodes.
electrolytic-extraction | Bayer's process, bayer process | Bayer's process is the purification of bauxite to alumina by leaching it with hot concentrated sodium hydroxide solution.
hall-heroult | Cryolite, क्रायोलाइट | Cryolite is the mineral Na₃AlF₆, added to alumina in the extraction of aluminium to lower its melting point and raise the conductivity.
blast-furnace | Blast furnace, vatya bhatti, वात्या भट्टी | A blast furnace is a tall furnace in which iron ore is reduced to iron by coke and carbon monoxide in a blast of hot air, with limestone as flux.
iron-steel | Pig iron, kachcha loha, कच्चा लोहा | Pig iron is the impure iron obtained from the blast furnace, with about 4% carbon.
iron-steel | Cast iron, dhalwan loha, ढलवाँ लोहा | Cast iron is iron with about 3% carbon, made by melting pig iron with scrap iron and coke; it is hard and brittle.
iron-steel | Wrought iron, pitwan loha, पिटवाँ लोहा | Wrought iron is the purest commercial form of iron, with the least carbon; it is soft, malleable and tough.
iron-steel | Steel, ispat, इस्पात | Steel is an alloy of iron with a small amount of carbon, less than in cast iron; it is harder and stronger than pure iron.
iron-steel | Stainless steel, जंगरोधी इस्पात | Stainless steel is an alloy of iron with chromium and usually nickel and a little carbon, which does not rust.
ellingham-thermite | Ellingham diagram, एलिंघम आरेख | An Ellingham diagram is a graph of the standard Gibbs energy of formation of oxides against temperature, used to choose the reducing agent of a metal oxide.
ellingham-thermite | Thermite reaction, thermite process, aluminothermy, थर्मिट अभिक्रिया | The thermite reaction is the reduction of iron(III) oxide by aluminium powder with great heat, which gives molten iron for welding rails.
ellingham-thermite | Smelting, pragalan, प्रगलन | Smelting is the extraction of a metal by heating its roasted or calcined ore with a reducing agent such as coke, and a flux, above the melting point.
copper-extraction | Blister copper, फफोलेदार ताँबा | Blister copper is impure copper, about 98% pure, with a blistered surface left by escaping sulphur dioxide as it solidifies.
copper-extraction | Copper matte, matte | Copper matte is the molten mixture of copper(I) sulphide and some iron sulphide obtained when roasted copper ore is smelted.
refining | Electrolytic refining, vidyut apghatani parishkaran, विद्युत अपघटनी परिष्करण | Electrolytic refining is the purification of a metal by electrolysis: the impure metal is the anode, a thin pure strip the cathode and a salt of the metal the electrolyte.
refining | Anode mud, anode pank | Anode mud is the deposit of less reactive impurities, such as gold, silver and platinum, that collects below the anode in electrolytic refining.
alloys-chemistry | Alloy, mishra dhatu, मिश्रधातु | An alloy is a homogeneous mixture of two or more metals, or of a metal with a non-metal, such as brass and steel.
alloys-chemistry | Brass, peetal, पीतल | Brass is an alloy of copper and zinc. It is used for utensils, taps and musical instruments.
alloys-chemistry | Bronze, kansa, कांसा | Bronze is an alloy of copper and tin, harder than copper, used for statues, medals and coins.
alloys-chemistry | Solder, टांका | Solder is an alloy of lead and tin with a low melting point, used to join wires and metal pieces.
alloys-chemistry | German silver | German silver is an alloy of copper, zinc and nickel that looks like silver but contains none.
alloys-chemistry | Nichrome, नाइक्रोम | Nichrome is an alloy chiefly of nickel and chromium with high resistivity and melting point, used for heating elements.
amalgam | Amalgam, पारद मिश्रण | An amalgam is an alloy of mercury with one or more other metals, such as that of silver and tin used to fill teeth; iron does not readily form one.
amalgam | Cinnabar, सिनेबार | Cinnabar is the chief ore of mercury, the red sulphide HgS. Mercury is obtained by heating it in air.
slag-flux | Flux in metallurgy, galak, गालक | A flux is a substance added during smelting that combines with infusible impurities to form an easily melted slag; limestone is the flux for iron.
slag-flux | Slag, dhatumal, धातुमल | Slag is the fusible waste formed in smelting when the flux combines with the gangue, such as calcium silicate, CaSiO₃.
noble-metals | Noble metals, utkrisht dhatu, उत्कृष्ट धातु | Noble metals are metals that resist corrosion and oxidation and so are found free in nature, such as gold, platinum and silver.
noble-metals | Cyanide process, macarthur forrest process | The cyanide process is the extraction of gold and silver by leaching the ore with dilute sodium or potassium cyanide in air and displacing the metal with zinc.
zone-refining | Zone refining, mandal parishkaran, मंडल परिष्करण | Zone refining is the purification of metals and semiconductors such as silicon by moving a narrow molten zone along a rod; impurities stay in the melt and move to one end.
zone-refining | Mond process, मॉन्ड प्रक्रम | The Mond process is the refining of nickel by turning it into volatile nickel carbonyl, Ni(CO)₄, which is decomposed at a higher temperature.
zone-refining | Van Arkel method, वान आर्केल विधि | The van Arkel method is the refining of titanium and zirconium by turning them into volatile iodides, which are decomposed on a hot filament.
zone-refining | Liquation, dravgalan | Liquation is the refining of metals of low melting point, such as tin, by letting the molten metal flow down a sloping hearth away from the impurities.
`)
