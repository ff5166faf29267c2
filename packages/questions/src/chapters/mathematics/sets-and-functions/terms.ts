import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
subsets | Set, samuchchay, समुच्चय | A set is a well-defined collection of objects, called its elements, such as {1, 2, 3}.
subsets | Subset, upsamuchchay, उपसमुच्चय | A subset of a set is a set all of whose elements belong to it; a set of $n$ elements has $2^n$ subsets.
subsets | Power set, ghat samuchchay, घात समुच्चय | The power set of a set is the set of all its subsets; for a set of $n$ elements it has $2^n$ elements.
subsets | Empty set, null set, void set, rikt samuchchay, रिक्त समुच्चय | The empty set is the set that has no element, written $\\varnothing$; it is a subset of every set.
union-and-intersection | Union of sets, sammilan, सम्मिलन समुच्चय | The union of two sets is the set of all elements that belong to at least one of them, written $A \\cup B$.
union-and-intersection | Intersection of sets, sarvnishth, सर्वनिष्ठ समुच्चय | The intersection of two sets is the set of all elements that belong to both of them, written $A \\cap B$.
union-and-intersection | Venn diagram, वेन आरेख | A Venn diagram is a picture of sets by circles or other closed curves that shows their relations, unions and intersections.
number-of-relations | Relation in mathematics, cartesian product | A relation from set $A$ to set $B$ is any subset of their Cartesian product $A \\times B$, the set of all ordered pairs $(a, b)$; if $A$ has $m$ and $B$ has $n$ elements, there are $2^{mn}$ relations.
number-of-functions | Function, phalan, फलन | A function from set $A$ to set $B$ is a rule that assigns to each element of $A$ exactly one element of $B$; it is written $f : A \\to B$.
one-one-functions | One-one function, injective function, one to one function, एकैकी फलन | A one-one function is one in which different elements of the domain have different images.
types-of-functions | Onto function, surjective function, aachhadak phalan, आच्छादक फलन | An onto function is one in which every element of the codomain is the image of at least one element of the domain.
types-of-functions | Bijective function, bijection, एकैकी आच्छादक फलन | A bijective function is one that is both one-one and onto; only such a function has an inverse.
types-of-functions | Even and odd functions, even function, odd function, सम और विषम फलन | An even function satisfies $f(-x) = f(x)$, as $\\cos x$ does; an odd function satisfies $f(-x) = -f(x)$, as $\\sin x$ does.
composite-function | Composite function, composition of functions, sanyukt phalan, संयुक्त फलन | A composite function is the function got by applying one function after another: $(g \\circ f)(x) = g(f(x))$.
inverse-function | Inverse function, pratilom phalan, प्रतिलोम फलन | The inverse of a one-one onto function $f$ is the function that takes each image back to its element: $f^{-1}(y) = x$ if $f(x) = y$.
equivalence-relation | Equivalence relation, tulyata sambandh, तुल्यता संबंध | An equivalence relation is a relation that is reflexive, symmetric and transitive, such as equality.
domain-and-range | Domain and range, domain, range of a function, प्रांत और परिसर | The domain of a function is the set of values for which it is defined; its range is the set of values that it takes.
`)
