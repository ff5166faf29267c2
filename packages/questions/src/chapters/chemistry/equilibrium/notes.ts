import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'pH measures the concentration of hydrogen ions on a logarithmic scale: one unit is a factor of ten. Equilibrium constants say how far a reaction goes.',
  terms,
  method: [
    'Acid or base, strong or weak?',
    'Strong: the concentration of the ion is that of the acid (times the number of H⁺).',
    'Take the logarithm; for a base go over pOH.',
    'After mixing or diluting work out the new concentration first.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['pH', '$-\\log [\\text{H}^+]$', ''],
        ['pOH', '$-\\log [\\text{OH}^-]$', ''],
        ['Water at 25 °C', '$\\text{pH} + \\text{pOH} = 14$', '$K_w = 10^{-14}$'],
        ['Weak acid', '$[\\text{H}^+] \\approx \\sqrt{K_a C}$', ''],
        ['Buffer', '$\\text{pH} = \\text{p}K_a + \\log\\dfrac{[\\text{salt}]}{[\\text{acid}]}$', ''],
        ['$K_p$ and $K_c$', '$K_p = K_c (RT)^{\\Delta n}$', '$\\Delta n$: moles of gas'],
        ['Solubility of AB', '$K_{sp} = s^2$', 'AB₂: $4s^3$'],
      ],
    },
    {
      title: 'Constants of gas equilibria',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['$K_c$', '$\\dfrac{[C]^c[D]^d}{[A]^a[B]^b}$', 'products above; numbers become powers'],
        ['Reversed equation', '$\\dfrac{1}{K}$', ''],
        ['Equation times $n$', '$K^n$', 'halved: $\\sqrt K$'],
        ['A ⇌ B + C', '$K_p = \\dfrac{\\alpha^2 P}{1 - \\alpha^2}$', '$\\alpha$: degree of dissociation'],
        ['A ⇌ 2B', '$K_p = \\dfrac{4\\alpha^2 P}{1 - \\alpha^2}$', ''],
      ],
    },
    {
      title: 'Logarithms',
      columns: ['Number', 'log'],
      rows: [
        ['2', '0.30'],
        ['3', '0.48'],
        ['5', '0.70'],
        ['7', '0.85'],
      ],
    },
  ],
  tips: [
    'Diluting ten times raises the pH of a strong acid by 1.',
    'An acid never becomes basic by dilution: near pH 7 the water itself counts.',
    'Le Chatelier: the system shifts to undo the change.',
  ],
  mistakes: ['Giving the pOH for the pH.', 'Thinking that diluting lowers the pH of an acid.'],
  advanced: ['$Q < K$: the reaction goes forward; $Q > K$: back. A catalyst changes neither.'],
})
