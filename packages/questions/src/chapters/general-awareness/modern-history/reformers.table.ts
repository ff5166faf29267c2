import { defineTable } from '../../../kit/facts/define-table.ts'

export const reformers = defineTable({
  id: 'reformers',
  about: 'societies, movements and schools of modern India',
  header: 'Society or movement',
  columns: {
    founder: {
      header: 'Founder',
      kind: 'text',
      ask: ['Who founded {name}?', '{name} was founded by:'],
      askBack: ['Which of the following was founded by {value}?'],
      say: '{name} was founded by {value}',
      weight: 2,
      concepts: ['founders-of-societies'],
    },
    year: {
      header: 'Founded in',
      kind: 'year',
      ask: ['In which year was {name} founded?'],
      askBack: ['Which of the following was founded in {value}?'],
      say: '{name} was founded in {value}',
      order: 'Arrange the following in the order in which they were founded',
      concepts: ['years-of-societies'],
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        reform: 'social-reform',
        caste: 'social-reform',
        muslim: 'social-reform',
        service: 'social-reform',
        revolution: 'revolutionaries',
        education: 'education-and-press',
      },
    },
  },
  near: ['field'],
  parts: [
    {
      sources: ['Bipan Chandra, History of Modern India', 'Spectrum, A Brief History of Modern India'],
      rows: `
        1 ram-mohan-roy, brahmo-samaj | the Brahmo Samaj | Raja Rammohan Roy | 1828 | reform | It began as the Brahmo Sabha.
        1 ram-mohan-roy | the Atmiya Sabha | Raja Rammohan Roy | 1815 / 1814 | reform | It came before the Brahmo Sabha.
        2 | the Tattvabodhini Sabha | Debendranath Tagore | 1839 | reform | It had a paper of the same name.
        2 brahmo-samaj | the Brahmo Samaj of India | Keshab Chandra Sen | 1866 | reform | It parted from the older body.
        1 arya-samaj | the Arya Samaj | Dayananda Saraswati | 1875 | reform | It was founded in Bombay.
        1 vivekananda | the Ramakrishna Mission | Swami Vivekananda | 1897 | reform | Its seat is at Belur.
        1 | the Prarthana Samaj | Atmaram Pandurang | 1867 | reform | M. G. Ranade joined it.
        1 jyotirao-phule | the Satyashodhak Samaj | Jyotirao Phule | 1873 | caste | He wrote Gulamgiri.
        1 | the Theosophical Society | Madame Blavatsky and Colonel Olcott | 1875 | reform | Annie Besant led it later at Adyar.
        2 | the Paramahansa Mandali | Dadoba Pandurang | 1849 | caste | It met in secret in Bombay.
        2 | the Young Bengal movement | Henry Vivian Derozio | - | reform | He taught at the Hindu College.
        1 | the Deoband school | Muhammad Qasim Nanautavi and Rashid Ahmad Gangohi | 1866 / 1867 | muslim | It is in Saharanpur.
        1 | the Aligarh (Muhammadan Anglo-Oriental) College | Sir Syed Ahmad Khan | 1875 / 1877 | muslim | It became a university in 1920.
        1 | the Ahmadiyya movement | - | 1889 | muslim | It began at Qadian.
        2 | the Faraizi movement | Haji Shariatullah | - | muslim | It spread in East Bengal.
        2 | the Rahnumai Mazdayasnan Sabha | Naoroji Furdonji and Dadabhai Naoroji / Dadabhai Naoroji | 1851 | reform | It served Parsi reform.
        1 | the Servants of India Society | Gopal Krishna Gokhale | 1905 | service | It trained national workers.
        1 | the Deccan Education Society | Bal Gangadhar Tilak and Gopal Ganesh Agarkar | 1884 | service | It founded Fergusson College.
        2 | the Seva Sadan | Behramji Malabari | 1908 / 1885 | service | It served women.
        2 | the Social Service League | N. M. Joshi | 1911 | service | It worked in Bombay.
        2 | the Seva Samiti | H. N. Kunzru | 1914 | service | It worked in Allahabad.
        1 | the Self-Respect Movement | E. V. Ramasamy Periyar | 1925 | caste | It fought caste in Tamil Nadu.
        1 | the SNDP Yogam | Sree Narayana Guru | 1903 | caste | It raised the Ezhavas of Kerala.
        2 ambedkar | the Bahishkrit Hitakarini Sabha | B. R. Ambedkar | 1924 | caste | Its call was educate, agitate, organise.
        1 civil-disobedience, gandhian-movements | the Harijan Sevak Sangh | Mahatma Gandhi | 1932 | caste | G. D. Birla was its first president.
        2 | the Justice Party | T. M. Nair and P. Theagaraya Chetty | 1916 / 1917 | caste | It stood for non-Brahmins in Madras.
        1 | the Abhinav Bharat | V. D. Savarkar | 1904 | revolution | It grew out of the Mitra Mela.
        1 | the Anushilan Samiti of Calcutta | Promathanath Mitra | 1902 | revolution | Barindra Ghosh was active in it.
        1 | the India House in London | Shyamji Krishna Varma | 1905 | revolution | It lodged Indian students.
        1 ghadar-party | the Ghadar Party | Lala Har Dayal and Sohan Singh Bhakna | 1913 | revolution | Its seat was in San Francisco.
        1 | the Hindustan Republican Association | Sachindranath Sanyal and Ram Prasad Bismil | 1924 | revolution | It became the HSRA in 1928.
        1 bhagat-singh | the Naujawan Bharat Sabha | Bhagat Singh | 1926 | revolution | It was for the youth of Punjab.
        1 subhas-and-ina | the Forward Bloc | Subhas Chandra Bose | 1939 | politics | He left the presidency of the Congress.
        1 swaraj-party | the Swaraj Party | C. R. Das and Motilal Nehru | 1923 / 1922 | politics | It entered the councils.
        1 early-congress | the East India Association | Dadabhai Naoroji | 1866 | politics | It worked in London.
        1 early-congress | the Indian Association | Surendranath Banerjea and Ananda Mohan Bose | 1876 | politics | It came before the Congress.
        1 home-rule | the Home Rule League of Adyar | Annie Besant | 1916 | politics | Another was led by Tilak.
        1 | the Banaras Hindu University | Madan Mohan Malaviya | 1916 | education | It is the work of many gifts.
        1 | Visva-Bharati | Rabindranath Tagore | 1921 | education | It is at Santiniketan.
        1 | the Asiatic Society of Bengal | William Jones | 1784 | education | It studied the East.
        2 | the Bethune School | - | 1849 | education | It was for girls in Calcutta.
        2 | the Widow Remarriage Association | M. G. Ranade and Vishnu Shastri Pandit | - | reform | It worked in western India.
        1 after-independence | the Bhoodan movement | Vinoba Bhave | 1951 | service | It began at Pochampally.
      `,
    },
  ],
})
