/** A line as exams write it: 3x − 4y = 12, with a positive first coefficient. */
export function lineWords(a: number, b: number, c: number): string {
  const sign = a < 0 || (a === 0 && b < 0) ? -1 : 1
  const [p, q, r] = [sign * a, sign * b, sign * c]
  const term = (size: number, name: string) => `${Math.abs(size) === 1 ? '' : Math.abs(size)}${name}`
  const left =
    p === 0 ? term(q, 'y') : q === 0 ? term(p, 'x') : `${term(p, 'x')} ${q < 0 ? '−' : '+'} ${term(q, 'y')}`
  return `${left} = ${r < 0 ? `−${-r}` : `${r}`}`
}
