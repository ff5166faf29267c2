import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
formative-assessment | Assessment, aaklan, आकलन | Assessment is the gathering of information about what a learner knows and can do, by many means, in order to understand and improve learning.
formative-assessment | Formative assessment, assessment for learning, formative evaluation, rachnatmak aaklan, रचनात्मक आकलन | Formative assessment is assessment made while learning goes on, to give feedback and improve teaching and learning, as through questions, observation and classwork.
formative-assessment | Assessment as learning | Assessment as learning is assessment in which learners watch, judge and guide their own learning, as in self-assessment and reflection.
formative-assessment | Feedback, pratipushti, प्रतिपुष्टि | Feedback is information given to a learner about the work done, which shows what is right, what is not and how to improve.
formative-assessment | Self-assessment and peer assessment, self assessment, peer assessment | Self-assessment is a learner's judgement of his or her own work against known criteria; in peer assessment learners judge the work of one another.
summative-assessment | Summative assessment, assessment of learning, summative evaluation, yogatmak aaklan, योगात्मक आकलन | Summative assessment is assessment at the end of a unit, term or course to judge and report what has been learnt, usually by marks or grades.
summative-assessment | Evaluation, mulyankan, मूल्यांकन | Evaluation is the judgement of the worth of learning or teaching on the basis of measurement and other evidence.
summative-assessment | Measurement in education, mapan | Measurement in education is the giving of a number to a performance or trait by a rule, such as marks in a test; it becomes evaluation when its worth is judged.
cce | Continuous and comprehensive evaluation, CCE, satat evam vyapak mulyankan, सतत एवं व्यापक मूल्यांकन | Continuous and comprehensive evaluation is school-based evaluation that goes on through the whole year and covers both scholastic and co-scholastic sides of growth.
cce | Co-scholastic areas, co scholastic, sah shaikshik kshetra | Co-scholastic areas are the sides of a child's growth outside school subjects, such as life skills, attitudes, arts, health and sports.
qualities-of-a-test | Validity of a test, validity, vaidhta, वैधता | Validity is the quality of a test of measuring what it is meant to measure.
qualities-of-a-test | Reliability of a test, reliability, vishvasniyata, विश्वसनीयता | Reliability is the consistency of a test: it gives nearly the same result when it is repeated under like conditions.
qualities-of-a-test | Objectivity of a test, objectivity in testing, vastunishthata | Objectivity of a test is the quality by which its score does not depend on who marks it.
qualities-of-a-test | Difficulty index, difficulty value, item difficulty | The difficulty index of a test item is the share of pupils who answer it rightly; the higher it is, the easier the item.
qualities-of-a-test | Discrimination index, item discrimination | The discrimination index shows how well a test item separates high scorers from low scorers; an item that more weak than strong pupils answer rightly has a negative one.
qualities-of-a-test | Blueprint of a test, table of specifications, blue print | A blueprint is the plan of a question paper, a table that fixes the weight of each content area, objective and form of question.
kinds-of-tests | Norm-referenced test, norm referenced test | A norm-referenced test is a test in which a pupil's score is compared with the scores of a group, so as to rank, as in entrance examinations.
kinds-of-tests | Criterion-referenced test, criterion referenced test | A criterion-referenced test is a test in which a pupil's score is compared with a fixed standard of mastery and not with other pupils.
kinds-of-tests | Achievement test, uplabdhi parikshan | An achievement test is a test of what a pupil has learnt from a course of teaching.
kinds-of-tests | Aptitude test, abhikshamta parikshan | An aptitude test is a test of a person's capacity to learn or succeed in a certain field in the future.
kinds-of-tests | Objective type test, objective test, vastunishth prashn | An objective type test is a test whose items have one fixed right answer, so that marking does not depend on the examiner, such as multiple choice and true–false.
kinds-of-tests | Open-book examination, open book exam | An open-book examination is a test in which pupils may consult books and notes, so that understanding and application count rather than memory.
tools-of-assessment | Portfolio assessment, portfolio in education | A portfolio in education is a collection of samples of a pupil's work over time that shows effort, progress and achievement.
tools-of-assessment | Rubric, rubrics | A rubric is a scoring guide that lists the criteria for a piece of work and describes levels of quality for each.
tools-of-assessment | Anecdotal record, anecdotal records | An anecdotal record is a short factual note by the teacher of a significant incident in a child's behaviour, written soon after it happens.
tools-of-assessment | Checklist, check list, janch suchi | A checklist is a list of behaviours or features in which the observer marks whether each is present or absent.
tools-of-assessment | Rating scale, nirdharan mapni | A rating scale is a tool by which the observer marks the degree or quality of a behaviour, such as poor, fair, good and excellent.
tools-of-assessment | Sociogram, sociometry, samajmiti | A sociogram is a diagram of the choices and relationships among the members of a group; it is drawn by sociometry, J. L. Moreno's method of measuring social relationships in a group.
tools-of-assessment | Cumulative record, cumulative record card | A cumulative record is the file kept over the years on a pupil's attendance, health, achievement, interests and behaviour.
tools-of-assessment | Holistic progress card, HPC | The holistic progress card is the report card proposed by NEP 2020 that shows a child's growth in all domains, with self, peer and teacher assessment.
remedial-teaching | Diagnostic test, nidanatmak parikshan, निदानात्मक परीक्षण | A diagnostic test is a test that finds the particular difficulties of a learner and their causes, so that help can be planned.
remedial-teaching | Remedial teaching, upcharatmak shikshan, उपचारात्मक शिक्षण | Remedial teaching is special teaching given, after diagnosis, to remove the particular learning difficulties of a pupil or group.
questioning | Open-ended question, open ended question, mukt uttariya prashn | An open-ended question is a question with more than one acceptable answer that asks pupils to think, explain or imagine.
questioning | Close-ended question, closed question, close ended question | A close-ended question is a question with one fixed or very short answer, such as yes or no or the name of a thing.
questioning | Wait time in questioning, wait time | Wait time is the pause of a few seconds that a teacher leaves after asking a question, which gives more pupils time to think and answer.
questioning | Probing question, probing questions | A probing question is a follow-up question by which the teacher leads a pupil to explain, correct or go deeper into an answer.
lesson-planning | Lesson plan, path yojana, पाठ योजना | A lesson plan is a teacher's written plan for one lesson: its objectives, content, activities, materials and assessment.
lesson-planning | Maxims of teaching, shikshan sutra, शिक्षण सूत्र | Maxims of teaching are rules of thumb for ordering a lesson, such as from known to unknown, simple to complex and concrete to abstract.
lesson-planning | Herbartian steps, herbart steps, herbart's five steps | Herbartian steps are the formal steps of a lesson derived from J. F. Herbart: preparation, presentation, comparison (association), generalisation and application.
lesson-planning | Instructional objective, instructional objectives, learning objective | An instructional objective is a clear statement of what pupils will be able to do at the end of a lesson, in terms that can be observed.
lesson-planning | Learning outcomes, learning outcome, adhigam pratifal | Learning outcomes are statements of what learners are expected to know and be able to do at the end of a class or course.
teaching-methods | Inductive method, aagman vidhi, आगमन विधि | The inductive method is teaching in which pupils study examples first and reach the rule from them.
teaching-methods | Deductive method, nigman vidhi, निगमन विधि | The deductive method is teaching in which the rule is given first and then applied to examples.
teaching-methods | Project method, pariyojana vidhi, प्रोजेक्ट विधि | The project method, developed by W. H. Kilpatrick on Dewey's ideas, is learning through a purposeful task carried out in a real, social setting.
teaching-methods | Lecture method, vyakhyan vidhi | The lecture method is teaching in which the teacher speaks on a topic and pupils mainly listen; it is teacher-centred.
teaching-methods | Discussion method, charcha vidhi | The discussion method is teaching in which pupils exchange ideas on a topic under the teacher's guidance and reach an understanding together.
teaching-methods | Team teaching | Team teaching is teaching in which two or more teachers plan, teach and assess the same group together.
teaching-methods | Brainstorming, mastishk manthan | Brainstorming is a technique, developed by Alex Osborn, in which a group offers as many ideas as possible and judges them only afterwards.
teaching-methods | Flipped classroom, flipped learning | A flipped classroom is an arrangement in which pupils meet new content at home, as by videos, and use class time for discussion and practice.
teaching-skills | Microteaching, micro teaching, sukshm shikshan, सूक्ष्म शिक्षण | Microteaching is a training method, developed at Stanford by Dwight Allen and others, in which a trainee practises one skill with few pupils for a few minutes and gets feedback at once.
teaching-skills | Teaching skill, shikshan kaushal | A teaching skill is a set of related teacher behaviours that help pupils learn, such as introducing a lesson, explaining and questioning.
teaching-skills | Classroom management, kaksha prabandhan | Classroom management is the arranging of space, time, activities and behaviour in a class so that learning can go on well.
teaching-skills | Teaching-learning material, TLM, shikshan sahayak samagri | Teaching-learning material is any object, picture, model or text that teacher and pupils use to make learning easier and more concrete.
educational-thinkers | Kindergarten | Kindergarten ('garden of children') is the school for young children founded by Friedrich Froebel in 1837, in which they learn by play, songs and his 'gifts'.
educational-thinkers | Montessori method, montessori | The Montessori method is Maria Montessori's way of educating young children by free choice of self-correcting materials in a prepared environment.
educational-thinkers | Nai Talim, basic education, wardha scheme, buniyadi shiksha, नई तालीम | Nai Talim (basic education) is Gandhi's scheme of 1937, the Wardha scheme, of free schooling in the mother tongue centred on a productive craft.
educational-thinkers | Learning by doing, karke seekhna | Learning by doing is John Dewey's principle that children learn best through activity and experience and not by being told.
child-centred-education | Child-centred education, child centered education, bal kendrit shiksha, बाल केंद्रित शिक्षा | Child-centred education is education planned round the needs, interests, experience and pace of the child, who takes an active part in learning.
child-centred-education | Progressive education, pragatisheel shiksha, प्रगतिशील शिक्षा | Progressive education is the movement linked with John Dewey that bases learning on experience, problem solving, cooperation and democratic life.
child-centred-education | Teacher-centred education, teacher centered approach | Teacher-centred education is education in which the teacher decides and delivers the content and pupils mainly receive it.
reflective-teaching | Action research, kriyatmak anusandhan, क्रियात्मक अनुसंधान | Action research is a small-scale inquiry by teachers into a problem of their own classroom, in which they plan, act, observe and reflect in order to improve practice.
reflective-teaching | Reflective teaching, reflective practice, reflective teacher | Reflective teaching is the habit of a teacher of looking back on what happened in class, asking why and changing the practice accordingly.
reflective-teaching | Hidden curriculum, chhupa pathyakram | The hidden curriculum is what pupils learn at school without its being taught on purpose: values, attitudes and expectations passed on by rules, relations and routines.
`)
