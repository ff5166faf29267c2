/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  bharat-ratna | Bharat Ratna | bharat ratna winners, bharat ratan, bharatratna, bharat ratna list
  civilian-awards | Padma and Other Civilian Awards | civilian awards, nagrik samman
  gallantry-awards | Gallantry Awards | ashoka chakra, maha vir chakra, veerta puraskar, bravery awards
  nobel-prize | Nobel Prize | nobel, nobel puraskar, nobel prize winners
  nobel-founding | Nobel Prize: Founder & Fields | nobel prize founder, founder of nobel prize, nobel prize fields, nobel prize fields founder, fields of nobel prize, alfred nobel, nobel prize categories, nobel prize kisne shuru kiya, nobel puraskar ke sansthapak, nobel prize history
  nobel-prize-2023 | Nobel Prize 2023 | nobel 2023, nobel prizes 2023, 2023 nobel prize, nobel prize winners 2023, nobel puraskar 2023
  nobel-prize-2024 | Nobel Prize 2024 | nobel 2024, nobel prizes 2024, 2024 nobel prize, nobel prize winners 2024, nobel puraskar 2024
  literary-awards | Literary Awards | sahitya puraskar, <sahitya akademi award, <saraswati samman, <pulitzer prize
  sports-awards | Sports Awards | <arjuna award, <dronacharya award, <dhyan chand award, khel puraskar
  film-and-music-awards | Film, Music and Theatre Awards | <oscar, <grammy, film awards, national film awards, <cannes
  dadasaheb-phalke-award | Dadasaheb Phalke Award | dada saheb phalke award, dadasaheb phalke puraskar, dadasaheb phalke award winners, phalke award
  science-awards | Awards for Science and Mathematics | abel prize, <fields medal, <turing award, bhatnagar prize, pritzker prize, science awards
  peace-and-service-awards | Awards for Peace and Service | <ramon magsaysay award, <magsaysay, <gandhi peace prize, <champions of the earth, world food prize
  indian-awards | Awards of India | national awards, indian awards, bharat ke puraskar
  international-awards | International Awards | world awards, foreign awards, antarrashtriya puraskar
  firsts-in-india | Firsts by Indians | bharat me pratham, pratham, first indian, firsts
  first-women | First Women of India | first female, first in india female, female firsts, first lady in india, first woman, first woman in india, pratham mahila, first indian woman
  first-in-office | First to Hold an Office | first to hold office, first officers, pratham vyakti
  first-in-prizes | First to Win a Prize | first prize winners of india, first indian to win
  first-in-sports-and-adventure | First in Sports and Adventure | first in sports, <first indian in space, <first on everest
  titles-of-persons | Titles of Persons | popular names, nicknames of persons, titles of personalities, upadhi, epithet
  father-of | Father of a Field | father of, father of different fields, founders of subjects
  indian-nobel-laureates | Indian Nobel Laureates | indian nobel prize winners, nobel prize winners of india, nobel prize winners from india, nobel prize indian winners, indians who won nobel prize, bharat ke nobel vijeta, nobel prize winning indians
  first-bharat-ratna | Firsts of the Bharat Ratna | bharat ratna first recipients, first bharat ratna, first bharat ratna winners, bharat ratna first, first to get bharat ratna, bharat ratna firsts, first recipients of bharat ratna
  padma-awards | Padma Awards | padma award, padam awards, padma puraskar, <padma shri, <padma vibhushan, <padma bhushan, padma awards in india
  khel-ratna | Khel Ratna Award | khel ratna, major dhyan chand khel ratna, rajiv gandhi khel ratna, dhyan chand khel ratna award, khel ratna award winners, khel ratna winners, khel ratna puraskar
  booker-prize | Booker Prize | man booker prize, booker prize winners, booker prize winners indian, indian booker prize winners, indian winners of booker prize, international booker prize, booker award
  gallantry-order | Order of the Gallantry Awards | gallantry awards order, order of gallantry awards, gallantry awards in order, gallantry awards hierarchy, gallantry awards precedence, gallantry awards sequence
  param-vir-chakra | Param Vir Chakra | param veer chakra, pvc, param vir chakra winners, param veer chakra winners, paramvir chakra
  jnanpith-award | Jnanpith Award | jnanpith, gyanpith award, gyanpith puraskar, jnanpith award winners, jnanpith puraskar, gyanpeeth puraskar
`
