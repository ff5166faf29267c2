import { relation } from './relation.ts'

/** Countries, cities and rivers. */
export const worldRelations = [
  relation(
    'currency',
    'is the currency of the first',
    '*India>rupee, *Japan>yen, *China>yuan, *Russia>rouble, *Thailand>baht, *Bangladesh>taka, Vietnam>dong, *South Korea>won, Israel>shekel, Poland>zloty, South Africa>rand, Brazil>real, Malaysia>ringgit, *Saudi Arabia>riyal, Kuwait>dinar, Turkey>lira, Nigeria>naira, Mongolia>tugrik, Bhutan>ngultrum/rupee, Myanmar>kyat, Hungary>forint, Mexico>peso, *Switzerland>franc, Indonesia>rupiah, *France>euro, Kenya>shilling',
  ),
  relation(
    'capital',
    'is the capital of the first',
    'France>Paris, Japan>Tokyo, Nepal>Kathmandu, China>Beijing, Russia>Moscow, Italy>Rome, Germany>Berlin, Spain>Madrid, Egypt>Cairo, Kenya>Nairobi, Thailand>Bangkok, Bangladesh>Dhaka, Bhutan>Thimphu, Maldives>Male, Iran>Tehran, Iraq>Baghdad, Canada>Ottawa, Australia>Canberra, Cuba>Havana, Peru>Lima, Norway>Oslo, Portugal>Lisbon, Greece>Athens, Vietnam>Hanoi, Turkey>Ankara, Poland>Warsaw',
  ),
  relation(
    'state-capital',
    'is the capital of the first, a state of India',
    'Bihar>Patna, Odisha>Bhubaneswar, Kerala>Thiruvananthapuram, Assam>Dispur, Rajasthan>Jaipur, Gujarat>Gandhinagar, Goa>Panaji, Tripura>Agartala, Mizoram>Aizawl, Nagaland>Kohima, Manipur>Imphal, Meghalaya>Shillong, Sikkim>Gangtok, Telangana>Hyderabad, Karnataka>Bengaluru, Jharkhand>Ranchi, Punjab>Chandigarh, Madhya Pradesh>Bhopal, West Bengal>Kolkata, Tamil Nadu>Chennai, Uttar Pradesh>Lucknow, Maharashtra>Mumbai',
  ),
  relation(
    'dance',
    'is the state from which the first, a dance, comes',
    'Bhangra>Punjab, Garba>Gujarat, Bihu>Assam, Lavani>Maharashtra, Ghoomar>Rajasthan, Yakshagana>Karnataka/Kerala, Kathakali>Kerala, Bharatanatyam>Tamil Nadu, Kuchipudi>Andhra Pradesh, Odissi>Odisha, Cheraw>Mizoram, Wangala>Meghalaya, Hojagiri>Tripura/Mizoram, Giddha>Punjab, Kalbelia>Rajasthan, Mohiniyattam>Kerala, Dandiya>Gujarat/Rajasthan',
  ),
  relation(
    'river',
    'is the river on which the first lies',
    'Delhi>Yamuna, Patna>Ganga/Gandak, Kolkata>Hooghly/Ganga, Lucknow>Gomti, Ahmedabad>Sabarmati, Surat>Tapi, Hyderabad>Musi, Cuttack>Mahanadi, Srinagar>Jhelum, Guwahati>Brahmaputra, London>Thames, Paris>Seine, Cairo>Nile, Rome>Tiber, Baghdad>Tigris, Jabalpur>Narmada, Nashik>Godavari, Ujjain>Kshipra, Madurai>Vaigai, Kota>Chambal, Washington>Potomac',
  ),
  relation(
    'monument',
    'is the city in which the first stands',
    '*Taj Mahal>Agra, *Charminar>Hyderabad, *Gateway of India>Mumbai, *Hawa Mahal>Jaipur, *Victoria Memorial>Kolkata/London, *Eiffel Tower>Paris, Colosseum>Rome, *Big Ben>London, Kremlin>Moscow, Gol Gumbaz>Vijayapura, Bara Imambara>Lucknow, *Jallianwala Bagh>Amritsar, Vidhana Soudha>Bengaluru, Golghar>Patna, Acropolis>Athens, *Statue of Liberty>New York/Paris, *Opera House>Sydney/Paris/London/Mumbai/Rome/New York/Moscow/Athens, Hagia Sophia>Istanbul, Brandenburg Gate>Berlin, Alhambra>Granada, Parthenon>Athens, Shaniwar Wada>Pune, Rani ki Vav>Patan, Brihadisvara Temple>Thanjavur, Umaid Bhawan>Jodhpur',
  ),
]
