import { spellWords } from './match-name.ts'
import { isEveryday } from './reading/everyday-words.ts'
import type { Phrase } from './reading/read-phrases.ts'

/**
 * Surnames by which the syllabus knows one person, each with the words that people put before it for that person. With another given name it
 * is somebody else: 'rahul gandhi' is not the Mahatma, 'anil chauhan' not Prithviraj.
 */
const GIVEN_NAMES: Readonly<Record<string, string>> = {
  ambedkar: 'b r br bhimrao bhim rao ramji babasaheb baba saheb',
  aryabhata: '',
  azad: 'chandrashekhar chandra shekhar abul kalam',
  bandura: 'albert',
  bentinck: 'william',
  bhabha: 'homi jehangir h j',
  bloom: 'benjamin b s',
  bose: 'subhas subhash chandra netaji khudiram jagdish jagadish satyendra nath',
  bruner: 'jerome',
  canning: 'charles',
  chauhan: 'prithviraj prithvi raj',
  clive: 'robert',
  cornwallis: 'charles',
  curzon: 'george nathaniel',
  dalhousie: '',
  darwin: 'charles robert',
  einstein: 'albert',
  erikson: 'erik',
  gagne: 'robert',
  gandhi: 'mohandas mohan das karamchand m k mk bapu',
  gardner: 'howard',
  gokhale: 'gopal krishna',
  hastings: 'warren',
  hitler: 'adolf adolph',
  hume: 'a o allan octavian',
  kalam: 'a p j apj abdul avul',
  kohlberg: 'lawrence',
  lincoln: 'abraham',
  lytton: 'robert',
  mandela: 'nelson',
  manekshaw: 'sam',
  maslow: 'abraham',
  mendel: 'gregor johann',
  messi: 'lionel leo',
  naoroji: 'dadabhai',
  nehru: 'jawaharlal jawahar lal chacha',
  newton: 'isaac',
  patel: 'vallabhbhai vallabh bhai jhaverbhai',
  pavlov: 'ivan',
  phule: 'jyotirao jyotiba jyoti savitribai',
  piaget: 'jean',
  putin: 'vladimir',
  radhakrishnan: 'sarvepalli s',
  raman: 'c v cv chandrasekhara venkata',
  ramanujan: 'srinivasa s',
  ripon: '',
  sarabhai: 'vikram',
  savarkar: 'v d vinayak damodar',
  shastri: 'lal bahadur',
  skinner: 'b f bf burrhus',
  swaminathan: 'm s ms monkombu',
  tagore: 'rabindranath rabindra ravindranath ravindra nath',
  thorndike: 'edward e l',
  tilak: 'bal gangadhar',
  trump: 'donald',
  vygotsky: 'lev',
  wellesley: 'richard',
}

/** Before the name of anybody. */
const HONORIFICS: ReadonlySet<string> = new Set(
  `dr doctor mr mrs sir lord lady sri shri shree smt pandit pt maulana mahatma sardar swami sant saint guru gurudev acharya
  lokmanya netaji veer vir president pm scientist psychologist viceroy general`.split(/\s+/),
)

/** Whether a topic names somebody by the surname of a person of the syllabus, after another given name. */
export const isOtherPerson = (topic: string, phrases: readonly Phrase[]): boolean =>
  phrases.some((phrase, index) => {
    const [given] = phrases[index - 1]?.words ?? []
    const [surname, ...more] = phrase.words
    if (!given || !surname || more.length > 0 || phrase.nodes.length === 0) return false
    if (phrases[index - 1]?.nodes.length !== 0 || phrase.separated) return false
    const [spelt = surname.word] = spellWords([surname.word])
    const known = GIVEN_NAMES[spelt]?.split(' ')
    return (
      known !== undefined &&
      !known.includes(given.word) &&
      !HONORIFICS.has(given.word) &&
      !isEveryday(given.word) &&
      // 'Assassination of gandhi' names nobody else.
      topic.toLowerCase().includes(`${given.typed} ${surname.typed}`)
    )
  })
