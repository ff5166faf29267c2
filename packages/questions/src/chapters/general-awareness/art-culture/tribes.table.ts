import { defineTable } from '../../../kit/facts/define-table.ts'

export const tribes = defineTable({
  id: 'tribes',
  about: 'tribes of India',
  header: 'Tribe',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: [
        'In which of the following states or union territories is the {name} tribe mainly found?',
        'The {name} tribe is mainly found in:',
      ],
      askBack: ['Which of the following tribes is found in {value}?'],
      say: 'The {name} tribe is mainly found in {value}',
      namesOf: 'states',
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  lookalikes: ['Bhotia', 'Bhutia'],
  concepts: ['tribes'],
  parts: [
    {
      sources: [
        'Ministry of Tribal Affairs, state-wise list of Scheduled Tribes',
        'Census of India, tribal atlas',
      ],
      rows: `
        1 | Toda | Tamil Nadu / Karnataka | south | They keep buffaloes in the Nilgiris.
        2 | Kota | Tamil Nadu / Karnataka / Kerala | south | They are known for pottery and music.
        2 | Irula | Tamil Nadu / Kerala / Karnataka | south | They are known for catching snakes.
        2 | Paniya | Kerala / Tamil Nadu / Karnataka | south | Most of them live in Wayanad.
        2 | Chenchu | Andhra Pradesh / Telangana / Karnataka / Odisha | south | They live in the Nallamala hills.
        1 | Bhil | Rajasthan / Madhya Pradesh / Gujarat / Maharashtra / Chhattisgarh / Karnataka / Telangana / Andhra Pradesh / Tripura | west | They are known for archery.
        1 | Mina (Meena) | Rajasthan / Madhya Pradesh | west | They are one of the largest tribes of their state.
        2 | Sahariya | Madhya Pradesh / Rajasthan / Uttar Pradesh / Chhattisgarh | central | They are a vulnerable group.
        1 | Warli | Maharashtra / Gujarat / Goa / Karnataka / Dadra and Nagar Haveli and Daman and Diu | west | They are known for paintings.
        1 | Gaddi | Himachal Pradesh / Jammu and Kashmir | north | They herd sheep and goats.
        2 | Bakarwal | Jammu and Kashmir / Ladakh | north | They move with goats.
        1 | Bhotia | Uttarakhand / Uttar Pradesh | north | They traded with Tibet.
        1 | Tharu | Uttarakhand / Uttar Pradesh / Bihar | north | They live in the Terai.
        2 | Jaunsari | Uttarakhand / Uttar Pradesh | north | They live near Chakrata.
        1 | Birhor | Jharkhand / Odisha / Chhattisgarh / West Bengal / Madhya Pradesh / Bihar | east | They make ropes.
        2 | Bonda | Odisha / Andhra Pradesh | east | They live in Malkangiri.
        2 | Dongria Kondh | Odisha | east | They guard the Niyamgiri hills.
        2 | Juang | Odisha | east | They live in Keonjhar.
        1 | Abujh Maria | Chhattisgarh / Madhya Pradesh / Maharashtra | central | They live in Bastar.
        2 | Kamar | Chhattisgarh / Madhya Pradesh / Odisha | central | They make baskets.
        1 | Lepcha | Sikkim / West Bengal / Tripura | north-east | They call themselves children of the snowy peaks.
        2 | Bhutia | Sikkim / West Bengal / Tripura | north-east | They came from Tibet.
        1 | Angami | Nagaland / Manipur | north-east | They grow rice on terraces.
        1 | Ao | Nagaland | north-east | They live around Mokokchung.
        2 | Konyak | Nagaland / Arunachal Pradesh | north-east | They were known as headhunters.
        1 | Garo | Meghalaya / Assam / Tripura / Nagaland / Mizoram / West Bengal | north-east | They trace descent through the mother.
        1 | Khasi | Meghalaya / Assam / Mizoram / Tripura | north-east | They build living root bridges.
        1 | Jaintia | Meghalaya / Assam / Mizoram | north-east | They live in the Jaintia hills.
        1 | Apatani | Arunachal Pradesh | north-east | They grow rice and fish together in Ziro.
        1 | Monpa | Arunachal Pradesh | north-east | They live around Tawang.
        2 | Nyishi | Arunachal Pradesh / Assam | north-east | They wore hornbill caps.
        2 | Adi | Arunachal Pradesh | north-east | They live in the Siang valley.
        1 | Mishmi | Arunachal Pradesh | north-east | They live in the Dibang and Lohit valleys.
        1 | Bodo | Assam / Meghalaya / West Bengal / Nagaland | north-east | They keep the festival Bwisagu.
        1 | Karbi | Assam / Meghalaya / Arunachal Pradesh | north-east | They were once called Mikir.
        2 | Mishing | Assam / Arunachal Pradesh | north-east | They live along the Brahmaputra.
        1 | Reang (Bru) | Tripura / Mizoram | north-east | They dance the Hojagiri.
        1 | Jarawa | Andaman and Nicobar Islands | islands | They hunt and gather.
        1 | Sentinelese | Andaman and Nicobar Islands | islands | They keep away from all others.
        1 | Onge | Andaman and Nicobar Islands | islands | They live on Little Andaman.
        1 | Shompen | Andaman and Nicobar Islands | islands | They live on Great Nicobar.
        2 | Siddi | Gujarat / Karnataka / Goa / Maharashtra / Telangana | west | They came from Africa.
        2 | Dorla | Chhattisgarh / Andhra Pradesh / Telangana | central | They live in the south of Bastar.
      `,
    },
  ],
})
