/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  classical-dances | Classical Dances | shastriya nritya, indian classical dances
  folk-dances | Folk Dances | <lavani, lok nritya, folk dances of india
  folk-theatre | Folk Theatre | folk theatre forms, lok natya, traditional theatre, <nautanki, <jatra, <yakshagana, <tamasha
  classical-dancers | Famous Dancers | classical dancers, dancers of india, nartak, dance forms and exponents, dance exponents, classical dance exponents, dances and dancers, classical dances and dancers
  musical-instruments | Musical Instruments | vadya yantra
  classical-music | Classical Music | <hindustani music, hindustani and carnatic music, shastriya sangeet, sangeet, <ragas
  artists | Musicians & Dancers | famous musicians, kalakar, artists and arts, musicians
  paintings | Paintings | folk painting, indian paintings, <pahari painting, rajasthani painting, chitrakala, <tanjore painting
  textiles | Textiles & Sarees | <kalamkari, <phulkari, handloom, saree, sarees of india, textiles of india, <embroidery of india
  handicrafts | Handicrafts | hastshilp, crafts of india, <toys of india, <bidriware
  gi-tags | GI Tags | geographical indication, gi products
  temple-architecture | Temple Architecture | mandir vastukala, indian architecture, famous temples
  temple-styles | Nagara, Dravida & Vesara Styles | <nagara style, <vesara style, nagara and dravida, temple architecture nagara dravida, styles of temple architecture, temple styles, nagara shaili, <panchayatana, nagara and dravida style
  ajanta-ellora | Ajanta & Ellora Caves | ajanta ellora
  heritage-sites | World Heritage Sites | unesco heritage sites, heritage site, vishwa dharohar, unesco world heritage sites in india, unesco sites
  intangible-heritage | Intangible Cultural Heritage | intangible heritage, unesco intangible heritage, unesco intangible cultural heritage, intangible cultural heritage of india, unesco intangible heritage of india, intangible heritage of india
  festivals | Festivals | festivals of india, tyohar, festivals of states, fairs and festivals
  harvest-festivals | Harvest Festivals | fasal tyohar, <onam, <pongal, <lohri, harvest festivals of india, harvest festivals of india states
  fairs | Fairs | mela, fairs of india, mele, bharat ke mele
  tribes | Tribes of India | tribe, janjati, adivasi, tribal groups, tribes of states, pvtg, tribes of north east, north east tribes, tribes of north east india, <naga tribes, santhal tribe, <west bengal, <himachal pradesh, <andhra pradesh, <arunachal pradesh, <jammu and kashmir
  puppetry | Puppetry | puppet, kathputli, puppet forms of india, puppetry of india, puppetry of states, puppets of states, puppet forms and states
  martial-arts | Martial Arts of India | martial arts of india states, martial arts and states, martial arts state wise, martial arts, <kalaripayattu
  languages | Languages of India | language families of india, languages, bhasha, <scripts of india
  classical-languages | Classical Languages of India | classical languages, classical language status, shastriya bhasha, shastriya bhashayen
  cultural-institutions | Cultural Institutions | <sangeet natak akademi, <sahitya akademi, <lalit kala akademi, cultural institutions of india, <archaeological survey of india
  tansen | Tansen | mian tansen, miyan tansen, tan sen
  khajuraho | Khajuraho Temples | khajuraho, khajuraho mandir, <kandariya mahadeva temple
  konark | Konark Sun Temple | konark, konark temple, sun temple, konark mandir, black pagoda, surya mandir
  uttar-pradesh-arts | Arts & Dances of Uttar Pradesh | uttar pradesh dances, folk dance of uttar pradesh, up folk dance, uttar pradesh lok nritya, <raslila, <uttar pradesh
  madhya-pradesh-arts | Arts & Dances of Madhya Pradesh | madhya pradesh dances, folk dance of madhya pradesh, mp folk dance, mp lok nritya, madhya pradesh lok nritya, <gond painting, <madhya pradesh, mp folk dance and art, mp art and culture, folk art of mp
  madhubani-painting | Madhubani Painting | madhubani, mithila painting, madhubani art, mithila art, <kohbar, madhubani chitrakala
  warli-painting | Warli Painting | warli, warli art, warli chitrakala, warli tribal painting
  sattriya | Sattriya Dance | sattriya, sattriya nritya, satriya dance, satriya, classical dance of assam
  dravida-temples | Dravida Style of Temples | dravidian temples, dravida architecture, dravidian architecture, dravida style, dravida shaili, dravidian style, <gopuram, dravidian temple architecture, dravida temple architecture
  mughal-painting | Mughal Painting | mughal miniature, mughal school of painting, mughal miniature painting, mughal chitrakala
  kathak | Kathak | kathak nritya, kathak dance
  kathak-gharanas | Gharanas of Kathak
  bharatanatyam | Bharatanatyam | bharatnatyam, bharat natyam, bharatanatyam dance
  kathakali | Kathakali | kathakali nritya, kathakali dance
  kuchipudi | Kuchipudi | kuchipudi nritya, kuchipudi dance
  odissi | Odissi | odissi nritya, odissi dance, odisi
  manipuri-dance | Manipuri Dance | manipuri nritya, manipuri
  mohiniyattam | Mohiniyattam | mohiniattam, mohiniyattam dance, mohini attam
  pattachitra | Pattachitra | patachitra, patta chitra
  buddhist-architecture | Buddhist Architecture | stupas, <stupa, chaitya and vihara, buddhist art and architecture, bauddh vastukala
  rock-cut-caves | Rock-Cut Caves | rock cut architecture, cave architecture, caves of india, gufa vastukala, gufa, gufaye, gufayen, bharat ki gufaye
  miniature-paintings | Miniature Paintings | miniature, indian miniatures, laghu chitrakala, miniature painting schools
  indian-philosophy | Schools of Indian Philosophy | schools of philosophy, indian philosophy, six schools of philosophy, six systems of philosophy, shad darshan, bhartiya darshan, six schools of indian philosophy, six schools of indian philosophy founders, schools of philosophy and founders, <yoga philosophy, <yoga darshan, <samkhya, <vedanta, <nyaya
  dances-and-states | Dances & Their States | dances of states, dances with states, dance forms of states, dances of india, dance forms of india, state wise dances, nritya aur rajya
  heritage-sites-and-states | World Heritage Sites & States | world heritage sites state wise, unesco sites state wise, unesco world heritage sites and states, heritage sites and states, unesco heritage sites state wise, world heritage sites with states, heritage sites location, location of world heritage sites
  years-of-heritage-sites | Years of World Heritage Sites | world heritage sites year wise, unesco sites year wise, heritage sites and years, unesco world heritage sites year wise, first world heritage sites of india
  classical-dances-and-states | Classical Dances & States | classical dances with states, classical dances state wise, classical dance forms and states, classical dance forms of india state wise, shastriya nritya aur rajya, eight classical dances
  folk-dances-and-states | Folk Dances & States | folk dances with states, folk dances state wise, lok nritya aur rajya
  music-gharanas | Gharanas of Hindustani Music | gharanas, gharanas of music, gharanas in hindustani classical music, sangeet gharane, gharanas and founders, gharanas and singers, kirana gharana, <gwalior gharana, classical music gharanas, indian classical music gharanas, music gharanas
  assam-dances | Dances of Assam | folk dance of assam, assam ke lok nritya
  punjab-dances | Dances of Punjab | folk dance of punjab, punjab ke lok nritya, bhangra and giddha, bhangra
  gujarat-dances | Dances of Gujarat | folk dance of gujarat, gujarat ke lok nritya
  rajasthan-dances | Dances of Rajasthan | folk dance of rajasthan, rajasthan ke lok nritya, <ghoomar
  chhau-dance | Chhau Dance | chhau, chau dance, chhau nritya, purulia chhau, chhau dance states
  carnatic-music | Carnatic Music | karnatak music, carnatic sangeet, trinity of carnatic music, carnatic classical music, tyagaraja
  sanchi-stupa | Sanchi Stupa | sanchi, great stupa of sanchi
  ajanta-caves | Ajanta Caves | ajanta, ajanta paintings, ajanta ki gufayen, ajanta cave paintings
  ellora-caves | Ellora Caves | ellora, kailasa temple, kailash temple ellora, ellora ki gufayen
  kumbh-mela | Kumbh Mela | kumbh, maha kumbh, mahakumbh, ardh kumbh, kumbh mela places
  north-east-festivals | Festivals of North-East India | north east festivals, festivals of northeast india, festivals of manipur, festivals of mizoram, festivals of arunachal pradesh, north east ke tyohar
  odisha-dances | Dances of Odisha | folk dance of odisha, odisha ke lok nritya, folk dances of orissa
  maharashtra-dances | Dances of Maharashtra | folk dance of maharashtra, maharashtra ke lok nritya
  kerala-dances | Dances of Kerala | folk dance of kerala, kerala ke lok nritya
  karnataka-dances | Dances of Karnataka | folk dance of karnataka, karnataka ke lok nritya
  west-bengal-dances | Dances of West Bengal | folk dance of west bengal, west bengal ke lok nritya, folk dances of bengal
  nagaland-festivals | Festivals of Nagaland | hornbill festival, naga festivals, nagaland ke tyohar
  bihar-dances | Dances of Bihar | folk dance of bihar, bihar ke lok nritya
  heritage-sites-of-gujarat | World Heritage Sites of Gujarat | unesco world heritage in gujarat, unesco world heritage sites in gujarat, unesco sites in gujarat, heritage sites of gujarat, gujarat ke vishwa dharohar, rani ki vav, dholavira world heritage
  instruments-and-players | Instruments & Their Players | instrument and artist, instrumentalists, instruments and players, musical instruments and players, musical instruments and exponents, instruments and exponents, musical instruments and artists, instruments and musicians, musical instruments and their players, musical instruments and their exponents, vadya yantra aur vadak, vadya yantra aur unke vadak, famous instrumentalists of india
  temples-of-south-india | Temples of South India | south indian temples, famous temples of south india, dakshin bharat ke mandir, temples of tamil nadu, temples of south india and states
  gi-tags-of-uttar-pradesh | GI Tags of Uttar Pradesh | gi tags of up, gi products of up, gi products of uttar pradesh
  gandhara-and-mathura | Gandhara and Mathura Schools Compared | gandhara and mathura art, gandhara and mathura school, gandhara and mathura school of art, gandhara and mathura, gandhar aur mathura kala, gandhara mathura amaravati, gandhara mathura and amaravati school of art
  bihu | Bihu | bihu dance, bihu festival, rongali bihu, bohag bihu, magh bihu, bhogali bihu, kati bihu, bihu nritya
  garba | Garba | garba dance, garba and dandiya, dandiya, dandiya raas, garba nritya, dandiya ras
  chhath-puja | Chhath Puja | chhath, chhath parv, chhath festival, chhat puja, surya shashthi
  qawwali | Qawwali | qawali, kawwali, qawwal, sufi music
  ravi-shankar | Ravi Shankar
  bismillah-khan | Bismillah Khan
  raja-ravi-varma | Raja Ravi Varma | ravi varma, raja ravi verma
  satyajit-ray | Satyajit Ray | pather panchali, apu trilogy
  amrita-sher-gil | Amrita Sher-Gil | amrita shergil
`
