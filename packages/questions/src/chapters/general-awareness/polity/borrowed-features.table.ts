import { defineTable } from '../../../kit/facts/define-table.ts'

export const borrowedFeatures = defineTable({
  id: 'borrowed-features',
  about: 'the borrowed features of the Constitution of India',
  header: 'Feature',
  columns: {
    source: {
      header: 'Borrowed from',
      kind: 'text',
      ask: [
        'From which of the following did the Constitution of India borrow {name}?',
        'What is the source of {name} in the Constitution of India?',
      ],
      askBack: ['Which of the following features of the Constitution of India was borrowed from {value}?'],
      askNot: ['Which of the following features of the Constitution of India was not borrowed from {value}?'],
      say: 'The Constitution of India borrowed {name} from {value}',
    },
  },
  concepts: ['sources-of-constitution'],
  parts: [
    {
      sources: ['M. Laxmikanth, Indian Polity', 'NCERT Class XI Indian Constitution at Work'],
      rows: `
        1 | the parliamentary form of government | Britain | The Prime Minister leads the House.
        1 | the rule of law | Britain | No one is above it.
        1 citizenship | single citizenship | Britain | States give none of their own.
        1 | the cabinet system | Britain | Ministers answer together.
        2 writs | the prerogative writs | Britain | There are five.
        2 | bicameralism | Britain | Parliament has two Houses.
        1 fundamental-rights | Fundamental Rights | the United States | They are a bill of rights.
        1 judicial-review | judicial review | the United States | Courts can strike down laws.
        1 | the independence of the judiciary | the United States | Judges are secure in office.
        1 impeachment-of-president, president | the impeachment of the President | the United States | Parliament tries the charge.
        2 vice-president | the post of Vice-President | the United States | The holder presides over the upper House.
        2 supreme-court | the procedure for the removal of Supreme Court and High Court judges | the United States | Parliament asks for it by an address.
        1 directive-principles | the Directive Principles of State Policy | Ireland | They guide the State.
        1 rajya-sabha | the nomination of members to the Rajya Sabha | Ireland | They are twelve.
        2 president-election, president | the method of election of the President | Ireland | Votes are transferable.
        1 | a federation with a strong Centre | Canada | It is a Union of States.
        1 seventh-schedule | residuary powers with the Centre | Canada | Article 248 has them.
        2 governor | the appointment of Governors by the Centre | Canada | The President appoints them.
        2 supreme-court-jurisdiction, supreme-court | the advisory jurisdiction of the Supreme Court | Canada | Article 143 has it.
        1 seventh-schedule | the Concurrent List | Australia | Both can make laws on it.
        1 law-making | the joint sitting of the two Houses | Australia | The Speaker presides.
        2 | freedom of trade and commerce within the country | Australia | Part XIII has it.
        1 emergency | the suspension of Fundamental Rights during an emergency | the Weimar Constitution of Germany | It was used in 1975.
        1 fundamental-duties | Fundamental Duties | the Soviet Union | The Swaran Singh Committee advised them.
        1 preamble | the ideal of justice, social, economic and political | the Soviet Union | It stands in the Preamble.
        1 preamble | liberty, equality and fraternity in the Preamble | France | They come from a revolution.
        2 preamble | the republic in the Preamble | France | The head is elected.
        1 amendment-procedure | the procedure for amendment of the Constitution | South Africa | Article 368 has it.
        1 rajya-sabha | the election of members of the Rajya Sabha | South Africa | The assemblies elect them.
        1 article-21 | the procedure established by law | Japan | Article 21 has the words.
        1 governor | the office of Governor | the Government of India Act 1935 | The Act gave most of the frame.
        2 public-services | Public Service Commissions | the Government of India Act 1935 | The Act gave most of the frame.
        2 emergency | the emergency provisions as a whole | the Government of India Act 1935 | The Act gave most of the frame.
      `,
    },
  ],
})
