/** How a doubt tells the value of g: 'take g = 10 m/s²'. */
export const GRAVITY =
  '\\(?(?:take |taking |use |using |given |assume |assuming |where |with |and )*(?:acceleration due to gravity|g) ?(?:=|is|as|to be)? ?#(?: ?m/s\\^2)?\\)?'
