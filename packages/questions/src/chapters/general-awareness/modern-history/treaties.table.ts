import { defineTable } from '../../../kit/facts/define-table.ts'

export const treaties = defineTable({
  id: 'treaties',
  about: 'treaties',
  header: 'Treaty',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} signed?'],
      askBack: ['Which of the following was signed in {value}?'],
      say: 'The {name} was signed in {value}',
      order: 'Arrange the following treaties in chronological order',
      concepts: ['years-of-treaties'],
    },
    what: {
      header: 'Associated with',
      kind: 'text',
      ask: ['With which of the following is the {name} associated?'],
      askBack: ['Which of the following is associated with {value}?'],
      say: 'The {name} is associated with {value}',
      weight: 2,
    },
    era: {
      header: 'Era',
      kind: 'text',
      conceptOf: { modern: 'after-independence', Carnatic: 'carnatic-wars' },
    },
    // The Indus Waters Treaty among the Carnatic Wars would be obvious.
    age: { header: 'Age', kind: 'text' },
  },
  near: ['era'],
  alike: ['age'],
  concepts: ['treaties'],
  parts: [
    {
      sources: ['Bipan Chandra, History of Modern India', 'Encyclopaedia Britannica'],
      rows: `
        1 | Treaty of Purandar of 1665 | 1665 | the surrender of 23 forts by Shivaji | Maratha | company | Raja Jai Singh concluded it for the Mughals.
        1 buxar, company-expansion | Treaty of Allahabad | 1765 | the Diwani of Bengal, Bihar and Odisha | British | company | It followed the battle of Buxar.
        1 anglo-maratha-wars, company-expansion | Treaty of Surat | 1775 | British support to Raghunath Rao for the Peshwaship | Maratha | company | It led to the First Anglo-Maratha War.
        2 anglo-maratha-wars, company-expansion | Treaty of Purandar of 1776 | 1776 | the annulment of the Treaty of Surat | Maratha | company | The Council of Bengal insisted on it.
        1 anglo-maratha-wars, company-expansion | Treaty of Salbai | 1782 | the end of the First Anglo-Maratha War | Maratha | company | It gave twenty years of peace.
        1 subsidiary-alliance, anglo-maratha-wars, company-expansion | Treaty of Bassein | 1802 | the subsidiary alliance with Peshwa Baji Rao II | Maratha | company | It led to the Second Anglo-Maratha War.
        2 anglo-maratha-wars, company-expansion | Treaty of Deogaon | 1803 | the British peace with the Bhonsle of Nagpur | Maratha | company | Cuttack went to the British.
        2 anglo-maratha-wars, company-expansion | Treaty of Surji-Anjangaon | 1803 | the British peace with Daulat Rao Sindhia | Maratha | company | The Doab went to the British.
        2 anglo-maratha-wars, company-expansion | Treaty of Rajpurghat | 1805 / 1806 | the British peace with Yashwant Rao Holkar | Maratha | company | It ended the Second Anglo-Maratha War.
        2 anglo-maratha-wars, company-expansion | Treaty of Poona of 1817 | 1817 | the Peshwa's loss of the headship of the Maratha confederacy | Maratha | company | Elphinstone dictated it.
        2 anglo-maratha-wars, company-expansion | Treaty of Mandsaur | 1818 | the surrender of Holkar's claims over the Rajput states | Maratha | company | It followed the battle of Mahidpur.
        1 anglo-mysore-wars, company-expansion | Treaty of Madras | 1769 | the end of the First Anglo-Mysore War | Mysore | company | Haidar Ali dictated it.
        1 anglo-mysore-wars, company-expansion | Treaty of Mangalore | 1784 | the end of the Second Anglo-Mysore War | Mysore | company | Both sides gave back what they had won.
        1 anglo-mysore-wars, company-expansion | Treaty of Seringapatam | 1792 | the cession of half of Tipu Sultan's territory | Mysore | company | It ended the Third Anglo-Mysore War.
        1 company-expansion | Treaty of Amritsar of 1809 | 1809 | the Sutlej as the boundary of Ranjit Singh with the Company | Sikh | company | Charles Metcalfe signed it.
        2 company-expansion | Tripartite Treaty of 1838 | 1838 | the restoration of Shah Shuja to the throne of Kabul | Sikh | company | Ranjit Singh, the British and Shah Shuja signed it.
        1 anglo-sikh-wars, company-expansion | Treaty of Lahore | 1846 | the end of the First Anglo-Sikh War | Sikh | company | The Koh-i-Noor went to the British in 1849.
        1 anglo-sikh-wars, company-expansion | Treaty of Amritsar of 1846 | 1846 | the sale of Kashmir to Gulab Singh | Sikh | company | The price was 75 lakh rupees.
        2 anglo-sikh-wars, company-expansion | Treaty of Bhairowal | 1846 | a regency for Dalip Singh under a British Resident | Sikh | company | Henry Lawrence became the Resident.
        1 company-expansion | Treaty of Sagauli | 1816 / 1815 | the end of the Anglo-Nepalese War | border | company | It was signed in December 1815 and ratified in 1816.
        1 company-expansion | Treaty of Yandabo | 1826 | the end of the First Anglo-Burmese War | border | company | Assam came to the British.
        2 | Treaty of Sinchula | 1865 | the cession of the Duars by Bhutan | border | company | It ended the Bhutan war.
        1 | Treaty of Gandamak | 1879 | British control of Afghan foreign policy | border | company | It belongs to the Second Anglo-Afghan War.
        2 | Treaty of Rawalpindi | 1919 | the end of the Third Anglo-Afghan War | border | company | Afghanistan became free in its foreign affairs.
        2 carnatic-wars | Treaty of Aix-la-Chapelle of 1748 | 1748 | the end of the First Carnatic War | Carnatic | company | Madras came back to the English.
        2 carnatic-wars | Treaty of Pondicherry | 1754 / 1755 | the end of the Second Carnatic War | Carnatic | company | Godeheu had replaced Dupleix.
        1 carnatic-wars | Treaty of Paris of 1763 | 1763 | the end of the Third Carnatic War | Carnatic | company | It also ended the Seven Years' War.
        1 company-expansion, plassey | Treaty of Alinagar | 1757 | the restoration of English trade privileges by Siraj-ud-Daulah | British | company | The battle of Plassey followed in the same year.
        1 | Indus Waters Treaty | 1960 | a dispute between India and Pakistan mediated by the World Bank | modern | later | It shares the six rivers of the Indus system.
        1 | Tashkent Declaration | 1966 | the end of the Indo-Pakistani War of 1965 | modern | later | Shastri died the next day.
        1 | Simla Agreement of 1972 | 1972 | the Line of Control in Jammu and Kashmir | modern | later | Indira Gandhi and Zulfikar Ali Bhutto signed it after the war of 1971.
        1 | Panchsheel Agreement | 1954 | trade and pilgrimage between India and the Tibet region of China | modern | later | Its preamble holds the five principles of peaceful coexistence.
        2 | Indo-Soviet Treaty of Friendship | 1971 | diplomatic support to India before the Bangladesh war | modern | later | It was to run for twenty years.
        2 | Ganga Waters Treaty with Bangladesh | 1996 | - | modern | later | It shares the flow at Farakka and is to run for thirty years.
      `,
    },
  ],
})
