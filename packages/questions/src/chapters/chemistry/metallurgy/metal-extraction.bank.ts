import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which ore of copper is most used?' */
export const metalExtraction = defineBank({
  id: 'metal-extraction',
  sets: [
    {
      rows: `
1 ores-minerals | Haematite and magnetite are ores of: | iron | copper | aluminium | lead | Haematite is Fe₂O₃ and magnetite Fe₃O₄. Bauxite is the ore of aluminium.
1 ores-minerals | Galena is an ore of: | lead | zinc | tin | mercury | Galena is PbS. Zinc blende is ZnS, cassiterite SnO₂ and cinnabar HgS.
2 ores-minerals | Which of the following is a carbonate ore? | Calamine | Bauxite | Cinnabar | Haematite | Calamine is ZnCO₃. Bauxite and haematite are oxides and cinnabar is a sulphide.
1 metal-properties | Which of the following metals is a poor conductor of heat? | Lead | Silver | Copper | Aluminium | Silver and copper are the best conductors. Lead and mercury are comparatively poor.
2 metals-and-non-metals, metal-properties | Which non-metal is a good conductor of electricity? | Graphite | Diamond | Sulphur | Iodine | Graphite, a form of carbon, has free electrons. The others do not conduct. | all its electrons are held in bonds | it is an insulator | it hardly conducts
2 reactivity-series | Which metal displaces copper from copper sulphate solution but not zinc from zinc sulphate? | Iron | Magnesium | Silver | Aluminium | Iron lies between zinc and copper in the series. Magnesium and aluminium displace both, silver neither.
2 concentration-of-ores | Magnetic separation is used for the concentration of: | magnetite | bauxite | galena | malachite | Magnetite is attracted by a magnet and its gangue is not. Galena is concentrated by froth flotation.
2 calcination-roasting | Which gas is given off when zinc blende is roasted? | Sulphur dioxide | Carbon dioxide | Hydrogen sulphide | Oxygen | 2ZnS + 3O₂ gives 2ZnO + 2SO₂. Calcination of zinc carbonate would give carbon dioxide. | - | that needs an acid | it is used up, not given off
2 calcination-roasting | Calcination is suited to which kind of ore? | Carbonate ores | Sulphide ores | Native metals | Chloride ores | Strong heating drives off carbon dioxide and leaves the oxide. Sulphides are roasted in air. | - | they need no heating to change them | they do not lose a gas on heating
2 electrolytic-extraction | In the Hall–Héroult process, the anode of the electrolytic cell is made of: | graphite | iron | copper | platinum | Oxygen set free burns the carbon to CO and CO₂, so the anodes must be replaced. | it would dissolve into the aluminium | it would dissolve into the aluminium | it costs too much, and oxygen is to burn the carbon
3 electrolytic-extraction | Aluminium is not extracted by heating alumina with carbon because: | alumina is very stable | carbon melts too easily | alumina is a volatile oxide | aluminium is a weak reducing agent | Very high temperatures would be needed, at which aluminium carbide forms as well. So electrolysis is used. | carbon hardly melts at all | it melts only at 2050 °C | it is a strong one
3 ellingham-thermite | In an Ellingham diagram, the line for the formation of CO from carbon slopes: | downwards | upwards | level throughout | first up, then down | The number of moles of gas increases, so ΔS is positive and ΔG falls with temperature. | lines of metals do, as a gas is used up | that is nearly the line of CO₂ | it falls all the way, as gas is formed
2 ellingham-thermite | Chromium and manganese are obtained from their oxides by the thermite process with: | aluminium | carbon monoxide | hydrogen | zinc | Aluminium has a very negative Gibbs energy of oxide formation and takes the oxygen from these oxides. | it cannot reduce these oxides | it cannot reduce these oxides | its oxide is less stable than theirs
1 copper-extraction | The chief ore of copper is: | copper pyrites | malachite | cuprite | azurite | Copper pyrites, CuFeS₂, is the main source. Malachite and azurite are carbonates and cuprite an oxide.
2 slag-flux, copper-extraction | In the extraction of copper, silica is added to the roasted ore in order to: | remove iron as slag | reduce copper oxide | lower the temperature | oxidise sulphur | FeO and SiO₂ form iron silicate slag. The matte left has Cu₂S with a little FeS. | the sulphide left in the melt does that | it is there to bind iron oxide | the air blast does that
3 copper-extraction | The reaction that gives blister copper in the converter is: | 2Cu₂O + Cu₂S → 6Cu + SO₂ | CuO + C → Cu + CO | CuSO₄ + Fe → Cu + FeSO₄ | Cu₂O + H₂ → 2Cu + H₂O | Part of Cu₂S is oxidised to Cu₂O, which reacts with the rest without any outside reducing agent. | no carbon is used in the converter | this wins copper from solution by scrap iron | no hydrogen is used in the converter
2 zone-refining, refining | Which method is used to refine low-melting metals such as tin? | Liquation | Zone refining | Mond process | Van Arkel method | The metal melts on a sloping hearth and flows away from its infusible impurities.
1 froth-flotation, concentration-of-ores | In the froth flotation process, the particles of the sulphide ore are wetted by: | oil | water | acid | lime | The gangue is wetted by water, the ore by oil, and so the ore rises with the froth.
1 froth-flotation, concentration-of-ores | Which of the following ores is concentrated by froth flotation? | Galena | Haematite | Bauxite | Cassiterite | Galena (PbS) is a sulphide. The others are oxides.
2 froth-flotation, concentration-of-ores | Froth flotation is based on the difference between ore and gangue in: | wetting by oil and water | magnetic properties in a field | solubility in alkali | melting point | The ore is wetted by oil and the gangue by water; densities matter in hydraulic washing.
2 froth-flotation, concentration-of-ores | In froth flotation, pine oil and xanthates are added as: | collectors | depressants | froth stabilisers | fluxes | Collectors make the mineral particles less wettable by water.
2 froth-flotation, concentration-of-ores | In froth flotation, cresols and aniline are added as: | froth stabilisers | depressants | collectors of the ore | reducing agents | They make the froth last; NaCN is a depressant and pine oil a collector.
3 froth-flotation, concentration-of-ores | In froth flotation, sodium cyanide keeps zinc blende from the froth by forming a layer of: | Na₂[Zn(CN)₄] | Na₂[Zn(OH)₄] | ZnCO₃ | Na₂ZnO₂ | The complex on the surface of ZnS stops it from rising, while PbS forms the froth.
1 froth-flotation, concentration-of-ores | A current of air is passed through the mixture in froth flotation in order to: | produce froth | oxidise the ore | dry the ore | cool the mixture | Air stirs the mixture into froth, which carries the ore to the top.
2 froth-flotation, concentration-of-ores | In the froth flotation process, the gangue: | settles at the bottom | rises up with the froth | dissolves in the oil | escapes as a gas | Wetted by water and heavier than the froth, the gangue settles at the bottom.
3 froth-flotation, concentration-of-ores | Two sulphide ores can be separated by froth flotation by adjusting the ratio of oil to water or by adding a: | depressant | basic flux | strong catalyst | molten slag | A depressant keeps one of the sulphides from coming into the froth.
`,
    },
  ],
})
