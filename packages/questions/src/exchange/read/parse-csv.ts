/** A row of a table and the line on which it begins. */
export interface TableRow {
  row: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t']

/** The delimiter that the first line has most of, outside quotes. */
function findDelimiter(text: string): string {
  const [line = ''] = text.slice(0, 20_000).split('\n', 1)
  const plain = line.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => plain.split(sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

/** RFC 4180, with any of three delimiters. Empty rows are left out. */
export function parseCsv(text: string): TableRow[] {
  const delimiter = findDelimiter(text)
  const rows: TableRow[] = []
  let [cells, cell, isQuoted, line, start]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ]
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ row: start, cells: cells.map(unguard) })
    ;[cells, cell] = [[], '']
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') line += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      start = line
    } else cell += sign
  }
  endRow()
  return rows
}

/** A spreadsheet would run a cell that begins with one of these as a formula, so that files of ours put ' before it. */
const GUARDED = /^'+(?:[=@+\t]|-(?!\d))/
const unguard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
