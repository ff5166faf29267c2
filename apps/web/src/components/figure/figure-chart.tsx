import { BarChart } from './bar-chart.tsx'
import type { ChartFigure } from './figure-kinds.ts'
import { LineChart } from './line-chart.tsx'
import { PieChart } from './pie-chart.tsx'
import { RadarChart } from './radar-chart.tsx'

/** The drawn part of a figure. */
export function FigureChart({ figure }: { figure: ChartFigure }) {
  switch (figure.kind) {
    case 'bar':
      return <BarChart figure={figure} />
    case 'line':
      return <LineChart figure={figure} />
    case 'radar':
      return <RadarChart figure={figure} />
    case 'pie':
      return <PieChart figure={figure} />
  }
}
