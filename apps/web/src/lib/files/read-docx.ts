import {
  childNamed,
  descendants,
  type Element,
  isElement,
  parseTree,
} from '@ekagra/questions/exchange/read/xml-tree'
import { textOfFile } from './unzip-safely.ts'

export interface Section {
  title: string
  text: string
}

const HEADING = /^(?:heading|berschrift|titre|title|शीर्षक)/i

/** The sections of a Word document by its headings; null when it is no Word document. Nothing in it is executed. */
export function readDocx(files: ReadonlyMap<string, Uint8Array>): Section[] | null {
  const document = files.get('word/document.xml')
  const tree = document && parseTree(textOfFile(document), { isXml: true })
  const body = tree ? descendants(tree, 'body')[0] : undefined
  if (!body) return null
  const numbers = readNumbering(files.get('word/numbering.xml'))
  const counts = new Map<string, number>()
  const sections: { title: string; lines: string[] }[] = [{ title: '', lines: [] }]
  for (const child of body.children.filter(isElement)) {
    if (child.name === 'p') {
      const text = textOf(child)
      if (isHeading(child) && text !== '') sections.push({ title: text, lines: [] })
      else sections.at(-1)?.lines.push(numberOf(child, numbers, counts) + text)
    } else if (child.name === 'tbl') {
      for (const row of descendants(child, 'tr')) {
        sections.at(-1)?.lines.push(
          descendants(row, 'tc')
            .map((cell) => descendants(cell, 'p').map(textOf).join(' ').trim())
            .join(' | '),
        )
      }
    }
  }
  return sections.map(({ title, lines }) => ({ title, text: lines.join('\n') }))
}

function isHeading(paragraph: Element): boolean {
  const properties = childNamed(paragraph, 'pPr')
  const style = properties && childNamed(properties, 'pStyle')?.attributes['w:val']
  return (
    (style !== undefined && HEADING.test(style)) ||
    (properties !== undefined && childNamed(properties, 'outlineLvl') !== undefined)
  )
}

/** The characters of a paragraph, with its tabs and line breaks. */
function textOf(element: Element): string {
  let text = ''
  for (const child of element.children) {
    if (!isElement(child)) continue
    if (child.name === 't') text += child.children.filter((inner) => !isElement(inner)).join('')
    else if (child.name === 'tab') text += '\t'
    else if (child.name === 'br' || child.name === 'cr') text += '\n'
    // Deleted text, fields and fallbacks of drawings are not what a reader sees.
    else if (!['delText', 'instrText', 'pPr', 'rPr', 'Fallback'].includes(child.name)) text += textOf(child)
  }
  return text
}

interface Level {
  format: string
  text: string
}

/** The form of the numbers of each list: Word stores no '1.' in the text of a paragraph. */
function readNumbering(file: Uint8Array | undefined): Map<string, Level> {
  const levels = new Map<string, Level>()
  const tree = file && parseTree(textOfFile(file), { isXml: true })
  if (!tree) return levels
  const abstract = new Map(
    descendants(tree, 'abstractNum').map((one) => [one.attributes['w:abstractNumId'], one]),
  )
  for (const list of descendants(tree, 'num')) {
    const form = abstract.get(childNamed(list, 'abstractNumId')?.attributes['w:val'])
    for (const level of form ? descendants(form, 'lvl') : []) {
      levels.set(`${list.attributes['w:numId']} ${level.attributes['w:ilvl']}`, {
        format: childNamed(level, 'numFmt')?.attributes['w:val'] ?? '',
        text: childNamed(level, 'lvlText')?.attributes['w:val'] ?? '',
      })
    }
  }
  return levels
}

/** '3. ' or 'b) ' before a paragraph of a list; nothing for a bullet. */
function numberOf(
  paragraph: Element,
  levels: ReadonlyMap<string, Level>,
  counts: Map<string, number>,
): string {
  const properties = childNamed(paragraph, 'pPr')
  const number = properties && childNamed(properties, 'numPr')
  const id = number && childNamed(number, 'numId')?.attributes['w:val']
  if (!number || id === undefined) return ''
  const depth = Number(childNamed(number, 'ilvl')?.attributes['w:val'] ?? 0)
  const level = levels.get(`${id} ${depth}`)
  if (!level) return ''
  const count = (counts.get(`${id} ${depth}`) ?? 0) + 1
  counts.set(`${id} ${depth}`, count)
  // A deeper list begins again below each item.
  for (let deeper = depth + 1; deeper < 9; deeper++) counts.delete(`${id} ${deeper}`)
  const shown = showNumber(level.format, count)
  return shown === '' ? '' : `${level.text.replace(/%\d/g, () => shown)} `
}

function showNumber(format: string, count: number): string {
  if (format === 'decimal') return String(count)
  const letter = 'abcdefghijklmnopqrstuvwxyz'[count - 1] ?? ''
  if (format === 'lowerLetter') return letter
  if (format === 'upperLetter') return letter.toUpperCase()
  if (format === 'lowerRoman')
    return ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'][count - 1] ?? ''
  return ''
}
