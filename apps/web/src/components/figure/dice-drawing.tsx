import type { Dice } from '@ekagra/schema/drawing'
import { DrawingFrame, DrawnText } from './drawing-frame.tsx'

const EDGE = 52
const [HALF, DEPTH] = [EDGE * 0.87, EDGE * 0.5]
const VIEW_WIDTH = 2 * HALF + 20
const VIEW_HEIGHT = EDGE + 2 * DEPTH + 16
const CELL = 48

/** Views of a die side by side, or its net. */
export function DiceDrawing({ figure }: { figure: Dice }) {
  return figure.views.length > 0 ? <Views figure={figure} /> : <Net figure={figure} />
}

function Views({ figure: { views, description } }: { figure: Dice }) {
  return (
    <DrawingFrame
      width={Math.max(views.length, 3) * VIEW_WIDTH}
      height={VIEW_HEIGHT}
      description={description}
    >
      {views.map(({ top, front, side }, index) => {
        const [x, y] = [VIEW_WIDTH * (index + 0.5), 8]
        const middle = y + 2 * DEPTH
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a view is identified by its position
          <g key={index} strokeWidth="2" strokeLinejoin="round" className="stroke-ink">
            <path
              d={`M${x} ${y}L${x + HALF} ${y + DEPTH}L${x} ${middle}L${x - HALF} ${y + DEPTH}Z`}
              className="fill-surface"
            />
            <path
              d={`M${x - HALF} ${y + DEPTH}L${x} ${middle}V${middle + EDGE}L${x - HALF} ${y + DEPTH + EDGE}Z`}
              className="fill-quiet"
            />
            <path
              d={`M${x + HALF} ${y + DEPTH}L${x} ${middle}V${middle + EDGE}L${x + HALF} ${y + DEPTH + EDGE}Z`}
              className="fill-rule"
            />
            <FaceText x={x} y={y + DEPTH}>
              {top}
            </FaceText>
            <FaceText x={x - HALF / 2} y={middle + EDGE / 2 - DEPTH / 2}>
              {front}
            </FaceText>
            <FaceText x={x + HALF / 2} y={middle + EDGE / 2 - DEPTH / 2}>
              {side}
            </FaceText>
          </g>
        )
      })}
    </DrawingFrame>
  )
}

function FaceText({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text
      x={x}
      y={y}
      stroke="none"
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-ink text-[20px] font-title"
    >
      {children}
    </text>
  )
}

function Net({ figure: { net, description } }: { figure: Dice }) {
  const columns = Math.max(...net.map(({ column }) => column)) + 1
  const rows = Math.max(...net.map(({ row }) => row)) + 1
  return (
    <DrawingFrame
      width={Math.max(columns * CELL + 8, 240)}
      height={rows * CELL + 8}
      description={description}
    >
      {net.map(({ column, row, face }) => (
        <g key={`${column} ${row}`}>
          <rect
            x={4 + column * CELL}
            y={4 + row * CELL}
            width={CELL}
            height={CELL}
            strokeWidth="2"
            className="fill-surface stroke-ink"
          />
          <DrawnText x={4 + (column + 0.5) * CELL} y={4 + (row + 0.5) * CELL} isStrong>
            {face}
          </DrawnText>
        </g>
      ))}
    </DrawingFrame>
  )
}
