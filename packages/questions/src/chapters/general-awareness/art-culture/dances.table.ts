import { defineTable } from '../../../kit/facts/define-table.ts'

export const dances = defineTable({
  id: 'dances',
  about: 'dances and folk theatre of India',
  header: 'Dance',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: [
        'With which state or union territory is the traditional dance or art form {name} associated?',
        '{name} is a performing art of which state or union territory?',
      ],
      askBack: ['Which of the following performing arts belongs to {value}?'],
      askNot: ['Which of the following performing arts does not belong to {value}?'],
      say: '{name} is a performing art of {value}',
      namesOf: 'states',
      concepts: ['dances-and-states'],
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: {
        classical: ['classical-dances', 'classical-dances-and-states'],
        folk: ['folk-dances', 'folk-dances-and-states'],
        theatre: 'folk-theatre',
        martial: 'martial-arts',
      },
    },
  },
  near: ['kind'],
  parts: [
    {
      sources: ['Centre for Cultural Resources and Training, New Delhi', 'Sangeet Natak Akademi'],
      rows: `
        1 bharatanatyam | Bharatanatyam | Tamil Nadu | classical | It grew out of the temple dance Sadir.
        1 kathakali | Kathakali | Kerala | classical | It is known for painted faces and large skirts.
        1 mohiniyattam | Mohiniyattam | Kerala | classical | It is danced by women; the name means dance of the enchantress.
        1 kuchipudi | Kuchipudi | Andhra Pradesh | classical | It is named after a village in the Krishna district.
        1 | Sattriya | Assam | classical | It was begun by Srimanta Sankardev in monasteries.
        1 | Bihu | Assam | folk | It is danced at the Rongali festival in spring.
        1 | Garba | Gujarat | folk | It is danced at Navratri around a lamp.
        1 | Dandiya Raas | Gujarat / Rajasthan | folk | It is danced with sticks.
        1 | Bhangra | Punjab | folk | Men dance it at harvest.
        1 | Giddha | Punjab | folk | Women dance it.
        1 | Ghoomar | Rajasthan / Haryana | folk | Women turn in wide skirts.
        1 | Kalbelia | Rajasthan | folk | It is a snake charmers' dance on the UNESCO list.
        1 | Lavani | Maharashtra | folk | It is danced to the beat of the dholki.
        1 | Tamasha | Maharashtra | theatre | It is a folk theatre with song and dance.
        1 | Yakshagana | Karnataka / Kerala | theatre | It is a dance drama of the coast.
        2 | Dollu Kunitha | Karnataka | folk | It is a drum dance.
        1 | Theyyam | Kerala / Karnataka | folk | It is a ritual dance of the north of its state.
        2 | Thullal | Kerala | folk | Kunchan Nambiar created it.
        2 | Kolattam | Andhra Pradesh / Tamil Nadu / Telangana / Karnataka | folk | It is danced with sticks.
        2 | Karagam | Tamil Nadu / Karnataka / Andhra Pradesh | folk | Pots are balanced on the head.
        2 | Kavadi | Tamil Nadu / Kerala | folk | It is danced for Murugan.
        2 | Therukoothu | Tamil Nadu | theatre | It is a street theatre.
        1 | Rouf | Jammu and Kashmir | folk | Women dance it at festivals in spring.
        2 | Dumhal | Jammu and Kashmir | folk | Men of the Wattal tribe dance it.
        1 | Nati | Himachal Pradesh / Uttarakhand | folk | Many dance it together in Kullu.
        2 | Chholiya | Uttarakhand | folk | It is a sword dance of Kumaon.
        3 | Jhora | Uttarakhand / Himachal Pradesh | folk | It is danced in a circle.
        1 | Nautanki | Uttar Pradesh / Bihar / Rajasthan | theatre | It is a folk theatre with song.
        2 | Charkula | Uttar Pradesh | folk | Women balance a pyramid of lamps.
        2 | Jat-Jatin | Bihar | folk | It is danced in Mithila.
        2 | Bidesia | Bihar / Uttar Pradesh / Jharkhand | theatre | Bhikhari Thakur created it.
        2 | Panthi | Chhattisgarh | folk | The Satnami community dances it.
        2 | Raut Nacha | Chhattisgarh / Madhya Pradesh | folk | Cowherds dance it after Diwali.
        2 | Pandavani | Chhattisgarh / Madhya Pradesh | theatre | It tells the Mahabharata; Teejan Bai made it known.
        2 | Saang (Swang) | Haryana / Uttar Pradesh / Rajasthan / Madhya Pradesh | theatre | It is an open-air folk theatre.
        1 | Cheraw | Mizoram | folk | It is danced between bamboo poles.
        2 | Hojagiri | Tripura | folk | Reang women balance lamps on the head.
        2 | Wangala | Meghalaya | folk | It is the hundred-drums dance of the Garo.
        2 | Nongkrem | Meghalaya | folk | It is a harvest dance of the Khasi.
        2 | Fugdi | Goa / Maharashtra | folk | Women dance it in circles.
        3 | Dekhni | Goa | folk | It joins Indian and western music.
        2 | Mando | Goa | folk | It is a song and dance of weddings.
        1 | Jatra | West Bengal / Odisha / Assam / Tripura / Bihar | theatre | It is a folk theatre.
        2 | Gambhira | West Bengal | theatre | It comes from Malda.
        2 | Gotipua | Odisha | folk | Boys dance it; Odissi grew out of it.
        2 | Dalkhai | Odisha | folk | It comes from Sambalpur.
        2 | Singhi Chham | Sikkim | folk | It is a snow-lion dance.
        3 | Ponung | Arunachal Pradesh | folk | The Adi women dance it.
        3 | Bardo Chham | Arunachal Pradesh | folk | The Sherdukpen dance it with masks.
        2 | Thang-Ta | Manipur | martial | It is a martial art with sword and spear.
        2 | Maach | Madhya Pradesh | theatre | It is a folk theatre of Malwa.
        2 | Rai | Madhya Pradesh / Uttar Pradesh | folk | It comes from Bundelkhand.
        2 | Burrakatha | Andhra Pradesh / Telangana | theatre | It is story-telling with a drum.
        2 | Perini Shivatandavam | Telangana / Andhra Pradesh | folk | Warriors of the Kakatiyas danced it.
        3 | Lava | Lakshadweep | folk | It comes from Minicoy.
        3 | Jabro | Ladakh | folk | Nomads dance it.
        1 kathak | Kathak | Uttar Pradesh / Rajasthan | classical | It has the gharanas of Lucknow, Jaipur and Banaras.
        1 | Purulia Chhau | West Bengal | folk | It is danced with large masks.
        1 | Seraikela Chhau | Jharkhand | folk | It is danced with masks.
        1 | Mayurbhanj Chhau | Odisha | folk | It is danced without masks.
        2 | Terah Tali | Rajasthan | folk | Women of the Kamad community strike thirteen cymbals.
        2 | Gair | Rajasthan | folk | Men dance it with sticks at Holi.
        1 | Bhavai | Gujarat / Rajasthan | theatre | Asaita Thakar is regarded as its founder.
        1 | Koodiyattam | Kerala | theatre | It is the old Sanskrit theatre of temples.
        2 | Krishnanattam | Kerala | theatre | It is performed at Guruvayur.
        2 | Mudiyettu | Kerala | theatre | It shows the fight of Kali and Darika.
        2 | Oppana | Kerala | folk | Muslim women dance it at weddings.
        3 | Margamkali | Kerala | folk | Syrian Christians dance it.
        3 | Padayani | Kerala | folk | It is a ritual of the Bhadrakali temples.
        2 | Mayilattam | Tamil Nadu / Kerala | folk | The dancer is dressed as a peacock.
        2 | Kummi | Tamil Nadu / Kerala / Andhra Pradesh | folk | Women clap in a circle.
        3 | Veeragase | Karnataka | folk | It is danced at Dasara in praise of Virabhadra.
        2 | Bayalata | Karnataka | theatre | It is an open-air folk theatre.
        2 | Dhimsa | Andhra Pradesh / Odisha | folk | Tribes of the Araku valley dance it.
        2 | Koli | Maharashtra | folk | Fishermen dance it.
        2 | Powada | Maharashtra | theatre | It is a ballad on heroes such as Shivaji.
        2 | Dashavatar | Goa / Maharashtra | theatre | It shows the ten avatars of Vishnu.
        3 | Tarangamel | Goa | folk | It is danced at Dussehra and Holi.
        3 | Dhalo | Goa | folk | Women dance it on moonlit nights of Pausha.
        2 | Hurka Baul | Uttarakhand | folk | It is danced at the growing of maize and paddy.
        3 | Langvir Nritya | Uttarakhand | folk | A man balances on top of a pole.
        2 | Ramman | Uttarakhand | theatre | It is a ritual of Chamoli on the UNESCO list.
        3 | Hikat | Jammu and Kashmir / Himachal Pradesh | folk | Young women whirl in pairs.
        2 | Bhand Pather | Jammu and Kashmir | theatre | It is a theatre of satire.
        3 | Kud | Jammu and Kashmir | folk | It is danced in the Jammu hills to thank the village god.
        2 | Phag | Haryana | folk | Farmers dance it in the month of Phalgun.
        3 | Loor | Haryana | folk | Girls dance it around Holi.
        2 | Bagurumba | Assam | folk | Bodo women dance it like butterflies.
        2 | Ankia Nat | Assam | theatre | Shankaradeva created it.
        3 | Ojapali | Assam | theatre | It tells of the goddess Manasa and the epics.
        2 | Pung Cholom | Manipur | folk | Dancers play drums as they leap.
        2 | Khamba Thoibi | Manipur | folk | It tells of two lovers of Moirang.
        2 | Thabal Chongba | Manipur | folk | It is danced by moonlight at Yaoshang.
        3 | Shad Suk Mynsiem | Meghalaya | folk | The Khasi dance it in spring.
        3 | Laho | Meghalaya | folk | The Jaintia dance it.
        2 | Khuallam | Mizoram | folk | Guests dance it at feasts.
        2 | Chheihlam | Mizoram | folk | It is danced over rice beer in the evening.
        3 | Lebang Boomani | Tripura | folk | It shows the catching of insects in jhum fields.
        3 | Chang Lo | Nagaland | folk | The Chang dance it after victory.
        2 | Suwa | Chhattisgarh / Madhya Pradesh | folk | Women dance it around a wooden parrot.
        2 | Gaur Maria | Chhattisgarh | folk | Dancers of Bastar wear bison horns.
        2 | Matki | Madhya Pradesh | folk | Women of Malwa dance it with pots.
        2 | Paika | Jharkhand / Odisha | folk | It is a war dance with sword and shield.
      `,
    },
  ],
})
