import { found, type ReaderGroup } from '../toolkit/found.ts'

/** What has which colour, as papers ask. */
const COLOURS: Readonly<Record<string, string>> = {
  blood: 'red',
  'human blood': 'red',
  sky: 'blue',
  'clear sky': 'blue',
  grass: 'green',
  leaf: 'green',
  leaves: 'green',
  milk: 'white',
  snow: 'white',
  cotton: 'white',
  coal: 'black',
  crow: 'black',
  'human hair': 'black',
  turmeric: 'yellow',
  sunflower: 'yellow',
}

/** Sentences with their codes: the words of each, in any order. */
interface Line {
  one: ReadonlySet<string>
  other: ReadonlySet<string>
}

const MEANS =
  '(?:means?|stands? for|is written as|is coded as|is code for|represents?|denotes?|written as|coded as)'
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z\d]+/g) ?? [])

/** 'mu mit es' means 'who is she': every sentence with its code; null when one cannot be told from the text around it. */
function readLines(text: string): Line[] {
  const quoted = [
    ...text.matchAll(new RegExp(`["'“‘]([^"'“”‘’]+)["'”’],? ${MEANS} ["'“‘]([^"'“”‘’]+)["'”’]`, 'gi')),
  ]
  const plain: string[][] =
    quoted.length > 0
      ? quoted.map((match) => [...match])
      : text
          .replace(/^.*?\b(?:code|language)\b(?: language)?,? ?/i, '')
          .split(/[,;.]| and (?=[a-z]+ [a-z]+)/i)
          .flatMap((part) => new RegExp(`^ ?(?:and |if )?(.+?) ${MEANS} (.+?)$`, 'i').exec(part.trim()) ?? [])
          .reduce<string[][]>((rows, _, at, all) => {
            if (at % 3 === 0) rows.push(all.slice(at, at + 3))
            return rows
          }, [])
  return plain.flatMap(([, one = '', other = '']) => {
    // '356 means very hot day': each digit is a word.
    const spread = (code: string, said: string): Set<string> =>
      /^\d+$/.test(code.trim()) && code.trim().length === wordsOf(said).size
        ? new Set(code.trim())
        : wordsOf(code)
    const line = { one: spread(one, other), other: spread(other, one) }
    return line.one.size === line.other.size && line.one.size > 1 ? [line] : []
  })
}

/** What a word may stand for: in every sentence that has it, in none that lacks it, and not what another word must be. */
function decode(lines: readonly Line[], word: string): string | null {
  const swapped = lines.map(({ one, other }) => ({ one: other, other: one }))
  const asked = lines.some(({ one }) => one.has(word)) ? lines : swapped
  const possible = new Map<string, Set<string>>()
  for (const each of new Set(asked.flatMap(({ one }) => [...one]))) {
    const having = asked.filter(({ one }) => one.has(each))
    const lacking = asked.filter(({ one }) => !one.has(each))
    possible.set(
      each,
      new Set(
        [...(having[0]?.other ?? [])].filter(
          (code) =>
            having.every(({ other }) => other.has(code)) && lacking.every(({ other }) => !other.has(code)),
        ),
      ),
    )
  }
  for (let round = 0; round < possible.size; round++)
    for (const [each, codes] of possible)
      if (codes.size === 1)
        for (const [other, others] of possible)
          if (other !== each) for (const code of codes) others.delete(code)
  const codes = possible.get(word)
  return codes?.size === 1 ? ([...codes][0] ?? null) : null
}

export const wordCodes: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Coding-Decoding'],
  readers: [
    {
      // "In a code 'mu mit es' means 'who is she' and 'elb mu es' means 'where is she'. What is the code for 'where'?"
      id: 'code-of-words',
      cue: /(?:means?|stands? for|written as|coded as).*(?:code|mean|stand|written|coded|digit)/,
      read(r) {
        const question =
          /(?:what|which)(?: will be| is| word is)?(?: the)? (?:code|word|coded|digit|number|symbol)(?: (?:is )?(?:for|of|used for|as|stands for|means|code for))?(?: the word)? ["'“‘]?([a-z\d]+)["'”’]?(?: in that (?:code|language))?[?. ]*$|how (?:is|will|would) ["'“‘]?([a-z\d]+)["'”’]? (?:be )?(?:coded|written)[a-z ]*[?. ]*$|what does ["'“‘]?([a-z\d]+)["'”’]? (?:mean|stand for)[?. ]*$|(?:the )?code (?:for|of) ["'“‘]?([a-z\d]+)["'”’]?(?: is)?[?. ]*$/i.exec(
            r.original,
          )
        const word = question
          ?.slice(1)
          .find((group) => group !== undefined)
          ?.toLowerCase()
        if (!question || !word) return null
        const lines = readLines(r.original.slice(0, question.index))
        if (lines.length < 2) return null
        const answer = decode(lines, word)
        if (answer === null) return null
        return found({
          value: answer,
          steps: [
            ['Compare the sentences', `Look for what is in every sentence with '${word}' and in no other.`],
            ['What is left', `${word} = ${answer}`],
          ],
          check: true,
        })
      },
    },
    {
      // "If white is called blue, blue is called red and red is called yellow, what is the colour of blood?"
      id: 'colours-by-other-names',
      cue: /called.*colou?r of/,
      read(r) {
        const asked = /(?:then )?what is the colou?r of (?:the |a |an )?([a-z ]+?)[?. ]*$/.exec(r.text)
        const real = asked?.[1] === undefined ? undefined : COLOURS[asked[1]]
        if (!asked || real === undefined) return null
        const called = new Map<string, string>()
        for (const [, colour = '', name = ''] of r.text
          .slice(0, asked.index)
          .matchAll(/([a-z]+) (?:is |means? )?(?:called|said to be) ([a-z]+)/g)) {
          if (called.has(colour)) return null
          called.set(colour, name)
        }
        const answer = called.get(real)
        if (answer === undefined || called.size < 2) return null
        return found({
          value: answer.charAt(0).toUpperCase() + answer.slice(1),
          steps: [
            ['Its real colour', `${asked[1]}: ${real}`],
            ['What that is called', `${real} is called ${answer}.`],
          ],
          check: true,
        })
      },
    },
  ],
}
