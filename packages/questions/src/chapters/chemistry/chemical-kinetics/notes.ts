import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Kinetics asks how fast a reaction goes. The rate law is found by experiment: its powers are the orders, and the unit of the rate constant tells the order at once.',
  terms,
  method: [
    'Compare two runs in which only one concentration changes: by what power of it does the rate change?',
    'Write the rate law and find $k$ from any run.',
    'For first order use half-lives or the logarithm.',
    'For temperature use the factor per 10 °C or the Arrhenius equation in kelvin.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        [
          'Rate of aA → bB',
          '$-\\dfrac{1}{a}\\dfrac{\\Delta[A]}{\\Delta t} = \\dfrac{1}{b}\\dfrac{\\Delta[B]}{\\Delta t}$',
        ],
        ['Rate law', '$r = k[A]^x[B]^y$, order $x + y$'],
        ['Zero order', '$[A] = [A]_0 - kt$, $\\ t_{1/2} = \\dfrac{[A]_0}{2k}$'],
        ['First order', '$k = \\dfrac{2.303}{t}\\log\\dfrac{[A]_0}{[A]}$, $\\ t_{1/2} = \\dfrac{0.693}{k}$'],
        ['Arrhenius', '$k = A e^{-E_a/RT}$'],
        [
          'Two temperatures',
          '$\\log\\dfrac{k_2}{k_1} = \\dfrac{E_a}{2.303R}\\cdot\\dfrac{T_2 - T_1}{T_1 T_2}$',
        ],
      ],
    },
    {
      title: 'Unit of k',
      columns: ['Order', 'Unit'],
      rows: [
        ['0', 'mol L⁻¹ s⁻¹'],
        ['1', 's⁻¹'],
        ['2', 'mol⁻¹ L s⁻¹'],
        ['3', 'mol⁻² L² s⁻¹'],
      ],
    },
    {
      title: 'First order: what is left',
      columns: ['Half-lives', '1', '2', '3', '4', '10'],
      rows: [['Left', '50%', '25%', '12.5%', '6.25%', 'about 0.1%']],
    },
  ],
  tips: [
    '90% takes 3.32 half-lives, 99% twice that, 99.9% three times: about 10 half-lives.',
    'Doubling [A] makes the rate 1, 2, 4 or 8 times as large for order 0, 1, 2 or 3.',
    'A rate that doubles every 10 °C grows $2^n$ times in $n$ steps.',
  ],
  mistakes: [
    'Reading orders from the equation instead of the experiment.',
    'Forgetting to divide by the coefficient in the rate.',
    'Multiplying by the number of 10 °C steps instead of raising to it.',
  ],
  advanced: [
    'Pseudo first order: one reactant in great excess, as water in the hydrolysis of an ester.',
    'A catalyst lowers $E_a$ for both directions and leaves the equilibrium as it is.',
  ],
})
