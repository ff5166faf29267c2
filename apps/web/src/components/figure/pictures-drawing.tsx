import type { Pictures } from '@ekagra/schema/drawing'
import { figureMessages } from '../../messages/en/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DrawingFrame, DrawnText } from './drawing-frame.tsx'
import { PictureShapes } from './picture-shapes.tsx'

const WIDTH = 320
/** The side of a given picture, by how many are side by side. */
const SIDES = [150, 150, 130, 92, 68, 54] as const
const GAP = 14
const CHOICE = 118
const CHOICE_ROW = CHOICE + 40

/** What is given in one row; below it the numbered pictures, two in a row, unless the options show them. */
export function PicturesDrawing({ figure, hasChoices }: { figure: Pictures; hasChoices: boolean }) {
  const words = useMessages(figureMessages)
  const { given, description } = figure
  const choices = hasChoices ? figure.choices : []
  const side = SIDES[given.length] ?? 48
  const step = side + GAP
  const left = (WIDTH - given.length * step + GAP) / 2
  const top = given.length > 0 ? side + 24 : 4
  const height = top + Math.ceil(choices.length / 2) * CHOICE_ROW
  return (
    <DrawingFrame width={WIDTH} height={height} description={description}>
      {given.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its position
        <g key={index} transform={`translate(${left + index * step} 6)`}>
          {picture.isFramed && <Frame side={side} />}
          <g transform={`scale(${side / 100})`}>
            <PictureShapes shapes={picture.shapes} thickness={(1.8 * 100) / side} />
          </g>
          {picture.text && (
            <DrawnText x={side / 2} y={side / 2} isStrong>
              {picture.text}
            </DrawnText>
          )}
          {picture.after && (
            <DrawnText x={side + GAP / 2} y={side / 2} isStrong>
              {picture.after}
            </DrawnText>
          )}
        </g>
      ))}
      {choices.map((choice, index) => {
        const x = (index % 2) * (WIDTH / 2) + (WIDTH / 2 - CHOICE) / 2
        const y = top + Math.floor(index / 2) * CHOICE_ROW
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its number
          <g key={index} transform={`translate(${x} ${y})`}>
            <DrawnText x={CHOICE / 2} y={12} isStrong>
              {words.picture(index + 1)}
            </DrawnText>
            <g transform="translate(0 26)">
              {choice.isFramed && <Frame side={CHOICE} />}
              <g transform={`scale(${CHOICE / 100})`}>
                <PictureShapes shapes={choice.shapes} thickness={(1.8 * 100) / CHOICE} />
              </g>
            </g>
          </g>
        )
      })}
    </DrawingFrame>
  )
}

const Frame = ({ side }: { side: number }) => (
  <rect width={side} height={side} fill="none" strokeWidth="1.5" className="stroke-edge" />
)
