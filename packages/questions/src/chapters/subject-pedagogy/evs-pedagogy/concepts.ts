/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  nature-of-evs | Concept and Scope of EVS | significance of evs, integrated evs, evs as an integrated area, nature of evs, environmental education, scope of evs, concept of evs
  evs-themes | Themes and Textbooks of EVS | <six themes of evs, evs themes, evs syllabus, <looking around textbook, theme approach
  evs-process-skills | Process Skills in EVS | observation and classification in evs, skills in evs, experimentation in evs, experiments in evs
  evs-field-visits | Field Visits in EVS | field visit, field trip, excursion in evs, nature walk, evs field trip
  evs-methods | Activities and Methods in EVS | methods of teaching evs, activities in evs, group work in evs, project work in evs, <discussion in evs
  evs-childrens-ideas | Children's Ideas in EVS | misconceptions in evs, alternative ideas of children in evs, <concept map in evs
  evs-community | Community as a Resource in EVS | community resources in evs, local knowledge in evs
  evs-values | Values and Sensitivity in EVS | gender and caste in evs, inclusion in evs, care for environment in evs
  evs-assessment | Assessment in EVS | evaluation in evs, cce in evs, indicators of assessment in evs
  evs-materials | Teaching Aids in EVS | teaching aids, teaching learning material in evs, tlm in evs
`
