/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  presidents-in-office | Presidents since 1950 | list of presidents, presidents of india list, first president of india
  vice-presidents-in-office | Vice-Presidents since 1952 | list of vice presidents, first vice president of india
  prime-ministers-in-office | Prime Ministers since 1947 | list of prime ministers, pm of india, prime ministers of india list, <first prime minister of india
`
