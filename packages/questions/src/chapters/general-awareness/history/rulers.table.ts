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
      ask: [
        'For which of the following is {name} known?',
        'Which of the following is associated with {name}?',
      ],
      askBack: ['Which of these rulers is known for {value}?'],
      say: '{name} is known for {value}',
    },
    era: {
      header: 'Era',
      kind: 'text',
      conceptOf: {
        sultanate: 'delhi-sultanate',
        maratha: 'marathas',
        sikh: 'sikh-gurus',
        mysore: 'company-expansion',
        rajput: 'early-medieval-kingdoms',
      },
    },
  },
  near: ['era'],
  concepts: ['rulers'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History', 'Satish Chandra, History of Medieval India'],
      rows: `
        1 mahajanapadas | Ajatashatru | the first Buddhist Council at Rajagriha | ancient | He was a son of Bimbisara.
        1 maurya-empire | Chandragupta Maurya | beating Seleucus Nicator | ancient | By Jain tradition he died at Shravanabelagola.
        1 maurya-empire, ashoka | Ashoka | rock and pillar edicts of Dhamma | ancient | James Prinsep read them in 1837.
        1 post-maurya | Kharavela | the Hathigumpha inscription | ancient | He ruled Kalinga.
        1 post-maurya | Kanishka | the Shaka era of 78 and a Buddhist council in Kashmir | ancient | Charaka and Ashvaghosha lived at his court.
        1 post-maurya | Rudradaman I | the first long inscription in Sanskrit, at Junagadh | ancient | He repaired the Sudarshana lake.
        1 gupta-empire | Samudragupta | the Allahabad pillar inscription composed by Harishena | ancient | V. A. Smith called him the Napoleon of India.
        1 gupta-empire | Chandragupta II (Vikramaditya) | nine gems and the visit of Faxian | ancient | Kalidasa is placed at his court.
        2 gupta-empire | Kumaragupta I | the founding of Nalanda | ancient | He struck coins with a peacock.
        2 gupta-empire | Skandagupta | driving back the Hunas | ancient | The Bhitari inscription tells of it.
        1 harsha | Harshavardhana | the plays Nagananda, Ratnavali and Priyadarshika | ancient | Xuanzang visited him.
        1 pallavas-chalukyas | Pulakeshin II | the Aihole inscription composed by Ravikirti | south | He beat Harsha on the Narmada.
        1 pallavas-chalukyas | Mahendravarman I | the farce Mattavilasa Prahasana | south | He was a Pallava.
        1 pallavas-chalukyas | Narasimhavarman I (Mamalla) | the monolithic rathas of Mahabalipuram and the capture of Vatapi | south | He was a Pallava.
        1 cholas | Rajaraja I | the Brihadisvara temple of Thanjavur | south | He conquered part of Sri Lanka.
        1 cholas | Rajendra I | a naval expedition to Srivijaya | south | He founded Gangaikonda Cholapuram.
        2 pallavas-chalukyas | Amoghavarsha I | the Kannada work Kavirajamarga | south | He was a Rashtrakuta.
        1 vijayanagara | Krishnadevaraya | the Telugu poem Amuktamalyada | south | Eight poets, the Ashtadiggajas, lived at his court.
        1 | Qutb-ud-din Aibak | being called Lakh Bakhsh | sultanate | He began the Qutb Minar and died playing polo.
        1 | Iltutmish | the silver tanka and the forty nobles | sultanate | He finished the Qutb Minar.
        1 | Razia Sultan | the rise of the Abyssinian officer Yaqut | sultanate | She was a daughter of Iltutmish and the only woman on the throne of Delhi.
        1 | Balban | a theory of kingship with sijda and paibos | sultanate | He broke the forty nobles.
        1 alauddin-khalji | Alauddin Khalji | control of market prices | sultanate | He also branded horses.
        1 | Muhammad bin Tughlaq | moving the capital to Daulatabad and token currency | sultanate | Ibn Battuta was his judge.
        1 | Firuz Shah Tughlaq | canals and the town of Hisar | sultanate | He had a department of charity.
        1 | Sikandar Lodi | the founding of Agra | sultanate | He measured land with a yard of his own.
        1 mughal-empire | Babur | his memoirs in Chaghatai Turkish | mughal | He founded Mughal rule.
        1 sher-shah | Sher Shah Suri | the silver rupiya and the Grand Trunk Road | mughal | His tomb is at Sasaram.
        1 akbar, mughal-empire | Akbar | Din-i-Ilahi and the mansabdari system | mughal | Todar Mal ran his revenue.
        1 mughal-empire | Jahangir | a chain of justice and a love of painting | mughal | Thomas Roe came to him.
        1 mughal-empire | Shah Jahan | the Taj Mahal and the Peacock Throne | mughal | Travellers such as Bernier saw his reign end.
        1 mughal-empire | Aurangzeb | the Bibi ka Maqbara of his wife and wars in the Deccan | mughal | He was called Zinda Pir.
        2 mughal-empire | Muhammad Shah | the nickname Rangila | mughal | Nadir Shah beat him.
        1 mughal-empire | Bahadur Shah Zafar | being the last Mughal and exiled to Rangoon | mughal | He wrote poems.
        1 shivaji | Shivaji | eight ministers, the Ashtapradhan | maratha | He was crowned at Raigad in 1674.
        2 | Baji Rao I | carrying Maratha power to the north without losing a battle | maratha | He loved Mastani.
        1 company-expansion | Ranjit Singh | uniting the Sikh misls and holding the Koh-i-Noor | sikh | He was called the Lion of Punjab.
        1 anglo-mysore-wars | Tipu Sultan | rockets in war and a tree of liberty | mysore | He was called the Tiger of Mysore.
        1 | Sawai Jai Singh II | five observatories | rajput | He founded Jaipur.
        1 | Rana Kumbha | the Vijay Stambh of Chittor | rajput | He beat Mahmud of Malwa.
        2 | Zain-ul-Abidin | bringing shawl weaving and paper making to Kashmir | sultanate | He is called the Akbar of Kashmir.
        2 successor-states | Marthanda Varma | beating the Dutch at Colachel | south | He made modern Travancore.
        2 | Ahilyabai Holkar | rebuilding temples such as Kashi Vishwanath | maratha | She ruled from Maheshwar.
        2 akbar | Rani Durgavati | resisting Asaf Khan, a general of Akbar, in Gondwana | mughal | She ruled Garha-Katanga.
        2 bahmani | Chand Bibi | defending Ahmadnagar against the Mughals | mughal | She was regent of two sultanates.
        1 mahajanapadas | Bimbisara | the conquest of Anga and marriage alliances with Kosala and Vaishali | ancient | He was the first great king of Magadha.
        1 maurya-empire | Bindusara | the title Amitraghata, slayer of foes | ancient | He was the father of Ashoka.
        2 maurya-empire | Dasharatha | the gift of the Nagarjuni caves to the Ajivikas | ancient | He was a grandson of Ashoka.
        1 post-maurya | Pushyamitra Shunga | killing the last Maurya king Brihadratha | ancient | He was the commander of the Maurya army.
        1 post-maurya | Gautamiputra Satakarni | destroying the power of the Shaka ruler Nahapana | ancient | The Nashik inscription praises him.
        1 post-maurya, buddhism | Menander | the dialogue with the monk Nagasena | ancient | He was an Indo-Greek king.
        1 sangam-age | Karikala | the Grand Anicut on the Kaveri and the battle of Venni | ancient | He was a Chola of the Sangam age.
        2 sangam-age | Senguttuvan | the worship of Kannagi as the goddess Pattini | ancient | He was a Chera king known as the Red Chera.
        2 sangam-age | Nedunjeliyan | the battle of Talaiyalanganam | ancient | He was a Pandya of the Sangam age.
        2 early-medieval-kingdoms | Dharmapala | founding Vikramashila | south | He was a Pala king of Bengal.
        1 early-medieval-kingdoms | Raja Bhoja | the work Samarangana Sutradhara on architecture | south | He was a Paramara king of Malwa.
        1 early-medieval-kingdoms | Mihira Bhoja | the title Adivaraha | south | He was the greatest Pratihara king.
        1 early-medieval-kingdoms | Prithviraj Chauhan | the two battles of Tarain | sultanate | Chand Bardai wrote of him.
        1 turkish-invasions | Mahmud of Ghazni | the raid on Somnath | sultanate | He raided India some seventeen times.
        2 bahmani | Ibrahim Adil Shah II | the Kitab-i-Nauras on music and the title Jagadguru | mughal | He ruled Bijapur.
        2 bahmani | Muhammad Quli Qutb Shah | founding Hyderabad | mughal | He wrote verses in Dakhini.
        2 bahmani | Malik Ambar | guerrilla war for Ahmadnagar against Jahangir | mughal | He was an Abyssinian minister.
        1 vijayanagara | Deva Raya II | the visit of Abdur Razzaq and the title Gajabetekara, hunter of elephants | south | He was of the Sangama house.
        2 mughal-empire | Humayun | a fall from the steps of his library | mughal | He had lost to Sher Shah.
        2 mughal-empire | Farrukhsiyar | the farman of 1717 to the English Company | mughal | The Sayyid Brothers made him emperor.
        2 buxar, mughal-empire | Shah Alam II | the grant of the Diwani of Bengal | mughal | He had fought at Buxar.
        1 plassey, company-expansion | Siraj-ud-Daulah | the defeat at Plassey | british | Mir Jafar took his place.
        1 company-expansion | Mir Qasim | moving the capital of Bengal to Monghyr | british | He fought the English at Buxar.
        1 anglo-mysore-wars, company-expansion | Haidar Ali | the Treaty of Madras dictated to the English in 1769 | mysore | He was the father of Tipu.
        2 anglo-sikh-wars, company-expansion | Dalip Singh | being the last Sikh ruler of Lahore | sikh | Punjab was annexed in 1849.
        2 marathas | Balaji Vishwanath | beginning the hereditary line of Peshwas | maratha | Shahu appointed him in 1713.
        2 marathas | Baji Rao II | signing the Treaty of Bassein | maratha | He was the last Peshwa.
      `,
    },
  ],
})
