import type { Cubes } from '@ekagra/schema/drawing'
import { DrawingFrame } from './drawing-frame.tsx'

const MAX_WIDTH = 300

/** Stacks of unit cubes, seen from the front and above. */
export function CubesDrawing({ figure: { heights, description } }: { figure: Cubes }) {
  const rows = heights.length
  const columns = Math.max(...heights.map((row) => row.length))
  const tallest = Math.max(...heights.flat(), 1)
  const edge = Math.min(34, MAX_WIDTH / ((rows + columns) * 0.87))
  const [half, depth] = [edge * 0.87, edge * 0.5]
  const [width, height] = [(rows + columns) * half + 12, (rows + columns) * depth + tallest * edge + 12]
  /** The corner of the ground behind the cube. */
  const corner = (column: number, row: number, level: number) => ({
    x: 6 + rows * half + (column - row) * half,
    y: 6 + tallest * edge + (column + row) * depth - level * edge,
  })
  const cubes = heights.flatMap((line, row) =>
    line.flatMap((count, column) => Array.from({ length: count }, (_, level) => ({ column, row, level }))),
  )
  // Cubes farther back are drawn first.
  const order = cubes.sort(
    (one, other) => one.column + one.row - other.column - other.row || one.level - other.level,
  )
  return (
    <DrawingFrame width={width} height={height} description={description}>
      {order.map(({ column, row, level }) => {
        const { x, y } = corner(column, row, level + 1)
        return (
          <g
            key={`${column} ${row} ${level}`}
            strokeWidth="1.5"
            strokeLinejoin="round"
            className="stroke-ink"
          >
            <path
              d={`M${x} ${y}l${half} ${depth}l${-half} ${depth}l${-half} ${-depth}Z`}
              className="fill-surface"
            />
            <path
              d={`M${x - half} ${y + depth}l${half} ${depth}v${edge}l${-half} ${-depth}Z`}
              className="fill-quiet"
            />
            <path
              d={`M${x + half} ${y + depth}l${-half} ${depth}v${edge}l${half} ${-depth}Z`}
              className="fill-rule"
            />
          </g>
        )
      })}
    </DrawingFrame>
  )
}
