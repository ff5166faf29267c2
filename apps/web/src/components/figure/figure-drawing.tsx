import { ClockDrawing } from './clock-drawing.tsx'
import { CubesDrawing } from './cubes-drawing.tsx'
import { DiceDrawing } from './dice-drawing.tsx'
import type { DrawnFigure } from './figure-kinds.ts'
import { GeometryDrawing } from './geometry-drawing.tsx'
import { MirrorDrawing } from './mirror-drawing.tsx'
import { PicturesDrawing } from './pictures-drawing.tsx'
import { VennChoicesDrawing, VennDrawing } from './venn-drawing.tsx'

/** The drawn part of a figure of shapes; without its pictures to choose from where the options show them. */
export function FigureDrawing({ figure, hasChoices }: { figure: DrawnFigure; hasChoices: boolean }) {
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
    case 'pictures':
      return <PicturesDrawing figure={figure} hasChoices={hasChoices} />
  }
}
