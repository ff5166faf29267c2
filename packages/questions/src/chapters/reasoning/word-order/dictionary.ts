import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ordinal } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { codeWords, sixLetterWords } from '../../../kit/words/code-words.ts'

/** "Which of CONTEST, CONCERT, CONVERT, CONTACT and CONSENT comes third in a dictionary?" */
export const dictionary = defineGenerator({
  id: 'reasoning/dictionary',
  version: 9,
  levels: {
    easy: { size: 4, shares: 1, forms: ['place', 'place', 'place', 'order', 'order', 'order', 'kept'] },
    medium: { size: 5, shares: 2, forms: ['place', 'order', 'kept', 'replaced', 'replaced', 'replaced'] },
    hard: { size: 6, shares: 3, forms: ['place', 'order', 'gap', 'gap'] },
  },
  generate(rng, { size, shares, forms }) {
    const family = rng.pick(FAMILIES)
    // Words with the same beginning are hard; easier sets add words from other families.
    const other = rng.pick(FAMILIES.filter((one) => one !== family))
    const near = Math.min(size, shares * 2)
    const words = rng.shuffle([...rng.sample(family, near), ...rng.sample(other, size - near)])
    const sorted = [...words].sort()
    // The first and the last of many words are seen at once.
    const place = shares > 2 ? rng.int(2, size - 3) : rng.int(0, size - 1)
    const answer = sorted[place] ?? ''
    const form: Form = rng.pick(forms)
    const turned =
      form === 'order'
        ? wholeOrder(rng, words)
        : form === 'kept'
          ? unmovedLetters(rng, shares)
          : form === 'replaced'
            ? replacedLetters(rng)
            : form === 'gap'
              ? lettersBetween(rng)
              : null
    if (turned) return turned
    const list = words.join(', ')
    const which = place === size - 1 ? say`last` : place === 0 ? say`first` : say`${ordinal(place + 1)}`
    return {
      given: { find: 'place' as const, words, place, until: 0, moves: UNMOVED },
      prompt: rng.pick([
        say`Arrange the words ${list} as they would appear in an English dictionary. Which word will come ${which}?`,
        say`If the words ${list} are arranged in the order in which they appear in an English dictionary, then which of them will be ${which}?`,
        say`The words ${list} are to be arranged in alphabetical order. Which word will be ${which}?`,
        say`Select the word that will be ${which} when the words ${list} are arranged in the order in which they appear in an English dictionary.`,
        say`When the following words are arranged according to their order in the dictionary, which one is ${which}: ${list}?`,
      ]),
      answer,
      mistakes: sorted.flatMap((word, index) =>
        word === answer
          ? []
          : [{ value: word, because: say`${word} comes ${ordinal(index + 1)} in the order` }],
      ),
      steps: [
        say`Compare the words letter by letter until two differ.`,
        ...(shares > 1
          ? [
              say`${near} of them begin alike, so look at the first letter after ${commonStart(sorted.filter((word) => family.includes(word)))}.`,
            ]
          : []),
        ...(shares > 2 ? [say`Where that letter is the same too, go on to the next one.`] : []),
        say`The order is ${sorted.join(', ')}.`,
        say`The word that comes ${which} is ${answer}`,
      ],
    }
  },
  // Counts the words before each one, by numbers instead of sorting.
  solve({ find, words, place, until, moves }) {
    const before = (word: string) => words.filter((other) => codeOf(other) < codeOf(word)).length
    if (find === 'place') return words.find((word) => before(word) === place) ?? ''
    if (find === 'order')
      return words
        .map((word, index) => ({ number: index + 1, before: before(word) }))
        .sort((one, other) => one.before - other.before)
        .map(({ number }) => number)
        .join(', ')
    if (find === 'replaced' || find === 'gap') {
      // By numbers: the letter with exactly as many of the moved letters before it.
      const moved = [...(words[0] ?? '')].map(
        (letter) => letter.charCodeAt(0) + (VOWELS.includes(letter) ? moves.vowels : moves.consonants),
      )
      const codeAt = (wanted: number) =>
        moved.find((code) => {
          const smaller = moved.filter((other) => other < code).length
          const equal = moved.filter((other) => other === code).length
          return wanted >= smaller && wanted < smaller + equal
        }) ?? 0
      return find === 'replaced'
        ? String.fromCharCode(codeAt(place))
        : range(codeAt(place) + 1, codeAt(until) - 1).length
    }
    // A letter stays where as many letters come before it in the order as stand before it in the word.
    const [word = ''] = words
    const kept = range(0, word.length - 1).filter((index) => {
      const letter = word.charAt(index)
      const smaller = [...word].filter((other) =>
        find === 'unmoved' || find === 'moved' ? other < letter : other > letter,
      ).length
      const equal = [...word].filter((other) => other === letter).length
      return index >= smaller && index < smaller + equal
    }).length
    return find === 'unmoved' || find === 'unmoved-reversed' ? kept : word.length - kept
  },
})

