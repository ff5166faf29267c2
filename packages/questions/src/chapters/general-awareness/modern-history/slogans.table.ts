import { defineTable } from '../../../kit/facts/define-table.ts'

export const slogans = defineTable({
  id: 'slogans',
  about: 'slogans and sayings',
  header: 'Saying',
  columns: {
    person: {
      header: 'Attributed to',
      kind: 'text',
      ask: ['Who said “{name}”?', 'The words “{name}” are attributed to:'],
      askBack: ['Which of the following sayings is attributed to {value}?'],
      say: 'The words “{name}” are attributed to {value}',
      weight: 1,
    },
    // A Prime Minister of India did not write An Essay on Man.
    land: { header: 'Land', kind: 'text' },
    era: {
      header: 'Field',
      kind: 'text',
    },
  },
  near: ['era'],
  alike: ['land'],
  concepts: ['slogans'],
  parts: [
    {
      sources: ["Bipan Chandra, India's Struggle for Independence", 'Oxford Dictionary of Quotations'],
      rows: `
        1 quit-india, gandhian-movements | Do or die | Mahatma Gandhi | India | freedom | It was the call of the Quit India Movement in 1942.
        1 revolutionaries | Inquilab Zindabad | Hasrat Mohani / Bhagat Singh | India | freedom | Hasrat Mohani coined it and Bhagat Singh made it known.
        1 | Swaraj is my birthright and I shall have it | Bal Gangadhar Tilak | India | freedom | He was called Lokmanya.
        1 subhas-and-ina | Give me blood and I shall give you freedom | Subhas Chandra Bose | India | freedom | It was said to the Indian National Army.
        1 subhas-and-ina | Jai Hind | Subhas Chandra Bose | India | freedom | It became the greeting of the Indian National Army.
        1 subhas-and-ina | Dilli Chalo | Subhas Chandra Bose | India | freedom | It was the battle cry of the Indian National Army.
        1 | Vande Mataram | Bankim Chandra Chattopadhyay | India | freedom | It is from Anandamath.
        1 | Sare Jahan Se Achha | Muhammad Iqbal | India | freedom | He wrote it in 1904.
        1 revolutionaries | Sarfaroshi ki tamanna ab hamare dil mein hai | Bismil Azimabadi / Ram Prasad Bismil | India | freedom | Bismil Azimabadi wrote it and Ram Prasad Bismil made it known.
        1 | Jai Jawan Jai Kisan | Lal Bahadur Shastri | India | modern | It was the call of 1965.
        1 | Jai Jawan Jai Kisan Jai Vigyan | Atal Bihari Vajpayee | India | modern | He added science after the tests at Pokhran in 1998.
        1 | Garibi Hatao | Indira Gandhi | India | modern | It was the call of the election of 1971.
        1 | Aram haram hai | Jawaharlal Nehru | India | modern | It means that rest is forbidden.
        1 | Who lives if India dies | Jawaharlal Nehru | India | modern | It is a famous question of the first Prime Minister.
        1 arya-samaj, social-reform | Back to the Vedas | Dayananda Saraswati | India | reform | He founded the Arya Samaj.
        1 vivekananda, social-reform | Arise, awake and stop not till the goal is reached | Swami Vivekananda | India | reform | It goes back to the Katha Upanishad.
        2 lajpat-rai, simon-commission | Every blow on my body will be a nail in the coffin of British rule | Lala Lajpat Rai | India | freedom | He was hurt in the protest against the Simon Commission.
        1 revolt-of-1857 | I shall not give my Jhansi | Rani Lakshmibai | India | freedom | She said it when the British annexed the state.
        1 | Sampoorna Kranti | Jayaprakash Narayan | India | modern | It means total revolution, and dates from 1974.
        1 social-reform | One caste, one religion, one God for mankind | Sree Narayana Guru | India | reform | He was a reformer of Kerala.
        1 | Give me liberty or give me death | Patrick Henry | world | leader | He said it in Virginia in 1775.
        1 | Government of the people, by the people, for the people | Abraham Lincoln | world | leader | It is from the Gettysburg Address of 1863.
        1 | I have a dream | Martin Luther King Jr | world | leader | He said it in Washington in 1963.
        1 | Man is by nature a political animal | Aristotle | world | thinker | It stands in his Politics.
        1 | I think, therefore I am | René Descartes | world | thinker | The Latin is cogito, ergo sum.
        1 | Knowledge is power | Francis Bacon | world | thinker | It is often quoted in Latin.
        1 | Eureka! | Archimedes | world | thinker | He found how bodies lose weight in water.
        1 | I came, I saw, I conquered | Julius Caesar | world | leader | It tells of a quick victory in 47 BCE.
        1 | Workers of the world, unite | Karl Marx / Friedrich Engels | world | thinker | It is the end of the Communist Manifesto.
        2 | Religion is the opium of the people | Karl Marx | world | thinker | He wrote it in 1843 and 1844.
        1 | I have nothing to offer but blood, toil, tears and sweat | Winston Churchill | world | leader | He said it in May 1940.
        2 | I am the State | Louis XIV | world | leader | It stands for absolute monarchy.
        1 | Man is born free, and everywhere he is in chains | Jean-Jacques Rousseau | world | thinker | It opens The Social Contract.
        2 | That is one small step for man, one giant leap for mankind | Neil Armstrong | world | leader | He said it on the Moon in 1969.
        2 | A thing of beauty is a joy for ever | John Keats | world | poet | It opens Endymion.
        1 | To be or not to be, that is the question | William Shakespeare | world | poet | Hamlet says it.
        2 | The child is father of the man | William Wordsworth | world | poet | It stands in My Heart Leaps Up.
        2 | The only thing we have to fear is fear itself | Franklin D. Roosevelt | world | leader | He said it in 1933.
        2 | Ask not what your country can do for you | John F. Kennedy | world | leader | He said it in 1961.
        2 | The unexamined life is not worth living | Socrates | world | thinker | Plato tells it.
        2 | God does not play dice | Albert Einstein | world | thinker | He doubted the chance in quantum theory.
        2 | Let a hundred flowers bloom | Mao Zedong | world | leader | It named a campaign of 1956 and 1957.
        2 | Whatever is, is right | Alexander Pope | world | poet | It stands in An Essay on Man.
        2 | Long years ago we made a tryst with destiny | Jawaharlal Nehru | India | modern | He said it at midnight on 14 August 1947.
        2 | If winter comes, can spring be far behind | P. B. Shelley | world | poet | It ends the Ode to the West Wind.
        2 | Theirs not to reason why, theirs but to do and die | Alfred Tennyson | world | poet | It stands in The Charge of the Light Brigade.
        2 | East is East, and West is West, and never the twain shall meet | Rudyard Kipling | world | poet | It opens The Ballad of East and West.
        2 | Water, water, everywhere, nor any drop to drink | Samuel Taylor Coleridge | world | poet | It stands in The Rime of the Ancient Mariner.
        2 | They also serve who only stand and wait | John Milton | world | poet | It ends the sonnet on his blindness.
      `,
    },
  ],
})
