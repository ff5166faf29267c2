import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
sanskrit-classics | Panchatantra, panchtantra, पंचतंत्र | The Panchatantra is the ancient Sanskrit collection of animal fables in five books, ascribed to Vishnu Sharma, that teaches practical wisdom.
sanskrit-classics | Ashtadhyayi, अष्टाध्यायी | Ashtadhyayi is the Sanskrit grammar in eight chapters by Panini, the oldest complete grammar of the language.
sanskrit-classics | Mudrarakshasa, mudrarakshas | Mudrarakshasa is the Sanskrit play by Vishakhadatta about Chanakya's plans to win the minister Rakshasa for Chandragupta Maurya.
sanskrit-classics | Mrichchhakatika, mrichchhakatikam | Mrichchhakatika ('the little clay cart') is the Sanskrit play by Shudraka about the merchant Charudatta and the courtesan Vasantasena.
sanskrit-classics | Charaka Samhita, charak samhita, चरक संहिता | The Charaka Samhita is the ancient Sanskrit treatise of Ayurvedic medicine ascribed to Charaka.
sanskrit-classics | Sushruta Samhita, sushrut samhita, सुश्रुत संहिता | The Sushruta Samhita is the ancient Sanskrit treatise on medicine and above all on surgery ascribed to Sushruta.
kalidasa | Abhijnana Shakuntalam, abhijnanashakuntalam, shakuntala play, अभिज्ञानशाकुंतलम् | Abhijnana Shakuntalam is the Sanskrit play by Kalidasa about the love of King Dushyanta and Shakuntala, whom he remembers by a ring.
kalidasa | Meghaduta, meghdoot, मेघदूत | Meghaduta ('cloud messenger') is the lyric poem by Kalidasa in which an exiled yaksha sends a message to his wife by a cloud.
medieval-works | Rajatarangini, राजतरंगिणी | Rajatarangini ('river of kings') is the Sanskrit verse history of the kings of Kashmir by Kalhana, of the 12th century.
medieval-works | Gita Govinda, geet govind, गीत गोविंद | Gita Govinda is the Sanskrit lyric poem on the love of Krishna and Radha by Jayadeva, of the 12th century.
medieval-works | Ramcharitmanas, रामचरितमानस | Ramcharitmanas is the poem in Awadhi by Tulsidas, of the 16th century, that tells the story of Rama.
medieval-works | Padmavat, पद्मावत | Padmavat is the poem in Awadhi by Malik Muhammad Jayasi, written in 1540, about Ratansen of Chittor, Padmini and Alauddin Khalji.
medieval-works | Prithviraj Raso, पृथ्वीराज रासो | Prithviraj Raso is the heroic poem on Prithviraj Chauhan ascribed to his court poet Chand Bardai.
medieval-works | Thirukkural, tirukkural, kural | The Thirukkural is the Tamil classic of 1,330 couplets by Thiruvalluvar on virtue, wealth and love.
mughal-chronicles | Akbarnama, अकबरनामा | Akbarnama is the official Persian history of Akbar's reign by Abul Fazl; its third part is the Ain-i-Akbari.
mughal-chronicles | Ain-i-Akbari, aine akbari, आईन-ए-अकबरी | Ain-i-Akbari is the Persian account of Akbar's administration, court, revenue and people by Abul Fazl, the third part of the Akbarnama.
mughal-chronicles | Baburnama, tuzuk-i-baburi, बाबरनामा | Baburnama (Tuzuk-i-Baburi) is the autobiography of Babur, written in Chagatai Turkish, from his youth in Fergana to his rule in India.
mughal-chronicles | Humayunnama, humayun nama, हुमायूंनामा | Humayunnama is the account of the reign of Humayun written in Persian by his sister Gulbadan Begum.
modern-indian-literature | Anandamath, anand math, आनंदमठ | Anandamath is the Bengali novel of 1882 by Bankim Chandra Chatterjee, set in the Sannyasi rebellion, from which Vande Mataram comes.
premchand | Godan, गोदान | Godan ('the gift of a cow') is the Hindi novel of 1936 by Premchand about the poor peasant Hori.
tagore | Gitanjali, गीतांजलि | Gitanjali ('song offerings') is the collection of poems by Rabindranath Tagore for whose English version he received the Nobel Prize of 1913.
indian-english-writing | Malgudi Days | Malgudi Days is the collection of short stories by R. K. Narayan set in Malgudi, a south Indian town of his invention.
freedom-fighters-books | Hind Swaraj, हिंद स्वराज | Hind Swaraj is the book of 1909 by Mahatma Gandhi, written in Gujarati on a ship, on self-rule and the evils of modern civilisation.
freedom-fighters-books | Discovery of India, the discovery of india, bharat ki khoj | The Discovery of India is Jawaharlal Nehru's book on the history and culture of India, written in Ahmednagar Fort prison and published in 1946.
freedom-fighters-books | Annihilation of Caste | Annihilation of Caste is the book of 1936 by B. R. Ambedkar, an undelivered speech that argues for the end of the caste system.
autobiographies | Autobiography, aatmakatha, आत्मकथा | An autobiography is the story of a person's life written by that person, such as Gandhi's 'The Story of My Experiments with Truth'.
autobiographies | Biography, jeevani, जीवनी | A biography is the story of a person's life written by someone else.
economics-and-politics-books | The Wealth of Nations, wealth of nations | The Wealth of Nations is the book of 1776 by Adam Smith that founded modern economics, with its ideas of division of labour and free markets.
economics-and-politics-books | Das Kapital, das capital | Das Kapital is the work of Karl Marx, its first volume of 1867, that analyses capitalism and the exploitation of labour.
economics-and-politics-books | The Republic of Plato, plato republic | The Republic is Plato's dialogue on justice and the ideal state ruled by philosopher-kings.
world-literature | Novel, upanyas, उपन्यास | A novel is a long story in prose about imagined people and events.
plays | Drama, play in literature, natak, नाटक | A drama is a work written to be acted on a stage, in dialogue and usually divided into acts and scenes.
plays | Tragedy, tragedy play | A tragedy is a serious play in which the main character comes to ruin or death, such as Shakespeare's Hamlet.
plays | Comedy, comedy play | A comedy is a play that amuses and ends happily, such as Shakespeare's As You Like It.
`)
