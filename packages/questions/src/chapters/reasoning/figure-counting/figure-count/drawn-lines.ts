export interface Mark {
  x: number
  y: number
}

/** A drawing without labels, from points and the points on every line, in their order along it. */
export const drawnLines = (
  title: string,
  description: string,
  points: readonly Mark[],
  lines: readonly (readonly number[])[],
) => ({
  kind: 'geometry' as const,
  title,
  description,
  points: points.map(({ x, y }, index) => ({
    id: `p${index}`,
    x: Math.round(x * 1000) / 1000,
    y: Math.round(y * 1000) / 1000,
    label: '',
  })),
  segments: lines.map((line) => ({ from: `p${line[0] ?? 0}`, to: `p${line.at(-1) ?? 0}` })),
  circles: [],
  angles: [],
})
