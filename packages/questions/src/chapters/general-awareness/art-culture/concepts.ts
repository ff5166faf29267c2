/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  classical-dances | Classical Dances | classical dance, shastriya nritya, indian classical dances
  folk-dances | Folk Dances | <lavani, folk dance, lok nritya, folk dances of india
  folk-theatre | Folk Theatre | folk theatre forms, lok natya, traditional theatre, <nautanki, <jatra, <yakshagana, <tamasha
  classical-dancers | Famous Dancers | classical dancers, dancers of india, nartak, dance forms and exponents, dance exponents, dances and exponents, classical dance exponents, exponents of classical dance, classical dance and exponents, dances and dancers, classical dances and dancers, dance and dancers
  musical-instruments | Musical Instruments | musical instrument, instrument and artist, vadya yantra, instrumentalists, instruments and players, musical instruments and players, musical instruments and exponents, instruments and exponents, musical instruments and artists, instruments and musicians
  classical-music | Classical Music | <hindustani music, hindustani and carnatic music, shastriya sangeet, sangeet, <ragas
  artists | Musicians & Dancers | famous musicians, kalakar, artists and arts, musicians
  paintings | Paintings | painting, folk painting, indian paintings, <pahari painting, rajasthani painting, chitrakala, <tanjore painting
  textiles | Textiles & Sarees | <kalamkari, <phulkari, handloom, saree, sarees of india, textiles of india, handlooms, <embroidery of india
  handicrafts | Handicrafts | handicraft, hastshilp, crafts of india, <toys of india, <bidriware
  gi-tags | GI Tags | gi tag, geographical indication, geographical indications, gi products
  temple-architecture | Temple Architecture | mandir vastukala, indian architecture, famous temples
  temple-styles | Nagara, Dravida & Vesara Styles | <nagara style, <vesara style, nagara and dravida, temple architecture nagara dravida, styles of temple architecture, temple styles, nagara shaili, <panchayatana, nagara and dravida style
  ajanta-ellora | Ajanta & Ellora Caves | ajanta ellora, ajanta and ellora
  heritage-sites | World Heritage Sites | unesco heritage sites, heritage site, vishwa dharohar, unesco world heritage sites in india, unesco sites
  intangible-heritage | Intangible Cultural Heritage | intangible heritage, unesco intangible heritage, unesco intangible cultural heritage, intangible cultural heritage of india, unesco intangible heritage of india, intangible heritage of india
  festivals | Festivals | festival, festivals of india, tyohar, festivals of states, fairs and festivals
  harvest-festivals | Harvest Festivals | harvest festival, fasal tyohar, <onam, <pongal, <lohri, harvest festivals of india, harvest festivals of india states
  fairs | Fairs | mela, fairs of india, fair
  tribes | Tribes of India | tribe, janjati, adivasi, tribal groups, tribes of states, pvtg
  puppetry | Puppetry | puppet, puppets, kathputli, puppet forms of india, puppetry of india, puppetry of states, puppets of states, puppet forms and states
  martial-arts | Martial Arts of India | martial arts of india states, martial arts and states, martial arts state wise, martial arts, <kalaripayattu, martial art
  languages | Languages of India | language families of india, languages, bhasha, <scripts of india
  classical-languages | Classical Languages of India | classical languages, classical language, classical language status, shastriya bhasha, shastriya bhashayen
  cultural-institutions | Cultural Institutions | <sangeet natak akademi, sahitya akademi, <lalit kala akademi, cultural institutions of india, <archaeological survey of india
  tansen | Tansen | mian tansen, miyan tansen, tan sen
  khajuraho | Khajuraho Temples | khajuraho, khajuraho temple, khajuraho mandir, <kandariya mahadeva temple
  konark | Konark Sun Temple | konark, konark temple, sun temple, sun temple of konark, konark mandir, black pagoda, surya mandir
  uttar-pradesh-arts | Arts & Dances of Uttar Pradesh | uttar pradesh dances, folk dance of uttar pradesh, up folk dance, dances of uttar pradesh, up folk dances, folk dances of up, uttar pradesh folk dance, uttar pradesh lok nritya, <raslila, <uttar pradesh
  madhya-pradesh-arts | Arts & Dances of Madhya Pradesh | madhya pradesh dances, folk dance of madhya pradesh, mp folk dance, dances of madhya pradesh, mp folk dances, folk dances of mp, madhya pradesh folk dance, mp lok nritya, madhya pradesh lok nritya, <gond painting, <madhya pradesh, mp folk dance and art, mp art and culture, folk art of mp
  madhubani-painting | Madhubani Painting | madhubani, mithila painting, madhubani art, mithila art, kohbar, madhubani chitrakala
  warli-painting | Warli Painting | warli, warli art, warli paintings, warli chitrakala, warli tribal painting
  sattriya | Sattriya Dance | sattriya, sattriya nritya, satriya dance, satriya, classical dance of assam
  dravida-temples | Dravida Style of Temples | dravida style temples, dravidian temples, dravida architecture, dravidian architecture, dravida style, dravida shaili, dravidian style, gopuram
  mughal-painting | Mughal Painting | mughal paintings, mughal miniature, mughal school of painting, mughal miniature painting, mughal chitrakala
  kathak | Kathak | kathak nritya, kathak dance
  kathak-gharanas | Gharanas of Kathak | kathak gharanas, kathak gharana
  bharatanatyam | Bharatanatyam | bharatnatyam, bharat natyam, bharatanatyam dance
  kathakali | Kathakali | kathakali nritya, kathakali dance
  kuchipudi | Kuchipudi | kuchipudi nritya, kuchipudi dance
  odissi | Odissi | odissi nritya, odissi dance, odisi
  manipuri-dance | Manipuri Dance | manipuri nritya, manipuri
  mohiniyattam | Mohiniyattam | mohiniattam, mohiniyattam dance, mohini attam
  pattachitra | Pattachitra | patachitra, patta chitra
  buddhist-architecture | Buddhist Architecture | stupas, <stupa, chaitya and vihara, buddhist art and architecture, bauddh vastukala
  rock-cut-caves | Rock-Cut Caves | rock cut caves, rock cut architecture, cave architecture, caves of india, gufa vastukala
  miniature-paintings | Miniature Paintings | miniature painting, miniature, indian miniatures, laghu chitrakala, miniature painting schools, schools of miniature painting
  indian-philosophy | Schools of Indian Philosophy | schools of philosophy, indian philosophy, six schools of philosophy, six systems of philosophy, shad darshan, bhartiya darshan, six schools of indian philosophy, six schools of indian philosophy founders, schools of philosophy and founders
  dances-and-states | Dances & Their States | dances of states, dances with states, dance and state, dances and states, dance forms of states, dances of india, dance forms of india, state wise dances, dances state wise, state dances, nritya aur rajya, dance forms and states
  heritage-sites-and-states | World Heritage Sites & States | world heritage sites state wise, unesco sites state wise, unesco world heritage sites and states, heritage sites and states, unesco heritage sites state wise, world heritage sites with states, heritage sites location, location of world heritage sites
  years-of-heritage-sites | Years of World Heritage Sites | world heritage sites year wise, unesco sites year wise, heritage sites and years, unesco world heritage sites year wise, first world heritage sites of india
  classical-dances-and-states | Classical Dances & States | classical dances with states, classical dances and states, classical dances state wise, classical dance and state, state wise classical dances, classical dances of states, classical dance forms and states, classical dance forms of india state wise, shastriya nritya aur rajya, eight classical dances
  folk-dances-and-states | Folk Dances & States | folk dances with states, folk dances and states, folk dances state wise, state wise folk dances, folk dance and state, folk dances of states, lok nritya aur rajya, folk dance state wise
  music-gharanas | Gharanas of Hindustani Music | gharanas, gharana, gharana of hindustani music, gharanas of music, music gharanas, gharanas in hindustani classical music, sangeet gharane, gharanas and founders, gharanas and singers, kirana gharana, gwalior gharana
  assam-dances | Dances of Assam | folk dance of assam, folk dances of assam, assam folk dance, assam dances, assam ke lok nritya, bihu dance, dance of assam, assam dance, bihu
  punjab-dances | Dances of Punjab | folk dance of punjab, folk dances of punjab, punjab folk dance, punjab dances, punjab ke lok nritya, bhangra and giddha, dance of punjab, bhangra
  gujarat-dances | Dances of Gujarat | folk dance of gujarat, folk dances of gujarat, gujarat folk dance, gujarat dances, gujarat ke lok nritya, dance of gujarat, garba and dandiya, garba
  rajasthan-dances | Dances of Rajasthan | folk dance of rajasthan, folk dances of rajasthan, rajasthan folk dance, rajasthan dances, rajasthan ke lok nritya, dance of rajasthan, ghoomar
  chhau-dance | Chhau Dance | chhau, chau dance, chhau nritya, purulia chhau, chhau dance states
  carnatic-music | Carnatic Music | karnatak music, carnatic sangeet, trinity of carnatic music, carnatic classical music, tyagaraja
  sanchi-stupa | Sanchi Stupa | sanchi, stupa of sanchi, great stupa of sanchi, sanchi ka stupa
  ajanta-caves | Ajanta Caves | ajanta, ajanta cave, ajanta paintings, ajanta ki gufayen, ajanta cave paintings
  ellora-caves | Ellora Caves | ellora, ellora cave, kailasa temple, kailash temple ellora, ellora ki gufayen
  kumbh-mela | Kumbh Mela | kumbh, maha kumbh, mahakumbh, ardh kumbh, kumbh mela places
  north-east-festivals | Festivals of North-East India | festivals of north east india, north east festivals, festivals of north east, festivals of northeast india, festivals of manipur, festivals of mizoram, festivals of arunachal pradesh, north east ke tyohar
  odisha-dances | Dances of Odisha | odisha dances, folk dance of odisha, folk dances of odisha, odisha folk dance, odisha folk dances, dance of odisha, folk dances in odisha, odisha ke lok nritya, odisha lok nritya, folk dances of orissa, orissa folk dance
  maharashtra-dances | Dances of Maharashtra | maharashtra dances, folk dance of maharashtra, folk dances of maharashtra, maharashtra folk dance, maharashtra folk dances, dance of maharashtra, folk dances in maharashtra, maharashtra ke lok nritya, maharashtra lok nritya
  kerala-dances | Dances of Kerala | kerala dances, folk dance of kerala, folk dances of kerala, kerala folk dance, kerala folk dances, dance of kerala, folk dances in kerala, kerala ke lok nritya, kerala lok nritya
  karnataka-dances | Dances of Karnataka | karnataka dances, folk dance of karnataka, folk dances of karnataka, karnataka folk dance, karnataka folk dances, dance of karnataka, folk dances in karnataka, karnataka ke lok nritya, karnataka lok nritya
  west-bengal-dances | Dances of West Bengal | west bengal dances, folk dance of west bengal, folk dances of west bengal, west bengal folk dance, west bengal folk dances, dance of west bengal, folk dances in west bengal, west bengal ke lok nritya, west bengal lok nritya, folk dances of bengal, bengal folk dance, folk dance of bengal
  nagaland-festivals | Festivals of Nagaland | hornbill festival, nagaland festivals, festival of nagaland, naga festivals, nagaland ke tyohar
  bihar-dances | Dances of Bihar | bihar dances, folk dance of bihar, folk dances of bihar, bihar folk dance, bihar folk dances, dance of bihar, folk dances in bihar, bihar ke lok nritya, bihar lok nritya
`
