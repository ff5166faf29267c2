import type { TableRow } from '@ekagra/questions/exchange/read/parse-csv'
import {
  childNamed,
  descendants,
  type Element,
  isElement,
  parseTree,
  textOf,
} from '@ekagra/questions/exchange/read/xml-tree'
import { textOfFile } from './unzip-safely.ts'

export interface Sheet {
  name: string
  rows: TableRow[]
}

/** More is no table of questions. */
const MOST_ROWS = 20_000
const MOST_COLUMNS = 60

/** The cells of each sheet as text; null when it is no workbook. Formulas are not run: their last value is read. */
export function readXlsx(files: ReadonlyMap<string, Uint8Array>): Sheet[] | null {
  const workbook = treeOf(files, 'xl/workbook.xml')
  if (!workbook) return null
  const shared = sharedStrings(treeOf(files, 'xl/sharedStrings.xml'))
  const relations = new Map(
    (treeOf(files, 'xl/_rels/workbook.xml.rels')?.children.filter(isElement) ?? [])
      .flatMap((root) => descendants(root, 'Relationship'))
      .map(({ attributes }) => [attributes.Id, attributes.Target ?? '']),
  )
  return descendants(workbook, 'sheet').flatMap(({ attributes }, index) => {
    const target =
      relations.get(attributes['r:id'])?.replace(/^\/?(?:xl\/)?/, '') ?? `worksheets/sheet${index + 1}.xml`
    const tree = treeOf(files, `xl/${target}`)
    return tree ? [{ name: attributes.name ?? '', rows: readRows(tree, shared) }] : []
  })
}

function treeOf(files: ReadonlyMap<string, Uint8Array>, name: string): Element | null {
  const file = files.get(name)
  return file ? parseTree(textOfFile(file), { isXml: true }) : null
}

/** Text with several fonts comes in pieces; the reading aid of Japanese is left out. */
const stringOf = (item: Element): string =>
  item.children
    .filter(isElement)
    .map((child) =>
      child.name === 't'
        ? textOf(child)
        : child.name === 'r'
          ? descendants(child, 't').map(textOf).join('')
          : '',
    )
    .join('')

const sharedStrings = (tree: Element | null): string[] => (tree ? descendants(tree, 'si').map(stringOf) : [])

function readRows(tree: Element, shared: readonly string[]): TableRow[] {
  const rows: TableRow[] = []
  for (const [index, row] of descendants(tree, 'row').slice(0, MOST_ROWS).entries()) {
    const cells: string[] = []
    for (const [place, cell] of descendants(row, 'c').entries()) {
      const column = columnOf(cell.attributes.r) ?? place
      if (column >= MOST_COLUMNS) continue
      while (cells.length < column) cells.push('')
      cells[column] = cellText(cell, shared)
    }
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({ row: Number(row.attributes.r ?? index + 1), cells })
  }
  return rows
}

/** 'C12' is column 2, counted from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters ? [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1 : null
}

function cellText(cell: Element, shared: readonly string[]): string {
  const inline = childNamed(cell, 'is')
  if (inline) return stringOf(inline)
  const value = childNamed(cell, 'v')
  const text = value ? textOf(value) : ''
  if (cell.attributes.t === 's') return shared[Number(text)] ?? ''
  if (cell.attributes.t === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  // 0.1 + 0.2 is stored as 0.30000000000000004.
  return cell.attributes.t === undefined && /^-?\d+\.\d{12,}/.test(text)
    ? String(Number(Number(text).toPrecision(12)))
    : text
}
