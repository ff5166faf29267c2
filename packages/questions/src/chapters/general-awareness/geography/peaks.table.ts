import { defineTable } from '../../../kit/facts/define-table.ts'

export const peaks = defineTable({
  id: 'peaks',
  about: 'mountain peaks',
  header: 'Peak',
  columns: {
    place: {
      header: 'Place',
      kind: 'text',
      ask: ['Where is the peak {name} located?', 'In which state, country or range is {name} located?'],
      askBack: ['Which of the following peaks is located in {value}?'],
      askNot: ['Which of the following peaks is not located in {value}?'],
      say: '{name} is located in {value}',
      concepts: ['peaks-and-places'],
    },
    known: {
      header: 'Known as',
      kind: 'text',
      ask: ['{name} is:'],
      askBack: ['Which of the following is {value}?'],
      say: '{name} is {value}',
    },
    part: { header: 'Part', kind: 'text' },
    zone: { header: 'Zone', kind: 'text' },
  },
  near: ['zone'],
  alike: ['part'],
  concepts: ['peaks'],
  parts: [
    {
      sources: ['Survey of India', 'NCERT Class IX and XI Geography; Oxford School Atlas'],
      rows: `
        1 himalayas | Kangchenjunga | Sikkim / Nepal | the highest peak of India by common count | Himalaya | India | It lies on the border of Nepal, at 8,586 m.
        1 himalayas | Nanda Devi | Uttarakhand | the highest peak that lies wholly within India | Himalaya | India | It is 7,816 m high.
        2 himalayas | Kamet | Uttarakhand | - | Himalaya | India | It is 7,756 m high.
        2 himalayas | Trisul | Uttarakhand | - | Himalaya | India | It has three tops like a trident.
        2 | Saramati | Nagaland | the highest peak of Nagaland | India | north-east | It lies on the border of Myanmar.
        1 | Anamudi | Kerala | the highest peak of south India | India | peninsula | It is 2,695 m high.
        1 | Doddabetta | Tamil Nadu | the highest peak of the Nilgiri hills | India | peninsula | It is 2,637 m high.
        1 | Guru Shikhar | Rajasthan | the highest peak of the Aravalli range | India | peninsula | It lies at Mount Abu.
        1 | Kalsubai | Maharashtra | the highest peak of Maharashtra | India | peninsula | It is 1,646 m high.
        1 | Dhupgarh | Madhya Pradesh | the highest peak of the Satpura range | India | peninsula | It lies near Pachmarhi.
        1 | Parasnath | Jharkhand | the highest peak of Jharkhand | India | peninsula | It is a Jain place of pilgrimage.
        1 | Mahendragiri | Odisha / Tamil Nadu | - | India | peninsula | It lies in the Eastern Ghats; another peak of the name is in Tamil Nadu.
        1 | Deomali | Odisha | the highest peak of Odisha | India | peninsula | It lies in Koraput.
        1 | Mullayanagiri | Karnataka | the highest peak of Karnataka | India | peninsula | It lies in Chikkamagaluru.
        2 | Kudremukh | Karnataka | a peak whose name means horse face | India | peninsula | Iron ore was mined near it.
        1 | Saddle Peak | Andaman and Nicobar Islands | the highest peak of the Andaman and Nicobar Islands | India | peninsula | It lies on North Andaman.
        2 | Reo Purgyil | Himachal Pradesh | the highest peak of Himachal Pradesh | Himalaya | India | It lies in Kinnaur.
        1 | Sandakphu | West Bengal / Nepal | the highest peak of West Bengal | Himalaya | India | Four of the five highest peaks are seen from it.
        2 | Phawngpui | Mizoram | the highest peak of Mizoram | India | north-east | It is called Blue Mountain.
        1 | Shillong Peak | Meghalaya | the highest peak of Meghalaya | India | north-east | It is 1,961 m high.
        2 | Girnar (Gorakhnath) | Gujarat | the highest peak of Gujarat | India | peninsula | It lies near Junagadh.
        2 | Someshwar Fort | Bihar | the highest peak of Bihar | Himalaya | India | It lies in West Champaran.
        2 | Nokrek | Meghalaya | the highest peak of the Garo hills | India | north-east | It is a biosphere reserve.
        1 himalayas | Mount Everest | Nepal / Tibet | the highest peak of the world | Himalaya | beyond India | It is 8,848.86 m high.
        1 | K2 | the Karakoram | the second highest peak of the world | Himalaya | beyond India | It is 8,611 m high and is also called Godwin-Austen.
        1 himalayas | Makalu | Nepal / Tibet | the fifth highest peak of the world | Himalaya | beyond India | It lies near Everest.
        1 himalayas | Dhaulagiri | Nepal | the seventh highest peak of the world | Himalaya | beyond India | Its name means white mountain.
        1 himalayas | Annapurna I | Nepal | the first eight-thousander that was climbed | Himalaya | beyond India | It was climbed in 1950.
        2 himalayas | Nanga Parbat | - | a peak called the naked mountain | Himalaya | beyond India | The Indus turns around it at the western end of the Himalaya.
        1 | Mont Blanc | the Alps | the highest peak of the Alps | World | elsewhere | It is about 4,806 m high.
        1 | Mount Elbrus | Russia | the highest peak of Europe | World | elsewhere | It lies in the Caucasus.
        1 | Mount Kilimanjaro | Tanzania | the highest peak of Africa | World | elsewhere | It is an old volcano.
        1 | Aconcagua | Argentina | the highest peak of South America | World | elsewhere | It lies in the Andes.
        1 | Denali (Mount McKinley) | Alaska | the highest peak of North America | World | elsewhere | It is 6,190 m high.
        1 | Mount Kosciuszko | Australia | the highest peak of the mainland of Australia | World | elsewhere | It is 2,228 m high.
        2 | Vinson Massif | Antarctica | the highest peak of Antarctica | World | elsewhere | It is 4,892 m high.
        2 | Puncak Jaya | New Guinea | the highest peak of Oceania | World | Asia | It is also called Carstensz Pyramid.
        1 earthquakes-volcanoes | Mount Fuji | Japan | the highest peak of Japan | World | Asia | It is an active volcano.
        2 | Mauna Kea | Hawaii | the tallest mountain from base to top | World | elsewhere | Its base is on the sea floor.
        1 earthquakes-volcanoes | Mount Etna | Sicily | an active volcano of Sicily | World | elsewhere | It is among the most active of Europe.
        2 earthquakes-volcanoes | Mount Vesuvius | the Bay of Naples | the volcano that buried Pompeii | World | elsewhere | It stands by Naples.
        2 earthquakes-volcanoes | Cotopaxi | Ecuador | an active volcano of the Andes in Ecuador | World | elsewhere | It is near Quito.
        1 earthquakes-volcanoes | Barren Island | - | the only active volcano of India | India | peninsula | It is in the Andaman Sea.
        2 himalayas | Chaukhamba | Uttarakhand | - | Himalaya | India | It stands above the Gangotri glacier.
        2 himalayas | Bandarpunch | Uttarakhand | - | Himalaya | India | The Yamuna rises on its slopes.
        2 himalayas | Lhotse | Nepal / Tibet | the fourth highest peak of the world | Himalaya | beyond India | It is joined to Everest by the South Col.
        2 himalayas | Cho Oyu | Nepal / Tibet | the sixth highest peak of the world | Himalaya | beyond India | It is 8,188 m high.
        2 himalayas | Manaslu | Nepal | the eighth highest peak of the world | Himalaya | beyond India | It is 8,163 m high.
        3 himalayas | Shishapangma | Tibet | the only eight-thousander that lies wholly in Tibet | Himalaya | beyond India | It is 8,027 m high.
        2 himalayas | Namcha Barwa | Tibet | - | Himalaya | beyond India | The Brahmaputra bends around it at the eastern end of the Himalaya.
        3 | Gasherbrum I | the Karakoram | - | Himalaya | beyond India | It is 8,080 m high.
        2 | Saser Kangri | Ladakh / the Karakoram | - | Himalaya | India | It lies in the Karakoram.
        3 himalayas | Hanuman Tibba | Himachal Pradesh | - | Himalaya | India | It lies in Kullu.
        3 himalayas | Kolahoi | Jammu and Kashmir | - | Himalaya | India | It stands above Pahalgam.
      `,
    },
  ],
})
