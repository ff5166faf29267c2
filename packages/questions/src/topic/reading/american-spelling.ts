/** Words that American books spell in another way than the syllabus: 'hemoglobin' is haemoglobin. */
const AMERICAN: ReadonlyMap<string, string> = new Map(
  `hemoglobin haemoglobin, hemophilia haemophilia, hemolymph haemolymph, anemia anaemia, leukemia leukaemia, thalassemia thalassaemia,
  edema oedema, esophagus oesophagus, estrogen oestrogen, diarrhea diarrhoea, tumor tumour, sulfur sulphur, sulfuric sulphuric,
  sulfate sulphate, sulfide sulphide, aluminum aluminium, vapor vapour, fiber fibre, center centre, color colour, labor labour,
  behavior behaviour, defense defence`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([american = '', own = '']) => [american, own] as const),
)

export const inOwnSpelling = (word: string): string => AMERICAN.get(word) ?? word
