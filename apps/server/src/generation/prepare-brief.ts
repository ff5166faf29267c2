import { CURRENT_AFFAIRS_CATEGORIES, INDIA_BULK } from '@ekagra/exam/current-affairs/categories'
import { currentAffairsPrompt } from '@ekagra/exam/current-affairs/prompt'
import { DEFAULT_TIMEFRAME } from '@ekagra/exam/current-affairs/timeframe'
import { chooseProvider } from '@ekagra/exam/generation/generation-request'
import type { TopicDescription } from '@ekagra/questions/topic/describe-topic'
import type { GenerateQuestionsRequest, Timeframe } from '@ekagra/schema/generate-questions'
import type { CategoryPrompt } from '../backend/admin-content.ts'
import type { Article, Brief } from './brief.ts'

export interface BriefSources {
  /** What the engine can ask on a topic; null when it does not know it. */
  describeTopic(topic: string): Promise<TopicDescription | null>
  readCategoryPrompts(): Promise<CategoryPrompt[]>
  /** Recent news of a category or on a topic; absent without feeds. */
  recentArticles?: ((category: string, timeframe: Timeframe) => Promise<Article[]>) | undefined
  onTrouble(error: unknown): void
}

interface PreparedBrief {
  brief: Brief
  /** False when the learner's own words shape the questions: no other learner may get them. */
  isShared: boolean
}

/** How many news items are enough for all questions of a batch. */
const MOST_ARTICLES = 15

/** The timeframe that the caller gave, or that the topic itself implies. */
export const timeframeOf = ({ timeframe, topic }: GenerateQuestionsRequest): Timeframe | undefined =>
  timeframe ?? (chooseProvider(topic) === 'perplexity' ? DEFAULT_TIMEFRAME : undefined)

/** Whether the engine can serve a request at once: the news, a learner's own text and other languages are for providers. */
export const isForEngine = async (
  request: GenerateQuestionsRequest,
  describeTopic: BriefSources['describeTopic'],
): Promise<boolean> =>
  request.fileContent === undefined &&
  timeframeOf(request) === undefined &&
  (request.locale ?? 'en') === 'en' &&
  (await describeTopic(request.topic)) !== null

/** What to ask about in a category, in the words of admins; for all categories together only their names. */
function describeCategory(topic: string, prompts: readonly CategoryPrompt[]): string | undefined {
  return topic === INDIA_BULK
    ? `a mix of all of these, with India in focus: ${CURRENT_AFFAIRS_CATEGORIES.map(({ title }) => title).join('; ')}.`
    : prompts.find(({ category }) => category === topic)?.prompt
}

/** Whether the caller's words are only those that our app puts together from its own tables. */
function isOwnPrompt(
  wish: string,
  topic: string,
  timeframe: Timeframe,
  prompts: readonly CategoryPrompt[],
): boolean {
  const instructions = prompts
    .filter(({ category }) => topic === INDIA_BULK || category === topic)
    .map(({ prompt }) => prompt)
  return [instructions, []].some((used) =>
    [true, false].some(
      (isFollowUp) =>
        currentAffairsPrompt({ category: topic, timeframe, instructions: used, isFollowUp }) === wish,
    ),
  )
}

/** Gathers what the writers need to know: the syllabus, the category, the dates, the news. */
export async function prepareBrief(
  request: GenerateQuestionsRequest,
  { describeTopic, readCategoryPrompts, recentArticles, onTrouble }: BriefSources,
): Promise<PreparedBrief> {
  const { topic, difficulty, locale = 'en', fileContent: text, prompt: wish } = request
  const timeframe = text === undefined ? timeframeOf(request) : undefined
  const orNone = <Item>(error: unknown): Item[] => {
    onTrouble(error)
    return []
  }
  const [prompts, articles] = await Promise.all([
    text === undefined ? readCategoryPrompts().catch(orNone<CategoryPrompt>) : [],
    (timeframe && recentArticles?.(topic, timeframe).catch(orNone<Article>)) ?? [],
  ])
  const isOwn =
    wish === undefined || (timeframe !== undefined && isOwnPrompt(wish, topic, timeframe, prompts))
  return {
    isShared: text === undefined && isOwn,
    brief: {
      topic,
      difficulty,
      locale,
      timeframe,
      text,
      wish: isOwn ? undefined : wish,
      syllabus: text === undefined ? ((await describeTopic(topic)) ?? undefined) : undefined,
      categoryPrompt: text === undefined ? describeCategory(topic, prompts) : undefined,
      articles: articles.slice(0, MOST_ARTICLES),
    },
  }
}
