import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
principles-of-development | Development, child development, vikas, विकास | Development is the continuous and orderly change of a person in body, mind, feelings and social life from conception to death.
principles-of-development | Cephalocaudal principle, cephalocaudal | The cephalocaudal principle says that development proceeds from the head towards the feet.
principles-of-development | Proximodistal principle, proximodistal | The proximodistal principle says that development proceeds from the centre of the body outwards.
growth-and-maturation | Growth, vriddhi, वृद्धि | Growth is the increase in the size of the body and its parts; it can be measured and ends at maturity.
growth-and-maturation | Maturation, paripakvata | Maturation is the natural unfolding of inborn abilities, which does not depend on practice.
heredity-and-environment | Heredity, vanshanukram | Heredity is the passing of traits from parents to children through genes.
piaget | Schema, schema in psychology | A schema (Piaget) is a pattern of thought or action by which a child organises experience.
piaget | Assimilation in psychology, assimilation piaget, aatmsatkaran | Assimilation (Piaget) is fitting a new experience into a schema that is already there.
piaget | Accommodation in psychology, accommodation piaget | Accommodation (Piaget) is changing a schema, or making a new one, to fit a new experience.
piaget | Object permanence, vastu sthayitva | Object permanence is the understanding that things exist even when they cannot be seen; it develops in Piaget's sensorimotor stage.
piaget | Conservation piaget, conservation in psychology | Conservation (Piaget) is the understanding that quantity stays the same when only its shape or arrangement changes; it comes in the concrete operational stage.
piaget | Egocentrism, ahamkendrita | Egocentrism (Piaget) is a young child's inability to see things from the point of view of another.
piaget | Animism | Animism (Piaget) is the belief of children of the pre-operational stage that lifeless things have life and feelings.
vygotsky | Zone of proximal development, ZPD, nikattam vikas ka kshetra | The zone of proximal development (Vygotsky) is the gap between what a child can do alone and what it can do with help.
vygotsky | Scaffolding, scaffolding in education | Scaffolding is temporary help fitted to a learner's need, which is taken away step by step as the learner becomes able.
vygotsky | Private speech | Private speech (Vygotsky) is a child's talking aloud to itself to guide its own actions; later it becomes inner speech.
kohlberg | Moral development, kohlberg theory, naitik vikas | Kohlberg's theory says that moral reasoning develops through three levels of two stages each: pre-conventional, conventional and post-conventional.
erikson | Identity versus role confusion, identity crisis | Identity versus role confusion is Erikson's fifth stage, in adolescence, in which young people search for who they are.
socialisation | Socialisation, socialization, samajikaran, समाजीकरण | Socialisation is the process by which a child learns the norms, values and behaviour of its society. The family is its primary agency.
individual-differences | Individual differences, vaiyaktik bhinnata | Individual differences are the ways in which people differ from each other in ability, interest, speed of learning, temperament and background.
gender | Gender, gender and sex | Gender is the social idea of what it means to be a man or a woman, as distinct from sex, which is biological.
gender | Gender stereotype | A gender stereotype is a fixed belief about what boys and girls can or should do.
`)
