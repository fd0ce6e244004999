/** How a PDF was made, as far as it says so itself. */
export interface DocumentSigns {
  /** The programs that it names; empty if it names none. */
  program: string;
  /** How often it was saved again by adding to its end. */
  updates: number;
  /** Pages with amounts in a font that nothing else on the page has, and how many. */
  oddAmounts: { page: number; amounts: number }[];
}
