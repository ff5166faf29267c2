import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is formative and not summative assessment?' */
export const assessmentPairs = defineBank({
  id: 'assessment-pairs',
  sets: [
    {
      rows: `
1 formative-and-summative | Formative assessment takes place during teaching. Summative assessment takes place: | at the end of a unit or term | before every single lesson | only when a child is absent | only at home with parents | The first helps learning on its way; the second sums up what was achieved.
1 formative-and-summative | Assessment for learning and assessment of learning are, respectively: | formative and summative | summative and formative | formative in each | summative in each | One improves learning while it goes on, the other certifies it.
1 formative-and-summative | Which pair has a formative tool first and a summative tool second? | Class discussion and annual examination | Annual examination and class discussion | Board examination and half-yearly test | Observation and oral quiz in class | The discussion shows the teacher how learning goes; the annual examination grades it.
2 formative-and-summative | Which is a purpose of summative and not of formative assessment? | Giving grades and certificates | Finding gaps in understanding | Changing the way of teaching | Giving feedback to the learner | Certification and promotion rest on the result at the end.
2 formative-and-summative | Why does a teacher use formative methods in class though a summative examination will follow? | To guide learning | To rank pupils for admission | To award certificates | To promote to the next class | It shows teacher and child what to do next.
2 formative-and-summative | When the cook tastes the soup, it is like formative assessment. When the guests taste it, it is like assessment that is: | summative | diagnostic | formative too | a placement test | The cook can still change the soup; the guests judge the finished dish.
2 formative-and-summative | Compared with summative assessment, formative assessment is usually: | more frequent and less formal | less frequent and more formal | a single written test | set by an outside board | It goes on day by day through questions, tasks and observation.
2 formative-and-summative | In continuous and comprehensive evaluation, the end-of-term paper and projects with feedback count, respectively, as: | summative and formative | formative and summative | formative in each | summative in each | Four formative and two summative assessments a year were the usual scheme.
2 formative-and-summative | Given below are two statements: // Statement I: A unit test whose results are used to reteach a topic serves a formative purpose. // Statement II: A test is formative or summative only by the kind of its questions. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | The use made of the result decides, not the type of question.
2 formative-and-summative | Given below are two statements: // Statement I: Summative assessment compares achievement with a standard at the end. // Statement II: Formative assessment leads to changes in teaching while it goes on. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | One judges the outcome and the other guides the process.
3 formative-and-summative | A final examination in March and exit slips after each lesson are, respectively: | summative and formative | formative and summative | diagnostic and placement | placement and formative | Exit slips show at once what was not understood.
3 formative-and-summative | Given below are an Assertion (A) and a Reason (R): // A: Marks need not be given in formative assessment, as they are in summative assessment. // R: The aim of formative assessment is to improve learning, not to label children. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Comments and suggestions help the learner more than a score.
`,
    },
  ],
})
