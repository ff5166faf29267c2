import { defineTable } from '../../../kit/facts/define-table.ts'

export const bnssSections = defineTable({
  id: 'bnss-sections',
  about: 'the Bharatiya Nagarik Suraksha Sanhita, 2023',
  header: 'Subject',
  columns: {
    section: {
      header: 'Section of the BNSS',
      kind: 'text',
      ask: [
        'Which section of the Bharatiya Nagarik Suraksha Sanhita, 2023 deals with {name}?',
        'Under the Bharatiya Nagarik Suraksha Sanhita, 2023, the section on {name} is:',
      ],
      askBack: ['{value} of the Bharatiya Nagarik Suraksha Sanhita, 2023 deals with:'],
      say: '{value} of the Bharatiya Nagarik Suraksha Sanhita deals with {name}',
      weight: 2,
    },
    old: {
      header: 'Section of the CrPC',
      kind: 'text',
      ask: [
        'Before the Bharatiya Nagarik Suraksha Sanhita, which section of the Code of Criminal Procedure dealt with {name}?',
      ],
      say: '{value} of the Code of Criminal Procedure dealt with {name}',
    },
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  shapes: ['direct', 'inverse', 'match', 'how many pairs'],
  concepts: ['bnss'],
  parts: [
    {
      sources: [
        'The Bharatiya Nagarik Suraksha Sanhita, 2023 (Act 46 of 2023)',
        'Ministry of Home Affairs, correspondence table of the BNSS and the CrPC',
      ],
      asOf: '2024-07',
      rows: `
        1 | arrest by the police without a warrant | Section 35 | Section 41 | arrest | For some arrests of the old and infirm leave of a senior officer is needed.
        2 | production of an arrested person within 24 hours | Section 58 | Section 57 | arrest | Time of the journey is left out.
        2 | audio-video recording of search and seizure | Section 105 | - | investigation | It is a new provision.
        2 | maintenance of wives, children and parents | Section 144 | Section 125 | order | A magistrate of the first class orders it.
        1 | urgent orders in cases of nuisance or apprehended danger | Section 163 | Section 144 | order | Assemblies of five or more are often banned by such orders.
        1 | information in cognizable cases | Section 173 | Section 154 | investigation | It provides for the Zero FIR and the e-FIR.
        2 | the procedure for investigation | Section 176 | Section 157 | investigation | Forensic experts visit the scene in offences of seven years or more.
        2 | the examination of witnesses by the police | Section 180 | Section 161 | investigation | Statements are written down by the officer.
        2 | recording of confessions and statements by a magistrate | Section 183 | Section 164 | investigation | The magistrate must warn that there is no duty to confess.
        1 | remand when investigation cannot be completed in 24 hours | Section 187 | Section 167 | arrest | Police custody of fifteen days may be spread over the first forty or sixty days.
        2 | the police report on completion of investigation | Section 193 | Section 173 | investigation | It is called the charge sheet.
        2 | the examination of a complainant by a magistrate | Section 223 | Section 200 | trial | The accused is to be heard before cognizance.
        2 | summary trials | Section 283 | Section 260 | trial | They are for petty cases.
        1 | trial of a proclaimed offender in absentia | Section 356 | - | trial | It is a new provision.
        2 | withdrawal from prosecution | Section 360 | Section 321 | trial | The victim is now to be heard.
        2 | the compensation scheme for victims | Section 396 | Section 357A | trial | State governments prepare it.
        2 | the witness protection scheme | Section 398 | - | trial | Every State is to notify one.
        2 | bail in bailable offences | Section 478 | Section 436 | bail | It is a matter of right.
        2 | the maximum period of detention of undertrials | Section 479 | Section 436A | bail | First-time offenders may be released after one third of the term.
        2 | bail in non-bailable offences | Section 480 | Section 437 | bail | It is at the discretion of the court.
        1 | anticipatory bail | Section 482 | Section 438 | bail | It is sought in expectation of arrest.
        1 | the inherent powers of the High Court | Section 528 | Section 482 | trial | Proceedings may be quashed under it.
      `,
    },
  ],
})
