/** Devanagari in Latin letters as most people type Hindi on phones: 'प्रतिशत' becomes 'pratishat'. */

/** Reads 'क k, ख kh' as a mapping. */
const tableOf = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(',').map((pair) => pair.trim().split(' ')))

const CONSONANTS = tableOf(`
  क k, ख kh, ग g, घ gh, ङ n, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d,
  ध dh, न n, प p, फ ph, ब b, भ bh, म m, य y, र r, ल l, ळ l, व v, श sh, ष sh, स s, ह h, फ़ f, ज़ z
`)
const VOWELS = tableOf(`
  अ a, आ a, इ i, ई i, उ u, ऊ u, ऋ ri, ए e, ऐ ai, ओ o, औ au, ऑ o, ऍ e, ा a, ि i, ी i, ु u, ू u, ृ ri,
  े e, ै ai, ो o, ौ au, ॉ o, ॅ e
`)
const [VIRAMA, NUKTA, FIRST_SIGN] = ['्', '़', 'ा']
const NASALS = 'ंँ'
const LIPS = 'पफबभम'
/** After one of these a word keeps its inherent vowel: 'karya', but 'arth'. */
const SONORANTS = 'यरवनम'

/** English words and names as written in Hindi, and compound words. */
const WHOLE_WORDS = tableOf(`
  एसएससी ssc, सीजीएल cgl, सीएचएसएल chsl, यूपीएससी upsc, आरआरबी rrb, एनटीपीसी ntpc, रेलवे railway,
  बैंक bank, बैंकिंग banking, पीओ po, क्लर्क clerk, नीट neet, जेईई jee, जीके gk, मैथ math, मैथ्स maths,
  साइंस science, इंग्लिश english, कंप्यूटर computer, रीजनिंग reasoning, रीज़निंग reasoning,
  कैलेंडर calendar, करंट current, अफेयर्स affairs, टेस्ट test, मॉक mock, प्रश्न prashn, सवाल sawal,
  में mein, बीजगणित bijganit, मुगल mughal, लोकसभा loksabha, राज्यसभा rajyasabha, उपराष्ट्रपति uprashtrapati,
  ज्वालामुखी jwalamukhi, मानसून mansoon, पंचायती panchayati, धर्म dharm, नूरजहाँ nurjahan, नूरजहां nurjahan, वार्मिंग warming, रिजर्व reserve,
  रिज़र्व reserve
`)

interface Sound {
  /** The consonants before the vowel; empty at the start of a word, or between two vowels. */
  onset: string
  /** The number of these consonants. */
  width: number
  /** Empty when no vowel is pronounced. */
  vowel: string
  /** Pronounced but not written. */
  isInherent: boolean
  last: string
}

export function latinHindi(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[।॥]/g, ' ')
    .replace(/[ऀ-ॣ]+/g, latinWord)
}

function latinWord(word: string): string {
  if (Object.hasOwn(WHOLE_WORDS, word)) return WHOLE_WORDS[word] ?? word
  const sounds = readSounds(word.replaceAll('ज्ञ', 'ग्य'))
  dropSilentVowels(sounds)
  return sounds.map(({ onset, vowel }) => onset + vowel).join('')
}

function readSounds(word: string): Sound[] {
  const sounds: Sound[] = []
  let open: Sound | undefined
  const letters = [...word]
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1] ?? ''
    const consonant = CONSONANTS[letter + next] ?? CONSONANTS[letter]
    if (consonant !== undefined) {
      // A consonant without a vowel joins the next one.
      if (open?.vowel !== '') {
        open = { onset: '', width: 0, vowel: '', isInherent: false, last: '' }
        sounds.push(open)
      }
      open.onset += consonant
      open.width += 1
      open.last = letter
      const after = next === NUKTA ? (letters[index + 2] ?? '') : next
      if (after !== VIRAMA && !(after >= FIRST_SIGN && VOWELS[after] !== undefined)) {
        Object.assign(open, { vowel: 'a', isInherent: true })
      }
    } else if (VOWELS[letter] !== undefined) {
      if (open?.vowel === '' && letter >= FIRST_SIGN) open.vowel = VOWELS[letter]
      else {
        open = { onset: '', width: 0, vowel: VOWELS[letter], isInherent: false, last: '' }
        sounds.push(open)
      }
    } else if (NASALS.includes(letter) && open) {
      open.vowel += LIPS.includes(next) || next === '' ? 'm' : 'n'
      open.isInherent = false
    }
  }
  return sounds
}

/**
 * The inherent vowel is silent at the end of a word, and between two sounds with a vowel: 'bharatiya' is 'bhartiya'.
 */
function dropSilentVowels(sounds: Sound[]): void {
  for (const [fromEnd, sound] of [...sounds].reverse().entries()) {
    const index = sounds.length - 1 - fromEnd
    if (!sound.isInherent || index === 0) continue
    const [before, after] = [sounds[index - 1], sounds[index + 1]]
    const isKept = after
      ? sound.width > 1 || after.width !== 1 || after.vowel === '' || before?.vowel === ''
      : (sound.width > 1 && SONORANTS.includes(sound.last)) || (sound.last === 'य' && before?.vowel === 'i')
    if (!isKept) sound.vowel = ''
  }
}
