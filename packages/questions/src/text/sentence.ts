export interface Word {
  text: string
  /** Universal part of speech: NOUN, PROPN, NUM, ADP ... */
  pos: string
  /** Its plain form: 'rise' for 'rose'. */
  lemma: string
  /** The position of the word in its sentence. */
  start: number
  end: number
}

export interface Sentence {
  text: string
  words: readonly Word[]
  page?: number
  /** Whether it makes sense without the sentences around it. */
  isAlone?: boolean
  /** The sentence before it that it points back to ('It rises in Tibet'), if nothing else keeps it from being asked. */
  after?: Sentence
  /** Whether its first word has a capital only because it is the first. */
  opensSmall?: boolean
}
