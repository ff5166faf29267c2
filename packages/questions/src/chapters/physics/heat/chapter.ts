import { defineChapter } from '../../../kit/define-chapter.ts'

export const heat = defineChapter({
  subject: 'physics',
  title: 'Heat',
  aliases: ['heat and temperature', 'thermal properties of matter', 'temperature'],
  weight: 60,
  types: {
    'physics/calorimetry': {
      title: 'Calorimetry',
      aliases: [],
    },
    'physics/expansion': {
      title: 'Thermal Expansion',
      aliases: [],
    },
    'bank/heat-concepts': {
      title: 'Concepts of Heat',
      aliases: ['ushma'],
      weight: 1.2,
    },
    'bank/heat-numericals': {
      title: 'Radiation, Temperature & Work',
      aliases: ['heat numericals'],
      weight: 0.8,
    },
  },
  concepts: `
    heat-transfer | Conduction, Convection & Radiation | conduction convection radiation, transfer of heat, heat transfer, conduction, convection, thermal conductivity, modes of heat transfer, ushma ka sancharan
    thermal-radiation | Thermal Radiation | radiation, black body, black body radiation, stefan law, stefan boltzmann law, wien law, wien displacement law, kirchhoff law of radiation, emissivity
    newtons-law-of-cooling | Newton's Law of Cooling | newton law of cooling, newtons law of cooling, law of cooling, rate of cooling
    temperature-scales | Temperature & Thermometers | thermometer, temperature scales, celsius and fahrenheit, clinical thermometer, tapman, thermal equilibrium
    specific-heat | Specific Heat & Calorimetry | specific heat, heat capacity, method of mixtures, principle of calorimetry, specific heat capacity, vishisht ushma
    latent-heat | Latent Heat, Evaporation & Boiling | latent heat, latent heat of fusion, latent heat of vaporisation, gupt ushma, regelation, cooling by evaporation
    thermal-expansion | Thermal Expansion | expansion, linear expansion, coefficient of expansion, expansion of solids, anomalous expansion of water, bimetallic strip
    heat-and-work | Heat & Work | mechanical equivalent of heat, heat as a form of energy
  `,
  questions: () => import('./questions.ts'),
})
