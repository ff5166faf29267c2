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
      say: "'{name}' is the title of {value}",
    },
    part: { header: 'Part', kind: 'text' },
  },
  near: ['part'],
  alike: ['part'],
  concepts: ['titles-of-persons'],
  parts: [
    {
      sources: ['Lucent General Knowledge, popular names of personalities', 'NCERT History textbooks'],
      rows: `
        1 father-of | Father of the Nation | Mahatma Gandhi | India | Subhas Chandra Bose used the name in 1944.
        1 | Iron Man of India | Sardar Vallabhbhai Patel | India | He joined more than 560 princely states.
        1 | Netaji | Subhas Chandra Bose | India | He led the Indian National Army.
        1 | Lokmanya | Bal Gangadhar Tilak | India | He said that Swaraj is my birthright.
        1 | Punjab Kesari | Lala Lajpat Rai | India | He died after a lathi charge in 1928.
        1 | Grand Old Man of India | Dadabhai Naoroji | India | He told of the drain of wealth.
        1 | Nightingale of India (in politics and poetry) | Sarojini Naidu | India | She was a poet and a Governor.
        1 | Frontier Gandhi | Khan Abdul Ghaffar Khan | India | He led the Khudai Khidmatgars.
        1 | Gurudev | Rabindranath Tagore | India | Gandhi called him so.
        1 | Deshbandhu | C. R. Das | India | He was a guide of Subhas Bose.
        1 | Mahamana | Madan Mohan Malaviya | India | He founded the university of Banaras.
        1 | Babasaheb | B. R. Ambedkar | India | He chaired the Drafting Committee.
        1 | Loknayak | Jayaprakash Narayan | India | He called for total revolution.
        1 | Chacha | Jawaharlal Nehru | India | His birthday is Children's Day.
        1 | Man of Peace (Indian Prime Minister) | Lal Bahadur Shastri | India | He died at Tashkent.
        1 | Missile Man of India | A. P. J. Abdul Kalam | India | He led the missile programme.
        1 | Milkman of India | Verghese Kurien | India | He led Operation Flood.
        1 father-of | Father of the Green Revolution in India | M. S. Swaminathan | India | He bred better wheat.
        1 father-of | Father of the Indian nuclear programme | Homi J. Bhabha | India | He founded what is now BARC.
        1 father-of | Father of the Indian space programme | Vikram Sarabhai | India | A centre at Thiruvananthapuram bears his name.
        1 father-of | Father of Indian cinema | Dadasaheb Phalke | India | He made Raja Harishchandra.
        1 | Birdman of India | Salim Ali | India | His life story is The Fall of a Sparrow.
        1 | Flying Sikh | Milkha Singh | India | He ran 400 m at Rome.
        1 | Payyoli Express | P. T. Usha | India | She comes from Kerala.
        1 | Little Master (of the 1970s) | Sunil Gavaskar | India | He was the first to 10,000 Test runs.
        1 | Haryana Hurricane | Kapil Dev | India | He lifted the World Cup of 1983.
        1 | Hockey Wizard | Major Dhyan Chand | India | He won three Olympic golds.
        1 | Rajaji | C. Rajagopalachari | India | He was the last Governor-General.
        1 | Andhra Kesari | T. Prakasam | India | He was the first Chief Minister of Andhra.
        2 | Bengal Tiger (educator) | Ashutosh Mukherjee | India | He was Vice-Chancellor in Calcutta.
        2 | Bihar Kesari | Sri Krishna Sinha | India | He was the first Chief Minister of Bihar.
        2 | Sher-e-Kashmir | Sheikh Abdullah | India | He led the National Conference.
        2 | Utkal Gourab | Madhusudan Das | India | He worked for Odisha.
        2 | Periyar | E. V. Ramasamy | India | He began the Self-Respect Movement.
        1 | Shaheed-e-Azam | Bhagat Singh | India | He was hanged in 1931.
        2 | Rashtrakavi | Maithili Sharan Gupt / Ramdhari Singh Dinkar | India | He wrote Saket.
        2 | Budshah | Zain-ul-Abidin | India | He ruled in the fifteenth century.
        1 | Napoleon of India | Samudragupta | India | V. A. Smith gave the name.
        1 | Lady with the Lamp | Florence Nightingale | World | She nursed in the Crimean War.
        1 | Iron Chancellor | Otto von Bismarck | World | He united Germany.
        1 | Iron Lady (of Britain) | Margaret Thatcher | World | She was the first woman Prime Minister there.
        1 | Maid of Orleans | Joan of Arc | World | She led French soldiers.
        1 | Man of Destiny | Napoleon Bonaparte | World | He lost at Waterloo.
        1 | Bard of Avon | William Shakespeare | World | He was born at Stratford.
        1 father-of | Father of History | Herodotus | World | He wrote of the Persian Wars.
        1 father-of | Father of Medicine | Hippocrates | World | Doctors swear his oath.
        1 father-of | Father of Economics | Adam Smith | World | He wrote The Wealth of Nations.
        1 father-of | Father of Geometry | Euclid | World | He wrote the Elements.
        1 father-of | Father of Genetics | Gregor Mendel | World | He grew peas.
        1 father-of | Father of Biology | Aristotle | World | He also taught Alexander.
        1 father-of | Father of Computers | Charles Babbage | World | He planned the analytical engine.
        1 father-of | Father of English Poetry | Geoffrey Chaucer | World | He wrote The Canterbury Tales.
        1 father-of | Father of Modern Chemistry | Antoine Lavoisier | World | He named oxygen.
        1 father-of | Father of Taxonomy | Carl Linnaeus | World | He gave double names.
        2 | Desert Fox | Erwin Rommel | World | He fought in North Africa.
        2 | Grand Old Man of Britain | William Gladstone | World | He was Prime Minister four times.
        2 | Uncle Ho | Ho Chi Minh | World | He led Vietnam.
        2 | Madiba | Nelson Mandela | World | It is the name of his clan.
        2 | Bangabandhu | Sheikh Mujibur Rahman | World | He led Bangladesh to freedom.
        1 | Quaid-e-Azam | Muhammad Ali Jinnah | World | He founded Pakistan.
        2 | Il Duce | Benito Mussolini | World | He ruled Italy.
        1 | Führer | Adolf Hitler | World | He ruled Germany.
      `,
    },
  ],
})
