import { useTextLanguage } from '../../messages/text-language.ts'
import { InlineText } from '../rich-text/rich-text.tsx'
import type { PassageFigure } from './figure-kinds.ts'

/** A text that questions are asked about, set for reading: line length of a book, a rule at its side. */
export function Passage({ figure: { title, paragraphs } }: { figure: PassageFigure }) {
  const language = useTextLanguage(title)
  return (
    <figure className="mb-6 border-l-2 border-rule pl-4">
      <figcaption lang={language} className="mb-2 text-sm font-title">
        {title}
      </figcaption>
      <div className="grid max-w-measure gap-3 leading-relaxed text-ink-2">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a passage never changes
          <p key={index} className="whitespace-pre-line">
            <InlineText text={paragraph} />
          </p>
        ))}
      </div>
    </figure>
  )
}
