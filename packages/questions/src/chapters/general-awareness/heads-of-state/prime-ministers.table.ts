import { defineTable } from '../../../kit/facts/define-table.ts'

export const primeMinisters = defineTable({
  id: 'prime-ministers',
  about: 'Prime Ministers of India',
  header: 'Prime Minister',
  columns: {
    start: {
      header: 'First took office in',
      kind: 'year',
      ask: ['In which year did {name} first become Prime Minister of India?'],
      askBack: ['Which of the following first became Prime Minister of India in {value}?'],
      say: '{name} first became Prime Minister of India in {value}',
      fakes: 'false',
      order: 'Arrange the following Prime Ministers of India in the order in which they first took office',
      concepts: ['prime-ministers-in-order'],
    },
    // Years of elections and of other governments, sometimes all before and sometimes all after the right one.
    false: { header: 'False year', kind: 'year' },
    known: {
      header: 'Known for',
      kind: 'text',
      ask: [
        'With which of the following is Prime Minister {name} associated?',
        'Prime Minister {name} is known for:',
      ],
      askBack: ['Which of the following Prime Ministers is known for {value}?'],
      say: 'Prime Minister {name} is known for {value}',
      weight: 2,
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['prime-ministers-in-office'],
  parts: [
    {
      sources: [
        "Prime Minister's Office, former Prime Ministers",
        'NCERT Class XII Politics in India since Independence',
      ],
      asOf: '2025-09',
      rows: `
        1 | Jawaharlal Nehru | 1947 | 1948 / 1949 / 1950 / 1952 | the longest tenure in the office | before 1980 | He led the non-aligned movement with others.
        1 lal-bahadur-shastri | Lal Bahadur Shastri | 1964 | 1962 / 1965 / 1966 / 1967 | the slogan Jai Jawan Jai Kisan | before 1980 | He died at Tashkent.
        1 | Indira Gandhi | 1966 | 1962 / 1964 / 1965 / 1967 | the nationalisation of fourteen banks in 1969 | before 1980 | She was the first woman in the office.
        1 | Morarji Desai | 1977 | 1975 / 1978 / 1979 / 1980 | the first non-Congress government at the Centre | before 1980 | He became Prime Minister at 81.
        1 | Charan Singh | 1979 | 1975 / 1977 / 1978 / 1980 | never facing Parliament as Prime Minister | before 1980 | His birthday is Kisan Diwas.
        1 | Rajiv Gandhi | 1984 | 1980 / 1981 / 1982 / 1983 | taking office at the age of forty | 1980 to 1996 | He was the youngest to take it.
        1 | V. P. Singh | 1989 | 1987 / 1990 / 1991 / 1992 | accepting the report of the Mandal Commission | 1980 to 1996 | His government fell when it lost a vote of confidence.
        2 | Chandra Shekhar | 1990 | 1987 / 1988 / 1989 / 1991 | the Bharat Yatra of 1983 on foot | 1980 to 1996 | He led a small government for seven months.
        1 | P. V. Narasimha Rao | 1991 | 1987 / 1988 / 1989 / 1990 | the economic reforms of 1991 | 1980 to 1996 / since 1996 | He was the first from the south.
        1 | Atal Bihari Vajpayee | 1996 | 1997 / 1998 / 1999 / 2000 | the Pokhran tests of 1998 | since 1996 / 1980 to 1996 | His first term lasted thirteen days.
        1 | H. D. Deve Gowda | 1996 | 1995 / 1997 / 1998 / 1999 | taking office while Chief Minister of Karnataka | since 1996 / 1980 to 1996 | He led the United Front.
        1 | I. K. Gujral | 1997 | 1994 / 1995 / 1996 / 1998 | a doctrine of good relations with neighbours | since 1996 | The Gujral Doctrine is named after him.
        1 | Manmohan Singh | 2004 | 2005 / 2006 / 2007 / 2009 | having been Governor of the Reserve Bank / the economic reforms of 1991 | since 1996 | He was the first Sikh in the office.
        1 | Narendra Modi | 2014 | 2009 / 2011 / 2012 / 2013 | launching the Swachh Bharat Mission | since 1996 | He had been Chief Minister of Gujarat.
      `,
    },
  ],
})
