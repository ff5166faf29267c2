/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  nth-term-of-ap | nth Term of an AP | nth term, number of terms of ap
  sum-of-ap | Sum of an AP | sum of n terms, sum of n terms of ap
  nth-term-of-gp | nth Term of a GP | common ratio
  sum-of-gp | Sum of a GP | sum of n terms of gp
  geometric-mean | Geometric Mean | gm, geometric mean of two numbers
  harmonic-progression | Harmonic Progression | harmonic mean, harmonic mean of two numbers, am gm hm, hp series, haratmak shreni
  infinite-gp | Sum of an Infinite Geometric Progression | infinite gp, infinite geometric series, sum to infinity, infinite sum of gp, geometric progression sum to infinity
  arithmetico-geometric | Arithmetico-Geometric Progression | agp, agp series, arithmetico geometric series, arithmetic geometric progression, agp sum to infinity
  am-gm-inequality | AM–GM Inequality | am gm inequality, am gm, arithmetic mean and geometric mean relation, am gm hm inequality
`
