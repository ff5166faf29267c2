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
  },
  concepts: ['rivers'],
  parts: [
    {
      sources: [
        'NCERT Class XI India: Physical Environment',
        'Central Water Commission, River Basin Atlas of India',
      ],
      rows: `
        2 | Shyok | Indus | The Nubra joins it in Ladakh.
        2 | Zanskar | Indus | It joins near Nimmu in Ladakh.
        2 | Gilgit | Indus | It joins from the north.
        2 | Kabul | Indus | It joins near Attock.
        1 ganga-tributaries | Gomti | Ganga | Lucknow stands on it.
        1 ganga-tributaries | Ghaghara | Ganga | It is called Karnali in Nepal.
        1 ganga-tributaries | Gandak | Ganga | It joins near Patna.
        1 ganga-tributaries | Kosi | Ganga | It is called the sorrow of Bihar.
        1 ganga-tributaries | Son | Ganga | It joins from the south near Patna.
        2 ganga-tributaries | Mahananda | Ganga | It rises in the Darjeeling hills.
        1 | Chambal | Yamuna | It is known for ravines.
        1 | Betwa | Yamuna | It rises near Bhopal.
        1 | Ken | Yamuna | It is to be linked with the Betwa.
        2 | Sind | Yamuna | It rises in the Malwa plateau.
        2 | Hindon | Yamuna | It flows by Ghaziabad.
        2 | Mandakini | Alaknanda | It joins at Rudraprayag.
        2 | Pindar | Alaknanda | It joins at Karnaprayag.
        2 | Dhauliganga | Alaknanda | It joins at Vishnuprayag.
        1 | Subansiri | Brahmaputra | It joins from the north in Assam.
        1 | Manas | Brahmaputra | It comes from Bhutan.
        1 | Lohit | Brahmaputra | It joins from the east.
        2 | Dhansiri | Brahmaputra | It comes from the Naga hills.
        1 | Tista | Brahmaputra | It comes from Sikkim.
        2 | Kameng | Brahmaputra | It is called Jia Bharali in Assam.
        2 | Hiran | Narmada | It joins from the north.
        2 | Tawa | Narmada | It is the longest tributary of its river.
        1 | Pranhita | Godavari | It brings the water of the Wainganga and the Wardha.
        1 | Indravati | Godavari | The Chitrakote falls are on it.
        1 | Manjira | Godavari | It joins from the south.
        2 | Sabari | Godavari | It comes from Odisha.
        1 | Bhima | Krishna | Pandharpur stands on it.
        1 | Tungabhadra | Krishna | Hampi stands on it.
        2 | Koyna | Krishna | A dam on it makes the Shivaji Sagar.
        2 | Ghataprabha | Krishna | The Gokak falls are on it.
        2 | Musi | Krishna | Hyderabad stands on it.
        1 | Hemavati | Kaveri | It rises in the Western Ghats of Karnataka.
        1 | Kabini | Kaveri | It rises in Wayanad.
        1 | Bhavani | Kaveri | It rises in the Nilgiris.
        2 | Amaravati | Kaveri | It flows through Tiruppur and Karur.
        1 | Hasdeo | Mahanadi | Korba stands on it.
        2 | Tel | Mahanadi | It joins near Sonepur.
        2 | Ib | Mahanadi | It flows into the lake of Hirakud.
        2 | Girna | Tapi | It joins from the south in Jalgaon.
      `,
    },
  ],
})
