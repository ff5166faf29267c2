import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is a disproportionation reaction?' */
export const redoxConcepts = defineBank({
  id: 'redox-concepts',
  sets: [
    {
      rows: `
3 oxidation-number | Given below are two statements: // Statement I: The oxidation number of oxygen in OF₂ is +2. // Statement II: The oxidation number of oxygen in H₂O₂ is −2. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | Fluorine is more electronegative than oxygen. In a peroxide oxygen has −1.
1 oxidising-reducing-agents | A substance that loses electrons in a reaction acts as: | a reducing agent | an oxidising agent | a catalyst | an acid | It is itself oxidised and gives electrons to another substance, which is reduced.
1 oxidising-reducing-agents | In the reaction CuO + H₂ → Cu + H₂O, which substance is oxidised? | H₂ | CuO | Cu | H₂O | Hydrogen goes from 0 to +1 and is oxidised. Copper oxide is reduced to copper.
2 oxidising-reducing-agents | In the reaction Zn + CuSO₄ → ZnSO₄ + Cu, the oxidising agent is: | Cu²⁺ ions | Zn atoms | SO₄²⁻ ions | Zn²⁺ ions | Copper ions take electrons from zinc and are reduced. Sulphate ions only look on.
2 oxidising-reducing-agents | Which of the following can act both as an oxidising and as a reducing agent? | SO₂ | H₂SO₄ | H₂S | KMnO₄ | Sulphur in SO₂ is +4, between −2 and +6. In H₂SO₄ it is at its highest and in H₂S at its lowest state.
2 oxidising-reducing-agents | Which of the following acts only as an oxidising agent? | F₂ | H₂O₂ | SO₂ | HNO₂ | Fluorine is the most electronegative element and can only take electrons. The others can be oxidised as well as reduced.
3 oxidising-reducing-agents | In the reaction of acidified permanganate with ferrous ions, the number of moles of Fe²⁺ oxidised by one mole of MnO₄⁻ is: | 5 | 3 | 1 | 7 | Manganese takes five electrons in going from +7 to +2, and each Fe²⁺ gives one.
3 oxidising-reducing-agents | In the reaction H₂O₂ + Cl₂ → 2HCl + O₂, hydrogen peroxide acts as: | a reducing agent | an oxidising agent | an acid | a catalyst | Oxygen goes from −1 to 0, so H₂O₂ is oxidised and reduces chlorine to chloride.
2 redox-types | A reaction in which the same element is both oxidised and reduced is called: | disproportionation | displacement | decomposition | neutralisation | The element must be in a middle oxidation state, as oxygen in H₂O₂ or chlorine in cold alkali.
2 redox-types | Which of the following is a disproportionation reaction? | 2H₂O₂ → 2H₂O + O₂ | Zn + 2HCl → ZnCl₂ + H₂ | CaCO₃ → CaO + CO₂ | 2Mg + O₂ → 2MgO | Oxygen of H₂O₂ (−1) goes to −2 in water and to 0 in O₂. Decomposition of limestone is not even a redox reaction.
2 redox-types | Which of the following is not a redox reaction? | NaOH + HCl → NaCl + H₂O | 2Na + Cl₂ → 2NaCl | Fe + CuSO₄ → FeSO₄ + Cu | CH₄ + 2O₂ → CO₂ + 2H₂O | No oxidation number changes in neutralisation. In the others electrons are transferred.
3 redox-types | Chlorine passed into cold dilute NaOH gives NaCl and NaOCl. The oxidation states of chlorine in these products are: | −1 and +1 | −1 and +5 | +1 and +3 | 0 and +1 | Chlorine disproportionates to chloride (−1) and hypochlorite (+1). Hot concentrated alkali gives chlorate (+5).
3 redox-types | Which halogen does not undergo disproportionation in alkali? | Fluorine | Chlorine | Bromine | Iodine | Fluorine, being the most electronegative, shows no positive oxidation state, so it cannot be oxidised.
2 redox-types | 2Al + Fe₂O₃ → Al₂O₃ + 2Fe is an example of: | metal displacement | non-metal displacement | disproportionation | neutralisation | Aluminium, the more reactive metal, takes the place of iron in its oxide.
1 types-of-reactions | The reaction CaO + H₂O → Ca(OH)₂ is a: | combination reaction | decomposition reaction | displacement reaction | double displacement reaction | Two substances join to form one. The reaction gives out much heat, so it is exothermic too.
1 types-of-reactions | Heating of limestone to give quicklime and carbon dioxide is a: | decomposition reaction | combination reaction | displacement reaction | neutralisation reaction | One substance breaks up into two. It is a thermal decomposition and takes in heat.
1 types-of-reactions | Mixing solutions of sodium sulphate and barium chloride gives a white precipitate. This is a: | double displacement reaction | combination reaction | decomposition reaction | single displacement reaction | The ions are exchanged and insoluble barium sulphate separates.
2 types-of-reactions | Silver chloride turns grey in sunlight because of: | photochemical decomposition | thermal decomposition | combination with oxygen | displacement by air | Light splits silver chloride into silver and chlorine. This property was used in photography.
2 types-of-reactions | An iron nail dipped in copper sulphate solution becomes brown because: | copper is displaced by iron | iron is displaced by copper | iron is oxidised by air | sulphate is decomposed | Iron is more reactive than copper and takes its place, and copper is deposited on the nail.
2 types-of-reactions | Which of the following processes is endothermic? | Decomposition of silver bromide | Burning of natural gas | Respiration | Slaking of lime | Decomposition needs energy in the form of light. The other three give out heat.
1 types-of-reactions | N₂ + 3H₂ → 2NH₃ is a reaction of which type? | Combination | Decomposition | Displacement | Double displacement | Two substances join into a single new one.
1 types-of-reactions | 2KClO₃ → 2KCl + 3O₂ is an example of: | decomposition | combination | displacement | neutralisation | One substance breaks up on heating into two others.
1 types-of-reactions | Zn + CuSO₄ → ZnSO₄ + Cu is an example of: | displacement | decomposition | combination | double displacement | The more reactive zinc takes the place of copper.
2 types-of-reactions | AgNO₃ + NaCl → AgCl + NaNO₃ is a reaction of which type? | Double displacement | Displacement | Combination | Decomposition | The ions are exchanged, and a white precipitate of silver chloride is formed.
2 types-of-reactions | The breaking up of water into hydrogen and oxygen by an electric current is called: | electrolysis | photolysis | combustion | hydration | It is a decomposition for which electrical energy is supplied.
2 types-of-reactions | Judged by the heat given out or taken in, respiration is which type of reaction? | Exothermic | Endothermic | Photochemical | Neutralisation | Energy is given out when glucose is oxidised.
1 oxidising-reducing-agents | An oxidising agent is a substance that, in the reaction, is itself: | reduced | oxidised | neutralised | evaporated | It takes electrons from another substance and gains them itself.
2 oxidising-reducing-agents | In 2FeCl₃ + SnCl₂ → 2FeCl₂ + SnCl₄, the reducing agent is: | SnCl₂ | FeCl₃ | FeCl₂ | SnCl₄ | Tin goes from +2 to +4, so it gives electrons. Iron is reduced from +3 to +2.
2 oxidising-reducing-agents | Which of these is the strongest reducing agent in aqueous solution? | Lithium | Sodium | Potassium | Zinc | Its standard electrode potential, −3.05 V, is the lowest, since its small ion is strongly hydrated.
3 oxidising-reducing-agents | Which of these can act only as a reducing agent and not as an oxidising agent? | H₂S | SO₂ | H₂O₂ | HNO₂ | Sulphur in it has its lowest state, −2. In the other three the element has a middle state.
3 oxidising-reducing-agents | Given below are two statements: // Statement I: Nitric acid acts as an oxidising agent. // Statement II: Carbon monoxide reduces iron oxide in the blast furnace. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Nitrogen is in its highest state, +5, in nitric acid. Carbon monoxide is oxidised to carbon dioxide.
1 redox-types | Burning of magnesium in oxygen is a redox reaction of the type: | combination | decomposition | displacement | disproportionation | Two substances join to form one: 2Mg + O₂ → 2MgO.
2 redox-types | Zn + 2HCl → ZnCl₂ + H₂ is an example of: | non-metal displacement | metal displacement | decomposition | combination | Hydrogen, a non-metal, is set free by the metal.
2 redox-types | Which of these decomposition reactions is not a redox reaction? | CaCO₃ → CaO + CO₂ | 2KClO₃ → 2KCl + 3O₂ | 2NaH → 2Na + H₂ | 2H₂O → 2H₂ + O₂ | No element changes its oxidation state in it. In the other three some do.
3 redox-types | Which of these can undergo disproportionation? | ClO⁻ | ClO₄⁻ | Cl⁻ | F⁻ | The element must be in a middle oxidation state. Chlorine is +7 in ClO₄⁻, its highest, and −1 in Cl⁻, its lowest.
3 redox-types | The reaction 2H₂S + SO₂ → 3S + 2H₂O is an example of: | comproportionation | disproportionation | decomposition | neutralisation | Sulphur of two different states, −2 and +4, ends in one state, 0. It is the reverse of disproportionation.
2 redox-types | Given below are two statements: // Statement I: Displacement of bromine from KBr by chlorine is a redox reaction. // Statement II: All double displacement reactions are redox reactions. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | Chlorine is reduced and bromide oxidised. In double displacement ions only change partners.
`,
    },
  ],
})
