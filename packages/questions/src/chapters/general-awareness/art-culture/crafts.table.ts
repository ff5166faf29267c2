import { defineTable } from '../../../kit/facts/define-table.ts'

export const crafts = defineTable({
  id: 'crafts',
  about: 'crafts and products of India',
  header: 'Craft or product',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: [
        'With which state or union territory is {name} associated?',
        '{name} belongs to which state or union territory?',
      ],
      askBack: ['Which of the following is associated with {value}?'],
      askNot: ['Which of the following is not associated with {value}?'],
      say: '{name} is associated with {value}',
      namesOf: 'states',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: { painting: 'paintings', textile: 'textiles', craft: 'handicrafts', food: 'gi-tags' },
    },
  },
  // A rice among paintings and sarees would be obvious.
  alike: ['kind'],
  parts: [
    {
      sources: [
        'Geographical Indications Registry, Chennai',
        'Development Commissioner (Handicrafts and Handlooms), Ministry of Textiles',
      ],
      asOf: '2024-03',
      rows: `
        1 | Madhubani painting | Bihar | painting | It is also called Mithila painting.
        1 | Warli painting | Maharashtra / Gujarat | painting | White figures stand on a mud wall.
        1 pattachitra | Pattachitra | Odisha / West Bengal | painting | It is painted on cloth.
        1 | Kalamkari | Andhra Pradesh / Telangana | painting | It is drawn with a pen on cloth, at Srikalahasti.
        1 | Tanjore painting | Tamil Nadu | painting | Gold foil is laid on it.
        1 | Phad painting | Rajasthan | painting | It tells of the hero Pabuji on a scroll.
        1 | Pichhwai | Rajasthan | painting | It hangs behind Shrinathji at Nathdwara.
        1 | Kalighat painting | West Bengal | painting | It was sold to pilgrims in Kolkata.
        1 | Gond painting | Madhya Pradesh / Chhattisgarh / Telangana / Maharashtra | painting | It is made of dots and lines.
        1 | Pithora painting | Gujarat / Madhya Pradesh | painting | The Rathwa paint horses on walls.
        2 | Sohrai painting | Jharkhand | painting | Women paint it at harvest in Hazaribagh.
        2 | Cheriyal scroll | Telangana | painting | It is used for telling tales.
        2 | Aipan | Uttarakhand | painting | It is drawn on the floor in Kumaon.
        2 | Kangra painting | Himachal Pradesh | painting | It flourished under Sansar Chand.
        1 | Banarasi saree | Uttar Pradesh | textile | It is woven with gold and silver thread.
        1 | Chikankari | Uttar Pradesh | textile | It is white embroidery of Lucknow.
        1 gi-tags | Kanchipuram silk | Tamil Nadu | textile | It has heavy contrasting borders.
        1 | Patola | Gujarat | textile | Both warp and weft are dyed before weaving at Patan.
        1 | Paithani | Maharashtra | textile | It is known for peacock borders.
        1 | Chanderi | Madhya Pradesh | textile | It is a sheer cloth.
        2 | Maheshwari saree | Madhya Pradesh | textile | Ahilyabai Holkar encouraged it.
        1 | Pochampally ikat | Telangana | textile | Its village is also known for Bhoodan.
        1 | Phulkari | Punjab / Haryana / Rajasthan | textile | It is embroidery with flowers.
        1 gi-tags | Muga silk | Assam | textile | It is golden by nature.
        1 gi-tags | Pashmina | Jammu and Kashmir / Ladakh | textile | It is wool of the changthangi goat.
        1 | Kani shawl | Jammu and Kashmir | textile | It is woven with small bobbins.
        1 | Kullu shawl | Himachal Pradesh | textile | It has bright borders.
        2 | Chamba rumal | Himachal Pradesh | textile | It is embroidered alike on both sides.
        1 | Sambalpuri saree | Odisha | textile | It is an ikat.
        2 | Baluchari saree | West Bengal | textile | It tells stories on its border.
        1 | Santipur saree | West Bengal | textile | It is a fine handloom of Nadia district.
        2 | Kasuti embroidery | Karnataka | textile | It has the same look on both sides.
        1 | Ilkal saree | Karnataka | textile | It has a red pallu.
        2 | Bagru print | Rajasthan | textile | It is printed by blocks.
        1 | Sanganeri print | Rajasthan | textile | It is printed by blocks near Jaipur.
        2 | Kota doria | Rajasthan | textile | It has a pattern of squares.
        1 | Ajrakh printing | Gujarat / Rajasthan | textile | It is printed in Kutch with indigo and madder.
        2 | Puanchei cloth | Mizoram | textile | It is a bright cloth that women wear at weddings and festivals.
        2 | Chakhesang shawl | Nagaland | textile | It was worn for feasts of merit.
        2 | Mangalagiri saree | Andhra Pradesh | textile | It is named after a town near Guntur.
        2 | Gadwal saree | Telangana | textile | It joins cotton and silk.
        2 | Balaramapuram saree | Kerala | textile | It is white with a golden border.
        1 | Bidriware | Karnataka / Telangana | craft | Silver is inlaid on a black alloy.
        1 | Channapatna toys | Karnataka | craft | They are lacquered wood.
        1 | Kondapalli toys | Andhra Pradesh | craft | They are light wood near Vijayawada.
        2 | Nirmal toys | Telangana | craft | They are painted in gold.
        1 | Blue pottery without clay | Rajasthan | craft | It is made at Jaipur from powdered quartz.
        2 | Khurja pottery | Uttar Pradesh | craft | It comes from Bulandshahr.
        1 | Bastar Dhokra | Chhattisgarh | craft | It is cast by the lost-wax method.
        1 | Aranmula mirror | Kerala | craft | It is made of metal, not glass.
        2 | Tarakasi silver filigree | Odisha | craft | It is made at Cuttack.
        2 | Swamimalai bronze icons | Tamil Nadu | craft | They are cast by the lost-wax method.
        2 | Thewa art | Rajasthan | craft | Gold is fused on glass at Pratapgarh.
        2 | Panchmura terracotta horses | West Bengal | craft | They come from Bankura district.
        2 | Papier-mâché craft | Jammu and Kashmir | craft | It is painted with flowers.
        1 gi-tags | Darjeeling tea | West Bengal | food | It was the first GI product of India.
        2 | Bikaneri bhujia | Rajasthan | food | It is made of moth bean.
        2 | Ratlami sev | Madhya Pradesh | food | It is a spiced snack.
        1 | Devgad Alphonso mango | Maharashtra | food | It grows on the Konkan coast and is called the king of mangoes.
        2 | Lakadong turmeric | Meghalaya | food | It is rich in curcumin.
        2 | Queen pineapple | Tripura | food | It is its state fruit.
        2 | Kandhamal haldi | Odisha | food | It is a turmeric of tribal farmers.
        2 | Chak-Hao black rice | Manipur | food | It is a scented sticky rice.
        2 | Gobindobhog rice | West Bengal | food | It is a short-grained scented rice.
        2 | Kadaknath chicken of Jhabua | Madhya Pradesh | food | Its meat is black.
        1 | Shahi litchi | Bihar | food | It grows around Muzaffarpur.
        2 | Kaji nemu | Assam | food | It is a long scented lemon.
        2 | Navara rice | Kerala | food | It is used in Ayurveda.
        2 | Byadagi chilli | Karnataka | food | It is deep red and mild.
        2 | Bhalia wheat | Gujarat | food | It is a durum wheat grown without irrigation.
        2 | Malabar pepper | Kerala / Karnataka / Tamil Nadu | food | It drew traders of all seas.
        2 | Coorg orange | Karnataka | food | It grows in Kodagu.
        2 | Guntur Sannam chilli | Andhra Pradesh | food | It is sold in a large market yard.
      `,
    },
  ],
})
