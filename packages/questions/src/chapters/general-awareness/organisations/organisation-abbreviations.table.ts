import { defineTable } from '../../../kit/facts/define-table.ts'
import { FULL_FORMS } from '../../../kit/facts/full-forms.ts'

export const organisationAbbreviations = defineTable({
  id: 'organisation-abbreviations',
  about: 'short forms of international organisations',
  ...FULL_FORMS,
  concepts: ['full-forms-of-organisations'],
  parts: [
    {
      sources: ['Websites of the organisations', 'Lucent General Knowledge, abbreviations'],
      rows: `
        1 | UNESCO | United Nations Educational, Scientific and Cultural Organization | United Nations Environmental, Scientific and Cultural Organization / United Nations Educational, Scientific and Climatic Organization / United Nations Environmental, Scientific and Climatic Organization | It sits in Paris.
        1 | UNICEF | United Nations International Children's Emergency Fund | United Nations International Community Emergency Fund / United Nations International Children's Education Fund / United Nations International Community Education Fund | It sits in New York.
        1 | WHO | World Health Organization | World Hygiene Organization / World Health Office / World Hygiene Office | It sits in Geneva.
        1 | WTO | World Trade Organization | World Transport Organization / World Trade Office / World Transport Office | It sits in Geneva.
        1 | IMF | International Monetary Fund | Inter-Governmental Monetary Fund / International Monetary Forum / Inter-Governmental Monetary Forum | It sits in Washington.
        1 | NATO | North Atlantic Treaty Organization | North American Treaty Organization / North Atlantic Transport Organization / North American Transport Organization | It sits in Brussels.
        1 | SAARC | South Asian Association for Regional Cooperation | South Asian Agreement for Regional Cooperation / South Asian Association for Regional Collaboration / South Asian Agreement for Regional Collaboration | It sits in Kathmandu.
        1 | ASEAN | Association of Southeast Asian Nations | Alliance of Southeast Asian Nations / Association of South and East Asian Nations / Alliance of South and East Asian Nations | It sits in Jakarta.
        1 | OPEC | Organization of the Petroleum Exporting Countries | Organization of the Petroleum Extracting Countries / Organization of the Petroleum Exporting Companies / Organization of the Petroleum Extracting Companies | It sits in Vienna.
        2 | BIMSTEC | Bay of Bengal Initiative for Multi-Sectoral Technical and Economic Cooperation | Bay of Bengal Initiative for Multi-Sectoral Trade and Economic Cooperation / Bay of Bengal Initiative for Multi-Sectoral Technical and Environmental Cooperation / Bay of Bengal Initiative for Multi-Sectoral Trade and Environmental Cooperation | It sits in Dhaka.
        2 | IAEA | International Atomic Energy Agency | International Alternative Energy Agency / International Atomic Energy Authority / International Alternative Energy Authority | It sits in Vienna.
        2 | CITES | Convention on International Trade in Endangered Species | Committee on International Trade in Endangered Species / Convention on International Trade in Exotic Species / Committee on International Trade in Exotic Species | It guards wildlife.
        1 | UNDP | United Nations Development Programme | United Nations Disarmament Programme / United Nations Development Partnership / United Nations Disarmament Partnership | It sits in New York.
        1 | FAO | Food and Agriculture Organization | Forest and Agriculture Organization / Food and Aid Organization / Forest and Aid Organization | It sits in Rome.
        1 | ILO | International Labour Organization | Inter-State Labour Organization / International Literacy Organization / Inter-State Literacy Organization | It sits in Geneva.
        2 | OECD | Organisation for Economic Co-operation and Development | Organisation for European Co-operation and Development / Organisation for Economic Co-operation and Defence / Organisation for European Co-operation and Defence | It sits in Paris.
        2 | SCO | Shanghai Cooperation Organisation | Security Cooperation Organisation / Shanghai Commerce Organisation / Security Commerce Organisation | Its secretariat is in Beijing.
        2 | IUCN | International Union for Conservation of Nature | International Union for Cultivation of Nature / International Union for Conservation of Nations / International Union for Cultivation of Nations | It keeps the Red List.
        2 | IPCC | Intergovernmental Panel on Climate Change | International Panel on Climate Change / Intergovernmental Programme on Climate Change / International Programme on Climate Change | It shared the Nobel Peace Prize of 2007.
        2 | WIPO | World Intellectual Property Organization | World International Property Organization / World Intellectual Patents Organization / World International Patents Organization | It sits in Geneva.
        3 | UNCTAD | United Nations Conference on Trade and Development | United Nations Council on Trade and Development / United Nations Conference on Tariffs and Development / United Nations Council on Tariffs and Development | It sits in Geneva.
        3 | UNHCR | United Nations High Commissioner for Refugees | United Nations Humanitarian Commissioner for Refugees / United Nations High Council for Refugees / United Nations Humanitarian Council for Refugees | It sits in Geneva.
        3 | FATF | Financial Action Task Force | Fiscal Action Task Force / Financial Audit Task Force / Fiscal Audit Task Force | It acts against money laundering and sits in Paris.
        3 | IBRD | International Bank for Reconstruction and Development | International Bureau for Reconstruction and Development / International Bank for Research and Development / International Bureau for Research and Development | It is a part of the World Bank.
        3 | IFAD | International Fund for Agricultural Development | International Forum for Agricultural Development / International Fund for African Development / International Forum for African Development | It sits in Rome.
        3 | APEC | Asia-Pacific Economic Cooperation | Asia-Pacific Energy Cooperation / Asia-Pacific Economic Community / Asia-Pacific Energy Community | It sits in Singapore.
        3 | OPCW | Organisation for the Prohibition of Chemical Weapons | Organisation for the Prevention of Chemical Weapons / Organisation for the Prohibition of Conventional Weapons / Organisation for the Prevention of Conventional Weapons | It sits in The Hague.
        3 | MIGA | Multilateral Investment Guarantee Agency | Multinational Investment Guarantee Agency / Multilateral Investment Grants Agency / Multinational Investment Grants Agency | It is a part of the World Bank Group.
      `,
    },
  ],
})
