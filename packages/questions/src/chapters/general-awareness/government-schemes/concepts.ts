/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  savings-and-loans | Schemes of Savings and Loans | financial schemes, loan schemes
  mudra-and-jan-dhan | Jan Dhan and MUDRA | <mudra yojana, pmmy, <pradhan mantri mudra yojana
  insurance-and-pension | Insurance and Pension Schemes | pmjjby, pmsby, pradhan mantri jeevan jyoti bima yojana, suraksha bima yojana, <fasal bima yojana, bima yojana, <atal pension, <fasal bima
  farmer-schemes | Schemes for Farmers | kisan yojana, agriculture schemes, <soil health card, <e nam, krishi sinchai yojana, pmksy, <pm kusum, <matsya sampada yojana
  pm-kisan | PM-KISAN | pm kisan samman nidhi, kisan samman nidhi, pm kisan yojana
  employment-schemes | Employment and Skill Schemes | rozgar yojana, skill india, pmkvy, kaushal vikas yojana, <pm vishwakarma, <e shram, employment schemes
  mgnrega | MGNREGA | mnrega, manrega, narega, mahatma gandhi national rural employment guarantee act, rural employment guarantee
  rural-schemes | Rural Development Schemes | gramin yojana, <gram sadak yojana, pmgsy, <svamitva, rural schemes, nrlm, aajeevika
  housing-and-towns | Water, Power and Town Schemes | <amrut, saubhagya yojana, urban schemes
  housing-scheme | Pradhan Mantri Awaas Yojana | pmay, awas yojana, pm awas, pm awas yojana, <housing for all, indira awas yojana
  swachh-bharat | Swachh Bharat Mission | swachh bharat abhiyan, sbm, odf plus, clean india mission, <swachh survekshan, swachh bharat
  health-schemes | Health Schemes | swasthya yojana, <national health mission, <mission indradhanush, <poshan abhiyaan, nrhm
  ayushman-bharat | Ayushman Bharat | pm jay, pmjay, jan arogya yojana, ayushman card, abha
  women-and-child | Schemes for Women and Children | mahila yojana, icds, <anganwadi, <matru vandana yojana
  education-schemes | Education Schemes | shiksha yojana, <samagra shiksha, sarva shiksha abhiyan, <pm shri, <swayam
  food-security | Food Security Schemes | national food security act, nfsa, <antyodaya anna yojana, <garib kalyan anna yojana, <one nation one ration card, food security act, food security act 2013, food security
  welfare-schemes | Welfare Schemes | social welfare schemes, <pm janman, <tribal schemes, welfare of poor
  industry-schemes | Schemes for Industry | <pm gati shakti, <pli scheme, <production linked incentive, <gati shakti, <gati shakti yojana
  energy-and-environment | Energy and Environment Schemes | <ujala, <pm surya ghar, <mission life, <gobardhan, <solar schemes
  governance-schemes | Schemes of Governance and Defence | <agnipath, agniveer, <mplads, <mission karmayogi, <pragati, <umang
  jan-dhan | Jan Dhan Yojana | pmjdy, jan dhan yojana insurance, jan dhan account, pradhan mantri jan dhan yojana, pm jan dhan yojana, jan dhan
  years-of-schemes | Years of Schemes | government schemes year wise, schemes and launch years, govt schemes launch date, yojana kab shuru hui, government schemes launch year, schemes year wise, schemes in order
  ministries-of-schemes | Ministries of Schemes | government schemes and ministries, schemes ministry wise, government schemes ministry wise, schemes and their ministries, yojana aur mantralaya
  msp | Minimum Support Price | msp, nyuntam samarthan mulya, msp and cacp, msp of crops
  ujjwala | Ujjwala Yojana | ujjwala, pm ujjwala yojana, pradhan mantri ujjwala yojana, pmuy, ujjwala 2.0
  jal-jeevan-mission | Jal Jeevan Mission | har ghar jal, jal jivan mission, jjm, nal se jal
  sukanya-samriddhi | Sukanya Samriddhi Yojana | sukanya samriddhi, ssy, sukanya yojana, sukanya samriddhi account
  atal-pension | Atal Pension Yojana | apy
  beti-bachao | Beti Bachao Beti Padhao | bbbp, beti bachao, beti bachao beti padhao yojana
  make-in-india | Make in India | make in india campaign, make in india programme
  stand-up-india | Stand-Up India | stand up india, standup india, stand up india scheme
  lakhpati-didi | Lakhpati Didi | lakhpati didi yojana
  green-hydrogen | Green Hydrogen | national green hydrogen mission, green hydrogen mission, hydrogen mission, harit hydrogen
  transport-schemes | Sagarmala, Bharatmala & UDAN | <sagarmala, <bharatmala, <udan, <udan scheme, <bharatmala pariyojana, udan yojana, regional connectivity scheme
  startup-india | Startup India | start up india
  namami-gange | Namami Gange | ganga cleaning
  digital-india | Digital India | digital bharat
  pm-svanidhi | PM SVANidhi | svanidhi, swanidhi, street vendors scheme
  pm-poshan | Mid-Day Meal Scheme (PM POSHAN) | mid day meal, midday meal, pm poshan, madhyahn bhojan
  smart-cities | Smart Cities Mission | smart cities, smart city
  viksit-bharat | Viksit Bharat | viksit bharat 2047, viksit bharat at 2047
`
