/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  set-theory | Set Theory | sets, samuchchay, sets and subsets, samuchchay siddhant
  union-and-intersection | Union & Intersection | sets venn diagram, union of sets, intersection of sets, n(a union b), sangh aur pratichhed, three sets, set theory three sets
  subsets | Subsets & Power Set | power set, number of subsets, proper subset, upsamuchchay, powerset, set of all subsets
  number-of-relations | Number of Relations | cartesian product, relations from a to b
  number-of-functions | Number of Functions | functions from a to b, number of mappings
  one-one-functions | One-One Functions | injective function, injective
  composite-function | Composite Function | fog, gof, composition of functions
  inverse-function | Inverse Function | invertible function
  equivalence-relation | Equivalence Relation | reflexive symmetric transitive, <reflexive relation, <symmetric relation, <transitive relation, types of relations, relations, tulyata sambandh, <equivalence class
  domain-and-range | Domain & Range | domain of a function, range of a function, domain, domain and range of function
  types-of-functions | Types of Functions | <onto function, surjective function, bijective function, <one one onto, even and odd functions, <bijection, into function
  special-functions | Greatest Integer, Signum & Periodic Functions | <greatest integer function, gif, <signum function, <periodic function, <periodic functions, <period of a function, <fractional part function, step function, box function
`
