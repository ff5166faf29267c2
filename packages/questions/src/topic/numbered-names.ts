const ORDINALS = [
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(
    ' ',
  ),
  ...'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(' '),
]
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')
const SUFFIXES = ['th', 'st', 'nd', 'rd']

const ordinalFigure = (number: number): string => {
  const isTeen = Math.floor(number / 10) % 10 === 1
  return `${number}${(!isTeen && SUFFIXES[number % 10]) || 'th'}`
}

/** '9', '9th', 'ix' and 'ninth' are 9; NaN for any other word. */
function numberOf(word: string): number {
  const place = [ROMAN, ORDINALS].map((words) => words.indexOf(word)).find((at) => at >= 0)
  return place === undefined ? Number(/^(\d{1,3})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? Number.NaN) : place + 1
}

/** Each way to write a number in a name, after its noun or before it. */
function waysOf(number: number): { before: string[]; after: string[] } {
  const [word, roman] = [ORDINALS[number - 1], ROMAN[number - 1]]
  return {
    before: [...(word ? [word] : []), ordinalFigure(number)],
    after: [...(roman ? [roman] : []), `${number}`],
  }
}

/**
 * A topic with its number written in every other way: '2nd law of thermodynamics' and 'second law of thermodynamics', 'schedule 9' and
 * 'ninth schedule', 'part 4 of the constitution' and 'part iv of the constitution', 'g 20' and 'g20'. Which of them is a name, the
 * caller knows.
 */
export function numberedOtherwise(topic: string): string[] {
  const words = topic
    .toLowerCase()
    .replace(/\bno\.? (?=\d)/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  if (words.length < 2) return []
  const ways = words.flatMap((word, place) => {
    const number = numberOf(word)
    if (Number.isNaN(number)) return []
    const { before, after } = waysOf(number)
    const others = words.toSpliced(place, 1).join(' ')
    const letter = words[place - 1] ?? ''
    return [
      ...[...before, ...after].map((way) => words.with(place, way).join(' ')),
      ...(place === 0 ? after.map((way) => `${others} ${way}`) : []),
      ...(place === words.length - 1 ? before.map((way) => `${way} ${others}`) : []),
      ...(/^[a-z]$/.test(letter) ? [words.toSpliced(place - 1, 2, `${letter}${word}`).join(' ')] : []),
    ]
  })
  return ways.filter((way) => way !== words.join(' '))
}
