import { defineTable } from '../../../kit/facts/define-table.ts'

export const monuments = defineTable({
  id: 'monuments',
  about: 'monuments and their builders',
  header: 'Monument',
  columns: {
    builder: {
      header: 'Built by',
      kind: 'text',
      ask: ['Who built the {name}?', 'By whom was the {name} built?'],
      askBack: ['Which of these was built by {value}?', 'Which of these did {value} build?'],
      say: 'The {name} was built by {value}',
      weight: 2,
    },
    place: {
      header: 'Place',
      kind: 'text',
      ask: ['Where is the {name} located?'],
      askBack: ['Which of these is at {value}?'],
      say: 'The {name} is at {value}',
    },
    era: {
      header: 'Era',
      kind: 'text',
      conceptOf: { Mughal: 'mughal-empire', Sultanate: 'delhi-sultanate', Deccan: 'bahmani' },
    },
  },
  near: ['era'],
  concepts: ['monuments'],
  parts: [
    {
      sources: ['Archaeological Survey of India', 'Percy Brown, Indian Architecture'],
      rows: `
        1 | Taj Mahal | Shah Jahan | Agra | Mughal | It is the tomb of Mumtaz Mahal.
        1 | Red Fort of Delhi | Shah Jahan | Delhi | Mughal | The Prime Minister speaks from it on Independence Day.
        1 | Jama Masjid of Delhi | Shah Jahan | Delhi | Mughal | It was finished in 1656.
        2 akbar | Moti Masjid in the Agra Fort | Shah Jahan | Agra | Mughal | Its name means pearl mosque.
        2 | Moti Masjid in the Red Fort | Aurangzeb | Delhi | Mughal | It was his private mosque.
        2 | Bibi ka Maqbara | Azam Shah, a son of Aurangzeb / Aurangzeb | Aurangabad / Chhatrapati Sambhajinagar | Mughal | It is called the Taj of the Deccan.
        2 | Badshahi Mosque | Aurangzeb | Lahore | Mughal | It was finished in 1673.
        1 akbar | Agra Fort | Akbar | Agra | Mughal | It is of red sandstone.
        1 akbar | Buland Darwaza | Akbar | Fatehpur Sikri / Agra | Mughal | It recalls his victory over Gujarat.
        2 akbar | Panch Mahal | Akbar | Fatehpur Sikri / Agra | Mughal | It has five storeys.
        1 | tomb of Humayun | Haji Begum / Hamida Banu Begum / Akbar | Delhi | Mughal | The garden tomb was a model for the Taj.
        2 akbar | tomb of Akbar | Jahangir | Sikandra, near Agra / Agra | Mughal | Akbar had begun it himself.
        1 | tomb of Itimad-ud-Daulah | Nur Jahan | Agra | Mughal | It was the first Mughal tomb wholly of white marble.
        2 | Shalimar Bagh of Srinagar | Jahangir | Srinagar | Mughal | He laid it out for Nur Jahan.
        1 | Purana Qila of Delhi | Humayun / Sher Shah Suri | Delhi | Mughal | Humayun began it and Sher Shah went on with it.
        2 | tomb of Safdarjung | Nawab Shuja-ud-Daulah | Delhi | Mughal | It is the last great garden tomb of the Mughals.
        2 | Sultan Ghari tomb | Iltutmish | Delhi | Sultanate | He built it in 1231 for his son Nasir-ud-din Mahmud.
        1 | Quwwat-ul-Islam Mosque | Qutb-ud-din Aibak | Delhi | Sultanate | It was the first great mosque of Delhi.
        1 | Adhai Din Ka Jhonpra | Qutb-ud-din Aibak | Ajmer | Sultanate | Its name means a shed of two and a half days.
        2 alauddin-khalji | Alai Darwaza | Alauddin Khalji | Delhi | Sultanate | It has the first true dome of India.
        2 alauddin-khalji | Siri Fort | Alauddin Khalji | Delhi | Sultanate | It guarded the city against the Mongols.
        2 alauddin-khalji | Hauz Khas tank | Alauddin Khalji | Delhi | Sultanate | It was the water tank of Siri.
        1 | fort of Tughlaqabad | - | Delhi | Sultanate | It was deserted soon.
        2 | city of Jahanpanah | Muhammad bin Tughlaq | Delhi | Sultanate | It was the fourth city of Delhi.
        1 | Firoz Shah Kotla | - | Delhi | Sultanate | A pillar of Ashoka stands in it.
        1 sher-shah | tomb of Sher Shah Suri | Sher Shah Suri | Sasaram | Sultanate | It stands in an artificial lake.
        2 sher-shah | Rohtas Fort of Punjab | Sher Shah Suri | Dina, near Jhelum | Sultanate | It is in Pakistan.
        1 | Gol Gumbaz | Muhammad Adil Shah | Bijapur | Deccan | Its dome is one of the largest of the world.
        2 | Ibrahim Rauza | - | Bijapur | Deccan | It is his own tomb.
        1 | Charminar | Muhammad Quli Qutb Shah | Hyderabad | Deccan | It dates from 1591.
        2 | Chand Minar | Ala-ud-din Ahmad Shah Bahmani | Daulatabad | Deccan | It was modelled on the Qutb Minar.
        2 | Adina Mosque | Sikandar Shah of Bengal | Pandua | Sultanate | It was once the largest mosque of India.
        2 | Atala Masjid | Ibrahim Shah Sharqi | Jaunpur | Sultanate | It shows the Sharqi style.
        2 | Jahaz Mahal | Ghiyas-ud-din Khalji of Malwa | Mandu | Sultanate | It lies like a ship between two lakes.
        1 | Hawa Mahal | Sawai Pratap Singh | Jaipur | Rajput | It has 953 small windows.
        1 | Jantar Mantar of Jaipur | Sawai Jai Singh II | Jaipur | Rajput | It is the largest of his five observatories.
        1 | Amber Fort | Man Singh I | Jaipur | Rajput | Its present palace was begun in 1592.
        1 | Vijay Stambha | Rana Kumbha | Chittorgarh | Rajput | It recalls his victory over Malwa.
        1 | Kumbhalgarh Fort | - | Rajsamand | Rajput | Rana Kumbha built it; its wall is 36 km long.
        2 | Kirti Stambha dedicated to Adinath | the merchant Jija | Chittorgarh | Rajput | It was built by a Jain merchant.
        1 | Mehrangarh Fort | Rao Jodha | Jodhpur | Rajput | He founded the city too.
        2 | Junagarh Fort of Bikaner | Raja Rai Singh | Bikaner | Rajput | It stands in the plain, not on a hill.
        2 | Umaid Bhawan Palace | - | Jodhpur | Rajput | It was a work of famine relief.
        1 early-medieval-kingdoms | Sun Temple of Konark | Narasimhadeva I | Konark | temple | He was of the Eastern Ganga dynasty.
        1 early-medieval-kingdoms | Jagannath Temple of Puri | Anantavarman Chodaganga | Puri | temple | He was of the Eastern Ganga dynasty.
        1 cholas | Brihadisvara Temple of Thanjavur | Rajaraja I | Thanjavur | temple | It was finished about 1010.
        1 cholas | Brihadisvara Temple of Gangaikonda Cholapuram | Rajendra I | Gangaikonda Cholapuram | temple | It was his new capital.
        2 cholas | Airavatesvara Temple | Rajaraja II | Darasuram | temple | It is one of the great living Chola temples.
        1 pallavas-chalukyas | Kailasa Temple of Ellora | Krishna I of the Rashtrakutas / Krishna I | Ellora | temple | It is cut out of a single rock.
        1 pallavas-chalukyas | Kailasanatha Temple of Kanchipuram | Narasimhavarman II | Kanchipuram | temple | He was of the Pallava dynasty.
        1 pallavas-chalukyas | Shore Temple | Narasimhavarman II | Mahabalipuram | temple | It stands at the sea.
        2 pallavas-chalukyas | Virupaksha Temple of Pattadakal | Queen Lokamahadevi | Pattadakal | temple | It recalls the victory of Vikramaditya II over the Pallavas.
        2 pallavas-chalukyas | Hoysaleswara Temple | Vishnuvardhana | Halebidu | temple | It is of soapstone.
        1 pallavas-chalukyas | Chennakesava Temple of Belur | Vishnuvardhana | Belur | temple | It recalls a victory over the Cholas.
        3 early-medieval-kingdoms | Kandariya Mahadeva Temple | Vidyadhara | Khajuraho | temple | He was of the Chandela dynasty.
        1 early-medieval-kingdoms | Sun Temple of Modhera | Bhima I | Modhera | temple | He was of the Chaulukya dynasty.
        1 early-medieval-kingdoms | Rani ki Vav | Udayamati | Patan | temple | It is a stepwell.
        1 early-medieval-kingdoms, jainism | Vimala Vasahi | - | Mount Abu | temple | Vimala Shah built it, and it is one of the Dilwara temples.
        2 early-medieval-kingdoms, jainism | Luna Vasahi | Vastupala and Tejapala | Mount Abu | temple | It is dedicated to Neminath.
        1 ashoka | Sanchi Stupa | Ashoka | Sanchi | ancient | It was enlarged under the Shungas.
        1 successor-states | Bara Imambara | Asaf-ud-Daula | Lucknow | Awadh | It was a work of famine relief.
        2 successor-states | Rumi Darwaza | Asaf-ud-Daula | Lucknow | Awadh | It was modelled on a gate of Constantinople.
        2 successor-states | Chota Imambara | Muhammad Ali Shah | Lucknow | Awadh | It is his own tomb.
        1 sikh-gurus | Golden Temple of Amritsar | Guru Arjan | Amritsar | Sikh | Mian Mir is said to have laid its foundation stone.
        2 sikh-gurus | Akal Takht | Guru Hargobind | Amritsar | Sikh | It is the highest seat of Sikh authority.
        2 | Daria Daulat Bagh | Tipu Sultan | Srirangapatna | Mysore | It was his summer palace.
      `,
    },
  ],
})
