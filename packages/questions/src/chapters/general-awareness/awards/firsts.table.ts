import { defineTable } from '../../../kit/facts/define-table.ts'

export const firsts = defineTable({
  id: 'firsts',
  about: 'firsts among Indians',
  header: 'First',
  columns: {
    person: {
      header: 'Person',
      kind: 'text',
      ask: ['Who was the {name}?', 'The {name} was:'],
      askBack: [
        'Which of the following is true of {value}?',
        '{value} holds which of the following distinctions?',
      ],
      say: 'The {name} was {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        office: 'first-in-office',
        law: 'first-in-office',
        politics: 'first-in-office',
        service: 'first-in-office',
        defence: 'first-in-office',
        prize: 'first-in-prizes',
        adventure: 'first-in-sports-and-adventure',
        sports: 'first-in-sports-and-adventure',
      },
    },
    // The stem tells whether a woman is asked for.
    gender: { header: 'Gender', kind: 'text' },
    // A general of this century did not sit in the council of a Viceroy, and a swimmer won no Nobel Prize.
    walk: { header: 'Walk of life', kind: 'text' },
  },
  near: ['field'],
  alike: ['gender', 'walk'],
  concepts: ['firsts-in-india'],
  parts: [
    {
      sources: [
        'India: A Reference Annual (Publications Division)',
        'Lucent General Knowledge, first in India',
      ],
      rows: `
        1 | first President of India | Rajendra Prasad | office | any | public | He took office on 26 January 1950.
        1 first-women | first woman President of India | Pratibha Patil | office | woman | public | She took office in 2007.
        1 | first Prime Minister of India | Jawaharlal Nehru | office | any | public | He held the office for 17 years.
        1 first-women | first woman Prime Minister of India | Indira Gandhi | office | woman | public | She took office in 1966.
        1 | first Deputy Prime Minister of India | Sardar Vallabhbhai Patel | office | any | public | He was also Home Minister.
        1 | first Speaker of the Lok Sabha | G. V. Mavalankar | office | any | public | He was called Dadasaheb.
        1 first-women | first woman Speaker of the Lok Sabha | Meira Kumar | office | woman | public | She took the chair in 2009.
        1 | first Chief Justice of India | H. J. Kania | law | any | public | He took office in 1950.
        1 first-women | first woman judge of the Supreme Court of India | M. Fathima Beevi | law | woman | public | She took office in 1989.
        2 first-women | first woman Chief Justice of a High Court in India | Leila Seth | law | woman | public | It was the High Court of Himachal Pradesh.
        1 first-women | first woman judge of a High Court in India | Anna Chandy | law | woman | public | It was the High Court of Kerala.
        1 first-women | first woman Governor of an Indian state | Sarojini Naidu | office | woman | public | She was Governor of the United Provinces.
        1 first-women | first woman Chief Minister of an Indian state | Sucheta Kripalani | office | woman | public | She led Uttar Pradesh from 1963.
        1 first-women | first woman Cabinet Minister of free India | Rajkumari Amrit Kaur | office | woman | public | She was Minister of Health.
        1 | first Chief Election Commissioner of India | Sukumar Sen | office | any | public | He held the elections of 1951 and 1952.
        2 first-women | first woman Chief Election Commissioner of India | V. S. Ramadevi | office | woman | public | She held the post in 1990.
        1 | first Indian Governor of the Reserve Bank | C. D. Deshmukh | office | any | raj | He took office in 1943.
        1 | first Governor of the Reserve Bank of India | Osborne Smith | office | any | raj | He took office in 1935.
        1 | first Field Marshal of India | Sam Manekshaw | defence | any | public | He led the Army in 1971.
        1 | first Indian Commander-in-Chief of the Army | K. M. Cariappa | defence | any | public | Army Day recalls it.
        1 | first Chief of Defence Staff of India | Bipin Rawat | defence | any | public | He took office in 2020.
        1 | first Indian to win a Nobel Prize | Rabindranath Tagore | prize | any | prize | It was for Literature in 1913.
        1 | first Indian to win the Nobel Prize in Physics | C. V. Raman | prize | any | prize | It was in 1930.
        1 | first Indian to win the Nobel Prize in Economics | Amartya Sen | prize | any | prize | It was in 1998.
        1 | first citizen of India to win the Nobel Peace Prize | Mother Teresa | prize | any | prize | It was in 1979.
        1 | first Indian to win an Oscar | Bhanu Athaiya | prize | any | prize | She designed costumes for Gandhi.
        1 | first Indian to win the Booker Prize | Arundhati Roy | prize | any | prize | It was in 1997.
        1 first-women, jnanpith-award | first woman to receive the Jnanpith Award | Ashapurna Devi | prize | woman | public | It was for 1976.
        1 first-women | first woman to receive the Bharat Ratna | Indira Gandhi | prize | woman | public | It was in 1971.
        2 | first Indian to receive the Ramon Magsaysay Award | Vinoba Bhave | prize | any | prize | It was in 1958 for the Bhoodan movement.
        2 | first Indian to win a Grammy Award | Ravi Shankar | prize | any | prize | It was for West Meets East with Yehudi Menuhin.
        2 | first Indian to win the Pritzker Prize | B. V. Doshi | prize | any | prize | The architect received it in 2018.
        2 | first to receive the Dadasaheb Phalke Award | Devika Rani | prize | any | prize | It was for 1969.
        1 jnanpith-award | first to receive the Jnanpith Award | G. Sankara Kurup | prize | any | prize | He wrote in Malayalam.
        1 | first Indian in space | Rakesh Sharma | adventure | any | feat | He flew in 1984.
        1 first-women | first woman of Indian origin in space | Kalpana Chawla | adventure | woman | feat | She died in the Columbia of 2003.
        1 first-women | first Indian woman on Mount Everest | Bachendri Pal | adventure | woman | feat | She climbed it in 1984.
        2 first-women | first woman to climb Mount Everest twice | Santosh Yadav | adventure | woman | feat | She climbed it in 1992 and 1993.
        1 first-women | first woman with an amputated leg on Mount Everest | Arunima Sinha | adventure | woman | feat | She climbed it in 2013.
        1 | first Indian to swim the English Channel | Mihir Sen | adventure | any | feat | He swam it in 1958.
        1 first-women | first Indian woman to swim the English Channel | Arati Saha | adventure | woman | feat | She swam it in 1959.
        1 | first Indian to win an individual Olympic gold medal | Abhinav Bindra | sports | any | feat | It was for shooting in 2008.
        1 first-women | first Indian woman to win an Olympic medal | Karnam Malleswari | sports | woman | feat | It was for weightlifting in 2000.
        1 | first Indian to win an Olympic gold in athletics | Neeraj Chopra | sports | any | feat | He threw the javelin.
        1 | first individual Olympic medallist of free India | K. D. Jadhav | sports | any | feat | He wrestled at Helsinki.
        1 first-women | first Indian woman to win an Olympic silver | P. V. Sindhu | sports | woman | feat | She played badminton at Rio.
        1 | first Test cricket captain of India | C. K. Nayudu | sports | any | feat | He led at Lord's in 1932.
        1 | first Indian chess grandmaster | Viswanathan Anand | sports | any | feat | He won the title in 1988.
        2 first-women | first Indian woman chess grandmaster with the full title | Koneru Humpy | sports | woman | feat | She won it in 2002.
        1 | first Indian to win the All England badminton title | Prakash Padukone | sports | any | feat | It was in 1980.
        1 first-women | first woman IPS officer of India | Kiran Bedi | service | woman | public | She joined in 1972.
        1 first-women | first woman IAS officer of free India | Anna Rajam Malhotra | service | woman | public | She joined in 1951.
        1 | first Indian to pass the Indian Civil Service examination | Satyendranath Tagore | service | any | raj | It was in 1863.
        2 first-women | first woman Foreign Secretary of India | Chokila Iyer | service | woman | public | She took office in 2001.
        1 first-women | first Indian woman president of the Indian National Congress | Sarojini Naidu | politics | woman | raj | It was in 1925.
        1 first-women | first woman president of the Indian National Congress | Annie Besant | politics | woman | raj | It was in 1917.
        1 | first president of the Indian National Congress | W. C. Bonnerjee | politics | any | raj | It was in 1885.
        2 | first Indian member of the British House of Commons | Dadabhai Naoroji | politics | any | raj | He sat from 1892.
        1 first-women | first woman president of the UN General Assembly | Vijaya Lakshmi Pandit | politics | woman | public | She presided in 1953.
        2 | first Indian in the Viceroy's Executive Council | Satyendra Prasanna Sinha | politics | any | raj | He joined in 1909.
        1 | first Indian feature film maker | Dadasaheb Phalke | prize | any | prize | He made Raja Harishchandra in 1913.
        2 first-women | first woman pilot of India | Sarla Thukral | adventure | woman | feat | She flew in 1936.
        2 first-women | first Indian woman to practise western medicine | Kadambini Ganguly | service | woman | raj | She studied in Calcutta.
        2 first-women | first Indian woman with a western medical degree, earned in America | Anandi Gopal Joshi | service | woman | raj | She earned it in 1886.
        1 first-women | first woman teacher of modern girls' schools in India | Savitribai Phule | service | woman | raj | She taught in Pune from 1848.
      `,
    },
  ],
})
