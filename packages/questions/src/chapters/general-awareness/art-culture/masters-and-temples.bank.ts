import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on single masters, temples and states: 'Who taught Tansen?' */
export const mastersAndTemples = defineBank({
  id: 'masters-and-temples',
  sets: [
    {
      rows: `
1 tansen, classical-music | Tansen, the great musician, was one of the Navratnas of which emperor? | Akbar | Babur | Jahangir | Shah Jahan | Akbar gave him the title Mian. He had served Raja Ramachandra of Rewa before.
2 tansen, classical-music | Who was the teacher of Tansen? | Swami Haridas | Baiju Bawra | Purandara Dasa | Vallabhacharya | Haridas lived at Vrindavan. Baiju Bawra is remembered as a rival singer.
1 tansen, classical-music | Where is the tomb of Tansen, at which a music festival is held every year? | Gwalior | Agra | Fatehpur Sikri | Rewa | He lies near the tomb of the Sufi saint Muhammad Ghaus.
2 tansen, classical-music | Which raga of the rainy season is credited to Tansen? | Miyan ki Malhar | Bhairavi | Yaman Kalyan | Bhupali | It is named after his title Mian. He is also credited with Darbari Kanada and Miyan ki Todi.
2 tansen, classical-music | In which form of Hindustani vocal music did Tansen excel? | Dhrupad | Khayal | Thumri | Qawwali | Khayal became popular later, and tappa in the eighteenth century.
2 tansen, classical-music | What was the childhood name of Tansen? | Ramtanu Pandey | Birju Mishra | Mahesh Das | Baijnath Mishra | Mahesh Das was the name of Birbal, and Baijnath that of Baiju Bawra.
1 khajuraho, temple-architecture | In which State are the temples of Khajuraho? | Madhya Pradesh | Uttar Pradesh | Rajasthan | Chhattisgarh | They lie in the Chhatarpur district of the Bundelkhand region.
2 khajuraho, temple-styles, temple-architecture | In which style are the temples of Khajuraho built? | Nagara | Dravida | Vesara | Hoysala | They have curved shikharas of the North Indian style.
2 khajuraho, temple-architecture | Which is the largest of the Khajuraho temples, dedicated to Shiva? | Kandariya Mahadeva | Lakshmana | Chaturbhuja | Parshvanatha | The Lakshmana temple is for Vishnu and the Parshvanatha is a Jain temple.
2 khajuraho, temple-architecture | In which year was Khajuraho put on the World Heritage List? | 1986 | 1972 | 1999 | 2004 | Of some 85 temples that once stood there, about 25 are left.
3 khajuraho, temple-architecture | To which god is the Chitragupta temple of Khajuraho dedicated? | Surya | Shiva | Brahma | Vishnu | It shows him on a chariot with seven horses; Kandariya Mahadeva is a temple of Shiva.
1 konark, temple-architecture | The Sun Temple at Konark was built by which ruler of the Eastern Ganga dynasty? | Narasimhadeva I | Anantavarman Chodaganga | Kapilendra | Kharavela | He built it in the thirteenth century. Chodaganga began the Jagannath temple at Puri.
1 konark, temple-architecture | In which State is the Sun Temple of Konark? | Odisha | Andhra Pradesh | West Bengal | Gujarat | Gujarat has another Sun Temple, that of Modhera.
2 konark, temple-architecture | In which form is the Sun Temple at Konark designed? | A chariot with wheels | A lotus in full bloom | A ship with open sails | A seated elephant | It has 24 carved wheels and is drawn by seven horses.
3 konark, temple-architecture | By which name did European sailors call the temple at Konark? | Black Pagoda | White Pagoda | Seven Pagodas | Golden Pagoda | The Jagannath temple of Puri was the White Pagoda, and Mahabalipuram the Seven Pagodas.
2 konark, temple-architecture | On which Indian currency note does the wheel of the Konark Sun Temple appear in the series begun in 2016? | ₹10 | ₹50 | ₹100 | ₹200 | Hampi is on ₹50, Rani ki Vav on ₹100 and Sanchi on ₹200.
1 folk-dances, uttar-pradesh-arts | Which dance of the Braj region shows the love of Radha and Krishna and belongs to Uttar Pradesh? | Raslila | Giddha | Bihu | Garba | It is performed at Mathura and Vrindavan. Giddha belongs to Punjab and Garba to Gujarat.
2 folk-dances, uttar-pradesh-arts | Charkula, a dance with lamps balanced on a wheel, belongs to: | Uttar Pradesh | Himachal Pradesh | Haryana | Bihar | It is danced by women in the Braj region around Mathura.
2 folk-theatre, uttar-pradesh-arts | Nautanki, a folk theatre, is most closely linked with: | Uttar Pradesh | Andhra Pradesh | Maharashtra | Assam | Hathras and Kanpur are its two styles. Tamasha belongs to Maharashtra.
2 folk-dances, uttar-pradesh-arts | Kajri, a song and dance of the rainy season, is well known in which part of Uttar Pradesh? | Mirzapur | Saharanpur | Jhansi | Agra | It is sung by women in the month of Shravan around Mirzapur and Varanasi.
2 uttar-pradesh-arts, handicrafts | Which city of Uttar Pradesh is famous for chikankari embroidery? | Lucknow | Varanasi | Moradabad | Firozabad | Moradabad is known for brass and Firozabad for glass bangles.
2 kathak, classical-dances, uttar-pradesh-arts | Which classical dance grew up in Lucknow and other courts of North India? | Kathak | Kathakali | Sattriya | Odissi | The Lucknow gharana flourished under Wajid Ali Shah.
2 folk-dances, madhya-pradesh-arts | Matki, danced by a woman with pitchers on her head, is a dance of which region of Madhya Pradesh? | Malwa | Bundelkhand | Baghelkhand | Chambal | It is danced by women at weddings and other happy occasions.
2 folk-dances, madhya-pradesh-arts | Rai is a folk dance of which region of Madhya Pradesh? | Bundelkhand | Malwa | Nimar | Mahakoshal | It is danced by Bedni women to the beat of the mridang.
2 folk-theatre, madhya-pradesh-arts | Maanch is a folk theatre of which State? | Madhya Pradesh | Andhra Pradesh | Gujarat | Odisha | It belongs to the Malwa region around Ujjain. Bhavai belongs to Gujarat.
3 folk-dances, madhya-pradesh-arts | Karma, a dance around a sacred tree, is common among which tribes of Madhya Pradesh? | Gond and Baiga | Bhil and Meena | Toda and Kota | Khasi and Garo | It is danced also in Chhattisgarh and Jharkhand. Toda and Kota live in the Nilgiris.
1 madhya-pradesh-arts, paintings | Which painting art of Madhya Pradesh is made with dots and lines by the Pardhan community? | Gond painting | Warli painting | Pattachitra | Kalamkari | Jangarh Singh Shyam made it famous. Warli belongs to Maharashtra and Pattachitra to Odisha.
2 madhya-pradesh-arts, textiles | Chanderi and Maheshwari sarees are made in: | Madhya Pradesh | Himachal Pradesh | Gujarat | Telangana | Chanderi is in the Ashoknagar district and Maheshwar in Khargone on the Narmada.
1 rock-cut-caves | The Barabar caves, among the oldest rock-cut caves of India, are in: | Bihar | Odisha | Maharashtra | Gujarat | The Barabar hills near Gaya have polished caves of the Mauryan age.
2 rock-cut-caves | Ashoka gave caves in the Barabar hills to ascetics of which sect? | Ajivikas | Digambaras | Charvakas | Shaivas | His inscriptions in the caves name the Ajivikas, the followers of Makkhali Gosala.
2 rock-cut-caves, buddhist-architecture | The largest rock-cut chaitya hall of India is at: | Karle | Bhaja | Kanheri | Nashik | The hall of Karle near Lonavala is about 38 m long and has a roof with wooden ribs.
1 rock-cut-caves | Near which city does the island with the Elephanta caves lie? | Mumbai | Kochi | Chennai | Panaji | The caves with the three-faced Shiva are on an island in the harbour of Mumbai.
2 rock-cut-caves | The caves of Udayagiri and Khandagiri in Odisha were cut for monks of which religion? | Jainism | Buddhism | Shaivism | Vaishnavism | King Kharavela of Kalinga, a follower of Jainism, had many of them cut for its monks.
2 rock-cut-caves, paintings | The Bagh caves, with wall paintings like those of Ajanta, are in: | Madhya Pradesh | Rajasthan | Karnataka | Gujarat | The Buddhist caves of Bagh lie in Dhar district of Madhya Pradesh.
1 buddhist-architecture | A stupa was built above all to enshrine: | relics | idols | weapons | coins | The solid mound covers relics of the Buddha or of monks.
2 buddhist-architecture | At which place of the Buddha's life does the Dhamek Stupa stand? | Sarnath | Bodh Gaya | Lumbini | Kushinagar | It marks the deer park of Sarnath, where he gave his first sermon.
2 buddhist-architecture | In a stupa, the path on which worshippers walk round the mound is called the: | pradakshina patha | garbhagriha | gopuram | mandapa | The pradakshina patha runs round the mound; the other three are parts of temples.
1 buddhist-architecture | The carved gateways of the Great Stupa at Sanchi are known as: | toranas | shikharas | gopurams | vimanas | Four toranas face the four directions and show scenes of the Buddha's lives.
2 buddhist-architecture | The ruins of the great stupa of Amaravati are in: | Andhra Pradesh | Karnataka | Tamil Nadu | Odisha | Amaravati stands on the river Krishna in Andhra Pradesh; its carved slabs are now in museums.
1 miniature-paintings, paintings | The Pala school of miniature painting in Bihar and Bengal mainly illustrated: | Buddhist texts | Jain texts | Persian romances | books of medicine | Palm-leaf manuscripts of Buddhist texts were painted in the monasteries under the Palas.
2 miniature-paintings, paintings | Ragamala paintings, a favourite theme of Indian miniatures, depict: | musical modes | royal hunts | birds and flowers | battles of kings | Each picture of a Ragamala series gives form to a raga or ragini with its season and mood.
2 miniature-paintings, paintings | Which of the following was a centre of miniature painting in the Deccan? | Golconda | Bundi | Guler | Mewar | Ahmadnagar, Bijapur and Golconda were the centres of the Deccani school.
2 miniature-paintings, paintings | Which of these schools of miniature painting does not belong to Rajasthan? | Guler | Bundi | Marwar | Kishangarh | Guler is a Pahari school of the Himachal hills; the other three flourished in Rajasthan.
3 miniature-paintings, paintings | The miniatures of the western Indian school were mostly made for manuscripts of: | Jain texts | Buddhist texts | Mughal histories | Sikh scriptures | The Kalpasutra was painted again and again in Gujarat for Jain patrons.
1 indian-philosophy | How many orthodox schools does Indian philosophy have? | Six | Three | Four | Nine | The six darshanas are Nyaya, Vaisheshika, Samkhya, Yoga, Mimamsa and Vedanta.
1 indian-philosophy | Who is regarded as the founder of the Samkhya system? | Kapila | Gautama | Jaimini | Kanada | Kapila taught the pair of purusha and prakriti; Gautama founded Nyaya and Jaimini Mimamsa.
2 indian-philosophy | The Nyaya school, known for its logic, was founded by: | Gautama | Badarayana | Patanjali | Kapila | The Nyaya Sutras of the sage Gautama set out the means of valid knowledge.
2 indian-philosophy | Which school of philosophy held that the world is made of atoms? | Vaisheshika | Yoga | Vedanta | Mimamsa | Kanada, the founder of Vaisheshika, taught that earth, water, fire and air consist of atoms.
2 indian-philosophy | Which source of knowledge alone was accepted by the Charvaka school? | Perception | Inference | Scripture | Comparison | The materialists of this school trusted only what the senses perceive.
2 indian-philosophy | Which of the following is a heterodox school that rejects the authority of the Vedas? | Charvaka | Nyaya | Samkhya | Vaisheshika | Charvaka, Buddhism and Jainism do not accept the Vedas; the other three are orthodox.
3 indian-philosophy | The Brahma Sutras, on which Vedanta rests, are ascribed to: | Badarayana | Jaimini | Shankara | Kumarila | Badarayana composed them; Shankara and Ramanuja wrote commentaries on them.
2 tansen, classical-music | By which title was Tansen honoured at the court of Akbar? | Mian | Mirza | Raja | Pandit Raj | Several ragas bear this title in their names.
2 tansen, classical-music | Which grave raga of the night is credited to Tansen? | Darbari Kanada | Bhairav | Yaman | Hamsadhvani | It was sung in the darbar of the emperor.
2 tansen, classical-music | Which raga, by legend, burnt Tansen with its heat when he sang it at court? | Deepak | Malhar | Todi | Bilawal | His daughter or a singer is said to have cooled him with a raga of the rain.
2 tansen, classical-music | Which gharana of players and singers goes back to the family of Tansen? | Senia | Kirana | Jaipur-Atrauli | Patiala | Players of the rabab and the been were among them.
3 tansen, classical-music | Beside the tomb of which Sufi saint was Tansen buried? | Muhammad Ghaus | Salim Chishti | Nizamuddin Auliya | Shah Waliullah | The saint is held to have been one of his teachers in spirit.
2 tansen, classical-music | Which singer is named in legends as the rival who defeated Tansen? | Baiju Bawra | Amir Khusrau | Sadarang | Tyagaraja | Some hold that both learnt from one teacher.
3 tansen, classical-music | Which government gives the Tansen Samman each year? | Madhya Pradesh | Uttar Pradesh | Rajasthan | Maharashtra | It is given at the festival in December at the place of his tomb.
2 uttar-pradesh-arts, folk-dances | The Ramlila of which place in Uttar Pradesh goes on for about a month under the care of its Maharaja? | Ramnagar | Ayodhya | Agra | Jhansi | It is held on the bank of the Ganga across from Varanasi.
2 uttar-pradesh-arts, handicrafts | Which town of Uttar Pradesh is known for black pottery with silver patterns? | Nizamabad | Khurja | Firozabad | Moradabad | It is in Azamgarh district. Khurja makes glazed pottery.
2 uttar-pradesh-arts, textiles | Which cloth of Uttar Pradesh is woven with silver and gold thread and worn by brides? | Banarasi brocade | Chikan cloth | Khadi of Bara Banki | Agra durrie | It is made by the weavers of Varanasi.
2 uttar-pradesh-arts, handicrafts | Which town of Uttar Pradesh, called Peetal Nagri, is known for brass work? | Moradabad | Bhadohi | Pilibhit | Kannauj | Bhadohi makes carpets, Pilibhit flutes and Kannauj perfume.
2 uttar-pradesh-arts, paintings | Sanjhi, the art of paper cutting for temples, belongs to which place of Uttar Pradesh? | Mathura | Lucknow | Gorakhpur | Meerut | Stencils are used to make patterns of Krishna's life on the floor.
3 uttar-pradesh-arts, classical-music | Thumri and dadra grew as light classical songs chiefly at: | Lucknow and Varanasi | Agra and Mathura | Jhansi and Kanpur | Meerut and Aligarh | The purab style of thumri belongs to Varanasi.
2 madhya-pradesh-arts, folk-dances | Bhagoria, a dance at the spring fair of the same name, belongs to which tribe of Madhya Pradesh? | Bhils | Gonds | Baigas | Korkus | It is held before Holi in Jhabua and Alirajpur.
2 madhya-pradesh-arts, textiles | Bagh print, made with wooden blocks on cloth, comes from which district of Madhya Pradesh? | Dhar | Rewa | Sagar | Betul | It is named after a small town on the Bagh river.
2 madhya-pradesh-arts, paintings | Pithora paintings on walls, with horses as offerings, are made in western Madhya Pradesh by the: | Bhils | Saharias | Baigas | Bharias | The Rathwas across the border in Gujarat make them too.
2 madhya-pradesh-arts, classical-music | Which is regarded as the oldest gharana of khayal singing and is named after a city of Madhya Pradesh? | Gwalior | Indore | Maihar | Bhopal | The Maihar gharana of Allauddin Khan is one of instruments.
3 madhya-pradesh-arts, paintings | Who made the painting of the Pardhan Gonds of Madhya Pradesh known to the world? | Jangarh Singh Shyam | Bhuri Bai | Jivya Soma Mashe | Ganga Devi | Bhuri Bai is known for Bhil painting and Ganga Devi for Madhubani.
2 madhya-pradesh-arts, folk-dances | Which of these dances does not belong to Madhya Pradesh? | Ghoomar | Matki | Rai | Kathi of Nimar | Ghoomar is a dance of the women of Rajasthan.
2 buddhist-architecture | A vihara in Buddhist architecture was: | a home for monks | a relic mound | a pillar of victory | a market hall | Cells were arranged round an open court or hall.
2 buddhist-architecture | The square railing on top of the dome of a stupa is called: | harmika | medhi | torana | vedika | The umbrella or chhatra rises from within it.
2 buddhist-architecture | The carved railings of the stupa of Bharhut are kept mostly in a museum at: | Kolkata | Mumbai | Chennai | Bhopal | Cunningham found the stupa in 1873 in the present Satna district.
3 buddhist-architecture | Match the part of a stupa with its meaning: // A. Anda // B. Chhatra // C. Vedika // 1. Railing // 2. Dome // 3. Umbrella // Which one of the following is the correct match? | A-2, B-3, C-1 | A-3, B-2, C-1 | A-2, B-1, C-3 | A-1, B-3, C-2 | The vedika marks off the sacred ground from the world outside.
2 buddhist-architecture | The stupa of Kesariya, counted among the tallest in the world, is in: | Bihar | Odisha | Uttar Pradesh | Andhra Pradesh | It is in East Champaran and has several terraces.
2 rock-cut-caves | Which famous sculpture of Shiva with three faces is in the Elephanta caves? | Trimurti | Nataraja | Dakshinamurti | Lingodbhava | It is about six metres high and is also called Sadashiva.
2 rock-cut-caves | Which cave in the Barabar hills has a carved entrance that copies a wooden hut? | Lomas Rishi | Sudama | Gopika | Karan Chaupar | Its arch with elephants became the model of later chaitya halls.
2 rock-cut-caves | The rock-cut caves of Badami were made under which dynasty? | Chalukyas | Pallavas | Guptas | Satavahanas | Cave 3 has an inscription of the year 578.
3 rock-cut-caves | Sittanavasal, a Jain cave with paintings, is in: | Tamil Nadu | Odisha | Gujarat | Bihar | It is in Pudukkottai district, with a ceiling of a lotus pond.
3 rock-cut-caves | Consider the following statements: // 1. The Undavalli caves are in Andhra Pradesh. // 2. The Kanheri caves are Buddhist. // Which of the statements given above is/are correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | Kanheri lies in a national park within Mumbai.
2 miniature-paintings, paintings | Under which ruler did the Kangra school of miniatures reach its height? | Sansar Chand | Sawant Singh | Kirpal Pal | Man Singh Tomar | Sawant Singh of Kishangarh and Kirpal Pal of Basohli were patrons too.
2 miniature-paintings, paintings | Which painter made Bani Thani? | Nihal Chand | Nainsukh | Sahibdin | Manaku | Nainsukh and Manaku were brothers from Guler, and Sahibdin painted in Mewar.
2 miniature-paintings, paintings | On what were the earliest Indian miniatures, those of the Palas, painted? | Palm leaves | Silk cloth | Paper | Copper plates | Paper came into use from about the fourteenth century.
3 miniature-paintings, paintings | Two Persian masters brought by Humayun began the Mughal school of miniatures. Who were they? | Mir Sayyid Ali and Abdus Samad | Basawan and Daswanth | Mansur and Bichitr | Abul Hasan and Govardhan | Basawan and Daswanth were Hindu painters of Akbar.
3 miniature-paintings, paintings | Consider the following statements on miniatures: // 1. Basohli painting is known for strong colours and large eyes. // 2. Bundi and Kota are schools of the Deccan. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Bundi and Kota are schools of painting in Rajasthan.
1 indian-philosophy | Who is the author of the Yoga Sutras? | Patanjali | Jaimini | Kanada | Kapila | The way that is taught there has eight limbs.
2 indian-philosophy | Match the school of philosophy with its founder: // A. Vaisheshika // B. Mimamsa // C. Samkhya // 1. Jaimini // 2. Kapila // 3. Kanada // Which one of the following is the correct match? | A-3, B-1, C-2 | A-1, B-3, C-2 | A-3, B-2, C-1 | A-2, B-1, C-3 | Vedanta is also called the later, or Uttara, Mimamsa.
2 indian-philosophy | Purusha and prakriti are the two realities of which school? | Samkhya | Nyaya | Mimamsa | Charvaka | They are spirit and nature; the world unfolds from the second.
3 indian-philosophy | How many means of knowledge does the Nyaya school accept? | Four | One | Two | Six | These are perception, inference, comparison and the word of an authority.
2 indian-philosophy | Which school laid most stress on the correct performance of Vedic rites? | Purva Mimamsa | Samkhya | Vaisheshika | Yoga | It holds the Vedas to be eternal and without author.
3 indian-philosophy | Which of these pairs of schools are held to belong together as allied systems? | Nyaya and Vaisheshika | Samkhya and Charvaka | Yoga and Mimamsa | Vedanta and Lokayata | Samkhya and Yoga, and the two Mimamsas, are the other pairs.
`,
    },
  ],
})
