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
      askBack: [
        'Which of the following was built by {value}?',
        'Which of the following monuments was built by {value}?',
      ],
      say: 'The {name} was built by {value}',
      weight: 2,
      concepts: ['builders'],
    },
    place: {
      header: 'Place',
      kind: 'text',
      ask: ['Where is the {name} located?'],
      askBack: ['Which of the following is located at {value}?'],
      say: 'The {name} is located at {value}',
    },
    era: {
      header: 'Era',
      kind: 'text',
      conceptOf: { Mughal: 'mughal-empire', Sultanate: 'delhi-sultanate', Deccan: 'bahmani' },
    },
    // A sultan cannot have built a Chola temple.
    style: { header: 'Style', kind: 'text' },
  },
  near: ['era'],
  alike: ['style'],
  concepts: ['monuments'],
  parts: [
    {
      sources: ['Archaeological Survey of India', 'Percy Brown, Indian Architecture'],
      rows: `
        1 mughal-architecture | Taj Mahal | Shah Jahan | Agra | Mughal | Islamic | It is the tomb of Mumtaz Mahal.
        1 mughal-architecture | Red Fort of Delhi | Shah Jahan | Delhi | Mughal | Islamic | The Prime Minister speaks from it on Independence Day.
        1 mughal-architecture | Jama Masjid of Delhi | Shah Jahan | Delhi | Mughal | Islamic | It was finished in 1656.
        2 akbar, mughal-architecture | Moti Masjid in the Agra Fort | Shah Jahan | Agra | Mughal | Islamic | Its name means pearl mosque.
        2 mughal-architecture | Moti Masjid in the Red Fort | Aurangzeb | Delhi | Mughal | Islamic | It was his private mosque.
        2 mughal-architecture | Bibi ka Maqbara | Azam Shah, a son of Aurangzeb / Aurangzeb | Chhatrapati Sambhajinagar (Aurangabad) | Mughal | Islamic | It is called the Taj of the Deccan.
        2 mughal-architecture | Badshahi Mosque | Aurangzeb | Lahore | Mughal | Islamic | It was finished in 1673.
        1 akbar, mughal-architecture | Agra Fort | Akbar | Agra | Mughal | Islamic | It is of red sandstone.
        1 akbar, mughal-architecture | Buland Darwaza | Akbar | Fatehpur Sikri / Agra | Mughal | Islamic | It recalls his victory over Gujarat.
        2 akbar, mughal-architecture | Panch Mahal | Akbar | Fatehpur Sikri / Agra | Mughal | Islamic | It has five storeys.
        1 mughal-architecture | tomb of Humayun | Haji Begum / Hamida Banu Begum / Akbar | Delhi | Mughal | Islamic | The garden tomb was a model for the Taj.
        2 akbar, mughal-architecture | tomb of Akbar | Jahangir | Sikandra, near Agra / Agra | Mughal | Islamic | Akbar had begun it himself.
        1 mughal-architecture | tomb of Itimad-ud-Daulah | Nur Jahan | Agra | Mughal | Islamic | It was the first Mughal tomb wholly of white marble.
        2 mughal-architecture | Shalimar Bagh of Srinagar | Jahangir | Srinagar | Mughal | Islamic | He laid it out for Nur Jahan.
        1 mughal-architecture | Purana Qila of Delhi | Humayun / Sher Shah Suri | Delhi | Mughal | Islamic | Humayun began it and Sher Shah went on with it.
        2 mughal-architecture | tomb of Safdarjung | Nawab Shuja-ud-Daulah | Delhi | Mughal | Islamic | It is the last great garden tomb of the Mughals.
        2 | Sultan Ghari tomb | Iltutmish | Delhi | Sultanate | Islamic | He built it in 1231 for his son Nasir-ud-din Mahmud.
        1 | Quwwat-ul-Islam Mosque | Qutb-ud-din Aibak | Delhi | Sultanate | Islamic | It was the first great mosque of Delhi.
        1 | Adhai Din Ka Jhonpra | Qutb-ud-din Aibak | Ajmer | Sultanate | Islamic | Its name means a shed of two and a half days.
        2 alauddin-khalji | Alai Darwaza | Alauddin Khalji | Delhi | Sultanate | Islamic | It has the first true dome of India.
        2 alauddin-khalji | Siri Fort | Alauddin Khalji | Delhi | Sultanate | Islamic | It guarded the city against the Mongols.
        2 alauddin-khalji | Hauz Khas tank | Alauddin Khalji | Delhi | Sultanate | Islamic | It was the water tank of Siri.
        1 | fort of Tughlaqabad | - | Delhi | Sultanate | Islamic | It was deserted soon.
        2 | city of Jahanpanah | Muhammad bin Tughlaq | Delhi | Sultanate | Islamic | It was the fourth city of Delhi.
        1 | Firoz Shah Kotla | - | Delhi | Sultanate | Islamic | A pillar of Ashoka stands in it.
        1 sher-shah | tomb of Sher Shah Suri | Sher Shah Suri | Sasaram | Sultanate | Islamic | It stands in an artificial lake.
        2 sher-shah | Rohtas Fort of Punjab | Sher Shah Suri | Dina, near Jhelum | Sultanate | Islamic | It is in Pakistan.
        1 | Gol Gumbaz | Muhammad Adil Shah | Bijapur | Deccan | Islamic | Its dome is one of the largest of the world.
        2 | Ibrahim Rauza | - | Bijapur | Deccan | Islamic | It is his own tomb.
        1 | Charminar | Muhammad Quli Qutb Shah | Hyderabad | Deccan | Islamic | It dates from 1591.
        2 | Chand Minar | Ala-ud-din Ahmad Shah Bahmani | Daulatabad | Deccan | Islamic | It was modelled on the Qutb Minar.
        2 | Adina Mosque | Sikandar Shah of Bengal | Pandua | Sultanate | Islamic | It was once the largest mosque of India.
        2 | Atala Masjid | Ibrahim Shah Sharqi | Jaunpur | Sultanate | Islamic | It shows the Sharqi style.
        2 | Jahaz Mahal | Ghiyas-ud-din Khalji of Malwa | Mandu | Sultanate | Islamic | It lies like a ship between two lakes.
        1 | Hawa Mahal | Sawai Pratap Singh | Jaipur | Rajput | Indian | It has 953 small windows.
        1 | Jantar Mantar of Jaipur | Sawai Jai Singh II | Jaipur | Rajput | Indian | It is the largest of his five observatories.
        1 | Amber Fort | Man Singh I | Jaipur | Rajput | Indian | Its present palace was begun in 1592.
        1 | Vijay Stambha | Rana Kumbha | Chittorgarh | Rajput | Indian | It recalls his victory over Malwa.
        1 | Kumbhalgarh Fort | - | Rajsamand | Rajput | Indian | Rana Kumbha built it; its wall is 36 km long.
        2 | Kirti Stambha dedicated to Adinath | the merchant Jija | Chittorgarh | Rajput | Indian | It was built by a Jain merchant.
        1 | Mehrangarh Fort | Rao Jodha | Jodhpur | Rajput | Indian | He founded the city too.
        2 | Junagarh Fort of Bikaner | Raja Rai Singh | Bikaner | Rajput | Indian | It stands in the plain, not on a hill.
        2 | Umaid Bhawan Palace | - | Jodhpur | Rajput | Indian | It was a work of famine relief.
        1 early-medieval-kingdoms | Sun Temple of Konark | Narasimhadeva I | Konark | temple | Indian | He was of the Eastern Ganga dynasty.
        1 early-medieval-kingdoms | Jagannath Temple of Puri | Anantavarman Chodaganga | Puri | temple | Indian | He was of the Eastern Ganga dynasty.
        1 cholas | Brihadisvara Temple of Thanjavur | Rajaraja I | Thanjavur | temple | Indian | It was finished about 1010.
        1 cholas | Brihadisvara Temple of Gangaikonda Cholapuram | Rajendra I | Gangaikonda Cholapuram | temple | Indian | It was his new capital.
        2 cholas | Airavatesvara Temple | Rajaraja II | Darasuram | temple | Indian | It is one of the great living Chola temples.
        1 pallavas-chalukyas | Kailasa Temple of Ellora | Krishna I of the Rashtrakutas / Krishna I | Ellora | temple | Indian | It is cut out of a single rock.
        1 pallavas-chalukyas | Kailasanatha Temple of Kanchipuram | Narasimhavarman II | Kanchipuram | temple | Indian | He was of the Pallava dynasty.
        1 pallavas-chalukyas | Shore Temple | Narasimhavarman II | Mahabalipuram | temple | Indian | It stands at the sea.
        2 pallavas-chalukyas | Virupaksha Temple of Pattadakal | Queen Lokamahadevi | Pattadakal | temple | Indian | It recalls the victory of Vikramaditya II over the Pallavas.
        2 pallavas-chalukyas | Hoysaleswara Temple | Vishnuvardhana | Halebidu | temple | Indian | It is of soapstone.
        1 pallavas-chalukyas | Chennakesava Temple of Belur | Vishnuvardhana | Belur | temple | Indian | It recalls a victory over the Cholas.
        3 early-medieval-kingdoms | Kandariya Mahadeva Temple | Vidyadhara | Khajuraho | temple | Indian | He was of the Chandela dynasty.
        1 early-medieval-kingdoms | Sun Temple of Modhera | Bhima I | Modhera | temple | Indian | He was of the Chaulukya dynasty.
        1 early-medieval-kingdoms | Rani ki Vav | Udayamati | Patan | temple | Indian | It is a stepwell.
        1 early-medieval-kingdoms, jainism | Vimala Vasahi | - | Mount Abu | temple | Indian | Vimala Shah built it, and it is one of the Dilwara temples.
        2 early-medieval-kingdoms, jainism | Luna Vasahi | Vastupala and Tejapala | Mount Abu | temple | Indian | It is dedicated to Neminath.
        1 ashoka | Sanchi Stupa | Ashoka | Sanchi | ancient | Indian | It was enlarged under the Shungas.
        1 successor-states | Bara Imambara | Asaf-ud-Daula | Lucknow | Awadh | Islamic | It was a work of famine relief.
        2 successor-states | Rumi Darwaza | Asaf-ud-Daula | Lucknow | Awadh | Islamic | It was modelled on a gate of Constantinople.
        2 successor-states | Chota Imambara | Muhammad Ali Shah | Lucknow | Awadh | Islamic | It is his own tomb.
        1 sikh-gurus | Golden Temple of Amritsar | Guru Arjan | Amritsar | Sikh | Indian | Mian Mir is said to have laid its foundation stone.
        2 sikh-gurus | Akal Takht | Guru Hargobind | Amritsar | Sikh | Indian | It is the highest seat of Sikh authority.
        2 | Daria Daulat Bagh | Tipu Sultan | Srirangapatna | Mysore | Islamic | It was his summer palace.
      `,
    },
  ],
})
