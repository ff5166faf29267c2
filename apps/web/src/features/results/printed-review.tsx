import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Result } from './result.ts'
import { ReviewDetails } from './review-answers.tsx'

/** True once the browser prepares to print. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    // The printed content must be in the page before the browser lays it out.
    const turn = (isOn: boolean) => flushSync(() => setPrinting(isOn))
    const onChange = (event: MediaQueryListEvent) => turn(event.matches)
    const onBefore = () => turn(true)
    const onAfter = () => turn(false)
    media.addEventListener('change', onChange)
    window.addEventListener('beforeprint', onBefore)
    window.addEventListener('afterprint', onAfter)
    return () => {
      media.removeEventListener('change', onChange)
      window.removeEventListener('beforeprint', onBefore)
      window.removeEventListener('afterprint', onAfter)
    }
  }, [])
  return isPrinting
}

/** A print shows every question open, whatever tab is on the screen. */
export function PrintedReview({ result }: { result: Result }) {
  const words = useMessages(resultsMessages)
  if (!usePrinting() || result.answers.length === 0) return null
  return (
    <section className="mt-8 hidden print:block">
      <h2 className="mb-4">{words.review}</h2>
      <ol className="grid gap-6">
        {result.answers.map((answered) => {
          const id = `printed-${answered.number}`
          return (
            <li key={answered.number} className="break-inside-avoid border-t border-rule pt-4">
              <h3 id={id} className="mb-3">
                {answered.number}. <InlineText text={answered.question.text} /> (
                {words.time.outcome[answered.outcome]})
              </h3>
              <ReviewDetails answered={answered} result={result} labelledBy={id} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