type Form = 'place' | 'order' | 'kept' | 'replaced' | 'gap'

/** "Arrange the following words as in a dictionary: 1. TRAIN 2. TRADE 3. TRIAL 4. TRACK" */
function wholeOrder(rng: Random, words: readonly string[]) {
  const sorted = [...words].sort()
  const numbered = words.map((word, index) => `${index + 1}. ${word}`).join(', ')
  const written = (order: readonly string[]) => order.map((word) => words.indexOf(word) + 1).join(', ')
  const answer = written(sorted)
  const exchanged = range(0, sorted.length - 2).map((index) =>
    sorted.map((word, place) =>
      place === index ? (sorted[index + 1] ?? word) : place === index + 1 ? (sorted[index] ?? word) : word,
    ),
  )
  return {
    given: { find: 'order' as const, words: [...words], place: 0, until: 0, moves: UNMOVED },
    prompt: rng.pick([
      say`Arrange the following words in the order in which they appear in an English dictionary and select the correct sequence: ${numbered}.`,
      say`Select the correct sequence of the following words as they would appear in an English dictionary, from the first to the last: ${numbered}.`,
      say`The words ${numbered} are to be put in alphabetical order. Which of the following is the correct order?`,
    ]),
    answer,
    mistakes: [
      ...exchanged.map((order, index) => ({
        value: written(order),
        because: say`${sorted[index] ?? ''} comes before ${sorted[index + 1] ?? ''}`,
      })),
      { value: written([...sorted].reverse()), because: say`that is the order from the end of the alphabet` },
    ],
    steps: [
      say`Compare the words letter by letter until two differ.`,
      say`The order is ${sorted.join(', ')}.`,
      say`In numbers that is ${answer}`,
    ],
  }
}

/** "If the letters of MARKET are arranged in alphabetical order, how many letters keep their place?" */
function unmovedLetters(rng: Random, shares: number) {
  const isReversed = shares > 1 && rng.chance(0.4)
  const asksMoved = rng.chance(0.5)
  // Most words keep no letter in its place: asked for those alone, the answers are all alike.
  const mayMoveAll = asksMoved && rng.chance(0.4)
  const { word, sorted, kept } = rng.until(
    () => {
      const word = rng.pick(shares > 1 ? UNLIKE_LETTERS : SHORT_WORDS)
      const inOrder = [...word].sort()
      const sorted = (isReversed ? inOrder.reverse() : inOrder).join('')
      return { word, sorted, kept: [...word].filter((letter, index) => letter === sorted[index]) }
    },
    (drawn) => drawn.kept.length > 0 || mayMoveAll,
  )
  const order = isReversed ? 'reverse alphabetical order' : 'alphabetical order'
  const answer = asksMoved ? word.length - kept.length : kept.length
  const find = asksMoved
    ? isReversed
      ? ('moved-reversed' as const)
      : ('moved' as const)
    : isReversed
      ? ('unmoved-reversed' as const)
      : ('unmoved' as const)
  return {
    given: { find, words: [word], place: 0, until: 0, moves: UNMOVED },
    prompt: rng.pick([
      say`If the letters of the word ${word} are arranged in ${order} from left to right, the position of how many letters will ${asksMoved ? 'change' : 'remain unchanged'}?`,
      say`The letters of the word ${word} are rearranged in ${isReversed ? 'the reverse of the English' : 'the English'} alphabetical order. How many letters ${asksMoved ? 'move to another' : 'stay in the same'} position?`,
      say`When the letters of ${word} are written in ${order}, how many of them ${asksMoved ? 'do not keep' : 'keep'} their places?`,
      say`The letters of the word ${word} are arranged in ${order}. How many letters are ${asksMoved ? 'not ' : ''}in the same place as before?`,
    ]),
    answer,
    within: [0, word.length] as const,
    mistakes: [1, -1, 2, 3, -2, 4, -3]
      .map((more) => answer + more)
      .filter((value) => value >= 0)
      .map((value) => ({
        value,
        because:
          value > answer === asksMoved
            ? say`a letter that keeps its place was ${asksMoved ? 'counted too' : 'left out'}`
            : say`a letter that moves was ${asksMoved ? 'left out' : 'counted too'}`,
      })),
    steps: [
      say`In ${order} the letters are ${sorted}.`,
      kept.length === 0
        ? say`Compared with ${word}, no letter stays.`
        : say`Compared with ${word}, ${kept.length === 1 ? 'this stays' : 'these stay'}: ${kept.join(', ')}.`,
      asksMoved
        ? say`So the number of letters that move is ${word.length} − ${kept.length} = ${answer}`
        : say`So the number is ${answer}`,
    ],
  }
}

