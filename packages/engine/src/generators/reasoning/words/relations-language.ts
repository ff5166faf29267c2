import { relation } from './relation.ts'

/** Words among themselves: meaning, degree, cause. */
export const languageRelations = [
  relation(
    'opposite',
    'means the opposite of the first',
    'day>night, ancient>modern, brave>cowardly, generous>miserly, accept>reject, victory>defeat, arrival>departure, import>export, increase>decrease, birth>death, guilty>innocent, rigid>flexible, transparent>opaque, temporary>permanent, artificial>natural, shallow>deep, wisdom>folly, praise>blame, scarcity>plenty, profit>loss, rural>urban, ascend>descend, freedom>slavery, optimist>pessimist',
  ),
  relation(
    'synonym',
    'means the same as the first',
    'begin>commence, wealthy>rich, rapid>swift, gift>present, lazy>idle, enemy>foe, error>mistake, annual>yearly, vacant>empty, assist>help, hide>conceal, sufficient>enough, fragile>brittle, abundant>plentiful, courage>valour, buy>purchase, reply>answer, rescue>save, odd>strange, prohibit>forbid, genuine>real, shy>timid',
  ),
  relation(
    'degree',
    'is a stronger degree of the first',
    'warm>hot, cool>freezing, drizzle>downpour, breeze>gale, hill>mountain, big>gigantic, happy>ecstatic, angry>furious, hungry>starving, like>adore, dislike>detest, tired>exhausted, damp>drenched, clever>brilliant, bad>terrible, good>excellent, afraid>terrified, small>tiny, surprised>astonished, smile>laugh, request>beg, simmer>boil, stream>river, injure>kill, sad>heartbroken',
  ),
  relation(
    'cause',
    'is the usual effect of the first',
    'drought>famine/thirst/hunger/grief, joke>laughter/joy, insult>anger/tears/grief, exertion>fatigue/thirst/hunger/sweat, overeating>indigestion, accident>injury/grief/fear/tears, cloudburst>flood/fear/landslide, lightning>thunder/fear/injury/fire, victory>joy/laughter, bereavement>grief/tears/anger, danger>fear, fasting>hunger/fatigue/thirst, insomnia>drowsiness/fatigue, smoke>cough/tears, poison>death, heat>sweat/thirst/fatigue, spark>fire, rumour>panic/fear/anger, frost>chilblains, deforestation>soil erosion/flood/landslide/drought',
  ),
  relation(
    'act-noun',
    'is the noun formed from the first',
    'decide>decision, grow>growth, lose>loss, choose>choice, obey>obedience, think>thought, sell>sale, marry>marriage, die>death, fly>flight, believe>belief, prove>proof, know>knowledge, serve>service, deny>denial, please>pleasure, advise>advice, depart>departure, succeed>success, fail>failure, behave>behaviour',
  ),
  relation(
    'person-noun',
    'is the person who practises the first',
    'war>warrior, crime>criminal, magic>magician, music>musician, politics>politician, science>scientist, chemistry>chemist, poetry>poet, law>lawyer, athletics>athlete, mathematics>mathematician, mountain climbing>mountaineer, sculpture>sculptor, rebellion>rebel, theft>thief, philosophy>philosopher, acting>actor, journalism>journalist, surgery>surgeon',
  ),
]
