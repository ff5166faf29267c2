import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
types-of-research | Research, anusandhan, shodh, शोध | Research is the careful and systematic search for new knowledge or for the answer to a problem.
types-of-research | Applied research | Applied research is research done to solve a practical problem.
types-of-research | Fundamental research, pure research, basic research | Fundamental research is research done to add to knowledge, without an immediate use in view.
types-of-research | Qualitative research | Qualitative research is research that seeks meaning in words, actions and observations and not in numbers.
sampling | Sampling, pratichayan | Sampling is the choosing of a part of a population that is studied in place of the whole.
sampling | Stratified sampling | Stratified sampling is the taking of a random sample from each group into which the population has been divided.
hypothesis | Hypothesis, parikalpana | A hypothesis is a tentative statement about the relation of variables that is tested by data.
hypothesis | Likert scale | A Likert scale is a rating scale on which a person marks how far he or she agrees with a statement.
research-ethics | Plagiarism | Plagiarism is the use of another person's words or ideas without giving credit.
communication | Semantic barrier | A semantic barrier is a difficulty of communication that comes from the meaning of words.
higher-education-system | NAAC, National Assessment and Accreditation Council | NAAC is the body, set up in 1994 with its seat at Bengaluru, that assesses and accredits institutions of higher education.
logical-fallacies | Fallacy, logical fallacy | A fallacy is a mistake in reasoning that makes an argument unsound though it may persuade.
pramanas | Pramana | Pramana in Indian logic is a means of valid knowledge, such as perception, inference, comparison and testimony.
`)
