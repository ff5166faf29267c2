import { defineChapter } from '../../../kit/define-chapter.ts'

export const electrochemistry = defineChapter({
  subject: 'chemistry',
  title: 'Electrochemistry',
  aliases: ['electrolysis'],
  weight: 60,
  types: {
    'chemistry/nernst': {
      title: 'Cell Potential & Nernst Equation',
      aliases: [],
    },
    'chemistry/faraday': {
      title: 'Laws of Electrolysis',
      aliases: [],
    },
    'bank/electrochemistry-concepts': {
      title: 'Cells, Conductance & Batteries',
      aliases: ['concepts of electrochemistry'],
      weight: 1.2,
    },
  },
  concepts: `
    galvanic-cell | Galvanic Cell | daniell cell, electrochemical cell, salt bridge, voltaic cell, cell notation, anode and cathode
    electrode-potential | Electrode Potential & EMF | standard electrode potential, emf of a cell, cell potential, electrochemical series, standard hydrogen electrode, she
    nernst-equation | Nernst Equation | nernst, concentration cell, nernst equation numericals
    cell-gibbs-energy | Cell EMF, Gibbs Energy & Equilibrium | gibbs energy of cell, equilibrium constant from emf, delta g = -nfe
    faraday-laws | Faraday's Laws of Electrolysis | faraday law, faraday laws of electrolysis, faraday laws, faraday first law, faraday second law, faraday, electrochemical equivalent
    electrolysis-products | Electrolysis & its Products | products of electrolysis, electrolytic cell, electroplating, electrolysis of brine, electrolysis of water
    conductance | Conductance of Solutions | conductivity of solutions, molar conductivity, kohlrausch law, kohlrausch's law, conductance, cell constant, limiting molar conductivity
    batteries-fuel-cells | Batteries & Fuel Cells | battery, batteries, fuel cell, dry cell, lead storage battery, lead acid battery, mercury cell, lithium ion battery, primary and secondary cells
    corrosion-electrochemistry | Corrosion as an Electrochemical Process | electrochemical theory of rusting, cathodic protection, sacrificial protection
  `,
  questions: () => import('./questions.ts'),
})
