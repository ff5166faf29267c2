import type { Mirror } from '@ekagra/schema/drawing'
import { figureMessages } from '../../messages/en/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DrawingFrame, DrawnText } from './drawing-frame.tsx'

const LETTER = 22
const LINE = 62
const WIDTH = 320

const TURNS = { none: [1, 1], 'left-right': [-1, 1], 'upside-down': [1, -1], both: [-1, -1] } as const

type Glyphs = Mirror['choices'][number]

/** A text, the mirror as a dashed line, and the numbered images below. */
export function MirrorDrawing({ figure: { text, mirror, choices, description } }: { figure: Mirror }) {
  const words = useMessages(figureMessages)
  const letters: Glyphs = [...text].map((letter) => ({ text: letter, turn: 'none' }))
  const half = (letters.length * LETTER) / 2
  const top = mirror === 'below' ? 92 : 78
  return (
    <DrawingFrame width={WIDTH} height={top + choices.length * LINE} description={description}>
      <Letters x={WIDTH / 2} y={38} glyphs={letters} />
      {mirror === 'below' ? (
        <line x1={WIDTH / 2 - half - 14} x2={WIDTH / 2 + half + 14} y1="66" y2="66" {...mirrorLine} />
      ) : (
        <line x1={WIDTH / 2 + half + 12} x2={WIDTH / 2 + half + 12} y1="12" y2="64" {...mirrorLine} />
      )}
      {choices.map((glyphs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an image is identified by its number
        <g key={index}>
          <line x1="0" x2={WIDTH} y1={top + index * LINE} y2={top + index * LINE} className="stroke-rule" />
          <DrawnText x={44} y={top + (index + 0.5) * LINE}>
            {words.picture(index + 1)}
          </DrawnText>
          <Letters x={WIDTH / 2 + 40} y={top + (index + 0.5) * LINE} glyphs={glyphs} />
        </g>
      ))}
    </DrawingFrame>
  )
}

const mirrorLine = { strokeWidth: 2.5, strokeDasharray: '7 5', className: 'stroke-action-text' }

function Letters({ x, y, glyphs }: { x: number; y: number; glyphs: Glyphs }) {
  return glyphs.map(({ text, turn }, index) => {
    const [wide, high] = TURNS[turn]
    const place = x + (index - (glyphs.length - 1) / 2) * LETTER
    return (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is identified by its position
        key={index}
        transform={`translate(${place} ${y}) scale(${wide} ${high})`}
        textAnchor="middle"
        // Half the height of a capital letter: a flipped letter stays on the line.
        y="10"
        className="fill-ink font-[Arial,Helvetica,sans-serif] text-[28px]"
      >
        {text}
      </text>
    )
  })
}
