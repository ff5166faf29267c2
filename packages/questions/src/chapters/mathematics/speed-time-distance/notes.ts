import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Distance is speed times time. Trains, races and meetings add only one idea: the relative speed, which is the sum when bodies move towards each other and the difference when one follows the other.',
  terms,
  method: [
    'Bring all units together: km/h with hours, m/s with seconds.',
    'Find the distance that must really be covered (a train covers its own length as well).',
    'Find the relative speed.',
    'Divide.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Units', '$1\\ \\text{km/h} = \\dfrac{5}{18}\\ \\text{m/s}$', 'back: $\\times \\dfrac{18}{5}$'],
        ['Equal distances at $u$, $v$', 'average speed $= \\dfrac{2uv}{u+v}$', 'not the mean of the speeds'],
        ['Equal times at $u$, $v$', 'average speed $= \\dfrac{u+v}{2}$', ''],
        ['Towards each other', '$t = \\dfrac{d}{u+v}$', ''],
        ['Catching up', '$t = \\dfrac{\\text{lead}}{u-v}$', ''],
        ['Train of length $l$ past a pole', '$t = \\dfrac{l}{v}$', ''],
        ['Train past a platform of length $p$', '$t = \\dfrac{l+p}{v}$', ''],
        ['Two trains', '$t = \\dfrac{l_1+l_2}{u \\pm v}$', '$+$ for opposite directions'],
      ],
    },
    {
      title: 'Races',
      columns: ['Words', 'Meaning'],
      rows: [
        ['A beats B by $x$ m in a race of $L$ m', 'while A runs $L$, B runs $L-x$'],
        ['A gives B a start of $x$ m', 'A runs $L$, B runs $L-x$'],
        ['A beats B by $t$ seconds', 'B needs $t$ seconds more'],
        ['Dead heat', 'both arrive together'],
      ],
    },
  ],
  tips: [
    'Speed becomes $\\frac{a}{b}$, time becomes $\\frac{b}{a}$: late and early questions need no distance.',
    'After meeting, times to the ends $t_1$, $t_2$: $\\frac{u}{v} = \\sqrt{\\frac{t_2}{t_1}}$.',
    'On a circular track two runners meet after $\\frac{\\text{length}}{u \\mp v}$.',
  ],
  mistakes: [
    'Dividing metres by km/h.',
    'Leaving out the length of the train.',
    'Taking the plain mean of two speeds over equal distances.',
  ],
  advanced: [
    'Stoppages: speed without stops $u$, with stops $v$: rest per hour $= \\frac{u-v}{u}$ hours.',
    'Usual time from a change: at $\\frac{a}{b}$ of the speed and $t$ late, usual time $= \\frac{a\\,t}{b-a}$.',
  ],
})
