import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The derivative is a rate of change, the integral a sum of many small parts; each undoes the other. Limits say what happens very near a point.',
  terms,
  method: [
    'Limit: put the value in; if $\\frac{0}{0}$ comes, factor, expand or differentiate above and below.',
    'Derivative: split into sums, products, quotients and chains, and use one rule at a time.',
    'Integral: bring the integrand to a form of the table, else substitute or integrate by parts.',
    'With bounds: upper value less lower value.',
  ],
  tables: [
    {
      title: 'Derivatives and integrals',
      columns: ['Function', 'Derivative', 'Integral'],
      rows: [
        ['$x^n$', '$nx^{n-1}$', '$\\dfrac{x^{n+1}}{n+1}$'],
        ['$e^x$', '$e^x$', '$e^x$'],
        ['$\\dfrac{1}{x}$', '$-\\dfrac{1}{x^2}$', '$\\ln\\lvert x \\rvert$'],
        ['$\\sin x$', '$\\cos x$', '$-\\cos x$'],
        ['$\\cos x$', '$-\\sin x$', '$\\sin x$'],
        ['$\\ln x$', '$\\dfrac{1}{x}$', '$x\\ln x - x$'],
      ],
    },
    {
      title: 'Rules',
      columns: ['What', 'Formula'],
      rows: [
        ['Product', "$(uv)' = u'v + uv'$"],
        ['Quotient', "$\\left(\\dfrac{u}{v}\\right)' = \\dfrac{u'v - uv'}{v^2}$"],
        ['Chain', "$f(g(x))' = f'(g(x))\\,g'(x)$"],
        ['By parts', "$\\int u\\,v' = uv - \\int u'v$"],
      ],
    },
    {
      title: 'Limits',
      columns: ['Limit', 'Value'],
      rows: [
        ['$\\dfrac{\\sin x}{x}$ for $x \\to 0$', '1'],
        ['$\\dfrac{x^n - a^n}{x - a}$ for $x \\to a$', '$na^{n-1}$'],
        ['$\\dfrac{e^x - 1}{x}$ for $x \\to 0$', '1'],
        ['$\\left(1 + \\dfrac{1}{x}\\right)^x$ for $x \\to \\infty$', '$e$'],
      ],
    },
  ],
  tips: [
    "Largest and smallest values lie where $f' = 0$ or at the ends.",
    'Odd function over $[-a, a]$: the integral is 0.',
    '$\\int_0^a f(x)\\,dx = \\int_0^a f(a - x)\\,dx$.',
  ],
  mistakes: [
    'Forgetting the inner derivative in the chain rule.',
    'Losing the sign of the derivative of cosine.',
    'Putting the bounds in the wrong order.',
  ],
  advanced: [
    "L'Hôpital: for $\\frac{0}{0}$ or $\\frac{\\infty}{\\infty}$, $\\lim\\dfrac{f}{g} = \\lim\\dfrac{f'}{g'}$.",
    "$f'' > 0$ at a point with $f' = 0$ means a minimum.",
  ],
})
