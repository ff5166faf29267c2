/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  bns | Bharatiya Nyaya Sanhita | bns, bns 2023, bhartiya nyay sanhita, ipc, indian penal code, bns sections, ipc sections
  bnss | Bharatiya Nagarik Suraksha Sanhita | bnss, bnss 2023, bhartiya nagrik suraksha sanhita, crpc, criminal procedure code, <zero fir
  bsa | Bharatiya Sakshya Adhiniyam | bsa, bsa 2023, bhartiya sakshya adhiniyam, evidence act, indian evidence act
`
