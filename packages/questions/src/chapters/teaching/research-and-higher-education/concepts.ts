/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  types-of-research | Types of Research | research methodology, research methods, research, kinds of research, <qualitative research, <applied research, <fundamental research, <experimental research, <ex post facto research, <historical research, anusandhan, shodh
  sampling | Sampling | sampling methods, sampling techniques, types of sampling, sample and population, <stratified sampling, <snowball sampling, <random sampling, <cluster sampling, pratichayan
  hypothesis | Hypothesis & Variables | hypothesis testing, null hypothesis, <type i error, <type 1 error, <likert scale, scales of measurement, <independent variable, variables in research, parikalpana
  research-ethics | Research Ethics | ethics of research, <plagiarism, thesis writing, <citation, <citation apa, apa style, <bibliography, research report, article writing in research, shodh naitikta
  communication | Communication & Its Barriers | communication, communication barriers, barriers of communication, barriers to communication, types of communication, classroom communication, effective communication, <mass media, mass communication, <non verbal communication, sampreshan, sanchar ki badha
  ict-in-education | ICT in Education | ict, ict in higher education, <mooc, <moocs, <swayam prabha, <e learning, digital initiatives in higher education, information and communication technology
  higher-education-system | Higher Education System | higher education, higher education in india, <ugc functions, university grants commission, <naac, <deemed university, <nirf, <ignou, ancient universities of india, uchch shiksha, higher education commissions
  logical-fallacies | Logical Fallacies | fallacies, fallacy, informal fallacies, <ad hominem, <slippery slope, <begging the question, tark dosh
  square-of-opposition | Square of Opposition | classical square of opposition, syllogism square of opposition, <contradictory propositions, <contrary propositions, categorical propositions, a e i o propositions, distribution of terms
  pramanas | Indian Logic & Pramanas | pramana, pramanas, indian logic, indian logic pramana, means of knowledge, <anumana, <pratyaksha, <upamana, <shabda pramana, <arthapatti, <anupalabdhi, hetvabhasa, <vyapti
  deduction-and-induction | Deductive & Inductive Reasoning | deductive and inductive reasoning, deductive inductive reasoning, deduction and induction, <inductive reasoning, <deductive reasoning, analogical reasoning
  levels-of-teaching | Levels of Teaching | levels of teaching memory understanding reflective, memory level of teaching, <understanding level, <reflective level, <memory level, shikshan ke star, herbartian steps
`
