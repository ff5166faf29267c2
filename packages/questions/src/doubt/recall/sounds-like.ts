/** Hindi letters by the sound that they have in a name written in English. Vowels and y are left out. */
const SOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'k कख',
    'g गघ',
    'c चछ',
    'j जझ',
    't टठतथ',
    'd डढदध',
    'n णनङञमंँ',
    'p प',
    'f फ',
    'b बभ',
    'r रऱ',
    'l लळ',
    'v व',
    's शषस',
    'h ह',
  ].flatMap((line) => [...line.slice(2)].map((letter): [string, string] => [letter, line.charAt(0)])),
)

const single = (sounds: string): string => sounds.replace(/(.)\1+/g, '$1')

/** The consonants of a word in Hindi letters: 'माइटोकॉन्ड्रिया' -> 'ntkndr'. */
const ofHindi = (word: string): string =>
  single([...word.normalize('NFC')].map((letter) => SOUNDS[letter] ?? '').join(''))

/** The consonants of an English word; 'ch' may sound as in 'chess' or as in 'chlorine'. */
function ofEnglish(word: string): string[] {
  const plain = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return ['c', 'k'].map((ch) =>
    single(
      plain
        .replace(/ph/g, 'f')
        .replace(/ch/g, ch === 'c' ? '1' : 'k')
        .replace(/sh|sch/g, 's')
        .replace(/([tkgbdj])h/g, '$1')
        .replace(/c(?=[eiy])/g, 's')
        .replace(/c|q/g, 'k')
        .replace(/x/g, 'ks')
        .replace(/g(?=[ei])/g, 'j')
        .replace(/w/g, 'v')
        .replace(/z/g, 'j')
        .replace(/m/g, 'n')
        .replace(/[aeiouy]/g, '')
        .replace(/1/g, 'c'),
    ),
  )
}

const HINDI = /[\u0900-\u097f]/

/** Whether a name in Hindi letters is the name of an answer: 'पास्कल' and 'Pascal'. A translated word ('दाब') is not heard so. */
export function soundsLike(answer: string, option: string): boolean {
  if (!HINDI.test(option) || HINDI.test(answer) || /[a-z\d]/i.test(option)) return false
  const [names, spoken] = [answer.split(/[\s-]+/), option.trim().split(/[\s-]+/)]
  if (names.length !== spoken.length) return false
  return spoken.every((word, at) => {
    const heard = ofHindi(word)
    return heard.length > 1 && ofEnglish(names[at] ?? '').includes(heard)
  })
}
