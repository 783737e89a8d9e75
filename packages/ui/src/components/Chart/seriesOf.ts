/** Color of a series by its index; eight colors repeat. */
export type SeriesColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const colourOf = (at: number): SeriesColour => ((at % 8) + 1) as SeriesColour;
