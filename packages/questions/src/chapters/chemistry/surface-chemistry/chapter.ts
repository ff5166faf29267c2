import { defineChapter } from '../../../kit/define-chapter.ts'

export const surfaceChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Surface Chemistry',
  aliases: ['colloids', 'colloid', 'colloidal solutions'],
  weight: 30,
  types: {
    'bank/surface-chemistry': {
      title: 'Adsorption, Catalysis & Colloids',
      aliases: ['colloidal state'],
    },
    'bank/colloids': { title: 'Colloids & Emulsions', aliases: ['colloids numericals'], weight: 1 },
  },
  concepts: `
    adsorption | Adsorption | physisorption and chemisorption, freundlich isotherm, freundlich adsorption isotherm, adsorption and absorption, adhishoshan
    catalysis | Catalysis | catalyst, enzyme catalysis, homogeneous and heterogeneous catalysis, zeolite catalyst, utprerak, promoters and poisons
    colloid-types | Types of Colloids | classification of colloids, lyophilic and lyophobic, dispersed phase and dispersion medium, sol gel aerosol foam, multimolecular and macromolecular colloids
    colloid-properties | Tyndall Effect & Properties of Colloids | tyndall effect, brownian movement, electrophoresis, brownian motion, properties of colloids
    coagulation | Coagulation & Hardy–Schulze Rule | hardy schulze rule, coagulation of colloids, flocculation, gold number, cottrell precipitator
    colloid-preparation | Preparation & Purification of Colloids | dialysis in colloids, peptisation, bredig arc method, ultrafiltration, preparation of colloids
    emulsions | Emulsions | emulsion, emulsifier, oil in water emulsion
    micelles | Micelles | micelle, critical micelle concentration, associated colloids, cmc
  `,
  questions: () => import('./questions.ts'),
})