const VOWELS = 'AEIOU'
/** How far the letters go, in the forms in which they stay. */
const UNMOVED = { vowels: 0, consonants: 0 }

/** "If each vowel of PLANET is replaced by the next letter and each consonant by the previous one, and the letters are sorted, which is third?" */
function replacedLetters(rng: Random) {
  const word = rng.pick(WITHOUT_Z)
  // No letter comes before A.
  const vowels = word.includes('A') ? 1 : rng.pick([1, -1])
  const moves = { vowels, consonants: -vowels }
  const move = (letter: string, by: number) => String.fromCharCode(letter.charCodeAt(0) + by)
  const replaced = [...word].map((letter) =>
    move(letter, VOWELS.includes(letter) ? moves.vowels : moves.consonants),
  )
  const sorted = [...replaced].sort()
  const fromLeft = rng.chance(0.5)
  const count = rng.int(2, word.length - 1)
  const place = fromLeft ? count - 1 : word.length - count
  const answer = sorted[place] ?? ''
  const told = (by: number) =>
    by > 0
      ? rng.pick(['the letter immediately following it', 'the letter just after it'])
      : rng.pick(['the letter immediately preceding it', 'the letter just before it'])
  const end = fromLeft ? 'left' : 'right'
  const other = [...word]
    .map((letter) => move(letter, VOWELS.includes(letter) ? -moves.vowels : -moves.consonants))
    .sort()
  return {
    given: { find: 'replaced' as const, words: [word], place, until: 0, moves },
    prompt: rng.pick([
      say`If each vowel of the word ${word} is replaced by ${told(moves.vowels)} in the English alphabetical order, each consonant is replaced by ${told(moves.consonants)}, and all the letters thus formed are arranged in alphabetical order from left to right, then which letter will be ${ordinal(count)} from the ${end}?`,
      say`In the word ${word}, each consonant is changed to ${told(moves.consonants)} and each vowel to ${told(moves.vowels)} in the English alphabetical series. The new letters are then arranged in alphabetical order. Which letter will be ${ordinal(count)} from the ${end} end?`,
      say`Each consonant in the word ${word} is changed to ${told(moves.consonants)} in the English alphabet and each vowel is changed to ${told(moves.vowels)}. If the letters so obtained are arranged alphabetically, which of the following will be ${ordinal(count)} from the ${end}?`,
    ]),
    answer,
    mistakes: [
      {
        value: sorted[word.length - 1 - place] ?? '',
        because: say`the place was counted from the other end`,
      },
      { value: replaced[place] ?? '', because: say`the letters were not arranged in alphabetical order` },
      { value: other[place] ?? '', because: say`the letters were moved in the opposite directions` },
      { value: [...word].sort()[place] ?? '', because: say`the letters were sorted without being replaced` },
      { value: sorted[place + 1] ?? '', because: say`one place too many was counted` },
      { value: sorted[place - 1] ?? '', because: say`one place too few was counted` },
    ].filter(({ value }) => value !== '' && value !== answer),
    others: [...new Set([...sorted, ...word])].filter((letter) => letter !== answer),
    steps: [
      say`Replaced one by one, the letters of ${word} become ${replaced.join('')}.`,
      say`In alphabetical order they are ${sorted.join('')}.`,
      say`The ${ordinal(count)} from the ${end} is ${answer}`,
    ],
  }
}

