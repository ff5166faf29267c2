import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Why do we paint iron gates?' */
export const chemistryAroundUs = defineBank({
  id: 'chemistry-around-us',
  sets: [
    {
      rows: `
1 indicators-daily | Turmeric on a cloth turns reddish brown when washed with soap because soap is: | basic | acidic | neutral | salty | Turmeric is a natural indicator that is yellow in acids and reddish brown in bases.
1 indicators-daily | Which of the following is a natural indicator? | Litmus | Methyl orange | Phenolphthalein | Bromothymol blue | Litmus is obtained from lichens. The other three are synthetic.
2 indicators-daily | Which of the following is an olfactory indicator? | Vanilla essence | Litmus | Bromothymol blue | Turmeric | The smell of vanilla disappears in a strong base but not in an acid. The others show a change of colour.
1 rusting | Painting iron railings prevents rusting because paint: | keeps out air and moisture | reacts with the rust already formed | makes iron harder | cools the metal | Both oxygen and water are needed for rusting. Grease and zinc coatings act in the same way.
2 rusting | In which of the following will an iron nail remain free of rust for the longest time? | Boiled water under oil | Tap water open to air | Sea water open to air | Moist air of a cellar | Boiling drives out dissolved air and the oil keeps it out, so there is water but no oxygen.
2 rusting | When an iron nail rusts completely, the mass of the solid: | increases | decreases | stays the same | becomes zero | Oxygen and water from the air are added to iron.
2 rusting | Anodising is used to protect articles made of: | aluminium | iron | copper | silver | An electric current thickens the oxide film on aluminium, which resists corrosion.
2 polymers-and-monomers, rubber | Neoprene, a synthetic rubber, is a polymer of: | chloroprene | isoprene | styrene | ethylene glycol | It is 2-chlorobuta-1,3-diene. Natural rubber is made of isoprene.
2 rubber | Buna-S rubber is a copolymer of butadiene and: | styrene | acrylonitrile | isoprene | vinyl chloride | Styrene gives the letter S. Buna-N has acrylonitrile.
3 rubber | Natural rubber is elastic because its polymer chains have the configuration: | cis | trans | linear and cross-linked | aromatic | The cis form does not let the chains pack closely. Gutta-percha, the trans form, is hard.
1 soaps-detergents | Soap is obtained by heating oil or fat with: | caustic soda | baking soda | common salt | washing powder | Saponification with sodium hydroxide gives soap and glycerol. Common salt is used later to separate the soap.
2 soaps-detergents | Which useful by-product is obtained in the manufacture of soap? | Glycerol | Ethanol | Acetic acid | Methane | Fats are esters of glycerol, which is set free when they are saponified.
2 soaps-detergents | Detergents with highly branched chains cause pollution because they are: | not easily broken down by bacteria | insoluble in every kind of hard water | made from vegetable oils | strongly acidic | Straight chains are biodegradable. Branched ones cause foam in rivers.
2 food-chemicals | Which of the following is added to fats and oils as an antioxidant? | BHT | Saccharin | Sodium benzoate | Aspartame | Butylated hydroxytoluene reacts with oxygen before the food does. Sodium benzoate is a preservative.
2 food-chemicals | Aspartame is not used in cooked food because it: | decomposes on heating | is bitter | is a preservative | is insoluble | It is an artificial sweetener for cold food and drinks, about 100 times as sweet as cane sugar.
1 baking-soda, soda-compounds, common-salts | The chemical name of baking soda is: | sodium hydrogencarbonate | sodium carbonate | sodium hydroxide | calcium carbonate | Baking soda is NaHCO₃. Washing soda is Na₂CO₃·10H₂O.
2 plaster-of-paris, common-salts | Plaster of Paris should be kept in a moisture-proof container because with moisture it: | sets into gypsum | catches fire | gives off a gas | turns acidic | It takes up water to form hard gypsum, CaSO₄·2H₂O.
2 antiseptics, drugs-medicines | Aspirin belongs to which class of drugs? | Analgesics | Antacids | Antibiotics | Tranquillisers | It relieves pain, lowers fever and prevents clotting of blood.
2 plastics-fibres, polymers | Which of the following is a condensation polymer? | Nylon 6,6 | Polythene | PVC | Teflon | Water is lost as its monomers join. The other three are addition polymers.
3 antiseptics, drugs-medicines | Which of the following is a narcotic analgesic? | Morphine | Aspirin | Paracetamol | Ibuprofen | Morphine and codeine relieve severe pain but cause addiction. The other three are non-narcotic.
3 drugs-medicines | Ranitidine lowers the acidity of the stomach by: | blocking histamine receptors | neutralising the acid | killing bacteria | coating the stomach wall | Histamine stimulates the secretion of acid, and the drug keeps it from its receptor. Antacids such as magnesium hydroxide neutralise acid.
3 polymers-and-monomers, plastics-fibres, polymers | Which polymer is made from caprolactam alone? | Nylon 6 | Nylon 6,6 | Terylene | Bakelite | The ring of caprolactam opens and gives units of six carbon atoms. Nylon 6,6 needs two monomers.
3 soaps-detergents | Sodium dodecylbenzenesulphonate, used in washing powders, is which kind of detergent? | Anionic | Cationic | Non-ionic | Neutral fat | The large part of the molecule that cleans is a negative ion. Quaternary ammonium salts are cationic.
1 soaps-detergents | The sodium salt of which acid is a soap? | stearic acid | acetic acid | oxalic acid | nitric acid | A soap is a salt of a fatty acid with a long chain.
1 soaps-detergents | The formation of soap from oil and alkali is called: | saponification | esterification | hydrogenation | fermentation | It is the alkaline hydrolysis of an ester.
2 soaps-detergents | Clusters in which soap molecules gather around oily dirt are called: | micelles | emulsions | colloids | crystals | The hydrocarbon tails point inwards and the ionic heads to the water.
2 soaps-detergents | Which part of a soap molecule dissolves in oil? | the hydrocarbon tail | the sodium ion | the carboxylate head | the whole molecule | The ionic head, on the other hand, is drawn to water.
2 soaps-detergents | Soap forms scum in hard water because of its: | calcium and magnesium ions | sodium and potassium ions | dissolved oxygen | dissolved chlorine | Calcium and magnesium salts of fatty acids do not dissolve.
2 soaps-detergents | Soaps made with potassium hydroxide are: | softer than those with sodium | harder than those with sodium | insoluble in water | acidic to litmus | They are used in shaving creams and liquid soaps.
3 soaps-detergents | Rosin is added to laundry soap in order to: | make it lather well | make it transparent | give it colour | harden the water | With soda it forms sodium rosinate, which lathers well.
2 soaps-detergents | A solution of soap in water turns red litmus: | blue | colourless | yellow | green | Soap is a salt of a weak acid and a strong base, so its solution is basic.
1 acids-and-bases-compared, acids-bases-daily | Acids have a sour taste, while bases taste: | bitter | salty | sweet | spicy | Soap is basic and tastes bitter; lemon juice is acidic and sour.
1 acids-and-bases-compared, acids-bases-daily | Which of these is basic, as litmus shows? | Lime water | Vinegar | Lemon juice | Curd | It is basic; the other three are acidic and turn blue litmus red.
1 acids-and-bases-compared, acids-bases-daily | Solutions of acids have a pH below 7, and those of bases have a pH: | above 7 | equal to 7 | equal to 0 | below 1 | The pH of 7 belongs to neutral solutions such as pure water.
2 acids-and-bases-compared, acids-bases-daily | The colours of phenolphthalein in an acid and in a base are, respectively: | colourless and pink | pink and colourless | red and yellow | yellow and blue | Red and yellow are the colours of methyl orange.
2 acids-and-bases-compared, acids-bases-daily | The colours of methyl orange in an acid and in a base are, respectively: | red and yellow | yellow and red | colourless and pink | blue and red | Colourless and pink are the colours of phenolphthalein.
1 acids-and-bases-compared, acids-bases-daily | When an acid reacts with a base, the products are: | a salt and water | a salt and hydrogen | two acids | two bases | The reaction is called neutralisation; hydrogen comes off with metals.
2 acids-and-bases-compared, acids-bases-daily | Zinc reacts with dilute hydrochloric acid, and also with warm sodium hydroxide solution, to give: | hydrogen | oxygen | chlorine | carbon dioxide | With the base the other product is sodium zincate, with the acid zinc chloride.
2 acids-and-bases-compared, acids-bases-daily | Which of these gives carbon dioxide with baking soda? | Vinegar | Lime water | Soap solution | Milk of magnesia | Acids act on hydrogencarbonates; the other three are bases.
1 acids-and-bases-compared, acids-bases-daily | Which of these feels soapy to the touch? | Sodium hydroxide solution | Vinegar | Lemon juice | Dilute nitric acid | Solutions of bases are slippery; the others are acids.
1 acids-and-bases-compared, acids-bases-daily | A base that dissolves in water is called: | an alkali | a salt | an acid | an indicator | Sodium hydroxide is one; copper hydroxide is a base that does not dissolve.
2 acids-and-bases-compared, acids-bases-daily | Which pair names an acid and a base, in this order? | Vinegar and lime water | Soap and lemon juice | Washing soda and curd | Milk of magnesia and vinegar | Vinegar has acetic acid; lime water is calcium hydroxide solution.
2 acids-and-bases-compared, acids-bases-daily | Which pair is of a strong acid and a weak base? | HCl and NH₄OH | CH₃COOH and NaOH | H₂CO₃ and KOH | HNO₃ and NaOH | Ammonium hydroxide is only partly ionised; NaOH and KOH are strong bases.
2 acids-and-bases-compared, acids-bases-daily | Solutions of acids and of bases both conduct electricity because both contain: | ions | free electrons | dissolved metals | gases | The charges are carried by ions that move towards the electrodes.
2 indicators-daily | The natural indicator litmus is obtained from: | lichens | turmeric | red cabbage | rose petals | Its purple dye turns red in acids and blue in bases.
2 indicators-daily | The indicator made from China rose petals turns a basic solution: | green | red | yellow | orange | It turns acidic solutions magenta, that is dark pink.
2 indicators-daily | As an olfactory indicator, onion on a cloth loses its smell in: | a basic solution | an acidic solution | a neutral solution | pure water | The smell stays in acids and cannot be noticed in bases.
1 indicators-daily | Which of these passes through many colours, from red over green to violet, as the pH rises from 0 to 14? | Universal indicator | Litmus solution | Phenolphthalein | Methyl orange | It is a mixture of several dyes, each with its own range.
2 indicators-daily | Universal indicator in a neutral solution is: | green | red | violet | orange | It is red in strong acids and violet in strong bases.
1 physical-chemical-change | The setting of milk into curd is: | a chemical change | a physical change | a reversible change | only a change of state | New substances are formed, and the milk cannot be got back.
1 physical-chemical-change | The tearing of paper into small pieces is: | a physical change | a chemical change | an irreversible chemical change | a change of composition | The pieces are still paper; no new substance is formed.
2 physical-chemical-change | The freezing of water and the boiling of an egg are, respectively: | reversible and irreversible | irreversible and reversible | both reversible | both irreversible | Ice melts back into water, but a cooked egg does not become raw again.
2 physical-chemical-change | The glowing of the filament of an electric bulb is: | a physical change | a chemical change | a combustion | an oxidation | The metal only gets hot, and it is the same when the current is switched off.
2 physical-chemical-change | Adding vinegar to baking soda is a chemical change because: | a new gas is formed | the vinegar is diluted | the powder is wetted | the volume changes | Carbon dioxide comes off as bubbles, and a new salt is left.
1 physical-chemical-change | Which of these is a chemical change in plants? | Photosynthesis | Transpiration | Bending of a stem | Falling of a leaf | Glucose and oxygen are made from carbon dioxide and water.
2 fertilisers | Urea contains nitrogen of about: | 46% | 21% | 33% | 82% | It is the solid fertiliser with the most nitrogen; ammonium sulphate has about 21%.
1 fertilisers | DAP, a common fertiliser, supplies the soil with: | nitrogen and phosphorus | nitrogen and potassium | calcium and potassium | iron and zinc | It is diammonium phosphate, with 18% nitrogen and much phosphorus.
2 fertilisers | The fertiliser known as muriate of potash is: | potassium chloride | potassium nitrate | potassium sulphate | potassium carbonate | Muriatic acid is the old name of hydrochloric acid.
2 fertilisers | Fertilisers washed from fields into a lake cause fast growth of algae. This is called: | eutrophication | desertification | biomagnification | salinisation | The algae later use up the oxygen of the water.
2 fertilisers | Which of these is used to kill weeds in a field? | 2,4-D | DDT | BHC | Superphosphate | DDT and BHC kill insects, and superphosphate is a fertiliser.
1 cement-glass | The main component of ordinary sand, used for making glass, is: | silica | alumina | lime | soda | It is silicon dioxide, which melts together with soda and lime.
1 cement-glass | A mixture of cement, sand, gravel and water is called: | concrete | mortar | plaster | slag | Mortar, used between bricks, is made without gravel.
2 cement-glass | The setting of cement is mainly a process of: | hydration | evaporation | combustion | sublimation | Compounds of calcium take up water and form a hard mass.
2 cement-glass | Flint glass, used for lenses and prisms, contains a compound of: | lead | iron | cobalt | mercury | Lead raises the refractive index of the glass.
1 baking-soda, soda-compounds, common-salts | The formula of baking soda is: | NaHCO₃ | Na₂CO₃ | NaOH | CaCO₃ | It is made of sodium, hydrogen, carbon and oxygen and has no water of crystallisation.
1 baking-soda, soda-compounds | The gas that lemon juice sets free from baking soda turns lime water: | milky | blue | pink | yellow | It is carbon dioxide, and calcium carbonate is precipitated.
2 baking-soda, soda-compounds | On heating, dry baking soda leaves a solid residue of: | sodium carbonate | sodium hydroxide | sodium oxide | sodium chloride | Water and carbon dioxide escape: 2NaHCO₃ → Na₂CO₃ + H₂O + CO₂.
2 baking-soda, soda-compounds | Baking soda is taken against acidity of the stomach because it is: | a mild base | a strong acid | a neutral salt | a strong alkali | It neutralises the extra hydrochloric acid without harming the stomach.
2 baking-soda, soda-compounds | A cake baked with too much baking soda and no acid tastes bitter because of: | sodium carbonate formed on heating | carbon dioxide held in the cake | sodium chloride in the flour | burnt sugar in the crust | The tartaric acid of baking powder neutralises this product.
2 baking-soda, soda-compounds | The pH of a solution of baking soda in water is: | a little above 7 | exactly 7 | far below 7 | a little below 7 | It is the salt of a strong base and a weak acid.
3 baking-soda, soda-compounds | In the Solvay process, baking soda separates from the solution of brine, ammonia and carbon dioxide because it is: | only slightly soluble in it | a gas at room temperature | lighter than the brine | decomposed by the ammonia | Sodium hydrogencarbonate has the least solubility of the salts present, so it crystallises.
2 baking-soda, soda-compounds | Which of these is not a use of baking soda? | Removing permanent hardness of water | Making dough and cakes rise | Relieving acidity of the stomach | Giving the gas of fire extinguishers | Permanent hardness is removed by the carbonate, that is washing soda.
3 baking-soda, soda-compounds | Given below are two statements: // Statement I: Baking soda has ten molecules of water of crystallisation. // Statement II: A solution of baking soda turns blue litmus red. // Choose the correct answer. | Both Statement I and Statement II are incorrect | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Baking soda has no such water, and its solution is mildly basic.
3 baking-soda, soda-compounds | The mass of one mole of baking soda (Na = 23, H = 1, C = 12, O = 16) is: | 84 g | 106 g | 40 g | 286 g | 23 + 1 + 12 + 48 = 84.
`,
    },
  ],
})
