import { defineTable } from '../../../kit/facts/define-table.ts'

export const historyTerms = defineTable({
  id: 'history-terms',
  about: 'terms of Indian history',
  header: 'Term',
  columns: {
    meaning: {
      header: 'Meaning',
      kind: 'text',
      ask: ['In Indian history, what did the term {name} refer to?', 'The term {name} referred to:'],
      askBack: ['Which of the following terms referred to {value}?'],
      say: '{name} referred to {value}',
    },
    era: {
      header: 'Era',
      kind: 'text',
      conceptOf: {
        Vedic: 'vedic-age',
        Chola: 'cholas',
        Sultanate: 'delhi-sultanate',
        Vijayanagara: 'vijayanagara',
        Mughal: 'mughal-administration',
        Maratha: 'marathas',
        Sikh: 'sikh-gurus',
      },
    },
    age: { header: 'Age', kind: 'text' },
    // A grain is not taken for an assembly, nor a tax for an officer.
    sort: { header: 'Sort', kind: 'text' },
  },
  near: ['era'],
  alike: ['age', 'sort'],
  lookalikes: ['Bali'],
  concepts: ['history-terms'],
  parts: [
    {
      sources: [
        'NCERT Our Pasts and Themes in Indian History',
        'Irfan Habib, The Agrarian System of Mughal India; Upinder Singh, A History of Ancient and Early Medieval India',
      ],
      rows: `
        1 | Gramani | the head of a village in Vedic times | Vedic | ancient | office | Grama was the village.
        1 | Sabha | the Vedic assembly of elders | Vedic | ancient | body | Women took part in it at first.
        1 | Samiti | the Vedic assembly that could choose the king | Vedic | ancient | body | It was the general assembly of the people.
        3 | Vidatha | the oldest of the Vedic assemblies | Vedic | ancient | body | Women took part in it.
        1 | Bali | gifts or tax given to a Vedic king | Vedic | ancient | custom | It was voluntary at first.
        2 | Senani | the commander of the army in Vedic times | Vedic | ancient | office | Sena was the army.
        2 | Purohita | the priest of a Vedic king | Vedic | ancient | office | Vasishtha was one.
        2 | Gavishti | a fight for cows, and so war | Vedic | ancient | custom | It shows how much cattle meant.
        2 | Aghnya | the cow that is not to be killed | Vedic | ancient | thing | The Rigveda uses the word.
        2 | Nishka | an ornament of gold that served as money | Vedic | ancient | thing | It stands in the Rigveda.
        2 | Ayas | copper or bronze in the Rigveda | Vedic | ancient | thing | Iron was called the dark kind of it later.
        2 | Yava | barley in the Vedas | Vedic | ancient | thing | It was the chief grain at first.
        2 | Vrihi | rice in the Vedas | Vedic | ancient | thing | It is found in later Vedic texts.
        2 | Rajasuya | the sacrifice at the consecration of a king | Vedic | ancient | custom | It gave him supreme power.
        1 | Ashvamedha | the sacrifice of a horse by a conquering king | Vedic | ancient | custom | The land where it roamed was his.
        2 | Vajapeya | a sacrifice with a chariot race | Vedic | ancient | custom | The king always won.
        2 later-vedic-age, vedic-age | Sangrahitri | the treasurer of a later Vedic king | Vedic | ancient | office | He was one of the ratnins.
        2 later-vedic-age, vedic-age | Bhagadugha | the collector of the king's share in later Vedic times | Vedic | ancient | office | He was one of the ratnins.
        1 maurya-empire | Sita | the land of the king in Mauryan times | ancient | ancient | land | An officer called Sitadhyaksha looked after it.
        2 maurya-empire | Amatya | the general name for high officials in the Arthashastra | ancient | ancient | office | Ministers were chosen from among them.
        1 ashoka | Dhamma-mahamatta | an officer of Ashoka for spreading dhamma | ancient | ancient | office | He made them in his fourteenth year.
        2 maurya-empire | Samaharta | the chief collector of revenue under the Mauryas | ancient | ancient | office | He kept the accounts of the land.
        2 maurya-empire | Sannidhata | the treasurer of the Mauryas | ancient | ancient | office | He kept the royal stores.
        2 maurya-empire, ashoka | Pradeshika | the head of a district under Ashoka | ancient | ancient | office | He toured every five years.
        2 maurya-empire, ashoka | Rajuka | an officer for land and justice under Ashoka | ancient | ancient | office | He measured fields with a rope.
        1 gupta-empire | Agrahara | land given to Brahmanas / a village given to Brahmanas under the Cholas | ancient | ancient | land | It was free of tax.
        1 cholas | Devadana | land given to temples | ancient | ancient | land | Chola records tell of it.
        2 gupta-empire | Vishti | forced labour | ancient | ancient | custom | It was common in Gupta times.
        2 gupta-empire | Uparika | the governor of a province under the Guptas | ancient | ancient | office | The province was a bhukti.
        2 gupta-empire | Kumaramatya | a high officer of the Guptas of the rank of a prince | ancient | ancient | office | Harishena was one.
        2 gupta-empire | Vishaya | a district under the Guptas | ancient | ancient | land | A vishayapati was its head.
        2 gupta-empire | Shreni | a guild of craftsmen or traders | ancient | ancient | body | It took deposits like a bank.
        2 | Ur | the assembly of a common village under the Cholas | Chola | ancient | body | Landholders sat in it.
        2 | Nagaram | the assembly of traders under the Cholas | Chola | ancient | body | It met in market towns.
        1 | Brahmadeya | a village given to Brahmanas under the Cholas / land given to Brahmanas | Chola | ancient | land | A sabha governed it.
        2 | Valanadu | a large division of the Chola land | Chola | ancient | land | Rajaraja I made them.
        2 | Kudavolai | election by lots in Chola villages | Chola | ancient | custom | The Uttaramerur inscription tells of it.
        1 | Iqta | land given for service by the Sultans of Delhi | Sultanate | later | land | Iltutmish spread the system.
        2 | Muqti | the holder of an assignment of land under the Sultans | Sultanate | later | office | He was also called wali.
        1 | Kharaj | the land tax of the Sultans | Sultanate | later | tax | Alauddin Khalji took a half.
        1 | Jizya | the poll tax on those who were not Muslims | Sultanate | later | tax | Akbar ended it in 1564.
        1 | Zakat | the religious tax on Muslims | Sultanate | later | tax | It was a fortieth part.
        2 | Khams | the share of the spoils of war | Sultanate | later | tax | The state was to have a fifth.
        1 | Chahalgani | the forty Turkish nobles of Iltutmish | Sultanate | later | body | Balban broke them.
        1 | Diwan-i-Arz | the department of the army under the Sultans | Sultanate | later | body | Balban set it up.
        1 | Diwan-i-Insha | the department of royal letters under the Sultans | Sultanate | later | body | The dabir-i-khas headed it.
        2 | Diwan-i-Kohi | the department of farming of Muhammad bin Tughlaq | Sultanate | later | body | It gave loans to peasants.
        2 | Diwan-i-Bandagan | the department of slaves of Firoz Shah Tughlaq | Sultanate | later | body | He had very many of them.
        2 | Diwan-i-Khairat | the department of charity of Firoz Shah Tughlaq | Sultanate | later | body | It helped poor girls to marry.
        1 | Sijda | bowing to the ground before the Sultan | Sultanate | later | custom | Balban brought it in.
        1 alauddin-khalji | Dagh | the branding of horses | Sultanate | later | custom | Alauddin Khalji brought it in.
        1 alauddin-khalji | Chehra | the descriptive roll of soldiers | Sultanate | later | custom | Alauddin Khalji brought it in.
        2 alauddin-khalji | Shahna-i-Mandi | the controller of the market of Alauddin Khalji | Sultanate | later | office | He kept prices down.
        2 | Barid | a spy or news officer | Sultanate | later | office | Balban used many.
        1 | Nayankara | land given to chiefs of Vijayanagara for troops | Vijayanagara | later | land | The holders were called nayakas.
        2 | Ayagar | a village servant of Vijayanagara paid in land | Vijayanagara | later | office | There were twelve in a village.
        1 akbar | Mansabdar | the common name of all who held a rank in the Mughal service | Mughal | later | office | Akbar made the system.
        1 akbar | Zat | the personal rank and pay of a Mughal officer | Mughal | later | custom | It went with sawar.
        1 akbar | Sawar | the number of horsemen a Mughal officer kept | Mughal | later | custom | It went with zat.
        1 | Jagir | land whose revenue was a Mughal officer's pay | Mughal | later | land | It could be moved after some years.
        1 | Khalisa | land whose revenue went to the Mughal treasury | Mughal | later | land | It was the crown land.
        2 | Watan jagir | the home land of a Rajput chief under the Mughals | Mughal | later | land | It was hereditary.
        1 akbar | Zabti | assessment of revenue by measuring the land | Mughal | later | assessment | Todar Mal worked it out.
        1 akbar | Dahsala | revenue fixed on the average of ten years | Mughal | later | assessment | Todar Mal brought it in in 1580.
        2 | Kankut | assessment of revenue by a guess of the crop | Mughal | later | assessment | Kan was grain and kut a guess.
        2 | Batai | the sharing of the crop itself | Mughal | later | assessment | It was also called ghalla-bakhshi.
        2 | Nasaq | assessment on what was paid before | Mughal | later | assessment | It saved new measuring.
        1 | Polaj | land that was tilled every year | Mughal | later | land | It was the best class.
        2 | Parauti | land left fallow for a short time | Mughal | later | land | It got back its strength.
        2 | Chachar | land left fallow for three or four years | Mughal | later | land | It paid at a lower rate at first.
        2 | Banjar | waste land left for five years or more | Mughal | later | land | It was the lowest class.
        1 | Mir Bakhshi | the head of the military department of the Mughals | Mughal | later | office | He was also paymaster.
        1 | Mir Saman | the head of the royal household of the Mughals | Mughal | later | office | He was in charge of the workshops.
        2 | Sadr-us-Sudur | the head of religious grants of the Mughals | Mughal | later | office | He was often chief judge too.
        2 | Kotwal | the head of the city police of the Mughals | Mughal | later | office | He watched the markets as well.
        2 | Muhtasib | the censor of public morals | Mughal | later | office | Aurangzeb made them strong.
        2 | Karkhana | a royal workshop | Mughal | later | body | It made cloth and arms.
        2 | Jharokha darshan | the showing of the Emperor at a window | Mughal | later | custom | Aurangzeb ended it.
        2 | Madad-i-maash | rent-free land for scholars and the pious | Mughal | later | land | It was also called suyurghal.
        1 | Chauth | a fourth of the revenue taken by the Marathas | Maratha | later | tax | It was paid to be left in peace.
        1 | Sardeshmukhi | a further tenth taken by the Marathas | Maratha | later | tax | It was claimed by the head of all deshmukhs.
        1 shivaji | Ashtapradhan | the council of eight ministers of Shivaji | Maratha | later | body | The Peshwa was the first.
        2 | Saranjam | land given for service by the Marathas | Maratha | later | land | It was like a jagir.
        2 | Bargir | a Maratha horseman equipped by the state | Maratha | later | office | The silahdar brought his own horse.
        2 | Silahdar | a Maratha horseman with his own horse and arms | Maratha | later | office | The state equipped the bargir.
        2 | Misl | one of the twelve Sikh confederacies | Sikh | later | body | Ranjit Singh was of the Sukerchakia.
        2 | Gurmata | a decision of the Sikh assembly | Sikh | later | custom | It was taken before the holy book.
        1 | Dastak | a pass of the Company for trade free of duty | British | later | custom | Its misuse led to war with Mir Qasim.
        1 | Permanent Settlement | revenue fixed for ever with zamindars | British | later | assessment | Cornwallis brought it in in 1793.
        1 | Ryotwari | revenue settled with each peasant | British | later | assessment | Munro and Reed brought it in in Madras.
        1 | Mahalwari | revenue settled with the village as a whole | British | later | assessment | Holt Mackenzie planned it in 1822.
        2 | Tinkathia | indigo grown on three parts in twenty of the land | British | later | custom | Gandhi fought it in Champaran.
        2 | Dadni | advances given by merchants to weavers | British | later | custom | The Company used it.
      `,
    },
  ],
})