/** "... How many letters are there in the alphabet between the letter second from the left and the one second from the right?" */
function lettersBetween(rng: Random) {
  const [left, right] = [rng.int(1, 3), rng.int(1, 3)]
  const codeOf = (letter: string | undefined) => letter?.charCodeAt(0) ?? 0
  const drawn = rng.until(
    () => {
      const word = rng.pick(WITHOUT_Z)
      // No letter comes before A.
      const vowels = word.includes('A') ? 1 : rng.pick([1, -1])
      const moves = { vowels, consonants: -vowels }
      const moved = (sign: number) =>
        [...word].map((letter) =>
          String.fromCharCode(
            letter.charCodeAt(0) + sign * (VOWELS.includes(letter) ? moves.vowels : moves.consonants),
          ),
        )
      const until = word.length - right
      const between = (letters: readonly string[]) =>
        Math.abs(codeOf(letters[until]) - codeOf(letters[left - 1])) - 1
      const replaced = moved(1)
      return { word, moves, until, between, replaced, sorted: [...replaced].sort(), back: moved(-1).sort() }
    },
    ({ word, until, between, sorted }) => word.length >= 6 && until > left && between(sorted) >= 2,
  )
  const { word, moves, until, between, replaced, sorted, back } = drawn
  const answer = between(sorted)
  const told = (by: number) =>
    by > 0 ? 'the letter immediately following it' : 'the letter immediately preceding it'
  const [near, far] = [sorted[left - 1] ?? '', sorted[until] ?? '']
  const place = (count: number, end: string) =>
    count === 1 ? `first from the ${end}` : `${['', '', 'second', 'third'][count] ?? ''} from the ${end}`
  return {
    given: { find: 'gap' as const, words: [word], place: left - 1, until, moves },
    prompt: rng.pick([
      say`The letters of the word ${word} are changed: each vowel to ${told(moves.vowels)} and each consonant to ${told(moves.consonants)} in the English alphabet. The letters thus obtained are written in alphabetical order from left to right. Find the number of letters of the alphabet between the one that is ${place(left, 'left')} and the one that is ${place(right, 'right')}.`,
      say`Each consonant in the word ${word} is changed to ${told(moves.consonants)} in the English alphabetical order and each vowel is changed to ${told(moves.vowels)}. The letters so formed are arranged in alphabetical order. How many letters are there in the English alphabetical series between the letter which is ${place(left, 'left')} and the one which is ${place(right, 'right')} in the new group?`,
      say`In the word ${word}, every vowel is changed to ${told(moves.vowels)} in the English alphabetical order and every consonant to ${told(moves.consonants)}. The new letters are then arranged in alphabetical order. How many letters of the English alphabet come between the letters that are ${place(left, 'left')} and ${place(right, 'right')}?`,
      say`If each vowel of the word ${word} is replaced by ${told(moves.vowels)} in the English alphabet, each consonant is replaced by ${told(moves.consonants)}, and the new letters are arranged alphabetically from left to right, then how many letters of the alphabet lie between the letter ${place(right, 'right')} and the letter ${place(left, 'left')}?`,
    ]),
    answer,
    within: [0, 24] as const,
    mistakes: [
      { value: answer + 1, because: say`one of the two letters was counted too` },
      { value: answer + 2, because: say`both of the two letters were counted too` },
      { value: between([...word].sort()), because: say`the letters were sorted without being replaced` },
      { value: between(replaced), because: say`the letters were not arranged in alphabetical order` },
      { value: between(back), because: say`the letters were moved in the opposite directions` },
      { value: answer - 1, because: say`one letter in between was left out` },
      { value: answer - 2, because: say`two letters in between were left out` },
    ].filter(({ value }) => value >= 0),
    steps: [
      say`Replaced one by one, the letters of ${word} become ${replaced.join('')}.`,
      say`In alphabetical order they are ${sorted.join('')}.`,
      say`The two letters are ${near} and ${far}, the ${ordinal(codeOf(near) - 64)} and the ${ordinal(codeOf(far) - 64)} of the alphabet.`,
      say`Between them there are ${codeOf(far) - 64} − ${codeOf(near) - 64} − 1 = ${answer}`,
    ],
  }
}

/** A word as a number in base 27, with blanks after its end. */
const codeOf = (word: string): bigint =>
  [...word.padEnd(10, '@')].reduce((code, letter) => code * 27n + BigInt(letter.charCodeAt(0) - 64), 0n)

function commonStart(words: readonly string[]): string {
  const [first = ''] = words
  const length = range(1, first.length).findLast((size) =>
    words.every((word) => word.startsWith(first.slice(0, size))),
  )
  return first.slice(0, length ?? 0)
}

