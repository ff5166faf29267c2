import { defineTable } from '../../../kit/facts/define-table.ts'

export const books = defineTable({
  id: 'books',
  about: 'books and their authors',
  header: 'Book',
  columns: {
    author: {
      header: 'Author',
      kind: 'text',
      ask: ["Who wrote '{name}'?", "Who is the author of '{name}'?", "'{name}' was written by:"],
      askBack: [
        'Which of the following was written by {value}?',
        'Which of the following is a work of {value}?',
      ],
      askNot: ['Which of the following was not written by {value}?'],
      // A modern sportswoman did not write a chronicle of the Mughals.
      alike: ['kind', 'sort'],
      say: "'{name}' was written by {value}",
      conceptOf: {
        Kalidasa: 'kalidasa',
        'Rabindranath Tagore': 'tagore',
        'Munshi Premchand': 'premchand',
      },
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: {
        'a classic in an old Indian language': 'sanskrit-classics',
        'a work from before the British period': 'medieval-works',
        'a book of modern Indian literature': 'modern-indian-literature',
        'a book in English from India or its diaspora': 'indian-english-writing',
        'a well-known book': 'leaders-and-thinkers',
        'a work of world literature': 'world-literature',
      },
    },
    sort: { header: 'Sort', kind: 'text' },
  },
  near: ['kind', 'sort'],
  explain: "'{name}' is {kind} by {author}.",
  parts: [
    {
      sources: ['NCERT Themes in Indian History', 'A. L. Basham, The Wonder That Was India'],
      rows: `
        1 | Abhijnanashakuntalam | Kalidasa | a classic in an old Indian language | - | -
        1 | Meghaduta | Kalidasa | a classic in an old Indian language | - | -
        1 | Raghuvamsha | Kalidasa | a classic in an old Indian language | - | -
        1 | Kumarasambhava | Kalidasa | a classic in an old Indian language | - | -
        2 | Malavikagnimitra | Kalidasa | a classic in an old Indian language | - | -
        2 plays | Vikramorvashiya | Kalidasa | a classic in an old Indian language | - | -
        2 | Ritusamhara | Kalidasa | a classic in an old Indian language | - | -
        1 economics-and-politics-books | Arthashastra | Kautilya | a classic in an old Indian language | - | -
        1 | Ashtadhyayi | Panini | a classic in an old Indian language | - | -
        1 | Mahabhashya | Patanjali | a classic in an old Indian language | - | -
        1 | Mudrarakshasa | Vishakhadatta | a classic in an old Indian language | - | -
        2 | Devichandraguptam | Vishakhadatta | a classic in an old Indian language | - | -
        1 | Mrichchhakatika | Shudraka | a classic in an old Indian language | - | -
        1 | Panchatantra | Vishnu Sharma | a classic in an old Indian language | - | -
        1 | Kamasutra | Vatsyayana | a classic in an old Indian language | - | -
        1 | Buddhacharita | Ashvaghosha | a classic in an old Indian language | - | -
        2 | Saundarananda | Ashvaghosha | a classic in an old Indian language | - | -
        1 | Aryabhatiya | Aryabhata | a classic in an old Indian language | - | -
        1 | Brihat Samhita | Varahamihira | a classic in an old Indian language | - | -
        2 | Panchasiddhantika | Varahamihira | a classic in an old Indian language | - | -
        2 | Brahmasphutasiddhanta | Brahmagupta | a classic in an old Indian language | - | -
        1 | Harshacharita | Banabhatta | a classic in an old Indian language | - | -
        1 | Kadambari | Banabhatta | a classic in an old Indian language | - | -
        1 | Ratnavali | Harshavardhana | a classic in an old Indian language | - | -
        2 | Priyadarshika | Harshavardhana | a classic in an old Indian language | - | -
        2 | Nagananda | Harshavardhana | a classic in an old Indian language | - | -
        1 | Natyashastra | Bharata Muni | a classic in an old Indian language | - | -
        2 | Amarakosha | Amarasimha | a classic in an old Indian language | - | -
        2 | Swapnavasavadatta | Bhasa | a classic in an old Indian language | - | -
        2 | Kiratarjuniya | Bharavi | a classic in an old Indian language | - | -
        2 | Shishupalavadha | Magha | a classic in an old Indian language | - | -
        2 | Uttararamacharita | Bhavabhuti | a classic in an old Indian language | - | -
        2 | Malatimadhava | Bhavabhuti | a classic in an old Indian language | - | -
        2 | Dashakumaracharita | Dandin | a classic in an old Indian language | - | -
        1 | Gita Govinda | Jayadeva | a classic in an old Indian language | - | -
        1 | Rajatarangini | Kalhana | a classic in an old Indian language | - | -
        1 | Lilavati | Bhaskara II | a classic in an old Indian language | - | -
        2 | Vikramankadevacharita | Bilhana | a classic in an old Indian language | - | -
        2 | Mitakshara | Vijnaneshvara | a classic in an old Indian language | - | -
        2 | Kathasaritsagara | Somadeva | a classic in an old Indian language | - | -
        2 | Hitopadesha | Narayana Pandita | a classic in an old Indian language | - | -
        2 | Gathasaptashati | Hala | a classic in an old Indian language | - | -
      `,
    },
    {
      sources: ['NCERT Themes in Indian History', 'Satish Chandra, History of Medieval India'],
      rows: `
        1 | Prithviraj Raso | Chand Bardai | a work from before the British period | - | -
        1 | Ramcharitmanas | Tulsidas | a work from before the British period | - | -
        2 | Vinay Patrika | Tulsidas | a work from before the British period | - | -
        1 | Padmavat | Malik Muhammad Jayasi | a work from before the British period | - | -
        1 | Sursagar | Surdas | a work from before the British period | - | -
        2 | Bijak | Kabir | a work from before the British period | - | -
        1 mughal-chronicles | Ain-i-Akbari | Abul Fazl | a work from before the British period | - | -
        1 mughal-chronicles | Akbarnama | Abul Fazl | a work from before the British period | - | -
        1 mughal-chronicles | Humayun Nama | Gulbadan Begum | a work from before the British period | - | -
        1 mughal-chronicles | Tuzuk-i-Baburi (Baburnama) | Babur | a work from before the British period | - | -
        1 | Kitab-ul-Hind | Al-Biruni | a work from before the British period | - | -
        1 | Rihla | Ibn Battuta | a work from before the British period | - | -
        1 | Tughlaq Nama | Amir Khusrau | a work from before the British period | - | -
        2 | Khazain-ul-Futuh | Amir Khusrau | a work from before the British period | - | -
        2 | Tarikh-i-Firoz Shahi | Ziauddin Barani / Shams Siraj Afif | a work from before the British period | - | -
        2 | Fatwa-i-Jahandari | Ziauddin Barani | a work from before the British period | - | -
        2 | Tabaqat-i-Nasiri | Minhaj-us-Siraj | a work from before the British period | - | -
        2 mughal-chronicles | Padshahnama | Abdul Hamid Lahori | a work from before the British period | - | -
        2 | Amuktamalyada | Krishnadevaraya | a work from before the British period | - | -
        2 | Kamba Ramayanam | Kambar | a work from before the British period | - | -
        2 | Jnaneshwari | Dnyaneshwar | a work from before the British period | - | -
        2 | Dasbodh | Samarth Ramdas | a work from before the British period | - | -
        2 mughal-chronicles | Majma-ul-Bahrain | Dara Shikoh | a work from before the British period | - | -
        1 | Shahnama | Firdausi | a work from before the British period | - | -
        2 | Tirukkural | Thiruvalluvar | a work from before the British period | - | -
        2 | Silappadikaram | Ilango Adigal | a work from before the British period | - | -
        2 | Manimekalai | Sattanar | a work from before the British period | - | -
        1 | Indica | Megasthenes | a work from before the British period | - | -
      `,
    },
    {
      sources: [
        'Sahitya Akademi, Encyclopaedia of Indian Literature',
        'National Library of India, catalogue',
      ],
      rows: `
        1 | Gitanjali | Rabindranath Tagore | a book of modern Indian literature | - | -
        1 | Gora | Rabindranath Tagore | a book of modern Indian literature | - | -
        2 | Ghare Baire (The Home and the World) | Rabindranath Tagore | a book of modern Indian literature | - | -
        2 | Chokher Bali | Rabindranath Tagore | a book of modern Indian literature | - | -
        2 plays | The Post Office | Rabindranath Tagore | a book of modern Indian literature | - | -
        2 | Kabuliwala | Rabindranath Tagore | a book of modern Indian literature | - | -
        1 | Anandamath | Bankim Chandra Chattopadhyay | a book of modern Indian literature | - | -
        2 | Durgeshnandini | Bankim Chandra Chattopadhyay | a book of modern Indian literature | - | -
        2 | Kapalkundala | Bankim Chandra Chattopadhyay | a book of modern Indian literature | - | -
        1 | Devdas | Sarat Chandra Chattopadhyay | a book of modern Indian literature | - | -
        2 | Pather Dabi | Sarat Chandra Chattopadhyay | a book of modern Indian literature | - | -
        2 | Parineeta | Sarat Chandra Chattopadhyay | a book of modern Indian literature | - | -
        1 | Godan | Munshi Premchand | a book of modern Indian literature | - | -
        1 | Gaban | Munshi Premchand | a book of modern Indian literature | - | -
        2 | Nirmala | Munshi Premchand | a book of modern Indian literature | - | -
        2 | Karmabhoomi | Munshi Premchand | a book of modern Indian literature | - | -
        2 | Sevasadan | Munshi Premchand | a book of modern Indian literature | - | -
        2 | Rangbhoomi | Munshi Premchand | a book of modern Indian literature | - | -
        1 | Kamayani | Jaishankar Prasad | a book of modern Indian literature | - | -
        2 plays | Skandagupta (play) | Jaishankar Prasad | a book of modern Indian literature | - | -
        1 | Madhushala | Harivansh Rai Bachchan | a book of modern Indian literature | - | -
        1 | Yama | Mahadevi Verma | a book of modern Indian literature | - | -
        1 | Saket | Maithili Sharan Gupt | a book of modern Indian literature | - | -
        2 | Bharat Bharati | Maithili Sharan Gupt | a book of modern Indian literature | - | -
        1 | Urvashi | Ramdhari Singh Dinkar | a book of modern Indian literature | - | -
        2 | Rashmirathi | Ramdhari Singh Dinkar | a book of modern Indian literature | - | -
        1 | Chidambara | Sumitranandan Pant | a book of modern Indian literature | - | -
        2 | Chandrakanta | Devaki Nandan Khatri | a book of modern Indian literature | - | -
        1 | Maila Anchal | Phanishwar Nath Renu | a book of modern Indian literature | - | -
        2 | Raag Darbari | Shrilal Shukla | a book of modern Indian literature | - | -
        2 | Tamas | Bhisham Sahni | a book of modern Indian literature | - | -
        2 plays | Andha Yug | Dharamvir Bharati | a book of modern Indian literature | - | -
        2 | Gunahon Ka Devta | Dharamvir Bharati | a book of modern Indian literature | - | -
        2 | Jhoota Sach | Yashpal | a book of modern Indian literature | - | -
        2 | Zindaginama | Krishna Sobti | a book of modern Indian literature | - | -
        2 | Pinjar | Amrita Pritam | a book of modern Indian literature | - | -
        2 autobiographies | Rasidi Ticket | Amrita Pritam | a book of modern Indian literature | - | -
        2 | Aag Ka Darya | Qurratulain Hyder | a book of modern Indian literature | - | -
        2 | Toba Tek Singh | Saadat Hasan Manto | a book of modern Indian literature | - | -
        2 | Pather Panchali | Bibhutibhushan Bandyopadhyay | a book of modern Indian literature | - | -
        2 | Ganadevata | Tarashankar Bandyopadhyay | a book of modern Indian literature | - | -
        2 | Hajar Churashir Maa | Mahasweta Devi | a book of modern Indian literature | - | -
        2 | Chemmeen | Thakazhi Sivasankara Pillai | a book of modern Indian literature | - | -
        2 plays | Tughlaq (play) | Girish Karnad | a book of modern Indian literature | - | -
        2 plays | Hayavadana | Girish Karnad | a book of modern Indian literature | - | -
        2 | Samskara | U. R. Ananthamurthy | a book of modern Indian literature | - | -
        2 plays | Ghashiram Kotwal | Vijay Tendulkar | a book of modern Indian literature | - | -
        2 | Yayati (novel) | V. S. Khandekar | a book of modern Indian literature | - | -
        2 plays | Nil Darpan | Dinabandhu Mitra | a book of modern Indian literature | - | -
        2 | Ret Samadhi (Tomb of Sand) | Geetanjali Shree | a book of modern Indian literature | - | -
      `,
    },
    {
      sources: ['National Library of India, catalogue', 'Encyclopaedia Britannica'],
      rows: `
        1 | The Guide | R. K. Narayan | a book in English from India or its diaspora | - | -
        1 | Malgudi Days | R. K. Narayan | a book in English from India or its diaspora | - | -
        1 | Swami and Friends | R. K. Narayan | a book in English from India or its diaspora | - | -
        2 | The English Teacher | R. K. Narayan | a book in English from India or its diaspora | - | -
        1 | Untouchable | Mulk Raj Anand | a book in English from India or its diaspora | - | -
        1 | Coolie | Mulk Raj Anand | a book in English from India or its diaspora | - | -
        2 | Kanthapura | Raja Rao | a book in English from India or its diaspora | - | -
        2 | The Serpent and the Rope | Raja Rao | a book in English from India or its diaspora | - | -
        1 | Train to Pakistan | Khushwant Singh | a book in English from India or its diaspora | - | -
        1 | A Suitable Boy | Vikram Seth | a book in English from India or its diaspora | - | -
        2 | The Golden Gate | Vikram Seth | a book in English from India or its diaspora | - | -
        1 | Midnight's Children | Salman Rushdie | a book in English from India or its diaspora | - | -
        2 | Shame | Salman Rushdie / Taslima Nasrin | a book in English from India or its diaspora | - | -
        1 | The God of Small Things | Arundhati Roy | a book in English from India or its diaspora | - | -
        2 | The Ministry of Utmost Happiness | Arundhati Roy | a book in English from India or its diaspora | - | -
        1 | The Inheritance of Loss | Kiran Desai | a book in English from India or its diaspora | - | -
        1 | The White Tiger | Aravind Adiga | a book in English from India or its diaspora | - | -
        2 | Clear Light of Day | Anita Desai | a book in English from India or its diaspora | - | -
        1 | The Shadow Lines | Amitav Ghosh | a book in English from India or its diaspora | - | -
        2 | The Glass Palace | Amitav Ghosh | a book in English from India or its diaspora | - | -
        2 | Sea of Poppies | Amitav Ghosh | a book in English from India or its diaspora | - | -
        2 | The Hungry Tide | Amitav Ghosh | a book in English from India or its diaspora | - | -
        1 | The Namesake | Jhumpa Lahiri | a book in English from India or its diaspora | - | -
        1 | Interpreter of Maladies | Jhumpa Lahiri | a book in English from India or its diaspora | - | -
        2 | The Lowland | Jhumpa Lahiri | a book in English from India or its diaspora | - | -
        2 | English, August | Upamanyu Chatterjee | a book in English from India or its diaspora | - | -
        2 | A Fine Balance | Rohinton Mistry | a book in English from India or its diaspora | - | -
        2 | Such a Long Journey | Rohinton Mistry | a book in English from India or its diaspora | - | -
        2 | The Room on the Roof | Ruskin Bond | a book in English from India or its diaspora | - | -
        2 | The Blue Umbrella | Ruskin Bond | a book in English from India or its diaspora | - | -
        1 | Five Point Someone | Chetan Bhagat | a book in English from India or its diaspora | - | -
        1 | 2 States | Chetan Bhagat | a book in English from India or its diaspora | - | -
        2 | The Immortals of Meluha | Amish Tripathi | a book in English from India or its diaspora | - | -
        2 | The Palace of Illusions | Chitra Banerjee Divakaruni | a book in English from India or its diaspora | - | -
        2 | Q & A (filmed as Slumdog Millionaire) | Vikas Swarup | a book in English from India or its diaspora | - | -
        2 | A House for Mr Biswas | V. S. Naipaul | a book in English from India or its diaspora | - | -
        2 | India: A Wounded Civilization | V. S. Naipaul | a book in English from India or its diaspora | - | -
        2 | The Great Indian Novel | Shashi Tharoor | a book in English from India or its diaspora | - | -
      `,
    },
    {
      sources: ['National Library of India, catalogue', 'Lucent General Knowledge, books and authors'],
      rows: `
        1 freedom-fighters-books | The Discovery of India | Jawaharlal Nehru | a well-known book | freedom | -
        1 freedom-fighters-books | Glimpses of World History | Jawaharlal Nehru | a well-known book | freedom | -
        2 freedom-fighters-books | Letters from a Father to His Daughter | Jawaharlal Nehru | a well-known book | freedom | -
        1 autobiographies, freedom-fighters-books | My Experiments with Truth | Mahatma Gandhi | a well-known book | freedom | -
        1 freedom-fighters-books | Hind Swaraj | Mahatma Gandhi | a well-known book | freedom | -
        2 freedom-fighters-books | Satyagraha in South Africa | Mahatma Gandhi | a well-known book | freedom | -
        1 freedom-fighters-books | Gita Rahasya | Bal Gangadhar Tilak | a well-known book | freedom | -
        2 freedom-fighters-books | The Arctic Home in the Vedas | Bal Gangadhar Tilak | a well-known book | freedom | -
        1 economics-and-politics-books, freedom-fighters-books | Poverty and Un-British Rule in India | Dadabhai Naoroji | a well-known book | freedom | -
        1 economics-and-politics-books | The Economic History of India | R. C. Dutt | a well-known book | freedom | -
        1 autobiographies, freedom-fighters-books | India Wins Freedom | Maulana Abul Kalam Azad | a well-known book | recent | -
        1 freedom-fighters-books | The Indian Struggle | Subhas Chandra Bose | a well-known book | freedom | -
        1 freedom-fighters-books | Annihilation of Caste | B. R. Ambedkar | a well-known book | freedom | -
        2 economics-and-politics-books, freedom-fighters-books | The Problem of the Rupee | B. R. Ambedkar | a well-known book | freedom | -
        2 freedom-fighters-books | The Buddha and His Dhamma | B. R. Ambedkar | a well-known book | freedom | -
        1 freedom-fighters-books | Unhappy India | Lala Lajpat Rai | a well-known book | freedom | -
        1 freedom-fighters-books | Gulamgiri | Jyotirao Phule | a well-known book | freedom | -
        1 | Satyarth Prakash | Dayananda Saraswati | a well-known book | freedom | -
        1 freedom-fighters-books | The Life Divine | Sri Aurobindo | a well-known book | freedom | -
        2 | Savitri (epic) | Sri Aurobindo | a well-known book | freedom | -
        2 freedom-fighters-books | Why I Am an Atheist | Bhagat Singh | a well-known book | freedom | -
        1 freedom-fighters-books | The Indian War of Independence, 1857 | V. D. Savarkar | a well-known book | freedom | -
        2 freedom-fighters-books | India Divided | Rajendra Prasad | a well-known book | freedom | -
        1 autobiographies | Wings of Fire | A. P. J. Abdul Kalam | a well-known book | recent | -
        1 | Ignited Minds | A. P. J. Abdul Kalam | a well-known book | recent | -
        2 | Turning Points | A. P. J. Abdul Kalam | a well-known book | recent | -
        2 | India 2020 | A. P. J. Abdul Kalam | a well-known book | recent | -
        2 | A Passage to England | Nirad C. Chaudhuri | a well-known book | recent | -
        1 autobiographies | The Autobiography of an Unknown Indian | Nirad C. Chaudhuri | a well-known book | recent | -
        2 | India After Gandhi | Ramachandra Guha | a well-known book | recent | -
        1 | The Argumentative Indian | Amartya Sen | a well-known book | recent | -
        2 economics-and-politics-books | Development as Freedom | Amartya Sen | a well-known book | recent | -
        2 economics-and-politics-books | Poverty and Famines | Amartya Sen | a well-known book | recent | -
        2 | The Wonder That Was India | A. L. Basham | a well-known book | recent | -
        2 | An Era of Darkness | Shashi Tharoor | a well-known book | recent | -
        2 | The Insider | P. V. Narasimha Rao | a well-known book | recent | -
        2 | The Dramatic Decade | Pranab Mukherjee | a well-known book | recent | -
        2 economics-and-politics-books | Planned Economy for India | M. Visvesvaraya | a well-known book | freedom | -
        1 autobiographies | Playing It My Way | Sachin Tendulkar | a well-known book | sport | -
        2 autobiographies | Sunny Days | Sunil Gavaskar | a well-known book | sport | -
        1 autobiographies | The Test of My Life | Yuvraj Singh | a well-known book | sport | -
        1 autobiographies | Unbreakable | Mary Kom | a well-known book | sport | -
        1 autobiographies | The Race of My Life | Milkha Singh | a well-known book | sport | -
        2 autobiographies | A Shot at History | Abhinav Bindra | a well-known book | sport | -
        2 autobiographies | Ace Against Odds | Sania Mirza | a well-known book | sport | -
        2 | Freedom from Fear | Aung San Suu Kyi | a well-known book | recent | -
        2 freedom-fighters-books | The Broken Wing | Sarojini Naidu | a well-known book | freedom | -
        1 freedom-fighters-books | The Golden Threshold | Sarojini Naidu | a well-known book | freedom | -
        2 autobiographies | My Story | Kamala Das | a well-known book | recent | -
        2 | Essays on the Gita | Sri Aurobindo | a well-known book | freedom | -
      `,
    },
    {
      sources: ['Encyclopaedia Britannica', 'Library of Congress, catalogue'],
      rows: `
        1 plays | Hamlet | William Shakespeare | a work of world literature | play | -
        1 plays | Macbeth | William Shakespeare | a work of world literature | play | -
        1 plays | The Merchant of Venice | William Shakespeare | a work of world literature | play | -
        1 plays | As You Like It | William Shakespeare | a work of world literature | play | -
        1 | Paradise Lost | John Milton | a work of world literature | old | -
        1 | The Divine Comedy | Dante Alighieri | a work of world literature | old | -
        1 | The Iliad | Homer | a work of world literature | old | -
        2 | The Odyssey | Homer | a work of world literature | old | -
        2 | The Aeneid | Virgil | a work of world literature | old | -
        1 economics-and-politics-books | The Republic | Plato | a work of world literature | thought | -
        1 economics-and-politics-books | Politics | Aristotle | a work of world literature | thought | -
        1 economics-and-politics-books | The Prince | Niccolò Machiavelli | a work of world literature | thought | -
        1 economics-and-politics-books | Utopia | Thomas More | a work of world literature | thought | -
        2 economics-and-politics-books | Leviathan | Thomas Hobbes | a work of world literature | thought | -
        1 economics-and-politics-books | The Social Contract | Jean-Jacques Rousseau | a work of world literature | thought | -
        2 economics-and-politics-books | The Spirit of Laws | Montesquieu | a work of world literature | thought | -
        1 economics-and-politics-books | The Wealth of Nations | Adam Smith | a work of world literature | thought | -
        1 economics-and-politics-books | Das Kapital | Karl Marx | a work of world literature | thought | -
        1 | On the Origin of Species | Charles Darwin | a work of world literature | thought | -
        2 | Principia Mathematica (1687) | Isaac Newton | a work of world literature | thought | -
        1 | A Brief History of Time | Stephen Hawking | a work of world literature | thought | -
        1 | War and Peace | Leo Tolstoy | a work of world literature | novel | -
        1 | Anna Karenina | Leo Tolstoy | a work of world literature | novel | -
        1 | Crime and Punishment | Fyodor Dostoevsky | a work of world literature | novel | -
        2 | The Brothers Karamazov | Fyodor Dostoevsky | a work of world literature | novel | -
        1 | Mother (Russian novel) | Maxim Gorky | a work of world literature | novel | -
        2 | Doctor Zhivago | Boris Pasternak | a work of world literature | novel | -
        1 | Les Misérables | Victor Hugo | a work of world literature | novel | -
        1 | Don Quixote | Miguel de Cervantes | a work of world literature | old | -
        1 plays | Faust | Johann Wolfgang von Goethe | a work of world literature | old | -
        1 | David Copperfield | Charles Dickens | a work of world literature | novel | -
        1 | A Tale of Two Cities | Charles Dickens | a work of world literature | novel | -
        1 | Oliver Twist | Charles Dickens | a work of world literature | novel | -
        2 | Great Expectations | Charles Dickens | a work of world literature | novel | -
        1 | Pride and Prejudice | Jane Austen | a work of world literature | novel | -
        2 | Emma | Jane Austen | a work of world literature | novel | -
        2 | Wuthering Heights | Emily Brontë | a work of world literature | novel | -
        2 | Jane Eyre | Charlotte Brontë | a work of world literature | novel | -
        1 | Gulliver's Travels | Jonathan Swift | a work of world literature | novel | -
        1 | Robinson Crusoe | Daniel Defoe | a work of world literature | novel | -
        1 | Treasure Island | Robert Louis Stevenson | a work of world literature | novel | -
        1 | The Jungle Book | Rudyard Kipling | a work of world literature | novel | -
        2 | Kim | Rudyard Kipling | a work of world literature | novel | -
        1 | A Passage to India | E. M. Forster | a work of world literature | novel | -
        1 | Animal Farm | George Orwell | a work of world literature | novel | -
        1 | Nineteen Eighty-Four | George Orwell | a work of world literature | novel | -
        2 | Brave New World | Aldous Huxley | a work of world literature | novel | -
        2 | Lord of the Flies | William Golding | a work of world literature | novel | -
        1 | Alice's Adventures in Wonderland | Lewis Carroll | a work of world literature | novel | -
        1 | Around the World in Eighty Days | Jules Verne | a work of world literature | novel | -
        2 | The Time Machine | H. G. Wells | a work of world literature | novel | -
        1 | The Adventures of Tom Sawyer | Mark Twain | a work of world literature | novel | -
        1 | Uncle Tom's Cabin | Harriet Beecher Stowe | a work of world literature | novel | -
        1 | The Old Man and the Sea | Ernest Hemingway | a work of world literature | novel | -
        2 | A Farewell to Arms | Ernest Hemingway | a work of world literature | novel | -
        2 | The Grapes of Wrath | John Steinbeck | a work of world literature | novel | -
        2 | Moby-Dick | Herman Melville | a work of world literature | novel | -
        2 | The Scarlet Letter | Nathaniel Hawthorne | a work of world literature | novel | -
        2 | To Kill a Mockingbird | Harper Lee | a work of world literature | novel | -
        1 autobiographies | Mein Kampf | Adolf Hitler | a work of world literature | thought | -
        1 autobiographies | Long Walk to Freedom | Nelson Mandela | a work of world literature | thought | -
        1 autobiographies | The Diary of a Young Girl | Anne Frank | a work of world literature | thought | -
        2 | Things Fall Apart | Chinua Achebe | a work of world literature | novel | -
        2 | One Hundred Years of Solitude | Gabriel García Márquez | a work of world literature | novel | -
        2 | The Alchemist (novel) | Paulo Coelho | a work of world literature | novel | -
        1 plays | Arms and the Man | George Bernard Shaw | a work of world literature | play | -
        2 plays | Pygmalion | George Bernard Shaw | a work of world literature | play | -
        2 plays | A Doll's House | Henrik Ibsen | a work of world literature | play | -
        2 plays | Waiting for Godot | Samuel Beckett | a work of world literature | play | -
        1 | The Waste Land | T. S. Eliot | a work of world literature | novel | -
        2 | Ulysses | James Joyce | a work of world literature | novel | -
        2 | Rubaiyat | Omar Khayyam | a work of world literature | old | -
        2 | Silent Spring | Rachel Carson | a work of world literature | thought | -
        2 | The Second Sex | Simone de Beauvoir | a work of world literature | thought | -
        2 economics-and-politics-books | Small Is Beautiful | E. F. Schumacher | a work of world literature | thought | -
        2 economics-and-politics-books | Asian Drama | Gunnar Myrdal | a work of world literature | thought | -
        2 economics-and-politics-books | An Essay on the Principle of Population | Thomas Malthus | a work of world literature | thought | -
        2 economics-and-politics-books | The General Theory of Employment, Interest and Money | John Maynard Keynes | a work of world literature | thought | -
        2 economics-and-politics-books | Unto This Last | John Ruskin | a work of world literature | thought | -
        1 | Freedom at Midnight | Larry Collins and Dominique Lapierre / Dominique Lapierre | a work of world literature | novel | -
        1 | The City of Joy | Dominique Lapierre | a work of world literature | novel | -
        1 | Harry Potter and the Philosopher's Stone | J. K. Rowling | a work of world literature | novel | -
        2 | The Lord of the Rings | J. R. R. Tolkien | a work of world literature | novel | -
        1 autobiographies | The Story of My Life | Helen Keller | a work of world literature | novel | -
        2 | The Light of Asia | Edwin Arnold | a work of world literature | novel | -
      `,
    },
  ],
})
