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
2 alloys-chemistry | Duralumin, used in aircraft, is mainly an alloy of: | aluminium | iron | lead | tin | It also contains a little copper, magnesium and manganese, and is light and strong. | it would be too heavy | - | it is too soft and heavy
2 amalgam | An alloy in which one of the metals is mercury is called: | an amalgam | a solder | a bronze | a steel | Sodium amalgam and the silver–tin amalgam of dentists are examples. | - | - | it is iron with carbon
1 amalgam | The chief ore of mercury is: | cinnabar | galena | bauxite | malachite | Cinnabar is mercury sulphide; galena is the ore of lead.
3 amalgam | Mercury is usually stored in vessels of iron because iron: | does not form an amalgam | is cheaper than glass | dissolves in mercury | is lighter than mercury | Most other metals dissolve in mercury and form amalgams with it. | the cost is not the reason | then it could not hold it | weight is not the reason
1 amalgam | Which metal is liquid at room temperature? | Mercury | Lithium | Zinc | Magnesium | It melts at −39 °C. Gallium and caesium melt a little above 28 °C.
2 amalgam | The metal traditionally used with silver, tin and copper in dental fillings is: | mercury | lead | iron | aluminium | Dental amalgam sets hard within a short time. | it is poisonous and no part of amalgam | it forms no amalgam | its amalgam is attacked by moisture
2 slag-flux | A substance added to an ore to combine with the gangue and form a fusible mass is called: | a flux | a slag | a matte | an alloy | The fusible mass that is formed in this way is the slag. | it is what flux and gangue form | - | it is a mixture of metals
2 slag-flux | To remove basic impurities such as FeO, the flux added should be: | silica | lime | magnesia | limestone | An acidic flux combines with a basic impurity.
2 slag-flux | Chemically, the slag from a blast furnace for iron is mainly: | calcium silicate | calcium carbonate | iron silicate | sodium silicate | It floats on the molten iron and protects it from oxidation. | - | that is the slag of copper smelting | no sodium is added
1 noble-metals | The lightest metal is: | lithium | sodium | aluminium | magnesium | Its density is about 0.53 g/cm³, so it floats on water.
2 noble-metals | Gold dissolves in aqua regia, which is a mixture of nitric acid and: | hydrochloric acid | sulphuric acid | acetic acid | phosphoric acid | They are mixed in the ratio 1 : 3 by volume. | with nitric acid it makes the nitrating mixture | - | -
2 noble-metals | The purity of gold is expressed in carats. Pure gold is of: | 24 carats | 22 carats | 18 carats | 100 carats | Ornaments are commonly made of gold of 22 or 18 carats. | that is gold of 91.6%, for ornaments | - | the scale ends at 24
3 zone-refining, refining | Nickel is refined by the Mond process through its volatile compound with: | carbon monoxide | chlorine | iodine | hydrogen | Nickel tetracarbonyl is formed and decomposed at a higher temperature. | its chloride is not volatile enough | that is the van Arkel method | it forms no volatile compound with nickel
3 zone-refining, refining | Zone refining is used to obtain elements of very high purity, such as: | germanium for semiconductors | iron for bridges | copper for wires | zinc for galvanising | Impurities are more soluble in the melt than in the solid. | such purity is not needed there | copper is refined by electrolysis | zinc is refined by distillation
`,
    },
  ],
})
