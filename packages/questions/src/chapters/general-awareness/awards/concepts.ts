/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  bharat-ratna | Bharat Ratna | bharat ratna winners, bharat ratan, bharatratna, bharat ratna list
  civilian-awards | Padma and Other Civilian Awards | civilian awards, nagrik samman
  gallantry-awards | Gallantry Awards | ashoka chakra, maha vir chakra, veerta puraskar, bravery awards
  nobel-prize | Nobel Prize | nobel, nobel puraskar
  nobel-laureates | Nobel Prize Winners | nobel laureates, nobel prize winner, nobel prize winners list, famous nobel prize winners, first nobel prize winners, nobel vijeta
  nobel-founding | Nobel Prize: Founder & Fields | nobel prize founder, nobel prize fields, alfred nobel, nobel prize categories, nobel prize kisne shuru kiya, nobel puraskar ke sansthapak, nobel prize history
  nobel-prize-2023 | Nobel Prize 2023 | nobel 2023, nobel prize winners 2023, nobel puraskar 2023
  nobel-prize-2024 | Nobel Prize 2024 | nobel 2024, nobel prize winners 2024, nobel puraskar 2024
  literary-awards | Literary Awards | sahitya puraskar, <saraswati samman, <pulitzer prize
  sports-awards | Sports Awards | <dhyan chand award, khel puraskar
  film-and-music-awards | Film, Music and Theatre Awards | <grammy, film awards, national film awards, <cannes
  dadasaheb-phalke-award | Dadasaheb Phalke Award | dada saheb phalke award, dadasaheb phalke puraskar, phalke award
  science-awards | Awards for Science and Mathematics | abel prize, <fields medal, <turing award, bhatnagar prize, pritzker prize, science awards
  peace-and-service-awards | Awards for Peace and Service | <ramon magsaysay award, <magsaysay, <gandhi peace prize, <champions of the earth, world food prize
  indian-awards | Awards of India | national awards, indian awards, bharat ke puraskar
  international-awards | International Awards | world awards, foreign awards, antarrashtriya puraskar
  firsts-in-india | Firsts by Indians | bharat me pratham, pratham, first indian, firsts
  first-women | First Women of India | first female, first in india female, first lady in india, first woman, first woman in india, pratham mahila, first indian woman
  first-in-office | First to Hold an Office | first officers, pratham vyakti
  first-in-prizes | First to Win a Prize | first prize winners of india, first indian to win
  first-in-sports-and-adventure | First in Sports and Adventure | first in sports, <first indian in space, <first on everest
  titles-of-persons | Titles of Persons | popular names, nicknames of persons, titles of personalities, upadhi, epithet
  father-of | Father of a Field | father of, father of different fields, founders of subjects
  indian-nobel-laureates | Indian Nobel Laureates | indian nobel prize winners, nobel prize winners of india, nobel prize winners from india, indians who won nobel prize, bharat ke nobel vijeta, nobel prize winning indians
  first-bharat-ratna | Firsts of the Bharat Ratna | bharat ratna first recipients, first bharat ratna winners, first to get bharat ratna
  padma-awards | Padma Awards | padam awards, padma puraskar, <padma shri, <padma vibhushan, <padma bhushan, padma awards in india
  khel-ratna | Khel Ratna Award | khel ratna, major dhyan chand khel ratna, rajiv gandhi khel ratna, dhyan chand khel ratna award, khel ratna award winners, khel ratna winners, khel ratna puraskar
  booker-prize | Booker Prize | man booker prize, booker prize winners, booker prize winners indian, international booker prize, booker award
  gallantry-order | Order of the Gallantry Awards | gallantry awards hierarchy, gallantry awards precedence, gallantry awards sequence
  param-vir-chakra | Param Vir Chakra | param veer chakra, pvc, param vir chakra winners, param veer chakra winners, paramvir chakra
  jnanpith-award | Jnanpith Award | jnanpith, gyanpith award, gyanpith puraskar, jnanpith award winners, jnanpith puraskar, gyanpeeth puraskar
  dadasaheb-phalke-winners | Winners of the Dadasaheb Phalke Award | dada saheb phalke award winners, dadasaheb phalke winners, dadasaheb phalke award winners list, phalke award winners, dadasaheb phalke puraskar vijeta, dadasaheb phalke award recipients, dadasaheb phalke award list
  titles-of-freedom-fighters | Titles of Freedom Fighters | nicknames of freedom fighters, freedom fighters and their titles, freedom fighters and their nicknames, titles of indian leaders, popular names of freedom fighters, swatantrata senaniyon ke upnam, swatantrata senani upnam, swatantrata senaniyon ki upadhi
  arjuna-award | Arjuna Award | arjun award, arjun puraskar, arjuna puraskar, arjuna award winners
  bharat-ratna-2024 | Bharat Ratna 2024 | bharat ratna winners 2024, bharat ratna award 2024, bharat ratna puraskar 2024
  oscar-awards | Oscar Awards | oscar, oscars, academy awards, academy award, oscar 2023
  sahitya-akademi-award | Sahitya Akademi Award | sahitya akademi, sahitya academy
  dronacharya-award | Dronacharya Award | dronacharya
  mother-teresa | Mother Teresa | mother teressa, saint teresa of calcutta, missionaries of charity
`
