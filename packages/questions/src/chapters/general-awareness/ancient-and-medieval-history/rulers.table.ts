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
      askBack: ['Which of the following rulers is known for {value}?'],
      say: '{name} is known for {value}',
    },
    era: {
      header: 'Era',
      kind: 'text',
      conceptOf: {
        sultanate: 'delhi-sultanate',
        maratha: 'marathas',
        sikh: 'sikh-gurus',
        mysore: 'successor-states',
        rajput: 'early-medieval-kingdoms',
      },
    },
    age: { header: 'Age', kind: 'text' },
  },
  near: ['era'],
  alike: ['age'],
  concepts: ['rulers'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History', 'Satish Chandra, History of Medieval India'],
      rows: `
        1 mahajanapadas | Ajatashatru | the first Buddhist Council at Rajagriha | ancient | early | He was a son of Bimbisara.
        1 maurya-empire | Chandragupta Maurya | the defeat of Seleucus Nicator | ancient | early | By Jain tradition he died at Shravanabelagola.
        1 maurya-empire, ashoka | Ashoka | the rock and pillar edicts on Dhamma | ancient | early | James Prinsep read them in 1837.
        1 post-maurya | Kharavela | the Hathigumpha inscription | ancient | early | He ruled Kalinga.
        1 kanishka, post-maurya | Kanishka | the fourth Buddhist Council in Kashmir | ancient | early | The Shaka era of 78 is ascribed to him, and Ashvaghosha lived at his court.
        1 post-maurya | Rudradaman I | the first long inscription in Sanskrit, at Junagadh | ancient | early | He repaired the Sudarshana lake.
        1 gupta-empire | Samudragupta | the Allahabad pillar inscription composed by Harishena | ancient | early | V. A. Smith called him the Napoleon of India.
        1 chandragupta-ii, gupta-empire | Chandragupta II (Vikramaditya) | the nine gems of the royal court | ancient | early | Faxian visited India in his reign, and Kalidasa is placed at his court.
        2 gupta-empire | Kumaragupta I | the founding of the Nalanda university | ancient | early | He struck coins with a peacock.
        2 gupta-empire | Skandagupta | the repulse of the Huna invasion | ancient | early | The Bhitari inscription tells of it.
        1 harsha | Harshavardhana | the plays Nagananda, Ratnavali and Priyadarshika | ancient | early | Xuanzang visited him.
        1 pallavas-chalukyas | Pulakeshin II | the Aihole inscription composed by Ravikirti | south | early | He defeated Harsha on the Narmada.
        1 pallavas-chalukyas | Mahendravarman I | the farce Mattavilasa Prahasana | south | early | He was a Pallava.
        1 pallavas-chalukyas | Narasimhavarman I (Mamalla) | the capture of Vatapi | south | early | He was a Pallava and had the monolithic rathas of Mahabalipuram cut.
        1 cholas | Rajaraja I | the Brihadisvara temple of Thanjavur | south | early | He conquered part of Sri Lanka.
        1 rajendra-chola, cholas | Rajendra I | a naval expedition to Srivijaya | south | early | He founded Gangaikonda Cholapuram.
        2 pallavas-chalukyas | Amoghavarsha I | the Kannada work Kavirajamarga | south | early | He was a Rashtrakuta.
        1 krishnadevaraya, vijayanagara | Krishnadevaraya | the Telugu poem Amuktamalyada | sultanate | later | Eight poets, the Ashtadiggajas, lived at his court.
        1 | Qutb-ud-din Aibak | the title Lakh Bakhsh | sultanate | later | He began the Qutb Minar and died playing polo.
        1 | Iltutmish | the silver tanka and the group of forty nobles | sultanate | later | He finished the Qutb Minar.
        1 | Razia Sultan | raising the Abyssinian Yaqut to high office | sultanate | later | She was a daughter of Iltutmish and the first woman to rule Delhi.
        1 | Balban | a theory of kingship with sijda and paibos | sultanate | later | He broke the forty nobles.
        1 alauddin-khalji | Alauddin Khalji | control of market prices | sultanate | later | He also branded horses.
        1 | Muhammad bin Tughlaq | the transfer of the capital to Daulatabad | sultanate | later | He also tried token currency, and Ibn Battuta was his judge.
        1 | Firuz Shah Tughlaq | the building of canals and the town of Hisar | sultanate | later | He had a department of charity.
        1 | Sikandar Lodi | the founding of Agra | sultanate | later | He measured land with a yard of his own.
        1 mughal-empire | Babur | memoirs in Chaghatai Turkish | mughal | later | He founded Mughal rule.
        1 sher-shah-reforms, sher-shah | Sher Shah Suri | the silver rupiya and the Grand Trunk Road | mughal | later | His tomb is at Sasaram.
        1 akbar, mughal-empire | Akbar | the Din-i-Ilahi and the mansabdari system | mughal | later | Todar Mal ran his revenue.
        1 mughal-empire | Jahangir | the chain of justice at Agra | mughal | later | Thomas Roe came to him.
        1 mughal-empire | Shah Jahan | the Peacock Throne | mughal | later | He also built the Taj Mahal.
        1 mughal-empire | Aurangzeb | the reimposition of jizya in 1679 | mughal | later | He was called Zinda Pir and spent his last years in wars in the Deccan.
        2 mughal-empire | Muhammad Shah | the nickname Rangila | mughal | later | Nadir Shah defeated him at Karnal.
        1 mughal-empire | Bahadur Shah Zafar | exile to Rangoon after the Revolt of 1857 | mughal | later | He wrote poems.
        1 shivaji | Shivaji | a council of eight ministers, the Ashtapradhan | late | later | He was crowned at Raigad in 1674.
        2 | Baji Rao I | the expansion of Maratha power into northern India | late | later | He loved Mastani.
        1 | Ranjit Singh | the unification of the Sikh misls | late | later | He was called the Lion of Punjab and held the Koh-i-Noor.
        1 | Tipu Sultan | the use of rockets in war and planting a tree of liberty | late | later | He was called the Tiger of Mysore.
        1 | Sawai Jai Singh II | the building of five astronomical observatories | late | later | He founded Jaipur.
        1 | Rana Kumbha | the Vijay Stambh of Chittor | sultanate | later | He defeated Mahmud Khalji of Malwa.
        2 | Zain-ul-Abidin | the introduction of shawl weaving and paper making in Kashmir | sultanate | later | He is called the Akbar of Kashmir.
        2 successor-states | Marthanda Varma | the defeat of the Dutch at Colachel | late | later | He made modern Travancore.
        2 | Ahilyabai Holkar | the rebuilding of the Kashi Vishwanath temple | late | later | She ruled from Maheshwar.
        2 akbar | Rani Durgavati | resistance to Akbar's general Asaf Khan in Gondwana | mughal | later | She ruled Garha-Katanga.
        2 bahmani | Chand Bibi | the defence of Ahmadnagar against the Mughals | mughal | later | She was regent of two sultanates.
        1 mahajanapadas | Bimbisara | the conquest of Anga and marriage alliances with Kosala and Vaishali | ancient | early | He was the first great king of Magadha.
        1 maurya-empire | Bindusara | the title Amitraghata, slayer of foes | ancient | early | He was the father of Ashoka.
        2 maurya-empire | Dasharatha | the grant of the Nagarjuni caves to the Ajivikas | ancient | early | He was a grandson of Ashoka.
        1 post-maurya | Pushyamitra Shunga | the overthrow of the last Maurya king Brihadratha | ancient | early | He was the commander of the Maurya army.
        1 post-maurya | Gautamiputra Satakarni | the defeat of the Shaka ruler Nahapana | ancient | early | The Nashik inscription praises him.
        1 post-maurya, buddhism | Menander | the dialogue with the monk Nagasena | ancient | early | He was an Indo-Greek king.
        1 sangam-age | Karikala | the Grand Anicut on the Kaveri | south | early | He was a Chola of the Sangam age and won the battle of Venni.
        2 sangam-age | Senguttuvan | the worship of Kannagi as the goddess Pattini | south | early | He was a Chera king known as the Red Chera.
        2 sangam-age | Nedunjeliyan | the battle of Talaiyalanganam | south | early | He was a Pandya of the Sangam age.
        2 early-medieval-kingdoms | Dharmapala | the founding of the Vikramashila university | kingdoms | early | He was a Pala king of Bengal.
        1 early-medieval-kingdoms | Raja Bhoja | the work Samarangana Sutradhara on architecture | kingdoms | early | He was a Paramara king of Malwa.
        1 early-medieval-kingdoms | Mihira Bhoja | the title Adivaraha | kingdoms | early | He was the greatest Pratihara king.
        1 early-medieval-kingdoms | Prithviraj Chauhan | the two battles of Tarain | kingdoms | early | Chand Bardai wrote of him.
        1 turkish-invasions | Mahmud of Ghazni | the raid on Somnath | kingdoms | early | He raided India some seventeen times.
        2 bahmani | Ibrahim Adil Shah II | the Kitab-i-Nauras on music | mughal | later | He ruled Bijapur and was called Jagadguru.
        2 bahmani | Muhammad Quli Qutb Shah | the founding of Hyderabad | mughal | later | He wrote verses in Dakhini.
        2 bahmani | Malik Ambar | guerrilla warfare against the armies of Jahangir | mughal | later | He was an Abyssinian minister.
        1 vijayanagara | Deva Raya II | the title Gajabetekara, hunter of elephants | sultanate | later | Abdur Razzaq visited his court.
        2 mughal-empire | Humayun | death by a fall from the steps of a library | mughal | later | He had lost to Sher Shah.
        2 mughal-empire | Farrukhsiyar | the farman of 1717 to the English Company | mughal | later | The Sayyid Brothers made him emperor.
        2 mughal-empire | Shah Alam II | the grant of the Diwani of Bengal | mughal | later | He had fought at Buxar.
        1 successor-states | Siraj-ud-Daulah | the defeat at Plassey | late | later | Mir Jafar took his place.
        1 successor-states | Mir Qasim | the transfer of the capital of Bengal to Monghyr | late | later | He fought the English at Buxar.
        1 | Haidar Ali | the Treaty of Madras dictated to the English in 1769 | late | later | He was the father of Tipu.
        2 | Dalip Singh | being the last Sikh ruler of the Punjab | late | later | Punjab was annexed in 1849.
        2 marathas | Balaji Vishwanath | the beginning of the hereditary Peshwaship | late | later | Shahu appointed him in 1713.
        2 marathas | Baji Rao II | the signing of the Treaty of Bassein | late | later | He was the last Peshwa.
      `,
    },
  ],
})
