import type { CorrectionBook } from '@ekagra/exam/correction/correct-question'
import type { TopicDescription } from '@ekagra/questions/topic/describe-topic'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import type { NoteOptions } from '@ekagra/schema/generate-notes'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'
import type { Generation } from '../generation/generation.ts'
import type { OpenStreams } from './open-streams.ts'

interface PaperRequest {
  topic: string
  difficulty: Difficulty
  count: number
  seed: string
  /** The person's own text, which all questions are then about. */
  text?: string | undefined
  /** Ids that the learner has seen: they come only when there are no others. */
  seen?: readonly string[] | undefined
  /** Whether the chapter around a narrow topic gives what the topic itself has not. */
  fill?: boolean | undefined
}

export interface Paper {
  questions: ServerQuestion[]
  resolvedTopic: string
  topic: ServedTopic
}

interface NotesRequest extends NoteOptions {
  topic: string
  seed: string
}

interface Notes {
  /** Markdown. */
  content: string
  resolvedTopic: string
}

interface DoubtRequest {
  content: string
  /** A picture of the question, as a data address. */
  image?: string | undefined
  /** Aborted when the caller has left. */
  signal?: AbortSignal | undefined
}

/** How the built-in engine understands what a learner typed. */
export interface TopicReader {
  /** Null for a topic that it does not know. */
  describe(topic: string): Promise<TopicDescription | null>
  /** At most so many topics near one that it does not know. */
  suggest(topic: string, most: number): Promise<string[]>
}

/** What functions need from outside; nothing depends on a runtime. */
export interface FunctionDependencies {
  /** The built-in engine; null when it does not know the topic, or finds nothing to ask in the text. */
  makePaper(request: PaperRequest): Promise<Paper | null>
  topics: TopicReader
  /** The questions that admins wrote on exactly this topic. */
  findBankQuestions(request: Omit<PaperRequest, 'seed' | 'text'>): Promise<ServerQuestion[]>
  /** The built-in engine; null when it does not know the topic. */
  makeNotes(request: NotesRequest): Promise<Notes | null>
  /** A worked answer to a question that is not blank; null when there is none. */
  solveDoubt(request: DoubtRequest): Promise<DoubtAnswer | null>
  /** A random seed that nobody can predict. */
  drawSeed(): string
  /** Generation by AI; absent when no provider is configured. */
  generation?: Generation | undefined
  /** What admins decided about reported questions; without it, every question is served as it is. */
  corrections?: (() => Promise<CorrectionBook>) | undefined
  /** Whether the engine serves first what it knows, and AI only the rest; so it is unless this is false. */
  engineFirst?: boolean | undefined
  /** Absent where the runtime ends streams itself. */
  streams?: OpenStreams | undefined
}

/** What is known of one call besides its request. */
export interface FunctionCall {
  requestId: string
  /** Gets an error whose details the caller must not see. */
  report(error: unknown): void
  /** Gets figures for the log when the answer has ended; never a text that somebody wrote. */
  note(figures: Record<string, unknown>): void
}

export type FunctionHandler = (request: Request, call: FunctionCall) => Promise<Response>
