import { asEnglishSentence } from './hindi-sentences.ts'
import { asEnglishStory } from './hindi-stories.ts'
import { scienceWords } from './science-words.ts'

/**
 * Hindi and Hinglish words of exam questions, in English. The words of a question, not its grammar: readers find quantities by their units and
 * by the words beside them, in any order. Words that change a meaning ('baad', 'pehle', 'nahin') are translated too, so that strict readers still see them.
 */
const PHRASES: readonly (readonly [english: string, spoken: string])[] = [
  ['simple interest', 'sadharan byaj|saadharan byaaj|sadharan byaaj|साधारण ब्याज|सरल ब्याज'],
  ['compound interest', 'chakravridhi byaj|chakravriddhi byaj|chakravridhi byaaj|चक्रवृद्धि ब्याज'],
  [
    'total surface area',
    'sampurn prishth kshetrafal|sampoorn prishth kshetrafal|kul prishth kshetrafal|सम्पूर्ण पृष्ठ क्षेत्रफल|संपूर्ण पृष्ठीय क्षेत्रफल',
  ],
  ['curved surface area', 'vakra prishth kshetrafal|vakr prishth kshetrafal|वक्र पृष्ठ क्षेत्रफल|वक्र पृष्ठीय क्षेत्रफल'],
  ['diagonal', 'vikarn|विकर्ण'],
  ['base', 'aadhar|adhar|आधार'],
  ['interest', 'byaj|byaaj|ब्याज'],
  [
    'cost price',
    'kray mulya|krya mulya|kray mooly|kraya mulya|lagat mulya|kharid mulya|crm|क्रय मूल्य|लागत मूल्य',
  ],
  ['selling price', 'vikray mulya|vikrya mulya|vikraya mulya|vikray mooly|bechne ka mulya|विक्रय मूल्य'],
  ['marked price', 'ankit mulya|अंकित मूल्य'],
  ['principal', 'muldhan|mooldhan|मूलधन'],
  ['amount', 'mishradhan|मिश्रधन'],
  ['per annum', 'varshik|vaarshik|prati varsh|salana|saalana|वार्षिक|प्रति वर्ष'],
  ['rate', 'dar|दर'],
  ['value', 'maan|मान'],
  [
    'covers',
    'jati hai|jaati hai|jata hai|jaata hai|tay karti hai|tay karta hai|chalti hai|जाती है|जाता है|तय करती है|तय करता है',
  ],
  ['larger', 'badi|bada|बड़ी|बड़ा|बड़ी|बड़ा'],
  ['smaller', 'chhoti|choti|chhota|chota|छोटी|छोटा'],
  ['right angled', 'samkon|समकोण'],
  ['hypotenuse', 'karn|karna|कर्ण'],
  ['sides', 'bhujaye|bhujayen|bhujaen|bhujaon|भुजाएँ|भुजाएं|भुजाओं'],
  ['watch', 'ghadi|घड़ी'],
  ['bought', 'kharide|kharidin|खरीदे|kharidi|kharida|khareedi|khareeda|kharidta hai|खरीदी|खरीदा|खरीदता है'],
  ['on selling', 'bechne par|bechne se|bechkar|बेचने पर|बेचकर'],
  ['sold', 'bech di|bech diya|bech de|bechi|becha|beche|bechta hai|बेचे|बेच दी|बेच दिया|बेची|बेचा|बेचता है'],
  ['that', 'us|उस'],
  ['% profit', 'pratishat labh|pratishat munafa|प्रतिशत लाभ'],
  ['% loss', 'pratishat hani|pratishat haani|प्रतिशत हानि'],
  ['profit %', 'labh pratishat|लाभ प्रतिशत'],
  ['loss %', 'hani pratishat|haani pratishat|हानि प्रतिशत'],
  ['%', 'pratishat|partishat|फीसदी|प्रतिशत'],
  ['profit', 'labh|laabh|munafa|लाभ|मुनाफा'],
  ['loss', 'hani|haani|nuksan|nuksaan|हानि|नुकसान'],
  ['discount', 'chhoot|chhut|choot|batta|छूट|बट्टा'],
  ['bought for', 'mein kharida|me kharida|mein khareeda|me khareeda|में खरीदा|में खरीदी|mein kharidi|me kharidi'],
  [
    'sold for',
    'mein beche|me beche|mein becha|me becha|me bechi|mein bechi|में बेची|mein bech diya|me bech diya|mein bechta hai|me bechta hai|में बेचा|में बेच दिया',
  ],
  ['years', 'varsh|saal|sal|वर्ष|वर्षों|साल'],
  ['months', 'mahine|maheene|maah|महीने|माह'],
  ['days', 'dino|dinon|din|दिन|दिनों'],
  ['hours', 'ghante|ghanta|ghanton|घंटे|घंटा|घण्टे|घंटों'],
  ['minutes', 'minat|मिनट|मिनटों'],
  ['seconds', 'सेकंड|सेकेंड|सेकण्ड'],
  [
    'km/h',
    'kilometre prati ghanta|kilometer prati ghanta|km prati ghanta|किमी प्रति घंटा|किमी/घंटा|किलोमीटर प्रति घंटा|किमी प्रति घंटे',
  ],
  ['m/s', 'metre prati second|meter prati second|मीटर प्रति सेकंड'],
  ['km', 'किमी|किलोमीटर'],
  ['cm', 'सेमी|सेंटीमीटर'],
  ['m', 'मीटर'],
  ['kg', 'किग्रा|किलोग्राम'],
  ['litres', 'लीटर'],
  ['rupees', 'rupaye|rupay|rupye|rupaiye|रुपये|रुपए|रूपये|रु'],
  ['train', 'railgadi|rail gadi|relgadi|rel gadi|रेलगाड़ी|रेलगाडी|ट्रेन'],
  ['platform', 'प्लेटफार्म|प्लेटफॉर्म'],
  ['pole', 'khambe|khamba|khambhe|khambha|खंभे|खम्भे|खंभा|खम्भा'],
  ['bridge', 'pul|पुल'],
  ['hands', 'suiyon|suiyo|सुइयों'],
  ['long', 'lambi|lamba|lambe|लंबी|लम्बी|लंबा|लम्बा|लंबे|लम्बे'],
  ['running', 'chal rahi hai|chal raha hai|chalti hai|चल रही है|चल रहा है|चलती है|चलता है'],
  ['for', 'ke liye|के लिए|के लिये'],
  ['borrows', 'udhar leta hai|udhaar leta hai|udhar liya|उधार लेता है|उधार ली|उधार लिया'],
  ['length', 'lambai|lambaai|लंबाई|लम्बाई'],
  ['breadth', 'chaudai|chaudaai|चौड़ाई'],
  ['height', 'unchai|oonchai|ऊंचाई|ऊँचाई'],
  [
    'crosses',
    'par karegi|par karega|paar karega|paar karti hai|paar kar leti hai|par karti hai|paar karegi|paar karne|par karne|पार करती है|पार करेगी|पार करने|पार कर लेती है',
  ],
  ['average speed', 'ausat chal|ausat gati|औसत चाल|औसत गति'],
  ['speed', 'chaal|chal|gati|raftar|चाल|गति|रफ्तार'],
  ['time', 'samay|समय'],
  ['distance', 'doori|duri|दूरी'],
  ['work', 'kaam|kam|karya|काम|कार्य'],
  [
    'finish',
    'कर सकते हैं|करते हैं|karte hain|poora karega|pura karega|poora karenge|pura karenge|poora karta hai|pura karta hai|karte hain|karte hai|poora kar sakta hai|pura kar sakta hai|kar sakta hai|kar sakte hain|karta hai|karenge|karega|pura|poora|पूरा करेंगे|पूरा करेगा|पूरा करता है|पूरा कर सकता है|कर सकता है|करता है|करेंगे|पूरा',
  ],
  ['together', 'milkar|mil kar|ek saath|ek sath|dono milkar|मिलकर|एक साथ'],
  ['alone', 'akela|akele|अकेला|अकेले'],
  ['both', 'dono|donon|दोनों'],
  ['average', 'ausat|औसत'],
  ['ratio', 'anupat|anupaat|अनुपात'],
  ['present age', 'vartman aayu|vartaman aayu|vartman umar|वर्तमान आयु|वर्तमान उम्र'],
  ['age', 'aayu|ayu|umar|umra|आयु|उम्र'],
  ['father', 'pita|पिता'],
  ['son', 'putra|beta|bete|पुत्र|बेटा|बेटे'],
  ['sum', 'yog|yogfal|jod|योग|योगफल'],
  ['difference', 'antar|अंतर|अन्तर'],
  ['product', 'gunanfal|gunanphal|गुणनफल'],
  ['2 numbers', 'do sankhyaon|do sankhyayen|do sankhyaen|दो संख्याओं'],
  ['numbers', 'sankhyaon|sankhyao|sankhyaen|sankhyayen|sankhyaein|संख्याओं|संख्याएँ|संख्याएं'],
  ['number', 'sankhya|संख्या'],
  ['square root', 'vargmool|vargmul|वर्गमूल'],
  ['unit digit', 'ikai ka ank|इकाई का अंक|इकाई अंक'],
  ['remainder', 'sheshfal|sheshphal|शेषफल'],
  ['lcm', 'lasa|la sa|l\\.s\\.|laghuttam samapvartya|लघुत्तम समापवर्त्य|ल\\.?स\\.?'],
  ['hcf', 'masa|ma sa|m\\.s\\.|mahattam samapvartak|महत्तम समापवर्तक|म\\.?स\\.?'],
  ['area', 'kshetrafal|kshetraphal|chhetrafal|क्षेत्रफल'],
  ['perimeter', 'parimap|parimaap|परिमाप|परिमिति'],
  ['circumference', 'paridhi|परिधि'],
  ['volume', 'aayatan|ayatan|आयतन'],
  ['radius', 'trijya|त्रिज्या'],
  ['diameter', 'vyas|vyaas|व्यास'],
  ['side', 'bhuja|भुजा'],
  ['circle', 'vritt|vrit|वृत्त'],
  ['rectangle', 'aayat|ayat|आयत'],
  ['square', 'varg|वर्ग'],
  ['triangle', 'tribhuj|त्रिभुज'],
  ['cylinder', 'belan|बेलन'],
  ['cone', 'shanku|शंकु'],
  ['sphere', 'gola|gole|गोला|गोले'],
  ['cube', 'ghan|घन'],
  ['boat', 'naav|nav|naaw|नाव'],
  ['still water', 'shant jal|sthir jal|शांत जल|स्थिर जल'],
  ['stream', 'dhara|धारा'],
  [
    'downstream',
    'dhara ki disha mein|dhara ki disha me|dhara ke sath|dhara ke saath|dhara ke anukul|धारा की दिशा में|anupravah',
  ],
  [
    'upstream',
    'dhara ki viprit disha me|dhara ke viprit disha me|dhara ke pratikul|viprit disha me|dhara ke viprit|dhara ke vipreet|धारा के विपरीत',
  ],
  ['tank', 'tanki|टंकी'],
  ['pipe', 'nal|नल|पाइप'],
  ['roots', 'mool|मूल'],
  [
    'fill',
    'bhar sakte hain|bharte hain|bharenge|भर सकते हैं|भरते हैं|भरेंगे|bhar sakta hai|bharta hai|bhar dega|bharega|भर सकता है|भरता है',
  ],
  ['article', 'vastu|वस्तु'],
  ['shopkeeper', 'dukandar|dukaandar|दुकानदार'],
  ['with', 'wale|wali|wala|vale|vali|vala|वाले|वाली|वाला'],
  ['takes', 'lagega|lagenge|lagegi|lagta hai|लगेगा|लगेंगे'],
  ['series', 'shrinkhla|shrankhla|शृंखला|श्रृंखला'],
  ['person', 'vyakti|aadmi|व्यक्ति|आदमी'],
  ['probability', 'prayikta|praayikta|प्रायिकता'],
  ['dice', 'paase|paasa|pase|pasa|पासे|पासा'],
  ['coin', 'sikka|sikke|सिक्का|सिक्के'],
  ['student', 'chhatra|छात्र'],
  ['next term', 'agla pad|agli sankhya|agla number|agla term|agla no|agli term|अगला पद|अगली संख्या'],
  ['monday', 'somvar|somwar|सोमवार'],
  ['tuesday', 'mangalvar|mangalwar|मंगलवार'],
  ['wednesday', 'budhvar|budhwar|बुधवार'],
  ['thursday', 'guruvar|guruwar|brihaspativar|veervar|गुरुवार|बृहस्पतिवार'],
  ['friday', 'shukravar|shukrawar|शुक्रवार'],
  ['saturday', 'shanivar|shaniwar|शनिवार'],
  ['sunday', 'ravivar|raviwar|itvar|itwar|रविवार'],
  ['today', 'aaj|आज'],
  ['what day', 'kaun sa din|kaunsa din|konsa din|kya din|कौन सा दिन'],
  ['income', 'aay|aamdani|kamai|आय|आमदनी'],
  ['salary', 'vetan|tankhwah|tankha|वेतन'],
  ['spends', 'kharch karta hai|kharch karti hai|kharcha karta hai|kharch karte hai|खर्च करता है|खर्च करती है'],
  ['savings', 'bachat|बचत'],
  ['saves', 'bachata hai|bachati hai|bachat karta hai|bachat karti hai|बचाता है|बचत करता है'],
  ['trader', 'vyapari|vyapaari|व्यापारी'],
  ['even after allowing', 'dene ke baad bhi|dekar bhi|dene par bhi|देने के बाद भी|देकर भी'],
  ['earns', 'kamata hai|kamati hai|कमाता है'],
  ['other', 'dusri|doosri|dusra|doosra|दूसरी|दूसरा'],
  [
    'is excluded',
    'hata di jaye|hata diya jaye|nikal di jaye|nikal diya jaye|hata di jati hai|हटा दी जाए|निकाल दी जाए|हटा दिया जाए',
  ],
  ['excluded', 'hatai gayi|hatayi gayi|nikali gayi|hatai gai|हटाई गई|निकाली गई'],
  [
    'becomes',
    'ho jata hai|ho jati hai|ho jayega|ho jayegi|ho jaye|ban jata hai|हो जाता है|हो जाती है|हो जाएगा',
  ],
  ['thrown', 'feke gaye|fenke gaye|pheke gaye|fenka gaya|feka gaya|फेंके गए|फेंका गया'],
  ['tossed', 'uchale gaye|uchhale gaye|uchala gaya|uchhala gaya|उछाले गए|उछाला गया'],
  ['of getting', 'aane ki|aane ka|आने की'],
  ['weight', 'bhar|bhaar|vajan|wajan|भार|वजन'],
  [
    'divide',
    'banta gaya|baanta gaya|bata gaya|banta jata hai|बाँटा गया|बांटा गया|बाँटा जाता है|bantiye|baantiye|baant do|bant do|banto|baanto|बाँटिए|बांटिए',
  ],
  ['share', 'hissa|हिस्सा'],
  ['sugar', 'cheeni|chini|चीनी'],
  ['mass', 'dravyaman|dravyamaan|द्रव्यमान'],
  ['velocity', 'veg|vege|वेग'],
  ['momentum', 'samveg|संवेग'],
  ['acceleration', 'tvaran|twaran|त्वरण'],
  ['force', 'bal|बल'],
  ['potential energy', 'sthitij urja|स्थितिज ऊर्जा'],
  ['kinetic energy', 'gatij urja|गतिज ऊर्जा'],
  ['resistance', 'pratirodh|प्रतिरोध'],
  ['current', 'vidyut dhara|विद्युत धारा'],
  ['body', 'pind|पिंड'],
  ['travels', 'chalta hai|chalti thi|chale|chalegi|chalega'],
  ['cover', 'tay karega|tay karegi|tay ki|tay kiya|tay kari|तय करेगा|तय करेगी'],
  ['ball', 'gend|gaind|गेंद'],
  ['stone', 'patthar|pathar|पत्थर'],
  ['high', 'unchi|uncha|unche|oonchi|ooncha|oonche|ऊँची|ऊंची|ऊँचे|ऊंचे|ऊँचा'],
  [
    'dropped from',
    'se giraya gaya|se giraya jata hai|se giraya jaye|se girayi gayi|se gira diya|se giraya|se chhoda gaya|se choda gaya|से गिराया गया|से गिराया जाता है|से गिराया जाए|से छोड़ा गया',
  ],
  [
    'thrown upwards',
    'upar feka gaya|upar fenka gaya|upar pheka gaya|upar ki or feka gaya|upar ki aur feka gaya|upar ki or fenka gaya|ऊपर फेंका गया|ऊपर की ओर फेंका गया|ऊपर की ओर फेंका जाता है',
  ],
  [
    'reach the ground',
    'zameen par pahunchega|jameen par pahunchega|zameen pe pahunchega|zamin par pahunchega|zameen par pahuchega|jamin par pahuchega|ज़मीन पर पहुँचेगा|जमीन पर पहुँचेगा|पृथ्वी पर पहुँचेगा|जमीन पर पहुंचेगा|पृथ्वी पर पहुंचेगा',
  ],
  ['temperature', 'tapman|taapman|तापमान'],
  ['pressure', 'dab|daab|दाब'],
  ['frequency', 'aavritti|avritti|आवृत्ति'],
  ['wavelength', 'tarangdairdhya|tarang dairdhya|तरंगदैर्ध्य|तरंग दैर्ध्य'],
  ['time period', 'aavartkal|avartkal|आवर्तकाल'],
  ['amplitude', 'आयाम'],
  ['focal length', 'fokas duri|focus duri|fokas doori|फोकस दूरी'],
  ['potential difference', 'vibhavantar|विभवान्तर|विभवांतर'],
  ['capacitance', 'dharita|धारिता'],
  ['magnetic field', 'chumbakiya kshetra|chumbkiya kshetra|चुंबकीय क्षेत्र|चुम्बकीय क्षेत्र'],
  ['electric field', 'vidyut kshetra|विद्युत क्षेत्र'],
  ['density', 'ghanatva|घनत्व'],
  ['moment of inertia', 'jadatva aaghurn|jadatv aghurn|जड़त्व आघूर्ण'],
  ['kept', 'rakhe hain|rakhe hai|rakha hai|rakhi hai|रखे हैं|रखा है|रखी है'],
  ['', 'hota|hoti|hote|होता|होती|होते'],
  ['times', 'guna|guni|gune|गुना|गुनी|गुने'],
  ['2 times', 'dugna|dugni|doguna|doguni|do guna|do guni|दोगुना|दोगुनी|दुगुना|दुगुनी'],
  ['3 times', 'tiguna|tiguni|teen guna|teen guni|तिगुना|तिगुनी|तीन गुना|तीन गुनी'],
  ['Ram', 'राम'],
  ['Shyam', 'श्याम'],
  ['Mohan', 'मोहन'],
  ['Sohan', 'सोहन'],
  ['Ravi', 'रवि'],
  ['Sita', 'सीता'],
  ['Geeta', 'गीता'],
  // Families
  ['brother', 'bhai|bhaai|भाई'],
  ['sister', 'behan|behen|bahan|bahin|बहन|बहिन'],
  ['mother', 'maa|mata|माँ|मां|माता'],
  ['husband', 'pati|पति'],
  ['wife', 'patni|biwi|पत्नी'],
  ['daughter', 'putri|beti|पुत्री|बेटी'],
  ['only', 'iklauta|iklaute|iklauti|eklauta|eklaute|eklauti|ekmatra|ek matra|इकलौता|इकलौते|इकलौती|एकमात्र'],
  ['paternal uncle', 'chacha|चाचा'],
  ['maternal uncle', 'mama|मामा'],
  ['paternal aunt', 'bua|बुआ'],
  ['maternal aunt', 'mausi|मौसी'],
  ['paternal grandfather', 'dada|दादा'],
  ['paternal grandmother', 'dadi|दादी'],
  ['maternal grandfather', 'nana|नाना'],
  ['maternal grandmother', 'nani|नानी'],
  ['boy', 'ladka|ladke|लड़का|लड़के'],
  ['girls', 'ladkiyan|ladkiya|ladkiyon|लड़कियाँ|लड़कियां'],
  ['girl', 'ladki|लड़की'],
  ['woman', 'mahila|aurat|महिला|औरत'],
  ['my', 'mera|meri|mere|मेरा|मेरी|मेरे'],
  [
    'whatkin',
    'kya lagta hai|kya lagti hai|kya lagta|kya lagega|kya lagegi|kya lagenge|kya rishta hai|kya rishta hoga|kya rishta|kya sambandh hai|kya sambandh hoga|kya sambandh|क्या लगता है|क्या लगती है|क्या लगेगा|क्या लगेगी|क्या संबंध है|क्या सम्बन्ध है|क्या रिश्ता है',
  ],
  // Directions and rows
  ['north', 'uttar|उत्तर'],
  ['south', 'dakshin|दक्षिण'],
  ['east', 'purab|poorab|purv|poorv|पूर्व|पूरब'],
  ['west', 'paschim|pashchim|पश्चिम'],
  ['left', 'baye|bayen|baen|baayein|baayen|baaye|bayi|baayi|बाएं|बाएँ|बायें|बाईं|बाये'],
  ['right', 'daye|dayen|daayen|daaye|daayein|dahine|daahine|daayi|dayi|दाएं|दाएँ|दायें|दाहिने|दाईं'],
  [
    'turns',
    'mudta hai|mudti hai|mud jata hai|mud jati hai|mudkar|mud kar|mudta|mudne par|मुड़ता है|मुड़कर|मुड़ती है|मुड़ता है|मुड़कर',
  ],
  ['direction', 'disha|दिशा'],
  ['facing', 'muh|mukh|munh|chehra|मुंह|मुँह|मुख|चेहरा'],
  ['sun', 'suraj|surya|सूरज|सूर्य'],
  ['morning', 'subah|सुबह'],
  ['evening', 'shaam|sham|शाम'],
  ['shadow', 'parchai|parchhai|chhaya|परछाई|छाया'],
  ['towards', 'ki taraf|ki or|ki aur|ki ore|taraf|की ओर|की तरफ'],
  ['which', 'kis|किस'],
  [
    'from start',
    'shuru se|shuruaat se|prarambhik bindu se|aarambhik bindu se|starting point se|प्रारंभिक बिंदु से|आरंभिक बिंदु से',
  ],
  ['how far', 'kitni door|kitna door|kitni dur|kitne door|कितनी दूर'],
  ['then', 'fir|phir|फिर'],
  ['now', 'ab|अब'],
  ['students', 'chhatron|vidyarthi|vidyarthiyon|छात्रों|विद्यार्थी|विद्यार्थियों|bachche|bachchon'],
  ['row', 'pankti|katar|kataar|qatar|पंक्ति|कतार'],
  ['position', 'sthan|sthaan|स्थान'],
  ['from left', 'left se|bayen se|baye se|baayen se|baayi or se|बाएं से|बाएँ से|बायें से|बाईं ओर से'],
  ['from right', 'right se|dayen se|daye se|daayen se|daayi or se|दाएं से|दाएँ से|दायें से|दाईं ओर से'],
  ['from the top', 'upar se|oopar se|ऊपर से|top se'],
  ['from the bottom', 'niche se|neeche se|नीचे से|bottom se'],
  ['walks', 'chala|chali|चला|चली'],
  ['turns', 'muda|mudi|मुड़ा'],
  ['means', 'matlab|ka matlab|का मतलब|ka arth|का अर्थ'],
  ['men', 'mazdoor|majdoor|mazdur|मजदूर|मज़दूर'],
  // Arithmetic
  ['mean proportional', 'madhyanupati|madhya anupati|मध्यानुपाती'],
  ['even numbers', 'sam sankhyaon|sam sankhyao|sam sankhya|सम संख्याओं|सम संख्या'],
  ['odd numbers', 'visham sankhyaon|visham sankhyao|visham sankhya|विषम संख्याओं|विषम संख्या'],
  ['total', 'kul|कुल'],
  ['first', 'pehli|pahli|prathm|pratham|प्रथम|पहली'],
  ['less', 'कम'],
  ['more', 'jyada|zyada|adhik|अधिक|ज्यादा'],
  ['price', 'daam|dam|keemat|kimat|mulya|दाम|कीमत|मूल्य'],
  ['consumption', 'khapat|upbhog|खपत|उपभोग'],
  ['expenditure', 'kharch|kharcha|खर्च|व्यय'],
  ['milk', 'doodh|dudh|दूध'],
  ['water', 'pani|paani|पानी|jal|जल'],
  [
    'fails',
    'fail ho gaya|fail ho jata hai|fail ho gya|fel ho gaya|fail ho gayi|anuttirn ho gaya|फेल हो गया|अनुत्तीर्ण हो गया|अनुत्तीर्ण हो जाता है',
  ],
  [
    'marks fails',
    'number se fail ho gaya|number se fail ho jata hai|number se fail hua|ank se fail ho gaya|no se fail ho gaya',
  ],
  ['marks', 'ank|अंक|अंकों'],
  ['to pass', 'pass hone ke liye|paas hone ke liye|uttirn hone ke liye|उत्तीर्ण होने के लिए|पास होने के लिए'],
  ['needs', 'chahiye|चाहिए'],
  ['marks up', 'badhakar|badha ke|badha kar|बढ़ाकर'],
  ['gives', 'deta hai|deti hai|देता है|देती है'],
  ['on increasing', 'badhne ke baad|badhne par|badh jane par|badhane par|badha dene par|बढ़ने पर|बढ़ने के बाद'],
  ['equivalent', 'tulya|तुल्य'],
  ['charge', 'aavesh|aawesh|आवेश'],
  ['flows', 'bahta hai|pravahit hota hai|behta hai|बहता है|प्रवाहित होता है'],
  ['connected', 'jude hain|jude hai|jode gaye|jode gaye hain|जुड़े हैं|जोड़े गए हैं'],
  ['rhombus', 'samchaturbhuj|समचतुर्भुज'],
  ['class', 'kaksha|कक्षा'],
  ['tea', 'chai|चाय'],
  ['books', 'kitaben|kitabon|kitab|किताबों|किताबें|किताब'],
  [
    'invests',
    'lagate hain|lagate hai|lagata hai|nivesh karta hai|nivesh karte hai|लगाते हैं|लगाता है|निवेश करता है',
  ],
  ['vehicle', 'gaadi|gadi|गाड़ी'],
  ['stops', 'ruk jati hai|ruk jata hai|ruk jaati hai|रुक जाती है|रुक जाता है'],
  ['brakes applied', 'brake lagane par|brek lagane par|ब्रेक लगाने पर'],
  ['retardation', 'mandan|मंदन'],
  ['returns', 'wapas aata hai|wapas aati hai|vapas aata hai|laut ta hai|lautta hai|वापस आता है|लौटता है'],
  ['older', 'bada hai|badi hai|बड़ा है|बड़ी है'],
  [
    'empties',
    'khali karta hai|khali kar deta hai|khaali karta hai|khali kar sakta hai|खाली करता है|खाली कर सकता है',
  ],
  ['fills', 'bhar deta hai|भर देता है'],
  ['all', 'teeno|teenon|tino|तीनों'],
  ['moles', 'mole|mol|मोल'],
  ['atomic number', 'parmanu kramank|paramanu kramank|परमाणु क्रमांक|परमाणु संख्या|parmanu sankhya'],
  ['change to', 'me badlo|mein badlo|me badliye|में बदलो|में बदलिए|me convert karo|me badle'],
  [
    '',
    'uske|iske|उसके|इसके|karke|khada|khadi|khade|wo|hua|hui|banane|diya|gaya|gayi|gya|wahi|वही|yah|yeh|ye|us samay|bhi|भी|hi|ही|hue|हुए|jaye|jata|jati',
  ],
  ['how many', 'kitne|kitna|kitni|कितने|कितना|कितनी'],
  ['what', 'kya|kaun sa|kaunsa|kaun si|kaunsi|क्या|कौन सा|कौन सी'],
  [
    'find',
    'gyat kijiye|gyaat kijiye|gyat karo|gyat karein|nikalo|nikale|nikaliye|nikalein|bataiye|batao|bataye|ज्ञात कीजिए|ज्ञात करें|ज्ञात करो|निकालिए|बताइए',
  ],
  ['if', 'yadi|agar|यदि|अगर'],
  ['and', 'aur|tatha|evam|evan|और|तथा|एवं'],
  ['of', 'jiski|jiska|jiske|जिसकी|जिसका|ka|ki|ke|का|की|के'],
  ['after', 'baad|बाद'],
  ['before', 'pehle|pahle|पहले'],
  ['not', 'nahi|nahin|नहीं'],
  ['is', 'hai|hain|hoga|hogi|honge|ho|tha|thi|है|हैं|होगा|होगी|होंगे|हो|था|थी'],
  ['all', 'sabhi|सभी'],
  ['natural numbers', 'prakritik sankhyaon|prakrit sankhyaon|प्राकृतिक संख्याओं|प्राकृत संख्याओं'],
  ['a', 'ek|एक'],
  [
    '',
    'mein|me|se|ko|par|ne|to|unki|unka|inki|inka|usi|isi|rahi|raha|rahe|उनकी|उनका|उसी|रही|रहा|रहे|uska|uski|usne|iski|iska|ise|kisi|apni|apna|wah|woh|vah|में|से|को|पर|ने|तो|उसका|उसकी|उसने|इसकी|इसका|किसी|वह|जब|jab',
  ],
]

