/** A fraction as a copybook writes it. Read out as '5 over 9', whatever the language of the page: it is a formula. */
export function Fraction({ numerator, denominator }: { numerator: string; denominator: string }) {
  return (
    <span
      role="img"
      aria-label={`${numerator} over ${denominator}`}
      className="mx-[0.12em] inline-flex flex-col text-center align-middle text-[0.86em] leading-[1.12] [font-variant-numeric:lining-nums]"
    >
      <span className="border-b-[1.5px] border-current px-[0.22em] pb-[0.06em]">{numerator}</span>
      <span className="px-[0.22em] pt-[0.06em]">{denominator}</span>
    </span>
  )
}
