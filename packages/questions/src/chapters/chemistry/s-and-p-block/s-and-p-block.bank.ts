import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which allotrope of carbon conducts electricity?' */
export const sAndPBlock = defineBank({
  id: 's-and-p-block',
  sets: [
    {
      rows: `
1 allotropes | Which allotrope of carbon is a good conductor of electricity? | Graphite | Diamond | Coal | Charcoal powder | In graphite each carbon uses three electrons for bonds in layers and the fourth is free to move. Diamond has no free electrons.
1 alkali-metals | Sodium metal is kept under kerosene because it: | reacts readily with air and water | melts at room temperature | evaporates quickly when left in air | gives off poisonous vapour | Sodium reacts vigorously with oxygen and moisture and may catch fire. Kerosene keeps both away.
1 nitrogen-family | White phosphorus is kept under: | water | kerosene | alcohol | petrol | White phosphorus catches fire in air at about 30 °C but does not react with water.
1 halogens | Which gas is used by municipalities to kill germs in drinking water? | Chlorine | Nitrogen | Hydrogen | Methane | Chlorine with water forms hypochlorous acid, which kills bacteria. Ozone is used as well, but the others have no such effect.
1 allotropes | The softness of graphite, which makes it a lubricant, is due to: | weak forces between layers | strong bonds between layers | the presence of water in it | its very small crystals | Layers of carbon atoms are held by weak van der Waals forces and slide over each other.
1 alkaline-earth-metals | Limestone heated strongly in a kiln gives quicklime and which gas? | Carbon dioxide | Oxygen | Carbon monoxide | Hydrogen | Calcium carbonate decomposes on strong heating into calcium oxide, which is quicklime, and carbon dioxide.
1 sulphuric-acid | Which acid is called the king of chemicals for its wide use in industry? | Sulphuric acid | Nitric acid | Hydrochloric acid | Acetic acid | Sulphuric acid is used in fertilisers, dyes, petroleum refining and batteries. It is made by the contact process.
2 alkaline-earth-metals | Plaster of Paris is obtained by heating: | gypsum | limestone | dolomite | quartz | Gypsum, CaSO₄·2H₂O, heated to about 373 K loses water and gives CaSO₄·½H₂O. With water it sets hard again.
2 ammonia-nitric-acid | Aqua regia, which dissolves gold, is a mixture of: | 3 parts HCl and 1 part HNO₃ | 1 part HCl and 3 parts HNO₃ | 3 parts HCl and 1 part H₂SO₄ | 1 part HNO₃ and 3 parts H₂SO₄ | Three volumes of concentrated hydrochloric acid and one of nitric acid dissolve gold and platinum, which neither acid does alone.
2 water-hardness | Temporary hardness of water is caused by: | bicarbonates of calcium and magnesium | chlorides of calcium and magnesium | sulphates of calcium and magnesium | carbonates of sodium and potassium | Boiling decomposes bicarbonates and removes the hardness. Chlorides and sulphates cause permanent hardness.
2 ammonia-nitric-acid | Which catalyst is used in Haber's process for ammonia? | Iron | Nickel | Platinum | Vanadium pentoxide | Finely divided iron, with promoters such as K₂O and Al₂O₃, is used. V₂O₅ is for the contact process and platinum for Ostwald's.
2 sulphuric-acid | The catalyst in the contact process of sulphuric acid is: | vanadium pentoxide | iron oxide | nickel powder | finely divided iron | V₂O₅ speeds the oxidation of sulphur dioxide to sulphur trioxide. Copper chloride is used in Deacon's process for chlorine.
2 carbon-family | Which gas turns lime water milky and, in excess, makes it clear again? | Carbon dioxide | Carbon monoxide | Oxygen | Hydrogen | Calcium carbonate forms first and makes it milky; more gas turns it into soluble calcium bicarbonate.
2 ammonia-nitric-acid | Which gas is set free when ammonium chloride is heated with slaked lime? | Ammonia | Nitrogen | Chlorine | Hydrogen chloride | The strong base drives ammonia out of its salt. It is the usual way of making the gas in a laboratory.
2 noble-gases | Which of these noble gases is radioactive? | Radon | Neon | Argon | Krypton | Radon comes from the decay of radium and is itself short-lived. Argon is the most abundant noble gas in air.
2 boron-family | Boric acid behaves as: | a weak monobasic acid | a strong tribasic acid | a strong monobasic acid | a weak tribasic acid | It accepts OH⁻ from water as a Lewis acid and releases one proton. In spite of three –OH groups it is monobasic.
2 alkali-metals | Which colour does a salt of sodium give to a flame? | Golden yellow | Lilac | Bluish green | Apple green | Sodium gives golden yellow, potassium lilac, lithium crimson and barium apple green.
3 inert-pair-effect, carbon-family | The inert pair effect is most marked in which of these elements? | Lead | Carbon | Silicon | Germanium | Down group 14 the ns² pair becomes less ready to bond, so lead is stable as Pb²⁺ and PbO₂ is an oxidant.
3 halogens | Which hydrogen halide is the strongest acid in water? | HI | HF | HCl | HBr | The H–I bond is the weakest, so it is broken most easily. HF is weak for its strong bond and hydrogen bonding.
3 alkali-metals | Which of these is used in breathing sets to absorb carbon dioxide and give oxygen? | Potassium superoxide | Sodium chloride | Calcium sulphate | Magnesium oxide | KO₂ reacts with carbon dioxide and moisture to give oxygen. It is used in submarines and space capsules.
3 nitrogen-family | The shape of white phosphorus, P₄, is: | tetrahedral | square planar | linear | cubic | Four phosphorus atoms sit at the corners of a tetrahedron with angles of 60°, whose strain makes it very reactive.
3 boron-family | In diborane, B₂H₆, the number of bridging hydrogen atoms is: | Two | Four | Six | One | Four hydrogen atoms are terminal and two form three-centre two-electron bridges between boron atoms.
3 nitrogen-family | Which oxoacid of phosphorus is a reducing agent and monobasic? | Hypophosphorous acid | Phosphoric acid | Pyrophosphoric acid | Phosphorous acid | H₃PO₂ has two P–H bonds, which reduce, and one P–OH group. Phosphorous acid is dibasic.
3 noble-gases | The first noble gas compound was prepared in 1962 by: | Neil Bartlett | William Ramsay | Lord Rayleigh | Linus Pauling | Bartlett made a compound of xenon with PtF₆. Ramsay discovered several noble gases.
1 carbon-family | Which gas do we breathe out more of than we breathe in? | Carbon dioxide | Carbon monoxide | Nitrogen | Argon | Respiration uses oxygen and forms carbon dioxide. Nitrogen and argon pass unchanged.
1 alkali-metals | Which of these metals is so light that it floats on water and reacts with it? | Lithium | Iron | Aluminium | Lead | Lithium has a density of 0.53 g/cm³ and reacts with water to give hydrogen.
2 nitrogen-family | Which of these oxides of nitrogen is brown in colour? | NO₂ | N₂O | NO | N₂O₃ | Nitrogen dioxide is a reddish-brown gas. N₂O and NO are colourless, and N₂O₃ is blue as a liquid or solid.
2 oxygen-family, allotropes | Ozone is an allotrope of: | oxygen | sulphur | carbon | phosphorus | Ozone is O₃. Allotropes are different forms of one element, like diamond and graphite of carbon.
2 halogens | Which halogen is a solid at room temperature? | Iodine | Bromine | Chlorine | Fluorine | Fluorine and chlorine are gases, bromine a liquid and iodine a solid, as forces between molecules grow.
3 ammonia-nitric-acid | Concentrated nitric acid makes aluminium and iron: | passive by an oxide film | dissolve very quickly | burn with a white flame | turn into nitrides | A thin, firm film of oxide forms on the surface and stops further action.
3 allotropes | Fullerene C₆₀ has how many five-membered rings? | 12 | 20 | 6 | 32 | Buckminsterfullerene has 12 five-membered and 20 six-membered rings, like a football.
`,
    },
  ],
})
