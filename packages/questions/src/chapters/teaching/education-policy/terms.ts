import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
rte-2009 | RTE Act 2009, right to education act, RTE, shiksha ka adhikar adhiniyam, शिक्षा का अधिकार अधिनियम | The Right to Education Act, 2009 is the law, in force from 1 April 2010, that gives every child of 6 to 14 years free and compulsory education in a neighbourhood school.
rte-2009 | School Management Committee, SMC, vidyalaya prabandhan samiti | The School Management Committee is the body under the RTE Act that watches over a school and prepares its plan; at least three-fourths of its members are parents or guardians and half of its members are women.
rte-2009 | Pupil–teacher ratio, pupil teacher ratio, PTR, chhatra shikshak anupat | Pupil–teacher ratio is the number of pupils for each teacher; the RTE Act sets 30 for Classes I to V and 35 for Classes VI to VIII.
rte-2009 | No-detention policy, no detention policy | The no-detention policy of the RTE Act (Section 16) was the rule that no child be held back in a class till Class VIII; an amendment of 2019 lets states hold back in Classes V and VIII.
rte-2009 | Capitation fee | Capitation fee is any payment other than the notified fee taken for admission to a school; the RTE Act forbids it.
rte-2009 | Neighbourhood school | A neighbourhood school under the RTE rules is a school within walking distance of a child's home: one kilometre for Classes I to V and three for Classes VI to VIII.
nep-2020 | NEP 2020, national education policy 2020, new education policy, nai shiksha niti, नई शिक्षा नीति | NEP 2020 is the third national education policy of India, approved on 29 July 2020 on the report of the Kasturirangan committee; it replaced the policy of 1986.
nep-2020 | 5+3+3+4 structure, 5 3 3 4, 5+3+3+4 | The 5+3+3+4 structure of NEP 2020 divides school education into foundational (5 years), preparatory (3), middle (3) and secondary (4) stages for ages 3 to 18.
nep-2020 | Foundational literacy and numeracy, FLN | Foundational literacy and numeracy is the ability of a child to read with meaning and do basic arithmetic by the early classes (by the end of Grade 3).
nep-2020 | Early childhood care and education, ECCE, prarambhik balyavastha dekhbhal aur shiksha | Early childhood care and education is the care, play-based learning and preparation for school of children up to the age of eight.
nep-2020 | PARAKH | PARAKH is the national assessment centre set up under NEP 2020 at NCERT to set norms and standards of assessment for all school boards.
nep-2020 | Academic Bank of Credits, ABC education | The Academic Bank of Credits is the digital store of the credits that a student earns in higher education, so that they can be carried between institutions.
nep-2020 | Gross enrolment ratio, GER, sakal namankan anupat | Gross enrolment ratio is the enrolment at a level of education, whatever the age, as a percentage of the population of the age group meant for that level.
ncf-2005 | NCF 2005, national curriculum framework 2005 | NCF 2005 is the national curriculum framework prepared by NCERT under Yash Pal; it asks to connect knowledge to life, move away from rote learning and make examinations flexible.
ncf-2005 | Curriculum, pathyacharya, पाठ्यचर्या | A curriculum is the whole plan of learning experiences that a school provides: aims, content, methods, activities and assessment.
ncf-2005 | Syllabus, pathyakram, पाठ्यक्रम | A syllabus is the list of topics to be taught in a subject in a certain class; it is a part of the curriculum.
ncf-2023 | NCF-SE 2023, national curriculum framework for school education 2023, ncf 2023 | NCF-SE 2023 is the national curriculum framework for school education, for ages 3 to 18, prepared in line with NEP 2020.
ncf-2023 | Panchakosha, panchkosha vikas | Panchakosha is the ancient Indian idea of five sheaths of a person, physical, life-energy, mental, intellectual and inner self, used in the NCF for the foundational stage.
commissions | Kothari Commission, kothari aayog, कोठारी आयोग | The Kothari Commission (1964–66) under D. S. Kothari was the education commission that proposed the 10+2+3 pattern, the common school system and 6 per cent of national income for education.
commissions | Mudaliar Commission, secondary education commission | The Mudaliar Commission (1952–53) under A. L. Mudaliar was the commission on secondary education; it proposed multipurpose schools and diversified courses.
commissions | Radhakrishnan Commission, university education commission | The Radhakrishnan Commission (1948–49) was the commission on university education under S. Radhakrishnan, the first education commission of independent India.
commissions | National Policy on Education 1986, NPE 1986 | The National Policy on Education, 1986 was the second national policy of education; it brought Operation Blackboard, DIETs and Navodaya Vidyalayas and was modified in 1992.
commissions | Yash Pal Committee, learning without burden | The Yash Pal Committee of 1993 reported, under the title 'Learning without Burden', on how to lighten the load on school children.
schemes | Samagra Shiksha, samagra shiksha abhiyan, समग्र शिक्षा | Samagra Shiksha is the scheme for school education from pre-school to Class XII begun in 2018 by joining Sarva Shiksha Abhiyan, RMSA and teacher education.
schemes | Sarva Shiksha Abhiyan, SSA, सर्व शिक्षा अभियान | Sarva Shiksha Abhiyan was the national programme, begun in 2000–01, to bring all children of 6 to 14 years into elementary school.
schemes | NIPUN Bharat, निपुण भारत | NIPUN Bharat is the national mission launched in 2021 so that every child gains foundational literacy and numeracy by the end of Grade 3.
schemes | PM POSHAN, mid day meal, mid-day meal scheme, मध्याह्न भोजन | PM POSHAN, earlier the Mid-Day Meal Scheme, is the scheme of free cooked meals for children of government and aided schools up to Class VIII.
schemes | DIKSHA portal, diksha platform | DIKSHA is the national digital platform of school education with textbooks, lessons and courses for pupils and teachers.
schemes | NISHTHA training, nishtha programme | NISHTHA is the national programme of integrated training for teachers and heads of schools to improve learning.
schemes | Operation Blackboard | Operation Blackboard was the scheme, under the policy of 1986, to give every primary school at least two rooms, two teachers and essential teaching material.
schemes | PM SHRI, pm shri school | PM SHRI is the scheme, approved in 2022, to develop selected government schools as models of NEP 2020.
education-bodies | NCERT, national council of educational research and training | NCERT is the autonomous body, set up in 1961 at New Delhi, that advises on school education and prepares the curriculum framework and textbooks.
education-bodies | SCERT | SCERT is the state council of educational research and training, which does for a state what NCERT does for the country.
education-bodies | NCTE, national council for teacher education | NCTE is the statutory body, under an Act of 1993, that sets norms and standards for teacher education and teachers' qualifications.
education-bodies | District Institute of Education and Training, DIET institute | A District Institute of Education and Training (DIET) is the district-level institution set up after the policy of 1986 to train elementary teachers.
education-bodies | NCPCR, national commission for protection of child rights | NCPCR is the statutory commission, set up in 2007 under an Act of 2005, that protects the rights of children and monitors the RTE Act.
education-bodies | CTET, central teacher eligibility test | CTET is the eligibility test, conducted by CBSE, for teachers of Classes I to VIII; Paper I is for Classes I to V and Paper II for Classes VI to VIII.
education-in-the-constitution | Article 21A, right to education article 21a, anuchchhed 21a | Article 21A of the Constitution, added by the 86th Amendment of 2002, is the fundamental right of children of 6 to 14 years to free and compulsory education.
education-in-the-constitution | Article 45 | Article 45 is the directive principle that the state shall try to provide early childhood care and education for all children until they complete six years.
education-in-the-constitution | Education in the Concurrent List, 42nd amendment and education | Education is in the Concurrent List, so both Parliament and the states may make laws on it; the 42nd Amendment of 1976 moved it from the State List.
`)
