import { tidyLines } from '../clean-text.ts'
import { type Passage, passageOf } from '../passage.ts'
import { childNamed, type Element, isElement, parseTree, textOf } from './xml-tree.ts'

const PARAGRAPHS = new Set([
  'p',
  'div',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
  'ul',
  'ol',
  'pre',
  'section',
])
const LINES = new Set(['br', 'li', 'tr', 'dt', 'dd'])
/** What is in these is not text for a reader. */
const SKIPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'head', 'noscript'])

const SUPERSCRIPT = new Map(
  [...'0123456789+-n'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][index] ?? sign]),
)
const SUBSCRIPT = new Map(
  [...'0123456789+-'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][index] ?? sign]),
)

/** HTML as text with line ends. Pictures become their description; scripts and styles become nothing. */
export const htmlToText = (html: string): string => {
  const tree = parseTree(html, { isXml: false })
  return tree ? treeToText(tree) : ''
}

/** The text of an element and of everything in it, except what `skips` names. */
export const treeToText = (tree: Element, skips?: (element: Element) => boolean): string =>
  fromMoodleMaths(tidyLines(write(tree, skips)))

/** Whether HTML shows a picture, which cannot be imported. */
export const hasPicture = (html: string): boolean => /<(?:img|object|svg)\b/i.test(html)

function write(element: Element, skips?: (element: Element) => boolean): string {
  let text = ''
  for (const child of element.children) {
    if (!isElement(child)) text += child.replaceAll(/\s+/g, ' ')
    else if (SKIPPED.has(child.name) || skips?.(child)) continue
    else if (child.name === 'img') text += child.attributes.alt ?? ''
    else if (child.name === 'sup') text += raised(textOf(child), SUPERSCRIPT, '^')
    else if (child.name === 'sub') text += raised(textOf(child), SUBSCRIPT, '_')
    else if (child.name === 'td' || child.name === 'th') text += `${write(child, skips).trim()} | `
    else if (PARAGRAPHS.has(child.name)) text += `\n\n${write(child, skips)}\n\n`
    else if (LINES.has(child.name)) text += `\n${write(child, skips)}`
    else text += write(child, skips)
  }
  return text.replaceAll(/ \| (?=\n|$)/g, '')
}

/** 'x<sup>2</sup>' is x², where the sign exists, else x^(n/2). */
function raised(text: string, signs: ReadonlyMap<string, string>, mark: string): string {
  const plain = text.trim()
  const changed = [...plain].map((sign) => signs.get(sign))
  if (plain === '') return ''
  return changed.every((sign) => sign !== undefined) ? changed.join('') : `${mark}(${plain})`
}

/** The class of the element in which our own files, and many others, put the text that questions share. */
const isPassage = ({ attributes }: Element): boolean =>
  /(?:^|\s)(?:passage|stimulus)(?:\s|$)/i.test((attributes.class ?? '').slice(0, 200))

const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name)

/** The stem, and the passage that stands before it in an element of its own. */
export function splitPassage(html: string): { text: string; passage: Passage | undefined } {
  const tree = parseTree(html, { isXml: false })
  return tree ? splitTree(tree) : { text: '', passage: undefined }
}

export function splitTree(tree: Element, skips?: (element: Element) => boolean) {
  const found = findPassage(tree)
  const text = treeToText(tree, (element) => element === found || skips?.(element) === true)
  if (!found) return { text, passage: undefined }
  const heading = ['h3', 'h4', 'h5', 'h2', 'h1'].map((name) => childNamed(found, name)).find(Boolean)
  return {
    text,
    passage: passageOf(treeToText(found, isHeading), heading ? treeToText(heading) : ''),
  }
}

function findPassage(tree: Element): Element | undefined {
  for (const child of tree.children.filter(isElement)) {
    const found = isPassage(child) ? child : findPassage(child)
    if (found) return found
  }
  return undefined
}

/** Moodle and Anki mark maths as \( ... \), Ekagra as $ ... $. */
export const fromMoodleMaths = (text: string): string =>
  text.replaceAll(/\\\((?!\s)([^$\n]{1,600}?)(?<!\s)\\\)(?!\d)/g, '$$$1$$')