/** A few of these in a question mean that it is in Hindi or Hinglish: 'me', 'to', 'par' and 'pure' are also English words. */
const MARKS =
  /(?<![a-z])(?:hai|hain|hoga|hogi|honge|kitna|kitne|kitni|gyat|gyaat|nikalo|nikaliye|bataiye|batao|kijiye|yadi|agar|aur|tatha|pratishat|sadharan|mein|sankhyaon|sankhyao|mool|maan|ausat|kya|kab|kaun|kis|saal|karo|rupaye|badlo|lagegi|lagega|lagta|lagti|chakravridhi|byaj|nikale|mudta|mudkar|kshetrafal|trijya|wale|wali|umar|aayu|sankhya|ghante|ladke|kijiye|nikaalo|pratirodh|tvaran|twaran|samveg|lambai|chaudai|unchai|aayatan|bhuja|vyas|paridhi|parimap|labh|kharida|kharide|kharidi|becha|beche|bechi|bechta|kaam|milkar|akela|agla|agli|sabse|prayikta|anupat|sheshfal|gunanfal|vargmool|jodne|ghatane|chaal|kaunsa|konsa|lasa|masa|jiski|jiska|vikarn|aadhar|chhoot|raftar|umra|sikke|ank|kon|prishth)(?![a-z])|(?<![a-z])(?:ka|ki|ke) (?:mool|\d)|[\u0900-\u0965\u0970-\u097f]/i

