import { defineTable } from '../../../kit/facts/define-table.ts'
import { FULL_FORMS } from '../../../kit/facts/full-forms.ts'

export const governanceAbbreviations = defineTable({
  id: 'governance-abbreviations',
  about: 'short forms of public life in India',
  ...FULL_FORMS,
  concepts: ['governance-abbreviations'],
  parts: [
    {
      sources: ['Websites of the bodies', 'Lucent General Knowledge, abbreviations'],
      rows: `
        1 | UPSC | Union Public Service Commission | Union Public Selection Commission / Union Public Service Committee / Union Public Selection Committee | It selects civil servants.
        1 | CBI | Central Bureau of Investigation | Criminal Bureau of Investigation / Central Bureau of Intelligence / Criminal Bureau of Intelligence | It began in 1963.
        1 | RTI | Right to Information | Right to Inspection / Right to Inquiry / Right to Intimation | The Act is of 2005.
        1 | FIR | First Information Report | Formal Information Report / First Information Record / Formal Information Record | Police write it.
        1 | PIL | Public Interest Litigation | Private Interest Litigation / Public Interest Law / Private Interest Law | P. N. Bhagwati opened the door to it.
        1 | NITI | National Institution for Transforming India | National Initiative for Transforming India / National Institute for Transforming India / National Investment for Transforming India | It began in 2015.
        2 | NHRC | National Human Rights Commission | National Human Resources Commission / National Human Rights Committee / National Human Resources Committee | It began in 1993.
        1 | EVM | Electronic Voting Machine | Electoral Voting Machine / Electronic Vote Machine / Electoral Vote Machine | It records votes.
        2 | VVPAT | Voter Verifiable Paper Audit Trail | Voter Verified Polling Audit Trail / Voter Verifiable Polling Audit Trail / Voter Visible Paper Audit Trail / Voter Visible Polling Audit Trail | It shows a slip.
        1 | NOTA | None of the Above | None of the Applicants / None of the Aspirants / None of the Alternatives | It came in 2013.
        1 | CBSE | Central Board of Secondary Education | Central Bureau of Secondary Education / Central Board of School Education / Central Bureau of School Education | It holds school exams.
        1 | NCERT | National Council of Educational Research and Training | National Committee of Educational Research and Training / National Council of Educational Research and Technology / National Committee of Educational Research and Technology | It writes school books.
        1 | CAG | Comptroller and Auditor General | Commissioner and Auditor General / Comptroller and Accountant General / Commissioner and Accountant General | Article 148 provides for the office.
        1 | UGC | University Grants Commission | Union Grants Commission / University Grants Council / Union Grants Council | It gives funds to universities.
        2 | CVC | Central Vigilance Commission | Central Verification Commission / Central Vigilance Council / Central Verification Council | It watches over corruption in the public service.
        2 | NGT | National Green Tribunal | National Green Trust / National Growth Tribunal / National Growth Trust | It was set up in 2010 to hear cases on the environment.
        2 | TRAI | Telecom Regulatory Authority of India | Telecom Research Authority of India / Telecom Regulatory Association of India / Telecom Research Association of India | It was set up in 1997.
        2 | NIA | National Investigation Agency | National Intelligence Agency / National Investigation Authority / National Intelligence Authority | It was set up after the attacks on Mumbai of 2008.
        2 | NCRB | National Crime Records Bureau | National Criminal Records Bureau / National Crime Research Bureau / National Criminal Research Bureau | It counts crimes.
        2 | FSSAI | Food Safety and Standards Authority of India | Food Security and Standards Authority of India / Food Safety and Supply Authority of India / Food Security and Supply Authority of India | Its number stands on packets of food.
        2 | AFSPA | Armed Forces (Special Powers) Act | Armed Forces (Security Powers) Act / Armed Forces (Special Protection) Act / Armed Forces (Security Protection) Act | It applies in disturbed areas.
        3 | UIDAI | Unique Identification Authority of India | Universal Identification Authority of India / Unique Identity Authority of India / Universal Identity Authority of India | It issues Aadhaar.
        3 | FCRA | Foreign Contribution (Regulation) Act | Foreign Currency (Regulation) Act / Foreign Contribution (Registration) Act / Foreign Currency (Registration) Act | The Act is of 2010.
        3 | NAAC | National Assessment and Accreditation Council | National Academic and Accreditation Council / National Assessment and Approval Council / National Academic and Approval Council | It grades colleges.
        3 | AICTE | All India Council for Technical Education | All India Committee for Technical Education / All India Council for Teacher Education / All India Committee for Teacher Education | It approves engineering colleges.
        3 | NCLAT | National Company Law Appellate Tribunal | National Corporate Law Appellate Tribunal / National Company Law Advisory Tribunal / National Corporate Law Advisory Tribunal | It hears appeals from the NCLT.
        3 | NATGRID | National Intelligence Grid | National Information Grid / National Investigation Grid / National Integrated Grid | It joins the data of agencies.
      `,
    },
  ],
})
