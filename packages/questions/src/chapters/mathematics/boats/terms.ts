import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
upstream-and-downstream | Downstream, downstream speed, dhara ki disha, धारा के अनुकूल | Downstream means in the direction of the stream; the speed is that of the boat in still water plus that of the stream.
upstream-and-downstream | Upstream, upstream speed, dhara ke viprit, धारा के प्रतिकूल | Upstream means against the direction of the stream; the speed is that of the boat in still water less that of the stream.
speed-in-still-water | Speed in still water, still water, shant jal me chal, शांत जल में चाल | Speed in still water is the speed of a boat when the water does not flow; it is half the sum of downstream and upstream speeds.
speed-in-still-water | Speed of the stream, speed of current, dhara ki chal, धारा की चाल | Speed of the stream is the speed at which the water flows; it is half the difference of downstream and upstream speeds.
`)