/** Words that share their first letters. */
const FAMILIES: readonly (readonly string[])[] = [
  'CONCERT CONDUCT CONFIRM CONFUSE CONNECT CONSENT CONSIDER CONTACT CONTAIN CONTEST CONTROL CONVERT',
  'PRACTICE PRAISE PREFER PREPARE PRESENT PRESSURE PRETEND PREVENT PRIMARY PRINCE PRINTER PRISON',
  'STABLE STADIUM STAMP STANDARD STATION STATUE STEAM STEEL STICK STITCH STOCK STOMACH',
  'TRACK TRADE TRAFFIC TRAIN TRANSFER TRANSPORT TRAVEL TREASURE TREATY TREMBLE TRIAL TRIBE',
  'MACHINE MAGNET MAIDEN MAJOR MANAGE MANGO MANNER MARBLE MARCH MARGIN MARKET MASTER',
  'DECADE DECENT DECIDE DECIMAL DECLARE DECLINE DECORATE DEDICATE DEFEAT DEFEND DEFINE DEGREE',
  'CHAIN CHAMBER CHANCE CHANGE CHANNEL CHAPTER CHARGE CHARITY CHASE CHEAP CHEERFUL CHEMIST',
  'RECALL RECEIPT RECEIVE RECENT RECIPE RECORD RECOVER REDUCE REFER REFLECT REFORM REFUSE',
  'SCALE SCARCE SCATTER SCENE SCHEDULE SCHEME SCHOLAR SCHOOL SCIENCE SCISSORS SCORE SCREEN',
  'BALANCE BALCONY BALLOON BAMBOO BANANA BANDAGE BANGLE BANK BARBER BARGAIN BARREL BASKET',
].map((line) => line.split(' '))

/** Words of which the letters are rearranged, one at a time. */
const SINGLE: readonly string[] = [
  ...FAMILIES.flat().filter((word) => word.length >= 5),
  ...codeWords[5],
  ...codeWords[6],
  ...sixLetterWords,
  ...[
    'ACHIEVE ADVANCE AIRPORT ALCOHOL ANCIENT ARTICLE BALANCE BARGAIN BEDROOM BROTHER BURNING CABINET CAPITAL CAPTURE',
    'CAREFUL CENTURY CERTAIN CHAPTER CLIMATE COMPANY COMPLEX CONFIRM CONTAIN COUNTRY CULTURE CUSHION DAUGHTER DELIVER',
    'DESTROY DIAMOND DOLPHIN DYNAMIC ECONOMY EDUCATE ELEMENT ENGLISH EXAMPLE FACTORY FASHION FEATHER FICTION FOREIGN',
    'FORTUNE FREIGHT GENUINE GRAVITY HARVEST HEALTHY HISTORY HOLIDAY HUSBAND IMAGINE IMPROVE INCLUDE JOURNEY JUSTICE',
    'KINGDOM KITCHEN LEOPARD LIBRARY MACHINE MEASURE MINERAL MIXTURE MONSTER MORNING MUSICAL NATURAL NETWORK NUMERAL',
    'OBSERVE OPINION ORGANIC PACKING PATIENT PENSION PICTURE PIONEER PLASTIC POLICE PORTION POTENCY PROBLEM PRODUCT',
    'PROMISE PROVIDE PUBLISH QUALITY QUANTUM RAINBOW REALITY REPLICA REQUEST RESPOND ROUTINE SALVAGE SCHOLAR SECTION',
    'SHELTER SILENCE SOLDIER SPATULA SPECIAL SPINACH STATION STOMACH STRANGE STUDENT SURFACE TEACHER THUNDER TOURISM',
    'TRIBUNE TROUBLE TUESDAY TWELVE UNIFORM VEHICLE VILLAGE VIRTUAL VOLCANO WARDROBE WEATHER WEDNESDAY WELCOME WHISPER',
    'BACHELOR BIRTHDAY BOUNDARY CHAMPION CHEMISTRY COMPLAIN CREATION CUSTOMER DAYLIGHT DISCOVER DOMESTIC DURATION EDUCATION',
    'ELECTION FAVOURITE FRACTION GRAPHICS HOSPITAL HYDROGEN INDUSTRY INFLATED LANGUAGE MAGNETIC MERCHANT MONARCHY MOUNTAIN',
    'MULTIPLE NEIGHBOUR OBSTACLE ORDINARY PLATFORM POWERFUL QUESTION REGIONAL SANDWICH SHOULDER SIMULATE STRENGTH SYMPATHY',
    'THURSDAY TRIANGLE UNIVERSE VARIABLE WORKSHOP BLACK BRAIN CLERK CRIME DRAFT EMPTY FLAME GHOST GUARD JUDGE KNIFE LABOUR',
    'LUNCH MAJOR NOVEL OLIVE PHONE PILOT PRIDE QUICK RADIO SCENT SHARP SPORT TOWER TRUCK UNCLE VOICE WORLD YOUTH',
  ].flatMap((line) => line.split(' ')),
].filter((word) => word.length <= 8)

const UNLIKE_LETTERS = SINGLE.filter((word) => new Set(word).size === word.length)
/** Sorted at a glance. */
const SHORT_WORDS = UNLIKE_LETTERS.filter((word) => word.length <= 6)
const WITHOUT_Z = SINGLE.filter((word) => !word.includes('Z'))
