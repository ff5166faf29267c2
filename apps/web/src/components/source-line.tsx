import type { Source } from '@ekagra/schema/question'
import { explanationMessages } from '../messages/explanation.ts'
import { useMessages } from '../messages/use-messages.ts'

/** Only pages of the web: anything else a provider puts there is text and stays text. */
const isWebAddress = (link: string) => /^https?:$/.test(URL.parse(link)?.protocol ?? '')

/** Where a fact comes from, with its address where there is one, and the day on which it was true. */
export function SourceLine({ source: { title, link, date } }: { source: Source }) {
  const words = useMessages(explanationMessages)
  return (
    <p>
      {words.source}:{' '}
      {link && isWebAddress(link) ? (
        <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
          {title || link}
        </a>
      ) : (
        title
      )}
      {date && `, ${words.asOf(date)}`}
    </p>
  )
}