const BEFORE = '(?<![a-z\\u0900-\\u0963\\u0970-\\u097f])'
const AFTER = '(?![a-z\\u0900-\\u0963\\u0970-\\u097f])'

/** Longer phrases first, so that 'sadharan byaj' is not read as 'byaj' with a word before it. */
const RULES = [...PHRASES, ...scienceWords]
  .flatMap(([english, spoken]) => spoken.split('|').map((one) => ({ english, one })))
  .sort((a, b) => b.one.length - a.one.length)
  .map(({ english, one }) => ({ english, pattern: new RegExp(`${BEFORE}${one}${AFTER}`, 'giu') }))

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhah: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
  छह: 6,
  छः: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  ग्यारह: 11,
  बारह: 12,
  पंद्रह: 15,
  बीस: 20,
}
const SPOKEN_NUMBER = new RegExp(`${BEFORE}(${Object.keys(NUMBER_WORDS).join('|')})${AFTER}`, 'giu')

/** Longer texts are no single question of a known kind, and looking for one would take long. */
const LONGEST_SENTENCE = 400

/** The question with its Hindi words in English; unchanged when it is in English. */
export function translate(question: string): string {
  if (!MARKS.test(question)) return question
  let text = question.normalize('NFC').replaceAll('।', '.')
  for (const { pattern, english } of RULES) text = text.replace(pattern, english)
  text = text
    .replace(SPOKEN_NUMBER, (word) => String(NUMBER_WORDS[word.toLowerCase()] ?? word))
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= LONGEST_SENTENCE) {
    text = orderKin(text)
    const sentence = asEnglishSentence(text) ?? asEnglishStory(text)
    if (sentence !== null) return sentence
  }
  for (const [pattern, english] of ORDER) text = text.replace(pattern, english)
  return text.trim()
}

