import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which gas gives a brown ring with ferrous sulphate?' */
export const practicalChemistry = defineBank({
  id: 'practical-chemistry',
  sets: [
    {
      rows: `
1 titration | Which piece of glassware delivers a variable, measured volume of solution in a titration? | Burette | Beaker | Conical flask | Test tube | A burette is graduated and has a stopcock. The pipette delivers one fixed volume, and the flask holds the solution that is titrated.
1 titration | A fixed volume of solution is taken for titration with a: | pipette | burette | funnel | watch glass | A pipette measures one fixed volume, such as 10 mL, very exactly.
1 titration-indicators | Phenolphthalein in a basic solution is: | pink | colourless | yellow | blue | It is colourless in acids and pink in bases. The change lies between about pH 8 and 10.
1 titration-indicators | Methyl orange in an acidic solution is: | red | yellow | colourless | blue | Methyl orange is red in acids and yellow in bases.
1 gas-tests | Which gas gives dense white fumes with a glass rod dipped in ammonia? | Hydrogen chloride | Carbon dioxide | Nitrogen | Hydrogen sulphide | Hydrogen chloride and ammonia join to form fine particles of solid ammonium chloride, which look like white smoke.
1 gas-tests | Which gas relights a glowing splinter? | Oxygen | Nitrogen | Argon | Hydrogen | Oxygen supports burning. Hydrogen itself burns with a pop and nitrogen puts out the splinter.
1 gas-tests | Which gas burns with a pop sound near a flame? | Hydrogen | Oxygen | Nitrogen | Carbon dioxide | Hydrogen mixed with air explodes with a small pop. This is its common test.
1 lab-techniques | Why is acid added to water, and not water to acid, in dilution? | Much heat may make it splash | The acid would freeze at once | Water would float on the acid for ever | The acid would lose its strength | Mixing gives out great heat; a little water poured on concentrated acid may boil and throw it out.
1 lab-techniques | Which method separates a mixture of sand and water? | Filtration | Sublimation | Chromatography | Distillation of sand | Sand does not dissolve and stays on the filter paper while water passes through.
1 lab-techniques | A separating funnel is used to separate: | oil and water | salt and water | sugar and water | alcohol and water | Oil and water do not mix and form two layers. The other pairs form solutions.
2 anion-analysis | The brown ring test with ferrous sulphate and sulphuric acid is used for: | nitrate | chloride | sulphate | carbonate | Nitrate is reduced to nitric oxide, which forms a brown complex with ferrous ions at the junction of liquids.
2 anion-analysis | Which anion gives a white precipitate with silver nitrate that dissolves in ammonia? | Chloride | Bromide | Iodide | Sulphate | Silver chloride dissolves readily in ammonia. Silver bromide dissolves sparingly and silver iodide not at all.
2 anion-analysis | Which anion gives a white precipitate with barium chloride that does not dissolve in dilute hydrochloric acid? | Sulphate | Carbonate | Sulphite | Nitrate | Barium sulphate is insoluble in acid. Barium carbonate and sulphite dissolve with a gas.
2 anion-analysis | Brisk effervescence with dilute acid, giving a gas that turns lime water milky and has no smell, shows: | carbonate | sulphide | nitrite | chloride | Carbonates give carbon dioxide. Sulphides give hydrogen sulphide with the smell of rotten eggs.
2 anion-analysis | The smell of rotten eggs on adding dilute acid to a salt shows: | sulphide | acetate | carbonate | nitrate | Hydrogen sulphide is set free. It turns lead acetate paper black.
2 cation-analysis | Which cation gives a deep blue solution with excess of ammonia? | Cu²⁺ | Fe³⁺ | Zn²⁺ | Al³⁺ | Copper forms the deep blue complex [Cu(NH₃)₄]²⁺. Zinc dissolves in excess of ammonia without colour.
2 cation-analysis | Which cation gives a reddish-brown precipitate with sodium hydroxide? | Fe³⁺ | Fe²⁺ | Cu²⁺ | Zn²⁺ | Ferric hydroxide is reddish brown. Ferrous hydroxide is dirty green and copper hydroxide blue.
2 cation-analysis | A salt heated with sodium hydroxide gives a pungent gas that turns red litmus blue. The salt contains: | NH₄⁺ | Na⁺ | Ca²⁺ | Cl⁻ | Ammonium salts give ammonia with a base. It is the only common gas that is basic, so the salt must contain ammonium.
2 flame-test | Which colour does a salt of copper give to a Bunsen flame? | Bluish green | Crimson | Golden yellow | Lilac | Copper salts give bluish green. Strontium gives crimson, sodium golden yellow and potassium lilac.
2 flame-test | Which colour does potassium give to a flame that is best seen through blue glass? | Lilac | Brick red | Apple green | Golden yellow | Potassium gives lilac, best seen through cobalt glass, which cuts off the yellow of sodium. Calcium gives brick red.
2 titration-indicators | The indicator used when a strong acid is titrated with a weak base such as ammonia is: | methyl orange | phenolphthalein | starch | universal paper only | The solution at the end point is acidic, in the range of methyl orange. Phenolphthalein changes in basic solution.
2 permanganate-titration | In the titration of oxalic acid with potassium permanganate, the indicator is: | permanganate itself | phenolphthalein | methyl orange | starch | The first drop of permanganate in excess makes the solution pink, so it is a self-indicator.
3 permanganate-titration | Why is the oxalic acid solution warmed to about 60 °C before titration with permanganate? | The reaction is slow in the cold | Oxalic acid is insoluble in the cold | Permanganate is colourless in the cold | Sulphuric acid freezes in the cold | The reaction begins slowly at room temperature. Once formed, Mn²⁺ ions act as a catalyst.
3 permanganate-titration | Which acid is used to acidify the solution in permanganate titrations? | Dilute sulphuric acid | Dilute hydrochloric acid | Dilute nitric acid | Glacial acetic acid | Hydrochloric acid would be oxidised to chlorine, and nitric acid is itself an oxidising agent.
3 titration-indicators | The indicator for titrations that set iodine free is: | starch | methyl orange | phenolphthalein | eosin | Starch gives a deep blue colour with iodine, which vanishes at the end point.
3 cation-groups | In group analysis, the cations of group II are precipitated by hydrogen sulphide in: | acidic medium | ammoniacal medium | neutral medium | alcoholic medium | In acid only the least soluble sulphides, such as those of copper and lead, precipitate. Group IV sulphides need ammoniacal medium.
3 cation-groups | The group reagent for group III cations (Fe³⁺, Al³⁺) is ammonium hydroxide in the presence of: | ammonium chloride | sodium chloride | hydrogen sulphide | ammonium carbonate | The common ion NH₄⁺ lowers the concentration of OH⁻, so only hydroxides of group III precipitate.
3 cation-groups | The group reagent for Ba²⁺, Sr²⁺ and Ca²⁺ (group V) is: | ammonium carbonate | ammonium sulphide | dilute hydrochloric acid | sodium phosphate | Their carbonates are insoluble and precipitate in the presence of ammonium chloride and hydroxide.
3 anion-analysis | In the chromyl chloride test, a chloride heated with potassium dichromate and concentrated sulphuric acid gives: | orange-red vapours | violet vapours | greenish-yellow gas only | white fumes only | Chromyl chloride, CrO₂Cl₂, comes off as orange-red vapours. Bromides and iodides do not give it.
3 anion-analysis | Violet vapours on heating a salt with concentrated sulphuric acid show: | iodide | chloride | bromide | oxide | Iodine is set free, and its vapour is violet. Bromides give reddish-brown and chlorides colourless, pungent vapours.
3 cation-analysis | Aluminium ions are confirmed with litmus and ammonia by a test called the: | lake test | brown ring test | chromyl chloride test | silver mirror test | In the lake test blue litmus is adsorbed on white aluminium hydroxide, which floats as a blue mass in a colourless solution.
3 cation-analysis | A dark blue precipitate with potassium ferrocyanide confirms: | Fe³⁺ | Fe²⁺ | Cu²⁺ | Zn²⁺ | Ferric ions give Prussian blue with ferrocyanide. Copper gives a chocolate-brown precipitate.
1 laboratory-apparatus | Which apparatus is used to deliver a variable, accurately measured volume of a solution in a titration? | Burette | Pipette | Beaker | Conical flask | A pipette delivers one fixed volume. A beaker is not accurate enough, and the conical flask receives the solution.
1 laboratory-apparatus | Which apparatus is used to transfer exactly 20 mL of a solution? | Pipette | Test tube | Beaker | Watch glass | A bulb pipette delivers the one volume that is marked on it. The marks of a beaker are only approximate.
1 laboratory-apparatus | Two liquids that do not mix, such as oil and water, are separated with a: | separating funnel | long-stemmed thistle funnel | Büchner funnel | condenser | The heavier liquid is run out through the tap. A Büchner funnel is for filtration by suction.
2 laboratory-apparatus | A substance is kept dry in the laboratory in a: | desiccator | porcelain crucible | retort | burette | A drying agent such as anhydrous calcium chloride lies below the shelf. A crucible is for strong heating.
2 laboratory-apparatus | Solids are heated to a very high temperature in a: | porcelain crucible | volumetric flask | graduated measuring cylinder | glass funnel | Porcelain withstands strong heat. Volumetric glassware is never heated, because that would change its volume.
2 laboratory-apparatus | A solution of exactly known concentration is made up to the mark in a: | volumetric flask | conical flask | round-bottom flask | beaker | Its long neck carries a single mark, so the volume is accurate. The other vessels are for mixing and heating.
3 laboratory-apparatus | Borosilicate glass is preferred for laboratory ware that is heated because it: | expands very little on heating | conducts heat as well as copper does | melts at a low temperature | dissolves in strong acids | Its low expansion keeps it from cracking when heated or cooled quickly.
`,
    },
  ],
})
