import { clsx } from 'clsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import type { IconName } from '../../components/ui/icon.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { setupPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The number of questions suggested in test setup. */
const QUESTIONS = 10

export interface StartLinksProps {
  topic: string
  /** True for the main links of a page, false for the links of a list row. */
  main?: boolean | undefined
  className?: string | undefined
}

/** Links to practise a topic and to take a test on it. */
export function StartLinks({ topic, main, className }: StartLinksProps) {
  const words = useMessages(categoryMessages)
  const { name } = useMessages(topicMessages)
  const size = main ? 'lg' : 'md'
  const fit = main ? 'max-md:flex-1' : 'max-md:w-target max-md:!px-0'
  return (
    <div className={clsx('flex gap-2 max-md:gap-1', main ? 'flex-wrap' : 'flex-none', className)}>
      <ButtonLink
        to={setupPath('practice', { topic })}
        aria-label={words.practiceTopic(name(topic))}
        variant={main ? 'primary' : 'secondary'}
        size={size}
        className={fit}
      >
        <Label icon="practice" text={words.practice} isShort={!main} />
      </ButtonLink>
      <ButtonLink
        to={paths.test}
        state={{ prefilledTopic: topic, suggestedQuestions: QUESTIONS }}
        aria-label={words.testTopic(name(topic))}
        variant={main ? 'secondary' : 'quiet'}
        size={size}
        className={fit}
      >
        <Label icon="test" text={words.test} isShort={!main} />
      </ButtonLink>
    </div>
  )
}

/** In a list on a phone, the icon from the tab bar replaces the word. */
function Label({ icon, text, isShort }: { icon: IconName; text: string; isShort: boolean }) {
  if (!isShort) return text
  return (
    <>
      <Icon name={icon} className="md:hidden" />
      <span className="max-md:hidden">{text}</span>
    </>
  )
}
