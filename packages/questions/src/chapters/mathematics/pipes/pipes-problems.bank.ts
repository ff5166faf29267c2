import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A pipe that fills a tank in 20 minutes is closed after 5 minutes. The part still empty is:' */
export const pipesProblems = defineBank({
  id: 'pipes-problems',
  sets: [
    {
      rows: `
1 pipe-closed-early | A pipe that fills a tank in 20 minutes is closed after 5 minutes. The part still empty is: | 3/4 | 1/4 | 1/5 | 4/5 | In 5 minutes 5/20 = 1/4 of the tank is filled.
1 pipe-closed-early | Pipes that fill a tank in 12 and 6 minutes are both opened and closed again after 1 minute. The tank is filled to: | 1/4 | 1/18 | 1/6 | 3/4 | Together they bring 1/12 + 1/6 = 1/4 in a minute.
1 pipe-closed-early | Two inlets are opened together, and one is closed before the tank is full. The time of filling lies: | between that of both and that of the other alone | below that of both together | above that of the other alone | exactly midway between those of the two alone | The closed pipe has helped for a part of the time only.
2 pipe-closed-early | Pipes A and B fill a tank in 24 and 32 minutes. Both are opened. When must B be closed so that the tank is full in 18 minutes? | after 8 minutes | after 10 minutes | after 6 minutes | after 14 minutes | In 18 minutes A fills 3/4, and B fills the other 1/4 in 8 minutes.
2 pipe-closed-early | Two pipes fill a tank in 30 and 45 minutes. The faster is closed 10 minutes before the tank is full. Filling takes in all: | 24 minutes | 18 minutes | 12 minutes | 20 minutes | From t/45 + (t − 10)/30 = 1 follows 5t = 120.
2 pipe-closed-early | An inlet fills a tank in 10 hours and an outlet empties it in 15 hours. Both are open for 6 hours; then the outlet is closed. The inlet fills the rest in: | 8 hours | 2 hours | 5 hours | 4 hours | In 6 hours 6/30 = 1/5 is filled, and 4/5 takes 8 hours.
2 pipe-closed-early | Three pipes fill a cistern in 6, 8 and 12 minutes. After 2 minutes the two faster ones are closed. The slowest fills what remains in: | 3 minutes | 2 minutes | 4 minutes | 9 minutes | In 2 minutes 2 × 9/24 = 3/4 is filled, and 1/4 takes 3 minutes.
3 pipe-closed-early | Pipes A and B fill a tank in a and b minutes. Both are opened, and A is closed after c minutes. B is open for how many minutes in all? | b(1 − c/a) | b(1 − c/b) | a(1 − c/b) | b − c | A fills c/a of the tank, and B fills all the rest.
3 pipe-closed-early | Pipes A and B fill a tank in 20 and 40 minutes. Both are opened, and A is closed; from then on B needs just as long as both were open. A was closed after: | 10 minutes | 13⅓ minutes | 20 minutes | 8 minutes | From t/20 + t/40 + t/40 = 1 follows 4t/40 = 1.
3 pipe-closed-early | One pipe fills a tank in 20 minutes and another in 30 minutes. Both fill the first half together, and the slower one fills the second half. It takes in all: | 21 minutes | 16 minutes | 18 minutes | 15 minutes | Half takes 12 ÷ 2 = 6 minutes with both and 15 with the slower.
1 inlet-and-outlet | An inlet fills 1/8 of a tank in an hour and an outlet empties 1/12 of it. With both open, in an hour the tank: | gains 1/24 | gains 1/20 | gains 5/24 | loses 1/4 | The gain is 1/8 − 1/12 = 3/24 − 2/24.
1 inlet-and-outlet | An outlet carries away more than the inlet brings. If both are opened on a full tank, it: | is gradually emptied | stays full | overflows | is half emptied and then filled again | More flows out than in, so the level keeps falling.
1 inlet-and-outlet | An inlet brings 20 litres and an outlet takes away 14 litres in a minute. In 10 minutes the tank gains: | 60 litres | 340 litres | 200 litres | 140 litres | It gains 6 litres in a minute, and 60 litres in ten.
2 inlet-and-outlet | A tank is full. The inlet can fill it in 30 minutes and the outlet can empty it in 20 minutes. With both open it is empty after: | 60 minutes | 12 minutes | 50 minutes | 10 minutes | It loses 1/20 − 1/30 = 1/60 in a minute.
2 inlet-and-outlet | An inlet that fills a tank in 20 minutes is opened; 5 minutes later an outlet that empties it in 30 minutes is opened too. Counted from the beginning, the tank is full after: | 50 minutes | 45 minutes | 60 minutes | 65 minutes | A fourth is filled first, and the other 3/4 at 1/60 a minute takes 45 minutes.
2 inlet-and-outlet | Two inlets fill a tank in 12 and 15 minutes. With an outlet open as well, the three fill it in 20 minutes. The outlet alone empties it in: | 10 minutes | 20 minutes | 11 minutes | 12 minutes | The outlet takes 1/12 + 1/15 − 1/20 = 1/10 in a minute.
2 inlet-and-outlet | An inlet alone needs 8 hours for a tank, and with the outlet open 12 hours. If the outlet is closed when the tank is half full, the filling takes: | 10 hours | 8 hours | 11 hours | 9 hours | The first half takes 6 hours and the second 4 hours.
2 inlet-and-outlet | An inlet fills a tank in x hours and an outlet empties it in y hours, y being greater than x. With both open the tank is filled in how many hours? | xy/(y − x) | xy/(x + y) | (y − x)/xy | y − x | In an hour 1/x − 1/y = (y − x)/xy is filled.
3 inlet-and-outlet | An inlet that fills a tank in 5 minutes and an outlet that empties it in 10 minutes are opened in turn for a minute each, the inlet first. The empty tank is first full after: | 17 minutes | 20 minutes | 10 minutes | 18 minutes | Two minutes gain 1/10; after 16 minutes 8/10 is filled, and the next minute adds 1/5.
3 inlet-and-outlet | An inlet alone fills a tank in 12 hours. A waste pipe at half of its height lets out half as much as the inlet brings, once the water stands above it. The tank is filled in: | 18 hours | 12 hours | 15 hours | 16 hours | The lower half takes 6 hours, the upper half at half the rate 12 hours.
2 alternate-pipes | Pipes A and B fill a tank alone in 10 and 15 minutes. They are opened alternately for a minute each, A first. The tank is full in: | 12 minutes | 6 minutes | 12.5 minutes | 13 minutes | In 2 minutes 1/10 + 1/15 = 1/6 of it is filled, so it takes 6 such pairs.
2 alternate-pipes | A pipe fills 1/4 of a tank in an hour and a leak empties 1/12 of it in an hour. They are opened alternately, an hour each, the pipe first. After 2 hours, the filled part is: | 1/6 | 1/3 | 1/4 | 1/12 | In one pair of hours 1/4 − 1/12 is gained.
3 alternate-pipes | Pipe A fills a cistern in 6 minutes and B in 4 minutes. With the two open alternately for a minute each, A first, it is full in: | 5 minutes | 4.8 minutes | 2.4 minutes | 4⅔ minutes | After 4 minutes 2 × 5/12 = 5/6 is filled, and A fills the last 1/6 in a minute.
3 alternate-pipes | An inlet fills a tank in 3 hours and an outlet empties it in 6. They are opened alternately for an hour each, the inlet first, with the tank empty. It is full for the first time after: | 9 hours | 10 hours | 12 hours | 6 hours | After 8 hours 4/6 is filled, and the inlet adds the last 1/3 in the ninth.
2 alternate-pipes | Three pipes fill a tank alone in 12, 15 and 20 minutes. Opened one after the other for a minute each, alternately in this order, they fill it in: | 15 minutes | 5 minutes | 12 minutes | 16 minutes | In 3 minutes 1/12 + 1/15 + 1/20 = 1/5 of it is filled.
3 alternate-pipes | Pipe A alone fills a tank in 12 minutes, B in 18. Opened alternately for a minute each, B first, they need: | 14½ minutes | 14⅓ minutes | 14⅔ minutes | 15 minutes | After 14 minutes 7 × 5/36 = 35/36 is filled; B then needs half a minute.
`,
    },
  ],
})
