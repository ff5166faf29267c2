/**
 * Names of one kind each: a text with few of them still gets wrong options that could be right. No place has two names here
 * (Prayagraj and Allahabad).
 */
const LISTS: Readonly<Record<string, string>> = {
  state:
    'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal',
  city: 'Delhi, Mumbai, Kolkata, Chennai, Bengaluru, Hyderabad, Ahmedabad, Pune, Surat, Jaipur, Lucknow, Kanpur, Nagpur, Indore, Bhopal, Patna, Vadodara, Agra, Nashik, Varanasi, Amritsar, Ranchi, Guwahati, Kochi, Mysuru, Gwalior, Jodhpur, Bhubaneswar, Thiruvananthapuram, Meerut, Lahore, Karachi',
  country:
    'China, Japan, Nepal, Bhutan, Bangladesh, Pakistan, Sri Lanka, Myanmar, Afghanistan, Iran, Indonesia, Malaysia, Thailand, Vietnam',
  'country of the West':
    'Russia, France, Germany, Italy, Spain, Portugal, Greece, Sweden, Norway, Brazil, Argentina, Canada, Mexico',
  river:
    'Ganga, Yamuna, Indus, Brahmaputra, Godavari, Krishna, Kaveri, Narmada, Tapi, Mahanadi, Sutlej, Beas, Ravi, Chenab, Jhelum, Kosi, Gandak, Ghaghara, Son, Chambal, Betwa, Sabarmati, Tungabhadra, Damodar, Alaknanda, Bhagirathi',
  planet: 'Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune',
  dynasty:
    'Maurya, Gupta, Nanda, Shunga, Satavahana, Kushana, Chola, Chera, Pandya, Pallava, Chalukya, Rashtrakuta, Pala, Pratihara, Hoysala, Khilji, Tughlaq, Sayyid, Lodi',
  continent: 'Asia, Africa, Europe, North America, South America, Antarctica',
  language:
    'Sanskrit, Prakrit, Pali, Persian, Arabic, Turkish, Tamil, Telugu, Kannada, Malayalam, Marathi, Gujarati, Bengali, Punjabi, Urdu, Hindi, Odia, Latin, Greek',
  gas: 'oxygen, nitrogen, hydrogen, carbon dioxide, methane, ozone, chlorine, helium, ammonia, argon',
  metal:
    'iron, copper, zinc, aluminium, lead, tin, nickel, gold, silver, mercury, sodium, potassium, calcium, magnesium',
  organ:
    'heart, liver, kidney, pancreas, stomach, small intestine, large intestine, lungs, brain, spleen, gall bladder',
}

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(LISTS).flatMap(([kind, names]) => names.split(', ').map((name) => [name, kind] as const)),
)

/** 'state' for Bihar; undefined for most names. */
export const knownKind = (name: string): string | undefined =>
  KINDS.get(name) ?? KINDS.get(name.toLowerCase())

export const othersOfKind = (kind: string): string[] => LISTS[kind]?.split(', ') ?? []
