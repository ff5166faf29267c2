import type { Random } from '../kit/random/random.ts'
import { capital } from '../kit/wording/capital.ts'
import type { Asked } from './asked.ts'
import { type Blank, fill } from './blank.ts'
import type { Material } from './read-material.ts'
import type { Sentence } from './sentence.ts'
import { hasWords } from './told-elsewhere.ts'
import { completed, isQuestion, wordQuestion } from './word-question.ts'
import { wrongValues } from './wrong-values.ts'

/** The best question on one fact of a sentence: a real question rather than a blank. */
export function askSentence(sentence: Sentence, material: Material, random: Random): Asked | null {
  const asked = random
    .shuffle(material.blanksOf(sentence))
    .map((blank) => ({ blank, prompt: wordQuestion(blank) }))
  const inOrder = [
    ...asked.filter(({ prompt }) => isQuestion(prompt)),
    ...asked.filter(({ prompt }) => !isQuestion(prompt)),
  ]
  for (const { blank, prompt } of inOrder) {
    const found = askBlank(blank, prompt, material, random)
    if (found) return found
  }
  return null
}

/** A sentence that points back is asked together with the one before it. */
export function askAfter(sentence: Sentence, material: Material, random: Random): Asked | null {
  const { after } = sentence
  if (!after) return null
  const shown = after.text.toLowerCase()
  const parts = material.all.filter(({ text }) => shown.includes(text.slice(0, -1).toLowerCase()))
  for (const blank of random.shuffle(material.blanksOf(sentence))) {
    const prompt = completed(blank, `${after.text} `)
    const asked = blank.start === 0 ? null : askBlank(blank, prompt, material, random)
    const isOpen = asked?.options.every(({ text }) => !hasWords(after.text, text))
    if (asked && isOpen) return { ...asked, sentences: [sentence, ...parts], quoted: [after, sentence] }
  }
  return null
}

function askBlank(blank: Blank, prompt: string, material: Material, random: Random): Asked | null {
  const wrong = wrongValues(blank, material, random)
  if (wrong.length < 3) return null
  return {
    prompt,
    options: random.shuffle([
      { text: capital(blank.value), because: null },
      ...wrong.map(({ value, elsewhere }) => ({
        text: capital(value),
        because: elsewhere === undefined ? null : `the text speaks of it elsewhere: “${elsewhere}”`,
      })),
    ]),
    isRight: (option) => fill(blank, option).toLowerCase() === blank.sentence.text.toLowerCase(),
    sentences: [blank.sentence],
  }
}
