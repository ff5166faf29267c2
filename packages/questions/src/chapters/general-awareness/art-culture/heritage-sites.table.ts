import { defineTable } from '../../../kit/facts/define-table.ts'

export const heritageSites = defineTable({
  id: 'heritage-sites',
  about: 'World Heritage Sites of India',
  header: 'World Heritage Site',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: [
        'In which state or union territory is the World Heritage Site {name} located?',
        'The World Heritage Site {name} is located in:',
      ],
      askBack: ['Which of the following World Heritage Sites is located in {value}?'],
      askNot: ['Which of the following World Heritage Sites is not located in {value}?'],
      say: 'The World Heritage Site {name} is located in {value}',
      namesOf: 'states',
      weight: 2,
      concepts: ['heritage-sites-and-states'],
    },
    year: {
      header: 'Listed in',
      kind: 'year',
      ask: ['In which year was the site {name} inscribed on the UNESCO World Heritage List?'],
      askBack: ['Which of the following was inscribed on the UNESCO World Heritage List in {value}?'],
      say: 'The site {name} was inscribed on the UNESCO World Heritage List in {value}',
      order:
        'Arrange the following sites in the order in which they were inscribed on the UNESCO World Heritage List',
      concepts: ['years-of-heritage-sites'],
    },
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  concepts: ['heritage-sites'],
  parts: [
    {
      sources: ['UNESCO World Heritage List', 'Archaeological Survey of India, World Heritage'],
      asOf: '2025-07',
      rows: `
        1 ajanta-ellora | Ajanta Caves | Maharashtra | 1983 | cave | Its Buddhist paintings tell the Jataka tales.
        1 ajanta-ellora | Ellora Caves | Maharashtra | 1983 | cave | Its Kailasa temple was cut from one rock.
        2 | Agra Fort | Uttar Pradesh | 1983 | fort | Akbar built it of red sandstone.
        1 | Taj Mahal | Uttar Pradesh | 1983 | tomb | Shah Jahan built it for Mumtaz Mahal.
        1 | Sun Temple of Konark | Odisha | 1984 | temple | Narasimhadeva I built it as a chariot.
        1 | Mahabalipuram Group of Monuments | Tamil Nadu | 1984 / 1985 | temple | The Pallavas made its rathas.
        1 | Kaziranga National Park | Assam | 1985 | nature | It shelters the one-horned rhinoceros.
        2 | Manas Wildlife Sanctuary | Assam | 1985 | nature | It was once on the list of sites in danger.
        1 | Keoladeo National Park | Rajasthan | 1985 | nature | Thousands of birds winter in it.
        1 | Churches and Convents of Goa | Goa | 1986 | church | The tomb of St Francis Xavier is in one of them.
        1 | Khajuraho Group of Monuments | Madhya Pradesh | 1986 | temple | The Chandelas built it.
        1 | Hampi Group of Monuments | Karnataka | 1986 | city | It was the capital of Vijayanagara.
        1 | Fatehpur Sikri | Uttar Pradesh | 1986 | city | It was the capital of Akbar for some years.
        2 | Pattadakal Group of Monuments | Karnataka | 1987 | temple | The Chalukyas built it.
        1 | Elephanta Caves | Maharashtra | 1987 | cave | It is known for the three-headed Shiva.
        2 | Great Living Chola Temples | Tamil Nadu | 1987 | temple | The Brihadisvara of Thanjavur is one of them.
        1 | Sundarbans National Park | West Bengal | 1987 | nature | It is a mangrove forest with tigers.
        2 | Nanda Devi National Park | Uttarakhand | 1988 | nature | The Valley of Flowers was added in 2005.
        1 | Sanchi Buddhist Monuments | Madhya Pradesh | 1989 | stupa | Ashoka began the great stupa.
        1 | Humayun's Tomb | Delhi | 1993 | tomb | It is the first garden tomb of India.
        1 | Qutub Minar Complex | Delhi | 1993 | tower | It was begun by Qutb-ud-din Aibak.
        1 | Mahabodhi Temple Complex | Bihar | 2002 | temple | The Buddha was enlightened here.
        2 | Rock Shelters of Bhimbetka | Madhya Pradesh | 2003 | cave | It has paintings of the Stone Age.
        1 | Chhatrapati Shivaji Terminus | Maharashtra | 2004 | station | It was called Victoria Terminus.
        2 | Champaner-Pavagadh Park | Gujarat | 2004 | city | It was the capital of Mahmud Begada.
        1 | Red Fort Complex | Delhi | 2007 | fort | The Prime Minister speaks from it on 15 August.
        1 | Jantar Mantar Observatory | Rajasthan | 2010 | observatory | Sawai Jai Singh II built it in Jaipur.
        2 | Great Himalayan National Park | Himachal Pradesh | 2014 | nature | It lies in Kullu.
        2 | Rani-ki-Vav | Gujarat | 2014 | stepwell | It is shown on the ₹100 note.
        1 | Nalanda Mahavihara | Bihar | 2016 | university | It was a Buddhist university.
        2 | Khangchendzonga National Park | Sikkim | 2016 | nature | It is the first mixed site of India.
        1 | Historic City of Ahmadabad | Gujarat | 2017 | city | It was the first city of India on the list.
        1 | Victorian and Art Deco Ensembles | Maharashtra | 2018 | city | They stand around the Oval Maidan.
        1 | Jaipur City | Rajasthan | 2019 | city | It was planned in 1727.
        2 | Kakatiya Ramappa Temple | Telangana | 2021 | temple | Its bricks are so light that they float.
        1 | Dholavira | Gujarat | 2021 | city | It is a city of the Harappans.
        1 | Santiniketan | West Bengal | 2023 | university | Rabindranath Tagore founded it.
        1 | Ensembles of the Hoysalas | Karnataka | 2023 | temple | They are at Belur, Halebid and Somanathapura.
        2 | Moidams of the Ahoms | Assam | 2024 | tomb | They are burial mounds at Charaideo.
        2 | Maratha Military Landscapes | Maharashtra / Tamil Nadu | 2025 | fort | Gingee in Tamil Nadu is one of its twelve forts.
      `,
    },
  ],
})
