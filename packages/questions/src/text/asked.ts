import type { Sentence } from './sentence.ts'

export interface Option {
  text: string
  /** Why the option is wrong; null for the key, or when the text says nothing about it. */
  because: string | null
}

/** A question before it is checked and written out. */
export interface Asked {
  prompt: string
  /** In the order in which they are shown. */
  options: readonly Option[]
  /** Checks an option against the text again, independently of the key. */
  isRight: (option: string) => boolean
  /** What it shows of the text: no other question may be about these. */
  sentences: readonly Pick<Sentence, 'text' | 'page'>[]
  /** What the explanation quotes, when it is not all of them. */
  quoted?: readonly Pick<Sentence, 'text' | 'page'>[]
  /** Which of the answers to a question on two statements is right. */
  truth?: number
  /** What else to say in the explanation. */
  note?: string
}
