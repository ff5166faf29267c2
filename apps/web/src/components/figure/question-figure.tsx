import type { Figure } from '@ekagra/schema/figure'
import { figureMessages } from '../../messages/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'

import { figureAsTable } from './figure-as-table.ts'
import type { ChartFigure } from './figure-chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { TableTwin } from './table-twin.tsx'

const chartPart = lazyPart(() => import('./figure-chart.tsx'))

/** The table or chart that a question is asked about. A chart has its numbers beside it as a table. */
export function QuestionFigure({ figure }: { figure: Figure }) {
  const words = useMessages(figureMessages)
  const table = <FigureTable table={figureAsTable(figure, words)} title={figure.title} />
  return (
    <figure className="mb-6">
      <figcaption className="mb-3 text-sm font-title">
        {figure.title}
        {figure.unit && <span className="font-body text-ink-3"> ({figure.unit})</span>}
      </figcaption>
      {figure.kind === 'table' ? table : <Chart figure={figure} table={table} />}
    </figure>
  )
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
