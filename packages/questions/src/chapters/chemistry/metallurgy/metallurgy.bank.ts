import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The froth flotation process is used for ores that are:' */
export const metallurgy = defineBank({
  id: 'metallurgy',
  sets: [
    {
      rows: `
1 ores-minerals | A mineral from which a metal can be extracted profitably is called: | an ore | a flux | a slag | a gangue | All ores are minerals, but not all minerals are ores. Gangue is the unwanted earthy matter.
1 ores-minerals | The earthy impurities that come with an ore are called: | gangue | flux | slag | amalgam | Gangue is removed in concentration or by a flux, with which it forms fusible slag.
1 noble-metals, reactivity-series | Which of these metals occurs free in nature? | Gold | Sodium | Aluminium | Zinc | Gold is very unreactive and occurs native. The other three are reactive and occur only as compounds.
1 electrolytic-extraction | Which metal is extracted by electrolysis of its molten chloride? | Sodium | Iron | Copper | Lead | Sodium is too reactive to be freed by carbon. Iron and lead are reduced by carbon or carbon monoxide.
1 reactivity-series | Which metals are most reactive, so that they are never found free? | Potassium and sodium | Gold and platinum | Silver and copper | Platinum and mercury | Potassium and sodium stand at the top of the reactivity series. Gold and platinum are at its foot.
1 metal-properties | A metal that can be cut with a knife is: | sodium | iron | zinc | copper | Alkali metals are soft because each atom gives only one electron to the metallic bond.
1 metal-properties | The ability of a metal to be drawn into wires is: | ductility | malleability | sonority | lustre | Gold is the most ductile metal. Malleability is the ability to be beaten into sheets.
1 reactivity-series | Which gas is evolved when zinc reacts with dilute hydrochloric acid? | Hydrogen | Oxygen | Chlorine | Carbon dioxide | Zinc stands above hydrogen in the series and displaces it from dilute acids.
2 concentration-of-ores | Froth flotation is used to concentrate ores that are: | sulphides | oxides | carbonates | silicates | Particles of sulphide are wetted by oil and rise with froth; gangue is wetted by water and sinks.
2 calcination-roasting | Heating an ore strongly in limited or no air is called: | calcination | roasting | smelting | zone refining | Calcination drives off water and carbon dioxide from hydroxide and carbonate ores. Roasting is done in excess air.
2 calcination-roasting | Roasting is carried out mainly with: | sulphide ores | carbonate ores | hydrated oxides | native metals | Sulphide ores are heated in excess air to give oxides and sulphur dioxide. Carbonates are calcined.
2 iron-steel | In the blast furnace iron oxide is reduced mainly by: | carbon monoxide | carbon dioxide | hydrogen | limestone | Coke burns to carbon dioxide, which with more coke gives carbon monoxide, the main reducing agent. Limestone is the flux.
2 slag-flux, iron-steel | Limestone is put into the blast furnace to: | remove silica as slag | reduce the iron oxide | raise the temperature | harden the iron | CaO from limestone forms calcium silicate slag with silica. Reduction is done by carbon monoxide and carbon.
2 refining, copper-extraction | In the electrolytic refining of copper the impure copper is made the: | anode | cathode | electrolyte | bridge | Impure copper dissolves at the anode and pure copper is deposited on the thin cathode.
2 ellingham-thermite | The mixture of aluminium powder and iron oxide used to join rails is called: | thermite | amalgam | slag | solder paste | Aluminium reduces iron oxide with great heat and molten iron fills the gap in the rails.
2 reactivity-series | Which metal does not react with water, even as steam? | Copper | Iron | Zinc | Magnesium | Copper stands below hydrogen. Red-hot iron and heated zinc and magnesium react with steam.
2 electrolytic-extraction | In the Hall–Héroult process cryolite is added to alumina to: | lower the melting point | act as the reducing agent | form the slag | supply aluminium for coins | Cryolite lowers the melting point and makes the melt conduct better. Reduction is electrolytic.
2 iron-steel | Iron articles are made rust-free by alloying iron with: | chromium and nickel | lead and tin | copper and zinc | sulphur and phosphorus | Stainless steel has chromium and nickel, which form a protecting oxide film.
3 noble-metals, concentration-of-ores | Leaching of gold and silver ores is carried out with a dilute solution of: | sodium cyanide | sodium chloride | sodium hydroxide | sulphuric acid | The metals dissolve as cyanide complexes in the presence of air and are displaced by zinc.
3 concentration-of-ores, electrolytic-extraction | In Bayer's process bauxite is leached with hot, concentrated: | sodium hydroxide | sodium carbonate | hydrochloric acid | sodium cyanide | Alumina dissolves as sodium aluminate while oxides of iron stay behind.
3 zone-refining, refining | Zone refining, used for silicon and germanium, depends on impurities being more soluble in: | the melt than in the solid | the solid than in the melt | water than in the melt | the vapour than in the melt | A moving heater carries impurities along in the molten zone to one end, leaving very pure crystals.
3 ellingham-thermite | In an Ellingham diagram a metal can reduce the oxide of another metal if its line lies: | below the other | above the other | parallel to the other | at right angles to the other | A lower line means a more negative free energy of formation of the oxide, so the reaction together is favourable.
3 copper-extraction | Blister copper has its name from blisters formed by escaping: | sulphur dioxide | carbon dioxide | hydrogen chloride | water vapour | As copper solidifies sulphur dioxide escapes and leaves a blistered surface.
3 refining, copper-extraction | The anode mud of copper refining contains: | silver, gold and platinum | iron, zinc and nickel | sodium and potassium | aluminium, silicon and iron | Metals less reactive than copper do not dissolve and settle as mud. Iron, zinc and nickel pass into the solution.
3 zone-refining, refining | The van Arkel method is used to obtain very pure: | titanium and zirconium | sodium and potassium | copper and silver | aluminium and magnesium | The crude metal forms a volatile iodide, which decomposes on a hot tungsten filament.
1 ores-minerals | Which is the most abundant metal in the earth's crust? | Aluminium | Iron | Calcium | Copper | Aluminium makes about 8% of the crust and iron about 5%.
1 noble-metals, metal-properties | Which of these metals is the most malleable? | Gold | Zinc | Bismuth | Antimony | A gram of gold can be beaten into a sheet of about a square metre. Zinc, bismuth and antimony are brittle.
2 iron-steel | The iron obtained from the blast furnace, with about 4% carbon, is: | pig iron | wrought iron | steel | spongy steel | Pig iron is cast into moulds. Wrought iron is the purest form, and steel has up to about 1.5% carbon.
2 iron-steel | Which of these is the purest form of commercial iron? | Wrought iron | Pig iron | Cast iron | Stainless steel | Wrought iron has less than about 0.25% carbon. Cast iron has about 3%.
2 calcination-roasting | Mercury is obtained from its sulphide by: | heating in air alone | electrolysis of the melt | reduction with sodium | leaching with cyanide | Metals low in the reactivity series are freed by heating. HgS gives HgO, which decomposes to mercury.
3 ellingham-thermite | In the thermite process, which substance acts as the reducing agent? | Al | C | CO | Mg | Aluminium has a great affinity for oxygen and reduces oxides of iron, chromium and manganese.
3 concentration-of-ores | A depressant such as sodium cyanide is used in froth flotation to: | keep zinc sulphide out of the froth | make more froth in the tank | dissolve the gangue in water | raise lead sulphide to the top | NaCN prevents ZnS from coming to the froth but lets PbS come, so the two are separated.
`,
    },
  ],
})
