/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  formative-assessment | Formative Assessment | assessment for learning, formative evaluation, assessment as learning, rachnatmak mulyankan
  summative-assessment | Summative Assessment | assessment of learning, summative evaluation, yogatmak mulyankan
  cce | Continuous and Comprehensive Evaluation | cce, satat evam vyapak mulyankan, school based assessment
  qualities-of-a-test | Qualities of a Good Test | <reliability of a test, <validity of a test, objectivity of a test, reliability and validity
  kinds-of-tests | Kinds of Tests | <norm referenced test, <criterion referenced test, <achievement test, types of test items
  tools-of-assessment | Tools of Assessment | <portfolio assessment, <rubric, <anecdotal record, checklist and rating scale, <sociogram, holistic progress card, <portfolio, <checklist, <rating scale
  remedial-teaching | Diagnosis and Remedial Teaching | <diagnostic test, remedial teaching, upcharatmak shikshan, diagnostic and remedial teaching, diagnostic teaching
  questioning | Questioning in the Classroom | open ended questions, <wait time, framing questions, critical thinking questions, <probing questions
  lesson-planning | Lesson Planning and Maxims of Teaching | maxims of teaching, lesson plan, <instructional objectives, shikshan sutra
  teaching-methods | Methods of Teaching | inductive and deductive method, <project method, <lecture method, <discussion method, shikshan vidhi, teaching methods
  teaching-skills | Teaching Skills and Microteaching | microteaching, micro teaching, teaching skills, classroom management, microteaching skills, micro teaching skills
  educational-thinkers | Educational Thinkers | <froebel, <montessori, <dewey, <gijubhai badheka, <nai talim, <kindergarten, <john dewey, tagore on education
  child-centred-education | Child-Centred and Progressive Education | child centred education, child centered education, progressive education, bal kendrit shiksha, pragatisheel shiksha
  reflective-teaching | Reflective Teaching and Action Research | action research, reflective practice, reflective teacher
  formative-and-summative | Difference between Formative and Summative Assessment | formative and summative assessment, formative and summative evaluation, formative and summative, rachnatmak aur yogatmak mulyankan, nirmanatmak aur yogatmak mulyankan
`
