import { defineTable } from '../../../kit/facts/define-table.ts'

export const dances = defineTable({
  id: 'dances',
  about: 'dances of India',
  header: 'Dance',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['From which state or union territory does the dance {name} come?', '{name} is a dance of:'],
      askBack: ['Which of these dances comes from {value}?'],
      askNot: ['Which of these dances does not come from {value}?'],
      say: '{name} is a dance of {value}',
      namesOf: 'states',
    },
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  parts: [
    {
      sources: ['Centre for Cultural Resources and Training, New Delhi', 'Sangeet Natak Akademi'],
      rows: `
        1 | Bharatanatyam | Tamil Nadu | classical | It grew out of the temple dance Sadir.
        1 | Kathakali | Kerala | classical | It is known for painted faces and large skirts.
        1 | Mohiniyattam | Kerala | classical | It is danced by women; the name means dance of the enchantress.
        1 | Kuchipudi | Andhra Pradesh | classical | It is named after a village in the Krishna district.
        1 | Odissi | Odisha | classical | Its chief posture is the tribhanga.
        1 | Manipuri | Manipur | classical | It tells of the Raslila.
        1 | Sattriya | Assam | classical | It was begun by Srimanta Sankardev in monasteries.
        1 | Bihu | Assam | folk | It is danced at the Rongali festival in spring.
        1 | Garba | Gujarat | folk | It is danced at Navratri around a lamp.
        1 | Dandiya Raas | Gujarat | folk | It is danced with sticks.
        1 | Bhangra | Punjab | folk | Men dance it at harvest.
        1 | Giddha | Punjab | folk | Women dance it.
        1 | Ghoomar | Rajasthan / Haryana | folk | Women turn in wide skirts.
        1 | Kalbelia | Rajasthan | folk | It is a snake charmers' dance on the UNESCO list.
        1 | Lavani | Maharashtra | folk | It is danced to the beat of the dholki.
        1 | Tamasha | Maharashtra | folk | It is a folk theatre with song and dance.
        1 | Yakshagana | Karnataka / Kerala | folk | It is a dance drama of the coast.
        2 | Dollu Kunitha | Karnataka | folk | It is a drum dance.
        1 | Theyyam | Kerala / Karnataka | folk | It is a ritual dance of the north of its state.
        2 | Thullal | Kerala | folk | Kunchan Nambiar created it.
        1 | Kolattam | Andhra Pradesh / Tamil Nadu / Telangana / Karnataka | folk | It is danced with sticks.
        1 | Karagam | Tamil Nadu / Karnataka / Andhra Pradesh | folk | Pots are balanced on the head.
        2 | Kavadi | Tamil Nadu / Kerala | folk | It is danced for Murugan.
        2 | Therukoothu | Tamil Nadu | folk | It is a street theatre.
        1 | Rouf | Jammu and Kashmir | folk | Women dance it at festivals in spring.
        2 | Dumhal | Jammu and Kashmir | folk | Men of the Wattal tribe dance it.
        1 | Nati | Himachal Pradesh / Uttarakhand | folk | Many dance it together in Kullu.
        1 | Chholiya | Uttarakhand | folk | It is a sword dance of Kumaon.
        2 | Jhora | Uttarakhand / Himachal Pradesh | folk | It is danced in a circle.
        1 | Nautanki | Uttar Pradesh / Bihar / Rajasthan | folk | It is a folk theatre with song.
        2 | Charkula | Uttar Pradesh | folk | Women balance a pyramid of lamps.
        1 | Jat-Jatin | Bihar | folk | It is danced in Mithila.
        2 | Bidesia | Bihar | folk | Bhikhari Thakur created it.
        1 | Panthi | Chhattisgarh | folk | The Satnami community dances it.
        1 | Raut Nacha | Chhattisgarh | folk | Cowherds dance it after Diwali.
        2 | Pandavani | Chhattisgarh / Madhya Pradesh | folk | It tells the Mahabharata; Teejan Bai made it known.
        1 | Saang (Swang) | Haryana / Uttar Pradesh / Rajasthan / Madhya Pradesh | folk | It is an open-air folk theatre.
        1 | Cheraw | Mizoram | folk | It is danced between bamboo poles.
        1 | Hojagiri | Tripura | folk | Reang women balance lamps on the head.
        1 | Wangala | Meghalaya | folk | It is the hundred-drums dance of the Garo.
        2 | Nongkrem | Meghalaya | folk | It is a harvest dance of the Khasi.
        1 | Fugdi | Goa / Maharashtra | folk | Women dance it in circles.
        2 | Dekhni | Goa | folk | It joins Indian and western music.
        1 | Mando | Goa | folk | It is a song and dance of weddings.
        1 | Gaudiya Nritya | West Bengal | folk | It is revived from old temple art.
        1 | Jatra | West Bengal / Odisha / Assam / Tripura / Bihar | folk | It is a folk theatre.
        2 | Gambhira | West Bengal | folk | It comes from Malda.
        2 | Gotipua | Odisha | folk | Boys dance it; Odissi grew out of it.
        2 | Dalkhai | Odisha | folk | It comes from Sambalpur.
        2 | Singhi Chham | Sikkim | folk | It is a snow-lion dance.
        2 | Ponung | Arunachal Pradesh | folk | The Adi women dance it.
        2 | Bardo Chham | Arunachal Pradesh | folk | The Sherdukpen dance it with masks.
        2 | Thang-Ta | Manipur | folk | It is a martial art with sword and spear.
        2 | Maach | Madhya Pradesh | folk | It is a folk theatre of Malwa.
        2 | Rai | Madhya Pradesh / Uttar Pradesh | folk | It comes from Bundelkhand.
        2 | Burrakatha | Andhra Pradesh / Telangana | folk | It is story-telling with a drum.
        1 | Perini Shivatandavam | Telangana | folk | Warriors of the Kakatiyas danced it.
        2 | Lava | Lakshadweep | folk | It comes from Minicoy.
        2 | Jabro | Ladakh | folk | Nomads dance it.
      `,
    },
  ],
})
