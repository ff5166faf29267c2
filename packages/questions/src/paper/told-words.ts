import type { Drawn } from '../kit/compose-question.ts'
import { comparableText } from '../kit/concepts.ts'
import { splitTopic } from '../topic/reading/plain-words.ts'
import { isSmall } from '../topic/reading/small-words.ts'

/** What the learner can read off before answering: the topic that was typed, and the other questions of the paper. */
export interface ToldWords {
  add(drawn: Drawn): void
  /**
   * Whether the answer is what was typed: on 'folk dances of gujarat' a question with the answer Gujarat; or only the answer
   * says anything of it.
   */
  isTyped(drawn: Drawn): boolean
  /** Whether another question says its answer, or it says the answer of another. */
  isTold(drawn: Drawn): boolean
  /** Whether another question has the same answer. */
  isAnswered(drawn: Drawn): boolean
  /** Whether another question with the same answer asks the same in other words. */
  isRepeated(drawn: Drawn): boolean
}

/** A shorter answer is in many texts by chance. */
const SHORTEST = 4

/** 'Only 1 and 2' and 'Both A and R are true' say nothing about the subject. */
const OF_STATEMENTS = /\b(only|both|neither|none|all|true|false)\b|^[A-D1-4]\b/i

/** Words that say how something is asked, not what. */
const OF_ASKING: ReadonlySet<string> = new Set(
  `which who whom whose what when where how many much why is are was were be been being has have had do doe did can may by with from at as
  and or that this these those it one following given above among under between during
  article section part schedule state country city place year date month day century person leader ruler office body name title term kind type
  known called regarded described deal dealt provide provided contain relate related associate associated concern concerned found founded set up
  made take took place give gave come came begin began first according india indian`.split(/\s+/),
)
/** Two questions with one answer ask one fact when the shorter shares more than this part of its words with the other. */
const ASKS_THE_SAME = 0.5

const ONE_FACT: ReadonlySet<string | undefined> = new Set(['direct', 'inverse', undefined])

export function createToldWords(topic: string): ToldWords {
  const typed = new Set(
    splitTopic(topic)
      .map(({ word }) => word)
      .filter((word) => !isSmall(word)),
  )
  const keys = new Set<string>()
  const texts: string[] = []
  const asked: { key: string; words: readonly string[] }[] = []
  /** What a question says beside its answer, what was typed and how it is asked. */
  const saidIn = ({ text }: Drawn, key: string): string[] => {
    const ofKey = new Set(key.split(' '))
    return [...new Set(comparableText(text).trim().split(' '))].filter(
      (word) => !typed.has(word) && !ofKey.has(word) && !isSmall(word) && !OF_ASKING.has(word),
    )
  }
  /** Only a paper on a narrow topic looks at what was told, so the words of a question are taken apart when it does. */
  let unread: Drawn[] = []
  const readAll = () => {
    for (const drawn of unread) {
      const key = keyOf(drawn)
      if (key !== null) {
        keys.add(key)
        asked.push({ key, words: saidIn(drawn, key) })
      }
      texts.push(comparableText(drawn.text))
    }
    unread = []
  }
  return {
    add(drawn) {
      unread.push(drawn)
    },
    isTyped(drawn) {
      const words = keyOf(drawn)
        ?.split(' ')
        .filter((word) => word !== '' && !isSmall(word))
      if (words === undefined || words.length === 0) return false
      const text = comparableText(drawn.text)
      const isInText = [...typed].some((word) => text.includes(` ${word} `))
      return words.every((word) => typed.has(word)) || (!isInText && words.some((word) => typed.has(word)))
    },
    isTold(drawn) {
      readAll()
      const key = keyOf(drawn)
      const text = comparableText(drawn.text)
      return (
        (key !== null && texts.some((other) => other.includes(key))) ||
        [...keys].some((other) => text.includes(other))
      )
    },
    isAnswered(drawn) {
      readAll()
      const key = keyOf(drawn)
      // 'Vitamin B1' and 'Lack of vitamin B1' are one answer.
      return key !== null && [...keys].some((other) => other.includes(key) || key.includes(other))
    },
    isRepeated(drawn) {
      readAll()
      const key = keyOf(drawn)
      if (key === null) return false
      const words = saidIn(drawn, key)
      return asked.some((other) => {
        if (!other.key.includes(key) && !key.includes(other.key)) return false
        const shared = words.filter((word) => other.words.includes(word)).length
        const fewest = Math.min(words.length, other.words.length)
        return fewest === 0 || shared > ASKS_THE_SAME * fewest
      })
    },
  }
}

/** The answer of a question on one fact, as texts are compared; null where it says nothing by itself. */
function keyOf({ draw: { answer, shape } }: Drawn): string | null {
  if (typeof answer !== 'string' || !ONE_FACT.has(shape) || OF_STATEMENTS.test(answer)) return null
  const key = comparableText(answer)
  return key.trim().length >= SHORTEST ? key : null
}
