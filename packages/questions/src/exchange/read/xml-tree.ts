import { Parser } from 'htmlparser2'

/** An element of XML or HTML with its text and children in their order. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  /** Comments right before the element. */
  comments: string[]
  /** How many elements of the file came before it. */
  line: number
}

/** No honest file nests deeper or has more; a hostile one must not exhaust the memory. */
const DEEPEST = 60
const MOST_ELEMENTS = 400_000

/**
 * The tree of a text; null when it is nested too deep or too large. The parser expands no entity of a document type and asks for no
 * other file, and recursion is bounded by the depth.
 */
export function parseTree(source: string, { isXml }: { isXml: boolean }): Element | null {
  const root: Element = { name: '', attributes: {}, children: [], comments: [], line: 1 }
  const stack: Element[] = [root]
  let [count, comments, isFine]: [number, string[], boolean] = [0, [], true]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1
        if (stack.length > DEEPEST || count > MOST_ELEMENTS) {
          isFine = false
          parser.pause()
          return
        }
        const element = { name: localName(name), attributes, children: [], comments, line: count }
        comments = []
        stack.at(-1)?.children.push(element)
        stack.push(element)
      },
      ontext(text) {
        stack.at(-1)?.children.push(text)
      },
      oncomment(comment) {
        comments.push(comment)
      },
      onclosetag() {
        if (stack.length > 1) stack.pop()
      },
    },
    { xmlMode: isXml, decodeEntities: true, recognizeCDATA: true, lowerCaseTags: !isXml },
  )
  // In pieces, because a paused parser finishes the piece it has begun.
  for (let at = 0; at < source.length && isFine; at += 65_536) parser.write(source.slice(at, at + 65_536))
  if (!isFine) return null
  parser.end()
  return root
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

export const isElement = (node: Element | string): node is Element => typeof node !== 'string'

export const childrenNamed = (element: Element, name: string): Element[] =>
  element.children.filter(isElement).filter((child) => child.name === name)

export const childNamed = (element: Element, name: string): Element | undefined =>
  element.children.filter(isElement).find((child) => child.name === name)

/** All elements of these names below an element, in their order; the search does not go into the ones it finds. */
export function descendants(element: Element, ...names: string[]): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (names.includes(child.name) ? [child] : descendants(child, ...names)))
}

/** The characters of an element and of everything in it. */
export const textOf = (element: Element): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('')
