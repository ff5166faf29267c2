import { relation } from './relation.ts'

/** Relations between words: meaning, degree, cause. */
export const languageRelations = [
  relation(
    'opposite',
    'means the opposite of the first',
    'day>night, ancient>modern, brave>cowardly, generous>miserly, accept>reject, victory>defeat/loss, arrival>departure, import>export, increase>decrease/loss, birth>death, guilty>innocent, rigid>flexible, transparent>opaque, temporary>permanent, artificial>natural, shallow>deep, wisdom>folly, praise>blame, scarcity>plenty, profit>loss, rural>urban, ascend>descend, freedom>slavery, optimist>pessimist',
  ),
  relation(
    'synonym',
    'means the same as the first',
    'begin>commence, wealthy>rich, rapid>swift, gift>present, lazy>idle, enemy>foe, error>mistake, annual>yearly, vacant>empty/idle, assist>help/save, hide>conceal, sufficient>enough/plentiful, fragile>brittle, abundant>plentiful/enough/rich, courage>valour, buy>purchase, reply>answer, rescue>save/help, odd>strange, prohibit>forbid, genuine>real, shy>timid',
  ),
  relation(
    'degree',
    'is a stronger degree of the first',
    'warm>hot, cool>freezing/excellent, drizzle>downpour, breeze>gale, hill>mountain, big>gigantic, happy>ecstatic, angry>furious, hungry>starving, like>adore, dislike>detest, tired>exhausted, damp>drenched, clever>brilliant/excellent, bad>terrible, good>excellent/brilliant, afraid>terrified, small>tiny, surprised>astonished, smile>laugh, request>beg, simmer>boil, stream>river, injure>kill, sad>heartbroken',
  ),
  relation(
    'cause',
    'is the usual effect of the first',
    'drought>famine/thirst/hunger/grief/death/fire/fatigue/fear, joke>laughter/joy, insult>anger/tears/grief, exertion>fatigue/thirst/hunger/sweat/cough/injury/drowsiness, overeating>indigestion/fatigue/drowsiness, accident>injury/grief/fear/tears/death/panic/fire/anger, cloudburst>flood/fear/landslide/death/panic/injury/grief/soil erosion, lightning>thunder/fear/injury/fire/death/panic, victory>joy/laughter, bereavement>grief/tears/anger, danger>fear/injury/death/panic/sweat, fasting>hunger/fatigue/thirst/death/drowsiness, insomnia>drowsiness/fatigue/anger, smoke>cough/tears/death/panic/fear, poison>death/cough/grief/fear/injury, heat>sweat/thirst/fatigue/fire/drought/drowsiness, spark>fire/injury, rumour>panic/fear/anger/laughter/joy/grief, frost>chilblains/death/injury/cough, deforestation>soil erosion/flood/landslide/drought/famine',
  ),
  relation(
    'act-noun',
    'is the noun formed from the first',
    'decide>decision, grow>growth, lose>loss, choose>choice, obey>obedience, think>thought, sell>sale, marry>marriage, die>death, fly>flight, believe>belief, prove>proof, know>knowledge, serve>service, deny>denial, please>pleasure, advise>advice, depart>departure, succeed>success, fail>failure, behave>behaviour',
  ),
  relation(
    'person-noun',
    'is the person who practises the first',
    'war>warrior/rebel, crime>criminal/thief, magic>magician, music>musician, politics>politician, science>scientist/chemist/mathematician, chemistry>chemist/scientist, poetry>poet, law>lawyer, athletics>athlete/mountaineer, mathematics>mathematician/scientist, mountain climbing>mountaineer, sculpture>sculptor, rebellion>rebel/warrior/criminal, theft>thief/criminal, philosophy>philosopher, acting>actor, journalism>journalist, surgery>surgeon',
  ),
]
