import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'How are gold sols prepared?' */
export const colloids = defineBank({
  id: 'colloids',
  sets: [
    {
      rows: `
2 electrophoresis, colloid-properties, colloids | The movement of colloidal particles towards an electrode in an electric field is called: | electrophoresis | electro-osmosis | electrodialysis | electrolysis | It shows that colloidal particles carry a charge, all of the same sign.
2 coagulation, colloids | Which of the following electrolytes is the most effective in coagulating a positive Fe(OH)₃ sol? | K₃[Fe(CN)₆] | K₂SO₄ | KCl | Al₂(SO₄)₃ | By the Hardy–Schulze rule the anion with the highest charge, [Fe(CN)₆]³⁻, acts best; the charge of the cation does not matter.
2 coagulation, colloids | A protective colloid with a smaller gold number is: | a better protector | a poorer protector | a better coagulant | a larger particle | The gold number is the mass in mg needed to protect 10 mL of gold sol, so less of it is enough.
2 colloid-preparation, colloids | Bredig's arc method is used to prepare sols of: | gold and platinum | sulphur and selenium | starch and gelatin | arsenious sulphide | An arc between metal rods under water vaporises the metal, which condenses to colloidal size.
2 colloid-preparation, colloids | A sol of ferric hydroxide is made by adding ferric chloride to: | boiling water | cold alcohol | dilute acid | liquid ammonia | Hydrolysis in hot water gives a reddish-brown sol.
1 emulsions, colloids | A colloid in which both the dispersed phase and the medium are liquids is: | an emulsion | a solid foam | a liquid aerosol | a gel | Milk and cream are examples. In a foam a gas is dispersed in a liquid.
1 emulsions, colloids | A substance added to make an emulsion stable is called: | an emulsifier | a demulsifier | a coagulant | an electrolyte | Soap and proteins form a film around the droplets. Casein does so in milk.
2 emulsions, colloids | An emulsion can be identified as oil in water if: | it can be diluted with water | it can be diluted freely with oil | it takes the colour of an oily dye | it hardly conducts electricity | The dispersion medium can be added in any amount. Vanishing cream is of this kind and butter is water in oil.
2 micelles, colloids | In a micelle of soap in water, the hydrocarbon tails are: | directed to the centre | on the outer surface | dissolved in water | joined by covalent bonds | The charged heads face the water, and the tails avoid it.
2 micelles, colloids | Soap solution behaves as a normal electrolyte below and as a colloid above the: | critical micelle concentration | critical solution temperature | isoelectric point of the soap | coagulation value of the soap | Above this concentration soap ions gather into micelles.
2 micelles, colloids | Which of the following forms micelles in water? | Sodium stearate | Sodium acetate | Sodium chloride | Ammonium acetate | A long chain with a polar head is needed. Acetate has too short a chain.
2 emulsions, colloids | The breaking of an emulsion into two separate liquid layers is called: | demulsification | emulsification | peptisation | homogenisation of cream | It is done by heating, freezing or centrifuging, as when cream is separated from milk. Peptisation turns a precipitate into a sol.
1 colloid-types, colloids | Cheese is an example of a colloid of the type: | gel | sol | foam | aerosol | In a gel a liquid is dispersed in a solid. Jelly and butter are other examples.
1 adsorption | Coloured impurities are removed from cane sugar solution with: | animal charcoal | powdered limestone | sand | chalk | Charcoal adsorbs the colouring matter on its large surface.
1 catalysis | Which enzyme of yeast changes glucose into ethanol? | Zymase | Invertase | Diastase | Urease | Invertase splits cane sugar, diastase changes starch into maltose, and urease acts on urea.
3 coagulation | A sol moves to the anode in electrophoresis. Which of the following ions has the smallest coagulation value for it? | Al³⁺ | Na⁺ | Ca²⁺ | PO₄³⁻ | The particles are negative, and by the Hardy-Schulze rule the cation with the highest charge is the most effective.
2 colloids | Given below are an Assertion (A) and a Reason (R): // A: A river deposits its clay where it meets the sea. // R: The ions of sea water coagulate the charged particles of clay. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Deltas grow at the mouths of rivers in this way.
2 micelles | Given below are two statements: // Statement I: Below the critical micelle concentration soap in water behaves as a normal electrolyte. // Statement II: In a micelle of soap in water the hydrocarbon chains point outwards. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | The charged heads face the water, and the chains gather inside.
3 colloid-preparation, colloids | Silver nitrate is added drop by drop to an excess of potassium iodide. The sol of AgI moves in an electric field to the: | anode and is best coagulated by Al³⁺ | cathode and is best coagulated by Al³⁺ | anode and is best coagulated by PO₄³⁻ | cathode and is best coagulated by PO₄³⁻ | Iodide ions in excess are adsorbed, so the particles are negative.
3 coagulation | 20 mL of a sol is just coagulated by 5 mL of 0.02 M NaCl. In millimoles for a litre of the sol, the coagulation value is: | 5 | 4 | 0.1 | 0.5 | 5 × 0.02 = 0.1 millimole for 20 mL of the sol, which makes 5 for a litre.
`,
    },
  ],
})
