import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
inclusion | Inclusive education, inclusion, samaveshi shiksha, समावेशी शिक्षा | Inclusive education is education in which all children, with and without disabilities and from every background, learn together in the same school, and the school changes to meet their needs.
inclusion | Integration in education, integrated education, ekikrit shiksha | Integration is the placing of children with special needs in an ordinary school where the child has to adapt to the system as it is.
inclusion | Special education, vishesh shiksha | Special education is teaching specially designed to meet the needs of children with disabilities, in separate or ordinary schools.
inclusion | Mainstreaming, mukhyadhara | Mainstreaming is the placing of children with disabilities in ordinary classes, for part or all of the day, as far as they can cope.
inclusion | Children with special needs, CWSN, vishesh avashyakta wale bachche | Children with special needs are children who need extra help or arrangements to learn, because of a disability or another difficulty.
inclusion | Universal design for learning, UDL | Universal design for learning is the planning of lessons from the start for all learners, by offering several ways to engage, to receive content and to show learning.
inclusion | Social model of disability | The social model of disability holds that people are disabled by barriers in society and surroundings and not by their impairment alone.
inclusion | Medical model of disability | The medical model of disability sees disability as a defect in the person that is to be treated or cured.
inclusion | Least restrictive environment, LRE | The least restrictive environment is the setting closest to the ordinary classroom in which a child with a disability can learn with suitable support.
inclusion | Salamanca Statement | The Salamanca Statement of 1994, from a UNESCO conference in Spain, called on states to adopt inclusive education in ordinary schools.
learning-disabilities | Learning disability, specific learning disability, adhigam akshamata, अधिगम अक्षमता | A learning disability is a lasting difficulty in reading, writing, language or mathematics, of neurological origin, in a child of average or higher intelligence.
learning-disabilities | Dyslexia, pathan vikar, डिस्लेक्सिया | Dyslexia is a learning disability in reading: the child has trouble in linking letters with sounds and in reading and spelling words.
learning-disabilities | Dysgraphia, lekhan vikar, डिस्ग्राफिया | Dysgraphia is a learning disability in writing: handwriting, spelling and putting thoughts on paper are hard for the child.
learning-disabilities | Dyscalculia, डिस्कैलकुलिया | Dyscalculia is a learning disability in mathematics: the child has trouble with number sense, symbols and calculation.
learning-disabilities | Dyspraxia, डिस्प्रेक्सिया | Dyspraxia is a difficulty in planning and coordinating movements, so that tasks such as buttoning, writing or catching a ball are hard.
learning-disabilities | Aphasia, dysphasia | Aphasia (dysphasia in milder form) is a difficulty in using or understanding spoken language because of damage or disorder in the brain.
learning-disabilities | Slow learner, slow learners, mand gati se seekhne wale | A slow learner is a child of somewhat below average ability who learns school subjects at a slower pace and needs more time and practice.
learning-disabilities | Underachiever, under achiever | An underachiever is a learner whose school performance is clearly below what his or her ability would lead one to expect.
sensory-impairments | Visual impairment, drishti badhit | Visual impairment is the loss of sight, from low vision to blindness, that cannot be fully corrected and that affects learning.
sensory-impairments | Braille, braille script, ब्रेल लिपि | Braille is the system of raised dots, in cells of six, read by touch by blind people; Louis Braille invented it.
sensory-impairments | Hearing impairment, shravan badhit | Hearing impairment is the loss of hearing, from hard of hearing to deafness, that affects speech, language and learning.
sensory-impairments | Sign language, sanketik bhasha, indian sign language | A sign language is a full language of hand shapes, movements and facial expressions used by deaf people; in India it is Indian Sign Language.
adhd-and-autism | ADHD, attention deficit hyperactivity disorder | ADHD is a developmental disorder marked by lasting inattention, overactivity and impulsive behaviour beyond what is usual for the age.
adhd-and-autism | Autism, autism spectrum disorder, ASD, ऑटिज्म, swaleenta | Autism is a developmental condition marked by difficulty in social communication and by restricted, repetitive behaviour and interests.
adhd-and-autism | Cerebral palsy, pramastishk ghat | Cerebral palsy is a group of disorders of movement and posture caused by damage to the brain before, during or soon after birth.
adhd-and-autism | Intellectual disability, mental retardation, bauddhik akshamata | Intellectual disability is a marked limitation both in intellectual functioning and in everyday adaptive skills that begins in the developmental period.
gifted-and-creative | Gifted child, gifted children, giftedness, pratibhashali balak, प्रतिभाशाली बालक | A gifted child is a child who shows or could show outstanding ability in one or more fields and needs enrichment or faster progress.
gifted-and-creative | Creativity, srijanatmakta, सृजनात्मकता | Creativity is the ability to produce ideas or things that are new and of value.
gifted-and-creative | Enrichment and acceleration, enrichment programme, acceleration in education | Enrichment gives gifted pupils deeper or wider work at their own level; acceleration lets them move through the course faster, as by skipping a class.
accommodations | Accommodation in inclusive education, accommodations for disabled | An accommodation is a change in how a child learns or is tested, such as extra time or large print, that leaves the standard expected unchanged.
accommodations | Modification in inclusive education, curriculum modification | A modification is a change in what a child is expected to learn or show, such as fewer or simpler tasks.
accommodations | Individualised education plan, IEP, individualized education program, individualised education programme | An individualised education plan is a written plan for one child with special needs that sets goals, supports and ways of checking progress.
accommodations | Differentiated instruction, differentiation in teaching | Differentiated instruction is teaching in which content, process, product or setting is varied to suit the readiness, interests and profile of different learners.
accommodations | Assistive technology, sahayak praudyogiki | Assistive technology is any device or software that helps a person with a disability to do what would be hard otherwise, such as a screen reader or hearing aid.
accommodations | Resource teacher | A resource teacher is a specially trained teacher who supports children with special needs and their class teachers in an ordinary school.
disadvantaged-learners | Disadvantaged learners, disadvantaged children, vanchit balak, वंचित बालक | Disadvantaged learners are children whose learning is held back by poverty, caste, gender, language, place or other social conditions.
disadvantaged-learners | First-generation learner, first generation learners | A first-generation learner is a child who is the first in the family to go to school.
disadvantaged-learners | Cultural bias, cultural bias in tests | Cultural bias is the fault of a test or lesson that favours children of one culture because it takes their language and experience for granted.
gender-in-the-classroom | Gender bias in the classroom, gender bias by teachers | Gender bias in the classroom is the unequal treatment of boys and girls by a teacher or textbook because of their gender, as when a teacher calls on boys more often.
cooperative-learning | Cooperative learning, sahyogatmak adhigam | Cooperative learning is learning in small mixed groups whose members depend on one another and share responsibility for the result, as in the jigsaw method.
cooperative-learning | Peer tutoring, sahpathi shikshan | Peer tutoring is the teaching of one pupil by another, of the same or another class, with the teacher's guidance.
cooperative-learning | Collaborative learning | Collaborative learning is learning in which pupils build understanding together through talk and joint work on a problem.
disability-law | Rights of Persons with Disabilities Act, rpwd act, rpwd act 2016, divyangjan adhikar adhiniyam | The Rights of Persons with Disabilities Act, 2016 is the Indian law that lists 21 disabilities, forbids discrimination and provides for inclusive education and reservation.
disability-law | Benchmark disability | Benchmark disability is, under the Act of 2016, a specified disability of at least 40 per cent as certified.
disability-law | Rehabilitation Council of India, RCI | The Rehabilitation Council of India is the statutory body that regulates the training of special educators and other rehabilitation professionals and keeps their register.
disability-law | UNCRPD, convention on the rights of persons with disabilities | The UNCRPD is the UN convention of 2006 on the rights of persons with disabilities, which India ratified in 2007.
`)
