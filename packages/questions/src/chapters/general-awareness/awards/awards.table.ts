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
      header: 'Conferred by',
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
    // A prize of football is not taken for one of literature.
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  alike: ['place'],
  parts: [
    {
      sources: [
        'Ministry of Home Affairs and Ministry of Culture, Government of India',
        'India: A Reference Annual (Publications Division)',
      ],
      asOf: '2024-06',
      rows: `
        1 civilian-awards | Bharat Ratna | exceptional service of the highest order | the President of India / the Government of India | India | honour | It was instituted in 1954.
        1 civilian-awards | Padma Vibhushan | exceptional and distinguished service | the President of India / the Government of India | India | honour | It is the second highest civilian award.
        1 civilian-awards | Padma Bhushan | distinguished service of a high order | the President of India / the Government of India | India | honour | It is the third highest civilian award.
        1 param-vir-chakra, gallantry-awards | Param Vir Chakra | the highest gallantry in war | the President of India / the Government of India | India | honour | Major Somnath Sharma was its first recipient.
        1 gallantry-awards | Ashoka Chakra | the highest gallantry in peacetime | the President of India / the Government of India | India | honour | It ranks with the Param Vir Chakra.
        2 gallantry-awards | Maha Vir Chakra | the second highest gallantry in war | the President of India / the Government of India | India | honour | It stands between the Param Vir Chakra and the Vir Chakra.
        2 gallantry-awards | Kirti Chakra | the second highest gallantry in peacetime | the President of India / the Government of India | India | honour | It stands between the Ashoka Chakra and the Shaurya Chakra.
        1 dadasaheb-phalke-award, film-and-music-awards | Dadasaheb Phalke Award | lifetime contribution to Indian cinema | the Ministry of Information and Broadcasting / the Government of India / the President of India | India | letters | Devika Rani was the first to receive it, for 1969.
        1 jnanpith-award, literary-awards | Jnanpith Award | literature in Indian languages | the Bharatiya Jnanpith | India | letters | G. Sankara Kurup was the first to receive it, in 1965.
        2 literary-awards | Moortidevi Award | literature that upholds Indian philosophy / literature in Indian languages | the Bharatiya Jnanpith | India | letters | It is given by the trust that gives the Jnanpith.
        1 literary-awards | Saraswati Samman | literature in Indian languages | the K. K. Birla Foundation | India | letters | Harivansh Rai Bachchan was the first to receive it.
        2 literary-awards | Vyas Samman | literature in Hindi / literature in Indian languages | the K. K. Birla Foundation | India | letters | It looks at works of the last ten years.
        1 literary-awards | Sahitya Akademi Award | literature in Indian languages | the Sahitya Akademi | India | letters | English and Rajasthani are among the 24 languages.
        1 sports-awards | Arjuna Award | achievement as a sportsperson | the Ministry of Youth Affairs and Sports / the Government of India / the President of India | India | sports | It was instituted in 1961.
        1 sports-awards | Dronacharya Award | outstanding coaching in sports | the Ministry of Youth Affairs and Sports / the Government of India / the President of India | India | sports | It was instituted in 1985.
        1 sports-awards | Major Dhyan Chand Khel Ratna | achievement as a sportsperson | the Ministry of Youth Affairs and Sports / the Government of India / the President of India | India | sports | It is the highest sporting honour of India; Viswanathan Anand was the first to receive it.
        2 sports-awards | Maulana Abul Kalam Azad Trophy | overall performance of a university in sports | the Ministry of Youth Affairs and Sports / the Government of India / the President of India | India | sports | It is a rolling trophy.
        2 sports-awards | Tenzing Norgay National Adventure Award | adventure on land, at sea and in the air | the Ministry of Youth Affairs and Sports / the Government of India / the President of India | India | sports | It is named after one of the first two men on Everest.
        1 science-awards | Shanti Swarup Bhatnagar Prize | science and technology in India | the Council of Scientific and Industrial Research | India | letters | Since 2024 the Vigyan Yuva award continues it.
        2 film-and-music-awards | Sangeet Natak Akademi Award | music, dance and drama | the Sangeet Natak Akademi | India | letters | The academy was set up in 1953.
        2 film-and-music-awards | Tansen Samman | Hindustani classical music | the Government of Madhya Pradesh | India | letters | It is given at the Tansen festival in Gwalior.
        1 peace-and-service-awards | Gandhi Peace Prize | social change through non-violence | the Government of India / the President of India | India | letters | Julius Nyerere was the first to receive it, in 1995.
      `,
    },
    {
      sources: ['Websites of the bodies that give the awards', 'Encyclopaedia Britannica'],
      asOf: '2024-06',
      rows: `
        1 science-awards | Abel Prize | outstanding work in mathematics | the Norwegian Academy of Science and Letters | World | science | It has been given since 2003.
        1 science-awards | Fields Medal | outstanding work in mathematics by those under forty / outstanding work in mathematics | the International Mathematical Union | World | science | It is given every four years.
        1 literary-awards | Pulitzer Prize | journalism and letters in the United States | Columbia University | World | letters | It has been given since 1917.
        1 literary-awards | Booker Prize | a novel in English published in Britain or Ireland | the Booker Prize Foundation | World | letters | Arundhati Roy won it in 1997.
        2 literary-awards | International Booker Prize | fiction translated into English | the Booker Prize Foundation | World | letters | Geetanjali Shree won it in 2022 for Tomb of Sand.
        1 film-and-music-awards | Academy Award (Oscar) | excellence in film-making | the Academy of Motion Picture Arts and Sciences | World | stage | Bhanu Athaiya was the first Indian to win one.
        1 film-and-music-awards | Grammy Award | recorded music | the Recording Academy of the United States | World | stage | Its trophy is a gilded gramophone.
        2 film-and-music-awards | Emmy Award | excellence in television in the United States | academies of television | World | stage | Its statue holds an atom.
        2 film-and-music-awards | Tony Award | excellence in theatre on Broadway | the American Theatre Wing and the Broadway League | World | stage | It is named after Antoinette Perry.
        1 film-and-music-awards | Palme d'Or | the best film of the Cannes festival | the jury of the Cannes Film Festival | World | stage | The festival is held in France.
        2 film-and-music-awards | Golden Bear | the best film of the Berlin festival | the jury of the Berlin International Film Festival | World | stage | The bear is the symbol of Berlin.
        2 film-and-music-awards | Golden Lion | the best film of the Venice festival | the jury of the Venice Film Festival | World | stage | It is the oldest of the great film festivals.
        1 science-awards | Pritzker Prize | excellence in architecture | the Hyatt Foundation | World | science | B. V. Doshi was the first Indian to receive it, in 2018.
        1 science-awards | Turing Award | contributions to computing | the Association for Computing Machinery | World | science | It is called the Nobel Prize of computing.
        1 peace-and-service-awards | Ramon Magsaysay Award | public service and leadership in Asia | the Ramon Magsaysay Award Foundation | World | service | Vinoba Bhave was the first Indian to receive it, in 1958.
        2 peace-and-service-awards | Right Livelihood Award | practical answers to urgent problems of the world | the Right Livelihood Foundation | World | service | It is called the alternative Nobel Prize.
        2 peace-and-service-awards | World Food Prize | a better quality, quantity or supply of food | the World Food Prize Foundation | World | service | M. S. Swaminathan was the first to receive it, in 1987.
        2 peace-and-service-awards | Stockholm Water Prize | outstanding work on water | the Stockholm Water Foundation | World | service | It is presented by the King of Sweden.
        2 peace-and-service-awards | Goldman Environmental Prize | grassroots work for the environment | the Goldman Environmental Foundation | World | service | It is called the Green Nobel.
        1 peace-and-service-awards | Champions of the Earth Award | leadership in protecting the environment | the United Nations Environment Programme | World | service | It has been given since 2005.
        2 science-awards | Kalinga Prize | the popularisation of science | UNESCO | World | science | It was created by a gift of Biju Patnaik of Odisha.
        2 peace-and-service-awards | Templeton Prize | insight into the spiritual side of life | the Templeton foundations | World | service | Mother Teresa was the first to receive it, in 1973.
        2 sports-awards | Laureus World Sports Award | sporting achievement in all games | the Laureus World Sports Academy | World | sports | Its first patron was Nelson Mandela.
        1 sports-awards | Ballon d'Or | the best footballer of the season | France Football | World | sports | Stanley Matthews was the first to win it, in 1956.
        2 literary-awards | Hans Christian Andersen Award | literature for children | the International Board on Books for Young People | World | letters | It is given every two years.
        2 literary-awards | Miguel de Cervantes Prize | literature in Spanish | the Ministry of Culture of Spain | World | letters | It is the highest prize of the Spanish language.
        2 literary-awards | Prix Goncourt | literature in French | the Académie Goncourt | World | letters | It is given in Paris each year.
        2 peace-and-service-awards | Crystal Award | work for a better world through the arts | the World Economic Forum | World | service | It is given at Davos.
        2 science-awards | Lasker Award | medical research | the Lasker Foundation | World | science | Many who received it later won the Nobel Prize.
        2 peace-and-service-awards | Nansen Refugee Award | outstanding service to refugees | the UN High Commissioner for Refugees | World | service | It is named after the explorer Fridtjof Nansen.
        2 sports-awards | Golden Boot of the FIFA World Cup | the top scorer of the tournament | FIFA | World | sports | Just Fontaine scored 13 goals in 1958.
        2 sports-awards | Golden Ball of the FIFA World Cup | the best player of the tournament | FIFA | World | sports | Lionel Messi won it in 2014 and in 2022.
        2 sports-awards | Golden Glove of the FIFA World Cup | the best goalkeeper of the tournament | FIFA | World | sports | It was called the Lev Yashin Award until 2010.
        2 sports-awards | Puskás Award | the best goal of the year in football | FIFA | World | sports | Ferenc Puskás was a striker of Hungary.
        2 sports-awards | Sir Garfield Sobers Trophy | the best men's cricketer of the year | the International Cricket Council | World | sports | Rahul Dravid was the first to win it, in 2004.
      `,
    },
  ],
})
