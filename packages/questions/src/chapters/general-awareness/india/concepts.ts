/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  states-and-capitals | States & Union Territories | states and uts, states and union territories
  formation-of-states | Formation of States | formation of state, state formation, states reorganisation, reorganisation of states, <states reorganisation commission, <fazl ali commission, rajya punargathan
  high-courts-of-states | Seats of High Courts | high court seats, high courts location, seat of high court
  states-facts | Facts about States | facts of states, state gk, borders of states
  state-symbols | State Symbols | symbols of states, state symbol, rajya chinh
  state-animals | State Animals | state animal, rajya pashu
  state-birds | State Birds | state bird, rajya pakshi
  national-symbols | National Symbols | national symbol, <national flag, <national anthem, <national emblem, rashtriya prateek, rashtriya dhwaj, rashtra gaan, <national animal, national bird, tiranga
  census | Census & Population of India | census, population of india, janganana, jansankhya, <sex ratio, <literacy rate, census of india, <population density
  census-2011 | Census 2011 | census 2011 of india, 2011 census, census of 2011, janganana 2011
  capitals-of-states | States & Capitals | states and capital, state capital, rajdhani, capitals of states, state capitals, capital of indian states, indian states and capitals, rajya aur rajdhani, rajyon ki rajdhani, states capitals
`
