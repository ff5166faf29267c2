import { singular } from '../../kit/concepts.ts'

/**
 * Words that can be said of almost any topic. One that is not understood does not make the topic strange: 'meiosis significance' is
 * about meiosis, while 'pascal triangle' is not about the law of Pascal.
 */
const ASPECTS: ReadonlySet<string> = new Set(
  `aid anomaly application arrangement behaviour calculation calculator cause change characteristic chart classification
  component composition condition construction consequence count criteria defect demerit description development
  device diagram disadvantage discoverer discovery disorder drawback effect element evidence exception experiment fact factor
  feature find finding function graph growth identification importance improvement influence instrument invention
  involving kind law limitation location mechanism merit method model name nature nomenclature number observation origin part
  pathway pattern phase point preparation principle process product proof purpose reaction reason relation relationship
  requirement result role scope shape significance solution source stage standard statement step story structure sum
  symptom system table technique test transport treatment trend trait unit value variation view work working`
    .split(/\s+/)
    .map(singular),
)

export const isAspect = (word: string): boolean => ASPECTS.has(word)
