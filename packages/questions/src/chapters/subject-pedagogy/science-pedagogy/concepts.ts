/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  nature-of-science | Nature of Science | nature of scientific knowledge, <hypothesis theory law, scientific method, structure of science
  science-process-skills | Process Skills of Science | process skills, observation and inference, skills of science
  experiments-and-variables | Experiments and Variables | <control of variables, <independent variable in experiment, fair test, experimentation in science, <dependent variable, <independent and dependent variable
  scientific-temper | Scientific Temper and Attitude | scientific attitude, scientific temper, vaigyanik drishtikon
  methods-of-science-teaching | Methods of Teaching Science | <heuristic method, <demonstration method, <5e model, <inquiry method, <inquiry based science
  science-materials | Aids and Laboratory in Science | science laboratory, science lab safety, improvised aids, teaching aids in science
  misconceptions-in-science | Misconceptions in Science | alternative conceptions, misconceptions of pupils in science, conceptual change
  science-curriculum | Science in NCF and Aims | aims of teaching science, validity of science curriculum, ncf 2005 science, six validities
  science-and-society | Science, Technology and Society | sts approach, science technology society, science for all, <gender in science class
  assessment-in-science | Assessment in Science | evaluation in science, assessment of practical work
`
