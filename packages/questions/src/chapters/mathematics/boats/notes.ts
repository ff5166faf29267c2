import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A stream helps on the way down and hinders on the way up. Everything follows from two speeds: downstream is boat plus stream, upstream is boat minus stream.',
  terms,
  method: [
    'Find the speed downstream and the speed upstream from distances and times.',
    'Half the sum is the boat in still water, half the difference the stream.',
    'For a round trip add the two times; the distances are equal.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Downstream', '$d = b + s$', ''],
        ['Upstream', '$u = b - s$', ''],
        ['Boat in still water', '$b = \\dfrac{d+u}{2}$', ''],
        ['Stream', '$s = \\dfrac{d-u}{2}$', ''],
        ['Average speed, there and back', '$\\dfrac{(b+s)(b-s)}{b}$', ''],
        ['Equal distance, upstream takes $n$ times as long', '$\\dfrac{b}{s} = \\dfrac{n+1}{n-1}$', ''],
      ],
    },
  ],
  tips: [
    'Something that floats moves with the stream: relative to it the boat has its own speed, both ways.',
    'Round trips always take longer in a stream than in still water.',
    'Check: the boat must be faster than the stream to go up at all.',
  ],
  mistakes: [
    'Giving the speed of the boat where the stream is asked.',
    'Averaging the two speeds for a round trip.',
  ],
  advanced: ['Time difference $t$ for distance $D$ up and down: $t = \\frac{2Ds}{b^2 - s^2}$.'],
})
