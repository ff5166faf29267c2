import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
angle-between-hands | Angle between the hands of a clock, clock angle | The angle between the hands of a clock at h hours m minutes is the difference of their positions: $|30h - 5.5m|$ degrees, taken from 360° if it is more than 180°.
angle-between-hands | Speed of clock hands, speed of minute hand, speed of hour hand | The speed of clock hands is 6° a minute for the minute hand and half a degree a minute for the hour hand, so the minute hand gains 5.5° a minute.
angle-between-hands | Reflex angle of clock | The reflex angle of a clock is the larger of the two angles between its hands, 360° minus the smaller one.
hands-together-or-opposite | Coincidence of clock hands, hands coincide, hands overlap | The hands of a clock coincide when the angle between them is 0°; this happens every 65 and 5/11 minutes, 11 times in 12 hours.
hands-together-or-opposite | Hands of a clock opposite, hands in opposite direction | The hands of a clock are opposite when the angle between them is 180°, which happens 11 times in 12 hours.
hands-together-or-opposite | Hands at right angle, clock right angle | The hands of a clock are at right angles when the angle between them is 90°, which happens 22 times in 12 hours.
`)
