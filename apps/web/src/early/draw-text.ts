import { type Inline, parseInline } from '../components/rich-text/parse-rich-text.ts'
import { FORMULA_CLASSES, readSimpleMaths, roomOf } from '../components/rich-text/simple-maths.ts'

function make(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  element.append(...children)
  return element
}

function drawMaths(tex: string, display: boolean, tail: string): (Node | string)[] {
  const simple = display ? null : readSimpleMaths(tex)
  // The typesetter comes with the app; until then a formula is a quiet space among the words.
  if (simple === null) return [make('span', FORMULA_CLASSES.waiting, roomOf(tex)), tail]
  const { before, fraction } = simple
  const drawn = fraction && [
    make(
      'span',
      FORMULA_CLASSES.fraction,
      make('span', FORMULA_CLASSES.numerator, fraction.numerator),
      make('span', FORMULA_CLASSES.denominator, fraction.denominator),
    ),
  ]
  return [make('span', FORMULA_CLASSES.simple, before, ...(drawn ?? []), tail)]
}

function drawNode(node: Inline): (Node | string)[] {
  switch (node.kind) {
    case 'text':
      return [node.text]
    case 'code':
      return [make('code', 'rounded-sm bg-quiet px-1 font-mono text-[0.88em]', node.text)]
    case 'break':
      return [make('br', '')]
    case 'strong':
      return [make('strong', '', ...node.children.flatMap(drawNode))]
    case 'emphasis':
      return [make('em', '', ...node.children.flatMap(drawNode))]
    case 'maths':
      return drawMaths(node.tex, node.display, node.tail ?? '')
  }
}

/** Draws untrusted text as `InlineText` does, node by node: nothing in it is ever taken for HTML. */
export function drawText(element: Element, text: string): void {
  element.replaceChildren(...parseInline(text.replace(/\r\n?/g, '\n').trim()).flatMap(drawNode))
}
