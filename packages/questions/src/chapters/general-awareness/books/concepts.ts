/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  sanskrit-classics | Sanskrit and Ancient Works | sanskrit books, ancient books, ancient indian books, sanskrit sahitya, prachin granth
  kalidasa | Works of Kalidasa | kalidasa, kalidas, books of kalidasa, kalidas ki rachnaye, plays of kalidasa, <meghaduta, abhijnana shakuntalam
  medieval-works | Medieval Works | medieval books, madhyakalin pustak, bhakti literature books, tamil classics
  mughal-chronicles | Books of the Mughal Court | mughal chronicles, books of mughal period, mughal literature, mughal period books and authors, mughal books, mughal kalin pustake, literature in mughal period, <baburnama, <humayun nama, <padshahnama, <akbarnama, <ain i akbari, kings and chronicles
  modern-indian-literature | Modern Indian Literature | hindi books, hindi sahitya, bengali novels, indian novels, hindi upanyas
  premchand | Works of Premchand | premchand, munshi premchand, <godan, premchand novels, premchand books, premchand stories, premchand ke upanyas
  tagore | Works of Tagore | tagore books, rabindranath tagore, <gitanjali
  indian-english-writing | Indian Writing in English | indian english novels, indian english authors, booker prize books, <r k narayan
  leaders-and-thinkers | Books of Leaders, Thinkers and Sportspersons | books by leaders, books by politicians, books by sportspersons
  freedom-fighters-books | Books of the Freedom Fighters | books by freedom fighters, <books by gandhi, <books by nehru, <books by ambedkar, <hind swaraj, <discovery of india
  autobiographies | Autobiographies | aatmakatha, atmakatha, memoirs
  economics-and-politics-books | Books on Economics and Politics | economics books, political science books, <wealth of nations, <das kapital
  world-literature | World Literature | english novels, foreign authors, english literature books, world classics
  plays | Plays | drama books, natak, <shakespeare, <shakespeare plays
`
