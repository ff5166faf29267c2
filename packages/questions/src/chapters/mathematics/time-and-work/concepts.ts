/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  work-done-together | Working Together | work together, a and b together, work of three persons, work done by a and b, work done by a and b together, work done together, a and b can do a work
  work-done-alone | Time of One Alone | b alone can do, work alone
  leaving-and-joining | Leaving & Joining | a leaves the work, left the work, joins the work
  times-as-efficient | Times as Efficient | times as fast, twice as good a workman, thrice as efficient, twice as good as, a is twice as good as b, twice as efficient, thrice as good as
  percent-more-efficient | Per Cent More Efficient | percent more efficient
  men-women-and-children | Men, Women & Children | men women and boys, men and women work, men and boys, man women children time and work, men women children time and work, men women and children work, man woman child work, time and work men women, men women work problems
  mdh-formula | Men, Days & Hours | mdh formula, m1d1h1, man days, men and days, work equivalence
  contractor-and-extra-men | Contractor & Extra Men | extra men, additional men, contractor
  garrison-and-food | Garrison & Food | food and camp, garrison, provisions for days, fort food
`
