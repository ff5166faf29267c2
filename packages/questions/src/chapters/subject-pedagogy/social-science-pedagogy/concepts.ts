/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  sources-and-evidence | Sources and Evidence | primary and secondary sources, <oral history, source method, <primary sources
  teaching-of-history | Teaching of History | <timeline in history, <historical empathy, history teaching, teaching of history methods, methods of teaching history
  teaching-of-geography | Teaching of Geography | geography teaching, near to far
  maps-and-globes | Maps and Globes | map skills, use of maps, <use of globe, map reading in class
  teaching-of-civics | Teaching of Social and Political Life | teaching of civics, social and political life, teaching of political science
  social-science-curriculum | Social Science in NCF | concept and nature of social science, ncf 2005 social science, nature of social science, aims of social science
  methods-of-social-science | Methods of Teaching Social Science | <role play in social science, project work in social science, case study in class, field work in social science
  critical-thinking-in-social-science | Critical Thinking and Inquiry | inquiry and empirical evidence, fact and opinion, critical thinking in social science
  diversity-and-sensitivity | Diversity, Stereotypes and Sensitive Issues | <stereotypes in textbooks, sensitive issues in class, prejudice and discrimination in class, <stereotype and prejudice
  assessment-in-social-science | Assessment in Social Science | evaluation in social science, assessment in social studies
`
