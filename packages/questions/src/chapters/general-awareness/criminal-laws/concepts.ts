/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  bns | Bharatiya Nyaya Sanhita | bns, bns 2023, bhartiya nyay sanhita, ipc, indian penal code, bns sections, ipc sections
  bnss | Bharatiya Nagarik Suraksha Sanhita | bnss, bnss 2023, bhartiya nagrik suraksha sanhita, crpc, criminal procedure code, <zero fir
  bsa | Bharatiya Sakshya Adhiniyam | bsa, bsa 2023, bhartiya sakshya adhiniyam, evidence act, indian evidence act
  prohibitory-orders | Section 144 (now Section 163 of the BNSS) | section 144, dhara 144, section 144 crpc, 144 crpc, section 163 bnss, section 163, prohibitory orders, curfew, dhara 163
`
