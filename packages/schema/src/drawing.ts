import * as z from 'zod/mini'

/** Every drawing has a description for people who cannot see it; the description does not reveal the answer. */
const told = { title: z.string(), description: z.string().check(z.minLength(1)) }

const GeometryPoint = z.strictObject({ id: z.string(), x: z.number(), y: z.number(), label: z.string() })
const GeometrySegment = z.strictObject({
  from: z.string(),
  to: z.string(),
  label: z.optional(z.string()),
  isDashed: z.optional(z.boolean()),
})
const GeometryCircle = z.strictObject({ centre: z.string(), radius: z.number().check(z.positive()) })
const GeometryAngle = z.strictObject({
  at: z.string(),
  from: z.string(),
  to: z.string(),
  label: z.string(),
  isRight: z.optional(z.boolean()),
})

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
export const Geometry = z
  .strictObject({
    kind: z.literal('geometry'),
    ...told,
    points: z.array(GeometryPoint).check(z.minLength(2)),
    segments: z.array(GeometrySegment),
    circles: z.array(GeometryCircle),
    angles: z.array(GeometryAngle),
  })
  .check(z.refine(joinsKnownPoints, { error: 'every part joins points that are there' }))

const VennCircle = z.strictObject({
  name: z.string(),
  x: z.number(),
  y: z.number(),
  radius: z.number().check(z.positive()),
})

/** Circles with the labels of their regions. */
export const Venn = z.strictObject({
  kind: z.literal('venn'),
  ...told,
  circles: z.array(VennCircle).check(z.minLength(1)),
  marks: z.array(z.strictObject({ x: z.number(), y: z.number(), text: z.string() })),
})

/** Several diagrams without names, numbered from 1, to choose from. */
export const VennChoices = z.strictObject({
  kind: z.literal('venn-choices'),
  ...told,
  choices: z
    .array(z.array(z.strictObject({ x: z.number(), y: z.number(), radius: z.number().check(z.positive()) })))
    .check(z.minLength(2)),
})

const DieView = z.strictObject({ top: z.string(), front: z.string(), side: z.string() })
const NetFace = z.strictObject({ column: z.int(), row: z.int(), face: z.string() })

/** Views of one die, or the sheet that is folded into it. */
export const Dice = z
  .strictObject({ kind: z.literal('dice'), ...told, views: z.array(DieView), net: z.array(NetFace) })
  .check(
    z.refine(({ views, net }) => views.length > 0 || net.length === 6, {
      error: 'a die has views or six faces',
    }),
  )

/** Stacks of unit cubes: rows from the back to the front, each from left to right, by height. */
export const Cubes = z.strictObject({
  kind: z.literal('cubes'),
  ...told,
  heights: z.array(z.array(z.int().check(z.gte(0), z.lte(9))).check(z.minLength(1))).check(z.minLength(1)),
})

const Glyph = z.strictObject({
  text: z.string(),
  turn: z.enum(['none', 'left-right', 'upside-down', 'both']),
})

/** A text in front of a mirror, and numbered pictures of possible mirror images. */
export const Mirror = z.strictObject({
  kind: z.literal('mirror'),
  ...told,
  text: z.string().check(z.minLength(1)),
  mirror: z.enum(['beside', 'below']),
  choices: z.array(z.array(Glyph)).check(z.minLength(2)),
})

/** The face of a clock; when mirrored, drawn as seen in a mirror. */
export const ClockFace = z.strictObject({
  kind: z.literal('clock-face'),
  ...told,
  hour: z.number(),
  minute: z.number(),
  isMirrored: z.boolean(),
})

export type Geometry = z.infer<typeof Geometry>
export type Venn = z.infer<typeof Venn>
export type VennChoices = z.infer<typeof VennChoices>
export type Dice = z.infer<typeof Dice>
export type Cubes = z.infer<typeof Cubes>
export type Mirror = z.infer<typeof Mirror>
export type ClockFace = z.infer<typeof ClockFace>
