import { isLastOfQuiz, type Quiz } from '@ekagra/exam/current-affairs/quiz'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface QuizFootProps {
  quiz: Quiz
  onPrevious: () => void
  onNext: () => void
}

export function QuizFoot({ quiz, onPrevious, onNext }: QuizFootProps) {
  const words = useMessages(currentAffairsMessages)
  const isLast = isLastOfQuiz(quiz)
  const isAnswered = (quiz.answers[quiz.index] ?? null) !== null
  return (
    <footer className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:py-3">
      <div className="mx-auto flex max-w-measure items-center gap-3">
        <Button size="lg" disabled={quiz.index === 0} onClick={onPrevious} className="!text-sm md:mr-auto">
          <Icon name="arrow-left" />
          <span className="md:hidden">{words.back}</span>
          <span className="max-md:hidden">{words.previous}</span>
        </Button>
        <Button
          variant="primary"
          size="lg"
          softDisabled={!isAnswered}
          onClick={onNext}
          className="flex-1 !text-sm md:min-w-40 md:flex-none"
        >
          {isLast ? words.finish : words.next}
          {!isLast && <Icon name="arrow-right" />}
        </Button>
      </div>
    </footer>
  )
}
