import { capital } from '../../../kit/wording/capital.ts'
import { answersOf, readingsOf } from '../../../kit/words/relations.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

export const wordAnalogies: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Analogy'],
  readers: [
    {
      // "Doctor : Hospital :: Teacher : ?"
      id: 'word-analogy',
      cue: /::| is to .* as .* is to/,
      read(r) {
        const match =
          /^([a-z]+(?: [a-z]+)?) ?: ?([a-z]+(?: [a-z]+)?) ?:: ?([a-z]+(?: [a-z]+)?) ?:[ ?_]*$/.exec(r.text) ??
          /^([a-z]+(?: [a-z]+)?) is to ([a-z]+(?: [a-z]+)?) as ([a-z]+(?: [a-z]+)?) is to(?: what)?[ ?_:]*$/.exec(
            r.text,
          )
        const [, from = '', to = '', asked = ''] = match ?? []
        if (!match) return null
        const readings = readingsOf(from, to)
        const answers = new Set(readings.flatMap((reading) => answersOf(reading, asked)))
        const [answer] = answers
        if (answer === undefined || answers.size !== 1) return null
        return found({
          value: capital(answer),
          steps: [
            [
              'How the first two are related',
              `${capital(from)} is to ${capital(to)} as ${capital(asked)} is to ${capital(answer)}.`,
            ],
          ],
          // The same relation, read from the second pair.
          check: readingsOf(asked, answer).some((reading) => answersOf(reading, from).includes(to)),
        })
      },
    },
  ],
}
