/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  classical-conditioning | Classical Conditioning | <conditioned stimulus, jb watson, behaviourism, shastriya anubandhan
  operant-conditioning | Operant Conditioning | skinner operant conditioning, <reinforcement, <positive reinforcement, <negative reinforcement, <schedules of reinforcement, reward and punishment
  thorndike | Thorndike | <trial and error, tharnadaik, prayas aur truti
  thorndike-laws | Thorndike's Laws of Learning | laws of learning, thorndike laws, adhigam ke niyam, <law of effect, <law of readiness, <law of exercise
  insight-learning | Insight and Latent Learning | <kohler, insight theory, <tolman, latent learning
  social-learning | Bandura: Social Learning | bandura, social learning theory, observational learning, <self efficacy
  constructivism | Constructivism | constructivist classroom, constructivist approach, constructivist teaching, rachnavad, how children learn, children as problem solvers
  bruner | Bruner | jerome bruner, <discovery learning, bruner discovery learning, bruner theory
  ausubel | Ausubel | david ausubel, <advance organiser, <meaningful learning
  gagne | Gagne | gagne hierarchy, types of learning by gagne, <nine events of instruction
  gardner | Gardner: Multiple Intelligences | gardner, multiple intelligences, multiple intelligence theory, howard gardner, eight intelligences, bahu buddhi siddhant
  intelligence | Intelligence and Its Theories | theories of intelligence, intelligence, <iq, <intelligence quotient, <spearman, <sternberg, <emotional intelligence, <guilford, <thurstone, buddhi
  blooms-taxonomy | Bloom's Taxonomy | bloom, <cognitive domain, <affective domain, revised bloom taxonomy, <psychomotor domain
  motivation | Motivation | motivation and learning, <intrinsic motivation, <extrinsic motivation, <attribution theory, <learned helplessness, <mastery goals, abhiprerna
  maslow | Maslow | maslow hierarchy, hierarchy of needs, <self actualisation, abraham maslow
  transfer-of-learning | Transfer of Learning | transfer of training, <positive transfer, <negative transfer, adhigam sthanantaran
  memory-and-forgetting | Memory and Forgetting | human memory, <forgetting curve, <short term memory, proactive and retroactive interference, smriti aur vismriti, memory in learning
  thinking-and-metacognition | Thinking, Metacognition and Problem Solving | metacognition, problem solving in children, thinking and learning, critical thinking, misconceptions of children, errors of children, problem solving
  cognition-and-emotions | Cognition and Emotions | emotions and learning, <goleman, sanvegatmak buddhi, <yerkes dodson law
  factors-of-learning | Factors Contributing to Learning | factors affecting learning, attention and interest, <learning curve, <plateau of learning, <readiness to learn
  classical-and-operant | Difference between Classical and Operant Conditioning | classical and operant conditioning, pavlov and skinner, classical vs operant, shastriya aur kriya prasut anubandhan
  pavlov | Pavlov's Theory | pavlov, ivan pavlov, pavlov dog experiment, pavlov theory of learning, pavlov experiment
  skinner | Skinner's Theory | skinner, bf skinner, b f skinner, skinner theory of learning, skinner box
  gestalt | Gestalt Psychology | gestalt, gestalt theory, gestalt psychologists, gestalt theory of learning, gestaltvad
`
