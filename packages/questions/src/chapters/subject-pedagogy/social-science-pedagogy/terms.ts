import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
sources-and-evidence | Primary source, primary sources, prathmik srot, प्राथमिक स्रोत | A primary source is evidence that comes from the time being studied, such as an inscription, coin, letter or diary.
sources-and-evidence | Secondary source, secondary sources, dvitiyak srot, द्वितीयक स्रोत | A secondary source is an account written later on the basis of primary sources, such as a textbook or a historian's book.
sources-and-evidence | Oral history, maukhik itihas | Oral history is the recording of people's memories of events by interview, as a source of history.
sources-and-evidence | Source method, srot vidhi | The source method is the teaching of history through the study of original sources, which pupils question and interpret.
sources-and-evidence | Archaeology, puratatva, पुरातत्व | Archaeology is the study of the past through material remains such as buildings, tools and pottery, usually found by digging.
teaching-of-history | Timeline in history, time line | A timeline is a line on which events are marked in order of time and at fitting distances, to show sequence and duration.
teaching-of-history | Historical empathy | Historical empathy is the effort to understand people of the past in the light of their own time, beliefs and conditions.
teaching-of-history | Chronology, kalkram | Chronology is the arrangement of events in the order in which they happened.
teaching-of-history | Presentism | Presentism is the fault of judging the past by the standards and ideas of the present.
teaching-of-geography | Near to far approach, near to far | The near-to-far approach is the teaching of geography from the home and locality out to the region, the country and the world.
maps-and-globes | Map, manchitra, मानचित्र | A map is a drawing of the whole or a part of the Earth's surface on a flat surface according to a scale.
maps-and-globes | Globe, glob | A globe is a model of the Earth in the form of a sphere, which shows shapes, distances and directions without the distortion of a flat map.
maps-and-globes | Scale of a map, map scale | The scale of a map is the ratio of a distance on the map to the same distance on the ground, such as 1 : 50,000.
maps-and-globes | Legend of a map, key of a map, map legend | The legend of a map is the list that explains the symbols and colours used on it.
maps-and-globes | Cartography, manchitra kala | Cartography is the science and art of making maps, from surveys, photographs and other data.
maps-and-globes | Sketch map, plan and sketch | A sketch is a rough drawing of a place from memory or observation and not to scale; a plan is a drawing of a small area on a large scale.
teaching-of-civics | Social and political life, SPL subject | Social and political life is the subject that, under NCF 2005, took the place of civics in the NCERT textbooks of Classes VI to VIII; it starts from people's real lives and issues.
teaching-of-civics | Mock parliament, youth parliament | A mock parliament is a role play in which pupils act as members of a legislature to learn how it debates and makes laws.
social-science-curriculum | Social science, samajik vigyan, सामाजिक विज्ञान | Social science is the study of human society through subjects such as history, geography, political science, economics and sociology.
methods-of-social-science | Role play, bhumika nirvah | Role play is a method in which pupils act the parts of persons in a situation in order to understand points of view and institutions.
methods-of-social-science | Case study, case study method, vyakti adhyayan | A case study is the detailed study of one person, group, place or event to understand a wider issue.
methods-of-social-science | Field work, fieldwork, kshetra karya | Field work is learning by collecting information first-hand at a place outside the classroom, by observing, measuring and interviewing.
methods-of-social-science | Survey method, sarvekshan vidhi | The survey method is the collecting of information from a number of people by questions, so as to describe opinions or conditions.
methods-of-social-science | Jigsaw method, jigsaw technique | The jigsaw method of Elliot Aronson is group learning in which each member becomes expert in one part and teaches it to the others.
critical-thinking-in-social-science | Fact and opinion | A fact is a statement that can be checked by evidence; an opinion is a judgement or belief on which people may differ.
critical-thinking-in-social-science | Critical thinking, aalochanatmak chintan, आलोचनात्मक चिंतन | Critical thinking is careful thinking that questions claims, weighs evidence and reasons before accepting a conclusion.
critical-thinking-in-social-science | Empirical evidence, anubhavjanya sakshya | Empirical evidence is information gained by observation, experience or experiment and not by belief or reasoning alone.
diversity-and-sensitivity | Stereotype, rudhibaddh dharna, रूढ़िबद्ध धारणा | A stereotype is a fixed image of a group that is applied to all its members and ignores their differences.
diversity-and-sensitivity | Prejudice, purvagrah, पूर्वाग्रह | Prejudice is a judgement, usually negative, formed about a person or group beforehand and without knowledge.
diversity-and-sensitivity | Discrimination, bhedbhav, भेदभाव | Discrimination is the unfair treatment of people because of the group to which they belong, such as caste, sex, religion or disability.
diversity-and-sensitivity | Ethnocentrism | Ethnocentrism is the judging of other groups by the standards of one's own group, which is taken to be the best.
diversity-and-sensitivity | Diversity, vividhta, विविधता | Diversity is the presence of differences among people, in language, religion, culture, food and ways of life.
diversity-and-sensitivity | Marginalisation, marginalization, hashiyakaran | Marginalisation is the pushing of a group to the edge of society, so that it has less share in resources, rights and decisions.
assessment-in-social-science | Assessment in social science, evaluation in social science | Assessment in social science is the judging of pupils' understanding, reasoning from evidence, skills and attitudes by varied means such as projects and discussion, beyond recall of facts.
`)
