import { defineGenerator } from '../../../kit/define-generator.ts'
import { drawComposite } from '../../../kit/figures/composite.ts'
import { drawMarks, type Mark, showsDirection, tellMarks } from '../../../kit/figures/marks.ts'
import {
  flipSideways,
  givenPicture,
  lookOf,
  moveShapes,
  onlyPicture,
  picturesFigure,
  placePictures,
  turnBy,
} from '../../../kit/figures/picture.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

/** "How will the given figure look when it is rotated by 90° clockwise?" */
export const figureRotation = defineGenerator({
  id: 'reasoning/figure-rotation',
  version: 2,
  concepts: ['figure-rotation'],
  levels: {
    easy: { parts: 1, turns: [90, 180] },
    medium: { parts: 2, turns: [90, 270, 180] },
    hard: { parts: 3, turns: [45, 135, 225, 315] },
  },
  generate(rng, { parts, turns }) {
    const marks = drawComposite(rng, parts)
    const figure = drawMarks(marks)
    const degrees = rng.pick(turns)
    const isBack = degrees > 180 || (degrees === 135 && rng.chance(0.3))
    const said =
      degrees === 180 ? '180°' : isBack ? `${360 - degrees}° anticlockwise` : `${degrees}° clockwise`
    const turned = marks.map((mark) => turnMark(mark, degrees))
    const others = [45, 90, 135, 180, 225, 270, 315].filter(
      (other) => other !== degrees && (other - degrees) % 90 === 0,
    )
    const tell = (shown: readonly Mark[]) => tellMarks(shown)
    const placed = placePictures(rng, { shapes: drawMarks(turned), words: tell(turned) }, [
      ...others.map((other) => ({
        shapes: moveShapes(figure, turnBy(other)),
        words: tell(marks.map((mark) => turnMark(mark, other))),
        because:
          other === 360 - degrees
            ? say`it was turned the other way round`
            : say`it was turned by another angle`,
      })),
      {
        shapes: moveShapes(moveShapes(figure, flipSideways), turnBy(degrees)),
        words: `the mirror image, turned: ${tell(marks.map((mark) => turnMark({ ...mark, x: 100 - mark.x, isFlipped: !mark.isFlipped, turn: -mark.turn }, degrees)))}`,
        because: say`it was reversed as well as turned`,
      },
      ...range(0, parts)
        .filter((index) => marks.slice(index, index + 1).some(showsDirection))
        .map((index) => {
          const slip = turned.map((mark, place) =>
            place === index ? { ...mark, turn: marks[index]?.turn ?? 0 } : mark,
          )
          return {
            shapes: drawMarks(slip),
            words: tell(slip),
            because: say`one part of it was moved but not turned`,
          }
        }),
    ])
    return {
      given: { figure, degrees, choices: placed.choices },
      prompt: rng.pick([
        say`How will the given figure look when it is rotated by ${said}?`,
        say`Select the option that shows the given figure rotated by ${said}.`,
        say`The given figure is rotated by ${said} about its centre. Which of the following figures will be obtained?`,
        say`If the given figure is turned through ${said}, then which of the following will it look like?`,
      ]),
      figure: picturesFigure(
        'Figure to be rotated',
        `Given figure: ${tell(marks)}.`,
        [givenPicture(figure)],
        placed,
      ),
      answer: placed.answer,
      mistakes: placed.mistakes,
      steps: [
        ...(isBack ? [say`Rotating by ${said} is the same as rotating by ${degrees}° clockwise.`] : []),
        say`Follow one small part: it moves around the centre by ${said}.`,
        ...(parts > 1 ? [say`Do the same with the next part; strike out the options that fail.`] : []),
        ...(parts > 2
          ? [say`A rotation never reverses a figure: the order of the parts clockwise stays.`]
          : []),
        say`Check that each part has turned by the same angle: ${placed.answer}`,
      ],
    }
  },
  solve: ({ figure, degrees, choices }) =>
    // Turning the right option back gives the figure.
    onlyPicture(choices, (shapes) => lookOf(moveShapes(shapes, turnBy(-degrees))) === lookOf(figure)),
})

/** A part after the whole is turned: it moves around the centre and turns itself. */
function turnMark(mark: Mark, degrees: number): Mark {
  const [x, y] = turnBy(degrees)([mark.x, mark.y])
  return { ...mark, x, y, turn: mark.turn + degrees }
}
