import * as z from 'zod/mini'
import { ClockFace, Cubes, Dice, Geometry, Mirror, Pictures, Venn, VennChoices } from './drawing.ts'

const values = () => z.array(z.number()).check(z.minLength(1))
const labels = () => z.array(z.string()).check(z.minLength(1))
const heading = () => ({ title: z.string(), unit: z.optional(z.string()) })

const table = () =>
  z
    .strictObject({
      kind: z.literal('table'),
      ...heading(),
      columns: labels(),
      rows: z.array(z.array(z.string())).check(z.minLength(1)),
    })
    .check(
      z.refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
        error: 'every row has one cell per column',
      }),
    )

/** One value per label in every series: a chart with a gap cannot be read aloud. */
const seriesChart = <Kind extends 'bar' | 'line' | 'radar'>(kind: Kind) =>
  z
    .strictObject({
      kind: z.literal(kind),
      ...heading(),
      labels: labels(),
      series: z.array(z.strictObject({ name: z.string(), values: values() })).check(z.minLength(1)),
    })
    .check(
      z.refine(({ labels, series }) => series.every(({ values }) => values.length === labels.length), {
        error: 'every series has one value per label',
      }),
    )

const pie = () =>
  z.strictObject({ kind: z.literal('pie'), ...heading(), labels: labels(), values: values() }).check(
    z.refine(({ labels, values }) => labels.length === values.length, { error: 'one value per label' }),
    z.refine(({ values }) => values.every((value) => value >= 0), { error: 'a share is not negative' }),
  )

/** Two figures of numbers that are read together: a pie of departments and a table of men and women in each. */
const mixed = () =>
  z.strictObject({
    kind: z.literal('mixed'),
    title: z.string(),
    parts: z
      .array(z.discriminatedUnion('kind', [table(), seriesChart('bar'), seriesChart('line'), pie()]))
      .check(z.minLength(2)),
  })

/** A text to read; several questions may ask about the same one. */
const passage = () => z.strictObject({ kind: z.literal('passage'), title: z.string(), paragraphs: labels() })

/** What a question is asked about: data, never a picture, so that it can be drawn in light and dark and described in words. */
export const Figure = z.lazy(() =>
  z.discriminatedUnion('kind', [
    table(),
    seriesChart('bar'),
    seriesChart('line'),
    seriesChart('radar'),
    pie(),
    mixed(),
    passage(),
    Geometry,
    Venn,
    VennChoices,
    Dice,
    Cubes,
    Mirror,
    ClockFace,
    Pictures,
  ]),
)
export type Figure = z.infer<typeof Figure>
