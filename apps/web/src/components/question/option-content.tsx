import type { Figure } from '@ekagra/schema/figure'
import { PictureShapes } from '../figure/picture-shapes.tsx'
import { InlineText } from '../rich-text/rich-text.tsx'

const SIDE = 112

/** An option: its text, and above it the picture that the text names ('Picture 2'), where the question has pictures. */
export function OptionContent({ text, figure }: { text: string; figure: Figure | undefined }) {
  const number = /^Picture (\d)$/.exec(text)?.[1]
  const picture =
    figure?.kind === 'pictures' && number !== undefined ? figure.choices[Number(number) - 1] : undefined
  if (!picture) return <InlineText text={text} />
  return (
    <span className="flex flex-col gap-1 py-1">
      {/* The text below names it, and the figure tells all pictures in words. */}
      <svg viewBox="-2 -2 104 104" width={SIDE} height={SIDE} aria-hidden="true" className="max-w-full">
        {picture.isFramed && (
          <rect width="100" height="100" fill="none" strokeWidth="1.3" className="stroke-edge" />
        )}
        <PictureShapes shapes={picture.shapes} thickness={1.7} />
      </svg>
      <span className="text-sm text-ink-3">
        <InlineText text={text} />
      </span>
    </span>
  )
}
