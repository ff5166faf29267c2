import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Who carries the message of the exiled yaksha in the Meghaduta of Kalidasa?' */
export const greatWriters = defineBank({
  id: 'great-writers',
  sets: [
    {
      rows: `
1 kalidasa, sanskrit-classics | Which city on the Shipra is praised with love in the Meghaduta of Kalidasa? | Ujjayini | Pataliputra | Varanasi | Kannauj | The cloud is asked to go out of its way to see it.
1 kalidasa, sanskrit-classics | Who carries the message of the exiled yaksha in the Meghaduta of Kalidasa? | a cloud | a swan | a bee | the wind | Megha is a cloud and duta a messenger. In the tale of Nala a swan is the messenger.
2 kalidasa, sanskrit-classics | Which German poet was full of praise for the Shakuntala of Kalidasa? | Goethe | Heine | Rilke | Brecht | He wrote lines on it in 1791 after reading the German translation of Georg Forster.
3 kalidasa, sanskrit-classics | Which inscription of 634 CE mentions Kalidasa as a famous poet? | Aihole | Mandasor | Junagadh | Hathigumpha | Its author Ravikirti, at the court of Pulakeshin II, compares himself with Kalidasa and Bharavi.
2 kalidasa, sanskrit-classics | To which dynasty does the hero of Kalidasa's Malavikagnimitra belong? | Shunga | Gupta | Maurya | Satavahana | Agnimitra was the son of Pushyamitra, founder of the dynasty.
2 kalidasa, sanskrit-classics | Whose curse makes the king forget the heroine in the Abhijnanashakuntalam of Kalidasa? | Durvasa | Vishvamitra | Kanva | Vasishtha | Kanva was her foster father and Vishvamitra her father.
3 kalidasa, sanskrit-classics | From which hill does the lover send his message in the Meghaduta of Kalidasa? | Ramagiri | Kailasa | Govardhana | Chitrakuta | It is often taken for Ramtek near Nagpur; the message goes to Alaka on Kailasa.
1 premchand, modern-indian-literature | What was the real name of Premchand? | Dhanpat Rai | Nawab Rai | Amrit Rai | Sampat Rai | Nawab Rai was his first pen name and Amrit Rai his son.
1 premchand, modern-indian-literature | Who is the hero of Godan, the last complete novel of Premchand? | Hori | Surdas | Hamid | Ramanath | Surdas is in Rangbhoomi, Hamid in Idgah and Ramanath in Gaban.
2 premchand, modern-indian-literature | Which collection of stories by Premchand was seized by the British government? | Soz-e-Watan | Mansarovar | Sapt Saroj | Prem Pachisi | After that, in 1910, he took a new pen name.
1 premchand, modern-indian-literature | What does the boy Hamid buy at the fair in Premchand's story Idgah? | a pair of tongs | a clay soldier | a box of sweets | a paper kite | They are for his grandmother, who burns her fingers when she bakes.
2 premchand, modern-indian-literature | Which magazine did Premchand start in 1930? | Hans | Saraswati | Chand | Matwala | Hans came out from Banaras. Saraswati was edited by Mahavir Prasad Dwivedi.
2 premchand, modern-indian-literature | Of which writers' body did Premchand chair the first conference at Lucknow in 1936? | Progressive Writers' Association | Hindi Sahitya Sammelan | Nagari Pracharini Sabha | Indian People's Theatre Association | He spoke there on the purpose of literature, a few months before his death.
3 premchand, modern-indian-literature | Which novel was left unfinished by Premchand? | Mangalsutra | Karmabhoomi | Premashram | Kayakalp | He died in October 1936, the year of Godan.
2 premchand, modern-indian-literature | Which story of Premchand on two nobles of Lucknow was filmed by Satyajit Ray? | Shatranj ke Khiladi | Poos ki Raat | Kafan | Sadgati | Ray filmed Sadgati too, but it is about a tanner and a Brahmin.
3 premchand, modern-indian-literature | Kalam ka Sipahi, a life of Premchand, was written by: | Amrit Rai | Shivrani Devi | Ram Vilas Sharma | Nagendra | His wife Shivrani Devi wrote Premchand: Ghar Mein.
1 tagore, modern-indian-literature | For which work above all did Tagore receive the Nobel Prize in 1913? | Gitanjali | Gora | Chokher Bali | Sonar Tari | The English version had come out in 1912.
2 tagore, modern-indian-literature | Who wrote the introduction to the English Gitanjali of Tagore? | W. B. Yeats | T. S. Eliot | E. M. Forster | Rudyard Kipling | William Rothenstein had shown the poems to the Irish poet in London.
1 tagore, modern-indian-literature | Which song of Tagore is the national anthem of Bangladesh? | Amar Sonar Bangla | Ekla Chalo Re | Jana Gana Mana | Banglar Mati Banglar Jol | It was written in 1905 against the partition of Bengal.
2 tagore, modern-indian-literature | Against which movement is Tagore's novel The Home and the World set? | Swadeshi | Quit India | Khilafat | Non-Cooperation | The novel of 1916 looks back to Bengal after 1905, with Nikhil, Bimala and Sandip.
2 tagore, modern-indian-literature | What is the name of the sick boy in The Post Office of Tagore? | Amal | Mini | Apu | Ratan | Mini is the girl of Kabuliwala, and Ratan the girl of the story Postmaster.
3 tagore, modern-indian-literature | Which film of Satyajit Ray is based on Tagore's Nastanirh? | Charulata | Devi | Jalsaghar | Mahanagar | The title means the broken nest; Ray's film is of 1964.
2 tagore, modern-indian-literature | Under which pen name did the young Tagore publish poems in an old style? | Bhanusimha | Parashuram | Anila Devi | Kamalakanta | Anila Devi was a pen name of Sarat Chandra, Kamalakanta of Bankim Chandra.
3 tagore, modern-indian-literature | What is learnt of the birth of the hero at the end of Tagore's novel Gora? | he is of Irish parents | he is a prince of Bengal | he is born of a Dalit | he is the son of a sanyasi | He was saved as an infant in the revolt of 1857 and brought up as a Hindu.
2 tagore, modern-indian-literature, autobiographies | Which of the following is an autobiography of Tagore? | Jivansmriti | Shesher Kabita | Raktakarabi | Balaka | Shesher Kabita is a novel, Raktakarabi a play and Balaka a book of poems.
1 mughal-chronicles | The Baburnama opens with Babur, aged twelve, becoming the ruler of: | Ferghana | Kabul | Samarkand | Delhi | That was in 1494; Kabul came ten years later and Delhi in 1526.
2 mughal-chronicles | Who translated the memoirs of Babur into Persian in the time of Akbar? | Abdur Rahim Khan-i-Khanan | Abul Fazl | Badauni | Mulla Do Piyaza | Rahim, the son of Bairam Khan, presented it to Akbar in 1589.
2 mughal-chronicles | Of which larger Mughal book is the Ain-i-Akbari the third part? | Akbarnama | Padshahnama | Razmnama | Tarikh-i-Alfi | The first two parts tell of Akbar's ancestors and of his reign.
1 mughal-chronicles | Of whom was Gulbadan Begum, author of the Humayun Nama, the sister? | Humayun | Akbar | Babur | Jahangir | She was a daughter of Babur and wrote at the wish of her nephew Akbar.
3 mughal-chronicles | Who wrote the Maasir-i-Alamgiri, a Mughal history finished after the death of Aurangzeb? | Saqi Mustaid Khan | Khafi Khan | Mirza Muhammad Kazim | Abdul Hamid Lahori | He used the papers of the court, as Aurangzeb had stopped official chronicles after ten years.
2 mughal-chronicles | Who made the Persian version of Lilavati, a book on mathematics, at the court of Akbar? | Faizi | Abul Fazl | Badauni | Todar Mal | He was the poet laureate and the elder brother of Abul Fazl.
2 mughal-chronicles | Which works did Dara Shikoh have put into Persian as Sirr-i-Akbar? | Upanishads | Puranas | Jatakas | Vedas | It means the great secret and holds fifty-two of them.
3 mughal-chronicles | What does the title Majma-ul-Bahrain of Dara Shikoh mean? | mingling of two oceans | mirror of two worlds | garden of delight | book of kings | It shows how near Sufi and Vedantic thought are to each other.
1 mughal-chronicles | What does the Ain-i-Akbari mainly describe? | administration of the empire | battles of Babur | lives of Sufi saints | travels of a Mughal envoy | It is full of figures on revenue, army, prices and provinces.
1 indian-english-writing | What is the name of the town in which most novels of R. K. Narayan are set? | Malgudi | Kanthapura | Macondo | Brahmpur | Kanthapura is a village of Raja Rao, and Brahmpur a city of Vikram Seth.
2 indian-english-writing | Which was the first novel of R. K. Narayan? | Swami and Friends | The Guide | The Dark Room | Waiting for the Mahatma | It came out in 1935 with the help of Graham Greene.
2 indian-english-writing | For which novel did R. K. Narayan receive the Sahitya Akademi Award of 1960? | The Guide | The English Teacher | The Man-Eater of Malgudi | The Vendor of Sweets | It was the first such award for a book in English, and was filmed with Dev Anand.
1 freedom-fighters-books | In which prison did Jawaharlal Nehru write his book The Discovery of India? | Ahmednagar Fort | Naini Jail | Yerwada Jail | Cellular Jail | He was held there from 1942 to 1945.
2 freedom-fighters-books | To whom are the letters in Jawaharlal Nehru's book Glimpses of World History addressed? | Indira | Kamala | Vijaya Lakshmi | Gandhi | He wrote them from jail to his daughter between 1930 and 1933.
2 freedom-fighters-books | Which television serial was based on a book of Jawaharlal Nehru? | Bharat Ek Khoj | Chanakya | Buniyaad | Malgudi Days | Shyam Benegal made it in 1988 from The Discovery of India.
3 freedom-fighters-books | Who put Jawaharlal Nehru's book Letters from a Father to His Daughter into Hindi? | Premchand | Jainendra Kumar | Ajneya | Maithili Sharan Gupt | The letters of 1928 tell a girl of ten about the early world.
`,
    },
  ],
})
