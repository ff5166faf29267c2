import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'On which text is Indian classical dance based?' */
export const artsOfIndia = defineBank({
  id: 'arts-of-india',
  sets: [
    {
      rows: `
1 classical-dances | How many dance forms are recognised as classical by the Sangeet Natak Akademi? | Eight | Six | Seven | Ten | They are Bharatanatyam, Kathak, Kathakali, Kuchipudi, Manipuri, Mohiniyattam, Odissi and Sattriya.
1 classical-dances | The Natya Shastra, the ancient treatise on dance and drama, is attributed to: | Bharata | Panini | Kalidasa | Patanjali | Bharata Muni dealt with dance, music and stagecraft. Panini wrote on grammar.
2 classical-dances | Which of the following classical dances is performed to Vaishnava themes in the monasteries of Assam? | Sattriya | Manipuri | Odissi | Kathak | Shankaradeva began it in the satras. It was recognised as classical in 2000.
2 classical-dances | The tribhanga posture, with the body bent at three places, is typical of which dance? | Odissi | Kathakali | Kathak | Kuchipudi | Chauka is the other basic posture of Odissi. Kathak is known for its spins and footwork.
2 classical-dances | Dancing on the edges of a brass plate (tarangam) is a feature of which dance? | Kuchipudi | Bharatanatyam | Mohiniyattam | Kathakali | Kuchipudi comes from a village of Andhra Pradesh. Kathakali is known for its elaborate make-up.
2 classical-dances | The gharanas of Lucknow, Jaipur and Banaras are associated with which dance? | Kathak | Odissi | Manipuri | Sattriya | Kathak grew from story-telling in temples and later flourished in the courts of north India.
2 folk-theatre | Bhavai is a traditional folk theatre of which state? | Gujarat | Odisha | Karnataka | West Bengal | Asaita Thakar is regarded as its founder. Bhaona is a theatre of Assam.
2 folk-theatre | Koodiyattam, one of the oldest forms of Sanskrit theatre, belongs to: | Kerala | Tamil Nadu | Karnataka | Odisha | It is performed in temple theatres and was proclaimed a masterpiece of oral heritage by UNESCO in 2001.
2 folk-theatre | Ankia Nat, a form of one-act play, was created in Assam by: | Shankaradeva | Chaitanya | Vidyapati | Narsinh Mehta | Its performance is called Bhaona. Chaitanya belonged to Bengal and Vidyapati to Mithila.
2 folk-theatre | Bhand Pather is a folk theatre of which region? | Kashmir | Mithila | Malwa | Konkan | It mixes dance, music and satire. Maach is the theatre of Malwa.
2 folk-theatre | Dashavatar is a folk theatre form of which of the following areas? | Konkan and Goa | Punjab and Haryana | Bengal and Odisha | Assam and Manipur | It shows the ten avatars of Vishnu. Jatra is the theatre of Bengal and Odisha.
1 classical-music | The two main schools of Indian classical music are: | Hindustani and Carnatic | Dhrupad and Khayal | Gharana and Bani | Marga and Desi | Hindustani music belongs to the north and Carnatic to the south. Dhrupad and Khayal are forms of Hindustani music.
2 classical-music | Who is called the father of Carnatic music? | Purandara Dasa | Tyagaraja | Muthuswami Dikshitar | Syama Sastri | He systematised its teaching in the sixteenth century. The other three form the Trinity of Carnatic music.
2 classical-music | Which of the following is not a member of the Trinity of Carnatic music? | Purandara Dasa | Tyagaraja | Syama Sastri | Muthuswami Dikshitar | The Trinity lived at Thiruvarur in the eighteenth and nineteenth centuries. Purandara Dasa lived earlier.
2 classical-music | How many pure and altered notes together make up the octave of Hindustani music? | Twelve | Seven | Ten | Twenty-two | Seven are pure and five altered. Twenty-two is the number of shrutis, and ten that of Bhatkhande's thaats.
2 classical-music | Who classified the ragas of Hindustani music into ten thaats? | V. N. Bhatkhande | V. D. Paluskar | Tansen | Amir Khusrau | Paluskar founded the Gandharva Mahavidyalaya. Bhatkhande wrote the Kramik Pustak Malika.
2 classical-music | Dhrupad singing flourished under the patronage of which ruler of Gwalior? | Man Singh Tomar | Baz Bahadur | Wajid Ali Shah | Sawai Jai Singh | He wrote the Man Kautuhal. Wajid Ali Shah is linked with Thumri.
2 classical-music | Which veda is regarded as the source of Indian music? | Samaveda | Rigveda | Yajurveda | Atharvaveda | Its hymns were sung to fixed melodies by the udgatri priests.
1 musical-instruments | Which of the following is a percussion instrument? | Mridangam | Sarangi | Bansuri flute | Sitar | The mridangam is a drum of Carnatic music. The sarangi is bowed, the sitar plucked and the flute blown.
2 musical-instruments | Which of the following is a wind instrument (sushira vadya)? | Nadaswaram | Santoor | Pakhawaj | Sarod | It is played in temples of the south. The santoor and the sarod have strings, and the pakhawaj is a drum.
1 paintings | The paintings of Ajanta mainly depict: | Jataka stories | Scenes of the Mahabharata | Mughal court life | Hunting scenes | The caves were Buddhist monasteries. The best-known figure is Padmapani.
2 paintings | Bani Thani, often called the Mona Lisa of India, belongs to which school of painting? | Kishangarh | Kangra | Bundi | Basohli | Nihal Chand painted it in the eighteenth century in the Rajasthani state of Kishangarh.
2 paintings | Basohli, Guler and Kangra are schools of which style of painting? | Pahari | Mughal | Deccani | Rajasthani | They flourished in the hill states of Himachal and Jammu. Kishangarh and Bundi are Rajasthani schools.
2 paintings | Who is regarded as the founder of the Bengal School of Art? | Abanindranath Tagore | Raja Ravi Varma | Jamini Roy | M. F. Husain | He painted Bharat Mata. Raja Ravi Varma is known for oil paintings of Indian epics.
2 paintings | Raja Ravi Varma, famous for paintings on mythological themes, belonged to: | Travancore | Bengal | Vijayanagara | Baroda | He was born at Kilimanoor in Travancore, present Kerala, in 1848.
1 temple-architecture | The temple style of northern India with a curved tower is called: | Nagara | Dravida | Vesara | Gandhara | The tower is called shikhara. Dravida temples have a stepped vimana, and Vesara is a mixture.
2 temple-architecture | The sanctum of a Hindu temple, where the image is kept, is called: | Garbhagriha | Mandapa | Gopuram | Pradakshinapatha | The mandapa is the hall, the pradakshinapatha the passage around the sanctum and the gopuram the gateway.
2 temple-architecture | Rekha deul, pidha deul and khakhara deul are types of temples in which state? | Odisha | Gujarat | Karnataka | Madhya Pradesh | They belong to the Kalinga style. The Lingaraja temple is of the rekha type.
2 temple-architecture | A chaitya in Buddhist architecture was used as a: | prayer hall | residence of monks | relic mound | city gate | A vihara was the residence of monks, and a stupa held relics.
2 temple-architecture | The Dilwara temples at Mount Abu, famous for their marble carving, belong to which religion? | Jainism | Buddhism | Shaivism | Sikhism | They were built by ministers of the Solankis from the eleventh to the thirteenth centuries.
2 temple-architecture | The Lingaraja temple is located at: | Bhubaneswar | Puri | Konark | Cuttack | It is the largest temple of Bhubaneswar. Puri has the Jagannath temple and Konark the Sun Temple.
1 puppetry | Kathputli is a traditional string puppet form of which state? | Rajasthan | Odisha | Kerala | West Bengal | Its puppets have no legs and wear long skirts. Sakhi Kundhei is the string puppet of Odisha.
2 puppetry | Tholu Bommalata is a shadow puppet form of: | Andhra Pradesh | Odisha | Kerala | Rajasthan | Its leather figures are large and coloured. Ravanachhaya belongs to Odisha and Tholpavakoothu to Kerala.
2 puppetry | Ravanachhaya is a shadow puppet theatre of which state? | Odisha | Karnataka | Kerala | Bihar | Togalu Gombeyaata belongs to Karnataka, Tholpavakoothu to Kerala and Yampuri to Bihar.
2 puppetry | Pavakoothu is a glove puppet form of: | Kerala | Odisha | Assam | Tamil Nadu | It is influenced by Kathakali. Bommalattam of Tamil Nadu combines rods and strings.
2 puppetry | Yampuri is a traditional rod puppet form of: | Bihar | West Bengal | Odisha | Manipur | Putul Nach is the rod puppet of West Bengal. Yampuri puppets are of one piece of wood without joints.
1 martial-arts | Kalaripayattu is a martial art of which state? | Kerala | Punjab | Manipur | Tamil Nadu | Gatka belongs to Punjab, Thang-Ta to Manipur and Silambam to Tamil Nadu.
1 martial-arts | Gatka is a martial art associated with which state? | Punjab | Kerala | Nagaland | Maharashtra | Sikhs practise it with wooden sticks. Mardani Khel belongs to Maharashtra.
2 martial-arts | Silambam, a form of fighting with a staff, belongs to: | Tamil Nadu | Kerala | Karnataka | Telangana | It is an ancient art of the Tamil country. Kalaripayattu is practised in Kerala.
2 martial-arts | Thang-Ta, the art of the sword and the spear, comes from: | Manipur | Mizoram | Nagaland | Sikkim | It is also called Huyen Lallong. Inbuan is a wrestling sport of Mizoram.
2 martial-arts | Mardani Khel is a traditional martial art of: | Maharashtra | Punjab | Bihar | West Bengal | It is practised mainly around Kolhapur. Pari-khanda belongs to Bihar and Paika Akhada to Odisha.
1 languages | Which was the first language to be declared a classical language of India, in 2004? | Tamil | Sanskrit | Telugu | Kannada | Sanskrit followed in 2005, and Telugu and Kannada in 2008.
2 languages | Which of the following was among the five languages given classical status in October 2024? | Marathi | Hindi | Odia | Malayalam | Marathi, Pali, Prakrit, Assamese and Bengali were added. Malayalam had the status from 2013 and Odia from 2014.
2 languages | To which language family does Santhali belong? | Austro-Asiatic | Indo-Aryan | Dravidian | Tibeto-Burman | Santhali and Mundari are Munda languages. Its script is Ol Chiki.
2 languages | Ol Chiki is the script of which language? | Santhali | Bodo | Dogri | Maithili | Raghunath Murmu created it in 1925. Bodo, Dogri and Maithili are written in Devanagari.
2 languages | Gondi, Kurukh and Malto belong to which family of languages? | Dravidian | Austro-Asiatic | Indo-Aryan | Tibeto-Burman | They are Dravidian languages of central and eastern India. Brahui is another one, spoken in Balochistan.
2 intangible-heritage | Which Indian element was put on UNESCO's list of intangible cultural heritage in 2023? | Garba of Gujarat | Durga Puja of Kolkata | Kumbh Mela | Chhau dance | Durga Puja was listed in 2021, Kumbh Mela in 2017 and Chhau in 2010.
2 intangible-heritage | In which year was Yoga put on UNESCO's list of intangible cultural heritage? | 2016 | 2010 | 2014 | 2021 | The International Day of Yoga has been kept since 2015. Durga Puja was listed in 2021.
2 intangible-heritage | The Thatheras of Jandiala Guru, on UNESCO's list since 2014, are known for the craft of: | brass and copper utensils | hand-knotted woollen carpets | lacquered wooden toys | blue glazed pottery | Jandiala Guru is near Amritsar in Punjab. It is the only craft of India on the list before 2024.
2 intangible-heritage | Sankirtana, on UNESCO's list since 2013, is a ritual singing and dancing of: | Manipur | Assam | Odisha | Ladakh | It is performed by Vaishnavas of the Manipur plains. The Buddhist chanting of Ladakh was listed in 2012.
2 intangible-heritage | Ramman, a ritual theatre on UNESCO's list, belongs to the Garhwal region of: | Uttarakhand | Himachal Pradesh | Sikkim | Jammu and Kashmir | It is held at Saloor-Dungra in Chamoli and was listed in 2009.
2 cultural-institutions | Which of the following is the national academy of music, dance and drama? | Sangeet Natak Akademi | Lalit Kala Akademi | Sahitya Akademi | National School of Drama | Sahitya Akademi deals with literature and Lalit Kala Akademi with the visual arts.
2 cultural-institutions | Lalit Kala Akademi works for the promotion of: | visual arts | literature | music and dance | cinema | It was set up in 1954. Sahitya Akademi is for literature.
2 cultural-institutions | Kalakshetra, a school of dance and music at Chennai, was founded by: | Rukmini Devi Arundale | Mrinalini Sarabhai | Balasaraswati | Uday Shankar | She founded it in 1936. Mrinalini Sarabhai founded Darpana at Ahmedabad.
2 cultural-institutions | Kerala Kalamandalam, a centre for Kathakali, was founded in 1930 by the poet: | Vallathol Narayana Menon | Kumaran Asan | Subramania Bharati | G. Sankara Kurup | It is at Cheruthuruthy. G. Sankara Kurup won the first Jnanpith Award.
2 cultural-institutions | The Archaeological Survey of India works under which Union ministry? | Culture | Tourism | Education | Home Affairs | It was founded in 1861 under Alexander Cunningham and looks after protected monuments.
3 classical-dances | Consider the following pairs of dance and feature: // 1. Kathakali – painted faces // 2. Sattriya – monasteries of Assam // 3. Mohiniyattam – danced mainly by men // How many of the pairs given above are correctly matched? | Only two | Only one | All three | None | Mohiniyattam of Kerala is danced mainly by women in a gentle style.
3 temple-architecture | Consider the following statements: // I. The gopuram is a feature of Dravida temples. // II. Panchayatana temples have a main shrine with four smaller ones. // Which of the statements given above is/are correct? | Both I and II | I only | II only | Neither I nor II | The Dashavatara temple at Deogarh and the Kandariya temple at Khajuraho are of the panchayatana plan.
3 paintings | Consider the following pairs: // 1. Madhubani – Bihar // 2. Pattachitra – Odisha // 3. Phad – Gujarat // How many of the pairs given above are correctly matched? | Only two | Only one | All three | None | Phad scrolls, which tell of Pabuji and Devnarayan, belong to Rajasthan.
`,
    },
  ],
})
