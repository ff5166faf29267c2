/** Breaks a text into at most `most` lines that `fits` accepts; what is left over ends in an ellipsis. */
export function fitLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  if (lines.length <= most) return lines.map((whole) => shorten(whole, fits))
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), shorten(rest, fits)]
}

function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  // By what a reader takes for one letter: cutting a Devanagari vowel sign off its letter would misspell it.
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
