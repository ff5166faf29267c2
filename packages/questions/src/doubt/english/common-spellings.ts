/** Words that papers print beside their usual misspellings. */
export const commonSpellings = new Set(
  `absence abundance accelerate accessible accidentally accommodation accomplish accumulate achieve achievement acknowledge acquaintance acquire acquit address adequate adjacent admissible advantageous
  advertisement aggressive allegiance amateur ambassador analysis anniversary anonymous apparent appearance appropriate argument ascend assassin assassination asthma athlete attendance audience autumn
  bachelor balloon bankruptcy basically beautiful beginning believe beneficial benefited bicycle biscuit bouquet brilliant bulletin bureau bureaucracy business calendar campaign carriage catastrophe category
  ceiling cemetery challenge changeable character chauffeur circuit colleague column commemorate commission committed committee communicate comparative competition conceive condemn conscience conscientious conscious
  consensus continuous controversy convenience correspondence courageous courteous criticism curiosity deceive decision definite definitely deliberate descendant desperate develop dictionary difference diligence
  dilemma diarrhoea disappear disappoint disappointment disastrous discipline dissatisfied dissipate ecstasy efficient eighth eligible embarrass embarrassment endeavour enormous entrepreneur
  environment equipped especially etiquette exaggerate exceed excellent exercise exhaust exhibition existence experience extraordinary extravagant familiar fascinate February fluorescent foreign foresee forty
  gauge genius government grammar grateful grievance guarantee guard guidance handkerchief harass height heroes hierarchy humorous hygiene hypocrisy illiterate immediately incidentally independent
  indispensable influential innocent inoculate intelligence interrupt irrelevant irresistible itinerary jealous jewellery knowledge laboratory leisure liaison library lieutenant lightning
  magnificent maintenance manoeuvre marriage mathematics medicine medieval millennium miniature miscellaneous mischievous misspell mosquito necessary negotiate neighbour neither noticeable nuisance obedience
  obstacle occasion occasionally occur occurred occurrence omission omitted opinion opponent opportunity oppression parallel parliament particular pastime permanent permissible persistent personnel perseverance
  physician pneumonia possess possession potatoes practical preceding preference prejudice privilege procedure proceed professor prominent pronunciation psychology pursue quarantine questionnaire queue receipt
  receive recommend recommendation reference referred rehearsal relevant relieve religious reminiscence renaissance restaurant resurrection rheumatism rhythm ridiculous sacrifice satellite scissors secretary
  seize sensible separate sergeant several shepherd siege silhouette sincerely sovereign souvenir stationery strength subtle succeed success successful sufficient superintendent supersede surprise surveillance
  susceptible suspicious symmetry synonym technique temperature temporary tendency tomorrow tournament tragedy transferred truly twelfth tyranny umbrella unanimous unnecessary vaccine vacuum variety vegetable
  vehicle vengeance veterinary vicious villain weather Wednesday weird whether wholly withhold yacht yield`
    .toLowerCase()
    .split(/\s+/),
)
