import { optionLetter } from '@ekagra/exam/question/normalise-question'
import type { Figure } from '@ekagra/schema/figure'
import { clsx } from 'clsx'
import { Passage } from '../../../components/figure/passage.tsx'
import { LazyFigure } from '../../../components/question/question-heading.tsx'
import { InlineText, RichText } from '../../../components/rich-text/rich-text.tsx'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'

interface QuestionPreviewProps {
  text: string
  options: readonly string[]
  correctIndex: number | null
  explanation: string
  figure: Figure | null
}

/** The question as learners will see it, with its maths set. */
export function QuestionPreview({ text, options, correctIndex, explanation, figure }: QuestionPreviewProps) {
  const words = useMessages(adminMessages).create
  return (
    <section className="rounded-lg border border-rule bg-surface p-4">
      <h2 className="mb-3 text-sm text-ink-3">{words.preview}</h2>
      {figure?.kind === 'passage' && <Passage figure={figure} />}
      <p className="font-title">
        <InlineText text={text.trim() === '' ? '…' : text} />
      </p>
      {figure && figure.kind !== 'passage' && <LazyFigure figure={figure} />}
      <ol className="mt-3 grid gap-1.5">
        {['A', 'B', 'C', 'D'].map((letter, index) => (
          <li
            key={letter}
            className={clsx('flex gap-2', index === correctIndex && 'font-title text-correct')}
          >
            <span aria-hidden="true">{optionLetter(index)}.</span>
            <InlineText text={options[index]?.trim() ? (options[index] ?? '') : '…'} />
          </li>
        ))}
      </ol>
      {explanation.trim() !== '' && (
        <div className="mt-3 border-t border-rule pt-3 text-sm text-ink-2">
          <RichText text={explanation} />
        </div>
      )}
    </section>
  )
}
