import type { Random } from '../random/random.ts'
import { capital } from './capital.ts'
import { type Message, say, type Text } from './say.ts'

/** 'the area of the path' -> 'What is the area of the path?', each ending about as often as in papers. */
export const ask = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`What is ${what}?`, 12],
    [say`Find ${what}.`, 7],
    [say`What will be ${what}?`, 2],
    [say`Calculate ${what}.`, 2],
    [say`Determine ${what}.`, 2],
    [say`Which of the following is ${what}?`, 2],
    ...(typeof what === 'string'
      ? ([
          [say`${capital(what)} is:`, 3],
          [say`${capital(what)} is equal to:`, 2],
          [say`${capital(what)} will be:`, 1],
        ] as const)
      : []),
  ])

/** The same without 'Which of the following is', which nobody says of a price. */
export const askPlainly = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`What is ${what}?`, 6],
    [say`Find ${what}.`, 3],
    [say`Calculate ${what}.`, 1],
  ])

/** The same in the middle of a sentence: 'If the radius is 7 cm, then ⟦what is its area?⟧' */
export const askThen = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`what is ${what}?`, 6],
    [say`find ${what}.`, 4],
    [say`${what} is:`, 3],
    [say`${what} is equal to:`, 1],
    [say`what will be ${what}?`, 2],
    [say`which of the following is ${what}?`, 1],
  ])
