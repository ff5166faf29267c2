import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Milk is an example of:' */
export const surfaceChemistry = defineBank({
  id: 'surface-chemistry',
  sets: [
    {
      rows: `
1 emulsions, colloids | Milk is an example of: | an emulsion | a gel | an aerosol | a true solution | Milk has droplets of liquid fat dispersed in water. A gel has a liquid dispersed in a solid.
1 tyndall-effect, colloid-properties | Which of the following shows the Tyndall effect? | Milk mixed with water | Sugar solution | Salt solution | Copper sulphate solution | Milk is a colloid, whose particles are large enough to scatter light. The others are true solutions.
2 tyndall-effect, colloid-properties | A beam of sunlight that enters a dusty dark room becomes visible because of: | scattering by the dust | refraction by the air | reflection at the walls | interference of light | Small particles in the air scatter the light, as in a colloid.
2 tyndall-effect, colloid-properties | The Tyndall effect is used to tell: | a colloid from a true solution | an acid from a base | a metal from a non-metal | an element from a compound | The path of light is visible in a colloid and not in a true solution.
2 tyndall-effect, colloid-properties | For the Tyndall effect, the refractive indices of the dispersed phase and of the medium must: | differ greatly | be equal | both be 1 | be very small | With equal indices light would pass without being scattered.
1 tyndall-effect, colloid-properties, colloids | The scattering of light by colloidal particles is called the: | Tyndall effect | Raman effect | Doppler effect | Compton effect | A beam of light becomes visible in a colloid, as in a dusty room. True solutions do not show it.
1 colloid-types, colloids | Smoke is a colloid of: | solid in gas | gas in solid | liquid in gas | gas in liquid | Smoke has particles of carbon in air. Fog is a liquid in gas, and foam a gas in liquid.
1 colloid-types, colloids | Fog is an example of a colloid of: | liquid in gas | gas in liquid | solid in gas | liquid in solid | Tiny drops of water are dispersed in air. Smoke is a solid in gas.
1 catalysis | A substance that increases the rate of a reaction and is recovered unchanged is a: | catalyst | reactant | solvent | precipitate | A catalyst provides a path of lower activation energy and is not used up.
1 emulsions, colloids | Butter is an emulsion of: | water in oil | oil in water | air in oil | oil in air | Droplets of water are dispersed in fat. Milk, in contrast, is oil in water.
1 adsorption | Which of these is used in gas masks to adsorb poisonous gases? | Activated charcoal | Common salt | Quicklime paste | Anhydrous copper sulphate | Charcoal has a huge surface on which gases are adsorbed.
2 colloid-properties, colloids | The zigzag movement of colloidal particles is called: | Brownian movement | electrophoresis | dialysis | the Tyndall effect | It is due to unequal hits by the molecules of the medium. Electrophoresis is movement under an electric field.
2 adsorption | Adsorption differs from absorption in that it takes place: | only at the surface | all through the bulk | only in liquids | only at high temperature | Molecules gather at the surface in adsorption, as of gases on charcoal. Water in a sponge is absorbed.
2 coagulation, colloids | Deltas form where rivers meet the sea chiefly because: | salts coagulate colloidal clay | river water becomes very cold | waves dissolve all the river clay | fish gather the clay | River water carries charged colloidal clay. Electrolytes of sea water neutralise the charge and the clay settles.
2 colloid-preparation, colloids | Purification of a colloid by diffusion of ions through a membrane is: | dialysis | peptisation | distillation | electrolysis | Small ions pass through the membrane while colloidal particles stay. Blood is cleaned on this principle in an artificial kidney.
2 coagulation, colloids | Alum purifies muddy water because it: | coagulates suspended clay | kills the bacteria of water | dissolves the clay | removes hardness | Al³⁺ ions neutralise the negative charge of clay particles, which then settle.
2 physisorption, adsorption | Physical adsorption of a gas on a solid: | decreases as temperature rises | increases as temperature rises | needs high activation energy | forms a chemical bond | Van der Waals forces are weak, and adsorption releases heat, so low temperature favours it.
2 colloid-types, colloids | Which of these is a lyophilic colloid? | Starch sol | Gold sol | Sulphur sol | Ferric hydroxide sol | Starch, gelatin and gum have a strong liking for the medium and form stable sols. Metal and hydroxide sols are lyophobic.
2 catalysis | Zeolites such as ZSM-5 are known as: | shape-selective catalysts | negative catalysts | emulsifying agents | protective colloids | Reactions in their pores depend on the size and shape of molecules. ZSM-5 turns alcohols into petrol.
2 catalysis | Which enzyme changes starch into maltose? | Diastase | Zymase | Invertase | Urease | Diastase of malt hydrolyses starch. Zymase turns glucose into ethanol and invertase splits cane sugar.
3 coagulation, colloids | By the Hardy–Schulze rule, which ion is the best to coagulate a negative sol? | Al³⁺ | Na⁺ | Ba²⁺ | K⁺ | The higher the charge of the opposite ion, the greater its coagulating power: Al³⁺ > Ba²⁺ > Na⁺.
3 colloid-preparation, colloids | A freshly prepared precipitate is changed into a sol by adding a little electrolyte. This is: | peptisation | coagulation | dialysis | adsorption | Ions of the electrolyte are adsorbed and give charge to particles of the precipitate, which disperse.
3 physisorption, adsorption | The Freundlich adsorption isotherm plots log(x/m) against log p as a: | straight line | parabola | hyperbola | sigmoid curve | log(x/m) = log k + (1/n) log p, which is a straight line of slope 1/n.
3 electrophoresis, colloid-properties, colloids | The movement of the medium, when colloidal particles are held back in an electric field, is: | electro-osmosis | electrophoresis | electrolysis | reverse osmosis | If the particles are prevented from moving, the dispersion medium moves instead. That is electro-osmosis.
3 micelles, colloids | Micelles of soap form in water only above: | the CMC and Kraft temperature | the boiling point of soap | the critical pressure of water | the gold number of soap | Above the critical micelle concentration and the Kraft temperature, soap ions gather with hydrocarbon tails inwards.
3 catalysis | Which statement about a catalyst is correct? | It does not change the equilibrium constant | It increases the enthalpy of reaction | It shifts the equilibrium to the right | It starts a reaction with positive free energy | A catalyst speeds forward and backward reactions equally. It can neither shift equilibrium nor start an impossible reaction.
1 colloid-types, colloids | Which of these is a true solution? | Sugar in water | Milk | Blood | Starch in water | Sugar molecules are separate and too small to scatter light. The other three are colloids.
1 colloid-types, colloids | Shaving cream is a colloid of: | gas in liquid | liquid in gas | solid in liquid | solid in gas | Foams, such as shaving cream, have bubbles of gas in a liquid.
1 catalysis | The catalyst in the human body that speeds reactions is called: | an enzyme | a hormone | a vitamin | an antibody | Enzymes are biological catalysts, nearly all of them proteins. Hormones are messengers and antibodies fight germs.
1 micelles, colloids | The cleaning action of soap depends on the formation of: | micelles | crystals | bubbles of gas | precipitates | Hydrocarbon tails of soap enter grease while the ionic heads face water, so grease is carried away.
2 catalysis | In which of these is the catalyst in the same phase as the reactants? | Hydrolysis of ester by acid | Haber's process | Contact process | Hydrogenation of oil | Acid and ester are both in solution: homogeneous catalysis. The others use solid catalysts with gases or liquids.
2 colloid-properties, colloids | Colloidal particles do not settle down mainly because of: | like charges on them | their large weight | gravity | the colour of the medium | Like charges repel and keep particles apart. Brownian movement helps as well.
2 coagulation, colloids | Smoke from chimneys is freed of particles in an electrostatic precipitator invented by: | Cottrell | Haber | Ostwald | Freundlich | The Cottrell precipitator removes charged particles from smoke on plates of high voltage.
2 adsorption | Silica gel in packets keeps things dry because it: | adsorbs moisture | gives off heat | dissolves in air | repels water | Water molecules of the air are held on the large surface of its pores. Nothing is absorbed into its bulk chemically.
3 physisorption, adsorption | Chemisorption differs from physisorption in being: | specific and irreversible | weak and reversible | multilayered | favoured by very low temperature | Chemical bonds hold the adsorbed molecules in a single layer. Physisorption has weak forces and many layers.
3 catalysis | Which substance acts as a poison for the iron catalyst of Haber's process? | Carbon monoxide | Molybdenum | Potassium oxide | Aluminium oxide | CO occupies the active sites. Molybdenum and the oxides are promoters.
1 industrial-catalysts, catalysis | The catalyst used in the hydrogenation of vegetable oils to make ghee is: | nickel | iron | platinum black only | vanadium | Finely divided nickel is cheap and works at moderate temperatures.
1 industrial-catalysts, catalysis | In the contact process for sulphuric acid, the catalyst is: | V₂O₅ | Fe | Ni | MnO₂ | It helps sulphur dioxide to combine with oxygen.
2 industrial-catalysts, catalysis | The catalyst in the Ostwald process for nitric acid is: | platinum gauze | iron powder | nickel | copper | Ammonia is oxidised to nitric oxide over it.
2 industrial-catalysts, catalysis | The Haber process for ammonia uses as catalyst: | finely divided iron | finely divided nickel | platinised asbestos | copper oxide | Molybdenum or oxides of potassium and aluminium help the iron as promoters.
2 industrial-catalysts, catalysis | Ziegler–Natta catalyst is used to make: | high-density polythene | nitric acid | ammonia | margarine | It is made of a titanium chloride and an alkyl of aluminium.
2 industrial-catalysts, catalysis | Catalytic converters of cars contain mainly: | platinum, palladium and rhodium | iron, cobalt and nickel | copper, zinc and tin | sodium and potassium | They change carbon monoxide and oxides of nitrogen into harmless gases.
2 industrial-catalysts, catalysis | The zeolite ZSM-5 is used in industry to change alcohols into: | petrol | soap | fertiliser | glass | It removes water from the alcohol and builds up hydrocarbons.
2 industrial-catalysts, catalysis | In making oxygen from potassium chlorate in the laboratory, the catalyst is: | manganese dioxide | nickel | sulphuric acid | platinum | The reaction then goes at a lower temperature.
2 industrial-catalysts, catalysis | The old Deacon process made chlorine from hydrogen chloride with the catalyst: | cupric chloride | vanadium pentoxide | iron | nickel | Hydrogen chloride is oxidised by the oxygen of the air.
2 industrial-catalysts, catalysis | The catalyst in the lead chamber process of sulphuric acid was: | nitric oxide | platinum | nickel | zinc oxide | It was a gas, so the catalysis was homogeneous.
`,
    },
  ],
})
