import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of parallels of latitude but not of meridians?' */
export const globePairs = defineBank({
  id: 'globe-pairs',
  sets: [
    {
      rows: `
1 latitude-and-longitude-compared | Latitude is measured from the Equator. Longitude is measured from the: | Prime Meridian | Tropic of Cancer | Arctic Circle | Date Line | Longitude counts east and west of Greenwich, latitude north and south of the Equator.
1 latitude-and-longitude-compared | Which of the following is true of meridians of longitude but not of parallels of latitude? | All are of equal length | All are full circles | All are parallel | All run east to west | Every meridian is a semicircle from pole to pole.
1 latitude-and-longitude-compared | The local time of a place is determined by its: | longitude | latitude | altitude | climate | The earth turns 15° of longitude in an hour.
1 latitude-and-longitude-compared | The greatest values of latitude and longitude are, respectively: | 90° and 180° | 180° and 90° | 90° in each | 180° in each | Latitude runs from 0° to 90° N and S, longitude from 0° to 180° E and W.
2 latitude-and-longitude-compared | Towards the poles, parallels of latitude and the gaps between meridians of longitude: | get shorter, and get narrower | get longer, and get wider | stay equal, and get wider | get shorter, and stay equal | Parallels shrink to a point and meridians meet there.
2 latitude-and-longitude-compared | The distance between two parallels one degree apart is about 111 km everywhere. Between two meridians it is: | 111 km at the Equator, nil at the poles | 111 km at the poles, nil at the Equator | 111 km at every latitude | 222 km at the Equator, 111 km at the poles | Meridians converge towards the poles while parallels keep apart.
2 latitude-and-longitude-compared | How many of the parallels of latitude are great circles, as each pair of opposite meridians of longitude is? | One | Two | Three | Five | The Equator alone divides the globe into two equal halves; all other parallels are smaller circles.
1 latitude-and-longitude-compared | Lines of latitude and of longitude on a globe run, respectively: | east–west and north–south | north–south and east–west | east–west in each case | north–south in each case | Each parallel joins places of one latitude, each meridian places of one longitude.
2 latitude-and-longitude-compared | Consider the following statements: // I. All places on one meridian have noon at the same moment. // II. All places on one parallel have noon at the same moment. // Which of the statements given above is/are correct? | I only | Both I and II | II only | Neither I nor II | Local time depends on longitude and not on latitude.
2 latitude-and-longitude-compared | Consider the following statements: // I. All places on one parallel get the same length of day on a given date. // II. All places on one meridian get the same length of day on a given date. // Which of the statements given above is/are correct? | I only | Both I and II | II only | Neither I nor II | Length of day depends on latitude and date, not on longitude.
2 latitude-and-longitude-compared | Two places differ by 30° in longitude and lie on the same latitude. They differ in: | local time by two hours | length of day by two hours | angle of the noon sun by 30° | distance from the Equator | At 15° an hour, 30° make two hours; the sun's height at noon is alike on one latitude.
2 latitude-and-longitude-compared | Given below are an Assertion (A) and a Reason (R): // A: Of the parallels of latitude, only the Equator is a great circle. // R: Planes of the other parallels do not pass through the centre of the earth. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | A great circle divides the globe into two equal halves; each meridian of longitude is half of one.
2 latitude-and-longitude-compared | A sailor finds latitude from the height of the Pole Star. For the longitude he compares local noon with: | the time at Greenwich | the length of the day | the phase of the moon | the tide of the day | Four minutes of difference in time are one degree of longitude.
2 latitude-and-longitude-compared | Which of the following places has a latitude but no longitude of its own? | The North Pole | Greenwich | Quito | Cape Town | All meridians meet at a pole, so it lies on every one of them.
2 latitude-and-longitude-compared | A ship on the parallel of 10° N has noon when it is 8 a.m. at Greenwich. Its position is: | 10° N, 60° E | 10° N, 60° W | 10° N, 120° E | 10° N, 120° W | It is four hours ahead of Greenwich, and 4 × 15° = 60°.
3 latitude-and-longitude-compared | A plane leaves a place at 75° E at 6 a.m. local time and lands at a place at 15° E after 5 hours. The local time on landing is: | 7 a.m. | 11 a.m. | 2 a.m. | 3 p.m. | It lands at 11 a.m. by the clock of 75° E, and 60° to the west the clock is 4 hours behind; latitude plays no part.
3 latitude-and-longitude-compared | On 21 June the noon sun is overhead at a place when it is 6:30 a.m. at Greenwich. The place lies at: | 23½° N, 82½° E | 23½° S, 82½° E | 23½° N, 82½° W | 23½° N, 97½° E | The sun is overhead at the Tropic of Cancer on that day, and noon comes 5½ hours before that of Greenwich: 5½ × 15° = 82½° E.
3 latitude-and-longitude-compared | Local times of two places on the Equator differ by 40 minutes. The distance between them is about: | 1,110 km | 2,220 km | 4,440 km | 555 km | Forty minutes make 10° of longitude, and a degree at the Equator is about 111 km, as a degree of latitude is.
`,
    },
  ],
})
