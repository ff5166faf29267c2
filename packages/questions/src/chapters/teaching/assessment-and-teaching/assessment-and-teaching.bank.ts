import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Assessment, methods and maxims of teaching. */
export const assessmentAndTeaching = defineBank({
  id: 'assessment-and-teaching',
  sets: [
    {
      rows: `
1 | Assessment carried out during teaching in order to improve learning is called | formative | summative | terminal | selective | Formative assessment gives feedback while learning is going on. Summative assessment judges it at the end.
1 | An annual examination at the end of the course is an example of | summative assessment | formative assessment | self-assessment | peer assessment | It sums up what was learnt at the end of the course, so it is summative.
1 | A test that always gives consistent results is said to be | reliable | valid | objective | usable | Reliability is consistency. Validity means that a test measures what it is meant to measure.
1 | A test that measures what it claims to measure is | valid | reliable | speeded | standardised | Validity is the most important quality of a test. A test may be consistent and still measure the wrong thing.
1 | A collection of a pupil's work over a period, used to show progress, is a | portfolio | rubric | questionnaire | checklist | A portfolio gathers samples of work over time. A rubric is a scale of criteria for judging work.
1 | A short written note on a significant incident in a child's behaviour is | an anecdotal record | a cumulative record card | a rating scale | a report card | An anecdotal record describes a single observed event objectively, soon after it has happened.
1 | Questions that allow many correct answers and make pupils think are called | open-ended | closed | recall | alternate-response | Open-ended questions have no single right answer and encourage reasoning. Closed questions ask for one fixed reply.
1 | In a lesson plan, instructional objectives should be stated in terms of | what pupils will be able to do | what the teacher will talk about | how many pages will be covered | how long the class will last | A good objective names the behaviour expected of the learner, which can be observed and assessed.
1 | The lecture method is least suitable for | young children in primary classes | a large group of adult students | introducing a broad new subject | giving information in a short time | Young children learn by activity and have short attention. The other cases are those in which a lecture may serve.
1 | 'From the known to the unknown' is a maxim of | teaching | testing | grading | counselling | It tells the teacher to begin with what pupils already know and to build the new on it.
2 | A test given to find out the exact nature of a pupil's difficulty is | diagnostic | summative | prognostic | selective | A diagnostic test shows where and why a pupil goes wrong, and remedial teaching follows it.
2 | Comparing a pupil's score with the scores of the group is | norm-referenced assessment | criterion-referenced assessment | self-referenced assessment | formative assessment | Norm-referenced tests rank pupils against each other. Criterion-referenced tests compare them with a fixed standard.
2 | A driving test, in which everyone who meets the standard passes, is an example of | criterion-referenced assessment | norm-referenced assessment | aptitude testing | sociometric testing | Success depends on meeting a fixed criterion and not on how others perform.
2 | In the phrase 'Continuous and Comprehensive Evaluation', 'comprehensive' means that it covers | scholastic and co-scholastic areas | all the schools of a district | every chapter of each of the textbooks | the whole of the school year | Comprehensive refers to all sides of development, both subjects and other areas. Continuous refers to the whole year.
2 | A scale that lists criteria and describes levels of quality for judging a piece of work is a | rubric | portfolio | sociogram | syllabus | A rubric states what is looked for and describes each level, which makes marking fairer and clearer.
2 | An examiner is impressed by neat handwriting and gives high marks for weak content. This error is called | the halo effect | the ceiling effect | the practice effect | the order effect | In the halo effect one favourable trait colours the judgement of others.
2 | Remedial teaching should follow | diagnosis of difficulties | the annual examination | promotion to the next class | distribution of textbooks | Only when the nature and cause of the difficulty are known can teaching be planned to remove it.
2 | Assessment 'for' learning, as against assessment 'of' learning, is meant chiefly to | guide the next steps of teaching | certify the level at the end of a year | rank the pupils of a class | select pupils for a prize | Assessment for learning is formative: it gives information that teacher and pupil use to improve.
2 | A sociogram is used to study | relations among pupils in a group | the health record of a pupil | the difficulty of test items | the spread of marks in a class test | Sociometry, begun by Moreno, maps choices among members of a group, such as friends and isolated pupils.
2 | A teacher shows three examples and lets the pupils state the rule. This is the | inductive method | deductive method | lecture method | dictation method | Induction goes from particular cases to the rule. Deduction begins with the rule and applies it to cases.
2 | Stating a theorem first and then applying it to examples is the | deductive method | inductive method | project method | heuristic method | In the deductive method one proceeds from the general rule to particular cases.
2 | The project method is associated with | W. H. Kilpatrick | Maria Montessori | Friedrich Froebel | Ivan Pavlov | Kilpatrick, a follower of Dewey, worked out the project method in 1918. Froebel founded the kindergarten.
2 | Who founded the kindergarten? | Friedrich Froebel | John Dewey | Johann Herbart | Rabindranath Tagore | Froebel, a German educator, opened the first kindergarten and saw play as the highest form of child development.
3 | Which statement about reliability and validity is correct? | A valid test must be reliable | A reliable test must be valid | They are one and the same | They are unrelated qualities | A test that measures what it should cannot give erratic results, but a consistent test may measure something else.
3 | Consider the following: // 1. Wait time after a question improves the quality of answers. // 2. Redirecting a question to another pupil is a form of probing skill. // Which is correct? | 1 and 2 | Only 1 | Only 2 | Neither 1 nor 2 | A pause of a few seconds brings longer and better answers, and redirection is one of the components of the skill of probing.
3 | Microteaching reduces | class size and lesson time | the use of teaching aids | the preparation of the teacher | the need for any feedback | In microteaching a trainee practises one skill with a small group for a few minutes and receives feedback.
3 | An item answered correctly by 90 of 100 pupils has a difficulty index of | 0.90, so it is easy | 0.90, so it is hard | 0.10, so it is easy | 0.10, so it is hard | The index is the share of pupils who answer correctly. A high value therefore means an easy item.
3 | 'Child-centred education' was advocated in India by | Gijubhai Badheka | Lord Macaulay | William Bentinck | Charles Wood | Gijubhai Badheka, author of Divaswapna, ran a Montessori-inspired school for children at Bhavnagar.
3 | Nai Talim, or Basic Education, put at the centre of the school | a productive craft | the English language | religious instruction | military drill | Gandhi's scheme, discussed at Wardha in 1937, taught the subjects through a useful craft and in the mother tongue.
3 | A teacher keeps a diary of what went well and what did not, and changes her methods. She is engaged in | reflective practice | summative assessment | programmed instruction | norm-referenced grading | Looking back at one's own teaching in order to improve it is reflective practice, which can lead to action research.
3 | Action research by a teacher aims primarily at | solving a problem of her own class | building a general theory | testing a standard scale | ranking all the schools of a district | Action research is done by the practitioner to improve practice in her own setting. Its results are not meant to be generalised.
`,
    },
  ],
})
