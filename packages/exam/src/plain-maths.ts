const SYMBOLS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  mp: '∓',
  le: '≤',
  ge: '≥',
  ne: '≠',
  approx: '≈',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  omega: 'ω',
  lambda: 'λ',
  mu: 'μ',
  sigma: 'σ',
  Delta: 'Δ',
  sum: 'Σ',
  dots: '…',
  left: '',
  right: '',
  lvert: '|',
  rvert: '|',
}

/** A formula between dollar signs; '$5 and $10' is money. */
const FORMULA = /\$\$?(?!\s)([^$\n]{1,400}?)(?<!\s)\$\$?(?!\d)/g

/** One side of a fraction: a sum of terms needs brackets on a line. */
const side = (tex: string): string => (/[^\s{}][\s]*[-+−]/.test(tex) ? `(${tex.trim()})` : tex)

/** TeX as one would type it in a line: 'a/b', '√(x)', '2 × 3'. */
const readable = (tex: string): string =>
  tex
    .replace(/\\(?:text|mathrm|overline)\{([^{}]*)\}/g, '$1')
    .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)')
    .replace(
      /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_, over: string, under: string) => `${side(over)}/${side(under)}`,
    )
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SYMBOLS[name] ?? name)
    .replace(/\\([%&#$_])/g, '$1')
    .replace(/\\./g, ' ')
    .replace(/[{}]/g, '')

/** A text whose formulas are written without TeX, as far as a line of text allows. */
export const plainMaths = (text: string): string => text.replace(FORMULA, (_, tex: string) => readable(tex))