/** Relations as they are after the words were translated, the longer ones first. */
const KIN =
  '(?:(?:paternal|maternal) (?:grandfather|grandmother|uncle|aunt)|father|mother|brother|sister|husband|wife|son|daughter)'
const NAME = '([A-Z][A-Za-z]*)'
const ANY_NAME = '([A-Za-z]+)'
/** 'my mother of brother of son' is 'my mother's brother's son'. */
const owned = (chain: string): string =>
  chain.trim().replace(new RegExp(` of (?=(?:only )?${KIN}(?![a-z]))`, 'g'), "'s ")

/** Sentences about a family: 'P, Q of brother is' is 'P is the brother of Q'. */
function orderKin(text: string): string {
  if (!text.includes('whatkin')) return text
  const chain = `((?:of )?(?:only )?${KIN}(?: of (?:only )?${KIN})*)`
  return text
    .replace(
      new RegExp(
        `^.*?${NAME} (?:kaha|kahta is|said|kehta is|boli|bola)[ ,:'"“‘ki]*(?:that )?(?:(?:ye|yeh|yah|wo|woh|is|यह|वह) )?(?:(boy|girl|woman|man|person) )?my ${chain} is['"”’.,: ]+.*?whatkin.*$`,
      ),
      (_, name: string, who: string | undefined, said: string) => {
        const isFemale = /(?:mother|sister|wife|daughter|aunt)$/.test(said.trim())
        const shown = who ?? (isFemale ? 'girl' : 'person')
        const pronoun = shown === 'girl' || shown === 'woman' ? 'she' : 'he'
        return `pointing to a ${shown}, ${name} said ${pronoun} is my ${owned(said)}. how is the ${shown} related to ${name}`
      },
    )
    .replace(
      new RegExp(`${ANY_NAME} ${chain},? (?:of )?\\1 (?:of )?whatkin.*$`),
      (_, name: string, said: string) => `how is ${owned(`${name} ${said}`)} related to ${name}`,
    )
    .replace(
      new RegExp(`${NAME},? ${NAME} of (only )?(${KIN}) is`, 'g'),
      (_, a: string, b: string, only: string | undefined, relation: string) =>
        `${a} is the ${only ?? ''}${relation} of ${b}.`,
    )
    .replace(new RegExp(`(?:then )?${NAME} of ${NAME} (?:of )?whatkin.*$`), '. how is $1 related to $2')
    .replace(new RegExp(`(?:then )?${NAME},? ${NAME} of whatkin.*$`), '. how is $1 related to $2')
    .replace(/ ?\.[ ,.]*(?:and )?(?:then )?[ ,.]*/g, '. ')
}

