import { defineTable } from '../../../kit/facts/define-table.ts'

export const bnsSections = defineTable({
  id: 'bns-sections',
  about: 'the Bharatiya Nyaya Sanhita, 2023',
  header: 'Subject',
  columns: {
    section: {
      header: 'Section of the BNS',
      kind: 'text',
      ask: [
        'Which section of the Bharatiya Nyaya Sanhita, 2023 deals with {name}?',
        'Under the Bharatiya Nyaya Sanhita, 2023, the section on {name} is:',
      ],
      askBack: [
        '{value} of the Bharatiya Nyaya Sanhita, 2023 deals with:',
        'Which of the following is dealt with in {value} of the Bharatiya Nyaya Sanhita, 2023?',
      ],
      say: '{value} of the Bharatiya Nyaya Sanhita deals with {name}',
      weight: 2,
    },
    old: {
      header: 'Section of the IPC',
      kind: 'text',
      ask: ['Before the Bharatiya Nyaya Sanhita, which section of the Indian Penal Code dealt with {name}?'],
      say: '{value} of the Indian Penal Code dealt with {name}',
    },
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  shapes: ['direct', 'inverse', 'match', 'how many pairs'],
  concepts: ['bns'],
  parts: [
    {
      sources: [
        'The Bharatiya Nyaya Sanhita, 2023 (Act 45 of 2023)',
        'Ministry of Home Affairs, correspondence table of the BNS and the IPC',
      ],
      asOf: '2024-07',
      rows: `
        2 | common intention | Section 3(5) | Section 34 | general | Each person is liable as if the act were done by that person alone.
        2 | the kinds of punishment | Section 4 | Section 53 | general | Community service is the new one among the six.
        1 | an act of a child under seven years of age | Section 20 | Section 82 | general | Nothing that such a child does is an offence.
        1 | an act done in private defence | Section 34 | Section 96 | general | In the old code the section of this number was on common intention.
        1 | criminal conspiracy | Section 61 | Section 120A | general | It covers agreement and punishment in one section.
        2 | the definition of rape | Section 63 | Section 375 | women | The next section lays down the punishment.
        1 | the punishment for rape | Section 64 | Section 376 | women | It is rigorous imprisonment of not less than ten years.
        1 | sexual intercourse by deceitful means | Section 69 | - | women | A promise of marriage made without the intention to keep it is such a means.
        1 | gang rape | Section 70 | Section 376D | women | The highest penalty is death where the victim is under eighteen.
        2 | assault on a woman with intent to outrage her modesty | Section 74 | Section 354 | women | The chapter on women and children now comes early in the code.
        2 | sexual harassment | Section 75 | Section 354A | women | It includes demands for sexual favours.
        2 | voyeurism | Section 77 | Section 354C | women | It is about watching or recording a private act.
        1 | stalking | Section 78 | Section 354D | women | It includes watching what a woman does on the internet.
        2 | a word or gesture insulting the modesty of a woman | Section 79 | Section 509 | women | Intrusion upon privacy is covered too.
        1 | dowry death | Section 80 | Section 304B | women | It concerns death within seven years of marriage.
        2 | marrying again during the lifetime of a spouse | Section 82 | Section 494 | women | It is called bigamy.
        1 | cruelty by the husband or his relatives | Section 85 | Section 498A | women | The next section tells what cruelty is.
        2 | the definition of murder | Section 101 | Section 300 | body | The exceptions make it culpable homicide only.
        1 | the punishment for murder | Section 103 | Section 302 | body | Its second clause covers murder by a mob on grounds such as caste or community.
        2 | the punishment for culpable homicide not amounting to murder | Section 105 | Section 304 | body | The section before it is on murder by a life convict.
        1 | causing death by negligence | Section 106 | Section 304A | body | A driver who flees without reporting faces more.
        2 | abetment of suicide | Section 108 | Section 306 | body | The section before it covers children and persons of unsound mind.
        1 | attempt to murder | Section 109 | Section 307 | body | Attempt at culpable homicide has the next section.
        1 | organised crime | Section 111 | - | state | It is a new offence in the general criminal law.
        2 | petty organised crime | Section 112 | - | state | Gangs of thieves and cheats are meant.
        1 | a terrorist act | Section 113 | - | state | It had been known to special laws only.
        2 | voluntarily causing grievous hurt by acid | Section 124 | Section 326A | body | The least term is ten years.
        1 | wrongful restraint | Section 126 | Section 339 | body | It keeps a person from going in a direction in which that person has a right to go.
        1 | wrongful confinement | Section 127 | Section 340 | body | The person is kept within certain limits.
        2 | the punishment for kidnapping | Section 137 | Section 363 | body | Kidnapping from India and from lawful guardianship are the two kinds.
        2 | trafficking of persons | Section 143 | Section 370 | body | It covers exploitation of several kinds.
        1 | acts endangering the sovereignty, unity and integrity of India | Section 152 | - | state | The word sedition is not used in the new code.
        2 | unlawful assembly | Section 189 | Section 141 | order | Five or more persons are needed.
        2 | rioting | Section 191 | Section 146 | order | It is the use of force by an unlawful assembly.
        2 | affray | Section 194 | Section 159 | order | It is a fight of two or more in a public place.
        2 | promoting enmity between groups | Section 196 | Section 153A | order | Religion, race and language are among the grounds.
        2 | public nuisance | Section 270 | Section 268 | order | It causes common injury, danger or annoyance to the public.
        1 | theft | Section 303 | Section 378 | property | Community service is possible for a small first theft.
        1 | snatching | Section 304 | - | property | It is a new offence.
        2 | extortion | Section 308 | Section 383 | property | Property is delivered out of fear.
        1 | robbery | Section 309 | Section 390 | property | It is theft or extortion with violence or fear of it at once.
        1 | dacoity | Section 310 | Section 391 | property | Five or more persons take part.
        2 | criminal breach of trust | Section 316 | Section 405 | property | The property had been entrusted.
        1 | cheating | Section 318 | Section 415 | property | Its fourth clause took the place of Section 420.
        2 | mischief | Section 324 | Section 425 | property | It is wrongful damage to property.
        2 | criminal trespass | Section 329 | Section 441 | property | House-trespass is in the same section.
        2 | forgery | Section 336 | Section 463 | property | It is about false documents.
        2 | criminal intimidation | Section 351 | Section 503 | order | It is a threat of injury.
        1 | defamation | Section 356 | Section 499 | order | Community service is a possible punishment.
      `,
    },
  ],
})
