import { defineTable } from '../../../kit/facts/define-table.ts'

/** All fifty-three until 2024. 'Known as' lists the wider names too, so that none of them is a wrong option. */
export const bharatRatna = defineTable({
  id: 'bharat-ratna',
  about: 'recipients of the Bharat Ratna',
  header: 'Recipient',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: [
        'In which year was {name} awarded the Bharat Ratna?',
        'When did {name} receive the Bharat Ratna?',
      ],
      askBack: ['Which of the following received the Bharat Ratna in {value}?'],
      askNot: ['Which of the following did not receive the Bharat Ratna in {value}?'],
      say: '{name} received the Bharat Ratna in {value}',
      order: 'Arrange the following persons by the year in which they received the Bharat Ratna',
    },
    field: {
      header: 'Known as',
      kind: 'text',
      ask: ['{name}, a recipient of the Bharat Ratna, is best known as:'],
      askBack: ['Which of the following recipients of the Bharat Ratna is best known as {value}?'],
      say: '{name} is best known as {value}',
    },
    era: {
      header: 'Era',
      kind: 'text',
    },
  },
  near: ['era'],
  concepts: ['bharat-ratna'],
  parts: [
    {
      sources: [
        'Ministry of Home Affairs, list of recipients of the Bharat Ratna',
        'Press Information Bureau',
      ],
      asOf: '2024-03',
      rows: `
        1 | C. Rajagopalachari | 1954 | the last Governor-General of India | early | He was among the first three.
        1 | Sarvepalli Radhakrishnan | 1954 | a philosopher and President / a President | early | He was among the first three.
        1 | C. V. Raman | 1954 | a physicist / a scientist | early | He was among the first three.
        2 | Bhagwan Das | 1955 | a theosophist and founder of Kashi Vidyapith | early | He worked for education.
        1 | M. Visvesvaraya | 1955 | an engineer | early | Engineers' Day is his birthday.
        1 | Jawaharlal Nehru | 1955 | the first Prime Minister of India / a Prime Minister | early | He was in office when it was given.
        2 | Govind Ballabh Pant | 1957 | the first Chief Minister of Uttar Pradesh | early | He was Home Minister then.
        1 | Dhondo Keshav Karve | 1958 | a worker for the education of women and widows | early | He received it at the age of a hundred.
        1 | Bidhan Chandra Roy | 1961 | a physician and Chief Minister of West Bengal | early | Doctors' Day is his birthday.
        2 | Purushottam Das Tandon | 1961 | a champion of Hindi, called Rajarshi | early | He presided over the Congress.
        1 | Rajendra Prasad | 1962 | the first President of India / a President | early | He served for twelve years.
        1 | Zakir Husain | 1963 | the third President of India / a President | early | He was Vice-President when it was given.
        2 | Pandurang Vaman Kane | 1963 | a scholar of the Dharmashastra | early | He wrote its history in five volumes.
        1 | Lal Bahadur Shastri | 1966 | the second Prime Minister of India / a Prime Minister | early | He was the first to receive it after death.
        1 | Indira Gandhi | 1971 | the Prime Minister during the war of 1971 / a Prime Minister | middle | She was in office when it was given.
        2 | V. V. Giri | 1975 | a President and trade unionist / a President | middle | He had won as an independent.
        1 | K. Kamaraj | 1976 | a Chief Minister of Madras | middle | It was given after death.
        1 | Mother Teresa | 1980 | the founder of the Missionaries of Charity | middle | She received the Nobel Peace Prize in 1979.
        1 | Vinoba Bhave | 1983 | the leader of the Bhoodan movement | middle | It was given after death.
        1 | Khan Abdul Ghaffar Khan | 1987 | the leader of the Khudai Khidmatgar | middle | He was the first holder who was not an Indian citizen.
        2 | M. G. Ramachandran | 1988 | an actor and Chief Minister of Tamil Nadu | middle | It was given after death.
        1 | B. R. Ambedkar | 1990 | the chairman of the Drafting Committee | middle | It was given after death.
        1 | Nelson Mandela | 1990 | the first black President of South Africa | middle | He was the second holder who was no Indian.
        1 | Rajiv Gandhi | 1991 | the youngest Prime Minister of India / a Prime Minister | middle | It was given after death.
        1 | Vallabhbhai Patel | 1991 | the first Home Minister of India | middle | It was given after death.
        2 | Morarji Desai | 1991 | the first Prime Minister from outside the Congress / a Prime Minister | middle | He holds the Nishan-e-Pakistan too.
        2 | Abul Kalam Azad | 1992 | the first Education Minister of India | middle | It was given after death.
        1 | J. R. D. Tata | 1992 | an industrialist and pioneer of flying | middle | He founded the airline that became Air India.
        1 | Satyajit Ray | 1992 | a film director | middle | He received an Oscar in the same year.
        2 | Gulzarilal Nanda | 1997 | an acting Prime Minister / a Prime Minister | late | He acted twice.
        2 | Aruna Asaf Ali | 1997 | a heroine of the Quit India Movement | late | It was given after death.
        1 | A. P. J. Abdul Kalam | 1997 | a missile scientist and President / a President / a scientist | late | He became President in 2002.
        1 | M. S. Subbulakshmi | 1998 | a singer of Carnatic music / a singer | late | She was the first musician to receive it.
        2 | Chidambaram Subramaniam | 1998 | the Agriculture Minister of the Green Revolution | late | He worked with Swaminathan.
        2 | Jayaprakash Narayan | 1999 | the leader of the Total Revolution | late | It was given after death.
        1 | Amartya Sen | 1999 | an economist | late | He received the Nobel Prize in 1998.
        2 | Gopinath Bordoloi | 1999 | the first Chief Minister of Assam | late | It was given after death.
        1 | Ravi Shankar | 1999 | a player of the sitar | late | He taught George Harrison.
        1 | Lata Mangeshkar | 2001 | a playback singer / a singer | late | She sang for more than sixty years.
        1 | Bismillah Khan | 2001 | a player of the shehnai | late | He played at the Red Fort in 1947.
        1 | Bhimsen Joshi | 2009 | a singer of Hindustani music / a singer | late | He was of the Kirana gharana.
        1 | C. N. R. Rao | 2014 | a chemist / a scientist | recent | He works on the chemistry of solids.
        1 | Sachin Tendulkar | 2014 | a cricketer | recent | He is the youngest and the first sportsman to receive it.
        1 | Madan Mohan Malaviya | 2015 / 2014 | the founder of Banaras Hindu University | recent | It was given after death.
        1 | Atal Bihari Vajpayee | 2015 / 2014 | a Prime Minister and poet / a Prime Minister | recent | He was in office three times.
        2 | Nanaji Deshmukh | 2019 | a worker for villages in Chitrakoot | recent | It was given after death.
        1 | Bhupen Hazarika | 2019 | a singer and composer from Assam / a singer | recent | It was given after death.
        1 | Pranab Mukherjee | 2019 | a President and Finance Minister / a President | recent | He was President from 2012 to 2017.
        1 | Karpoori Thakur | 2024 | a Chief Minister of Bihar, called Jan Nayak | recent | It was given after death.
        1 | L. K. Advani | 2024 | a Deputy Prime Minister | recent | He was Home Minister too.
        1 | Charan Singh | 2024 | a Prime Minister and farmers' leader / a Prime Minister | recent | Farmers' Day is his birthday.
        1 | P. V. Narasimha Rao | 2024 | the Prime Minister of the economic reforms of 1991 / a Prime Minister | recent | It was given after death.
        1 | M. S. Swaminathan | 2024 | the father of India's Green Revolution / a scientist | recent | It was given after death.
      `,
    },
  ],
})
