import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Medicines that lower fever are called:' */
export const everydayChemistry = defineBank({
  id: 'everyday-chemistry',
  sets: [
    {
      rows: `
1 antiseptics, drugs-medicines | Medicines that bring down fever are called: | antipyretics | analgesics | antacids | tranquillisers | Paracetamol is an antipyretic. Analgesics relieve pain and antacids reduce acidity of the stomach.
1 antiseptics, drugs-medicines | Which of these is used as an antacid? | Magnesium hydroxide | Potassium permanganate | Acetic acid | Calcium carbide | Milk of magnesia neutralises excess acid of the stomach without being too strong a base.
1 acids-bases-daily | A solution with pH 3 is: | acidic | basic | neutral | amphoteric | pH below 7 is acidic, 7 neutral and above 7 basic.
1 baking-soda, soda-compounds, acids-bases-daily | The sting of an ant or a bee can be eased by rubbing a paste of: | baking soda | vinegar | lemon juice | common salt | The sting holds formic acid, which the mild base sodium bicarbonate neutralises.
1 acids-bases-daily | Which acid is present in lemon and orange? | Citric acid | Tartaric acid | Lactic acid | Oxalic acid | Citrus fruits are sour by citric acid. Tamarind has tartaric acid, and curd lactic acid.
1 acids-bases-daily | Which acid is present in curd? | Lactic acid | Citric acid | Formic acid | Malic acid | Bacteria turn the lactose of milk into lactic acid. Apples contain malic acid.
1 indicators-daily | Blue litmus turns red in: | lemon juice | lime water | soap solution | baking soda solution | Acids turn blue litmus red. Lime water, soap and baking soda are basic and turn red litmus blue.
1 rusting | Rusting of iron needs: | air and water | air only | water only | dry air and light | Iron forms hydrated ferric oxide only with both oxygen and moisture. Paint, grease and zinc keep them away.
1 rubber | Vulcanisation of rubber is heating it with: | sulphur | carbon | silicon | phosphorus | Sulphur forms cross-links between chains, which makes rubber harder, stronger and more elastic.
1 plastics-fibres, polymers | The non-stick coating of frying pans is: | Teflon | Bakelite | PVC | Nylon | Teflon is polytetrafluoroethene, which stands heat and does not stick. Bakelite is used for handles.
2 polymers | Which of these is a natural polymer? | Cellulose | Nylon | Polythene | Terylene | Cellulose is made by plants. The others are synthetic polymers.
2 plastics-fibres, polymers | Which polymer is a thermosetting plastic? | Bakelite | Polythene | PVC | Polystyrene | Bakelite is cross-linked and cannot be softened again by heat. The others are thermoplastics.
2 polymers-and-monomers, plastics-fibres, polymers | Nylon 6,6 is made from adipic acid and: | hexamethylenediamine | ethylene glycol | caprolactam | terephthalic acid | Each monomer has six carbon atoms, hence 6,6. Caprolactam alone gives nylon 6, and terylene comes from glycol and terephthalic acid.
2 polymers-and-monomers, rubber | Natural rubber is a polymer of: | isoprene | chloroprene | styrene | ethylene | Natural rubber is cis-1,4-polyisoprene. Neoprene, a synthetic rubber, is made from chloroprene.
2 polymers-and-monomers, plastics-fibres, polymers | The monomer of PVC is: | vinyl chloride | vinyl acetate | tetrafluoroethene | propene | Polyvinyl chloride comes from vinyl chloride (chloroethene). Teflon comes from tetrafluoroethene.
2 soaps-detergents | Detergents are better than soaps in hard water because they: | do not form scum with calcium ions | remove calcium ions from the water | are made from vegetable oils | have no hydrocarbon chains | Calcium and magnesium salts of detergents dissolve in water. Those of soap form an insoluble scum.
2 food-chemicals | Which of these is an artificial sweetener? | Saccharin | Sucrose | Lactose | Galactose | Saccharin is about 550 times as sweet as cane sugar and leaves the body unchanged. The others are natural sugars.
2 food-chemicals | Which of these is used as a food preservative? | Sodium benzoate | Sodium hydroxide | Barium chloride | Copper sulphate | Sodium benzoate checks microbes in juices and sauces. The other three are harmful in food.
2 washing-soda, soda-compounds, common-salts | Washing soda left open in dry air turns to powder because it: | loses water of crystallisation | takes up oxygen from the air | takes up moisture from the air | gives off carbon dioxide gas | The loss of water of crystallisation to the air is called efflorescence. The powder is the monohydrate.
2 acids-bases-daily | Which acid is the main cause of acid rain along with nitric acid? | Sulphuric acid | Carbonic acid | Acetic acid | Hydrochloric acid | Oxides of sulphur and nitrogen from burning of fuels form sulphuric and nitric acids in rain.
2 baking-soda, common-salts | Fire extinguishers of the soda–acid kind put out fire with: | carbon dioxide | nitrogen | hydrogen | carbon monoxide | Sulphuric acid and sodium bicarbonate give carbon dioxide, which shuts off air from the flame.
3 drugs-medicines | Which of these is a broad-spectrum antibiotic? | Chloramphenicol | Penicillin G | Streptokinase | Aspirin | Chloramphenicol acts on a wide range of bacteria. Penicillin G has a narrow spectrum, and the last two are not antibiotics.
3 drugs-medicines | Dettol contains terpineol and: | chloroxylenol | bithionol | iodoform | salicylic acid | Dettol is a mixture of chloroxylenol and terpineol. Bithionol is added to soaps as an antiseptic.
3 drugs-medicines | Tincture of iodine is a solution of iodine in: | alcohol and water | chloroform and benzene | glycerine only | pure water | It has 2 to 3% iodine in a mixture of alcohol and water and is applied to wounds.
3 polymers | The biodegradable polymer PHBV is used for: | orthopaedic devices and packaging | electrical switches and pan handles | tyres and conveyor belts | non-stick pans and gaskets | PHBV is a polyester that bacteria degrade. Switches use bakelite and pans use Teflon.
3 soaps-detergents | Which of these is a cationic detergent, used in hair conditioners? | Cetyltrimethylammonium bromide | Sodium lauryl sulphate | Sodium stearate | Sodium dodecylbenzenesulphonate | Quaternary ammonium salts are cationic detergents. The others are anionic: detergents and, in the case of stearate, a soap.
3 drugs-medicines | A drug that binds to a receptor and blocks its natural function is an: | antagonist | agonist | antihistamine | allergen | Antagonists block a receptor. Agonists imitate the natural messenger and switch it on.
3 acids-bases-daily | A mixture used as a buffer in blood to keep its pH near 7.4 is chiefly: | carbonic acid and bicarbonate | acetic acid and acetate | ammonia and ammonium chloride | citric acid and citrate | The system H₂CO₃/HCO₃⁻ takes up added acid or base. The others are buffers of the laboratory.
1 food-chemicals | Which gas is filled in packets of chips to keep them fresh? | Nitrogen | Oxygen | Chlorine | Carbon monoxide | Nitrogen is unreactive and keeps out oxygen, which would make the fat rancid.
1 common-salts | Bleaching powder is prepared by passing chlorine over: | slaked lime | limestone | quicklime | washing soda | Dry slaked lime, Ca(OH)₂, takes up chlorine and forms calcium oxychloride.
2 baking-soda, soda-compounds, common-salts | Baking powder contains baking soda and: | tartaric acid | sodium chloride | washing soda | caustic soda | The mild acid reacts with baking soda when wet and carbon dioxide makes the cake rise.
1 indicators-daily | Which of these is a synthetic indicator of acids and bases? | Phenolphthalein | Turmeric | Litmus extract from lichens | Juice of red cabbage | Phenolphthalein is made in factories: colourless in acid and pink in base. The others are natural.
2 acids-bases-daily | Tooth decay begins when the pH in the mouth falls below about: | 5.5 | 7.0 | 8.5 | 9.5 | Acid made by bacteria from sugar attacks the enamel when the pH is below 5.5. Toothpaste, being basic, neutralises it.
1 rusting | Coating iron with a layer of zinc to prevent rusting is called: | galvanisation | vulcanisation | anodising | roasting | Zinc protects the iron even where the layer is scratched. Vulcanisation hardens rubber.
2 rusting | Chemically, rust is: | hydrated iron(III) oxide | anhydrous iron(II) oxide | iron(II) sulphate | iron(III) chloride | The formula of rust is written Fe₂O₃·xH₂O; x may vary.
2 rusting | A scratched galvanised iron sheet still does not rust because zinc is: | more reactive than iron | less reactive than iron | harder than iron | heavier than iron | Zinc is oxidised first and so protects the iron.
2 rusting | Iron is made resistant to rust in stainless steel by alloying it mainly with: | chromium | copper | lead | tin | Chromium forms a thin layer of oxide that keeps air away.
2 ph-daily, acids-bases-daily | The pH of human blood is about: | 7.4 | 6.4 | 5.4 | 8.4 | Blood is slightly basic; it is kept between 7.35 and 7.45.
1 ph-daily, acids-bases-daily | Which of these has a pH of less than 7? | Lemon juice | Milk of magnesia | Soap solution | Lime water | Lemon juice contains citric acid; the other three are basic.
1 ph-daily, acids-bases-daily | The pH of pure water at 25 °C is: | 7 | 0 | 1 | 14 | It is neutral. Acids are below 7 and bases above it.
2 ph-daily, acids-bases-daily | When fresh milk turns into curd, its pH: | falls | rises | stays the same | becomes 14 | Bacteria form lactic acid from the sugar of milk.
2 ph-daily, acids-bases-daily | The pH of gastric juice in the stomach is nearest to: | 2 | 7 | 9 | 12 | The juice is strongly acidic, as it contains hydrochloric acid.
1 ph-daily, acids-bases-daily | The pH scale usually runs from: | 0 to 14 | 1 to 10 | 0 to 7 | 7 to 14 | The middle of the scale, 7, is neutral.
2 ph-daily, acids-bases-daily | A farmer treats soil of pH 4.5 with quicklime in order to make it: | less acidic | more acidic | richer in nitrogen | free of insects | Quicklime is basic and neutralises the acid of the soil.
2 ph-daily, acids-bases-daily | Which of these has the highest pH? | Sodium hydroxide solution | Pure water | Fresh milk | Vinegar | Sodium hydroxide is a strong base. Milk and vinegar are acidic and water is neutral.
2 ph-daily, acids-bases-daily | The pH of fresh milk is close to: | 6.6 | 3.6 | 8.6 | 10.6 | Fresh milk is very slightly acidic, just below neutral.
1 plaster-of-paris, common-salts | The chemical name of plaster of Paris is: | calcium sulphate hemihydrate | calcium sulphate dihydrate | calcium carbonate | calcium hydroxide | Hemihydrate means half a molecule of water for each formula unit. The dihydrate is gypsum.
1 plaster-of-paris, common-salts | Doctors use plaster of Paris to: | hold broken bones in place | stop bleeding from cuts | clean wounds of germs | lower a high fever | It sets into a hard mass around the limb.
2 plaster-of-paris, common-salts | The formula of plaster of Paris is: | CaSO₄·½H₂O | CaSO₄·2H₂O | CaSO₃·½H₂O | CaCO₃·½H₂O | It can also be written 2CaSO₄·H₂O. The dihydrate is gypsum.
1 plaster-of-paris | A paste of plaster of Paris and water grows warm while it sets. The setting is: | an exothermic change | an endothermic change | a change of state only | a change without heat | It combines with water, and heat is given out.
2 plaster-of-paris | To obtain plaster of Paris, its mineral is heated to about: | 373 K | 273 K | 773 K | 1273 K | At much higher temperatures all the water is lost.
3 plaster-of-paris | How many molecules of water does plaster of Paris take up for each CaSO₄ when it sets? | 1½ | ½ | 1 | 2 | Gypsum has two molecules and plaster of Paris half a molecule: 2 − ½ = 1½.
3 plaster-of-paris | Dead burnt plaster, which forms when plaster of Paris is overheated, is so called because it: | does not set with water | burns with no flame | is black like charcoal | kills germs at once | It is anhydrous calcium sulphate, which takes up water only very slowly.
2 plaster-of-paris | Which of these is not a use of plaster of Paris? | Softening hard water | Making statues and toys | Making false ceilings | Casting moulds for teeth | It is a calcium salt and would make water harder.
3 plaster-of-paris | Plaster of Paris fills the fine details of a mould because on setting it: | expands slightly | shrinks slightly | gives off a gas | melts again | The slight increase of volume presses it into every corner.
2 plaster-of-paris | The name of plaster of Paris comes from: | its mineral found near the city | the scientist who made it | the first letters of its formula | the Latin word for powder | Large deposits of gypsum were worked at Montmartre.
3 plaster-of-paris | Given below are two statements: // Statement I: The setting of plaster of Paris is a chemical change. // Statement II: Plaster of Paris has more water of crystallisation than gypsum. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | It sets by combining with water. Gypsum has four times as much water.
`,
    },
  ],
})
