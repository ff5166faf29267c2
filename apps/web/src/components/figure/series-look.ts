/** Up to six series can be told apart, by colour and by texture. */
export interface SeriesLook {
  fill: string
  stroke: string
  /** Dashes of a line. */
  dash: string
  /** Whether a bar is hatched. */
  isHatched: boolean
}

const COLOURS = [
  { fill: 'fill-action-text', stroke: 'stroke-action-text' },
  { fill: 'fill-bindu-line', stroke: 'stroke-bindu-line' },
  { fill: 'fill-correct-fill', stroke: 'stroke-correct-fill' },
  { fill: 'fill-mark-fill', stroke: 'stroke-mark-fill' },
  { fill: 'fill-note-fill', stroke: 'stroke-note-fill' },
  { fill: 'fill-wrong-fill', stroke: 'stroke-wrong-fill' },
]
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '4 2', '12 3']
const FIRST = { fill: 'fill-action-text', stroke: 'stroke-action-text' }

export function seriesLook(index: number): SeriesLook {
  const colour = COLOURS[index % COLOURS.length] ?? FIRST
  return { ...colour, dash: DASHES[index % DASHES.length] ?? '', isHatched: index % 2 === 1 }
}
