import { defineTable } from '../../../kit/facts/define-table.ts'

/** Who stands for which idea on how children grow. */
export const theorists = defineTable({
  id: 'theorists-of-development',
  about: 'thinkers on child development',
  header: 'Thinker',
  columns: {
    theory: {
      header: 'Theory',
      kind: 'text',
      ask: [
        'With which idea on development is {name} associated?',
        '{name} is known in child psychology for:',
      ],
      askBack: [
        'Who is associated with {value}?',
        'Which of the following theorists is associated with {value}?',
      ],
      say: '{name} is associated with {value}',
    },
    term: {
      header: 'Term or study',
      kind: 'text',
      ask: ['Which of the following is the contribution of {name}?', '{name} is known for:'],
      askBack: ['Who among the following is known for {value}?'],
      say: '{name} is known for {value}',
    },
    // All four worked on attachment.
    sense: { header: 'Sense', kind: 'text' },
  },
  apart: ['sense'],
  parts: [
    {
      sources: [
        'Elizabeth Hurlock, Child Development',
        'John Santrock, Child Development',
        'NCERT, Psychology for classes XI and XII',
      ],
      rows: `
        1 piaget | Jean Piaget | cognitive development in four stages | schema, assimilation and accommodation | - | He watched how his own children reasoned and described the sensorimotor, preoperational, concrete and formal stages.
        1 vygotsky | Lev Vygotsky | the sociocultural theory of development | the zone of proximal development | - | For him, learning leads development, and higher mental functions appear first between people.
        1 kohlberg | Lawrence Kohlberg | moral development in three levels | reasoning about the Heinz dilemma | - | He described preconventional, conventional and postconventional reasoning, two stages each.
        1 erikson | Erik Erikson | psychosocial development in eight stages | identity against role confusion | - | Each stage of life from infancy to old age brings a crisis to be solved.
        2 bronfenbrenner | Urie Bronfenbrenner | the ecological systems theory | the microsystem, mesosystem and exosystem | - | He described the layers of environment around a child, from the family to the culture.
        2 emotional-development | John Bowlby | attachment theory | monotropy | attachment | He studied what separation from the caregiver does to a small child.
        2 emotional-development | Mary Ainsworth | the patterns of attachment | the Strange Situation procedure | attachment | She found secure, avoidant and ambivalent attachment by watching brief separations.
        3 emotional-development | Harry Harlow | the need for contact comfort | experiments on infant monkeys with wire and cloth mothers | attachment | The infants clung to the cloth mother even when the wire one gave milk.
        2 emotional-development | Diana Baumrind | the styles of parenting | the description of authoritative and authoritarian parents | - | Authoritative parents combine warmth with clear demands.
        2 play | Mildred Parten | the stages of social play | parallel and cooperative play | - | She watched nursery children and ordered their play from unoccupied to cooperative.
        2 adolescence | Stanley Hall | adolescence as storm and stress | a study of the contents of children's minds | - | His two volumes on adolescence of 1904 made the age a field of study.
        3 adolescence | James Marcia | the four identity statuses | identity foreclosure and moratorium | - | He built on Erikson's crisis of identity.
        2 stages-of-childhood | Robert Havighurst | developmental tasks | tasks to be mastered at each age of life | - | A task mastered in its time leads to happiness and success with later ones.
        2 kohlberg | Carol Gilligan | the ethics of care | the criticism that moral stages ignored women | - | Her book In a Different Voice answered Kohlberg.
        2 language-and-thought | Noam Chomsky | the inborn capacity for language | the language acquisition device and universal grammar | - | He argued that children cannot learn language by imitation alone.
        2 growth-and-maturation | Arnold Gesell | the maturational theory of growth | the norms of development and the co-twin study | - | He held that growth follows a plan set by the genes.
        2 stages-of-childhood | Sigmund Freud | psychosexual development in five stages | id, ego and superego | - | His stages are oral, anal, phallic, latency and genital.
        3 methods-of-child-study | Charles Darwin | the baby biography as a method | a diary of the infant Doddy | - | Doddy was his son; his sketch of an infant of 1877 is among the first records of one child's growth.
        2 individual-differences | Francis Galton | the inheritance of ability | a study of families of eminent men | - | He brought the phrase nature and nurture into use and was the first to compare twins.
        3 socialisation | Charles Cooley | the looking-glass self | the primary group | - | We see ourselves as we think that others see us.
        3 socialisation | George Herbert Mead | a self built through role-taking | the I and the Me, and the generalised other | - | For him play and games teach children to take the roles of others.
        3 language-and-thought | Benjamin Whorf | linguistic relativity | a study of the Hopi language | - | He held that language shapes the way one thinks; the idea is also named after his teacher, Edward Sapir.
        2 language-and-thought | Jerome Bruner | the language acquisition support system | - | - | He stressed what adults add to the child's own capacity for language.
        3 motor-development | Esther Thelen | the dynamic systems view of motor development | infants who step on a treadmill | - | She showed that the stepping reflex returns when the legs are held in water.
        3 emotional-development | Konrad Lorenz | imprinting | an experiment with newly hatched goslings | attachment | A critical period soon after hatching fixes whom the young bird follows.
        3 growth-and-maturation | Paul Baltes | the life-span perspective | selection, optimisation and compensation | - | Development goes on through the whole of life, with gains and losses at every age.
      `,
    },
  ],
})
