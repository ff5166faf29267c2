import type { Figure } from '@ekagra/schema/figure'

export type TableFigure = Extract<Figure, { kind: 'table' }>
export type ChartFigure = Extract<Figure, { kind: 'bar' | 'line' | 'radar' | 'pie' }>
/** Figures of numbers: each of them is a table as well. */
export type DataFigure = TableFigure | ChartFigure
/** Several figures of numbers that are read together. */
export type MixedFigure = Extract<Figure, { kind: 'mixed' }>
/** A text to read. */
export type PassageFigure = Extract<Figure, { kind: 'passage' }>
/** Figures of shapes: each of them has a description in words as well. */
export type DrawnFigure = Exclude<Figure, DataFigure | MixedFigure | PassageFigure>

const UNDRAWN: ReadonlySet<Figure['kind']> = new Set([
  'table',
  'bar',
  'line',
  'radar',
  'pie',
  'mixed',
  'passage',
])

export const isDrawn = (figure: Figure): figure is DrawnFigure => !UNDRAWN.has(figure.kind)

/** What the questions of a set share, drawn above them; other figures belong to one question each. */
const STEMS: ReadonlySet<string> = new Set<Figure['kind']>([
  'passage',
  'table',
  'bar',
  'line',
  'pie',
  'radar',
  'mixed',
])

export const isStem = ({ kind }: { kind: string }): boolean => STEMS.has(kind)
