import { defineGenerator } from '../../../kit/define-generator.ts'
import { drawComposite } from '../../../kit/figures/composite.ts'
import { drawMarks, type Mark, showsDirection, tellMarks } from '../../../kit/figures/marks.ts'
import {
  flipSideways,
  flipUpsideDown,
  givenPicture,
  lookOf,
  moveShapes,
  onlyPicture,
  picturesFigure,
  placePictures,
  type Shape,
  type Spot,
  turnBy,
} from '../../../kit/figures/picture.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Select the correct mirror image of the given figure when the mirror is placed on its right side." */
export const mirrorFigure = defineGenerator({
  id: 'reasoning/mirror-figure',
  version: 4,
  concepts: ['mirror-images', 'mirror-image-of-figures', 'water-image-of-figures'],
  levels: { easy: { parts: 1 }, medium: { parts: 2 }, hard: { parts: 4 } },
  generate(rng, { parts }) {
    const surface = rng.weighted([
      ['beside', 3],
      ['below', 2],
    ] as const)
    const marks = drawComposite(rng, parts)
    const figure = drawMarks(marks)
    const [right, other] =
      surface === 'beside' ? [flipSideways, flipUpsideDown] : [flipUpsideDown, flipSideways]
    const tell = (shown: readonly Mark[]) => tellMarks(shown)
    const image = marks.map((mark) => reverse(mark, surface))
    const placed = placePictures(
      rng,
      { shapes: drawMarks(image), words: tell(image) },
      [
        {
          shapes: moveShapes(figure, other),
          words: tell(marks.map((mark) => reverse(mark, surface === 'beside' ? 'below' : 'beside'))),
          because:
            surface === 'beside'
              ? say`that is its image in water below it`
              : say`that is its image in a mirror beside it`,
        },
        {
          shapes: moveShapes(figure, turnBy(180)),
          words: tell(
            marks.map((mark) => ({ ...mark, x: 100 - mark.x, y: 100 - mark.y, turn: mark.turn + 180 })),
          ),
          because: say`it is turned by half a round instead of being reversed`,
        },
        { shapes: figure, words: tell(marks), because: say`the figure was not reversed at all` },
        ...range(0, parts)
          .filter((index) => marks.slice(index, index + 1).some(showsDirection))
          .map((index) => {
            const slip = image.map((mark, place) =>
              place === index ? { ...(marks[index] ?? mark), x: mark.x, y: mark.y } : mark,
            )
            return {
              shapes: drawMarks(slip),
              words: tell(slip),
              because: say`one part of it was not reversed`,
            }
          }),
        ...range(1, parts).map((index) => {
          const [own, moved] = [marks[index], image[index]]
          // Whatever lies there in the image changes places with it, so that no part covers another.
          const slip = image.map((mark, place) => {
            const to = place === index ? own : mark.x === own?.x && mark.y === own.y ? moved : mark
            return { ...mark, x: to?.x ?? mark.x, y: to?.y ?? mark.y }
          })
          return {
            shapes: drawMarks(slip),
            words: tell(slip),
            because: say`one part of it stayed on its side`,
          }
        }),
      ].filter(({ shapes }) => lookOf(shapes) !== lookOf(moveShapes(figure, right))),
    )
    return {
      concept: surface === 'beside' ? ['mirror-image-of-figures', 'mirror-images'] : 'water-image-of-figures',
      given: { figure, surface, choices: placed.choices },
      prompt:
        surface === 'beside'
          ? rng.pick([
              say`Select the correct mirror image of the given figure when the mirror is placed on its right side, along the dashed line.`,
              say`Which of the following is the correct mirror image of the given figure, when a mirror is placed vertically to its right?`,
              say`Select the option that represents the correct mirror image of the given figure along the dashed line.`,
              say`If a mirror is placed to the right of the given figure, then which of the option figures is its correct image?`,
            ])
          : rng.pick([
              say`Select the correct water image of the given figure.`,
              say`Which of the following option figures is the water image of the given figure?`,
              say`A mirror is placed horizontally below the given figure, on the dashed line. Select the correct image of the figure.`,
              say`Identify the water image of the figure given above the dashed line.`,
            ]),
      figure: picturesFigure(
        surface === 'beside' ? 'Figure and a mirror on its right' : 'Figure and water below it',
        `Given figure: ${tell(marks)}.`,
        [givenPicture([...figure, surfaceLine(surface)], { isFramed: false })],
        placed,
      ),
      answer: placed.answer,
      mistakes: placed.mistakes,
      steps: [
        surface === 'beside'
          ? say`A mirror at the side interchanges left and right; top and bottom stay.`
          : say`Water interchanges top and bottom; left and right stay.`,
        ...(parts > 1 ? [say`Find the new place of each small part first.`] : []),
        ...(parts > 2 ? [say`Strike out the options in which a part lies on the wrong side.`] : []),
        say`Then compare which way each part points: every one must be reversed.`,
        say`This is so only in ${placed.answer}`,
      ],
    }
  },
  solve: ({ figure, surface, choices }) => {
    // Reflects every drawn point, one by one.
    const wanted = lookOf(moveShapes(figure, surface === 'beside' ? flipSideways : flipUpsideDown))
    return onlyPicture(choices, (shapes) => lookOf(shapes) === wanted)
  },
})

/** The image of a part: its place is reflected, and the part itself is reversed. */
const reverse = (mark: Mark, surface: 'beside' | 'below'): Mark =>
  surface === 'beside'
    ? { ...mark, x: 100 - mark.x, isFlipped: !mark.isFlipped, turn: -mark.turn }
    : { ...mark, y: 100 - mark.y, isFlipped: !mark.isFlipped, turn: 180 - mark.turn }

const surfaceLine = (surface: 'beside' | 'below'): Shape => {
  const points: Spot[] =
    surface === 'beside'
      ? [
          [97, 4],
          [97, 96],
        ]
      : [
          [4, 97],
          [96, 97],
        ]
  return { kind: 'line', points, isDashed: true }
}
