import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import { makeQuestionId } from './question-id.ts'
import { findSampleBank, type SampleQuestion } from './sample-bank.ts'

/** A question about any topic; its key is put at a random position. `{topic}` is replaced by the topic. */
export interface SampleTemplate {
  text: string
  right: string
  wrong: readonly [string, string, string]
  explanation: string
}

/** For a topic without a bank. */
export const GENERIC_TEMPLATES: readonly SampleTemplate[] = [
  {
    text: 'What is the best first step with a new idea related to {topic}?',
    right: 'Learn its definition and work through an example',
    wrong: [
      'Memorise answers without the questions',
      'Skip it and guess in the exam',
      'Read only the summary',
    ],
    explanation: 'A definition and a worked example of {topic} show what the idea means and how it is used.',
  },
  {
    text: 'Where should one check a fact related to {topic} before relying on it?',
    right: 'In a standard textbook or an official publication',
    wrong: ['In a forwarded message', 'In an unsigned post', 'In an advertisement'],
    explanation:
      'Textbooks and official publications on {topic} are reviewed and can be traced to their authors.',
  },
  {
    text: 'A question related to {topic} went wrong in a test. What helps most?',
    right: 'To find the mistake and solve a similar question',
    wrong: ['To memorise the letter of the answer', 'To leave the chapter out', 'To repeat the test at once'],
    explanation: 'A mistake in {topic} that is understood and practised again is unlikely to come back.',
  },
  {
    text: 'How does a chapter related to {topic} stay in memory best?',
    right: 'By short revisions spread over several days',
    wrong: [
      'By one long reading the night before',
      'By underlining every line',
      'By reading it once, slowly',
    ],
    explanation: 'Revision spread over time is remembered longer than the same time spent at once.',
  },
  {
    text: 'What comes first in a long question related to {topic}?',
    right: 'To note what is given and what is asked',
    wrong: ['To compare the lengths of the options', 'To calculate with every number', 'To mark option C'],
    explanation: 'Knowing what is given and what is asked shows which part of {topic} the question needs.',
  },
]

/** Added for easy. */
export const BASIC_TEMPLATES: readonly SampleTemplate[] = [
  {
    text: 'What should a beginner learn first among the things related to {topic}?',
    right: 'The basic terms and what they mean',
    wrong: ['The hardest problems', 'The exceptions to the rules', 'The shortcuts used in exams'],
    explanation: 'Every further step in {topic} uses its basic terms.',
  },
  {
    text: 'Which is the surest sign that something related to {topic} was understood?',
    right: 'One can explain it in own words',
    wrong: ['One has read it twice', 'One owns the book', 'One recognises the page'],
    explanation:
      'Who can explain a part of {topic} in own words has understood it; reading alone does not show it.',
  },
]

/** Added for hard. */
export const ADVANCED_TEMPLATES: readonly SampleTemplate[] = [
  {
    text: 'A rule related to {topic} is said to hold always. What is enough to disprove it?',
    right: 'One counterexample',
    wrong: ['Many examples that agree', 'A second rule', 'The opinion of most people'],
    explanation: 'A statement about all cases is false as soon as a single case contradicts it.',
  },
  {
    text: 'Two explanations related to {topic} fit all known facts. Which one should be tried first?',
    right: 'The one that needs fewer assumptions',
    wrong: ['The longer one', 'The newer one', 'The one with more technical terms'],
    explanation:
      'With equal evidence the simpler explanation is easier to test and is preferred until a fact speaks against it.',
  },
]

export interface SampleRequest {
  topic: string
  count: number
  difficulty: Difficulty
}

/** Randomness and time; `random` returns numbers in [0, 1). */
export interface SampleContext {
  timestamp: number
  random: () => number
}

/** The phrase for 'related to' at each level. */
export const REPHRASED: Record<Difficulty, string> = {
  easy: 'about',
  medium: 'related to',
  hard: 'intricately connected with',
}

const EXTRA_TEMPLATES: Record<Difficulty, readonly SampleTemplate[]> = {
  easy: BASIC_TEMPLATES,
  medium: [],
  hard: ADVANCED_TEMPLATES,
}

/**
 * The very last fallback: sample questions, marked as such, repeated from a small pool until there are enough. They
 * never count for weakness or review.
 */
export const sampleQuestions = (wish: SampleRequest, { timestamp, random }: SampleContext): Question[] => {
  const pool = samplePool(wish, random)
  return Array.from({ length: wish.count }, (_, index) => index).flatMap((index) => {
    const sample = pool[index % pool.length]
    return sample === undefined ? [] : [toQuestion(sample, wish, makeQuestionId(timestamp, index, random()))]
  })
}

/** Hard: advanced questions, then the topic's bank. Easy: basic questions, then the bank. Medium: the bank alone. */
const samplePool = ({ topic, difficulty }: SampleRequest, random: () => number): SampleQuestion[] => {
  const fill = (template: SampleTemplate) => fillTemplate(template, topic.trim(), difficulty, random)
  const bank = findSampleBank(topic)?.map((sample) => ({
    ...sample,
    text: rephrase(sample.text, difficulty),
  }))
  return [...EXTRA_TEMPLATES[difficulty].map(fill), ...(bank ?? GENERIC_TEMPLATES.map(fill))]
}

const fillTemplate = (
  template: SampleTemplate,
  topic: string,
  difficulty: Difficulty,
  random: () => number,
): SampleQuestion => {
  const correctAnswer = Math.floor(random() * 4)
  const options = template.wrong.toSpliced(correctAnswer, 0, template.right)
  // Rephrased before the topic is inserted, so that a topic containing 'related to' stays unchanged.
  const text = withTopic(rephrase(template.text, difficulty), topic)
  return { text, options, correctAnswer, explanation: withTopic(template.explanation, topic) }
}

const rephrase = (text: string, difficulty: Difficulty): string =>
  text.replaceAll('related to', REPHRASED[difficulty])

const withTopic = (text: string, topic: string): string => text.replaceAll('{topic}', () => topic)

const toQuestion = (sample: SampleQuestion, { difficulty }: SampleRequest, id: string): Question => ({
  ...sample,
  id,
  options: [...sample.options],
  difficulty,
  trust: 'sample',
})