/** Hindi puts the question word last and the whole before its part: '500 ka 20 pratishat' is '20% of 500'. */
const ORDER: readonly (readonly [hindi: RegExp, english: string])[] = [
  // 'x ka 30% = 90 to x = ?'
  [
    /^(?:if )?([a-z]) of (\d+(?:\.\d+)?) ?% (?:is |= ?)?(\d+(?:\.\d+)?)(?: is)?[,. ]+(?:then )?(?:\1 )?(?:of )?(?:(?:=|value|what|find|is|\1) ?)*[?.]*$/,
    '$2% of a number is $3, find the number',
  ],
  [/^(?:find )?(\d[\d.]* ?[a-z/°]+) ([a-z/°]+) change(?: to)?$/, 'convert $1 to $2'],
  // '12वां', '17vi'
  [/(\d+) ?(?:वां|वाँ|वें|वीं|वा|vaan|van|va|vi|ve|wa|wan|we|th)(?![a-z\u0900-\u097f])/g, '$1th'],
  [/(\d+) students? of row/g, 'in a row of $1 students,'],
  [/\b(?:a )?row (\d+) (?:log|people|students|boys|girls|children|person)\b/g, 'in a row of $1 people'],
  [/from (left|right|the top|the bottom) (\d+th)(?: position)?/g, '$2 from the $1'],
  [
    /from (left|right|the top|the bottom) (?:that )?(?:of )?(?:(?:position|what|which|place|number|is|find)[ ?.]*)+$/,
    'what is his position from the $1',
  ],
  [/\bposition from (left|right)\b/g, 'position from the $1'],
  [/\b(left|right) turns\b/g, 'turns $1'],
  [/\b(left|right) (?:side )?towards turns\b/g, 'turns $1'],
  [
    /\b(north|south|east|west) (?:direction )?towards facing\b|\bfacing (north|south|east|west) towards\b/g,
    'facing $1$2',
  ],
  [/\bsun towards facing\b|\bfacing sun towards\b/g, 'facing the sun'],
  [/(\d+(?:\.\d+)?) ?(km|m) (north|south|east|west) (?:towards|direction)\b/g, '$1 $2 towards $3'],
  [/\b(north|south|east|west) towards (\d+(?:\.\d+)?) ?(km|m)\b/g, '$2 $3 towards $1'],
  [/\b(?:vah |he )?from start how far[^\d]*$/, 'how far is he from the start'],
  [/\b(?:he )?from start which direction[^\d]*$/, 'in which direction is he from the start'],
  [/\bfacing which direction(?: is)?/, 'which direction is he facing'],
  [/(\d[\d.]* ?(?:°? ?c|k) and \d[\d.]* ?(?:°? ?c|k)) (?:of )?between\b/gi, 'between $1'],
  [
    /\bshadow (?:that )?(?:of )?(left|right) (?:side )?(?:towards )?(?:ban|gir|pad|padti|banti|girti)?(?: is)?/g,
    'shadow falls to his $1',
  ],
  [
    /^((?:\d+(?:\.\d+)?,? )*\d+(?:\.\d+)? and \d+(?:\.\d+)?) of (mean proportional|third proportional)\b[^\d]*$/,
    '$2 between $1',
  ],
  [
    /^first (\d+) (even numbers|odd numbers|natural numbers|prime numbers) of (average|sum)\b[^\d]*$/,
    '$3 of first $1 $2',
  ],
  [
    /^([^.?]*\d[^.?]*) of (value|mean|median|mode|average)(?: (?:what|find|how many|is))*[ ?.]*$/,
    'find the $2 of $1',
  ],
  [/^(?:find )?([A-Za-z]+) of atomic number(?: (?:is|what|find|how many))*[ ?.]*$/, 'atomic number of $1'],
  [
    /(\d[\d,]*)(?: rupees| rs\.?)? of (\d+(?:\.\d+)?) ?% (?:per annum )?(?:of )?rate (?:of )?(\d+) years of (simple|compound) interest/i,
    'the $4 interest on Rs $1 at $2% per annum for $3 years',
  ],
  [
    /^(?:rs\.? ?)?(\d[\d,]*)(?: rupees| rs\.?)? ((?:[A-Z],? )+and [A-Z]) (\d+(?: ?: ?\d+)+)(?: of ratio)? divide[.,]? ?([A-Z]) of share\b[^\d]*$/i,
    'divide Rs $1 among $2 in the ratio $3. find the share of $4',
  ],
  [
    /(\d[\d,]*) (?:rupees|rs\.?) (.{1,40}?) (\d+(?: ?: ?\d+)+) of ratio divide[.,]? ?([A-Z]\w*) of share\b[^\d]*$/i,
    'divide Rs $1 among $2 in the ratio $3. find the share of $4',
  ],
  [
    /^(?:find )?(\d[\d,]*(?:\.\d+)?), (\d[\d,]*(?:\.\d+)?) of how many ?%(?: is)?[ ?.]*$/,
    '$1 is what percent of $2',
  ],
  [/^(\d[\d,]*(?:\.\d+)?) of how many ?% (\d[\d,]*(?:\.\d+)?)(?: is)?[ ?.]*$/, '$2 is what percent of $1'],
  [
    /^.{0,30}?(\d[\d,]*) (\d[\d,]*) (?:marks|ank) (?:mile|paye|prapt)[^?]*how many ?%[^?]*\??$/,
    '$2 is what percent of $1',
  ],
  [
    /^(?:a )?(?:धन|sum|rashi|dhan) (\d+(?:\.\d+)?) ?% per annum rate (?:of )?(\d+) years of simple interest (\d[\d,]*) rupees(?: is)?[., ]*principal[^\d]*$/,
    'the simple interest on a sum at $1% per annum for $2 years is Rs $3. find the sum',
  ],
  [
    /^(?:2 )?pipes? (?:a |that )?tank (\d+(?:\.\d+)?) (hours|minutes) and (\d+(?:\.\d+)?) (?:hours|minutes) fill(?: is)?[.,]? (?:both )?together (?:that )?(?:tank )?how many (?:hours|minutes) fill[^\d]*$/,
    'Two pipes can fill a tank in $1 $2 and $3 $2. In how many $2 will both pipes together fill the tank',
  ],
  [/(\d[\d,]*) rupees of (?:a )?(?:article|watch|book|item|thing)\b/g, 'bought for Rs $1 and'],
  [/\band (\d[\d,]*) sold for/g, 'and sold for Rs $1'],
  [/(\d[\d,]*(?:\.\d+)?) of (\d+(?:\.\d+)?) ?%/g, '$2% of $1'],
  [
    /^(?:find )?1 (\d+) (?:(?:tak|तक|till|to) )?(?:of )?(?:all )?(?:natural )?numbers of (sum|average)[^\d]*$/,
    '$2 of first $1 natural numbers',
  ],
  [/^(.*= ?0) of roots[^\d]*$/, 'find the roots of $1'],
  [/(\d[\d,]*) rupees (bought|sold) for/g, '$2 for Rs $1'],
  [/(\d[\d,]*) (?:rs\.?|rupees) (?:a |an )?(?:([a-z]+) )?(bought|sold)\b/gi, '$3 $2 for Rs $1'],
  [
    /(\d[\d,]*) rupees (\d+(?:\.\d+)?) ?% (?:per annum )?(simple|compound) interest of rate (\d+) years of (?:simple |compound )?interest/,
    'the $3 interest on Rs $1 at $2% per annum for $4 years',
  ],
  [
    /(\d+) (?:person|men|workers|log|mazdoor|majdoor)s? (?:a |that )?work (?:of )?(\d+) days (?:finish|do)?(?: is)?[,.]? (?:then )?(\d+) (?:person|men|workers|log|mazdoor|majdoor)s? (?:(?:that |same |a )?work (?:of )?)?how many days[^\d]*$/,
    '$1 men can do a work in $2 days. In how many days will $3 men do it',
  ],
  [
    /([A-Z]) and ([A-Z]) together (?:a |that )?work (?:of )?(\d+) days finish(?: is)?[,.]? (?:and |if )?\1 alone (?:a |that )?(?:work )?(?:of )?(\d+) days finish(?: is)?[,.]? (?:then )?\2 alone (?:a |that )?(?:work )?how many days[^\d]*$/,
    '$1 and $2 together can do a work in $3 days. $1 alone can do it in $4 days. In how many days can $2 alone do it',
  ],
  [
    /right angled triangle of (?:2 )?sides? (\d+(?:\.\d+)?) ?(cm|m) and (\d+(?:\.\d+)?) ?(?:cm|m) (?:is )?[,.]? ?hypotenuse[^\d]*$/,
    'sides of a right angled triangle are $1 $2 and $3 $2, find the hypotenuse',
  ],
  [
    /(\d+(?:\.\d+)?) hours (\d+(?:\.\d+)?) km (?:covers|is covers|running)(?: is)?/,
    'covers $2 km in $1 hours',
  ],
  [
    /(rectangle|circle|square|triangle|cylinder|cone|cube|sphere) of (.*?\d ?c?m) is[.,]? (?:its )?(area|perimeter|volume|circumference)\b/,
    '$3 of a $1 of $2',
  ],
  [/\bif (.*?) is[,.]? (\S.*) of value\b/, 'if $1 find the value of $2'],
  [
    /\btoday (\w+day)(?: is)?,? (?:then )?(\d+) days after what days?(?: is)?/gi,
    'today is $1, what day will it be after $2 days',
  ],
  [/(\d[\d,]*)(?: rupees| rs\.?)? saves/gi, 'Rs $1 saves'],
  [/(\w+) of age (\w+) of age of (\d) times is/g, '$1 is $3 times as old as $2'],
  [/(\w+) (\w+) of (\d) times old is/g, '$1 is $3 times as old as $2'],
  [/\bboth of (?:ages? of )?sum\b/g, 'sum of ages'],
  [/\bsum (\d+) of getting of probability/g, 'probability of getting a sum of $1'],
  [/\b([A-Za-z0-9]+) ([A-Z][a-z]?) of oxidation (number|state)/g, 'oxidation $3 of $2 in $1'],
  [/\bages? of sum (\d+)/g, 'sum of ages is $1'],
  [/\bages? of ratio (\d+ ?: ?\d+)/g, 'ratio of ages is $1'],
  [/\b(\w+) of (?:present )?age (?:find|how many|what)/g, 'find the present age of $1'],
  [/\bof sum (\d+)/g, 'of sum is $1'],
  [/\b(?:and )?difference (\d+)/g, 'and difference is $1'],
  [
    /\b(?:a )?number of (\d+(?:\.\d+)?) ?% (?:is |if )?(\d+(?:\.\d+)?)(?: is)?[,. ]+(?:(?:what|the|find|number|is) ?)*[?.]*$/,
    '$1% of a number is $2, find the number',
  ],
  [
    /^((?:\d+(?:\.\d+)?, ?)*\d+(?:\.\d+)?(?:,? and \d+(?:\.\d+)?|, ?\d+(?:\.\d+)?)) of (average|lcm|hcf|sum)\b(?: (?:find|what|is|how many))*/i,
    '$2 of $1',
  ],
  [
    /(\d+(?:\.\d+)?) (cm|m) (radius|side|diameter) with (circle|square|cube|sphere) of (area|perimeter|circumference|volume)/,
    '$5 of a $4 of $3 $1 $2',
  ],
  [/^(.*?)(?:[ ,.?]*\b(?:is|how many|find|what|takes))+[ ?.]*$/, 'find $1'],
]
