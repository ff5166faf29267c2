/** For terminals and plain text: the LaTeX forms of the questions, in characters. */
export const toPlainText = (markdown: string): string =>
  !markdown.includes('$')
    ? markdown
    : markdown.replace(/\$([^$]*)\$/g, (_, maths: string) => plainMaths(maths))

const SYMBOLS: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\\times/g, '×'],
  [/\\div/g, '÷'],
  [/\\cdot/g, '·'],
  [/\\pi/g, 'π'],
  [/\\theta/g, 'θ'],
  [/\\alpha/g, 'α'],
  [/\\beta/g, 'β'],
  [/\\lambda/g, 'λ'],
  [/\\mu/g, 'μ'],
  [/\\pm/g, '±'],
  [/\\infty/g, '∞'],
  [/\\int/g, '∫'],
  [/\\leq?\b/g, '≤'],
  [/\\geq?\b/g, '≥'],
  [/\\neq?\b/g, '≠'],
  [/\\(left|right|,|;|quad|displaystyle)/g, ''],
  [/\\(%|\{|\})/g, '$1'],
  [/\\([a-z]+)/g, '$1'],
]

/** What is before a fraction, its top and its bottom. */
const FRACTION = String.raw`([\d}]?)\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}`
/** What a fraction is multiplied by when it comes right after it: a letter, a bracket, a root, a function, no sign. */
const FACTOR = String.raw`(?:[a-z(]|\\(?!(?:times|div|cdot|pm|leq?|geq?|neq?|to|infty|right|quad|text|mathrm|end)(?![a-z]))[a-z])`

const FRACTION_ALONE = new RegExp(`${FRACTION}(?!${FACTOR})`, 'gi')
const FRACTION_BEFORE_FACTOR = new RegExp(`${FRACTION}(?=${FACTOR})`, 'gi')

/** Inner groups first: each pass opens the innermost braces. */
function plainMaths(maths: string): string {
  let text = maths.replace(
    /\\begin\{([vb])matrix\}(.*?)\\end\{[vb]matrix\}/g,
    (_, kind: string, rows: string) => {
      const inside = rows.replaceAll('\\\\', ';').replaceAll('&', '')
      return kind === 'v' ? `|${inside}|` : `[${inside}]`
    },
  )
  for (let previous = ''; previous !== text; ) {
    previous = text
    text = text
      .replace(
        FRACTION_ALONE,
        (_, before: string, top: string, bottom: string) =>
          `${before}${before && ' '}${fraction(top, bottom)}`,
      )
      // Before a factor the end of the fraction must be seen: 4 1/2 x^2, (9/2)x^2 and (1/2)(x + 1), never 41/2x^2.
      .replace(FRACTION_BEFORE_FACTOR, (_, before: string, top: string, bottom: string) =>
        before ? `${before} ${fraction(top, bottom)} ` : `(${fraction(top, bottom)})`,
      )
      .replace(
        /\\sqrt\[(\d+)\]\{([^{}]*)\}/g,
        (_, order: string, inner: string) => `${rootSign(order)}${group(inner)}`,
      )
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, inner: string) => `√${group(inner)}`)
      .replace(/\\hat\{([^{}]*)\}/g, '$1')
      .replace(/\\binom\{([^{}]*)\}\{([^{}]*)\}/g, 'C($1, $2)')
      .replace(/\\overline\{([^{}]*)\}/g, '($1)')
      .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
      .replace(
        /([\^_])\{([^{}]*)\}/g,
        (_, mark: string, inner: string) =>
          `${mark}${mark === '^' && !/^-?(\p{N}+|\p{L})$/u.test(inner) ? `(${inner})` : group(inner)}`,
      )
  }
  return SYMBOLS.reduce((plain, [pattern, symbol]) => plain.replace(pattern, symbol), text)
    .replace(/\s+/g, ' ')
    .trim()
}

/** '∛', '∜', '⁶√' */
const rootSign = (order: string): string =>
  ({ 3: '∛', 4: '∜' })[order] ?? `${[...order].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}√`

const fraction = (top: string, bottom: string): string => `${group(top)}/${group(bottom)}`

const group = (inner: string): string =>
  /^-?(?:[\p{L}\p{N}.]|\\(?:pi|theta|alpha|beta|lambda|mu)(?![a-z]))+$/u.test(inner) ? inner : `(${inner})`

export const withoutMaths = (text: string): string => text.replace(/\$[^$]*\$/g, 'x')
