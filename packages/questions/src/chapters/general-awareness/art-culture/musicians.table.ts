import { defineTable } from '../../../kit/facts/define-table.ts'

export const musicians = defineTable({
  id: 'musicians',
  about: 'musicians and dancers of India',
  header: 'Artist',
  columns: {
    art: {
      header: 'Art',
      kind: 'text',
      ask: ['With which instrument or art is {name} associated?', '{name} is known for:'],
      askBack: ['Which of the following artists is known for {value}?'],
      askNot: ['Which of the following artists is not known for {value}?'],
      say: '{name} is known for {value}',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: {
        instrument: ['musical-instruments', 'instruments-and-players'],
        voice: 'classical-music',
        dance: 'classical-dancers',
      },
    },
  },
  near: ['kind'],
  concepts: ['artists'],
  parts: [
    {
      sources: [
        'Sangeet Natak Akademi, list of awardees',
        'Centre for Cultural Resources and Training, New Delhi',
      ],
      rows: `
        1 | Ravi Shankar | the sitar | instrument | He received the Bharat Ratna in 1999.
        1 | Vilayat Khan | the sitar | instrument | He belonged to the Imdadkhani gharana.
        2 | Nikhil Banerjee | the sitar | instrument | He was a pupil of Allauddin Khan.
        1 | Anoushka Shankar | the sitar | instrument | She is a daughter of Ravi Shankar.
        1 | Bismillah Khan | the shehnai | instrument | He received the Bharat Ratna in 2001.
        2 | Ali Ahmed Hussain Khan | the shehnai | instrument | He came from Kolkata.
        1 | Zakir Hussain | the tabla | instrument | He won several Grammy Awards.
        1 | Alla Rakha | the tabla | instrument | He played with Ravi Shankar.
        2 | Kishan Maharaj | the tabla | instrument | He belonged to the Banaras gharana.
        2 | Anindo Chatterjee | the tabla | instrument | He belongs to the Farrukhabad gharana.
        1 | Hariprasad Chaurasia | the flute | instrument | He also played for films.
        1 | Pannalal Ghosh | the flute | instrument | He brought the long bamboo flute to the concert stage.
        2 | T. R. Mahalingam | the flute | instrument | He played Carnatic music.
        1 | Amjad Ali Khan | the sarod | instrument | His family shaped the instrument.
        1 | Ali Akbar Khan | the sarod | instrument | He was a son of Allauddin Khan.
        2 | Allauddin Khan | the sarod | instrument | He founded the modern Maihar gharana.
        1 | Shivkumar Sharma | the santoor | instrument | He brought a folk instrument of Kashmir to the stage.
        2 | Bhajan Sopori | the santoor | instrument | He was called the saint of his instrument.
        1 | Ram Narayan | the sarangi | instrument | He made it a solo instrument.
        2 | Sultan Khan | the sarangi | instrument | He also sang.
        1 | N. Rajam | the violin | instrument | She plays Hindustani music.
        1 | L. Subramaniam | the violin | instrument | He plays Carnatic music.
        2 | V. G. Jog | the violin | instrument | He played Hindustani music.
        2 | T. N. Krishnan | the violin | instrument | He played Carnatic music.
        1 | Vishwa Mohan Bhatt | the slide guitar / the mohan veena / the veena | instrument | He changed it into the Mohan veena and won a Grammy Award in 1994.
        2 | E. Gayathri | the veena | instrument | She plays Carnatic music.
        2 | S. Balachander | the veena | instrument | He played Carnatic music.
        2 | Asad Ali Khan | the rudra veena / the veena | instrument | He played in the Dhrupad manner.
        2 | Palghat Mani Iyer | the mridangam | instrument | He played Carnatic rhythm.
        2 | Umayalpuram K. Sivaraman | the mridangam | instrument | He received the Padma Vibhushan.
        2 | T. H. Vinayakram | the ghatam | instrument | He played with the band Shakti.
        2 | Kadri Gopalnath | the saxophone | instrument | He played Carnatic music on it.
        2 | U. Srinivas | the mandolin | instrument | He played Carnatic music on it.
        1 | M. S. Subbulakshmi | Carnatic singing | voice | She was the first musician to receive the Bharat Ratna.
        1 | Bhimsen Joshi | Hindustani singing | voice | He belonged to the Kirana gharana.
        2 | Kumar Gandharva | Hindustani singing | voice | He sang Kabir.
        2 | Kishori Amonkar | Hindustani singing | voice | She belonged to the Jaipur gharana.
        2 | D. K. Pattammal | Carnatic singing | voice | She was one of a trinity of women singers.
        1 kathak | Birju Maharaj | Kathak | dance | He belonged to the Lucknow gharana.
        1 kathak | Sitara Devi | Kathak | dance | Tagore called her the queen of her dance.
        2 kathak | Shovana Narayan | Kathak | dance | She was also a civil servant.
        1 bharatanatyam | Rukmini Devi Arundale | Bharatanatyam | dance | She founded Kalakshetra.
        1 | Yamini Krishnamurthy | Bharatanatyam / Kuchipudi | dance | She died in 2024.
        1 bharatanatyam | Balasaraswati | Bharatanatyam | dance | Satyajit Ray made a film about her.
        2 bharatanatyam | Padma Subrahmanyam | Bharatanatyam | dance | She studied the karanas.
        2 | Mrinalini Sarabhai | Bharatanatyam / Kathakali | dance | She founded Darpana.
        1 odissi | Kelucharan Mohapatra | Odissi | dance | He revived the dance.
        1 | Sonal Mansingh | Odissi / Bharatanatyam | dance | She was nominated to the Rajya Sabha.
        2 odissi | Sanjukta Panigrahi | Odissi | dance | She was a pupil of Kelucharan Mohapatra.
        2 odissi | Protima Bedi | Odissi | dance | She founded Nrityagram.
        1 kuchipudi | Raja and Radha Reddy | Kuchipudi | dance | They danced as a couple.
        2 kuchipudi | Vempati Chinna Satyam | Kuchipudi | dance | He made it known to the world.
        2 kathakali | Kalamandalam Krishnan Nair | Kathakali | dance | He received the Padma Shri.
        2 kathakali | Guru Gopinath | Kathakali | dance | He shortened it for the stage.
        2 mohiniyattam | Kalyanikutty Amma | Mohiniyattam | dance | She shaped its modern form.
        2 manipuri-dance | Guru Bipin Singh | Manipuri | dance | He brought it out of the temples.
        2 manipuri-dance | Jhaveri sisters | Manipuri | dance | They danced it around the world.
      `,
    },
  ],
})
