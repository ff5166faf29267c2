import { clsx } from 'clsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { categoryMessages } from '../../messages/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What the test set-up starts from. */
const QUESTIONS = 10

export interface StartLinksProps {
  topic: string
  /** The pair that the page is about. */
  main?: boolean | undefined
  className?: string | undefined
}

/** Practise a topic, or take a test on it. */
export function StartLinks({ topic, main, className }: StartLinksProps) {
  const words = useMessages(categoryMessages)
  const size = main ? 'lg' : 'md'
  return (
    <div className={clsx('flex flex-none gap-2', className)}>
      <ButtonLink
        to={`/practice?${new URLSearchParams({ topic })}`}
        aria-label={words.practiceTopic(topic)}
        variant={main ? 'primary' : 'secondary'}
        size={size}
        className={clsx(main && 'max-md:flex-1')}
      >
        {words.practice}
      </ButtonLink>
      <ButtonLink
        to="/test"
        state={{ prefilledTopic: topic, suggestedQuestions: QUESTIONS }}
        aria-label={words.testTopic(topic)}
        variant={main ? 'secondary' : 'quiet'}
        size={size}
        className={clsx(main && 'max-md:flex-1')}
      >
        {words.test}
      </ButtonLink>
    </div>
  )
}
