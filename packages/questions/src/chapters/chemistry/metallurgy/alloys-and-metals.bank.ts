import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which metals are in brass?' */
export const alloysAndMetals = defineBank({
  id: 'alloys-and-metals',
  sets: [
    {
      rows: `
1 alloys-chemistry | Brass is an alloy of copper and: | zinc | tin | nickel | aluminium | Bronze is copper with tin, and German silver contains nickel also.
1 alloys-chemistry | Solder, used for joining electrical wires, is an alloy of tin and: | lead | copper | zinc | silver | It has a low melting point, so it melts before the wires do.
2 alloys-chemistry | German silver contains copper, zinc and: | nickel | silver | tin | lead | In spite of its name it contains no silver. | - | copper and tin make bronze | -
2 alloys-chemistry | Nichrome, used in heating elements, is chiefly an alloy of nickel and: | chromium | copper | zinc | silver | It has high resistivity and does not burn easily when red hot. | nickel and copper make Monel metal | - | silver would conduct too well
1 alloys-chemistry | Duralumin, used in aircraft, is mainly an alloy of: | aluminium | iron | lead | tin | It also contains a little copper, magnesium and manganese, and is light and strong. | it would be too heavy | - | it is too soft and heavy
1 amalgam | An alloy in which one of the metals is mercury is called: | an amalgam | a solder | a bronze | a steel | Sodium amalgam and the silver–tin amalgam of dentists are examples. | - | - | it is iron with carbon
1 amalgam | The chief ore of mercury is: | cinnabar | galena | bauxite | malachite | Cinnabar is mercury sulphide; galena is the ore of lead.
2 amalgam | Mercury is usually stored in vessels of iron because iron: | does not form an amalgam | is cheaper than glass | dissolves in mercury | is lighter than mercury | Most other metals dissolve in mercury and form amalgams with it. | the cost is not the reason | then it could not hold it | weight is not the reason
1 amalgam | Which metal is liquid at room temperature? | Mercury | Lithium | Zinc | Magnesium | It melts at −39 °C. Gallium and caesium melt a little above 28 °C.
2 amalgam | The metal traditionally used with silver, tin and copper in dental fillings is: | mercury | lead | iron | aluminium | Dental amalgam sets hard within a short time. | it is poisonous and no part of amalgam | it forms no amalgam | its amalgam is attacked by moisture
2 slag-flux | A substance added to an ore to combine with the gangue and form a fusible mass is called: | a flux | a slag | a matte | an alloy | The fusible mass that is formed in this way is the slag. | it is what flux and gangue form | - | it is a mixture of metals
2 slag-flux | To remove basic impurities such as FeO, the flux added should be: | silica | lime | magnesia | limestone | An acidic flux combines with a basic impurity.
2 slag-flux, blast-furnace | Chemically, the slag from a blast furnace for iron is mainly: | calcium silicate | calcium carbonate | iron silicate | sodium silicate | It floats on the molten iron and protects it from oxidation. | - | that is the slag of copper smelting | no sodium is added
1 noble-metals | The lightest metal is: | lithium | sodium | aluminium | magnesium | Its density is about 0.53 g/cm³, so it floats on water.
1 noble-metals | Gold dissolves in aqua regia, which is a mixture of nitric acid and: | hydrochloric acid | sulphuric acid | acetic acid | phosphoric acid | They are mixed in the ratio 1 : 3 by volume. | with nitric acid it makes the nitrating mixture | - | -
1 noble-metals | The purity of gold is expressed in carats. Pure gold is of: | 24 carats | 22 carats | 18 carats | 100 carats | Ornaments are commonly made of gold of 22 or 18 carats. | that is gold of 91.6%, for ornaments | - | the scale ends at 24
2 zone-refining, refining | Nickel is refined by the Mond process through its volatile compound with: | carbon monoxide | chlorine | iodine | hydrogen | Nickel tetracarbonyl is formed and decomposed at a higher temperature. | its chloride is not volatile enough | that is the van Arkel method | it forms no volatile compound with nickel
2 zone-refining, refining | Zone refining is used to obtain elements of very high purity, such as: | germanium for semiconductors | iron for bridges | copper for wires | zinc for galvanising | Impurities are more soluble in the melt than in the solid. | such purity is not needed there | copper is refined by electrolysis | zinc is refined by distillation
1 metals-and-non-metals | Which property belongs to most metals but not to non-metals? | Malleability | Brittleness | Dull surface | Poor conduction | Metals can be beaten into sheets, while solid non-metals break when hammered.
1 metals-and-non-metals | Which of the following elements is a non-metal? | Sulphur | Zinc | Magnesium | Lead | It is a yellow, brittle solid and a poor conductor of heat and electricity.
1 metals-and-non-metals | In forming compounds with non-metals, metals generally: | lose electrons | gain electrons | gain protons | share protons | They become positive ions, and the non-metals become negative ions.
1 metals-and-non-metals | Most oxides of non-metals are: | acidic | basic | amphoteric | alkaline | Oxides of sulphur and phosphorus give acids with water; those of most metals are basic.
1 metals-and-non-metals | Which pair names a metal and a non-metal that are both liquid at room temperature? | Mercury and bromine | Mercury and iodine | Sodium and bromine | Caesium and sulphur | All other metals and non-metals in the list are solids at 25 °C.
1 metals-and-non-metals | Which non-metal has a lustre like that of metals? | Iodine | Sulphur | Phosphorus | Chlorine | Shine is a property of metals, and iodine is a well-known exception.
2 metals-and-non-metals | Which of these does not displace hydrogen from dilute hydrochloric acid? | Sulphur | Zinc | Iron | Magnesium | Non-metals cannot give electrons to hydrogen ions; the three metals can.
1 metals-and-non-metals | The compounds of metals with non-metals, such as NaCl and MgO, have mostly: | ionic bonds | covalent bonds | metallic bonds | hydrogen bonds | Electrons pass from the metal to the non-metal.
1 metals-and-non-metals | Bells are made of metals and not of non-metals because metals are: | sonorous | ductile | lustrous | malleable | They give a ringing sound when they are struck.
1 metals-and-non-metals | Compared with non-metals, most metals have: | higher density and melting point | lower density and melting point | higher density but lower melting point | lower density but higher melting point | Sodium and potassium, which are light and soft, are exceptions.
2 metals-and-non-metals | In their reactions with metals, non-metals act as: | oxidising agents | reducing agents | catalysts | indicators | They accept the electrons that the metals give.
1 metals-and-non-metals | An element burns in air to give an oxide that turns moist blue litmus red. The element may be: | sulphur | sodium | calcium | magnesium | The oxide is acidic, so the element is a non-metal; the others give basic oxides.
1 metals-and-non-metals | The ash left on burning an element in air turns moist red litmus blue. The element may be: | magnesium | sulphur | carbon | phosphorus | Its oxide is basic, as those of metals are.
2 metals-and-non-metals | Which of the following metals melts on the palm of the hand? | Gallium | Copper | Iron | Silver | Its melting point is about 30 °C, while most metals melt only at high temperatures.
1 metals-and-non-metals | The hardest natural substance is a form of which non-metal? | Carbon | Sulphur | Iodine | Phosphorus | Diamond is an exception, because most solid non-metals are soft.
1 metals-and-non-metals | Oxides of aluminium and zinc react with acids as well as with bases. Such oxides of metals are called: | amphoteric | neutral | acidic | peroxides | Most oxides of metals react only with acids.
1 reactivity-series | Which of the following metals is at the top of the reactivity series? | Potassium | Iron | Zinc | Copper | It reacts violently with cold water; copper does not react with water at all.
1 reactivity-series | Zinc is put into a blue solution of copper sulphate. The solution becomes: | colourless | green | yellow | deeper blue | Zinc displaces copper, and zinc sulphate has no colour.
2 reactivity-series | Which non-metal is written in the reactivity series to compare the metals with it? | Hydrogen | Oxygen | Nitrogen | Sulphur | Metals above it displace it from dilute acids; those below do not.
2 reactivity-series | Which of the following reactions does not take place? | Copper with iron sulphate solution | Zinc with copper sulphate solution | Iron with silver nitrate solution | Magnesium with zinc sulphate solution | A metal displaces only those below it in the reactivity series, and copper is below iron.
2 reactivity-series | The correct order of decreasing reactivity is: | Na > Al > Zn > Fe > Cu | Al > Na > Fe > Zn > Cu | Na > Zn > Al > Cu > Fe | Cu > Fe > Zn > Al > Na | Sodium stands near the top of the series and copper near the bottom.
1 alloys-chemistry | Bronze is an alloy of copper and: | tin | zinc | nickel | lead | With zinc copper gives brass, and with nickel and zinc German silver.
2 alloys-chemistry | Stainless steel is made by adding to iron and carbon mainly: | chromium and nickel | copper and zinc | tin and lead | mercury and silver | They make a thin layer that keeps the steel from rusting.
1 alloys-chemistry | Compared with pure metals, alloys generally are: | harder | better conductors | higher in melting point | more malleable | Alloying makes a metal harder and stronger and lowers its conductivity and melting point.
1 alloys-chemistry | Gold for ornaments, which is too soft when pure, is mixed with copper or: | silver | iron | zinc | tin | Pure gold is 24 carat; ornaments are usually of 22 or 18 carat.
2 alloys-chemistry | Gun metal consists of copper, tin and: | zinc | nickel | iron | lead | It resists wear and sea water and was once used for guns.
1 alloys-chemistry | Steel is an alloy of iron with a small amount of: | carbon | copper | sulphur | tin | About 0.1 to 1.5 per cent of carbon makes iron hard and strong.
1 metals-and-non-metals | Which property do most metals have and most non-metals lack? | Metallic lustre | Low density | Low melting point | Brittleness | A fresh surface of a metal shines. Iodine is one of the few non-metals with lustre.
1 metals-and-non-metals | Oxides of metals and of non-metals are generally, respectively: | basic and acidic | acidic and basic | neutral and basic | acidic and neutral | MgO turns wet red litmus blue, SO₂ turns blue litmus red.
1 metals-and-non-metals | In chemical reactions, metals and non-metals tend to form ions, respectively, by: | losing and gaining electrons | gaining and losing electrons | sharing and losing electrons | gaining and sharing electrons | Metals are electropositive and non-metals are electronegative, so the one gives and the other takes.
1 metals-and-non-metals | A solid non-metal, struck with a hammer, usually: | breaks into bits | spreads into a sheet | rings like a bell | draws out into a wire | Non-metals are brittle. Metals are malleable, ductile and sonorous.
1 metals-and-non-metals | Which non-metal conducts electricity well, as metals do? | Graphite | Sulphur | Phosphorus | Diamond | A mobile electron of each carbon atom carries the current in its layers.
1 metals-and-non-metals | Which of the following reacts with dilute hydrochloric acid and gives off hydrogen, unlike non-metals? | Zinc | Carbon | Sulphur | Phosphorus | Reactive metals displace hydrogen from dilute acids, non-metals do not.
1 metals-and-non-metals | Which of the following metals is so soft that it can be cut with a knife, unlike most metals? | Sodium | Iron | Tungsten | Copper | The alkali metals are soft and melt easily, unlike iron or copper.
2 metals-and-non-metals | How many electrons are there usually in the outer shells of metals and of non-metals, respectively? | 1 to 3 and 4 to 8 | 4 to 8 and 1 to 3 | 1 to 3 in both | 5 to 7 in both | Metals lose their few outer electrons; hydrogen and helium are exceptions among non-metals.
1 metals-and-non-metals | Which oxide of a metal is amphoteric and not simply basic? | Al₂O₃ | Na₂O | CaO | K₂O | It dissolves both in acids and in alkalis, as ZnO does.
1 metals-and-non-metals | Given below are two statements: // Statement I: All metals are solid at room temperature. // Statement II: The hardest natural substance, diamond, is a form of a non-metal. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are incorrect | Mercury is a liquid metal, and diamond is carbon.
2 reactivity-series | Which metal reacts with cold water so that bubbles make it float? | Calcium | Copper | Iron | Lead | Bubbles of hydrogen stick to its surface. Iron reacts only with steam.
1 reactivity-series | Metal A displaces B from its salt solution, and B displaces C. The order of reactivity is: | A > B > C | C > B > A | B > A > C | A > C > B | A more reactive metal displaces a less reactive one.
2 alloys-chemistry | Which of the following is not an alloy of copper? | Solder | Brass | Bronze | Gun metal | Solder consists of tin and lead. The other three are mostly copper.
2 alloys-chemistry | Alnico, used for permanent magnets, contains aluminium, nickel, cobalt and: | iron | zinc | lead | silver | Its name comes from Al, Ni and Co. Iron makes up most of the alloy.
3 reactivity-series | Metal P displaces Q from its salt solution, R does not react with a salt of Q, and S displaces P. The order of P, Q, R and S by falling reactivity is: | S, P, Q, R | R, S, P, Q | S, Q, P, R | Q, P, S, R | S stands above P and P above Q; R cannot displace Q, so it stands below.
3 metals-and-non-metals | An element burns in air to an oxide that dissolves in water and turns red litmus blue. The oxide of a second element dissolves in both hydrochloric acid and sodium hydroxide. The two elements may be, respectively: | sodium and aluminium | aluminium and sodium | sodium and sulphur | calcium and magnesium | Soluble basic oxides come from metals such as sodium; the oxide of aluminium is amphoteric.
2 alloys-chemistry | Consider the following pairs: // 1. Brass : copper and zinc // 2. Solder : lead and tin // 3. Duralumin : copper and nickel // Which of the pairs given above are correctly matched? | 1 and 2 only | 1 and 3 only | 2 and 3 only | 1, 2 and 3 | Duralumin is aluminium with copper, magnesium and manganese.
3 alloys-chemistry, noble-metals | 40 g of 18-carat gold is to be made 20-carat by melting it with pure (24-carat) gold. The pure gold needed is: | 20 g | 10 g | 5 g | 8 g | It holds 30 g of gold, and (30 + x)/(40 + x) = 20/24 gives x = 20.
`,
    },
  ],
})
