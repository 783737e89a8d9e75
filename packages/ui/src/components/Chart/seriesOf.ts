/** Color of a series by its index; six colors repeat. */
export type SeriesColour = 1 | 2 | 3 | 4 | 5 | 6;

/** Colors of lines in order of contrast, because lines are thin. */
const forLines: readonly SeriesColour[] = [1, 2, 5, 6, 4, 3];

export const lineColourOf = (at: number): SeriesColour => forLines[at % 6] ?? 1;

export const colourOf = (at: number): SeriesColour => ((at % 6) + 1) as SeriesColour;
