import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which Veda is a collection of melodies?' */
export const textsAndFaiths = defineBank({
  id: 'texts-and-faiths',
  sets: [
    {
      rows: `
1 stone-age | In which order did the ages of prehistoric India follow one another? | Palaeolithic, Mesolithic, Neolithic | Mesolithic, Palaeolithic, Neolithic | Neolithic, Mesolithic, Palaeolithic | Palaeolithic, Neolithic, Mesolithic | The Old Stone Age came first, then the Middle and then the New Stone Age.
1 stone-age | How did the people of the Palaeolithic age get their food? | Hunting and gathering | Ploughing and sowing | Herding of cattle | Trade with towns | Farming and herding were not yet known in the Old Stone Age.
2 stone-age | After the stone of most of their tools, the Palaeolithic people of India are often called men of: | Quartzite | Marble | Granite | Limestone | Most tools of the Old Stone Age in India are of quartzite, so their makers are known as quartzite men.
3 stone-age | Who found the first Palaeolithic tool of India, a hand axe at Pallavaram near Chennai, in 1863? | Robert Bruce Foote | Alexander Cunningham | John Marshall | Mortimer Wheeler | Foote, a geologist, is called the father of Indian prehistory for this find.
2 stone-age | In which valley of Madhya Pradesh is Hathnora, where a fossil skull of early man was found? | Narmada | Son | Chambal | Betwa | The skull from Hathnora in the Narmada valley is known as Narmada man.
2 stone-age | At which Mesolithic site of Rajasthan was some of the earliest evidence of the taming of animals found? | Bagor | Chirand | Burzahom | Maski | Bagor, with Adamgarh in Madhya Pradesh, has early bones of tamed animals.
3 stone-age | Adamgarh, with early evidence of tamed animals in the Mesolithic age, is located in: | Madhya Pradesh | Rajasthan | Gujarat | Karnataka | Adamgarh is in the Narmada valley in Madhya Pradesh; Bagor is the site in Rajasthan.
2 stone-age, neolithic-age | At which Neolithic site of Kashmir were dogs buried with their masters? | Burzahom | Mehrgarh | Chirand | Hallur | The pit-dwellers of Burzahom placed dogs in the graves of their masters.
2 stone-age, neolithic-age | Chirand, a Neolithic site known for its tools of bone, is located in: | Bihar | Assam | Kashmir | Odisha | Chirand lies on the Ganga in Bihar and is rich in tools of bone and antler.
2 stone-age | Which was the first metal that people of India used, in the Chalcolithic age? | Copper | Iron | Tin | Gold | Copper came before iron, and the age is named for copper and stone.
3 stone-age | Jorwe, Daimabad and Inamgaon are sites of the Chalcolithic age in: | Maharashtra | Rajasthan | Bihar | West Bengal | The Jorwe culture of the Chalcolithic age lay in western Maharashtra.
3 stone-age | Ahar and Gilund, sites of the Chalcolithic age, are located in: | Rajasthan | Gujarat | Maharashtra | Uttar Pradesh | The Ahar or Banas culture lay in south-eastern Rajasthan.
1 neolithic-age | Which tool is the mark of the Neolithic age? | Polished stone axe | Chopper of rough stone | Microlith | Iron sickle | Grinding and polishing of stone tools belongs to the New Stone Age.
2 neolithic-age | Koldihwa, a Neolithic site known for early evidence of rice, is located in: | Uttar Pradesh | Karnataka | Kashmir | Andhra Pradesh | Koldihwa lies in the Belan valley in the south of Uttar Pradesh.
2 neolithic-age | Which crops were grown at Mehrgarh in the Neolithic age? | Wheat and barley | Rice and jute | Maize and ragi | Cotton and tea | Mehrgarh in Balochistan has the earliest wheat and barley of the subcontinent.
2 neolithic-age | What kind of houses did the Neolithic people of Burzahom live in? | Pits dug in the ground | Towers of stone | Houses of burnt brick | Rock shelters | They dug round pits with steps, against the cold of Kashmir.
3 neolithic-age | Ash mounds of burnt cattle dung are typical of the Neolithic sites of: | Karnataka | Kashmir | Bihar | Meghalaya | Ash mounds such as Utnur, Kupgal and Piklihal lie in the Deccan, above all in Karnataka and its border.
3 neolithic-age | Daojali Hading, a Neolithic site with stone mortars and jadeite, is located in: | Assam | Bihar | Odisha | Tamil Nadu | Daojali Hading lies in the hills of Assam on routes towards China and Myanmar.
1 neolithic-age | Which invention of the Neolithic age helped people to cook and store grain? | Pottery | Coinage | Writing | Glass | Pots became necessary when farming gave grain that had to be stored and cooked.
1 vedas | How many Vedas are there? | Four | Three | Six | Eighteen | They are the Rigveda, the Samaveda, the Yajurveda and the Atharvaveda.
1 vedas | Which is the oldest of the Vedas? | Rigveda | Samaveda | Yajurveda | Atharvaveda | The hymns of the Rigveda were composed before those of the other three.
1 vedas | Which Veda gives the formulas of sacrifice and is partly in prose? | Yajurveda | Rigveda | Samaveda | Atharvaveda | The Yajurveda tells how a sacrifice is to be performed.
2 vedas | How many hymns does the Rigveda have? | 1,028 | 1,549 | 731 | 2,086 | There are 1,028 hymns, counted with the eleven Valakhilya hymns.
2 vedas | In which mandala of the Rigveda is the Purusha Sukta, which names the four varnas? | Tenth | First | Third | Ninth | The Purusha Sukta is a hymn of the tenth mandala, one of the latest.
2 vedas | In which mandala of the Rigveda is the Gayatri Mantra? | Third | Second | Seventh | Tenth | It is in the third mandala, ascribed to Vishvamitra, and addressed to Savitri.
2 vedas | To whom are all hymns of the ninth mandala of the Rigveda addressed? | Soma | Agni | Indra | Varuna | The ninth mandala is wholly on Soma, the plant and its drink.
3 vedas | Which priest recited the hymns of the Rigveda at a sacrifice? | Hotri | Udgatri | Adhvaryu | Brahman | The Hotri recited, the Udgatri sang and the Adhvaryu performed the acts.
3 vedas | Which priest sang the chants of the Samaveda? | Udgatri | Hotri | Adhvaryu | Brahman | The Udgatri was the singer of the Soma sacrifice.
3 vedas | Which Veda was the book of the Adhvaryu priest? | Yajurveda | Rigveda | Samaveda | Atharvaveda | The Adhvaryu did the manual acts and spoke the formulas of the Yajurveda.
2 vedas | Which Veda is the source of the art of Indian music? | Samaveda | Rigveda | Yajurveda | Atharvaveda | The Samaveda sets verses, mostly of the Rigveda, to melodies.
2 vedas | Which Veda exists in the two forms Krishna and Shukla? | Yajurveda | Rigveda | Samaveda | Atharvaveda | The Black Yajurveda mixes prose with the formulas; the White has the formulas alone.
3 vedas | Ayurveda is traditionally called an upaveda of which Veda in the Charaka and Sushruta Samhitas? | Atharvaveda | Samaveda | Yajurveda | Rigveda | Both medical works link Ayurveda with the Atharvaveda.
3 vedas | Which upaveda, the science of music, belongs to the Samaveda? | Gandharvaveda | Dhanurveda | Ayurveda | Shilpaveda | The Gandharvaveda is the upaveda of music; Dhanurveda is on archery.
1 vedas | In which language were the Vedas composed? | Sanskrit | Pali | Prakrit | Tamil | They are in an early form of Sanskrit known as Vedic Sanskrit.
2 vedas | The word 'Veda' comes from the root 'vid', which means: | to know | to sing | to give | to worship | The root 'vid' means to know, so Veda means knowledge.
2 upanishads | What does the word 'Upanishad' suggest? | Sitting near a teacher | Singing at a sacrifice | Leaving the home | Living in a forest | The word points to a pupil who sits near the teacher to learn.
2 upanishads | Which Upanishad is the longest? | Brihadaranyaka | Isha | Kena | Mandukya | The Brihadaranyaka, the 'great forest' Upanishad, is the longest; Mandukya is very short.
3 upanishads | Which Upanishad is among the shortest, with only twelve verses? | Mandukya | Chandogya | Katha | Brihadaranyaka | The Mandukya has twelve verses, on the syllable Om.
2 upanishads | The dialogue of Yajnavalkya with Gargi and Maitreyi is in which Upanishad? | Brihadaranyaka | Katha | Kena | Mundaka | Both women thinkers question Yajnavalkya in the Brihadaranyaka Upanishad.
3 upanishads | From which Upanishad do the words 'Tat tvam asi' come? | Chandogya | Mundaka | Isha | Katha | Uddalaka Aruni says 'that thou art' to his son Shvetaketu in the Chandogya.
3 upanishads | The prayer 'Asato ma sad gamaya' is from which Upanishad? | Brihadaranyaka | Chandogya | Katha | Taittiriya | The prayer to be led from untruth to truth is in the Brihadaranyaka Upanishad.
3 upanishads | The story of Satyakama Jabala, who told the truth about his birth, is in the: | Chandogya Upanishad | Katha Upanishad | Isha Upanishad | Mundaka Upanishad | The teacher Gautama accepts him for his truthfulness in the Chandogya Upanishad.
2 upanishads | Which ideas are taught in the Upanishads? | Atman and Brahman | Three Jewels | Four Noble Truths | Panchamahavratas | They teach the unity of the self, atman, with Brahman; the others belong to Buddhism and Jainism.
2 upanishads | To which class of sacred texts do the Upanishads belong? | Shruti | Smriti | Purana | Itihasa | They close the Vedic corpus, which is shruti or 'heard'; the epics and law books are smriti.
1 epics | Who is traditionally held to be the author of the Mahabharata? | Vyasa | Valmiki | Kalidasa | Tulsidas | Veda Vyasa is named as the author of the Mahabharata, Valmiki of the Ramayana.
1 epics | Who composed the Ramayana in Sanskrit? | Valmiki | Vyasa | Kamban | Bhasa | Valmiki is called the adi kavi, the first poet.
1 epics | The Bhagavad Gita is a part of which epic? | Mahabharata | Ramayana | Silappadikaram | Raghuvamsha | It is a part of the Bhishma Parva of the Mahabharata.
2 epics | In which parva of the Mahabharata is the Bhagavad Gita? | Bhishma Parva | Adi Parva | Shanti Parva | Vana Parva | Krishna speaks to Arjuna before the battle, in the Bhishma Parva.
2 epics | How many parvas does the Mahabharata have? | Eighteen | Seven | Twelve | Twenty-four | The Mahabharata has eighteen books, the Ramayana seven kandas.
2 epics | Into how many kandas is the Ramayana of Valmiki divided? | Seven | Five | Nine | Eighteen | From the Bala Kanda to the Uttara Kanda there are seven.
2 epics | What was an early name of the Mahabharata, when it had 8,800 verses? | Jaya | Purana | Gatha | Raso | It was called Jaya, then Bharata with 24,000 verses, and at last Mahabharata.
2 epics | About how many verses does the Mahabharata have in its present form? | One lakh | Ten thousand | Twenty-four thousand | Ten lakh | It is called Shatasahasri Samhita, the collection of one lakh verses; the Ramayana has about 24,000.
3 epics | Who wrote the Tamil version of the Ramayana in the Chola period? | Kamban | Pampa | Ottakuttar | Sekkilar | Kamban wrote the Ramavataram; Sekkilar wrote the Periya Puranam.
3 epics | Under which title was the Mahabharata translated into Persian in Mughal times? | Razmnama | Sirr-i-Akbar | Akbarnama | Padshahnama | The Razmnama, 'book of war', was made at the court of Akbar.
2 epics | Who wrote the Ramcharitmanas in Awadhi? | Tulsidas | Surdas | Kabir | Keshavdas | Tulsidas wrote it in the reign of Akbar; Surdas wrote on Krishna in Braj.
3 epics | Who wrote a Bengali version of the Ramayana in the fifteenth century? | Krittibas Ojha | Kashiram Das | Chandidas | Jayadeva | Krittibas wrote the Bengali Ramayana; Kashiram Das wrote a Bengali Mahabharata.
1 puranas | How many major Puranas are there by tradition? | Eighteen | Eight | Twelve | Four | Tradition counts eighteen Mahapuranas and as many lesser ones.
2 puranas | Which Purana is the best source on the Satavahana kings? | Matsya Purana | Vishnu Purana | Garuda Purana | Agni Purana | The Matsya Purana gives the fullest list of the Andhra or Satavahana rulers.
3 puranas | Which Purana gives the most information on the Maurya dynasty? | Vishnu Purana | Matsya Purana | Skanda Purana | Vayu Purana | The Vishnu Purana is the chief Puranic source on the Mauryas; the Vayu on the Guptas.
3 puranas | Which Purana is a source on the early Guptas? | Vayu Purana | Matsya Purana | Narada Purana | Linga Purana | The Vayu Purana names the lands that the Guptas held.
2 puranas | The Devi Mahatmya, also called Durga Saptashati, is a part of the: | Markandeya Purana | Bhagavata Purana | Vishnu Purana | Brahmanda Purana | The hymn to the goddess Durga belongs to the Markandeya Purana.
2 puranas | Which Purana tells the life of Krishna at length in its tenth book? | Bhagavata Purana | Shiva Purana | Garuda Purana | Matsya Purana | The tenth skandha of the Bhagavata Purana is on Krishna.
2 puranas | Which Purana is the largest? | Skanda Purana | Vamana Purana | Markandeya Purana | Kurma Purana | The Skanda Purana, with about 81,000 verses, is the largest of all.
3 puranas | How many topics should a Purana treat by the old definition? | Five | Three | Seven | Ten | The panchalakshana are creation, re-creation, genealogies, ages of Manu and dynasties.
2 puranas | Who is the traditional narrator of the Puranas, son of Lomaharshana? | Ugrashrava | Vaishampayana | Sanjaya | Valmiki | Lomaharshana and his son Ugrashrava are named as those who recited the Puranas.
1 vedic-gods | Which god has the most hymns in the Rigveda? | Indra | Agni | Varuna | Soma | About 250 hymns are addressed to Indra and about 200 to Agni.
1 vedic-gods | Who was the Vedic god of fire, who carried offerings to the gods? | Agni | Surya | Vayu | Varuna | Agni was the second in importance and the messenger between gods and people.
2 vedic-gods | Which Vedic god upheld rita, the order of the world? | Varuna | Indra | Soma | Pushan | Varuna was the guardian of rita, the natural and moral order.
2 vedic-gods | Who was called Purandara, the breaker of forts, in the Rigveda? | Indra | Agni | Mitra | Rudra | Indra is the war leader who breaks forts and brings rain.
2 vedic-gods | Who was the Vedic goddess of dawn? | Usha | Aditi | Prithvi | Aranyani | Usha is the dawn; Aditi is the mother of the gods and Aranyani the forest.
2 vedic-gods | Who was the Vedic god of the dead? | Yama | Varuna | Soma | Marut | Yama rules the dead; the Maruts are storm gods.
3 vedic-gods | Which Vedic god was the protector of roads, herdsmen and cattle? | Pushan | Savitri | Mitra | Parjanya | Pushan guarded cattle and roads, and in later Vedic times was the god of the Shudras.
3 vedic-gods | Who became the supreme god, the creator, in the later Vedic age? | Prajapati | Indra | Agni | Varuna | Indra and Agni lost their rank and Prajapati, the creator, took the first place.
3 vedic-gods | Who were the Vedic twin gods, physicians of the gods? | Ashvins | Maruts | Adityas | Rudras | The Ashvins or Nasatyas heal the sick and help the shipwrecked.
3 vedic-gods | To whom is the Gayatri Mantra of the Rigveda addressed? | Savitri | Aditi | Indra | Usha | The mantra is addressed to Savitri, a form of the sun.
1 vedic-assemblies | Which two bodies advised the king in the Rigvedic age? | Sabha and samiti | Gana and shreni | Nagaram and ur | Vish and jana | The sabha was of elders and the samiti of the people.
2 vedic-assemblies | Which Vedic assembly was a council of elders and nobles? | Sabha | Samiti | Vidatha | Gana | The sabha was the smaller body of the important men; the samiti was the wider assembly.
2 vedic-assemblies | Which was the general assembly of the people that could elect the king? | Samiti | Sabha | Parishad | Shreni | The samiti of the whole people chose the king and discussed policy.
2 vedic-assemblies | Which is held to be the oldest assembly of the Vedic people? | Vidatha | Samiti | Sabha | Parishad | The vidatha is mentioned 122 times in the Rigveda, far more often than the others.
3 vedic-assemblies | In which Veda are the sabha and the samiti called the two daughters of Prajapati? | Atharvaveda | Rigveda | Samaveda | Yajurveda | The Atharvaveda calls them the twin daughters of Prajapati.
3 vedic-assemblies | Which Vedic assembly disappeared by the later Vedic age? | Vidatha | Sabha | Samiti | Parishad | The vidatha faded away, while sabha and samiti went on under nobles.
2 vedic-assemblies | What was the head of the samiti called? | Ishana | Gramani | Purohita | Senani | The president of the samiti was the ishana or pati; the gramani headed the village.
2 vedic-assemblies | Which change came over the sabha in the later Vedic age? | Women were kept out of it | It began to elect the king | It met only in the forest | It was opened to all | Nobles and Brahmanas dominated it and women no longer sat in it.
1 varna-and-ashrama | How many varnas did Vedic society have? | Four | Three | Five | Eight | The four varnas are Brahmana, Kshatriya, Vaishya and Shudra.
1 varna-and-ashrama | Which was the first of the four ashramas? | Brahmacharya | Grihastha | Vanaprastha | Sannyasa | Life began as a student and ended with renunciation.
1 varna-and-ashrama | Which ashrama was the life of a householder? | Grihastha | Brahmacharya | Vanaprastha | Sannyasa | The householder supported those in the other three stages of life.
2 varna-and-ashrama | Which ashrama meant partial retirement to the forest? | Vanaprastha | Sannyasa | Grihastha | Brahmacharya | The vanaprastha was the hermit; the sannyasi gave up the world wholly.
2 varna-and-ashrama | According to the Purusha Sukta, from which part of Purusha did the Kshatriyas come? | Arms | Mouth | Thighs | Feet | The Brahmana came from the mouth, the Vaishya from the thighs and the Shudra from the feet.
2 varna-and-ashrama | According to the Purusha Sukta, which varna came from the mouth of Purusha? | Brahmana | Kshatriya | Vaishya | Shudra | The hymn makes the Brahmana the mouth and the Kshatriya the arms.
2 varna-and-ashrama | What did the word 'varna' originally mean? | Colour | Work | Wealth | Birth | The word meant colour, and was first used to tell Aryas from Dasas.
3 varna-and-ashrama | In which text are all four ashramas named clearly for the first time? | Jabala Upanishad | Rigveda | Ramayana | Manusmriti | Earlier texts know three; the Jabala Upanishad names four.
3 varna-and-ashrama | What was a marriage of a man with a woman of a lower varna called? | Anuloma | Pratiloma | Swayamvara | Gandharva | Anuloma followed the order of varnas; pratiloma, of a lower man with a higher woman, was condemned.
3 varna-and-ashrama | Which varnas were called dvija, the twice-born? | The upper three | The lower two | All four | The Brahmanas alone | Brahmana, Kshatriya and Vaishya had the right to the sacred thread.
2 varna-and-ashrama | What was the ceremony of the sacred thread called? | Upanayana | Namakarana | Vivaha | Annaprashana | Upanayana opened the years of study; namakarana is the giving of a name.
1 life-of-buddha | Which emperor's pillar marks the birthplace of the Buddha in the Tarai of Nepal? | Ashoka | Kanishka | Samudragupta | Harsha | The Rummindei pillar at Lumbini says that Ashoka came there in person.
1 life-of-buddha | Where did the Buddha attain enlightenment? | Bodh Gaya | Sarnath | Rajgir | Vaishali | He sat under a pipal tree at Bodh Gaya on the Niranjana.
1 life-of-buddha | Where did the Buddha preach his first sermon? | Sarnath | Lumbini | Shravasti | Nalanda | He set the wheel of law in motion in the deer park at Sarnath.
1 life-of-buddha | Where did the Buddha die? | Kushinagar | Pava | Rajgir | Bodh Gaya | His mahaparinirvana took place at Kushinagar of the Mallas; Mahavira died at Pava.
2 life-of-buddha | What was the name of the mother of the Buddha? | Mahamaya | Trishala | Yashodhara | Khema | Mahamaya died soon after his birth and Prajapati Gautami brought him up; Trishala was the mother of Mahavira.
2 life-of-buddha | To which clan did the Buddha belong? | Shakya | Jnatrika | Lichchhavi | Malla | He was a Shakya of Kapilavastu; Mahavira was a Jnatrika.
2 life-of-buddha | What is the departure of the Buddha from home called? | Mahabhinishkramana | Dharmachakrapravartana | Mahaparinirvana | Sambodhi | The great going forth took place when he was twenty-nine.
2 life-of-buddha | Which animal is the symbol of the going forth of the Buddha? | Horse | Elephant | Bull | Deer | The horse Kanthaka carried him; the elephant stands for his conception and the bull for his birth.
2 life-of-buddha | Who was the charioteer of Gautama Buddha? | Channa | Kanthaka | Ananda | Rahula | Channa drove him out of the palace on the horse Kanthaka.
3 life-of-buddha | Who taught Gautama meditation, in the Sankhya way, before his enlightenment? | Alara Kalama | Makkhali Gosala | Ajita Kesakambalin | Upali | He studied with Alara Kalama and then with Uddaka Ramaputta.
3 life-of-buddha | Whose meal did the Buddha eat last before his death? | Chunda | Sujata | Ambapali | Jivaka | The smith Chunda served the last meal; Sujata gave him milk-rice before his enlightenment.
3 life-of-buddha | At which city did the Buddha give the greatest number of his sermons? | Shravasti | Rajgir | Vaishali | Kaushambi | He spent some twenty-five rainy seasons at Shravasti, capital of Kosala.
2 life-of-buddha | Who was the son of Gautama Buddha? | Rahula | Ananda | Devadatta | Nanda | Rahula was his son by Yashodhara; Devadatta was a cousin who opposed him.
1 mahayana-and-hinayana | Which form of Buddhism, favoured by Kanishka, worshipped the Buddha in images? | Mahayana | Hinayana | Vajrayana | Sahajayana | Mahayana made images of the Buddha; the Hinayana used symbols, and the other two came centuries later.
2 mahayana-and-hinayana | What does the word 'Mahayana' mean? | Great vehicle | Middle path | Lesser vehicle | Way of elders | Maha is great and yana is vehicle; Hinayana is the lesser vehicle.
2 mahayana-and-hinayana | In which language are most Mahayana scriptures written? | Sanskrit | Pali | Prakrit | Tamil | The Mahayana used Sanskrit, while the Hinayana kept to Pali.
2 mahayana-and-hinayana | At which Buddhist Council did the split into Hinayana and Mahayana become formal? | Fourth | First | Second | Third | The council was held at Kundalavana in Kashmir under Kanishka.
2 mahayana-and-hinayana | What is the ideal of the Mahayana, one who delays his own nirvana to help others? | Bodhisattva | Arhat | Tirthankara | Bhikshu | The bodhisattva is the ideal of Mahayana and the arhat that of Hinayana.
2 mahayana-and-hinayana | In which of these countries is the Hinayana or Theravada school followed? | Sri Lanka | China | Japan | Korea | Sri Lanka, Myanmar and Thailand are Theravada; the others follow the Mahayana.
3 mahayana-and-hinayana | Who founded the Madhyamika or Shunyavada school of the Mahayana? | Nagarjuna | Asanga | Vasubandhu | Dharmakirti | Nagarjuna taught emptiness; Asanga founded the Yogachara school.
3 mahayana-and-hinayana | Who is regarded as the founder of the Yogachara or Vijnanavada school? | Maitreyanatha | Nagarjuna | Ashvaghosha | Buddhaghosha | Maitreyanatha founded it and his pupil Asanga developed it further.
3 mahayana-and-hinayana | Into which two schools did the Sangha split at the Second Buddhist Council? | Sthaviravadins and Mahasanghikas | Sarvastivadins and Vajrayanists | Svetambaras and Digambaras | Madhyamikas and Yogacharas | The elders and the members of the great assembly parted at Vaishali over rules of conduct.
3 mahayana-and-hinayana | Which later form of Buddhism used magic and the worship of Taras? | Vajrayana | Hinayana | Yogachara | Madhyamika | The Vajrayana, the thunderbolt vehicle, flourished in Bengal and Bihar under the Palas.
2 mahayana-and-hinayana | Which future Buddha is awaited by the Mahayana? | Maitreya | Avalokiteshvara | Manjushri | Amitabha | Maitreya is yet to come; Avalokiteshvara carries the lotus and Manjushri the sword.
2 buddhist-texts | Which of these is a Buddhist chronicle of Sri Lanka? | Mahavamsa | Kalpasutra | Buddhacharita | Arthashastra | The Dipavamsa and the Mahavamsa are the Pali chronicles of the island.
2 buddhist-texts | Which Pali text contains the sermons of the Buddha? | Sutta Pitaka | Vinaya Pitaka | Abhidhamma Pitaka | Milindapanho | The Sutta Pitaka has five nikayas of discourses.
3 buddhist-texts | Which Buddhist text gives the list of the sixteen mahajanapadas? | Anguttara Nikaya | Dhammapada | Therigatha | Lalitavistara | The Anguttara Nikaya names sixteen great states; the Jain Bhagavati Sutra has a list too.
3 buddhist-texts | Which Buddhist text is a collection of songs by nuns? | Therigatha | Theragatha | Jataka | Khuddakapatha | The Therigatha are verses of elder nuns, the Theragatha of elder monks.
2 buddhist-texts | Which Sanskrit text of the Mahayana tells the life of the Buddha and inspired 'The Light of Asia'? | Lalitavistara | Mahavamsa | Dhammapada | Divyavadana | Edwin Arnold drew on the Lalitavistara for his poem.
1 jain-literature | In which language were the early Jain canonical texts composed? | Ardhamagadhi | Pali | Tamil | Persian | The Jain agamas are in Ardhamagadhi, a form of Prakrit.
1 jain-literature | What is the name of the Jain canonical literature? | Agamas | Pitakas | Vedangas | Nikayas | The Jain scriptures are the agamas; pitakas and nikayas are Buddhist.
2 jain-literature | How many Angas does the Jain canon have? | Twelve | Four | Eight | Eighteen | There were twelve Angas, of which the last was lost.
2 jain-literature | At which council were the Jain canonical texts finally written down? | Vallabhi | Pataliputra | Vaishali | Kundalavana | The second council at Vallabhi in Gujarat put them in writing.
2 jain-literature | Who wrote the Kalpasutra, with the lives of the Tirthankaras? | Bhadrabahu | Hemachandra | Sthulabhadra | Umasvati | Bhadrabahu is named as the author of the Kalpasutra.
3 jain-literature | Who wrote the Parishishtaparvan, which tells of Chandragupta Maurya? | Hemachandra | Jinasena | Bhadrabahu | Kundakunda | Hemachandra wrote it in the twelfth century in Gujarat.
3 jain-literature | Which Jain text gives a list of the sixteen mahajanapadas? | Bhagavati Sutra | Kalpasutra | Acharanga Sutra | Adi Purana | The Bhagavati Sutra has a list, as the Buddhist Anguttara Nikaya does.
3 jain-literature | Which Jain text lays down rules of conduct for monks? | Acharanga Sutra | Bhagavati Sutra | Adi Purana | Parishishtaparvan | The Acharanga, first of the Angas, is on the conduct of monks.
3 jain-literature | Which teacher of Amoghavarsha I wrote the Sanskrit Adi Purana? | Jinasena | Hemachandra | Umasvati | Kundakunda | Jinasena wrote it under the Rashtrakutas; Hemachandra lived later, in Gujarat.
2 jain-literature | Who presided over the council of Vallabhi that wrote down the Jain texts? | Devardhi Kshamashramana | Sthulabhadra | Moggaliputta Tissa | Bhadrabahu | Devardhi led it; Sthulabhadra presided at the first council at Pataliputra.
2 jain-literature | What are the fourteen oldest texts of the Jains called? | Purvas | Jatakas | Aranyakas | Samhitas | The fourteen Purvas are said to hold the oldest teaching of Mahavira.
2 jain-literature | Who wrote the Tattvartha Sutra, accepted by both Jain sects? | Umasvati | Hemachandra | Jinasena | Sthulabhadra | The Tattvartha Sutra of Umasvati sums up Jain doctrine in Sanskrit.
1 gupta-literature | Who wrote the play Abhijnanashakuntalam in the Gupta period? | Kalidasa | Shudraka | Vishakhadatta | Banabhatta | It is the most famous play of Kalidasa.
1 gupta-literature | Who wrote the play Mudrarakshasa? | Vishakhadatta | Kalidasa | Bhavabhuti | Bhasa | It tells how Chanakya won over Rakshasa, the minister of the Nandas.
1 gupta-literature | Who wrote the play Mrichchhakatika, 'The Little Clay Cart'? | Shudraka | Vishakhadatta | Kalidasa | Ashvaghosha | It is about the merchant Charudatta and Vasantasena.
2 gupta-literature | Which play tells how a queen was saved from being handed over to a Shaka king? | Devichandraguptam | Mudrarakshasa | Malavikagnimitram | Vikramorvashiyam | Vishakhadatta tells in it how Chandragupta II killed the Shaka king and married Dhruvadevi.
2 gupta-literature | Who wrote the Namalinganushasana, a dictionary of Sanskrit, in the Gupta period? | Amarasimha | Panini | Varahamihira | Bharavi | The work of Amarasimha, one of the nine gems of Vikramaditya, is better known as the Amarakosha.
2 gupta-literature | Which collection of fables is ascribed to Vishnu Sharma? | Panchatantra | Hitopadesha | Kathasaritsagara | Jataka | The Panchatantra took its shape in the Gupta period.
2 gupta-literature | Who wrote the Kiratarjuniya? | Bharavi | Magha | Kalidasa | Bhatti | Bharavi wrote on the fight of Arjuna with Shiva as a hunter; Magha wrote Shishupalavadha.
2 gupta-literature | Which poem of Kalidasa sends a message by a cloud? | Meghaduta | Ritusamhara | Raghuvamsha | Kumarasambhava | A yaksha in exile sends a cloud to his wife in the Meghaduta.
2 gupta-literature | Which court poet of Samudragupta wrote the Allahabad Pillar inscription? | Harishena | Ravikirti | Virasena | Vatsabhatti | Harishena composed the Prayag Prashasti; Ravikirti wrote the Aihole inscription.
3 gupta-literature | Who wrote the Nitisara, a work on statecraft ascribed to the Gupta period? | Kamandaka | Kautilya | Narada | Vishnu Sharma | The Nitisara of Kamandaka follows the Arthashastra in verse.
3 gupta-literature | Who wrote the Kamasutra? | Vatsyayana | Bharata | Amarasimha | Shudraka | Vatsyayana is placed in or just before the Gupta age.
1 gupta-literature | Which language did the court and the poets of the Gupta period favour? | Sanskrit | Pali | Persian | Tamil | Sanskrit was the language of the court, of coins and of inscriptions.
3 gupta-literature | Which works took their final form in the Gupta period? | Puranas and epics | Vedas and Brahmanas | Sangam poems | Ashokan edicts | The two epics and many Puranas were completed at about this time.
3 gupta-literature | Which poet wrote the Mandasor inscription of the silk weavers? | Vatsabhatti | Harishena | Banabhatta | Ravikirti | Vatsabhatti composed it in the time of Kumaragupta I.
2 gupta-literature | Which Sanskrit play has a Shunga king as its hero? | Malavikagnimitram | Abhijnanashakuntalam | Vikramorvashiyam | Devichandraguptam | Its hero Agnimitra was the son of Pushyamitra Shunga.
2 gupta-literature | Which of these law books belongs to the Gupta period? | Narada Smriti | Manusmriti | Apastamba Sutra | Mitakshara | The smritis of Narada, Brihaspati and Katyayana belong to the Gupta age; Manu and Apastamba are earlier, the Mitakshara later.
1 kalidasa | Which of these is a play of Kalidasa? | Vikramorvashiyam | Mudrarakshasa | Mrichchhakatika | Swapnavasavadatta | The other three are by Vishakhadatta, Shudraka and Bhasa.
2 kalidasa | Which poem of Kalidasa tells of the line of Rama? | Raghuvamsha | Kumarasambhava | Ritusamhara | Meghaduta | It is the story of the dynasty of Raghu.
2 kalidasa | What is the theme of the Kumarasambhava of Kalidasa? | Birth of Kartikeya | Seasons of the year | Exile of Rama | Marriage of Nala | The poem tells of Shiva and Parvati and the birth of their son.
2 kalidasa | Which poem of Kalidasa describes the six seasons? | Ritusamhara | Meghaduta | Raghuvamsha | Kumarasambhava | Ritusamhara means the garland or gathering of the seasons.
2 kalidasa | At the court of which Gupta king is Kalidasa believed to have lived? | Chandragupta II | Samudragupta | Skandagupta | Sri Gupta | He is counted among the nine gems of Vikramaditya.
3 kalidasa | Who translated the Shakuntala of Kalidasa into English in 1789? | William Jones | Charles Wilkins | Max Muller | H. H. Wilson | Jones translated Shakuntala; Wilkins had translated the Bhagavad Gita in 1785.
3 kalidasa | In Abhijnanashakuntalam of Kalidasa, whom does Shakuntala marry? | Dushyanta | Pururavas | Agnimitra | Udayana | Pururavas and Agnimitra are heroes of his other two plays.
2 kalidasa | Which king is the hero of the Vikramorvashiyam of Kalidasa? | Pururavas | Dushyanta | Agnimitra | Udayana | The play is on the love of King Pururavas for the nymph Urvashi.
1 ancient-science | Who is known as the father of surgery in ancient India? | Sushruta | Charaka | Patanjali | Nagarjuna | The Sushruta Samhita describes operations and instruments; Charaka wrote on medicine.
1 ancient-science | On which subject is the Charaka Samhita? | Medicine | Astronomy | Grammar | Surveying | Charaka wrote on medicine and is linked with the court of Kanishka.
2 ancient-science | Who wrote the Brihat Samhita? | Varahamihira | Aryabhata | Brahmagupta | Charaka | It is a work on astronomy, weather, plants and much else.
2 ancient-science | Who wrote the Panchasiddhantika? | Varahamihira | Aryabhata | Bhaskara I | Vagbhata | The Panchasiddhantika sums up five systems of astronomy of his time.
2 ancient-science | Which mathematician gave rules for reckoning with zero in a work of 628 CE? | Brahmagupta | Aryabhata | Varahamihira | Bhaskara II | The work is his Brahmasphutasiddhanta; Aryabhata wrote in 499.
2 ancient-science | Who wrote the Ashtangahridaya, a work on medicine? | Vagbhata | Sushruta | Charaka | Dhanvantari | Vagbhata came after Charaka and Sushruta and is the third great name.
3 ancient-science | On which subject is the Hastyayurveda of Palakapya? | Diseases of elephants | Movement of planets | Building of temples | Rules of grammar | It is a veterinary work on the care of elephants.
2 ancient-science | Who wrote the Ashtadhyayi, a grammar of Sanskrit? | Panini | Patanjali | Katyayana | Yaska | Patanjali wrote the Mahabhashya, a commentary on it.
2 ancient-science | Which metal object at Mehrauli shows the skill of Gupta metal workers? | Iron pillar | Bronze bull | Copper plate | Silver bowl | The pillar has hardly rusted in more than fifteen centuries.
3 ancient-science | Who wrote the Lilavati, a work on mathematics? | Bhaskara II | Brahmagupta | Mahavira | Aryabhata | It is a part of his Siddhanta Shiromani of 1150.
3 ancient-science | Who wrote the Ganitasarasangraha at the time of Amoghavarsha? | Mahavira | Sridhara | Bhaskara I | Jinasena | The Jain mathematician Mahavira lived under the Rashtrakutas.
1 aryabhata, ancient-science | What did Aryabhata teach about the Earth? | It rotates on its axis | It rests on an elephant | It is a flat disc | It is at rest for ever | He explained day and night by the rotation of the Earth.
2 aryabhata, ancient-science | How did Aryabhata explain eclipses? | By shadows | By Rahu and Ketu | By clouds | By comets | He said that the shadow of the Earth or the Moon causes them.
2 aryabhata | In which year did Aryabhata complete his Aryabhatiya? | 499 CE | 320 CE | 628 CE | 1150 CE | He says that he was twenty-three years old in 499 CE; 628 is the year of Brahmagupta's work.
2 aryabhata | At which place, identified with Pataliputra, did Aryabhata work? | Kusumapura | Ujjain | Takshashila | Vallabhi | He says that his knowledge was honoured at Kusumapura.
2 aryabhata | To four places of decimals, which value of pi did Aryabhata give? | 3.1416 | 3.1428 | 3.1604 | 3.1250 | He gave 62,832 divided by 20,000, which is 3.1416.
1 aryabhata | What was named after Aryabhata in 1975? | First satellite of India | First reactor of India | First rocket base | First space telescope | The satellite Aryabhata was launched from the Soviet Union in April 1975.
3 aryabhata | Which trigonometric quantity is tabulated in the Aryabhatiya of Aryabhata? | Sine | Tangent | Secant | Logarithm | The work gives a table of sines, called jya.
3 aryabhata | What are the four parts of the Aryabhatiya of Aryabhata called? | Padas | Parvas | Mandalas | Kandas | They are the Gitika, Ganita, Kalakriya and Gola padas.
3 aryabhata | Who wrote a famous commentary on the work of Aryabhata in 629 CE? | Bhaskara I | Brahmagupta | Varahamihira | Sridhara | Bhaskara I explained the Aryabhatiya; Bhaskara II lived in the twelfth century.
1 aryabhata | In which fields did Aryabhata write? | Mathematics and astronomy | Medicine and surgery | Grammar and drama | Law and statecraft | His Aryabhatiya is a work on both mathematics and astronomy.
2 ancient-universities | Who is believed to have founded the university of Nalanda? | Kumaragupta I | Samudragupta | Harsha | Dharmapala | Kumaragupta I founded it in the fifth century; Dharmapala founded Vikramashila.
2 ancient-universities | Which Pala king founded the university of Vikramashila? | Dharmapala | Gopala | Devapala | Mahipala I | Dharmapala founded it; Gopala is linked with Odantapuri.
2 ancient-universities | In which present country are the ruins of the ancient university of Takshashila? | Pakistan | Afghanistan | Nepal | Bangladesh | Taxila lies in the Punjab of Pakistan, near Rawalpindi.
3 ancient-universities | Which invader is blamed for the destruction of the universities of Nalanda and Vikramashila? | Bakhtiyar Khalji | Mahmud of Ghazni | Muhammad bin Qasim | Timur | Bakhtiyar Khalji overran Bihar about 1200 and sacked its monasteries.
3 ancient-universities | In which present State was the ancient university of Vallabhi? | Gujarat | Bihar | Odisha | Karnataka | Vallabhi was the capital of the Maitrakas in Saurashtra.
2 ancient-universities | Which Chinese pilgrim studied at the university of Nalanda under Shilabhadra? | Hiuen Tsang | Fa-Hien | Sung Yun | Ma Huan | Hiuen Tsang studied there in the time of Harsha.
3 ancient-universities | What was the library of the university of Nalanda called? | Dharmaganja | Saraswati Mahal | Ibadat Khana | Vihara Mala | Its three buildings were Ratnasagara, Ratnodadhi and Ratnaranjaka.
2 ancient-universities | Which teacher of Takshashila was the guide of Chandragupta Maurya? | Chanakya | Atisha | Nagarjuna | Shilabhadra | Chanakya or Kautilya is linked with Takshashila; Atisha with Vikramashila.
1 harappan-script | What is the state of our knowledge of the Harappan script? | it has not been read so far | it was read by Prinsep | it is an early form of Tamil letters | it was read by Marshall | Scholars have proposed readings, but none is accepted.
1 harappan-script | In which direction was the Harappan script mostly written? | from right to left | from left to right | from bottom to top | in circles | The spacing of signs on seals shows it.
1 harappan-script | On what are most examples of the Harappan script found? | seals | palm leaves | copper plates of grants | stone pillars | The seals are of steatite and have an animal and a line of signs.
2 harappan-script | About how many signs does the Harappan script have? | about 400 | about 26 | about 50 | about 2,000 | So many signs are too many for an alphabet.
2 harappan-script | At which site was a signboard with ten large signs of the Harappan script found? | Dholavira | Lothal | Kalibangan | Banawali | The signs were inlaid in wood near the northern gate.
2 harappan-script | What kind of writing is the Harappan script believed to be? | pictographic | alphabetic | cuneiform | Kharosthi | The signs look like pictures; cuneiform was the writing of Mesopotamia.
2 harappan-script | How long is the longest known inscription in the Harappan script? | about 26 signs | about 5 signs | about 100 signs | about 400 signs | Most inscriptions have only about five signs, and the longest about 26.
3 harappan-script | What is the style called in which some texts of the Harappan script run in turn from right and left? | boustrophedon | hieroglyphical | syllabic | acrophonic | The word means as the ox turns in ploughing.
3 harappan-script | Which scholar made a concordance of the Harappan script in 1977? | Iravatham Mahadevan | Gregory Possehl of America | R. D. Banerji | S. R. Rao | Asko Parpola of Finland worked on the script as well.
3 harappan-script | On which of these has the Harappan script not been found? | birch bark | rims of jars | copper tools | bone rods | Writing on perishable things may have existed but is lost.
1 kushan-founder | Which chief of the Yuezhi became the founder of the Kushana dynasty? | Kujula Kadphises | Kanishka | Vima Kadphises | Vasudeva I | He joined the five clans of the Yuezhi under his rule.
1 kushan-founder | From which people of Central Asia did the founder of the Kushana dynasty come? | Yuezhi | Huna | Parthian | Greek | They had been driven from the border of China.
1 kushan-founder | Which later king is better known than the founder of the Kushana dynasty? | Kanishka | Menander | Rudradaman | Nahapana | Kanishka held the Fourth Buddhist Council and ruled from Purushapura.
2 kushan-founder | How many clans of his people did the founder of the Kushana dynasty unite? | five | three | seven | twelve | One of them was the clan of the Kushanas.
2 kushan-founder | Which successor of the founder of the Kushana dynasty first struck many gold coins in India? | Vima Kadphises | Huvishka | Vasudeva I | Kanishka the Great | He was a devotee of Shiva, who is seen on the coins.
2 kushan-founder | Of which metal were the coins of the founder of the Kushana dynasty mostly made? | copper | gold | lead | silver | Some copy the coins of the Greek king Hermaeus.
2 kushan-founder | In which region did the founder of the Kushana dynasty first set up his rule in the south of the Hindu Kush? | Kabul valley | plain of the Ganga | Malwa | Sindh delta | From there his successors came to the Punjab and Mathura.
3 kushan-founder | Which inscription names the forefathers of Kanishka from the founder of the Kushana dynasty on? | Rabatak | Junagadh | Hathigumpha | Nasik | The inscription of Rabatak was found in Afghanistan in 1993.
3 kushan-founder | Which ruler, left out of older lists, came next after the founder of the Kushana dynasty? | Vima Taktu | Huvishka | Vasishka | Kanishka II | The inscription of Rabatak names him between Kujula and Vima Kadphises.
1 jain-triratna | What are the three jewels (triratna) of Jainism? | right faith, right knowledge, right conduct | Buddha, Dhamma, Sangha | right speech, right livelihood, right effort and memory | birth, life, release | Buddha, Dhamma and Sangha are the three jewels of Buddhism.
1 jain-triratna | What is the aim of the triratna of Jainism? | liberation of the soul | rebirth in heaven | wealth in this life | union with a creator of all | The soul is freed from karma; Jainism knows no creator of the world.
1 jain-triratna | Which jewel of the Jain triratna holds the five vows? | right conduct | right faith | right knowledge | right livelihood | Right livelihood is a step of the Buddhist path.
2 jain-triratna | By which Sanskrit name is right faith, the first of the Jain triratna, known? | Samyak darshana | Samyak jnana | Samyak charitra | Samyak samadhi | Darshana is faith, jnana is knowledge and charitra is conduct.
2 jain-triratna | Which text of Umasvati opens with the triratna of Jainism? | Tattvartha Sutra | Kalpa Sutra | Uttaradhyayana Sutra | Milinda Panha | It is accepted by both Digambaras and Shvetambaras.
2 jain-triratna | How is the triratna of Jainism shown in the Jain emblem? | three dots | three lions | three fish | three arrows | They stand above the swastika and below a crescent.
2 jain-triratna | What does right knowledge in the triratna of Jainism mean? | knowing things as they are | reciting the Vedas without a fault | offering sacrifices | reading the stars | It must be free from doubt and error.
3 jain-triratna | What are the vows of a householder called in the conduct of the Jain triratna? | Anuvratas | Mahavratas | Gunasthanas | Samitis | The vows of monks are the great vows or Mahavratas.
3 jain-triratna | What does the triratna of Jainism help to stop, called asrava? | inflow of karma into the soul | loss of memory | rain in the hot season | birth of gods and heavenly beings | Asrava is the inflow of karma, and the stopping of it is called samvara.
3 jain-triratna | Which of these is not one of the Jain triratna? | right speech | right faith | right conduct | right knowledge | Right speech belongs to the Eightfold Path of the Buddha.
1 later-vedic-society | Into how many varnas was later Vedic society divided? | four | two | six | ten | The four were brahmana, kshatriya, vaishya and shudra by birth.
1 later-vedic-society | How did the position of women change in later Vedic society? | it declined | it rose greatly | it did not change | they became rulers | They lost the place that they had in the assemblies.
1 later-vedic-society | Which two groups stood at the head of later Vedic society? | Brahmanas and kshatriyas | Vaishyas and rich shudras of towns | Traders and weavers | Potters and smiths | Brahmanas and kshatriyas led, while the vaishyas produced and paid tribute.
2 later-vedic-society | Which ceremony of later Vedic society was open to the three upper varnas only? | Upanayana | Ashvamedha | Vivaha | Namakarana | The sacred thread of the upanayana made the three upper varnas twice-born.
2 later-vedic-society | Which institution, a group of common descent, appears in later Vedic society? | Gotra | Gana | Shreni | Sangha | People of one gotra claimed one forefather, and marriage within it was forbidden.
2 later-vedic-society | Which craftsman enjoyed a special place in later Vedic society? | rathakara | kumbhakara | charmakara | tantuvaya | The maker of chariots had a right to the sacred thread.
2 later-vedic-society | Which learned woman of later Vedic society debated with Yajnavalkya? | Gargi | Apala | Ghosha | Lopamudra | The other three are poets of the Rigveda.
3 later-vedic-society | Which text of later Vedic society calls a daughter a source of misery? | Aitareya Brahmana | Rigveda | Chandogya Upanishad | Gopatha Brahmana | It shows how the status of women had fallen.
3 later-vedic-society | Which text first mentions all four ashramas of later Vedic society? | Jabala Upanishad | Chandogya Upanishad | Aitareya Brahmana | Atharvaveda | The Jabala Upanishad names four stages; the Chandogya speaks of three.
3 later-vedic-society | Who paid most of the tribute (bali) in later Vedic society? | Vaishyas | Brahmanas | Kshatriyas | Purohitas | The two upper varnas lived on what the vaishyas gave.
1 presidents-of-buddhist-councils | Who was the president of the First Buddhist Council? | Mahakassapa | Ananda | Upali | Moggaliputta Tissa | Ananda and Upali recited the texts at it.
1 presidents-of-buddhist-councils | Who was the president of the Third Buddhist Council? | Moggaliputta Tissa | Sabakami | Mahakassapa | Ashvaghosha | He presided when the council met at Pataliputra under Ashoka.
1 presidents-of-buddhist-councils | Which monk led the Buddhist Council of Kashmir as its president? | Vasumitra | Nagarjuna | Upagupta | Moggaliputta Tissa | Vasumitra presided when the council met in Kashmir under Kanishka.
2 presidents-of-buddhist-councils | Who was the president of the Second Buddhist Council? | Sabakami | Vasumitra | Upali | Mahakassapa | Sabakami presided when the council met at Vaishali under Kalashoka.
2 presidents-of-buddhist-councils | Who was the vice-president under Vasumitra at a Buddhist Council? | Ashvaghosha | Nagasena | Asanga | Dharmakirti | Ashvaghosha was the poet of the Buddhacharita at the court of Kanishka.
2 presidents-of-buddhist-councils | Over which Buddhist Council did Mahakassapa preside as president? | First | Second | Third | Fourth | It met at Rajagriha soon after the death of the Buddha.
2 presidents-of-buddhist-councils | Which president of a Buddhist Council wrote the Kathavatthu? | Moggaliputta Tissa | Mahakassapa | Sabakami | Vasumitra | The book refutes the views of other schools.
3 presidents-of-buddhist-councils | Match the Buddhist Council with its president: // A. First // B. Third // C. Fourth // 1. Moggaliputta Tissa // 2. Vasumitra // 3. Mahakassapa // Which one of the following is the correct match? | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | The patrons of the three were Ajatashatru, Ashoka and Kanishka.
3 presidents-of-buddhist-councils | In the time of which king did Sabakami act as president of a Buddhist Council? | Kalashoka | Ajatashatru | Ashoka | Kanishka | Kalashoka of the Shishunaga dynasty ruled when the council met at Vaishali.
1 chola-navy | Against which kingdom of South-East Asia did Rajendra Chola send his navy in 1025? | Srivijaya | Champa | Khmer Angkor | Pagan | The fleet took Kadaram and other ports of the Malay world.
1 chola-navy | Which Chola king took the northern part of Sri Lanka with his navy about 993? | Rajaraja I | Rajendra I | Vijayalaya | Kulottunga I | Rajaraja I made the first conquest, and Rajendra I completed it.
1 chola-navy | What did the power of the Chola navy make the Bay of Bengal be called? | a Chola lake | a Roman sea | a Pallava gulf | a Chera canal | The Cholas held both of its shores for some time.
2 chola-navy | Which islands did the navy of Rajaraja Chola I conquer at the end of his reign? | Maldives | Andamans | Philippines | Nicobar | His inscriptions call them the old islands of the sea numbering 12,000.
2 chola-navy | Which port of the Cholas was the chief base for ships to South-East Asia? | Nagapattinam | Muziris | Barygaza (Bharuch) | Tamralipti | A Buddhist monastery for traders from Srivijaya stood there.
2 chola-navy | Which title did Rajendra Chola take after his naval victory in the Malay peninsula? | Kadaram Kondan | Gangaikonda | Vatapi Kondan | Mummudi Chola | Kadaram Kondan means taker of Kadaram; Gangaikonda recalls the march to the Ganga.
2 chola-navy | Whose ships did the Cholas of Rajaraja destroy at Kandalur Salai? | Cheras | Pandyas | Pallavas | Hoysalas | It was the first great success of Rajaraja at sea.
2 chola-navy | To which country did the Cholas send embassies of trade in 1015 and 1033? | China | Japan | Rome | Arabia | Good relations helped the trade that the navy guarded.
3 chola-navy | What was the name of the monastery at Nagapattinam built with leave of the Chola king by a ruler of Srivijaya? | Chudamani Vihara | Jetavana Vihara | Mahabodhi Vihara | Nalanda Vihara | Rajaraja gave a village to the monastery of the king of Srivijaya.
3 chola-navy | Which present place is Kadaram, taken by the Chola navy? | Kedah | Java | Bali | Singapore | It lies on the west coast of the Malay peninsula.
3 chola-navy | Which guild of merchants traded overseas under the protection of the Chola navy? | Ainnurruvar | Ur | Nadu | Brahmadeya Sabha | The Five Hundred of Aihole left an inscription in Sumatra.
1 ashoka-dhamma | What was the dhamma of Ashoka chiefly? | a code of moral conduct | a new religion with priests | a law on land revenue | a set of rituals for kings | It asked for respect, mercy and tolerance from people of all faiths.
1 ashoka-dhamma | After which war did Ashoka turn to the policy of dhamma? | Kalinga | Hydaspes | Magadha | Avanti | The suffering of the war is told in the thirteenth Major Rock Edict.
1 ashoka-dhamma | Which officers did Ashoka appoint to spread dhamma? | Dhamma Mahamattas | Amatyas | Sannidhatas | Gopas | They were appointed in the fourteenth year after his coronation.
1 ashoka-dhamma | What kind of conquest did Ashoka call the best, in place of conquest by war? | Dhammavijaya | Digvijaya | Ashvamedha | Rajasuya | Dhammavijaya is conquest by dhamma; digvijaya is conquest of the quarters by arms.
2 ashoka-dhamma | Which Major Rock Edict of Ashoka bans animal sacrifice as a part of dhamma? | First | Fifth | Twelfth | Thirteenth | The fifth speaks of the officers of dhamma and the twelfth of tolerance.
2 ashoka-dhamma | Towards whom did the dhamma of Ashoka ask for respect? | elders, teachers and ascetics | soldiers and spies | rich merchants | foreign envoys | Slaves and servants were to be treated kindly as well.
2 ashoka-dhamma | What did Ashoka call his tours for dhamma in place of hunting trips? | Dhamma yatras | Vihara yatras | Digvijayas | Ratha yatras | The older pleasure tours were called vihara yatras.
2 ashoka-dhamma | Whom did Ashoka send to Sri Lanka in the cause of Buddhism and dhamma? | Mahendra and Sanghamitra | Upagupta and Radhagupta | Rakshita and Majjhima | Kunala and Tivara | They were his children and took a branch of the Bodhi tree.
3 ashoka-dhamma | Which Major Rock Edict of Ashoka tells of conquest by dhamma over Greek kings? | Thirteenth | Second | Fourth | Eighth | It names Antiochus, Ptolemy, Antigonus, Magas and Alexander.
3 ashoka-dhamma | Which Major Rock Edict of Ashoka asks, in the spirit of dhamma, for medical care of people and animals? | Second | Sixth | Tenth | Fourteenth | Herbs were planted and wells dug along the roads.
1 gupta-science | Which astronomer of the Gupta period wrote that the Earth turns on its axis? | Aryabhata | Varahamihira | Brahmagupta | Bhaskara II | Aryabhata also gave the true cause of eclipses in his work.
1 gupta-science | Which encyclopaedic work of the Gupta period on science was written by Varahamihira? | Brihat Samhita | Aryabhatiya | Surya Siddhanta | Charaka Samhita | It deals with stars, weather, plants and buildings.
1 gupta-science | Which monument shows the science of metals of the Gupta period? | Iron Pillar of Mehrauli | Sanchi Stupa | Lion capital of Sarnath | Heliodorus pillar | The Iron Pillar has hardly rusted in fifteen centuries of rain.
1 gupta-science | Which system of writing numbers was known to the mathematicians of the Gupta period? | decimal place value | Roman numerals | base sixty only | tally marks | Aryabhata used it in his work of 499.
2 gupta-science | In which year did Aryabhata finish his work on science in the Gupta period? | 499 | 320 | 606 | 712 | He says that he was 23 years old then.
2 gupta-science | Which physician is said to have been among the nine gems of the Gupta period, for the science of medicine? | Dhanvantari | Charaka | Jivaka | Nagarjuna | Charaka belongs to the time of the Kushanas and Jivaka to that of the Buddha.
2 gupta-science | Which book of Varahamihira sums up five systems of the science of astronomy in the Gupta period? | Panchasiddhantika | Brihat Jataka | Aryabhatiya | Lilavati | Two of the five came from the Greeks and Romans.
2 gupta-science | Which value of pi did the science of the Gupta period reach with Aryabhata? | 3.1416 | 3.0 | 3.5 | 2.7183 | He called it an approach and not the exact value.
3 gupta-science | Which work on the science of animal medicine is ascribed to Palakapya, about the Gupta period? | Hastyayurveda | Ashvashastra | Navanitakam | Sushruta Samhita | The Hastyayurveda deals with the diseases of elephants in many chapters.
3 gupta-science | Which medical book of about the Gupta period was found in the Bower manuscript? | Navanitakam | Charaka Samhita | Rasaratnakara | Ashtanga Hridaya | It was found in Central Asia in 1890.
1 sangam-authors | Who is the author of the Tolkappiyam of Sangam literature? | Tolkappiyar | Ilango Adigal | Tiruvalluvar | Nakkirar | It is the oldest grammar of Tamil that has come down.
1 sangam-authors | Which epic linked with Sangam literature has Ilango Adigal as its author? | Silappadikaram | Manimekalai | Tirukkural | Kundalakesi | It tells the story of Kannagi and Kovalan.
1 sangam-authors | Who is the author of the Manimekalai, an epic that follows Sangam literature? | Sittalai Sattanar | Ilango Adigal | Kapilar | Auvaiyar | Manimekalai, the daughter of Kovalan, becomes a Buddhist nun.
1 sangam-authors | Who is the author of the Tirukkural, often named with Sangam literature? | Tiruvalluvar | Tolkappiyar | Kamban | Paranar | The Tirukkural has 1,330 couplets on virtue, wealth and love.
2 sangam-authors | Who is the author of the Sivaga Sindamani, a Jain epic often named with Sangam literature? | Tiruttakkatevar | Ilango Adigal | Nathakuthanar | Sekkizhar | It tells the life of the prince Jivaka.
2 sangam-authors | Which woman is the best known author among the poets of Sangam literature? | Auvaiyar | Andal | Karaikkal Ammaiyar | Lopamudra | Auvaiyar sang of the chief Adiyaman and went as his envoy.
2 sangam-authors | Which author of Sangam literature was the friend of the chief Pari? | Kapilar | Nakkirar | Paranar | Perundevanar | He cared for the daughters of Pari after his death.
2 sangam-authors | Who is held by tradition to be the author of the Agattiyam, the lost grammar of the first Sangam? | Agastya | Tolkappiyar | Panini | Kapilar | Tolkappiyar is said to have been his pupil.
3 sangam-authors | Who is the author of the Pattinappalai of Sangam literature, on the port of Puhar? | Uruttirankannanar | Nakkirar | Kapilar | Mangudi Maruthanar | Karikala is said to have paid him in gold.
3 sangam-authors | Who is the author of the Tirumurugarruppadai, the first of the ten idylls of Sangam literature? | Nakkirar | Paranar | Kapilar | Sattanar | It guides the devotee to the shrines of Murugan.
3 sangam-authors | Who is the author of the Maduraikkanchi of Sangam literature? | Mangudi Maruthanar | Uruttirankannanar | Nakkirar | Auvaiyar | It describes the city of Madurai under the Pandya Nedunjeliyan.
`,
    },
  ],
})
