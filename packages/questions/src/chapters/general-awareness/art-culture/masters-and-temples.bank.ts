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
3 khajuraho, temple-architecture | The oldest of the temples that survive at Khajuraho is the: | Chausath Yogini temple | Lakshmana temple | Adinatha temple | Duladeo temple | It is built of granite. Most of the others are of sandstone.
3 khajuraho, temple-architecture | Temples of which two religions are found at Khajuraho? | Hinduism and Jainism | Hinduism and Buddhism | Jainism and Buddhism | Hinduism and Sikhism | The eastern group has Jain temples such as the Parshvanatha.
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
`,
    },
  ],
})
