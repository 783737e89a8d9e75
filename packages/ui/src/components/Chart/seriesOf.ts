/** The colour of the series at this place: six, and round again. */
export type SeriesColour = 1 | 2 | 3 | 4 | 5 | 6;

/** Lines are thin and lie on the ground: the strong colours come first. */
const forLines: readonly SeriesColour[] = [1, 2, 5, 6, 4, 3];

export const lineColourOf = (at: number): SeriesColour => forLines[at % 6] ?? 1;

export const colourOf = (at: number): SeriesColour => ((at % 6) + 1) as SeriesColour;
