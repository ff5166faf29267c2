import { defineTable } from '../../../kit/facts/define-table.ts'

export const battles = defineTable({
  id: 'battles',
  about: 'battles of Indian history',
  header: 'Battle',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} fought?', 'When did the {name} take place?'],
      askBack: ['Which of these battles was fought in {value}?'],
      say: 'The {name} was fought in {value}',
      order: 'Arrange these battles from the earliest to the latest',
      weight: 2,
    },
    sides: {
      header: 'Between',
      kind: 'text',
      ask: ['Between whom was the {name} fought?', 'Who fought the {name}?'],
      askBack: ['Which of these battles was fought between {value}?'],
      say: 'The {name} was fought between {value}',
      weight: 2,
    },
    era: { header: 'Era', kind: 'text' },
    age: { header: 'Age', kind: 'text' },
  },
  near: ['era'],
  alike: ['age'],
  concepts: ['battles'],
  parts: [
    {
      sources: [
        'NCERT Themes in Indian History',
        'Satish Chandra, History of Medieval India; Bipan Chandra, History of Modern India',
      ],
      rows: `
        1 mahajanapadas | Battle of the Hydaspes | 326 BCE | Alexander and Porus | ancient | medieval | It was fought on the Jhelum.
        1 ashoka, maurya-empire | Kalinga War | 261 BCE / 262 BCE | - | ancient | medieval | It turned Ashoka to Dhamma.
        1 turkish-invasions | First Battle of Tarain | 1191 | Prithviraj Chauhan and Muhammad of Ghor, who lost | sultanate | medieval | Prithviraj won it.
        1 turkish-invasions | Second Battle of Tarain | 1192 | Prithviraj Chauhan, who lost, and Muhammad of Ghor | sultanate | medieval | It opened the way to the Delhi Sultanate.
        1 turkish-invasions | Battle of Chandawar | 1194 | Jaichand of Kannauj and Muhammad of Ghor | sultanate | medieval | Jaichand was killed.
        1 first-panipat, panipat, mughal-empire | First Battle of Panipat | 1526 | Babur and Ibrahim Lodi | mughal | medieval | It founded Mughal rule.
        1 mughal-empire | Battle of Khanwa | 1527 | Babur and Rana Sanga | mughal | medieval | It was fought near Agra.
        1 mughal-empire | Battle of Chanderi | 1528 | Babur and Medini Rai | mughal | medieval | The fort was stormed.
        2 mughal-empire | Battle of Ghaghra | 1529 | Babur and the Afghans of Bihar and Bengal | mughal | medieval | It was Babur's last battle.
        1 sher-shah, mughal-empire | Battle of Chausa | 1539 | Humayun, who fled, and Sher Khan | mughal | medieval | Sher Khan took the title Sher Shah.
        1 sher-shah, mughal-empire | Battle of Kannauj (Bilgram) | 1540 | Humayun, who lost his throne, and Sher Shah | mughal | medieval | Humayun went into exile.
        1 second-panipat, panipat, akbar, mughal-empire | Second Battle of Panipat | 1556 | Akbar's army under Bairam Khan and Hemu | mughal | medieval | Hemu was struck in the eye.
        1 vijayanagara | Battle of Talikota | 1565 | Vijayanagara and the Deccan sultanates | mughal | medieval | It ruined Vijayanagara.
        1 akbar, mughal-empire | Battle of Haldighati | 1576 | Maharana Pratap and Akbar's army under Man Singh | mughal | medieval | Pratap rode Chetak.
        2 mughal-empire | Battle of Samugarh | 1658 | Dara Shikoh and Aurangzeb with Murad | mughal | medieval | It decided the war of succession.
        2 mughal-empire | Battle of Saraighat | 1671 | the Ahoms under Lachit Borphukan and the Mughals | mughal | medieval | It was fought on the Brahmaputra.
        1 mughal-empire | Battle of Karnal | 1739 | Nadir Shah and Muhammad Shah | mughal | medieval | Delhi was sacked and the Peacock Throne taken.
        1 third-panipat, panipat, marathas | Third Battle of Panipat | 1761 | Ahmad Shah Abdali and the Marathas | mughal | medieval | The Marathas lost.
        1 plassey, company-expansion | Battle of Plassey | 1757 | Robert Clive and Siraj-ud-Daulah | british | modern | Mir Jafar changed sides.
        1 advent-of-europeans | Battle of Wandiwash | 1760 | the English and the French | british | modern | It ended French hopes in India.
        1 buxar, company-expansion | Battle of Buxar | 1764 | the English and Mir Qasim, Shuja-ud-Daulah and Shah Alam II | british | modern | The Treaty of Allahabad followed.
        2 advent-of-europeans | Battle of Colachel | 1741 | Travancore and the Dutch | british | modern | Marthanda Varma won.
        2 advent-of-europeans | Battle of Ambur | 1749 | Muzaffar Jung with the French and Anwar-ud-din | british | modern | It was part of the Second Carnatic War.
        2 marathas | Battle of Kharda | 1795 | the Marathas and the Nizam | british | modern | The Nizam lost.
        1 anglo-mysore-wars, company-expansion | Fourth Anglo-Mysore War | 1799 | - | british | modern | Tipu died at Srirangapatna.
        2 anglo-maratha-wars, marathas, company-expansion | Battle of Assaye | 1803 | Arthur Wellesley and the Scindia with the Bhonsle | british | modern | It was part of the Second Anglo-Maratha War.
        2 anglo-maratha-wars, marathas, company-expansion | Battle of Koregaon | 1818 | the English and Peshwa Baji Rao II | british | modern | It was part of the Third Anglo-Maratha War.
        2 anglo-sikh-wars, company-expansion | Battle of Sobraon | 1846 | the English and the Sikhs in their first war | british | modern | The Treaty of Lahore followed.
        2 anglo-sikh-wars, company-expansion | Battle of Chillianwala | 1849 | the English and the Sikhs in their second war | british | modern | Punjab was annexed that year.
        2 after-independence | Battle of Rezang La | 1962 | Indian troops under Major Shaitan Singh and the Chinese | modern | modern | It was fought in Ladakh.
        2 after-independence | Battle of Asal Uttar | 1965 | Indian and Pakistani tanks near Khem Karan | modern | modern | Abdul Hamid won the Param Vir Chakra.
        1 after-independence | Battle of Longewala | 1971 | Indian and Pakistani troops in the Thar desert | modern | modern | A small post held out.
      `,
    },
  ],
})
