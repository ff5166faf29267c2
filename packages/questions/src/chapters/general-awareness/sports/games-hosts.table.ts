import { defineTable } from '../../../kit/facts/define-table.ts'

export const gamesHosts = defineTable({
  id: 'games-hosts',
  about: 'hosts of international games',
  header: 'Games',
  columns: {
    city: {
      header: 'Host city',
      kind: 'text',
      ask: ['Which city hosted the {name}?', 'Where were the {name} held?'],
      askBack: ['Which of the following were held in {value}?'],
      say: 'The {name} were held in {value}',
    },
    event: { header: 'Event', kind: 'text' },
  },
  near: ['event'],
  alike: ['event'],
  concepts: ['asian-and-commonwealth-games'],
  parts: [
    {
      sources: ['Olympic Council of Asia, past Games', 'Commonwealth Sport, past Games'],
      rows: `
        1 | Asian Games of 1951 | New Delhi | Asian | They were the first Asian Games.
        2 | Asian Games of 1954 | Manila | Asian | They were the second Asian Games.
        3 | Asian Games of 1958 | Tokyo | Asian | Hockey was played for the first time.
        2 | Asian Games of 1962 | Jakarta | Asian | India won the football gold.
        3 | Asian Games of 1966 | Bangkok | Asian | India won its first gold in hockey.
        3 | Asian Games of 1970 | Bangkok | Asian | They were moved from Seoul.
        2 | Asian Games of 1974 | Tehran | Asian | They were the first in West Asia.
        3 | Asian Games of 1978 | Bangkok | Asian | They were moved from Islamabad.
        1 | Asian Games of 1982 | New Delhi | Asian | Appu the elephant was the mascot.
        1 | Asian Games of 1986 | Seoul | Asian | P. T. Usha won four gold medals.
        1 | Asian Games of 1990 | Beijing | Asian | Kabaddi became a medal sport.
        2 | Asian Games of 1994 | Hiroshima | Asian | They were the first outside a capital.
        2 | Asian Games of 1998 | Bangkok | Asian | The city hosted for the fourth time.
        1 | Asian Games of 2002 | Busan | Asian | Teams of both Koreas marched together.
        1 | Asian Games of 2006 | Doha | Asian | They were held in December.
        1 | Asian Games of 2010 | Guangzhou | Asian | Cricket was played for the first time.
        1 | Asian Games of 2014 | Incheon | Asian | Mary Kom won gold in boxing.
        1 | Asian Games of 2018 | Jakarta / Palembang | Asian | Palembang was the second host city.
        1 | Asian Games of 2022 | Hangzhou | Asian | They were held in 2023, a year late.
        2 | Commonwealth Games of 1930 | Hamilton | Commonwealth | They were the first and were called the British Empire Games.
        3 | Commonwealth Games of 1934 | London | Commonwealth | India took part for the first time.
        3 | Commonwealth Games of 1938 | Sydney | Commonwealth | The next ones came after the war.
        3 | Commonwealth Games of 1950 | Auckland | Commonwealth | They were the first after the Second World War.
        3 | Commonwealth Games of 1954 | Vancouver | Commonwealth | Two men ran the mile in under four minutes.
        2 | Commonwealth Games of 1958 | Cardiff | Commonwealth | Milkha Singh won gold.
        3 | Commonwealth Games of 1962 | Perth | Commonwealth | They were held in Western Australia.
        3 | Commonwealth Games of 1966 | Kingston | Commonwealth | They were held in Jamaica.
        3 | Commonwealth Games of 1970 | Edinburgh | Commonwealth | They were held in Scotland for the first time.
        3 | Commonwealth Games of 1974 | Christchurch | Commonwealth | They were held in New Zealand.
        3 | Commonwealth Games of 1978 | Edmonton | Commonwealth | They bear the present name since then.
        3 | Commonwealth Games of 1982 | Brisbane | Commonwealth | Matilda the kangaroo was the mascot.
        3 | Commonwealth Games of 1990 | Auckland | Commonwealth | The city hosted for the second time.
        3 | Commonwealth Games of 1994 | Victoria | Commonwealth | South Africa took part again.
        2 | Commonwealth Games of 1998 | Kuala Lumpur | Commonwealth | They were the first in Asia.
        1 | Commonwealth Games of 2002 | Manchester | Commonwealth | India won gold in women's hockey.
        1 | Commonwealth Games of 2006 | Melbourne | Commonwealth | Samaresh Jung won five gold medals.
        1 | Commonwealth Games of 2010 | Delhi | Commonwealth | Shera the tiger was the mascot.
        1 | Commonwealth Games of 2014 | Glasgow | Commonwealth | They were held in Scotland.
        1 | Commonwealth Games of 2018 | Gold Coast | Commonwealth | They were held in Queensland.
        1 | Commonwealth Games of 2022 | Birmingham | Commonwealth | Women's cricket was played for the first time.
      `,
    },
  ],
})
