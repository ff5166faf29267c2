import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
classical-dances | Classical dance, shastriya nritya, शास्त्रीय नृत्य | A classical dance of India is a dance form with a codified technique that goes back to the Natya Shastra; the Sangeet Natak Akademi recognises eight.
classical-dances | Natya Shastra, natyashastra, नाट्यशास्त्र | The Natya Shastra is the ancient Sanskrit treatise on drama, dance and music ascribed to Bharata Muni; it sets out the theory of rasa.
bharatanatyam | Bharatanatyam, bharatnatyam, भरतनाट्यम | Bharatanatyam is the classical dance of Tamil Nadu, which grew from the temple dance of devadasis (sadir) and is known for bent knees, straight lines and expressive hands.
kathak | Kathak, कथक | Kathak is the classical dance of north India, named after storytellers (kathakars) and known for rapid footwork and spins; Lucknow, Jaipur and Banaras are its main gharanas.
kathakali | Kathakali, कथकली | Kathakali is the classical dance-drama of Kerala, known for heavily painted faces, large costumes and stories from the epics told by gestures and the eyes.
mohiniyattam | Mohiniyattam, मोहिनीअट्टम | Mohiniyattam ('dance of the enchantress') is the classical dance of Kerala performed by women, with soft swaying movements and a white and gold costume.
kuchipudi | Kuchipudi, कुचिपुड़ी | Kuchipudi is the classical dance-drama of Andhra Pradesh, named after a village; in its Tarangam the dancer moves on the rim of a brass plate.
odissi | Odissi, ओडिसी | Odissi is the classical dance of Odisha, from the temple dance of maharis, known for the tribhanga (three-bend) and chauka postures.
manipuri-dance | Manipuri dance, manipuri nritya | Manipuri is the classical dance of Manipur, devoted mostly to Radha and Krishna (Ras Lila), with gentle rounded movements and a stiff barrel-shaped skirt.
sattriya | Sattriya, sattriya dance | Sattriya is the classical dance of Assam, created by the Vaishnava saint Shankaradeva for the monasteries (sattras) and recognised as classical in 2000.
classical-dances | Rasa, navarasa, nav ras | Rasa is the aesthetic mood or flavour that a work of art raises in the audience; the nine rasas (navarasa) include shringara (love), hasya (laughter) and vira (heroism).
classical-dances | Mudra in dance, hasta mudra | A mudra is a gesture of the hand and fingers with a fixed meaning, used in Indian classical dance and in sculpture.
classical-dances | Abhinaya | Abhinaya is the art of expression in Indian dance and drama, by which the performer conveys the meaning and mood through face, hands, speech and costume.
classical-dances | Tandava and lasya, tandav | Tandava and lasya are two aspects of Indian dance: tandava is vigorous and linked with Shiva, lasya is graceful and linked with Parvati.
folk-dances | Folk dance, lok nritya, लोक नृत्य | A folk dance is a traditional dance of the common people of a region, danced at festivals, harvests and weddings without the strict rules of classical dance.
folk-dances | Bhangra | Bhangra is the lively folk dance of Punjab, danced by men to the beat of the dhol, originally at the harvest festival of Baisakhi.
folk-dances | Garba | Garba is the folk dance of Gujarat, danced in circles with claps round a lamp or image of the goddess during Navaratri.
folk-dances | Ghoomar, ghumar | Ghoomar is the folk dance of Rajasthan in which women in wide skirts turn round in a circle.
folk-dances | Lavani | Lavani is the song and dance form of Maharashtra with a quick beat, performed by women to the dholki drum.
folk-dances | Chhau dance, chhau, chau nritya | Chhau is the martial and acrobatic dance of eastern India, with three styles: Purulia and Seraikella, danced with masks, and Mayurbhanj, danced without.
folk-dances | Bihu dance, bihu nritya | Bihu is the folk dance of Assam, danced by young men and women at the Bohag (Rongali) Bihu festival in spring.
folk-dances | Kalbelia | Kalbelia is the dance of the snake-charmer community of the same name in Rajasthan; it is on the UNESCO list of intangible heritage.
folk-theatre | Nautanki, नौटंकी | Nautanki is a folk theatre of Uttar Pradesh and neighbouring areas that tells stories in song, dance and verse to the beat of the nagara.
folk-theatre | Jatra | Jatra is the folk theatre of Bengal and Odisha, performed in the open with songs and loud, dramatic speech.
folk-theatre | Yakshagana, yakshagan | Yakshagana is the traditional dance-theatre of coastal Karnataka, with large headdresses and stories from the epics, performed through the night.
folk-theatre | Tamasha theatre, tamasha | Tamasha is the folk theatre of Maharashtra, with song, humour and lavani dance, with women as its chief dancers.
folk-theatre | Kutiyattam, koodiyattam | Kutiyattam is the Sanskrit theatre of Kerala, performed in temples for centuries and one of the oldest living theatres of the world; UNESCO lists it as intangible heritage.
classical-music | Hindustani music, hindustani sangeet | Hindustani music is the classical music of north India, shaped by Persian influence, with room for improvisation; dhrupad, khayal and thumri are its forms.
classical-music | Carnatic music, karnatak sangeet, karnataka music | Carnatic music is the classical music of south India, built mainly on composed songs such as the kriti; Purandara Dasa is called its father.
classical-music | Raga, raag, राग | A raga is the melodic framework of Indian music: a chosen set of notes with rules of ascent, descent and phrases that gives a particular mood.
classical-music | Tala, taal, ताल | A tala is the rhythmic cycle of Indian music, a fixed number of beats that is repeated; teental has sixteen.
classical-music | Gharana, घराना | A gharana is a school or family tradition of Hindustani music or Kathak, with its own style passed from teacher to pupil, such as Gwalior, Kirana and Agra.
classical-music | Dhrupad | Dhrupad is the oldest surviving form of Hindustani vocal music, slow and grave, sung to the pakhawaj; Tansen was its great master.
classical-music | Khayal, khyal | Khayal ('imagination') is the chief form of Hindustani vocal music today, with a short text and free improvisation.
classical-music | Thumri | Thumri is a light classical song of north India on themes of love and devotion to Krishna, linked with Lucknow and Banaras.
classical-music | Qawwali, kawwali | Qawwali is the devotional song of the Sufis, sung by a group with clapping, whose origin tradition ascribes to Amir Khusrau.
classical-music | Trinity of Carnatic music, carnatic trinity | The Trinity of Carnatic music are the three composers Tyagaraja, Muthuswami Dikshitar and Syama Sastri, all born at Tiruvarur in the 18th century.
musical-instruments | Kinds of musical instruments, tata vadya, sushira vadya, avanaddha vadya, ghana vadya | Indian musical instruments are of four kinds: tata (strings, as the veena), sushira (wind, as the flute), avanaddha (drums, as the tabla) and ghana (solid, as cymbals).
musical-instruments | Tabla, तबला | The tabla is a pair of small hand drums, the main percussion of Hindustani music.
musical-instruments | Sitar, सितार | The sitar is a long-necked plucked string instrument of Hindustani music with movable frets, made famous in the world by Ravi Shankar.
musical-instruments | Shehnai, शहनाई | The shehnai is a double-reed wind instrument of north India played at weddings and in temples; Bismillah Khan was its great master.
tansen | Tansen, miyan tansen, तानसेन | Tansen was the great singer of Akbar's court and one of the navratnas, a master of dhrupad buried at Gwalior.
paintings | Madhubani painting, mithila painting, madhubani, मधुबनी | Madhubani (Mithila) painting is the folk painting of the Mithila region of Bihar, done by women on walls and paper with strong outlines and filled patterns.
warli-painting | Warli painting, warli, वारली | Warli painting is the tribal painting of the Warlis of Maharashtra, done in white rice paste on mud walls with circles, triangles and lines.
paintings | Pattachitra, पट्टचित्र | Pattachitra is the traditional painting on cloth of Odisha and West Bengal, with themes of Jagannath and the epics.
paintings | Tanjore painting, thanjavur painting | Tanjore painting is the traditional painting of Thanjavur, Tamil Nadu, with rich colours, gold foil and inlaid stones, mostly of Hindu gods.
paintings | Kalamkari | Kalamkari is the art of painting or block-printing cloth with natural dyes in Andhra Pradesh; the Srikalahasti style is drawn with a pen (kalam).
paintings | Phad painting, phad | Phad is the scroll painting on cloth of Rajasthan that tells the stories of folk gods such as Pabuji and is used by singing priests, the bhopas.
paintings | Miniature painting, laghu chitra | A miniature painting is a small, finely detailed painting for an album or a book, as in the Pala, Mughal, Rajasthani and Pahari schools.
paintings | Pahari painting, pahari chitrakala | Pahari painting is the miniature painting of the hill states of Himachal and Jammu in the 17th to 19th centuries, with the schools of Basohli, Guler and Kangra.
paintings | Mughal painting, mughal chitrakala | Mughal painting is the court miniature painting of the Mughals, a mixture of Persian and Indian styles that reached its height under Jahangir.
paintings | Fresco, fresco painting | A fresco is a painting done with water colours on plaster, in the true method while the plaster is still wet.
textiles | Ikat | Ikat is a way of making patterned cloth in which the yarn is tied and dyed before it is woven, as in Patola and Pochampally.
textiles | Chikankari, chikan, चिकनकारी | Chikankari is the fine embroidery of Lucknow, traditionally done in white thread on white muslin.
textiles | Phulkari, फुलकारी | Phulkari ('flower work') is the embroidery of Punjab done in bright silk thread on coarse cotton cloth.
textiles | Bandhani, bandhej | Bandhani is the tie-and-dye cloth of Gujarat and Rajasthan, in which small points of the cloth are tied before dyeing.
textiles | Pashmina | Pashmina is the fine wool of the Changthangi goat of Ladakh and the soft shawls that are woven from it in Kashmir.
handicrafts | Bidriware, bidri work, bidri | Bidriware is the metal craft of Bidar, Karnataka, in which silver is inlaid in a blackened alloy of zinc and copper.
handicrafts | Dhokra, dokra | Dhokra is the metal casting by the lost-wax method practised by tribal craftsmen of central and eastern India; the dancing girl of Mohenjodaro was made by the same method.
handicrafts | Terracotta, teracotta | Terracotta is baked clay used for figures, pots and plaques; the temples of Bishnupur in West Bengal are covered with it.
gi-tags | GI tag, geographical indication, भौगोलिक संकेत | A geographical indication is a sign on goods that come from a certain place and owe their quality or fame to it; in India Darjeeling tea was the first, in 2004.
temple-styles | Nagara style, nagar shaili, नागर शैली | The Nagara style is the north Indian style of temple, with a curved tower (shikhara) over the sanctum, on a raised platform, without great gateways.
temple-styles | Dravida style, dravid shaili, dravidian style, द्रविड़ शैली | The Dravida style is the south Indian style of temple, with a stepped pyramid tower (vimana), an enclosing wall, great gateways (gopuram) and a tank.
temple-styles | Vesara style, vesar shaili | The Vesara style is the temple style of the Deccan that mixes Nagara and Dravida features, developed by the Chalukyas and Hoysalas.
temple-architecture | Garbhagriha, garbh grih | The garbhagriha is the innermost room of a Hindu temple, small and dark, where the image of the main deity stands.
temple-architecture | Gopuram, gopura | A gopuram is the tall, richly carved gateway tower of a south Indian temple.
temple-architecture | Shikhara, shikhar | A shikhara is the tower over the sanctum of a north Indian temple, usually curved inwards to a ribbed disc called the amalaka.
temple-architecture | Mandapa, mandap | A mandapa is the pillared hall of a Hindu temple in front of the sanctum, used for gatherings and worship.
temple-architecture | Stupa, stup, स्तूप | A stupa is a solid hemispherical mound that holds relics of the Buddha or a monk and is walked round in worship; the Great Stupa is at Sanchi.
temple-architecture | Chaitya, chaitya hall | A chaitya is a Buddhist prayer hall with a stupa at its end, often cut in rock, as at Karle.
temple-architecture | Vihara, vihar buddhist | A vihara is a Buddhist monastery, with cells for monks round a hall.
ajanta-ellora | Ajanta Caves, ajanta, ajanta ki gufayen, अजंता | The Ajanta Caves in Maharashtra are Buddhist rock-cut caves of about the 2nd century BCE to the 6th century CE, famous for murals of the Jatakas.
ajanta-ellora | Ellora Caves, ellora, ellora ki gufayen, एलोरा | The Ellora Caves in Maharashtra are rock-cut caves of three faiths, Buddhist, Hindu and Jain; Cave 16 is the Kailasa temple.
ajanta-ellora | Kailasa temple, kailash temple ellora, kailasanatha ellora | The Kailasa temple at Ellora is a temple of Shiva cut from a single rock from the top down, made under the Rashtrakuta king Krishna I.
heritage-sites | World Heritage Site, vishwa dharohar sthal, विश्व धरोहर | A World Heritage Site is a place that UNESCO lists, under the Convention of 1972, for its outstanding universal value; it may be cultural, natural or mixed.
intangible-heritage | Intangible cultural heritage, amurt sanskritik virasat | Intangible cultural heritage is the living tradition of a people, such as oral traditions, performing arts, rituals and crafts, protected by a UNESCO Convention of 2003.
festivals | Kumbh Mela, kumbh, कुंभ मेला | The Kumbh Mela is the Hindu bathing fair held in turn at Prayagraj, Haridwar, Ujjain and Nashik.
festivals | Hornbill Festival | The Hornbill Festival is the festival of the tribes of Nagaland, held every December at Kisama near Kohima and named after the bird.
harvest-festivals | Harvest festival, fasal tyohar | A harvest festival is a celebration of the gathering of crops, such as Pongal in Tamil Nadu, Onam in Kerala and Bihu in Assam.
harvest-festivals | Onam, ओणम | Onam is the harvest festival of Kerala in the month of Chingam, which marks the yearly return of King Mahabali; boat races and floral carpets belong to it.
harvest-festivals | Pongal, पोंगल | Pongal is the harvest festival of Tamil Nadu in mid-January, kept over four days with thanks to the Sun and cattle and a dish of new rice.
fairs | Pushkar fair, pushkar mela | The Pushkar fair is the yearly camel and cattle fair at Pushkar, Rajasthan, held about Kartik Purnima.
tribes | Tribe, janjati, adivasi, जनजाति | A tribe is a community with a common name, culture, dialect and usually territory, bound by kinship; those listed under Article 342 are the Scheduled Tribes.
tribes | PVTG, particularly vulnerable tribal group, particularly vulnerable tribal groups | A PVTG is a tribal group that the government marks as most vulnerable for its pre-agricultural technology, low literacy, stagnant or falling numbers and isolation; there are 75.
puppetry | Puppetry, kathputli, कठपुतली | Puppetry is the theatre of figures moved by a performer; in India there are string, shadow, rod and glove puppets.
puppetry | Shadow puppet, chhaya kathputli, tholu bommalata | A shadow puppet is a flat figure of leather held between a lamp and a screen so that its shadow acts, as in Tholu Bommalata of Andhra Pradesh.
martial-arts | Kalaripayattu, kalari, कलरीपयट्टु | Kalaripayattu is the traditional martial art of Kerala, taught in a training hall called kalari, with strikes, kicks and weapons.
martial-arts | Thang-ta, thang ta | Thang-ta is the martial art of Manipur with sword (thang) and spear (ta).
martial-arts | Gatka | Gatka is the martial art of the Sikhs of Punjab, fought with sticks that stand for swords.
martial-arts | Silambam | Silambam is the martial art of Tamil Nadu fought with a long staff.
languages | Classical language, shastriya bhasha, शास्त्रीय भाषा | A classical language of India is a language that the Government of India has so declared for its high antiquity and rich ancient literature; Tamil was the first, in 2004.
languages | Dravidian languages, dravid bhasha parivar | The Dravidian languages are the family of languages spoken chiefly in south India: Tamil, Telugu, Kannada, Malayalam and others such as Gondi and Brahui.
languages | Indo-Aryan languages, indo aryan bhasha | The Indo-Aryan languages are the branch of the Indo-European family spoken over north India, descended from Old Indo-Aryan (Sanskrit), such as Hindi, Bengali and Marathi.
cultural-institutions | Sangeet Natak Akademi, संगीत नाटक अकादमी | The Sangeet Natak Akademi is the national academy of music, dance and drama of India, in New Delhi, set up in 1952.
cultural-institutions | Sahitya Akademi, साहित्य अकादमी | The Sahitya Akademi is the national academy of letters of India, in New Delhi, set up in 1954 to promote literature in Indian languages.
cultural-institutions | Lalit Kala Akademi, ललित कला अकादमी | The Lalit Kala Akademi is the national academy of fine arts of India, in New Delhi, set up in 1954.
cultural-institutions | Archaeological Survey of India, ASI, bharatiya puratatva sarvekshan | The Archaeological Survey of India is the body that explores, excavates and protects the ancient monuments of the country; Alexander Cunningham founded it in 1861.
khajuraho | Khajuraho temples, khajuraho, खजुराहो | The Khajuraho temples in Madhya Pradesh are Hindu and Jain temples of the Nagara style built by the Chandelas about 950 to 1050; the Kandariya Mahadeva is the largest.
konark | Konark Sun Temple, konark, sun temple, black pagoda, कोणार्क | The Konark Sun Temple in Odisha is the 13th-century temple of Surya built by Narasimhadeva I of the Eastern Ganga dynasty in the form of a chariot with 24 wheels.
uttar-pradesh-arts | Raslila, ras lila, रासलीला | Raslila is the dance-drama on the life of Krishna with Radha and the gopis, performed chiefly in the Braj region of Uttar Pradesh.
uttar-pradesh-arts | Ramlila, राम लीला | Ramlila is the dramatic enactment of the story of Rama over the days before Dussehra, best known at Ramnagar near Varanasi; UNESCO lists it as intangible heritage.
madhya-pradesh-arts | Gond painting, gond art, गोंड चित्रकला | Gond painting is the art of the Gond tribe of Madhya Pradesh, in which animals, trees and gods are filled with fine dots and dashes.
`)
