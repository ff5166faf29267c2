import { defineTable } from '../../../kit/facts/define-table.ts'

export const rivers = defineTable({
  id: 'rivers',
  about: 'rivers of India',
  header: 'River',
  columns: {
    source: {
      header: 'Source',
      kind: 'text',
      ask: ['Where does the river {name} rise?', 'Where is the source of the river {name}?'],
      askBack: ['Which of these rivers has its source at {value}?'],
      say: 'The river {name} has its source at {value}',
      weight: 2,
    },
    end: {
      header: 'Flows into',
      kind: 'text',
      ask: ['Into what does the river {name} flow?'],
      askBack: ['Which of these rivers flows into {value}?'],
      say: 'The river {name} flows into {value}',
    },
    system: { header: 'System', kind: 'text' },
  },
  near: ['system'],
  parts: [
    {
      sources: [
        'NCERT Class IX Contemporary India, Drainage',
        'Central Water Commission, River Basin Atlas of India',
      ],
      rows: `
        1 | Bhagirathi (Ganga) | the Gangotri glacier (Gaumukh) | - | north | It is called Ganga after it meets the Alaknanda at Devprayag.
        1 | Yamuna | the Yamunotri glacier | the Ganga / the Bay of Bengal | north | It meets the Ganga at Prayagraj.
        1 | Indus | a glacier near Bokhar Chu in Tibet / the Kailash range near lake Manasarovar | the Arabian Sea | north | Leh stands on it.
        1 | Sutlej | lake Rakshastal in Tibet / the Kailash range near lake Manasarovar | the Indus / the Chenab / the Arabian Sea | north | The Bhakra dam stands on it.
        1 | Brahmaputra | the Chemayungdung glacier in Tibet / the Kailash range near lake Manasarovar | the Bay of Bengal | north | It is called Yarlung Tsangpo in Tibet and Jamuna in Bangladesh.
        1 | Jhelum | the spring of Verinag | the Chenab / the Indus / the Arabian Sea | north | Srinagar stands on it.
        2 | Beas | Beas Kund near the Rohtang pass | the Sutlej / the Indus / the Arabian Sea | north | It meets the Sutlej at Harike.
        2 | Ravi | the Bara Bhangal region of Himachal Pradesh | the Chenab / the Indus / the Arabian Sea | north | Its old name is Parushni.
        1 | Kosi | - | the Ganga / the Bay of Bengal | north | It is called the sorrow of Bihar.
        2 | Gandak | - | the Ganga / the Bay of Bengal | north | It meets the Ganga at Sonpur.
        2 | Gomti | Fulhaar Jheel near Pilibhit | the Ganga / the Bay of Bengal | north | Lucknow stands on it.
        1 | Chambal | the Janapav hills near Mhow | the Yamuna / the Ganga / the Bay of Bengal | north | It is known for ravines and gharials.
        1 | Betwa | the Vindhya range near Bhopal in Raisen | the Yamuna / the Ganga / the Bay of Bengal | north | Its old name is Vetravati.
        2 | Ken | the Kaimur range near Katni | the Yamuna / the Ganga / the Bay of Bengal | north | It flows through Panna National Park.
        1 | Son | Amarkantak | the Ganga / the Bay of Bengal | north | It meets the Ganga near Patna.
        1 | Damodar | the Chota Nagpur plateau | the Hooghly / the Bay of Bengal | east | It was called the sorrow of Bengal.
        1 | Narmada | Amarkantak | the Gulf of Khambhat / the Arabian Sea | peninsula | It flows west through a rift valley.
        1 | Tapi | Multai in the Betul district | the Gulf of Khambhat / the Arabian Sea | peninsula | Surat stands on it.
        1 | Mahanadi | Sihawa in Chhattisgarh | the Bay of Bengal | peninsula | The Hirakud dam stands on it.
        1 | Godavari | Trimbakeshwar near Nashik | the Bay of Bengal | peninsula | It is the longest river of the peninsula.
        1 | Krishna | Mahabaleshwar | the Bay of Bengal | peninsula | The Tungabhadra and the Bhima join it.
        1 | Kaveri | Talakaveri in Kodagu | the Bay of Bengal | peninsula | It is called the Ganga of the south.
        2 | Bhima | Bhimashankar in the Sahyadri | the Krishna / the Bay of Bengal | peninsula | Pandharpur stands on it.
        2 | Penna | the Nandi hills of Karnataka | the Bay of Bengal | peninsula | Nellore stands on it.
        2 | Vaigai | the Varusanadu hills | the Palk Bay / the Palk Strait / the Bay of Bengal | peninsula | Madurai stands on it.
        1 | Periyar | the Sivagiri hills | the Arabian Sea | peninsula | It is called the lifeline of Kerala.
        1 | Luni | the Naga hills of the Aravalli near Ajmer | the Rann of Kutch | west | It loses itself in salt marshes.
        1 | Sabarmati | the Aravalli hills of Udaipur | the Gulf of Khambhat / the Arabian Sea | west | Ahmedabad stands on it.
        2 | Mahi | the Vindhya hills near Dhar | the Gulf of Khambhat / the Arabian Sea | west | It crosses the Tropic of Cancer twice.
        2 | Banas | the Khamnor hills of the Aravalli / the Aravalli hills of Udaipur | the Chambal / the Yamuna / the Bay of Bengal | west | It is the longest river that stays within Rajasthan.
        1 | Sharavati | Ambutheertha in the Shivamogga district | the Arabian Sea | peninsula | The Jog falls are on it.
        2 | Mandovi | Bhimgad in the Western Ghats | the Arabian Sea | peninsula | Panaji stands on it.
        1 | Teesta | lake Tso Lhamo in Sikkim | the Brahmaputra / the Bay of Bengal | north | Gangtok lies in its basin.
        2 | Subarnarekha | Nagri near Ranchi / the Chota Nagpur plateau | the Bay of Bengal | east | Jamshedpur stands on it.
        2 | Barak | the Manipur hills | the Meghna / the Bay of Bengal | east | Silchar stands on it.
      `,
    },
  ],
})
