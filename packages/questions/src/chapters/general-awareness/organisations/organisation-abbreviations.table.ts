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
        1 | UNESCO | United Nations Educational, Scientific and Cultural Organization | United Nations Economic, Scientific and Cultural Organization / United Nations Educational, Social and Cultural Organization / United Nations Economic, Social and Cultural Organization | It sits in Paris.
        1 | UNICEF | United Nations International Children's Emergency Fund | United Nations International Children's Education Fund / United Nations International Children's Endowment Fund / United Nations International Children's Equality Fund | It sits in New York.
        1 | WHO | World Health Organization | World Health Office / World Humanitarian Organization / World Humanitarian Office | It sits in Geneva.
        1 | WTO | World Trade Organization | World Tariff Organization / World Trade Office / World Tariff Office | It sits in Geneva.
        1 | IMF | International Monetary Fund | International Money Fund / International Monetary Forum / International Money Forum | It sits in Washington.
        1 | NATO | North Atlantic Treaty Organization | North American Treaty Organization / North Atlantic Trade Organization / North American Trade Organization | It sits in Brussels.
        1 | SAARC | South Asian Association for Regional Cooperation | South Asian Alliance for Regional Cooperation / South Asian Association for Regional Collaboration / South Asian Alliance for Regional Collaboration | It sits in Kathmandu.
        1 | ASEAN | Association of Southeast Asian Nations | Alliance of Southeast Asian Nations / Assembly of Southeast Asian Nations / Agreement of Southeast Asian Nations | It sits in Jakarta.
        1 | OPEC | Organization of the Petroleum Exporting Countries | Organization of the Petroleum Extracting Countries / Organization of the Petroleum Exporting Community / Organization of the Petroleum Extracting Community | It sits in Vienna.
        2 | BIMSTEC | Bay of Bengal Initiative for Multi-Sectoral Technical and Economic Cooperation | Bay of Bengal Initiative for Multi-Sectoral Trade and Economic Cooperation / Bay of Bengal Initiative for Multi-Sectoral Technical and Environmental Cooperation / Bay of Bengal Initiative for Multi-Sectoral Trade and Environmental Cooperation | It sits in Dhaka.
        2 | IAEA | International Atomic Energy Agency | International Atomic Energy Authority / International Atomic Energy Association / International Atomic Energy Administration | It sits in Vienna.
        2 | CITES | Convention on International Trade in Endangered Species | Committee on International Trade in Endangered Species / Council on International Trade in Endangered Species / Commission on International Trade in Endangered Species | It guards wildlife.
        1 | UNDP | United Nations Development Programme | United Nations Development Partnership / United Nations Development Project / United Nations Development Plan | It sits in New York.
        1 | FAO | Food and Agriculture Organization | Fisheries and Agriculture Organization / Food and Agriculture Office / Fisheries and Agriculture Office | It sits in Rome.
        1 | ILO | International Labour Organization | International Law Organization / International Liaison Organization / International Literacy Organization | It sits in Geneva.
        2 | OECD | Organisation for Economic Co-operation and Development | Organisation for European Co-operation and Development / Organisation for Economic Co-ordination and Development / Organisation for European Co-ordination and Development | It sits in Paris.
        2 | SCO | Shanghai Cooperation Organisation | Security Cooperation Organisation / Shanghai Coordination Organisation / Security Coordination Organisation | Its secretariat is in Beijing.
        2 | IUCN | International Union for Conservation of Nature | International Union for Care of Nature / International Unit for Conservation of Nature / International Unit for Care of Nature | It keeps the Red List.
        2 | IPCC | Intergovernmental Panel on Climate Change | International Panel on Climate Change / Intergovernmental Programme on Climate Change / International Programme on Climate Change | It shared the Nobel Peace Prize of 2007.
        2 | WIPO | World Intellectual Property Organization | World Industrial Property Organization / World Intellectual Patents Organization / World Industrial Patents Organization | It sits in Geneva.
        3 | UNCTAD | United Nations Conference on Trade and Development | United Nations Council on Trade and Development / United Nations Commission on Trade and Development / United Nations Committee on Trade and Development | It sits in Geneva.
        3 | UNHCR | United Nations High Commissioner for Refugees | United Nations High Council for Refugees / United Nations Humanitarian Commissioner for Refugees / United Nations Humanitarian Council for Refugees | It sits in Geneva.
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
