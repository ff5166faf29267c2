import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which gharana of Hindustani music goes back to Tansen?' */
export const dancesMusicAndHeritage = defineBank({
  id: 'dances-music-and-heritage',
  sets: [
    {
      rows: `
1 music-gharanas | Which is the oldest gharana of khayal singing in Hindustani music? | Gwalior | Kirana | Patiala | Mewati | The Gwalior gharana goes back to Nathan Pir Bakhsh and Haddu and Hassu Khan.
1 music-gharanas | To which gharana of Hindustani music did Bhimsen Joshi belong? | Kirana | Gwalior | Jaipur-Atrauli | Agra | He was a pupil of Sawai Gandharva of the Kirana gharana.
2 music-gharanas | Who founded the Kirana gharana of Hindustani music? | Abdul Karim Khan | Alladiya Khan | Faiyaz Khan | Bade Ghulam Ali Khan of Kasur | Abdul Karim and Abdul Wahid Khan came from Kairana near Shamli.
2 music-gharanas | Who founded the Jaipur-Atrauli gharana of Hindustani music? | Alladiya Khan | Abdul Karim Khan | Haddu Khan | Ghagge Nazir Khan | Kesarbai Kerkar and Kishori Amonkar belonged to it.
2 music-gharanas | To which gharana of Hindustani music did Bade Ghulam Ali Khan belong? | Patiala | Agra | Kirana | Gwalior | The Patiala gharana is known for its thumri and quick tans.
2 music-gharanas | To which gharana of Hindustani music did Pandit Jasraj belong? | Mewati | Patiala | Kirana | Bhendi Bazaar | Ghagge Nazir Khan founded the Mewati gharana, which Jasraj made famous.
2 music-gharanas | Which gharana of Hindustani music is that of Faiyaz Khan, known for nom-tom alap? | Agra | Patiala | Mewati | Kirana | The Agra gharana kept many features of dhrupad.
2 music-gharanas | To which gharana of Hindustani music did Kishori Amonkar belong? | Jaipur-Atrauli | Kirana | Agra | Gwalior | Her mother Mogubai Kurdikar was a pupil of Alladiya Khan.
2 music-gharanas, ravi-shankar | To which gharana of Hindustani music did the sitar player Ravi Shankar belong? | Maihar | Etawah | Patiala | Rampur | Allauddin Khan of Maihar was his teacher; Vilayat Khan was of Etawah.
3 music-gharanas | Which sitar gharana of Hindustani music is that of Vilayat Khan? | Etawah | Maihar | Senia | Indore | It is also called Imdadkhani, after his grandfather Imdad Khan.
3 music-gharanas | Which gharana of dhrupad in Hindustani music is that of the family of Zia Mohiuddin? | Dagar | Darbhanga | Bettiah | Talwandi | The Dagar family kept the Dagarvani of dhrupad alive.
3 music-gharanas | Which tabla gharana of Hindustani music is that of Zakir Hussain? | Punjab | Farrukhabad | Ajrada | Lucknow | His father Alla Rakha was of the Punjab gharana; Kishan Maharaj was of Banaras.
3 music-gharanas | To which gharana of Hindustani music did Amir Khan give rise? | Indore | Kirana | Patiala | Gwalior | His slow and solemn style is called the Indore gharana.
1 music-gharanas | What does the word 'gharana' in Hindustani music mean? | A school of style handed down | A kind of drum | A scale of seven notes | A song of the rains | It comes from ghar, house, and means a line of teachers and pupils.
2 music-gharanas | To which gharana of Hindustani music did Gangubai Hangal belong? | Kirana | Jaipur-Atrauli | Mewati | Agra | She was a pupil of Sawai Gandharva, as Bhimsen Joshi was.
1 intangible-heritage | Which UN body keeps the list of intangible cultural heritage? | UNESCO | UNICEF | UNDP | UN-Habitat | The list rests on a UNESCO convention of 2003.
1 intangible-heritage | Which festival of Kolkata was put on the list of intangible cultural heritage in 2021? | Durga Puja | Poila Boishakh | Rath Yatra | Saraswati Puja | It was put on the list of UNESCO in December 2021.
2 intangible-heritage | In which year was the Kumbh Mela put on the list of intangible cultural heritage? | 2017 | 2008 | 2013 | 2021 | Yoga had been listed in 2016 and Durga Puja followed in 2021.
2 intangible-heritage | Which theatre of Kerala, in Sanskrit, was among the first Indian items of intangible cultural heritage? | Kutiyattam | Theyyam | Kathakali | Thullal | Kutiyattam, Vedic chanting and Ramlila were listed in 2008.
2 intangible-heritage | Which spring new year festival, shared by many countries, is on the list of intangible cultural heritage for India too? | Navroz | Baisakhi | Losar | Ugadi | Navroz of the Parsis is shared with Iran and others.
2 intangible-heritage | Which chanting of Ladakh is on the list of intangible cultural heritage? | Buddhist chanting | Vedic chanting | Sankirtana | Kirtan | The recitation of Buddhist texts in Ladakh was listed in 2012.
2 intangible-heritage | Which three items of intangible cultural heritage were put on the list in 2010? | Chhau, Kalbelia and Mudiyettu | Yoga, Kumbh and Garba | Kutiyattam, Ramlila and Vedic chanting | Sankirtana, Navroz and Ramman | Chhau dance, Kalbelia songs and Mudiyettu of Kerala were listed together.
3 intangible-heritage | In which year was the UNESCO convention on intangible cultural heritage adopted? | 2003 | 1972 | 1992 | 2015 | The convention of 1972 is on World Heritage Sites.
2 intangible-heritage | Mudiyettu, on the list of intangible cultural heritage, is a ritual theatre of: | Kerala | Odisha | Manipur | Karnataka | It tells of the fight of Kali with the demon Darika.
2 intangible-heritage | Kalbelia, on the list of intangible cultural heritage, is a dance of: | Rajasthan | Gujarat | Haryana | Punjab | It is the dance of a community of former snake charmers.
2 intangible-heritage | Which recitation was India's item of intangible cultural heritage of 2008 besides Ramlila and Kutiyattam? | Vedic chanting | Buddhist chanting | Gurbani | Baul songs | The tradition of Vedic chanting was proclaimed in 2003 and listed in 2008.
1 assam-dances, bihu | Which folk dance of Assam is performed at the new year in April? | Bihu | Jhumar | Garba | Lavani | Rongali Bihu marks the new year in the middle of April.
1 assam-dances | Which classical dance belongs to Assam? | Sattriya | Manipuri | Odissi | Kathak | It was made a classical dance by the Sangeet Natak Akademi in 2000.
2 assam-dances | Which dance of the Bodos of Assam is called the butterfly dance? | Bagurumba | Ali Ai Ligang | Jhumur | Deodhani | Women in bright dress move their arms like wings.
2 assam-dances | Which community of Assam dances the Jhumur? | Tea garden workers | Bodos | Misings | Karbis | Their forefathers came from central India to the gardens.
2 assam-dances | Which folk theatre form of Assam was founded by Sankaradeva? | Ankia Naat | Yakshagana | Jatra | Nautanki | Its one-act plays are called Bhaona when they are performed.
2 assam-dances, bihu | Which drum accompanies the Bihu dance of Assam? | Dhol | Pung | Mridangam | Chenda | The pepa, a horn pipe, and the gogona are played with it.
2 assam-dances | Which tribe of Assam dances at Ali Ai Ligang? | Mising | Bodo | Karbi | Dimasa | It is the sowing festival of the Misings.
3 assam-dances | Which dance of Assam is linked with the worship of the snake goddess Manasa? | Deodhani | Bagurumba | Bihu | Jhumur | The Deodhani is danced in a trance by a woman with loose hair.
3 assam-dances, bihu | Which horn instrument is played in the folk dance Bihu of Assam? | Pepa | Shehnai | Nadaswaram | Algoza | The pepa is made from buffalo horn and played by the young men.
3 assam-dances | Which folk art of Kamrup in Assam is performed by a troupe with big drums? | Dhulia | Ghoomar | Gair | Rouf | The Dhulias of Kamrup play big dhols and add acting and feats.
2 assam-dances, bihu | Which winter festival of Assam with a feast is called Magh Bihu? | Bhogali | Rongali | Kongali | Kati | Rongali is in April, Kongali in October and Bhogali in January.
1 punjab-dances | Which is the best known folk dance of the men of Punjab? | Bhangra | Giddha | Garba | Ghoomar | It was danced at Baisakhi after the wheat harvest.
1 punjab-dances | Which folk dance of Punjab is danced by women? | Giddha | Bhangra | Jhumar | Luddi | Women clap in a ring and sing boliyan.
2 punjab-dances | Which short folk songs go with the Giddha of Punjab? | Boliyan | Abhangs | Lavanis | Kajris | Boliyan are couplets sung by one and answered by all.
2 punjab-dances | Which folk dance of Punjab is a slow dance of men in a circle? | Jhumar | Bhangra | Giddha | Kikli | Jhumar is danced to emotional songs, around the drummer.
2 punjab-dances | Which folk dance of Punjab do girls dance in pairs, whirling with hands held? | Kikli | Gatka | Luddi | Malwai | Two girls cross their hands, hold fast and spin as they sing.
2 punjab-dances | Which martial art of the Sikhs of Punjab uses wooden sticks? | Gatka | Kalaripayattu | Silambam | Thang-ta | Gatka is shown at religious processions; Thang-ta belongs to Manipur.
2 punjab-dances | At which festival is the folk dance Bhangra of Punjab danced above all? | Baisakhi | Onam | Bihu | Teej | Baisakhi falls in the middle of April at the harvest.
2 punjab-dances | Which drum is played for the Bhangra, the folk dance of Punjab? | Dhol | Mridangam | Pakhawaj | Chenda | The dhol is hung from the neck and beaten with two sticks.
3 punjab-dances | Which folk dance of Punjab is named after a woman of a love story and danced by women of Sandalbar? | Sammi | Luddi | Gatka | Jaago | Sammi is linked with the story of Prince Dhol.
3 punjab-dances | Which folk dance of Punjab is danced at victories with one hand behind the back? | Luddi | Giddha | Kikli | Sammi | One hand is behind the back and one before the face, with a snake-like movement.
1 gujarat-dances, garba | Which folk dance of Gujarat is danced in circles at Navratri? | Garba | Lavani | Bhangra | Ghoomar | It was put on the UNESCO list in 2023.
1 gujarat-dances, garba | Which folk dance of Gujarat uses two sticks? | Dandiya Ras | Garba | Tippani | Padhar | The sticks are struck in pairs to the beat.
2 gujarat-dances | Which folk dance of Gujarat shows women beating a floor with rods? | Tippani | Hudo | Dandiya Ras | Dangi | Tippani began with the beating of lime into the floor of new houses.
2 gujarat-dances | Which folk theatre belongs to Gujarat? | Bhavai | Tamasha | Jatra | Nautanki | Bhavai is ascribed to Asaita Thakar of the fourteenth century.
2 gujarat-dances, garba | Which goddess is honoured by the folk dance Garba of Gujarat? | Amba | Saraswati | Manasa | Sita | The lamp in the pot stands for the goddess.
2 gujarat-dances | Which community of African origin in Gujarat dances the Dhamal? | Siddis | Rabaris | Bharwads | Padhars | The Siddi Dhamal is danced around Jambur in Saurashtra.
3 gujarat-dances | Which folk dance of Gujarat is of the people around Nal Sarovar, acting as rowers? | Padhar | Hudo | Tippani | Garba | The Padhars live by the lake and show the rise and fall of waves.
3 gujarat-dances | Which folk dance of Gujarat is danced by the Bharwad shepherds? | Hudo | Padhar | Dangi | Dandiya Ras | It is said to be inspired by the fight of two rams.
2 gujarat-dances | Who is named as the founder of Bhavai, the folk theatre of Gujarat? | Asaita Thakar | Narsinh Mehta | Sankaradeva | Jaishankar Sundari | He wrote hundreds of veshas, of which some are left.
1 rajasthan-dances | Which folk dance of Rajasthan is danced by women in swirling skirts? | Ghoomar | Lavani | Giddha | Rouf | It began with the Bhils and was taken up at the Rajput courts.
1 rajasthan-dances | Which folk dance of Rajasthan is that of the snake charmers? | Kalbelia | Ghoomar | Gair | Terah Taali | It is on the UNESCO list since 2010.
2 rajasthan-dances | Which folk dance of Rajasthan is danced sitting, with thirteen cymbals? | Terah Taali | Kachhi Ghodi | Chari | Bhavai | The women of the Kamar community tie manjiras to their bodies.
2 rajasthan-dances | Which folk dance of Rajasthan uses dummy horses? | Kachhi Ghodi | Gair | Chari | Kalbelia | The men of Shekhawati wear horses of cloth and bamboo.
2 rajasthan-dances | Which folk dance of Rajasthan is danced with burning lamps in brass pots on the head? | Chari | Gair | Terah Taali | Ghoomar | The Chari belongs to the women of the Gujjars of Kishangarh.
2 rajasthan-dances | Which folk dance of Rajasthan balances many pots on the head? | Bhavai | Gair | Chakri | Kathputli | Dancers stand on glass or swords with seven or more pots.
2 rajasthan-dances | Which folk dance of Rajasthan do the Bhils dance with sticks at Holi? | Gair | Ghoomar | Chari | Bhavai | Men move in rings and strike the sticks of their neighbours.
3 rajasthan-dances | Which folk dance of Hadoti in Rajasthan is that of the Kanjar women? | Chakri | Ghoomar | Terah Taali | Chari | Chakri is a fast dance with many turns.
2 rajasthan-dances | Which puppets with strings belong to Rajasthan? | Kathputli | Tholu Bommalata | Pavakuthu | Putul Nach | The Bhats perform the story of Amar Singh Rathore.
3 rajasthan-dances | Who made the Kalbelia, the folk dance of Rajasthan, known abroad? | Gulabo Sapera | Teejan Bai | Allah Jilai Bai | Mallika Sarabhai | She received the Padma Shri in 2016; Teejan Bai sings Pandavani.
1 puppetry | What are the figures of shadow puppet theatre made of? | Leather | Clay | Bamboo | Metal | They are held between a lamp and a screen, on which their shadows fall.
1 puppetry | Which kind of puppets are the Kathputlis of Rajasthan? | String puppets | Rod puppets | Glove puppets | Shadow puppets | They are moved by strings tied to the fingers.
1 puppetry | Which kind of puppet is worn on the hand and moved by the fingers? | Glove puppet | String puppet | Shadow puppet | Rod and string puppet | The first finger moves the head; Pavakuthu of Kerala is of this kind.
2 puppetry | Putul Nach, a rod puppet show, belongs to: | West Bengal | Gujarat | Karnataka | Goa | The rods are tied to the waist of the puppeteer.
2 puppetry | Tholpavakuthu, the shadow puppet theatre of Kerala, tells the story of the: | Ramayana | Mahabharata | Panchatantra | Gita Govinda | It follows the Tamil Ramayana of Kamban and is played near temples of Bhadrakali.
2 puppetry | Togalu Gombeyatta is a shadow puppet show of: | Karnataka | Odisha | Rajasthan | Manipur | Gombeyatta is also the name of the string puppets of the same State.
3 puppetry | Which string puppets are dressed like the actors of Yakshagana? | Gombeyatta | Kathputli | Kundhei | Bommalattam | They belong to Karnataka, the home of Yakshagana.
2 puppetry | Bommalattam, which joins rods and strings, is a puppet show of: | Tamil Nadu | Odisha | Bihar | Rajasthan | Its puppets are the largest and heaviest of all.
2 harvest-festivals | Which harvest festival of Kerala has a boat race and a flower carpet? | Onam | Pongal | Vishu | Bihu | Onam falls in the month of Chingam and recalls King Mahabali.
2 harvest-festivals | Which harvest festival of Tamil Nadu is named after a dish of boiled rice? | Pongal | Onam | Ugadi | Puthandu | Pongal means boiling over, and lasts four days in January.
2 harvest-festivals | Nuakhai is a harvest festival of: | Odisha | Kerala | Punjab | Goa | New rice is eaten in western Odisha after Ganesh Chaturthi.
2 harvest-festivals | Wangala, the festival of a hundred drums after the harvest, belongs to the: | Garos | Nagas | Mizos | Lepchas | The Garos of Meghalaya thank the sun god Saljong.
1 harvest-festivals | Gudi Padwa marks the new year and the end of the harvest in: | Maharashtra | Assam | Kerala | Nagaland | The gudi is a pole with cloth and a pot.
2 harvest-festivals | Which harvest festival is kept at the same time as Pongal in Punjab with bonfires? | Lohri | Baisakhi | Holi | Teej | Lohri falls on the eve of Makar Sankranti.
1 madhubani-painting | From which region of Bihar does Madhubani painting come? | Mithila | Magadh | Bhojpur | Anga | It is also called Mithila painting, after the old land of Mithila.
2 madhubani-painting | From what were the brushes of Madhubani painting made by tradition? | Bamboo and cotton | Peacock feathers | Horse hair | Palm leaf ribs | Fingers, twigs and matchsticks were used as well, with colours from plants.
2 madhubani-painting | Which artist of Madhubani painting was the first to get the Padma Shri? | Jagdamba Devi | Sita Devi | Ganga Devi | Baua Devi | Jagdamba Devi received it in 1975, Sita Devi some years later.
2 madhubani-painting | What marks the style of Madhubani painting? | Double outlines and filled space | Light and shade | Gold leaf | Empty background | The gaps are filled with flowers, birds and patterns.
3 madhubani-painting | Which English officer noticed Madhubani painting after the earthquake of 1934? | W. G. Archer | E. B. Havell | Percy Brown | James Fergusson | Archer saw the paintings on walls that had been broken open.
3 madhubani-painting | Which of the following is a style within Madhubani painting? | Kachni | Phad | Basohli | Kishangarh | Bharni, kachni, tantrik and godna are its styles.
1 chhau-dance | In which three States is Chhau danced? | Jharkhand, Odisha and West Bengal | Assam, Manipur and Tripura | Kerala, Goa and Karnataka | Punjab, Haryana and Delhi | The styles are of Seraikella, Mayurbhanj and Purulia.
1 chhau-dance | Which Chhau style does not use masks? | Mayurbhanj | Purulia | Seraikella | Bagmundi | The Mayurbhanj Chhau of Odisha is danced without masks.
2 chhau-dance | In which State is the Purulia Chhau dance? | West Bengal | Jharkhand | Odisha | Bihar | Purulia is in the west of Bengal and has large masks.
2 chhau-dance | In which State is the Seraikella Chhau dance? | Jharkhand | Odisha | Assam | West Bengal | Seraikella was a princely state, now in Jharkhand.
2 chhau-dance | At which festival is the Chhau dance mainly performed? | Chaitra Parva | Durga Puja | Holi | Diwali | The spring festival in April is the season of Chhau.
2 chhau-dance | In which year was the Chhau dance put on the list of UNESCO? | 2010 | 2003 | 2016 | 2021 | The dance was listed in 2010 together with Kalbelia and Mudiyettu.
2 chhau-dance | Of which kind is the Chhau dance by origin? | Martial | Temple | Court ballet | Harvest | Its basic steps come from exercises with sword and shield.
3 chhau-dance | Which village of Purulia makes the masks of the Chhau dance? | Charida | Raghurajpur | Bishnupur | Shantiniketan | The masks of Charida have a GI tag.
3 chhau-dance | Who dances the Chhau by tradition? | Men only | Women only | Priests only | Children only | Female roles are also taken by men, though women have joined of late.
1 carnatic-music | In which part of India did Carnatic music develop? | South | North | East | North-east | Carnatic music belongs to the four southern States.
1 carnatic-music | Which bowed instrument is played in most concerts of Carnatic music? | Violin | Sarangi | Esraj | Dilruba | The violin came from Europe and was taken up in the time of the Dikshitars.
1 carnatic-music | Which three composers are the Trinity of Carnatic music? | Tyagaraja, Dikshitar, Syama Sastri | Purandara, Kanaka, Vyasa | Tansen, Baiju, Haridas | Swathi, Annamacharya, Jayadeva | All three were born at Tiruvarur in the eighteenth century.
2 carnatic-music | How many melakarta ragas does Carnatic music have? | 72 | 10 | 22 | 36 | Venkatamakhin worked out the 72 in the Chaturdandi Prakashika.
2 carnatic-music | Which drum is the main one of Carnatic music? | Mridangam | Tabla | Pakhawaj | Dholak | The mridangam is played with both hands; tabla and pakhawaj belong to Hindustani music.
2 carnatic-music | In which language did Tyagaraja compose most of his songs of Carnatic music? | Telugu | Tamil | Kannada | Malayalam | Tyagaraja sang mostly in Telugu, while Muthuswami Dikshitar composed mostly in Sanskrit.
2 carnatic-music | Which form is the chief composition of Carnatic music, with pallavi, anupallavi and charanam? | Kriti | Khayal | Thumri | Tappa | Khayal, thumri and tappa are forms of Hindustani music.
2 carnatic-music | Which singer of Carnatic music was the first musician to get the Bharat Ratna? | M. S. Subbulakshmi | D. K. Pattammal | M. L. Vasanthakumari | Semmangudi | M. S. Subbulakshmi received the Bharat Ratna in 1998.
3 carnatic-music | Who wrote the Chaturdandi Prakashika, a basic text of Carnatic music? | Venkatamakhin | Sarangadeva | Bharata | Matanga | Venkatamakhin wrote it in the seventeenth century; Sarangadeva wrote the Sangita Ratnakara.
3 carnatic-music | At which place is the yearly Aradhana of Carnatic music in honour of Tyagaraja held? | Thiruvaiyaru | Tiruvarur | Madurai | Chidambaram | Thiruvaiyaru on the Kaveri is where he lived and died.
1 sanchi-stupa | In which State is the Sanchi stupa? | Madhya Pradesh | Andhra Pradesh | Bihar | Maharashtra | Sanchi lies near Vidisha in the Raisen district.
1 sanchi-stupa | Which emperor built the first Sanchi stupa? | Ashoka | Kanishka | Harsha | Samudragupta | It was of brick; stone was added under the Shungas.
2 sanchi-stupa | How many gateways does the Great Stupa of Sanchi have? | Four | Two | Six | Eight | The four toranas at the four quarters were added under the Satavahanas.
2 sanchi-stupa | Under which dynasty were the gateways of the Sanchi stupa made? | Satavahana | Maurya | Gupta | Pala | An inscription names the artisans of King Satakarni.
2 sanchi-stupa | What is the dome of a stupa such as Sanchi called? | Anda | Harmika | Medhi | Torana | The harmika is the railing on top and the medhi the base.
2 sanchi-stupa | Who noticed the Sanchi stupa in 1818? | General Taylor | John Marshall | Alexander Cunningham | James Prinsep | Marshall restored it in the years after 1912.
2 sanchi-stupa | What is the path around a stupa such as Sanchi called? | Pradakshina patha | Harmika | Yashti | Chhatra | Pilgrims walk along it with the stupa on the right.
3 sanchi-stupa | Which rulers of Bhopal paid for the care of the Sanchi stupa? | Shah Jehan and Sultan Jehan Begum | Nur Jahan and Mumtaz | Ahilyabai and Tulsabai | Lakshmibai and Chennamma | Sultan Jehan Begum also paid for the museum and for Marshall's volumes.
3 sanchi-stupa | In which year was the Sanchi stupa put on the World Heritage List? | 1989 | 2006 | 2002 | 2016 | The Buddhist Monuments at Sanchi were listed in 1989.
1 ajanta-caves | In which State are the Ajanta caves? | Maharashtra | Madhya Pradesh | Odisha | Karnataka | They lie in the valley of the Waghora, north of Aurangabad.
1 ajanta-caves | Of which religion are the caves and paintings of Ajanta? | Buddhism | Jainism | Hinduism | Zoroastrianism | All caves of Ajanta are Buddhist; Ellora has caves of three faiths.
2 ajanta-caves | From which stories are many paintings of the Ajanta caves taken? | Jatakas | Puranas | Panchatantra | Mahabharata | The Jatakas tell of the earlier births of the Buddha.
2 ajanta-caves, ajanta-ellora | On which river are the Ajanta caves? | Waghora | Godavari | Krishna | Tapi | The caves are cut in a horseshoe bend of the Waghora.
2 ajanta-caves, ajanta-ellora | Which bodhisattva is painted in cave 1 of the Ajanta caves with a blue lotus? | Padmapani | Maitreya | Manjushri | Vajrapani | Padmapani and Vajrapani stand on the two sides of the shrine; the first has the lotus.
2 ajanta-caves, ajanta-ellora | Under which dynasty were most later Ajanta caves made? | Vakataka | Maurya | Pala | Chola | They were made under Harishena in the fifth century.
2 ajanta-caves, ajanta-ellora | Who came upon the Ajanta caves in 1819? | John Smith | James Fergusson | John Marshall | William Jones | Captain John Smith of the Madras army was on a tiger hunt.
3 ajanta-caves, ajanta-ellora | How many caves are there at Ajanta, counting the unfinished one? | 30 | 12 | 34 | 45 | Ajanta has thirty in all, while Ellora has 34 main caves.
3 ajanta-caves | Which technique is used in the paintings of the Ajanta caves? | Tempera on dry plaster | Oil on canvas | Wet fresco | Mosaic | Colours with glue were laid on a dry ground of mud and lime.
1 ellora-caves | In which State are the Ellora caves? | Maharashtra | Gujarat | Karnataka | Odisha | Ellora lies in the hills near Aurangabad, now Chhatrapati Sambhajinagar.
1 ellora-caves | Which temple cut from one rock is at the Ellora caves? | Kailasa | Sun Temple | Brihadisvara | Lingaraja | It is cave 16, made under Krishna I of the Rashtrakutas.
2 ellora-caves | Of which three faiths are the Ellora caves? | Buddhist, Hindu and Jain | Hindu, Jain and Sikh | Buddhist, Jain and Islamic | Hindu, Sikh and Buddhist | Caves 1 to 12 are Buddhist, 13 to 29 Hindu and 30 to 34 Jain.
2 ellora-caves, ajanta-ellora | How many main caves are there at Ellora? | 34 | 12 | 29 | 45 | Twelve are Buddhist, seventeen Hindu and five Jain.
2 ellora-caves | Which cave number is the Kailasa temple of the Ellora caves? | 16 | 1 | 10 | 32 | Cave 10 is the chaitya called Vishwakarma and 32 is Indra Sabha.
2 ellora-caves, ajanta-ellora | Which cave of Ellora is called Vishwakarma or the carpenter's cave? | 10 | 15 | 16 | 29 | It is the only chaitya hall at Ellora.
3 ellora-caves, ajanta-ellora | Which Jain cave of Ellora is called Indra Sabha? | 32 | 10 | 16 | 21 | Caves 30 to 34 are Jain, and 32 is the finest.
3 ellora-caves | Which cave of Ellora, number 15, has an inscription of Dantidurga? | Dashavatara | Rameshvara | Dhumar Lena | Teen Tal | The cave has panels of incarnations of Vishnu and an inscription of the Rashtrakuta king.
2 ellora-caves | In which year were the Ellora caves put on the World Heritage List? | 1983 | 1972 | 1999 | 2004 | Ajanta, Ellora, Agra Fort and the Taj Mahal were the first four of India.
1 kumbh-mela | At how many places is the Kumbh Mela held? | Four | Two | Seven | Twelve | The four places are Prayagraj, Haridwar, Ujjain and Nashik.
1 kumbh-mela | On which river is the Kumbh Mela of Ujjain held? | Shipra | Narmada | Godavari | Ganga | The fair on the Shipra at Ujjain is called Simhastha.
1 kumbh-mela | Which town of Maharashtra is a place of the Kumbh Mela? | Nashik | Pandharpur | Shirdi | Kolhapur | Nashik and Trimbak lie near the source of the Godavari.
2 kumbh-mela | After how many years does the Kumbh Mela come back to the same place? | 12 | 4 | 6 | 9 | The half or Ardh Kumbh comes after six years.
2 kumbh-mela | At which place do three rivers meet at the Kumbh Mela? | Prayagraj | Haridwar | Ujjain | Nashik | The Ganga, the Yamuna and the unseen Saraswati meet there.
2 kumbh-mela | Which Chinese pilgrim described a great gathering at Prayag, often compared with the Kumbh Mela? | Hiuen Tsang | Fa-Hien | I-tsing | Ma Huan | He was there with Harsha in the seventh century.
2 kumbh-mela | What are the orders of monks that bathe first at the Kumbh Mela called? | Akharas | Gharanas | Misls | Silsilas | The thirteen akharas of monks have a fixed order of bathing.
2 kumbh-mela | Which planet's place decides the Kumbh Mela, with the Sun and the Moon? | Jupiter | Saturn | Mars | Venus | Jupiter takes about twelve years to go round the Sun.
2 kumbh-mela | After how many years is the Maha Kumbh Mela at Prayagraj said to come? | 144 | 24 | 72 | 120 | Twelve full Kumbhs make up the cycle of a Maha Kumbh.
2 kumbh-mela | What is the Kumbh Mela of Ujjain called, after the sign of Jupiter? | Simhastha | Magh Mela | Pushkaram | Sonepur Mela | Jupiter is then in Simha, the lion; the name is used for Nashik too.
3 khajuraho | Into how many groups are the temples of Khajuraho divided by their place? | Three | Two | Five | Seven | The western group has the best known ones; the others are the eastern and the southern group.
2 khajuraho | To which two religions do the temples of Khajuraho belong? | Hindu and Jain | Hindu and Buddhist | Jain and Sikh | Buddhist and Jain | The western group is Hindu and the eastern has Jain temples.
2 khajuraho | Which roofless granite temple is held to be the oldest at Khajuraho? | Chausath Yogini | Kandariya Mahadeva | Parsvanatha | Vishvanatha | It had small cells for sixty-four yoginis round an open court.
3 khajuraho | Which Englishman brought Khajuraho to notice in 1838? | T. S. Burt | W. Sleeman | J. Prinsep | J. Smith | Captain Burt of the Bengal Engineers was led there by his bearers.
2 khajuraho | In which district of Madhya Pradesh is Khajuraho? | Chhatarpur | Raisen | Sagar | Datia | It lies in Bundelkhand in the Chhatarpur district.
2 khajuraho | In which month is the dance festival of Khajuraho usually held? | February | June | August | October | Classical dances are shown in front of the temples.
2 konark | What is the present state of the great tower over the shrine of the Sun Temple of Konark? | It has fallen | It was moved to Puri | It is covered with gold | It was never begun | The hall before it, the jagamohana, still stands and was filled with sand in 1903.
2 konark | How many horses draw the stone chariot of the Sun Temple of Konark? | Seven | Four | Nine | Twelve | They are often taken to stand for the days of the week.
2 konark | How many carved wheels does the Sun Temple of Konark have? | 24 | 7 | 12 | 16 | There are twelve pairs of wheels and seven horses.
2 konark | On the coast of which sea or bay does the Sun Temple of Konark lie? | Bay of Bengal | Arabian Sea | Palk Bay | Gulf of Mannar | The sea has moved back some kilometres since it was built.
2 konark | What do the wheels of the Sun Temple of Konark also serve as? | Sundials | Water wheels | Prayer wheels | Mill stones | The shadow of the axle on the spokes tells the time of the day.
2 konark | In which year was the Sun Temple of Konark put on the World Heritage List? | 1984 | 1972 | 1996 | 2014 | It was listed in 1984, with Mahabalipuram in the same year.
1 north-east-festivals | Which festival is called the festival of festivals of Nagaland? | Hornbill | Losar | Wangala | Bihu | It is held from 1 to 10 December at Kisama near Kohima.
1 north-east-festivals | In which State is the Hornbill Festival held? | Nagaland | Manipur | Mizoram | Assam | All tribes of Nagaland take part at the heritage village of Kisama.
2 north-east-festivals | Which spring festival belongs to Mizoram? | Chapchar Kut | Sangai | Moatsu | Losoong | It is kept in March after the clearing of the jhum fields.
2 north-east-festivals | Which festival of Manipur is named after the State animal? | Sangai | Hornbill | Yaoshang | Lui-Ngai-Ni | The sangai is the brow-antlered deer of the Keibul Lamjao park.
2 north-east-festivals | Ziro, known for a music festival, is in: | Arunachal Pradesh | Tripura | Sikkim | Meghalaya | The valley is the home of the Apatanis.
2 north-east-festivals | Which festival belongs to the Ao Nagas? | Moatsu | Sekrenyi | Tokhu Emong | Chapchar Kut | Sekrenyi is of the Angamis and Tokhu Emong of the Lothas.
2 north-east-festivals | Kharchi Puja is a festival of: | Tripura | Sikkim | Manipur | Mizoram | Fourteen gods are worshipped at old Agartala in July.
2 north-east-festivals | Nongkrem is a dance festival of which people of Meghalaya? | Khasis | Garos | Bodos | Mizos | It is held at Smit near Shillong; Wangala is of the Garos.
2 north-east-festivals | Saga Dawa, which marks the birth, enlightenment and death of the Buddha, is kept in: | Sikkim | Tripura | Mizoram | Nagaland | It falls in the fourth month of the Tibetan year.
2 north-east-festivals | Dree is an agricultural festival of the Apatanis of: | Arunachal Pradesh | Nagaland | Assam | Manipur | It is kept on 5 July in the Ziro valley.
3 north-east-festivals | Sekrenyi is a festival of which people of Nagaland? | Angamis | Aos | Khiamniungans | Konyaks | Sekrenyi is kept in February by the Angamis; the Konyaks keep Aoleang in April.
2 martial-arts | The Indian fighting art with a coiled sword called urumi is part of: | Kalaripayattu | Gatka | Thang-ta | Mardani Khel | The flexible blade is worn like a belt; it is used in Kerala.
2 martial-arts | Gatka, fought with sticks and swords, is tied by tradition to the: | Sikhs | Meiteis | Marathas | Nairs | It is shown at festivals by Nihangs. Thang-ta belongs to the Meiteis.
2 martial-arts | Musti yuddha, a form of boxing without gloves, comes from: | Varanasi | Imphal | Kolhapur | Madurai | Fists, knees and elbows could be used in it.
2 martial-arts | Pari-Khanda, with sword and shield, is a martial art of: | Bihar | Gujarat | Kerala | Sikkim | Its steps are used in the Chhau dance.
2 martial-arts | Paika Akhada is a martial art of: | Odisha | Punjab | Manipur | Rajasthan | It was the training of the Paikas, the foot soldiers of the kings.
3 martial-arts | Sqay is a martial art of: | Kashmir | Karnataka | Assam | Goa | It is fought with a curved sword and a shield.
3 martial-arts | Cheibi Gad-ga, with a stick and a shield, is a martial art of: | Manipur | Odisha | Gujarat | Himachal Pradesh | It was once fought with a real sword.
2 chhau-dance | From which stories do the Chhau dancers of Purulia mostly take their themes? | Ramayana and Mahabharata | Jataka tales | Lives of Sufi saints | Panchatantra | The fight of Durga with the buffalo demon is a favourite as well.
2 chhau-dance | Match the style of Chhau with its State: // P. Mayurbhanj // Q. Seraikella // R. Purulia // 1. West Bengal // 2. Jharkhand // 3. Odisha // Which one of the following is the correct match? | P-3, Q-2, R-1 | P-2, Q-3, R-1 | P-3, Q-1, R-2 | P-1, Q-2, R-3 | The three regions of the dance lie side by side.
3 chhau-dance | Which of the following instruments does not belong to the music of the Chhau dance? | Veena | Dhol | Shehnai | Dhamsa | Drums and reed pipes that carry far over open ground are used.
2 chhau-dance | Where is the Chhau dance performed by tradition? | On open ground at night | On a temple roof at noon | In a closed royal hall | On boats in a river | Torches used to light the ground, which is called akhada.
2 sanchi-stupa | Near which ancient city, now a town of Madhya Pradesh, does Sanchi lie? | Vidisha | Ujjain | Mandu | Maheshwar | Ashoka's wife Devi is said to have come from there.
2 sanchi-stupa | How is the Buddha shown in the carvings of the gateways of the Sanchi stupa? | By symbols only | As a child | In royal dress | As a seated monk | A wheel, a tree, footprints or an empty throne stand for him.
3 sanchi-stupa | Relics of which two disciples of the Buddha were found in Stupa 3 of Sanchi? | Sariputta and Moggallana | Ananda and Upali | Mahakassapa and Rahula | Anuruddha and Devadatta | They were taken to London and came back to India in 1949.
3 sanchi-stupa | By which craftsmen of Vidisha was a gateway of the Sanchi stupa carved, as an inscription says? | Ivory workers | Weavers | Potters | Blacksmiths | It is on the southern gateway and explains the fine detail.
2 sanchi-stupa | Under which dynasty was the brick mound of Ashoka at Sanchi enlarged and cased in stone? | Shunga | Gupta | Nanda | Kushana | It was made about twice as large as before.
2 ajanta-caves, ajanta-ellora | What is the shape of the cliff into which the Ajanta caves are cut? | A horseshoe | A full circle | A straight line | A cross | The river bends round at the foot of it.
2 ajanta-caves, ajanta-ellora | Which caves of Ajanta are the oldest chaitya halls? | 9 and 10 | 1 and 2 | 16 and 17 | 19 and 26 | They belong to the time before the image of the Buddha was carved.
3 ajanta-caves, ajanta-ellora | The picture called the Dying Princess is in which cave of Ajanta? | 16 | 1 | 10 | 26 | It shows Sundari, the wife of Nanda, who left her to become a monk.
3 ajanta-caves, ajanta-ellora | What is the great sculpture in cave 26 of Ajanta? | The Buddha lying in death | A dancing Shiva | Ravana shaking Kailasa | The descent of the Ganga | It is the mahaparinirvana, about seven metres long.
2 ellora-caves, ajanta-ellora | The Kailasa temple of Ellora belongs to the reign of which Rashtrakuta? | Krishna I | Dantidurga | Amoghavarsha I | Govinda III | It belongs to the middle of the eighth century.
2 ellora-caves, ajanta-ellora | How was the Kailasa temple of Ellora made? | Cut from the top downwards | Built of bricks and plastered | Put together from granite blocks | Cut from the ground upwards | So no scaffolding was needed; the whole rock around it was cut away.
2 ellora-caves, ajanta-ellora | Which caves of Ellora are Buddhist? | 1 to 12 | 13 to 29 | 30 to 34 | 20 to 34 | The Hindu caves follow them, and the Jain ones stand at the northern end.
2 ellora-caves, ajanta-ellora | Whose attempt to shake the mountain of Shiva is a famous relief of the Kailasa temple at Ellora? | Ravana | Mahishasura | Hiranyakashipu | Bali | Shiva presses the mountain down with his toe.
1 bihu | How many Bihu festivals are kept in Assam in a year? | three | one | two | four | They mark sowing, the growing crop and the harvest.
1 bihu | Which Bihu of Assam, in October, is kept quietly with lamps in the paddy fields? | Kati Bihu | Magh Bihu | Bohag Bihu | Goru Bihu | It is also called Kongali, the poor one, since the granaries are then empty.
2 bihu | What is the tall bonfire of hay and bamboo lit at Magh Bihu called? | Meji | Husori | Uruka | Gamosa | The night of the feast before it is Uruka.
2 bihu | On Goru Bihu, the first day of Rongali Bihu, people bathe and honour: | cattle | elephants | snakes | horses | The next day, Manuh Bihu, is kept for people and their new clothes.
2 bihu | Which woven cloth, with red patterns on white, is given as a gift at Bihu? | Gamosa | Phulkari | Pashmina | Patola | It is then called Bihuwan. The Assamese cloth got a GI tag in 2022.
2 bihu | What are the carol songs of Bihu called that groups sing from house to house? | Husori | Borgeet | Abhang | Baul | Borgeet are the devotional songs of Sankaradeva and Madhavadeva.
2 bihu | In which city did over 11,000 dancers set a world record of Bihu in April 2023? | Guwahati | Dibrugarh | Jorhat | Tezpur | The dance took place at the Sarusajai stadium of the city.
3 bihu | Match the Bihu with its month: // A. Bohag Bihu // B. Kati Bihu // C. Magh Bihu // 1. January // 2. April // 3. October | A-2, B-3, C-1 | A-2, B-1, C-3 | A-3, B-2, C-1 | A-1, B-3, C-2 | The months are the solar months of the Assamese year.
1 garba | Garba is the folk dance of which State? | Gujarat | Punjab | Odisha | Kerala | People dance it on the nine nights of Navratri.
1 garba | The word Garba comes from the Sanskrit word for: | womb | lamp wick | circle | drum | The pot with the lamp inside stands for the womb and for life.
2 garba | The committee of UNESCO that put Garba on its list of living heritage in 2023 met in: | Botswana | France | Morocco | Sri Lanka | The session was held at Kasane. The session of 2022 was at Rabat in Morocco.
2 garba | Which dress do women usually wear for Garba? | chaniya choli | mekhela chador | mundum neriyathum | phanek | The mekhela chador is of Assam and the phanek of Manipur.
2 garba | Which dance with sticks usually follows the aarti, while Garba is danced before it? | Dandiya Ras | Ghoomar | Lavani | Kummi | The sticks are said to recall the swords of Durga.
2 garba | The form of Garba that men of Saurashtra traditionally sing and dance is called: | Garbi | Giddha | Gair | Gatka | Many of its songs are by the Gujarati poet Dayaram.
3 garba | Consider the following statements about Garba: // 1. Dancers move in circles around a lamp or image. // 2. It is in praise of the goddess. // 3. It is one of the classical dances. // Which of the statements given above are correct? | 1 and 2 only | 1 and 3 only | 2 and 3 only | 1, 2 and 3 | It is a folk dance and not on the list of classical dances.
3 garba | Match the dance, Garba among them, with the State: // A. Garba // B. Lavani // C. Ghoomar // D. Giddha // 1. Rajasthan // 2. Punjab // 3. Gujarat // 4. Maharashtra | A-3, B-4, C-1, D-2 | A-3, B-4, C-2, D-1 | A-4, B-3, C-1, D-2 | A-4, B-3, C-2, D-1 | Ghoomar and Giddha are danced by women of their States.
1 nagaland-festivals | In which month is the Hornbill festival of Nagaland held? | December | April | July | October | It runs from the first to the tenth of the month.
1 nagaland-festivals | At which place near Kohima is the Hornbill festival of Nagaland held? | Kisama | Dimapur | Mokokchung | Khonoma | Kisama is the Naga heritage village some ten kilometres from Kohima.
1 nagaland-festivals | After what is the best known festival of Nagaland named? | a bird | a river | a hill | a flower | The hornbill has a place in the folklore of most Naga tribes.
2 nagaland-festivals | Which tribe of Nagaland keeps the festival Moatsu in May? | Ao | Angami | Konyak | Lotha | Moatsu of the Aos follows the sowing of the fields.
2 nagaland-festivals | Which tribe of Nagaland keeps the festival Sekrenyi in February? | Angami | Sumi | Ao | Phom | Sekrenyi of the Angamis is a festival of purification by water.
2 nagaland-festivals | Which tribe of Nagaland keeps the festival Aoling in April? | Konyak | Angami | Rengma | Chang | It marks the new year and the coming of spring at Mon.
2 nagaland-festivals | Which harvest festival is kept by the Lothas of Nagaland in November? | Tokhu Emong | Moatsu | Tuluni | Monyu | Tokhu Emong of the Lothas lasts for nine days after the harvest.
2 nagaland-festivals | Which festival is kept by the Sumis of Nagaland in July? | Tuluni | Ngada | Aoling | Sekrenyi | Rice beer is drunk from the leaf of a plantain, and matches are made.
3 nagaland-festivals | Which tribe of Nagaland keeps the festival Ngada after the harvest? | Rengma | Ao | Konyak | Sangtam | It is held at the end of November.
3 nagaland-festivals | Which festival of Nagaland is kept by the Phoms in April? | Monyu | Amongmong | Naknyulem | Bushu | Amongmong is of the Sangtams and Naknyulem of the Changs.
3 nagaland-festivals | In which year was the Hornbill festival of Nagaland first held? | 2000 | 1963 | 1985 | 1990 | The State was formed on 1 December 1963, and the festival opens on that day.
`,
    },
  ],
})
