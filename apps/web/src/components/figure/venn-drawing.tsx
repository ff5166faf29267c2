import type { Venn, VennChoices } from '@ekagra/schema/drawing'
import { figureMessages } from '../../messages/en/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DrawingFrame, DrawnText } from './drawing-frame.tsx'

const MARGIN = 34
const WIDTH = 320

/** Named circles with numbers in their regions. */
export function VennDrawing({ figure }: { figure: Venn }) {
  const left = Math.min(...figure.circles.map(({ x, radius }) => x - radius))
  const right = Math.max(...figure.circles.map(({ x, radius }) => x + radius))
  const low = Math.min(...figure.circles.map(({ y, radius }) => y - radius))
  const high = Math.max(...figure.circles.map(({ y, radius }) => y + radius))
  const scale = (WIDTH - 2 * MARGIN) / Math.max(right - left, 1e-9)
  const place = ({ x, y }: { x: number; y: number }) => ({
    x: MARGIN + (x - left) * scale,
    y: MARGIN + (high - y) * scale,
  })
  return (
    <DrawingFrame width={WIDTH} height={(high - low) * scale + 2 * MARGIN} description={figure.description}>
      {figure.circles.map((circle, index) => {
        const { x, y } = place(circle)
        const isUpper = circle.y > (low + high) / 2 || figure.circles.length < 3
        return (
          <g key={circle.name}>
            <circle
              cx={x}
              cy={y}
              r={circle.radius * scale}
              strokeWidth="2"
              strokeDasharray={index === 1 ? '7 4' : undefined}
              className="fill-action-soft/40 stroke-action-text"
            />
            <DrawnText
              x={x}
              y={isUpper ? y - circle.radius * scale - 16 : y + circle.radius * scale + 16}
              isStrong
            >
              {circle.name}
            </DrawnText>
          </g>
        )
      })}
      {figure.marks.map((mark) => (
        <DrawnText key={`${mark.x} ${mark.y}`} {...place(mark)}>
          {mark.text}
        </DrawnText>
      ))}
    </DrawingFrame>
  )
}

const CELL = 150

/** Numbered diagrams, two in a row. */
export function VennChoicesDrawing({ figure }: { figure: VennChoices }) {
  const words = useMessages(figureMessages)
  const rows = Math.ceil(figure.choices.length / 2)
  return (
    <DrawingFrame width={2 * CELL} height={rows * CELL} description={figure.description}>
      {figure.choices.map((circles, index) => {
        const [x, y] = [(index % 2) * CELL, Math.floor(index / 2) * CELL]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a diagram is identified by its number
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect
              x="3"
              y="3"
              width={CELL - 6}
              height={CELL - 6}
              rx="10"
              fill="none"
              className="stroke-rule"
            />
            <DrawnText x={CELL / 2} y={20} isStrong>
              {words.picture(index + 1)}
            </DrawnText>
            {circles.map((circle) => (
              <circle
                key={`${circle.x} ${circle.y} ${circle.radius}`}
                cx={CELL / 2 + circle.x}
                cy={CELL / 2 + 14 - circle.y}
                r={circle.radius}
                strokeWidth="2"
                className="fill-action-soft/40 stroke-ink"
              />
            ))}
          </g>
        )
      })}
    </DrawingFrame>
  )
}
