/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  national-days | Days of India | national days, important national days, rashtriya divas, indian days
  international-days | International Days | world days, international days list, vishwa divas, antarrashtriya divas
  birthdays | Days that are Birthdays | birth anniversary days, jayanti, birthdays of leaders
  nation-days | Days of the Constitution and Government | <republic day, <independence day, constitution day, <voters day, <panchayati raj day
  people-days | Days for People and Rights | <womens day, <human rights day, <youth day, <childrens day, <teachers day
  health-days | Health Days | world health day, <aids day, <cancer day, <tuberculosis day, <malaria day, swasthya divas
  environment-days | Environment Days | <earth day, <water day, <ozone day, <wetlands day, <tiger day, paryavaran divas
  science-days | Science Days | national science day, <technology day, <mathematics day, <space day, vigyan divas
  defence-days | Defence Days | <army day, <navy day, <air force day, <kargil vijay diwas, <vijay diwas
  education-and-culture-days | Days of Education, Language and Culture | <literacy day, <hindi diwas, <world heritage day, <book day, <mother language day
  economy-and-work-days | Days of Economy and Work | <labour day, <may day, <consumer day, <tourism day, <handloom day
  food-days | Days of Food | world food day, <milk day, <coconut day
  peace-days | Days of Peace | <united nations day, <non violence day, <hiroshima day
`
