import { relation } from './relation.ts'

/** People at work and at play. */
export const peopleRelations = [
  relation(
    'tool',
    'is the tool with which the first works',
    'carpenter>saw/chisel/axe/brush/awl, farmer>plough/sickle/axe/net, tailor>needle/scissors, blacksmith>anvil, surgeon>scalpel/needle/scissors/stethoscope/saw, barber>razor/scissors/brush, painter>brush, mason>trowel/chisel/brush, sculptor>chisel/brush/saw, fisherman>net/needle/oar, writer>pen, astronomer>telescope/camera, woodcutter>axe/saw, cobbler>awl/needle/brush/scissors, potter>wheel/brush, weaver>loom/needle/scissors, photographer>camera, physician>stethoscope/needle/scalpel/scissors, sweeper>broom/brush, boatman>oar/net',
  ),
  relation(
    'workplace',
    'is the place where the first works',
    'teacher>school, doctor>hospital/school, chef>kitchen/restaurant/ship, judge>court, farmer>field, sailor>ship, pilot>cockpit, scientist>laboratory/observatory, actor>stage/studio, mechanic>garage/ship, librarian>library/school, miner>pit, waiter>restaurant/ship, baker>bakery/kitchen, astronomer>observatory/laboratory, curator>museum, painter>studio, cashier>bank/restaurant, chemist>laboratory, umpire>field',
  ),
  relation(
    'creation',
    'is what the first makes',
    'poet>poem/song/drama, sculptor>statue, novelist>novel, playwright>drama/poem, carpenter>furniture, tailor>garment, cobbler>shoe, potter>pot, goldsmith>ornament, weaver>cloth, baker>bread, journalist>article, cartoonist>cartoon, choreographer>dance, lyricist>song/poem, confectioner>sweet, mason>wall, architect>building plan, tanner>leather, shipwright>ship',
  ),
  relation(
    'served',
    'is the one with whom the first deals',
    'patient>doctor, client>lawyer/banker, pupil>teacher/coach, passenger>driver/guide, customer>shopkeeper/waiter/banker, tenant>landlord, athlete>coach, debtor>creditor, diner>waiter/host, traveller>guide/driver, reader>librarian/author, depositor>banker, listener>speaker/performer, audience>performer/speaker, guest>host/waiter',
  ),
  relation(
    'function',
    'is what the first is used for',
    'scissors>cutting, pen>writing, needle>sewing, broom>sweeping, oven>baking/cooking, spade>digging, oar>rowing, sieve>sifting, hammer>beating, razor>shaving/cutting, balance>weighing/measuring, fan>cooling, ladder>climbing, soap>washing, drill>boring, ruler>measuring, pencil>drawing/writing, thermometer>measuring, refrigerator>cooling, lamp>lighting, rope>tying/climbing',
  ),
  relation(
    'material',
    'is the material of which the first is made',
    'bread>flour, paper>pulp/wood, brick>clay, glass>sand, furniture>wood/metal/leather, shoe>leather/rubber, jaggery>sugarcane, book>paper/leather, rubber>latex, curd>milk, sweater>wool/cotton, tyre>rubber, linen>flax, sack>jute/paper/cotton, candle>wax, chocolate>cocoa, omelette>egg, crown>gold/metal, coin>metal/gold, rope>hemp/jute/cotton/coir, doormat>coir/jute/rubber/wool',
  ),
  relation(
    'game-place',
    'is the place where the first is played or held',
    'cricket>pitch, tennis>court, boxing>ring, golf>course, swimming>pool, skating>rink, sprinting>track, wrestling>mat/ring/akhara, chess>board, shooting>range, cycling>velodrome/track, billiards>table, bowling>alley, gymnastics>gymnasium/mat, baseball>diamond, skiing>slope',
  ),
  relation(
    'game-gear',
    'is what the first is played or done with',
    'cricket>bat/gloves/ball, tennis>racket/ball, golf>club/ball, hockey>stick/ball, badminton>shuttlecock/racket, billiards>cue/ball/stick, archery>bow, fencing>foil, boxing>gloves, carrom>striker, rowing>oar, polo>mallet/ball/stick, angling>rod, weightlifting>barbell, football>ball, shooting>rifle',
  ),
  relation(
    'part',
    'is the whole of which the first is a part',
    'petal>flower, page>book, finger>hand, blade>fan, sole>shoe/foot, branch>tree, room>house, wing>bird, fin>fish, pedal>bicycle/piano, bristle>brush, nib>pen, spoke>wheel/bicycle, rung>ladder, stanza>poem, letter>word/book/poem, brick>wall/house, toe>foot, pupil>eye, keel>ship, lens>camera/eye, key>piano, leaf>tree/book/flower, sleeve>shirt, verse>poem/song',
  ),
  relation(
    'payment',
    'is what is paid for the first',
    'work>wages, loan>interest, hired house>rent, taxi ride>fare, damage>compensation/fine, offence>fine/compensation, tuition>fee, long service>pension, investment>dividend/interest, imported goods>duty/tax, yearly income>tax, use of a highway>toll/tax, sale by an agent>commission, rights of a book>royalty, carriage of goods>freight/fare, membership>subscription/fee',
  ),
]
