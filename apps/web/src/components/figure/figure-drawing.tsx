import { ClockDrawing } from './clock-drawing.tsx'
import { CubesDrawing } from './cubes-drawing.tsx'
import { DiceDrawing } from './dice-drawing.tsx'
import type { DrawnFigure } from './figure-kinds.ts'
import { GeometryDrawing } from './geometry-drawing.tsx'
import { MirrorDrawing } from './mirror-drawing.tsx'
import { VennChoicesDrawing, VennDrawing } from './venn-drawing.tsx'

/** The drawn part of a figure of shapes. */
export function FigureDrawing({ figure }: { figure: DrawnFigure }) {
  switch (figure.kind) {
    case 'geometry':
      return <GeometryDrawing figure={figure} />
    case 'venn':
      return <VennDrawing figure={figure} />
    case 'venn-choices':
      return <VennChoicesDrawing figure={figure} />
    case 'dice':
      return <DiceDrawing figure={figure} />
    case 'cubes':
      return <CubesDrawing figure={figure} />
    case 'mirror':
      return <MirrorDrawing figure={figure} />
    case 'clock-face':
      return <ClockDrawing figure={figure} />
  }
}
