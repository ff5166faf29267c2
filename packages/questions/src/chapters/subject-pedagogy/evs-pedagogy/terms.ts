import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
nature-of-evs | EVS, environmental studies, paryavaran adhyayan, पर्यावरण अध्ययन | EVS (environmental studies) is the integrated subject of Classes III to V that joins science, social science and environmental education round the child's surroundings.
nature-of-evs | Environmental education, paryavaran shiksha | Environmental education is education about, through and for the environment, so that people understand it and act to protect it.
nature-of-evs | Integrated approach, integrated evs, ekikrit upagam | The integrated approach is the teaching of content from several subjects together round a theme and not in separate compartments.
evs-themes | Theme-based approach, theme approach, thematic approach | The theme-based approach organises learning round themes of the child's life, such as food, shelter and water, instead of separate topics of subjects.
evs-themes | Six themes of EVS, evs themes | The six themes of the NCERT syllabus of EVS are family and friends, food, shelter, water, travel, and things we make and do.
evs-process-skills | Classification in EVS, classification skill | Classification in EVS is the sorting of things into groups by likeness and difference, such as leaves by their edge.
evs-process-skills | Experimentation in EVS, experiments in evs | Experimentation in EVS is trying things out with simple materials to answer a question, as in finding what floats and what sinks.
evs-field-visits | Field visit, field trip, excursion, kshetra bhraman | A field visit is a planned learning visit to a place outside school, such as a market, farm or post office, with questions before and discussion after.
evs-field-visits | Nature walk, prakriti bhraman | A nature walk is a guided walk in which children observe plants, animals and surroundings and record what they see.
evs-methods | Hands-on activity, hands on activities, activity based learning | A hands-on activity is a task in which children handle, make or try things themselves and learn from direct experience.
evs-methods | Project work in EVS, evs project | Project work in EVS is a task spread over some days in which children collect, record and present information about their surroundings.
evs-childrens-ideas | Children's alternative ideas, misconceptions in evs, naive concepts | Children's alternative ideas are the explanations that children form from experience before teaching, such as that the Sun moves round the Earth; the teacher starts from them.
evs-community | Community as a resource, community resources | Community as a resource means the use of local people, places, skills and knowledge, such as a potter or an old person's memories, for learning.
evs-community | Local knowledge, indigenous knowledge, sthaniya gyan | Local knowledge is the knowledge of plants, weather, farming and health that a community has built up and passed on over generations.
evs-values | Sensitivity to the environment, environmental sensitivity | Environmental sensitivity is care for living things, resources and surroundings, shown in attitudes and in action such as saving water.
evs-assessment | Indicators of assessment in EVS, indicators of assessment | The indicators of assessment in EVS are the points on which growth is watched, such as observation and recording, discussion, expression, explanation, classification, questioning, analysis, experimentation, concern for justice and cooperation.
`)
