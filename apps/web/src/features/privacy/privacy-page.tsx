import { ReadingPage } from '../../components/reading-page.tsx'
import { privacyMessages } from '../../messages/en/privacy.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function Component() {
  const words = useMessages(privacyMessages)
  return <ReadingPage title={words.title} text={words.text} sections={words.sections} />
}
