import { defineTable } from '../../../kit/facts/define-table.ts'

export const battles = defineTable({
  id: 'battles',
  about: 'battles of ancient and medieval India',
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
  near: ['era'],
  lookalikes: ['Battle of Khanwa', 'Battle of Khajwa'],
  concepts: ['battles'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History', 'Satish Chandra, History of Medieval India'],
      rows: `
        1 mahajanapadas | Battle of the Hydaspes | 326 BCE | Alexander and Porus | ancient | It was fought on the Jhelum.
        1 ashoka, maurya-empire | Kalinga War | 261 BCE / 262 BCE | - | ancient | It turned Ashoka to Dhamma.
        3 | Battle of Takkolam | 949 | the Rashtrakutas and the Cholas | sultanate | The Chola prince Rajaditya was killed.
        3 turkish-invasions | Battle of Peshawar | 1001 | Mahmud of Ghazni and Jayapala | sultanate | Jayapala of the Shahi dynasty was taken prisoner.
        1 turkish-invasions | First Battle of Tarain | 1191 | Prithviraj Chauhan and Muhammad of Ghor | sultanate | Prithviraj won it.
        1 turkish-invasions | Second Battle of Tarain | 1192 | Prithviraj Chauhan and Muhammad of Ghor | sultanate | Prithviraj lost, and the way to the Delhi Sultanate lay open.
        1 turkish-invasions | Battle of Chandawar | 1194 | Jaichand of Kannauj and Muhammad of Ghor | sultanate | Jaichand was killed.
        3 | Battle of Khatoli | 1517 / 1518 | Rana Sanga and Ibrahim Lodi | sultanate | Rana Sanga won it, but lost an arm.
        1 first-panipat, panipat, mughal-empire | First Battle of Panipat | 1526 | Babur and Ibrahim Lodi | mughal | It founded Mughal rule.
        1 mughal-empire | Battle of Khanwa | 1527 | Babur and Rana Sanga | mughal | It was fought near Agra.
        1 mughal-empire | Battle of Chanderi | 1528 | Babur and Medini Rai | mughal | The fort was stormed.
        1 mughal-empire | Battle of Ghaghra | 1529 | Babur and the Afghans under Mahmud Lodi | mughal | It was Babur's last battle.
        1 sher-shah, mughal-empire | Battle of Chausa | 1539 | Humayun and Sher Shah Suri | mughal | Sher Khan took the title Sher Shah after it.
        1 sher-shah, mughal-empire | Battle of Kannauj (Bilgram) | 1540 | Humayun and Sher Shah Suri | mughal | Humayun lost his throne and went into exile.
        2 sher-shah | Battle of Sammel | 1544 | Sher Shah Suri and the Rathors of Marwar | mughal | The generals of Maldeo led the Rathors, and Sher Shah won only narrowly.
        3 mughal-empire | Battle of Sirhind | 1555 | Humayun and Sikandar Suri | mughal | It gave Humayun back the throne of Delhi.
        1 second-panipat, panipat, akbar, mughal-empire | Second Battle of Panipat | 1556 | Hemu and the army of Akbar | mughal | Bairam Khan led the army of Akbar, and Hemu was struck in the eye.
        1 | Battle of Talikota | 1565 | Vijayanagara and the Deccan sultanates | mughal | It ruined Vijayanagara.
        3 akbar, mughal-empire | Battle of Tukaroi | 1575 | Daud Khan of Bengal and the army of Akbar | mughal | Todar Mal and Munim Khan led the army of Akbar.
        1 haldighati, akbar, mughal-empire | Battle of Haldighati | 1576 | Maharana Pratap and Man Singh of Amber | mughal | Man Singh led the army of Akbar, and Pratap rode Chetak.
        3 mughal-empire | Battle of Dharmat | 1658 | Aurangzeb and Jaswant Singh of Marwar | mughal | Jaswant Singh led the army of Shah Jahan, and it came a few weeks before Samugarh.
        2 mughal-empire | Battle of Samugarh | 1658 | Dara Shikoh and Aurangzeb | mughal | Murad fought on the side of Aurangzeb, and it decided the war of succession.
        3 mughal-empire | Battle of Khajwa | 1659 | Aurangzeb and Shuja | mughal | Shuja, a brother of Aurangzeb, had ruled Bengal.
        3 mughal-empire | Battle of Deorai | 1659 | Dara Shikoh and Aurangzeb | mughal | It was fought near Ajmer and was the last battle of Dara Shikoh.
        2 shivaji, marathas | Battle of Pratapgarh | 1659 | Shivaji and Afzal Khan | mughal | Afzal Khan was a general of Bijapur.
        2 mughal-empire | Battle of Saraighat | 1671 | the Ahoms and the Mughals | mughal | Lachit Borphukan led the Ahoms on the Brahmaputra.
        2 marathas | Battle of Palkhed | 1728 | Baji Rao I and Nizam-ul-Mulk | mughal | The treaty of Mungi-Shevgaon followed it.
        1 mughal-empire | Battle of Karnal | 1739 | Nadir Shah and Muhammad Shah | mughal | Delhi was sacked and the Peacock Throne taken.
        1 third-panipat, panipat, marathas | Third Battle of Panipat | 1761 | Ahmad Shah Abdali and the Marathas | mughal | The Marathas lost.
      `,
    },
  ],
})
