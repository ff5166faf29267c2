import * as z from 'zod/mini'

// Each schema is made when the first drawing of its kind is read (z.lazy): making them all takes a cheap phone tens of milliseconds.

/** Every drawing has a description for people who cannot see it. It must not give the answer away. */
const told = () => ({ title: z.string(), description: z.string().check(z.minLength(1)) })

interface Ends {
  points: { id: string }[]
  segments: { from: string; to: string }[]
  circles: { centre: string }[]
  angles: { at: string; from: string; to: string }[]
}

const joinsKnownPoints = ({ points, segments, circles, angles }: Ends): boolean => {
  const known = new Set(points.map(({ id }) => id))
  const used = [
    ...segments.flatMap(({ from, to }) => [from, to]),
    ...circles.map(({ centre }) => centre),
    ...angles.flatMap(({ at, from, to }) => [at, from, to]),
  ]
  return known.size === points.length && used.every((id) => known.has(id))
}

/** Points in the plane (y upwards) and the lines between them. */
export const Geometry = z.lazy(() => {
  const point = z.strictObject({ id: z.string(), x: z.number(), y: z.number(), label: z.string() })
  const segment = z.strictObject({
    from: z.string(),
    to: z.string(),
    label: z.optional(z.string()),
    isDashed: z.optional(z.boolean()),
    /** A part of a circuit in the middle of the line; the positive plate of a cell is towards `to`. */
    symbol: z.optional(z.enum(['resistor', 'cell'])),
  })
  const circle = z.strictObject({ centre: z.string(), radius: z.number().check(z.positive()) })
  const angle = z.strictObject({
    at: z.string(),
    from: z.string(),
    to: z.string(),
    label: z.string(),
    isRight: z.optional(z.boolean()),
  })
  return z
    .strictObject({
      kind: z.literal('geometry'),
      ...told(),
      points: z.array(point).check(z.minLength(2)),
      segments: z.array(segment),
      circles: z.array(circle),
      angles: z.array(angle),
    })
    .check(z.refine(joinsKnownPoints, { error: 'every part joins points that are there' }))
})

/** Circles with the labels of their regions. */
export const Venn = z.lazy(() =>
  z.strictObject({
    kind: z.literal('venn'),
    ...told(),
    circles: z
      .array(
        z.strictObject({
          name: z.string(),
          x: z.number(),
          y: z.number(),
          radius: z.number().check(z.positive()),
        }),
      )
      .check(z.minLength(1)),
    marks: z.array(z.strictObject({ x: z.number(), y: z.number(), text: z.string() })),
  }),
)

/** Several diagrams without names, numbered from 1, to choose from. */
export const VennChoices = z.lazy(() =>
  z.strictObject({
    kind: z.literal('venn-choices'),
    ...told(),
    choices: z
      .array(
        z.array(z.strictObject({ x: z.number(), y: z.number(), radius: z.number().check(z.positive()) })),
      )
      .check(z.minLength(2)),
  }),
)

/** Views of one die, or the sheet that is folded into it. */
export const Dice = z.lazy(() =>
  z
    .strictObject({
      kind: z.literal('dice'),
      ...told(),
      views: z.array(z.strictObject({ top: z.string(), front: z.string(), side: z.string() })),
      net: z.array(z.strictObject({ column: z.int(), row: z.int(), face: z.string() })),
    })
    .check(
      z.refine(({ views, net }) => views.length > 0 || net.length === 6, {
        error: 'a die has views or six faces',
      }),
    ),
)

/** Stacks of unit cubes: rows from the back to the front, each from left to right, by height. */
export const Cubes = z.lazy(() =>
  z.strictObject({
    kind: z.literal('cubes'),
    ...told(),
    heights: z.array(z.array(z.int().check(z.gte(0), z.lte(9))).check(z.minLength(1))).check(z.minLength(1)),
  }),
)

/** A text in front of a mirror, and numbered pictures of possible mirror images. */
export const Mirror = z.lazy(() =>
  z.strictObject({
    kind: z.literal('mirror'),
    ...told(),
    text: z.string().check(z.minLength(1)),
    mirror: z.enum(['beside', 'below']),
    choices: z
      .array(
        z.array(
          z.strictObject({ text: z.string(), turn: z.enum(['none', 'left-right', 'upside-down', 'both']) }),
        ),
      )
      .check(z.minLength(2)),
  }),
)

/** The face of a clock; when mirrored, drawn as seen in a mirror. */
export const ClockFace = z.lazy(() =>
  z.strictObject({
    kind: z.literal('clock-face'),
    ...told(),
    hour: z.number(),
    minute: z.number(),
    isMirrored: z.boolean(),
  }),
)

/** A part of a picture, in a square of 100 by 100 whose y points down. */
const PictureShape = z.lazy(() => {
  const spot = z.tuple([z.number(), z.number()])
  const fill = z.enum(['none', 'solid', 'shaded'])
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('line'),
      points: z.array(spot).check(z.minLength(2)),
      isDashed: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('polygon'),
      points: z.array(spot).check(z.minLength(3)),
      fill,
    }),
    z.strictObject({
      kind: z.literal('circle'),
      x: z.number(),
      y: z.number(),
      radius: z.number().check(z.positive()),
      fill,
    }),
  ])
})

const GivenPicture = z.lazy(() =>
  z.strictObject({
    shapes: z.array(PictureShape),
    /** A letter or a question mark in the middle. */
    text: z.string(),
    /** Whether a square is drawn around it. */
    isFramed: z.boolean(),
    /** The sign between it and the next one: ':' or '∷' in an analogy. */
    after: z.string(),
  }),
)

/** Figures of non-verbal reasoning: what is given, from left to right, and the numbered pictures to choose from. */
export const Pictures = z.lazy(() =>
  z
    .strictObject({
      kind: z.literal('pictures'),
      ...told(),
      given: z.array(GivenPicture),
      choices: z.array(z.strictObject({ shapes: z.array(PictureShape), isFramed: z.boolean() })),
    })
    .check(
      z.refine(({ given, choices }) => given.length + choices.length > 0, { error: 'there is a picture' }),
    ),
)

export type PictureShape = z.infer<typeof PictureShape>
export type GivenPicture = z.infer<typeof GivenPicture>
export type Pictures = z.infer<typeof Pictures>
export type Geometry = z.infer<typeof Geometry>
export type Venn = z.infer<typeof Venn>
export type VennChoices = z.infer<typeof VennChoices>
export type Dice = z.infer<typeof Dice>
export type Cubes = z.infer<typeof Cubes>
export type Mirror = z.infer<typeof Mirror>
export type ClockFace = z.infer<typeof ClockFace>
