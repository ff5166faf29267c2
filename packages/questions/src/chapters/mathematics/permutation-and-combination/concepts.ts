/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  arranging-letters | Arranging the Letters of a Word | letters of a word, arrangement of letters, word arrangement permutation, permutation words, permutation and combination words, permutation of letters, words from letters
  repeated-letters | Permutation with Repetition | permutation of repeated letters, repeated letters, permutation when objects are alike, permutation of identical objects
  npr | Arranging Some of Many | npr, npr formula, n p r
  forming-numbers | Forming Numbers from Digits | number formation, how many numbers can be formed, digits without repetition
  circular-permutation | Circular Permutation | round table arrangement, necklace, permutation circular arrangement, permutation combination circular arrangement
  always-together | Always Together | vowels together, items together permutation
  never-together | Never Together | no two together, vowels never together, gap method
  ncr | Choosing Some of Many | ncr, ncr formula, n c r, selection of players
  handshakes | Handshakes | handshake problem, number of handshakes
  committee-formation | Forming a Committee | committee formation, team selection at least, selection of committee, combination selection of committee, combination committee, committee problems
  points-lines-and-diagonals | Diagonals by Combination | number of diagonals by combination, points and lines, non collinear points, lines through points by combination
  permutation-or-combination | Permutation and Combination Told Apart | difference between permutation and combination, permutation vs combination, permutation and combination difference, kramchay aur sanchay me antar, when to use permutation or combination, npr and ncr, npr and ncr difference, relation between npr and ncr
  derangement-and-distribution | Derangements & Distribution | <derangement, <derangements, letters in envelopes, letters and envelopes, <distribution of identical objects, distribution of objects, <stars and bars, beggar method, distribution of prizes
  rank-of-a-word | Rank of a Word | rank of a word in dictionary, rank of word, dictionary rank, rank of word in permutation, rank of the word
`
