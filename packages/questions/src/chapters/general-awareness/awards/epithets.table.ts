import { defineTable } from '../../../kit/facts/define-table.ts'

export const epithets = defineTable({
  id: 'epithets',
  about: 'titles by which people are known',
  header: 'Title',
  columns: {
    person: {
      header: 'Person',
      kind: 'text',
      ask: ["Who is known as '{name}'?", "The title '{name}' is associated with:"],
      askBack: ['By which of the following titles is {value} known?'],
      say: "{value} is known as '{name}'",
    },
    part: { header: 'Part', kind: 'text' },
    // A dictator did not found a science, and a cricketer did not lead the freedom movement.
    walk: { header: 'Walk of life', kind: 'text' },
    gender: { header: 'Gender', kind: 'text' },
  },
  near: ['walk'],
  alike: ['part', 'gender'],
  concepts: ['titles-of-persons'],
  parts: [
    {
      sources: ['Lucent General Knowledge, popular names of personalities', 'NCERT History textbooks'],
      rows: `
        1 father-of | Father of the Nation | Mahatma Gandhi | India | leader | man | Subhas Chandra Bose used the name in 1944.
        1 | Iron Man of India | Sardar Vallabhbhai Patel | India | leader | man | He joined more than 560 princely states.
        1 | Netaji | Subhas Chandra Bose | India | leader | man | He led the Indian National Army.
        1 | Lokmanya | Bal Gangadhar Tilak | India | leader | man | He said that Swaraj is my birthright.
        1 | Punjab Kesari | Lala Lajpat Rai | India | leader | man | He died after a lathi charge in 1928.
        1 | Grand Old Man of India | Dadabhai Naoroji | India | leader | man | He told of the drain of wealth.
        1 | Nightingale of India (in politics and poetry) | Sarojini Naidu | India | leader | woman | She was a poet and a Governor.
        1 | Frontier Gandhi | Khan Abdul Ghaffar Khan | India | leader | man | He led the Khudai Khidmatgars.
        1 | Gurudev | Rabindranath Tagore | India | letters | man | Gandhi called him so.
        1 | Deshbandhu | C. R. Das | India | leader | man | He was a guide of Subhas Bose.
        1 | Mahamana | Madan Mohan Malaviya | India | leader | man | He founded the university of Banaras.
        1 | Babasaheb | B. R. Ambedkar | India | leader | man | He chaired the Drafting Committee.
        1 | Loknayak | Jayaprakash Narayan | India | leader | man | He called for total revolution.
        1 | Chacha | Jawaharlal Nehru | India | leader | man | His birthday is Children's Day.
        1 | Man of Peace (Indian Prime Minister) | Lal Bahadur Shastri | India | leader | man | He died at Tashkent.
        1 | Missile Man of India | A. P. J. Abdul Kalam | India | maker | man | He led the missile programme.
        1 | Milkman of India | Verghese Kurien | India | maker | man | He led Operation Flood.
        1 father-of | Father of the Green Revolution in India | M. S. Swaminathan | India | maker | man | He bred better wheat.
        1 father-of | Father of the Indian nuclear programme | Homi J. Bhabha | India | maker | man | He founded what is now BARC.
        1 father-of | Father of the Indian space programme | Vikram Sarabhai | India | maker | man | A centre at Thiruvananthapuram bears his name.
        1 father-of | Father of Indian cinema | Dadasaheb Phalke | India | maker | man | He made Raja Harishchandra.
        1 | Birdman of India | Salim Ali | India | maker | man | His life story is The Fall of a Sparrow.
        1 | Flying Sikh | Milkha Singh | India | sport | man | He ran 400 m at Rome.
        1 | Payyoli Express | P. T. Usha | India | sport | woman | She comes from Kerala.
        1 | Little Master (of the 1970s) | Sunil Gavaskar | India | sport | man | He was the first to 10,000 Test runs.
        1 | Haryana Hurricane | Kapil Dev | India | sport | man | He lifted the World Cup of 1983.
        1 | Hockey Wizard | Major Dhyan Chand | India | sport | man | He won three Olympic golds.
        1 | Rajaji | C. Rajagopalachari | India | leader | man | He was the last Governor-General.
        1 | Andhra Kesari | T. Prakasam | India | leader | man | He was the first Chief Minister of Andhra.
        2 | Bengal Tiger (educator) | Ashutosh Mukherjee | India | leader | man | He was Vice-Chancellor in Calcutta.
        2 | Bihar Kesari | Sri Krishna Sinha | India | leader | man | He was the first Chief Minister of Bihar.
        2 | Sher-e-Kashmir | Sheikh Abdullah | India | leader | man | He led the National Conference.
        2 | Utkal Gourab | Madhusudan Das | India | leader | man | He worked for Odisha.
        2 | Periyar | E. V. Ramasamy | India | leader | man | He began the Self-Respect Movement.
        1 | Shaheed-e-Azam | Bhagat Singh | India | leader | man | He was hanged in 1931.
        2 | Rashtrakavi | Maithili Sharan Gupt / Ramdhari Singh Dinkar | India | letters | man | He wrote Saket.
        2 | Budshah | Zain-ul-Abidin | India | ruler | man | He ruled in the fifteenth century.
        1 | Napoleon of India | Samudragupta | India | ruler | man | V. A. Smith gave the name.
        1 | Lady with the Lamp | Florence Nightingale | World | leader | woman | She nursed in the Crimean War.
        1 | Iron Chancellor | Otto von Bismarck | World | leader | man | He united Germany.
        1 | Iron Lady (of Britain) | Margaret Thatcher | World | leader | woman | She was the first woman Prime Minister there.
        1 | Maid of Orleans | Joan of Arc | World | leader | woman | She led French soldiers.
        1 | Man of Destiny | Napoleon Bonaparte | World | leader | man | He lost at Waterloo.
        1 | Bard of Avon | William Shakespeare | World | maker | man | He was born at Stratford.
        1 father-of | Father of History | Herodotus | World | maker | man | He wrote of the Persian Wars.
        1 father-of | Father of Medicine | Hippocrates | World | maker | man | Doctors swear his oath.
        1 father-of | Father of Economics | Adam Smith | World | maker | man | He wrote The Wealth of Nations.
        1 father-of | Father of Geometry | Euclid | World | maker | man | He wrote the Elements.
        1 father-of | Father of Genetics | Gregor Mendel | World | maker | man | He grew peas.
        1 father-of | Father of Biology | Aristotle | World | maker | man | He also taught Alexander.
        1 father-of | Father of Computers | Charles Babbage | World | maker | man | He planned the analytical engine.
        1 father-of | Father of English Poetry | Geoffrey Chaucer | World | maker | man | He wrote The Canterbury Tales.
        1 father-of | Father of Modern Chemistry | Antoine Lavoisier | World | maker | man | He named oxygen.
        1 father-of | Father of Taxonomy | Carl Linnaeus | World | maker | man | He gave double names.
        2 | Desert Fox | Erwin Rommel | World | leader | man | He fought in North Africa.
        2 | Grand Old Man of Britain | William Gladstone | World | leader | man | He was Prime Minister four times.
        2 | Uncle Ho | Ho Chi Minh | World | leader | man | He led Vietnam.
        2 | Madiba | Nelson Mandela | World | leader | man | It is the name of his clan.
        2 | Bangabandhu | Sheikh Mujibur Rahman | World | leader | man | He led Bangladesh to freedom.
        1 | Quaid-e-Azam | Muhammad Ali Jinnah | World | leader | man | He founded Pakistan.
        2 | Il Duce | Benito Mussolini | World | leader | man | He ruled Italy.
        1 | Führer | Adolf Hitler | World | leader | man | He ruled Germany.
        1 | Iron Lady of India | Indira Gandhi | India | leader | woman | She was Prime Minister during the war of 1971.
        1 | Human Computer | Shakuntala Devi | India | maker | woman | She multiplied large numbers in her head.
        1 | Melody Queen of India | Lata Mangeshkar | India | letters | woman | She received the Bharat Ratna in 2001.
        2 | Missile Woman of India | Tessy Thomas | India | maker | woman | She was project director of Agni-IV.
        2 | Magnificent Mary | M. C. Mary Kom | India | sport | woman | She won six world titles in boxing.
        1 | The Wall (of cricket) | Rahul Dravid | India | sport | man | He batted for long hours in Tests.
        1 | Master Blaster | Sachin Tendulkar | India | sport | man | He was the first to a hundred international hundreds.
        2 | Turbanator | Harbhajan Singh | India | sport | man | He took the first Test hat-trick for India.
        1 | Lakh Bakhsh | Qutb-ud-din Aibak | India | ruler | man | The name means giver of lakhs.
        1 | Tiger of Mysore | Tipu Sultan | India | ruler | man | He fell at Srirangapatna in 1799.
        1 | Sher-e-Punjab (ruler) | Maharaja Ranjit Singh | India | ruler | man | He ruled from Lahore until 1839.
        2 | Andhra Bhoja | Krishnadevaraya | India | ruler | man | He wrote Amuktamalyada in Telugu.
        1 | Upanyas Samrat | Munshi Premchand | India | letters | man | He wrote Godan and Gaban.
        1 | Parrot of India | Amir Khusrau | India | letters | man | He was a poet at the court of Delhi.
        2 | Virgin Queen | Elizabeth I | World | leader | woman | She ruled England when the Armada came.
        2 | Queen of Crime | Agatha Christie | World | letters | woman | She created Hercule Poirot.
        2 | Daughter of the East | Benazir Bhutto | World | leader | woman | It is the title of her autobiography.
      `,
    },
  ],
})
