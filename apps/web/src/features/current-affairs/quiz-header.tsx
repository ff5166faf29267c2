import { quizProgress } from '@ekagra/exam/current-affairs/page'
import type { Quiz } from '@ekagra/exam/current-affairs/quiz'
import { clockText } from '@ekagra/exam/grading/time-text'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Switch } from '../../components/ui/form/switch.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface QuizHeaderProps {
  category: string
  timeframe: Timeframe
  seconds: number
  quiz: Quiz
  isAutoAdvancing: boolean
  onAutoAdvance: (isOn: boolean) => void
  onExit: () => void
}

/** Stays in view: the topic of the quiz, the time and the progress. */
export function QuizHeader(props: QuizHeaderProps) {
  const { category, timeframe, seconds, quiz, isAutoAdvancing, onAutoAdvance, onExit } = props
  const words = useMessages(currentAffairsMessages)
  const percent = quizProgress(quiz)
  const time = clockText(seconds)
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper">
      <div className="mx-auto max-w-session px-gutter pt-1.5 lg:flex lg:items-center lg:gap-6 lg:py-2">
        <div className="flex min-w-0 flex-1 items-center gap-2 lg:gap-6">
          <Button variant="quiet" onClick={onExit} className="-ml-3">
            <Icon name="arrow-left" />
            {words.exit}
          </Button>
          <h1 className="flex min-w-0 flex-1 items-center gap-1.5 text-base tracking-normal">
            <Badge tone="note" className="min-w-0">
              <span className="truncate leading-normal max-md:hidden">{words.categoryName(category)}</span>
              <span aria-hidden="true" className="leading-normal md:hidden">
                {words.shortCategoryName(category)}
              </span>
              <span className="sr-only md:hidden">{words.categoryName(category)}</span>
            </Badge>
            <Badge>{words.timeframeChips[timeframe]}</Badge>
          </h1>
          <span
            role="timer"
            aria-label={words.elapsed(time)}
            className="figures inline-flex items-center gap-1.5 text-sm font-title"
          >
            <Icon name="clock" className="size-4 stroke-2 text-ink-3" />
            {time}
          </span>
        </div>
        <div className="flex items-center justify-between gap-3 lg:gap-6">
          <p className="figures text-sm">
            <b>{words.place(quiz.index + 1, quiz.answers.length)}</b>{' '}
            <span className="text-ink-3">{words.percent(percent)}</span>
          </p>
          <Switch
            checked={isAutoAdvancing}
            onCheckedChange={onAutoAdvance}
            className="flex-row-reverse !gap-2"
          >
            {words.autoAdvance}
          </Switch>
        </div>
      </div>
      <ProgressBar label={words.quizProgress} value={percent} className="-mb-px !rounded-none" />
    </header>
  )
}
