/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  inclusion | Inclusive Education | idea of inclusion, inclusive classroom, samaveshi shiksha, inclusion in education, integration and inclusion, inclusive setting, <social model of disability, <universal design for learning, mainstreaming
  dyslexia | Dyslexia | learning disability dyslexia, dyslexia in children, reading disability, dislexia
  learning-disabilities | Learning Disabilities | <dyscalculia, <dysgraphia, specific learning disability, <dyspraxia, slow learners, adhigam akshamata
  sensory-impairments | Visual and Hearing Impairment | visual impairment, hearing impairment, <braille, blind children, deaf children
  adhd-and-autism | ADHD, Autism and Other Conditions | adhd, autism, autism spectrum disorder, <cerebral palsy, <intellectual disability, attention deficit
  gifted-and-creative | Gifted and Creative Learners | gifted children, giftedness, creativity, creative children, <divergent thinking, pratibhashali bachche, thinking creativity divergent, <creativity and divergent thinking
  accommodations | Accommodations and Individual Plans | <individualised education plan, iep, individualized education program, <differentiated instruction, accommodations for disabled, <udl
  disadvantaged-learners | Disadvantaged and Diverse Learners | disadvantaged children, deprived children, <first generation learners, socially disadvantaged groups, diverse learners, <cultural bias
  gender-in-the-classroom | Gender in the Classroom | gender bias in classroom, gender stereotyping in class
  cooperative-learning | Cooperative Learning | <peer tutoring, collaborative learning, <peer learning, cooperative learning strategies
  disability-law | Laws on Disability | rpwd act, <rights of persons with disabilities act, <rehabilitation council of india, pwd act, <salamanca statement, rights of disabled, rights of persons with disabilities
`
