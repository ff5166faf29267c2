import { defineTable } from '../../../kit/facts/define-table.ts'

export const awards = defineTable({
  id: 'awards',
  about: 'awards',
  header: 'Award',
  columns: {
    field: {
      header: 'Field',
      kind: 'text',
      ask: ['What is the {name} given for?', 'The {name} is given for:'],
      askBack: ['Which of the following awards is given for {value}?'],
      say: 'The {name} is given for {value}',
      weight: 2,
    },
    giver: {
      header: 'Given by',
      kind: 'text',
      ask: ['Who confers the {name}?', 'The {name} is conferred by:'],
      askBack: ['Which of the following awards is conferred by {value}?'],
      say: 'The {name} is conferred by {value}',
    },
    place: {
      header: 'Place',
      kind: 'text',
      conceptOf: { India: 'indian-awards', World: 'international-awards' },
    },
  },
  near: ['place'],
  alike: ['place'],
  parts: [
    {
      sources: [
        'Ministry of Home Affairs and Ministry of Culture, Government of India',
        'India: A Reference Annual (Publications Division)',
      ],
      asOf: '2024-06',
      rows: `
        1 civilian-awards | Bharat Ratna | exceptional service of the highest order | the President of India | India | It was instituted in 1954.
        1 civilian-awards | Padma Vibhushan | exceptional and distinguished service | the President of India | India | It is the second highest civilian award.
        1 civilian-awards | Padma Bhushan | distinguished service of a high order | the President of India | India | It is the third highest civilian award.
        1 param-vir-chakra, gallantry-awards | Param Vir Chakra | the highest gallantry in war | the President of India | India | Major Somnath Sharma was its first recipient.
        1 gallantry-awards | Ashoka Chakra | the highest gallantry in peacetime | the President of India | India | It ranks with the Param Vir Chakra.
        2 gallantry-awards | Maha Vir Chakra | the second highest gallantry in war | the President of India | India | It stands between the Param Vir Chakra and the Vir Chakra.
        2 gallantry-awards | Kirti Chakra | the second highest gallantry in peacetime | the President of India | India | It stands between the Ashoka Chakra and the Shaurya Chakra.
        1 dadasaheb-phalke-award, film-and-music-awards | Dadasaheb Phalke Award | a lifetime in Indian cinema | the Ministry of Information and Broadcasting | India | Devika Rani was the first to receive it, for 1969.
        1 jnanpith-award, literary-awards | Jnanpith Award | literature in Indian languages | the Bharatiya Jnanpith | India | G. Sankara Kurup was the first to receive it, in 1965.
        2 literary-awards | Moortidevi Award | literature that upholds Indian philosophy / literature in Indian languages | the Bharatiya Jnanpith | India | It is given by the trust that gives the Jnanpith.
        1 literary-awards | Saraswati Samman | literature in Indian languages | the K. K. Birla Foundation | India | Harivansh Rai Bachchan was the first to receive it.
        2 literary-awards | Vyas Samman | literature in Hindi / literature in Indian languages | the K. K. Birla Foundation | India | It looks at works of the last ten years.
        1 literary-awards | Sahitya Akademi Award | literature in Indian languages | the Sahitya Akademi | India | English and Rajasthani are among the 24 languages.
        1 sports-awards | Arjuna Award | achievement as a sportsperson | the Ministry of Youth Affairs and Sports | India | It was instituted in 1961.
        1 sports-awards | Dronacharya Award | coaches in sports | the Ministry of Youth Affairs and Sports | India | It was instituted in 1985.
        1 sports-awards | Major Dhyan Chand Khel Ratna | achievement as a sportsperson | the Ministry of Youth Affairs and Sports | India | It is the highest sporting honour of India; Viswanathan Anand was the first to receive it.
        2 sports-awards | Maulana Abul Kalam Azad Trophy | the best university in sports | the Ministry of Youth Affairs and Sports | India | It is a rolling trophy.
        2 sports-awards | Tenzing Norgay National Adventure Award | adventure on land, at sea and in the air | the Ministry of Youth Affairs and Sports | India | It is named after one of the first two men on Everest.
        1 science-awards | Shanti Swarup Bhatnagar Prize | science and technology in India | the Council of Scientific and Industrial Research | India | Since 2024 the Vigyan Yuva award continues it.
        2 film-and-music-awards | Sangeet Natak Akademi Award | music, dance and drama | the Sangeet Natak Akademi | India | The academy was set up in 1953.
        2 film-and-music-awards | Tansen Samman | Hindustani classical music | the Government of Madhya Pradesh | India | It is given at the Tansen festival in Gwalior.
        1 peace-and-service-awards | Gandhi Peace Prize | social change through non-violence | the Government of India | India | Julius Nyerere was the first to receive it, in 1995.
      `,
    },
    {
      sources: ['Websites of the bodies that give the awards', 'Encyclopaedia Britannica'],
      asOf: '2024-06',
      rows: `
        1 science-awards | Abel Prize | mathematics, once a year | the Norwegian Academy of Science and Letters | World | It has been given since 2003.
        1 science-awards | Fields Medal | mathematics, to people under forty | the International Mathematical Union | World | It is given every four years.
        1 literary-awards | Pulitzer Prize | journalism and letters in the United States | Columbia University | World | It has been given since 1917.
        1 literary-awards | Booker Prize | a novel in English published in Britain or Ireland | the Booker Prize Foundation | World | Arundhati Roy won it in 1997.
        2 literary-awards | International Booker Prize | fiction translated into English | the Booker Prize Foundation | World | Geetanjali Shree won it in 2022 for Tomb of Sand.
        1 film-and-music-awards | Academy Award (Oscar) | film-making, in Hollywood | the Academy of Motion Picture Arts and Sciences | World | Bhanu Athaiya was the first Indian to win one.
        1 film-and-music-awards | Grammy Award | recorded music | the Recording Academy of the United States | World | Its trophy is a gilded gramophone.
        2 film-and-music-awards | Emmy Award | television in the United States | academies of television | World | Its statue holds an atom.
        2 film-and-music-awards | Tony Award | theatre on Broadway | the American Theatre Wing and the Broadway League | World | It is named after Antoinette Perry.
        1 film-and-music-awards | Palme d'Or | the best film of the Cannes festival | the jury of the Cannes Film Festival | World | The festival is held in France.
        2 film-and-music-awards | Golden Bear | the best film of the Berlin festival | the jury of the Berlin International Film Festival | World | The bear is the symbol of Berlin.
        2 film-and-music-awards | Golden Lion | the best film of the Venice festival | the jury of the Venice Film Festival | World | It is the oldest of the great film festivals.
        1 science-awards | Pritzker Prize | architecture | the Hyatt Foundation | World | B. V. Doshi was the first Indian to receive it, in 2018.
        1 science-awards | Turing Award | computing | the Association for Computing Machinery | World | It is called the Nobel Prize of computing.
        1 peace-and-service-awards | Ramon Magsaysay Award | public service and leadership in Asia | the Ramon Magsaysay Award Foundation | World | Vinoba Bhave was the first Indian to receive it, in 1958.
        2 peace-and-service-awards | Right Livelihood Award | practical answers to urgent problems of the world | the Right Livelihood Foundation | World | It is called the alternative Nobel Prize.
        2 peace-and-service-awards | World Food Prize | more and better food in the world | the World Food Prize Foundation | World | M. S. Swaminathan was the first to receive it, in 1987.
        2 peace-and-service-awards | Stockholm Water Prize | work on water | the Stockholm Water Foundation | World | It is presented by the King of Sweden.
        2 peace-and-service-awards | Goldman Environmental Prize | grassroots work for the environment | the Goldman Environmental Foundation | World | It is called the Green Nobel.
        1 peace-and-service-awards | Champions of the Earth Award | leadership in the environment | the United Nations Environment Programme | World | It has been given since 2005.
        2 science-awards | Kalinga Prize | making science popular | UNESCO | World | It was created by a gift of Biju Patnaik of Odisha.
        2 peace-and-service-awards | Templeton Prize | insight into spiritual questions | the Templeton foundations | World | Mother Teresa was the first to receive it, in 1973.
        2 sports-awards | Laureus World Sports Award | sporting achievement in all games | the Laureus World Sports Academy | World | Its first patron was Nelson Mandela.
        1 sports-awards | Ballon d'Or | the best footballer of the season | France Football | World | Stanley Matthews was the first to win it, in 1956.
        2 literary-awards | Hans Christian Andersen Award | literature for children | the International Board on Books for Young People | World | It is given every two years.
        2 literary-awards | Miguel de Cervantes Prize | literature in Spanish | the Ministry of Culture of Spain | World | It is the highest prize of the Spanish language.
        2 literary-awards | Prix Goncourt | literature in French | the Académie Goncourt | World | It is given in Paris each year.
        2 peace-and-service-awards | Crystal Award | artists who improve the world | the World Economic Forum | World | It is given at Davos.
        2 science-awards | Lasker Award | medical research | the Lasker Foundation | World | Many who received it later won the Nobel Prize.
        2 peace-and-service-awards | Nansen Refugee Award | service to refugees | the UN High Commissioner for Refugees | World | It is named after the explorer Fridtjof Nansen.
      `,
    },
  ],
})
