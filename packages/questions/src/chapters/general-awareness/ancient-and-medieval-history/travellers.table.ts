import { defineTable } from '../../../kit/facts/define-table.ts'

/** Where a traveller saw two reigns, both are listed. */
export const travellers = defineTable({
  id: 'travellers',
  about: 'foreign travellers to India',
  header: 'Traveller',
  columns: {
    land: {
      header: 'Country or region',
      kind: 'text',
      ask: ['From which country or region did {name} come to India?', '{name} came to India from:'],
      askBack: ['Which of the following travellers came from {value}?'],
      askNot: ['Which of the following travellers did not come from {value}?'],
      say: '{name} came from {value}',
    },
    ruler: {
      header: 'Ruler of the time',
      kind: 'text',
      ask: [
        'During the reign of which ruler did {name} come to India?',
        '{name} came to India during the reign of:',
      ],
      askBack: ['Which of the following travellers came to India during the reign of {value}?'],
      say: '{name} came to India during the reign of {value}',
      weight: 2,
      concepts: ['travellers-and-rulers'],
    },
    work: {
      header: 'Work',
      kind: 'text',
      ask: ['Which of the following works was written by {name}?'],
      askBack: ['Which of the following travellers wrote {value}?'],
      say: '{name} wrote {value}',
      concepts: ['works-of-travellers'],
    },
    era: {
      header: 'Era',
      kind: 'text',
    },
  },
  near: ['era'],
  concepts: ['travellers'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History', 'K. A. Nilakanta Sastri, Foreign Notices of South India'],
      rows: `
        1 maurya-empire | Megasthenes | Greece / Syria | Chandragupta Maurya | the Indica | ancient | Seleucus sent him.
        2 maurya-empire | Deimachus | Syria / Greece | Bindusara | - | ancient | Antiochus I sent him.
        2 maurya-empire | Dionysius | Egypt / Greece | Bindusara / Ashoka | - | ancient | Ptolemy II sent him.
        1 gupta-empire | Fa-Hien | China | Chandragupta II | the Record of Buddhist Kingdoms | ancient | He came to seek the rules of monks.
        1 harsha | Hiuen Tsang | China | Harshavardhana | Si-Yu-Ki | ancient | He studied at Nalanda.
        2 | I-Tsing | China | - | - | ancient | He came by sea in the seventh century.
        2 | Sulaiman | Arabia / Persia | Mihira Bhoja / Amoghavarsha I | - | medieval | He was a merchant of the ninth century.
        2 | Al-Masudi | Arabia / Iraq | Mahipala I / Indra III | the Meadows of Gold | medieval | He was born at Baghdad.
        1 turkish-invasions | Al-Biruni | Khwarizm / Persia | Mahmud of Ghazni | Kitab-ul-Hind / Tahqiq-i-Hind | medieval | He learned Sanskrit.
        1 | Marco Polo | Venice / Italy | the Pandyas and Rudramadevi of the Kakatiyas / the Pandyas / Rudramadevi | the Travels | medieval | He came from China by sea.
        1 delhi-sultanate | Ibn Battuta | Morocco | Muhammad bin Tughlaq | the Rihla | medieval | The Sultan made him a judge.
        1 vijayanagara | Nicolo Conti | Venice / Italy | Deva Raya I | - | medieval | He came about 1420.
        1 vijayanagara | Abdur Razzaq | Persia | Deva Raya II | - | medieval | Shah Rukh of Herat sent him.
        2 bahmani | Athanasius Nikitin | Russia | the Bahmani Sultan Muhammad III | the Journey beyond Three Seas | medieval | He was a horse trader.
        1 krishnadevaraya, vijayanagara | Domingo Paes | Portugal | Krishnadevaraya | - | medieval | He tells of the city of Vijayanagara.
        2 krishnadevaraya, vijayanagara | Duarte Barbosa | Portugal | Krishnadevaraya | - | medieval | He tells of sati and trade.
        2 vijayanagara | Fernao Nuniz | Portugal | Achyuta Deva Raya | - | medieval | He wrote a chronicle of the kings.
        1 | Vasco da Gama | Portugal | the Zamorin of Calicut | - | medieval | He landed in May 1498.
        2 akbar, mughal-empire | Ralph Fitch | England | Akbar | - | Mughal | He was among the first Englishmen in India.
        2 akbar, mughal-empire | Father Monserrate | Spain / Portugal | Akbar | - | Mughal | He was a Jesuit at Fatehpur Sikri.
        1 mughal-empire | William Hawkins | England | Jahangir | - | Mughal | He came to the court in 1609.
        1 mughal-empire | Thomas Roe | England | Jahangir | - | Mughal | James I sent him in 1615.
        2 mughal-empire | Edward Terry | England | Jahangir | - | Mughal | He was the chaplain of the embassy of 1615.
        2 mughal-empire | Francisco Pelsaert | the Netherlands | Jahangir | - | Mughal | He was a trader at Agra.
        2 mughal-empire | Peter Mundy | England | Shah Jahan | - | Mughal | He saw the famine of 1630 to 1632.
        1 mughal-empire | Jean-Baptiste Tavernier | France | Shah Jahan / Aurangzeb | Travels in India | Mughal | He was a jeweller.
        1 mughal-empire | Francois Bernier | France | Shah Jahan / Aurangzeb | Travels in the Mogul Empire | Mughal | He was a physician.
        1 mughal-empire | Niccolao Manucci | Venice / Italy | Shah Jahan / Aurangzeb / Dara Shukoh | Storia do Mogor | Mughal | He served in the artillery of a prince.
        2 mughal-empire | Jean de Thevenot | France | Aurangzeb | - | Mughal | He came in 1666.
      `,
    },
  ],
})
