/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  integrity-at-work | Integrity at Work | integrity situations, conflict of interest, integrity in public service
  public-service-situations | Situations of Public Service | administrative situations, district officer situations
  leading-a-team | Leading a Team | team situations, leadership situations, situations at office
  decisions-under-pressure | Decisions under Pressure | emergency situations decision, decisions in emergency, urgent decisions
`
