import { defineTable } from '../../../kit/facts/define-table.ts'

export const modernBattles = defineTable({
  id: 'modern-battles',
  about: 'battles of modern India',
  header: 'Battle',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} fought?', 'When did the {name} take place?'],
      askBack: ['Which of the following battles was fought in {value}?'],
      say: 'The {name} was fought in {value}',
      order: 'Arrange the following battles in chronological order',
      weight: 2,
      concepts: ['years-of-battles'],
    },
    sides: {
      header: 'Between',
      kind: 'text',
      ask: ['Between whom was the {name} fought?', 'Who fought the {name}?'],
      askBack: ['Which of the following battles was fought between {value}?'],
      say: 'The {name} was fought between {value}',
      weight: 2,
    },
    era: { header: 'Era', kind: 'text' },
  },
  alike: ['era'],
  concepts: ['battles'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History', 'Bipan Chandra, History of Modern India'],
      rows: `
        1 plassey, company-expansion | Battle of Plassey | 1757 | Robert Clive and Siraj-ud-Daulah | british | Mir Jafar changed sides.
        1 carnatic-wars, advent-of-europeans | Battle of Wandiwash | 1760 | the English and the French | british | It ended French hopes in India.
        1 buxar, company-expansion | Battle of Buxar | 1764 | Hector Munro and the allies of Mir Qasim | british | Shuja-ud-Daulah and Shah Alam II were the allies, and the Treaty of Allahabad followed.
        2 advent-of-europeans | Battle of Colachel | 1741 | Travancore and the Dutch | british | Marthanda Varma won.
        2 advent-of-europeans | Battle of Ambur | 1749 | Muzaffar Jung and Anwar-ud-din | british | The French helped Muzaffar Jung in the Second Carnatic War.
        2 company-expansion | Battle of Kharda | 1795 | the Marathas and the Nizam | british | The Nizam lost.
        1 anglo-mysore-wars, company-expansion | Fourth Anglo-Mysore War | 1799 | - | british | Tipu died at Srirangapatna.
        2 anglo-maratha-wars, company-expansion | Battle of Assaye | 1803 | Arthur Wellesley and the Marathas | british | Scindia and Bhonsle fought the Second Anglo-Maratha War together.
        2 anglo-maratha-wars, company-expansion | Battle of Koregaon | 1818 | the English and Peshwa Baji Rao II | british | It was part of the Third Anglo-Maratha War.
        2 anglo-sikh-wars, company-expansion | Battle of Sobraon | 1846 | the English and the Sikhs | british | It ended the First Anglo-Sikh War, and the Treaty of Lahore followed.
        2 anglo-sikh-wars, company-expansion | Battle of Chillianwala | 1849 | the English and the Sikhs | british | It was part of the Second Anglo-Sikh War, and Punjab was annexed that year.
        2 after-independence | Battle of Rezang La | 1962 | India and China | modern | Major Shaitan Singh led the Indian troops in Ladakh.
        2 after-independence | Battle of Asal Uttar | 1965 | India and Pakistan | modern | Tanks fought near Khem Karan, and Abdul Hamid won the Param Vir Chakra.
        1 after-independence | Battle of Longewala | 1971 | India and Pakistan | modern | A small post in the Thar desert held out.
        2 after-independence | Battle of Walong | 1962 | India and China | modern | It was fought in the north-east, near the Lohit.
        2 after-independence | Battle of Phillora | 1965 | India and Pakistan | modern | Tanks fought in the Sialkot sector.
        2 after-independence | Battle of Basantar | 1971 | India and Pakistan | modern | Arun Khetarpal won the Param Vir Chakra.
        2 after-independence | Battle of Tololing | 1999 | India and Pakistan | modern | It was part of the Kargil war.
      `,
    },
  ],
})
