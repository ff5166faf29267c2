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
2 rubber | Neoprene, a synthetic rubber, is a polymer of: | chloroprene | isoprene | styrene | ethylene glycol | It is 2-chlorobuta-1,3-diene. Natural rubber is made of isoprene.
2 rubber | Buna-S rubber is a copolymer of butadiene and: | styrene | acrylonitrile | isoprene | vinyl chloride | Styrene gives the letter S. Buna-N has acrylonitrile.
3 rubber | Natural rubber is elastic because its polymer chains have the configuration: | cis | trans | linear and cross-linked | aromatic | The cis form does not let the chains pack closely. Gutta-percha, the trans form, is hard.
1 soaps-detergents | Soap is obtained by heating oil or fat with: | caustic soda | baking soda | common salt | washing powder | Saponification with sodium hydroxide gives soap and glycerol. Common salt is used later to separate the soap.
2 soaps-detergents | Which useful by-product is obtained in the manufacture of soap? | Glycerol | Ethanol | Acetic acid | Methane | Fats are esters of glycerol, which is set free when they are saponified.
2 soaps-detergents | Detergents with highly branched chains cause pollution because they are: | not easily broken down by bacteria | insoluble in every kind of hard water | made from vegetable oils | strongly acidic | Straight chains are biodegradable. Branched ones cause foam in rivers.
2 food-chemicals | Which of the following is added to fats and oils as an antioxidant? | BHT | Saccharin | Sodium benzoate | Aspartame | Butylated hydroxytoluene reacts with oxygen before the food does. Sodium benzoate is a preservative.
2 food-chemicals | Aspartame is not used in cooked food because it: | decomposes on heating | is bitter | is a preservative | is insoluble | It is an artificial sweetener for cold food and drinks, about 100 times as sweet as cane sugar.
1 baking-soda, common-salts | The chemical name of baking soda is: | sodium hydrogencarbonate | sodium carbonate | sodium hydroxide | calcium carbonate | Baking soda is NaHCO₃. Washing soda is Na₂CO₃·10H₂O.
2 common-salts | Plaster of Paris should be kept in a moisture-proof container because with moisture it: | sets into gypsum | catches fire | gives off a gas | turns acidic | It takes up water to form hard gypsum, CaSO₄·2H₂O.
2 antiseptics, drugs-medicines | Aspirin belongs to which class of drugs? | Analgesics | Antacids | Antibiotics | Tranquillisers | It relieves pain, lowers fever and prevents clotting of blood.
2 plastics-fibres, polymers | Which of the following is a condensation polymer? | Nylon 6,6 | Polythene | PVC | Teflon | Water is lost as its monomers join. The other three are addition polymers.
3 antiseptics, drugs-medicines | Which of the following is a narcotic analgesic? | Morphine | Aspirin | Paracetamol | Ibuprofen | Morphine and codeine relieve severe pain but cause addiction. The other three are non-narcotic.
3 drugs-medicines | Ranitidine lowers the acidity of the stomach by: | blocking histamine receptors | neutralising the acid | killing bacteria | coating the stomach wall | Histamine stimulates the secretion of acid, and the drug keeps it from its receptor. Antacids such as magnesium hydroxide neutralise acid.
3 plastics-fibres, polymers | Which polymer is made from caprolactam alone? | Nylon 6 | Nylon 6,6 | Terylene | Bakelite | The ring of caprolactam opens and gives units of six carbon atoms. Nylon 6,6 needs two monomers.
3 soaps-detergents | Sodium dodecylbenzenesulphonate, used in washing powders, is which kind of detergent? | Anionic | Cationic | Non-ionic | Neutral fat | The large part of the molecule that cleans is a negative ion. Quaternary ammonium salts are cationic.
1 soaps-detergents | The sodium salt of which acid is a soap? | stearic acid | acetic acid | oxalic acid | nitric acid | A soap is a salt of a fatty acid with a long chain.
1 soaps-detergents | The formation of soap from oil and alkali is called: | saponification | esterification | hydrogenation | fermentation | It is the alkaline hydrolysis of an ester.
2 soaps-detergents | Clusters in which soap molecules gather around oily dirt are called: | micelles | emulsions | colloids | crystals | The hydrocarbon tails point inwards and the ionic heads to the water.
2 soaps-detergents | Which part of a soap molecule dissolves in oil? | the hydrocarbon tail | the sodium ion | the carboxylate head | the whole molecule | The ionic head, on the other hand, is drawn to water.
2 soaps-detergents | Soap forms scum in hard water because of its: | calcium and magnesium ions | sodium and potassium ions | dissolved oxygen | dissolved chlorine | Calcium and magnesium salts of fatty acids do not dissolve.
2 soaps-detergents | Soaps made with potassium hydroxide are: | softer than those with sodium | harder than those with sodium | insoluble in water | acidic to litmus | They are used in shaving creams and liquid soaps.
3 soaps-detergents | Rosin is added to laundry soap in order to: | make it lather well | make it transparent | give it colour | harden the water | With soda it forms sodium rosinate, which lathers well.
2 soaps-detergents | A solution of soap in water turns red litmus: | blue | colourless | yellow | green | Soap is a salt of a weak acid and a strong base, so its solution is basic.
`,
    },
  ],
})
