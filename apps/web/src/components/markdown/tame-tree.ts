import type { Nodes, Parents, PhrasingContent, Root, Table } from 'mdast'
import { type Formula, restoreMaths, splitAtSlots } from './maths-slots.ts'

/** The parsers and React recurse into a tree. */
const MAX_DEPTH = 32
const MAX_NODES = 5000
/**
 * Short rows are padded to the width of their table, so a wide table with many rows could freeze the page.
 */
const MAX_COLUMNS = 24
const MAX_FLAT_TEXT = 2000

/**
 * How a formula is passed through the tree: as a span that only we can create, because HTML is never parsed.
 */
function mathsNode({ tex, display }: Formula): PhrasingContent {
  return {
    type: 'text',
    value: tex,
    data: {
      hName: 'span',
      hProperties: { dataTex: tex, dataDisplay: display ? 'yes' : 'no' },
      hChildren: [],
    },
  }
}

const textNode = (value: string): PhrasingContent => ({ type: 'text', value })

const isParent = (node: Nodes): node is Parents => 'children' in node

/** The text under a node, without recursion. */
function wordsOf(node: Nodes): string {
  const waiting: Nodes[] = [node]
  let words = ''
  while (waiting.length > 0 && words.length < MAX_FLAT_TEXT) {
    const next = waiting.pop()
    if (!next) break
    if ('value' in next) words += next.value
    if (isParent(next)) waiting.push(...next.children.toReversed())
  }
  return words
}

function narrow(table: Table): void {
  if (table.align) table.align = table.align.slice(0, MAX_COLUMNS)
  for (const row of table.children) row.children = row.children.slice(0, MAX_COLUMNS)
}

/** HTML is shown as text. Only `<br>` is applied, because a table cell cannot have a line break otherwise. */
function readHtml(value: string): PhrasingContent {
  return /^<br\s*\/?>$/i.test(value.trim()) ? { type: 'break' } : textNode(value)
}

function restoreFields(node: Nodes, formulas: readonly Formula[]): void {
  if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'html') {
    node.value = restoreMaths(node.value, formulas)
  }
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    node.url = restoreMaths(node.url, formulas)
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    node.alt = restoreMaths(node.alt ?? '', formulas)
  }
}

function redraw(child: Nodes, depth: number, formulas: readonly Formula[]): Nodes[] {
  if (child.type === 'text') {
    return splitAtSlots(child.value, formulas).map((piece) =>
      typeof piece === 'string' ? textNode(piece) : mathsNode(piece),
    )
  }
  restoreFields(child, formulas)
  if (child.type === 'html') return [readHtml(child.value)]
  if (child.type === 'table') narrow(child)
  if (depth >= MAX_DEPTH && isParent(child)) return [textNode(wordsOf(child))]
  return [child]
}

/**
 * Limits the tree's depth, width and size, turns HTML into text and slots into formulas. Does not recurse.
 */
export function tameTree(root: Root, formulas: readonly Formula[]): void {
  const waiting: { parent: Parents; depth: number }[] = [{ parent: root, depth: 1 }]
  let nodes = 0
  while (waiting.length > 0) {
    const { parent, depth } = waiting.pop() ?? { parent: root, depth: 1 }
    const children: Nodes[] = []
    for (const child of parent.children) {
      if (nodes > MAX_NODES) break
      const drawn = redraw(child, depth, formulas)
      nodes += drawn.length
      children.push(...drawn)
    }
    // Each child was replaced by nodes that are allowed there.
    Object.assign(parent, { children })
    for (const child of children.toReversed()) {
      if (isParent(child)) waiting.push({ parent: child, depth: depth + 1 })
    }
  }
}
