/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  rte-2009 | RTE Act 2009 | rte, rte act, right to education, right to education act, rte 2009, shiksha ka adhikar adhiniyam, free and compulsory education
  nep-2020 | NEP 2020 | nep, national education policy, new education policy, nai shiksha niti, national education policy 2020
  ncf-2005 | NCF 2005 | national curriculum framework 2005, ncf, national curriculum framework, ncf 2005 principles, guiding principles of ncf 2005
  ncf-2023 | NCF 2023 | national curriculum framework 2023, ncf se, ncf for school education, ncf foundational stage
  commissions | Education Commissions and Earlier Policies | <kothari commission, <mudaliar commission, <radhakrishnan commission, <national policy on education 1986, education commission, hunter commission, <woods despatch
  schemes | School Schemes | <samagra shiksha, <nipun bharat, <pm poshan, <mid day meal, <sarva shiksha abhiyan, <diksha, <pm shri, <operation blackboard, <kasturba gandhi balika vidyalaya
  education-bodies | Bodies of Education | <ncte, <ncert, <scert, ncpcr
  education-in-the-constitution | Education in the Constitution | constitutional provisions for education, <education in concurrent list, <article 21a education
  nep-structure | The 5+3+3+4 Structure | nep 2020 5 3 3 4, nep structure, nep 2020 structure, 5 3 3 4, structure of school education nep, stages of nep 2020, 5334 structure, nep 5334
`
