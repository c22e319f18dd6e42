/**
 * True for a line that asks: `Q：如果该生物离开了战场会怎样？`, `问：…`, `Q1. …`, `質問：…`, `Q　…`, `**Q:** …`. The
 * answer stands below.
 */
export const beginsQuestion = (text: string): boolean =>
  /^(?:[*_']{2,3}|[【[(（])?(?:Q(?:uestion)?\s?\d{0,2}|[Ｑ]\p{Nd}{0,2}|问|問|提问|提問|質問)(?:\s*[:：.．、]|[】\])）]|(?=\u3000))(?:[*_']{2,3})?\s*\S/u.test(
    text.slice(0, 24),
  );
