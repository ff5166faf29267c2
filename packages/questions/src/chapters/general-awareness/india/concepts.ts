/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  states-and-capitals | States & Union Territories | states and uts, states and union territories
  formation-of-states | Formation of States | formation of state, state formation, states reorganisation, reorganisation of states, <states reorganisation commission, <fazl ali commission, rajya punargathan
  high-courts-of-states | Seats of High Courts | high court seats, high courts location, seat of high court
  states-facts | Facts about States | facts of states, state gk, borders of states, <madhya pradesh, <uttar pradesh, <andhra pradesh, <himachal pradesh, <arunachal pradesh
  state-symbols | State Symbols | symbols of states, state symbol, rajya chinh
  state-animals | State Animals | state animal, rajya pashu
  state-birds | State Birds | state bird, rajya pakshi
  national-symbols | National Symbols | national symbol, <national flag, <national anthem, <national emblem, rashtriya prateek, rashtriya dhwaj, rashtra gaan, <national animal, national bird, tiranga
  census | Census & Population of India | census, population of india, janganana, jansankhya, <sex ratio, <literacy rate, census of india, <population density
  census-2011 | Census 2011 | census 2011 of india, 2011 census, census of 2011, janganana 2011
  capitals-of-states | States & Capitals | states and capital, state capital, rajdhani, capitals of states, state capitals, capital of indian states, indian states and capitals, rajya aur rajdhani, rajyon ki rajdhani, states capitals
  seats-of-states | Seats of States in Parliament | lok sabha seats state wise, rajya sabha seats state wise, lok sabha seats, rajya sabha seats, lok sabha seats and states, rajya sabha seats and states, state wise lok sabha seats, number of lok sabha seats, number of rajya sabha seats, lok sabha and rajya sabha seats, seats in lok sabha, seats in rajya sabha
  border-states | States on the Borders of India | border states of india, indian states sharing border, states sharing border with neighbouring countries, countries sharing border with india, countries sharing border with india and states, neighbouring countries and bordering states, states bordering china, states bordering bangladesh, states bordering nepal, states bordering pakistan, states bordering myanmar, states bordering bhutan, indian states bordering other countries, border sharing states
`
