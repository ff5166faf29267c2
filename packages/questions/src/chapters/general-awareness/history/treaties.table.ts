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
      askBack: ['Which of these was signed in {value}?'],
      say: 'The {name} was signed in {value}',
      order: 'Arrange these treaties from the earliest to the latest',
    },
    what: {
      header: 'What it did',
      kind: 'text',
      ask: ['With which of the following is the {name} associated?'],
      askBack: ['Which of these is associated with {value}?'],
      say: 'The {name} is associated with {value}',
      weight: 2,
    },
    era: {
      header: 'Era',
      kind: 'text',
      conceptOf: {
        Maratha: 'marathas',
        world: 'world-history',
        modern: 'after-independence',
        Carnatic: 'advent-of-europeans',
      },
    },
  },
  near: ['era'],
  concepts: ['treaties'],
  parts: [
    {
      sources: ['Bipan Chandra, History of Modern India', 'Encyclopaedia Britannica'],
      rows: `
        1 shivaji | Treaty of Purandar of 1665 | 1665 | forts that Shivaji gave up to Jai Singh | Maratha | He gave up 23 forts.
        1 buxar, company-expansion | Treaty of Allahabad | 1765 | the Diwani of Bengal, Bihar and Odisha | British | It followed the battle of Buxar.
        1 anglo-maratha-wars, company-expansion | Treaty of Surat | 1775 | the help of Bombay for Raghunath Rao | Maratha | It led to the First Anglo-Maratha War.
        2 anglo-maratha-wars, company-expansion | Treaty of Purandar of 1776 | 1776 | the undoing of the agreement of Surat | Maratha | The Council of Bengal wished it so.
        1 anglo-maratha-wars, company-expansion | Treaty of Salbai | 1782 | the end of the First Anglo-Maratha War | Maratha | It gave twenty years of peace.
        1 subsidiary-alliance, anglo-maratha-wars, company-expansion | Treaty of Bassein | 1802 | the subsidiary alliance with Peshwa Baji Rao II | Maratha | It led to the Second Anglo-Maratha War.
        2 anglo-maratha-wars, company-expansion | Treaty of Deogaon | 1803 | the peace of the British with the Bhonsle of Nagpur | Maratha | Cuttack went to the British.
        2 anglo-maratha-wars, company-expansion | Treaty of Surji-Anjangaon | 1803 | the peace of the British with Daulat Rao Sindhia | Maratha | The Doab went to the British.
        2 anglo-maratha-wars, company-expansion | Treaty of Rajpurghat | 1805 / 1806 | the peace of the British with Holkar | Maratha | It ended the Second Anglo-Maratha War.
        2 anglo-maratha-wars, company-expansion | Treaty of Poona of 1817 | 1817 | the Peshwa's loss of the lead of the Marathas | Maratha | Elphinstone dictated it.
        2 anglo-maratha-wars, company-expansion | Treaty of Mandsaur | 1818 | the loss of Holkar's claims on the Rajput states | Maratha | It followed the battle of Mahidpur.
        1 anglo-mysore-wars, company-expansion | Treaty of Madras | 1769 | the end of the First Anglo-Mysore War | Mysore | Haidar Ali dictated it.
        1 anglo-mysore-wars, company-expansion | Treaty of Mangalore | 1784 | the end of the Second Anglo-Mysore War | Mysore | Both sides gave back what they had won.
        1 anglo-mysore-wars, company-expansion | Treaty of Seringapatam | 1792 | the loss of half of Tipu's kingdom | Mysore | It ended the Third Anglo-Mysore War.
        1 company-expansion | Treaty of Amritsar of 1809 | 1809 | the Sutlej as the border of Ranjit Singh | Sikh | Charles Metcalfe signed it.
        2 company-expansion | Tripartite Treaty of 1838 | 1838 | the plan to restore Shah Shuja in Kabul | Sikh | Ranjit Singh, the British and Shah Shuja signed it.
        1 anglo-sikh-wars, company-expansion | Treaty of Lahore | 1846 | the end of the First Anglo-Sikh War | Sikh | The Koh-i-Noor went to the British in 1849.
        1 anglo-sikh-wars, company-expansion | Treaty of Amritsar of 1846 | 1846 | the sale of Kashmir to Gulab Singh | Sikh | The price was 75 lakh rupees.
        2 anglo-sikh-wars, company-expansion | Treaty of Bhairowal | 1846 | a British Resident ruling for Dalip Singh | Sikh | Henry Lawrence became the Resident.
        1 company-expansion | Treaty of Sagauli | 1816 / 1815 | the end of the Anglo-Nepalese War | border | It was signed in December 1815 and ratified in 1816.
        1 company-expansion | Treaty of Yandabo | 1826 | the end of the First Anglo-Burmese War | border | Assam came to the British.
        2 | Treaty of Sinchula | 1865 | the cession of the Duars by Bhutan | border | It ended the Bhutan war.
        1 | Treaty of Gandamak | 1879 | British control of Afghan foreign policy | border | It belongs to the Second Anglo-Afghan War.
        2 | Treaty of Rawalpindi | 1919 | the end of the Third Anglo-Afghan War | border | Afghanistan became free in its foreign affairs.
        2 | Treaty of Aix-la-Chapelle of 1748 | 1748 | the end of the First Carnatic War | Carnatic | Madras came back to the English.
        2 | Treaty of Pondicherry | 1754 / 1755 | the end of the Second Carnatic War | Carnatic | Godeheu had replaced Dupleix.
        1 | Treaty of Paris of 1763 | 1763 | the end of the Third Carnatic War | Carnatic | It also ended the Seven Years' War.
        1 company-expansion, plassey | Treaty of Alinagar | 1757 | the peace of Clive with Siraj-ud-Daulah | British | The battle of Plassey followed in the same year.
        1 treaty-of-versailles, first-world-war | Treaty of Versailles of 1919 | 1919 | the terms of the Allies for Germany after the First World War | world | It came into force in 1920.
        2 | Treaty of Westphalia | 1648 | the end of the Thirty Years' War | world | It stands at the beginning of modern states.
        2 | Treaty of Tordesillas | 1494 | the parting of new lands between Spain and Portugal | world | The Pope had drawn a line.
        2 | Treaty of Nanking | 1842 | the cession of Hong Kong to Britain | world | It ended the First Opium War.
        2 first-world-war | Treaty of Brest-Litovsk | 1918 | the exit of Russia from the First World War | world | Lenin's government signed it.
        1 | Treaty of Rome | 1957 | the European Economic Community | world | Six states signed it.
        1 | Maastricht Treaty | 1992 | the European Union | world | It came into force in 1993.
        1 | North Atlantic Treaty | 1949 | the founding of NATO | world | It was signed in Washington.
        1 | Indus Waters Treaty | 1960 | the sharing of six rivers by India and Pakistan | modern | The World Bank helped.
        1 | Tashkent Declaration | 1966 | peace after the war of 1965 | modern | Shastri died the next day.
        1 | Simla Agreement of 1972 | 1972 | peace after the war of 1971 | modern | It made the Line of Control.
        1 | Panchsheel Agreement | 1954 | five principles between India and China | modern | It was an agreement on trade with Tibet.
        2 | Indo-Soviet Treaty of Friendship | 1971 | diplomatic support to India before the Bangladesh war | modern | It was to run for twenty years.
        2 | Farakka Treaty with Bangladesh | 1996 | the sharing of the Ganga | modern | It is to run for thirty years.
      `,
    },
  ],
})
