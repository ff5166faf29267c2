import { defineTable } from '../../../kit/facts/define-table.ts'

export const slogans = defineTable({
  id: 'slogans',
  about: 'slogans and sayings',
  header: 'Saying',
  columns: {
    person: {
      header: 'Said by',
      kind: 'text',
      ask: ['Who said “{name}”?', 'The words “{name}” are attributed to:'],
      askBack: [
        'Which of the following is a saying of {value}?',
        'Which of the following is attributed to {value}?',
      ],
      say: '“{name}” is a saying of {value}',
      weight: 1,
    },
    era: {
      header: 'Field',
      kind: 'text',
    },
  },
  near: ['era'],
  concepts: ['slogans'],
  parts: [
    {
      sources: ["Bipan Chandra, India's Struggle for Independence", 'Oxford Dictionary of Quotations'],
      rows: `
        1 quit-india, gandhian-movements | Do or die | Mahatma Gandhi | freedom | It was the call of the Quit India Movement in 1942.
        1 revolutionaries | Inquilab Zindabad | Hasrat Mohani / Bhagat Singh | freedom | Hasrat Mohani coined it and Bhagat Singh made it known.
        1 | Swaraj is my birthright and I shall have it | Bal Gangadhar Tilak | freedom | He was called Lokmanya.
        1 subhas-and-ina | Give me blood and I shall give you freedom | Subhas Chandra Bose | freedom | It was said to the Indian National Army.
        1 subhas-and-ina | Jai Hind | Subhas Chandra Bose | freedom | It became the greeting of the Indian National Army.
        1 subhas-and-ina | Dilli Chalo | Subhas Chandra Bose | freedom | It was the battle cry of the Indian National Army.
        1 | Vande Mataram | Bankim Chandra Chattopadhyay | freedom | It is from Anandamath.
        1 | Sare Jahan Se Achha | Muhammad Iqbal | freedom | He wrote it in 1904.
        1 revolutionaries | Sarfaroshi ki tamanna ab hamare dil mein hai | Bismil Azimabadi / Ram Prasad Bismil | freedom | Bismil Azimabadi wrote it and Ram Prasad Bismil made it known.
        1 | Jai Jawan Jai Kisan | Lal Bahadur Shastri | modern | It was the call of 1965.
        1 | Jai Jawan Jai Kisan Jai Vigyan | Atal Bihari Vajpayee | modern | He added science after the tests at Pokhran in 1998.
        1 | Garibi Hatao | Indira Gandhi | modern | It was the call of the election of 1971.
        1 | Aram haram hai | Jawaharlal Nehru | modern | It means that rest is forbidden.
        1 | Who lives if India dies | Jawaharlal Nehru | modern | It is a famous question of the first Prime Minister.
        1 arya-samaj, social-reform | Back to the Vedas | Dayananda Saraswati | reform | He founded the Arya Samaj.
        1 vivekananda, social-reform | Arise, awake and stop not till the goal is reached | Swami Vivekananda | reform | It goes back to the Katha Upanishad.
        2 lajpat-rai, simon-commission | Every blow on my body will be a nail in the coffin of British rule | Lala Lajpat Rai | freedom | He was hurt in the protest against the Simon Commission.
        1 revolt-of-1857 | I shall not give my Jhansi | Rani Lakshmibai | freedom | She said it when the British annexed the state.
        1 | Sampoorna Kranti | Jayaprakash Narayan | modern | It means total revolution, and dates from 1974.
        1 social-reform | One caste, one religion, one God for mankind | Sree Narayana Guru | reform | He was a reformer of Kerala.
        1 | Give me liberty or give me death | Patrick Henry | world | He said it in Virginia in 1775.
        1 | Government of the people, by the people, for the people | Abraham Lincoln | world | It is from the Gettysburg Address of 1863.
        1 | I have a dream | Martin Luther King Jr | world | He said it in Washington in 1963.
        1 | Man is by nature a political animal | Aristotle | world | It stands in his Politics.
        1 | I think, therefore I am | René Descartes | world | The Latin is cogito, ergo sum.
        1 | Knowledge is power | Francis Bacon | world | It is often quoted in Latin.
        1 | Eureka! | Archimedes | world | He found how bodies lose weight in water.
        1 | I came, I saw, I conquered | Julius Caesar | world | It tells of a quick victory in 47 BCE.
        1 | Workers of the world, unite | Karl Marx and Friedrich Engels / Karl Marx | world | It is the end of the Communist Manifesto.
        2 | Religion is the opium of the people | Karl Marx | world | He wrote it in 1843 and 1844.
        1 | I have nothing to offer but blood, toil, tears and sweat | Winston Churchill | world | He said it in May 1940.
        2 | I am the State | Louis XIV | world | It stands for absolute monarchy.
        1 | Man is born free, and everywhere he is in chains | Jean-Jacques Rousseau | world | It opens The Social Contract.
        2 | That is one small step for man, one giant leap for mankind | Neil Armstrong | world | He said it on the Moon in 1969.
        2 | A thing of beauty is a joy for ever | John Keats | world | It opens Endymion.
        1 | To be or not to be, that is the question | William Shakespeare | world | Hamlet says it.
        2 | The child is father of the man | William Wordsworth | world | It stands in My Heart Leaps Up.
        2 | The only thing we have to fear is fear itself | Franklin D. Roosevelt | world | He said it in 1933.
        2 | Ask not what your country can do for you | John F. Kennedy | world | He said it in 1961.
        2 | The unexamined life is not worth living | Socrates | world | Plato tells it.
        2 | God does not play dice | Albert Einstein | world | He doubted the chance in quantum theory.
        2 | Let a hundred flowers bloom | Mao Zedong | world | It named a campaign of 1956 and 1957.
        2 | Whatever is, is right | Alexander Pope | world | It stands in An Essay on Man.
        2 | Long years ago we made a tryst with destiny | Jawaharlal Nehru | modern | He said it at midnight on 14 August 1947.
      `,
    },
  ],
})
