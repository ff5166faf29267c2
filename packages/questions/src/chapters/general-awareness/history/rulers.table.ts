import { defineTable } from '../../../kit/facts/define-table.ts'

/** Rulers and what school books say of each: no deed fits two of them. */
export const rulers = defineTable({
  id: 'rulers',
  about: 'rulers of India',
  header: 'Ruler',
  columns: {
    deed: {
      header: 'Known for',
      kind: 'text',
      ask: ['For what is {name} known?', 'Which of these is linked with {name}?'],
      askBack: ['Which of these rulers is known for {value}?'],
      say: '{name} is known for {value}',
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History', 'Satish Chandra, History of Medieval India'],
      rows: `
        1 | Ajatashatru | the first Buddhist Council at Rajagriha | ancient | He was a son of Bimbisara.
        1 | Chandragupta Maurya | beating Seleucus Nicator | ancient | By Jain tradition he died at Shravanabelagola.
        1 | Ashoka | rock and pillar edicts of Dhamma | ancient | James Prinsep read them in 1837.
        1 | Kharavela | the Hathigumpha inscription | ancient | He ruled Kalinga.
        1 | Kanishka | the Shaka era of 78 and a Buddhist council in Kashmir | ancient | Charaka and Ashvaghosha lived at his court.
        1 | Rudradaman I | the first long inscription in Sanskrit, at Junagadh | ancient | He repaired the Sudarshana lake.
        1 | Samudragupta | the Allahabad pillar inscription composed by Harishena | ancient | V. A. Smith called him the Napoleon of India.
        1 | Chandragupta II (Vikramaditya) | nine gems and the visit of Faxian | ancient | Kalidasa is placed at his court.
        2 | Kumaragupta I | the founding of Nalanda | ancient | He struck coins with a peacock.
        2 | Skandagupta | driving back the Hunas | ancient | The Bhitari inscription tells of it.
        1 | Harshavardhana | the plays Nagananda, Ratnavali and Priyadarshika | ancient | Xuanzang visited him.
        1 | Pulakeshin II | the Aihole inscription composed by Ravikirti | south | He beat Harsha on the Narmada.
        1 | Mahendravarman I | the farce Mattavilasa Prahasana | south | He was a Pallava.
        1 | Narasimhavarman I (Mamalla) | the monolithic rathas of Mahabalipuram and the capture of Vatapi | south | He was a Pallava.
        1 | Rajaraja I | the Brihadisvara temple of Thanjavur | south | He conquered part of Sri Lanka.
        1 | Rajendra I | a naval expedition to Srivijaya | south | He founded Gangaikonda Cholapuram.
        2 | Amoghavarsha I | the Kannada work Kavirajamarga | south | He was a Rashtrakuta.
        1 | Krishnadevaraya | the Telugu poem Amuktamalyada | south | Eight poets, the Ashtadiggajas, lived at his court.
        1 | Qutb-ud-din Aibak | being called Lakh Bakhsh and beginning the Qutb Minar | sultanate | He died playing polo.
        1 | Iltutmish | the silver tanka and the forty nobles | sultanate | He finished the Qutb Minar.
        1 | Razia Sultan | being the only woman on the throne of Delhi | sultanate | She was a daughter of Iltutmish.
        1 | Balban | a theory of kingship with sijda and paibos | sultanate | He broke the forty nobles.
        1 | Alauddin Khalji | control of market prices | sultanate | He also branded horses.
        1 | Muhammad bin Tughlaq | moving the capital to Daulatabad and token currency | sultanate | Ibn Battuta was his judge.
        1 | Firuz Shah Tughlaq | canals and the town of Hisar | sultanate | He had a department of charity.
        1 | Sikandar Lodi | the founding of Agra | sultanate | He measured land with a yard of his own.
        1 | Babur | his memoirs in Chaghatai Turkish | mughal | He founded Mughal rule.
        1 | Sher Shah Suri | the silver rupiya and the Grand Trunk Road | mughal | His tomb is at Sasaram.
        1 | Akbar | Din-i-Ilahi and the mansabdari system | mughal | Todar Mal ran his revenue.
        1 | Jahangir | a chain of justice and a love of painting | mughal | Thomas Roe came to him.
        1 | Shah Jahan | the Taj Mahal and the Peacock Throne | mughal | Travellers such as Bernier saw his reign end.
        1 | Aurangzeb | the Bibi ka Maqbara of his wife and wars in the Deccan | mughal | He was called Zinda Pir.
        2 | Muhammad Shah | the nickname Rangila | mughal | Nadir Shah beat him.
        1 | Bahadur Shah Zafar | being the last Mughal and exiled to Rangoon | mughal | He wrote poems.
        1 | Shivaji | eight ministers, the Ashtapradhan | maratha | He was crowned at Raigad in 1674.
        2 | Baji Rao I | carrying Maratha power to the north without losing a battle | maratha | He loved Mastani.
        1 | Ranjit Singh | uniting the Sikh misls and holding the Koh-i-Noor | sikh | He was called the Lion of Punjab.
        1 | Tipu Sultan | rockets in war and a tree of liberty | mysore | He was called the Tiger of Mysore.
        1 | Sawai Jai Singh II | five observatories | rajput | He founded Jaipur.
        1 | Rana Kumbha | the Vijay Stambh of Chittor | rajput | He beat Mahmud of Malwa.
        2 | Zain-ul-Abidin | being called the Akbar of Kashmir | sultanate | He brought shawl weaving and paper.
        2 | Marthanda Varma | beating the Dutch at Colachel | south | He made modern Travancore.
        2 | Ahilyabai Holkar | rebuilding temples such as Kashi Vishwanath | maratha | She ruled from Maheshwar.
        2 | Rani Durgavati | resisting Asaf Khan, a general of Akbar, in Gondwana | mughal | She ruled Garha-Katanga.
        2 | Chand Bibi | defending Ahmadnagar against the Mughals | mughal | She was regent of two sultanates.
      `,
    },
  ],
})
