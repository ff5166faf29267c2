import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
nature-of-science | Scientific method, vaigyanik vidhi, वैज्ञानिक विधि | The scientific method is the way of finding knowledge by observing, asking, forming a hypothesis, testing it by experiment and drawing and sharing a conclusion.
nature-of-science | Hypothesis, parikalpana, परिकल्पना | A hypothesis is a tentative explanation or prediction that can be tested by observation or experiment.
nature-of-science | Scientific theory, theory in science | A scientific theory is a well-tested explanation of a wide range of facts, such as the cell theory; it can be revised in the light of new evidence.
nature-of-science | Scientific law, law in science | A scientific law is a statement of a regularity in nature that holds under stated conditions, often as a formula; it describes but does not explain.
nature-of-science | Falsifiability | Falsifiability is Karl Popper's mark of a scientific claim: there must be some possible observation that would show it to be false.
nature-of-science | Paradigm, paradigm shift | A paradigm is, for Thomas Kuhn, the shared framework of theory and method within which scientists work; its replacement by another in a scientific revolution is a paradigm shift.
science-process-skills | Process skills of science, science process skills | Process skills of science are the skills by which scientists work and pupils learn: observing, classifying, measuring, inferring, predicting, communicating and experimenting.
science-process-skills | Observation, avlokan, अवलोकन | Observation is the gathering of information through the senses or instruments, without adding an explanation.
science-process-skills | Inference in science, inference and observation | An inference is an explanation or conclusion drawn from what is observed, such as that a fire burns where smoke is seen.
science-process-skills | Prediction, purvanuman | A prediction is a statement of what is expected to happen, based on observation and earlier knowledge.
experiments-and-variables | Independent variable, svatantra char | The independent variable is the factor that the experimenter changes on purpose, such as light in a test of the growth of plants.
experiments-and-variables | Dependent variable, ashrit char | The dependent variable is the factor that is measured in an experiment because it may change with the independent variable.
experiments-and-variables | Controlled variable, control variable | A controlled variable is a factor kept the same throughout an experiment so that it does not affect the result.
experiments-and-variables | Control group, control experiment | A control group is the part of an experiment that does not receive the treatment and with which the result is compared.
experiments-and-variables | Fair test | A fair test is an experiment in which only one factor is changed at a time and all others are kept the same.
scientific-temper | Scientific temper, vaigyanik drishtikon, वैज्ञानिक दृष्टिकोण | Scientific temper is the habit of asking for evidence, reasoning and being ready to change one's view; Article 51A(h) makes its development a duty of citizens.
scientific-temper | Superstition, andhvishwas, अंधविश्वास | A superstition is a belief in cause or luck that has no basis in reason or evidence.
methods-of-science-teaching | Heuristic method, anveshan vidhi, अन्वेषण विधि | The heuristic method of H. E. Armstrong is science teaching in which pupils find out facts and principles for themselves as discoverers.
methods-of-science-teaching | Demonstration method, pradarshan vidhi | The demonstration method is teaching in which the teacher performs an experiment before the class while pupils observe, discuss and conclude.
methods-of-science-teaching | 5E model, 5e instructional model, five e model | The 5E model of Rodger Bybee is an order of learning: engage, explore, explain, elaborate and evaluate.
methods-of-science-teaching | Inquiry-based learning, inquiry based learning, inquiry method | Inquiry-based learning is learning in which pupils ask questions, investigate and build explanations from evidence.
methods-of-science-teaching | POE, predict observe explain | POE (predict, observe, explain) is a strategy in which pupils predict a result, watch what happens and explain any difference.
methods-of-science-teaching | Concept map, concept mapping | A concept map, developed by Joseph Novak, is a diagram of concepts joined by lines with linking words that show how they are related.
science-materials | Improvised apparatus, improvised teaching aid | An improvised apparatus is a teaching aid made from cheap local materials in place of a costly one.
misconceptions-in-science | Alternative conception, misconception in science, alternative conceptions | An alternative conception is an idea of a pupil about nature, formed from experience, that differs from the accepted scientific view.
misconceptions-in-science | Conceptual change | Conceptual change is the giving up or rebuilding of a learner's idea in favour of a scientific one, often after evidence that the old idea cannot explain.
science-curriculum | Cognitive validity | Cognitive validity, in NCF 2005, means that the content, process and language of the science curriculum suit the age and reach of the child.
science-curriculum | Content validity of science curriculum | Content validity of a science curriculum, in NCF 2005, means that it conveys significant and correct scientific content.
science-curriculum | Process validity | Process validity, in NCF 2005, means that the science curriculum engages the learner in the methods and processes by which scientific knowledge is made.
science-curriculum | Historical validity | Historical validity, in NCF 2005, means that the curriculum is informed by history, so that the learner sees how concepts of science grew over time.
science-curriculum | Environmental validity | Environmental validity, in NCF 2005, means that science is placed in the wider context of the learner's environment, local and global.
science-curriculum | Ethical validity | Ethical validity, in NCF 2005, means that the science curriculum promotes honesty, objectivity, cooperation and freedom from fear and prejudice.
science-and-society | STS approach, science technology and society | The STS approach is science teaching that links science with technology and with issues of society, such as energy, health and pollution.
assessment-in-science | Assessment of practical work, practical assessment in science | Assessment of practical work is the judging of a pupil's planning, handling of apparatus, observing, recording and concluding, and not of the result alone.
`)
