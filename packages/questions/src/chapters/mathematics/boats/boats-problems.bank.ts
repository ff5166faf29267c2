import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A boat goes at d km/h downstream and at u km/h upstream. Its speed in still water is:' */
export const boatsProblems = defineBank({
  id: 'boats-problems',
  sets: [
    {
      rows: `
1 speed-in-still-water | A boat goes at d km/h downstream and at u km/h upstream. Its speed in still water is: | (d + u)/2 | (d − u)/2 | d − u | d + u | The stream is added in d and taken away in u, so the average remains.
1 speed-in-still-water | A log floats 3 km down a river in an hour. A boat with a speed of 9 km/h in still water goes up this river at: | 6 km/h | 12 km/h | 9 km/h | 3 km/h | The log shows the speed of the stream: 9 − 3 = 6.
1 speed-in-still-water | Against a stream of 2 km/h a man rows at 8 km/h. In still water he rows at: | 10 km/h | 6 km/h | 12 km/h | 4 km/h | The speed against the stream is that in still water less 2.
2 speed-in-still-water | The speeds of a boat upstream and downstream are as 2 : 3. Its speed in still water and that of the stream are as: | 5 : 1 | 3 : 2 | 5 : 2 | 1 : 5 | The ratio is (3 + 2) : (3 − 2) = 5 : 1.
2 speed-in-still-water | Rowing up a river takes a man twice as long as rowing down the same way. If he rows at 9 km/h in still water, the stream flows at: | 3 km/h | 4.5 km/h | 6 km/h | 2 km/h | From 9 + s = 2(9 − s) follows 3s = 9.
2 speed-in-still-water | A boat needs 2 hours for 24 km downstream, and would need 3 hours for it in still water. The speed of the stream is: | 4 km/h | 2 km/h | 8 km/h | 6 km/h | The speeds are 12 and 8 km/h, and the stream makes the difference.
2 speed-in-still-water | On a river a raft drifts 6 km in 2 hours, and a boat covers 15 km upstream in 3 hours. In still water the boat makes: | 8 km/h | 2 km/h | 5 km/h | 11 km/h | The stream has 3 km/h, and the boat 5 km/h against it.
3 speed-in-still-water | A boat covers 30 km upstream and 44 km downstream in 10 hours, and 40 km upstream and 55 km downstream in 13 hours. Its speed in still water is: | 8 km/h | 3 km/h | 11 km/h | 9 km/h | The speeds are 5 and 11 km/h: 6 + 4 = 10 and 8 + 5 = 13 hours.
3 speed-in-still-water | A man who rows at 4 km/h in still water goes 12 km and back in 8 hours. The stream flows at: | 2 km/h | 1 km/h | 3 km/h | 1.5 km/h | With 2 km/h the ways take 12 ÷ 6 = 2 and 12 ÷ 2 = 6 hours.
3 speed-in-still-water | A boat needs n times as long upstream as downstream for the same way. Its speed in still water and that of the stream are as: | (n + 1) : (n − 1) | (n − 1) : (n + 1) | n : 1 | n : (n − 1) | From b + s = n(b − s) follows b(n − 1) = s(n + 1).
`,
    },
  ],
})
