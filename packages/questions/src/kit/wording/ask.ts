import type { Random } from '../random/random.ts'
import { capital } from './capital.ts'
import { type Message, say, type Text } from './say.ts'

/** 'the area of the path' -> 'What is the area of the path?', each ending about as often as in papers. */
export const ask = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`What is ${what}?`, 11],
    [say`What will be ${what}?`, 3],
    [say`Find ${what}.`, 8],
    [say`Calculate ${what}.`, 4],
    [say`Determine ${what}.`, 3],
    [say`Work out ${what}.`, 2],
    ...(typeof what === 'string'
      ? ([
          [say`${capital(what)} is:`, 3],
          [say`${capital(what)} is equal to:`, 2],
          [say`${capital(what)} will be:`, 1],
        ] as const)
      : []),
  ])

/** Only the three plainest, for what is not worked out in figures alone. */
export const askPlainly = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`What is ${what}?`, 6],
    [say`Find ${what}.`, 3],
    [say`Calculate ${what}.`, 1],
  ])

/** The same in the middle of a sentence: 'If the radius is 7 cm, then ⟦what is its area?⟧' */
export const askThen = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`what is ${what}?`, 7],
    [say`what will be ${what}?`, 2],
    [say`find ${what}.`, 4],
    [say`${what} is:`, 2],
    [say`calculate ${what}.`, 2],
    [say`${what} is equal to:`, 2],
    [say`determine ${what}.`, 1],
    [say`work out ${what}.`, 1],
  ])

/** After a condition no order reads well: 'If the radius is 7 cm, then ⟦what is its area?⟧', never 'then work out'. */
export const askIf = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`what is ${what}?`, 7],
    [say`what will be ${what}?`, 2],
    [say`${what} is:`, 3],
    [say`${what} is equal to:`, 1],
  ])
