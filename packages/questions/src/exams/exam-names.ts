/**
 * Every exam by its names, in the order in which they are offered. To know that a topic names an exam takes no more than
 * this; what the exam asks is loaded once it is named.
 */
export const examNames = {
  'ssc-cgl': {
    title: 'SSC CGL',
    aliases: ['ssc', 'cgl', 'ssc cgl tier 1', 'staff selection commission', 'combined graduate level'],
  },
  'ssc-cgl-tier-2': {
    title: 'SSC CGL Tier 2',
    aliases: ['cgl tier 2', 'ssc cgl tier ii', 'cgl mains', 'ssc cgl mains'],
  },
  'ssc-chsl': {
    title: 'SSC CHSL',
    aliases: ['chsl', 'ssc chsl tier 1', '10 plus 2 level', 'combined higher secondary level'],
  },
  'ssc-gd': {
    title: 'SSC GD',
    aliases: ['gd constable', 'ssc gd constable', 'ssc constable'],
  },
  'ibps-po': {
    title: 'IBPS PO',
    aliases: ['ibps', 'bank po', 'bank', 'banking', 'ibps po prelims', 'bank exam', 'banking exam'],
  },
  'ibps-clerk': {
    title: 'IBPS Clerk',
    aliases: ['bank clerk', 'sbi clerk', 'ibps clerk prelims', 'ibps csa'],
  },
  'sbi-po': {
    title: 'SBI PO',
    aliases: ['sbi', 'sbi po prelims', 'state bank po'],
  },
  'rrb-ntpc': {
    title: 'RRB NTPC',
    aliases: ['ntpc', 'rrb', 'railway', 'railway exam', 'rrb ntpc cbt 1', 'railway ntpc', 'rrb exam'],
  },
  'rrb-group-d': {
    title: 'RRB Group D',
    aliases: ['group d', 'railway group d', 'rrc group d', 'rrb level 1'],
  },
  upsc: {
    title: 'UPSC Prelims',
    aliases: [
      'upsc',
      'ias',
      'civil services',
      'upsc cse',
      'upsc gs',
      'upsc prelims gs',
      'ias prelims',
      'gs paper 1',
    ],
  },
  csat: {
    title: 'UPSC CSAT',
    aliases: ['csat', 'gs paper 2', 'upsc csat paper'],
  },
  'state-psc': {
    title: 'State PSC',
    aliases: [
      'psc',
      'bpsc',
      'uppsc',
      'mppsc',
      'rpsc',
      'ukpsc',
      'jpsc',
      'cgpsc',
      'hpsc',
      'wbpsc',
      'mpsc',
      'gpsc',
      'kpsc',
      'opsc',
      'ppsc',
      'pcs',
      'state pcs',
      'uppcs',
      'state public service commission',
    ],
  },
  nda: {
    title: 'NDA',
    aliases: ['national defence academy', 'nda exam', 'nda na'],
  },
  cds: {
    title: 'CDS',
    aliases: ['combined defence services', 'cds exam', 'cdse'],
  },
  neet: {
    title: 'NEET',
    aliases: ['neet ug', 'medical entrance', 'aipmt', 'neet exam'],
  },
  'jee-main': {
    title: 'JEE Main',
    aliases: ['jee', 'jee mains', 'iit jee', 'iit', 'engineering entrance', 'jee main paper 1'],
  },
  cuet: {
    title: 'CUET General Test',
    aliases: ['cuet', 'cuet ug', 'cuet gat', 'general aptitude test', 'cucet', 'general test'],
  },
  gate: {
    title: 'GATE Aptitude',
    aliases: ['gate', 'gate general aptitude', 'gate ga', 'gate aptitude test', 'gate exam'],
  },
  cat: {
    title: 'CAT',
    aliases: ['cat exam', 'mba entrance', 'common admission test'],
  },
  ctet: {
    title: 'CTET',
    aliases: ['tet', 'ctet paper 1', 'central teacher eligibility test', 'teacher eligibility test', 'uptet'],
  },
  'ctet-2-science': {
    title: 'CTET Paper II Maths & Science',
    aliases: ['ctet paper 2', 'ctet 2', 'ctet maths and science'],
  },
  'ctet-2-social': {
    title: 'CTET Paper II Social Studies',
    aliases: [
      'ctet paper 2',
      'ctet 2',
      'ctet paper 2 sst',
      'ctet paper 2 social science',
      'ctet social studies',
      'ctet sst',
    ],
  },
} as const satisfies Record<string, { title: string; aliases: readonly string[] }>

export type ExamId = keyof typeof examNames
