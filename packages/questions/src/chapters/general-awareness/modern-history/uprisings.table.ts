import { defineTable } from '../../../kit/facts/define-table.ts'

export const uprisings = defineTable({
  id: 'uprisings',
  about: 'revolts and movements under British rule',
  header: 'Revolt or movement',
  columns: {
    leader: {
      header: 'Leader',
      kind: 'text',
      ask: ['Who led the {name}?', 'The leader of the {name} was:'],
      askBack: ['Which of the following was led by {value}?'],
      say: 'The {name} was led by {value}',
      weight: 2,
      concepts: ['leaders-of-uprisings'],
    },
    region: {
      header: 'Region',
      kind: 'text',
      ask: ['Where did the {name} take place?'],
      askBack: ['Which of the following took place in {value}?'],
      askNot: ['Which of the following did not take place in {value}?'],
      say: 'The {name} took place in {value}',
      concepts: ['places-of-uprisings'],
    },
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['When did the {name} begin?'],
      say: 'The {name} began in {value}',
      order: 'Arrange the following revolts and movements in chronological order',
      concepts: ['years-of-uprisings'],
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: {
        tribal: 'tribal-and-peasant-movements',
        peasant: 'tribal-and-peasant-movements',
        chiefs: 'tribal-and-peasant-movements',
        '1857': 'revolt-of-1857',
      },
    },
  },
  near: ['kind'],
  parts: [
    {
      sources: ["Bipan Chandra, India's Struggle for Independence", 'NCERT Themes in Indian History'],
      rows: `
        1 santhal-rebellion, tribal-and-peasant-movements | Santhal rebellion | Sidhu and Kanhu | the Rajmahal Hills / Santhal Parganas / Chota Nagpur / Bengal | 1855 | tribal | It is called the Hul.
        1 | Ulgulan of 1899 | Birsa Munda | Chota Nagpur | 1899 | tribal | Birsa died in jail in 1900.
        1 | Kol rebellion | Buddhu Bhagat | Chota Nagpur | 1831 | tribal | It was against the transfer of land to outsiders.
        1 | Rampa rebellion of 1922 | Alluri Sitarama Raju | Andhra | 1922 | tribal | It was against the forest laws.
        2 | Khasi rebellion | Tirot Singh | Meghalaya / the Khasi Hills / Assam | 1829 / 1828 | tribal | It was against a road through the hills.
        2 | Ahom revolt | Gomdhar Konwar | Assam | 1828 | tribal | The Company had not left after the Burmese war.
        2 | Chuar uprising | Durjan Singh / Jagannath Singh | Midnapore and Bankura / Bengal / Chota Nagpur | - | tribal | It went on in many waves.
        1 | Tana Bhagat movement | Jatra Oraon / Jatra Bhagat | Chota Nagpur | 1914 | tribal | The Oraons later joined the Congress.
        2 | Kherwar movement | Bhagirath Manjhi | Santhal Parganas / Chota Nagpur / the Rajmahal Hills | 1874 | tribal | It began as a reform of religion.
        2 | Heraka movement | Jadonang | Manipur and Nagaland | - | tribal | Rani Gaidinliu carried it on.
        2 | Bastar uprising (Bhumkal) | Gunda Dhur | Bastar | 1910 | tribal | It was against the reservation of forests.
        1 | Paika rebellion | Bakshi Jagabandhu | Odisha | 1817 | peasant | Paikas were a landed militia.
        1 indigo-revolt, tribal-and-peasant-movements | Indigo revolt | Digambar Biswas and Bishnu Biswas | Bengal | 1859 | peasant | Nil Darpan tells of it.
        1 | Sannyasi rebellion | Bhabani Pathak and Majnu Shah / Bhabani Pathak / Majnu Shah | Bengal | - | peasant | Anandamath is set in it.
        1 | Pagal Panthi movement | Karam Shah and Tipu / Tipu / Karam Shah | Mymensingh / Bengal | - | peasant | It was against high rents.
        1 | Faraizi movement | Haji Shariatullah / Dudu Miyan | Bengal | - | peasant | Dudu Miyan led it after his father.
        2 | Pabna agrarian leagues | Ishan Chandra Roy | Bengal | 1873 | peasant | They fought in the courts more than with arms.
        2 | Deccan riots | - | Maharashtra | 1875 | peasant | Account books of moneylenders were burnt.
        1 | Moplah rebellion of 1921 | Ali Musaliyar / Variyankunnath Kunjahammed Haji | Malabar | 1921 | peasant | It was linked with the Khilafat movement.
        1 champaran-ahmedabad-kheda, champaran, early-satyagrahas, gandhian-movements | Champaran Satyagraha | Mahatma Gandhi | north Bihar / Bihar | 1917 | peasant | It was against the tinkathia system.
        1 champaran-ahmedabad-kheda, kheda, early-satyagrahas, gandhian-movements | Kheda Satyagraha | Mahatma Gandhi / Vallabhbhai Patel | Gujarat | 1918 | peasant | The crops had failed.
        1 bardoli, sardar-patel | Bardoli Satyagraha | Vallabhbhai Patel | Gujarat | 1928 | peasant | He was called Sardar there.
        2 | Eka movement | Madari Pasi | Awadh | 1921 | peasant | Its name means unity.
        2 | Vaikom Satyagraha | T. K. Madhavan / K. Kelappan / K. P. Kesava Menon | Travancore | 1924 | peasant | It opened the roads around a temple.
        2 | Tebhaga movement | - | Bengal | 1946 | peasant | Sharecroppers asked for two thirds of the crop.
        1 | Wahabi movement | Syed Ahmad of Rae Bareli | - | - | peasant | Patna was its centre.
        1 | Kuka movement | Bhagat Jawahar Mal / Ram Singh | Punjab | 1840 | peasant | It is also called the Namdhari movement.
        2 | Poligar revolt | Veerapandya Kattabomman | Tamil Nadu | 1799 / 1795 | chiefs | He was hanged in 1799.
        2 | Velu Thampi revolt | Velu Thampi | Travancore | 1808 | chiefs | He was the Dewan of the state.
        2 | Kittur revolt | Rani Chennamma | Karnataka | 1824 | chiefs | It was against the annexation of Kittur.
        2 | Ramosi uprising | Umaji Naik / Chittur Singh | Maharashtra | 1822 | chiefs | They had served in Maratha forts.
        1 | Revolt of 1857 at Kanpur | Nana Saheb | Kanpur | 1857 | 1857 | Tantia Tope was his commander.
        1 | Revolt of 1857 at Lucknow | Begum Hazrat Mahal | Lucknow / Awadh | 1857 | 1857 | She ruled for her son Birjis Qadr.
        1 | Revolt of 1857 at Jhansi | Rani Lakshmibai | Jhansi | 1857 | 1857 | She fell at Gwalior in 1858.
        1 | Revolt of 1857 in Bihar | Kunwar Singh | Arrah / Jagdishpur | 1857 | 1857 | He was nearly eighty.
        1 | Revolt of 1857 at Delhi | Bakht Khan / Bahadur Shah Zafar | Delhi | 1857 | 1857 | The Emperor was its head in name, Bakht Khan its general.
        1 | Revolt of 1857 at Bareilly | Khan Bahadur Khan | Bareilly | 1857 | 1857 | He was a grandson of the last Rohilla ruler.
        2 | Revolt of 1857 at Faizabad | Maulvi Ahmadullah Shah | Faizabad / Awadh | 1857 | 1857 | He was betrayed in 1858.
        2 | Revolt of 1857 at Allahabad | Liaqat Ali | Allahabad | 1857 | 1857 | He held the city for a short time.
        2 | Revolt of 1857 in Assam | Maniram Dewan | Assam | 1857 | 1857 | He was a tea planter and was hanged in 1858.
        2 | Vellore mutiny | - | Vellore / Tamil Nadu | 1806 | chiefs | A new turban was the cause.
        1 independence-and-partition | Royal Indian Navy mutiny | M. S. Khan and Madan Singh | Bombay / Maharashtra | 1946 | chiefs | It began on the ship Talwar.
      `,
    },
  ],
})
