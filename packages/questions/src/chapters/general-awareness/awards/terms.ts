import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
bharat-ratna | Bharat Ratna, bharat ratan, भारत रत्न | The Bharat Ratna is the highest civilian award of India, begun in 1954 for exceptional service of the highest order in any field; it is not a title and may not be joined to the name.
civilian-awards | Padma awards, padma award, पद्म पुरस्कार | The Padma awards are civilian awards of India begun in 1954 in three grades: Padma Vibhushan, Padma Bhushan and Padma Shri.
civilian-awards | Padma Vibhushan, पद्म विभूषण | The Padma Vibhushan is the second highest civilian award of India, given for exceptional and distinguished service.
civilian-awards | Padma Bhushan, पद्म भूषण | The Padma Bhushan is the third highest civilian award of India, given for distinguished service of a high order.
civilian-awards | Padma Shri, padma shree, पद्म श्री | The Padma Shri is the fourth highest civilian award of India, given for distinguished service in any field.
gallantry-awards | Param Vir Chakra, PVC award, परमवीर चक्र | The Param Vir Chakra is the highest gallantry award of India in the presence of the enemy; Major Somnath Sharma was the first to receive it, after his death.
gallantry-awards | Ashoka Chakra award, अशोक चक्र पुरस्कार | The Ashoka Chakra is the highest gallantry award of India away from the enemy, that is, in peacetime.
gallantry-awards | Maha Vir Chakra, mahavir chakra, महावीर चक्र | The Maha Vir Chakra is the second highest wartime gallantry award of India, after the Param Vir Chakra.
gallantry-awards | Gallantry award, veerta puraskar | A gallantry award is a decoration for bravery: in war Param Vir, Maha Vir and Vir Chakra, in peace Ashoka, Kirti and Shaurya Chakra.
nobel-prize | Nobel Prize, nobel puraskar, नोबेल पुरस्कार | The Nobel Prize is the international prize founded by the will of Alfred Nobel and given since 1901 for physics, chemistry, medicine, literature and peace; economics was added in 1968.
literary-awards | Jnanpith Award, gyanpith puraskar, ज्ञानपीठ पुरस्कार | The Jnanpith Award is the highest literary award of India, given by the Bharatiya Jnanpith for a writer's whole work; G. Sankara Kurup received the first in 1965.
literary-awards | Sahitya Akademi Award, sahitya akademi puraskar | The Sahitya Akademi Award is given every year by the Sahitya Akademi for outstanding books in the Indian languages that it recognises.
literary-awards | Saraswati Samman, सरस्वती सम्मान | The Saraswati Samman is the yearly award of the K. K. Birla Foundation for an outstanding work in an Indian language of the last ten years.
literary-awards | Booker Prize, man booker prize, बुकर पुरस्कार | The Booker Prize is the yearly prize for the best novel written in English and published in the United Kingdom or Ireland.
literary-awards | International Booker Prize | The International Booker Prize is the yearly prize for a work of fiction translated into English, shared by author and translator.
literary-awards | Pulitzer Prize, पुलित्जर पुरस्कार | The Pulitzer Prize is the American prize for journalism, literature and music, given since 1917 and named after Joseph Pulitzer.
sports-awards | Khel Ratna, major dhyan chand khel ratna, खेल रत्न | The Major Dhyan Chand Khel Ratna is the highest sports award of India; until 2021 it bore the name of Rajiv Gandhi.
sports-awards | Arjuna Award, arjun puraskar, अर्जुन पुरस्कार | The Arjuna Award is the national award, begun in 1961, for outstanding performance of sportspersons.
sports-awards | Dronacharya Award, dronacharya puraskar, द्रोणाचार्य पुरस्कार | The Dronacharya Award is the national award, begun in 1985, for outstanding coaches in sports.
dadasaheb-phalke-award | Dadasaheb Phalke Award, dada saheb phalke puraskar, दादासाहेब फाल्के पुरस्कार | The Dadasaheb Phalke Award is the highest award of Indian cinema, given for lifetime contribution; Devika Rani received the first, in 1969.
film-and-music-awards | Oscar, academy award, ऑस्कर | The Oscar (Academy Award) is the yearly American film award of the Academy of Motion Picture Arts and Sciences.
film-and-music-awards | Grammy Award, grammy | The Grammy is the yearly American award of the Recording Academy for achievement in music.
science-awards | Fields Medal | The Fields Medal is the prize given every four years by the International Mathematical Union to mathematicians under forty.
science-awards | Abel Prize | The Abel Prize is the yearly Norwegian prize for mathematics, named after Niels Henrik Abel and given since 2003.
science-awards | Turing Award | The Turing Award is the yearly prize of the ACM for lasting work in computer science, named after Alan Turing.
science-awards | Shanti Swarup Bhatnagar Prize, bhatnagar prize, bhatnagar award | The Shanti Swarup Bhatnagar Prize was the science prize of India given by CSIR from 1958 for outstanding research, named after its founder director.
science-awards | Pritzker Prize | The Pritzker Prize is the yearly international prize for architecture; B. V. Doshi was the first Indian to receive it, in 2018.
peace-and-service-awards | Ramon Magsaysay Award, magsaysay award, रेमन मैग्सेसे पुरस्कार | The Ramon Magsaysay Award is the award for service to the people of Asia, named after a President of the Philippines; Vinoba Bhave was the first Indian to receive it, in 1958.
peace-and-service-awards | Gandhi Peace Prize, gandhi shanti puraskar | The Gandhi Peace Prize is the award of the Government of India, begun in 1995, for social, economic and political change by non-violence.
peace-and-service-awards | World Food Prize | The World Food Prize is the yearly prize, founded by Norman Borlaug, for improving the quality, quantity or availability of food; M. S. Swaminathan received the first in 1987.
`)
