import type { Figure } from '@ekagra/schema/figure'

export type TableFigure = Extract<Figure, { kind: 'table' }>
export type ChartFigure = Extract<Figure, { kind: 'bar' | 'line' | 'pie' }>
/** Figures of numbers: each of them is a table as well. */
export type DataFigure = TableFigure | ChartFigure
/** A text to read. */
export type PassageFigure = Extract<Figure, { kind: 'passage' }>
/** Figures of shapes: each of them has a description in words as well. */
export type DrawnFigure = Exclude<Figure, DataFigure | PassageFigure>

const UNDRAWN: ReadonlySet<Figure['kind']> = new Set(['table', 'bar', 'line', 'pie', 'passage'])

export const isDrawn = (figure: Figure): figure is DrawnFigure => !UNDRAWN.has(figure.kind)
