import type { Note } from '@ekagra/schema/note'
import { foldCase } from '../similarity/fold-case.ts'

/** How many characters of a note each place shows. */
export const PREVIEW_LENGTH = { grid: 120, list: 160, inline: 400 } as const

/** A preview never reads more of a note than this, however long the note is. */
const READ_AHEAD = 4000

// Patterns never repeat what they also skip, so that no text makes them slow.
const LINE_RULES: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*(?:```|~~~).*$/gm, ''], // fences; the code between them stays
  [/^[ \t]*\|?[ \t]*:?-{3,}[-:| \t]*$/gm, ''], // horizontal rules and those of tables
  [/^[ \t]*(?:\*[ \t]*){3,}$|^[ \t]*(?:_[ \t]*){3,}$/gm, ''],
  [/^ {0,3}#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*>[> \t]*/gm, ''],
  [/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\] )?/gm, ''],
]

const INLINE_RULES: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\][]*)\]\([^()\n]*\)/g, '$1'], // links and pictures
  [/<\/?[a-zA-Z][^<>]*>/g, ''],
  [/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2'],
  [/(?<![\w*])([*_])(?=\S)([^*_\n]+)\1(?![\w*])/g, '$2'],
  [/`([^`\n]*)`/g, '$1'],
  [/\|/g, ' '],
  [/\s+/g, ' '],
]

/** The words of a markdown text on one line. */
export const stripMarkdown = (markdown: string): string =>
  [...LINE_RULES, ...INLINE_RULES]
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plainMaths(markdown))
    .trim()

/** The first characters of a note as plain text, with '...' where it was cut. */
export const notePreview = (markdown: string, place: keyof typeof PREVIEW_LENGTH): string => {
  const text = stripMarkdown(markdown.slice(0, READ_AHEAD))
  const length = PREVIEW_LENGTH[place]
  return text.length > length ? `${text.slice(0, length).trimEnd()}...` : text
}

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

/** One side of a fraction: a sum of terms needs brackets when written on one line. */
const side = (tex: string): string => (/[^\s{}][\s]*[-+−]/.test(tex) ? `(${tex.trim()})` : tex)

/** TeX as one would type it on one line: 'a/b', '√(x)', '2 × 3'. */
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

/** A text whose formulas are written without TeX, as far as plain text allows. */
export const plainMaths = (text: string): string => text.replace(FORMULA, (_, tex: string) => readable(tex))

const FIRST_HEADING = /^\s*#[ \t]+([^\n]*)\n?/

/** A note without its first heading when that only repeats the title. */
export function noteBody({ title, content }: Pick<Note, 'title' | 'content'>): string {
  const heading = FIRST_HEADING.exec(content)
  const isTitle = heading?.[1] !== undefined && foldCase(heading[1]) === foldCase(title)
  return isTitle ? content.slice(heading?.[0].length) : content
}
