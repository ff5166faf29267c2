import { timeframeStart } from '@ekagra/exam/current-affairs/timeframe'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Locale, Timeframe } from '@ekagra/schema/generate-questions'
import type { Article, Brief } from '../brief.ts'
import { definePrompt, FENCE_RULE, fence } from './prompt.ts'

const SPELLED = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** '8 November 2026': the day in India, where the learners are. */
export const spellDate = (moment: number): string => SPELLED.format(moment)

/** 'from 8 November 2026 to 15 November 2026': models do not know what day it is. */
export function spellTimeframe(timeframe: Timeframe, now: number): string {
  return `from ${spellDate(timeframeStart(timeframe, now))} to ${spellDate(now)}`
}

export interface WritingTask {
  brief: Brief
  count: number
  /** Which of several writers this is (part 2 of 4), so that they do not all write the same. */
  part: number
  parts: number
  /** Questions that exist already. */
  avoid: readonly string[]
  now: number
  /** For the fences; a new one for every prompt. */
  mark: string
}

const LEVELS: Record<Difficulty, string> = {
  easy: 'Easy: one step or one well-known fact, as in the first third of an SSC CHSL or RRB Group D paper. Most prepared candidates get it right.',
  medium:
    'Medium: two steps or a fact with its context, as in an SSC CGL, IBPS PO or RRB NTPC paper. About half of the prepared candidates get it right.',
  hard: 'Hard: several steps, a comparison of close facts or a known trap, as in UPSC Prelims, IBPS PO Mains or JEE Main. Few prepared candidates get it right, and none by luck of wording.',
}

const LANGUAGES: Record<Locale, string> = {
  en: 'Write in plain English as Indian examination papers do.',
  hi: 'Write text, options and explanation in Hindi, in Devanagari, as bilingual Indian examination papers do. Keep formulas and international units as they are.',
}

/** Each writer of a batch gets another aspect of the topic. */
const ANGLES = [
  'definitions, causes and first principles',
  'applications, worked situations and calculations',
  'comparisons, exceptions and commonly confused pairs',
  'people, places, dates, bodies and figures',
  'processes, sequences and consequences',
  'less obvious parts of the syllabus that papers still ask',
]

const RULES = [
  'Each question has exactly four options, all of the same kind and about equally long; exactly one is right.',
  'Every wrong option is what a candidate gets by a typical mistake or a common mix-up. None is absurd, and none is also right.',
  'Never use "all of the above", "none of the above", "both A and B" or options that speak of other options.',
  'Never speak of an option by its letter, number or place: the order will change.',
  'A question stands alone: no figure, no passage, no "as mentioned above", no link.',
  'The explanation argues why the right option follows, step by step where something is calculated, and says in a few words why the most tempting wrong one fails.',
  'Ask only what you are sure of. When you are not sure of the key, write another question. Fewer good questions are better than a doubtful one.',
  'No two questions ask the same thing in other words.',
  'Maths is plain text or LaTeX between dollar signs. No HTML.',
]

const SHAPE =
  'Answer with JSON only: {"questions": [{"text": string, "options": [string, string, string, string], "explanation": string, "correctIndex": 0 to 3, "source": string or null}]}.'

const ARTICLE_LENGTH = 1500

function describeArticle(article: Article, index: number): string {
  const date = Number.isNaN(Date.parse(article.published_at))
    ? ''
    : `, ${spellDate(Date.parse(article.published_at))}`
  const body = (article.body || article.summary).slice(0, ARTICLE_LENGTH)
  return `[N${index + 1}] ${article.title} (${article.source}${date})\n${body}`
}

function recencyRules({ timeframe, articles }: Brief, now: number): string[] {
  if (!timeframe) return []
  const period = spellTimeframe(timeframe, now)
  const grounding =
    articles.length > 0
      ? 'Ask only what the news items below say, and put the label of the item that says it, such as "N3", into "source". A question that no item answers is not wanted.'
      : 'Put the https address of a page that says it into "source"; without such a page put null and ask only what was widely reported.'
  return [
    `Today is ${spellDate(now)}. The questions are about current affairs ${period}; say the date or the period in the question where the answer depends on it.`,
    grounding,
  ]
}

/** Version history: 1 first words. */
export const writeQuestions = definePrompt<WritingTask>({
  id: 'write-questions',
  version: 1,
  build({ brief, count, part, parts, avoid, now, mark }) {
    const { syllabus, categoryPrompt, text, articles } = brief
    const recency = recencyRules(brief, now)
    const instructions = [
      'You write multiple-choice questions for Indian competitive examinations (SSC, banking, railways, UPSC, JEE, NEET).',
      '',
      LEVELS[brief.difficulty],
      LANGUAGES[brief.locale],
      ...(syllabus
        ? [
            `In the syllabus this is ${syllabus.title}. Kinds of question asked there: ${syllabus.types.join('; ')}.`,
          ]
        : []),
      ...(categoryPrompt ? [`What this category asks: ${categoryPrompt}`] : []),
      ...(text === undefined
        ? []
        : ['Every question is answered by the given text alone; ask about all of its parts.']),
      ...recency,
      ...(recency.length === 0 ? ['Put null into "source".'] : []),
      '',
      'Rules:',
      ...RULES.map((rule) => `- ${rule}`),
      '',
      FENCE_RULE,
      SHAPE,
    ].join('\n')

    const share =
      parts > 1
        ? `You are writer ${part} of ${parts}; the others write on the same topic. Prefer ${ANGLES[(part - 1) % ANGLES.length]}.`
        : ''
    const prompt = [
      fence('topic', brief.topic, mark),
      ...(brief.wish === undefined
        ? []
        : ['What the learner says about it:', fence('wish', brief.wish, mark)]),
      ...(text === undefined ? [] : [fence('text', text, mark)]),
      ...(articles.length > 0 ? [fence('news', articles.map(describeArticle).join('\n\n'), mark)] : []),
      ...(avoid.length > 0
        ? ['These exist already; ask something else.', fence('known', avoid.join('\n'), mark)]
        : []),
      `Write ${count} ${count === 1 ? 'question' : 'questions'}. ${share}`.trim(),
    ].join('\n\n')
    return { instructions, prompt }
  },
})
