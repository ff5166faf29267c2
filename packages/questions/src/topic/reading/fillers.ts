import { singular } from '../../kit/concepts.ts'

/** Words about the wish, not the subject; 'indian' means little in an Indian syllabus. */
const FILLERS: ReadonlySet<string> = new Set(
  `a about advance advanced afcat aise all an answer antar aptitude are arihant asked baare bare based basic batao batch be beginner best
  between bhartiya by can chapter choice class coaching compare concept conceptual course crash daily definition
  derivation detail detailed diagram difference different do download easy either exam example exercise explain explained
  explanation fark farq fast few for form formula free from full fundamental give gs1 gs2 gs3 gs4 hai hain hard help how i imp important in indian into
  introduction is it ka kaise ke ki kuch kya laxmikant laxmikanth learn lesson level list lucent made maine
  mains mcq me meaning medium mein mix mixed mock most mts multiple my name ncert need note numerical objective of old on
  online or overview paper par pdf please plz practice practise prashn prelim preparation previous problem
  property pyq question quick quiz related revise revision rule sample sawal se section session set short shortcut
  sir solve solved some spectrum static study subject summary syllabus term terminology test tet than that the theory this tier
  to topic topicwise trick tricks tutorial type use using various wale want what which with word worksheet year
  you zyada
  difficult exemplar handwritten lecture oneshot tough toughest
  aissee aiims alp bitsat clat cmat comedk cpo dsssb eamcet gmat gre htet icar imo ipmat je jnvst kcet kvpy kvs lic aao mah mat mhtcet
  navodaya nchmct nift nmat nso ntse nursing nvs olympiad pgt prt reet rimc sainik snap steno stenographer stet supertet tgt upsssc viteee wbjee xat`
    .split(/\s+/)
    .map(singular),
)

export const isFiller = (word: string): boolean => FILLERS.has(word)

/** Most of the syllabus is about India: with another topic it adds nothing. */
const OWN_COUNTRY: ReadonlySet<string> = new Set(['india', 'bharat', 'indian', 'bhartiya'])

export const isOwnCountry = (word: string): boolean => OWN_COUNTRY.has(word)
