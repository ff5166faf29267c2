import { defineTable } from '../../../kit/facts/define-table.ts'

export const dynasties = defineTable({
  id: 'dynasties',
  about: 'dynasties of India',
  header: 'Dynasty',
  columns: {
    founder: {
      header: 'Founder',
      kind: 'text',
      ask: ['Who founded the {name}?', 'The founder of the {name} was:'],
      askBack: ['Which of these dynasties did {value} found?'],
      say: 'The {name} was founded by {value}',
      weight: 3,
    },
    capital: {
      header: 'Capital',
      kind: 'text',
      ask: ['What was the capital of the {name}?'],
      askBack: ['Which of these dynasties had its capital at {value}?'],
      askNot: ['Which of these dynasties did not have its capital at {value}?'],
      say: 'The capital of the {name} was {value}',
      weight: 2,
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  parts: [
    {
      sources: [
        'NCERT Themes in Indian History',
        'Upinder Singh, A History of Ancient and Early Medieval India; Satish Chandra, Medieval India',
      ],
      rows: `
        1 | Haryanka dynasty | Bimbisara | Rajagriha / Pataliputra | ancient | It made Magadha strong.
        2 | Shishunaga dynasty | Shishunaga | Vaishali / Pataliputra / Girivraja | ancient | It came after the Haryankas.
        1 | Nanda dynasty | Mahapadma Nanda | Pataliputra | ancient | Chandragupta Maurya overthrew it.
        1 | Maurya dynasty | Chandragupta Maurya | Pataliputra | ancient | Chanakya was his guide.
        1 | Shunga dynasty | Pushyamitra Shunga | Pataliputra / Vidisha | ancient | He killed the last Maurya.
        2 | Kanva dynasty | Vasudeva | Pataliputra / Vidisha | ancient | It had four kings.
        1 | Satavahana dynasty | Simuka | Pratishthana (Paithan) / Amaravati | ancient | Gautamiputra Satakarni was its greatest king.
        1 | Kushana dynasty | Kujula Kadphises | Purushapura (Peshawar) / Mathura | ancient | Kanishka was its greatest king.
        1 | Gupta dynasty | Sri Gupta | Pataliputra / Ujjain | ancient | Chandragupta I began the Gupta era.
        1 | Pushyabhuti (Vardhana) dynasty | Pushyabhuti | Thanesar / Kannauj | ancient | Harsha moved the capital to Kannauj.
        2 | Vakataka dynasty | Vindhyashakti | - | ancient | Ajanta flourished under it.
        1 | Pallava dynasty | Simhavishnu / Bappadeva | Kanchipuram | south | It built Mahabalipuram.
        1 | Chalukya dynasty of Badami | Pulakeshin I | Badami (Vatapi) | south | Pulakeshin II beat Harsha.
        1 | Imperial Chola dynasty | Vijayalaya | Thanjavur / Gangaikonda Cholapuram | south | Rajendra I reached the Ganga.
        1 | Rashtrakuta dynasty | Dantidurga | Manyakheta (Malkhed) | south | Krishna I cut the Kailasa temple.
        1 | Hoysala dynasty | Nripa Kama / Sala | Dwarasamudra (Halebid) / Belur | south | It built the temples of Belur.
        1 | Kakatiya dynasty | Beta I / Prola I / Prola II | Warangal | south | Rudrama Devi ruled as a queen.
        1 | Yadava dynasty of Deccan | Bhillama V | Devagiri | south | Alauddin Khalji plundered its capital.
        1 | Pala dynasty | Gopala | - | medieval | The people chose him as king of Bengal.
        1 | Sena dynasty | Samantasena / Hemantasena / Vijayasena | - | medieval | Jayadeva wrote at its court.
        1 | Gurjara-Pratihara dynasty | Nagabhata I | Kannauj / Ujjain | medieval | Mihira Bhoja was its greatest king.
        1 | Chandela dynasty | Nannuka | Khajuraho / Mahoba | medieval | It built Khajuraho.
        2 | Paramara dynasty | Upendra (Krishnaraja) | Dhara (Dhar) / Ujjain | medieval | Raja Bhoja was its greatest king.
        2 | Solanki (Chaulukya) dynasty | Mularaja I | Anhilwara (Patan) | medieval | It built Rani-ki-Vav and Modhera.
        2 | Eastern Ganga dynasty | Anantavarman Chodaganga / Indravarman | Kalinganagara / Cuttack | medieval | It built Konark.
        1 | Slave (Mamluk) dynasty | Qutb-ud-din Aibak | Delhi / Lahore | sultanate | It began in 1206.
        1 | Khalji dynasty | Jalal-ud-din Khalji | Delhi | sultanate | It began in 1290.
        1 | Tughlaq dynasty | Ghiyas-ud-din Tughlaq | Delhi / Daulatabad | sultanate | It began in 1320.
        1 | Sayyid dynasty | Khizr Khan | Delhi | sultanate | It began in 1414.
        1 | Lodi dynasty | Bahlul Lodi | Delhi / Agra | sultanate | Sikandar Lodi founded Agra.
        1 | Mughal dynasty | Babur | Agra / Delhi / Fatehpur Sikri / Lahore | mughal | It began in 1526.
        1 | Sur dynasty | Sher Shah Suri | Delhi / Agra / Sasaram | mughal | He built the Grand Trunk Road.
        1 | Sangama dynasty of Vijayanagara | Harihara and Bukka | Hampi (Vijayanagara) | deccan | It began in 1336.
        2 | Saluva dynasty of Vijayanagara | Saluva Narasimha | Hampi (Vijayanagara) | deccan | It was the second house of the empire.
        1 | Tuluva dynasty of Vijayanagara | Vira Narasimha | Hampi (Vijayanagara) | deccan | Krishnadevaraya was of this house.
        1 | Bahmani dynasty | Alauddin Hasan Bahman Shah | Gulbarga / Bidar | deccan | It began in 1347.
        1 | Adil Shahi dynasty | Yusuf Adil Shah | Bijapur | deccan | It built the Gol Gumbaz.
        1 | Qutb Shahi dynasty | Quli Qutb Shah | Golconda / Hyderabad | deccan | It built the Charminar.
        2 | Nizam Shahi dynasty | Malik Ahmad | Ahmadnagar | deccan | Chand Bibi defended its capital.
        2 | Imad Shahi dynasty | Fathullah Imad-ul-Mulk | Achalpur (Ellichpur) | deccan | It ruled Berar.
        2 | Barid Shahi dynasty | Qasim Barid | Bidar | deccan | It ruled what was left of the Bahmanis.
        2 | Sharqi dynasty | Malik Sarwar | Jaunpur | sultanate | He was called Khwaja-i-Jahan.
        1 | Ahom dynasty | Sukaphaa | Charaideo / Garhgaon / Rangpur | medieval | It ruled Assam for six centuries.
        1 | Asaf Jahi dynasty | Nizam-ul-Mulk Chin Qilich Khan | Hyderabad / Aurangabad | late | He was a Mughal governor.
        1 | dynasty of the Nawabs of Awadh | Saadat Khan Burhan-ul-Mulk | Faizabad / Lucknow | late | Wajid Ali Shah was the last.
      `,
    },
  ],
})
