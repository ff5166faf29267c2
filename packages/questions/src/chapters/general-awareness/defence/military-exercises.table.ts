import { defineTable } from '../../../kit/facts/define-table.ts'

/** Exercises of two countries only: the members of larger ones (Malabar, Milan) change. */
export const militaryExercises = defineTable({
  id: 'military-exercises',
  about: 'joint military exercises of India',
  header: 'Exercise',
  columns: {
    partner: {
      header: 'Partner',
      kind: 'text',
      ask: [
        'With which country does India hold the exercise {name}?',
        '{name} is a joint exercise between India and:',
      ],
      askBack: [
        'Which of the following exercises does India hold with {value}?',
        'Which of the following is a joint exercise between India and {value}?',
      ],
      askNot: ['Which of the following exercises is not held with {value}?'],
      say: '{name} is a joint exercise between India and {value}',
    },
    force: {
      header: 'Force',
      kind: 'text',
      conceptOf: {
        Army: 'army-exercises',
        Navy: 'naval-exercises',
        'Air Force': 'air-exercises',
      },
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region', 'force'],
  concepts: ['exercises'],
  parts: [
    {
      sources: [
        'Ministry of Defence, Government of India, press releases',
        'Annual Report of the Ministry of Defence',
      ],
      asOf: '2024-06',
      rows: `
        1 | Yudh Abhyas | the United States | Army | West | It is the largest exercise of the two armies.
        1 | Vajra Prahar | the United States | Army | West | Special forces take part in it.
        2 | Cope India | the United States | Air Force | West | It was first held at Gwalior in 2004.
        2 | Tiger Triumph | the United States | all three | West | All three services practise relief after disasters.
        1 | Varuna | France | Navy | West | It bears this name since 2001.
        1 | Shakti | France | Army | West | It is held every two years.
        1 | Garuda | France | Air Force | West | It began in 2003.
        1 | Indra | Russia | all three | West | It began in 2003.
        2 | Aviaindra | Russia | Air Force | West | It is the air wing of the exercise Indra.
        1 | Konkan | the United Kingdom | Navy | West | It began in 2004.
        1 | Ajeya Warrior | the United Kingdom | Army | West | It is held by turns in the two countries.
        2 | Indradhanush | the United Kingdom | Air Force | West | Its name means rainbow.
        1 | SIMBEX | Singapore | Navy | South-East Asia | It is one of the longest unbroken naval exercises of India.
        2 | Bold Kurukshetra | Singapore | Army | South-East Asia | Armoured troops take part in it.
        2 | Agni Warrior | Singapore | Army | South-East Asia | Artillery takes part in it.
        1 | Garuda Shakti | Indonesia | Army | South-East Asia | Special forces take part in it.
        2 | Samudra Shakti | Indonesia | Navy | South-East Asia | It began in 2018.
        1 | Harimau Shakti | Malaysia | Army | South-East Asia | Harimau means tiger in Malay.
        2 | Samudra Laksamana | Malaysia | Navy | South-East Asia | The name means admiral of the sea.
        1 | Maitree | Thailand | Army | South-East Asia | It began in 2006.
        1 | VINBAX | Vietnam | Army | South-East Asia | It practises peacekeeping.
        1 | IMBAX | Myanmar | Army | South-East Asia | The letters stand for India–Myanmar Bilateral Army Exercise.
        1 | Surya Kiran | Nepal | Army | South Asia | It is held by turns in the two countries.
        1 | Sampriti | Bangladesh | Army | South Asia | It began at Jorhat in Assam.
        2 | Bongosagar | Bangladesh | Navy | South Asia | Its name means Bay of Bengal.
        1 | Mitra Shakti | Sri Lanka | Army | South Asia | It began in 2012.
        1 | SLINEX | Sri Lanka | Navy | South Asia | It began in 2005.
        1 | Ekuverin | the Maldives | Army | South Asia | The name means friends in the Dhivehi language.
        1 | Nomadic Elephant | Mongolia | Army | Central Asia | It began in 2004.
        1 | KAZIND | Kazakhstan | Army | Central Asia | It was first called Prabal Dostyk.
        1 | Khanjar | Kyrgyzstan | Army | Central Asia | Special forces take part in it.
        1 | Dustlik | Uzbekistan | Army | Central Asia | It began in 2019; the name means friendship.
        1 | Hand-in-Hand | China | Army | East Asia | It began at Kunming in 2007.
        1 | Dharma Guardian | Japan | Army | East Asia | It began in 2018.
        1 | JIMEX | Japan | Navy | East Asia | It began in 2012.
        2 | Veer Guardian | Japan | Air Force | East Asia | It was first held at Hyakuri in 2023.
        1 | AUSTRAHIND | Australia | Army | Pacific | It began in Rajasthan in 2022.
        1 | AUSINDEX | Australia | Navy | Pacific | It began in 2015.
        1 | Al Nagah | Oman | Army | West Asia | It began in 2015.
        2 | Naseem Al Bahr | Oman | Navy | West Asia | Its name means sea breeze.
        2 | Eastern Bridge | Oman | Air Force | West Asia | It began in 2009.
        2 | Desert Eagle | the United Arab Emirates | Air Force | West Asia | It began in 2008.
        2 | Desert Cyclone | the United Arab Emirates | Army | West Asia | It was first held at Mahajan in Rajasthan in 2024.
        2 | Zair-Al-Bahr | Qatar | Navy | West Asia | Its name means roar of the sea.
        2 | Al Mohed Al Hindi | Saudi Arabia | Navy | West Asia | It was first held in 2021.
        2 | Sada Tanseeq | Saudi Arabia | Army | West Asia | It was first held at Mahajan in 2024.
        2 | Cyclone | Egypt | Army | West Asia | Special forces take part in it.
        2 | Lamitiye | Seychelles | Army | Africa | The name means friendship in Creole.
      `,
    },
  ],
})
