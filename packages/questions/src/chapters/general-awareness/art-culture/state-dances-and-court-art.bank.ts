import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which folk dance of Odisha is performed on stilts?' */
export const stateDancesAndCourtArt = defineBank({
  id: 'state-dances-and-court-art',
  sets: [
    {
      rows: `
1 odisha-dances | Which folk dance of Odisha is performed by boys dressed as girls? | Gotipua | Dalkhai | Ghumura | Dhemsa | Gotipua dancers perform acrobatic poses in praise of Krishna and Jagannath.
1 odisha-dances | In which district of Odisha is the Chhau dance without masks at home? | Mayurbhanj | Kalahandi | Sundargarh | Ganjam | The Chhau of Seraikela and that of Purulia use masks.
1 odisha-dances | On what do the dancers stand in Ranapa, a folk dance of Odisha? | stilts | pots | swords | ropes | Cowherds of Ganjam dance it with songs on the childhood of Krishna.
1 odisha-dances | Which classical dance took much from Gotipua, an older dance of Odisha? | Odissi | Sattriya | Manipuri | Kuchipudi | Odissi also took from the dance of the Maharis in the temple of Puri.
2 odisha-dances | In which region of Odisha is the folk dance Dalkhai at home? | Sambalpur | Puri | Kendrapara | Koraput | Girls dance it around Dussehra and call to a friend in the refrain.
2 odisha-dances | From which thing does Ghumura, a folk dance of Odisha, take its name? | a drum like a pitcher | a mask of a bird | a long pole of bamboo wood | a brass lamp | The drum of Kalahandi hangs from the neck of the dancer.
2 odisha-dances | Which folk dance of Odisha is performed by fishermen with the figure of a horse? | Chaiti Ghoda | Danda Nata | Bagha Nacha | Jodi Sankha Nata | It is danced in the month of Chaitra.
2 odisha-dances | Which folk dance of Odisha is seen at the Thakurani Yatra of Berhampur with dancers painted in stripes? | Bagha Nacha | Chaiti Ghoda | Gotipua | Ranapa | The dancer is painted like a tiger, and Bagha Nacha means tiger dance.
2 odisha-dances | From whose training did the Paika dance of Odisha grow? | foot soldiers | temple priests | boatmen | potters | The Paikas were the militia of the kings of Khurda.
2 odisha-dances | To which deity is Danda Nata, a folk dance of Odisha, chiefly devoted? | Shiva | Jagannath | Rama | Ganesha | It is an act of penance in the month of Chaitra.
3 odisha-dances | In which region of Odisha do tribes dance the Dhemsa? | Koraput | Balasore | Cuttack | Puri | Men and women join hands in a chain to drums and the mohuri.
3 odisha-dances | Which village near Puri in Odisha is known for Gotipua dance and for pattachitra? | Raghurajpur | Pipili | Dhauli | Sakshigopal | Kelucharan Mohapatra was born there; Pipili is known for applique.
3 odisha-dances | At which festival is the Chhau dance of Odisha performed at Baripada? | Chaitra Parva | Rath Yatra | Raja Parba | Thakurani Yatra | The festival falls in the middle of April.
1 maharashtra-dances | Which folk dance of Maharashtra is danced by women to the beat of the dholki? | Lavani | Koli | Lezim | Gondhal | Lavani dancers wear saris of nine yards and dance to quick beats.
1 maharashtra-dances | Whose folk dance is the Koli of Maharashtra? | fishermen | shepherds | weavers | farmers | The movements show rowing, waves and the casting of nets.
1 maharashtra-dances | Which folk theatre of Maharashtra is built around the Lavani dance? | Tamasha | Bhavai | Nautanki | Jatra | Bhavai belongs to Gujarat and Jatra to Bengal.
1 maharashtra-dances | Which folk dance of Maharashtra is named after a wooden frame with jingling metal discs? | Lezim | Gondhal | Fugdi | Kala | It is much used for drill in schools and in processions.
2 maharashtra-dances | In praise of which hero are most Powadas, the sung ballads of Maharashtra? | Shivaji | Rana Pratap | Prithviraj | Chhatrasal | The singers are known as Shahirs and tell of the deeds of Shivaji.
2 maharashtra-dances | Which tribe of Maharashtra dances to the wind instrument called Tarpa? | Warli | Gond | Bhil | Korku | The spiral of Tarpa dancers is also seen in the paintings of the tribe.
2 maharashtra-dances | Whose folk dance is the Dhangari Gaja of Maharashtra? | shepherds | fishermen | potters | boatmen | The Dhangars of Solapur dance it for their god Biroba.
2 maharashtra-dances | To which deity is the Gondhal, a dance and song of Maharashtra, offered? | goddess Bhavani | Lord Ganesha | Lord Rama | goddess Saraswati | The Gondhalis sing through the night after a wedding.
2 maharashtra-dances | Which folk dance of Maharashtra is performed by the pilgrims of Pandharpur on Ekadashi? | Dindi | Lavani | Koli | Tarpa | The dancers move in lines with cymbals and small drums.
3 maharashtra-dances | Which folk dance of Maharashtra shows the breaking of a pot hung high? | Kala | Lezim | Bohada | Fugdi | It recalls the pranks of the young Krishna with the curds.
3 maharashtra-dances | In which dance of the tribes of Maharashtra are large wooden masks of gods worn? | Bohada | Lavani | Dindi | Koli | It is held over several nights in the Jawhar and Mokhada area.
3 maharashtra-dances | Which singer and dancer gave Lavani of Maharashtra its fame on stage in the twentieth century? | Vithabai Narayangaonkar | Kishori Amonkar | Hirabai Barodekar | Gangubai Hangal | The other three are known for Hindustani vocal music.
1 kerala-dances | Which ritual dance of northern Kerala has dancers who become gods with huge headgear? | Theyyam | Oppana | Thullal | Kolkali | It is seen in Kannur and Kasaragod between October and May.
1 kerala-dances | Which folk dance of Kerala is danced by women in a circle around a lamp at Onam? | Thiruvathirakali | Velakali | Padayani | Chavittu Natakam | It is also called Kaikottikali, from the clapping of hands.
1 kerala-dances | Which folk dance of Kerala is performed at weddings of the Mappila Muslims? | Oppana | Margamkali | Theyyam | Kummattikali | At an Oppana friends sing and clap around the bride before the wedding.
1 kerala-dances | As which animal do the dancers paint themselves in Pulikali of Thrissur in Kerala? | tiger | elephant | horse | peacock | It is danced on the fourth day of Onam.
2 kerala-dances | Which community of Kerala dances the Margamkali? | St Thomas Christians | Mappila Muslims of Malabar | Namboodiris | Paniyas | Twelve dancers around a lamp stand for the Apostles.
2 kerala-dances | Which dance drama of Kerala shows the fight of Kali with Darika and is on a list of UNESCO? | Mudiyettu | Padayani | Krishnanattam | Thullal | It was put on the list in 2010.
2 kerala-dances | Who created Ottan Thullal, a solo dance of Kerala? | Kunchan Nambiar | Vallathol | Ezhuthachan | Swathi Thirunal | He did so in the eighteenth century, with much satire.
2 kerala-dances | Which dance drama of Kerala, created by the Zamorin Manaveda, is at home in Guruvayur? | Krishnanattam | Mudiyettu | Chakyar Koothu | Padayani | It shows the life of Krishna on eight nights and dates from the seventeenth century.
2 kerala-dances | From what are the masks of Padayani, a dance of central Kerala, made? | areca palm leaves | teak wood | clay | brass and copper sheets | The spathe of the areca palm is painted in few colours.
3 kerala-dances | Which dance drama of the Christians of Kerala shows Portuguese influence in boots and crowns? | Chavittu Natakam | Margamkali | Thiruvathirakali | Velakali | The name means the drama of stamping feet.
3 kerala-dances | Which dance of Kerala shows a mock fight of soldiers and is linked with Ambalapuzha? | Velakali | Kolkali | Oppana | Kummattikali | The dancers of Velakali carry painted shields and canes before the temple.
3 kerala-dances | With what do the dancers of Kummattikali in Thrissur, Kerala, cover their bodies? | grass | feathers | tiger paint | palm oil | They also wear wooden masks of gods and of an old woman.
1 karnataka-dances | Which dance drama of coastal Karnataka uses big headgear and themes of the epics? | Yakshagana | Tamasha | Bhavai | Dashavatar | It is played through the night by men with speech and song.
1 karnataka-dances | On what instrument is Dollu Kunitha, a folk dance of Karnataka, based? | drum | flute | conch | harp | The men of the Kuruba community dance with heavy drums.
1 karnataka-dances | Which folk dance of Karnataka is seen at the Mysuru Dasara and tells the story of Virabhadra? | Veeragase | Kamsale | Suggi Kunitha | Bolak-aat | The dancers are Shaivas and wear white headgear.
1 karnataka-dances | When is Suggi Kunitha, a folk dance of Karnataka, performed? | at harvest | at weddings | before battle | at eclipses | Suggi is the Kannada word for harvest, and farmers dance it.
2 karnataka-dances | In which region of Karnataka is the Bhuta Kola danced? | Tulu country | Kodagu | Mysuru plain | Bidar | It is a dance of spirits in Dakshina Kannada and Udupi.
2 karnataka-dances | What do dancers of Kamsale in Karnataka hold in their hands? | cymbals | swords | brass lamps | pots | They are devotees of Male Mahadeshwara and clash the bronze cymbals.
2 karnataka-dances | In which region of Karnataka is the Huttari dance at home? | Kodagu | Tulu country | Belagavi | Raichur | It is danced at the harvest of rice by the Kodavas.
2 karnataka-dances | Which god do the dancers of Dollu Kunitha in Karnataka worship? | Beereshwara | Jagannath | Venkateshwara | Ayyappa | He is the god of the Kuruba shepherds.
2 karnataka-dances | Which festival of Bengaluru in Karnataka has a man who dances with a tower of flowers on his head? | Karaga | Huttari | Ugadi | Kambala | It honours Draupadi; Kambala is a race of buffaloes.
3 karnataka-dances | What is the form of Yakshagana of Karnataka called in which actors sit and only speak and sing? | Talamaddale | Bayalata | Sannata | Krishna Parijatha | It is named after the cymbals and the drum.
3 karnataka-dances | Which writer and dancer renewed Yakshagana in Karnataka in the twentieth century? | Shivaram Karanth | Girish Karnad | Kuvempu | D. R. Bendre | He wrote on its history and staged it in new ways.
1 west-bengal-dances | For which mask dance is Purulia in West Bengal known? | Chhau | Gambhira | Jhumur | Tusu | The masks are made at the village of Charida.
1 west-bengal-dances | Which open-air folk theatre belongs to West Bengal? | Jatra | Nautanki | Tamasha | Maach | Nautanki belongs to Uttar Pradesh and Maach to Madhya Pradesh.
1 west-bengal-dances | Which wandering singers of West Bengal dance with the ektara? | Bauls | Langas | Manganiyars | Shahirs | The songs of the Bauls are on a list of UNESCO.
1 west-bengal-dances | What do dancers hold in Dhunuchi, seen at Durga Puja in West Bengal? | a burner of incense | a bow and arrow | a pair of long sticks | a pot of water | The clay burner holds coconut husk and resin.
2 west-bengal-dances | In which district of West Bengal is the Gambhira at home? | Malda | Purulia | Bankura | Howrah | It is a song and dance with masks in honour of Shiva.
2 west-bengal-dances | Who founded the Bratachari movement, which revived folk dances of West Bengal? | Gurusaday Dutt | Uday Shankar | Rabindranath Tagore | Nandalal Bose | He was a civil servant and began it in 1932.
2 west-bengal-dances | Which martial folk dance of West Bengal was danced by bodyguards of landlords with a ring of bells on the leg? | Raibenshe | Gambhira dance | Alkap | Bhadu | It takes its name from the bamboo used as a spear.
2 west-bengal-dances | Which harvest festival with songs and dance is kept by girls of western West Bengal at Makar Sankranti? | Tusu | Bhadu | Gajan | Charak | Bhadu is kept in the month of Bhadra.
2 west-bengal-dances | To which deity is the Gajan, a festival of West Bengal with dance, devoted? | Shiva | Vishnu | Kartikeya | Saraswati | It is kept at the end of the Bengali year with Charak.
3 west-bengal-dances | Which rural theatre of Murshidabad in West Bengal mixes song, dance and wit? | Alkap | Maach | Swang | Bhavai | It is at home in Murshidabad, Malda and Birbhum.
2 west-bengal-dances | At which place of West Bengal did the dance called Rabindra Nritya grow? | Santiniketan | Bishnupur | Nabadwip | Kalimpong | Tagore drew on Manipuri, Kathakali and other dances for his school there.
1 bihar-dances | Which folk dance of Bihar is danced by the women of Mithila around pots with holes? | Jhijhia | Bidesia | Paika | Karma | It is danced at Dussehra to guard against evil.
1 bihar-dances | Which folk theatre of Bihar was created by Bhikhari Thakur? | Bidesia | Nautanki | Jatra | Tamasha | It tells of the wife whose husband has gone away to work.
1 bihar-dances | Which folk dance of the Mithila region of Bihar is a dance of women on moonlit nights? | Jat-Jatin | Chhau | Paika | Sohar | It acts out the life and quarrels of a couple.
1 bihar-dances | In which season is the Kajri of Bihar sung and danced? | rainy season | winter | spring | harvest of wheat | The songs belong to the month of Shravan.
2 bihar-dances | Which playwright is called the Shakespeare of Bhojpuri in Bihar? | Bhikhari Thakur | Vidyapati | Mahendra Misir | Phanishwar Nath Renu | He was a barber by birth and danced in his own plays.
2 bihar-dances | At which event is the Sohar-Khelwana of Bihar performed? | birth of a child | harvest | funeral | battle | Women sing the sohar for the new-born child and the mother.
2 bihar-dances | Which festival of October or November in Mithila, Bihar, has songs and play of sisters for brothers? | Sama Chakeva | Chhath | Madhushravani | Teej | Clay birds are carried to the fields at the end of Sama Chakeva.
2 bihar-dances | Which dance of Bihar is done by farmers in the months of spring with songs of Holi? | Phagua | Kajri | Bidesia | Jhijhia | Phagua takes its name from the month Phalguna.
3 bihar-dances | To which goddess is the Jhijhia dance of Bihar linked? | Durga | Saraswati | Lakshmi | Ganga | It is danced in the nights of Navaratri before Dussehra.
3 bihar-dances | In which language are the plays of the folk theatre Bidesia of Bihar? | Bhojpuri | Maithili | Magahi | Angika | Bidesia is in Bhojpuri; Saran was the home of its creator.
`,
    },
  ],
})
