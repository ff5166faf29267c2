import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Two kinds of counting. In games one counts matches, rounds and points from the rules of the tournament; in networks one counts ways from the roads that join the points. Both become short when one counts what each match or each crossing does.',
  method: [
    'Write down the rules: who goes out, who meets whom, how many points.',
    'In a knockout count losers: each match sends one out.',
    'In a league count pairs, then multiply by how often a pair meets.',
    'For routes multiply part by part; for a closed point subtract the routes through it.',
  ],
  tables: [
    {
      title: 'Key counts',
      columns: ['What', 'Count', 'Remember'],
      rows: [
        ['Matches of a knockout of $n$', '$n - 1$', 'all but the champion lose once'],
        ['Matches of a league of $n$', '$\\dfrac{n(n-1)}{2}$', 'twice as many with return matches'],
        ['Matches of one team', '$n - 1$', 'one for each opponent'],
        ['Shortest routes on a grid', '$\\dfrac{(a+b)!}{a!\\,b!}$', '$a$ blocks one way, $b$ the other'],
        ['Routes through a point', 'product of the two parts', 'subtract it to avoid the point'],
      ],
    },
  ],
  tips: [
    'Points of all teams: with 3 for a win and 1 for a draw, each draw takes one point from 3 for each match.',
    'Halve and round up to get the players of the next round; an odd number means one bye.',
  ],
  mistakes: [
    'Counting a league match for both teams.',
    'Adding the roads of two parts of a route instead of multiplying them.',
  ],
  advanced: [
    'To be sure of one of $k$ places without draws, a team needs more wins than $k + 1$ teams can all have at once.',
  ],
})
