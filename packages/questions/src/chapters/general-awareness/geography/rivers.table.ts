import { defineTable } from '../../../kit/facts/define-table.ts'

export const rivers = defineTable({
  id: 'rivers',
  about: 'rivers of India',
  header: 'River',
  columns: {
    source: {
      header: 'Source',
      kind: 'text',
      ask: ['Where does the river {name} originate?', 'What is the source of the river {name}?'],
      askBack: ['Which of the following rivers has its source at {value}?'],
      say: 'The river {name} has its source at {value}',
      weight: 2,
      concepts: ['river-sources'],
    },
    end: {
      header: 'Flows into',
      kind: 'text',
      ask: ['The river {name} flows into:'],
      say: 'The river {name} flows into {value}',
      alike: ['system'],
    },
    system: { header: 'System', kind: 'text' },
  },
  near: ['system'],
  concepts: ['rivers'],
  parts: [
    {
      sources: [
        'NCERT Class IX Contemporary India, Drainage',
        'Central Water Commission, River Basin Atlas of India',
      ],
      rows: `
        1 ganga-system, himalayan-rivers | Bhagirathi (Ganga) | Gaumukh / the Gangotri glacier | - | north | It is called Ganga after it meets the Alaknanda at Devprayag.
        1 ganga-system, himalayan-rivers | Yamuna | the slopes of Bandarpunch / the Yamunotri glacier | the Ganga / the Bay of Bengal | north | It rises from the Yamunotri glacier and meets the Ganga at Prayagraj.
        1 indus-system, himalayan-rivers | Indus | a glacier near Bokhar Chu in Tibet / the Kailash range near lake Manasarovar | the Arabian Sea | north | Leh stands on it.
        1 indus-system, himalayan-rivers | Sutlej | lake Rakshastal in Tibet / the Kailash range near lake Manasarovar | the Indus / the Chenab / the Arabian Sea | north | The Bhakra dam stands on it.
        1 brahmaputra-system, himalayan-rivers | Brahmaputra | the Chemayungdung glacier in Tibet / the Kailash range near lake Manasarovar | the Bay of Bengal | north | It is called Yarlung Tsangpo in Tibet and Jamuna in Bangladesh.
        1 indus-system, himalayan-rivers | Jhelum | the spring of Verinag | the Chenab / the Indus / the Arabian Sea | north | Srinagar stands on it.
        2 indus-system, himalayan-rivers | Beas | a place near the Rohtang pass | the Sutlej / the Indus / the Arabian Sea | north | It rises at Beas Kund and meets the Sutlej at Harike.
        2 indus-system, himalayan-rivers | Ravi | the Bara Bhangal region of Himachal Pradesh | the Chenab / the Indus / the Arabian Sea | north | Its old name is Parushni.
        1 ganga-system, himalayan-rivers | Kosi | - | the Ganga / the Bay of Bengal | north | It is called the sorrow of Bihar.
        2 ganga-system, himalayan-rivers | Gandak | - | the Ganga / the Bay of Bengal | north | It meets the Ganga at Sonpur.
        2 ganga-system, himalayan-rivers | Gomti | Fulhaar Jheel near Pilibhit | the Ganga / the Bay of Bengal | north | Lucknow stands on it.
        1 ganga-system | Chambal | the Janapav hills near Mhow | the Yamuna / the Ganga / the Bay of Bengal | north | It is known for ravines and gharials.
        1 ganga-system | Betwa | the Vindhya range near Bhopal in Raisen | the Yamuna / the Ganga / the Bay of Bengal | north | Its old name is Vetravati.
        2 ganga-system | Ken | the Kaimur range near Katni | the Yamuna / the Ganga / the Bay of Bengal | north | It flows through Panna National Park.
        1 ganga-system | Son | Amarkantak | the Ganga / the Bay of Bengal | north | It meets the Ganga near Patna.
        1 ganga-system | Damodar | the Chota Nagpur plateau | the Hooghly / the Bay of Bengal | north | It was called the sorrow of Bengal.
        1 peninsular-rivers | Narmada | Amarkantak | the Gulf of Khambhat / the Arabian Sea | peninsula | It flows west through a rift valley.
        1 peninsular-rivers | Tapi | Multai in the Betul district | the Gulf of Khambhat / the Arabian Sea | peninsula | Surat stands on it.
        1 peninsular-rivers | Mahanadi | Sihawa in Chhattisgarh | the Bay of Bengal | peninsula | The Hirakud dam stands on it.
        1 peninsular-rivers | Godavari | Trimbakeshwar near Nashik | the Bay of Bengal | peninsula | It is the longest river of the peninsula.
        1 peninsular-rivers | Krishna | Mahabaleshwar | the Bay of Bengal | peninsula | The Tungabhadra and the Bhima join it.
        1 peninsular-rivers | Kaveri | the Brahmagiri hills of Kodagu / Talakaveri | the Bay of Bengal | peninsula | It rises at Talakaveri.
        2 peninsular-rivers | Bhima | - | the Krishna / the Bay of Bengal | peninsula | Pandharpur stands on it.
        2 peninsular-rivers | Penna | the Nandi hills of Karnataka | the Bay of Bengal | peninsula | Nellore stands on it.
        2 peninsular-rivers | Vaigai | the Varusanadu hills | the Palk Bay / the Palk Strait / the Bay of Bengal | peninsula | Madurai stands on it.
        1 peninsular-rivers | Periyar | the Sivagiri hills | the Arabian Sea | peninsula | It is called the lifeline of Kerala.
        1 peninsular-rivers | Luni | the Naga hills of the Aravalli near Ajmer | the Rann of Kutch | peninsula | It loses itself in salt marshes.
        1 peninsular-rivers | Sabarmati | the Aravalli hills of Udaipur | the Gulf of Khambhat / the Arabian Sea | peninsula | Ahmedabad stands on it.
        2 peninsular-rivers | Mahi | the Vindhya hills near Dhar | the Gulf of Khambhat / the Arabian Sea | peninsula | It crosses the Tropic of Cancer twice.
        2 ganga-system | Banas | the Khamnor hills of the Aravalli / the Aravalli hills of Udaipur | the Chambal / the Yamuna / the Bay of Bengal | peninsula | It is the longest river that stays within Rajasthan.
        1 peninsular-rivers | Sharavati | Ambutheertha in the Shivamogga district | the Arabian Sea | peninsula | The Jog falls are on it.
        2 peninsular-rivers | Mandovi | Bhimgad in the Western Ghats | the Arabian Sea | peninsula | Panaji stands on it.
        1 brahmaputra-system, himalayan-rivers | Teesta | lake Tso Lhamo in Sikkim | the Brahmaputra / the Bay of Bengal | north | Gangtok lies in its basin.
        2 peninsular-rivers | Subarnarekha | Nagri near Ranchi / the Chota Nagpur plateau | the Bay of Bengal | peninsula | Jamshedpur stands on it.
        2 brahmaputra-system, himalayan-rivers | Barak | the Manipur hills | the Meghna / the Bay of Bengal | north | Silchar stands on it.
      `,
    },
  ],
})
