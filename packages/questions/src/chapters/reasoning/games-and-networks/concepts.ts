/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  knockout | Knockout Tournaments | knockout matches, number of matches in knockout, byes in knockout
  round-robin | Round-Robin Leagues | round robin, league matches, round robin tournament, number of matches in league
  points-table | Points Tables | points in league, points table reasoning, points of teams
  routes-in-networks | Routes in Networks | number of routes between towns, roads between towns, routes between cities
  grid-paths | Paths on a Grid | shortest paths on grid, grid routes, lattice paths
  flow-in-networks | Flow in Networks | flow of traffic in network
`
