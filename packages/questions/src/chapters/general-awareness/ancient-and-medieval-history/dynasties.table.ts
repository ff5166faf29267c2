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
      askBack: ['Which of the following dynasties was founded by {value}?'],
      say: 'The {name} was founded by {value}',
      weight: 3,
      concepts: ['founders-of-dynasties'],
    },
    capital: {
      header: 'Capital',
      kind: 'text',
      ask: ['What was the capital of the {name}?'],
      askBack: ['Which of the following dynasties had its capital at {value}?'],
      say: 'The capital of the {name} was {value}',
      weight: 2,
      concepts: ['capitals-of-dynasties'],
    },
    ruler: {
      header: 'Ruler',
      kind: 'text',
      ask: ['Which of the following rulers belonged to the {name}?'],
      askBack: ['To which of the following dynasties did {value} belong?'],
      say: '{value} belonged to the {name}',
      weight: 2,
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['dynasties'],
  parts: [
    {
      sources: [
        'NCERT Themes in Indian History',
        'Upinder Singh, A History of Ancient and Early Medieval India; Satish Chandra, Medieval India',
      ],
      rows: `
        1 mahajanapadas | Haryanka dynasty | Bimbisara | Rajagriha / Pataliputra | Ajatashatru | ancient | It made Magadha strong.
        2 mahajanapadas | Shishunaga dynasty | Shishunaga | Vaishali / Pataliputra / Girivraja | Kalashoka | ancient | It came after the Haryankas.
        1 mahajanapadas | Nanda dynasty | Mahapadma / Mahapadma Nanda | Pataliputra | - | ancient | Chandragupta Maurya overthrew it.
        1 maurya-empire | Maurya dynasty | - | Pataliputra | Ashoka | ancient | Chandragupta founded it with the help of Chanakya.
        1 post-maurya | Shunga dynasty | Pushyamitra / Pushyamitra Shunga | Pataliputra / Vidisha | Agnimitra | ancient | Pushyamitra killed the last Maurya.
        2 post-maurya | Kanva dynasty | Vasudeva | Pataliputra / Vidisha | Susharman | ancient | It had four kings.
        1 satavahanas, post-maurya | Satavahana dynasty | Simuka | Pratishthana (Paithan) / Amaravati | Gautamiputra Satakarni | ancient | Gautamiputra Satakarni was its greatest king.
        1 kushanas, post-maurya | Kushana dynasty | Kujula Kadphises | Purushapura (Peshawar) / Mathura | Kanishka | ancient | Kanishka was its greatest king.
        1 gupta-empire | Gupta dynasty | - | Pataliputra / Ujjain | - | ancient | Chandragupta I began the Gupta era.
        1 harsha | Pushyabhuti (Vardhana) dynasty | Pushyabhuti | Thanesar / Kannauj | Harsha | ancient | Harsha moved the capital to Kannauj.
        2 gupta-empire | Vakataka dynasty | Vindhyashakti | - | Pravarasena I | ancient | Ajanta flourished under it.
        1 pallavas-chalukyas | Pallava dynasty | Simhavishnu / Bappadeva | Kanchipuram | Mahendravarman I | south | It built Mahabalipuram.
        1 pallavas-chalukyas | Early Chalukya dynasty | Pulakeshin I | Badami (Vatapi) | Pulakeshin II | south | Pulakeshin II beat Harsha.
        1 cholas | Imperial Chola dynasty | Vijayalaya | Thanjavur / Gangaikonda Cholapuram | Rajendra I | south | Rajendra I reached the Ganga.
        1 pallavas-chalukyas | Rashtrakuta dynasty | Dantidurga | Manyakheta (Malkhed) | Amoghavarsha I | south | Krishna I cut the Kailasa temple.
        1 pallavas-chalukyas | Hoysala dynasty | Nripa Kama / Sala | Dwarasamudra (Halebid) / Belur | Veera Ballala II | south | It built the temples of Belur.
        1 pallavas-chalukyas | Kakatiya dynasty | Beta I / Prola I / Prola II | Warangal | Rudrama Devi | south | Rudrama Devi ruled as a queen.
        1 pallavas-chalukyas | Yadava dynasty of Deccan | Bhillama V | Devagiri | Ramachandra | south | Alauddin Khalji plundered its capital.
        1 early-medieval-kingdoms | Gurjara-Pratihara dynasty | Nagabhata I | Kannauj / Ujjain | Mihira Bhoja | medieval | Mihira Bhoja was its greatest king.
        1 early-medieval-kingdoms | Chandela dynasty | Nannuka | Khajuraho / Mahoba | Vidyadhara | medieval | It built Khajuraho.
        2 early-medieval-kingdoms | Paramara dynasty | Upendra (Krishnaraja) | Dhara (Dhar) / Ujjain | Munja | medieval | Raja Bhoja was its greatest king.
        2 early-medieval-kingdoms | Solanki (Chaulukya) dynasty | Mularaja I | Anhilwara (Patan) | Siddharaja Jayasimha | medieval | It built Rani-ki-Vav and Modhera.
        2 early-medieval-kingdoms | Eastern Ganga dynasty | Anantavarman Chodaganga / Indravarman | Kalinganagara / Cuttack | Narasimhadeva I | medieval | It built Konark.
        1 sultanate-dynasties, delhi-sultanate | Slave (Mamluk) dynasty | Qutb-ud-din Aibak | Delhi / Lahore | Balban | sultanate | It began in 1206.
        1 sultanate-dynasties, delhi-sultanate | Khalji dynasty | Jalal-ud-din Firuz | Delhi | - | sultanate | It began in 1290.
        1 sultanate-dynasties, delhi-sultanate | Tughlaq dynasty | Ghazi Malik / Ghiyas-ud-din Tughlaq | Delhi / Daulatabad | - | sultanate | It began in 1320.
        1 sultanate-dynasties, delhi-sultanate | Sayyid dynasty | Khizr Khan | Delhi | Alam Shah | sultanate | It began in 1414.
        1 sultanate-dynasties, delhi-sultanate | Lodi dynasty | Sultan Bahlul | Delhi / Agra | - | sultanate | Sikandar Lodi founded Agra.
        1 | Mughal dynasty | Babur | Agra / Delhi / Fatehpur Sikri / Lahore | Jahangir | sultanate | It began in 1526.
        1 sher-shah | Sur dynasty | Sher Khan / Sher Shah Suri | Delhi / Agra / Sasaram | Islam Shah | sultanate | Sher Shah built the Grand Trunk Road.
        1 vijayanagara | Sangama dynasty | Harihara and Bukka | Hampi (Vijayanagara) | Deva Raya II | deccan | It began in 1336.
        2 vijayanagara | Saluva dynasty | - | Hampi (Vijayanagara) | - | deccan | It was the second house of the empire.
        1 vijayanagara | Tuluva dynasty | Vira Narasimha | Hampi (Vijayanagara) | Krishnadevaraya | deccan | Krishnadevaraya was of this house.
        1 bahmani | Bahmani dynasty | Hasan Gangu | Gulbarga / Bidar | Tajuddin Firoz Shah | deccan | It began in 1347.
        1 bahmani | Adil Shahi dynasty | - | Bijapur | - | deccan | It built the Gol Gumbaz.
        1 bahmani | Qutb Shahi dynasty | - | Golconda / Hyderabad | - | deccan | It built the Charminar.
        2 bahmani | Nizam Shahi dynasty | Malik Ahmad | Ahmadnagar | - | deccan | Chand Bibi defended its capital.
        2 bahmani | Imad Shahi dynasty | - | Achalpur (Ellichpur) | - | deccan | It ruled Berar.
        2 bahmani | Barid Shahi dynasty | - | Bidar | - | deccan | It ruled what was left of the Bahmanis.
        2 delhi-sultanate | Sharqi dynasty | Malik Sarwar | Jaunpur | - | sultanate | Its founder was called Khwaja-i-Jahan.
        1 early-medieval-kingdoms | Ahom dynasty | Sukaphaa | Charaideo / Garhgaon / Rangpur | Rudra Singha | medieval | It ruled Assam for six centuries.
        1 successor-states | Asaf Jahi dynasty | Nizam-ul-Mulk Chin Qilich Khan | Hyderabad / Aurangabad | Mir Osman Ali Khan | deccan | He was a Mughal governor.
        1 successor-states | dynasty of the Nawabs of Awadh | Saadat Khan Burhan-ul-Mulk | Faizabad / Lucknow | Wajid Ali Shah | deccan | Wajid Ali Shah was the last.
      `,
    },
  ],
})
