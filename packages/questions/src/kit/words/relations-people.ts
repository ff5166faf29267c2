import { relation } from './relation.ts'

/** People at work and at play. */
export const peopleRelations = [
  relation(
    'tool',
    'is the tool with which the first works',
    'carpenter>saw/chisel/axe/brush/awl, farmer>plough/sickle/axe/net, tailor>needle/scissors/awl, blacksmith>anvil/chisel/brush, surgeon>scalpel/needle/scissors/stethoscope/saw/chisel, barber>razor/scissors/brush, painter>brush, mason>trowel/chisel/brush/saw/axe, sculptor>chisel/brush/saw/wheel/trowel, fisherman>net/needle/oar, writer>pen, astronomer>telescope/camera, woodcutter>axe/saw, cobbler>awl/needle/brush/scissors, potter>wheel/brush/needle, weaver>loom/needle/scissors/wheel, photographer>camera, physician>stethoscope/needle/scalpel/scissors, sweeper>broom/brush, boatman>oar/net',
  ),
  relation(
    'workplace',
    'is the place where the first works',
    'teacher>school, doctor>hospital/school/ship/laboratory, chef>kitchen/restaurant/ship/school/hospital/bakery, judge>court, farmer>field, sailor>ship, pilot>cockpit/ship, scientist>laboratory/observatory/field/museum, actor>stage/studio, mechanic>garage/ship, librarian>library/school, miner>pit, waiter>restaurant/ship, baker>bakery/kitchen, astronomer>observatory/laboratory, curator>museum, painter>studio/school, cashier>bank/restaurant/hospital/school/bakery, chemist>laboratory/hospital, umpire>field/court',
  ),
  relation(
    'creation',
    'is what the first makes',
    'poet>poem/song/drama, sculptor>statue/ornament, novelist>novel, playwright>drama/poem, carpenter>furniture, tailor>garment/cloth, cobbler>shoe, potter>pot/ornament, goldsmith>ornament, weaver>cloth/garment, baker>bread/sweet, journalist>article, cartoonist>cartoon, choreographer>dance, lyricist>song/poem, confectioner>sweet/bread, mason>wall, architect>building plan, tanner>leather, shipwright>ship',
  ),
  relation(
    'served',
    'is the one with whom the first deals',
    'patient>doctor, client>lawyer/banker/shopkeeper, pupil>teacher/coach/guide, passenger>driver/guide, customer>shopkeeper/waiter/banker/lawyer, tenant>landlord, athlete>coach/doctor, debtor>creditor/banker, diner>waiter/host, reader>librarian/author, depositor>banker, audience>performer/speaker, guest>host/waiter/landlord',
  ),
  relation(
    'function',
    'is what the first is used for',
    'scissors>cutting, pen>writing/drawing, needle>sewing, broom>sweeping, oven>baking/cooking, spade>digging/cutting, oar>rowing, sieve>sifting, hammer>beating, razor>shaving/cutting, balance>weighing/measuring, fan>cooling, ladder>climbing, soap>washing/shaving, drill>boring/digging, ruler>measuring/drawing, pencil>drawing/writing, thermometer>measuring, refrigerator>cooling, lamp>lighting, rope>tying/climbing',
  ),
  relation(
    'material',
    'is the material of which the first is made',
    'bread>flour/egg/milk, paper>pulp/wood/hemp/jute/flax/sugarcane, brick>clay/sand, glass>sand, furniture>wood/metal/leather, shoe>leather/rubber/jute/wood, jaggery>sugarcane, book>paper/leather, rubber>latex, curd>milk, sweater>wool/cotton, tyre>rubber, linen>flax, sack>jute/paper/cotton/hemp/leather, candle>wax, chocolate>cocoa/milk, omelette>egg/milk, crown>gold/metal/paper, coin>metal/gold, rope>hemp/jute/cotton/coir/leather/flax/wool, doormat>coir/jute/rubber/wool/hemp',
  ),
  relation(
    'game-place',
    'is the place where the first is played or held',
    'cricket>pitch, tennis>court, boxing>ring/gymnasium, golf>course/range, swimming>pool/course, skating>rink/track, sprinting>track, wrestling>mat/ring/akhara/gymnasium, chess>board/table, shooting>range, cycling>velodrome/track/course, billiards>table, bowling>alley/pitch, gymnastics>gymnasium/mat, baseball>diamond, skiing>slope/course',
  ),
  relation(
    'game-gear',
    'is what the first is played or done with',
    'cricket>bat/gloves/ball/striker, tennis>racket/ball, golf>club/ball/gloves/stick, hockey>stick/ball/gloves/striker, badminton>shuttlecock/racket, billiards>cue/ball/stick, archery>bow/gloves, fencing>foil/gloves, boxing>gloves, carrom>striker, rowing>oar, polo>mallet/ball/stick, angling>rod, weightlifting>barbell/gloves, football>ball/gloves/striker, shooting>rifle/gloves/bow',
  ),
  relation(
    'part',
    'is the whole of which the first is a part',
    'petal>flower, page>book, finger>hand, blade>fan, sole>shoe/foot, branch>tree, room>house/ship, wing>bird/house, fin>fish, pedal>bicycle/piano, bristle>brush, nib>pen, spoke>wheel/bicycle, rung>ladder, stanza>poem/song, letter>word/book/poem, brick>wall/house, toe>foot/shoe, pupil>eye, keel>ship, lens>camera/eye, key>piano, leaf>tree/book/flower, sleeve>shirt, verse>poem/song/book',
  ),
  relation(
    'payment',
    'is what is paid for the first',
    'work>wages/fee/compensation/commission, loan>interest/fee, hired house>rent, taxi ride>fare/fee, damage>compensation/fine, offence>fine/compensation, tuition>fee/wages, long service>pension/wages/compensation, investment>dividend/interest, imported goods>duty/tax/freight, yearly income>tax, use of a highway>toll/tax/fee/fare, sale by an agent>commission/fee/wages, rights of a book>royalty/fee, carriage of goods>freight/fare, membership>subscription/fee',
  ),
]
