import { MAX_PROMPT_LENGTH, type Timeframe } from '@ekagra/schema/generate-questions'
import { CURRENT_AFFAIRS_CATEGORIES, INDIA_BULK } from './categories.ts'
import { FOLLOW_UP_PROMPT } from './requests.ts'

const PERIODS: Record<Timeframe, string> = {
  today: 'the last 24 hours',
  weekly: 'the last 7 days',
  monthly: 'the last month',
  yearly: 'the last year',
}

export interface PromptParts {
  category: string
  timeframe: Timeframe
  /** The instructions that admins wrote for the category. */
  instructions: readonly string[]
  /** A second batch must not repeat the first. */
  isFollowUp?: boolean | undefined
}

/** The instructions for a provider about a current-affairs request, besides topic, count and level. */
export const currentAffairsPrompt = ({
  category,
  timeframe,
  instructions,
  isFollowUp,
}: PromptParts): string => {
  const subject =
    category === INDIA_BULK
      ? `all of these: ${CURRENT_AFFAIRS_CATEGORIES.map(({ title }) => title).join('; ')}`
      : category
  const sentences = [
    `Ask about ${subject}, as reported in ${PERIODS[timeframe]}, with India in focus.`,
    ...instructions.map((text) => text.trim()).filter((text) => text !== ''),
  ].join('\n')
  // The last sentence must stay, whatever an admin wrote.
  const last = isFollowUp ? `\n${FOLLOW_UP_PROMPT}` : ''
  return sentences.slice(0, MAX_PROMPT_LENGTH - last.length) + last
}
