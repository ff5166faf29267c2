/** A question with the options that were pasted below it. */
export interface AskedQuestion {
  question: string
  /** None if the text has no options. */
  options: readonly string[]
}

const LETTERS = ['a', 'b', 'c', 'd', 'e']
/** '(a)', 'a)', 'A.' or '(1)' at the start of a line or after a blank, but not the a of 'a.m.'. */
const MARK = /(?:^|[\s,;])\(?([a-eA-E1-5])[).](?!m\b)(?=\s|\S)/g

/** 'Find x. A) 1 B) 2 C) 3 D) 4' -> the question and four options. Without a full row of marks the text is one question. */
export function splitOptions(text: string): AskedQuestion {
  const marks = [...text.matchAll(MARK)].map((match) => ({
    label: (match[1] ?? '').toLowerCase(),
    at: match.index,
    after: match.index + match[0].length,
  }))
  for (const labels of [LETTERS, ['1', '2', '3', '4', '5']]) {
    // The last full row: a question may itself begin with '1.' or speak of point A.
    for (let start = marks.length - 1; start >= 0; start--) {
      if (marks[start]?.label !== labels[0]) continue
      const row = [marks[start]]
      for (const mark of marks.slice(start + 1)) if (mark.label === labels[row.length]) row.push(mark)
      if (row.length < 3) continue
      const options = row.map((mark, index) =>
        text.slice(mark?.after, row[index + 1]?.at ?? text.length).replace(/^[\s.)]+|[\s,;]+$/g, ''),
      )
      const question = text
        .slice(0, row[0]?.at)
        .trim()
        .replace(/(?:options?|choices?)\s*:?\s*$/i, '')
        .trim()
      if (question !== '' && options.every((option) => option !== '' && option.length <= 120))
        return { question, options }
    }
  }
  return splitListed(text)
}

/** 'Find x. Options: 12, 14, 16, 18' */
function splitListed(text: string): AskedQuestion {
  const match = /^([\s\S]+?)\s*\b(?:options|choices)\s*(?:are)?\s*[:-]\s*([\s\S]+)$/i.exec(text)
  const options =
    match?.[2]
      ?.split(/\s*(?:\n|;|,(?!\d{2,3}(?:,|\b)(?=\d))\s|\/\s|\|)\s*/)
      .map((option) => option.trim())
      .filter((option) => option !== '') ?? []
  return match?.[1] && options.length >= 3 && options.length <= 5
    ? { question: match[1].trim(), options }
    : { question: text, options: [] }
}
