/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  principles-of-development | Principles of Development | principles of growth and development, bal vikas ke siddhant, <cephalocaudal, <proximodistal, vikas ke siddhant, dimensions of development
  growth-and-maturation | Growth, Maturation and Development | growth and maturation, maturation
  heredity-and-environment | Heredity and Environment | nature and nurture, nature nurture debate, vanshanukram aur vatavaran
  stages-of-childhood | Stages of Childhood | stages of human development, <developmental tasks, infancy and childhood, bal avastha, socially constructed childhood, stages of child development
  motor-development | Motor Development | <gross motor skills, <fine motor skills, motor skills
  piaget | Piaget | piaget theory, piyaje, piyaje ka siddhant, jean piaget, cognitive development, object permanence, <egocentrism, sangyanatmak vikas, <schema theory
  vygotsky | Vygotsky | vygotsky theory, lev vygotsky, <private speech, sociocultural theory
  kohlberg | Kohlberg | kohlberg theory, moral development, lawrence kohlberg, moral reasoning, <gilligan, naitik vikas, kohlberg vs piaget moral development, piaget moral development
  kohlberg-stages | Stages of Moral Development (Kohlberg) | kohlberg stages, stages of moral development, levels of moral development, kohlberg levels, preconventional conventional postconventional, kohlberg moral stages, moral stages of kohlberg
  erikson | Erikson | erikson theory, erik erikson, psychosocial development, psychosocial stages, erikson stages, erikson psychosocial stages, eight stages of erikson
  bronfenbrenner | Bronfenbrenner | ecological systems theory, ecological theory, <microsystem mesosystem
  socialisation | Socialisation | socialization, <agencies of socialisation, samajikaran, social development of the child
  emotional-development | Emotional Development and Attachment | attachment theory, <bowlby, emotions of children, <parenting styles, sanvegatmak vikas, <attachment
  play | Play and Development | <stages of play, <parten, importance of play, play way method, <play way
  gender | Gender and Education | gender as a social construct, gender roles, <gender bias, <gender stereotypes, <gender discrimination, <gender constancy
  adolescence | Adolescence | <identity crisis, kishoravastha, problems of adolescents
  individual-differences | Individual Differences | vyaktigat bhinnata
  language-and-thought | Language and Thought | language development of the child, language and thinking
  methods-of-child-study | Methods of Child Study | <longitudinal study, <cross sectional study, <case study method, <observation method, <longitudinal, <cross sectional
  piaget-stages | Stages of Piaget | stages of cognitive development, piaget ke charan, four stages of piaget, sensorimotor stage, preoperational stage, concrete operational stage, formal operational stage, stages of development piaget, piaget stages of cognitive development age wise, piaget stages with age, piaget stages age wise, piaget stages and age
  piaget-conservation | Conservation (Piaget) | conservation of number, conservation of liquid, law of conservation piaget
  zpd | Zone of Proximal Development | zpd, vygotsky zpd, vygotsky zone of proximal development, samipasth vikas ka kshetra
  scaffolding | Scaffolding | vygotsky scaffolding, <more knowledgeable other
  assimilation-and-accommodation | Assimilation & Accommodation | piaget assimilation and accommodation, aatmsatkaran aur samayojan, assimilation, accommodation
  growth-and-development-compared | Difference between Growth and Development | growth vs development, growth and development compared, vriddhi aur vikas, vriddhi aur vikas me antar, growth and development antar, vridhi aur vikas
  freud | Freud & Psychosexual Stages | freud, sigmund freud, freud psychosexual, psychosexual stages, psychosexual theory, psychoanalytic theory, id ego superego, <defence mechanism, <defence mechanisms, manovishleshan
`
