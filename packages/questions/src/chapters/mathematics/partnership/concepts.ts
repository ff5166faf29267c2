/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  simple-partnership | Simple Partnership | same time partnership, profit in ratio of capital
  compound-partnership | Compound Partnership | partner joins after months, partnership with different time periods, partnership with different times, partnership for different periods, partnership different time period, partnership with time, capital withdrawn, capital multiplied by time
  working-partner | Working & Sleeping Partner | sleeping partner, active partner, salary of partner
`
