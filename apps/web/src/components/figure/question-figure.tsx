import type { Figure } from '@ekagra/schema/figure'
import { figureMessages } from '../../messages/en/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLazyPart } from '../lazy-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { figureAsTable } from './figure-as-table.ts'
import {
  type ChartFigure,
  type DataFigure,
  type DrawnFigure,
  isDrawn,
  type MixedFigure,
} from './figure-kinds.ts'
import { chartPart, drawingPart } from './figure-parts.ts'
import { FigureTable, FigureTwin, TableTwin } from './figure-table.tsx'
import { Passage } from './passage.tsx'

export interface QuestionFigureProps {
  figure: Figure
  /** Whether pictures to choose from are drawn with it; not where the options themselves show them. */
  hasChoices?: boolean
}

/**
 * The figure that a question is about. A chart also has its numbers as a table, a drawing its description in
 * words.
 */
export function QuestionFigure({ figure, hasChoices = true }: QuestionFigureProps) {
  if (figure.kind === 'passage') return <Passage figure={figure} />
  if (figure.kind === 'mixed') return <Mixed figure={figure} />
  return (
    <figure className="mb-6">
      <figcaption className="mb-3 text-sm font-title">
        {figure.title}
        {'unit' in figure && figure.unit && <span className="font-body text-ink-3"> ({figure.unit})</span>}
      </figcaption>
      {isDrawn(figure) ? <Drawing figure={figure} hasChoices={hasChoices} /> : <Data figure={figure} />}
    </figure>
  )
}

/** Its parts below each other, each with its own title. */
function Mixed({ figure: { title, parts } }: { figure: MixedFigure }) {
  return (
    <figure>
      <figcaption className="mb-4 text-sm text-ink-2">{title}</figcaption>
      {parts.map((part) => (
        <QuestionFigure key={part.title} figure={part} />
      ))}
    </figure>
  )
}

function Data({ figure }: { figure: DataFigure }) {
  const words = useMessages(figureMessages)
  const table = <FigureTable table={figureAsTable(figure, words)} title={figure.title} />
  return figure.kind === 'table' ? table : <Chart figure={figure} table={table} />
}

function Chart({ figure, table }: { figure: ChartFigure; table: React.ReactNode }) {
  const charts = useLazyPart(chartPart)
  if (charts === 'failed') return table
  return (
    <>
      {charts ? <charts.FigureChart figure={figure} /> : <Skeleton className="aspect-[2/1] w-full" />}
      <TableTwin>{table}</TableTwin>
    </>
  )
}

function Drawing({ figure, hasChoices }: { figure: DrawnFigure; hasChoices: boolean }) {
  const words = useMessages(figureMessages)
  const drawings = useLazyPart(drawingPart)
  // All of an odd figure is in the options.
  const isEmpty = figure.kind === 'pictures' && figure.given.length === 0 && !hasChoices
  const description = <p className="max-w-prose text-sm text-ink-2">{figure.description}</p>
  if (drawings === 'failed') return description
  return (
    <>
      {!isEmpty && !drawings && <Skeleton className="h-60 w-80 max-w-full" />}
      {!isEmpty && drawings && <drawings.FigureDrawing figure={figure} hasChoices={hasChoices} />}
      <FigureTwin label={words.showWords}>{description}</FigureTwin>
    </>
  )
}
