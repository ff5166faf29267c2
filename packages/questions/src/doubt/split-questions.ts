/** '12. ', 'Q.3)', 'Question 4:' at the start of a line. */
const NUMBERED = /^[ \t]*(?:q(?:ues(?:tion)?)?[ .]*)?(\d{1,3})[ \t]*[.):][ \t]+/gim
/** Fewer words are an option, not a question. */
const FEWEST_WORDS = 5

/** The questions of a page, told apart by their numbers; one when they cannot be. */
export function splitQuestions(text: string): string[] {
  const marks = [...text.matchAll(NUMBERED)].map((match) => ({
    number: Number(match[1]),
    from: match.index,
    to: match.index + match[0].length,
  }))
  // Options may be numbered too: only marks that continue the count of the questions begin a new one.
  const starts: typeof marks = []
  for (const [index, mark] of marks.entries()) {
    const body = text.slice(mark.to, marks[index + 1]?.from ?? text.length)
    const last = starts.at(-1)
    const isNext = last === undefined || mark.number === last.number + 1
    if (isNext && (body.match(/\p{L}{2,}/gu)?.length ?? 0) >= FEWEST_WORDS) starts.push(mark)
  }
  if (starts.length < 2) return [text.trim()]
  return starts.map(({ to }, index) => text.slice(to, starts[index + 1]?.from ?? text.length).trim())
}

const FIGURE = '(?:figure|diagram|graph|chart|circuit|table|picture|map)'
const POINTS = '(?:given|following|adjoining|adjacent|above|below|shown)'
const SPEAKS_OF_FIGURE = new RegExp(
  `\\b${POINTS} ${FIGURE}\\b|\\b${FIGURE}s? (?:is |are |as )?${POINTS}\\b`,
  'i',
)

/** Whether a question needs a drawing, which no text can give. */
export const needsFigure = (text: string): boolean => SPEAKS_OF_FIGURE.test(text)
