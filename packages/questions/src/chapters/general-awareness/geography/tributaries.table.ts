import { defineTable } from '../../../kit/facts/define-table.ts'

/** Only rivers that are not themselves the main river of another row. */
export const tributaries = defineTable({
  id: 'tributaries',
  about: 'tributaries of the rivers of India',
  header: 'Tributary',
  columns: {
    main: {
      header: 'Main river',
      kind: 'text',
      ask: [
        'The {name} is a tributary of which of the following rivers?',
        'Which river does the {name} join?',
      ],
      askBack: ['Which of the following rivers is a tributary of the {value}?'],
      askNot: ['Which of the following rivers is not a tributary of the {value}?'],
      say: 'The {name} is a tributary of the {value}',
      conceptOf: {
        Indus: 'indus-system',
        Chenab: 'indus-system',
        Ganga: 'ganga-system',
        Yamuna: 'ganga-system',
        Alaknanda: 'ganga-system',
        Brahmaputra: 'brahmaputra-system',
        Narmada: 'peninsular-rivers',
        Godavari: 'peninsular-rivers',
        Krishna: 'peninsular-rivers',
        Kaveri: 'peninsular-rivers',
        Mahanadi: 'peninsular-rivers',
        Tapi: 'peninsular-rivers',
      },
    },
    // A river of Ladakh does not join one of the south.
    part: { header: 'Part', kind: 'text' },
  },
  alike: ['part'],
  concepts: ['rivers'],
  parts: [
    {
      sources: [
        'NCERT Class XI India: Physical Environment',
        'Central Water Commission, River Basin Atlas of India',
      ],
      rows: `
        2 | Shyok | Indus | north | The Nubra joins it in Ladakh.
        2 | Zanskar | Indus | north | It joins near Nimmu in Ladakh.
        2 | Gilgit | Indus | north | It joins from the north.
        2 | Kabul | Indus | north | It joins near Attock.
        1 ganga-tributaries | Gomti | Ganga | north | Lucknow stands on it.
        1 ganga-tributaries | Ghaghara | Ganga | north | It is called Karnali in Nepal.
        1 ganga-tributaries | Gandak | Ganga | north | It joins near Patna.
        1 ganga-tributaries | Kosi | Ganga | north | It is called the sorrow of Bihar.
        1 ganga-tributaries | Son | Ganga | north | It joins from the south near Patna.
        2 ganga-tributaries | Mahananda | Ganga | north | It rises in the Darjeeling hills.
        1 | Chambal | Yamuna | north | It is known for ravines.
        1 | Betwa | Yamuna | north | It rises near Bhopal.
        1 | Ken | Yamuna | north | It is to be linked with the Betwa.
        2 | Sind | Yamuna | north | It rises in the Malwa plateau.
        2 | Hindon | Yamuna | north | It flows by Ghaziabad.
        2 | Mandakini | Alaknanda | north | It joins at Rudraprayag.
        2 | Pindar | Alaknanda | north | It joins at Karnaprayag.
        2 | Dhauliganga | Alaknanda | north | It joins at Vishnuprayag.
        1 | Subansiri | Brahmaputra | north | It joins from the north in Assam.
        1 | Manas | Brahmaputra | north | It comes from Bhutan.
        1 | Lohit | Brahmaputra | north | It joins from the east.
        2 | Dhansiri | Brahmaputra | north | It comes from the Naga hills.
        1 | Tista | Brahmaputra | north | It comes from Sikkim.
        2 | Kameng | Brahmaputra | north | It is called Jia Bharali in Assam.
        2 | Hiran | Narmada | peninsula | It joins from the north.
        2 | Tawa | Narmada | peninsula | It is the longest tributary of its river.
        1 | Pranhita | Godavari | peninsula | It brings the water of the Wainganga and the Wardha.
        1 | Indravati | Godavari | peninsula | The Chitrakote falls are on it.
        1 | Manjira | Godavari | peninsula | It joins from the south.
        2 | Sabari | Godavari | peninsula | It comes from Odisha.
        1 | Bhima | Krishna | peninsula | Pandharpur stands on it.
        1 | Tungabhadra | Krishna | peninsula | Hampi stands on it.
        2 | Koyna | Krishna | peninsula | A dam on it makes the Shivaji Sagar.
        2 | Ghataprabha | Krishna | peninsula | The Gokak falls are on it.
        2 | Musi | Krishna | peninsula | Hyderabad stands on it.
        1 | Hemavati | Kaveri | peninsula | It rises in the Western Ghats of Karnataka.
        1 | Kabini | Kaveri | peninsula | It rises in Wayanad.
        1 | Bhavani | Kaveri | peninsula | It rises in the Nilgiris.
        2 | Amaravati | Kaveri | peninsula | It flows through Tiruppur and Karur.
        1 | Hasdeo | Mahanadi | peninsula | Korba stands on it.
        2 | Tel | Mahanadi | peninsula | It joins near Sonepur.
        2 | Ib | Mahanadi | peninsula | It flows into the lake of Hirakud.
        2 | Girna | Tapi | peninsula | It joins from the south in Jalgaon.
        1 | Beas | Sutlej / Indus | north | It joins at Harike.
        2 | Spiti | Sutlej | north | It joins in Kinnaur.
      `,
    },
  ],
})
